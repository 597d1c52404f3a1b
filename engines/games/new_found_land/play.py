"""One move being made: the table that changes, chance, and what there is to tell."""

from __future__ import annotations

from engines.contract.core import Seat, Who
from engines.contract.dice import Dice
from engines.games.new_found_land.board import Board
from engines.games.new_found_land.figures import Figures, Gain, Goods
from engines.games.new_found_land.goods.goods import minus, plus
from engines.games.new_found_land.state import Deed, Field, LaidTile, Player, State
from engines.kit.board import PlayOf


class Play(PlayOf[Figures, State, Player], Board):
    """The board while a move is being made."""

    def __init__(self, figures: Figures, state: State, dice: Dice, mover: Seat | None = None) -> None:
        super().__init__(figures, state, dice)
        self.mover = mover
        """Whose move it is; None where the game goes on by itself."""

    # telling

    def seal(self) -> None:
        """Make what was told so far final: the end of a turn cannot be undone (§10)."""
        if not self.events:
            self.tell("turn-ended", who=Who(self.turn.seat))
        super().seal()

    def note(self, deed: Deed) -> None:
        """Add to what pictures highlight."""
        self.state.deeds.append(deed)

    def new_deeds(self) -> None:
        """Begin a new list of deeds to highlight."""
        state = self.state
        if state.deeds:
            state.last_deeds, state.deeds = state.deeds, []

    def wait_for(self, step: str) -> bool:
        """Ask the player of the running turn. True, for the flow: the game waits."""
        self.turn.asked = True
        self.state.step = step
        return True

    # points and goods

    def score(self, seat: Seat, points: int, source: str) -> None:
        """Points count at once, and reaching 50 gives a 50/100 card; frames wait for the end of the turn
        (§5.1)."""
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

    # piles and tiles

    def draw_card(self) -> str | None:
        """The next one-time card; an empty pile is made anew from the discards (§6.8)."""
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
        """The next piece of a pile: "small", "large", "contracts" or "tiles"."""
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

    def lay_tile(self, tile: str, island: str, owner: Seat | None) -> str:
        """Lay a tile on the lowest free space of its shape, with a marker of `owner` (None: without one) on
        its first field. Returns the space."""
        space = self.free_space(island, self.figures.tiles[tile].shape)
        assert space is not None
        fields = [] if owner is None else [Field(owner, 1)]
        self.state.spaces[space] = LaidTile(tile=tile, fields=fields)
        return space
