"""What the computer player reads of a view: ways, spices, and where enemies can shoot (§13)."""

from __future__ import annotations

from collections import Counter
from functools import cached_property

from engines.contract.core import Move
from engines.games.efemeris.computer.payment import Payment
from engines.games.efemeris.figures import Figures, Purse
from engines.games.efemeris.sky.sky import Laid, Sky
from engines.games.efemeris.views.view import Own, Planet, Public, Ship

SPICE_FIELDS = {
    "factory_pepper": "pepper",
    "factory_vanilla": "vanilla",
    "providence_pepper": "pepper",
    "providence_vanilla": "vanilla",
}
NEVER = 99
"""More turns or steps than anything takes: a spice that comes from nowhere, a field out of reach."""


class Sight:
    """What one seat knows."""

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

    # guns

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
