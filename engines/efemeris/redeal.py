"""The same table, as far as one seat can tell, with everything hidden from it dealt anew (section 8).

The promise that nothing leaks is tested with it: whatever this seat sees and is asked must stay the same.
"""

from __future__ import annotations

import msgspec

from engines.core import Dice, Seat
from engines.efemeris.figures import Figures
from engines.efemeris.play import Play
from engines.efemeris.state import Side, State


def redeal(figures: Figures, state: State, seat: Seat | None, dice: Dice) -> State:
    """`seat` None: for somebody who only watches. Partners know each other's cards."""
    state = msgspec.json.decode(msgspec.json.encode(state), type=State)
    play = Play(figures, state, dice)
    dice.shuffle(state.bag)
    if state.turn:
        _stack(play)
    for side in state.sides:
        if side.nation and seat not in side.seats:
            _captains(play, side)
            _crew(play, side)
    _votes(play, seat)
    return state


def _stack(play: Play) -> None:
    """Which expert tiles were left out is known to nobody."""
    state, dice = play.state, play.dice
    if state.expert:
        expert = play.figures.family("expert")
        pool = [tile for tile in (*state.stack, *state.box) if tile in expert]
        dice.shuffle(pool)
        count = len(state.box)
        state.stack = [tile for tile in state.stack if tile not in expert] + pool[count:]
        state.box = sorted(pool[:count], key=list(play.figures.tiles).index)
    dice.shuffle(state.stack)


def _captains(play: Play, side: Side) -> None:
    """All of them before they are shown, then those behind the one in command."""
    state, nation = play.state, play.figures.nations[side.nation]  # type: ignore[index]
    players = [play.player(seat) for seat in side.seats]
    shown = 0 if state.step == "captains" else 1
    known = [captain for player in players for captain in (*player.captains[:shown], *player.lost)]
    pool = [captain for captain in nation.captains if captain not in known]
    play.dice.shuffle(pool)
    for player in players:
        player.captains[shown:] = [pool.pop() for _ in player.captains[shown:]]


def _crew(play: Play, side: Side) -> None:
    """Hands and reserve. Whoever has announced a shot (Fairborne, Lancaster) holds the Gunners for it."""
    pool = list(side.reserve)
    for seat in side.seats:
        pool += play.player(seat).hand
    for seat in side.seats:
        effects, hand = play.player(seat).effects, play.player(seat).hand
        announced = max(effects.lancaster, int(effects.fairborne > 0))
        kept = min(announced, hand.count("gunner"), pool.count("gunner"))
        for _ in range(kept):
            pool.remove("gunner")
        hand[:] = ["gunner"] * kept + [""] * (len(hand) - kept)
    play.dice.shuffle(pool)
    for seat in side.seats:
        hand = play.player(seat).hand
        hand[:] = [card or pool.pop() for card in hand]
        play.sort_crew(seat, hand)
    side.reserve = pool
    play.sort_crew(side.seats[0], side.reserve)


def _votes(play: Play, seat: Seat | None) -> None:
    """Who has agreed is a secret; only that somebody has still to answer is known."""
    offer = play.state.offer
    if offer is None:
        return
    others = [one for one in play.voters() if one not in (seat, offer.by)]
    agreed = [one for one in others if play.dice.below(2)]
    fixed = [one for one in offer.yes if one in (seat, offer.by)]
    if set(play.voters()) <= {*fixed, *agreed}:
        agreed.remove(play.dice.pick(agreed))
    offer.yes = sorted({*fixed, *agreed})
