"""The board in words."""

from __future__ import annotations

import pytest

from data.words import Phrases
from engines.contract.core import say
from engines.games.age_of_discovery import GAME
from engines.games.age_of_discovery.names import contract_name, ship_codes, ship_name
from tests.engines.games.age_of_discovery.scene import Scene, keys


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_board_in_words_is_complete(seats: int) -> None:
    scene = Scene(seats=seats, hand={0: ["R-3"]}, free={0: ["R3", "B1"]}).sea("dias", (1, "R1"))
    scene.start("R-3", "R3", 2).reserve("contract-2")
    lines = keys(GAME.describe(scene.public()))
    assert lines[0] == "board-turn"
    assert lines.count("board-player") == seats
    assert lines.count("board-expedition") == 1
    assert lines.count("board-expedition-empty") == 11
    assert "board-used" in lines
    assert "board-display" in lines
    assert "board-running" in lines
    own = keys(GAME.describe_own(scene.public(), scene.own(0)))
    assert own[0] == "own-hand-empty"
    assert "own-mission" in own
    assert "own-landing" in own


def test_after_the_interim_only_the_final_points_are_told() -> None:
    scene = Scene().sea("dias", (1, "R1")).score_interim()
    lines = keys(GAME.describe(scene.public()))
    assert lines.count("board-expedition-late") == 1
    assert lines.count("board-expedition-empty-late") == 11
    assert scene.public().players[1].points == 3
    assert [(gain.expedition, gain.points) for gain in scene.public().players[1].interim] == [("dias", 3)]


@pytest.mark.parametrize(("language", "yellow", "brown"), [("en", "Y", "N"), ("de", "E", "A")])
def test_codes_have_the_letters_of_the_language(language: str, yellow: str, brown: str) -> None:
    words, figures = Phrases(language), GAME.figures
    for code, letter in (("Y", yellow), ("N", brown), ("G", "G"), ("B", "B")):
        for volume in figures.ships.volumes:
            assert words(ship_name(figures, f"{code}{volume}")).startswith(f"{letter}{volume} (")
        for capacity in (3, 4, 5, 6):
            assert words(contract_name(figures, f"{code}-{capacity}")).startswith(f"{letter}-{capacity} (")
    codes = ship_codes(["Y2", "N1*", "B3", "joker2*"])
    card, joker = ("with a card", "joker as 2") if language == "en" else ("mit Karte", "Joker als 2")
    told = f"{yellow}2 + {brown}1 {card} + B3 + {joker} {card}"
    assert words(say("age_of_discovery-option-set", ships=codes)) == told
    assert words(say("age_of_discovery-option-set", ships="Y2 + B1*")) == "Y2 + B1*", "as old games noted it"
