"""How the computer player chooses its nation, captains and home planet (§13, step 1)."""

from __future__ import annotations

from engines.contract.core import Ask, Move, Pick, open_options
from engines.contract.dice import Dice
from engines.games.efemeris.figures import Mode
from engines.games.efemeris.moves import ChooseCaptains, ChooseNation
from tests.lab.strength.players_0_1_0.efemeris.position import Position
from tests.lab.strength.players_0_1_0.efemeris.tiles import lay_home

HOMES = 3
"""It takes one of this many planets that are best to begin with."""


def choose_nation(position: Position, dice: Dice) -> Move:
    """Any nation; the one that the partner named."""
    side = position.public.sides[position.side]
    if side.proposals:
        return ChooseNation(side.proposals[-1])
    taken = [other.nation for other in position.public.sides]
    return ChooseNation(dice.pick([nation for nation in position.figures.nations if nation not in taken]))


def choose_captains(position: Position, ask: Ask, dice: Dice) -> Move:
    """Any captains in any order; the first question lists those who are free."""
    question = ask({"move": "choose_captains"})
    assert isinstance(question, Pick)
    free = [str(option.value) for option in open_options(question)]
    dice.shuffle(free)
    return ChooseCaptains(free[: _mode(position).captains[position.public.expert]])


def choose_home(position: Position, dice: Dice) -> Move:
    """One of the first planets of the list; for the second partner one that brings another spice."""
    laid = {cell.tile for cell in position.public.cells if cell.tile}
    planets = position.figures.planets
    produced = {planet.product for planet in position.in_play if planet.side == position.side}
    free = [planet for planet in planets if planet not in laid]
    free.sort(key=lambda planet: planets[planet].product in produced)
    planet, layout = dice.pick(free[:HOMES]), position.sky.layout
    start = layout.home(_mode(position).homes[position.public.sides[position.side].place - 1])
    if start not in position.sky.board:
        return lay_home(position, planet, (start,))
    cells = [cell for cell in layout.neighbours[start] if cell not in position.sky.board]
    return lay_home(position, planet, cells)


def _mode(position: Position) -> Mode:
    return position.figures.modes[position.public.mode]  # type: ignore[index]
