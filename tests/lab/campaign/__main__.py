"""The command: see tests/lab/campaign/__init__.py."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

from tests.discord_contract import openapi
from tests.lab import database
from tests.lab.arguments import add_bot, check_bot, count, parser_of, positive, seconds
from tests.lab.campaign.run import Plan, campaign
from tests.lab.report import Report, machine, show

MOST_KILLS = 100_000


def plan_of(argv: list[str] | None) -> tuple[Plan, Path | None, bool]:
    """What is asked for, the folder to keep, and whether as JSON."""
    parser = parser_of("campaign", "Play while processes are killed; then compare.")
    some = count(1, MOST_KILLS)
    parser.add_argument("--kills", type=some, default=1000)
    add_bot(parser)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=seconds, default=3600, help="at most, before the last comparison")
    parser.add_argument("--places", type=some, default=10, help="channels with a table each (10)")
    parser.add_argument("--clickers", type=some, default=16, help="people who click at the same time (16)")
    parser.add_argument("--kills-a-round", type=some, default=25, help="between two comparisons (25)")
    parser.add_argument(
        "--requests-a-life", type=positive, default=30, help="that a bot makes, on average (30)"
    )
    parser.add_argument("--cold", action="store_true", help="every start loads all modules itself")
    parser.add_argument("--keep", type=Path, help="a folder for the database and the bots' log")
    options = parser.parse_args(argv)
    check_bot(parser, options)
    given = {name: value for name, value in vars(options).items() if name in Plan.__dataclass_fields__}
    return Plan(**given), options.keep, options.json


def main(argv: list[str] | None = None) -> int:
    plan, keep, as_json = plan_of(argv)
    logging.disable(logging.INFO)
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)  # requests of bots that were killed
    if (missing := openapi.absence()) is not None:
        print(missing, file=sys.stderr)
    with database.empty(plan.store) as url:
        found = campaign(plan, url, lambda text: print(text, file=sys.stderr, flush=True), keep)
    show(Report(machine=machine(), sections=found.sections()), as_json=as_json)
    return 1 if found.found.violations else 0


if __name__ == "__main__":
    sys.exit(main())
