"""The figures of a load run: a flat list with stable names, for people and for programs."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from tests.lab.load.people import Press
from tests.lab.load.telemetry import Tick
from tests.lab.report import number, percentile

SHARES = (50, 95, 99)
OWN = ("interactions/", "webhooks/")
"""Routes with which an interaction is answered: Discord does not count them."""
TOKEN = re.compile(r"(?<=interactions/\{id\}/)[^/]+|(?<=webhooks/\{id\}/)[^/]+")
ID = re.compile(r"(?<=/)\d{15,}(?=/|$)")


class Request(NamedTuple):
    """A request of the bot to Discord."""

    at: float
    route: str
    own: bool
    """It answers an interaction."""
    uploaded: int
    """Bytes of its files."""


def route(method: str, path: str) -> str:
    """A request without ids and tokens: "PATCH channels/{id}/messages/{id}"."""
    return f"{method} {TOKEN.sub('{token}', ID.sub('{id}', path))}"


class Size(NamedTuple):
    tables: int
    active: int
    clients: int
    seconds: float
    warm_up: float
    """Seconds at most until every active table has got a board: the first one after a start costs more."""
    store: str = "sqlite"
    processes: int = 1
    share: float = 0.0
    """Of a core, that each process may use at most; 0: all it can get."""
    drawing_processes: int | None = None
    """As the bot's setting; None: what it chooses."""


class Measured(NamedTuple):
    """The beginning or the end of what is measured."""

    tick: Tick
    workers: float
    own: float
    """Seconds of processor time of this process."""


class Recording(NamedTuple):
    """All that was seen in one run, also before and after what is measured."""

    size: Size
    before: Measured
    after: Measured
    moves: Sequence[float]
    """When each was on the disk."""
    presses: Sequence[Press]
    requests: Sequence[Request]
    late: Sequence[tuple[float, Sequence[float]]]
    """Milliseconds by which the event loop was late, by the moment when they were told."""
    memory: Sequence[tuple[float, float]]
    """MiB, by the moment; what processes share counts for each."""
    memory_taken: Sequence[tuple[float, float]]
    """The same, but what they share counts once."""
    start_seconds: float
    start_cpu_seconds: float
    database_bytes: int
    unanswered: int
    log_problems: int
    games_finished: int

    def within(self, at: float) -> bool:
        """Whether something happened while it was measured."""
        return self.before.tick.at < at <= self.after.tick.at


class Span(msgspec.Struct, frozen=True):
    """Milliseconds."""

    p50: float
    p95: float
    p99: float
    samples: int


def span(values: Sequence[float]) -> Span | None:
    """None where nothing was measured."""
    if not values:
        return None
    p50, p95, p99 = (round(percentile(values, share), 1) for share in SHARES)
    return Span(p50, p95, p99, len(values))


class Memory(msgspec.Struct, frozen=True):
    """Of the bot and its workers, in MiB."""

    start: float
    end: float
    most: float
    per_minute: list[float]
    """The highest value of each minute."""


class LoadReport(msgspec.Struct, frozen=True, kw_only=True):
    tables: int
    active: int
    clients: int
    seconds: float
    """As measured: a run ends with a tick."""
    store: str
    processes: int
    share: float
    """Of a core, that each process may use at most; 0: all it can get."""
    drawing_processes: int | None
    """As the bot's setting; None: what it chooses."""
    moves: int
    moves_per_second: float
    presses_per_move: float
    cpu_ms_per_move: float
    """Processor time of the bot and its workers."""
    cpu_ms_per_move_by_part: dict[str, float]
    pictures_per_move: float
    requests_per_move: float
    """Beside those that answer interactions."""
    own_requests_per_move: float
    """Those that answer interactions."""
    requests_per_move_by_route: dict[str, float]
    requests_per_move_by_letter: dict[str, float]
    """By the kind of letter, without those that answer interactions."""
    uploaded_kib_per_move: float
    reads_per_move: float
    """Transactions that only read."""
    writes_per_move: float
    statements_per_move: float
    rows_per_move: float
    database_steps_per_move: float
    """Thousands of steps of SQLite's virtual machine."""
    click_to_acknowledged_ms: Span | None
    click_to_durable_ms: Span | None
    click_to_posted_ms: Span | None
    click_to_panel_ms: Span | None
    loop_late_ms: Span | None
    memory_mib: Memory
    """Resident; what the processes share counts for each."""
    memory_taken_mib: Memory
    """What they share counts once."""
    start_seconds: float
    """From the start of the process to the first answer to a press."""
    start_cpu_seconds: float
    """Processor time until the bot had nothing more to do."""
    database_mib: float
    bot_cpu_percent: float
    """Of one core, used by the bot and its workers. Others may have kept it from using more."""
    client_cpu_percent: float
    """Of one core, used by this process: the small Discord and its people."""
    unanswered: int
    """Presses that were not acknowledged within 3 seconds, or never answered."""
    unposted: int
    """Moves that no board showed until the end: secret ones, and what the bot did not get to."""
    log_problems: int
    """Warnings and errors in the bot's log."""
    games_finished: int
    processors: int
    load_average: float


# --- from what was seen to figures -------------------------------------------------------------------------


class NothingMeasured(Exception):
    """Nobody could move."""


