"""What never changes while a game goes on, and how long one can be: for the conformance tests."""

from __future__ import annotations

from collections import Counter

from engines.games.new_found_land.figures import Figures
from engines.games.new_found_land.state import State


def census(figures: Figures, state: State) -> dict[str, int]:
    """Ships, cards, contracts, tiles, goals and rewards, wherever they are; goods and markers are
    unlimited."""
    counted = dict(sorted(Counter(_pieces(figures, state)).items()))
    for name, frame in state.frames.items():
        counted[f"rewards {name}"] = len(frame.left) + len(frame.taken_by)
    compass = sorted([*state.compass, *state.charted])
    counted |= {f"compass {island}": count for island, count in Counter(compass).items()}
    return counted


def _pieces(figures: Figures, state: State) -> list[str]:
    pieces = [*state.small_pile, *state.small_discard, *state.large_pile, *state.large_discard]
    pieces += [ship for ship in (*state.small_sale, *state.large_sale) if ship is not None]
    pieces += [*state.cards, *state.cards_open, *state.cards_hidden]
    pieces += [*state.contracts, *state.contract_discard, *state.tiles, *state.tile_discard]
    for city in state.cities.values():
        pieces += [contract for contract in city.contracts if contract is not None]
    pieces += [laid.tile for laid in state.spaces.values()]
    if state.turn is not None:
        pieces += [*state.turn.cards, *state.turn.tiles]
    for player in state.players:
        pieces += [*player.ships, *player.hand, *player.dealt, *player.goals, *player.redeemed]
        pieces += [ship for ship in player.plan.all_ships() if ship in figures.charters]
    for name in figures.goal_frames:
        pieces += state.frames[name].left
    return pieces


def bound(figures: Figures, seats: int) -> int:
    """More moves than a game can have. In a round every ship and every card can be the object of a decision,
    and so can the harbour, the planning of four actions, every goal and the end of each turn. Plans stored
    over and over are not counted."""
    ships = len(figures.ships) + len(figures.goods_cards)
    turns = seats * (2 + 4 * len(figures.play.limits) + 2)
    return figures.play.rounds * (3 * ships + turns) + seats * len(figures.frames) + len(figures.goals)
