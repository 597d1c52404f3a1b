"""The games on the first page, from what the engines and the texts say of them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from cogs.local_table.small_discord.world import Payload
from data.words import Phrases
from engines.contract.core import say

PICTURES = Path(__file__).parents[3] / "docs" / "pictures"
PLAYERS = {
    "age_of_discovery": (2, 4),
    "efemeris": (2, 4),
    "entdecker": (2, 4),
    "magellan": (3, 6),
    "new_found_land": (2, 4),
}
"""The games, and how many play them: as the engines say (a test compares). They take a second to load, and
the cards are there with the page."""

CHARTS = {"new_found_land": "new_found_land-2"}
"""The pictures of the cards that have another name than the game. The cards are cut in `style.css` so that no
English words are seen: the pictures are drawn once, for all languages."""


@cache
def cards(language: str) -> list[Payload]:
    words = Phrases(language)
    return [
        {
            "key": key,
            "title": words(say(f"{key}-title")),
            "players": {"least": least, "most": most},
            "minutes": words(say(f"{key}-minutes")),
            "weight": words(say(f"{key}-weight")),
            "sentence": words(say(f"{key}-blurb")).partition(". ")[0] + ".",
            "picture": f"/pictures/{name}.webp" if picture_of(name := CHARTS.get(key, key)) else None,
        }
        for key, (least, most) in PLAYERS.items()
    ]


def picture_of(key: str) -> Path | None:
    """The picture of a board; None where there is none of this name."""
    found = {path.stem: path for path in PICTURES.glob("*.webp")}
    return found.get(key)
