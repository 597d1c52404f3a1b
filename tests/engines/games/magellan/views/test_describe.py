"""Boards and hands in words (§11)."""

from __future__ import annotations

from engines.contract.core import Say
from engines.games.magellan import GAME
from engines.games.magellan.state import Ship
from tests.engines.games.magellan.scene import Scene, rival, ship, spoken


def keys(lines: list[Say]) -> list[str]:
    return [line.key.removeprefix("magellan-") for line in lines]


def _ships(lines: list[Say]) -> list[Say]:
    return [item for line in lines for item in getattr(line.args.get("ships"), "items", [])]


def test_the_board_in_words() -> None:
    scene = Scene(seats=3, cards=["cook", "vasco"], vetoes={1: 1}).begin()
    lines = keys(GAME.describe(scene.public()))
    assert lines[:4] == ["board-phase", "board-offer", "board-no-bid", "board-still-in"]
    assert lines.count("board-player") == 3
    assert lines.count("board-row-empty") == 6
    own = GAME.describe_own(scene.public(), scene.own(1))
    assert keys(own) == ["own-hand", "own-max-bid", "own-vetoes", "own-projected"]


def test_some_cards_of_a_pile_may_be_known() -> None:
    pile = Ship(seat=0, explorer="magellan", field=2, open_pile=[1], secret_pile=[9])
    scene = Scene(phase=3, cards=["magellan"], ships=[pile]).begin()
    there = scene.public().rows[2].fields[1][0].ships[0]
    assert there.pile is None
    assert there.pile_size == 2
    assert [card.gold for card in there.seen] == [1]
    assert scene.public().players[0].points == 2 * 3
    assert "board-ship-partly" in keys(_ships(GAME.describe(scene.public())))


def test_every_field_has_its_phrase() -> None:
    for sides in ("AA", "BB"):
        for explorer in GAME.figures.names():
            for phase in (1, 2, 3):
                fleet = [ship(0, explorer, phase - 1, "left" if (explorer, sides) == ("vasco", "BB") else "")]
                scene = Scene(phase=phase, sides=sides, cards=[explorer], ships=fleet if phase > 1 else [])
                offer = next(
                    line
                    for line in GAME.describe(scene.begin().public())
                    if line.key == "magellan-board-offer"
                )
                assert offer.args["gives"]


def test_the_hand_in_words() -> None:
    scene = rival()
    line = GAME.describe_own(scene.public(), scene.own(0))[0]
    assert spoken(line).endswith("(9 cards, 45 ducats, 18 crowns).")
    assert spoken(line, "de").endswith("(9 Karten, 45 Dukaten, 18 Kronen).")


def test_facts_are_numbers() -> None:
    facts = GAME.facts()
    assert facts["cook_a_crown_3"] == 20
    assert facts["vasco_b_left_draw_2"] == 2
    assert facts["cards_per_phase_1"] == 18
    assert facts["money_cards"] == 63
    assert all(isinstance(value, int) for value in facts.values())


def test_the_board_says_what_a_ship_gives_up_for_the_card() -> None:
    scene = Scene(phase=3, cards=["cook"], ships=[ship(0, "cook", 2)]).begin()
    offer = next(line for line in GAME.describe(scene.public()) if line.key == "magellan-board-offer")
    assert spoken(offer).startswith("On offer: Cook III (the ship leaves crown 10): crown 20")
    assert "(das Schiff verlässt Krone 10)" in spoken(offer, "de")
    first = Scene(cards=["cook"]).begin()
    assert "leaves" not in " ".join(spoken(line) for line in GAME.describe(first.public()))
