"""How things are called: colours, explorers, ships, contracts, missions, and ordered steps."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engines.contract.core import Many, Say, say
from engines.games.age_of_discovery import moves
from engines.games.age_of_discovery.figures import Figures
from engines.games.age_of_discovery.ship_sets import CARD
from engines.games.age_of_discovery.state import JOKER, ORDERED_TOGETHER, OrderedStep
from engines.kit.actions import tag


@lru_cache(maxsize=64)
def colour_name(colour: str) -> Say:
    return say(f"age_of_discovery-colour-{colour}")


@lru_cache(maxsize=64)
def explorer_name(expedition: str) -> Say:
    return say(f"age_of_discovery-explorer-{expedition}")


def mission_name(mission: str) -> Say:
    return say(f"age_of_discovery-mission-{mission}")


@lru_cache(maxsize=256)
def contract_name(figures: Figures, contract: str) -> Say:
    card = figures.contracts[contract]
    return say(
        "age_of_discovery-contract", colour=colour_name(card.colour), capacity=card.capacity, name=contract
    )


# --- ships -----------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def ship_name(figures: Figures, ship: str) -> Say:
    kind = figures.kinds[ship]
    return say("age_of_discovery-ship", colour=colour_name(kind.colour), volume=kind.volume, kind=ship)


def ship_or_joker(figures: Figures, ship: str) -> Say:
    """A ship of the player's own, the joker without its colours."""
    return say("age_of_discovery-word-joker") if ship == JOKER else ship_name(figures, ship)


def joker_name(colours: Sequence[str]) -> Say:
    """A joker whose colours may be told."""
    return say("age_of_discovery-joker", first=colour_name(colours[0]), second=colour_name(colours[1]))


def joker_on_expedition(volume: int, colour: str) -> Say:
    """A joker with the volume and the colour it was placed with."""
    return say("age_of_discovery-joker-as", colour=colour_name(colour), volume=volume)


def ship_codes(ships: Sequence[str]) -> Say | str:
    """Ships in a row, short: "Y2 + B1 with a card + joker as 1", each in the letters of the language."""
    codes = [_code(ship) for ship in ships]
    text: Say | str = codes.pop() if codes else ""
    while codes:
        text = say("age_of_discovery-codes", first=codes.pop(), rest=text)
    return text


def _code(ship: str) -> Say:
    kind = ship.rstrip(CARD)
    by_card = "-card" if kind != ship else ""
    if kind.startswith(JOKER):
        return say(f"age_of_discovery-code-joker{by_card}", volume=kind.removeprefix(JOKER))
    if by_card:
        return say("age_of_discovery-code-card", ship=say("age_of_discovery-code", kind=kind, card=""))
    return say("age_of_discovery-code", kind=kind, card="")


# --- standing orders -------------------------------------------------------------------------------------


def order_lines(figures: Figures, orders: Sequence[OrderedStep]) -> list[Say]:
    """The standing orders of a player, numbered."""
    return [
        say("age_of_discovery-order-line", number=number, step=order_name(figures, step))
        for number, step in enumerate(orders, 1)
    ]


def order_name(figures: Figures, step: OrderedStep) -> Say:
    match step.move:
        case moves.BuyShip(column=int(column)):
            return say("age_of_discovery-order-buy_ship", ship=ship_name(figures, step.card), column=column)
        case moves.BuyShip():
            ships = [ship_name(figures, name) for name in step.card.split(ORDERED_TOGETHER)]
            return say("age_of_discovery-order-buy_ships", ships=Many([*ships]))
        case moves.PlaceShip(ship=ship, expedition=expedition):
            return say(
                "age_of_discovery-order-place_ship",
                ship=ship_or_joker(figures, ship),
                explorer=explorer_name(expedition),
            )
        case moves.StartContract(contract=contract, ships=ships, rounds=rounds):
            return say(
                "age_of_discovery-order-start_contract",
                contract=contract_name(figures, contract),
                ships=ship_codes(ships),
                rounds=rounds,
            )
        case moves.AcquireContract() if step.card:
            return say("age_of_discovery-order-acquire_contract", contract=contract_name(figures, step.card))
        case moves.AcquireContract():
            return say("age_of_discovery-order-draw_contract")
        case moves.Reserve() if step.card in figures.contracts:
            return say("age_of_discovery-order-reserve", card=contract_name(figures, step.card))
        case moves.Reserve():
            return say("age_of_discovery-order-reserve", card=ship_name(figures, step.card))
    return say(f"age_of_discovery-order-{tag(type(step.move))}")
