"""What is said with a question, and what is offered first (specification, sections 5, 6.12 and 10)."""

from __future__ import annotations

from typing import Any

import pytest

from data.words import Phrases
from engines.core import Pick, Say
from engines.magellan import GAME
from engines.magellan.moves import AutoForced, Bid, GambleUntil, Limit, Order, Pass, Pay, Veto
from tests.engines.magellan.scene import Scene, secret, ship

NAMES = ("Inge", "Otto", "Ruth", "Emil")


def spoken(text: Say | None, language: str = "en") -> str:
    assert text is not None
    # the isolation marks around what is put in are for the screen, not for the eye
    return Phrases(language, NAMES)(text).replace("\u2068", "").replace("\u2069", "")


def about(scene: Scene, seat: int, language: str = "en", **draft: Any) -> str:
    question = scene.ask(seat, **draft)
    assert question is not None
    return spoken(question.about, language)


def rival() -> Scene:
    """Otto has bid 6 for Cook; it is Ruth's turn."""
    hands = {2: [1, 4, 9, 9]}
    return Scene(seats=3, cards=["cook", "vasco"], hands=hands, auctioneer=1).begin().do(1, Bid(6))


# --- what is on offer ------------------------------------------------------------------------------------


@pytest.mark.parametrize("draft", [{}, {"move": "bid"}])
def test_a_bidder_reads_what_is_on_offer(draft: dict[str, Any]) -> None:
    assert about(rival(), 2, **draft) == (
        "Cook I: 5 points, no purse; your hand lies open until the end of the phase."
        " Otto bids 6. You can pay up to 23."
    )
    assert about(rival(), 2, "de", **draft) == (
        "Cook I: 5 Punkte, kein Geldbeutel; deine Hand liegt bis zum Ende der Phase offen."
        " Otto bietet 6. Du kannst bis zu 23 bezahlen."
    )


def test_so_does_who_sets_a_limit() -> None:
    text = about(rival(), 2, move="limit")
    assert text.startswith("Cook I: 5 points, no purse")
    assert "Otto bids 6." in text
    assert text.endswith("then passes. You can pay up to 23.")


@pytest.mark.parametrize(
    ("sides", "explorer", "phase", "brings"),
    [
        ("AA", "columbus", 1, "1 point, no purse; you gain a veto"),
        ("AA", "columbus", 2, "5 points, purse 1"),
        ("AA", "magellan", 1, "a pile that counts × 1, no purse; one of your hand cards goes under the ship"),
        ("BA", "magellan", 2, "a pile that counts × 2, no purse; a card of your payment goes under the ship"),
        ("BA", "pizarro", 3, "a gamble for up to 20 points, no purse"),
        ("AB", "vasco", 1, "left 1 card at once, right 5 points; no purse"),
        ("AB", "vasco", 3, "left 3 cards at once, right 5 points; no purse"),
        ("AB", "cook", 1, "5 points, no purse; you lose a random hand card"),
    ],
)
def test_every_kind_of_field_in_words(sides: str, explorer: str, phase: int, brings: str) -> None:
    ships = [ship(seat, explorer, phase - 1) for seat in range(3)] if phase > 1 else []
    scene = Scene(seats=3, sides=sides, phase=phase, cards=[explorer], ships=ships).begin()
    roman = ("", "I", "II", "III")[phase]
    name = spoken(Say(f"magellan-explorer-{explorer}", {}))
    assert about(scene, 0).startswith(f"{name} {roman}: {brings}. No bid yet. You can pay up to ")


def test_a_holder_who_can_not_bid_reads_about_the_veto_alone() -> None:
    ships = [ship(0, "cook", 1), ship(0, "vasco", 1)]
    scene = Scene(phase=2, cards=["cook", "vasco"], ships=ships, vetoes={0: 1, 3: 2}).begin()
    text = about(scene, 3)
    assert text.endswith("You have 2 vetoes. A vetoed card comes up again at the end of the phase.")
    assert "pay" not in text
    able = about(scene, 0)
    assert "You can pay up to 45. You have 1 veto." in able
    assert "Du hast 2 Vetos." in about(scene, 3, "de")


def test_a_gambler_reads_the_rule_and_what_there_is_to_beat() -> None:
    ships = [ship(0, "pizarro", 3), ship(2, "cook", 1)]
    empty: dict[int, list[int]] = {seat: [] for seat in range(4)}
    scene = Scene(
        sides="BA", phase=3, ships=ships, stack=[5] * 9, hands=empty, last_winner=2, step="scoring"
    ).begin()
    rule = "The ducats of the cards are added up, and more than 20 counts nothing."
    assert about(scene, 0) == f"{rule} Without the gamble you have 0; the best total so far is 5 (Ruth)."
    scene.state.scores = [scene.score(0), None, None, None]
    assert about(scene, 0).endswith("nobody has been scored before you.")


def test_a_standing_limit_is_explained() -> None:
    text = about(rival(), 0, move="order", explorer="cook", what="limit")
    assert "in this phase" in text
    assert "until you win one" in text
    assert "0 means: always pass" in text


# --- what is offered -------------------------------------------------------------------------------------


def test_handy_limits_are_steps_within_reach() -> None:
    scene = rival()
    assert scene.amount(0, move="limit").handy == (7, 9, 11)
    assert scene.amount(2, move="limit").handy == (9, 11), "the next step is there as a bid"
    poor = Scene(seats=3, cards=["cook", "vasco"], hands={2: [4]}).begin()
    assert poor.amount(2, move="limit").handy == (1, 3)
    assert poor.amount(2, move="limit").low == 0, "0 can still be named"


