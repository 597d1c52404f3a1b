"""Make the pictures of the listing from docs/pictures: `python -m tests.documents.listing [FOLDER]`."""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image, ImageFilter

from engines import games
from engines.contract.stages import Stage
from render.kit.decoration.ornaments import rose
from render.kit.decoration.paper import paper
from tests.documents.pictures import FOLDER as BOARDS

FOLDER = BOARDS.parent / "listing" / "pictures"
SIZE = (1280, 720)
"""Sixteen to nine, as lists show them."""
ICON = 512


def framed(board: Image.Image) -> Image.Image:
    """The whole board before a blurred one that fills the sides."""
    width = SIZE[0]
    ground = board.resize((width, round(board.height * width / board.width)), Image.Resampling.BICUBIC)
    top = (ground.height - SIZE[1]) // 2
    ground = ground.crop((0, top, width, top + SIZE[1])).filter(ImageFilter.GaussianBlur(24))
    scale = SIZE[1] / board.height
    whole = board.resize((round(board.width * scale), SIZE[1]), Image.Resampling.LANCZOS)
    ground.paste(whole, ((width - whole.width) // 2, 0))
    return ground


def icon() -> Image.Image:
    """A compass rose on old paper."""
    ground = paper(ICON, ICON, seed=7).convert("RGB")
    sign = rose(ICON * 9 // 20)
    place = ((ICON - sign.width) // 2, (ICON - sign.height) // 2)
    ground.paste(sign, place, sign)
    return ground


def main(folder: Path = FOLDER) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for game in games(Stage.FINISHED):
        with Image.open(BOARDS / f"{game}.webp") as board:
            framed(board.convert("RGB")).save(folder / f"{game}.jpg", quality=85)
    icon().save(folder / "icon.png")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
