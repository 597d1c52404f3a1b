"""Pictures of played games: with few players and short names, with many and long ones."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator

import pytest

import render
from data.words import Phrases
from engines import games
from engines.contract.core import Words, parts_of, say
from render import Picture, StandingsCard
from render.kit.drawing import cache
from tests.render.names import LONG_NAMES, NAMES
from tests.render.samples import Sample, Which, few, many, samples, various
from tests.render.text_layout import TextLayout
from tests.support.played_games import played

EVERY_GAME = pytest.mark.parametrize("key", list(games()))
FEW_AND_MANY = pytest.mark.parametrize(
    ("which", "words"),
    [(few, Phrases("en", NAMES)), (many, Phrases("de", LONG_NAMES, computers=(1,)))],
    ids=["few", "many"],
)
WhichOf = Callable[[str], Which]


def pictures(key: str, sample: Sample, words: Words) -> Iterator[Picture]:
    """Everything that is drawn of a position."""
    public, own, question = sample
    yield from render.board(key, public, words)
    private = render.hand(key, public, own, words), render.choice(key, public, own, question, {}, words)
    yield from (picture for picture in private if picture is not None)


@FEW_AND_MANY
@EVERY_GAME
def test_every_kind_of_position_is_drawn(
    key: str, which: WhichOf, words: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of it can be sent, and no text touches another."""
    layout = TextLayout(monkeypatch, key)
    found = various(key, which(key))
    for name, sample in found.items():
        for picture in pictures(key, sample, words):
            assert (picture.image.mode, picture.image.width) == ("RGB", 1400)
            assert picture.image.height >= 600
            assert len(render.encode(picture.image, coarser=picture.coarser)) <= render.LARGEST, name
    assert layout.pictures >= 2 * len(found), "a board and a hand"
    assert layout.plates >= 4 * len(found)


@FEW_AND_MANY
@EVERY_GAME
def test_the_end_has_a_card_and_a_sign_for_every_part(key: str, which: WhichOf, words: Words) -> None:
    end = played(key, **which(key)).at()
    assert end.outcome is not None
    title, public = say(f"{key}-picture-title"), end.view(None).public
    card = StandingsCard(game=key, title=title, outcome=end.outcome, public=public)
    assert render.standings(card, words).image.height <= 1060
    assert render.souvenir(card, words).image.width == 1400
    part_sign = importlib.import_module(f"render.{key}").part_sign
    signs = [part_sign(part, 44) for part in parts_of(end.outcome)]
    assert all(sign is not None for sign in signs)
    assert len({sign.tobytes() for sign in signs}) == len(signs)


@EVERY_GAME
def test_seats_are_told_apart_from_the_first_moment_to_the_last(key: str) -> None:
    for seats in games()[key].seats:
        for sample in samples(key, {"seats": seats}):
            assert len(set(render.liveries(key, sample.public)[:seats])) == seats
        assert len(set(render.liveries(key, None)[:seats])) == seats


@EVERY_GAME
def test_every_board_marks_the_computer_players(key: str) -> None:
    public = samples(key)[0].public
    drawn = [
        [
            picture.image.tobytes()
            for picture in render.board(key, public, Phrases("en", LONG_NAMES, computers=at))
        ]
        for at in ((), (0,), (1,))
    ]
    assert drawn[0] != drawn[1] != drawn[2] != drawn[0]


@pytest.mark.parametrize("every", [pytest.param(8, marks=pytest.mark.nightly), 70])
@EVERY_GAME
def test_what_was_drawn_before_changes_no_picture(
    key: str, every: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A picture that is put together from what other pictures left is the same as one drawn from nothing."""
    words, known = Phrases("en", LONG_NAMES), cache.MEMORY
    found = samples(key, few(key))
    for number in range(2, len(found), every):
        before, at = found[number - 1 : number + 1]
        list(pictures(key, before, words))
        after_others = [picture.image.tobytes() for picture in pictures(key, at, words)]
        monkeypatch.setattr(cache, "MEMORY", cache.Memory(cache.BUDGET))
        assert [picture.image.tobytes() for picture in pictures(key, at, words)] == after_others
        monkeypatch.setattr(cache, "MEMORY", known)


def test_a_game_without_pictures_is_named() -> None:
    with pytest.raises(render.NoPictures, match="backgammon"):
        render.board("backgammon", samples("magellan")[0].public, Phrases("en", NAMES))
