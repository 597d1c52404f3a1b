"""How a game begins (§4)."""

from __future__ import annotations

from engines.contract.core import Event, Settings, Who
from engines.contract.dice import Dice
from engines.contract.settings import Setting
from engines.games.entdecker.figures import Figures
from engines.games.entdecker.flow import begin_turn, tell_income
from engines.games.entdecker.play import Play
from engines.games.entdecker.state import Player, State

SETTINGS = (
    Setting("start_player", ("random", "first"), "random"),
    Setting("recall_window", ("when_supply_empty", "always"), "when_supply_empty"),
    Setting("unfinished_islands", ("none", "tiles_only"), "none"),
    Setting("start_tile", ("allowed", "forbidden"), "allowed"),
    Setting("storm", ("landing", "no_landing"), "landing"),
    Setting("tie", ("shared", "gold"), "shared"),
)


def start(figures: Figures, seats: int, settings: Settings, dice: Dice) -> State:
    """Shuffle tiles and chips, hand out gold and units, and begin the start player's first turn."""
    tiles, chips = list(figures.tiles), list(figures.motifs)
    dice.shuffle(tiles)
    dice.shuffle(chips)
    start_player = dice.below(seats) if settings["start_player"] == "random" else 0
    state = State(
        recall_window=settings["recall_window"],
        unfinished=settings["unfinished_islands"],
        start_tile=settings["start_tile"],
        storm=settings["storm"],
        tie=settings["tie"],
        start_player=start_player,
        active=start_player,
        players=[Player(gold=figures.gold.start, supply=dict(figures.supply)) for _ in range(seats)],
        stacks=[tiles[number :: figures.stacks.count] for number in range(figures.stacks.count)],
        reserve={kind: getattr(figures.reserve, kind) for kind in figures.kinds},
        chips=chips,
        asks_to_end=True,
    )
    begin_turn(Play(figures, state, dice))
    return state


def opening(figures: Figures, state: State) -> list[Event]:
    """Who begins, and the first income."""
    play = Play(figures, state, Dice(b"nothing is drawn"))
    play.tell("begins", who=Who(state.start_player), gold=figures.gold.start)
    tell_income(play)
    return play.events
