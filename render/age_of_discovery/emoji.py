"""Signs of this game that stand beside words."""

from __future__ import annotations

from functools import partial

from PIL import Image

from render.age_of_discovery import signs
from render.age_of_discovery.flags import TONES, flag
from render.kit.drawing.sprites import Draw


def _flag(name: str, size: int) -> Image.Image:
    """Without its letter: each language has another, and the word stands beside it."""
    small = flag(name, "", 60, 42, 28)
    return small.resize((size, size * small.height // small.width), Image.Resampling.LANCZOS)


EMOJI: dict[str, Draw] = {
    **{f"flag_{name}": partial(_flag, name) for name in TONES},
    "contract": signs.scroll,
    "contract_done": signs.fulfilled,
    "contract_held": signs.held,
    "ship_bought": signs.sails,
    "ship_placed": signs.course,
    "joker": signs.star,
    "any_color": signs.any_colour,
    "reserve": signs.reserve,
    "rounds": signs.rounds,
    "interim_scoring": partial(signs.hourglass, run_out=False),
    "final_scoring": partial(signs.hourglass, run_out=True),
    "mission": signs.mission,
    "ships_left_over": signs.unplaced,
    "full": signs.lock,
}
