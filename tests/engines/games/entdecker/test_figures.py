"""The figures file: complete, with sources, and a clear error when something is wrong with it (§3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engines.games.entdecker import GAME
from engines.games.entdecker.rules import Entdecker
from engines.kit.figures_files import BadFigures
from tests.support.changed_figures import changed_figures

FIGURES = GAME.figures


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        ("board.rows", 0, "rows"),
        ("board.rows", 14, "rows"),
        ("board.columns", "ten", "int"),
        ("board.source.rows", "X", "'X'"),
        ("board.source", {"rows": "S"}, "columns"),
        ("board.source.depth", "S", "depth"),
        ("kinds.sea.sides", "WWW", "sides"),
        ("kinds.sea.sides", "WWWX", "sides"),
        ("kinds.sea.sides", "LLLL", "kind"),
        ("kinds.sea.number", 2, "number"),
        ("kinds.bay", None, "kind"),
        ("kinds.lagoon", {}, "lagoon"),
        ("explorer.sea.plain", -1, "negative"),
        ("explorer.sea.whirlpool", 1, "whirlpool"),
        ("explorer.sea.natives", 1, "natives"),
        ("explorer", {}, "tiles"),
        ("reserve.bay", None, "bay"),
        ("stacks.count", 0, "count"),
        ("chips.gem", {"value": 1, "count": 1, "source": {}}, "gem"),
        ("gold.tile", 0, "tile"),
        ("gold.cap", 6, "cap"),
        ("spinner.sectors", [], "sectors"),
        ("spinner.sectors", [0, 5], "sectors"),
        ("units.fort", None, "fort"),
        ("units.fort.cost", 12, "cap"),
        ("events.pirates", 0, "pirates"),
        ("toll.cap", "no", "cap"),
        ("toll", None, "toll"),
        ("events", None, "events"),
    ],
)
def test_a_bad_file_gives_a_clear_error(path: str, value: Any, says: str) -> None:
    with pytest.raises(BadFigures) as error:
        Entdecker(changed_figures("entdecker", path, value), GAME.raw_computer)
    assert "entdecker/figures.toml" in str(error.value)
    assert says in str(error.value)


def test_with_several_units_on_a_tile_the_cap_of_the_toll_counts() -> None:
    with pytest.raises(BadFigures, match="dearest start"):
        Entdecker(changed_figures("entdecker", "toll.cap", 12), GAME.raw_computer)


def test_other_figures_make_another_game() -> None:
    game = Entdecker(changed_figures("entdecker", "gold.start", 9), GAME.raw_computer)
    assert game.facts()["gold_start"] == 9
    assert GAME.facts()["gold_start"] == 4


# --- the tables of §3 ------------------------------------------------------------------------------------


def test_the_explorer_tiles() -> None:
    fronts = FIGURES.tiles
    assert len(fronts) == 96
    kinds = Counter(front.kind for front in fronts.values())
    assert kinds == {"sea": 16, "coast": 30, "strait": 12, "corner": 28, "bay": 10}
    events = Counter(front.event for front in fronts.values())
    assert events == {"": 76, "storm": 4, "pirates": 4, "gold": 4, "ruins": 4, "natives": 4}


@pytest.mark.parametrize(
    ("tiles", "kind", "event"),
    [
        ("X01 X14", "sea", ""),
        ("X15", "sea", "storm"),
        ("X16", "sea", "pirates"),
        ("X17 X39", "coast", ""),
        ("X40 X41", "coast", "storm"),
        ("X42", "coast", "pirates"),
        ("X43", "coast", "gold"),
        ("X44", "coast", "ruins"),
        ("X45 X46", "coast", "natives"),
        ("X47 X55", "strait", ""),
        ("X56", "strait", "pirates"),
        ("X57", "strait", "gold"),
        ("X58", "strait", "natives"),
        ("X59 X80", "corner", ""),
        ("X81", "corner", "storm"),
        ("X82", "corner", "pirates"),
        ("X83", "corner", "gold"),
        ("X84 X85", "corner", "ruins"),
        ("X86", "corner", "natives"),
        ("X87 X94", "bay", ""),
        ("X95", "bay", "gold"),
        ("X96", "bay", "ruins"),
    ],
)
def test_the_ids_of_the_explorer_tiles(tiles: str, kind: str, event: str) -> None:
    for tile in tiles.split():
        assert FIGURES.tiles[tile] == (kind, event)
        assert FIGURES.backs[tile] == (kind, "question" if event else "plain")


def test_the_reserve_tiles() -> None:
    counts = [getattr(FIGURES.reserve, kind) for kind in FIGURES.reserve_kinds]
    assert FIGURES.reserve_kinds == ("sea", "coast", "strait", "corner", "bay", "inland")
    assert counts == [4, 5, 2, 3, 4, 6]
    assert len(FIGURES.tiles) + sum(counts) == 120


def test_the_chips() -> None:
    values = Counter(FIGURES.chip_value(chip) for chip in FIGURES.motifs)
    assert values == {1: 5, 2: 5, 3: 5, 4: 5}
    named = {chip: FIGURES.motifs[chip] for chip in ("K01", "K04", "K06", "K09", "K11", "K14", "K16", "K20")}
    assert list(named.values()) == [
        "bean",
        "pumpkin",
        "tomato",
        "maize",
        "potato",
        "pineapple",
        "cocoa",
        "breadfruit",
    ]


def test_gold_units_and_the_spinner() -> None:
    assert (FIGURES.gold.start, FIGURES.gold.cap, FIGURES.gold.tile) == (4, 12, 1)
    assert FIGURES.costs == {"scout": 1, "fort": 3, "settlement": 6}
    assert FIGURES.supply == {"scout": 3, "fort": 2, "settlement": 1}
    assert Counter(FIGURES.spinner.sectors) == {2: 2, 3: 2, 4: 2, 5: 2}
