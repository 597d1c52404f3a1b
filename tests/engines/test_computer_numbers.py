"""What the computer players think things are worth stands in files of its own, which no rule reads."""

from __future__ import annotations

import pytest

from data.figures import COMPUTER, BadFigures, load
from engines import AnyGame, Dice, games
from engines.saved_games import game_of, with_computer
from tests.support.changed_figures import changed_figures

GAMES = [pytest.param(game, id=key) for key, game in games().items()]


@pytest.mark.parametrize("game", GAMES)
def test_an_error_names_the_file(game: AnyGame) -> None:
    for path in load(game.key, COMPUTER):
        with pytest.raises(BadFigures) as error:
            with_computer(game, changed_figures(game.key, path, None, COMPUTER))
        assert f"computer/{game.key}.toml" in str(error.value)
        assert path in str(error.value)
    with pytest.raises(BadFigures, match="not S, P, R"):
        with_computer(game, changed_figures(game.key, "source", "?", COMPUTER))


@pytest.mark.parametrize(
    ("game", "path"),
    [
        ("entdecker", "faith.fort"),
        ("magellan", "steps.cook"),
        ("new_found_land", "captain.drake"),
        ("new_found_land", "upgrade.tax_office"),
    ],
)
def test_every_name_has_its_number(game: str, path: str) -> None:
    with pytest.raises(BadFigures, match=path.split(".")[0]):
        with_computer(games()[game], changed_figures(game, path, None, COMPUTER))


@pytest.mark.parametrize("game", GAMES)
def test_the_computer_of_the_first_version_can_still_play(game: AnyGame) -> None:
    first = with_computer(game, load(game.key, COMPUTER / "0.1.0"))
    state = game.start(game.seats[0], game.check_settings({}), Dice(b"deal"))
    seat = game.waiting(state)[0]
    move = first.suggest(first.view(state, seat), lambda draft: game.ask(state, seat, draft), Dice(b"move"))
    assert type(move) in game.moves


@pytest.mark.parametrize("game", GAMES)
def test_tables_of_before_play_by_the_same_figures(game: AnyGame) -> None:
    """Their figures have the computer's numbers in them."""
    assert game_of(game.key, {**game.raw_figures, "computer": {"gold": 1}}) is game
    assert game_of(game.key, {**game.raw_figures}) is game
