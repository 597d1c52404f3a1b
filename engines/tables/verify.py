"""Was everything above board? python -m engines.tables.verify FILE replays an exported game and says so.

It deals anew from the key, plays every move of the log again and compares. What it cannot know is whether
the key is the one the lobby announced: give the announced fingerprint with --announced, or compare by eye.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import NamedTuple

import msgspec

from engines.contract.core import Arg, Event, Rejected, Say, Settings, Who
from engines.kit.figures_files import BadFigures
from engines.kit.game import AnyGame
from engines.tables.log import NOTHING, Entry, Record
from engines.tables.saved_games import game_of, today
from engines.tables.table import Table, commitment

SENTENCES = {
    "no-game": "This game cannot be replayed: {error}.",
    "version": "This game was played by version {theirs} of the rules of {game}; "
    "this program has version {ours} and cannot judge it.",
    "fingerprint": "The key's fingerprint (SHA-256) is {fingerprint}. The lobby showed it before the game.",
    "announced": "It is the fingerprint that was announced.",
    "not-announced": "It is NOT the fingerprint that was announced: another key was used.",
    "no-deal": "The key cannot deal this game: {error}.",
    "deals": "The key fits: it deals exactly the cards that were played with.",
    "deals-other": "The key does NOT fit: it deals another game than the one that was played.",
    "no-seat": "The log does NOT hold: entry {entry} is of a seat that this game does not have.",
    "illegal": "The log can NOT be replayed: a move in it is against the rules ({reason}).",
    "not-this-game": "The log can NOT be replayed: it holds what this game does not have ({error}).",
    "before": "The log does NOT hold: before entry {entry} the game stood differently.",
    "events": "The log does NOT hold: entry {entry} had other consequences.",
    "state": "The log does NOT lead to the recorded state.",
    "leads": "The log leads to the recorded state: {moves} moves replayed, every one as recorded.",
}
"""What can be found, for those who read English; the bot has the same in every language (`verify-...`)."""


class Unreadable(Exception):
    """Not an exported game; the message says why."""


class Finding(msgspec.Struct, frozen=True):
    """One thing that was found out about a game."""

    key: str
    fine: bool
    facts: dict[str, Arg] = {}

    @property
    def sentence(self) -> str:
        facts = {name: fact.key if isinstance(fact, Say) else fact for name, fact in self.facts.items()}
        return SENTENCES[self.key].format(**facts)


def _good(key: str, **facts: Arg) -> Finding:
    return Finding(key, True, facts)


def _bad(key: str, **facts: Arg) -> Finding:
    return Finding(key, False, facts)


def read(path: Path) -> Record:
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise Unreadable(f"{path.name} cannot be read: {error.strerror}.") from None
    return parse(raw, path.name)


def parse(raw: bytes, name: str) -> Record:
    try:
        return msgspec.json.decode(raw, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable(f"{name} is not an exported game: {error}.") from None


class Verdict(NamedTuple):
    """What was found out about a game."""

    found: list[Finding]
    table: Table | None = None
    """The game as it was played again here, where it could be."""

    @property
    def fine(self) -> bool:
        return all(finding.fine for finding in self.found)


def examine(record: Record, announced: str | None = None) -> Verdict:
    try:
        game = game_of(record.game, record.figures)
        key = bytes.fromhex(record.key)
    except (ValueError, BadFigures) as error:
        return Verdict([_bad("no-game", error=str(error))])
    played_by = record.rules_version if record.begun_with is None else record.begun_with
    settings = game.replay_settings(record.settings, played_by)
    if settings is None or not game.oldest <= record.rules_version <= game.version:
        return Verdict([_bad("version", theirs=played_by, game=game.key, ours=game.version)])
    if played_by != game.version:
        record = _as_of_today(record, game, settings, played_by)
    known = _check_key(record, key, announced)
    found, replayed = _check_log(record)
    return Verdict([*known, found], replayed)


def _as_of_today(record: Record, game: AnyGame, settings: Settings, played_by: int) -> Record:
    """A record of older rules in today's shape: with settings that play by them."""

    def shaped(raw: msgspec.Raw) -> msgspec.Raw:
        try:
            state = game.decode(today(game, bytes(raw), record.rules_version))
        except (msgspec.DecodeError, TypeError, RecursionError):  # folded, or forged: then it will not match
            return raw
        return msgspec.Raw(game.encode(state))

    log = [msgspec.structs.replace(entry, before=shaped(entry.before)) for entry in record.log]
    return msgspec.structs.replace(
        record,
        rules_version=game.version,
        begun_with=played_by,
        settings=settings,
        log=log,
        state=shaped(record.state),
    )


