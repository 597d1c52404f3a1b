"""`python -m tests.render.preview FOLDER` draws every kind of picture, full size and 480 pixels wide."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from pathlib import Path

from PIL import Image

import engines
import render
from data.words import Phrases, languages
from engines.contract.core import Words, say
from render import LobbyCard, LobbyPlayer, Picture, StandingsCard
from tests.render.samples import few, many, various
from tests.support.played_games import played

PHONE_WIDTH = 480
"""The width of a picture in a channel on a phone, in pixels."""
NAMES = ("Otto", "Ruth", "Maximiliane-Friederike von Hohen", "Konstantin", "Inge", "Bartholomäus Großkopf")
LEVEL = (say("computer-level-hard"), say("computer-temperament-careful"))


def lobby_cards(game: str) -> Iterator[tuple[str, LobbyCard]]:
    title = say(f"{game}-picture-title")
    rules = engines.games()[game]
    settings = tuple(
        (say(f"{game}-setting-{setting.key}"), say(f"{game}-setting-{setting.key}-{setting.default}"))
        for setting in rules.settings
    )
    for here in (1, 3, 6):
        players = tuple(
            LobbyPlayer(name=name, computer=LEVEL if place == 3 else (), host=place == 0, closed=place == 2)
            for place, name in enumerate(NAMES[:here])
        )
        yield (
            f"lobby_{here}",
            LobbyCard(
                game=game,
                title=title,
                players=players,
                seats=rules.seats,
                settings=settings,
                commitment="3f9a77c01be2d4a8",
            ),
        )


def pictures(game: str, words: Words) -> Iterator[tuple[str, Picture]]:
    for seats, which in (("few", few(game)), ("many", many(game))):
        for name, (public, own, question) in various(game, which).items():
            for picture in render.board(game, public, words):
                yield f"{seats}_{name}_{picture.name}", picture
            for private in (
                render.hand(game, public, own, words),
                render.choice(game, public, own, question, {}, words),
            ):
                if private is not None:
                    yield f"{seats}_{name}_private_{private.name}", private
        end = played(game, **which).at()
        assert end.outcome is not None
        title, left = say(f"{game}-picture-title"), end.view(None).public
        card = StandingsCard(game=game, title=title, outcome=end.outcome, public=left)
        yield f"{seats}_standings", render.standings(card, words)
        yield f"{seats}_final", render.souvenir(card, words)
    for name, lobby in lobby_cards(game):
        yield name, render.lobby(lobby, words)


SHEET = 14
"""Signs in a row."""
GROUNDS = {"dark": (49, 51, 56), "light": (255, 255, 255)}


def emoji_sheet(ground: tuple[int, int, int]) -> Image.Image:
    """All signs that stand beside words, large and as small as they are there."""
    names = list(render.signs())
    wide, high = 128 + 48, 128 + 8
    sheet = Image.new("RGB", (SHEET * wide, -(-len(names) // SHEET) * high), ground)
    for place, name in enumerate(names):
        left, top = place % SHEET * wide, place // SHEET * high
        sign = Image.open(io.BytesIO(render.emoji(name)))
        sheet.paste(sign, (left + 4, top + 4), sign)
        small = sign.convert("RGBa").resize((22, 22), Image.Resampling.LANCZOS).convert("RGBA")
        sheet.paste(small, (left + 136, top + 57), small)
    return sheet


def draw_all(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, ground in GROUNDS.items():
        emoji_sheet(ground).save(folder / f"emoji_{name}.png")
    for game in engines.games():
        for language in languages():
            for name, picture in pictures(game, Phrases(language, NAMES, computers=(1,))):
                path = folder / f"{game}_{language}_{name}.png"
                image = picture.image
                image.save(path)
                height = round(PHONE_WIDTH * image.height / image.width)
                image.resize((PHONE_WIDTH, height), Image.Resampling.LANCZOS).save(
                    path.with_stem(f"{path.stem}_{PHONE_WIDTH}")
                )
                print(path)


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    draw_all(Path(sys.argv[1]))
