"""Where the free ships of a seat could go, whether or not it is its turn. Pictures and texts show it."""

from __future__ import annotations

import msgspec

from engines.contract.core import Say, say
from engines.games.age_of_discovery.views.view import Chip, Expedition, Own, Player, Public


class Landing(msgspec.Struct, frozen=True, kw_only=True):
    """An expedition that free ships of this seat could join: coins and room are enough."""

    expedition: str
    ships: tuple[Chip, ...]
    """Kinds that fit without a card; a joker with the largest volume that fits and the colour that scores
    more."""
    with_card: tuple[Chip, ...]
    """Kinds that need a card "ship of any colour", if the seat has one."""
    points: int
    """What the best of `ships` would still score here; 0 if only a card opens it."""
    card_points: int
    """The same for the best of `with_card`."""


def landings(public: Public, own: Own) -> tuple[Landing, ...]:
    player = public.players[own.seat]
    if public.over or player.coins < own.fee:
        return ()
    found = [_landing(one, public.interim_done, player, own) for one in public.expeditions]
    return tuple(landing for landing in found if landing is not None)


def why_none(public: Public, own: Own) -> Say:
    """What is lacking where no ship could go."""
    player, joker = public.players[own.seat], not own.joker.where
    if not player.ships and not joker:
        return say("age_of_discovery-no-no-free-ship")
    fee = own.fee if player.ships else own.joker_fee
    if player.coins < fee:
        return say("age_of_discovery-no-coins", need=fee, have=player.coins)
    return say("age_of_discovery-no-nothing-fits")


def _landing(there: Expedition, interim_done: bool, player: Player, own: Own) -> Landing | None:
    plain: list[Chip] = []
    by_card: list[Chip] = []
    for stock in player.ships:
        if stock.volume <= there.room:
            chip = Chip(colour=stock.colour, volume=stock.volume)
            (plain if there.row in (None, stock.colour) else by_card).append(chip)
    for into, fits in ((plain, True), (by_card, False)):
        ways = [colour for colour in _usable_joker(player, own) if (there.row in (None, colour)) is fits]
        if ways and there.room:
            colour = there.tile if there.tile in ways else ways[0]
            volume = min(there.room, own.joker_volume)
            into.append(Chip(colour=colour, volume=volume, joker=True, colours=own.joker.colours))
    if not player.any_cards:
        by_card = []
    if not plain and not by_card:
        return None

    def best(chips: list[Chip]) -> int:
        return max(
            (_points_to_come(there, interim_done, chip.colour == there.tile) for chip in chips), default=0
        )

    return Landing(
        expedition=there.name,
        ships=tuple(plain),
        with_card=tuple(by_card),
        points=best(plain),
        card_points=best(by_card),
    )


def _usable_joker(player: Player, own: Own) -> tuple[str, ...]:
    """The joker's colours; () if it cannot be used."""
    return own.joker.colours if not own.joker.where and player.coins >= own.joker_fee else ()


def _points_to_come(there: Expedition, interim_done: bool, match: bool) -> int:
    kinds = (there.final,) if interim_done else (there.interim, there.final)
    return sum(points.match if match else points.other for points in kinds)
