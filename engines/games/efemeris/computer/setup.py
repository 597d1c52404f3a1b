"""How the computer player chooses its nation, captains, crew and home planet (§13, step 1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import TypeVar

from engines.contract.core import Ask, Choice, Pick, open_options
from engines.contract.dice import Dice
from engines.games.efemeris.computer import reasons
from engines.games.efemeris.computer.tiles import lay_home
from engines.games.efemeris.computer.worth import Appraisal
from engines.games.efemeris.figures import Mode
from engines.games.efemeris.moves import ChooseCaptains, ChooseCrew, ChooseNation

T = TypeVar("T")


def any_of_the_best(worth: Mapping[T, float], close: float, dice: Dice) -> T:
    """One of those that are as good as the best, or nearly: so that games differ."""
    least = max(worth.values()) - close
    return dice.pick([one for one, value in worth.items() if value >= least])


def choose_nation(position: Appraisal, dice: Dice) -> Choice:
    """The one that the partner named, else one of those it likes."""
    side, prices = position.public.sides[position.side], position.prices
    if side.proposals:
        return Choice(ChooseNation(side.proposals[-1]), reasons.partners_nation)
    taken = [other.nation for other in position.public.sides]
    free = {nation: worth for nation, worth in prices.nations.items() if nation not in taken}
    nation = any_of_the_best(free, prices.choosy, dice)
    return Choice(ChooseNation(nation), partial(reasons.nation, nation))


def choose_captains(position: Appraisal, ask: Ask, dice: Dice) -> Choice:
    """The captains it likes, one after the other; the first question lists those who are free."""
    question = ask({"move": "choose_captains"})
    assert isinstance(question, Pick)
    prices, chosen = position.prices, list[str]()
    named = [option.value for option in open_options(question)]
    free = {captain: worth for captain, worth in prices.captains.items() if captain in named}
    for _ in range(_mode(position).captains[position.public.expert]):
        captain = any_of_the_best(free, prices.choosy, dice)
        chosen.append(captain)
        del free[captain]
    return Choice(ChooseCaptains(chosen), partial(reasons.captains, chosen))


def choose_crew(position: Appraisal) -> Choice:
    """The first of the list that are left; the list begins with those wanted most."""
    left = {stock.card: stock.count for stock in position.own.reserve}
    nation = position.public.sides[position.side].nation
    wanted = position.prices.crew[nation]  # type: ignore[index]
    chosen: list[str] = []
    for card in (*wanted, *_all(left)):
        if left.get(card) and len(chosen) < _mode(position).crew:
            left[card] -= 1
            chosen.append(card)
    order = list(left)
    return Choice(ChooseCrew(sorted(chosen, key=order.index)), partial(reasons.crew, nation, chosen[0]))


def _all(stock: Mapping[str, int]) -> Iterable[str]:
    return [card for card, count in stock.items() for _ in range(count)]


def choose_home(position: Appraisal, dice: Dice) -> Choice:
    """A planet it likes to begin with; for the second partner rather one that brings another spice."""
    laid = {cell.tile for cell in position.public.cells if cell.tile}
    planets, prices = position.figures.planets, position.prices
    produced = {planet.product for planet in position.in_play if planet.side == position.side}
    free = {
        planet: worth - prices.same_spice * (planets[planet].product in produced)
        for planet, worth in prices.homes.items()
        if planet not in laid
    }
    planet, layout = any_of_the_best(free, prices.choosy, dice), position.sky.layout
    start = layout.home(_mode(position).homes[position.public.sides[position.side].place - 1])
    cells = [start]
    if start in position.sky.board:
        cells = [cell for cell in layout.neighbours[start] if cell not in position.sky.board]
    other = bool(produced) and planets[planet].product not in produced
    return Choice(lay_home(position, planet, cells), partial(reasons.home, position, planet, other=other))


def _mode(position: Appraisal) -> Mode:
    return position.figures.modes[position.public.mode]  # type: ignore[index]
