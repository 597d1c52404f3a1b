"""Positions of Entdecker to test with: a test says what matters, the rest is filled in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engines.contract.core import Seat
from engines.contract.dice import Dice
from engines.games.entdecker import GAME
from engines.games.entdecker.board import Board
from engines.games.entdecker.flow import wrap_up
from engines.games.entdecker.moves import Draw, Place, Sail
from engines.games.entdecker.play import Play
from engines.games.entdecker.rules import Entdecker
from engines.games.entdecker.state import Laid, Player, State, Unit, Voyage
from engines.games.entdecker.views.view import Own, Public
from tests.support.scene import GameScene

Tiles = Mapping[str, str]
"""By field: a kind, with the rotation behind it where it has several ("coast2")."""


CORNER = {"B1": "coast0"}
"""A coast on A2, with land in the west, encloses A1: the three are an island."""
LOCKED = {"B4": "coast2", "B5": "coast2", "D4": "coast0", "D5": "coast0", "C3": "coast1"}
"""A coast on C6, with land in the west, locks C4 and C5 in: the eight are an island."""


class Rigged(Dice):
    """The spinner stops at the number we want."""

    def __init__(self, spin: int) -> None:
        super().__init__(b"rigged")
        self.spin = spin

    def pick(self, items: Sequence[Any]) -> Any:
        assert self.spin in items
        return self.spin


class Scene(GameScene[State, Public, Own, Board, Play, Player]):
    """Seat 0 is to set sail. `draws` come from stack 1, in this order; the other stacks hold the tiles that
    nothing else is said about."""

    def __init__(
        self,
        tiles: Tiles | None = None,
        *,
        seats: int = 3,
        gold: Sequence[int] = (),
        units: Sequence[Unit] = (),
        draws: Sequence[str] = (),
        stacks: Sequence[Sequence[str]] | None = None,
        chips: Sequence[str] | None = None,
        reserve: Mapping[str, int] | None = None,
        discard: Sequence[str] = (),
        recall_window: str = "when_supply_empty",
        unfinished: str = "none",
        start_tile: str = "allowed",
        storm: str = "landing",
        tie: str = "shared",
        game: Entdecker = GAME,
    ) -> None:
        figures = game.figures
        taken = {*draws, *discard}
        rest = [tile for tile in figures.tiles if tile not in taken]
        if stacks is None:
            stacks = [draws[::-1], rest[:20], rest[20:40], rest[40:60], []]
        state = State(
            recall_window=recall_window,
            unfinished=unfinished,
            start_tile=start_tile,
            storm=storm,
            tie=tie,
            start_player=0,
            active=0,
            players=[
                Player(gold=gold[seat] if seat < len(gold) else 4, supply=dict(figures.supply))
                for seat in range(seats)
            ],
            stacks=[list(stack) for stack in stacks],
            reserve={kind: getattr(figures.reserve, kind) for kind in figures.kinds} | dict(reserve or {}),
            chips=list(reversed(chips)) if chips is not None else list(figures.motifs),
            sea={field: laid(tile) for field, tile in (tiles or {}).items()},
            units=list(units),
            discard=list(discard),
            round=1,
            turn=9,
            step="sail",
            asks_to_end=True,
        )
        for one in units:
            state.players[one.seat].supply[one.kind] -= 1
        super().__init__(game, state)

    # moves

    def sail(self, start: str, tiles: int) -> Scene:
        return self.play(Sail(start, tiles))

    def draw(self, stack: int = 1) -> Scene:
        return self.play(Draw(stack))

    def place(self, field: str, rotation: int) -> Scene:
        return self.play(Place(field=field, rotation=rotation))

    def wrap_up(self) -> Scene:
        """As if a voyage had just ended, without a tile of its own."""
        self.state.voyage = Voyage(seat=0, turn=self.state.turn, start="N1", toll=0, announced=1)
        return self.run(wrap_up)

    # the position

    @property
    def step(self) -> str:
        return self.state.step

    @property
    def active(self) -> Seat:
        return self.state.active

    @property
    def gold(self) -> list[int]:
        return [player.gold for player in self.state.players]

    @property
    def points(self) -> list[int]:
        return [player.points for player in self.state.players]

    @property
    def voyage(self) -> Voyage:
        assert self.state.voyage is not None
        return self.state.voyage

    def chips(self, seat: Seat) -> list[str]:
        return self.state.players[seat].chips

    def supply(self, seat: Seat) -> dict[str, int]:
        return self.state.players[seat].supply

    def tile(self, field: str) -> str:
        """Kind and rotation, as in `Tiles`."""
        there = self.state.sea[field]
        return f"{there.kind}{there.rotation}"

    def placements(self, kind: str, ship: str = "") -> set[str]:
        """ "A6 r1" and so on, from where the ship stands."""
        if ship:
            self.state.ship = ship
        names = self.board.chart.names
        return {f"{names[way.field]} r{way.rotation}" for way in self.board.placements(kind)}

    def starts(self) -> dict[str, int]:
        """Every legal start with its toll."""
        return {start.place: start.toll for start in self.board.starts(self.active)}


def laid(tile: str, turn: int = 1) -> Laid:
    kind, rotation = (tile[:-1], int(tile[-1])) if tile[-1].isdigit() else (tile, 0)
    return Laid(kind=kind, rotation=rotation, tile="", source="reserve", turn=turn)


def unit(seat: Seat, kind: str, field: str, part: str = "land") -> Unit:
    return Unit(seat=seat, kind=kind, field=field, part=part, turn=1)
