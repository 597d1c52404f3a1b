"""Which cells keep planets connected with the rose: one search through the optimistic graph of §3.6.

In that graph an empty cell joins all its borders, and singularities are no way. A depth-first search from
the rose finds for every empty cell what depends on it alone (Tarjan's low points): what could be cut off by
laying a tile there. Nodes are slots by their numbers, and after them the groups of slots that tiles and empty
cells join.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

NOT_SEEN = -1


class Hold(NamedTuple):
    """What an empty cell holds together."""

    intact: bool
    """Whether every planet is linked without it."""
    safe: tuple[int, ...]
    """Borders (directions) that are linked with the rose without it."""


class Links:
    """The connections of the optimistic graph, searched from one slot."""

    def __init__(self, slots: int, groups: Sequence[Sequence[int]], start: int) -> None:
        """`groups` join slots; the search begins at the slot `start`."""
        self.slots = slots
        self.near: list[Sequence[int]] = [[] for _ in range(slots)]
        for number, group in enumerate(groups, slots):
            for slot in group:
                self.near[slot].append(number)  # type: ignore[attr-defined]
        self.near += groups
        count = len(self.near)
        self.seen, self.low, self.last = [NOT_SEEN] * count, [0] * count, [0] * count
        """When the search came to a node; how far back its branch reaches; when the search left it."""
        self.parent = [NOT_SEEN] * count
        self._search(start)

    def _search(self, start: int) -> None:
        near, seen, low, last, parent = self.near, self.seen, self.low, self.last, self.parent
        seen[start] = low[start] = clock = 0
        path, ways = [start], [iter(near[start])]
        while path:
            node = path[-1]
            for other in ways[-1]:
                if seen[other] == NOT_SEEN:
                    clock += 1
                    seen[other] = low[other] = clock
                    parent[other] = node
                    path.append(other)
                    ways.append(iter(near[other]))
                    break
                if other != parent[node] and seen[other] < low[node]:
                    low[node] = seen[other]
            else:
                last[node] = clock
                path.pop()
                ways.pop()
                if path and low[node] < low[path[-1]]:
                    low[path[-1]] = low[node]

    def linked(self, slot: int) -> bool:
        return self.seen[slot] != NOT_SEEN

    def hold(self, group: int, planets: Iterable[int]) -> Hold:
        """What the group of an empty cell holds together; `planets`: a slot of each linked planet."""
        hub, seen = self.slots + group, self.seen
        if seen[hub] == NOT_SEEN:
            return Hold(True, ())
        loose = [slot for slot in self.near[hub] if self.parent[slot] == hub and self.low[slot] >= seen[hub]]
        """Branches that depend on this cell alone."""
        spans = [(seen[slot], self.last[slot]) for slot in loose if self.last[slot] > seen[slot]]
        if not spans:  # the usual case: only borders where the sky ends depend on this cell
            safe = tuple(side for side, slot in enumerate(self.near[hub]) if slot not in loose)
            return Hold(True, safe)

        def hangs(slot: int) -> bool:
            return slot in loose or any(first <= seen[slot] <= last for first, last in spans)

        safe = tuple(side for side, slot in enumerate(self.near[hub]) if not hangs(slot))
        return Hold(not any(map(hangs, planets)), safe)
