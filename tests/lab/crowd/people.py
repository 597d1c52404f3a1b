"""Who the people are."""

from __future__ import annotations

from cogs.local_table.small_discord.world import FIRST_PERSON, PEOPLE, Person

GERMAN_ONE_IN = 3
FIRST_CHANNEL = 1456074443980900000
"""Of the channels they play in."""


def person_id(number: int) -> int:
    return FIRST_PERSON + number


def locale_of(user_id: int) -> str:
    return "de" if user_id % GERMAN_ONE_IN == 0 else "en-US"


def invite(people: int) -> None:
    """Let the small Discord have this many people. They stay until the process ends."""
    for number in range(len(PEOPLE), people):
        PEOPLE[person_id(number)] = Person(person_id(number), f"Player {number + 1}")
