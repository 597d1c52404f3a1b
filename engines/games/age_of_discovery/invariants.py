"""What never changes while a game goes on, and how long one can be: for the conformance tests."""

from __future__ import annotations

from collections import Counter

from engines.games.age_of_discovery.figures import Figures
from engines.games.age_of_discovery.state import FINAL, INTERIM, State

ROUNDS_BETWEEN_PURCHASES = 1000
"""More than anybody will ever see, for a figures file without `stall_rounds`."""


def census(figures: Figures, state: State) -> dict[str, int]:
    """Ships, contracts, jokers and missions, wherever they are."""
    ships: list[str] = [card for stack in state.stacks for card in stack if card not in (INTERIM, FINAL)]
    ships += [card.name for row in (state.purchase_row, state.filling_row) for card in row if card]
    contracts = [*state.contract_stack, *state.contracts_gone]
    contracts += [card.name for card in state.display if card]
    for player in state.players:
        ships += player.free
        contracts += player.hand
        for running in player.running:
            ships += running.ships
            contracts.append(running.contract)
    placed = [ship for expedition in state.expeditions.values() for ship in expedition.ships]
    ships += [ship.ship for ship in placed if ship.ship in figures.kinds]
    counted = {f"ships {kind}": number for kind, number in sorted(Counter(ships).items())}
    counted |= {f"contracts {name}": number for name, number in sorted(Counter(contracts).items())}
    for seat, player in enumerate(state.players):
        own = sum(ship.seat == seat and ship.ship not in figures.kinds for ship in placed)
        counted[f"joker of {seat} at home or at sea"] = (not player.joker.expedition) + own
    jokers = [*state.box_jokers, *(player.joker.name for player in state.players)]
    missions = [*state.box_missions, *(player.mission for player in state.players)]
    return (
        counted
        | {f"joker {name}": jokers.count(name) for name in sorted(jokers)}
        | {f"mission {name}": missions.count(name) for name in sorted(missions)}
    )


def bound(figures: Figures, seats: int) -> int:
    """More moves than a game can have, orders given over and over not counted.

    Turns: the purchases until the final card turns up, as far apart as the safety net lets them be, and one
    last round (§3.10). Moves: three for every turn, one for every ship bought, ship placed, contract started
    and card played.
    """
    ships, contracts = len(figures.all_ships()), len(figures.contracts)
    purchases = sum(figures.market.stacks) + 1
    pause = figures.play.stall_rounds or ROUNDS_BETWEEN_PURCHASES
    turns = (purchases * pause + 1) * seats
    cards = seats * figures.reserve_cards(seats)
    return 3 * turns + 2 * ships + contracts + seats + cards
