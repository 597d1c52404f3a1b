"""A game built on the kit fulfills the contract."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from engines.contract.core import Amount, Move, Pick, Rejected, say
from engines.contract.dice import Dice
from engines.kit.actions import Actions
from engines.kit.figures_files import BadFigures
from tests.engines.kit.race import COMPUTER, FIGURES, RESTING, Play, Race, Rest, State, Walk
from tests.engines.kit.race import GAME as RACE


def started() -> State:
    return RACE.start(2, {}, Dice(b"race"))


def test_the_figures_are_read_and_checked() -> None:
    assert RACE.figures.goal == 150
    with pytest.raises(BadFigures, match=r"race/figures\.toml"):
        Race({"goal": 10}, COMPUTER)


def test_every_kind_of_move_needs_an_action() -> None:
    class Unfinished(Race):
        actions: ClassVar[Actions[Any, Any]] = Actions(RESTING)

    with pytest.raises(TypeError, match="walk"):
        Unfinished(FIGURES, COMPUTER)


def test_the_kind_is_asked_first_and_then_the_fields() -> None:
    state = started()
    kinds, steps = RACE.ask(state, 0, {}), RACE.ask(state, 0, {"move": "walk"})
    assert isinstance(kinds, Pick)
    assert [option.value for option in kinds.options] == ["walk", "rest", "sail"]
    assert isinstance(steps, Amount)
    assert RACE.ask(state, 0, {"move": "walk", "steps": 3}) is None


def test_a_complete_draft_is_checked() -> None:
    with pytest.raises(Rejected) as error:
        RACE.ask(started(), 0, {"move": "walk", "steps": 4})
    assert error.value.reason.key == "race-no-too-far"


@pytest.mark.parametrize("move", [Walk(0), Walk(True), Move()])
def test_an_illegal_move_changes_nothing(move: Move) -> None:
    state = started()
    before = RACE.encode(state)
    with pytest.raises(Rejected):
        RACE.apply(state, 0, move, Dice(b"race"))
    assert RACE.encode(state) == before


def test_a_move_is_made_and_followed_up() -> None:
    state = started()
    events = RACE.apply(state, 0, Walk(2), Dice(b"race"))
    assert [event.text for event in events] == [say("race-event-walked", steps=2)]
    assert state.players[0].distance == 2
    assert RACE.waiting(state) == (1,)
    RACE.apply(state, 1, Rest(), Dice(b"race"))
    assert RACE.waiting(state) == (0,)


def test_a_view_is_made_of_the_board() -> None:
    state = started()
    RACE.apply(state, 0, Walk(2), Dice(b"race"))
    spectator, player = RACE.view(state, None), RACE.view(state, 0)
    assert spectator.own is None
    assert spectator.public.distances == player.public.distances == [2, 0]
    assert player.own is not None
    assert player.own.wind == state.players[0].wind > 0


def test_questions_and_checks_are_about_what_the_seat_sees() -> None:
    """As in a game where you may answer before your turn: the board is then as it will be."""

    class Foreseen(Race):
        def seen_by(self, board: Any, seat: int) -> Any:
            ahead = State(board.state.players, active=seat, turns=board.state.turns)
            return self.board(ahead)

    game, state = Foreseen(FIGURES, COMPUTER), started()
    assert game.ask(state, 1, {}) is not None
    game.apply(state, 1, Walk(1), Dice(b"race"))
    assert state.players[1].distance == 1


def test_a_game_may_store_a_move_instead_of_making_it() -> None:
    stored = []

    class Stored(Race):
        def make(self, play: Play, seat: int, move: Move) -> None:
            stored.append((seat, move))

    state = started()
    before = RACE.encode(state)
    Stored(FIGURES, COMPUTER).apply(state, 0, Walk(2), Dice(b"race"))
    assert stored == [(0, Walk(2))]
    assert RACE.encode(state) == before, "neither made nor followed up"
