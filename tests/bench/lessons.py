"""`python -m tests.bench.lessons`: how often somebody presses for each decision of a lesson.

Every lesson is played to its end: the person makes the moves that a hint without thinking ahead would name,
by way of the real panel (see `tests.bench.presses` for what counts as a press), against easy computer players
from the lesson's own deal. *Play* on the board is counted once a turn, with the turn's first decision.
"""

from __future__ import annotations

from cogs.tables.lessons import SALT, deal_of
from data.words import Phrases
from engines import AnyGame, games
from engines.players import EASY, computer
from engines.settings import SEATING
from engines.table import Table
from tests.bench.presses import pressed_move
from tests.bench.timing import percentile

LEARNER = 0
MOST = 3
"""Presses for a decision, in the median."""


def decisions(game: AnyGame) -> list[int]:
    """The presses for each decision of a lesson."""
    deal = deal_of(game.key)
    settings = game.check_settings({SEATING.key: "joined", **deal.settings})
    table = Table.open(game, seats=deal.seats, key=deal.key.encode(), salt=[SALT], settings=settings)
    words = Phrases("en", [f"Player {seat + 1}" for seat in range(table.seats)])
    easy, found, acting = computer(game, EASY, ""), list[int](), False
    while table.waiting:
        if LEARNER not in table.waiting:
            acting = False
            table.play(table.waiting[0], table.suggest(table.waiting[0], easy), at=0)
            continue
        found.append(pressed_move(table, LEARNER, words) + (not acting))
        acting = True
    return found


def main() -> None:
    print(f"{'presses a decision':24}{'median':>8}{'90 %':>8}{'most':>8}{'decisions':>12}")
    for key, game in games().items():
        presses = decisions(game)
        figures = (percentile(presses, 50), percentile(presses, 90), max(presses), len(presses))
        print(f"{key:24}{figures[0]:8g}{figures[1]:8g}{figures[2]:8}{figures[3]:12}")


if __name__ == "__main__":
    main()
