"""What people type in a command: what is no answer is refused with what would be one."""

from __future__ import annotations

import pytest

from cogs.ui.panel.typed_answers import path_of
from data.words import Phrases
from engines.contract.core import Rejected
from tests.engines.games.entdecker.scene import Scene


def typed(tiles: str) -> tuple[str, ...]:
    return sailed("N5", tiles)


def sailed(start: str, tiles: str) -> tuple[str, ...]:
    scene = Scene(gold=(8,))
    return path_of(scene.game.asking(scene.state, 0), "sail", {"start": start, "tiles": tiles}, Phrases("en"))


@pytest.mark.parametrize("tiles", ["many", "2.5", "-1", "²", "1e1", "٣", "0", "9", "12 34"])
def test_what_is_no_number_in_range_is_refused_with_the_range(tiles: str) -> None:
    with pytest.raises(Rejected) as refused:
        typed(tiles)
    said = [Phrases(language)(refused.value.reason) for language in ("en", "de")]
    assert said == ["Enter a whole number from 1 to 8.", "Es muss eine ganze Zahl von 1 bis 8 sein."]


@pytest.mark.parametrize("tiles", ["3", " 3 ", "03"])
def test_a_number_is_an_answer(tiles: str) -> None:
    assert typed(tiles)[-1] == "=3"


def test_what_is_not_offered_is_named_with_what_is() -> None:
    with pytest.raises(Rejected) as refused:
        sailed("ZZ*", "3")
    said = [Phrases(language)(refused.value.reason) for language in ("en", "de")]
    assert said == [
        "There’s no “ZZ\\*” to choose here. You can choose N1, N2, N3, N4, N5, N6 and 28 more.",
        "„ZZ\\*“ steht hier nicht zur Wahl. Möglich: N1, N2, N3, N4, N5, N6 und 28 weitere.",
    ]


def test_of_a_long_text_only_the_beginning_is_repeated() -> None:
    with pytest.raises(Rejected) as refused:
        sailed("Z" * 500, "3")
    assert "Z" * 39 + "…”" in Phrases("en")(refused.value.reason)
