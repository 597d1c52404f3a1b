"""Every kind of picture, full size and 480 pixels wide: `python -m render.preview FOLDER`."""

from __future__ import annotations

import importlib
import io
from collections.abc import Iterator
from pathlib import Path

from PIL import Image

import engines
import render
from data.words import Phrases, languages
from engines.contract.core import Outcome, Part, Say, Standing, Words, say
from render import LobbyCard, LobbyPlayer, Picture, StandingsCard

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


def outcome(parts: list[Say], seats: int, shared: int = 1, first: int = 1) -> Outcome:
    """An outcome with made-up points; the first `shared` players are tied. With 2 as the first rank it is a
    draw."""
    standings = []
    for place in range(seats):
        behind = 0 if place < shared else place
        points = [max(0, (index * 7) % 23 - behind * (index % 3)) for index in range(len(parts))]
        scored = tuple(Part(text, number) for text, number in zip(parts, points, strict=True))
        rank = first + (0 if place < shared else place)
        standings.append(Standing(seats - 1 - place, rank, sum(points), scored))
    return Outcome(tuple(standings))


def pictures(game: str, words: Words) -> Iterator[tuple[str, Picture]]:
    samples = importlib.import_module(f"tests.render.{game}.samples")
    for name, public, own in samples.positions():
        for picture in render.board(game, public, words):
            yield f"{picture.name}_{name}", picture
        hand = render.hand(game, public, own, words)
        if hand:
            yield f"hand_{name}", hand
    for name, card in lobby_cards(game):
        yield name, render.lobby(card, words)
    parts: list[Say] = samples.PARTS
    left = {len(public.players): public for _, public, _ in samples.positions()}
    for seats, shared in ((2, 1), (3, 2), (6, 1)):
        end = StandingsCard(
            game=game,
            title=say(f"{game}-picture-title"),
            outcome=outcome(parts, seats, shared),
            public=left.get(seats),
        )
        yield f"standings_{seats}", render.standings(end, words)
        if end.public is not None:
            yield f"final_{seats}", render.souvenir(end, words)


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
