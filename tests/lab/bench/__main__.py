"""The command: see tests/lab/bench/__init__.py."""

from __future__ import annotations

import argparse
import logging
import sys
from collections.abc import Callable

import msgspec

from tests.lab.bench import clicks, crowd, lag, memory, noise, pictures, presses, rules, thinking
from tests.lab.bench.report import BenchReport, Section, in_words
from tests.lab.bench.timing import FULL, QUICK, Size

SECTIONS: dict[str, Callable[[Size], Section]] = {
    "rules": rules.section,
    "pictures": pictures.section,  # first: it also measures the first drawing
    "crowd": crowd.section,
    "loop": lag.section,
    "clicks": clicks.section,
    "thinking": thinking.section,
    "memory": memory.section,
    "presses": presses.section,
}


def measure(size: Size, only: str | None, *, tell: Callable[[str], None]) -> BenchReport:
    before = noise.sample()
    found = []
    for key, section in SECTIONS.items():
        if only in (None, key):
            tell(f"measuring: {key}")
            found.append(section(size))
    found.append(noise.section(before, noise.sample()))
    return BenchReport(machine=noise.machine(), quick=size.rounds == QUICK.rounds, sections=found)


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.lab.bench", description="How fast the games, the pictures and the bot are."
    )
    parser.add_argument("--quick", action="store_true", help="small counts: does it run at all?")
    parser.add_argument("--json", action="store_true", help="as JSON, for programs")
    parser.add_argument("--only", choices=list(SECTIONS), help="one section alone (and the noise)")
    parser.add_argument("--games", type=int, help="games for each number of players (rules and presses)")
    parser.add_argument("--save", action="store_true", help="keep today's presses to compare with later")
    options = parser.parse_args(argv)
    logging.disable(logging.INFO)
    size = QUICK if options.quick else FULL
    if options.games:
        size = size._replace(games=options.games, pressed=options.games)
    if options.save:
        presses.save(size)
        return 0
    report = measure(size, options.only, tell=lambda text: print(text, file=sys.stderr, flush=True))
    print(msgspec.json.encode(report).decode() if options.json else in_words(report))
    return 0


if __name__ == "__main__":
    sys.exit(main())
