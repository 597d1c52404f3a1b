"""Games that every version replays move by move: `python -m tests.conformance.golden_games KEY`.

The command lets today's computer players play new ones and notes their hash in golden.json: for a new game,
and for rules by which a kept game can't be played anymore.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from engines import AnyGame, games
from engines.contract.core import Raw, Seat, Settings
from engines.contract.dice import Dice
from engines.contract.stages import Stage
from tests.conformance.tables import Walk, draft_of, setups

GAMES = Path(__file__).with_name("golden")
HASHES = Path(__file__).with_name("golden.json")


class GoldenGame(msgspec.Struct, frozen=True):
    seats: int
    settings: Settings
    key: str
    moves: list[tuple[Seat, Raw]]


def kept(game: AnyGame) -> list[GoldenGame]:
    """One a line; none of a game that is new."""
    file = GAMES / f"{game.key}.jsonl"
    lines = file.read_bytes().splitlines() if file.exists() else []
    return [msgspec.json.decode(line, type=GoldenGame) for line in lines]


def played(game: AnyGame) -> list[GoldenGame]:
    """Computer players make most of the moves, chance the others."""
    found = []
    for setup in setups(game, sample=2):
        walk = Walk(game, setup, seed=31, clever=6)
        moves = [(moment.seat, draft_of(moment.move)) for moment in walk]
        found.append(GoldenGame(setup.seats, setup.settings, walk.key.decode(), moves))
    return found


def fingerprint(game: AnyGame, golden: Sequence[GoldenGame]) -> str:
    """A hash of every state of these games, and of all that is told: who checks a record compares both."""
    digest = hashlib.sha256()
    for one in golden:
        key = one.key.encode()
        state = game.start(one.seats, game.check_settings(one.settings), Dice(key, "deal"))
        for number, (seat, raw) in enumerate(one.moves, 1):
            digest.update(game.encode(state))
            events = game.apply(state, seat, game.read_move(raw), Dice(key, "move", number))
            digest.update(msgspec.json.encode(events))
        digest.update(game.encode(state))
    return digest.hexdigest()


def keep(game: AnyGame, golden: Sequence[GoldenGame]) -> None:
    (GAMES / f"{game.key}.jsonl").write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in golden))
    hashes = {**json.loads(HASHES.read_text()), game.key: fingerprint(game, golden)}
    HASHES.write_text(json.dumps(dict(sorted(hashes.items())), indent=2) + "\n")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.conformance.golden_games")
    parser.add_argument("game", choices=sorted(games(Stage.DRAFT)), help="whose golden games are played anew")
    game = games(Stage.DRAFT)[parser.parse_args().game]
    keep(game, played(game))
    return 0


if __name__ == "__main__":
    sys.exit(main())
