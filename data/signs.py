"""Signs beside words: the small pictures that a message can show in its texts (render/emoji.py draws them).

A text says where one belongs, `{ SIGN("wood") }wood`. It becomes `<:wood:123> wood` where Discord has that
picture, and "wood" where it has not, or where a text is shown that has no pictures: alt texts, labels, files.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

from engines.contract.core import Public, Seat

BEGINS, ENDS = "\ue000", "\ue001"
"""Around the name of a sign in a text that has not been said yet: no language uses these letters."""
SPACE = " "
"""Behind a sign. One that does not break would stand at the beginning of the next line: browsers break lines
behind a picture all the same."""
_MARKED = re.compile(f"{BEGINS}(\\w+){ENDS}")
_WRITTEN = re.compile(rf"(?<!\\)<:(\w+):(\d+)>({SPACE}?)")
CHARACTERS = {
    "sail": "⛵",
    "crates": "📦",
    "settlers": "👥",
    "telescopes": "🔭",
    "any_color": "🎨",
    "joker": "★",
}
"""Signs that every font has in some form: it stands in for ours, in the same place. Any other sign brings the
space behind it, and goes without a trace."""

SealName = Callable[[str, Public | None, Seat, bool], str]
"""The name of the sign of a player: in a game, in a view, at a seat, and whether the computer plays there."""


class Sign(NamedTuple):
    """A sign as Discord knows it."""

    name: str
    id: int


class Signs:
    """The signs that Discord has now."""

    def __init__(self, seal_name: SealName = lambda game, public, seat, computer: "") -> None:
        self._ids: dict[str, int] = {}
        self._seal_name = seal_name
        self.when_lost: Callable[[], object] = lambda: None
        """Called to find out which there are."""

    def __len__(self) -> int:
        return len(self._ids)

    def replace(self, ids: Mapping[str, int]) -> None:
        """From now on these are all that there are, by name."""
        self._ids = dict(ids)

    def lose(self) -> None:
        """Discord no longer knows one of them: use none until we know which there are."""
        self._ids = {}
        self.when_lost()

    def written(self, name: str) -> str:
        """A sign with what separates it from the next word; empty if Discord does not have it."""
        if name not in self._ids:
            return CHARACTERS.get(name, "")
        return f"<:{name}:{self._ids[name]}>" + ("" if name in CHARACTERS else SPACE)

    def shown(self, text: str) -> str:
        """A text with its signs."""
        return _MARKED.sub(lambda found: self.written(found[1]), text) if BEGINS in text else text

    def seal(self, game: str, public: Public | None, seat: Seat, *, computer: bool) -> str:
        """What stands before the name of a player."""
        return self.written(self._seal_name(game, public, seat, computer))


NO_SIGNS = Signs()


def mark(name: str) -> str:
    """Where a text has a sign: `SIGN` in the texts."""
    return f"{BEGINS}{name}{ENDS}"


def without_signs(text: str) -> str:
    """A text as it is said where there are none."""
    return _WRITTEN.sub(lambda found: CHARACTERS[found[1]] + found[3] if found[1] in CHARACTERS else "", text)


def first_sign(text: str) -> Sign | None:
    """The first sign of a text, but for those that only repeat a number's meaning."""
    for name, number, _ in _WRITTEN.findall(text):
        if name not in CHARACTERS:
            return Sign(name, int(number))
    return None
