"""Draws and giving up: open to everybody at any time, never waited for (specification, 6.5, 7.3, 7.4)."""

from __future__ import annotations

from engines.core import Seat, Who
from engines.efemeris import ending, legal
from engines.efemeris.board import Board
from engines.efemeris.legal import no
from engines.efemeris.moves import AnswerDraw, Concede, OfferDraw
from engines.efemeris.play import Play
from engines.efemeris.state import Offer

VOTES = ("yes", "no")


def _may_vote(board: Board, seat: Seat) -> None:
    legal.running(board, seat)
    player = board.player(seat)
    if player.conceded:
        raise no("conceded")
    if player.out:
        raise no("out")


# --- draws -----------------------------------------------------------------------------------------------


def may_offer_draw(board: Board, seat: Seat) -> None:
    _may_vote(board, seat)
    if board.state.offer is not None:
        raise no("offer-open")
    if board.player(seat).offered:
        raise no("offer-used")


def offer_draw(play: Play, seat: Seat, move: OfferDraw) -> None:
    play.player(seat).offered = True
    play.state.offer = Offer(by=seat, yes=[seat], until=0)
    play.tell("offer", who=Who(seat), headline=True)
    _count(play)


def may_answer_draw(board: Board, seat: Seat) -> None:
    _may_vote(board, seat)
    offer = board.state.offer
    if offer is None or seat in offer.yes:
        raise no("no-offer")


def check_answer_draw(board: Board, seat: Seat, move: AnswerDraw) -> None:
    may_answer_draw(board, seat)
    if move.vote not in VOTES:
        raise no("no-such-choice")


def answer_draw(play: Play, seat: Seat, move: AnswerDraw) -> None:
    """A no ends the offer; who has said yes stays a secret until all have."""
    offer = play.state.offer
    assert offer is not None
    if move.vote == "no":
        play.tell("offer-declined", who=Who(seat), headline=True)
        _close(play)
        return
    offer.yes.append(seat)
    offer.yes.sort()
    play.whisper_to(seat, "offer-agreed")
    _count(play)


def _count(play: Play) -> None:
    offer = play.state.offer
    if offer is not None and all(seat in offer.yes for seat in play.voters()):
        ending.finish(play, "agreed", list(range(len(play.state.sides))))


def _close(play: Play) -> None:
    """Declined or lapsed; after an offer of the table it is waited anew before the next."""
    offer = play.state.offer
    play.state.offer = None
    if offer is not None and offer.by is None:
        play.state.idle_turns = 0


def withdraw(play: Play, seat: Seat) -> None:
    """Somebody has no say any more: an offer of this seat is gone, another may have the consent of all."""
    offer = play.state.offer
    if offer is not None and offer.by == seat:
        play.tell("offer-lapsed")
        _close(play)
    _count(play)


def lapse(play: Play) -> None:
    """An offer lasts until the offerer's next turn; the table's until each side has had one more."""
    offer = play.state.offer
    if offer is None:
        return
    over = play.state.turn >= offer.until if offer.by is None else offer.by in play.active_side.seats
    if over:
        play.tell("offer-lapsed")
        _close(play)


def stall(play: Play) -> None:
    """So many turns in which nothing happens, and the table offers a draw (7.4)."""
    state = play.state
    if state.offer is None and state.idle_turns >= play.figures.play.stall_turns:
        sides = sum(any(not play.player(seat).out for seat in side.seats) for side in state.sides)
        state.offer = Offer(by=None, yes=[], until=state.turn + sides + 1)
        play.tell("offer-table", turns=state.idle_turns, headline=True)


# --- giving up -------------------------------------------------------------------------------------------


def may_concede(board: Board, seat: Seat) -> None:
    _may_vote(board, seat)


def concede(play: Play, seat: Seat, move: Concede) -> None:
    """Decides a game only when a single side is left; till then the computer plays on for the seat."""
    state = play.state
    play.player(seat).conceded = True
    play.tell("concedes", who=Who(seat), final=True, headline=True)
    left = [
        at for at, side in enumerate(state.sides) if not all(play.player(one).conceded for one in side.seats)
    ]
    if len(left) == 1:
        ending.finish(play, "conceded", left)
    else:
        withdraw(play, seat)
