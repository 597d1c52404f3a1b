"""How the computer player moves its ships and fires (§13, steps 4 to 7 and 9)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property, partial
from typing import NamedTuple

from engines.contract.core import Choice, Move, Say
from engines.contract.dice import Dice
from engines.games.efemeris.computer import reasons
from engines.games.efemeris.computer.sight import NEVER
from engines.games.efemeris.computer.threats import usual_steps
from engines.games.efemeris.computer.worth import Appraisal, Shot
from engines.games.efemeris.moves import MoveShip, PlayCrew, Scuttle, UseBonus
from engines.games.efemeris.views.view import Planet, Ship


class Course(NamedTuple):
    """Where a ship could go, what it would gain over staying, how to begin it, and what for."""

    gain: float
    begin: Callable[[], Move]
    why: Callable[[], Say]


class ShipMoves:
    """The moves of ships, guns and tokens that suit one position, each or None."""

    def __init__(self, position: Appraisal) -> None:
        self.position = position
        self.sky = position.sky
        self.prices = position.prices
        self._absences: dict[str, float] = {}

    # spices for a conquest

    def pay_up(self) -> Choice | None:
        """Use tokens and cards where they make the planet under a ship affordable."""
        position = self.position
        for ship in position.ships:
            planet = position.planet_on.get(ship.field)
            if planet is None or not position.takeable(planet) or planet in position.to_be_bought:
                continue
            boosters = position.boosters(planet, ship)
            if boosters:
                return Choice(boosters[0], partial(reasons.pay_up, position, planet, ship))
        return None

    # guns

    def fire(self) -> Choice | None:
        """Take the best shot from here, or prepare one."""
        position = self.position
        if not position.plays or not position.hand.get("gunner") or position.galleon is None:
            return None
        shot = self._best_shot(position.galleon.field, self.range())
        if self._pending("lancaster"):
            ships = [ship for ship in position.ships if ship.kind == "frigate"]
            shots = [
                (self._best_shot(ship.field, position.figures.abilities.lancaster), ship.id) for ship in ships
            ]
            shots.append((shot, position.galleon.id))
            able = [(one, name) for one, name in shots if one is not None]
            if able:
                best, attacker = max(able)
                named = attacker if len(able) > 1 else ""  # nobody asks where there is only one
                move = PlayCrew(card="gunner", ship=named, target=best.target)
                return Choice(move, partial(reasons.shot, position, best))
        if shot is not None and shot.worth >= position.least_shot():
            return Choice(PlayCrew(card="gunner", target=shot.target), partial(reasons.shot, position, shot))
        return self._prepare_shot()

    def range(self) -> int:
        """How far the galleon shoots."""
        figures = self.position.figures
        return figures.effects.gunner_range + figures.abilities.fairborne * self._pending("fairborne")

    def _pending(self, name: str) -> int:
        return sum(effect.times for effect in self.position.player.effects if effect.name == name)

    def _best_shot(self, field: str, reach: int) -> Shot | None:
        return max(self.position.shots(field, reach), default=None)

    def _prepare_shot(self) -> Choice | None:
        """Fairborne and Lancaster: a First Officer first, then the Gunner."""
        position, officer = self.position, PlayCrew(card="first_officer")
        if position.plays < 2 or not position.hand.get("first_officer") or position.galleon is None:
            return None
        shot = None
        if position.player.captain == "fairborne":
            more = position.figures.abilities.fairborne
            shot = self._best_shot(position.galleon.field, self.range() + more)
        elif position.player.captain == "lancaster" and not self._pending("lancaster"):
            reach = position.figures.abilities.lancaster
            fields = [ship.field for ship in position.ships if ship.kind == "frigate"]
            shot = max(filter(None, (self._best_shot(field, reach) for field in fields)), default=None)
        if shot is None or shot.worth < self.prices.hit_last:
            return None
        return Choice(officer, partial(reasons.prepared_shot, position, shot))

    # pushing enemy ships

    def drive_off(self) -> Choice | None:
        """Push an enemy into a singularity, else off a planet that can be bought then."""
        position = self.position
        officer = (
            position.plays and position.player.captain == "dasilva" and position.hand.get("first_officer")
        )
        if officer and position.tokens["solar_winds"]:
            for ship, dest in self._doomed(position.figures.abilities.dasilva):
                move = PlayCrew(card="first_officer", target=ship.id, dest=dest)
                return Choice(move, partial(reasons.doomed, ship))
        if not position.tokens["warning_shot"]:
            return None
        for ship, dest in self._doomed(position.figures.effects.warning_shot):
            push = UseBonus(token="warning_shot", ship=ship.id, dest=dest)
            return Choice(push, partial(reasons.doomed, ship))
        for ship in position.enemies:
            away = self._way_clear(ship)
            if away is not None:
                push = UseBonus(token="warning_shot", ship=ship.id, dest=away)
                return Choice(push, partial(reasons.way_clear, ship, position.planet_on[ship.field]))
        return self._push_back()

    def _push_back(self) -> Choice | None:
        """Push a ship that could win away from its goal."""
        position, found, most = self.position, None, self.prices.token
        for ship in {raid.ship.id: raid.ship for raid in position.threats.wins}.values():
            steps = position.figures.effects.warning_shot
            for dest in self.sky.reach(ship.field, steps, position.barred_to(ship.side)):
                gain = self.position.stop * position.averted(position.threats.imagined(moved={ship.id: dest}))
                if gain > most:
                    found, most = UseBonus(token="warning_shot", ship=ship.id, dest=dest), gain
        return None if found is None else Choice(found, partial(reasons.stops_win, position))

    def _doomed(self, steps: int) -> Iterator[tuple[Ship, str]]:
        """Enemy ships that this many steps bring into a singularity."""
        for ship in self.position.enemies:
            reach = self.sky.reach(ship.field, steps, self.position.barred_to(ship.side))
            for field in reach:
                if self.sky.kinds[field] == "singularity":
                    yield ship, field
                    break

    def _way_clear(self, ship: Ship) -> str | None:
        """Where to push a ship that bars a planet which could be bought this turn."""
        position, planet = self.position, self.position.planet_on.get(ship.field)
        if planet is None or not position.takeable(planet) or any(position.missing(planet, position.purse)):
            return None
        beside = self.sky.near[ship.field]
        doors = {
            field
            for one in position.ships
            if position.can_move(one)
            for field in beside
            if field == one.field or position.ways[one.id].get(field, NEVER) < one.steps
        }
        barred = position.barred_to(ship.side)
        for field in beside:
            if field not in barred and doors - {field}:
                return field
        return None

    # moving

    def sail(self, dice: Dice) -> Choice | None:
        """Make the most rewarding move of any ship, or one that is nearly as good, if better than staying."""
        courses = self.courses()
        most = max((course.gain for course in courses), default=0.0)
        if most <= 0:
            return None
        least = most - min(self.prices.mood, most / 2)
        course = dice.pick([course for course in courses if course.gain >= least])
        return Choice(course.begin(), course.why)

    def courses(self) -> list[Course]:
        """Where own ships could go that is better than staying."""
        found = [course for ship in self.position.ships for course in self._courses(ship)]
        return [course for course in found if course.gain > 0]

    def _courses(self, ship: Ship) -> Iterator[Course]:
        position = self.position
        if ship.adrift:
            if ship.kind == "galleon" and position.player.captains_left and not position.public.stack:
                yield Course(self.prices.planet, partial(Scuttle, ship.id), reasons.scuttle)
            return
        stay = self.staying(ship)
        if position.can_move(ship):
            yield from self._goals(ship, stay)
            if ship.kind == "galleon":
                yield from self._firing_fields(ship, stay)
        yield from self._winds(ship, stay)

    def staying(self, ship: Ship) -> float:
        """What it is worth to stay, with danger and the place for a new frigate considered."""
        position, planet = self.position, self.position.planet_on.get(ship.field)
        worth = position.field_worth(ship.field, ship, 1) - position.danger(ship.field, ship)
        if planet is not None and planet.owner == position.me and self._needs_berth():
            worth -= self.prices.berth
        return worth + self.position.stop * (self._absent(ship) - position.threats.peril)

    def _absent(self, ship: Ship) -> float:
        """How likely the game is lost next turn if this ship bars no way."""
        position = self.position
        if not position.threats.pressed:
            return 0.0
        if ship.id not in self._absences:
            self._absences[ship.id] = position.threats.imagined(gone=(ship.id,)).peril
        return self._absences[ship.id]

    def _barring(self, ship: Ship, dest: str) -> float:
        """What a ship is worth on a field where it keeps an enemy from winning."""
        position = self.position
        if not position.threats.pressed:
            return 0.0
        planet = position.planet_on.get(dest)
        buys = planet is not None and planet.owner is not None and self._payable(planet, ship)
        if not buys and dest not in self._crossed:
            return 0.0
        bought = (planet.tile,) if planet is not None and buys else ()
        then = position.threats.imagined(moved={ship.id: dest}, bought=bought)
        return self.position.stop * (self._absent(ship) - then.peril)

    @cached_property
    def _crossed(self) -> set[str]:
        """The fields that an enemy may cross, or end on, to win."""
        position, found = self.position, set()
        absent = [position.threats.imagined(gone=(ship.id,)) for ship in position.ships]
        wins = [raid for then in (position.threats, *absent) for raid in then.wins]
        for ship, planet, _ in wins:
            most = usual_steps(position.figures, ship) + position.figures.effects.solar_winds
            there, back = self.sky.distances(ship.field), self.sky.distances(planet.field)
            found |= {field for field, far in there.items() if far + back.get(field, NEVER) <= most}
        return found

    def _needs_berth(self) -> bool:
        """Whether a frigate could be built but for ships on all own planets."""
        position, cost = self.position, self.position.figures.costs.frigate
        if not position.player.frigates_left or position.player.pepper < cost.pepper:
            return False
        return all(planet.ship for planet in position.in_play if planet.owner == position.me)

    def _goals(self, ship: Ship, stay: float) -> Iterator[Course]:
        """The ways to fields near and far, by what they are worth for each turn it takes."""
        position, far = self.position, self.position.ways[ship.id]
        sieges = position.sieges if ship.kind == "galleon" else {}
        barring = sorted(self._crossed - position.barred) if position.threats.pressed else ()
        for goal in dict.fromkeys((*position.goals, *sieges, *barring)):
            steps = far.get(goal)
            if steps is None:
                continue
            turns = -(-steps // ship.steps)
            worth = position.field_worth(goal, ship, turns) + sieges.get(goal, 0.0)
            if turns == 1:
                worth += self._barring(ship, goal)
            if worth / turns <= stay:
                continue
            if turns == 1:
                worth -= position.danger(goal, ship)
            elif self._crowded(goal, ship, turns):
                worth *= self.prices.crowded
            if worth / turns > stay:
                why = partial(self.why_there, ship, goal, turns)
                yield Course(worth / turns - stay, partial(self._towards, ship, goal), why)

    def why_there(self, ship: Ship, goal: str, turns: int) -> Say:
        return reasons.goal(self.position, self.goal_parts(ship, goal, turns), ship, goal, turns)

    def goal_parts(self, ship: Ship, goal: str, turns: int) -> dict[str, float]:
        """What speaks for going there: the field itself, a siege, barring a way, and leaving where it is."""
        position = self.position
        return {
            "field": position.field_worth(goal, ship, turns) / turns,
            "siege": position.sieges.get(goal, 0.0) / turns if ship.kind == "galleon" else 0.0,
            "barring": self._barring(ship, goal) if turns == 1 else 0.0,
            "leaving": -self.staying(ship),
        }

    def _crowded(self, goal: str, ship: Ship, turns: int) -> bool:
        """Whether another own ship is nearer."""
        ways = self.position.ways
        return any(
            -(-ways[other.id].get(goal, NEVER) // other.steps) < turns
            for other in self.position.ships
            if other.id != ship.id
        )

    def _back(self, ship: Ship, goal: str, steps: int) -> Iterator[str]:
        """The way from a goal back to the ship: those of its fields that are within `steps` of the ship."""
        far, field = self.position.ways[ship.id], goal
        while True:
            if far[field] <= steps:
                yield field
            before = far[field] - 1
            if not before:
                return
            field = next(one for one in self.sky.near[field] if far.get(one) == before)

    def _towards(self, ship: Ship, goal: str) -> Move:
        """As far towards the goal as the ship comes; a galleon stops short of a threatened field."""
        way = list(self._back(ship, goal, ship.steps))
        dest = way[0]
        if goal != dest and ship.kind == "galleon":
            dest = next((one for one in way if not self.position.threatened(one)), dest)
        return MoveShip(ship.id, dest)

    def _firing_fields(self, galleon: Ship, stay: float) -> Iterator[Course]:
        """Fields from which there is a shot."""
        position = self.position
        if not position.plays or not position.hand.get("gunner"):
            return
        far = position.ways[galleon.id]
        targets = [ship.field for ship in position.enemies]
        targets += [planet.field for planet in position.in_play if planet.fortress is not None]
        fields = {field for target in targets for field in self.sky.near.get(target, ())}
        for field in sorted(fields):
            if far.get(field, NEVER) > galleon.steps:
                continue
            shot = self._best_shot(field, self.range())
            if shot is not None and shot.worth >= position.least_shot():
                worth = shot.worth + position.field_worth(field, galleon, 1)
                why = partial(reasons.firing_field, position, shot)
                yield Course(worth - stay, partial(MoveShip, galleon.id, field), why)

    def _winds(self, ship: Ship, stay: float) -> Iterator[Course]:
        """Planets that Solar Winds or Hubac bring into reach, and that can be bought at once."""
        position, far = self.position, self.position.ways[ship.id]
        normal = ship.steps if position.can_move(ship) else 0
        wind = position.figures.effects.solar_winds if position.tokens["solar_winds"] else 0
        more = position.figures.abilities.hubac * self._officers(ship)
        if not wind and not more:
            return
        for planet in position.in_play:
            steps = far.get(planet.field)
            if (
                steps is None
                or not normal < steps <= normal + max(wind, more)
                or not self._payable(planet, ship)
            ):
                continue
            worth = (
                position.field_worth(planet.field, ship, 1)
                - position.danger(planet.field, ship)
                - self.prices.wind
            )
            if steps <= normal + wind:
                dest = next(self._back(ship, planet.field, wind))
                begin: Callable[[], Move] = partial(UseBonus, token="solar_winds", ship=ship.id, dest=dest)
            else:
                begin = partial(PlayCrew, card="first_officer")
            yield Course(worth - stay, begin, partial(reasons.quick_conquest, position, planet, ship))

    def _officers(self, ship: Ship) -> int:
        """How often Hubac can lengthen this ship's move."""
        position = self.position
        if ship.kind != "galleon" or position.player.captain != "hubac" or not position.can_move(ship):
            return 0
        return min(position.hand.get("first_officer", 0), position.plays)

    def _payable(self, planet: Planet, ship: Ship) -> bool:
        position = self.position
        if not position.takeable(planet):
            return False
        return (
            not sum(position.missing(planet, position.purse)) or position.boosters(planet, ship) is not None
        )
