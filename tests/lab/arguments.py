"""What the laboratory's commands are told: the same names and the same bounds everywhere."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from math import isfinite, nan

from engines import AnyGame, games
from engines.contract.core import Settings
from engines.contract.stages import Stage

MOST_SECONDS = 6 * 3600
MOST_PROCESSES = 8


def parser_of(module: str, description: str, *, as_json: bool = True) -> argparse.ArgumentParser:
    """`module` of the laboratory. `as_json`: whether its report can be had for programs."""
    parser = argparse.ArgumentParser(prog=f"python -m tests.lab.{module}", description=description)
    if as_json:
        parser.add_argument("--json", action="store_true", help="as JSON, for programs")
    return parser


def count(least: int, most: int) -> Callable[[str], int]:
    """A whole number within bounds."""

    def read(text: str) -> int:
        if not text.isdecimal() or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"{text!r} is no number from {least:,} to {most:,}")
        return int(text)

    return read


def positive(text: str) -> float:
    """A number above 0."""
    try:
        number = float(text)
    except ValueError:
        number = nan
    if not isfinite(number) or number <= 0:
        raise argparse.ArgumentTypeError(f"{text!r} is no number above 0")
    return number


def seconds(text: str) -> float:
    if positive(text) > MOST_SECONDS:
        raise argparse.ArgumentTypeError(f"at most {MOST_SECONDS} seconds")
    return float(text)


# --- commands that run the bot ----------------------------------------------------------------------------


def add_bot(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument(
        "--processes", type=count(1, MOST_PROCESSES), default=1, help="of the bot; several need postgres"
    )


def check_bot(parser: argparse.ArgumentParser, options: argparse.Namespace) -> None:
    if options.processes > 1 and options.store != "postgres":
        parser.error("several processes need --store postgres")


# --- commands that play games -----------------------------------------------------------------------------


def add_game(parser: argparse.ArgumentParser, seats: str = "the fewest", count_of_games: int = 100) -> None:
    """`seats`: with how many players, if nothing is said."""
    parser.add_argument("game", choices=sorted(games(Stage.DRAFT)), help="which game")
    parser.add_argument("--seats", type=int, help=f"how many players ({seats} by default)")
    parser.add_argument(
        "--games", type=count(1, 1_000_000), default=count_of_games, help=f"how many ({count_of_games})"
    )
    parser.add_argument("--seed", type=int, default=0, help="the same seed, the same games (0)")
    parser.add_argument(
        "--set", action="append", default=[], metavar="KEY=VALUE", help="a setting of the game"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (one a core)")


def add_vary(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--vary", nargs="+", default=[], metavar="KEY", help="also with each other choice of these settings"
    )


Place = tuple[int, Settings]
"""A number of players, and settings to play with."""


def check_game(parser: argparse.ArgumentParser, options: argparse.Namespace) -> tuple[AnyGame, list[Place]]:
    """Check what depends on the game, which argparse cannot. Returns the game and where to play: with --seats
    or every number of players, with the settings of --set and each other choice of those of --vary."""
    game = games(Stage.DRAFT)[options.game]
    if any("=" not in item for item in options.set):
        parser.error("a setting is given as key=value")
    try:
        settings = game.check_settings(dict(item.split("=", 1) for item in options.set))
    except ValueError as error:
        parser.error(str(error))
    allowed = game.seats_for(settings)
    if options.seats not in (None, *allowed):
        parser.error(f"{game.key} is for {allowed[0]} to {allowed[-1]} players, not {options.seats}")
    known = [setting.key for setting in game.settings]
    if unknown := [key for key in getattr(options, "vary", ()) if key not in known]:
        parser.error(f"{game.key} has no setting {unknown[0]!r}; there are: {', '.join(known)}")
    others = [
        {**settings, setting.key: choice}
        for setting in game.settings
        if setting.key in getattr(options, "vary", ())
        for choice in setting.choices
        if choice != settings[setting.key]
    ]
    return game, [
        (seats, chosen)
        for chosen in (settings, *others)
        for seats in game.seats_for(chosen)
        if options.seats in (None, seats)
    ]
