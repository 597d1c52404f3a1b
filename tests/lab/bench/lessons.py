"""How often somebody presses for each decision of a lesson.

Every lesson is played to its end: the person makes the moves that a hint without thinking ahead would name,
by way of the real panel (see `presser` for what counts as a press), against easy computer players
from the lesson's own deal. *Play* on the board is counted once a turn, with the turn's first decision. What
the coach says on the way is noted too, as if every panel were read.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from cogs.tables.lobbies.lessons import SALT, deal_of
from cogs.ui.panel.coach import asked_name, moment, texts_for, unmet
from cogs.ui.panel.texts import is_filled_in
from data.words import Phrases
from engines import AnyGame, games
from engines.computer.players import EASY, computer
from engines.contract.settings import SEATING
from engines.tables.table import Table
from tests.lab.bench.presser import Presser, play_pressed
from tests.lab.report import Row, spread

LEARNER = 0
MOST = 3
"""Presses for a decision, in the median."""


class Walked(NamedTuple):
    """A lesson that was played to its end."""

    presses: list[int]
    """For each decision."""
    told: list[list[str]]
    """What the coach said with each panel, by the names of the texts."""
    chosen: set[str]
    """The kinds of question that were answered with a choice."""


def lesson(game: AnyGame) -> Table:
    """The lesson of a game as it begins."""
    deal = deal_of(game.key)
    settings = game.check_settings({SEATING.key: "joined", **deal.settings})
    salt = [SALT] * deal.seats
    return Table.open(game, seats=deal.seats, key=deal.key.encode(), salt=salt, settings=settings)


@cache
def walk(game: AnyGame) -> Walked:
    """Play the lesson of a game."""
    table = lesson(game)
    words = Phrases("en", [f"Player {seat + 1}" for seat in range(table.seats)])
    easy, walked, acting, coached = computer(game, EASY, ""), Walked([], [], set()), False, list[str]()
    while table.waiting:
        if LEARNER not in table.waiting:
            acting = False
            table.play(table.waiting[0], table.suggest(table.waiting[0], easy), at=0)
            continue
        now = moment("lesson", table, LEARNER)
        presser = Presser(lambda draft: table.ask(LEARNER, draft), words, table.suggest(LEARNER))
        pressed = presser.press()
        for panel in presser.panels:
            told = unmet(texts_for(game, panel, first=not walked.told), coached, now)
            coached += [text.key + now for text in told if text.key + now not in coached]
            walked.told.append([text.key.partition("-coach-")[2] for text in told])
        chosen = [question for n, question in enumerate(pressed.asked) if not is_filled_in(n, question)]
        walked.chosen.update(map(asked_name, chosen))
        walked.presses.append(play_pressed(table, LEARNER, presser, pressed) + (not acting))
        acting = True
    return walked


def rows() -> list[Row]:
    return [
        Row(f"{key}, lesson", spread(walk(game).presses, "", 50, 90, 100, of="decisions"))
        for key, game in games().items()
    ]
