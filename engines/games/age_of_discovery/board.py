"""The table, and what can be read off it: nothing here changes anything."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engines.contract.core import Seat
from engines.games.age_of_discovery.figures import ContractCard, ExpeditionTile, Figures, Pair
from engines.games.age_of_discovery.moves import CONTRACT, FILLING, PURCHASE
from engines.games.age_of_discovery.ship_sets import Means
from engines.games.age_of_discovery.state import (
    BUY_SHIPS,
    JOKER,
    LETTER,
    PLACE_SHIPS,
    OpenCard,
    PlacedShip,
    Player,
    State,
)
from engines.kit.board import BoardOf, once


class Board(BoardOf[Figures, State, Player]):
    game: ClassVar[str] = "age_of_discovery"

    # turns

    def waiting(self) -> tuple[Seat, ...]:
        return () if self.state.over else (self.state.current,)

    @property
    def current(self) -> Player:
        return self.state.players[self.state.current]

    def seat_of_turn(self, turn: int) -> Seat:
        """Whose turn that is: after as many turns as there are seats it is the same player's again."""
        return (self.state.current + turn - self.state.turn) % self.seats

    def next_turn(self, seat: Seat) -> int | None:
        """The number of the next turn of a seat that waits; None if the game will have ended by then."""
        turn, due = self.state.turn + (seat - self.state.current) % self.seats, self.state.final_due
        return None if due is not None and due < turn else turn

    def turns_until(self, due: int) -> int:
        """Turns still to be played until after turn `due`, the current one included."""
        return due - self.state.turn + 1

    def own_turns_after(self) -> int | None:
        """Turns the current player still has after this one; None while nobody knows."""
        due = self.state.final_due
        return None if due is None else (due - self.state.turn) // self.seats

    # actions

    def available(self, action: str) -> bool:
        """Not used in this turn, and an action is left."""
        used = self.state.actions
        return action not in used and len(used) < self.figures.play.actions

    def can_continue(self, action: str) -> bool:
        """Whether a step of this action can be made: it is open, or can still be taken."""
        return self.state.open_action == action or self.available(action)

    @property
    def first_action_due(self) -> bool:
        """Whether an action must be taken before the turn may end: only the second one may be forfeited. The
        first is always possible, as there are always coins to take."""
        return self.to_the_letter and not self.state.actions

    @property
    def only_coins(self) -> bool:
        """Whether taking coins is all that the current player can begin with, as everybody can see: there is
        nothing to pay with, and no card to reserve with."""
        purse, player = self.figures.purse, self.player(self.state.current)
        cheapest = min(purse.contract, purse.fee, purse.joker_fee, *self.figures.ships.prices)
        return self.first_action_due and not player.reserve_cards and player.coins < cheapest

    @property
    def to_the_letter(self) -> bool:
        """Whether the game was begun with rules that follow the rulebook to the letter."""
        return self.state.rules >= LETTER

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

    def tile(self, expedition: str) -> ExpeditionTile:
        return self.figures.expeditions[expedition]

    def used(self, expedition: str) -> int:
        return sum(ship.volume for ship in self.state.expeditions[expedition].ships)

    def room(self, expedition: str) -> int:
        return self.rooms()[expedition]

    @once
    def rooms(self) -> dict[str, int]:
        """The capacity that is left on every expedition."""
        tiles = self.figures.expeditions
        return {
            name: tiles[name].capacity - sum([ship.volume for ship in expedition.ships])
            for name, expedition in self.state.expeditions.items()
        }

    def fits(self, expedition: str, colour: str) -> bool:
        """Whether a ship of this colour may join without a card."""
        row = self.state.expeditions[expedition].row
        return row is None or row == colour

    def points(self, expedition: str, colour: str) -> tuple[int, int]:
        """What a ship of this colour scores there: in the interim and in the final scoring."""
        tile = self.tile(expedition)
        match = tile.colour == colour
        return tile.interim[match], tile.final[match]

    def ships_of(self, seat: Seat) -> Iterator[tuple[str, PlacedShip]]:
        """The ships of a seat on expeditions."""
        for name, expedition in self.state.expeditions.items():
            for ship in expedition.ships:
                if ship.seat == seat:
                    yield name, ship

    # contracts

    def contract(self, name: str) -> ContractCard:
        return self.figures.contracts[name]

    @once
    def means(self, seat: Seat) -> Means:
        """What this seat can use for a contract."""
        player = self.player(seat)
        return Means(
            tuple(player.free),
            self.joker_colours(seat) if player.joker.free else None,
            player.any_cards,
            player.coins,
        )

    # open cards and reservations

    def open_cards(self) -> dict[str, OpenCard]:
        """Every card that lies open, by the name of its place."""
        state = self.state
        places = ((PURCHASE, state.purchase_row), (FILLING, state.filling_row), (CONTRACT, state.display))
        return {
            f"{place}-{number}": card
            for place, cards in places
            for number, card in enumerate(cards, 1)
            if card is not None
        }

    @staticmethod
    def blocked(card: OpenCard, seat: Seat) -> bool:
        """Whether somebody else has reserved it."""
        return card.reserved_by is not None and card.reserved_by != seat

    # the end of a turn

    def turn_is_exhausted(self) -> bool:
        """Whether everybody can see that nothing is left to do in this turn (§5.4)."""
        return not self.actions_left and not self.current.reserve_cards and self.action_is_exhausted()

    def action_is_exhausted(self) -> bool:
        """Whether everybody can see that nothing of the open action is left to do.

        It must not depend on a hand or on a hidden joker: the end of the turn would tell about them (§5.4).
        """
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
        """Whether these coins and free ships are too few for any placement, whatever the hand."""
        fees = self.figures.purse
        return not (ships and coins >= fees.fee) and not (joker and coins >= fees.joker_fee)
