"""A position as the computer player sees it: ways, spices, threats, and what fields and targets are worth
(§13). It reads a view, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from functools import cached_property
from typing import NamedTuple

from msgspec.structs import replace

from engines.contract.core import Choice, Move
from engines.games.efemeris.computer.payment import Payment
from engines.games.efemeris.computer.threats import SPICE_FIELDS, Threats
from engines.games.efemeris.figures import Figures, Purse
from engines.games.efemeris.sky.sky import Laid, Sky
from engines.games.efemeris.views.view import Own, Planet, Public, Ship

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
        self.prices = figures.computer
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
        waited = max(public.idle_turns, public.round - self.prices.weary)
        self.stop = self.prices.stop * max(0.0, 1 - waited / self.prices.patience)
        """What it is worth to keep an opponent from winning: less and less where everybody only waits. After
        many rounds that counts as waiting, whatever happens: with a card a turn, idle turns never add up."""

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
        return self._purchases[0]

    @property
    def to_be_bought(self) -> list[Planet]:
        """Planets under own ships that can be paid, the cheapest first."""
        return self._purchases[1]

    @cached_property
    def _purchases(self) -> tuple[Purse, list[Planet]]:
        under = [(self.planet_on[ship.field], ship) for ship in self.ships if ship.field in self.planet_on]
        under = [(planet, ship) for planet, ship in under if self.takeable(planet)]
        purse, found = Purse(self.player.pepper, self.player.vanilla), []
        for planet, ship in sorted(under, key=lambda one: one[0].symbols):
            left = self._left(planet, ship, purse)
            if left is not None:
                purse = left
                found.append(planet)
        return purse, found

    def _left(self, planet: Planet, ship: Ship, purse: Purse) -> Purse | None:
        """What is left of a purse after buying a planet; None if it does not suffice. Governors save what is
        lacking, then vanilla, the rarer spice."""
        saved = self._saved if ship.kind == "galleon" else 0
        pepper, vanilla = purse.pepper - planet.pepper, purse.vanilla - planet.vanilla
        short = max(0, -pepper) + max(0, -vanilla)
        if short > saved:
            return None
        pepper, vanilla, saved = max(0, pepper), max(0, vanilla), saved - short
        most = min(saved, purse.vanilla - vanilla)
        return Purse(min(purse.pepper, pepper + saved - most), vanilla + most)

    @property
    def _saved(self) -> int:
        """Spices that the Governors who were played save."""
        times = sum(effect.times for effect in self.player.effects if effect.name == "governor")
        return times * self.figures.effects.governor

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
        payment = Payment(
            self.figures,
            self.lacking(planet, ship),
            Purse(max(0, purse.pepper - planet.pepper), max(0, purse.vanilla - planet.vanilla)),
            Purse(cap - self.player.pepper, cap - self.player.vanilla),
            cargo=self.tokens["new_cargo"],
            plays=self.plays,
            hand=self.hand,
            captain=self.player.captain,
            governor=galleon,
        )
        return payment.moves()

    def lacking(self, planet: Planet, ship: Ship) -> Purse:
        """What is missing for a planet that this ship stands on, after the discount of the Governors who were
        played: they help the galleon."""
        lacks = self.missing(planet, self.purse)
        if ship.kind != "galleon":
            return lacks
        vanilla = max(0, lacks.vanilla - self._saved)
        return Purse(max(0, lacks.pepper - (self._saved - (lacks.vanilla - vanilla))), vanilla)

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
    def threats(self) -> Threats:
        """What enemies could conquer in their next turn."""
        return Threats(self)

    @cached_property
    def pressed(self) -> bool:
        """Whether an enemy nation may win in its next turn, unless it is hindered."""
        return any(self.threats.wins_next(number) for number in range(len(self.public.sides)))

    def imagined(
        self,
        moved: Mapping[str, str] = {},
        gone: Collection[str] = (),
        frozen: Collection[str] = (),
        walled: Collection[str] = (),
        bought: Collection[str] = (),
    ) -> Threats:
        """What enemies could do if ships (by id) stood elsewhere, were gone or frozen, if planets (by tile)
        had a fortress of one's own, or were one's own."""
        ships = [
            replace(ship, field=moved.get(ship.id, ship.field), frozen=ship.frozen or ship.id in frozen)
            for ship in self.public.ships
            if ship.id not in gone
        ]
        planets = [
            replace(
                planet,
                fortress=self.me if planet.tile in walled else planet.fortress,
                owner=self.me if planet.tile in bought else planet.owner,
                side=self.side if planet.tile in bought else planet.side,
            )
            for planet in self.public.planets
        ]
        sides = [
            replace(side, planets=sum(planet.side == number for planet in planets))
            for number, side in enumerate(self.public.sides)
        ]
        public = replace(self.public, ships=tuple(ships), planets=tuple(planets), sides=tuple(sides))
        then = Position(self.figures, public, self.own)
        then.sky = self.sky
        return then.threats

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
        if not self.takeable(planet):
            guarded = planet.owner == self.me and planet.fortress is None
            return prices.guard * self.threats.taken(planet) if guarded else 0.0
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
        if lacks >= NEVER:
            return prices.hopeless
        worth -= prices.lacking * lacks
        if planet.owner is not None:
            worth += prices.rival_planet
        if not lacks and self.wins_with(planet):
            worth += prices.winning
        return worth

    def wins_with(self, planet: Planet) -> bool:
        """Whether this conquest ends the game."""
        return self.threats.ends_game(self.side, planet)

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
        if any(raid.ship.id == ship.id for raid in self.threats.wins):
            worth += self.stop * self.averted(self.imagined(gone=(ship.id,)))
        return worth

    def averted(self, then: Threats) -> float:
        """How much less likely the game is lost at once, if things were otherwise."""
        return self.threats.peril - then.peril

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
                worth = self.prices.siege + (self.prices.winning if self.wins_with(planet) else 0.0)
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
        return self.prices.hit_fortress + (self.prices.winning if self.wins_with(planet) else 0.0)

    def wall_worth(self, planet: Planet) -> float:
        """What a fortress on an own planet is worth."""
        worth = self.prices.wall * self.threats.taken(planet)
        if self.threats.wins:
            worth += self.stop * self.averted(self.imagined(walled=(planet.tile,)))
        return worth

    def least_shot(self) -> float:
        return self.prices.hit_last if self.hand.get("gunner") == 1 else self.prices.hit_least


def first_choice(*rules: Callable[[], Choice | None]) -> Choice | None:
    """The choice of the first rule that has one."""
    return next((choice for choice in (rule() for rule in rules) if choice is not None), None)
