"""What the computer player builds (§13, step 10): conquests, ships, walls, crew."""

from __future__ import annotations

from engines.contract.core import Ask, Move, Pick, open_options
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
from engines.games.efemeris.views.view import Planet, Prize
from tests.lab.strength.players_0_1_0.efemeris.position import Position, first_move


class BuildMoves:
    """The moves of the build phase that suit one position, each or None."""

    def __init__(self, position: Position, ask: Ask) -> None:
        self.position, self.ask = position, ask
        self.player, self.costs = position.player, position.figures.costs
        self.own = [planet for planet in position.in_play if planet.owner == position.me]

    def build(self) -> Move:
        """The first of them that there is, in this order."""
        return self.conquer() or self._other() or EndTurn()

    def wanted(self) -> bool:
        """Whether there is anything to build."""
        return bool(self._payable()) or self._other() is not None

    def _other(self) -> Move | None:
        return first_move(self._galleon, self._frigate, self._fortress, self._recruit, self._share)

    def _pays(self, cost: Purse, keep: Purse = NO_SPICES) -> bool:
        """Whether the own spices pay for it, some of them kept."""
        player = self.player
        return player.pepper >= cost.pepper + keep.pepper and player.vanilla >= cost.vanilla + keep.vanilla

    def conquer(self) -> Move | None:
        """Conquer the cheapest planet first, so that more can be had."""
        able = self._payable()
        if not able:
            return None
        prize = min(able, key=lambda one: (one.pepper + one.vanilla, one.planet))
        return ConquerPlanet(ship=prize.ship, discount=self._discount(prize))

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

    def _galleon(self) -> Move | None:
        player = self.player
        if player.galleon or not player.captains_left or not self._pays(self.costs.galleon):
            return None
        if not player.hand and self.position.ships:
            return None
        free = self._free()
        return BuildGalleon(free[0].tile if free else ROSE)

    def _frigate(self) -> Move | None:
        """Build the first as soon as possible; the second when no conquest has to wait for it."""
        free, promised = self._free(), any(effect.name == "shipwright" for effect in self.player.effects)
        if not free or not self.player.frigates_left:
            return None
        first = not any(ship.kind == "frigate" for ship in self.position.ships)
        if not promised and not self._pays(self.costs.frigate, NO_SPICES if first else self._saving_for()):
            return None
        near = min(free, key=lambda planet: (planet.field in self.position.raiders, planet.tile))
        return BuildFrigate(near.tile)

    def _saving_for(self) -> Purse:
        """The pepper for a planet under a ship that cannot be paid yet, less what comes in by then; a frigate
        costs nothing else."""
        position = self.position
        waiting = [
            position.planet_on[ship.field] for ship in position.ships if ship.field in position.planet_on
        ]
        waiting = [planet for planet in waiting if position.takeable(planet)]
        if not waiting:
            return NO_SPICES
        planet = min(waiting, key=lambda one: one.symbols)
        return Purse(max(0, planet.pepper - position.income.pepper), 0)

    def _fortress(self) -> Move | None:
        position = self.position
        open_ones = [planet for planet in self.own if planet.fortress is None]
        if not open_ones or not self.player.fortresses_left or not self._pays(self.costs.fortress):
            return None
        most = max(
            open_ones,
            key=lambda one: (one.field in position.menaced, len(position.raiders.get(one.field, ()))),
        )
        rich = self._pays(self.costs.fortress, position.prices.keep) and most.field in position.raiders
        return BuildFortress(most.tile) if rich or most.field in position.menaced else None

    def _recruit(self) -> Move | None:
        position, player = self.position, self.player
        if (
            player.hand >= position.public.hand_cap
            or not player.reserve
            or not self._pays(self.costs.recruit)
        ):
            return None
        reserve = {stock.card: stock.count for stock in position.own.reserve if stock.count}
        open_ones = [planet for planet in position.in_play if planet.side != position.side]
        besieging = open_ones and all(planet.fortress is not None for planet in open_ones)
        armed = position.hand.get("gunner")
        if not armed and besieging and "gunner" in reserve and player.captains_left + bool(position.galleon):
            return RecruitCrew("gunner")
        rich = player.pepper >= position.prices.recruit_purse and player.hand <= position.prices.recruit_hand
        full = player.pepper >= position.public.spice_cap and player.hand < position.prices.recruit_full
        if not (rich or full) or position.galleon is None:
            return None
        wanted = [
            card for card in ("gunner", "first_officer") if card in reserve and not position.hand.get(card)
        ]
        return RecruitCrew(next(iter([*wanted, *reserve])))

    def _share(self) -> Move | None:
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
            return ShareSpice(SPICES[0] if lacks.pepper else SPICES[1])
        return None
