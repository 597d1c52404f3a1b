"""What goes by itself between two voyages, scouts that come home, and whose turn it is (5.2, 5.9, 5.10)."""

from __future__ import annotations

from engines.core import Many, Who
from engines.entdecker.discovery import completed, score
from engines.entdecker.gaps import fill_gaps
from engines.entdecker.play import Play
from engines.entdecker.scoring import final


def wrap(play: Play) -> None:
    """The end of a voyage: gaps are filled, islands scored; then scouts may come home."""
    state = play.state
    fill_gaps(play)
    for island in completed(play):
        score(play, island)
    play.voyage.over = True
    if len(state.sea) == play.chart.size:
        final(play, "full")
    elif not play.tiles_left:
        final(play, "premature")
    elif _may_recall(play):
        state.step = "recall"
    else:
        next_turn(play)


def _may_recall(play: Play) -> bool:
    """Only useful with no scout left in the supply, since one unit is landed a turn (5.10)."""
    if not play.recallable(play.state.active):
        return False
    return play.state.recall_window == "always" or not play.active.supply["scout"]


# --- scouts ----------------------------------------------------------------------------------------------


def recall(play: Play, names: list[str]) -> None:
    seat = play.state.active
    scouts, wanted = play.recallable(seat), list(names)
    for name, unit in scouts:
        if name in wanted:
            wanted.remove(name)
            play.take_back(unit)
    play.tell("recalled", who=Who(seat), fields=Many([*names]), count=len(names))
    next_turn(play)


# --- whose turn ------------------------------------------------------------------------------------------


def next_turn(play: Play) -> None:
    play.state.active = (play.state.active + 1) % play.seats
    begin_turn(play)


def begin_turn(play: Play) -> None:
    """Income before every turn of the start player; whoever can afford no start sits out (5.2, 5.4)."""
    state = play.state
    while True:
        state.turn += 1
        if state.active == state.start_player:
            _income(play)
        if any(start.most for start in play.starts()):
            break
        play.tell("skipped", who=Who(state.active))
        state.active = (state.active + 1) % play.seats
    state.ship = ""
    state.step = "sail"


def _income(play: Play) -> None:
    state, cap = play.state, play.figures.gold.cap
    state.round += 1
    state.spin = play.dice.pick(play.figures.spinner.sectors)
    for player in state.players:
        player.gold = min(cap, player.gold + state.spin)
    play.tell("income", final=True, round=state.round, gold=state.spin)
