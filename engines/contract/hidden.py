"""Where a game keeps its secrets."""

from __future__ import annotations

from typing import NamedTuple


class Hidden(NamedTuple):
    """Where a state holds what a seat may not know. A path names fields, keys or items, such as "bag" or
    "players.*.hand"; * is any of them."""

    dealt: tuple[str, ...]
    """What `redeal` deals anew."""
    cleared: tuple[str, ...] = ()
    """What the others have noted or ordered, and nobody is asked about: `redeal` takes it away."""
    unordered: tuple[str, ...] = ()
    """Orders of the others that `redeal` makes up: `imagine` takes them away, since nobody sensible gives
    such orders."""
