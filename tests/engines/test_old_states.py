"""Games that were begun by older versions of the rules go on: a state of each, as it was saved then."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from engines import games
from engines.table import Table, today

STATES = sorted((Path(__file__).parent / "states").glob("*.json"))


def test_every_older_version_is_here() -> None:
    """Whoever raises a version adds a state of the one before."""
    older = {f"{key}-{version}" for key, game in games().items() for version in range(1, game.version)}
    assert older <= {path.stem for path in STATES}


@pytest.mark.parametrize("path", STATES, ids=lambda path: path.stem)
def test_it_goes_on_to_its_end(path: Path) -> None:
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
def test_a_version_that_is_not_known_is_refused(key: str) -> None:
    game = games()[key]
    for version in (game.oldest - 1, game.version + 1):
        with pytest.raises(ValueError, match="no way"):
            game.upgrade({}, version)
