"""The computer player (specification, section 13): set-up, the order of its thoughts, and what it builds.

It sees a view and the questions put to it, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engines.core import Ask, Dice, Move, Pick, Rejected, open_options
from engines.efemeris import moves
from engines.efemeris.appraisal import Mind
from engines.efemeris.bridge import Bridge
from engines.efemeris.figures import SPICES, Figures, Purse
from engines.efemeris.pilot import Pilot
from engines.efemeris.survey import home, place
from engines.efemeris.view import Planet, Prize, View

HOMES = 3
"""It takes one of so many planets that are best to begin with."""
RESCUED = ("gunner", "first_officer", "governor", "courtesan", "shipwright", "banker")
"""Whom it takes from the reserve, the most wanted first."""


def suggest(figures: Figures, view: View, ask: Ask, dice: Dice) -> Move:
    mind = _mind(figures, view)
    return _vote(mind) or _act(mind, ask, dice)


def stand_in(figures: Figures, view: View, ask: Ask, dice: Dice, *, passing: bool) -> Move:
    """For a person who is away (10.5). It answers no offer of a draw: silence is not consent (7.3). Where it
    passes, ships stay where they are; what can be conquered is conquered."""
    mind = _mind(figures, view)
    if passing and view.public.step == "tactics":
        return moves.EndTactics()
    if passing and view.public.step == "build":
        return Builder(mind, ask).conquer() or moves.EndTurn()
    return _act(mind, ask, dice)


def _mind(figures: Figures, view: View) -> Mind:
    """Of somebody who is asked."""
    if view.own is None or view.own.seat not in view.public.asked:
        raise Rejected("efemeris-no-nothing-to-do")
    return Mind(figures, view.public, view.own)


def _act(mind: Mind, ask: Ask, dice: Dice) -> Move:
    match mind.public.step:
        case "nation":
            return _nation(mind, dice)
        case "captains":
            return _captains(mind, ask, dice)
        case "crew":
            return moves.UsualCrew()
        case "home":
            return _home(mind, dice)
        case "explore":
            return place(mind)
        case "rescue":
            return _rescue(mind, ask)
        case "tactics":
            return _tactics(mind)
    return Builder(mind, ask).build()


def _vote(mind: Mind) -> Move | None:
    """A draw suits who has no ship, or fewer planets than every opponent (7.3)."""
    offer, player = mind.public.offer, mind.player
    if offer is None or offer.by == mind.me or mind.own.vote or player.conceded or player.out:
        return None
    mine = mind.public.sides[mind.side].planets
    others = [side.planets for at, side in enumerate(mind.public.sides) if at != mind.side]
    agrees = not mind.ships or mine < min(others)
    return moves.AnswerDraw("yes" if agrees else "no")


# --- set-up ----------------------------------------------------------------------------------------------


def _nation(mind: Mind, dice: Dice) -> Move:
    """Any; a partner agrees."""
    side = mind.public.sides[mind.side]
    if side.proposals:
        return moves.ChooseNation(side.proposals[-1])
    taken = [other.nation for other in mind.public.sides]
    return moves.ChooseNation(dice.pick([nation for nation in mind.figures.nations if nation not in taken]))


def _captains(mind: Mind, ask: Ask, dice: Dice) -> Move:
    """Any, in any order; the first question lists those who are free."""
    question = ask({"move": "choose_captains"})
    assert isinstance(question, Pick)
    free = [str(option.value) for option in open_options(question)]
    dice.shuffle(free)
    mode = mind.figures.modes[mind.public.mode]  # type: ignore[index]
    return moves.ChooseCaptains(free[: mode.captains[mind.public.expert]])


def _home(mind: Mind, dice: Dice) -> Move:
    """One of the first of the list; for the second partner one that brings the nation another spice."""
    laid = {cell.tile for cell in mind.public.cells if cell.tile}
    planets = mind.figures.planets
    produced = {planet.product for planet in mind.in_play if planet.side == mind.side}
    free = [planet for planet in planets if planet not in laid]
    free.sort(key=lambda planet: planets[planet].product in produced)
    planet, layout = dice.pick(free[:HOMES]), mind.sky.layout
    mode = mind.figures.modes[mind.public.mode]  # type: ignore[index]
    start = layout.home(mode.homes[mind.public.sides[mind.side].place - 1])
    if start not in mind.sky.board:
        return home(mind, planet, (start,))
    return home(mind, planet, [cell for cell in layout.neighbours[start] if cell not in mind.sky.board])


# --- rescue, tactics -------------------------------------------------------------------------------------


def _rescue(mind: Mind, ask: Ask) -> Move:
    """A Gunner if none is at hand, else a First Officer; the ship is named where several could."""
    question = ask({"move": "rescue_crew"})
    assert isinstance(question, Pick)
    ship = str(open_options(question)[0].value) if question.field == "ship" else ""
    held = {stock.card: stock.count for stock in mind.own.reserve if stock.count}
    wanted = [card for card in RESCUED if card in held and (card != "gunner" or not mind.hand.get("gunner"))]
    card = next(iter([*wanted, *held]))
    return moves.RescueCrew(ship=ship, card=card)


def _tactics(mind: Mind) -> Move:
    pilot, bridge = Pilot(mind), Bridge(mind)
    thoughts = (pilot.pay_up, pilot.fire, pilot.drive_off, pilot.sail, bridge.crew, bridge.cargo)
    return _first(thoughts) or moves.EndTactics()


def _first(thoughts: Iterable[Callable[[], Move | None]]) -> Move | None:
    """What the first thought that leads to something leads to."""
    return next((move for move in (thought() for thought in thoughts) if move is not None), None)


# --- build -----------------------------------------------------------------------------------------------


class Builder:
    """Step 10: conquests, ships, walls, crew."""

    def __init__(self, mind: Mind, ask: Ask) -> None:
        self.mind, self.ask = mind, ask
        self.player, self.costs = mind.player, mind.figures.costs
        self.own = [planet for planet in mind.in_play if planet.owner == mind.me]

    def build(self) -> Move:
        thoughts = (self.conquer, self._galleon, self._frigate, self._fortress, self._recruit, self._share)
        return _first(thoughts) or moves.EndTurn()

    def _pays(self, cost: Purse, keep: Purse = Purse(0, 0)) -> bool:  # noqa: B008 - a tuple is not changed
        player = self.player
        return player.pepper >= cost.pepper + keep.pepper and player.vanilla >= cost.vanilla + keep.vanilla

    def conquer(self) -> Move | None:
        """The cheapest first, so that more can be had."""
        able = [
            prize
            for prize in self.mind.own.prizes
            if not prize.fortified and prize.missing_pepper + prize.missing_vanilla <= 0
        ]
        if not able:
            return None
        prize = min(able, key=lambda one: (one.pepper + one.vanilla, one.planet))
        return moves.ConquerPlanet(ship=prize.ship, discount=self._discount(prize))

    def _discount(self, prize: Prize) -> str:
        """What Governors save: the rarer spice, if there is a choice."""
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
        if not player.hand and self.mind.ships:
            return None
        free = self._free()
        return moves.BuildGalleon(free[0].tile if free else moves.ROSE)

    def _frigate(self) -> Move | None:
        """The first as soon as it can be had; the second when no conquest has to wait for it."""
        free, promised = self._free(), any(effect.name == "shipwright" for effect in self.player.effects)
        if not free or not self.player.frigates_left:
            return None
        first = not any(ship.kind == "frigate" for ship in self.mind.ships)
        if not promised and not self._pays(self.costs.frigate, Purse(0, 0) if first else self._saving_for()):
            return None
        near = min(free, key=lambda planet: (planet.field in self.mind.raiders, planet.tile))
        return moves.BuildFrigate(near.tile)

    def _saving_for(self) -> Purse:
        """The pepper for the planet under a ship that can not be paid yet, less what comes in by then; a
        frigate costs nothing else."""
        mind = self.mind
        waiting = [mind.planet_on[ship.field] for ship in mind.ships if ship.field in mind.planet_on]
        waiting = [planet for planet in waiting if mind.takeable(planet)]
        if not waiting:
            return Purse(0, 0)
        planet = min(waiting, key=lambda one: one.symbols)
        return Purse(max(0, planet.pepper - mind.income.pepper), 0)

    def _fortress(self) -> Move | None:
        mind = self.mind
        open_ones = [planet for planet in self.own if planet.fortress is None]
        if not open_ones or not self.player.fortresses_left or not self._pays(self.costs.fortress):
            return None
        most = max(
            open_ones, key=lambda one: (one.field in mind.menaced, len(mind.raiders.get(one.field, ())))
        )
        rich = self._pays(self.costs.fortress, mind.prices.keep) and most.field in mind.raiders
        return moves.BuildFortress(most.tile) if rich or most.field in mind.menaced else None

    def _recruit(self) -> Move | None:
        mind, player = self.mind, self.player
        if player.hand >= mind.public.hand_cap or not player.reserve or not self._pays(self.costs.recruit):
            return None
        reserve = {stock.card: stock.count for stock in mind.own.reserve if stock.count}
        open_ones = [planet for planet in mind.in_play if planet.side != mind.side]
        besieging = open_ones and all(planet.fortress is not None for planet in open_ones)
        armed = mind.hand.get("gunner")
        if not armed and besieging and "gunner" in reserve and player.captains_left + bool(mind.galleon):
            return moves.RecruitCrew("gunner")
        rich = player.pepper >= mind.prices.recruit_purse and player.hand <= mind.prices.recruit_hand
        full = player.pepper >= mind.public.spice_cap and player.hand < mind.prices.recruit_full
        if not (rich or full) or mind.galleon is None:
            return None
        wanted = [card for card in ("gunner", "first_officer") if card in reserve and not mind.hand.get(card)]
        return moves.RecruitCrew(next(iter([*wanted, *reserve])))

    def _share(self) -> Move | None:
        """Give the partner what completes a conquest."""
        mind = self.mind
        partner = mind.own.partner
        shares = mind.public.sides[mind.side].shares_left
        if partner is None or not shares:
            return None
        his = mind.public.players[partner.seat]
        for ship in mind.public.ships:
            planet = mind.planet_on.get(ship.field)
            if ship.seat != partner.seat or planet is None or not mind.takeable(planet):
                continue
            lacks = mind.missing(planet, Purse(his.pepper, his.vanilla))
            if not 0 < sum(lacks) <= shares or not self._pays(lacks):
                continue
            return moves.ShareSpice(SPICES[0] if lacks.pepper else SPICES[1])
        return None
