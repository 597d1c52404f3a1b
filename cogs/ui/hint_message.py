"""A hint in the words of the options, with its reason, what it was compared with, and *Play it*."""

from __future__ import annotations

from functools import partial

from cogs.tables.answers import PartialMove, follow, path_to, version_token
from cogs.tables.room import Room
from cogs.ui.components import Layout, button, message, rows
from cogs.ui.custom_ids import AnswerId, Verb, fits
from cogs.ui.panel_texts import PanelTexts
from cogs.ui.style import PRIMARY, accent
from data.words import Phrases
from engines.advice import Advice
from engines.core import Many, Raw, Seat, say


def hint_message(room: Room, seat: Seat, advice: Advice, words: Phrases) -> Layout:
    move, texts = _led_to(room, seat, advice.move), PanelTexts(words)
    lines = [f"### {words(say('hint-move', deed=texts.described(move)))}"]
    if advice.reason is not None:
        lines.append(words(say("hint-reason", reason=advice.reason)))
    if len(advice.considered) > 1:
        compared = [
            say(
                "hint-point", deed=texts.described(_led_to(room, seat, one.move)), points=f"{one.points:+.1f}"
            )
            for one in advice.considered
        ]
        lines.append(words(say("hint-compared", moves=Many([*compared]))))
    version = version_token(room.table, seat)
    here = AnswerId(room.row.id, version, move.fingerprint, move.steps)
    buttons = [button(words(say("hint-back")), Verb.BACK, *AnswerId(room.row.id, version, "", ()).parts)]
    if fits(Verb.ANSWER, *here.parts):
        buttons.insert(0, button(words(say("hint-play")), Verb.ANSWER, *here.parts, style=PRIMARY))
    return message(*lines, *rows(buttons), colour=accent(room, seat))


def _led_to(room: Room, seat: Seat, move: Raw) -> PartialMove:
    """The move as somebody would press it."""
    ask = partial(room.table.ask, seat)
    return follow(ask, path_to(ask, room.table.game.read_move(move)))
