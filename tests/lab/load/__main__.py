"""The command: see tests/lab/load/__init__.py."""

from __future__ import annotations

import argparse
import logging
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from tests.lab.load.report import Size, in_words
from tests.lab.load.run import load
from tests.support import postgres

MOST_SECONDS = 3600
MOST_PROCESSES = 8


def size_of(argv: list[str] | None) -> tuple[Size, bool]:
    """What is asked for, and whether as JSON."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.lab.load", description="What a move costs when many people play at once."
    )
    parser.add_argument("--tables", type=int, default=100, help="in the database")
    parser.add_argument("--active", type=int, default=50, help="of them that are played")
    parser.add_argument("--clients", type=int, default=8, help="people who click at the same time")
    parser.add_argument("--seconds", type=float, default=60, help=f"of measuring, at most {MOST_SECONDS}")
    parser.add_argument("--warm-up", type=float, default=120, help="seconds at most, before measuring")
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--processes", type=int, default=1, help="of the bot; more than one needs postgres")
    parser.add_argument(
        "--share",
        type=float,
        default=0.0,
        help="of a core, for each process, which then draws by itself; 0: all it can get",
    )
    parser.add_argument("--drawing", type=int, help="processes that draw; 0: a thread of the bot")
    parser.add_argument("--json", action="store_true", help="as JSON, for programs")
    options = parser.parse_args(argv)
    size = Size(
        options.tables,
        options.active,
        options.clients,
        options.seconds,
        options.warm_up,
        options.store,
        options.processes,
        options.share,
        options.drawing,
    )
    if not 0 < size.clients <= size.active <= size.tables:
        parser.error("there must be at least as many tables as are played, and as many of these as clients")
    if not 0 < size.seconds <= MOST_SECONDS or not 0 <= size.warm_up <= MOST_SECONDS:
        parser.error(f"at most {MOST_SECONDS} seconds")
    if not 1 <= size.processes <= MOST_PROCESSES or not 0 <= size.share <= 1:
        parser.error(f"at most {MOST_PROCESSES} processes, and at most 1 core for each")
    if size.processes > 1 and size.store != "postgres":
        parser.error("several processes need --store postgres")
    return size, options.json


@contextmanager
def database(store: str) -> Iterator[str | None]:
    """An empty database that keeps what it has written; None for a file."""
    if store == "sqlite":
        yield None
        return
    name = f"load_{os.getpid()}"
    with postgres.server(name, quick=False) as url, postgres.database(url, name) as made:
        yield made


def main(argv: list[str] | None = None) -> int:
    size, as_json = size_of(argv)
    logging.disable(logging.INFO)
    with database(size.store) as url:
        report = load(size, url, tell=lambda text: print(text, file=sys.stderr, flush=True))
    print(msgspec.json.encode(report).decode() if as_json else in_words(report))
    return 0


if __name__ == "__main__":
    sys.exit(main())
