"""What each move does, once it is known to be legal, and how the game runs on until somebody is asked."""

from __future__ import annotations

from collections.abc import Callable

from engines.core import Move, Seat, say
from engines.magellan import auction, legal, moves, phases, sale, scoring
from engines.magellan.cautions import extra_prices
from engines.magellan.play import Play, cards_named, explorer_name

STEPS: dict[str, Callable[[Play], bool]] = {
    "reveal": auction.reveal,
    "veto": auction.veto,
    "bidding": auction.bidding,
    "payment": sale.payment,
    "pile": sale.pile,
    "tuck": sale.tuck,
    "part": sale.part,
    "resolve": sale.resolve,
    "phase_end": phases.phase_end,
    "exchange": phases.exchange,
    "scoring": scoring.scoring,
    "gamble": scoring.gamble,
}
"""What happens in each step without asking; True when the game has come to another step."""


def run(play: Play) -> None:
    """Go on until somebody has to be asked or the game is over."""
    while play.state.step != "over" and STEPS[play.state.step](play):
        pass


def make(play: Play, seat: Seat, move: Move) -> None:
    """Carry out a legal move."""
    play.player(seat).orders.warned += extra_prices(play, seat, move)  # said once a phase
    match move:
        case moves.Bid(amount=amount):
            auction.bid(play, seat, amount)
        case moves.Pass() if play.state.step == "bidding" and seat in play.waiting():
            auction.pass_bid(play, seat)
        case moves.Veto():
            auction.use_veto(play, seat)
        case moves.DeclineVeto(rest=rest):
            auction.decline_veto(play, seat, rest=rest == "yes")
        case moves.Pay(cards=cards):
            sale.pay(play, cards)
        case moves.Pile(ship=ship):
            play.whisper(seat, "you-chose-pile", final=True, cards=cards_named(play.state.ships[ship].pile))
            sale.choose_pile(play, ship)
        case moves.Tuck(card=card):
            sale.tuck_card(play, card)
        case moves.Part(source=source, part=part):
            sale.choose_part(play, source, part)
        case moves.Exchange(cards=cards):
            phases.exchange_cards(play, seat, legal.exchanged(play, seat, cards))
        case moves.Draw():
            scoring.draw_card(play)
        case moves.Stop():
            scoring.end_gamble(play)
        case _:
            instruct(play, seat, move)
    run(play)


def instruct(play: Play, seat: Seat, move: Move) -> None:
    """The moves that tell nobody anything: orders for later, or for the question that is open now.

    They can be given anew or cleared, never undone: what can still be undone would tell their owner
    whether somebody else has moved in secret since.
    """
    orders = play.player(seat).orders
    match move:
        case moves.Limit(amount=amount):
            _limit(play, seat, amount)
        case moves.Pass():
            _limit(play, seat, 0)
        case moves.ClearLimit():
            orders.limit = None
            play.whisper(seat, "you-clear-limit", final=True, explorer=explorer_name(play.card))
        case moves.Order():
            _order(play, seat, move)
        case moves.AutoForced(switch=switch):
            orders.auto_forced = switch == "on"
            play.whisper(seat, f"you-auto-forced-{switch}", final=True)
        case moves.GambleUntil(amount=amount):
            orders.gamble_until = amount
            play.whisper(seat, "you-gamble-until", final=True, amount=amount)
        case moves.ClearUntil():
            orders.gamble_until = None
            play.whisper(seat, "you-clear-until", final=True)


def _limit(play: Play, seat: Seat, amount: int) -> None:
    """For the card on offer. Who bids lets it come to the auction: that is no veto."""
    orders, name = play.player(seat).orders, explorer_name(play.card)
    orders.limit = amount
    if play.state.step == "veto" and play.player(seat).vetoes:
        orders.declined = True
    play.whisper(seat, "you-limit", final=True, explorer=name, amount=amount)


def _order(play: Play, seat: Seat, move: moves.Order) -> None:
    orders = play.player(seat).orders
    everybody = move.explorer == legal.ALL
    for explorer in play.figures.names() if everybody else [move.explorer]:
        if move.what == "limit":
            assert move.amount is not None
            orders.limits[explorer] = move.amount
        elif move.what == "no_limit":
            orders.limits.pop(explorer, None)
        else:
            _order_veto(play, seat, explorer, legal.VETO_ORDERS[move.what])
    name = say("magellan-option-all-explorers") if everybody else explorer_name(move.explorer)
    if move.amount is None:
        play.whisper(seat, f"you-order-{move.what}", final=True, explorer=name)
    else:
        play.whisper(seat, "you-order-limit", final=True, explorer=name, amount=move.amount)


def _order_veto(play: Play, seat: Seat, explorer: str, choice: str) -> None:
    orders = play.player(seat).orders
    orders.vetoes.pop(explorer, None)
    if explorer in orders.rested:
        orders.rested.remove(explorer)
    if choice != "ask":
        orders.vetoes[explorer] = choice
