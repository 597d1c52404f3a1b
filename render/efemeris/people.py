"""Who is who: the livery of each player, from the view."""

from __future__ import annotations

from PIL import Image

from engines.core import Seat
from engines.efemeris.view import Player, Public
from render.efemeris.liveries import NATIONS, nation_seal, stateless_seal
from render.kit.players import Livery


def livery_of(player: Player) -> Livery | None:
    """None before the nation is chosen."""
    return NATIONS[player.nation][player.second] if player.nation else None


def liveries_in(public: Public) -> dict[Seat, Livery | None]:
    return {player.seat: livery_of(player) for player in public.players}


def player_seal(player: Player, size: int) -> Image.Image:
    livery = livery_of(player)
    return stateless_seal(player.seat + 1, size) if livery is None else nation_seal(livery, size)
