"""How the computer player uses its crew once its ships are where it wants them (§13, steps 8 and 9)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import fsum

from engines.contract.core import Choice, Move
from engines.games.efemeris.computer import reasons
from engines.games.efemeris.computer.sight import NEVER, SPICE_FIELDS
from engines.games.efemeris.computer.worth import Appraisal
from engines.games.efemeris.figures import SPICES
from engines.games.efemeris.moves import PlayCrew, UseBonus
from engines.games.efemeris.sky.sky import cell_of
from engines.games.efemeris.views.view import Planet, Ship

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

    def __init__(self, position: Appraisal) -> None:
        self.position = position
        self.prices = position.prices
        self.cards = sum(position.hand.values())

    def play_card(self) -> Choice | None:
        """A card worth playing now, if there is one. Late in a game there is none: a turn in which a card is
        played is never idle, and without idle turns the table offers no draw."""
        position, galleon = self.position, self.position.galleon
        if galleon is None or not position.plays or position.public.round >= self.prices.weary:
            return None
        if position.hand.get("first_officer"):
            ability = self._abilities().get(position.player.captain)
            choice = ability(galleon) if ability else None
            if choice is not None:
                return choice
        return self._shipwright() or self._shelter(galleon) or self._courtesan() or self._boatswain(galleon)

    def use_cargo(self) -> Choice | None:
        """Use New Cargo as soon as there is no room for more tokens."""
        position, player = self.position, self.position.player
        if not position.tokens["new_cargo"] or len(player.bonus) < position.public.bonus_cap:
            return None
        spice = "vanilla" if player.vanilla <= player.pepper else "pepper"
        if getattr(player, spice) >= position.public.spice_cap:
            return None
        why = partial(reasons.cargo, spice, len(player.bonus))
        return Choice(UseBonus(token="new_cargo", spice=spice), why)

    def spices(self) -> list[Move]:
        """All cards and tokens that bring spices, whether they are needed or not."""
        position, cap = self.position, self.position.public.spice_cap
        found: list[Move] = [
            UseBonus(token="new_cargo", spice=spice)
            for spice in SPICES
            if getattr(position.player, spice) < cap and position.tokens["new_cargo"]
        ]
        if position.plays and position.hand.get("courtesan") and position.player.vanilla < cap:
            found.append(PlayCrew(card="courtesan"))
        return found

    # common crew

    def _shipwright(self) -> Choice | None:
        position = self.position
        promised = sum(effect.times for effect in position.player.effects if effect.name == "shipwright")
        free = [planet for planet in self._own() if not planet.ship]
        if (
            not position.hand.get("shipwright")
            or position.player.frigates_left <= promised
            or len(free) <= promised
        ):
            return None
        return Choice(PlayCrew(card="shipwright"), reasons.shipwright)

    def _shelter(self, galleon: Ship) -> Choice | None:
        """Play Surgeon or Helmsman for a galleon in danger; not away from a planet that is to be bought."""
        position, last = self.position, not self.position.player.captains_left
        if (
            galleon.protected
            or not position.threatened(galleon.field)
            or not (last or self.cards >= SPARE_CARDS)
        ):
            return None
        if position.hand.get("surgeon"):
            return Choice(PlayCrew(card="surgeon"), partial(reasons.shelter, last=last))
        buying = position.planet_on.get(galleon.field) in position.to_be_bought
        if position.hand.get("helmsman") and last and not buying:
            return Choice(PlayCrew(card="helmsman"), partial(reasons.shelter, last=last))
        return None

    def _courtesan(self) -> Choice | None:
        position = self.position
        useful = position.player.vanilla < SMALL_STOCK and self.cards >= SPARE_CARDS
        if not useful or not position.hand.get("courtesan"):
            return None
        return Choice(
            PlayCrew(card="courtesan"), partial(reasons.courtesan, position.player.vanilla, self.cards)
        )

    def _boatswain(self, galleon: Ship) -> Choice | None:
        position = self.position
        anchored = (
            position.sky.kinds.get(galleon.field) == "anchor" and len(position.player.bonus) < SMALL_STOCK
        )
        useful = anchored and self.cards >= SPARE_CARDS and position.hand.get("boatswain")
        if not useful:
            return None
        return Choice(PlayCrew(card="boatswain"), partial(reasons.boatswain, len(position.player.bonus)))

    # captains

    def _abilities(self) -> dict[str, Callable[[Ship], Choice | None]]:
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

    def _chesnaye(self, galleon: Ship) -> Choice | None:
        """Go to a planet where she keeps an opponent from winning, or away from danger."""
        position = self.position
        if position.planet_on.get(galleon.field) in position.to_be_bought:
            return None
        free = [planet for planet in self._own() if not planet.ship]
        there = {planet.tile: position.threats.imagined(moved={galleon.id: planet.field}) for planet in free}
        safest = min(there, key=lambda tile: there[tile].peril, default="")
        if safest and position.averted(there[safest]) * position.stop >= self.prices.card:
            return Choice(PlayCrew(card="first_officer", planet=safest), partial(reasons.stops_win, position))
        if not position.threatened(galleon.field):
            return None
        safe = [
            one
            for one in free
            if not position.threatened(one.field) and position.averted(there[one.tile]) >= 0
        ]
        return (
            Choice(PlayCrew(card="first_officer", planet=safe[0].tile), reasons.to_safety) if safe else None
        )

    def _castel(self, galleon: Ship) -> Choice | None:
        position = self.position
        walls = [planet for planet in position.in_play if planet.fortress == position.me]
        exposed = next((planet for planet in walls if position.threatened(planet.field)), None)
        if position.player.castel or exposed is None:
            return None
        return Choice(PlayCrew(card="first_officer"), partial(reasons.castel, exposed))

    def _cassini(self, galleon: Ship) -> Choice | None:
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
                move = PlayCrew(card="first_officer", cell=planet.cell, rotation=rotation)
                return Choice(
                    move, partial(reasons.cassini, planet, now if now < self.prices.horizon else None)
                )
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

    def _blake(self, galleon: Ship) -> Choice | None:
        """Freeze a ship that could take a planet; first one that could win the game."""
        position, far = self.position, self.position.sky.distances(galleon.field)
        best, most = None, self.prices.card
        for ship in position.enemies:
            if ship.frozen or ship.adrift or far.get(ship.field, NEVER) > position.figures.abilities.blake:
                continue
            then = position.threats.imagined(frozen=(ship.id,))
            gain = position.stop * position.averted(then)
            gain += self.prices.wall * fsum(
                position.threats.taken(planet) - then.taken(planet) for planet in self._own()
            )
            if gain > most:
                best, most = ship, gain
        if best is None:
            return None
        why = partial(reasons.blake, position, best)
        return Choice(PlayCrew(card="first_officer", target=best.id), why)

    def _byng(self, galleon: Ship) -> Choice | None:
        position = self.position
        victims = [one for one in position.public.players if one.side != position.side and one.hand]
        if not victims or position.plays < BYNG_PLAYS or self.cards < SPARE_CARDS:
            return None
        victim = max(victims, key=lambda one: one.hand)
        move = PlayCrew(card="first_officer", opponent=victim.seat if len(victims) > 1 else None)
        return Choice(move, partial(reasons.byng, victim))

    def _pargo(self, galleon: Ship) -> Choice | None:
        position, kind = self.position, self.position.sky.kinds.get(galleon.field, "")
        if not kind.startswith("factory") or position.threatened(galleon.field):
            return None
        stock = getattr(position.player, SPICE_FIELDS[kind])
        if stock > SMALL_STOCK:
            return None
        return Choice(PlayCrew(card="first_officer"), partial(reasons.pargo, SPICE_FIELDS[kind], stock))

    def _guzman(self, galleon: Ship) -> Choice | None:
        position = self.position
        open_ones = [planet for planet in self._own() if planet.fortress is None]
        if not position.player.fortresses_left or not open_ones:
            return None
        most = max(open_ones, key=position.wall_worth)
        useful = position.wall_worth(most) > self.prices.card or self.cards >= SPARE_CARDS
        if not useful:
            return None
        return Choice(
            PlayCrew(card="first_officer", planet=most.tile), partial(reasons.fortress, position, most)
        )
