"""The board picture: the sky with its ring, the corners around it, the players."""

from __future__ import annotations

from PIL import Image

from engines.core import Words
from engines.efemeris.view import Public
from render.efemeris.corners import draw_corners
from render.efemeris.head import draw_head
from render.efemeris.layout import board_window
from render.efemeris.legend import draw_legend
from render.efemeris.panel import draw_panel
from render.efemeris.scene import Scene
from render.efemeris.sheet import sheet


def draw_board(public: Public, words: Words) -> Image.Image:
    image = sheet(public, words)
    Scene(image, board_window(len(public.cells)), public, words).draw()
    draw_around(image, public, words)
    return image


def draw_around(image: Image.Image, public: Public, words: Words) -> None:
    """All that is not sky."""
    draw_head(image, public, words)
    draw_corners(image, public, words)
    draw_panel(image, public, words)
    draw_legend(image, public, words)
