"""How close every nation is to winning: what the hard computer player goes by when it stops thinking on.

What each thing counts was learned from games of the computer player against itself: how often a nation won
from such a position (a logistic model). In a match the wins count too: else whoever is about to win or
to lose a game of it would not care.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp, fsum
from typing import NamedTuple

from msgspec.structs import astuple

from engines.contract.core import Seat
from engines.games.efemeris.board import Board
from engines.games.efemeris.figures import Purse, Standing
from engines.games.efemeris.scoring import outcome
from engines.games.efemeris.state import GALLEON, Ship

NEVER = 99


class Purses(NamedTuple):
    """Spices when a nation builds next."""

    now: Purse
    brings: Purse


def lead(board: Board, seat: Seat) -> float:
    """How much likelier the nation of this seat wins than the best other: there are no points."""
    end = outcome(board)
    if end is not None:
        ranks = {standing.seat: standing.rank for standing in end.standings}
        best = min(ranks.values())
        level = len({board.side_of(one) for one, rank in ranks.items() if rank == best})
        return (1.0 if level == 1 else 0.0) if ranks[seat] == best else -1.0
    found = match_chances(board)
    mine = found.pop(board.side_of(seat))
    return mine - max(found)


def standing(board: Board, at: int) -> Standing:
    state, side = board.state, board.state.sides[at]
    active = bool(board.active) and board.active_side is side
    acting = active and state.step in ("tactics", "build")
    goal, planets = board.mode.goal, len(board.planets_of_side(at))
    purses = {seat: _purses(board, seat) for seat in side.seats}
    near, ripe = _prey(board, at, purses, acting=acting)
    players = [board.player(seat) for seat in side.seats]
    ships = [ship for seat in side.seats for ship in board.ships_of(seat)]
    galleons = sum(ship.kind == GALLEON for ship in ships)
    order = len(state.order)
    return Standing(
        planets=planets,
        one_short=float(planets == goal - 1),
        two_short=float(planets == goal - 2),
        pepper=sum(one.now.pepper for one in purses.values()) / len(players),
        vanilla=sum(one.now.vanilla for one in purses.values()) / len(players),
        pepper_income=sum(one.brings.pepper for one in purses.values()),
        vanilla_income=sum(one.brings.vanilla for one in purses.values()),
        galleons=galleons,
        frigates=len(ships) - galleons,
        launches=sum(max(0, board.frigates_left(seat)) for seat in side.seats),
        captains=sum(board.captains_left(seat) for seat in side.seats),
        fortresses=sum(owner in side.seats for owner in state.fortresses.values()),
        hand=sum(len(player.hand) for player in players),
        tokens=sum(len(player.bonus) for player in players),
        near=min(3, near),
        ripe=min(2, ripe),
        wins=float(ripe > 0 and planets >= goal - 1),
        turn=(1.0 if state.step != "build" else 0.5) if active else 0.0,
        soon=((state.order.index(at) - state.at - 1) % order) / order,
    )


def _purses(board: Board, seat: Seat) -> Purses:
    """What it has, and what planets and factories bring."""
    player, kinds, figures = board.player(seat), board.sky.kinds, board.figures
    brings = {"pepper": 0, "vanilla": 0}
    for planet in board.planets_of(seat):
        brings[figures.planets[planet].product] += figures.planets[planet].amount
    for ship in board.ships_of(seat):
        kind, _, spice = kinds.get(ship.field, "").partition("_")
        if spice:
            brings[spice] += figures.play.factory if kind == "factory" else figures.play.providence
    return Purses(Purse(player.pepper, player.vanilla), Purse(brings["pepper"], brings["vanilla"]))


def _prey(board: Board, at: int, purses: dict[Seat, Purses], *, acting: bool) -> tuple[int, int]:
    """How many planets the ships of a nation reach with their next move, and how many of them it can pay."""
    owners, forts, sides = board.state.owners, board.state.fortresses, len(board.state.sides)
    near, ripe = set(), set()
    barred = {ship.field: ship for ship in board.state.ships}
    for planet, field in board.sky.planets.items():
        owner, fort = owners.get(planet), forts.get(planet)
        if (owner is not None and owner % sides == at) or (fort is not None and fort % sides != at):
            continue
        there = barred.get(field)
        if there is not None and there.seat % sides != at:
            continue
        far, price = board.sky.distances(field), board.figures.planets[planet].price
        for ship in board.state.ships:
            if ship.seat % sides == at and far.get(ship.field, NEVER) <= _steps(board, ship, acting=acting):
                near.add(planet)
                now, brings = purses[ship.seat]
                more = (0, 0) if acting else brings
                if now.pepper + more[0] >= price.pepper and now.vanilla + more[1] >= price.vanilla:
                    ripe.add(planet)
    return len(near), len(ripe)


def _steps(board: Board, ship: Ship, *, acting: bool) -> int:
    """How far it comes before it builds: a ship that has moved stays."""
    if acting and (ship.moved or board.state.step == "build"):
        return 0
    return 0 if ship.frozen_by is not None else board.steps(ship)


def chances(board: Board) -> list[float]:
    """How likely each nation wins the game."""
    weights = astuple(board.figures.computer.value[board.state.mode])  # type: ignore[index]
    found = []
    for at in range(len(board.state.sides)):
        counted = astuple(standing(board, at))
        found.append(exp(fsum(weight * value for weight, value in zip(weights, counted, strict=True))))
    whole = fsum(found)
    return [one / whole for one in found]


def match_chances(board: Board) -> list[float]:
    """How likely each nation wins the match; of a single game, the game."""
    state, count = board.state, len(board.state.sides)
    if state.wins_needed == 1:
        return chances(board)
    begun = chances(board) if state.turn else [1 / count] * count
    wins, left = [side.wins for side in state.sides], board.figures.match.games - len(state.played) - 1
    found = [0.0] * count
    for winner, chance in enumerate(begun):
        then = _even(_with_win(wins, winner), left, state.wins_needed)
        found = [one + chance * more for one, more in zip(found, then, strict=True)]
    return found


def _with_win(wins: Sequence[int], winner: int) -> tuple[int, ...]:
    return tuple(number + (side == winner) for side, number in enumerate(wins))


@cache
def _even(wins: tuple[int, ...], left: int, needed: int) -> tuple[float, ...]:
    """How likely each side wins a match with so many wins, if all are as likely to win each game left."""
    most, count = max(wins), len(wins)
    if most >= needed or not left:
        return tuple((number == most) / wins.count(most) for number in wins)
    ways = [_even(_with_win(wins, winner), left - 1, needed) for winner in range(count)]
    return tuple(fsum(way[side] for way in ways) / count for side in range(count))
