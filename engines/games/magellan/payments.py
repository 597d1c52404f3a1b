"""Paying without change: which sets of money cards settle a price (§D3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache

Payment = tuple[int, ...]
"""Cards by their gold, highest first."""


def covers(hand: Sequence[int], price: int) -> Iterator[Payment]:
    """Every set of cards that reaches the price and has no superfluous card, each once.

    Named from the highest card to the lowest, a set has no superfluous card exactly if its last card reaches
    the price and none before does. So the walk goes over values, not over single cards.
    """
    counts = sorted(Counter(hand).items(), reverse=True)
    left = [0] * (len(counts) + 1)
    for at in range(len(counts) - 1, -1, -1):
        left[at] = left[at + 1] + counts[at][0] * counts[at][1]

    def walk(at: int, need: int, chosen: Payment) -> Iterator[Payment]:
        value, count = counts[at]
        enough = -(-need // value)
        for taken in range(min(count, enough), -1, -1):
            now = chosen + (value,) * taken
            if taken == enough:
                yield now
            elif left[at + 1] >= need - taken * value:
                yield from walk(at + 1, need - taken * value, now)

    if 0 < price <= left[0]:
        yield from walk(0, price, ())


def exact_possible(hand: Sequence[int], price: int, *, keep_one: bool) -> bool:
    """Whether some cards make the price exactly, with one left over where one must remain."""
    if keep_one and sum(hand) == price:
        return False
    return bool(_sums(hand) >> price & 1)


def cheapest(hand: Sequence[int], price: int) -> int:
    """The least that some of these cards pay for a price, since there is no change. They can pay it."""
    enough = _sums(hand) >> price
    return price + (enough & -enough).bit_length() - 1


def _sums(hand: Sequence[int]) -> int:
    """Bit n: some of the cards make the sum n."""
    sums = 1
    for card in hand:
        sums |= sums << card
    return sums


def payments(hand: Sequence[int], price: int, *, keep_one: bool, exact: bool) -> list[Payment]:
    """Every legal payment. `exact`: the table demands the exact amount where it is possible (§9-6)."""
    return _payments(tuple(hand), price, keep_one, exact)


@lru_cache(maxsize=256)
def _payments(hand: tuple[int, ...], price: int, keep_one: bool, exact: bool) -> list[Payment]:
    """Kept: the flow asks first, then the winner is asked, then the answer is checked."""
    legal = [cards for cards in covers(hand, price) if not (keep_one and len(cards) == len(hand))]
    if exact:
        fitting = [cards for cards in legal if sum(cards) == price]
        return fitting or legal
    return legal


def contains(hand: Sequence[int], cards: Sequence[int]) -> bool:
    """Whether all these cards are in the hand."""
    return not Counter(cards) - Counter(hand)


def without(hand: Sequence[int], cards: Sequence[int]) -> list[int]:
    """The hand after these cards have left it."""
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    return rest
