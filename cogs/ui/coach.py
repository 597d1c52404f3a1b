"""The coach: explains each kind of question once, in the private panel, to people who want it.

Its texts are `<game>-coach-<question>`, beside the question `<game>-ask-<question>`; what it points at in the
picture is in data/coach/<game>.toml.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from cogs.tables.room import Room
from cogs.ui.components import Button, button
from cogs.ui.custom_ids import Verb
from data.figures import HERE, load, shaped
from data.models import Person, SeatRow
from data.store import PersonStore
from data.words import Phrases
from engines import AnyGame
from engines.core import Question, Say, Words, say

ON, OFF = "on", "off"
COACH = HERE / "coach"


def coach_text(game: AnyGame, question: Question) -> Say:
    """What is said of a question; it may use the numbers of the rules and what the question names."""
    return Say(f"{game.key}-coach-{asked_name(question)}", {**game.facts(), **question.text.args})


def asked_name(question: Question) -> str:
    """The kind of a question."""
    return question.text.key.partition("-ask-")[2]


def person_at(room: Room, user_id: int) -> Person:
    """The settings of somebody who sits there."""
    return room.people.get(user_id) or Person(user_id=user_id)


def is_coached(room: Room, person: Person) -> bool:
    """Whether questions are explained to this person here: at a lesson unless they have had enough."""
    return person.coach if person.coach is not None else room.row.lesson


class Explanation(NamedTuple):
    """What the coach says of a question, and the places in its picture that it is about."""

    text: str = ""
    places: Sequence[str] = ()


@cache
def places_of(game: str) -> dict[str, Sequence[str]]:
    """What the coach points at, by question (data/coach/<game>.toml); of several places at the first that is
    seen."""
    found = shaped(game, load(game, COACH), dict[str, str | list[str]])
    return {name: [place] if isinstance(place, str) else place for name, place in found.items()}


async def explanation(
    store: PersonStore, room: Room, person: Person, question: Question, words: Phrases
) -> Explanation:
    """The explanation of a question that this person has not met yet; empty where there is none."""
    text = coach_text(room.table.game, question)
    met = text.key in person.coached
    if met or not is_coached(room, person) or not words.knows(text.key):
        return Explanation()
    await store.change_person(person.user_id, coached=[*person.coached, text.key])
    quoted = "\n".join(f"> {line}" for line in words(text).splitlines())
    return Explanation(quoted, places_of(room.row.game).get(asked_name(question), ()))


async def explain_anew(store: PersonStore, user_id: int, game: str) -> None:
    """The questions of a game count as new again, for somebody who begins a lesson once more."""
    met = (await store.person(user_id)).coached
    await store.change_person(user_id, coached=[key for key in met if not key.startswith(f"{game}-coach-")])


def coach_buttons(room: Room, seat: SeatRow, person: Person, words: Words) -> list[Button]:
    """To stop the coach, or to have it back at a lesson. Somebody who has never decided is offered it with
    the first question of a game."""
    skip = button(words(say("coach-skip")), Verb.COACH, room.row.id, OFF)
    if is_coached(room, person):
        return [skip]
    if room.row.lesson:
        return [button(words(say("coach-back")), Verb.COACH, room.row.id, ON)]
    if person.coach is None and not seat.answers:
        return [
            button(words(say("coach-offer")), Verb.COACH, room.row.id, ON),
            button(words(say("coach-decline")), Verb.COACH, room.row.id, OFF),
        ]
    return []
