"""What a person is told beside the question: prices, events, what a landing would be worth."""

from __future__ import annotations

from typing import Any

import pytest

from data.words import Phrases
from engines.contract.core import say
from tests.engines.games.entdecker.scene import Scene, unit
from tests.support.scene import items


def hint(scene: Scene, value: str, **draft: Any) -> dict[str, Any]:
    option = next(option for option in scene.pick(**draft).options if option.value == value)
    assert option.hint is not None
    return dict(option.hint.args)


def about(scene: Scene, **draft: Any) -> tuple[str, dict[str, Any]]:
    question = scene.ask(**draft)
    assert question is not None
    assert question.about is not None
    return question.about.key.removeprefix("entdecker-about-"), dict(question.about.args)


def test_prices_are_named_before_they_are_paid() -> None:
    scene = Scene({"C4": "coast0"}, gold=(7,), units=[unit(1, "fort", "C4")])
    assert about(scene) == ("sail", {"gold": 7, "tile": 1})
    key, facts = about(scene, move="sail", start="C4")
    assert key == "tiles"
    assert facts["toll"] == 3
    assert facts["most"] == 4
    assert (facts["tile"], facts["scout"], facts["fort"], facts["settlement"]) == (1, 1, 3, 6)


@pytest.mark.parametrize(
    ("tile", "event"),
    [
        ("X17", "none"),
        ("X40", "storm_ashore"),
        ("X42", "pirates"),
        ("X43", "gold"),
        ("X44", "ruins"),
        ("X45", "natives"),
    ],
)
def test_the_event_of_a_tile_is_known_before_it_is_laid(tile: str, event: str) -> None:
    scene = Scene(draws=[tile]).sail("N5", 2).draw()
    key, facts = about(scene)
    assert (key, facts["ways"], facts["event"]) == ("place", 3, event)


@pytest.mark.parametrize(("language", "half"), [("en", "half of your gold: 2 of 5."), ("de", "2 von 5.")])
def test_pirates_take_half(language: str, half: str) -> None:
    scene = Scene(draws=["X42"], gold=(7,)).sail("N5", 2).draw()
    question = scene.ask()
    assert question is not None
    assert question.about is not None
    told = Phrases(language)(question.about).replace("\u2068", "").replace("\u2069", "")
    assert told.endswith(half)
    assert scene.place("A5", 2).gold[0] == 3


def test_what_a_landing_would_be_worth() -> None:
    """Otto has a fort on the coast opposite: a scout is second to it, a fort shares, a settlement leads."""
    tiles = {"A4": "coast2", "B3": "sea", "C5": "sea"}
    scene = Scene(tiles, gold=(9,), units=[unit(1, "fort", "A4")], draws=["X59"]).sail("B3", 2).draw()
    scene.place("B4", 0)
    assert scene.step == "choice"
    key, facts = about(scene)
    assert key == "choice-land"
    assert facts.items() >= {"gold": 7, "left": 1, "tiles": 2, "open": 1}.items()
    assert about(scene, move="land")[0] == "landing-land"
    assert hint(scene, "scout", move="land") == {
        "left": 3,
        "tiles": 2,
        "open": 1,
        "rank": 2,
        "points": 1,
        "chip": "rival",
        "change": "yes",
    }
    said = Phrases("en")(say("entdecker-hint-unit-here", **hint(scene, "scout", move="land")))
    assert "or more: the rival’s chip raises it" in said.replace("\u2068", "").replace("\u2069", "")
    fort, settlement = hint(scene, "fort", move="land"), hint(scene, "settlement", move="land")
    assert (fort["rank"], fort["points"], fort["chip"]) == (1, 2, "yes")
    assert (settlement["rank"], settlement["points"], settlement["chip"]) == (1, 2, "yes")
    assert not any(one.seat == 0 for one in scene.state.units), "asking lands nobody"


@pytest.mark.parametrize(("opened", "told"), [(0, "changes nothing, you"), (2, "changes nothing yet, you")])
def test_nothing_is_still_to_come_where_the_land_is_closed(opened: int, told: str) -> None:
    facts: dict[str, Any] = {
        "tiles": 3,
        "open": opened,
        "rank": 1,
        "points": 3,
        "chip": "no",
        "change": "no",
        "left": 1,
    }
    assert told in Phrases("en")(say("entdecker-hint-unit-here", **facts))


