"""What the computer players think things are worth stands in files of its own, which no rule reads."""

from __future__ import annotations

import pytest

from engines import AnyGame, games
from engines.computer.players import EASY, computer, merged, temperaments, variant
from engines.kit.figures_files import BadFigures, numbers_file, read
from engines.tables.saved_games import game_of, with_computer
from tests.support.changed_figures import changed_figures
from tests.support.stages import GAMES

OPTIONAL = {"easy", "temperaments", "hard"}


@pytest.mark.parametrize("game", GAMES)
def test_an_error_names_the_file(game: AnyGame) -> None:
    for path in set(read(numbers_file(game.key))) - OPTIONAL:
        with pytest.raises(BadFigures) as error:
            with_computer(game, changed_figures(game.key, path, None, numbers_file))
        assert f"{game.key}/computer/numbers.toml" in str(error.value)
        assert path in str(error.value)
    with pytest.raises(BadFigures, match="not S, P, R"):
        with_computer(game, changed_figures(game.key, "source", "?", numbers_file))


@pytest.mark.parametrize(
    ("game", "path"),
    [
        ("entdecker", "hold.fort"),
        ("magellan", "later.BA"),
        ("magellan", "later.BA.cook"),
        ("new_found_land", "captain.drake"),
        ("new_found_land", "upgrade.tax_office"),
    ],
)
def test_every_name_has_its_number(game: str, path: str) -> None:
    with pytest.raises(BadFigures, match=path.split(".")[0]):
        with_computer(games()[game], changed_figures(game, path, None, numbers_file))


@pytest.mark.parametrize("game", GAMES)
def test_players_of_character_have_some_numbers_of_their_own(game: AnyGame) -> None:
    for name in (EASY, *temperaments(game)):
        other = variant(game, name)
        assert other is variant(game, name)
        assert (other.raw_figures, set(other.raw_computer)) == (game.raw_figures, set(game.raw_computer))
    with pytest.raises(ValueError, match="no temperament 'sleepy'"):
        variant(game, "sleepy")
    with pytest.raises(ValueError, match="'mild' is no level"):
        computer(game, "mild")


def test_changed_numbers_of_a_table_leave_the_others() -> None:
    numbers = {"gold": 1.0, "steps": {"cook": [1, 2], "vasco": [3, 4]}}
    assert merged(numbers, {"steps": {"cook": [5, 6]}}) == {
        "gold": 1.0,
        "steps": {"cook": [5, 6], "vasco": [3, 4]},
    }


@pytest.mark.parametrize("game", GAMES)
def test_tables_of_before_play_by_the_same_figures(game: AnyGame) -> None:
    """Their figures have the computer's numbers in them."""
    assert game_of(game.key, {**game.raw_figures, "computer": {"gold": 1}}) is game
    assert game_of(game.key, {**game.raw_figures}) is game
