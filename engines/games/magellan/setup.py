"""What the lobby may choose, and how a game starts (§4)."""

from __future__ import annotations

from engines.contract.core import Event, Settings, Who
from engines.contract.dice import Dice
from engines.contract.settings import REACTIONS, Setting
from engines.games.magellan.figures import Figures
from engines.games.magellan.flow import run
from engines.games.magellan.names import explorer_name
from engines.games.magellan.play import Play
from engines.games.magellan.state import Player, State

VETO_TIME = Setting("veto_time", REACTIONS, REACTIONS[0])
"""How long a card waits for those who may veto it."""
SETTINGS = (
    Setting("board1", ("A", "B"), "A"),
    Setting("board2", ("A", "B"), "A"),
    Setting("auctioneer", ("random", "first"), "random"),
    Setting("payment_rule", ("exact_if_possible", "minimal_cover"), "exact_if_possible"),
    VETO_TIME,
)


def start(figures: Figures, seats: int, settings: Settings, dice: Dice) -> State:
    """Deal a set of money cards to everybody, shuffle the rest and the explorer cards, and begin."""
    values = range(1, figures.highest + 1)
    stack = [value for value in values for _ in range(figures.money.copies - seats)]
    dice.shuffle(stack)
    phases = [[name for name in figures.names() for _ in range(n)] for n in figures.auctions.cards]
    for cards in phases:
        dice.shuffle(cards)
    state = State(
        sides={"1": settings["board1"], "2": settings["board2"]},
        payment_rule=settings["payment_rule"],
        auctioneer=dice.below(seats) if settings["auctioneer"] == "random" else 0,
        players=[Player(hand=list(values), ships_left=figures.auctions.ships) for _ in range(seats)],
        explorers=phases[0],
        later=phases[1:],
        stack=stack,
    )
    run(Play(figures, state, dice))
    return state


def opening(figures: Figures, state: State) -> list[Event]:
    """What everybody begins with, who opens, and the first card."""
    play = Play(figures, state, Dice(b"nothing is drawn"))
    hand = state.players[state.auctioneer].hand
    play.tell(
        "begins",
        cards=len(hand),
        gold=sum(hand),
        ships=figures.auctions.ships,
        who=Who(state.auctioneer),
    )
    play.tell("phase-begins", phase=play.phase_name, cards=len(state.explorers) + 1)
    play.tell("revealed", explorer=explorer_name(play.card), phase=play.phase_name)
    return play.events
