"""Was everything above board? python -m engines.verify FILE replays an exported game and says so in words.

It deals anew from the key, plays every move of the log again and compares. What it can not know is whether
the key is the one the lobby announced: give the announced fingerprint with --announced, or compare by eye.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

from data.figures import BadFigures
from engines.core import Rejected
from engines.table import Record, Table, commitment, game_of


class Unreadable(Exception):
    """Not an exported game; the message says why."""


def read(path: Path) -> Record:
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise Unreadable(f"{path.name} can not be read: {error.strerror}.") from None
    try:
        return msgspec.json.decode(raw, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unreadable(f"{path.name} is not an exported game: {error}.") from None


def check(record: Record, announced: str | None = None) -> tuple[bool, list[str]]:
    """Whether all is well, and what was found, in sentences."""
    try:
        game = game_of(record.game, record.figures)
        key = bytes.fromhex(record.key)
    except (ValueError, BadFigures) as error:
        return False, [f"This game can not be replayed: {error}."]
    if record.rules_version != game.version:
        return False, [
            f"This game was played by version {record.rules_version} of the rules of {game.key}; "
            f"this program has version {game.version} and can not judge it."
        ]
    key_fits, said = _check_key(record, key, announced)
    log_fits, found = _check_log(record)
    return key_fits and log_fits, [*said, *found]


def _check_key(record: Record, key: bytes, announced: str | None) -> tuple[bool, list[str]]:
    """The key must deal what the first move found, and be the one that was announced."""
    fingerprint = commitment(key)
    lines = [f"The key's fingerprint (SHA-256) is {fingerprint}. The lobby showed it before the game."]
    if announced is not None and announced.strip().lower() != fingerprint:
        return False, [*lines, "It is NOT the fingerprint that was announced: another key was used."]
    if announced is not None:
        lines.append("It is the fingerprint that was announced.")
    try:
        dealt = Table.open(
            game_of(record.game, record.figures),
            seats=record.seats,
            settings=record.settings,
            key=key,
            salt=record.salt,
        )
    except ValueError as error:
        return False, [*lines, f"The key can not deal this game: {error}."]
    first = record.log[0].before if record.log else record.state
    if msgspec.json.decode(msgspec.json.encode(dealt.state)) != _content(first):
        return False, [*lines, "The key does NOT fit: it deals another game than the one that was played."]
    return True, [*lines, "The key fits: it deals exactly the cards that were played with."]


def _check_log(record: Record) -> tuple[bool, list[str]]:
    """Every entry again; the first one that comes out differently is named."""
    try:
        replayed = Table.replay(record)
    except (Rejected, ValueError) as error:
        reason = error.reason.key if isinstance(error, Rejected) else str(error)
        return False, [f"The log can NOT be replayed: a move in it is against the rules ({reason})."]
    for ours, theirs in zip(replayed.log, record.log, strict=True):
        if ours.number != theirs.number or _content(ours.before) != _content(theirs.before):
            return False, [f"The log does NOT hold: before entry {theirs.number} the game stood differently."]
        if ours.events != theirs.events:
            return False, [f"The log does NOT hold: entry {theirs.number} had other consequences."]
    if msgspec.json.decode(msgspec.json.encode(replayed.state)) != _content(record.state):
        return False, ["The log does NOT lead to the recorded state."]
    moves = sum(entry.move is not None for entry in record.log)
    return True, [f"The log leads to the recorded state: {moves} moves replayed, every one as recorded."]


def _content(raw: msgspec.Raw) -> object:
    """What a piece of JSON says, however it is written; nothing where there is none."""
    try:
        return msgspec.json.decode(raw)
    except msgspec.DecodeError:
        return None


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m engines.verify", description="Replay an exported game and check it."
    )
    parser.add_argument("file", type=Path, help="an exported game (JSON)")
    parser.add_argument("--announced", metavar="SHA256", help="the fingerprint that the lobby showed")
    options = parser.parse_args(argv)
    try:
        fine, lines = check(read(options.file), options.announced)
    except Unreadable as error:
        fine, lines = False, [str(error)]
    print("\n".join([*lines, "Verified." if fine else "NOT verified."]))
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
