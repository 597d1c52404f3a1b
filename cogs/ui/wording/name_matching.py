"""How well a name fits what somebody has typed so far, for autocomplete and search."""

from __future__ import annotations


def nearness(typed: str, name: str) -> int | None:
    """The lower the better: the name begins with it, a word in it does, it's anywhere in it. None if it
    isn't there."""
    wanted, name = " ".join(typed.casefold().split()), name.casefold()
    if name.startswith(wanted):
        return 0
    if f" {wanted}" in name:
        return 1
    return 2 if wanted in name else None
