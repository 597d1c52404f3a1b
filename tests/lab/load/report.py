"""The figures of a load run."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from tests.lab.crowd.clicks import Click
from tests.lab.load.telemetry import Tick
from tests.lab.report import Figure, Row, Section, rows, spread

OWN = ("interactions/", "webhooks/")
"""Routes with which an interaction is answered: Discord does not count them."""
TOKEN = re.compile(r"(?<=interactions/\{id\}/)[^/]+|(?<=webhooks/\{id\}/)[^/]+")
ID = re.compile(r"(?<=/)\d{15,}(?=/|$)")
MINUTE = 60.0


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


class Measured(NamedTuple):
    """The beginning or the end of what is measured."""

    tick: Tick
    workers: float
    own: float
    """Seconds of processor time of this process."""


class Memory(NamedTuple):
    """MiB at a moment."""

    at: float
    resident: float
    """What processes share counts for each."""
    taken: float
    """What they share counts once."""


@dataclass
class Recording:
    """All that was seen in one run, also before and after what is measured."""

    size: Size
    before: Measured = field(init=False)
    after: Measured = field(init=False)
    moves: list[float] = field(default_factory=list)
    """When each was on the disk."""
    clicks: list[Click] = field(default_factory=list)
    requests: list[Request] = field(default_factory=list)
    late: list[tuple[float, list[float]]] = field(default_factory=list)
    """Milliseconds by which the event loop was late, by the moment when they were told."""
    memory: list[Memory] = field(default_factory=list)
    start_seconds: float = 0.0
    start_cpu_seconds: float = 0.0
    database_bytes: int = 0
    unanswered: int = 0
    log_problems: int = 0
    games_finished: int = 0

    def within(self, at: float) -> bool:
        """Whether something happened while it was measured."""
        return self.before.tick.at < at <= self.after.tick.at

    @property
    def seconds(self) -> float:
        return self.after.tick.at - self.before.tick.at


class NothingMeasured(Exception):
    """Nobody could move."""


def sections(seen: Recording) -> list[Section]:
    """Costs count what happened in the measured time, waits what was pressed in it."""
    moves = sum(map(seen.within, seen.moves))
    if not moves:
        raise NothingMeasured
    size, cpu = seen.size, cpu_by_part(seen)
    asked = f"{size.tables} tables, {size.active} played by {size.clients} people, {size.store}"
    share = f" with {size.share:g} of a core each" if size.share else ""
    processes = f"{size.processes} processes" if size.processes > 1 else "1 process"
    return [
        Section(key="run", title=f"{asked}, {processes}{share}", rows=_run(seen, moves, cpu)),
        Section(key="costs", title="What a move costs", rows=_costs(seen, moves, cpu)),
        Section(key="requests", title="Requests a move", rows=_requests(seen, moves)),
        Section(key="waits", title="How long people wait", rows=_waits(seen)),
        Section(key="memory", title="Memory", rows=_memory(seen)),
    ]


def _run(seen: Recording, moves: int, cpu: Mapping[str, float]) -> list[Row]:
    clicks = [click for click in seen.clicks if seen.within(click.at)]
    busy = {"bot": sum(cpu.values()), "people and Discord": seen.after.own - seen.before.own}
    counts = {
        "moves": Figure(moves),
        "moves a second": Figure(moves / seen.seconds),
        "presses a move": Figure(len(clicks) / moves),
        "games finished": Figure(seen.games_finished),
        "unanswered": Figure(seen.unanswered),
        "unposted": Figure(sum(one.durable is not None and one.posted is None for one in clicks)),
        "log problems": Figure(seen.log_problems),
        "start": Figure(seen.start_seconds, "s"),
        "start, processor": Figure(seen.start_cpu_seconds, "s"),
        "database": Figure(seen.database_bytes / 1024**2, "MiB"),
        **{f"{who} busy": Figure(100 * used / seen.seconds, "% of a core") for who, used in busy.items()},
    }
    return rows(f"{seen.seconds:.0f} s", counts)


def _costs(seen: Recording, moves: int, cpu: Mapping[str, float]) -> list[Row]:
    before, after = seen.before.tick, seen.after.tick
    times = {"processor": sum(cpu.values()), **{f"processor: {part}": used for part, used in cpu.items()}}
    counted = {name: getattr(after, name) - getattr(before, name) for name in ("pictures", "reads", "writes")}
    return rows(
        "a move",
        {name: Figure(1000 * used / moves, "ms") for name, used in times.items()}
        | {name: Figure(count / moves) for name, count in counted.items()},
    )


def cpu_by_part(seen: Recording) -> dict[str, float]:
    """Seconds of processor time of the bot and of the processes it has started. Where pictures are drawn,
    more is done than drawing and encoding: that stays with the workers."""
    before, after = seen.before.tick, seen.after.tick
    parts = dict.fromkeys(("main", "drawing", "encoding", "database", "workers", "other"), 0.0)
    for name, seconds in after.threads.items():
        parts[_part(name)] += seconds - before.threads.get(name, 0.0)
    parts["drawing"] = after.drawing - before.drawing
    parts["encoding"] = after.encoding - before.encoding
    parts["workers"] += seen.after.workers - seen.before.workers - parts["drawing"] - parts["encoding"]
    return parts


def _part(thread: str) -> str:
    if thread == "MainThread":
        return "main"
    if thread.startswith("pictures"):
        return "workers"
    return "database" if "_connection_worker_thread" in thread or "database" in thread else "other"


def _requests(seen: Recording, moves: int) -> list[Row]:
    requests = [request for request in seen.requests if seen.within(request.at)]
    own = sum(request.own for request in requests)
    letters = Counter(seen.after.tick.letters) - Counter(seen.before.tick.letters)
    counted = {
        "that Discord counts": len(requests) - own,
        "answers to presses": own,
        **dict(Counter(request.route for request in requests).most_common()),
        **{f"letter: {name}": times for name, times in letters.most_common()},
    }
    uploaded = sum(request.uploaded for request in requests) / moves / 1024
    figures = {name: Figure(times / moves) for name, times in counted.items()}
    return rows("a move", {**figures, "uploaded": Figure(uploaded, "KiB")})


def _waits(seen: Recording) -> list[Row]:
    clicks = [click for click in seen.clicks if seen.within(click.at)]
    late = [one for at, looks in seen.late if seen.within(at) for one in looks]
    found = {
        f"click to {name}": waits(clicks, name) for name in ("acknowledged", "durable", "posted", "shown")
    }
    return [
        Row(name, spread(values, "ms", 50, 95, 99))
        for name, values in {**found, "event loop late": late}.items()
        if values
    ]


def waits(clicks: Sequence[Click], name: str) -> list[float]:
    """Milliseconds from each click to what it led to, where that came."""
    reached = [(click.at, getattr(click, name)) for click in clicks]
    return [(at - clicked) * 1000 for clicked, at in reached if at is not None]


def _memory(seen: Recording) -> list[Row]:
    samples = [one for one in seen.memory if seen.within(one.at)]
    kinds = {
        "resident": [(one.at, one.resident) for one in samples],
        "taken from the machine": [(one.at, one.taken) for one in samples],
    }
    return [
        Row(
            name,
            {
                "at the end": Figure(values[-1][1], "MiB"),
                **{f"minute {n}": Figure(most, "MiB") for n, most in enumerate(by_minute(values), 1)},
            },
        )
        for name, values in kinds.items()
    ]


def by_minute(samples: Sequence[tuple[float, float]]) -> list[float]:
    """The highest of each minute since the first moment."""
    most: dict[int, float] = {}
    for at, value in samples:
        minute = int((at - samples[0][0]) // MINUTE)
        most[minute] = max(most.get(minute, 0.0), value)
    return [value for _, value in sorted(most.items())]
