"""Below the players: signs that explain themselves badly, and in a duel what things cost."""

from __future__ import annotations

from PIL import Image

from engines.contract.core import Words, say
from engines.games.efemeris.views.view import Public
from render.efemeris import layout, night
from render.efemeris.panel import measure_of
from render.efemeris.pieces import signs
from render.efemeris.sky.tile_art import field_sign
from render.kit.drawing.lettering import LABEL, write_in
from render.kit.drawing.sprites import paste

_BASE = ("factory_pepper", "factory_vanilla", "anchor", "singularity")
_EXPERT = ("providence_pepper", "wreck", "anchor", "singularity")
_ALL = (
    "factory_pepper",
    "factory_vanilla",
    "providence_pepper",
    "providence_vanilla",
    "anchor",
    "wreck",
    "singularity",
    "rose",
)
_TOKENS = ("solar_winds", "warning_shot", "new_cargo")
_PITCH, _DENSE = 46, 42


def draw_legend(image: Image.Image, public: Public, words: Words) -> None:
    """Beside two or three players; four plates leave no room."""
    if len(public.players) > 3:
        return
    top = layout.PLAYERS_TOP + measure_of(len(public.players)).pitch * len(public.players)
    if len(public.players) == 3:
        _draw_short(image, top + 20, public, words)
    else:
        _draw_long(image, top, public, words)


def _draw_short(image: Image.Image, y: int, public: Public, words: Words) -> None:
    for place, kind in enumerate(_EXPERT if public.expert else _BASE):
        x, row = layout.PANEL + 6 + place % 2 * 184, y + place // 2 * _PITCH
        paste(image, field_sign(kind, 38), x + 20, row)
        text = words(say(f"efemeris-picture-field-{kind}"))
        write_in(image, x + 46, row + 10, 140, text, LABEL, 29, 25, night.IVORY)


def _draw_long(image: Image.Image, top: int, public: Public, words: Words) -> None:
    """Fields; at the normal level, which has fewer of them, also the tokens."""
    kinds = [kind for kind in _ALL if public.expert or kind.partition("_")[0] not in ("providence", "wreck")]
    rows = [
        (field_sign(kind, 40 if kind != "rose" else 48), say(f"efemeris-picture-about-{kind}"))
        for kind in kinds
    ]
    if not public.expert:
        rows += [(signs.token(token, 38), say(f"efemeris-bonus-{token}")) for token in _TOKENS]
    paste(image, night.night_plate(layout.PANEL_WIDTH, 30 + len(rows) * _DENSE), layout.PANEL, top, "lt")
    for place, (sign, about) in enumerate(rows):
        row = top + 36 + place * _DENSE
        paste(image, sign, layout.PANEL + 44, row)
        room = layout.PANEL_WIDTH - 80 - 16
        write_in(image, layout.PANEL + 80, row + 10, room, words(about), LABEL, 29, 25, night.IVORY)
