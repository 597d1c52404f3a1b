"""Draws and conceding: open to everybody at any time, never waited for (§6.5, §7.3, §7.4)."""

from __future__ import annotations

from engines.contract.core import Draft, Option, Pick, Question, Seat, Who, say
from engines.games.efemeris.board import Board
from engines.games.efemeris.checks import check_running
from engines.games.efemeris.moves import AnswerDraw, Concede, OfferDraw
from engines.games.efemeris.play import Play
from engines.games.efemeris.scoring import finish
from engines.games.efemeris.state import Offer
from engines.kit.actions import Action, Phase

ANSWERS = ("yes", "no")


def _check_vote(board: Board, seat: Seat) -> None:
    """This seat still has a vote."""
    check_running(board, seat)
    player = board.player(seat)
    if player.conceded:
        raise board.no("conceded")
    if player.out:
        raise board.no("out")


# --- offering a draw -------------------------------------------------------------------------------------


def may_offer_draw(board: Board, seat: Seat) -> None:
    _check_vote(board, seat)
    if board.state.offer is not None:
        raise board.no("offer-open")
    if board.player(seat).offered:
        raise board.no("offer-used")


def offer_draw(play: Play, seat: Seat, move: OfferDraw) -> None:
    play.player(seat).offered = True
    play.state.offer = Offer(by=seat, yes=[seat], until=0)
    play.tell("offer", who=Who(seat), final=play.voters_draw, headline=True)
    _count_votes(play)


# --- answering an offer ----------------------------------------------------------------------------------


def may_answer_draw(board: Board, seat: Seat) -> None:
    _check_vote(board, seat)
    offer = board.state.offer
    if offer is None or seat in offer.yes:
        raise board.no("no-offer")


def check_answer_draw(board: Board, seat: Seat, move: AnswerDraw) -> None:
    if move.vote not in ANSWERS:
        raise board.no("no-such-choice")


def ask_answer_draw(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "vote" in draft:
        return None
    offer = board.state.offer
    assert offer is not None
    options = tuple(Option(value=vote, text=say(f"efemeris-option-vote-{vote}")) for vote in ANSWERS)
    text = say("efemeris-ask-vote") if offer.by is None else say("efemeris-ask-vote-of", who=Who(offer.by))
    return Pick(field="vote", text=text, options=options)


def answer_draw(play: Play, seat: Seat, move: AnswerDraw) -> None:
    """A no ends the offer; who has said yes stays secret until all have."""
    offer = play.state.offer
    assert offer is not None
    if move.vote == "no":
        play.tell("offer-declined", who=Who(seat), headline=True)
        _close_offer(play)
        return
    offer.yes.append(seat)
    offer.yes.sort()
    play.whisper(seat, "offer-agreed")
    _count_votes(play)


# --- conceding -------------------------------------------------------------------------------------------


def may_concede(board: Board, seat: Seat) -> None:
    _check_vote(board, seat)


def concede(play: Play, seat: Seat, move: Concede) -> None:
    """It decides the game only when a single side is left; until then the computer plays for the seat."""
    state = play.state
    play.player(seat).conceded = True
    play.tell("concedes", who=Who(seat), final=True, headline=True)
    left = [
        at for at, side in enumerate(state.sides) if not all(play.player(one).conceded for one in side.seats)
    ]
    if len(left) == 1:
        finish(play, "conceded", left)
    else:
        withdraw_vote(play, seat)


# --- how an offer ends -----------------------------------------------------------------------------------


def _count_votes(play: Play) -> None:
    """With everybody's consent the game is drawn. Where one side alone has a vote, the others have conceded
    or are out: it has won."""
    offer = play.state.offer
    if offer is not None and all(seat in offer.yes for seat in play.voters()):
        drew = _sides_that_draw(play)
        finish(play, "agreed" if len(drew) > 1 else "conceded", drew)


def _sides_that_draw(play: Play) -> list[int]:
    """The sides that still have a vote: who is out or has conceded comes behind those who drew."""
    voters = play.voters()
    return [
        at
        for at, side in enumerate(play.state.sides)
        if not play.voters_draw or any(seat in voters for seat in side.seats)
    ]


def _close_offer(play: Play) -> None:
    """The offer was declined or has lapsed. After one of the table, idle turns are counted anew."""
    offer = play.state.offer
    play.state.offer = None
    if offer is not None and offer.by is None:
        play.state.idle_turns = 0


def withdraw_vote(play: Play, seat: Seat) -> None:
    """A seat no longer has a vote: its own offer ends, another may have everybody's consent now."""
    offer = play.state.offer
    if offer is not None and offer.by == seat:
        play.tell("offer-lapsed")
        _close_offer(play)
    _count_votes(play)


def lapse_offer(play: Play) -> None:
    """A player's offer lasts until that player's next turn, the table's until each side has had one more."""
    offer = play.state.offer
    if offer is None:
        return
    over = play.state.turn >= offer.until if offer.by is None else offer.by in play.active_side.seats
    if over:
        play.tell("offer-lapsed")
        _close_offer(play)


def offer_draw_of_table(play: Play) -> None:
    """After a number of turns in which nothing happens the table offers a draw (§7.4)."""
    state = play.state
    if state.offer is None and state.idle_turns >= play.figures.play.stall_turns:
        sides = sum(any(not play.player(seat).out for seat in side.seats) for side in state.sides)
        state.offer = Offer(by=None, yes=[], until=state.turn + sides + 1)
        play.tell("offer-table", turns=state.idle_turns, headline=True)


ACTIONS: Phase[Board, Play] = {
    OfferDraw: Action(may_offer_draw, offer_draw),
    AnswerDraw: Action(may_answer_draw, answer_draw, check_answer_draw, ask_answer_draw),
    Concede: Action(may_concede, concede),
}
