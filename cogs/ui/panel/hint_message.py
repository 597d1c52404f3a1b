"""A hint in the words of the options, with its reason, what it was compared with, and *Play it*."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from cogs.tables.loading.room import Room
from cogs.tables.moves.answer_path import PartialMove, follow, path_to
from cogs.ui.components.building_blocks import Layout, button, message, rows
from cogs.ui.components.custom_ids import AnswerId, Verb, fits
from cogs.ui.components.picture_files import PictureFile, image_galleries
from cogs.ui.components.style import PRIMARY, accent
from cogs.ui.panel.texts import PanelTexts
from cogs.ui.wording.how_far_ahead import gap, lead, standing, unit
from data.words import Phrases
from engines.computer.advice import Advice
from engines.contract.core import Many, Raw, Seat, say
from engines.tables.knowledge import version_token


def hint_message(
    room: Room, seat: Seat, advice: Advice, words: Phrases, images: Sequence[PictureFile]
) -> Layout:
    """`images`: the picture of the last question with the advised answer in it."""
    move, texts = led_to(room, seat, advice.move), PanelTexts(words)
    lines = [f"### {words(say('hint-move', deed=texts.chosen(move)))}"]
    reasons = _reasons(room, seat, advice, texts)
    if reasons:
        lines.append(words(say("hint-reason", reason=" ".join(reasons))))
    if len(advice.considered) > 1:
        lines.append("\n".join(_compared(room, seat, advice, texts)))
    caution = room.table.game.caution(room.table.state, seat, room.table.game.read_move(advice.move))
    if caution is not None:  # said here, so that nobody is asked again whether to follow the advice
        lines.append(words(say("hint-caution", caution=caution)))
    version = version_token(room.table, seat)
    here = AnswerId(room.row.id, version, move.fingerprint, move.steps)
    buttons = [button(words(say("hint-back")), Verb.BACK, AnswerId(room.row.id, version, "", ()))]
    if fits(Verb.CONFIRM, here):
        buttons.insert(0, button(words(say("hint-play")), Verb.CONFIRM, here, style=PRIMARY))
    return message(*image_galleries(images), *lines, *rows(buttons), colour=accent(room, seat))


def _reasons(room: Room, seat: Seat, advice: Advice, texts: PanelTexts) -> list[str]:
    """What led the player there, and what it gains over what it would have done without thinking ahead."""
    found = [] if advice.reason is None else [advice.reason]
    if advice.first_thought is not None:
        game, usual = room.table.game, texts.chosen(led_to(room, seat, advice.first_thought.move))
        ahead = gap(game, advice.considered[0].lead, advice.first_thought.lead)
        if ahead != lead(game, 0.0):
            found.append(say(f"hint-ahead-{unit(game)}", ahead=ahead, deed=usual))
    return [texts.words(reason) for reason in found]


def _compared(room: Room, seat: Seat, advice: Advice, texts: PanelTexts) -> Iterator[str]:
    """How far ahead or behind the best moves come out. Where another one is ahead of the advised one, it is
    by too little to be chosen: figures would only speak against the advice."""
    game, words, best = room.table.game, texts.words, advice.considered
    rivals = len(game.sides(room.table.seats, room.table.settings)) - 1
    leads = [standing(game, one.lead, rivals) for one in best]
    deeds = [texts.chosen(led_to(room, seat, one.move)) for one in best]
    if all(told == leads[0] for told in leads):
        yield words(say("hint-even", deeds=Many([*deeds])))
    elif any(one.lead > best[0].lead for one in best):
        usual = advice.first_thought and advice.first_thought.move  # told with the reasons, as behind
        others = [deed for deed, one in zip(deeds[1:], best[1:], strict=True) if one.move != usual]
        if others:
            yield words(say("hint-close", deeds=Many([*others])))
    else:
        yield words(say(f"hint-compared-{unit(game)}"))
        for deed, told in zip(deeds, leads, strict=True):
            yield f"- {words(say('hint-lead', deed=deed, lead=told))}"


def led_to(room: Room, seat: Seat, move: Raw) -> PartialMove:
    """The move as somebody would press it."""
    ask = partial(room.table.ask, seat)
    return follow(ask, path_to(ask, room.table.game.read_move(move)))
