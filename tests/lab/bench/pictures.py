"""Pictures: the time to draw and to encode them, compared with a blank one, and their size."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import islice
from statistics import median
from typing import Any, NamedTuple

from PIL import Image

import render
from data.words import Phrases
from engines import AnyGame, games
from engines.contract.core import View, Words, say
from render import LobbyCard, LobbyPlayer, Picture, StandingsCard
from tests.lab.bench.size import Size, worked
from tests.lab.report import Figure, Row, Section, at_most
from tests.support.played_games import PlayedGame, played

LARGEST = 200
"""KiB per picture."""
NAMES = ("Inge", "Otto", "Ruth", "Emil", "Lea", "Konstantin", "Maximiliane", "Bartholomäus")

Draw = Callable[[], Sequence[Picture]]


# --- what there is to draw ---------------------------------------------------------------------------------


def drawings(one: PlayedGame, count: int) -> dict[str, list[Draw]]:
    """By kind: the board and the hand at this many moments of a game, the lobby as it fills, the standings in
    every language."""
    words, german = (Phrases(language, NAMES, computers=(1,)) for language in ("en", "de"))
    step = max(1, len(one) // count)
    moments = islice(one, step // 2, None, step)
    views = [one.game.view(moment.state, moment.seat) for moment in islice(moments, count)]
    return {
        "board": [partial(render.board, one.game.key, view.public, words) for view in views],
        "hand": [partial(_hand, one.game.key, view, words) for view in views],
        "lobby": [partial(_lobby, one.game, words, people) for people in range(1, one.seats + 1)],
        "standings": [partial(_standings, _final(one), read) for read in (words, german)],
    }


def _hand(game: str, view: View[Any, Any], words: Words) -> list[Picture]:
    picture = render.hand(game, view.public, view.own, words) if view.own is not None else None
    return [] if picture is None else [picture]


def _lobby(game: AnyGame, words: Words, people: int) -> list[Picture]:
    card = LobbyCard(
        game=game.key,
        title=say(f"{game.key}-picture-title"),
        players=tuple(LobbyPlayer(name=name, host=name == NAMES[0]) for name in NAMES[:people]),
        seats=game.seats,
        settings=tuple(
            (say(f"{game.key}-setting-{one.key}"), say(f"{game.key}-setting-{one.key}-{one.default}"))
            for one in game.settings
        ),
        commitment="3f9a77c01be2d4a8",
    )
    return [render.lobby(card, words)]


def _final(one: PlayedGame) -> StandingsCard:
    table = one.at()
    assert table.outcome is not None
    return StandingsCard(
        game=one.game.key,
        title=say(f"{one.game.key}-picture-title"),
        outcome=table.outcome,
        public=table.view(None).public,
    )


def _standings(card: StandingsCard, words: Words) -> list[Picture]:
    return [render.standings(card, words)]


# --- measuring ---------------------------------------------------------------------------------------------


class DrawingTimes(NamedTuple):
    """One position: milliseconds of processor time for all its pictures together."""

    draw: float
    """For the first time: no move leads to a position that was drawn before."""
    again: float
    encode: float
    blank: float
    kib: float
    """Of its largest picture."""
    pixels: str


def _drawn(draw: Draw, rounds: int) -> DrawingTimes | None:
    """None where there is nothing to draw."""
    pictures, first = worked(draw)
    if not pictures:
        return None
    drawing, encoding, blanks = [], [], []
    sizes: list[int] = []
    for _ in range(rounds):
        pictures, span = worked(draw)
        drawing.append(span)
        encoded = [
            worked(partial(render.encode, picture.image, coarser=picture.coarser)) for picture in pictures
        ]
        encoding.append(sum(span for _, span in encoded))
        sizes = [len(raw) for raw, _ in encoded]
        blanks.append(sum(worked(partial(render.encode, _blank(picture)))[1] for picture in pictures))
    return DrawingTimes(
        draw=first,
        again=median(drawing),
        encode=median(encoding),
        blank=median(blanks),
        kib=max(sizes) / 1024,
        pixels=" + ".join(f"{picture.image.width}x{picture.image.height}" for picture in pictures),
    )


def _blank(picture: Picture) -> Image.Image:
    return Image.new(picture.image.mode, picture.image.size, (240, 224, 188))


def row(game: str, kind: str, draws: Sequence[Draw], rounds: int) -> Row | None:
    """One kind of picture of one game; None where the game has no such picture."""
    found = [one for draw in draws if (one := _drawn(draw, rounds)) is not None]
    if not found:
        return None
    drawn = found[1:] or found  # the very first one also fills the caches that games share
    figures = {
        "first": Figure(found[0].draw, "ms"),
        "draw": Figure(median(one.draw for one in drawn), "ms"),
        "again": Figure(median(one.again for one in drawn), "ms"),
        "encode": Figure(median(one.encode for one in drawn), "ms"),
        "blank": Figure(median(one.blank for one in drawn), "ms"),
        "draw/encode": Figure(median(one.draw / one.encode for one in drawn), "x"),
        "draw/blank": Figure(median(one.draw / one.blank for one in drawn), "x"),
        "size": Figure(median(one.kib for one in drawn), "KiB"),
        "largest": at_most(max(one.kib for one in drawn), "KiB", LARGEST),
    }
    return Row(f"{game}: {kind}, {drawn[0].pixels}", figures)


def section(size: Size) -> Section:
    found = [
        row(game.key, kind, draws, size.rounds)
        for game in games().values()
        for kind, draws in drawings(played(game.key, seats=game.seats[-1]), size.positions).items()
    ]
    return Section(
        key="pictures",
        title="Pictures: drawing and encoding",
        rows=[one for one in found if one is not None],
        notes=[
            "By the processor's clock; medians over the positions of one game with all seats taken.",
            "first: nothing is cached yet (of the first kind; later kinds share the kit's parts with it).",
            "draw: a new position, when all that games share is cached. again: the same once more.",
            "blank: encoding an empty picture of that size.",
        ],
    )
