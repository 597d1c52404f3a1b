"""The way of a press stays short."""

from __future__ import annotations

from tests.lab.bench.ways import Place, Step, in_words, traced, turns_back

MOST = {"Play": 50, "bid": 15, "post": 25}
"""Turns back: a quarter, and half, of what they once were."""


def way(*modules: str) -> list[Step]:
    return [Step(None, Place(module, "f")) for module in modules]


def test_a_turn_back_leads_into_a_module_that_was_left() -> None:
    assert turns_back(way("a", "b", "b", "c")) == []
    there_and_back = way("a", "b", "a", "a", "b", "c")
    assert turns_back(there_and_back) == [there_and_back[2], there_and_back[4]]


async def test_a_press_seldom_turns_back() -> None:
    ways = await traced()
    assert {press: len(found) for press, found in ways.items()} == {"Play": 1, "bid": 1, "post": 3}
    back = {press: sum(len(turns_back(one)) for one in found) for press, found in ways.items()}
    assert all(5 < back[press] <= most for press, most in MOST.items()), in_words(ways, listed=True)
