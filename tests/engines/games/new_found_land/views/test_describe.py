"""The board in words, and facts for the rules help."""

from __future__ import annotations

from typing import Any

import pytest

from data.words import Phrases
from engines.contract.core import Many, Say
from engines.games.new_found_land import GAME
from tests.engines.games.new_found_land.scene import Scene, storage

A, B, C = range(3)
ALT = 1024
"""How many characters become the alt text of the picture."""


def board(scene: Scene) -> list[str]:
    words = Phrases("en", ["Anna", "Ben", "Carla", "Dora"])
    return [words(line) for line in GAME.describe(scene.public())]


def own(scene: Scene, seat: int) -> list[str]:
    words = Phrases("en", ["Anna", "Ben", "Carla", "Dora"])
    return [words(line) for line in GAME.describe_own(scene.public(), scene.own(seat))]


def keys(lines: list[Say]) -> list[str]:
    return [line.key.removeprefix("new_found_land-") for line in lines]


def line(lines: list[str], *parts: str) -> str:
    """The one line that has all these parts."""
    found = [one for one in lines if all(part in one for part in parts)]
    assert len(found) == 1, (parts, found)
    return found[0]


def test_the_alt_text_says_how_the_game_stands() -> None:
    scene = Scene(seats=4).give(A, score=31, goods=storage(wood=4, cloth=3, iron=2, gold=1))
    for island in GAME.figures.islands:
        scene.island(island, (A, 2), (B, 1), (C, 3), leave=1)
    text = "\n".join(board(scene.land()))[:ALT]
    for part in (
        "Round 1 of 4",
        "Anna",
        "Ben",
        "Carla",
        "Dora",
        "31 points",
        "4 wood",
        "Newfoundland",
        "Hamburg",
    ):
        assert part in text, part


def test_harbours_with_ships_plans_and_more() -> None:
    scene = Scene(nations=("portugal", "france", "spain"), in_round=2)
    scene.give(
        A, ships=["portugal", "L01"], upgrade_built=True, captain="drake", lap_card=5, redeemed=["Z01"]
    )
    lines = board(
        scene.sends(A, "settle", "L01").sends(B, "settle", "france").tile("NF1", "I17").action("settle")
    )
    ships = line(lines, "Ships of Anna")
    assert "L01" in ships
    assert "Merchant Fleet" in ships
    assert "2 of 3" in ships
    assert "Merchant Fleet" not in line(lines, "Ships of Ben")
    assert "L01" in line(lines, "Plan of Anna")
    assert not any("Plan of Carla" in one for one in lines)
    assert "Drake" in line(lines, "Anna also has")
    assert "Anna 5 and Ben 1" in lines[1], "the order of the action"


def test_islands_and_cities() -> None:
    scene = Scene(seats=2).tile("NF1", "I17", (A, 2), (-1, 1)).tile("NF2", "I01").city("venice", A, B, A)
    scene.state.islands_scored = ["anticosti"]
    lines = board(scene.land())
    assert line(lines, "Newfoundland, 2 of 10", "10/5", "Anna 2")
    tiles = line(lines, "Tiles on Newfoundland")
    assert "NF1 (1 wood / 3 points; Anna 2" in tiles
    assert "full" in tiles
    assert "both fields free" in tiles
    assert "coast 4" in line(lines, "Free spaces on Newfoundland")
    assert line(lines, "Ile d’Anticosti", "scored")
    assert "Anna 2 and Ben 1" in line(lines, "Venice, 3 of 4", "6/3")


def test_frames() -> None:
    scene = Scene().frame("square", None).frame("circle", 17, A).frame("pentagon", 12, A)
    text = line(board(scene.land()), "circle on 17")
    assert "square" not in text
    assert "goal cards: 4" in text
    assert "Magellan" in text
    assert "triangle on 25" in text
    assert "board-no-frames" in keys(GAME.describe(Scene().no_frames().land().public()))


def test_drawn_tiles_are_open_and_drawn_cards_are_not() -> None:
    tiles = Scene().sends(A, "explore", "N05").action("explore")
    drawn = line(board(tiles), "Drawn tiles")
    assert drawn.startswith("Drawn tiles: coast (1 wood / 2 points), coast (1 wood / 2 points)")
    cards = Scene().sends(A, "load", "N01").action("load").load("wood")
    assert not any(card in "\n".join(board(cards)) for card in cards.state.turn.cards)  # type: ignore[union-attr]
    assert "X1" in own(cards, A)[0]
    assert "X1" not in "\n".join(own(cards, B))


def test_at_the_end_hands_are_open() -> None:
    scene = Scene(in_round=4).give(A, hand=["X1"], goals=["Z06"]).no_frames().land()
    assert "X1" not in "\n".join(board(scene))
    scene.state.over = True
    lines = board(scene)
    assert "over" in lines[0]
    assert "X1" in "\n".join(lines)


def test_what_only_the_owner_reads() -> None:
    scene = Scene().give(A, hand=["X1", "Y09"], goals=["Z01", "Z06"], goods=storage(iron=2)).planning()
    lines = own(scene, A)
    assert "X1" in lines[0]
    assert "4 points" in lines[0]
    told = GAME.describe_own(scene.public(), scene.own(A))
    assert keys(told) == ["own-hand", "own-goal-met", "own-goal", "own-goods", "own-available"]
    assert (told[2].args["have"], told[2].args["need"]) == (0, 9)
    nothing = keys(GAME.describe_own(scene.public(), scene.own(B)))
    assert nothing[:2] == ["own-hand-empty", "own-goals-empty"]


def test_the_stack_of_a_frame_and_a_stored_plan() -> None:
    frame = Scene().give(A, score=7).goals(A)
    told = GAME.describe_own(frame.public(), frame.own(A))
    goals: Any = told[0].args["goals"]
    assert told[0].key.endswith("own-stack")
    assert isinstance(goals, Many)
    assert len(goals.items) == 5
    assert "own-stack" not in keys(GAME.describe_own(frame.public(), frame.own(B)))
    scene = Scene().planning()
    scene.state.players[B].standing.explore = []
    scene.state.players[B].standing.load = ["france"]
    assert "own-standing" in keys(GAME.describe_own(scene.public(), scene.own(B)))
    assert "own-standing" not in keys(GAME.describe_own(scene.public(), scene.own(A)))


@pytest.mark.parametrize(
    ("fact", "value"),
    [
        ("rounds", 4),
        ("wharves_open", 3),
        ("limit_settle", 3),
        ("limit_explore", 2),
        ("crates_iron", 3),
        ("cartography_2", 3),
        ("lap_bonus_2", 3),
        ("goals_per_stack", 5),
        ("contracts_open", 9),
        ("square_standard", 7),
        ("star_advanced", 40),
        ("large_points", 3),
        ("charters", 6),
        ("fleet_ship", "1/1/1/1"),
        ("netherlands_card", "3/2/1/2"),
        ("newfoundland_spaces", 10),
        ("stockholm_second", 4),
        ("cape_tiles", 8),
        ("magellan_sail", 4),
        ("z05_need", 1),
        ("z07_places", 4),
        ("z07_need", 1),
        ("z06_points", 10),
    ],
)
def test_facts_for_the_rules_help(fact: str, value: int | str) -> None:
    assert GAME.facts()[fact] == value
