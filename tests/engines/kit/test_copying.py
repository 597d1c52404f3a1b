"""Copies of states."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec
import pytest

from engines.kit.copying import copied


class Goods(NamedTuple):
    wood: int


class Card(msgspec.Struct, frozen=True):
    name: str
    marks: list[int] = []


class Ship(msgspec.Struct):
    field: str
    cargo: list[Card] = []


class State(msgspec.Struct):
    step: Literal["sail", "land"] = "sail"
    at: tuple[int, str] = (1, "b")
    goods: Goods = Goods(2)
    flagship: Ship | None = None
    winner: int | str | None = None
    rows: list[Ship | None] = []
    stacks: list[list[str]] = []
    fleets: dict[str, dict[str, Ship]] = {}


def full_state() -> State:
    return State(
        flagship=Ship("a", [Card("one", [1])]),
        rows=[None, Ship("b")],
        stacks=[["x"], []],
        fleets={"north": {"first": Ship("c")}},
    )


def test_a_copy_is_equal() -> None:
    assert copied(full_state()) == full_state()
    assert copied(State()) == State()


def test_what_changes_in_a_copy_changes_there_alone() -> None:
    state = full_state()
    copy = copied(state)
    assert copy.flagship is not None
    copy.step = "land"
    copy.flagship.field = "z"
    copy.flagship.cargo.append(Card("two"))
    copy.rows.pop()
    copy.stacks[0].append("y")
    copy.fleets["north"]["first"].field = "z"
    copy.fleets["north"]["second"] = Ship("d")
    assert state == full_state()


def test_what_never_changes_is_shared() -> None:
    state = full_state()
    assert state.flagship is not None
    copy = copied(state)
    assert copy.flagship is not None
    assert copy.flagship.cargo[0] is state.flagship.cargo[0]


class Odd(msgspec.Struct):
    kinds: set[str] = set()


class TwoKinds(msgspec.Struct):
    either: Ship | list[int]


@pytest.mark.parametrize("kind", [Odd(), TwoKinds([])], ids=["a set", "two kinds of changing values"])
def test_what_cannot_be_copied_is_refused(kind: msgspec.Struct) -> None:
    with pytest.raises(TypeError, match="nobody has said how to copy it"):
        copied(kind)
