"""bot.py with dots instead of pictures: what a press takes. python -m tests.page.windows.plain_bot"""

from __future__ import annotations

import sys
from typing import Any

from PIL import Image

import bot
import render

KINDS = ("hand", "choice", "outlook", "lobby", "standings", "scores")


def draw_dots() -> None:
    dot = Image.new("RGB", (8, 8), (240, 224, 188))

    def picture(name: str) -> Any:
        return lambda *_: render.Picture(name=name, image=dot)

    render.board = lambda *_: [picture("board")()]
    for name in KINDS:
        setattr(render, name, picture(name))


if __name__ == "__main__":
    draw_dots()
    sys.exit(bot.main([]))
