"""Rules that a player asked for and the help once kept to itself."""

from __future__ import annotations

import pytest

from data.words import Phrases, languages
from engines import games
from engines.contract.core import say

SAID = {
    ("new_found_land", "round"): (
        "Before the first round, each player gets an island tile charted",
        "Vor der ersten Runde wird für jeden Spieler ein Inselplättchen kartografiert",
    ),
    ("new_found_land", "land"): (
        "When a pile runs out, the scrapped ships of that size are shuffled into a new one",
        "Ist ein Stapel leer, werden die entsorgten Schiffe dieser Größe zu einem neuen gemischt",
    ),
    ("new_found_land", "deliver"): (
        "When the pile runs out, the fulfilled contracts are shuffled into a new one",
        "Ist der Stapel leer, werden die erfüllten Aufträge zu einem neuen gemischt",
    ),
    ("magellan", "phases"): (
        "after phase III too (that’s our ruling)",
        "auch nach Phase III (das ist unsere Regelung)",
    ),
    ("age_of_discovery", "placing"): (
        "20 stones to mark them; here they’re no limit (our ruling)",
        "20 Steine, um sie zu markieren; hier begrenzen sie nichts (unsere Regelung)",
    ),
    ("efemeris", "end"): (
        "the game ends without a winner",
        "endet die Partie ohne Sieger",
    ),
    ("efemeris", "pictures"): (
        "Britain orange with a cross (red in the original)",
        "Großbritannien orange mit Kreuz (im Original rot)",
    ),
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "topic"), SAID)
def test_the_help_says_it(game: str, topic: str, language: str) -> None:
    told = Phrases(language)(say(f"{game}-rules-{topic}", **games()[game].facts()))
    english, german = SAID[game, topic]
    assert (german if language == "de" else english) in told
