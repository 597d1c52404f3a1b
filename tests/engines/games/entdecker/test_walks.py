"""What must hold at every moment of every game, and how long games are (§3.10)."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from engines.computer.players import Player, computer
from engines.contract.dice import Dice
from engines.games.entdecker import GAME
from engines.games.entdecker.board import Board
from engines.games.entdecker.sea.geometry import BITS
from engines.games.entdecker.state import KINDS_OF_UNIT, State
from tests.lab.strength.yardsticks import RandomWalker

GAMES = 12


def check_state(state: State) -> None:
    board, figures = Board(GAME.figures, state), GAME.figures
    patterns, chart = board.patterns, board.chart
    for field, pattern in enumerate(patterns):
        if pattern < 0:
            continue
        for direction, there in enumerate(chart.neighbours[field]):
            land = bool(pattern & BITS[direction])
            if there < 0:
                assert not land, "land faces the border"
            elif patterns[there] >= 0:
                opposite = BITS[direction ^ 2]
                assert land == bool(patterns[there] & opposite), "touching sides match"
    assert all(0 <= player.gold <= figures.gold.cap for player in state.players)
    for seat, player in enumerate(state.players):
        for kind in KINDS_OF_UNIT:
            out = sum(unit.seat == seat and unit.kind == kind for unit in state.units)
            assert player.supply[kind] >= 0
            assert player.supply[kind] + out == figures.supply[kind]
    check_crowds(state)
    if state.step == "sail":
        assert board.can_sail(state.active)
        assert len(list(board.starts(state.active))) <= 50
        assert not any(board.island_at(unit.field, unit.part).complete for unit in state.units)
    if state.step == "place":
        assert 2 <= len(GAME.view(state, None).public.placements) <= 9


def check_crowds(state: State) -> None:
    """Several units on a tile only where the start tile is a place to land (§9-7)."""
    together = max(Counter(unit.field for unit in state.units).values(), default=0)
    assert together <= 1 or state.start_tile == "allowed"


def walked(seats: int, key: bytes, player: Player, **settings: str) -> State:
    state = GAME.start(seats, GAME.check_settings(settings), Dice(key, "deal"))
    moves = 0
    while waiting := GAME.waiting(state):
        moves += 1
        check_state(state)
        move = player.move(GAME, state, waiting[0], Dice(key, moves))
        GAME.apply(state, waiting[0], move, Dice(key, "move", moves))
    check_state(state)
    return state


PLAYERS = {"random": RandomWalker(), "computer": computer(GAME)}


@cache
def played(seats: int, player: str) -> list[State]:
    """The ends of whole games."""
    tiles = ("allowed", "forbidden")
    return [
        walked(seats, f"walk/{seats}/{number}".encode(), PLAYERS[player], start_tile=tiles[number % 2])
        for number in range(GAMES)
    ]


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games(seats: int, player: str) -> None:
    ends = Counter[str]()
    for state in played(seats, player):
        ends[state.end] += 1
        board = Board(GAME.figures, state)
        scored = {frozenset(done.fields) for done in state.discovered}
        complete = [island for island in board.land.islands if island.complete]
        assert scored == {frozenset(board.field_names(island.fields)) for island in complete}
        assert len(state.discovered) == len(complete), "each exactly once"
        if state.end == "full":
            assert state.units == []
            assert all(island.complete for island in board.land.islands)
        assert sum(len(player.chips) for player in state.players) + len(state.chips) == 20
    assert ends["full"] > ends["premature"]


def test_games_are_as_long_as_the_rules_page_says() -> None:
    """§3.10."""
    rounds, islands, points = [], [], []
    for seats in (2, 3, 4):
        ends = played(seats, "computer")
        rounds.append(sum(state.round for state in ends) / GAMES)
        islands.append(sum(len(state.discovered) for state in ends) / GAMES)
        totals = [player.points for state in ends for player in state.players]
        points.append(sum(totals) / len(totals))
    assert rounds == pytest.approx([31, 21, 15], abs=2)
    assert islands == pytest.approx([15, 15, 14], abs=2)
    assert points == pytest.approx([71, 60, 50], abs=5)
