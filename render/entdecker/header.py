"""The ribbon: who sails, and every tile of the voyage announced."""

from __future__ import annotations

from PIL import Image

from engines.contract.core import Words, say
from engines.games.entdecker.views.view import Public, Voyage
from render.entdecker import layout, pieces
from render.kit.drawing.sprites import paste
from render.kit.header import Banner, draw_header, plain_banner, turn_banner

_ROW = 6
"""More tiles than this stand in two lines."""
_LARGE, _SMALL = 38, 29
_DRAWN = 54


def draw_head(image: Image.Image, public: Public, words: Words, right: int = layout.RIBBON[1]) -> None:
    left = layout.RIBBON[0]
    wide = _voyage_width(public)
    draw_header(image, _banner(public, words), left, right, kept=wide + 8 if wide else 0)
    x = right - 52 - wide
    if public.drawn is not None:
        paste(image, pieces.mini_tile(pieces.SIDES[public.drawn.kind], _DRAWN), x + _DRAWN / 2, 42)
        if public.drawn.event:
            paste(image, pieces.event(public.drawn.event, 32), x + _DRAWN - 8, 26)
        x += _DRAWN + 14
    if _sailing(public) and public.voyage is not None:
        _tiles(image, x, public.voyage)


def _banner(public: Public, words: Words) -> Banner:
    if public.end:
        winners = [result.seat for result in public.results if result.rank == 1]
        return plain_banner(winners, words(say("picture-over")))
    return turn_banner(words, public.asked, say(f"entdecker-picture-turn-{public.step}"), "")


def _sailing(public: Public) -> bool:
    return public.voyage is not None and public.step in ("draw", "place", "choice", "landing")


def _voyage_width(public: Public) -> float:
    wide = 0.0
    if _sailing(public) and public.voyage is not None:
        count = public.voyage.announced
        wide = count * _LARGE if count <= _ROW else (count + 1) // 2 * _SMALL
    return wide + (_DRAWN + 14 if public.drawn is not None else 0)


def _tiles(image: Image.Image, x: float, voyage: Voyage) -> None:
    """Turned up, still to come, lost: one small tile each."""
    two_lines = voyage.announced > _ROW
    size, per_line = (_SMALL, (voyage.announced + 1) // 2) if two_lines else (_LARGE, voyage.announced)
    for number in range(voyage.announced):
        line, place = divmod(number, per_line)
        y = 43 + (line - 0.5) * (size + 1) if two_lines else 42
        paste(image, _tile(voyage, number, size - 3), x + (place + 0.5) * size, y)


def _tile(voyage: Voyage, number: int, size: int) -> Image.Image:
    if number < len(voyage.tiles):
        drawn = voyage.tiles[number]
        if drawn.result == "misfit":
            return pieces.crossed_out(pieces.SIDES[drawn.kind], size)
        return pieces.mini_tile(pieces.SIDES[drawn.kind], size)
    return pieces.back(size, "plain") if voyage.left else pieces.lost(size)
