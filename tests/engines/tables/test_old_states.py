"""Games that older versions of the rules started can continue: one saved state of each."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from engines import games
from engines.tables.saved_games import game_of, today
from engines.tables.table import Table

STATES = sorted((Path(__file__).parents[1] / "states").glob("*.json"))


def test_every_older_version_has_a_saved_state() -> None:
    """When you raise a version, add a state of the one before."""
    older = {f"{key}-{version}" for key, game in games().items() for version in range(1, game.version)}
    assert older <= {path.stem for path in STATES}


@pytest.mark.parametrize("path", STATES, ids=lambda path: path.stem)
def test_an_old_state_can_be_played_to_its_end(path: Path) -> None:
    key, _, version = path.stem.rpartition("-")
    game, saved = games()[key], msgspec.json.decode(path.read_bytes())
    state = game.decode(today(game, msgspec.json.encode(saved["state"]), int(version)))
    settings = game.check_settings(saved["settings"])
    table = Table(game, seats=saved["seats"], settings=settings, key=b"k" * 32, salt=["a"], state=state)
    for _ in range(game.bound(table.seats)):
        if not table.waiting:
            break
        table.play(table.waiting[0], table.suggest(table.waiting[0]), at=0)
    assert table.outcome is not None


@pytest.mark.parametrize("key", list(games()))
def test_an_unknown_version_is_refused(key: str) -> None:
    game = games()[key]
    for version in (game.oldest - 1, game.version + 1):
        with pytest.raises(ValueError, match="no way"):
            game.upgrade({}, version)


def test_a_game_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(ValueError, match="no game called") as refused:
        game_of("chess", {})
    known = "age_of_discovery, efemeris, entdecker, magellan, new_found_land"
    assert str(refused.value) == f"there is no game called 'chess'; there are: {known}"
