"""Signs of this game that stand beside words."""

from __future__ import annotations

from functools import partial

from PIL import Image

from render.efemeris.pieces import signs
from render.efemeris.pieces.crew import CREW, crew
from render.efemeris.pieces.liveries import NATIONS
from render.efemeris.pieces.planets import PLANETS, planet
from render.efemeris.pieces.ships import built
from render.kit.drawing.sprites import Draw
from render.kit.players import NOBODY

LIVERIES = [second for _, second in NATIONS.values()]
"""The first player of a nation has the colours of a seat."""


def _built(kind: str, size: int) -> Image.Image:
    return built(kind, NOBODY, size)


EMOJI: dict[str, Draw] = {
    "pepper": signs.pepper,
    "vanilla": signs.vanilla,
    **{kind: partial(_built, kind) for kind in ("galleon", "frigate", "fortress")},
    **{kind: partial(crew, kind) for kind in CREW},
    **{kind: partial(signs.token, kind) for kind in signs.TOKENS},
    **{f"planet_{name.lower()}": partial(planet, name) for name in PLANETS},
    **{state: partial(signs.state, state) for state in ("frozen", "protected", "adrift")},
    **{f"{spice}_factory": partial(signs.factory, spice) for spice in ("pepper", "vanilla")},
    "providence": partial(signs.providence, "pepper"),
    "anchor_field": signs.anchor,
    "singularity": signs.singularity,
    "wreck": signs.wreck,
    "crew_in_hand": partial(signs.cards, face_down=False),
    "crew_in_reserve": partial(signs.cards, face_down=True),
    "sky_tiles": signs.tiles,
    "token_bag": signs.bag,
    "still_to_come": signs.waiting,
    "not_now": signs.closed,
    "game_won": partial(signs.victory, won=True),
}
