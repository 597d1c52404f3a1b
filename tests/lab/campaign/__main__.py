"""The command: see tests/lab/campaign/__init__.py."""

from __future__ import annotations

import argparse
import logging
import sys
from pathlib import Path

from tests.discord_contract import openapi
from tests.lab.campaign.run import Plan, campaign
from tests.lab.load.__main__ import database

MOST_KILLS, MOST_SECONDS, MOST_PROCESSES = 100_000, 6 * 3600, 8


def plan_of(argv: list[str] | None) -> tuple[Plan, Path | None]:
    """What is asked for, and the folder to keep."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.lab.campaign", description="Play while processes are killed; then compare."
    )
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--processes", type=int, default=1, help="more than one needs postgres")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=3600, help="at most, before the last comparison")
    parser.add_argument("--places", type=int, default=10, help="channels with a table each")
    parser.add_argument("--clickers", type=int, default=16, help="people who click at the same time")
    parser.add_argument("--round", type=int, default=25, help="kills between two comparisons")
    parser.add_argument("--life", type=float, default=30, help="requests that a bot makes, on average")
    parser.add_argument("--cold", action="store_true", help="every start loads all modules itself")
    parser.add_argument("--keep", type=Path, help="a folder for the database and the bots' log")
    options = parser.parse_args(argv)
    if options.processes > 1 and options.store != "postgres":
        parser.error("several processes need --store postgres")
    bounds = (
        (1 <= options.kills <= MOST_KILLS, f"at most {MOST_KILLS} kills"),
        (0 < options.seconds <= MOST_SECONDS, f"at most {MOST_SECONDS} seconds"),
        (1 <= options.processes <= MOST_PROCESSES, f"at most {MOST_PROCESSES} processes"),
        (min(options.places, options.clickers, options.round) > 0, "at least one of each"),
        (options.life > 0, "a bot must live for a while"),
    )
    for fits, sentence in bounds:
        if not fits:
            parser.error(sentence)
    plan = Plan(
        kills=options.kills,
        store=options.store,
        processes=options.processes,
        seed=options.seed,
        seconds=options.seconds,
        places=options.places,
        clickers=options.clickers,
        kills_a_round=options.round,
        requests_a_life=options.life,
        cold=options.cold,
    )
    return plan, options.keep


def main(argv: list[str] | None = None) -> int:
    plan, keep = plan_of(argv)
    logging.disable(logging.INFO)
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)  # requests of bots that were killed
    if (missing := openapi.absence()) is not None:
        print(missing, file=sys.stderr)
    with database(plan.store) as url:
        report = campaign(plan, url, lambda text: print(text, file=sys.stderr, flush=True), keep)
    print(report.in_words())
    return 1 if report.violations else 0


if __name__ == "__main__":
    sys.exit(main())
