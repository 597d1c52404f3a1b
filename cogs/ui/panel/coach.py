"""The coach: explains a game and then each kind of question once, in the private panel, to people who want
it.

Its texts are `<game>-coach-begin` of the game and `<game>-coach-<question>`, beside the question
`<game>-ask-<question>`; what it points at in the picture is in data/coach/<game>.toml.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import data
from cogs.tables.loading.room import Room
from cogs.ui.components.building_blocks import Button, button
from cogs.ui.components.custom_ids import Verb
from data.models import Person, SeatRow
from data.store import Store
from data.words import Phrases
from engines import AnyGame
from engines.contract.core import Question, Say, Seat, Words, say
from engines.kit.figures_files import read, shaped
from engines.tables.table import Table

ON, OFF = "on", "off"
COACH = Path(data.__file__).parent / "coach"
TEXTS_AT_ONCE = 2
"""More would not be read; those that are left come with the next panel."""


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
    if room.row.what_if:
        return False
    return person.coach if person.coach is not None else room.row.lesson


class Explanation(NamedTuple):
    """What the coach says with a panel, and the places in its picture that it is about."""

    text: str = ""
    places: Sequence[str] = ()


@cache
def places_of(game: str) -> dict[str, Sequence[str]]:
    """What the coach points at, by question (data/coach/<game>.toml); of several places at the first that is
    seen."""
    path = COACH / f"{game}.toml"
    found = shaped(path, read(path), dict[str, str | list[str]])
    return {name: [place] if isinstance(place, str) else place for name, place in found.items()}


def texts_for(game: AnyGame, questions: Iterable[Question], *, first: bool) -> list[Say]:
    """What could be said with these questions on the screen: each text once, and the game before its `first`
    question."""
    begin = [Say(f"{game.key}-coach-begin", game.facts())] if first else []
    texts = {text.key: text for text in (*begin, *(coach_text(game, question) for question in questions))}
    return list(texts.values())


def moment(table_id: str, table: Table, seat: Seat) -> str:
    """What is noted with a text that is shown: this table, since this seat's last move."""
    last = max((entry.number for entry in table.log if entry.seat == seat), default=-1)
    return f"@{table_id}/{last}"


def unmet(texts: Iterable[Say], coached: Iterable[str], now: str) -> list[Say]:
    """The first texts that are new, or that were new to somebody who has made no move since."""
    noted = {key_of(note): note for note in coached}
    return [text for text in texts if noted.get(text.key, text.key + now) == text.key + now][:TEXTS_AT_ONCE]


def key_of(note: str) -> str:
    """The text that was shown. Notes of earlier versions of the bot name no moment."""
    return note.partition("@")[0]


def _is_past(note: str, now: str) -> bool:
    """Whether a text was shown at the same table, before this seat's last move."""
    return f"{now.partition('/')[0]}/" in note and not note.endswith(now)


async def explanation(
    store: Store,
    room: Room,
    seat: SeatRow,
    questions: Sequence[Question],
    words: Phrases,
    *,
    first: bool,
) -> Explanation:
    """What the coach says of the questions on a person's screen. It stays with them until the next move of
    this person; what isn't said now is said when they come again. `first`: in a game's first panel."""
    game, person = room.table.game, person_at(room, seat.user_id or 0)
    now = moment(room.row.id, room.table, seat.seat)
    texts = texts_for(game, questions, first=first)
    told = unmet((text for text in texts if words.knows(text.key)), person.coached, now)
    new = [text.key + now for text in told if text.key + now not in person.coached]
    if new:
        past = [key_of(note) if _is_past(note, now) else note for note in person.coached]
        await store.change_person(person.user_id, coached=[*past, *new])
    quoted = "\n\n".join("\n".join(f"> {line}" for line in words(text).splitlines()) for text in told)
    names = [text.key.partition("-coach-")[2] for text in told]
    return Explanation(quoted, [place for name in names for place in places_of(room.row.game).get(name, ())])


async def explain_anew(store: Store, user_id: int, game: str) -> None:
    """The questions of a game count as new again, for somebody who begins a lesson once more."""
    met = (await store.person(user_id)).coached
    await store.change_person(user_id, coached=[key for key in met if not key.startswith(f"{game}-coach-")])


def coach_buttons(room: Room, seat: SeatRow, person: Person, words: Words) -> list[Button]:
    """To stop the coach, or to have it back at a lesson. Somebody who has never decided is offered it with
    the first question of a game."""
    if room.row.what_if:
        return []
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
