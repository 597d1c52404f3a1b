"""Which sets of ships carry how many goods: for contracts and for Antwerp (§6.12, §6.13)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

ShipSet = tuple[str, ...]


@lru_cache(maxsize=1024)
def sets_of(ships: ShipSet) -> tuple[ShipSet, ...]:
    """Every set of at least one of these ships, in their order."""
    found = []
    for chosen in product((True, False), repeat=len(ships)):
        some = tuple(ship for ship, taken in zip(ships, chosen, strict=True) if taken)
        if some:
            found.append(some)
    return tuple(found)


def carrying(ships: Sequence[str], crates: dict[str, int], size: int) -> list[ShipSet]:
    """The sets of ships that carry `size` goods; the set that wastes the fewest crates comes first.

    One set stands for all with the same crates, and no set has a ship that it does not need.
    """
    found: dict[tuple[int, ...], ShipSet] = {}
    for some in sets_of(tuple(ships)):
        loads = tuple(sorted(crates[ship] for ship in some))
        if sum(loads[1:]) < size <= sum(loads):
            found.setdefault(loads, some)
    return [found[loads] for loads in sorted(found, key=lambda loads: (sum(loads), len(loads)))]
