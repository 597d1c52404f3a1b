"""What thinking ahead stands on (§13): the fast way is the same player, and nobody sees what is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from msgspec.structs import replace

from engines.computer.search import think
from engines.contract.core import Settings
from engines.contract.dice import Dice
from engines.games.entdecker import GAME
from engines.games.entdecker.computer.sight import of_board, of_view
from engines.games.entdecker.moves import EndTurn, Sail
from engines.games.entdecker.state import State
from tests.engines.games.entdecker.scene import Scene, unit
from tests.lab.strength.numbers import leaves
from tests.support.played_games import played

CHOICES = [
    (2 + number % 3, *settings)
    for number, settings in enumerate(
        product(("when_supply_empty", "always"), ("landing", "no_landing"), ("allowed", "forbidden"))
    )
]
"""All settings together, with each number of players for some of them."""


def positions(seats: int, settings: Settings) -> Iterator[State]:
    """Of a game in which every third move is blind."""
    for moment in played(GAME.key, seats=seats, settings=settings, clever=7):
        if moment.state.active in GAME.waiting(moment.state):
            yield moment.state


@pytest.mark.parametrize(("seats", "recall", "storm", "start_tile"), CHOICES)
def test_off_the_board_it_sees_what_it_sees_in_a_view(
    seats: int, recall: str, storm: str, start_tile: str
) -> None:
    settings = {"recall_window": recall, "storm": storm, "start_tile": start_tile}
    for number, state in enumerate(positions(seats, settings)):
        seat = state.active
        view, ask = GAME.view(state, seat), GAME.asking(state, seat, explained=False)
        assert of_board(GAME.board(state), seat) == of_view(GAME.figures.chart, view.public, seat, ask)
        dice = Dice(b"the same", number), Dice(b"the same", number)
        assert GAME.policy(state, seat, dice[0]) == GAME.suggest(view, ask, dice[1])


def test_what_is_hidden_changes_nothing() -> None:
    for number, state in enumerate(positions(3, {})):
        other = GAME.redeal(state, state.active, Dice(b"other", number))
        assert of_board(GAME.board(other), state.active) == of_board(GAME.board(state), state.active)
        assert GAME.lead(other, state.active) == GAME.lead(state, state.active)


def test_alternatives_are_legal_and_hold_the_usual_move() -> None:
    for number, state in enumerate(positions(3, {})):
        found = GAME.alternatives(state, state.active, EndTurn(), Dice(b"x"))
        assert GAME.policy(state, state.active, Dice(b"usual", number)) in found
        for move in found:
            GAME.apply(GAME.copy(state), state.active, move, Dice(b"legal", number))


def test_what_seems_far_worse_is_an_alternative_but_is_not_tried() -> None:
    """Anywhere but on B4 the coast leaves the island of seat 0 open."""
    tiles = {"A4": "coast2", "B3": "sea", "B5": "sea", "D4": "sea"}
    units = [unit(0, "settlement", "A4")]
    state = Scene(tiles, units=units, draws=["X17"], gold=(1,)).sail("B3", 1).draw().state
    found, budget = GAME.alternatives(state, 0, EndTurn(), Dice(b"x")), GAME.figures.computer.hard
    worth = GAME.appraise(state, 0, found)
    assert worth == sorted(worth, reverse=True)
    near = [move for move, value in zip(found, worth, strict=True) if value >= worth[0] - budget.width]
    assert len(near) < budget.candidates < len(found)
    tried = think(GAME, state, 0, Dice(b"x"), replace(budget, playouts=1)).candidates
    assert {repr(one.move) for one in tried} == set(map(repr, near))


def test_no_number_of_the_hard_player_is_tried_as_one_of_the_normal_player() -> None:
    assert not {"doubt", "width"} & set(leaves(GAME.raw_computer))


def test_alternatives_differ_in_start_and_number_of_tiles() -> None:
    found = GAME.alternatives(Scene(gold=(9,)).state, 0, EndTurn(), Dice(b"x"))
    sails = [move for move in found if isinstance(move, Sail)]
    assert len({move.start for move in sails}) > 1
    assert len({move.tiles for move in sails}) > 1


# --- how far somebody is ahead ---------------------------------------------------------------------------


def test_ahead_counts_points_gold_land_and_chips() -> None:
    level = Scene(seats=2, gold=(5, 5)).state
    assert GAME.lead(level, 0) == 0
    level.players[0].ruins = 3
    assert GAME.lead(level, 0) == 3
    assert GAME.lead(level, 1) == -3
    level.players[0].gold += 2
    richer = GAME.lead(level, 0)
    assert 3 < richer < 5
    level.players[0].chips.append("K01")
    assert GAME.lead(level, 0) > richer


def test_ahead_counts_land_for_whoever_holds_it() -> None:
    scene = Scene({"A4": "coast2"}, seats=3, units=[unit(1, "settlement", "A4")])
    assert GAME.lead(scene.state, 1) > 0 > GAME.lead(scene.state, 0)


def test_all_rivals_count_not_only_the_best() -> None:
    state = Scene(seats=3, gold=(5, 5, 5)).state
    for player, points in zip(state.players, (6, 4, 0), strict=True):
        player.ruins = points
    assert GAME.lead(state, 0) == pytest.approx(4)
    assert GAME.lead(state, 2) == pytest.approx(-5)


def test_at_the_end_only_points_count() -> None:
    state = next(iter(positions(2, {})))
    state.step, state.end = "over", "full"
    state.players[0].ruins, state.players[0].gold, state.players[1].gold = 3, 0, 12
    assert GAME.lead(state, 0) == 3
