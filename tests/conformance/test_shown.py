"""Whatever a view holds is shown: another value, another picture. Where no picture shows it, words tell it.

Views come from played games. Every field of every struct in them is given another value, one field at a time,
so nobody has to list what a game must show; `not_drawn.py` lists what it need not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from hashlib import blake2b
from itertools import zip_longest
from typing import Any, NamedTuple

import msgspec
import pytest

import render
from data.words import Phrases
from engines import AnyGame
from engines.contract.core import Public, Say
from tests.conformance.not_drawn import NOWHERE, TOLD
from tests.render.names import NAMES
from tests.render.samples import Sample, Which, few, many, various
from tests.support.stages import FINISHED

WORDS = Phrases("en", NAMES)
CONTRACT = [f"Public.{name}" for name in Public.__struct_fields__]
"""Of the messages around the pictures: whom the game waits for, and what they are asked."""
TRIES = 60
Path = tuple[str | int, ...]
Show = Callable[[AnyGame, Sample], Iterable[object]]


def fields(value: Any, path: Path = ()) -> Iterator[tuple[str, Path, Any]]:
    """Every field of every struct: its name, the way to it and what it holds. A text is one value, and so is
    what is printed on a piece."""
    if isinstance(value, msgspec.Struct) and not isinstance(value, Say):
        for name in value.__struct_fields__:
            there = getattr(value, name)
            yield f"{type(value).__name__}.{name}", (*path, name), there
            yield from fields(there, (*path, name))
    elif type(value) is tuple:
        for place, one in enumerate(value):
            yield from fields(one, (*path, place))


def put(value: Any, path: Path, new: Any) -> Any:
    """A copy that holds something else there."""
    if not path:
        return new
    step, rest = path[0], path[1:]
    if isinstance(step, str):
        return msgspec.structs.replace(value, **{step: put(getattr(value, step), rest, new)})
    return (*value[:step], put(value[step], rest, new), *value[step + 1 :])


def others(value: Any, values: list[Any]) -> Iterator[Any]:
    """Other values that a field may hold: near ones, and some that it holds elsewhere."""
    if isinstance(value, bool):
        yield not value
        return
    if isinstance(value, int | None):
        yield from ((value or 0) + 1, (value or 0) + 50)
    if type(value) is tuple and value:
        yield value[1:]
    different = [other for other in values if other != value]
    yield from different[:: max(1, len(different) // 3)][:3]


class Spot(NamedTuple):
    """Where a field is."""

    sample: Sample
    path: Path
    value: Any


class Fields:
    """The fields of one part of all views: where each is, and what it may hold."""

    def __init__(self, game: AnyGame, part: str) -> None:
        self.part = part
        self.spots: dict[str, list[Spot]] = {}
        self.values: dict[str, dict[bytes, Any]] = {}
        for sample in _samples(game):
            for name, path, value in fields(getattr(sample, part)):
                self.spots.setdefault(name, []).append(Spot(sample, path, value))
                self.values.setdefault(name, {})[msgspec.json.encode(value)] = value

    def changed(self, name: str) -> Iterator[tuple[Sample, Sample]]:
        """A position, and the same with another value in this field; here and there in all positions."""
        values = list(self.values[name].values())
        spots = sorted(
            self.spots[name], key=lambda spot: not spot.value
        )  # an empty one may be a place unused
        for sample, path, value in spots[:: max(1, len(spots) // TRIES)]:
            for other in others(value, values):
                whole = put(getattr(sample, self.part), path, other)
                yield sample, sample._replace(**{self.part: whole})


def _samples(game: AnyGame) -> Iterator[Sample]:
    """Of games of computer players, and of some who also do what those don't."""
    mixed: list[Which] = [{"seats": seats, "clever": 6} for seats in game.seats]
    for which in (few(game.key), many(game.key), *mixed):
        yield from reversed(various(game.key, which).values())


class Shown:
    """What is shown of a position, one thing after the other, as far as it was asked for."""

    def __init__(self, show: Show, game: AnyGame, sample: Sample) -> None:
        self._known: list[object] = []
        self._more = iter(show(game, sample))

    def __iter__(self) -> Iterator[object]:
        yield from self._known
        for one in self._more:
            self._known.append(one)
            yield one


class Differences:
    """Compares positions with what is shown of them; what is shown of the played ones is remembered."""

    def __init__(self, game: AnyGame, show: Show) -> None:
        self._game, self._show = game, show
        self._played: dict[int, Shown] = {}

    def __call__(self, sample: Sample, changed: Sample) -> bool:
        played = self._played.setdefault(id(sample), Shown(self._show, self._game, sample))
        try:
            return any(one != other for one, other in zip_longest(self._show(self._game, changed), played))
        except Exception:  # noqa: BLE001 - a position that contradicts itself can't always be shown
            return False


def pictures(game: AnyGame, sample: Sample) -> Iterator[bytes]:
    """The board, the hand, and what helps with the question."""
    drawn = render.board(game.key, sample.public, WORDS)
    yield from (blake2b(picture.image.tobytes()).digest() for picture in drawn)
    hand = render.hand(game.key, sample.public, sample.own, WORDS)
    yield blake2b(hand.image.tobytes()).digest() if hand else b""
    choice = render.choice(game.key, sample.public, sample.own, sample.question, {}, WORDS)
    yield blake2b(choice.image.tobytes()).digest() if choice else b""


def words(game: AnyGame, sample: Sample) -> Iterator[str]:
    for line in (*game.describe(sample.public), *game.describe_own(sample.public, sample.own)):
        yield WORDS(line)


@pytest.mark.parametrize("part", ["public", "own"])
@pytest.mark.parametrize("game", FINISHED)
def test_whatever_a_view_holds_is_shown(game: AnyGame, part: str) -> None:
    there, told = Fields(game, part), TOLD.get(game.key, "").split()
    nowhere = [name for names in NOWHERE.get(game.key, {}).values() for name in names.split()]
    differ = {show: Differences(game, show) for show in (pictures, words)}
    missing = []
    for name in there.spots.keys() - {*nowhere, *CONTRACT}:
        show = differ[words if name in told else pictures]
        if not any(show(sample, changed) for sample, changed in there.changed(name)):
            missing.append(name)
    assert sorted(missing) == []
