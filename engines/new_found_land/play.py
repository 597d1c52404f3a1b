"""One move being made: the table, chance, and what there is to tell."""

from __future__ import annotations

import msgspec

from engines.core import Arg, Dice, Event, Seat, Who, say
from engines.new_found_land.board import Board
from engines.new_found_land.figures import Figures, Gain, Goods
from engines.new_found_land.goods import minus, plus
from engines.new_found_land.state import State, Step


class Play(Board):
    def __init__(self, figures: Figures, state: State, dice: Dice, mover: Seat | None = None) -> None:
        super().__init__(figures, state)
        self.dice = dice
        self.mover = mover
        """Whose move it is."""
        self.events: list[Event] = []

    # telling

    def tell(self, what: str, /, *, final: bool = False, headline: bool = False, **args: Arg) -> None:
        """Everybody hears it; a headline also where a long story is shortened."""
        text = say(f"new_found_land-event-{what}", **args)
        self.events.append(Event(text=text, final=final, headline=headline))

    def whisper(self, seat: Seat, what: str, /, *, final: bool = False, **args: Arg) -> None:
        """Only this seat hears it."""
        self.events.append(Event(text=say(f"new_found_land-event-{what}", **args), to=seat, final=final))

    def seal(self) -> None:
        """What was done up to here can not be taken back: a turn ends with it (section 10)."""
        if not self.events:
            self.tell("turn-ended", who=Who(self.turn.seat))
        self.events[-1] = msgspec.structs.replace(self.events[-1], final=True)

    def note(self, step: Step) -> None:
        self.state.steps.append(step)

    def new_steps(self) -> None:
        """What is highlighted from now on belongs to something new."""
        state = self.state
        if state.steps:
            state.last_steps, state.steps = state.steps, []

    # points and goods

    def score(self, seat: Seat, points: int, source: str) -> None:
        """Points count at once, and with 50 of them comes a 50/100 card; frames wait for the end of the turn
        (5.1)."""
        if not points:
            return
        player, state = self.player(seat), self.state
        player.points[source] = player.points.get(source, 0) + points
        if player.lap_card is None and state.lap_cards and player.score >= self.figures.track.length:
            player.lap_card = state.lap_cards.pop(0)
            self.tell("lap-card", headline=True, who=Who(seat), bonus=player.lap_card)

    def gain(self, seat: Seat, gain: Gain, source: str) -> None:
        player = self.player(seat)
        player.goods = plus(player.goods, gain.goods)
        self.score(seat, gain.points, source)

    def pay(self, seat: Seat, goods: Goods) -> None:
        player = self.player(seat)
        player.goods = minus(player.goods, goods)

    # piles

    def draw_card(self) -> str | None:
        """The next one-time card; the discard pile is shuffled when it must be (6.8)."""
        state = self.state
        if not state.cards:
            state.cards = [*state.cards_open, *state.cards_hidden]
            state.cards_open, state.cards_hidden = [], []
            if not state.cards:
                return None
            self.dice.shuffle(state.cards)
            self.tell("shuffled-cards", final=True, count=len(state.cards))
        return state.cards.pop(0)

    def draw(self, pile: list[str], discard: list[str], what: str) -> str | None:
        """The next piece of a pile; "small", "large", "contracts" or "tiles"."""
        if not pile:
            if not discard:
                return None
            pile[:] = discard
            discard.clear()
            self.dice.shuffle(pile)
            self.tell("shuffled", final=True, pile=what, count=len(pile))
        return pile.pop(0)

    def draw_tile(self) -> str | None:
        return self.draw(self.state.tiles, self.state.tile_discard, "tiles")

    # questions

    def put(self, step: str) -> bool:
        """The question that the running turn waits for."""
        self.turn.asked = True
        self.state.step = step
        return True
