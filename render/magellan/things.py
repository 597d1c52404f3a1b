"""Things of this game as they are looked up, where the sign beside their name is not the whole picture."""

from __future__ import annotations

from PIL import Image

from engines.contract.core import Words
from engines.contract.things import Thing
from engines.games.magellan.figures import Figures
from render.kit.box import box
from render.magellan.money import money_card


def thing(what: Thing, words: Words) -> Image.Image | None:
    if what.sort != "money":
        return None
    gold = int(what.id)
    return money_card(gold, box("magellan", Figures).crown(gold))
