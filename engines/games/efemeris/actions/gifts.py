"""The build phase of a team: gifts of spices to the partner (§6.5)."""

from __future__ import annotations

from engines.contract.core import Draft, Option, Pick, Question, Seat, Who, say
from engines.games.efemeris.board import Board
from engines.games.efemeris.checks import check_build
from engines.games.efemeris.figures import SPICES, Purse
from engines.games.efemeris.moves import ShareSpice
from engines.games.efemeris.names import spice_name
from engines.games.efemeris.play import Play
from engines.kit.actions import refusal


def may_share_spice(board: Board, seat: Seat) -> None:
    """Two spices for the nation in a turn (§9-36)."""
    player = check_build(board, seat)
    if board.partner(seat) is None:
        raise board.no("no-partner")
    if not board.side(seat).shares_left:
        raise board.no("share-limit", most=board.mode.shares)
    if not player.pepper and not player.vanilla:
        raise board.no("nothing-to-give", spice="any")
    if all(refusal(_check_gift, board, seat, spice) for spice in SPICES):
        raise board.no("partner-full", most=board.figures.play.spice_cap)


def _check_gift(board: Board, seat: Seat, spice: object) -> None:
    """This spice can be given."""
    partner = board.partner(seat)
    if spice not in SPICES or not isinstance(spice, str) or partner is None:
        raise board.no("no-such-choice")
    if not getattr(board.player(seat), spice):
        raise board.no("nothing-to-give", spice=spice)
    if getattr(board.player(partner), spice) >= board.figures.play.spice_cap:
        raise board.no("partner-full", most=board.figures.play.spice_cap)


def check_share_spice(board: Board, seat: Seat, move: ShareSpice) -> None:
    _check_gift(board, seat, move.spice)


def ask_share_spice(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "spice" in draft:
        return None
    options = tuple(
        Option(value=spice, text=spice_name(spice), barred=refusal(_check_gift, board, seat, spice))
        for spice in SPICES
    )
    return Pick(field="spice", text=say("efemeris-ask-share"), options=options)


def share_spice(play: Play, seat: Seat, move: ShareSpice) -> None:
    """A gift calls back a partner who has ended building and can build something now (§9-49)."""
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
