"""Who is who: the livery of each player, from the view."""

from __future__ import annotations

from PIL import Image

from engines.games.efemeris.views.view import Player, Public
from render.efemeris.pieces.liveries import NATIONS, nation_seal
from render.kit.players import Livery, unclaimed


def livery_of(player: Player) -> Livery:
    return NATIONS[player.nation][player.second] if player.nation else unclaimed(player.seat)


def liveries(public: Public) -> tuple[Livery, ...]:
    """By seat; of whom has no nation yet, a number."""
    return tuple(livery_of(player) for player in public.players)


def player_seal(player: Player, size: int) -> Image.Image:
    return nation_seal(livery_of(player), size)
