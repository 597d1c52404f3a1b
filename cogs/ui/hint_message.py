"""A hint in the words of the options, with its reason, what it was compared with, and *Play it*."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from cogs.tables.answers import PartialMove, follow, path_to, version_token
from cogs.tables.room import Room
from cogs.ui.components import Layout, button, message, rows
from cogs.ui.custom_ids import AnswerId, Verb, fits
from cogs.ui.panel_texts import PanelTexts
from cogs.ui.pictures import PictureFile, image_galleries
from cogs.ui.style import PRIMARY, accent
from data.words import Phrases
from engines.advice import Advice, Considered
from engines.core import Raw, Seat, say, tenths


def hint_message(
    room: Room, seat: Seat, advice: Advice, words: Phrases, images: Sequence[PictureFile]
) -> Layout:
    """`images`: the picture of the last question with the advised answer in it."""
    move, texts = led_to(room, seat, advice.move), PanelTexts(words)
    lines = [f"### {words(say('hint-move', deed=texts.described(move)))}"]
    if advice.reason is not None:
        lines.append(words(say("hint-reason", reason=advice.reason)))
    if len(advice.considered) > 1:
        compared = [_compared(room, seat, one, texts) for one in advice.considered]
        lines.append("\n".join([words(say("hint-compared")), *compared]))
    caution = room.table.game.caution(room.table.state, seat, room.table.game.read_move(advice.move))
    if caution is not None:  # said here, so that nobody is asked again whether to follow the advice
        lines.append(words(caution))
    version = version_token(room.table, seat)
    here = AnswerId(room.row.id, version, move.fingerprint, move.steps)
    buttons = [button(words(say("hint-back")), Verb.BACK, *AnswerId(room.row.id, version, "", ()).parts)]
    if fits(Verb.CONFIRM, *here.parts):
        buttons.insert(0, button(words(say("hint-play")), Verb.CONFIRM, *here.parts, style=PRIMARY))
    return message(*image_galleries(images), *lines, *rows(buttons), colour=accent(room, seat))


def _compared(room: Room, seat: Seat, one: Considered, texts: PanelTexts) -> str:
    deed = texts.described(led_to(room, seat, one.move))
    return f"- {texts.words(say('hint-point', deed=deed, points=tenths(one.points, signed=True)))}"


def led_to(room: Room, seat: Seat, move: Raw) -> PartialMove:
    """The move as somebody would press it."""
    ask = partial(room.table.ask, seat)
    return follow(ask, path_to(ask, room.table.game.read_move(move)))
