"""What the steps of the explorers bring, roughly, and how much there is to buy: the same for everybody."""

from __future__ import annotations

from functools import lru_cache
from math import fsum
from statistics import fmean
from typing import NamedTuple

from engines.games.magellan.board import PARTS
from engines.games.magellan.figures import Figures

PHASES = (1, 2, 3)


class StepGain(NamedTuple):
    """What the step of an explorer to a field brings."""

    points: float
    cards: float
    """Money cards that it brings."""
    worth: float
    """The points, with the crowns of those cards: what there is to win if gold were worth nothing."""


class StepGains(NamedTuple):
    """Of all steps on the sides in play."""

    of: dict[str, tuple[StepGain, StepGain, StepGain]]
    to_come: tuple[float, float, float]
    """What the steps of all phases after I, II and III are worth."""
    purses: tuple[float, float, float]
    """Money cards that the steps of phases I, II and III, and of those after them, bring in time."""
    crown: float
    """The crowns of a money card, on average."""
    gold: float


@lru_cache(maxsize=64)
def steps_of(figures: Figures, side1: str, side2: str) -> StepGains:
    sides = {"1": side1, "2": side2}
    crown = fmean(figures.money.crowns)
    of = {}
    for explorer, half in figures.half_of.items():
        first, second, third = (_step(figures, explorer, sides[half], phase, crown) for phase in PHASES)
        of[explorer] = (first, second, third)
    number = figures.auctions.cards
    worth = [number[at] * fsum(steps[at].worth for steps in of.values()) for at in range(3)]
    cards = [number[at] * fsum(steps[at].cards for steps in of.values()) for at in range(2)]
    return StepGains(
        of=of,
        to_come=(worth[1] + worth[2], worth[2], 0.0),
        purses=(cards[0] + cards[1], cards[1], 0.0),
        crown=crown,
        gold=(figures.highest + 1) / 2,
    )


def _step(figures: Figures, explorer: str, side: str, phase: int, crown: float) -> StepGain:
    berth = figures.berth(explorer, side, phase)
    before = figures.berth(explorer, side, phase - 1) if phase > 1 else None
    if figures.row(explorer, side).left:
        left, right = (figures.berth(explorer, side, phase, part) for part in PARTS)
        # from phase II on half of the ships leave a right part
        points, cards = (float(right.crown), 0.0) if phase == 1 else (right.crown / 2, left.draw / 2)
        return StepGain(points, cards, points + crown * cards)
    points = float(berth.crown - (before.crown if before else 0))
    if berth.multiplier:
        points += pile_gain(figures, berth.action, phase * figures.crown(1), berth.multiplier)
    if berth.action == "gamble":
        points += figures.computer.gamble
    cards = float(berth.purse + berth.draw)
    return StepGain(points, cards, points + crown * cards)


def pile_gain(figures: Figures, action: str, crowns: float, multiplier: int) -> float:
    """What a pile gains that has so many crowns with the new card, the best one there is. From the hand that
    card is a loss; from the payment it is one anyway."""
    card = figures.crown(1)
    return crowns * multiplier - (crowns - card) * (multiplier - 1) - (card if action == "tuck_hand" else 0)
