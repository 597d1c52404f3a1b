"""What can be read off the table: who may bid, how much, with which ships (§5)."""

from __future__ import annotations

from typing import ClassVar

from engines.contract.core import Seat
from engines.games.magellan.figures import KEEPS_ONE_CARD, BerthFigures, Figures
from engines.games.magellan.state import Auction, Player, Settlement, State
from engines.kit.board import BoardOf, once

PARTS = ("left", "right")


class Board(BoardOf[Figures, State, Player]):
    """A game of Magellan, to be read."""

    game: ClassVar[str] = "magellan"

    # seats

    @property
    def start_seat(self) -> Seat:
        """The most recent winner; the auctioneer while nobody has won anything."""
        winner = self.state.last_winner
        return self.state.auctioneer if winner is None else winner

    def first_bidder(self) -> Seat | None:
        """Who opens the auction; None if nobody can bid."""
        return next((seat for seat in self.clockwise(self.start_seat) if self.able(seat)), None)

    # explorers

    def side(self, explorer: str) -> str:
        """The side, "A" or "B", of the half-board on which this explorer is."""
        return self.state.sides[self.figures.half_of[explorer]]

    def berth(self, explorer: str, field: int, part: str = "") -> BerthFigures:
        """What a field, or a part of it, gives on the side in play."""
        side = self.state.sides[self.figures.half_of[explorer]]
        return self.figures.berths[explorer, side, field, part]

    def has_parts(self, explorer: str) -> bool:
        """Whether the fields of this explorer have a left and a right part."""
        return self.figures.row(explorer, self.side(explorer)).left is not None

    @property
    def card(self) -> str:
        """The explorer on offer."""
        assert self.state.card is not None
        return self.state.card

    @property
    def auction(self) -> Auction:
        assert self.state.auction is not None
        return self.state.auction

    @property
    def sale(self) -> Settlement:
        assert self.state.sale is not None
        return self.state.sale

    @property
    @once
    def action(self) -> str:
        """What the winner of the card on offer will have to do."""
        return self.berth(self.card, self.state.phase).action

    @property
    def crown_before(self) -> int:
        """The crown that a ship for the card on offer gives up: that of the field before; 0 in phase I, and
        where it depends on the ship."""
        phase = self.state.phase
        if phase == 1 or self.has_parts(self.card):
            return 0
        return self.berth(self.card, phase - 1).crown

    # ships

    def ships(self, seat: Seat, explorer: str, field: int) -> list[int]:
        """The ships of a seat on a field: their places in State.ships."""
        return [
            at
            for at, ship in enumerate(self.state.ships)
            if ship.seat == seat and ship.explorer == explorer and ship.field == field
        ]

    def can_ship(self, seat: Seat) -> bool:
        """Whether this seat has a ship for the card on offer."""
        if self.state.phase == 1:
            return self.player(seat).ships_left > 0
        explorer, field = self.card, self.state.phase - 1
        for ship in self.state.ships:
            if ship.seat == seat and ship.explorer == explorer and ship.field == field:
                return True
        return False

    @once
    def gambles(self, seat: Seat) -> bool:
        """Whether this seat owns the ship that gambles at the scoring."""
        for ship in self.state.ships:
            if ship.seat == seat and self.berth(ship.explorer, ship.field, ship.part).action == "gamble":
                return True
        return False

    # money

    @property
    def keeps_one(self) -> bool:
        """Whether a money card must remain after paying for the card on offer."""
        return self.action in KEEPS_ONE_CARD

    @property
    def exact(self) -> bool:
        """Whether the table demands exact payments where they are possible."""
        return self.state.payment_rule == "exact_if_possible"

    @once
    def max_bid(self, seat: Seat) -> int:
        """The most this seat can pay for the card on offer."""
        hand = self.player(seat).hand
        if not self.keeps_one:
            return sum(hand)
        return sum(hand) - min(hand) if len(hand) > 1 else 0

    @once
    def able(self, seat: Seat) -> bool:
        """Whether this seat takes part in the auction. Public: ships and the number of cards decide."""
        return self.can_ship(seat) and len(self.player(seat).hand) > self.keeps_one

    def public_max(self, seat: Seat) -> int:
        """The most this seat could have to spend, as far as everybody knows."""
        if self.player(seat).open_hand:
            return self.max_bid(seat)
        return self.figures.highest * (len(self.player(seat).hand) - self.keeps_one)

    # vetoes

    def holders(self) -> list[Seat]:
        """Who has an unused veto."""
        return [seat for seat in range(self.seats) if self.player(seat).vetoes]

    def had_veto(self, seat: Seat) -> bool:
        """Whether this seat has a veto or has ever had one."""
        player = self.player(seat)
        won = (self.berth(explorer, phase).action for explorer, phase in player.won)
        return player.vetoes > 0 or "veto" in won

    def veto_choice(self, seat: Seat, explorer: str) -> str:
        """What this seat has ordered for cards of this explorer: "ask", "decline" or "use"."""
        orders = self.player(seat).orders
        return orders.vetoes.get(explorer, "decline" if explorer in orders.rested else "ask")

    def undecided(self) -> list[Seat]:
        """Holders of a veto who have not answered for the card on offer."""
        return [
            seat
            for seat in self.holders()
            if not self.player(seat).orders.declined and self.veto_choice(seat, self.card) == "ask"
        ]

    # exchange

    def exchangers(self) -> list[Seat]:
        """Who is asked to exchange now."""
        pending = list(dict.fromkeys(self.state.exchanges))
        return pending if self.state.exchange_at_once else pending[:1]

    def most_exchanged(self, seat: Seat) -> int:
        """How many cards this seat may exchange for one ship."""
        return min(self.figures.exchange.cards, len(self.player(seat).hand), len(self.state.stack))

    # who is asked

    def waiting(self) -> tuple[Seat, ...]:
        match self.state.step:
            case "veto":
                return tuple(self.undecided())
            case "bidding":
                return () if self.auction.to_act is None else (self.auction.to_act,)
            case "payment" | "pile" | "tuck" | "part":
                return (self.sale.winner,)
            case "exchange":
                return tuple(self.exchangers())
            case "gamble":
                return (self.state.to_score[0],)
        return ()