def test_handy_sums_for_the_gamble() -> None:
    ships = [ship(0, "pizarro", 3), ship(1, "cook", 2)]
    scene = Scene(sides="BA", phase=3, cards=["cook"], ships=ships).begin()
    question = scene.amount(0, move="gamble_until")
    assert (question.low, question.high, question.handy) == (1, 20, (12, 14, 16))
    assert scene.why_not(0, GambleUntil(0)) == "gamble_range"


def kinds_of_order(scene: Scene, seat: int) -> dict[Any, Any]:
    question = scene.ask(seat, move="order", explorer="cook")
    assert isinstance(question, Pick)
    return {option.value: option.barred and option.barred.key for option in question.options}


def test_only_who_has_or_had_a_veto_reads_of_vetoes() -> None:
    scene = Scene(cards=["cook", "vasco", "pizarro"], vetoes={1: 1}).begin()
    assert list(kinds_of_order(scene, 0)) == ["limit", "no_limit"]
    assert set(kinds_of_order(scene, 1).values()) == {None}
    assert len(kinds_of_order(scene, 1)) == 5
    scene.state.players[1].won = [("columbus", 1)]
    scene.do(1, Veto())
    assert kinds_of_order(scene, 1)["use_veto"] == "magellan-no-no-veto"
    scene.state.players[2].won = [("columbus", 2)]
    assert list(kinds_of_order(scene, 2)) == ["limit", "no_limit"], "Columbus II gives none"


def test_orders_to_use_a_veto_end_with_the_last_one() -> None:
    scene = Scene(cards=["cook", "vasco", "pizarro"], vetoes={1: 2}).begin()
    scene.do(1, Order("pizarro", "decline_veto")).do(1, Order("columbus", "use_veto"))
    scene.do(1, Veto())
    assert scene.orders(1).vetoes == {"pizarro": "decline", "columbus": "use"}, "one is left"
    scene.do(1, Veto())
    assert scene.orders(1).vetoes == {"pizarro": "decline"}


def test_a_switch_is_offered_the_other_way_only() -> None:
    scene = rival()
    assert scene.offered(0, move="auto_forced") == ["on"]
    assert scene.why_not(0, AutoForced("off")) == "already_so"
    scene.do(0, AutoForced("on"))
    assert scene.offered(0, move="auto_forced") == ["off"]


def test_the_pile_with_the_most_crowns_comes_first() -> None:
    ships = [secret(0, 1, [9]), secret(0, 1, [5]), secret(0, 1, [1])]
    scene = Scene(seats=3, phase=2, cards=["magellan"], ships=ships).begin()
    scene.do(0, Bid(5)).do(0, Pay([5]))
    assert scene.offered(0, move="pile") == [2, 1, 0]


@pytest.mark.parametrize(
    ("phase", "cards_left", "first"), [(1, 0, "left"), (2, 0, "left"), (3, 9, "left"), (3, 1, "right")]
)
def test_the_better_part_comes_first(phase: int, cards_left: int, first: str) -> None:
    ships = [ship(0, "vasco", phase - 1, "left")] if phase > 1 else []
    scene = Scene(
        seats=3, sides="AB", phase=phase, cards=["vasco"], ships=ships, stack=[5] * cards_left
    ).begin()
    scene.do(0, Bid(5))
    while scene.step == "bidding":
        scene.do(scene.waiting[0], Pass())
    scene.do(0, Pay([5]))  # with this one there are two to draw
    assert scene.offered(0, move="part")[0] == first
    assert "right 5 points" in about(scene, 0), "buttons have no room for it"


# --- refusals --------------------------------------------------------------------------------------------


def test_a_refusal_says_what_is_going_on() -> None:
    scene = rival()
    assert spoken(scene.refused(2, Pay([9]))) == (
        "That is not possible at this moment. We are bidding for Cook now."
    )
    assert spoken(scene.refused(0, Bid(9)), "de").endswith("Jetzt wird um Cook geboten.")
    scene.do(2, Pass()).do(0, Pass())
    assert "Cook has gone to Otto" in spoken(scene.refused(0, Limit(3)))
    window = Scene(cards=["cook", "vasco"], vetoes={1: 1}).begin()
    assert "a veto is possible now" in spoken(window.refused(0, Bid(1)))


def test_a_pass_of_somebody_else_changes_no_open_panel() -> None:
    scene = Scene(seats=4, cards=["cook", "vasco"]).begin()
    before = scene.ask(2), scene.ask(2, move="limit")
    scene.do(0, Pass())
    assert (scene.ask(2), scene.ask(2, move="limit")) == before


@pytest.mark.parametrize(("language", "both"), [("en", ["this card", "never ask again"]), ("de", None)])
def test_the_answers_to_a_veto_fit_on_a_button(language: str, both: list[str] | None) -> None:
    question = Scene(cards=["cook", "vasco"], vetoes={0: 1}).begin().ask(0, move="decline_veto")
    assert isinstance(question, Pick)
    texts = [spoken(option.text, language) for option in question.options]
    assert texts == (both or ["diese Karte", "nie mehr fragen"])


def test_the_hand_in_words() -> None:
    scene = rival()
    line = GAME.describe_own(scene.public(), scene.own(0))[0]
    assert spoken(line).endswith("(9 cards, 45 ducats, 18 crowns).")
    assert spoken(line, "de").endswith("(9 Karten, 45 Dukaten, 18 Kronen).")
