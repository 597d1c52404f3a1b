"""What the lobby may choose, and how a game starts (§4)."""

from __future__ import annotations

from engines.contract.core import Event, Settings, Who, say
from engines.contract.dice import Dice
from engines.contract.settings import Setting
from engines.games.age_of_discovery.figures import MISSIONS, Figures
from engines.games.age_of_discovery.state import (
    FINAL,
    INTERIM,
    RULES,
    Expedition,
    Joker,
    OpenCard,
    Player,
    State,
)

SETTINGS = (
    Setting("starter", ("random", "first"), "random"),
    Setting("auto_end", ("on", "off"), "on"),
    Setting("joker_counts", ("no", "yes"), "no"),
)


def start(figures: Figures, seats: int, settings: Settings, dice: Dice) -> State:
    current = dice.below(seats) if settings["starter"] == "random" else 0
    contracts = list(figures.contracts)
    dice.shuffle(contracts)
    display = [OpenCard(name=contracts.pop(0)) for _ in range(figures.market.display)]
    ships = figures.all_ships()
    dice.shuffle(ships)
    columns = figures.market.columns
    purchase_row = [OpenCard(name=ships.pop(0)) for _ in range(columns)]
    filling_row = [OpenCard(name=ships.pop(0)) for _ in range(columns)]
    stacks = _stacks(figures, ships, dice)
    hands = [[contracts.pop(0) for _ in range(figures.play.start_contracts)] for _ in range(seats)]
    missions, jokers = list(MISSIONS), list(figures.jokers_named)
    dice.shuffle(missions)
    dice.shuffle(jokers)
    return State(
        rules=RULES,
        auto_end=settings["auto_end"] == "on",
        joker_counts=settings["joker_counts"] == "yes",
        players=[
            Player(
                coins=figures.purse.start,
                hand=hand,
                joker=Joker(name=jokers.pop()),
                mission=missions.pop(),
                any_cards=figures.any_cards(seats),
                reserve_cards=figures.reserve_cards(seats),
            )
            for hand in hands
        ],
        purchase_row=[*purchase_row],
        filling_row=[*filling_row],
        stacks=stacks,
        display=[*display],
        contract_stack=contracts,
        expeditions={name: Expedition() for name in figures.expeditions},
        box_jokers=jokers,
        box_missions=missions,
        current=current,
    )


def opening(figures: Figures, state: State) -> list[Event]:
    """Who begins, and with what. There is no income before a contract is fulfilled."""
    coins, contracts = figures.purse.start, figures.play.start_contracts
    who = Who(state.current)
    return [Event(text=say("age_of_discovery-event-first-turn", who=who, coins=coins, contracts=contracts))]


def _stacks(figures: Figures, ships: list[str], dice: Dice) -> list[list[str]]:
    """The ships of the five stacks, and the two scoring cards anywhere in theirs."""
    stacks = [[ships.pop(0) for _ in range(size)] for size in figures.market.stacks]
    for card, number in ((INTERIM, figures.market.interim_stack), (FINAL, figures.market.final_stack)):
        stack = stacks[number - 1]
        stack.insert(dice.below(len(stack) + 1), card)
    return stacks
