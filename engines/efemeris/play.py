"""One move being made: the table, chance, what there is to tell; and what many moves do to ships and crew."""

from __future__ import annotations

import msgspec

from engines.core import Arg, Dice, Event, Seat, Who, say
from engines.efemeris.board import Board
from engines.efemeris.figures import Figures, Purse
from engines.efemeris.names import captain_name, field_name, ship_name
from engines.efemeris.sky import Laid
from engines.efemeris.state import GALLEON, Deed, Effects, Ship, State
from engines.efemeris.tile import SINGULARITY


class Play(Board):
    def __init__(self, figures: Figures, state: State, dice: Dice) -> None:
        super().__init__(figures, state)
        self.dice = dice
        self.events: list[Event] = []

    # telling

    def tell(self, what: str, /, *, final: bool = False, headline: bool = False, **args: Arg) -> None:
        """Everybody hears it; a headline also where a long story is shortened."""
        text = say(f"efemeris-event-{what}", **args)
        self.events.append(Event(text=text, final=final, headline=headline))

    def whisper_to(self, seat: Seat, what: str, /, **args: Arg) -> None:
        """Only this seat hears it."""
        self.events.append(Event(text=say(f"efemeris-event-{what}", **args), to=seat))

    def whisper(self, seat: Seat, what: str, /, **args: Arg) -> None:
        """This seat hears it, and a partner."""
        text = say(f"efemeris-event-{what}", **args)
        self.events += [Event(text=text, to=one) for one in self.side(seat).seats]

    def seal(self) -> None:
        """What was done so far can not be taken back: the phase is over (10.3)."""
        if self.events:
            self.events[-1] = msgspec.structs.replace(self.events[-1], final=True)

    def note(
        self, what: str, seat: Seat, *, field: str = "", start: str = "", ship: str = "", cell: str = ""
    ) -> None:
        deed = Deed(
            what=what, turn=self.state.turn, seat=seat, field=field, start=start, ship=ship, cell=cell
        )
        self.state.deeds.append(deed)

    # tiles

    def lay(self, cell: str, tile: str, rotation: int) -> None:
        """A tile comes onto a cell, or is turned there: the paths are found anew."""
        self.state.sky[cell] = Laid(tile, rotation)
        self.__dict__.pop("sky", None)

    # spices and crew

    def pay(self, seat: Seat, price: Purse) -> None:
        player = self.player(seat)
        player.pepper -= price.pepper
        player.vanilla -= price.vanilla

    def gain(self, seat: Seat, spices: Purse) -> Purse:
        """As much as there is room for; returns what was taken (9-42)."""
        player, cap = self.player(seat), self.figures.play.spice_cap
        taken = Purse(min(spices.pepper, cap - player.pepper), min(spices.vanilla, cap - player.vanilla))
        player.pepper += taken.pepper
        player.vanilla += taken.vanilla
        return taken

    def sort_crew(self, seat: Seat, cards: list[str]) -> None:
        """In the order of the deck, so that the order tells nothing."""
        order = self.figures.deck(self.side(seat).nation)
        cards.sort(key=order.index)

    def to_hand(self, seat: Seat, card: str) -> None:
        """From the reserve."""
        self.side(seat).reserve.remove(card)
        hand = self.player(seat).hand
        hand.append(card)
        self.sort_crew(seat, hand)

    def to_reserve(self, seat: Seat, cards: list[str]) -> None:
        reserve = self.side(seat).reserve
        reserve += cards
        self.sort_crew(seat, reserve)

    def clear_display(self, seat: Seat) -> None:
        """Crew played goes to the reserve; at expert level it leaves the game (9-5, 9-6)."""
        player = self.player(seat)
        if self.state.expert:
            self.side(seat).removed += player.display
        else:
            self.to_reserve(seat, player.display)
        player.display = []

    # ships

    def sail(self, ship: Ship, dest: str, by: Seat) -> None:
        """A ship comes to another field along the paths; a singularity is its end."""
        start, ship.field = ship.field, dest
        self.note("moved" if ship.seat == by else "pushed", by, field=dest, start=start, ship=ship.id)
        if self.sky.kinds[dest] == SINGULARITY:
            self.tell("swallowed", ship=ship_name(ship), field=dest)
            self.destroy(ship, by)

    def put(self, ship: Ship, field: str) -> None:
        """Not a movement: Helmsman and Chesnaye."""
        start, ship.field = ship.field, field
        self.note("put", ship.seat, field=field, start=start, ship=ship.id)

    def destroy(self, ship: Ship, by: Seat) -> None:
        """Gone for good; with a galleon all it had under way (6.2, 9-23)."""
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
        if self.team:
            return
        player.lost.append(player.captains.pop(0))
        if player.captains:
            captain = captain_name(player.captains[0])
            self.tell("next-captain", who=Who(ship.seat), captain=captain, final=True)
        else:
            self.tell("last-captain", who=Who(ship.seat), headline=True)

    def arrival(self, field: str) -> Arg:
        return field_name(self.sky, field)
