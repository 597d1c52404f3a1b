"""What fields, targets and walls are worth to the computer player (§13)."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from engines.games.efemeris.computer.sight import NEVER, SPICE_FIELDS, Sight
from engines.games.efemeris.computer.threats import Threats
from engines.games.efemeris.figures import Figures, Purse
from engines.games.efemeris.views.view import Own, Planet, Public, Ship

WORTHWHILE = (*SPICE_FIELDS, "planet", "anchor", "wreck")


class Shot(NamedTuple):
    """Something a Gunner can hit, and what that is worth."""

    worth: float
    target: str
    """A ship, or the planet of a fortress."""
    field: str


class Appraisal(Sight):
    """What one seat knows, appraised for it."""

    def __init__(self, figures: Figures, public: Public, own: Own) -> None:
        super().__init__(figures, public, own)
        waited = max(public.idle_turns, public.round - self.prices.weary)
        self.stop = self.prices.stop * max(0.0, 1 - waited / self.prices.patience)
        """What it is worth to keep an opponent from winning: less and less where everybody only waits. After
        many rounds that counts as waiting, whatever happens: with a card a turn, idle turns never add up."""

    # threats

    @cached_property
    def threats(self) -> Threats:
        """What enemies could conquer in their next turn."""
        return Threats(self)

    def averted(self, then: Threats) -> float:
        """How much less likely the game is lost at once, if things were otherwise."""
        return self.threats.peril - then.peril

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
            worth += self.stop * self.averted(self.threats.imagined(gone=(ship.id,)))
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
            worth += self.stop * self.averted(self.threats.imagined(walled=(planet.tile,)))
        return worth

    def least_shot(self) -> float:
        return self.prices.hit_last if self.hand.get("gunner") == 1 else self.prices.hit_least
