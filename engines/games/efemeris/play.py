"""One move being made: what many moves do to tiles, spices, crew and ships, and what there is to tell."""

from __future__ import annotations

from engines.contract.core import Arg, Event, Seat, Who
from engines.games.efemeris.board import Board
from engines.games.efemeris.figures import Figures, Purse
from engines.games.efemeris.names import captain_name, field_name, ship_name
from engines.games.efemeris.sky.sky import Laid
from engines.games.efemeris.sky.tile import SINGULARITY
from engines.games.efemeris.state import GALLEON, Deed, Effects, Player, Ship, State
from engines.kit.board import PlayOf


class Play(PlayOf[Figures, State, Player], Board):
    # telling

    def whisper_to_side(self, seat: Seat, what: str, /, **args: Arg) -> None:
        """Tell this seat and its partner."""
        if self.told:
            text = self._event(what, args)
            self.events += [Event(text=text, to=one) for one in self.side(seat).seats]

    def note(
        self, what: str, seat: Seat, *, field: str = "", start: str = "", ship: str = "", cell: str = ""
    ) -> None:
        """Remember a change in the sky for the picture."""
        deed = Deed(
            what=what, turn=self.state.turn, seat=seat, field=field, start=start, ship=ship, cell=cell
        )
        self.state.deeds.append(deed)

    def arrival(self, field: str) -> Arg:
        return field_name(self.sky, field)

    # phases

    def open_build(self) -> None:
        """Go on from tactics to building."""
        for seat in self.active_side.seats:
            player = self.player(seat)
            player.ended, player.acted = player.done, False
        self.state.step = "build"

    # tiles

    def change_sky(self, tiles: dict[str, Laid]) -> None:
        """Replace all tiles; `sky` finds the paths anew."""
        self.state.sky = tiles
        self._sky = None

    def lay(self, cell: str, tile: str, rotation: int) -> None:
        """Lay a tile on a cell, or turn the one that lies there."""
        self.state.sky[cell] = Laid(tile, rotation)
        self._sky = None

    # spices and crew

    def pay(self, seat: Seat, price: Purse) -> None:
        player = self.player(seat)
        player.pepper -= price.pepper
        player.vanilla -= price.vanilla

    def gain(self, seat: Seat, spices: Purse) -> Purse:
        """Take as much as there is room for, and return that (§9-42)."""
        player, cap = self.player(seat), self.figures.play.spice_cap
        taken = Purse(min(spices.pepper, cap - player.pepper), min(spices.vanilla, cap - player.vanilla))
        player.pepper += taken.pepper
        player.vanilla += taken.vanilla
        return taken

    def sort_crew(self, seat: Seat, cards: list[str]) -> None:
        """Sort cards in the order of the deck, so that their order reveals nothing."""
        order = self.figures.deck(self.side(seat).nation)
        cards.sort(key=order.index)

    def to_hand(self, seat: Seat, card: str) -> None:
        """Take a card from the reserve."""
        self.side(seat).reserve.remove(card)
        hand = self.player(seat).hand
        hand.append(card)
        self.sort_crew(seat, hand)

    def to_reserve(self, seat: Seat, cards: list[str]) -> None:
        reserve = self.side(seat).reserve
        reserve += cards
        self.sort_crew(seat, reserve)

    def clear_display(self, seat: Seat) -> None:
        """Return crew that was played to the reserve; at expert level it leaves the game (§9-5, §9-6)."""
        player = self.player(seat)
        if self.state.expert:
            self.side(seat).removed += player.display
        else:
            self.to_reserve(seat, player.display)
        player.display = []

    # ships

    def sail(self, ship: Ship, dest: str, by: Seat) -> None:
        """Move a ship along the paths to another field; a singularity destroys it."""
        start, ship.field = ship.field, dest
        self.note("moved" if ship.seat == by else "pushed", by, field=dest, start=start, ship=ship.id)
        if self.sky.kinds[dest] == SINGULARITY:
            self.tell("swallowed", ship=ship_name(ship), field=dest)
            self.destroy(ship, by)

    def put(self, ship: Ship, field: str) -> None:
        """Put a ship elsewhere without a movement: Helmsman and Chesnaye."""
        start, ship.field = ship.field, field
        self.note("put", ship.seat, field=field, start=start, ship=ship.id)

    def destroy(self, ship: Ship, by: Seat) -> None:
        """Remove a ship for good; with a galleon go all its owner's pending effects (§6.2, §9-23)."""
        state = self.state
        state.ships.remove(ship)
        state.eventful = True
        self.note("destroyed", by, field=ship.field, ship=ship.id)
        if ship.kind != GALLEON:
            return
        player = self.player(ship.seat)
        self.clear_display(ship.seat)
        player.effects, player.surgeon, player.castel = Effects(), False, False
        for other in state.ships:
            if other.frozen_by == ship.seat:
                other.frozen_by = None
        if not self.team:
            self._next_captain(ship.seat)

    def _next_captain(self, seat: Seat) -> None:
        """Discard the captain in command; the next one is revealed (§9-28)."""
        player = self.player(seat)
        player.lost.append(player.captains.pop(0))
        if player.captains:
            captain = captain_name(player.captains[0])
            self.tell("next-captain", who=Who(seat), captain=captain, final=True)
        else:
            self.tell("last-captain", who=Who(seat), headline=True)
