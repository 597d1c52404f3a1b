"""Setting sail: where from, and how many tiles (§5.4, §6.1): golden case §T19."""

from __future__ import annotations

from engines.games.entdecker.moves import EndTurn, EndVoyage, Sail
from tests.engines.games.entdecker.scene import Scene, unit
from tests.support.scene import items


def test_t19_the_toll_is_too_high() -> None:
    scene = Scene({"C4": "coast0"}, gold=(3,), units=[unit(1, "fort", "C4")])
    reason = scene.refusal(Sail("C4", 1))
    assert reason.key == "entdecker-no-toll-too-high"
    assert reason.args == {"start": "C4", "toll": 3, "tile": 1, "gold": 3}
    assert scene.barred(move="sail") == {"C4": "toll-too-high"}
    scene = Scene({"C4": "coast0"}, gold=(4,), units=[unit(1, "fort", "C4")])
    assert scene.amount(move="sail", start="C4").high == 1
    scene.refuses(Sail("C4", 2), "tiles-range")
    scene.sail("C4", 1)
    assert scene.gold[0] == 0


def test_nobody_may_pass() -> None:
    scene = Scene(gold=(4,))
    assert scene.values() == ["sail"]
    scene.refuses(EndTurn(), "wrong-phase")
    scene.refuses(EndVoyage(), "wrong-phase")


def test_the_regions_of_the_starts() -> None:
    scene = Scene({"C4": "coast0", "C5": "sea", "D3": "sea"}, units=[unit(1, "scout", "C4")])
    question = scene.pick(move="sail")
    groups: dict[str, list[str]] = {}
    for option in question.options:
        assert option.group is not None
        name = "".join(str(value) for value in option.group.args.values())
        groups.setdefault(option.group.key.removeprefix("entdecker-group-") + name, []).append(
            str(option.value)
        )
    assert list(groups) == ["borderNE", "borderSW", "rowsAC", "rowsDG"]
    assert groups["borderNE"] == [
        *(f"N{number}" for number in range(1, 11)),
        *(f"E{row}" for row in "ABCDEFG"),
    ]
    assert groups["rowsAC"] == ["C4", "C5"]
    assert groups["rowsDG"] == ["D3"]
    toll = next(option for option in question.options if option.value == "C4")
    assert toll.text.args == {"place": "C4", "toll": 1}
    free = next(option for option in question.options if option.value == "C5")
    assert free.hint is not None
    assert items(free.hint.args["fields"]) == ["B5", "C6", "D5"]


def test_how_many_tiles() -> None:
    scene = Scene(gold=(7,))
    question = scene.amount(move="sail", start="N3")
    assert (question.low, question.high, question.handy) == (1, 7, (1, 2, 3, 4, 5, 7))
    for tiles in (0, -1, 8):
        assert scene.refusal(Sail("N3", tiles)).args == {"most": 7}
