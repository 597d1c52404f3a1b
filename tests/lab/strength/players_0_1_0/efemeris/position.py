"""A position as the computer player sees it: ways, spices, threats, and what fields and targets are worth
(§13). It reads a view, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cached_property
from typing import NamedTuple

from engines.contract.core import Move
from engines.games.efemeris.figures import Figures, Purse
from engines.games.efemeris.sky.sky import Laid, Sky
from engines.games.efemeris.views.view import Own, Planet, Public, Ship
from tests.lab.strength.players_0_1_0.efemeris.numbers import numbers
from tests.lab.strength.players_0_1_0.efemeris.payment import Payment

SPICE_FIELDS = {
    "factory_pepper": "pepper",
    "factory_vanilla": "vanilla",
    "providence_pepper": "pepper",
    "providence_vanilla": "vanilla",
}
WORTHWHILE = (*SPICE_FIELDS, "planet", "anchor", "wreck")
NEVER = 99
"""More turns or steps than anything takes: a spice that comes from nowhere, a field out of reach."""


class Shot(NamedTuple):
    """Something a Gunner can hit, and what that is worth."""

    worth: float
    target: str
    """A ship, or the planet of a fortress."""
    field: str


class Position:
    """One position, appraised for one seat."""

    def __init__(self, figures: Figures, public: Public, own: Own) -> None:
        self.figures, self.public, self.own = figures, public, own
        self.prices = numbers()
        self.me = own.seat
        self.player = public.players[own.seat]
        self.side = self.player.side
        self.hand = {card.card: card.count for card in own.hand}
        self.tokens = Counter(self.player.bonus)
        self.ships = [ship for ship in public.ships if ship.seat == self.me]
        self.galleon = next((ship for ship in self.ships if ship.kind == "galleon"), None)
        self.enemies = [ship for ship in public.ships if ship.side != self.side]
        self.plays = public.crew_cap - self.player.crew_played if self.galleon else 0
        """Crew cards that may still be played this turn."""
        self.in_play = [planet for planet in public.planets if planet.cell]
        self.planet_on = {planet.field: planet for planet in self.in_play}
        self.need = public.goal - public.sides[self.side].planets
        """Planets that the own nation still needs."""

    # the sky

    @cached_property
    def sky(self) -> Sky:
        board = {cell.name: Laid(cell.tile, cell.rotation) for cell in self.public.cells if cell.tile}
        return self.figures.heavens[self.public.layout].sky(board)

    @cached_property
    def occupied(self) -> set[str]:
        """Fields that are barred by a ship."""
        return {ship.field for ship in self.public.ships} - {self.sky.rose}

    def barred_to(self, side: int) -> set[str]:
        """Fields that ships of this side cannot enter."""
        forts = {
            planet.field
            for planet in self.in_play
            if planet.fortress is not None and self.public.players[planet.fortress].side != side
        }
        return self.occupied | forts

    @cached_property
    def barred(self) -> set[str]:
        return self.barred_to(self.side)

    @cached_property
    def dangers(self) -> set[str]:
        """Barred fields and singularities: where an own ship must not go."""
        return self.barred | set(self.sky.of_kind("singularity"))

    @cached_property
    def ways(self) -> dict[str, dict[str, int]]:
        """For every own ship: how far everything is that it can reach."""
        return {ship.id: self.sky.reach(ship.field, barred=self.dangers) for ship in self.ships}

    def can_move(self, ship: Ship) -> bool:
        return not (ship.moved or ship.frozen or ship.adrift)

    # spices

    @cached_property
    def income(self) -> Purse:
        """What the own planets bring each turn."""
        products = [planet.product for planet in self.in_play if planet.owner == self.me]
        return Purse(products.count("pepper"), products.count("vanilla"))

    def takeable(self, planet: Planet) -> bool:
        """Whether the own nation could buy it, if a ship stood there."""
        if planet.side == self.side:
            return False
        fort = planet.fortress
        return fort is None or self.public.players[fort].side == self.side

    @cached_property
    def purse(self) -> Purse:
        """The spices left after paying for the planets that own ships stand on, the cheapest first."""
        pepper, vanilla = self.player.pepper, self.player.vanilla
        for planet in self.to_be_bought:
            pepper, vanilla = pepper - planet.pepper, vanilla - planet.vanilla
        return Purse(pepper, vanilla)

    @cached_property
    def to_be_bought(self) -> list[Planet]:
        """Planets under own ships that can be paid, the cheapest first."""
        under = [self.planet_on[ship.field] for ship in self.ships if ship.field in self.planet_on]
        under = sorted(filter(self.takeable, under), key=lambda planet: planet.symbols)
        found, pepper, vanilla = [], self.player.pepper, self.player.vanilla
        for planet in under:
            if planet.pepper <= pepper and planet.vanilla <= vanilla:
                pepper, vanilla = pepper - planet.pepper, vanilla - planet.vanilla
                found.append(planet)
        return found

    def missing(self, planet: Planet, purse: Purse) -> Purse:
        return Purse(max(0, planet.pepper - purse.pepper), max(0, planet.vanilla - purse.vanilla))

    def wait(self, missing: Purse) -> int:
        """Turns until own planets have produced what is missing."""
        turns = 0
        for lacks, brings in zip(missing, self.income, strict=True):
            if lacks:
                turns = max(turns, -(-lacks // brings) if brings else NEVER)
        return turns

    def boosters(self, planet: Planet, ship: Ship) -> list[Move] | None:
        """Tokens and cards that make this planet affordable now; None if they do not suffice."""
        if not self.plays and not self.tokens["new_cargo"]:
            return None
        purse, galleon, cap = self.purse, ship.kind == "galleon", self.public.spice_cap
        lacks = self.missing(planet, purse)
        if galleon:
            lacks = self._governed(lacks)
        payment = Payment(
            self.figures,
            lacks,
            Purse(max(0, purse.pepper - planet.pepper), max(0, purse.vanilla - planet.vanilla)),
            Purse(cap - self.player.pepper, cap - self.player.vanilla),
            cargo=self.tokens["new_cargo"],
            plays=self.plays,
            hand=self.hand,
            captain=self.player.captain,
            governor=galleon,
        )
        return payment.moves()

    def _governed(self, lacks: Purse) -> Purse:
        """What is missing after the discount of the Governors who were played."""
        times = sum(effect.times for effect in self.player.effects if effect.name == "governor")
        saved = times * self.figures.effects.governor
        vanilla = max(0, lacks.vanilla - saved)
        return Purse(max(0, lacks.pepper - (saved - (lacks.vanilla - vanilla))), vanilla)

    # threats

    @cached_property
    def _gunships(self) -> list[tuple[dict[str, int], int]]:
        """Enemy galleons that may hold a Gunner: how far everything is from them, and how far they shoot."""
        found = []
        for ship in self.enemies:
            owner = self.public.players[ship.seat]
            if ship.kind != "galleon" or ship.adrift or not owner.hand:
                continue
            reach = self.figures.effects.gunner_range + (
                0 if ship.frozen else self.figures.play.galleon_steps
            )
            if owner.hand > 1 and owner.captain == "hubac":
                reach += self.figures.abilities.hubac
            if owner.hand > 1 and owner.captain == "fairborne":
                reach += self.figures.abilities.fairborne
            found.append((self.sky.distances(ship.field), reach))
        return found

    def threatened(self, field: str) -> bool:
        """Whether something on this field may be hit in the enemies' next turn."""
        if field == self.sky.rose:
            return False
        return any(far.get(field, NEVER) <= reach for far, reach in self._gunships)

    @cached_property
    def raiders(self) -> dict[str, list[Ship]]:
        """Enemy ships that could stand on a planet in their next turn, by the field of the planet."""
        found: dict[str, list[Ship]] = {}
        for ship in self.enemies:
            if ship.adrift:
                continue
            far = self.sky.distances(ship.field)
            for planet in self.in_play:
                steps = 0 if ship.frozen else ship.steps
                if planet.side != ship.side and far.get(planet.field, NEVER) <= steps:
                    found.setdefault(planet.field, []).append(ship)
        return found

    def affords(self, seat: int, planet: Planet) -> bool:
        """Whether an enemy could pay for this planet in its next turn."""
        owner = self.public.players[seat]
        brings = [one.product for one in self.in_play if one.owner == seat]
        pepper = owner.pepper + brings.count("pepper") + owner.bonus.count("new_cargo")
        vanilla = owner.vanilla + brings.count("vanilla") + owner.bonus.count("new_cargo")
        return pepper >= planet.pepper and vanilla >= planet.vanilla

    @cached_property
    def menaced(self) -> dict[str, list[Ship]]:
        """Planets with which an enemy nation could win in its next turn, by field, and with which ships."""
        one_short = {
            number for number, side in enumerate(self.public.sides) if side.planets >= self.public.goal - 1
        }
        mine = self.public.sides[self.side].planets
        found: dict[str, list[Ship]] = {}
        for field, ships in self.raiders.items():
            planet = self.planet_on[field]
            last = planet.side == self.side and mine == 1 and len(self.public.sides) == 2
            who = [
                ship
                for ship in ships
                if (ship.side in one_short or last)
                and planet.fortress is None
                and self.affords(ship.seat, planet)
            ]
            if who:
                found[field] = who
        return found

    @cached_property
    def winners(self) -> set[str]:
        """Enemy ships that could win the game for their nation in its next turn."""
        return {ship.id for ships in self.menaced.values() for ship in ships}

    # what fields are worth

    @cached_property
    def spice_worth(self) -> dict[str, float]:
        """What spice fields are worth, by kind: less the more there is in stock, nothing at the cap."""
        prices, found = self.prices, {}
        for kind, spice in SPICE_FIELDS.items():
            stock = getattr(self.player, spice)
            if kind.startswith("factory"):
                needed = prices.factory_needed if self._starved(spice) else 0.0
                worth = getattr(prices, kind) + needed - prices.factory_stock * stock
            else:
                worth = prices.providence - prices.providence_stock * stock
            found[kind] = worth if stock < self.public.spice_cap else 0.0
        return found

    def _starved(self, spice: str) -> bool:
        """Whether planets could be had but for a spice that no own planet produces."""
        if getattr(self.income, spice):
            return False
        return any(
            getattr(self.missing(planet, self.purse), spice)
            for planet in self.in_play
            if self.takeable(planet)
        )

    def planet_worth(self, planet: Planet, ship: Ship, turns: int) -> float:
        """What it is worth to stand on a planet after this many turns, to buy it."""
        prices = self.prices
        if planet.field in self.menaced and not self.takeable(planet):
            return prices.stop
        if not self.takeable(planet):
            guarded = planet.owner == self.me and planet.fortress is None and planet.field in self.raiders
            return prices.guard if guarded else 0.0
        then = Purse(
            self.purse.pepper + (turns - 1) * self.income.pepper,
            self.purse.vanilla + (turns - 1) * self.income.vanilla,
        )
        missing = self.missing(planet, then)
        lacks, worth = max(sum(missing), self.wait(missing)), prices.planet
        if planet in self.to_be_bought:
            lacks = 0
        elif lacks and turns <= 1:
            boosters = self.boosters(planet, ship)
            if boosters is not None:
                lacks, worth = 0, worth - prices.boosted * len(boosters)
        stop = prices.stop if planet.field in self.menaced else 0.0
        if lacks >= NEVER:
            return prices.hopeless + stop
        worth -= prices.lacking * lacks
        if planet.owner is not None:
            worth += prices.rival_planet
        if not lacks and self._wins(planet):
            worth += prices.winning
        return worth + stop

    def _wins(self, planet: Planet) -> bool:
        """Whether this conquest ends the game."""
        if self.need <= 1:
            return True
        others = [one for one in self.in_play if one.owner is not None and one.side != self.side]
        return others == [planet]

    def field_worth(self, field: str, ship: Ship, turns: int) -> float:
        """What it is worth to stand on a field after this many turns, danger not counted."""
        kind = self.sky.kinds[field]
        prices, player = self.prices, self.player
        match kind:
            case "planet":
                return self.planet_worth(self.planet_on[field], ship, turns)
            case "factory_pepper" | "factory_vanilla" | "providence_pepper" | "providence_vanilla":
                return self.spice_worth[kind]
            case "anchor":
                return prices.anchor - len(player.bonus) if sum(self.public.bag.values()) else 0.0
            case "wreck":
                room = player.hand < self.public.hand_cap and player.reserve
                return prices.wreck if room else 0.0
        return 0.0

    def danger(self, field: str, ship: Ship) -> float:
        if not self.threatened(field):
            return 0.0
        return self.prices.threat_galleon if ship.kind == "galleon" else self.prices.threat_frigate

    @cached_property
    def goals(self) -> list[str]:
        """Fields worth going to."""
        return [field for field in self.sky.of_kind(*WORTHWHILE) if field not in self.barred]

    # shots

    def shots(self, field: str, reach: int) -> list[Shot]:
        """What can be hit from a field, and what it is worth (§13, step 6)."""
        sky = self.sky
        if field == sky.rose or field not in sky.kinds:
            return []
        far, found = sky.distances(field), []
        reply = self.prices.reply if self.threatened(field) else 0.0
        for ship in self.enemies:
            if ship.field == sky.rose or ship.protected or far.get(ship.field, NEVER) > reach:
                continue
            found.append(Shot(self.ship_worth(ship) - reply, ship.id, ship.field))
        for planet in self.in_play:
            if planet.fortress is None or planet.fortress_protected:
                continue
            friendly = self.public.players[planet.fortress].side == self.side
            guarded = any(ship.field == planet.field for ship in self.enemies)
            if friendly or guarded or far.get(planet.field, NEVER) > reach:
                continue
            found.append(Shot(self.fortress_worth(planet) - reply, planet.tile, planet.field))
        return found

    def ship_worth(self, ship: Ship) -> float:
        prices = self.prices
        worth = prices.hit_galleon if ship.kind == "galleon" else prices.hit_frigate
        if ship.field in self.planet_on:
            worth += prices.hit_planet
        if ship.id in self.winners:
            worth += prices.stop
        return worth

    @cached_property
    def sieges(self) -> dict[str, float]:
        """Fields from which a galleon with a Gunner could open the way to a planet that can be paid."""
        found: dict[str, float] = {}
        if self.galleon is None or not self.hand.get("gunner"):
            return found
        for planet in self.in_play:
            fort = planet.fortress
            if fort is None or planet.fortress_protected or planet.side == self.side:
                continue
            if self.public.players[fort].side != self.side and not any(self.missing(planet, self.purse)):
                worth = self.prices.siege + (self.prices.winning if self._wins(planet) else 0.0)
                for field in self.sky.near[planet.field]:
                    found[field] = max(worth, found.get(field, 0.0))
        return found

    def fortress_worth(self, planet: Planet) -> float:
        """What it is worth to destroy a fortress: nothing unless a conquest can follow."""
        if any(self.missing(planet, self.purse)):
            return 0.0
        near = any(self.sky.range(ship.field, planet.field) in range(ship.steps + 1) for ship in self.ships)
        if not near:
            return 0.0
        return self.prices.hit_fortress + (self.prices.winning if self._wins(planet) else 0.0)

    def least_shot(self) -> float:
        return self.prices.hit_last if self.hand.get("gunner") == 1 else self.prices.hit_least


def first_move(*choices: Callable[[], Move | None]) -> Move | None:
    """The move of the first choice that has one."""
    return next((move for move in (choice() for choice in choices) if move is not None), None)
