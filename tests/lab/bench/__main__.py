"""The command: see tests/lab/bench/__init__.py."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable

from tests.lab.arguments import parser_of
from tests.lab.bench import clicks, pictures, presses, stores, thinking
from tests.lab.bench.size import FULL, QUICK, Size
from tests.lab.report import Report, Section, machine, show

SECTIONS: dict[str, Callable[[Size], Section]] = {
    "pictures": pictures.section,  # first: it also measures the first drawing
    "clicks": clicks.section,
    "thinking": thinking.section,
    "stores": stores.section,
    "presses": presses.section,
}


def main(argv: list[str] | None = None) -> int:
    parser = parser_of("bench", "How fast the pictures, the stores and the bot are.")
    parser.add_argument("--quick", action="store_true", help="small counts: does it run at all?")
    parser.add_argument("--only", choices=list(SECTIONS), help="one section alone")
    options = parser.parse_args(argv)
    logging.disable(logging.INFO)
    found = []
    for key, section in SECTIONS.items():
        if options.only in (None, key):
            print(f"measuring: {key}", file=sys.stderr, flush=True)
            found.append(section(QUICK if options.quick else FULL))
    show(Report(machine=machine(), sections=found), as_json=options.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
