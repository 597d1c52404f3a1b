"""Who the computer players are: their names, how well they play (level) and in which way (temperament)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from data.models import SeatRow
from data.words import Phrases
from engines import AnyGame, games
from engines.computer.players import EASY, LEVELS, Player, computer, temperaments
from engines.contract.core import Rejected, Say, say

COMPUTER_NAMES = 6
"""How many names for computer players there are: computer-name-1 ..."""
TEMPERAMENTS = ("bold", "careful", "greedy")
"""Of the computer players by their names, over and over: the first three of a table differ, and whoever meets
Ada again knows her."""


def computer_name(language: str, number: int) -> str:
    return Phrases(language)(say(f"computer-name-{number}"))


def free_number(language: str, taken: Collection[str]) -> int:
    """The number of the first name that is free; of the first of all when none is."""
    numbers = range(1, COMPUTER_NAMES + 1)
    return next((number for number in numbers if computer_name(language, number) not in taken), 1)


def number_of(language: str, seat: SeatRow) -> int | None:
    """The number of a computer player's name, by which buttons mean it; None for people."""
    if seat.user_id is not None:
        return None
    numbers = range(1, COMPUTER_NAMES + 1)
    return next((number for number in numbers if computer_name(language, number) == seat.name), None)


def levels_by_name(language: str, seats: Sequence[SeatRow]) -> list[str]:
    """The levels of the computer players in the order of their names, in which a lobby hands them out."""
    computers = [seat for seat in seats if seat.user_id is None]
    return [seat.level for seat in sorted(computers, key=lambda seat: number_of(language, seat) or 0)]


def numbered(language: str, seats: Sequence[SeatRow], number: int) -> SeatRow:
    """The computer player whose name has this number. Raises Rejected where there is none."""
    found = next((seat for seat in seats if number_of(language, seat) == number), None)
    if found is None:
        raise Rejected("computers-gone", count=sum(seat.user_id is None for seat in seats))
    return found


def usual_temperament(number: int) -> str:
    """What the computer player is like whose name has this number."""
    return TEMPERAMENTS[(number - 1) % len(TEMPERAMENTS)]


def check_level(level: str) -> str:
    """Raises Rejected for a level that does not exist."""
    if level not in LEVELS:
        raise Rejected("table-not-offered")
    return level


def temperament_of(game: str, seat: SeatRow) -> str:
    """The temperament with which a computer player plays this game; empty where it has none: easy players
    have too much to learn, and not every game has temperaments."""
    known = seat.level != EASY and seat.temperament in temperaments(games()[game])
    return seat.temperament if known else ""


def player_of(game: AnyGame, seat: SeatRow) -> Player:
    """Who makes the moves of a seat. For a person who left, the normal player does."""
    if seat.user_id is not None:
        return computer(game)
    return computer(game, seat.level, temperament_of(game.key, seat))


def level_name(level: str) -> Say:
    return say(f"computer-level-{level}")


def character(game: str, seat: SeatRow) -> list[Say]:
    """How a computer player plays, in words; nothing for people."""
    if seat.user_id is not None:
        return []
    temperament = temperament_of(game, seat)
    return [level_name(seat.level), *([say(f"computer-temperament-{temperament}")] if temperament else [])]
