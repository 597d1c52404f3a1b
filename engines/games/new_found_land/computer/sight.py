"""What the computer player reads of a view (§13)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import NamedTuple

import msgspec

from engines.games.new_found_land.computer.deliveries import Crates
from engines.games.new_found_land.figures import ACTION_NAMES, Figures, Ship, Tile
from engines.games.new_found_land.state import DELIVER, LOAD, SETTLE
from engines.games.new_found_land.views.view import Own, Public


class Site(NamedTuple):
    """A tile with a free field."""

    island: str
    space: str
    tile: Tile
    free: int
    """Free fields."""


class Sight:
    """What one seat knows."""

    def __init__(self, figures: Figures, public: Public, own: Own) -> None:
        self.figures = figures
        self.prices = figures.computer
        self.public = public
        self.own = own
        self.me = public.players[own.seat]
        if own.goods != self.me.goods:  # what was answered ahead has changed them
            self.me = msgspec.structs.replace(self.me, goods=own.goods)
        self.left = public.rounds - public.round + 1
        """Rounds left, this one included."""
        self.last = int(self.left == 1)
        """Which of two prices counts: 1 in the last round."""

    # ships

    def crates(self, ship: Ship) -> int:
        """The crates of a ship at Load and Deliver."""
        drake = self.figures.captains.drake.crates if self.me.captain == "drake" else 0
        return ship.values.crates + drake

    def crates_of(self, ships: Iterable[Ship]) -> Crates:
        return tuple(sorted(map(self.crates, ships), reverse=True))

    def settlers(self, ship: Ship) -> int:
        """The settlers of a ship at Settle."""
        dagama = self.figures.captains.dagama.settlers if self.me.captain == "dagama" else 0
        return ship.values.settlers + dagama

    def has(self, upgrade: str) -> bool:
        return self.me.upgrade_built and self.me.upgrade == upgrade

    @cached_property
    def delivering(self) -> tuple[Ship, ...]:
        """Own ships that are still to deliver in this round."""
        if self.public.phase not in (LOAD, SETTLE, DELIVER):
            return ()
        used = self.public.running.used if self.public.running and self.public.phase == DELIVER else ()
        sent = self.me.plan[ACTION_NAMES.index(DELIVER)].ships
        return tuple(ship for ship in sent if ship.name not in used)

    def ready(self, action: str) -> list[Ship]:
        """Own ships at this action that have done nothing yet."""
        sent = self.me.plan[ACTION_NAMES.index(action)].ships
        return [ship for ship in sent if ship.name not in self.own.used]

    # islands

    @cached_property
    def sites(self) -> list[Site]:
        return [
            Site(island.name, space.name, space.tile, space.free)
            for island in self.public.islands
            for space in island.spaces
            if space.free and space.tile is not None
        ]

    def took_both(self) -> bool:
        """Whether the Settlement Office has served in this action."""
        tiles = {space.name: space.tile for island in self.public.islands for space in island.spaces}
        for deed in self.public.deeds:
            tile = tiles.get(deed.space)
            if deed.what == "settle" and deed.seat == self.own.seat and tile and deed.gain == tile.both:
                return True
        return False
