"""The command: see tests/load/__init__.py."""

from __future__ import annotations

import argparse
import logging
import sys

import msgspec

from tests.load.report import Size, in_words
from tests.load.run import load

MOST_SECONDS = 3600


def size_of(argv: list[str] | None) -> tuple[Size, bool]:
    """What is asked for, and whether as JSON."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.load", description="What a move costs when many people play at once."
    )
    parser.add_argument("--tables", type=int, default=100, help="in the database")
    parser.add_argument("--active", type=int, default=50, help="of them that are played")
    parser.add_argument("--clients", type=int, default=8, help="people who click at the same time")
    parser.add_argument("--seconds", type=float, default=60, help=f"of measuring, at most {MOST_SECONDS}")
    parser.add_argument("--warm-up", type=float, default=120, help="seconds at most, before measuring")
    parser.add_argument("--json", action="store_true", help="as JSON, for programs")
    options = parser.parse_args(argv)
    size = Size(options.tables, options.active, options.clients, options.seconds, options.warm_up)
    if not 0 < size.clients <= size.active <= size.tables:
        parser.error("there must be at least as many tables as are played, and as many of these as clients")
    if not 0 < size.seconds <= MOST_SECONDS or not 0 <= size.warm_up <= MOST_SECONDS:
        parser.error(f"at most {MOST_SECONDS} seconds")
    return size, options.json


def main(argv: list[str] | None = None) -> int:
    size, as_json = size_of(argv)
    logging.disable(logging.INFO)
    report = load(size, tell=lambda text: print(text, file=sys.stderr, flush=True))
    print(msgspec.json.encode(report).decode() if as_json else in_words(report))
    return 0


if __name__ == "__main__":
    sys.exit(main())
