"""The captains: their portraits, and what they do in a sign and a number."""

from __future__ import annotations

from PIL import Image

from engines.games.new_found_land.views.view import Public
from render.kit.decoration.emblems import emblem
from render.new_found_land import signs

CAPTAINS = ("columbus", "magellan", "dagama", "cortes", "drake")
_PORTRAITS = {"dagama": "vasco"}


def portrait(name: str, size: int) -> Image.Image:
    return emblem(_PORTRAITS.get(name, name), size)


def effect(name: str, size: int) -> Image.Image:
    """What they are good at."""
    match name:
        case "columbus":
            return signs.ability("telescopes", size)
        case "magellan":
            return signs.ability("sail", size)
        case "dagama":
            return signs.ability("settlers", size)
        case "cortes":
            return signs.good("gold", size)
    return signs.ability("crates", size)


def owners(public: Public) -> dict[str, int]:
    return {player.captain: player.seat for player in public.players if player.captain}
