"""The public board."""

from __future__ import annotations

from PIL import Image

from engines.contract.core import Words
from engines.games.entdecker.views.view import Public
from render.entdecker import layout
from render.entdecker.footer import draw_footer
from render.entdecker.header import draw_head
from render.entdecker.panel import draw_panel
from render.entdecker.scene import Scene, draw_circles
from render.entdecker.sea.waters import charted, whole_chart
from render.entdecker.sheet import sheet


def draw_board(public: Public, words: Words) -> Image.Image:
    image = sheet(words)
    image.paste(whole_chart(charted(public)), layout.CHART[:2])
    draw_circles(image, layout.BOARD, public)
    Scene(image, layout.BOARD, public).draw()
    draw_head(image, public, words)
    draw_panel(image, public, words)
    draw_footer(image, public, words)
    return image
