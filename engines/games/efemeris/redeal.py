"""Everything hidden, dealt anew (§8): what a seat sees and is asked stays the same."""

from __future__ import annotations

from engines.contract.core import Hidden, Seat
from engines.contract.dice import Dice
from engines.games.efemeris.figures import Figures
from engines.games.efemeris.play import Play
from engines.games.efemeris.state import Side, State
from engines.kit.copying import copied
from engines.kit.redeal import shuffled

HIDDEN = Hidden(
    dealt=(
        "bag",
        "stack",
        "box",
        "players.*.captains",
        "players.*.hand",
        "sides.*.reserve",
        "offer.yes",
    )
)


def redeal(figures: Figures, state: State, seat: Seat | None, dice: Dice) -> State:
    """The same table as far as one seat can tell, with everything hidden from it dealt anew (§8). For `seat`
    None: a spectator. Partners know each other's cards."""
    state = copied(state)
    play = Play(figures, state, dice)
    state.bag = shuffled(state.bag, dice)
    if state.turn:
        _redeal_stack(play)
    for side in state.sides:
        if side.nation and seat not in side.seats:
            _redeal_captains(play, side)
            _redeal_crew(play, side)
    _redeal_votes(play, seat)
    return state


def _redeal_stack(play: Play) -> None:
    """The order of the stack; nobody knows which expert tiles were left out."""
    state, dice = play.state, play.dice
    if state.expert:
        expert = play.figures.family("expert")
        pool = shuffled((tile for tile in (*state.stack, *state.box) if tile in expert), dice)
        count = len(state.box)
        state.stack = [tile for tile in state.stack if tile not in expert] + pool[count:]
        state.box = sorted(pool[:count], key=list(play.figures.tiles).index)
    state.stack = shuffled(state.stack, dice)


def _redeal_captains(play: Play, side: Side) -> None:
    """All captains before they are revealed, then those behind the one in command."""
    state, nation = play.state, play.figures.nations[side.nation]  # type: ignore[index]
    players = [play.player(seat) for seat in side.seats]
    shown = 0 if state.step == "captains" else 1
    known = [captain for player in players for captain in (*player.captains[:shown], *player.lost)]
    pool = [captain for captain in nation.captains if captain not in known]
    play.dice.shuffle(pool)
    for player in players:
        player.captains[shown:] = [pool.pop() for _ in player.captains[shown:]]


def _redeal_crew(play: Play, side: Side) -> None:
    """Hands and reserve. After announcing a shot (Fairborne, Lancaster) one holds the Gunners for it."""
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
    pool = shuffled(pool, play.dice)
    for seat in side.seats:
        hand = play.player(seat).hand
        hand[:] = [card or pool.pop() for card in hand]
        play.sort_crew(seat, hand)
    side.reserve = pool
    play.sort_crew(side.seats[0], side.reserve)


def _redeal_votes(play: Play, seat: Seat | None) -> None:
    """Who has agreed to a draw; everybody knows that somebody has still to answer."""
    offer = play.state.offer
    if offer is None:
        return
    others = [one for one in play.voters() if one not in (seat, offer.by)]
    agreed = [one for one in others if play.dice.below(2)]
    fixed = [one for one in offer.yes if one in (seat, offer.by)]
    if set(play.voters()) <= {*fixed, *agreed}:
        agreed.remove(play.dice.pick(agreed))
    offer.yes = sorted({*fixed, *agreed})
