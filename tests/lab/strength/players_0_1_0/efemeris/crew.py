"""How the computer player uses its crew once its ships are where it wants them (§13, steps 8 and 9)."""

from __future__ import annotations

from collections.abc import Callable

from engines.contract.core import Move
from engines.games.efemeris.moves import PlayCrew, UseBonus
from engines.games.efemeris.sky.sky import cell_of
from engines.games.efemeris.views.view import Planet, Ship
from tests.lab.strength.players_0_1_0.efemeris.position import NEVER, SPICE_FIELDS, Position

SPARE_CARDS = 3
"""With this many cards in hand, one may be spent on something merely useful."""
SMALL_STOCK = 2
"""Up to this many spices or tokens, more of them are wanted."""
BYNG_PLAYS = 2
"""Byng is used if this many cards could still be played."""
STEPS_SAVED = 3
"""Cassini turns a tile if that shortens the way by this many steps."""


class CrewMoves:
    """The uses of crew and cargo that suit one position, each or None."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.cards = sum(position.hand.values())

    def play_card(self) -> Move | None:
        """A card worth playing now, if there is one."""
        position, galleon = self.position, self.position.galleon
        if galleon is None or not position.plays:
            return None
        if position.hand.get("first_officer"):
            ability = self._abilities().get(position.player.captain)
            move = ability(galleon) if ability else None
            if move is not None:
                return move
        return self._shipwright() or self._shelter(galleon) or self._courtesan() or self._boatswain(galleon)

    def use_cargo(self) -> Move | None:
        """Use New Cargo as soon as there is no room for more tokens."""
        position, player = self.position, self.position.player
        if not position.tokens["new_cargo"] or len(player.bonus) < position.public.bonus_cap:
            return None
        spice = "vanilla" if player.vanilla <= player.pepper else "pepper"
        if getattr(player, spice) >= position.public.spice_cap:
            return None
        return UseBonus(token="new_cargo", spice=spice)

    # common crew

    def _shipwright(self) -> Move | None:
        position = self.position
        promised = sum(effect.times for effect in position.player.effects if effect.name == "shipwright")
        free = [planet for planet in self._own() if not planet.ship]
        if (
            not position.hand.get("shipwright")
            or position.player.frigates_left <= promised
            or len(free) <= promised
        ):
            return None
        return PlayCrew(card="shipwright")

    def _shelter(self, galleon: Ship) -> Move | None:
        """Play Surgeon or Helmsman for a galleon in danger; not away from a planet that is to be bought."""
        position, last = self.position, not self.position.player.captains_left
        if (
            galleon.protected
            or not position.threatened(galleon.field)
            or not (last or self.cards >= SPARE_CARDS)
        ):
            return None
        if position.hand.get("surgeon"):
            return PlayCrew(card="surgeon")
        buying = position.planet_on.get(galleon.field) in position.to_be_bought
        if position.hand.get("helmsman") and last and not buying:
            return PlayCrew(card="helmsman")
        return None

    def _courtesan(self) -> Move | None:
        position = self.position
        useful = position.player.vanilla < SMALL_STOCK and self.cards >= SPARE_CARDS
        return PlayCrew(card="courtesan") if useful and position.hand.get("courtesan") else None

    def _boatswain(self, galleon: Ship) -> Move | None:
        position = self.position
        anchored = (
            position.sky.kinds.get(galleon.field) == "anchor" and len(position.player.bonus) < SMALL_STOCK
        )
        useful = anchored and self.cards >= SPARE_CARDS and position.hand.get("boatswain")
        return PlayCrew(card="boatswain") if useful else None

    # captains

    def _abilities(self) -> dict[str, Callable[[Ship], Move | None]]:
        """By captain. Hubac, Fairborne, Lancaster, da Silva and Avilés have their place in `ships` and
        `payment`."""
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
        return [planet for planet in self.position.in_play if planet.owner == self.position.me]

    def _chesnaye(self, galleon: Ship) -> Move | None:
        """Go to a planet where she keeps an opponent from winning, or away from danger."""
        position = self.position
        if (
            position.planet_on.get(galleon.field) in position.to_be_bought
            or galleon.field in position.menaced
        ):
            return None
        free = [planet for planet in self._own() if not planet.ship]
        for planet in free:
            if planet.field in position.menaced:
                return PlayCrew(card="first_officer", planet=planet.tile)
        if not position.threatened(galleon.field):
            return None
        safe = [planet for planet in free if not position.threatened(planet.field)]
        return PlayCrew(card="first_officer", planet=safe[0].tile) if safe else None

    def _castel(self, galleon: Ship) -> Move | None:
        position = self.position
        walls = [planet.field for planet in position.in_play if planet.fortress == position.me]
        useful = not position.player.castel and any(position.threatened(field) for field in walls)
        return PlayCrew(card="first_officer") if useful else None

    def _cassini(self, galleon: Ship) -> Move | None:
        """Turn the tile of a planet that could be paid, if that makes the way there much shorter."""
        position = self.position
        movers = [ship for ship in position.ships if position.can_move(ship)]
        crowded = {cell_of(ship.field) for ship in position.enemies}
        for planet in position.in_play:
            if not movers or planet.cell in crowded or not position.takeable(planet):
                continue
            if planet.ship or sum(position.missing(planet, position.purse)):
                continue
            now = min(position.ways[ship.id].get(planet.field, position.prices.horizon) for ship in movers)
            rotation = self._turned(planet, movers, now - STEPS_SAVED)
            if rotation is not None:
                return PlayCrew(card="first_officer", cell=planet.cell, rotation=rotation)
        return None

    def _turned(self, planet: Planet, movers: list[Ship], most: int) -> int | None:
        """The rotation of its tile that brings a ship within `most` steps of the planet."""
        position, sky = self.position, self.position.sky
        standing = [ship.field for ship in position.public.ships]
        for rotation in position.figures.tile_graphs[planet.tile].rotations:
            if not sky.turn_matters(planet.cell, rotation, standing):
                continue
            if position.public.no_seal and sky.cut_off_by(planet.cell, planet.tile, rotation):
                continue
            turned = sky.with_tile(planet.cell, planet.tile, rotation)
            for ship in movers:
                far = turned.reach(ship.field, most, position.dangers)
                if planet.field in far and most > 0:
                    return rotation
        return None

    def _blake(self, galleon: Ship) -> Move | None:
        """Freeze a ship that could take a planet; first one that could win the game."""
        position, far = self.position, self.position.sky.distances(galleon.field)
        raiders = [ship.id for ships in position.raiders.values() for ship in ships]
        near = [
            ship
            for ship in position.enemies
            if not ship.frozen and far.get(ship.field, NEVER) <= position.figures.abilities.blake
        ]
        near = [ship for ship in near if ship.id in position.winners or ship.id in raiders]
        if not near:
            return None
        best = max(near, key=lambda ship: (ship.id in position.winners, raiders.count(ship.id)))
        return PlayCrew(card="first_officer", target=best.id)

    def _byng(self, galleon: Ship) -> Move | None:
        position = self.position
        victims = [one for one in position.public.players if one.side != position.side and one.hand]
        if not victims or position.plays < BYNG_PLAYS or self.cards < SPARE_CARDS:
            return None
        victim = max(victims, key=lambda one: one.hand)
        return PlayCrew(card="first_officer", opponent=victim.seat if len(victims) > 1 else None)

    def _pargo(self, galleon: Ship) -> Move | None:
        position, kind = self.position, self.position.sky.kinds.get(galleon.field, "")
        if not kind.startswith("factory") or position.threatened(galleon.field):
            return None
        stock = getattr(position.player, SPICE_FIELDS[kind])
        return PlayCrew(card="first_officer") if stock <= SMALL_STOCK else None

    def _guzman(self, galleon: Ship) -> Move | None:
        position = self.position
        open_ones = [planet for planet in self._own() if planet.fortress is None]
        if not position.player.fortresses_left or not open_ones:
            return None
        most = max(open_ones, key=lambda planet: (planet.field in position.menaced, self._raids(planet)))
        useful = self._raids(most) or self.cards >= SPARE_CARDS
        return PlayCrew(card="first_officer", planet=most.tile) if useful else None

    def _raids(self, planet: Planet) -> int:
        return len(self.position.raiders.get(planet.field, ()))
