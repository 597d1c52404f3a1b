"""Events that are told to one person speak to that person: "You bid 2", not "Inge bids 2"."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as ftl

from data.words import Phrases, languages, vocabulary
from engines.contract.core import Event, Many, Say, Seat, Who, say
from tests.data.texts.text_keys import arguments, inside, texts_of
from tests.support.played_games import played

SEATS = {"age_of_discovery": 2, "efemeris": 4, "entdecker": 2, "magellan": 3, "new_found_land": 2}
NAMES = ("Annabel", "Bertram", "Clothilde", "Dagobert")
EVENT = re.compile(r"(?!.*-board-)[a-z_]+-event-.*")
OF_OTHERS = {"age_of_discovery-event-orders-expedition", "new_found_land-event-plan-surprised"}
"""Told to a seat about somebody else alone."""

THIRD_PERSON = {
    "en": re.compile(
        r"\b[Yy]ou (?!this\b|pass\b)\w*s\b|\b[Yy]ou [^.:;!\n]*(?: and|,) (?:is|has|begins|builds|finds|gets"
        r"|keeps|lays|opens|pays|plays|puts|redeems|sends|skips|takes)\b"
    ),
    "de": re.compile(
        r"\b[Dd]u (?:ist\b|(?!\w*st\b|setzt\b|und\b)\w)|\b[Dd]u \w+ sich\b"
        r"|\b[Dd]u [^.:;!\n]* und (?:ist|hat|wird|nimmt|gibt|bekommt|behält|beginnt|schickt|zahlt|bezahlt"
        r"|baut|findet|legt|spielt|eröffnet)\b"
    ),
}
"""What is said of others, said to the reader: "You bids", "You stop and gets", "Du kannst sich"."""


def attributes(message: ftl.Message) -> dict[str, ftl.Attribute]:
    return {one.id.name: one for one in message.attributes if one.id.name.startswith("you")}


def own_events(key: str) -> Iterator[tuple[Seat, Event]]:
    """The events of a whole game, each with the seat that brought it about."""
    for entry in played(key, seats=SEATS[key]).at().log:
        yield from ((entry.seat, event) for event in entry.events if event.to in (None, entry.seat))


@pytest.mark.parametrize("game", SEATS)
def test_what_people_are_told_of_their_own_moves_speaks_to_them(game: str) -> None:
    told = list(own_events(game))
    assert len({event.text.key for _, event in told}) > 10
    for language in languages():
        to = [Phrases(language, NAMES, reader=seat) for seat in range(SEATS[game])]
        to_all = Phrases(language, NAMES)
        for seat, event in told:
            text = to[seat](event.text)
            assert NAMES[seat] not in text, event.text
            assert not THIRD_PERSON[language].search(text), text
            assert text[0] == text[0].upper(), text
            if Who(seat) in event.text.args.values():
                assert NAMES[seat] in to_all(event.text), "everybody else reads the name"


@pytest.mark.parametrize("language", languages())
def test_every_event_about_somebody_can_speak_to_them(language: str) -> None:
    messages = texts_of(language).messages
    about = {
        key for key, one in messages.items() if EVENT.fullmatch(key) and "who" in arguments(key, messages)
    }
    assert len(about) > 150
    assert {key for key in about - OF_OTHERS if "you" not in attributes(messages[key])} == set()


@pytest.mark.parametrize("language", languages())
def test_what_is_said_to_the_reader_is_good_grammar(language: str) -> None:
    """Every text, also where no computer gets."""
    messages = texts_of(language).messages
    speaking = {key: attributes(one) for key, one in messages.items() if attributes(one)}
    for key, variants in speaking.items():
        for name, variant in variants.items():
            for value in (1, 2, "x"):
                args = tuple((argument, value) for argument in sorted(arguments(key, messages)))
                sentence, problem = vocabulary(language).sentence(key, args, name)
                assert problem is None, key
                assert sentence
                assert not THIRD_PERSON[language].search(sentence), sentence
            said = {reference.id.name for reference in inside(variant, ftl.VariableReference)}
            of_all = {reference.id.name for reference in inside(messages[key].value, ftl.VariableReference)}
            addressed = name.partition("-")[2] or "who"
            assert of_all - {addressed} <= said <= of_all, f"{key}.{name}: not what the others are told"


@pytest.mark.parametrize("language", languages()[1:])
def test_every_language_speaks_to_the_same_people(language: str) -> None:
    english, other = texts_of("en").messages, texts_of(language).messages
    assert {
        key for key in english if attributes(english[key]).keys() != attributes(other[key]).keys()
    } == set()


SHIP = say("efemeris-ship", kind="galleon", who=Who(1), letter="A")


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        (say("magellan-event-bid", who=Who(1), amount=2), "You bid 2.", "Du bietest 2."),
        (say("magellan-event-bid", who=Who(0), amount=2), "Annabel bids 2.", "Annabel bietet 2."),
        (
            say("efemeris-event-moves", ship=SHIP, start="A1", field="B2"),
            "Your galleon sails from A1 to B2.",
            "Die eigene Galeone fährt von A1 nach B2.",
        ),
        (
            say("efemeris-event-razes", who=Who(0), owner=Who(1), planet="X"),
            "**Annabel destroys your fortress** on X!",
            "**Annabel zerstört deine Festung** auf X!",
        ),
    ],
)
def test_only_the_reader_is_spoken_to(text: Say, english: str, german: str) -> None:
    assert Phrases("en", NAMES, reader=1)(text) == english
    assert Phrases("de", NAMES, reader=1)(text) == german
    assert "Bertram" in Phrases("en", NAMES)(text) or Who(1) not in text.args.values()


@pytest.mark.parametrize("wrong", ["You bids 2.", "You has 3.", "You stop and gets 4 points.", "you is done"])
def test_wrong_english_is_found(wrong: str) -> None:
    assert THIRD_PERSON["en"].search(wrong)


@pytest.mark.parametrize(
    "wrong", ["Du bietet 2.", "Du hat 3.", "Du hörst auf und bekommt 4.", "Du ist fertig"]
)
def test_wrong_german_is_found(wrong: str) -> None:
    assert THIRD_PERSON["de"].search(wrong)


@pytest.mark.parametrize(
    ("language", "you"), [("en", "You +5 and Bertram +2."), ("de", "Du +5 und Bertram +2.")]
)
def test_a_sentence_that_begins_with_the_reader_has_a_capital(language: str, you: str) -> None:
    shares = Many([say("entdecker-share", who=Who(seat), points=5 - 3 * seat) for seat in range(2)])
    event = say("entdecker-event-island", tiles=2, value=5, fields="C10", shares=shares)
    assert Phrases(language, NAMES, reader=0)(event).endswith(f". {you}")
    assert ". Annabel +5" in Phrases(language, NAMES)(event)


def test_a_capital_after_a_bold_sentence() -> None:
    assert Phrases("en", NAMES, reader=0)._begun("**Nova Scotia is complete!** you +10") == (
        "**Nova Scotia is complete!** You +10"
    )