def _check_key(record: Record, key: bytes, announced: str | None) -> list[Finding]:
    """The key must deal what the first move found, and be the one that was announced."""
    fingerprint = commitment(key)
    found = [_good("fingerprint", fingerprint=fingerprint)]
    if announced is not None and announced.strip().lower() != fingerprint:
        return [*found, _bad("not-announced")]
    if announced is not None:
        found.append(_good("announced"))
    try:
        dealt = Table.open(
            game_of(record.game, record.figures),
            seats=record.seats,
            settings=record.settings,
            key=key,
            salt=record.salt,
            rules=record.begun_with,
        )
    except ValueError as error:
        return [*found, _bad("no-deal", error=str(error))]
    first = record.log[0].before if record.log else record.state
    if msgspec.json.decode(msgspec.json.encode(dealt.state)) != _content(first):
        return [*found, _bad("deals-other")]
    return [*found, _good("deals")]


def _check_log(record: Record) -> tuple[Finding, Table | None]:
    """Every entry again; the first one that comes out differently is named."""
    for entry in record.log:
        if entry.seat not in range(record.seats):
            return _bad("no-seat", entry=entry.number), None
    try:
        replayed = Table.replay(record)
    except Rejected as error:
        return _bad("illegal", reason=error.reason), None
    except ValueError as error:
        return _bad("not-this-game", error=str(error)), None
    return _compared(record, replayed), replayed


def _compared(record: Record, replayed: Table) -> Finding:
    told = _exactly if record.begun_with is None else _in_essence
    for replayed_entry, theirs in zip(replayed.log, record.log, strict=True):
        ours = _folded(replayed_entry) if theirs.folded else replayed_entry
        if ours.number != theirs.number or _content(ours.before) != _content(theirs.before):
            return _bad("before", entry=theirs.number)
        if (told(ours.events), ours.undone) != (told(theirs.events), theirs.undone):
            return _bad("events", entry=theirs.number)
    if msgspec.json.decode(msgspec.json.encode(replayed.state)) != _content(record.state):
        return _bad("state")
    return _good("leads", moves=sum(entry.move is not None for entry in record.log))


def _exactly(events: list[Event]) -> object:
    return events


def _in_essence(events: list[Event]) -> object:
    """What an older version told, to whom, of whom and with which numbers: it may have put the rest in other
    words."""

    def facts(text: Say) -> dict[str, Arg]:
        return {name: arg for name, arg in text.args.items() if isinstance(arg, int | Who)}

    return [(event.text.key, facts(event.text), event.to) for event in events]


def _folded(entry: Entry) -> Entry:
    """How a folded entry must look: without a state, and without what its own seat was told. What others were
    told cannot be left out."""
    told = [event for event in entry.events if event.to != entry.seat]
    return msgspec.structs.replace(entry, before=NOTHING, events=told)


def _content(raw: msgspec.Raw) -> object:
    """What a piece of JSON says, however it is written; nothing where there is none."""
    try:
        return msgspec.json.decode(raw)
    except (msgspec.DecodeError, RecursionError):
        return None


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m engines.tables.verify", description="Replay an exported game and check it."
    )
    parser.add_argument("file", type=Path, help="an exported game (JSON)")
    parser.add_argument("--announced", metavar="SHA256", help="the fingerprint that the lobby showed")
    options = parser.parse_args(argv)
    return report(options.file, options.announced)


def report(file: Path, announced: str | None) -> int:
    """Print what was found out about an exported game; 0 if everything fits."""
    try:
        verdict = examine(read(file), announced)
        fine, lines = verdict.fine, [finding.sentence for finding in verdict.found]
    except Unreadable as error:
        fine, lines = False, [str(error)]
    print("\n".join([*lines, "Verified." if fine else "NOT verified."]))
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
