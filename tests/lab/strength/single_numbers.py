"""Whether one changed number beats a computer player: then its numbers are not good ones.

Every number of `numbers.toml` is halved, doubled and set to zero; a player with that one change sits among
rivals with today's numbers. Clear cases end early: `ladder GAME --numbers`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engines.computer.players import Computer
from engines.contract.core import Raw, Settings
from engines.contract.stages import Stage
from engines.games.discovery import games
from engines.kit.game import AnyGame
from engines.tables.saved_games import with_computer
from tests.lab.report import Figure, Row
from tests.lab.strength.matches import Share, next_deals, play, where
from tests.lab.strength.numbers import Number, changed, leaves, usable

BOUND = 1.2
"""Fair shares that no single change may win."""


class Change(NamedTuple):
    """How a player with one changed number did."""

    of: str
    deals: int
    shares: Share
    """Of games won, in fair shares."""

    @property
    def row(self) -> Row:
        return Row(self.of, {"fair shares": self.shares.figure(), "deals": Figure(self.deals)})


def other_values(value: Number) -> list[Number]:
    """Halved, doubled, zero; each once, and none that is the number itself."""
    found: list[Number] = []
    for other in (value / 2, value * 2, 0):
        number = round(other) if isinstance(value, int) else float(other)
        if number != value and number not in found:
            found.append(number)
    return found


def all_changes(game: AnyGame) -> Iterator[tuple[str, Number, Number]]:
    """Every change that the figures of the game accept."""
    for name, value in leaves(game.raw_computer).items():
        for other in other_values(value):
            if usable(game, changed(game.raw_computer, {name: other})):
                yield name, value, other


def try_change(
    game_key: str, seats: int, settings: Settings, most: int, seed: int, change: tuple[str, Number, Number]
) -> Change:
    """One change, on as many deals as it takes. Named by plain data, for another process."""
    game, (name, was, now) = games(Stage.DRAFT)[game_key], change
    other: Raw = changed(game.raw_computer, {name: now})
    who = Computer(with_computer(game, other)), Computer(game)
    sides = game.sides(seats, settings)
    shares: list[float] = []
    while numbers := next_deals(shares, most, BOUND):
        for number in numbers:
            key = f"{game_key}/numbers/{seed}/{number}".encode()
            shares.append(sum(play(game, seats, settings, key, side, who).won for side in sides))
    of = f"{where(game, seats, settings)}: {name} {was:g} -> {now:g}"
    return Change(of, len(shares), Share.of(shares))
