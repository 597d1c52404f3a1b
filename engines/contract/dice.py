"""Chance that can be repeated."""

from __future__ import annotations

import hashlib
import random
from collections.abc import MutableSequence, Sequence
from functools import lru_cache
from typing import TypeVar

T = TypeVar("T")


@lru_cache(maxsize=16)
def _begun(key: bytes) -> hashlib.blake2b:
    """The key, hashed: all dice of a game begin with the same one."""
    return hashlib.blake2b(key=hashlib.sha256(key).digest())


NUMBERS = 1 << 64
"""How many numbers a throw chooses from."""


class Dice:
    """Chance from a secret key: keyed BLAKE2b over a counter. The same key and scene, the same throws.

    Python's own `random` does not promise the same shuffle in its next version; a replayed game needs it.
    """

    def __init__(self, key: bytes, *scene: int | str) -> None:
        self._source = key, scene
        self._keyed: hashlib.blake2b | None = None
        """The key of this scene, hashed. Made for the first throw: most moves have none."""
        self._count = 0

    @property
    def fell(self) -> bool:
        """Whether chance has decided anything yet."""
        return self._count > 0

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        if n < 1:
            raise ValueError(f"nothing to choose from: {n}")
        if n == 1:  # a throw like any other, but nobody needs to look
            self._count += 1
            return 0
        limit = NUMBERS - NUMBERS % n  # beyond it the last few numbers would come up more rarely
        while True:
            number = self._throw()
            if number < limit:
                return number % n

    def _throw(self) -> int:
        if self._keyed is None:
            key, scene = self._source
            own = _begun(key).copy()
            own.update("/".join(map(str, scene)).encode())
            self._keyed = hashlib.blake2b(key=own.digest(), digest_size=8)
        block = self._keyed.copy()
        block.update(self._count.to_bytes(8, "big"))
        self._count += 1
        return int.from_bytes(block.digest(), "big")

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def __repr__(self) -> str:
        return "Dice()"  # the key must not reach a log


class LightDice(Dice):
    """Chance for what is only imagined: Python's own generator, six times as fast. The same key and scene
    give the same throws, but they prove nothing. It takes longer to make: worth it for many throws."""

    def __init__(self, key: bytes, *scene: int | str) -> None:
        super().__init__(key, *scene)
        self._number = random.Random(f"{key.hex()}/{'/'.join(map(str, scene))}").random
        """Between 0 and 1. It is this method whose numbers Python promises to keep."""

    def below(self, n: int) -> int:
        if n < 1:
            raise ValueError(f"nothing to choose from: {n}")
        self._count += 1
        return int(self._number() * n)

    def shuffle(self, items: MutableSequence[T]) -> None:
        number = self._number
        for last in range(len(items) - 1, 0, -1):
            other = int(number() * (last + 1))
            items[last], items[other] = items[other], items[last]
        self._count += max(0, len(items) - 1)
