"""Five board games of discovery as a library. Pure Python: no Discord, no database, no clock, no pictures.

    from engines import Table, games

    table = Table.open(games()["magellan"], seats=3, key=b"a secret")
    seat = table.waiting[0]
    question = table.ask(seat, {})

`docs/engine.md` shows how to ask, play, look, undo, replay, and write a computer player.
"""

from __future__ import annotations

from engines.contract.core import (
    Amount,
    Event,
    Move,
    Option,
    Outcome,
    Pick,
    PickSome,
    Question,
    Rejected,
    Say,
    View,
    admits,
    answer,
    open_options,
    winners,
)
from engines.contract.dice import Dice
from engines.games.discovery import games
from engines.kit.game import AnyGame, Game
from engines.tables.log import Entry, Record
from engines.tables.table import Table

__all__ = [
    "Amount",
    "AnyGame",
    "Dice",
    "Entry",
    "Event",
    "Game",
    "Move",
    "Option",
    "Outcome",
    "Pick",
    "PickSome",
    "Question",
    "Record",
    "Rejected",
    "Say",
    "Table",
    "View",
    "admits",
    "answer",
    "games",
    "open_options",
    "winners",
]
