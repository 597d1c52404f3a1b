"""What is drawn, in whatever process: functions of plain data, and the picture files they return.

Views come as bytes, which a process can send to another one and which tell whether a picture has changed.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from PIL import Image

import render
from data.words import Phrases
from engines import games
from engines.contract.core import Draft, Own, Public, Question, say
from engines.tables.table import Table

Encoded = list[tuple[str, bytes]]
"""File names and contents."""


def view_bytes(view: Public | Own | msgspec.Struct) -> bytes:
    return msgspec.msgpack.encode(view)


def draw_board(game: str, public: bytes, words: Phrases, palette: str | None) -> Encoded:
    return _encoded(render.board(game, _public(game, public), words), palette)


def draw_hand(game: str, public: bytes, own: bytes, words: Phrases, palette: str | None) -> Encoded:
    return _encoded([render.hand(game, _public(game, public), _own(game, own), words)], palette)


def draw_choice(
    game: str,
    public: bytes,
    own: bytes,
    question: Question,
    draft: Draft,
    words: Phrases,
    palette: str | None,
) -> Encoded:
    """The picture that helps with a question; nothing where the hand does."""
    picture = render.choice(game, _public(game, public), _own(game, own), question, draft, words)
    return _encoded([picture], palette)


def draw_pointed(
    game: str,
    public: bytes,
    own: bytes,
    question: Question,
    draft: Draft,
    places: Sequence[str],
    words: Phrases,
    palette: str | None,
) -> Encoded:
    """What is seen with a question, with a ring around one of these places; nothing where none is seen."""
    views = (_public(game, public), _own(game, own))
    return _encoded(render.pointed(game, *views, question, draft, places, words), palette)


def draw_outlook(
    game: str, public: bytes, own: bytes, found: bytes, words: Phrases, palette: str | None
) -> Encoded:
    outlook = msgspec.msgpack.decode(found, type=games()[game].outlook_type)
    return _encoded([render.outlook(game, _public(game, public), _own(game, own), outlook, words)], palette)


COVER_WIDTH = 640
COVER_MOVES = 60
"""Then there is something to see on every board."""


def draw_cover(game: str, words: Phrases) -> Encoded:
    """The board of a game between computer players, small: what the game looks like."""
    table = Table.open(games()[game], seats=games()[game].seats[0], key=b"cover")
    for _ in range(COVER_MOVES):
        if table.waiting:
            table.play(table.waiting[0], table.suggest(table.waiting[0]), at=0)
    names = [words(say(f"computer-name-{seat + 1}")) for seat in range(table.seats)]
    pictures = render.board(game, table.view(None).public, Phrases(words.language, names))
    picture = next((one for one in pictures if one.name == "chart"), pictures[0])
    height = picture.image.height * COVER_WIDTH // picture.image.width
    small = picture.image.resize((COVER_WIDTH, height), reducing_gap=2.0)
    return [(f"{game}.jpg", _encode(small))]


def draw_lobby(card: render.LobbyCard, words: Phrases) -> Encoded:
    return _encoded([render.lobby(card, words)])


def draw_standings(card: render.StandingsCard, words: Phrases) -> Encoded:
    return _encoded([render.standings(card, words)])


def draw_souvenir(card: render.StandingsCard, words: Phrases) -> Encoded:
    """One picture of standings and board: it may be as large as two."""
    picture = render.souvenir(card, words)
    return [(f"{picture.name}.jpg", _encode(picture.image, 2 * render.LARGEST))]


def draw_thing(card: render.ThingCard, words: Phrases) -> Encoded:
    return _encoded([render.thing(card, words)])


def draw_scores(chart: render.ScoreChart, words: Phrases) -> Encoded:
    return _encoded([render.scores(chart, words)])


def draw_season(card: render.SeasonCard, words: Phrases) -> Encoded:
    return _encoded([render.season(card, words)])


def draw_film(game: str, boards: Sequence[bytes], words: Phrases) -> Encoded:
    """The public views turn by turn, as an animation."""

    def shot(public: bytes) -> render.Shot:
        return lambda: render.board(game, _public(game, public), words)

    return [("film.webp", render.film([shot(public) for public in boards]))]


def draw_emoji(names: Sequence[str]) -> Encoded:
    """Signs by themselves."""
    return [(name, render.emoji(name)) for name in names]


def warm() -> Encoded:
    """Build the static layers of all pictures."""
    render.warm()
    return []


def _public(game: str, view: bytes) -> Any:
    return msgspec.msgpack.decode(view, type=games()[game].public_type)


def _own(game: str, view: bytes) -> Any:
    return msgspec.msgpack.decode(view, type=games()[game].own_type)


def _encoded(pictures: Sequence[render.Picture | None], palette: str | None = None) -> Encoded:
    """Without those that a game does not draw."""
    return [
        (
            f"{picture.name}.jpg",
            _encode(render.seen_by(picture.image, palette), coarser=picture.coarser),
        )
        for picture in pictures
        if picture is not None
    ]


class _Clock(threading.local):
    encoding = 0.0


_CLOCK = _Clock()


def encoding_seconds() -> float:
    """Processor time that this thread has encoded for. A film encodes as it draws, and counts as drawn."""
    return _CLOCK.encoding


def _encode(image: Image.Image, largest: int = render.LARGEST, *, coarser: float = 1.0) -> bytes:
    began = time.thread_time()
    data = render.encode(image, largest, coarser=coarser)
    _CLOCK.encoding += time.thread_time() - began
    return data
