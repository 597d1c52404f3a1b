"""The table as the rules look at it: what can be read off a state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import ClassVar, TypeVar

from engines.contract.core import Seat
from engines.games.new_found_land.figures import ACTION_NAMES, LARGE, Figures, Goods, Ship
from engines.games.new_found_land.goods.goods import can_pay
from engines.games.new_found_land.moves import LoadGood
from engines.games.new_found_land.state import (
    DELIVER,
    EXPLORE,
    GOALS,
    LAND,
    LOAD,
    PLANNING,
    Player,
    State,
    Turn,
)
from engines.kit.board import BoardOf, once

T = TypeVar("T")


@lru_cache(maxsize=16)
def island_of(figures: Figures) -> dict[str, str]:
    """The island of every tile space."""
    return {space.name: name for name, island in figures.islands.items() for space in island.spaces}


@lru_cache(maxsize=16)
def spaces_by_shape(figures: Figures) -> dict[tuple[str, str], tuple[str, ...]]:
    """The spaces of every island and shape, the lowest number first."""
    found: dict[tuple[str, str], tuple[str, ...]] = {}
    for name, island in figures.islands.items():
        for space in island.spaces:
            found[name, space.shape] = (*found.get((name, space.shape), ()), space.name)
    return found


class Board(BoardOf[Figures, State, Player]):
    """A state and its figures, to be read."""

    game: ClassVar[str] = "new_found_land"

    def __init__(self, figures: Figures, state: State) -> None:
        super().__init__(figures, state)
        self.ahead = False
        """Whether this is the table foreseen for a seat whose turn has not come: see ahead.py."""

    @property
    def turn(self) -> Turn:
        turn = self.state.turn
        assert turn is not None
        return turn

    @property
    def active(self) -> Player:
        """The player whose turn it is."""
        return self.state.players[self.turn.seat]

    def player_order(self) -> list[Seat]:
        """Clockwise from the start player."""
        return list(self.clockwise(self.state.start))

    def the_only(self, found: Sequence[T], reason: str) -> T:
        """What an omitted field of a move means: the only legal value. Refused where there are others."""
        if len(found) != 1:
            raise self.no(reason)
        return found[0]

    # who is asked

    def waiting(self) -> tuple[Seat, ...]:
        state = self.state
        if state.over:
            return ()
        if state.phase == PLANNING:
            if state.simultaneous:
                return tuple(seat for seat in self.planners() if self.player(seat).standing.load is None)
            return (state.queue[0],)
        early = self.early_seats()
        return (self.turn.seat, *[seat for seat in early if not self.player(seat).answered])

    def asked(self) -> tuple[Seat, ...]:
        """Whom everybody sees being asked. It does not tell who has handed in a secret plan or has answered
        ahead of the own turn."""
        state = self.state
        if state.over or state.turn is not None:
            return () if state.over else (self.turn.seat, *self.early_seats())
        return self.planners() if state.phase == PLANNING and state.simultaneous else self.waiting()

    def early_seats(self) -> list[Seat]:
        """Seats that may answer ahead of their turn: at Load once the cards are dealt, and when goals are
        redeemed."""
        state = self.state
        if state.phase not in (LOAD, GOALS) or self.ahead:
            return []
        if state.phase == LOAD:
            return [seat for seat in state.queue[1:] if self.player(seat).dealt]
        return [seat for seat in state.queue[1:] if self.asked_for_goals(seat)]

    def early(self, seat: Seat) -> bool:
        """Whether this seat may answer ahead of its turn."""
        return seat in self.early_seats()

    def bound_answers(self, seat: Seat) -> int:
        """How many of the moves made ahead cannot be changed: those up to the good that was loaded, since
        its owner has seen the cards then."""
        ahead = self.player(seat).ahead
        return max((number for number, move in enumerate(ahead, 1) if isinstance(move, LoadGood)), default=0)

    def planners(self) -> tuple[Seat, ...]:
        """Seats that have anything to send out, as far as everybody can see (§5.3, §5.6)."""
        return tuple(seat for seat in range(self.seats) if self.can_plan(seat))

    def can_plan(self, seat: Seat) -> bool:
        return bool(self.player(seat).hand or self.idle(seat))

    def to_plan(self, seat: Seat) -> list[str]:
        """The actions that this player has not committed yet."""
        plan = self.player(seat).plan
        return [action for action in ACTION_NAMES if plan.of(action) is None]

    def has_plan(self, seat: Seat) -> bool:
        """Whether this player has stored a secret plan for an action still to come."""
        standing = self.player(seat).standing
        return any(standing.of(action) is not None for action in ACTION_NAMES)

    def ships_of_others(self, seat: Seat, actions: Iterable[str] = ACTION_NAMES) -> list[str]:
        """The others' ships at these actions, as everybody sees them."""
        others = [player for at, player in enumerate(self.state.players) if at != seat]
        return [ship for player in others for action in actions for ship in player.plan.of(action) or ()]

    def surprised(self, seat: Seat) -> bool:
        """Whether somebody has sent ships to the action being planned since this player stored a plan that
        is to be asked about then."""
        wary = self.player(seat).wary
        there = self.ships_of_others(seat, [self.state.action])
        return wary is not None and not set(there) <= set(wary)

    @property
    def last_round(self) -> bool:
        return self.state.round == self.figures.play.rounds

    def asked_for_goals(self, seat: Seat) -> bool:
        """Whether this player gets a goal turn, by public numbers only (§5.6): with a goal card, or with a
        one-time card that could be played in it. Before edition 3 the latter held in the last round only."""
        player = self.player(seat)
        return bool(player.goals or (player.hand and (self.last_round or self.state.edition >= 3)))

    @once
    def only_end_left(self) -> bool:
        """Whether a player who can still undo a step of the turn has nothing left but to end it. Its end
        shows what comes to the market or to the cities, so it does not come unasked. Before edition 3 the
        last step ended the turn and was confirmed first."""
        if self.state.edition < 3 or self.turn.ended or not self.turn.asked:
            return False
        if self.state.phase == LAND:
            return not self.active.hand and self.nothing_to_build(self.turn.seat)
        return self.state.phase == DELIVER and bool(self.turn.used) and not self.can_deliver_more()

    def can_deliver_more(self) -> bool:
        """Whether a ship is left, and goods or a card that could bring some."""
        return bool(self.unused() and (self.active.goods.size or self.active.hand))

    # ships

    def ship(self, ship: str) -> Ship:
        return self.figures.ships[ship]

    def has(self, seat: Seat, upgrade: str) -> bool:
        """Whether this player's nation has this upgrade, and it is built."""
        player = self.player(seat)
        return player.upgrade_built and self.figures.nations[player.nation].upgrade == upgrade

    def fleet(self, seat: Seat) -> list[str]:
        player = self.player(seat)
        return self.figures.fleet(player.nation, player.upgrade_built)

    def own_ships(self, seat: Seat) -> list[str]:
        """The ships at the wharves, and the Merchant Fleet."""
        return [*self.player(seat).ships, *self.fleet(seat)]

    @once
    def idle(self, seat: Seat) -> list[str]:
        """Own ships that are assigned to no action."""
        busy = self.player(seat).plan.all_ships()
        return [ship for ship in self.own_ships(seat) if ship not in busy]

    def charters(self, seat: Seat) -> list[str]:
        """The charter ships in this player's hand: secret."""
        return [card for card in self.player(seat).hand if card in self.figures.charters]

    def goods_cards(self, seat: Seat) -> list[str]:
        """The goods cards in this player's hand: secret."""
        return [card for card in self.player(seat).hand if card in self.figures.goods_cards]

    def available(self, seat: Seat) -> list[str]:
        """What this player may still assign: secret, since charter cards are included."""
        return [*self.idle(seat), *self.charters(seat)]

    def sent(self, seat: Seat, action: str) -> list[str]:
        """The ships assigned to an action."""
        return self.player(seat).plan.of(action) or []

    def unused(self) -> list[str]:
        """Ships of the running turn that have not yet loaded, settled or delivered."""
        turn = self.turn
        return [ship for ship in self.sent(turn.seat, self.state.phase) if ship not in turn.used]

    def sail(self, seat: Seat, action: str) -> int:
        """The total sail value that decides the order of an action."""
        return self.sail_with(seat, self.sent(seat, action))

    def sail_with(self, seat: Seat, ships: Iterable[str]) -> int:
        """The total sail value of these ships at an action."""
        total = sum(self.ship(ship).values.sail for ship in ships)
        if self.has(seat, "naval_office"):
            total += self.figures.upgrades.naval_office
        if self.player(seat).captain == "magellan":
            total += self.figures.captains.magellan.sail
        return total

    def crates(self, seat: Seat, ship: str) -> int:
        """The crates of a ship at Load and Deliver."""
        drake = self.player(seat).captain == "drake"
        return self.ship(ship).values.crates + (self.figures.captains.drake.crates if drake else 0)

    def settlers(self, seat: Seat, ship: str) -> int:
        """The settlers of a ship at Settle."""
        dagama = self.player(seat).captain == "dagama"
        return self.ship(ship).values.settlers + (self.figures.captains.dagama.settlers if dagama else 0)

    def settling(self) -> list[str]:
        """Ships of the running turn with settlers on board."""
        return [ship for ship in self.unused() if self.settlers(self.turn.seat, ship)]

    def crews(self) -> dict[int, list[str]]:
        """The same ships by their number of settlers, the most first: equal numbers are interchangeable."""
        found: dict[int, list[str]] = {}
        for ship in self.settling():
            found.setdefault(self.settlers(self.turn.seat, ship), []).append(ship)
        return dict(sorted(found.items(), reverse=True))

    def telescopes(self, seat: Seat) -> int:
        """Of all ships at Explore: the number of tiles to draw."""
        ships = self.sent(seat, EXPLORE)
        columbus = bool(ships) and self.player(seat).captain == "columbus"
        more = self.figures.captains.columbus.draw if columbus else 0
        return sum(self.ship(ship).values.telescopes for ship in ships) + more

    def lays(self) -> int:
        """Tiles that may still be laid in the running Explore turn; never more than were drawn (§6.15)."""
        turn = self.turn
        columbus = self.player(turn.seat).captain == "columbus"
        most = len(self.sent(turn.seat, EXPLORE))
        most += self.figures.captains.columbus.lay if columbus else 0
        return min(most - turn.laid, len(turn.tiles))

    def keep(self) -> int:
        """How many of the drawn cards are kept."""
        turn = self.turn
        most = self.figures.play.keep
        if self.has(turn.seat, "colonial_harbour"):
            most = self.figures.upgrades.colonial_harbour
        return min(most, len(turn.cards))

    # Land

    def wharves(self, seat: Seat) -> int:
        return self.figures.wharves(self.player(seat).wharf_built)

    def free_wharf(self, seat: Seat) -> bool:
        return len(self.player(seat).ships) < self.wharves(seat)

    def on_sale(self) -> list[str]:
        """The ships on sale, the small ones first."""
        state = self.state
        return [ship for ship in (*state.small_sale, *state.large_sale) if ship is not None]

    def upgrade_cost(self, seat: Seat) -> Goods:
        return self.figures.upgrade_costs[self.player(seat).nation]

    def can_build(self, seat: Seat, have: Goods, *, wharf: bool, upgrade: bool, ships: Iterable[str]) -> bool:
        """Whether these goods pay for any of this: public, like all goods."""
        if wharf and can_pay(self.figures.wharf_cost, have):
            return True
        if upgrade and can_pay(self.upgrade_cost(seat), have):
            return True
        return any(can_pay(self.ship(ship).cost, have) for ship in ships)

    @once
    def nothing_to_build(self, seat: Seat) -> bool:
        """Whether this player can pay for nothing that may still be built in the running turn."""
        player, built = self.player(seat), self.turn.built
        return not self.can_build(
            seat,
            player.goods,
            wharf=not built and not player.wharf_built,
            upgrade=not built and not player.upgrade_built,
            ships=self.on_sale(),
        )

    # islands and cities

    def free_space(self, island: str, shape: str) -> str | None:
        """The lowest free space of this shape."""
        taken = self.state.spaces
        for space in spaces_by_shape(self.figures).get((island, shape), ()):
            if space not in taken:
                return space
        return None

    def islands_for(self, tile: str) -> list[str]:
        """Where a tile could be laid."""
        shape = self.figures.tiles[tile].shape
        return [island for island in self.figures.islands if self.free_space(island, shape)]

    def drawn_tiles(self) -> list[str]:
        """The tiles to choose from in Explore; one stands for all that look the same."""
        seen = {self.figures.tiles[tile].face: tile for tile in reversed(self.turn.tiles)}
        return [tile for tile in self.turn.tiles if tile in seen.values()]

    def open_spaces(self) -> dict[str, list[str]]:
        """Tiles with a free field, by island, in the order of the figures."""
        fields, homes = self.figures.island_tiles.fields, island_of(self.figures)
        found: dict[str, list[str]] = {}
        taken = self.state.spaces
        for space, island in homes.items():
            if space in taken and len(taken[space].fields) < fields:
                found.setdefault(island, []).append(space)
        return found

    def island_full(self, island: str) -> bool:
        return all(space.name in self.state.spaces for space in self.figures.islands[island].spaces)

    def island_markers(self, island: str) -> Counter[int]:
        """The markers on an island, by owner."""
        found: Counter[int] = Counter()
        for space in self.figures.islands[island].spaces:
            laid = self.state.spaces.get(space.name)
            for field in laid.fields if laid else ():
                found[field.owner] += field.count
        return found

    def markers_on_islands(self, seat: Seat) -> list[int]:
        """This player's markers on each island."""
        found, homes = dict.fromkeys(self.figures.islands, 0), island_of(self.figures)
        for space, laid in self.state.spaces.items():
            for field in laid.fields:
                if field.owner == seat:
                    found[homes[space]] += field.count
        return list(found.values())

    def markers_in_cities(self, seat: Seat) -> list[int]:
        """This player's markers in each city."""
        return [city.markers.count(seat) for city in self.state.cities.values()]

    def city_full(self, city: str) -> bool:
        return len(self.state.cities[city].markers) >= self.figures.cities[city].markers

    def large_ships(self, seat: Seat) -> int:
        return sum(self.ship(ship).sort == LARGE for ship in self.player(seat).ships)

    def city_of(self, contract: str) -> str | None:
        """Where a contract lies open."""
        for name, city in self.state.cities.items():
            if contract in city.contracts:
                return name
        return None

    # the score track

    def due_frame(self, seat: Seat) -> str | None:
        """The lowest frame that this player has reached and not taken."""
        score, found = self.player(seat).score, None
        lowest = score + 1
        for name, frame in self.state.frames.items():
            if frame.space is not None and frame.space < lowest and seat not in frame.taken_by:
                lowest, found = frame.space, name
        return found

    def goal_payment(self) -> int:
        """How many goods the next goal of the running turn costs."""
        return self.figures.play.goal_payment if self.turn.redeemed else 0
