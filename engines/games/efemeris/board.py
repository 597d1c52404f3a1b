"""What can be read off a state: whose turn it is, who stands where, what can be reached and paid."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engines.contract.core import Say, Seat
from engines.games.efemeris.figures import Figures, Mode
from engines.games.efemeris.names import tile_name
from engines.games.efemeris.sky.sky import Sky
from engines.games.efemeris.state import GALLEON, LETTERS, Player, Ship, Side, State
from engines.kit.board import BoardOf, once

TURN = ("explore", "rescue", "tactics", "build")
"""The phases of a turn that wait for somebody."""


class Board(BoardOf[Figures, State, Player]):
    game = "efemeris"
    _sky: Sky | None = None

    # seats and sides

    @property
    def by_the_book(self) -> bool:
        """Whether captains do what the rulebook says, and a phase in which something was done is ended by its
        player. Version 1 was stricter with Castel and Cassini, and a phase with nothing left to do ended."""
        return self.state.rules > 1

    @property
    def voters_draw(self) -> bool:
        """Whether a draw is of those alone who agreed to it, and an offer of one is final. Until version 3 it
        was of everybody, and an offer could be undone and made again."""
        return self.state.rules > 3

    @property
    def draws_shared(self) -> bool:
        """Whether a draw is a shared victory, as until version 4. Since then nobody wins it."""
        return self.state.rules <= 4

    @property
    def mode(self) -> Mode:
        return self.figures.modes[self.state.mode]  # type: ignore[index]

    @property
    def team(self) -> bool:
        return self.state.mode == "team"

    def side_of(self, seat: Seat) -> int:
        """Sides alternate around the table; partners sit opposite each other."""
        return seat % len(self.state.sides)

    def side(self, seat: Seat) -> Side:
        return self.state.sides[seat % len(self.state.sides)]

    def partner(self, seat: Seat) -> Seat | None:
        return next((other for other in self.side(seat).seats if other != seat), None)

    def hostile(self, seat: Seat, other: Seat) -> bool:
        sides = len(self.state.sides)
        return seat % sides != other % sides

    @property
    def active(self) -> tuple[Seat, ...]:
        """Whose turn it is; () during set-up and after the end."""
        state = self.state
        if state.step not in TURN:
            return ()
        return tuple(self.active_side.seats)

    @property
    def active_side(self) -> Side:
        return self.state.sides[self.state.order[self.state.at]]

    def voters(self) -> list[Seat]:
        """Who has a vote on draws (§7.3)."""
        return [seat for seat, one in enumerate(self.state.players) if not one.conceded and not one.out]

    # the sky

    @property
    def sky(self) -> Sky:
        if self._sky is None:
            self._sky = self.figures.heavens[self.state.layout].sky(self.state.sky)
        return self._sky

    def ships_of(self, seat: Seat) -> list[Ship]:
        return [ship for ship in self.state.ships if ship.seat == seat]

    def galleon(self, seat: Seat) -> Ship | None:
        for ship in self.state.ships:
            if ship.seat == seat and ship.letter == LETTERS[0]:
                return ship
        return None

    def flagship(self, seat: Seat) -> Ship:
        """The galleon, where there must be one: crew acts only for it."""
        galleon = self.galleon(seat)
        assert galleon is not None, "crew needs a galleon"
        return galleon

    def find_ship(self, name: object) -> Ship | None:
        if not isinstance(name, str):
            return None
        for ship in self.state.ships:
            if name.startswith(ship.letter) and ship.id == name:
                return ship
        return None

    def enemies(self, seat: Seat) -> list[Ship]:
        sides = len(self.state.sides)
        return [ship for ship in self.state.ships if ship.seat % sides != seat % sides]

    def ships_on(self, field: str) -> list[Ship]:
        return [ship for ship in self.state.ships if ship.field == field]

    def hostile_forts(self, seat: Seat) -> set[str]:
        """Planet fields barred by fortresses of other nations."""
        forts, planets = self.state.fortresses, self.sky.planets
        return {planets[planet] for planet, owner in forts.items() if self.hostile(owner, seat)}

    def adrift(self, ship: Ship) -> bool:
        return ship.field not in self.sky.kinds

    def steps(self, ship: Ship) -> int:
        """How far a normal move goes (§6.2)."""
        play = self.figures.play
        if ship.kind != GALLEON:
            return play.frigate_steps
        return play.galleon_steps + self.figures.abilities.hubac * self.player(ship.seat).effects.hubac

    def destinations(self, ship: Ship, steps: int) -> dict[str, int]:
        """Every field the ship can sail to, with its distance (§5.4). A field holds one ship, the rose any
        number; a hostile fortress bars its planet."""
        return self.sky.reach(ship.field, steps, self._barred_to(ship.seat))

    def can_sail(self, ship: Ship, steps: int) -> bool:
        """Whether the ship can sail anywhere: then it can in one step."""
        return bool(self.destinations(ship, min(steps, 1)))

    @once
    def _barred_to(self, seat: Seat) -> set[str]:
        barred = {other.field for other in self.state.ships}
        barred.discard(self.sky.rose)
        if self.state.fortresses:
            barred |= self.hostile_forts(seat)
        return barred

    # planets

    def planets_of(self, seat: Seat) -> list[str]:
        return [planet for planet, owner in self.state.owners.items() if owner == seat]

    def planets_of_side(self, side: int) -> list[str]:
        sides = len(self.state.sides)
        return [planet for planet, owner in self.state.owners.items() if owner % sides == side]

    def symbols_of_side(self, side: int) -> int:
        return sum(self.figures.planets[planet].symbols for planet in self.planets_of_side(side))

    def planet_of(self, ship: Ship) -> str | None:
        """The planet the ship stands on."""
        return self.sky.planet_at.get(ship.field)

    def free_planets(self, seat: Seat) -> list[str]:
        """Own planets without any ship."""
        planets = self.sky.planets
        return [planet for planet in self.planets_of(seat) if not self.ships_on(planets[planet])]

    # what is left to build

    def frigates_left(self, seat: Seat, *, promised: bool = False) -> int:
        """Frigates that can still be built; `promised`: those of Shipwrights count as built."""

        def built(player: Player) -> int:
            return player.frigates + promised * player.effects.shipwright

        return self._left(self.figures.play.frigates, seat, built)

    def fortresses_left(self, seat: Seat) -> int:
        return self._left(self.figures.play.fortresses, seat, lambda player: player.fortresses)

    def _left(self, each: int, seat: Seat, built: Callable[[Player], int]) -> int:
        """The limit is for the whole game (§9-12); in a team also for the nation (§9-13)."""
        left = each - built(self.player(seat))
        if self.team:
            nation = sum(built(self.player(other)) for other in self.side(seat).seats)
            return min(left, self.state.cap - nation)
        return left

    def captains_left(self, seat: Seat) -> int:
        """Galleons that can still be built."""
        player = self.player(seat)
        if self.team:
            return player.rebuilds
        return len(player.captains) - (self.galleon(seat) is not None)

    # tiles

    def tile_called(self, cell: str) -> Say:
        return tile_name(self.figures, self.state.sky[cell].tile)

    def laying_cells(self, seat: Seat) -> tuple[str, ...] | None:
        """Where the home planet of this seat may lie (§4.1, §4.3); None after set-up: beside any tile."""
        state = self.state
        if state.step != "home":
            return None
        at = state.order.index(self.side_of(seat))
        home = self.sky.layout.home(self.mode.homes[at])
        if home not in state.sky:
            return (home,)
        return tuple(cell for cell in self.sky.layout.neighbours[home] if cell not in state.sky)

    def ways_to_lay(self, seat: Seat, tile: str) -> dict[str, tuple[int, ...]]:
        """Legal rotations by cell; the no-seal rule is a setting of the table (§3.6)."""
        cells = self.laying_cells(seat)
        if self.state.no_seal:
            return self.sky.ways_to_lay(tile, cells)
        rotations = self.figures.tile_graphs[tile].rotations
        return dict.fromkeys(self.sky.frontier if cells is None else cells, rotations)

    # whom the game waits for

    def waiting(self) -> tuple[Seat, ...]:
        """Whom the game waits for; () when nobody has to decide. Public facts alone decide it, so that a
        skipped question reveals nothing (§5.3)."""
        match self.state.step:
            case "over" | "finished" | "begin":
                return ()
            case "nation":
                return (self._names_nation(),)
            case "captains":
                return tuple(seat for seat in range(self.seats) if not self.player(seat).ended)
            case "crew":
                return self._choose_crew()
            case "home":
                return self._lay_home()
        return tuple(seat for seat in self.active if self.busy(seat))

    def _names_nation(self) -> Seat:
        """In a team the first partner, the second, and the first again if they disagree (§5.1)."""
        side = next(side for side in self._in_order() if not side.nation)
        return side.seats[len(side.proposals) % len(side.seats)]

    def _choose_crew(self) -> tuple[Seat, ...]:
        """Partners choose one after the other, as they share a deck."""
        open_seats = [
            [seat for seat in side.seats if not self.player(seat).ended] for side in self._in_order()
        ]
        return tuple(sorted(seats[0] for seats in open_seats if seats))

    def _lay_home(self) -> tuple[Seat, ...]:
        for side in self._in_order():
            seats = tuple(seat for seat in side.seats if not self.player(seat).ended)
            if seats:
                return seats
        return ()

    def _in_order(self) -> Iterator[Side]:
        return (self.state.sides[at] for at in self.state.order)

    def busy(self, seat: Seat) -> bool:
        """Whether an active player holds up the present phase. Whoever has done something in it could take
        that back, so even the last possible action does not end it."""
        player = self.player(seat)
        match self.state.step:
            case "explore":
                return bool(player.drawn)
            case "rescue":
                return bool(self.wrecked(seat))
            case "tactics":
                return not player.ended and (player.acted or self._can_act(seat))
        return not player.ended and (player.acted or self.can_build(seat))

    def ends_phase(self, seat: Seat) -> bool:
        """Whether the present phase waits for nobody else of this side."""
        return not any(other != seat and self.busy(other) for other in self.active)

    def wrecked(self, seat: Seat) -> list[Ship]:
        """Own ships that may still rescue somebody from a wreck this turn (§5.2)."""
        player = self.player(seat)
        if not self.side(seat).reserve or len(player.hand) >= self.mode.hand:
            return []
        kinds = self.sky.kinds
        return [
            ship
            for ship in self.ships_of(seat)
            if kinds.get(ship.field) == "wreck" and ship.letter not in player.rescued
        ]

    def _can_act(self, seat: Seat) -> bool:
        """Whether there is a ship on the board, or a token that could be used."""
        return bool(self.ships_of(seat)) or any(
            self.usable(seat, token) for token in set(self.player(seat).bonus)
        )

    def usable(self, seat: Seat, token: str) -> bool:
        """Whether a bonus token has any use now."""
        player, effects = self.player(seat), self.figures.effects
        if token == "new_cargo":
            return min(player.pepper, player.vanilla) < self.figures.play.spice_cap
        if token == "solar_winds":
            return any(self.can_sail(ship, effects.solar_winds) for ship in self.ships_of(seat))
        return any(self.can_sail(ship, effects.warning_shot) for ship in self.enemies(seat))

    def can_build(self, seat: Seat) -> bool:
        """Whether there is any legal build action."""
        return (
            self._can_conquer(seat)
            or self._can_build_ships(seat)
            or self._can_fortify(seat)
            or self._can_recruit(seat)
            or self._can_share(seat)
        )

    def pays(self, seat: Seat, cost: tuple[int, int], saved: int = 0) -> bool:
        """Whether this seat can pay, if `saved` spices of its choice are let off."""
        player = self.player(seat)
        return max(0, cost[0] - player.pepper) + max(0, cost[1] - player.vanilla) <= saved

    def saved(self, ship: Ship) -> int:
        """Spices that Governors save this ship."""
        if ship.kind != GALLEON:
            return 0
        return self.figures.effects.governor * self.player(ship.seat).effects.governor

    def prize(self, ship: Ship) -> str | None:
        """The planet the ship stands on, if its nation could buy it: a hostile fortress bars it."""
        planet = self.planet_of(ship)
        if planet is None:
            return None
        owner, fort = self.state.owners.get(planet), self.state.fortresses.get(planet)
        taken = owner is not None and not self.hostile(owner, ship.seat)
        barred = fort is not None and self.hostile(fort, ship.seat)
        return None if taken or barred else planet

    def _can_conquer(self, seat: Seat) -> bool:
        for ship in self.ships_of(seat):
            planet = self.prize(ship)
            if planet is not None and self.pays(seat, self.figures.planets[planet].price, self.saved(ship)):
                return True
        return False

    def _can_build_ships(self, seat: Seat) -> bool:
        costs, free = self.figures.costs, self.free_planets(seat)
        paid = self.player(seat).effects.shipwright or self.pays(seat, costs.frigate)
        if free and paid and self.frigates_left(seat) > 0:
            return True
        lost = self.galleon(seat) is None and self.captains_left(seat) > 0
        return lost and self.pays(seat, costs.galleon)

    def _can_fortify(self, seat: Seat) -> bool:
        open_planets = [one for one in self.planets_of(seat) if one not in self.state.fortresses]
        return bool(
            open_planets and self.fortresses_left(seat) > 0 and self.pays(seat, self.figures.costs.fortress)
        )

    def _can_recruit(self, seat: Seat) -> bool:
        room = len(self.player(seat).hand) < self.mode.hand
        return room and bool(self.side(seat).reserve) and self.pays(seat, self.figures.costs.recruit)

    def _can_share(self, seat: Seat) -> bool:
        partner = self.partner(seat)
        if partner is None or not self.side(seat).shares_left:
            return False
        giver, taker, cap = self.player(seat), self.player(partner), self.figures.play.spice_cap
        return (giver.pepper > 0 and taker.pepper < cap) or (giver.vanilla > 0 and taker.vanilla < cap)
