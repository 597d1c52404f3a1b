"""Whose turn it is and what comes next: the state machine of §5.1.

An action changes the board and then calls the function here that says how the game goes on. What goes by
itself (income, a skipped turn, gaps, scoring, the end) happens on the way, until somebody has to decide.
"""

from __future__ import annotations

from engines.contract.core import Who
from engines.games.entdecker.play import Play
from engines.games.entdecker.reserve_tiles import fill_gaps
from engines.games.entdecker.scoring import end_game, score_islands

# --- a turn begins ---------------------------------------------------------------------------------------


def begin_turn(play: Play) -> None:
    """Income before every turn of the start player (§5.2); whoever can afford no start skips (§5.4)."""
    state = play.state
    while True:
        state.turn += 1
        if state.active == state.start_player:
            _income(play)
        if play.can_sail(state.active):
            break
        play.tell("skipped", who=Who(state.active))
        state.active = (state.active + 1) % play.seats
    state.ship = ""
    state.step = "sail"


def _income(play: Play) -> None:
    """The spinner: the same for everybody, and nobody has more gold than the cap."""
    state, cap = play.state, play.figures.gold.cap
    state.round += 1
    state.spin = play.dice.pick(play.figures.spinner.sectors)
    for player in state.players:
        player.gold = min(cap, player.gold + state.spin)
    tell_income(play)


def tell_income(play: Play) -> None:
    play.tell("income", final=True, round=play.state.round, gold=play.state.spin)


# --- the voyage ------------------------------------------------------------------------------------------


def after_tile(play: Play, *, laid: bool) -> None:
    """After a tile was turned up: the voyage goes on, or must end (§5.7). Lines to the border lead nowhere
    (§9-1)."""
    voyage = play.voyage
    if voyage.storm:
        if play.lands_after_storm:
            offer_landing(play)
        else:
            wrap_up(play)
        return
    dead_end = laid and not play.targets(play.state.ship)
    if dead_end and play.tiles_to_draw:
        play.tell("dead-end", who=Who(voyage.seat), field=voyage.last_laid, lost=play.tiles_to_draw)
    if dead_end or not play.tiles_to_draw:
        offer_landing(play)
    else:
        play.state.step = "choice"


def offer_landing(play: Play) -> None:
    """The voyage had to end; a unit may be landed, if there is one and a place for it (§5.8)."""
    if play.landings():
        play.state.step = "landing"
    else:
        wrap_up(play)


def wrap_up(play: Play) -> None:
    """The end of every voyage: fill gaps, score islands (§5.9); then scouts may be recalled, unless the game
    ends (§7.4)."""
    fill_gaps(play)
    score_islands(play)
    play.voyage.over = True
    if not _ending(play) and _asks_to_recall(play):
        play.state.step = "recall"
    else:
        finish_turn(play)


def _ending(play: Play) -> str:
    """How the game ends after this voyage; "" if it goes on."""
    if len(play.state.sea) == play.chart.size:
        return "full"
    return "" if play.tiles_left else "premature"


def _asks_to_recall(play: Play) -> bool:
    """Only useful with no scout left in the supply, since only one unit is landed per turn (§5.10)."""
    if not play.recallable(play.state.active):
        return False
    return play.state.recall_window == "always" or not play.active_player.supply["scout"]


# --- a turn ends -----------------------------------------------------------------------------------------


def finish_turn(play: Play, *, sure: bool = False) -> None:
    """Go on to the next player, or end the game; whoever could still take back is asked to end the turn
    first (§5.12), and is `sure` then."""
    end = _ending(play)
    if not sure and _asks_to_end(play):
        play.state.step = "end"
    elif end:
        end_game(play, end)
    else:
        play.state.active = (play.state.active + 1) % play.seats
        begin_turn(play)


def _asks_to_end(play: Play) -> bool:
    """Whether this move could be taken back, if only the turn did not end with it."""
    revealed = play.dice.fell or play.final
    return play.state.asks_to_end and not revealed and _income_is_next(play)


def _income_is_next(play: Play) -> bool:
    """Whether the spinner comes before anybody sails: whoever can afford no start skips. So it is where the
    game ends: then nobody has a start."""
    state = play.state
    for seat in play.clockwise((state.active + 1) % play.seats):
        if seat == state.start_player:
            return True
        if play.can_sail(seat):
            break
    return False
