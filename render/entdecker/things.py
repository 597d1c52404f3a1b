"""Things of this game as they are looked up, where the sign beside their name is not the whole picture."""

from __future__ import annotations

from PIL import Image

from engines.contract.core import Words
from engines.contract.things import Thing
from engines.games.entdecker.figures import Figures
from render.entdecker.pieces import mini_tile
from render.kit.box import box


def thing(what: Thing, words: Words) -> Image.Image | None:
    if what.sort != "sea_tile":
        return None
    sides = {str(kind): facts.sides for kind, facts in box("entdecker", Figures).kinds.items()}
    return mini_tile(sides[what.id], 300)
