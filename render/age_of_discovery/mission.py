"""The special mission on the private picture: what it asks for and what it is worth."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engines.contract.core import Words, say
from engines.games.age_of_discovery.views.view import Mission
from render.age_of_discovery import signs
from render.age_of_discovery.public_board import explorer_name
from render.kit import icons
from render.kit.drawing import colour
from render.kit.drawing.lettering import LABEL, NUMBER, TITLE, drawable, fit, width_of, write, write_in
from render.kit.drawing.sprites import paste
from render.kit.plates import BRIGHT, plate

Box = tuple[int, int, int, int]
_LABELS = 62
"""Room for the signs at the left of the table of rates."""


def draw_mission(image: Image.Image, box: Box, mission: Mission, words: Words) -> None:
    left, top, right, bottom = box
    paste(image, plate(right - left, bottom - top, BRIGHT), left, top, "lt")
    paste(image, signs.mission(60), left + 48, top + 46)
    name = words(say(f"age_of_discovery-picture-mission-{mission.mission}"))
    write_in(image, left + 90, top + 58, right - left - 106, name, TITLE, 38, 28)
    _rates(image, left, top + 84, right, mission)
    _qualifying(image, left + 20, top + 220, right - 18, mission, words)
    _worth(image, left + 20, bottom - 30, right - 20, mission)


def _rates(image: Image.Image, left: int, top: int, right: int, mission: Mission) -> None:
    """Points for each expedition by the number of contracts fulfilled; the column that counts is framed."""
    draw = ImageDraw.Draw(image)
    step = (right - 16 - left - _LABELS) / len(mission.rates)
    paste(image, signs.fulfilled(36), left + 36, top + 24)
    paste(image, icons.crown(36), left + 36, top + 72)
    draw.line((left + 18, top + 48, right - 16, top + 48), fill=colour.INK_THIRD, width=1)
    for column, rate in enumerate(mission.rates):
        x = left + _LABELS + step * (column + 0.5)
        if column == mission.column:
            cell = (x - step / 2 + 1, top + 2, x + step / 2 - 1, top + 96)
            draw.rounded_rectangle(cell, 8, fill=colour.GOLD_LIGHT, outline=colour.VERMILION, width=4)
        text = f"{column}+" if column == len(mission.rates) - 1 else str(column)
        write(image, x, top + 34, text, NUMBER, 26, colour.INK_SECOND, "ms")
        write(image, x, top + 84, str(rate), NUMBER, 34, colour.INK, "ms")


def _qualifying(image: Image.Image, left: int, top: int, right: int, mission: Mission, words: Words) -> None:
    """The expeditions that count now, by name, on two lines."""
    names = [drawable(explorer_name(words, name)) for name in mission.expeditions]
    lines, rest = [], names
    for last in (False, True):
        line, rest = _line(rest, right - left, last=last)
        lines.append(line)
    for place, line in enumerate(lines):
        text, size = fit(line, LABEL, 28, right - left, 25)
        write(image, left, top + place * 34, text, LABEL, size, colour.INK_SECOND)


def _line(names: list[str], width: float, *, last: bool) -> tuple[str, list[str]]:
    """As many names as fit; on the last line followed by the number of those left out."""
    for count in range(len(names), 0, -1):
        rest = names[count:]
        text = ", ".join(names[:count]) + ("" if not rest else f" +{len(rest)}" if last else ",")
        if width_of(text, LABEL, 28) <= width:
            return text, rest
    return "", names


def _worth(image: Image.Image, left: int, baseline: int, right: int, mission: Mission) -> None:
    """Expeditions times points: what the mission would bring now."""
    rate = mission.rates[mission.column]
    sum_ = f"{len(mission.expeditions)} × {rate} ="
    worth = str(mission.worth)
    write(image, right, baseline, worth, TITLE, 52, colour.INK, "rs")
    x = right - width_of(worth, TITLE, 52) - 8
    paste(image, icons.crown(44), x, baseline - 17, "rm")
    write(image, x - 58, baseline, sum_, NUMBER, 36, colour.INK_SECOND, "rs")
