"""Positions of Race to the New Found Land for tests: they say what matters, the rest is filled in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from engines.contract.core import (
    Move,
    Say,
    Seat,
    Who,
)
from engines.contract.dice import Dice
from engines.games.new_found_land import GAME
from engines.games.new_found_land.board import Board
from engines.games.new_found_land.figures import Goods
from engines.games.new_found_land.flow import go_on, set_sail
from engines.games.new_found_land.moves import (
    Antwerp,
    Assign,
    BuildShip,
    BuildUpgrade,
    BuildWharf,
    ChooseCaptain,
    ChooseGoal,
    ChooseGood,
    Deliver,
    DeliverWith,
    EndDeliver,
    EndGoals,
    EndLand,
    FinishAction,
    Keep,
    KeepAndPlay,
    Lay,
    LoadGood,
    NewEngland,
    PlayGoodsCard,
    Redeem,
    Settle,
)
from engines.games.new_found_land.play import Play
from engines.games.new_found_land.scoring import final_scoring
from engines.games.new_found_land.state import (
    CITIES,
    EDITION,
    GOALS,
    ISLANDS,
    LAND,
    PLANNING,
    City,
    Field,
    Frame,
    LaidTile,
    Plan,
    Player,
    State,
)
from engines.games.new_found_land.views.view import Own, Public
from engines.tables.table import Table
from tests.support.scene import GameScene

NATIONS = ("england", "france", "netherlands", "spain", "portugal")
CITIES_OPEN = {
    "hamburg": ["A01", "A02", "A03"],
    "venice": ["A04", "A05", "A06"],
    "stockholm": ["A07", "A08", "A15"],
}
STACKS = {
    "square": ["Z01", "Z04", "Z07", "Z10", "Z13"],
    "circle": ["Z02", "Z05", "Z08", "Z11", "Z14"],
    "star": ["Z03", "Z06", "Z09", "Z12", "Z15"],
}
CAPTAINS = ["columbus", "magellan", "dagama", "cortes", "drake"]


def storage(**goods: int) -> Goods:
    return Goods(**goods)


class Scene(GameScene[State, Public, Own, Board, Play, Player]):
    """A table in a position of our choice: nobody has anything but the start ship."""

    def __init__(
        self,
        *,
        seats: int = 3,
        nations: Sequence[str] = NATIONS,
        start: Seat = 0,
        in_round: int = 1,
        frames: str = "standard",
        simultaneous: bool = False,
        edition: int = EDITION,
    ) -> None:
        figures = GAME.figures
        rewards = {**STACKS, "pentagon": CAPTAINS, "triangle": ["wood", "cloth", "iron", "gold"]}
        open_contracts = {one for city in CITIES_OPEN.values() for one in city}
        state = State(
            simultaneous=simultaneous,
            edition=edition,
            players=[Player(nation=nation, ships=[nation]) for nation in nations[:seats]],
            start=start,
            round=in_round,
            small_sale=["N01", "N02", "N03", "N04"],
            large_sale=["L01", "L02", "L03", "L04"],
            small_pile=["N05", "N06", "N07", "N08"],
            large_pile=["L05", "L06"],
            cards=["X1", "X2", "X3", "Y01", "Y02", "Y03", "Y04", "Y05"],
            cards_open=[],
            contracts=[name for name in figures.contracts if name not in open_contracts],
            tiles=list(figures.tiles),
            compass=["newfoundland", "nova_scotia", "anticosti", "prince_edward"],
            lap_cards=[5, 3, 1, 0],
            frames={
                name: Frame(space=space, left=[*rewards[name]])
                for name, space in figures.frame_spaces(frames).items()
            },
            cities={name: City(contracts=[*contracts]) for name, contracts in CITIES_OPEN.items()},
        )
        super().__init__(GAME, state)
        self.dice = Dice(b"scene")

    # setting up

    def give(self, seat: Seat, *, score: int | None = None, goods: Goods | None = None, **more: Any) -> Scene:
        """What this player has: score, goods, and any field of the player by its name."""
        player = self.player(seat)
        if score is not None:
            player.points = {"settle": score} if score else {}
        if goods is not None:
            player.goods = goods
        for field, value in more.items():
            setattr(player, field, value)
        return self

    def frame(self, name: str, space: int | None, *taken_by: Seat) -> Scene:
        """A frame on this space; each of these players has taken the first item that was left."""
        frame = self.state.frames[name]
        frame.space, frame.taken_by = space, [*taken_by]
        frame.left = frame.left[len(taken_by) :]
        return self

    def no_frames(self) -> Scene:
        """Nobody is disturbed by rewards."""
        for frame in self.state.frames.values():
            frame.space = None
        return self

    def tile(self, space: str, tile: str, *towers: tuple[Seat, int]) -> Scene:
        self.state.spaces[space] = LaidTile(
            tile=tile, fields=[Field(owner, count) for owner, count in towers]
        )
        if tile in self.state.tiles:
            self.state.tiles.remove(tile)
        return self

    def island(self, island: str, *towers: tuple[Seat, int], leave: int = 0) -> Scene:
        """Fill an island but for its last `leave` spaces, with these towers on it."""
        spaces = GAME.figures.islands[island].spaces
        rest = list(towers)
        for space in spaces[: len(spaces) - leave]:
            tile = next(t for t in self.state.tiles if GAME.figures.tiles[t].shape == space.shape)
            self.tile(space.name, tile, *rest[:2])
            rest = rest[2:]
        assert not rest
        return self

    def city(self, city: str, *markers: Seat) -> Scene:
        self.state.cities[city].markers = [*markers]
        return self

    def sends(self, seat: Seat, action: str, *ships: str) -> Scene:
        setattr(self.player(seat).plan, action, [*ships])
        return self

    # where the game stands

    def land(self, seat: Seat = 0) -> Scene:
        """In the Land turn of this player, without the income before it."""
        self.state.phase, self.state.queue = LAND, [seat]
        self.go()
        player = self.player(seat)
        player.goods = Goods(*(a - b for a, b in zip(player.goods, GAME.figures.income, strict=True)))
        return self

    def planning(self) -> Scene:
        self.state.phase, self.state.queue, self.state.action = PLANNING, self.board.player_order(), "load"
        for player in self.state.players:
            player.plan, player.standing = Plan(), Plan()
        return self.go()

    def action(self, action: str) -> Scene:
        """The action begins with the ships that were sent there."""
        self.state.phase = action
        set_sail(self._play())
        return self.go()

    def scoring(self, phase: str = ISLANDS) -> Scene:
        """The scorings of the closing phase, without the cartography before them."""
        assert phase in (ISLANDS, CITIES)
        self.state.phase, self.state.queue, self.state.turn = phase, [], None
        return self.go()

    def closing(self) -> Scene:
        """From the end of Explore on: cartography first."""
        self.state.phase, self.state.queue = "explore", []
        return self.go()

    def goals(self, *seats: Seat) -> Scene:
        self.state.phase, self.state.queue = GOALS, [*(seats or self.board.player_order())]
        return self.go()

    def final(self) -> Scene:
        final_scoring(self._play())
        return self

    def go(self) -> Scene:
        play = self._play()
        go_on(play)
        self.events = play.events
        return self

    def table(self) -> Table:
        """A table that stands in this position: for undo."""
        settings = {"frames": "standard", "planning": "sequential", "seating": "joined"}
        table = Table.open(GAME, seats=len(self.state.players), settings=settings, key=b"scene", salt=[])
        table.state = self.state
        return table

    def _play(self) -> Play:
        return Play(GAME.figures, self.state, self.dice)

    # playing

    def play(self, move: Move, seat: Seat | None = None, dice: Dice | None = None) -> Self:
        """Make a move with dice that go on from move to move."""
        return super().play(move, seat, dice or self.dice)

    def _ended(self) -> Self:
        """End the turn if nothing else is left, as a person would who undoes nothing."""
        if self.state.turn is None or not self.board.only_end_left():
            return self
        told = self.events
        self.play(EndLand() if self.state.phase == LAND else EndDeliver())
        self.events = [*told, *self.events]
        return self

    def card(self, card: str) -> Scene:
        return self.play(PlayGoodsCard(card))

    def wharf(self, *payment: str) -> Scene:
        return self.play(BuildWharf([*payment] or None))._ended()

    def upgrade(self, *payment: str) -> Scene:
        return self.play(BuildUpgrade([*payment] or None))._ended()

    def build(self, ship: str, *payment: str, scrap: str | None = None) -> Scene:
        return self.play(BuildShip(ship, scrap, [*payment] or None))._ended()

    def end_land(self) -> Scene:
        return self.play(EndLand())

    def assign(self, *ships: str) -> Scene:
        return self.play(Assign([*ships]))

    def load(self, good: str) -> Scene:
        return self.play(LoadGood(good=good))

    def keep(self, *cards: str, play: str | None = None) -> Scene:
        return self.play(Keep([*cards], play))

    def keep_and_play(self, card: str) -> Scene:
        return self.play(KeepAndPlay(card))

    def settle(self, ship: str, space: str, bonus: str) -> Scene:
        return self.play(Settle(ship=ship, place=[space, bonus]))

    def new_england(self, ship: str = "") -> Scene:
        return self.play(NewEngland(ship))

    def deliver(self, contract: str, *ships: str, payment: list[str] | None = None) -> Scene:
        """With the ships and goods that are taken unasked, or with these."""
        if not ships and payment is None:
            return self.play(Deliver(contract))._ended()
        return self.play(DeliverWith(contract, [*ships] or None, payment))._ended()

    def antwerp(self, *ships: str, **goods: int) -> Scene:
        """Some of the goods; nothing named: all of them."""
        if not goods:
            return self.play(Antwerp("all"))._ended()
        one = self.board.active.goods.size == 1
        return self.play(Antwerp(None if one else "some", [*ships] or None, **goods))._ended()

    def end_deliver(self) -> Scene:
        return self.play(EndDeliver())

    def lay(self, tile: str, island: str) -> Scene:
        return self.play(Lay([tile, island]))

    def finish(self) -> Scene:
        return self.play(FinishAction())

    def choose(self, item: str) -> Scene:
        """The reward of the frame just reached."""
        seat = self.waiting[0]
        frame = self.board.due_frame(seat)
        assert frame is not None
        kinds: dict[str, type[Move]] = {"goal": ChooseGoal, "captain": ChooseCaptain, "good": ChooseGood}
        return self.play(kinds[GAME.figures.frames[frame].reward](item))

    def redeem(self, card: str, *payment: str) -> Scene:
        return self.play(Redeem(card, [*payment] or None))

    def end_goals(self) -> Scene:
        return self.play(EndGoals())

    # looking

    def score(self, seat: Seat) -> int:
        return self.player(seat).score

    def scores(self) -> list[int]:
        return [player.score for player in self.state.players]

    def goods(self, seat: Seat) -> Goods:
        return self.player(seat).goods

    def space(self, frame: str) -> int | None:
        return self.state.frames[frame].space

    def stands(self, seat: Seat, step: str) -> bool:
        """Whether it is this player's turn, and this is asked in it."""
        return self.waiting[:1] == (seat,) and self.state.step == step

    def towers(self, space: str) -> list[tuple[Seat, int]]:
        return [(field.owner, field.count) for field in self.state.spaces[space].fields]

    def telling(self, what: str) -> Say:
        return next(e.text for e in self.events if e.text.key == f"new_found_land-event-{what}")

    def who_was_told(self, what: str) -> list[Seat]:
        """Whom the events of this kind are about, in order."""
        texts = [e.text for e in self.events if e.text.key == f"new_found_land-event-{what}"]
        return [who.seat for text in texts if isinstance(who := text.args["who"], Who)]
