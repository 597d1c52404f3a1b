"""How the computer player uses its crew when the ships are where they shall be (section 13, 8 and 9)."""

from __future__ import annotations

from collections.abc import Callable

from engines.core import Move
from engines.efemeris.appraisal import NEVER, SPICE_FIELDS, Mind
from engines.efemeris.moves import PlayCrew, UseBonus
from engines.efemeris.sky import cell_of
from engines.efemeris.view import Planet, Ship

SPARE = 3
"""With so many cards in hand one may be spent on something merely useful."""
LITTLE = 2
"""A stock of a spice that more is wanted of."""
SHORTER = 3
"""So many steps must Cassini's turning save."""


class Bridge:
    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.cards = sum(mind.hand.values())

    def crew(self) -> Move | None:
        """A card worth playing now, if there is one."""
        mind, galleon = self.mind, self.mind.galleon
        if galleon is None or not mind.plays:
            return None
        if mind.hand.get("first_officer"):
            ability = self._abilities().get(mind.player.captain)
            move = ability(galleon) if ability else None
            if move is not None:
                return move
        return self._shipwright() or self._shelter(galleon) or self._courtesan() or self._boatswain(galleon)

    def cargo(self) -> Move | None:
        """New Cargo as soon as there is no room for more tokens."""
        mind, player = self.mind, self.mind.player
        if not mind.tokens["new_cargo"] or len(player.bonus) < mind.public.bonus_cap:
            return None
        spice = "vanilla" if player.vanilla <= player.pepper else "pepper"
        if getattr(player, spice) >= mind.public.spice_cap:
            return None
        return UseBonus(token="new_cargo", spice=spice)

    # common crew

    def _shipwright(self) -> Move | None:
        mind = self.mind
        promised = sum(effect.times for effect in mind.player.effects if effect.name == "shipwright")
        free = [planet for planet in self._own() if not planet.ship]
        if not mind.hand.get("shipwright") or mind.player.frigates_left <= promised or len(free) <= promised:
            return None
        return PlayCrew(card="shipwright")

    def _shelter(self, galleon: Ship) -> Move | None:
        """Surgeon or Helmsman for a galleon in danger; not away from a planet that is to be bought."""
        mind, last = self.mind, not self.mind.player.captains_left
        if galleon.protected or not mind.threatened(galleon.field) or not (last or self.cards >= SPARE):
            return None
        if mind.hand.get("surgeon"):
            return PlayCrew(card="surgeon")
        buying = mind.planet_on.get(galleon.field) in mind.to_be_bought
        if mind.hand.get("helmsman") and last and not buying:
            return PlayCrew(card="helmsman")
        return None

    def _courtesan(self) -> Move | None:
        mind = self.mind
        useful = mind.player.vanilla < LITTLE and self.cards >= SPARE
        return PlayCrew(card="courtesan") if useful and mind.hand.get("courtesan") else None

    def _boatswain(self, galleon: Ship) -> Move | None:
        mind = self.mind
        anchored = mind.sky.kinds.get(galleon.field) == "anchor" and len(mind.player.bonus) < LITTLE
        useful = anchored and self.cards >= SPARE and mind.hand.get("boatswain")
        return PlayCrew(card="boatswain") if useful else None

    # captains

    def _abilities(self) -> dict[str, Callable[[Ship], Move | None]]:
        """Hubac, Fairborne, Lancaster, da Silva and Avilés have their place in moving, firing and paying."""
        return {
            "chesnaye": self._chesnaye,
            "castel": self._castel,
            "cassini": self._cassini,
            "blake": self._blake,
            "byng": self._byng,
            "pargo": self._pargo,
            "guzman": self._guzman,
        }

    def _own(self) -> list[Planet]:
        return [planet for planet in self.mind.in_play if planet.owner == self.mind.me]

    def _chesnaye(self, galleon: Ship) -> Move | None:
        """To a planet where she keeps an opponent from winning, or away from danger."""
        mind = self.mind
        if mind.planet_on.get(galleon.field) in mind.to_be_bought or galleon.field in mind.menaced:
            return None
        free = [planet for planet in self._own() if not planet.ship]
        for planet in free:
            if planet.field in mind.menaced:
                return PlayCrew(card="first_officer", planet=planet.tile)
        if not mind.threatened(galleon.field):
            return None
        safe = [planet for planet in free if not mind.threatened(planet.field)]
        return PlayCrew(card="first_officer", planet=safe[0].tile) if safe else None

    def _castel(self, galleon: Ship) -> Move | None:
        mind = self.mind
        walls = [planet.field for planet in mind.in_play if planet.fortress == mind.me]
        useful = not mind.player.castel and any(mind.threatened(field) for field in walls)
        return PlayCrew(card="first_officer") if useful else None

    def _cassini(self, galleon: Ship) -> Move | None:
        """Turn the tile of a planet that could be paid, if that makes the way there much shorter."""
        mind = self.mind
        movers = [ship for ship in mind.ships if mind.can_move(ship)]
        crowded = {cell_of(ship.field) for ship in mind.enemies}
        for planet in mind.in_play:
            if not movers or planet.cell in crowded or not mind.takeable(planet):
                continue
            if planet.ship or sum(mind.missing(planet, mind.purse)):
                continue
            now = min(mind.ways[ship.id].get(planet.field, mind.prices.horizon) for ship in movers)
            rotation = self._turned(planet, movers, now - SHORTER)
            if rotation is not None:
                return PlayCrew(card="first_officer", cell=planet.cell, rotation=rotation)
        return None

    def _turned(self, planet: Planet, movers: list[Ship], most: int) -> int | None:
        """The rotation of its tile that brings a ship within so many steps of the planet."""
        mind, sky = self.mind, self.mind.sky
        standing = [ship.field for ship in mind.public.ships]
        for rotation in mind.figures.cut[planet.tile].rotations:
            if not sky.turn_matters(planet.cell, rotation, standing):
                continue
            if mind.public.no_seal and sky.cut_off_by(planet.cell, planet.tile, rotation):
                continue
            turned = sky.with_tile(planet.cell, planet.tile, rotation)
            for ship in movers:
                far = turned.reach(ship.field, most, mind.dangers)
                if planet.field in far and most > 0:
                    return rotation
        return None

    def _blake(self, galleon: Ship) -> Move | None:
        """The ship that could take a planet, one that could win first."""
        mind, far = self.mind, self.mind.sky.distances(galleon.field)
        raiders = [ship.id for ships in mind.raiders.values() for ship in ships]
        near = [
            ship
            for ship in mind.enemies
            if not ship.frozen and far.get(ship.field, NEVER) <= mind.figures.abilities.blake
        ]
        near = [ship for ship in near if ship.id in mind.winners or ship.id in raiders]
        if not near:
            return None
        best = max(near, key=lambda ship: (ship.id in mind.winners, raiders.count(ship.id)))
        return PlayCrew(card="first_officer", target=best.id)

    def _byng(self, galleon: Ship) -> Move | None:
        mind = self.mind
        victims = [one for one in mind.public.players if one.side != mind.side and one.hand]
        if not victims or mind.plays < LITTLE or self.cards < SPARE:
            return None
        victim = max(victims, key=lambda one: one.hand)
        return PlayCrew(card="first_officer", opponent=victim.seat if len(victims) > 1 else None)

    def _pargo(self, galleon: Ship) -> Move | None:
        mind, kind = self.mind, self.mind.sky.kinds.get(galleon.field, "")
        if not kind.startswith("factory") or mind.threatened(galleon.field):
            return None
        stock = getattr(mind.player, SPICE_FIELDS[kind])
        return PlayCrew(card="first_officer") if stock <= LITTLE else None

    def _guzman(self, galleon: Ship) -> Move | None:
        mind = self.mind
        open_ones = [planet for planet in self._own() if planet.fortress is None]
        if not mind.player.fortresses_left or not open_ones:
            return None
        most = max(open_ones, key=lambda planet: (planet.field in mind.menaced, self._raids(planet)))
        useful = self._raids(most) or self.cards >= SPARE
        return PlayCrew(card="first_officer", planet=most.tile) if useful else None

    def _raids(self, planet: Planet) -> int:
        return len(self.mind.raiders.get(planet.field, ()))
