"""Pictures: pure functions of what a person may know and of a language. No Discord, no database.

A game's pictures are in the module of its name (`render/<key>.py` or `render/<key>/`): `board` and `hand`,
and, where they help, `choice` (how to draw the hand for the question at hand), `part_sign` (the sign of a
part of the score), `outlook` (what may come), `liveries` (colours and symbols, where they do not come from
the seat alone), `things` (what can be looked up, where its sign is not enough) and `warm` (build what can be
built beforehand).
"""

from __future__ import annotations

import importlib
import pkgutil
import threading
from collections.abc import Sequence
from types import ModuleType
from typing import Any

from engines.contract.core import Draft, Outlook, Own, Public, Question, Seat, Words
from render.colour_vision import EYES, seen_by
from render.emoji import draw_emoji, drawn_with, sign_of, signs
from render.film import Shot, film
from render.kit.places import Box, find
from render.kit.players import LIVERIES, Livery, unclaimed
from render.kit.pointing import point_at
from render.lobby_card import LobbyCard, LobbyPlayer, draw_lobby
from render.picture import LARGEST, Drawing, Picture, encode, encode_clear, stacked
from render.score_chart import ScoreChart, draw_scores
from render.season_card import SeasonCard, SeasonRow, draw_season
from render.standings_card import StandingsCard, draw_standings
from render.thing_card import PICTURE, ThingCard, draw_thing

__all__ = [
    "EYES",
    "LARGEST",
    "LobbyCard",
    "LobbyPlayer",
    "NoPictures",
    "Picture",
    "ScoreChart",
    "SeasonCard",
    "SeasonRow",
    "Shot",
    "StandingsCard",
    "ThingCard",
    "board",
    "choice",
    "drawn_with",
    "emoji",
    "encode",
    "film",
    "hand",
    "helps",
    "liveries",
    "lobby",
    "outlook",
    "pointed",
    "scores",
    "seal_name",
    "season",
    "seen_by",
    "signs",
    "souvenir",
    "standings",
    "thing",
    "warm",
]

_ONE_AT_A_TIME = threading.RLock()
"""Fonts are not made for several threads; drawing is short."""


class NoPictures(Exception):
    """A game without a module in render/."""


def _pictures_of(game: str) -> ModuleType:
    name = f"{__name__}.{game}"
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise NoPictures(f"the game {game!r} has no pictures: there is no module {name}") from None


def board(game: str, public: Public, words: Words) -> list[Picture]:
    """What everybody may see; some games need more than one picture."""
    with _ONE_AT_A_TIME:
        pictures: list[Picture] = _pictures_of(game).board(public, words)
    return pictures


def hand(game: str, public: Public, own: Own, words: Words) -> Picture | None:
    """What only one player may see; None where a game has no secrets."""
    with _ONE_AT_A_TIME:
        picture: Picture | None = _pictures_of(game).hand(public, own, words)
    return picture


def choice(
    game: str, public: Public, own: Own, question: Question | None, draft: Draft, words: Words
) -> Picture | None:
    """What helps the player who is asked with this question; None where the hand as it is does."""
    with _ONE_AT_A_TIME:
        draw = _drawing(game, public, own, question, draft)
        return None if draw is None else draw(words)


def helps(game: str, public: Public, own: Own, question: Question | None, draft: Draft) -> bool:
    """Whether there is a `choice` for this question. Nothing is drawn to say so."""
    return _drawing(game, public, own, question, draft) is not None


def _drawing(game: str, public: Public, own: Own, question: Question | None, draft: Draft) -> Drawing | None:
    find: Any = getattr(_pictures_of(game), "choice", None)
    found: Drawing | None = None if find is None else find(public, own, question, draft)
    return found


