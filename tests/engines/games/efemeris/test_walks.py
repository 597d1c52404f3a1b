"""Random games end, and what must always hold holds after every move."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.contract.core import Settings
from engines.contract.dice import Dice
from engines.games.efemeris import GAME
from engines.games.efemeris.board import Board
from engines.games.efemeris.state import State
from tests.conformance.tables import Setup, Walk
from tests.engines.games.efemeris.scene import settings

WALKS = 3
TABLES = [
    {},
    {"level": "expert", "games": "one"},
    {"level": "expert", "layout": "27", "rounds": "45", "crew": "one_of_each"},
    {"seal": "on", "cap": "4", "games": "three"},
]


def must_hold(state: State) -> None:
    board = Board(GAME.figures, state)
    play = GAME.figures.play
    standing = Counter(ship.field for ship in state.ships)
    assert all(count == 1 or field == board.sky.rose for field, count in standing.items())
    assert len({ship.id for ship in state.ships}) == len(state.ships)
    assert all(state.owners[planet] == owner for planet, owner in state.fortresses.items())
    assert all(planet in board.sky.planets for planet in state.owners)
    for seat, player in enumerate(state.players):
        assert 0 <= player.pepper <= play.spice_cap
        assert 0 <= player.vanilla <= play.spice_cap
        assert len(player.bonus) <= play.bonus_cap
        assert len(player.hand) <= board.mode.hand
        assert player.crew_played <= play.crew_plays
        assert board.frigates_left(seat) >= 0
        assert board.fortresses_left(seat) >= 0
        assert not player.display or board.galleon(seat), "crew is displayed with its galleon"
    for side in state.sides:
        cards = Counter([*side.reserve, *side.removed])
        for seat in side.seats:
            cards += Counter([*state.players[seat].hand, *state.players[seat].display])
        assert not side.nation or cards == Counter(GAME.figures.deck(side.nation))
    assert all(len(board.planets_of_side(at)) < board.mode.goal for at in range(len(state.sides)))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("chosen", TABLES, ids=["normal", "expert", "match", "sealed"])
def test_what_always_holds(seats: int, chosen: Settings) -> None:
    ends: Counter[str] = Counter()
    for seed in range(WALKS):
        walk = Walk(GAME, Setup(seats, settings(**chosen)), seed=100 + seed, clever=seed * 4)
        for moment in walk:
            must_hold(moment.state)
            assert GAME.waiting(moment.state)
        ends.update(played.end for played in walk.state.played)
        outcome = GAME.outcome(walk.state)
        assert outcome is not None
        assert outcome.standings[0].rank == 1
    assert ends


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_the_rule_no_planet_is_sealed(seats: int) -> None:
    """Unless a tile came that could lie nowhere else (§3.6)."""
    for seed in range(WALKS):
        walk = Walk(GAME, Setup(seats, settings(seal="on")), seed=200 + seed, clever=3)
        forced = False
        for moment in walk:
            board = Board(GAME.figures, moment.state)
            for seat, player in enumerate(moment.state.players):
                for tile in player.drawn:
                    ways = board.ways_to_lay(seat, tile)
                    forced |= any(
                        board.sky.cut_off_by(cell, tile, turn)
                        for cell, turns in ways.items()
                        for turn in turns
                    )
            assert forced or set(board.sky.planets) == board.sky.linked
        assert len(walk.state.sky) > 3


def test_the_same_dice_the_same_start_player() -> None:
    starts = [GAME.start(4, settings(), Dice(b"start", number)).order[0] for number in range(40)]
    assert set(starts) == {0, 1}
