"""The command: see tests/lab/load/__init__.py."""

from __future__ import annotations

import logging
import sys

from tests.lab import database
from tests.lab.arguments import add_bot, check_bot, count, parser_of, seconds
from tests.lab.load.report import Size, sections
from tests.lab.load.run import load
from tests.lab.report import Report, machine, show

MOST_TABLES = 100_000


def size_of(argv: list[str] | None) -> tuple[Size, bool]:
    """What is asked for, and whether as JSON."""
    parser = parser_of("load", "What a move costs when many people play at once.")
    tables = count(1, MOST_TABLES)
    parser.add_argument("--tables", type=tables, default=100, help="in the database (100)")
    parser.add_argument("--active", type=tables, default=50, help="of them that are played (50)")
    parser.add_argument("--clients", type=tables, default=8, help="people who click at the same time (8)")
    parser.add_argument("--seconds", type=seconds, default=60, help="of measuring (60)")
    parser.add_argument(
        "--warm-up", type=seconds, default=120, help="seconds at most, before measuring (120)"
    )
    add_bot(parser)
    parser.add_argument(
        "--share",
        type=float,
        default=0.0,
        help="of a core, for each process, which then draws by itself; 0: all it can get",
    )
    options = parser.parse_args(argv)
    check_bot(parser, options)
    if not options.clients <= options.active <= options.tables:
        parser.error("there must be at least as many tables as are played, and as many of these as clients")
    if not 0 <= options.share <= 1:
        parser.error("--share is at most 1 core")
    given = vars(options)
    return Size(**{name: given[name] for name in Size._fields}), options.json


def main(argv: list[str] | None = None) -> int:
    size, as_json = size_of(argv)
    logging.disable(logging.INFO)
    with database.empty(size.store) as url:
        seen = load(size, url, lambda text: print(text, file=sys.stderr, flush=True))
    show(Report(machine=machine(), sections=sections(seen)), as_json=as_json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
