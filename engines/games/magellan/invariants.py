"""What never changes while a game goes on, and how long one can be: for the conformance tests."""

from __future__ import annotations

from collections import Counter

from engines.games.magellan.figures import Figures
from engines.games.magellan.state import State


def census(figures: Figures, state: State) -> dict[str, int]:
    """All money cards, explorer cards and ships, wherever they are."""
    money = [*state.stack, *state.discard, *state.gamble, *(state.sale.payment if state.sale else [])]
    for player in state.players:
        money += player.hand
    for ship in state.ships:
        money += ship.pile
    counted = {f"money cards of {gold}": number for gold, number in sorted(Counter(money).items())}
    cards = [*state.explorers, *(card for later in state.later for card in later)]
    cards += [card for card, _ in state.box]
    cards += [card for player in state.players for card, _ in player.won]
    cards += [state.card] if state.card else []
    counted |= {f"cards of {explorer}": cards.count(explorer) for explorer in figures.names()}
    for seat, player in enumerate(state.players):
        at_sea = sum(ship.seat == seat for ship in state.ships)
        counted[f"ships of {seat}"] = at_sea + player.ships_left + player.ships_boxed
    return counted


def bound(figures: Figures, seats: int) -> int:
    """More moves than any game has: every card is raised to all the gold there is, 1 by 1; then everybody
    may still pass, decline a veto and settle. Orders given over and over are not counted."""
    cards = len(figures.names()) * sum(figures.auctions.cards)
    return cards * (figures.gold_in_the_game + 4 * seats) + 100
