"""The picture of how the points grew."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import msgspec
from PIL import Image, ImageDraw

from engines.contract.core import Outcome, Public, Say, Seat, Standing, Words, say, winners
from render.kit import icons
from render.kit.decoration.ornaments import laurel
from render.kit.decoration.paper import page
from render.kit.drawing import colour
from render.kit.drawing.colour import mix
from render.kit.drawing.geometry import Point, Points, circle
from render.kit.drawing.lettering import LABEL, NAME, NUMBER, TITLE, drawable, width_of, write, write_in
from render.kit.drawing.sprites import paste, shape, sprite, stroke, wash
from render.kit.header import draw_header, draw_title, name_of, plain_banner
from render.kit.plates import PLAIN, plate
from render.kit.players import Livery, livery_seal
from render.picture import Picture

WIDTH, HEIGHT = 1400, 800
_LEFT, _RIGHT, _TOP, _BOTTOM = 24, 1376, 104, 774
_NAMES = 914
"""Where the column of the players begins."""
_PITCH = 92
"""How far apart their lines are at least."""
_MARKS = 3
"""How often the line of a seat carries its seal on the way."""
_LINES = 5
"""The least number of lines for round numbers."""


class ScoreChart(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is over, and how it came to that."""

    game: str
    title: Say
    heading: Say = say("counted-points-grew")
    axis: Say = say("picture-scores-turns")
    points: tuple[tuple[int, tuple[int, ...]], ...]
    """After which turn the seats had how much; the last entry is the end."""
    outcome: Outcome
    totals: bool = True
    """Whether the totals stand beside the names: not where the lines show something else."""
    public: Public | None = None
    """How the board was left: it may say how the seats look."""


class _Scale(NamedTuple):
    """Where a turn and a number of points are on the sheet."""

    last: int
    low: int
    high: int

    def x(self, turn: int) -> float:
        if turn == self.last:
            return _PLOT[2]
        return _PLOT[0] + (_PLOT[2] - _PLOT[0] - _END) * turn / max(1, self.last - 1)

    def y(self, points: int) -> float:
        return _PLOT[3] - (_PLOT[3] - _PLOT[1]) * (points - self.low) / max(1, self.high - self.low)


_PLOT = (124, 150, 872, 700)
"""Left, top, right, bottom of the lines."""
_END = 96
"""So wide is the last turn: there most games score most, and the lines would hide each other."""


