"""Real games, drawn at every kind of moment with the real texts."""

from __future__ import annotations

import pytest

import render
from data.words import Phrases
from engines import games
from engines.contract.core import Own, Public, Question, Settings, Words, say
from engines.tables.table import Table
from render import StandingsCard
from render.kit.drawing import cache
from tests.render.choices import choice_or_hand
from tests.render.texts import LONG_NAMES

KEYS = list(games())


def _table(key: str, seats: int, choice: int) -> Table:
    game = games()[key]
    settings: Settings = {}
    for setting in game.settings:  # if the settings allow this number of players
        tried = {**settings, setting.key: setting.choices[choice % len(setting.choices)]}
        if seats in game.seats_for(game.check_settings(tried)):
            settings = tried
    return Table.open(game, seats=seats, settings=settings, key=bytes([seats, choice]) * 16, salt=["a"])


@pytest.mark.parametrize(
    ("language", "choice"), [pytest.param("en", 0, marks=pytest.mark.nightly), ("de", 1)]
)
@pytest.mark.parametrize("key", KEYS)
def test_a_game_from_the_first_picture_to_the_last(key: str, language: str, choice: int) -> None:
    """Every kind of moment is drawn once for everybody and once for the player who is asked."""
    words = Phrases(language, LONG_NAMES, computers=(1,))
    for seats in (games()[key].seats[0], games()[key].seats[-1]):
        table = _table(key, seats, choice)
        drawn: set[str] = set()
        while table.waiting:
            seat = table.waiting[0]
            view = table.view(seat)
            assert view.own is not None
            moment = words(view.public.asking)[:8]
            if moment not in drawn:
                drawn.add(moment)
                assert render.board(key, view.public, words)
                render.hand(key, view.public, view.own, words)
                choice_or_hand(key, view.public, view.own, table.ask(seat, {}), {}, words)
            table.play(seat, table.suggest(seat), at=0)
        view = table.view(None)
        assert render.board(key, view.public, words)
        assert table.outcome is not None
        card = StandingsCard(
            game=key,
            title=say(f"{key}-picture-title"),
            outcome=table.outcome,
            public=view.public,
        )
        assert render.standings(card, words).image.height <= 1060
        assert len(drawn) >= 3


@pytest.mark.parametrize("key", KEYS)
def test_seats_are_told_apart_from_the_first_moment_to_the_last(key: str) -> None:
    for seats in games()[key].seats:
        table = _table(key, seats, 0)
        while True:
            known = render.liveries(key, table.view(None).public)[:seats]
            assert len(set(known)) == seats
            if not table.waiting:
                break
            table.play(table.waiting[0], table.suggest(table.waiting[0]), at=0)
        assert len(set(render.liveries(key, None)[:seats])) == seats


@pytest.mark.parametrize("key", KEYS)
def test_every_board_marks_the_computer_players(key: str) -> None:
    public = _table(key, games()[key].seats[-1], 0).view(None).public
    drawn = [
        [
            picture.image.tobytes()
            for picture in render.board(key, public, Phrases("en", LONG_NAMES, computers=at))
        ]
        for at in ((), (0,), (1,))
    ]
    assert drawn[0] != drawn[1] != drawn[2] != drawn[0]


@pytest.mark.parametrize(("every", "most"), [pytest.param(8, 1000, marks=pytest.mark.nightly), (20, 1)])
@pytest.mark.parametrize("key", KEYS)
def test_what_was_drawn_before_changes_no_picture(
    key: str, every: int, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A picture that is put together from what other pictures left is the same as one drawn from nothing."""
    table, words = _table(key, games()[key].seats[0], 0), Phrases("en", LONG_NAMES)
    known, compared = cache.MEMORY, 0
    while table.waiting and compared < most:
        seat = table.waiting[0]
        view, question = table.view(seat), table.ask(seat, {})
        assert view.own is not None
        if table.number % every in (0, 1, 2):
            pictures = _all_pictures(key, view.public, view.own, question, words)
            if table.number % every == 2:
                monkeypatch.setattr(cache, "MEMORY", cache.Memory(cache.BUDGET))
                assert _all_pictures(key, view.public, view.own, question, words) == pictures
                monkeypatch.setattr(cache, "MEMORY", known)
                compared += 1
        table.play(seat, table.suggest(seat), at=0)
    assert compared


def _all_pictures(key: str, public: Public, own: Own, question: Question | None, words: Words) -> list[bytes]:
    pictures = [*render.board(key, public, words), render.hand(key, public, own, words)]
    pictures.append(choice_or_hand(key, public, own, question, {}, words))
    return [picture.image.tobytes() for picture in pictures if picture is not None]
