"""The skeletons of board and play."""

from __future__ import annotations

from engines.contract.core import Event, Rejected, say
from engines.contract.dice import Dice
from engines.kit.board import once
from tests.engines.kit.race import Board, Figures, Play, Player, State

FIGURES = Figures(goal=10, longest=3)


def test_seats_go_round_in_turn_order() -> None:
    board = Board(FIGURES, State([Player(), Player(), Player()]))
    assert board.seats == 3
    assert list(board.clockwise(2)) == [2, 0, 1]


def test_a_player_is_the_one_in_the_state() -> None:
    state = State([Player(1), Player(2)])
    assert Board(FIGURES, state).player(1) is state.players[1]


def test_a_refusal_names_the_game() -> None:
    refused = Board(FIGURES, State([])).no("too-far", most=3)
    assert isinstance(refused, Rejected)
    assert refused.reason == say("race-no-too-far", most=3)


def test_what_happened_is_told_in_order() -> None:
    play = Play(FIGURES, State([Player(), Player()]), Dice(b"kit"))
    play.tell("walked", steps=2)
    play.tell("won", final=True, headline=True)
    play.whisper(1, "rested", final=True)
    assert play.events == [
        Event(text=say("race-event-walked", steps=2)),
        Event(text=say("race-event-won"), final=True, headline=True),
        Event(text=say("race-event-rested"), to=1, final=True),
    ]


def test_what_nobody_hears_is_not_told_but_stays_final() -> None:
    play = Play(FIGURES, State([Player(), Player()]), Dice(b"kit"))
    play.told = False
    play.tell("walked", steps=2)
    assert not play.final
    play.whisper(1, "rested", final=True)
    assert play.final
    assert play.events == []


def test_what_was_told_can_be_sealed() -> None:
    play = Play(FIGURES, State([Player(), Player()]), Dice(b"kit"))
    play.seal()
    play.tell("walked", steps=2)
    play.seal()
    assert play.final
    assert play.events == [Event(text=say("race-event-walked", steps=2), final=True)]


def test_a_play_is_a_board_that_can_be_changed() -> None:
    play = Play(FIGURES, State([Player(), Player()]), Dice(b"kit"))
    assert play.waiting() == (0,)
    play.player(0).distance = 10
    assert play.waiting() == ()


@once
def leader(board: Board, *, behind: int = 0) -> int:
    return sorted(range(board.seats), key=lambda seat: -board.player(seat).distance)[behind]


def test_what_was_found_out_of_a_board_is_kept_but_not_while_a_move_is_made() -> None:
    state = State([Player(1), Player(2)])
    board, play = Board(FIGURES, state), Play(FIGURES, state, Dice(b"kit"))
    assert [leader(one) for one in (board, play)] == [1, 1]
    assert leader(board, behind=1) == 0, "other arguments are another question"
    state.players[0].distance = 3
    assert (leader(board), leader(play)) == (1, 0)
    assert leader(Board(FIGURES, state)) == 0
