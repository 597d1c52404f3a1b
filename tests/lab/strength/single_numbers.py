"""Whether one changed number beats a computer player: then its numbers are not good ones.

Every number of data/computer/<game>.toml is halved, doubled and set to zero; a player with that one change
sits among rivals with today's numbers. Clear cases end early: `ladder GAME --numbers`.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engines.computer.players import Computer
from engines.contract.core import Raw, Settings
from engines.games.discovery import AnyGame, games
from engines.tables.saved_games import with_computer
from tests.lab.strength.matches import Share, next_deals, play, unusual, where
from tests.lab.strength.numbers import Number, changed, leaves, usable

BOUND = 1.2
"""Fair shares that no single change may win."""


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """How a player with one changed number did."""

    name: str
    seats: int
    settings: Settings
    """Those that are not the usual ones."""
    was: Number
    now: Number
    deals: int
    shares: Share
    """Of games won, in fair shares."""


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
    game, (name, was, now) = games()[game_key], change
    other: Raw = changed(game.raw_computer, {name: now})
    who = Computer(with_computer(game, other)), Computer(game)
    sides = game.sides(seats, settings)
    shares: list[float] = []
    while numbers := next_deals(shares, most, BOUND):
        for number in numbers:
            key = f"{game_key}/numbers/{seed}/{number}".encode()
            shares.append(sum(play(game, seats, settings, key, side, who).won for side in sides))
    return Change(
        name=name,
        seats=seats,
        settings=unusual(game, settings),
        was=was,
        now=now,
        deals=len(shares),
        shares=Share.of(shares),
    )


HEAD = """\
| Players | Settings | Number | was | now | fair shares | deals |
|---|---|---|---|---|---|---|"""


def in_words(change: Change) -> str:
    """A row of the table."""
    place, share = where(change.seats, change.settings), change.shares
    one = f"{change.name} | {change.was:g} | {change.now:g}"
    return f"| {place} | {one} | {share.mean:.2f} ± {share.off:.2f} | {change.deals} |"
