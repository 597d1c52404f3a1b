"""The table, and what can be read off it: nothing here changes anything."""

from __future__ import annotations

from collections.abc import Iterator

from engines.age_of_discovery.figures import Contract, Figures, Pair
from engines.age_of_discovery.figures import Expedition as Tile
from engines.age_of_discovery.state import (
    BUY_SHIPS,
    JOKER,
    PLACE_SHIPS,
    Card,
    Player,
    Sailor,
    State,
)
from engines.core import Seat


class Board:
    def __init__(self, figures: Figures, state: State) -> None:
        self.figures = figures
        self.state = state

    @property
    def seats(self) -> int:
        return len(self.state.players)

    @property
    def current(self) -> Player:
        return self.state.players[self.state.current]

    def player(self, seat: Seat) -> Player:
        return self.state.players[seat]

    def waiting(self) -> tuple[Seat, ...]:
        return () if self.state.over else (self.state.current,)

    def clockwise(self, first: Seat) -> Iterator[Seat]:
        return ((first + step) % self.seats for step in range(self.seats))

    def seat_of_turn(self, turn: int) -> Seat:
        """Whose turn that is: everybody's turn comes round again after as many turns as there are seats."""
        return (self.state.current + turn - self.state.turn) % self.seats

    def next_turn(self, seat: Seat) -> int | None:
        """The number of the next turn of a seat that waits; None if the game will be over before."""
        turn, due = self.state.turn + (seat - self.state.current) % self.seats, self.state.final_due
        return None if due is not None and due < turn else turn

    # actions

    def available(self, action: str) -> bool:
        """Not used in this turn, and an action is left."""
        used = self.state.actions
        return action not in used and len(used) < self.figures.play.actions

    def goes_on(self, action: str) -> bool:
        return self.state.open_action == action or self.available(action)

    @property
    def actions_left(self) -> int:
        return self.figures.play.actions - len(self.state.actions)

    # ships

    def fee(self, ship: str) -> int:
        return self.figures.purse.joker_fee if ship == JOKER else self.figures.purse.fee

    def joker_colours(self, seat: Seat) -> Pair:
        return self.figures.jokers_named[self.player(seat).joker.name]

    def free_ships(self, seat: Seat) -> list[str]:
        """The kinds this seat can place, each once, the joker last."""
        player = self.player(seat)
        return list(dict.fromkeys(player.free)) + ([JOKER] if player.joker.free else [])

    def sorted_ships(self, ships: list[str]) -> list[str]:
        return sorted(ships, key=self.figures.order.__getitem__)

    # expeditions

    def tile(self, expedition: str) -> Tile:
        return self.figures.expeditions[expedition]

    def used(self, expedition: str) -> int:
        return sum(ship.volume for ship in self.state.expeditions[expedition].ships)

    def room(self, expedition: str) -> int:
        return self.tile(expedition).capacity - self.used(expedition)

    def fits(self, expedition: str, colour: str) -> bool:
        """Whether a ship of this colour may join without a card."""
        row = self.state.expeditions[expedition].row
        return row is None or row == colour

    def points(self, expedition: str, colour: str) -> tuple[int, int]:
        """What a ship of this colour scores there: in the interim and in the final scoring."""
        tile = self.tile(expedition)
        match = tile.colour == colour
        return tile.interim[match], tile.final[match]

    def ships_of(self, seat: Seat) -> Iterator[tuple[str, Sailor]]:
        """Those on expeditions."""
        for name, expedition in self.state.expeditions.items():
            for ship in expedition.ships:
                if ship.seat == seat:
                    yield name, ship

    # contracts and reservations

    def contract(self, name: str) -> Contract:
        return self.figures.contracts[name]

    @staticmethod
    def blocked(card: Card, seat: Seat) -> bool:
        """Reserved by somebody else."""
        return card.reserved_by is not None and card.reserved_by != seat

    # the end of a turn

    def exhausted(self) -> bool:
        """Whether everybody can see that nothing of the open action is left to do. It must not depend on a
        hand or on a hidden joker: the end of the turn would tell about them (5.4)."""
        player, seat = self.current, self.state.current
        if self.state.open_action == BUY_SHIPS:
            return not any(
                card is not None
                and self.figures.kinds[card.name].price <= player.coins
                and not self.blocked(card, seat)
                for card in self.state.purchase_row
            )
        if self.state.open_action == PLACE_SHIPS:
            return self.nothing_to_place(player.coins, len(player.free), joker=player.joker.free)
        return True

    def nothing_to_place(self, coins: int, ships: int, *, joker: bool) -> bool:
        """Whether so many coins and free ships can not be enough for any placement, whatever the hand."""
        fees = self.figures.purse
        return not (ships and coins >= fees.fee) and not (joker and coins >= fees.joker_fee)

    def turns_until(self, due: int) -> int:
        """Turns still to be played until after turn `due`, the running one included."""
        return due - self.state.turn + 1
