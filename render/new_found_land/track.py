"""Figures and frame markers on the score track, which is the border of the chart."""

from __future__ import annotations

from PIL import Image

from engines.games.new_found_land.views.view import Player, Public
from render.kit.drawing.sprites import paste
from render.kit.places import note, square
from render.kit.players import player_ship
from render.new_found_land import layout, pieces

_ALONG, _UPRIGHT = {2: 40, 3: 36}, {2: 48, 3: 44}
_CROWDED = 34
"""How far pieces on one space stand apart."""


def draw_track(image: Image.Image, public: Public) -> None:
    """Frames first: a figure on the space of a frame stands before it."""
    nearest = _nearest_frame(public)
    for space in range(public.track):
        frames = [
            frame
            for frame in public.frames
            if frame.space is not None and frame.space % public.track == space
        ]
        figures = [player for player in public.players if player.space % public.track == space]
        places = spread(space, len(frames) + len(figures))
        for frame, (x, y) in zip(frames, places, strict=False):
            paste(image, pieces.frame_marker(frame.name, frame.space), x, y)
            if frame.name == nearest:
                note(image, "frame", square(x, y, 70))
        for player, (x, y) in zip(figures, places[len(frames) :], strict=True):
            _figure(image, x, y, player, public.track, alone=len(figures) == 1)


def _nearest_frame(public: Public) -> str:
    """The frame that is nearest to whoever is asked."""
    ahead = {frame.name: frame.space for frame in public.frames if frame.space is not None}
    here = public.players[public.asked[0]].space if public.asked else 0
    return min(ahead, key=lambda name: abs(ahead[name] - here), default="")


def _figure(image: Image.Image, x: float, y: float, player: Player, track: int, *, alone: bool) -> None:
    """A ship; the laps behind it on its hull, so that they and its space add up to the score."""
    paste(image, player_ship(player.seat, 62 if alone else 54), x, y)
    laps = player.score - player.space % track
    if laps:
        paste(image, pieces.lap(laps), x, y + 20)


def spread(space: int, count: int) -> list[tuple[float, float]]:
    """Places for pieces on one space: side by side along the band, from a corner only inward."""
    x, y = layout.centre(space)
    upright = layout.upright(space)
    step = (_UPRIGHT if upright else _ALONG).get(count, _CROWDED)
    first = -(count - 1) / 2
    if space % layout.SPACES in layout.CORNERS:
        first = 0.0 if x < layout.WIDTH / 2 else 1.0 - count
    away = [(first + place) * step for place in range(count)]
    return [(x, y + along) if upright else (x + along, y) for along in away]
