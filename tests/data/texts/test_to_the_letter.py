"""Sentences that once said something else than was meant, to the letter."""

from __future__ import annotations

import pytest

from data.words import Phrases
from engines.contract.core import Arg, Many, Say, Who, say

SAID: list[tuple[Say, str, str]] = [
    (
        say("efemeris-event-frigate-free", who=Who(1), planet="Hecateus"),
        "Ben builds a frigate on Hecateus for free.",
        "Ben baut kostenlos eine Fregatte auf Hecateus.",
    ),
    (
        say("efemeris-event-frigate-free", who=Who(0), planet="Hecateus"),
        "You build a frigate on Hecateus for free.",
        "Du baust kostenlos eine Fregatte auf Hecateus.",
    ),
    (
        say("new_found_land-hint-place", place=1, count=2),
        "alone, you act 1st of 2",
        "allein handelst du als 1. von 2",
    ),
    (
        say("new_found_land-hint-place", place=2, count=2),
        "alone, you act 2nd of 2",
        "allein handelst du als 2. von 2",
    ),
    (
        say("new_found_land-hint-place", place=4, count=4),
        "alone, you act 4th of 4",
        "allein handelst du als 4. von 4",
    ),
    (
        say("entdecker-word-ashore", change="yes", open=2, rank=1, points=4, chip="yes"),
        "you’d be no. 1 here, 4 points if closed now, plus the value of a chip",
        "damit wärst du hier Nr. 1, wenn jetzt geschlossen: 4 Punkte, dazu der Wert eines Chips",
    ),
    (
        say(
            "panel-goes-on",
            move=say("age_of_discovery-kind-take_coins", count=2),
            option=say("age_of_discovery-option-end-no"),
        ),
        "Take 2 coins, then wait",
        "2 Münzen nehmen, dann warten",
    ),
    (
        say(
            "since-changes",
            changes=Many([say("since-change", what=say("entdecker-stock-points"), before=3, after=29)]),
        ),
        "Your points: 3 → 29",
        "Bei dir: Punkte 3 → 29",
    ),
    (
        say("new_found_land-kind-build_upgrade"),
        "Build an upgrade",
        "Einen Ausbau errichten",
    ),
    (
        say("magellan-setting-auctioneer-about"),
        "Who opens the first auction and gets cards first. They bid like everyone else.",
        "Wer die erste Versteigerung eröffnet und als Erster neue Karten bekommt. Er bietet mit wie alle.",
    ),
    (
        say("entdecker-event-dead-end", who=Who(1), field="B4", lost=1),
        "There’s no dashed line to follow from B4: Ben loses 1 paid tile.",
        "Von B4 führt keine gestrichelte Linie weiter: Ben verliert 1 bezahltes Kärtchen.",
    ),
    (
        say("new_found_land-option-no-ship"),
        "Send no ship",
        "Kein Schiff schicken",
    ),
    (
        say("efemeris-reason-goal"),
        "The winner has enough planets.",
        "Die Planeten reichen zum Sieg.",
    ),
    (
        say("lead-ahead-chance", ahead=say("lead-percent", percent=39)),
        "about 39 percentage points higher than your strongest rival’s",
        "etwa 39 Prozentpunkte höher als die des stärksten Gegners",
    ),
]


@pytest.mark.parametrize(("text", "english", "german"), SAID)
def test_sentences(text: Say, english: str, german: str) -> None:
    for language, told in (("en", english), ("de", german)):
        assert Phrases(language, ("Ada", "Ben"), reader=0)(text) == told


COACH: dict[str, tuple[str, str]] = {
    "magellan-coach-exchange": (
        "People pay with high cards, and those have been shuffled back in.",
        "Bezahlt wird mit hohen Karten, und die sind wieder eingemischt.",
    ),
    "entdecker-coach-sail": (
        "where a rival’s unit is, you pay a toll to the bank.",
        "steht dort eine fremde Einheit, zahlst du Zoll an die Bank.",
    ),
}


@pytest.mark.parametrize("key", COACH)
def test_what_the_coach_says(key: str) -> None:
    facts: dict[str, Arg] = {}
    for language, told in zip(("en", "de"), COACH[key], strict=True):
        assert told in Phrases(language)(say(key, **facts))
