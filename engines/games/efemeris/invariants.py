"""What never changes while a game goes on, and how long one can be: for the conformance tests."""

from __future__ import annotations

from collections import Counter

from engines.games.efemeris.figures import Figures
from engines.games.efemeris.state import State

MOVES_PER_TURN = 40
"""More than a player can make in a turn: tiles, wrecks, ships, crew, tokens, building, votes."""
MOVES_PER_SETUP = 10
ROUNDS_PER_GAME = 200
"""A limit of the tests: the rules know none, unless the table sets one (§7.6)."""


def census(figures: Figures, state: State) -> dict[str, int]:
    """The tiles, the tokens and the crew of every nation, wherever they are."""
    tiles = [laid.tile for laid in state.sky.values()] + state.stack + state.box
    tokens = state.bag + state.spent
    for player in state.players:
        tiles += player.drawn
        tokens += player.bonus
    found = {f"tile {tile}": count for tile, count in sorted(Counter(tiles).items())}
    found |= {f"token {token}": count for token, count in sorted(Counter(tokens).items())}
    for nation in figures.nations:
        for card, count in sorted(Counter(_cards_of(figures, state, nation)).items()):
            found[f"{card} of {nation}"] = count
    return found


def _cards_of(figures: Figures, state: State, nation: str) -> list[str]:
    """All crew cards of a nation; they are in the box while nobody plays it."""
    for side in state.sides:
        if side.nation == nation:
            cards = side.reserve + side.removed
            for seat in side.seats:
                cards = cards + state.players[seat].hand + state.players[seat].display
            return cards
    return figures.deck(nation)


def bound(figures: Figures, seats: int) -> int:
    """More moves than a match of all its games has, when computers or random walkers play it."""
    return figures.match.games * (ROUNDS_PER_GAME * seats * MOVES_PER_TURN + seats * MOVES_PER_SETUP)
