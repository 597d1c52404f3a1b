"""What is offered, what is said with a question, and what a refusal says (§5, §10)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.contract.core import Pick, Say
from engines.games.magellan.moves import Bid, Limit, Pass, Pay
from tests.engines.games.magellan.scene import NO_HANDS, Scene, about, rival, secret, ship, spoken, won


def test_the_most_useful_comes_first() -> None:
    scene = Scene(seats=3, cards=["cook", "vasco"]).begin()
    assert scene.values(0) == ["bid", "pass", "limit", "order", "auto_forced"]
    assert scene.values(1) == ["limit", "pass", "order", "auto_forced"]
    scene.play(Limit(3), 1)
    assert scene.values(1) == ["limit", "pass", "clear_limit", "order", "auto_forced"]


def test_those_who_cannot_bid_are_told_why() -> None:
    scene = Scene(seats=3, phase=2, cards=["cook"], ships=[ship(0, "cook", 1)]).begin()
    assert scene.barred(1) == {"limit": "no-ship-to-move", "pass": "no-ship-to-move"}


# --- what is on offer ------------------------------------------------------------------------------------


@pytest.mark.parametrize("draft", [{}, {"move": "bid"}])
def test_a_bidder_reads_what_is_on_offer(draft: dict[str, Any]) -> None:
    assert about(rival(), 2, **draft) == (
        "Cook I: 5 points, no purse; your hand is open until the end of the phase."
        " Otto bids 6. You can pay up to 23. Bids of 7 and 8 would cost you at least 9."
        " A bid of 11 would cost you at least 13."
    )
    assert about(rival(), 2, "de", **draft) == (
        "Cook I: 5 Punkte, kein Geldbeutel; deine Hand liegt bis zum Ende der Phase offen."
        " Otto bietet 6. Du kannst bis zu 23 bezahlen. Gebote von 7 und 8 würden dich mindestens 9 kosten."
        " Ein Gebot von 11 würde dich mindestens 13 kosten."
    )


def test_so_does_anyone_who_sets_a_limit() -> None:
    text = about(rival(), 2, move="limit")
    assert text.startswith("Cook I: 5 points, no purse")
    assert "Otto bids 6." in text
    assert text.endswith("then passes. You can pay up to 23.")


@pytest.mark.parametrize(
    ("sides", "explorer", "phase", "brings"),
    [
        ("AA", "columbus", 1, "1 point, no purse; you gain a veto"),
        ("AA", "columbus", 2, "+4 points (5 instead of 1), purse 1"),
        ("AA", "vasco", 3, "3 cards right away, +1 point (3 instead of 2), no purse"),
        ("AB", "marco_polo", 2, "1 point, purse 3"),
        ("AA", "magellan", 1, "a pile that scores × 1, no purse; 1 card from your hand goes under the ship"),
        (
            "BA",
            "magellan",
            2,
            "a pile that scores × 2 instead of × 1, no purse; 1 card of your payment goes under the ship",
        ),
        ("BA", "pizarro", 3, "a gamble for up to 20 points instead of 4 safe points, no purse"),
        ("AB", "vasco", 1, "left 1 card right away, right 8 points; no purse"),
        ("AB", "cook", 1, "5 points, no purse; you lose a random hand card"),
        ("AB", "cook", 3, "+10 points (20 instead of 10), no purse; you lose a random hand card"),
    ],
)
def test_every_kind_of_field_in_words(sides: str, explorer: str, phase: int, brings: str) -> None:
    ships = [ship(seat, explorer, phase - 1) for seat in range(3)] if phase > 1 else []
    scene = Scene(seats=3, sides=sides, phase=phase, cards=[explorer], ships=ships).begin()
    roman = ("", "I", "II", "III")[phase]
    name = spoken(Say(f"magellan-explorer-{explorer}", {}))
    assert about(scene, 0).startswith(f"{name} {roman}: {brings}. No bid yet. You can pay up to ")


@pytest.mark.parametrize(
    ("mine", "lost"), [(["left"], ""), (["right"], "; your ship gives up 8 points"), (["left", "right"], "")]
)
def test_a_ship_that_leaves_a_right_part_gives_up_its_points(mine: list[str], lost: str) -> None:
    ships = [ship(0, "vasco", 2, part) for part in mine] + [ship(1, "vasco", 2, "right")]
    scene = Scene(seats=3, sides="AB", phase=3, cards=["vasco"], ships=ships).begin()
    brings = "left 3 cards right away, right 8 points; no purse"
    assert about(scene, 0).startswith(f"Vasco da Gama III: {brings}{lost}. No bid yet.")
    assert ("gibt 8 Punkte auf" in about(scene, 0, "de")) is bool(lost)


def test_the_parts_of_a_field_say_what_is_given_up() -> None:
    ships = [ship(0, "vasco", 1, "left"), ship(0, "vasco", 1, "right")]
    scene = won("vasco", 4, [4, 6, 7], sides="AB", phase=2, ships=ships).play(Pay([4]), 0)
    assert hints(scene, move="part") == ["gives up no points", "gives up 8 points"]
    assert hints(scene, move="part", source="right") == [
        "2 cards right away; no points; it has 8 points now",
        "no cards; 8 points if the ship stays; it has 8 points now",
    ]
    assert hints(scene, move="part", source="left") == [
        "2 cards right away; no points",
        "no cards; 8 points if the ship stays",
    ]
    single = won("vasco", 4, [4, 6, 7], sides="AB", phase=2, ships=ships[1:]).play(Pay([4]), 0)
    assert hints(single, move="part")[0] == "2 cards right away; no points; it has 8 points now"


def hints(scene: Scene, **draft: Any) -> list[str]:
    question = scene.ask(0, **draft)
    assert isinstance(question, Pick)
    return [spoken(option.hint) for option in question.options]


def test_the_owner_of_a_pile_reads_what_its_cards_gain() -> None:
    ships = [secret(0, 2, [1, 4]), secret(0, 2, [9, 9]), secret(1, 2, [2])]
    scene = Scene(seats=3, phase=3, cards=["magellan"], ships=ships).begin()
    assert "× 3 instead of × 2 (+5 points for what’s in it), no purse" in about(scene, 0)
    other = Scene(seats=3, phase=3, cards=["magellan"], ships=ships, last_winner=1).begin()
    assert "(+3 points for what’s in it)" in about(other, 1)


def test_a_holder_who_cannot_bid_reads_about_the_veto_alone() -> None:
    ships = [ship(0, "cook", 1), ship(0, "vasco", 1)]
    scene = Scene(phase=2, cards=["cook", "vasco"], ships=ships, vetoes={0: 1, 3: 2}).begin()
    text = about(scene, 3)
    assert text.endswith("You have 2 vetoes. A vetoed card comes back at the end of the phase.")
    assert "pay" not in text
    able = about(scene, 0)
    assert "You can pay up to 45. You have 1 veto." in able
    assert "Du hast 2 Vetos." in about(scene, 3, "de")


def test_a_gambler_reads_the_rule_and_what_there_is_to_beat() -> None:
    ships = [ship(0, "pizarro", 3), ship(2, "cook", 1)]
    scene = Scene(
        sides="BA", phase=3, ships=ships, stack=[5] * 9, hands=NO_HANDS, last_winner=2, step="scoring"
    ).begin()
    rule = "You add up the cards’ ducats. Over 20 scores nothing."
    assert about(scene, 0) == f"{rule} Without the gamble you have 0. The best total so far is 5 (Ruth)."
    scene.state.scores = [scene.score(0), None, None, None]
    assert about(scene, 0).endswith("You’re the first to be scored.")


def test_a_standing_limit_is_explained() -> None:
    text = about(rival(), 0, move="order", explorer="cook", what="limit")
    assert "in this phase" in text
    assert "until you win one" in text
    assert "0 means: always pass" in text


# --- refusals --------------------------------------------------------------------------------------------


def test_a_refusal_says_what_is_going_on() -> None:
    scene = rival()
    assert spoken(scene.refusal(Pay([9]), 2)) == ("You can’t do that right now. The bidding for Cook is on.")
    assert spoken(scene.refusal(Bid(9), 0), "de").endswith("Jetzt wird um Cook geboten.")
    scene.play(Pass(), 2).play(Pass(), 0)
    assert "Otto won Cook" in spoken(scene.refusal(Limit(3), 0))
    window = Scene(cards=["cook", "vasco"], vetoes={1: 1}).begin()
    assert "vetoes are still possible" in spoken(window.refusal(Bid(1), 0))


def test_a_pass_of_somebody_else_changes_no_open_question() -> None:
    scene = Scene(seats=4, cards=["cook", "vasco"]).begin()
    before = scene.ask(2), scene.ask(2, move="limit")
    scene.play(Pass(), 0)
    assert (scene.ask(2), scene.ask(2, move="limit")) == before


@pytest.mark.parametrize(("language", "both"), [("en", ["this card", "never ask again"]), ("de", None)])
def test_the_answers_to_a_veto_are_short(language: str, both: list[str] | None) -> None:
    question = Scene(cards=["cook", "vasco"], vetoes={0: 1}).begin().ask(0, move="decline_veto")
    assert isinstance(question, Pick)
    texts = [spoken(option.text, language) for option in question.options]
    assert texts == (both or ["diese Karte", "nie mehr fragen"])
