"""Points and outlines."""

from __future__ import annotations

import math
import re
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Points: TypeAlias = list[Point]

_TOKEN = re.compile(r"[MLCQZ]|-?[0-9.]+")
_STEPS = 14
"""Straight pieces a curve is drawn with."""


def circle(x: float, y: float, radius: float, count: int = 40, start: float = 0, end: float = 360) -> Points:
    """A circle or an arc, by angles in degrees."""
    angles = (math.radians(start + (end - start) * step / count) for step in range(count + 1))
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def star(x: float, y: float, outer: float, inner: float, rays: int, turn: float = -90) -> Points:
    points = []
    for corner in range(2 * rays):
        radius = outer if corner % 2 == 0 else inner
        angle = math.radians(turn + 180 * corner / rays)
        points.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return points


def moved(points: Points, scale: float = 1, x: float = 0, y: float = 0, turn: float = 0) -> Points:
    """Turned by degrees, then scaled, then shifted."""
    cosine, sine = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return [(x + scale * (a * cosine - b * sine), y + scale * (a * sine + b * cosine)) for a, b in points]


def _curve(controls: Points) -> Points:
    """A Bézier curve of any degree, without its first point."""
    curve = []
    degree = len(controls) - 1
    for step in range(1, _STEPS + 1):
        share = step / _STEPS
        weights = [
            math.comb(degree, index) * (1 - share) ** (degree - index) * share**index
            for index in range(degree + 1)
        ]
        curve.append(
            (
                sum(weight * x for weight, (x, _) in zip(weights, controls, strict=True)),
                sum(weight * y for weight, (_, y) in zip(weights, controls, strict=True)),
            )
        )
    return curve


def outlines(text: str, scale: float = 1, x: float = 0, y: float = 0) -> list[Points]:
    """The outlines that a short path text describes: M move, L line, C and Q curves, Z close; absolute."""
    tokens = _TOKEN.findall(text)
    done: list[Points] = []
    current: Points = []
    command = ""
    position = 0
    needed = {"M": 1, "L": 1, "Q": 2, "C": 3}
    while position < len(tokens):
        if tokens[position].isalpha():
            command = tokens[position]
            position += 1
        if command == "Z":
            done.append([*current, current[0]])
            current = []
            continue
        count = needed[command]
        numbers = [float(token) for token in tokens[position : position + 2 * count]]
        position += 2 * count
        points = list(zip(numbers[::2], numbers[1::2], strict=True))
        if command == "M":
            if current:
                done.append(current)
            current = points
            command = "L"
        elif command == "L":
            current += points
        else:
            current += _curve([current[-1], *points])
    if current:
        done.append(current)
    return [moved(points, scale, x, y) for points in done]