def report_of(seen: Recording) -> LoadReport:
    """Costs count what happened in the measured time, waits what was pressed in it."""
    moves = sum(map(seen.within, seen.moves))
    if not moves:
        raise NothingMeasured
    seconds = seen.after.tick.at - seen.before.tick.at
    figures = {
        **seen.size._asdict(),
        "seconds": round(seconds, 2),
        "moves": moves,
        "moves_per_second": round(moves / seconds, 3),
        **_processor(seen, moves),
        **_requests(seen, moves),
        **_database(seen, moves),
        **_waits(seen, moves),
        "memory_mib": _memory(seen, seen.memory),
        "memory_taken_mib": _memory(seen, seen.memory_taken),
        "start_seconds": round(seen.start_seconds, 2),
        "start_cpu_seconds": round(seen.start_cpu_seconds, 2),
        "database_mib": round(seen.database_bytes / 1024**2, 1),
        "bot_cpu_percent": round(sum(_cpu(seen).values()) / seconds * 100, 1),
        "client_cpu_percent": round((seen.after.own - seen.before.own) / seconds * 100, 1),
        "unanswered": seen.unanswered,
        "log_problems": seen.log_problems,
        "games_finished": seen.games_finished,
        "processors": os.cpu_count(),
        "load_average": round(os.getloadavg()[0], 2),
    }
    del figures["warm_up"]
    return msgspec.convert(figures, LoadReport)


def _processor(seen: Recording, moves: int) -> dict[str, Any]:
    before, after, parts = seen.before.tick, seen.after.tick, _cpu(seen)
    return {
        "cpu_ms_per_move": round(sum(parts.values()) / moves * 1000, 1),
        "cpu_ms_per_move_by_part": {name: round(used / moves * 1000, 1) for name, used in parts.items()},
        "pictures_per_move": round((after.pictures - before.pictures) / moves, 2),
    }


def _cpu(seen: Recording) -> dict[str, float]:
    return cpu_by_part(seen.before.tick, seen.after.tick, seen.after.workers - seen.before.workers)


def cpu_by_part(before: Tick, after: Tick, workers: float) -> dict[str, float]:
    """Seconds of processor time between two ticks. `workers`: what the bot's child processes have used. Where
    pictures are drawn, more is done than drawing and encoding: that stays with them."""
    parts = dict.fromkeys(("main", "drawing", "encoding", "database", "workers", "other"), 0.0)
    for name, seconds in after.threads.items():
        parts[_part(name)] += seconds - before.threads.get(name, 0.0)
    parts["drawing"] = after.drawing - before.drawing
    parts["encoding"] = after.encoding - before.encoding
    parts["workers"] += workers - parts["drawing"] - parts["encoding"]
    return parts


def _part(thread: str) -> str:
    if thread == "MainThread":
        return "main"
    if thread.startswith("pictures"):
        return "workers"
    return "database" if "_connection_worker_thread" in thread or "database" in thread else "other"


def _requests(seen: Recording, moves: int) -> dict[str, Any]:
    requests = [request for request in seen.requests if seen.within(request.at)]
    own = sum(request.own for request in requests)
    before, after = Counter(seen.before.tick.letters), Counter(seen.after.tick.letters)
    return {
        "requests_per_move": round((len(requests) - own) / moves, 3),
        "own_requests_per_move": round(own / moves, 3),
        "requests_per_move_by_route": {
            name: round(times / moves, 3)
            for name, times in Counter(request.route for request in requests).most_common()
        },
        "requests_per_move_by_letter": {
            name: round(times / moves, 3) for name, times in (after - before).most_common()
        },
        "uploaded_kib_per_move": round(sum(request.uploaded for request in requests) / moves / 1024, 1),
    }


def _database(seen: Recording, moves: int) -> dict[str, float]:
    before, after = seen.before.tick, seen.after.tick
    counted = ("reads", "writes", "statements", "rows")
    each = {f"{name}_per_move": getattr(after, name) - getattr(before, name) for name in counted}
    each["database_steps_per_move"] = after.steps - before.steps
    return {name: round(times / moves, 2) for name, times in each.items()}


def _waits(seen: Recording, moves: int) -> dict[str, Any]:
    presses = [press for press in seen.presses if seen.within(press.at)]
    found: dict[str, Any] = {
        f"click_to_{name}_ms": span(waits(presses, name))
        for name in ("acknowledged", "durable", "posted", "panel")
    }
    late = [one for at, looks in seen.late if seen.within(at) for one in looks]
    unposted = sum(press.durable is not None and press.posted is None for press in presses)
    return {
        **found,
        "loop_late_ms": span(late),
        "presses_per_move": round(len(presses) / moves, 2),
        "unposted": unposted,
    }


def waits(presses: Sequence[Press], name: str) -> list[float]:
    """Milliseconds from each click to what it led to, where that came."""
    reached = [(press.at, getattr(press, name)) for press in presses]
    return [(at - clicked) * 1000 for clicked, at in reached if at is not None]


def _memory(seen: Recording, sampled: Sequence[tuple[float, float]]) -> Memory:
    samples = [(at, round(value, 1)) for at, value in sampled if seen.within(at)]
    values = [value for _, value in samples]
    return Memory(values[0], values[-1], max(values), by_minute(samples))


def by_minute(samples: Sequence[tuple[float, float]]) -> list[float]:
    """The highest of each minute since the first moment."""
    most: dict[int, float] = {}
    for at, value in samples:
        minute = int((at - samples[0][0]) // 60)
        most[minute] = max(most.get(minute, 0.0), value)
    return [value for _, value in sorted(most.items())]


# --- in words ----------------------------------------------------------------------------------------------


def in_words(report: LoadReport) -> str:
    """One line a figure."""
    lines = []
    for name, value in msgspec.to_builtins(report).items():
        if isinstance(value, dict):
            shown = ", ".join(f"{key} {_shown(one)}" for key, one in value.items())
        else:
            shown = _shown(value)
        lines.append(f"{name:<28} {shown}")
    return "\n".join(lines)


def _shown(value: object) -> str:
    if isinstance(value, float):
        return number(value)
    if isinstance(value, list):
        return " ".join(map(_shown, value))
    return "none" if value is None else str(value)
