"""What the computer player builds (§13, step 10): conquests, ships, walls, crew."""

from __future__ import annotations

from functools import partial

from engines.contract.core import Ask, Choice, Move, Pick, Say, open_options
from engines.games.efemeris.computer import reasons
from engines.games.efemeris.computer.sight import NEVER
from engines.games.efemeris.computer.threats import after_collecting
from engines.games.efemeris.computer.worth import Appraisal
from engines.games.efemeris.figures import NO_SPICES, SPICES, Purse
from engines.games.efemeris.moves import (
    ROSE,
    BuildFortress,
    BuildFrigate,
    BuildGalleon,
    ConquerPlanet,
    EndTurn,
    RecruitCrew,
    ShareSpice,
)
from engines.games.efemeris.views.view import Planet, Prize, Ship


class BuildMoves:
    """The moves of the build phase that suit one position, each or None."""

    def __init__(self, position: Appraisal, ask: Ask) -> None:
        self.position, self.ask = position, ask
        self.player, self.costs = position.player, position.figures.costs
        self.own = [planet for planet in position.in_play if planet.owner == position.me]

    def build(self) -> Choice:
        """The first of them that there is, in this order."""
        return self.conquer() or self._other() or Choice(EndTurn(), self._why_no_more)

    def _why_no_more(self) -> Say:
        return reasons.end_turn(self.saves())

    def wanted(self) -> bool:
        """Whether there is anything to build."""
        return bool(self._payable()) or self._other() is not None

    def everything(self) -> list[Move]:
        """All that could be built, the conquests first."""
        player, reserve = self.player, self._reserve()
        found = self.conquests()
        free = [planet.tile for planet in self._free()]
        if player.frigates_left and (self._promised() or self._pays(self.costs.frigate)):
            found += map(BuildFrigate, free)
        if not player.galleon and player.captains_left and self._pays(self.costs.galleon):
            found += map(BuildGalleon, free or [ROSE])
        if player.fortresses_left and self._pays(self.costs.fortress):
            found += [BuildFortress(planet.tile) for planet in self.own if planet.fortress is None]
        if player.hand < self.position.public.hand_cap and self._pays(self.costs.recruit):
            found += map(RecruitCrew, reserve)
        return [EndTurn(), *found]

    def conquests(self) -> list[Move]:
        """The planets that could be conquered."""
        return [ConquerPlanet(ship=prize.ship, discount=self._discount(prize)) for prize in self._payable()]

    def _reserve(self) -> dict[str, int]:
        return {stock.card: stock.count for stock in self.position.own.reserve if stock.count}

    def _promised(self) -> bool:
        """Whether a Shipwright pays for a frigate."""
        return any(effect.name == "shipwright" for effect in self.player.effects)

    def _other(self) -> Choice | None:
        return self._galleon() or self._frigate() or self._fortress() or self._recruit() or self._share()

    def _pays(self, cost: Purse, keep: Purse = NO_SPICES) -> bool:
        """Whether the own spices pay for it, some of them kept."""
        player = self.player
        return player.pepper >= cost.pepper + keep.pepper and player.vanilla >= cost.vanilla + keep.vanilla

    def conquer(self) -> Choice | None:
        """Conquer the cheapest planet first, so that more can be had."""
        able = self._payable()
        if not able:
            return None
        prize = min(able, key=lambda one: (one.pepper + one.vanilla, one.planet))
        move = ConquerPlanet(ship=prize.ship, discount=self._discount(prize))
        return Choice(move, partial(reasons.conquer, self.position, prize, len(able)))

    def merit(self, ship: str) -> Say | None:
        """What speaks for the conquest by this ship."""
        prize = next((prize for prize in self._payable() if prize.ship == ship), None)
        return None if prize is None else reasons.conquer(self.position, prize, able=1)

    def _payable(self) -> list[Prize]:
        return [
            prize
            for prize in self.position.own.prizes
            if not prize.fortified and prize.missing_pepper + prize.missing_vanilla <= 0
        ]

    def _discount(self, prize: Prize) -> str:
        """What Governors save: vanilla, the rarer spice, if there is a choice."""
        if not prize.saved:
            return ""
        question = self.ask({"move": "conquer_planet", "ship": prize.ship})
        if not isinstance(question, Pick):
            return ""
        offered = [str(option.value) for option in open_options(question)]
        return max(offered, key=lambda spices: spices.count(SPICES[1]))

    def _free(self) -> list[Planet]:
        return [planet for planet in self.own if not planet.ship]

    def _galleon(self) -> Choice | None:
        player = self.player
        if player.galleon or not player.captains_left or not self._pays(self.costs.galleon):
            return None
        if not player.hand and self.position.ships:
            return None
        free = self._free()
        steps = self.position.figures.play.galleon_steps
        move = BuildGalleon(self._berth(free, steps).tile if free else ROSE)
        return Choice(move, partial(reasons.galleon, player.hand))

    def _frigate(self) -> Choice | None:
        """Build the first as soon as possible; the second when no conquest has to wait for it."""
        free, promised = self._free(), self._promised()
        if not free or not self.player.frigates_left:
            return None
        first = not any(ship.kind == "frigate" for ship in self.position.ships)
        if not promised and not self._pays(self.costs.frigate, NO_SPICES if first else self._saving_for()):
            return None
        move = BuildFrigate(self._berth(free, self.position.figures.play.frigate_steps).tile)
        return Choice(move, partial(reasons.frigate, first=first, promised=promised))

    def _berth(self, free: list[Planet], steps: int) -> Planet:
        """Where to launch a ship: near planets that can be had, and where it guards one's own."""
        position = self.position
        goals = [one.field for one in position.in_play if position.takeable(one) and not one.ship]

        def worth(planet: Planet) -> float:
            far = position.sky.distances(planet.field)
            turns = min((-(-far[goal] // steps) for goal in goals if goal in far), default=NEVER)
            return position.prices.guard * position.threats.taken(planet) + position.prices.planet / turns

        return max(free, key=lambda planet: (worth(planet), planet.tile))

    def _saving_for(self) -> Purse:
        """The spices for a planet that can be bought next turn, less what comes in by then."""
        planet, brings = self.coming()
        return NO_SPICES if planet is None else self.position.missing(planet, brings)

    def coming(self) -> tuple[Planet | None, Purse]:
        """The cheapest planet that can be bought next turn, and what comes in by then."""
        position = self.position
        then = after_collecting(position, position.me)
        coming = [
            planet
            for planet in position.in_play
            if position.takeable(planet)
            and not any(position.missing(planet, then))
            and any(self._arrives(ship, planet) for ship in position.ships)
        ]
        brings = Purse(then.pepper - self.player.pepper, then.vanilla - self.player.vanilla)
        return min(coming, key=lambda one: one.symbols, default=None), brings

    def saves(self) -> Planet | None:
        """The planet for which no second frigate is built, if that is the only reason."""
        planet, brings = self.coming()
        if planet is None or not self._free() or not self.player.frigates_left:
            return None
        kept = self.position.missing(planet, brings)
        affordable = self._pays(self.costs.frigate)
        return planet if affordable and not self._pays(self.costs.frigate, kept) else None

    def _arrives(self, ship: Ship, planet: Planet) -> bool:
        """Whether a ship can be on a planet in its next turn."""
        way = self.position.ways[ship.id]
        return ship.field == planet.field or way.get(planet.field, NEVER) <= ship.steps

    def _fortress(self) -> Choice | None:
        """Wall a planet that may be taken; with spices to spare also where that is unlikely."""
        position, cost = self.position, self.costs.fortress
        open_ones = [planet for planet in self.own if planet.fortress is None]
        if not open_ones or not self.player.fortresses_left or not self._pays(cost):
            return None
        most = max(open_ones, key=position.wall_worth)
        least = 0.0 if self._pays(cost, position.prices.keep) else position.prices.wall_price
        if position.wall_worth(most) <= least:
            return None
        return Choice(BuildFortress(most.tile), partial(reasons.fortress, position, most))

    def _recruit(self) -> Choice | None:
        position, player = self.position, self.player
        if (
            player.hand >= position.public.hand_cap
            or not player.reserve
            or not self._pays(self.costs.recruit)
        ):
            return None
        reserve = self._reserve()
        open_ones = [planet for planet in position.in_play if planet.side != position.side]
        besieging = open_ones and all(planet.fortress is not None for planet in open_ones)
        armed = position.hand.get("gunner")
        if not armed and besieging and "gunner" in reserve and player.captains_left + bool(position.galleon):
            return Choice(RecruitCrew("gunner"), reasons.recruit_gunner)
        rich = player.pepper >= position.prices.recruit_purse and player.hand <= position.prices.recruit_hand
        full = player.pepper >= position.public.spice_cap and player.hand < position.prices.recruit_full
        if not (rich or full) or position.galleon is None:
            return None
        wanted = [
            card for card in ("gunner", "first_officer") if card in reserve and not position.hand.get(card)
        ]
        card = next(iter([*wanted, *reserve]))
        return Choice(RecruitCrew(card), partial(reasons.recruit, player, card, full=full and not rich))

    def _share(self) -> Choice | None:
        """Give the partner what completes a conquest."""
        position = self.position
        partner = position.own.partner
        shares = position.public.sides[position.side].shares_left
        if partner is None or not shares:
            return None
        theirs = position.public.players[partner.seat]
        for ship in position.public.ships:
            planet = position.planet_on.get(ship.field)
            if ship.seat != partner.seat or planet is None or not position.takeable(planet):
                continue
            lacks = position.missing(planet, Purse(theirs.pepper, theirs.vanilla))
            if not 0 < sum(lacks) <= shares or not self._pays(lacks):
                continue
            spice = SPICES[0] if lacks.pepper else SPICES[1]
            return Choice(ShareSpice(spice), partial(reasons.share, partner.seat, planet, lacks))
        return None
