"""Promise 3: the same seed and the same moves give the same states, today and with the next version.

golden.json keeps a hash of many games of each game. It changes only with a stated reason: running and
exported games depend on it.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from engines import AnyGame
from tests.conformance.tables import GAMES, Walk, setups
from tests.lab.strength.yardsticks import REFERENCE, RandomWalker, yardsticks

KEPT = Path(__file__).with_name("golden.json")


def fingerprint(game: AnyGame) -> str:
    """A hash of every state of a few games, played at random and by a computer player that never changes."""
    digest = hashlib.sha256()
    unchanging = yardsticks(game).get(REFERENCE, RandomWalker())
    for setup in setups(game, sample=2):
        walk = Walk(game, setup, seed=31, clever=6, player=unchanging)
        for moment in walk:
            digest.update(game.encode(moment.state))
        digest.update(game.encode(walk.state))
    return digest.hexdigest()


@pytest.mark.parametrize("game", GAMES)
def test_games_are_played_as_before(game: AnyGame) -> None:
    kept = json.loads(KEPT.read_text())
    assert kept.get(game.key) == fingerprint(game), (
        f"{game.key} plays differently from what {KEPT.name} remembers. If that is meant, raise the game's"
        " version, say why in the commit, and write the new hash there."
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_game(game: AnyGame) -> None:
    for setup in setups(game, sample=1):
        walks = [Walk(game, setup, seed=32, clever=6, checked=checked) for checked in (True, False)]
        states = [[game.encode(moment.state) for moment in walk] for walk in walks]
        assert states[0] == states[1]
        other = (game.encode(moment.state) for moment in Walk(game, setup, seed=33, clever=6))
        assert any(one != first for one, first in zip(other, states[0], strict=False))


def test_no_hash_is_kept_of_a_game_that_no_longer_exists() -> None:
    keys = {param.id for param in GAMES}
    assert set(json.loads(KEPT.read_text())) == keys