def pointed(
    game: str,
    public: Public,
    own: Own,
    question: Question | None,
    draft: Draft,
    places: Sequence[str],
    words: Words,
) -> list[Picture]:
    """What a player sees with a question, with a ring around the first of these places that is seen. Where it
    lies on the board, the board comes first. Nothing where none is seen."""
    with _ONE_AT_A_TIME:
        shown = choice(game, public, own, question, draft, words) or hand(game, public, own, words)
        boards: list[Picture] = []
        for place in places:
            if shown is not None and (there := find(shown.image, place, own.seat)):
                return [_marked(shown, shown.name, there)]
            boards = boards or board(game, public, words)
            for picture in boards:
                if there := find(picture.image, place, own.seat):
                    marked = _marked(picture, f"look-{picture.name}", there)
                    return [marked, shown] if shown is not None else [marked]
    return []


def _marked(picture: Picture, name: str, place: Box) -> Picture:
    return Picture(name, point_at(picture.image, place), picture.coarser)


def outlook(game: str, public: Public, own: Own, found: Outlook, words: Words) -> Picture | None:
    """What may come, for the player who looks; None where the words must do."""
    draw: Any = getattr(_pictures_of(game), "outlook", None)
    if draw is None:
        return None
    with _ONE_AT_A_TIME:
        picture: Picture | None = draw(public, own, found, words)
    return picture


def liveries(game: str, public: Public | None) -> tuple[Livery, ...]:
    """How the seats look in this view: by the order of the seats, unless the game has colours of its own.
    Those are not known before there is a view."""
    own: Any = getattr(_pictures_of(game), "liveries", None)
    if own is None:
        return LIVERIES
    if public is None:
        return tuple(map(unclaimed, range(len(LIVERIES))))
    found: tuple[Livery, ...] = own(public)
    return found


def seal_name(game: str, public: Public | None, seat: Seat, computer: bool) -> str:
    """The name of the sign that stands for a player."""
    return sign_of(liveries(game, public)[seat], computer=computer)


def emoji(name: str) -> bytes:
    """A sign by itself, as a PNG."""
    with _ONE_AT_A_TIME:
        return encode_clear(draw_emoji(name))


def lobby(card: LobbyCard, words: Words) -> Picture:
    """A table that is being set up."""
    with _ONE_AT_A_TIME:
        return draw_lobby(card, words, liveries(card.game, None))


def standings(card: StandingsCard, words: Words) -> Picture:
    """A game that is over."""
    part_sign = getattr(_pictures_of(card.game), "part_sign", lambda part, size: None)
    with _ONE_AT_A_TIME:
        return draw_standings(card, words, part_sign, liveries(card.game, card.public))


def season(card: SeasonCard, words: Words) -> Picture:
    """The standings of a league or a knock-out."""
    with _ONE_AT_A_TIME:
        return draw_season(card, words)


def souvenir(card: StandingsCard, words: Words) -> Picture:
    """A game that is over, to show around: the standings, and below them the board as it was left."""
    assert card.public is not None, "there is no board"
    with _ONE_AT_A_TIME:
        return stacked("final", [standings(card, words), *board(card.game, card.public, words)])


def thing(card: ThingCard, words: Words) -> Picture:
    """Something that was looked up."""
    with _ONE_AT_A_TIME:
        own: Any = importlib.import_module(f"{_pictures_of(card.game).__name__}.things")
        drawn = own.thing(card.thing, words) if card.printed else None
        if drawn is None:
            drawn = signs()[card.thing.sign](PICTURE)
        return draw_thing(card, drawn, words)


def scores(chart: ScoreChart, words: Words) -> Picture:
    """How the points of a game grew."""
    with _ONE_AT_A_TIME:
        return draw_scores(chart, words, liveries(chart.game, chart.public))


def warm() -> None:
    """Build the sheets of all games: for a worker thread at the start."""
    for found in pkgutil.iter_modules(__path__):
        build = getattr(_pictures_of(found.name), "warm", None)
        if build is not None:
            with _ONE_AT_A_TIME:
                build()