def draw_scores(chart: ScoreChart, words: Words, liveries: Sequence[Livery]) -> Picture:
    """One line a seat, in its colour and with its seal; names and totals where the lines end."""
    image = page(HEIGHT)
    draw_title(image, drawable(words(chart.title)), 440)
    paste(image, plate(_RIGHT - _LEFT, _BOTTOM - _TOP, PLAIN), _LEFT, _TOP, "lt")
    wash(image, (_PLOT[0], _PLOT[1], _PLOT[2], _PLOT[3]), colour.IVORY, 120)
    banner = plain_banner(winners(chart.outcome), words(chart.heading))
    draw_header(image, banner, 500, liveries=liveries)
    every = [points for _, scores in chart.points for points in scores]
    low, high = min(0, *every), max(1, *every)
    step = round_step(high - low, _LINES)
    scale = _Scale(chart.points[-1][0], low // step * step, -(-high // step) * step)
    _grid(image, scale, step, words(chart.axis))
    curves = {
        standing.seat: [(scale.x(turn), scale.y(scores[standing.seat])) for turn, scores in chart.points]
        for standing in chart.outcome.standings
    }
    places = apart([curves[standing.seat][-1][1] for standing in chart.outcome.standings])
    ends = dict(zip(curves, places, strict=True))
    _curves(image, curves, ends, liveries)
    for standing in chart.outcome.standings:
        livery = liveries[standing.seat]
        _player(image, ends[standing.seat], standing, livery, words, total=chart.totals)
    return Picture("scores", image)


# --- the axes --------------------------------------------------------------------------------------------


def round_step(span: int, lines: int) -> int:
    """The round number that divides the span into about `lines` parts."""
    step = 1
    while span / step > lines * 1.2:
        step = step * 5 // 2 if str(step)[0] == "2" else step * 2
    return step


def _grid(image: Image.Image, scale: _Scale, step: int, label: str) -> None:
    draw = ImageDraw.Draw(image)
    left, _, right, bottom = _PLOT
    for points in range(scale.low, scale.high + 1, step):
        y = scale.y(points)
        tone = colour.INK if points == 0 else mix(colour.VELLUM_RIM, colour.VELLUM, 0.35)
        draw.line((left, y, right, y), fill=tone, width=3 if points == 0 else 2)
        write(image, left - 16, y + 12, str(points), NUMBER, 36, colour.INK_SECOND, "rs")
    taken = write_in(image, right, bottom + 50, 240, label, LABEL, 32, 26, colour.INK_SECOND, "rs")
    turns = round_step(scale.last, _LINES)
    for turn in range(turns, scale.last, turns):
        x = scale.x(turn)
        draw.line((x, bottom, x, bottom + 10), fill=colour.INK, width=3)
        if x + width_of(str(turn), NUMBER, 32) / 2 < right - taken - 16:
            write(image, x, bottom + 50, str(turn), NUMBER, 32, colour.INK_SECOND, "ms")
    draw.line((left, _PLOT[1], left, bottom), fill=colour.INK, width=3)


# --- the lines -------------------------------------------------------------------------------------------


def _curves(
    image: Image.Image, curves: dict[Seat, Points], ends: dict[Seat, float], liveries: Sequence[Livery]
) -> None:
    """The best one on top."""

    def paint(draw: ImageDraw.ImageDraw, enlarged: float) -> None:
        for seat in reversed(curves):
            way = [(x * enlarged, y * enlarged) for x, y in curves[seat]]
            x, y = way[-1]
            # Thin and of no colour: it leads to the name and is no part of the score.
            leader = [(x, y), ((_NAMES + 46) * enlarged, ends[seat] * enlarged)]
            stroke(draw, leader, (*colour.INK_THIRD, 255), 2 * enlarged)
            tone = (*liveries[seat].colour, 255)
            stroke(draw, way, (*colour.INK, 255), 12 * enlarged)
            stroke(draw, way, tone, 8 * enlarged)
            shape(draw, circle(x, y, 9 * enlarged), tone, (*colour.INK, 255), 3 * enlarged)

    paste(image, sprite(WIDTH, HEIGHT, paint, 2), 0, 0, "lt")
    for order, seat in reversed(list(enumerate(curves))):
        for x, y in marks(curves[seat], order, len(curves)):
            paste(image, livery_seal(liveries[seat], 46), x, y)


def marks(curve: Points, order: int, count: int) -> list[Point]:
    """Where a line carries its seal. Lines that run together carry theirs at different places."""
    left, right = curve[0][0], curve[-1][0] - _END
    stretch = (right - left) / _MARKS
    found = []
    for number in range(_MARKS):
        x = left + stretch * (number + (order + 0.5) / count)
        found.append((x, _height(curve, x)))
    return found


def _height(curve: Points, x: float) -> float:
    for (x0, y0), (x1, y1) in pairwise(curve):
        if x0 <= x <= x1 and x1 > x0:
            return y0 + (y1 - y0) * (x - x0) / (x1 - x0)
    return curve[-1][1]


# --- the players -----------------------------------------------------------------------------------------


def apart(wanted: Sequence[float]) -> list[float]:
    """Heights near the wanted ones (from the top down), none closer to the next than the pitch."""
    top, bottom = _TOP + 60.0, _BOTTOM - 60.0
    places: list[float] = []
    for place in wanted:
        places.append(max(place, places[-1] + _PITCH if places else top))
    for index in range(len(places) - 1, -1, -1):
        below = places[index + 1] - _PITCH if index + 1 < len(places) else bottom
        places[index] = min(places[index], below)
    return places


def _player(
    image: Image.Image, y: float, standing: Standing, livery: Livery, words: Words, *, total: bool
) -> None:
    x = _NAMES + 46
    if standing.rank == 1:
        paste(image, laurel(104), x, y + 2)
    paste(image, livery_seal(livery, 66), x, y)
    end = _RIGHT - 22
    if total:
        number = str(standing.total)
        write(image, end, y + 16, number, TITLE, 52, colour.INK, "rs")
        end -= width_of(number, TITLE, 52) + 18
    room = end - (x + 58)
    if words.computer(standing.seat):
        paste(image, icons.automaton(36), x + 32, y - 28)
    write_in(image, x + 58, y + 12, room, name_of(words, standing.seat), NAME, 36, 27)