def test_a_scout_alone_finds_no_chip() -> None:
    scene = Scene(draws=["X17"], gold=(6,)).sail("N5", 1).draw().place("A5", 2)
    scout = hint(scene, "scout", move="land")
    assert (scout["rank"], scout["points"], scout["chip"]) == (1, 1, "no")
    assert hint(scene, "fort", move="land")["chip"] == "yes"
    assert about(scene) == ("landing-land", {"gold": 5, "field": "A5", "tiles": 1, "open": 1})


def test_on_a_strait_each_shore_tells_its_own() -> None:
    tiles = {"A4": "coast2", "B3": "sea"}
    scene = Scene(tiles, gold=(9,), units=[unit(1, "scout", "A4")], draws=["X47"])
    scene.sail("B3", 1).draw().place("B4", 1)
    assert about(scene) == ("landing", {"gold": 8, "field": "B4"})
    assert hint(scene, "scout", move="land") == {"left": 3}
    north, south = (hint(scene, part, move="land", unit="scout") for part in "NS")
    assert (north["tiles"], north["open"], north["rank"], north["points"]) == (2, 0, 1, 2)
    assert (south["tiles"], south["open"], south["rank"], south["points"]) == (1, 1, 1, 1)
    assert hint(scene, "N", move="land", unit="fort")["chip"] == "yes"


def test_a_landing_that_changes_nothing_says_so() -> None:
    """A player alone with a fort gains nothing by a scout, nor by a settlement."""
    tiles = {"A4": "coast2", "B3": "sea"}
    mine = Scene(tiles, gold=(9,), units=[unit(0, "fort", "A4")], draws=["X59"]).sail("B3", 1).draw()
    mine.place("B4", 0)
    assert [hint(mine, kind, move="land")["change"] for kind in ("scout", "fort", "settlement")] == ["no"] * 3
    scout = Scene(tiles, gold=(9,), units=[unit(0, "scout", "A4")], draws=["X59"]).sail("B3", 1).draw()
    scout.place("B4", 0)
    assert [hint(scout, kind, move="land")["change"] for kind in ("scout", "fort")] == ["no", "yes"]


def fitting(scene: Scene) -> tuple[str, dict[str, Any]]:
    _, facts = about(scene)
    said = facts["fitting"]
    return said.key.removeprefix("entdecker-fitting").removeprefix("-"), dict(said.args)


def test_which_tiles_would_fit() -> None:
    scene = Scene(draws=["X47", "X01"], gold=(9,)).sail("N1", 3)
    key, facts = fitting(scene)
    left = scene.public().unseen
    assert key == ""
    assert [kind.args["kind"] for kind in items(facts["kinds"])] == ["sea", "coast", "corner"]
    assert facts["all"] == sum(one.plain + one.question for one in left)
    assert facts["fit"] == sum(
        one.plain + one.question for one in left if one.kind in ("sea", "coast", "corner")
    )
    assert {one.kind for one in left if one.fits} == {"sea", "coast", "corner"}, "crossed out in the picture"
    scene.draw()
    assert scene.step == "choice", "after a misfit it is told again"
    assert fitting(scene)[0] == "", "after a misfit it is told again"
    assert fitting(Scene(gold=(9,)).sail("N5", 3)) == ("all", {})


def test_only_tiles_still_in_the_stacks_can_fit() -> None:
    only_straits = [["X47", "X48"], [], [], [], []]
    scene = Scene(stacks=only_straits, gold=(9,)).sail("N1", 2)
    assert fitting(scene) == ("none", {})
    assert fitting(Scene(stacks=only_straits, gold=(9,)).sail("N5", 2)) == ("all", {})


def test_between_voyages_every_tile_counts_alike() -> None:
    assert all(one.fits for one in Scene().public().unseen)


@pytest.mark.parametrize(
    ("language", "unclosed", "closed"),
    [("en", "2 points if closed now", "2 points when it’s scored"),
     ("de", "wenn jetzt geschlossen: 2 Punkte", "jetzt wert: 2 Punkte")],
)  # fmt: skip
def test_an_open_island_is_worth_something_only_if_it_is_closed(
    language: str, unclosed: str, closed: str
) -> None:
    facts: dict[str, Any] = {"left": 3, "tiles": 2, "rank": 1, "points": 2, "chip": "no", "change": "yes"}
    for number, wanted in ((1, unclosed), (0, closed)):
        told = Phrases(language)(say("entdecker-hint-unit-here", open=number, **facts))
        assert told.replace("\u2068", "").replace("\u2069", "").endswith(wanted)
