"""The games on the first page, from what the engines and the texts say of them."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path

from cogs.runtime.local_table.world import Payload

PICTURES = Path(__file__).parents[3] / "docs" / "pictures"


async def cards(language: str) -> list[Payload]:
    """In a thread: the first time, the games and their texts are read."""
    return await asyncio.to_thread(_cards, language)


@cache
def _cards(language: str) -> list[Payload]:
    from data.words import Phrases
    from engines import games
    from engines.core import say

    words = Phrases(language)
    return [
        {
            "key": key,
            "title": words(say(f"{key}-title")),
            "players": {"least": min(game.seats), "most": max(game.seats)},
            "minutes": words(say(f"{key}-minutes")),
            "weight": words(say(f"{key}-weight")),
            "sentence": words(say(f"{key}-blurb")).partition(". ")[0] + ".",
            "picture": f"/pictures/{key}.webp" if picture_of(key) else None,
        }
        for key, game in games().items()
    ]


def picture_of(key: str) -> Path | None:
    """The picture of a board; None where there is none of this name."""
    found = {path.stem: path for path in PICTURES.glob("*.webp")}
    return found.get(key)
