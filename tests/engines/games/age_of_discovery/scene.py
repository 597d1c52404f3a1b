"""Positions of Age of Discovery to test with: a test says what matters, the rest is filled in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.contract.core import Say, Seat
from engines.games.age_of_discovery import GAME
from engines.games.age_of_discovery.board import Board
from engines.games.age_of_discovery.moves import (
    STAYS_OPEN,
    AcquireContract,
    BuyShip,
    EndTurn,
    PlaceShip,
    Reserve,
    StartContract,
    TakeCoins,
)
from engines.games.age_of_discovery.play import Play
from engines.games.age_of_discovery.scoring import final_scoring, interim_scoring
from engines.games.age_of_discovery.state import (
    RULES,
    Expedition,
    Joker,
    OpenCard,
    PlacedShip,
    Player,
    Running,
    State,
)
from engines.games.age_of_discovery.views.view import Own, Public
from tests.support.scene import GameScene

PURCHASE = ("G3", "Y1", "G2", "B2", "W2")
FILLING = ("G1", "R2", "N1", "B1", "Y3")
STACKS = (("W1", "R1", "R3"), ("B3",), ("interim", "W3"), ("N2",), ("final", "N3"))
DISPLAY = ("R-3", "G-4", "Y-5", "B-6")
CONTRACT_STACK = ("W-3", "W-5", "N-6")
MISSIONS = ("present", "half", "majority", "alone")


def cards(names: Sequence[str | None]) -> list[OpenCard | None]:
    return [None if name is None else OpenCard(name=name) for name in names]


class Scene(GameScene[State, Public, Own, Board, Play, Player]):
    """What is given by seat holds for that seat, and for no other."""

    def __init__(
        self,
        *,
        rules: int = RULES,
        seats: int = 3,
        turn: int = 1,
        current: Seat = 0,
        auto_end: bool = False,
        joker_counts: bool = False,
        coins: dict[Seat, int] | int = 6,
        free: dict[Seat, list[str]] | None = None,
        hand: dict[Seat, list[str]] | None = None,
        jokers: dict[Seat, str] | None = None,
        missions: dict[Seat, str] | None = None,
        fulfilled: dict[Seat, int] | None = None,
        any_cards: int = 2,
        reserve_cards: int = 1,
        purchase: Sequence[str | None] = PURCHASE,
        filling: Sequence[str | None] = FILLING,
        stacks: Sequence[Sequence[str]] = STACKS,
        display: Sequence[str | None] = DISPLAY,
        contract_stack: Sequence[str] = CONTRACT_STACK,
    ) -> None:
        free, hand, jokers = free or {}, hand or {}, jokers or {}
        missions, fulfilled = missions or {}, fulfilled or {}
        state = State(
            rules=rules,
            auto_end=auto_end,
            joker_counts=joker_counts,
            players=[
                Player(
                    coins=coins if isinstance(coins, int) else coins.get(seat, 6),
                    free=sorted(free.get(seat, []), key=GAME.figures.order.__getitem__),
                    hand=list(hand.get(seat, [])),
                    joker=Joker(name=jokers.get(seat, f"J{seat + 3}")),
                    any_cards=any_cards,
                    reserve_cards=reserve_cards,
                    fulfilled=fulfilled.get(seat, 0),
                    mission=missions.get(seat, MISSIONS[seat]),
                )
                for seat in range(seats)
            ],
            purchase_row=cards(purchase),
            filling_row=cards(filling),
            stacks=[list(stack) for stack in stacks],
            display=cards(display),
            contract_stack=list(contract_stack),
            expeditions={name: Expedition() for name in GAME.figures.expeditions},
            box_jokers=[],
            box_missions=[],
            turn=turn,
            current=current,
        )
        super().__init__(GAME, state)

    # setting up

    def sea(self, expedition: str, *ships: tuple[Seat, str], row: str | None = None) -> Scene:
        """Put ships on an expedition; a joker is "joker-red-3". The first one gives the row its colour."""
        there = self.state.expeditions[expedition]
        for seat, ship in ships:
            if ship.startswith("joker"):
                _, colour, volume = ship.split("-")
                there.ships.append(self._placed("joker", seat, int(volume), colour))
                joker = self.player(seat).joker
                joker.revealed, joker.expedition = True, expedition
            else:
                kind = GAME.figures.kinds[ship]
                there.ships.append(self._placed(ship, seat, kind.volume, kind.colour))
        there.row = row or there.row or there.ships[0].colour
        return self

    @staticmethod
    def _placed(ship: str, seat: Seat, volume: int, colour: str) -> PlacedShip:
        return PlacedShip(ship=ship, seat=seat, volume=volume, colour=colour, by_card=False, turn=0)

    def runs(self, seat: Seat, contract: str, ships: list[str], income: int, rounds_left: int) -> Scene:
        running = Running(
            contract=contract, ships=ships, joker_volume=None, income=income, rounds_left=rounds_left, turn=0
        )
        self.player(seat).running.append(running)
        return self

    def used(self, *actions: str, still_open: str | None = None) -> Scene:
        self.state.actions, self.state.open_action = list(actions), still_open
        return self

    # moves

    def coins(self, end: str = STAYS_OPEN) -> Scene:
        last = self.board.to_the_letter and self.board.actions_left == 1
        return self.play(TakeCoins(end=end if last else None))

    def buy(self, column: int) -> Scene:
        return self.play(BuyShip(column=column))

    def place(self, ship: str, expedition: str, **more: Any) -> Scene:
        return self.play(PlaceShip(ship=ship, expedition=expedition, **more))

    def start(self, contract: str, ships: str, rounds: int) -> Scene:
        return self.play(StartContract(contract=contract, ships=ships.split(), rounds=rounds))

    def acquire(self, source: str) -> Scene:
        return self.play(AcquireContract(source=source))

    def reserve(self, target: str) -> Scene:
        return self.play(Reserve(target=target))

    def end(self, times: int = 1) -> Scene:
        """End turns; those in which nothing was done with an action that changed nothing."""
        for _ in range(times):
            if self.board.first_action_due:
                self.used("acquire_contract")
            self.play(EndTurn())
        return self

    def score_interim(self) -> Scene:
        return self.run(interim_scoring)

    def score_final(self) -> Scene:
        return self.run(final_scoring)

    # questions

    def usual(self, **draft: Any) -> list[Any]:
        """The options that stand out."""
        return [option.value for option in self.pick(**draft).options if option.usual]

    # the position

    def names(self, row: list[OpenCard | None]) -> list[str | None]:
        return [card.name if card else None for card in row]


def on_sea(scene: Scene, expedition: str) -> list[tuple[Seat, str, int, str]]:
    return [(s.seat, s.ship, s.volume, s.colour) for s in scene.state.expeditions[expedition].ships]


def keys(lines: Sequence[Say]) -> list[str]:
    return [line.key.removeprefix("age_of_discovery-") for line in lines]
