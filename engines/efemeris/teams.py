"""Partners: giving each other spices in the build phase (specification, 6.5, 9-36, 9-49)."""

from __future__ import annotations

from engines.core import Seat, Who
from engines.efemeris import legal
from engines.efemeris.board import Board
from engines.efemeris.figures import SPICES, Purse
from engines.efemeris.legal import no
from engines.efemeris.moves import ShareSpice
from engines.efemeris.play import Play


def may_share_spice(board: Board, seat: Seat) -> None:
    player = legal.turn(board, seat, "build")
    if board.partner(seat) is None:
        raise no("no-partner")
    if not board.side(seat).shares_left:
        raise no("share-limit", most=board.mode.shares)
    if not player.pepper and not player.vanilla:
        raise no("nothing-to-give", spice="any")
    if all(legal.refusal(check_gift, board, seat, spice) for spice in SPICES):
        raise no("partner-full", most=board.figures.play.spice_cap)


def check_gift(board: Board, seat: Seat, spice: object) -> None:
    """Whether this spice can be given."""
    partner = board.partner(seat)
    if spice not in SPICES or not isinstance(spice, str) or partner is None:
        raise no("no-such-choice")
    if not getattr(board.player(seat), spice):
        raise no("nothing-to-give", spice=spice)
    if getattr(board.player(partner), spice) >= board.figures.play.spice_cap:
        raise no("partner-full", most=board.figures.play.spice_cap)


def check_share_spice(board: Board, seat: Seat, move: ShareSpice) -> None:
    may_share_spice(board, seat)
    check_gift(board, seat, move.spice)


def share_spice(play: Play, seat: Seat, move: ShareSpice) -> None:
    """A gift may call back a partner who had ended his building already."""
    partner = play.partner(seat)
    assert partner is not None
    gift = Purse(int(move.spice == "pepper"), int(move.spice == "vanilla"))
    play.pay(seat, gift)
    play.gain(partner, gift)
    play.side(seat).shares_left -= 1
    play.tell("shares", who=Who(seat), partner=Who(partner), spice=move.spice)
    player = play.player(partner)
    if player.ended and play.can_build(partner):
        player.ended = False
        play.tell("called-back", who=Who(partner))
