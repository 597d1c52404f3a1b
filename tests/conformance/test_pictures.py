"""Promise 5, down to the pixels: pictures and alt texts do not depend on what their reader may not know."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import pytest

import render
from data.words import Phrases, languages
from engines import AnyGame
from engines.contract.core import Rejected, Seat
from engines.contract.dice import Dice
from tests.conformance.tables import Setup, setups, whole_game
from tests.support.played_games import Moment
from tests.support.stages import GAMES

NAMES = ("Inge", "Otto", "Ruth", "Emil", "Lea", "Konstantin")
MOMENTS = 5


def pictures(game: AnyGame, state: Any, seat: Seat | None, language: str) -> list[bytes]:
    """Everything this seat (None: a spectator) is shown: texts, and hashes of pixels, which are sent
    as the same bytes if they are the same."""
    view = game.view(state, seat)
    words = Phrases(language, NAMES)
    drawn = list(render.board(game.key, view.public, words))
    texts = [words(line) for line in game.describe(view.public)]
    if seat is not None and view.own is not None:
        drawn += [p for p in [render.hand(game.key, view.public, view.own, words)] if p is not None]
        texts += [words(line) for line in game.describe_own(view.public, view.own)]
        outlook = game.outlook(view.public, view.own)
        if outlook is not None:
            seen = render.outlook(game.key, view.public, view.own, outlook, words)
            drawn += [seen] if seen is not None else []
        try:
            question = game.ask(state, seat, {})
        except Rejected:
            question = None
        if question is not None:
            choice = render.choice(game.key, view.public, view.own, question, {}, words)
            drawn += [choice] if choice is not None else []
    return [blake2b(picture.image.tobytes()).digest() for picture in drawn] + ["\n".join(texts).encode()]


def some_moments(game: AnyGame, setup: Setup) -> list[Moment]:
    """A few, spread over a whole game."""
    moments = list(whole_game(game, setup))
    step = max(1, len(moments) // MOMENTS)
    return moments[step // 2 :: step]


@pytest.mark.parametrize("game", GAMES)
def test_pictures_do_not_depend_on_what_is_hidden(game: AnyGame) -> None:
    different = 0
    chosen = setups(game, sample=1)
    for setup in (chosen[0], chosen[-1]):
        for number, state, *_ in some_moments(game, setup):
            seat = (None, *range(setup.seats))[number % (setup.seats + 1)]
            language = languages()[number % len(languages())]
            other = game.redeal(state, seat, Dice(b"picture", number))
            different += other != state
            assert pictures(game, state, seat, language) == pictures(game, other, seat, language), (
                setup,
                number,
                seat,
            )
    assert different >= MOMENTS


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_is_shown_the_same_board(game: AnyGame) -> None:
    setup = setups(game, sample=1)[0]
    words = Phrases("en", NAMES)
    for moment in some_moments(game, setup)[:2]:
        views = {seat: game.view(moment.state, seat) for seat in (None, *range(setup.seats))}
        boards = {
            seat: [p.image.tobytes() for p in render.board(game.key, view.public, words)]
            for seat, view in views.items()
        }
        assert all(drawn == boards[None] for drawn in boards.values())
