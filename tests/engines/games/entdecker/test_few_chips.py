"""Nobody is promised a chip that nobody will take: fewer are left than greatest discoverers (§9-14)."""

from __future__ import annotations

import pytest

from data.words import Phrases
from engines.contract.core import Arg, Pick
from engines.contract.dice import Dice
from engines.games.entdecker import GAME
from engines.games.entdecker.computer.reasons import Reasons
from engines.games.entdecker.computer.sight import of_board, of_view
from engines.games.entdecker.computer.worth import Prospect, appraisal, weight_of
from engines.games.entdecker.moves import Draw, EndVoyage, Land, Place
from engines.games.entdecker.sea.islands import chips_due, chips_taken
from tests.engines.games.entdecker.scene import Scene, unit

RED, BLUE = 0, 1
CHIPS = ["K16", "K11", "K06"]
COAST = {"A4": "coast2", "B3": "sea"}
"""A coast on B4 completes the land of A4."""
FORT, SCOUT, TWO_SCOUTS = (0, 1, 0), (0, 0, 1), (0, 0, 2)


def tied(chips: int, *, landed: bool = False) -> Scene:
    """A complete island with a fort of blue; a fort of red would be level with it. After landing it waits for
    its scoring until the turn ends."""
    units = [unit(BLUE, "fort", "A4"), *([unit(RED, "fort", "A4")] if landed else [])]
    scene = Scene(COAST, units=units, draws=["X17"], gold=(12,), chips=CHIPS[:chips])
    return scene.sail("B3", 1).draw().place("B4", 0)


def player(scene: Scene) -> Reasons:
    return Reasons(scene.game.figures, of_board(scene.board, scene.active))


def hint(scene: Scene, kind: str) -> dict[str, Arg]:
    """What landing this unit is said to bring."""
    question = scene.ask(move="land")
    assert isinstance(question, Pick)
    found = next(option.hint for option in question.options if option.value == kind)
    assert found is not None
    return dict(found.args)


@pytest.mark.parametrize(
    ("keys", "due"),
    [
        ((), 0),
        ((SCOUT,), 0),
        ((TWO_SCOUTS, SCOUT), 0),
        ((FORT,), 1),
        ((FORT, SCOUT), 1),
        ((FORT, FORT), 2),
        (((1, 0, 0), FORT, (1, 0, 0)), 2),
    ],
)
def test_as_many_chips_as_greatest_discoverers_or_none(
    keys: tuple[tuple[int, int, int], ...], due: int
) -> None:
    assert chips_due(keys) == due
    for left in range(4):
        assert chips_taken(keys, left) == (due if left >= due else 0)


@pytest.mark.parametrize(("chips", "promised"), [(0, "no"), (1, "no"), (2, "yes")])
def test_landing_promises_only_what_is_left(chips: int, promised: str) -> None:
    """Red's fort would be level with blue's, so two chips are due; a scout leaves blue alone ahead."""
    assert hint(tied(chips), "fort")["chip"] == promised
    assert hint(tied(chips), "scout")["chip"] == ("no" if chips == 0 else "rival")


@pytest.mark.parametrize(("chips", "promised"), [(0, "no"), (1, "no"), (2, "yes")])
def test_the_table_in_words_promises_only_what_is_left(chips: int, promised: str) -> None:
    scene = tied(chips, landed=True)
    lines = [line for line in GAME.describe(scene.public()) if line.key == "entdecker-board-island"]
    assert [line.args["chip"] for line in lines] == [promised]
    scene.play(EndVoyage())
    assert [len(scene.chips(seat)) for seat in (RED, BLUE)] == ([1, 1] if promised == "yes" else [0, 0])


@pytest.mark.parametrize(("chips", "promised"), [(0, "no"), (1, "no"), (2, "yes")])
def test_a_hint_promises_only_what_is_left(chips: int, promised: str) -> None:
    told = player(tied(chips)).reason(Land(unit="fort"))
    assert (told.key, told.args["chip"]) == ("entdecker-reason-land-complete", promised)
    closing = Scene(
        COAST, units=[unit(RED, "fort", "A4"), unit(BLUE, "fort", "A4")], draws=["X17"], gold=(1,)
    )
    closing.state.chips = CHIPS[:chips]
    told = player(closing.sail("B3", 1).draw()).reason(Place(field="B4"))
    assert (told.key, told.args["chip"]) == ("entdecker-reason-close", promised)


@pytest.mark.parametrize(("chips", "promised"), [(0, "no"), (1, "yes")])
def test_a_unit_on_open_land_is_not_said_to_find_a_chip(chips: int, promised: str) -> None:
    scene = Scene(draws=["X17"], gold=(9,), chips=CHIPS[:chips]).sail("N5", 1).draw().place("A5", 2)
    told = player(scene).reason(Land(unit="fort"))
    assert (told.key, told.args["chip"]) == ("entdecker-reason-land-first", promised)
    assert ("chip" in Phrases("en")(told)) == (promised == "yes")
    assert ("Chip" in Phrases("de")(told)) == (promised == "yes")


@pytest.mark.parametrize(("chips", "promised"), [(0, False), (1, True)])
def test_islanders_promise_only_what_is_left(chips: int, promised: bool) -> None:
    scene = Scene(draws=["X45"], chips=CHIPS[:chips]).sail("N5", 1).draw()
    about = scene.pick().about
    assert about is not None
    assert about.args["event"] == ("natives" if promised else "natives_none")
    for language, word in (("en", "a chip for the bonus"), ("de", "Chip für den Bonus")):
        assert (word in Phrases(language)(about)) == promised
    stacks = [["X45", "X46"], ["X17"], ["X18"], [], []]
    told = player(Scene(stacks=stacks, gold=(8,), chips=CHIPS[:chips]).sail("N5", 1)).reason(Draw(1))
    assert (told.key, told.args["chips"]) == ("entdecker-reason-question-event", chips)
    assert ("chip" in Phrases("en")(told)) == promised


@pytest.mark.parametrize("chips", [0, 1, 2, 3])
def test_the_appraisal_counts_only_what_is_left(chips: int) -> None:
    prices, worth = GAME.figures.computer, appraisal(GAME.figures, chips)
    alone, two = Prospect(5, 0, (weight_of(FORT), 0)), Prospect(5, 0, (weight_of(FORT), weight_of(FORT)))
    assert worth.shares(alone)[RED] == 5 + (prices.chip if chips >= 1 else 0)
    assert worth.shares(two) == (5 + (prices.chip if chips >= 2 else 0),) * 2
    event = player(Scene(draws=["X17"], chips=CHIPS[:chips]).sail("N5", 1)).event(0)
    without = player(Scene(draws=["X17"], chips=[]).sail("N5", 1)).event(0)
    assert (event > without) == (chips > 0)


@pytest.mark.parametrize("chips", [0, 1, 2, 3])
def test_the_computer_reads_the_chips_off_a_view_as_off_the_board(chips: int) -> None:
    scene = tied(chips)
    game, state, seat = scene.game, scene.state, scene.active
    view = game.view(state, seat)
    assert of_view(game.figures.chart, view.public, seat, game.asking(state, seat)) == of_board(
        scene.board, seat
    )
    assert game.suggest(view, game.asking(state, seat), Dice(b"chips"))
