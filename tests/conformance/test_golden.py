"""Promise 3: the same seed and the same moves give the same states and events, today and in the next version.

golden/ keeps the moves of many games of each game, golden.json a hash of what comes of them. It changes only
with a stated reason: running and exported games depend on it.
"""

from __future__ import annotations

import json

import pytest

from engines import AnyGame
from tests.conformance.golden_games import HASHES, fingerprint, kept
from tests.conformance.tables import Walk, setups
from tests.support.stages import DRAFTS


@pytest.mark.parametrize("game", DRAFTS)
def test_games_are_played_as_before(game: AnyGame) -> None:
    golden = kept(game)
    assert golden, f"`python -m tests.conformance.golden_games {game.key}` plays the first ones"
    assert {one.seats for one in golden} == set(game.seats)
    assert all(one.moves for one in golden)
    assert json.loads(HASHES.read_text()).get(game.key) == fingerprint(game, golden), (
        f"{game.key} plays differently from what {HASHES.name} remembers. If that is meant, raise the game's"
        f" version, say why in the commit, and run `python -m tests.conformance.golden_games {game.key}`."
    )


@pytest.mark.parametrize("game", DRAFTS)
def test_the_same_seed_gives_the_same_game(game: AnyGame) -> None:
    for setup in setups(game, sample=1):
        walks = [Walk(game, setup, seed=32, clever=6, checked=checked) for checked in (True, False)]
        states = [[game.encode(moment.state) for moment in walk] for walk in walks]
        assert states[0] == states[1]
        other = (game.encode(moment.state) for moment in Walk(game, setup, seed=33, clever=6))
        assert any(one != first for one, first in zip(other, states[0], strict=False))


def test_no_hash_is_kept_of_a_game_that_no_longer_exists() -> None:
    keys = {param.id for param in DRAFTS}
    assert set(json.loads(HASHES.read_text())) == keys
