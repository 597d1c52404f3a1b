"""What cards and captains do, in one short line, with the numbers of the figures."""

from __future__ import annotations

from engines.contract.core import Words, say
from render.efemeris.pieces.shapes import box


def does(card: str, words: Words) -> str:
    """What a crew card does."""
    effects = box().effects
    counts = {
        "gunner": effects.gunner_range,
        "courtesan": effects.courtesan,
        "boatswain": effects.boatswain,
        "governor": effects.governor,
    }
    return words(say(f"efemeris-picture-does-{card}", count=counts.get(card, 0)))


def ability(captain: str, words: Words) -> str:
    """What a captain does."""
    abilities = box().abilities
    counts = {
        "hubac": abilities.hubac,
        "fairborne": abilities.fairborne,
        "blake": abilities.blake,
        "pargo": abilities.pargo,
        "dasilva": abilities.dasilva,
    }
    pepper, vanilla = abilities.aviles
    return words(
        say(
            f"efemeris-picture-ability-{captain}",
            count=counts.get(captain, 0),
            pepper=pepper,
            vanilla=vanilla,
        )
    )
