"""Which ships together meet the capacity of a contract exactly (§6.5).

In a list of ships for a contract every ship is a token: a kind ("Y2"), the joker with its volume ("joker1"),
and an asterisk behind it where a card "ship of any colour" is spent ("B1*", "joker2*").
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from engines.games.age_of_discovery.figures import Figures, Pair
from engines.games.age_of_discovery.state import JOKER

CARD = "*"
TOKEN = re.compile(r"(?:([A-Z][0-9])|joker([0-9]))(\*?)")


class Token(NamedTuple):
    """One ship of a set."""

    text: str
    ship: str
    """A kind, or "joker"."""
    volume: int
    card: bool


class ShipSet(NamedTuple):
    """Ships that meet the capacity of a contract exactly."""

    ships: tuple[str, ...]
    """Tokens: own colour first, then other colours, the joker last."""
    fee: int
    cards: int


class Means(NamedTuple):
    """What a player can use for a contract."""

    free: tuple[str, ...]
    joker: Pair | None
    """The colours of the joker, if it is free."""
    cards: int
    coins: int


def read_token(figures: Figures, text: str) -> Token | None:
    """What a token means; None if it is not a token. The joker may have any digit as volume here."""
    found = TOKEN.fullmatch(text)
    if found is None:
        return None
    kind, joker, card = found.groups()
    if joker is not None:
        return Token(text, JOKER, int(joker), card == CARD)
    known = figures.kinds.get(kind)
    return Token(text, kind, known.volume, card == CARD) if known else None


def joker_token(volume: int, *, card: bool) -> str:
    return f"{JOKER}{volume}{CARD if card else ''}"


def ship_sets(figures: Figures, contract: str, means: Means) -> tuple[ShipSet, ...]:
    """Every legal set, by kinds: without a card first, then the lowest fee, then the fewest big ships."""
    # What makes no difference is taken out, so that the cache serves more cases: coins beyond what can be
    # spent, and the colours of a joker beyond whether it has the right one.
    card, purse, joker = figures.contracts[contract], figures.purse, means.joker
    most = min(card.capacity, len(means.free)) * purse.fee
    if joker is not None:
        most += purse.joker_fee
        joker = (card.colour, card.colour) if card.colour in joker else ("", "")
    return _ship_sets(figures, contract, Means(means.free, joker, means.cards, min(means.coins, most)))


def cheapest(figures: Figures, contract: str, means: Means) -> ShipSet | None:
    """A legal set with the fewest cards, then the lowest fee, found without listing all sets."""
    card, code, biggest = figures.contracts[contract], contract[0], max(figures.jokers.volumes)
    own = tuple([ship for ship in means.free if ship[0] == code])
    joker = means.joker if means.joker is not None and card.colour in means.joker else None
    lacking = card.capacity - sum([figures.kinds[ship].volume for ship in own])
    if joker is not None:
        lacking -= biggest
    if lacking <= 0:
        plain = ship_sets(figures, contract, Means(own, joker, 0, means.coins))
        if plain:
            return plain[0]
    for cards in range(1, means.cards + 1):
        if lacking <= cards * biggest:
            sets = ship_sets(figures, contract, means._replace(cards=cards))
            if sets:
                return sets[0]
    return None


@lru_cache(maxsize=8192)
def _ship_sets(figures: Figures, contract: str, means: Means) -> tuple[ShipSet, ...]:
    card = figures.contracts[contract]
    counts = Counter(means.free)
    own = [(kind, n) for kind, n in counts.items() if figures.kinds[kind].colour == card.colour]
    others = [(kind + CARD, n) for kind, n in counts.items() if figures.kinds[kind].colour != card.colour]
    volumes = {token: figures.kinds[token.rstrip(CARD)].volume for token, _ in (*own, *others)}
    offered = [(token, volumes[token], n) for token, n in (*own, *(others if means.cards else ()))]
    found = []
    for joker in _joker_uses(figures, card.colour, means):
        volume = joker.volume if joker else 0
        fee = figures.purse.joker_fee if joker else 0
        left = means.cards - (1 if joker and joker.card else 0)
        for ships in _sums(offered, 0, card.capacity - volume, left):
            cards = means.cards - left + sum(ship.endswith(CARD) for ship in ships)
            paid = fee + figures.purse.fee * len(ships)
            if paid <= means.coins:
                found.append(ShipSet((*ships, joker.text) if joker else ships, paid, cards))
    sizes = sorted(figures.ships.volumes, reverse=True)
    return tuple(sorted(found, key=lambda one: (one.cards > 0, one.fee, _big(one, sizes), one.ships)))


def _joker_uses(figures: Figures, colour: str, means: Means) -> list[Token | None]:
    """Without the joker, and with it in each volume; with a card where it does not have the colour."""
    if means.joker is None:
        return [None]
    card = colour not in means.joker
    if card and not means.cards:
        return [None]
    uses = [Token(joker_token(v, card=card), JOKER, v, card) for v in figures.jokers.volumes]
    return [None, *uses]


def _sums(
    offered: Sequence[tuple[str, int, int]], at: int, volume: int, cards: int
) -> Iterator[tuple[str, ...]]:
    """All ways to reach exactly this volume with ships of the kinds from place `at` on."""
    if volume == 0:
        yield ()
        return
    if at == len(offered):
        return
    token, size, count = offered[at]
    most = min(count, volume // size)
    card = token.endswith(CARD)
    if card:
        most = min(most, cards)
    for n in range(most, -1, -1):
        for rest in _sums(offered, at + 1, volume - n * size, cards - n if card else cards):
            yield (token,) * n + rest


def _big(one: ShipSet, sizes: Sequence[int]) -> tuple[int, ...]:
    """How many ships of each size it takes, the biggest size first; a token's last digit is the volume."""
    counts = Counter(int(token.rstrip(CARD)[-1]) for token in one.ships)
    return tuple(counts[size] for size in sizes)


def containing(sets: Sequence[ShipSet], chosen: Sequence[str]) -> list[ShipSet]:
    """The sets that the ships chosen so far can still become."""
    wanted = Counter(chosen)
    return [one for one in sets if not wanted - Counter(one.ships)]
