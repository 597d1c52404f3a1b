"""Everything hidden, dealt anew (§8): what a seat sees and is asked stays the same."""

from __future__ import annotations

from engines.contract.core import Hidden, Seat
from engines.contract.dice import Dice
from engines.games.new_found_land.actions.answers_ahead import foresee
from engines.games.new_found_land.board import Board
from engines.games.new_found_land.figures import ACTION_NAMES, Figures
from engines.games.new_found_land.state import PLANNING, Plan, State
from engines.kit.copying import copied
from engines.kit.redeal import shuffled

HIDDEN = Hidden(
    dealt=(
        "small_pile",
        "large_pile",
        "contracts",
        "tiles",
        "compass",
        "cards",
        "cards_hidden",
        "players.*.hand",
        "players.*.dealt",
        "turn.cards",
        "frames.*.left",
        "players.*.goals",
        "players.*.standing",
    ),
    cleared=("players.*.wary", "players.*.ahead", "players.*.answered"),
    unordered=("players.*.standing",),
)


def redeal(figures: Figures, state: State, seat: Seat | None, dice: Dice) -> State:
    """A copy in which everything that this seat (None: a spectator) cannot know is dealt anew."""
    state = copied(state)
    board = Board(figures, state)
    _piles(state, dice)
    _cards(board, seat, dice)
    _goals(board, seat, dice)
    if state.phase == PLANNING and not state.over:
        _plans(board, seat, dice)
    for at, player in enumerate(state.players):
        if at != seat:
            player.ahead, player.answered = [], False
    return state


def imagine(figures: Figures, state: State, seat: Seat, dice: Dice) -> State:
    """The same, but nobody else has stored a plan: those dealt anew are legal, not sensible."""
    world = redeal(figures, state, seat, dice)
    for at, player in enumerate(world.players):
        if at != seat:
            player.standing, player.wary = Plan(), None
    return world


def _piles(state: State, dice: Dice) -> None:
    for pile in (state.small_pile, state.contracts, state.tiles, state.compass):
        pile[:] = shuffled(pile, dice)
    state.large_pile[1:] = shuffled(state.large_pile[1:], dice)  # its top tile is face up (§9-2)


def _shuffle(places: list[list[str]], dice: Dice) -> None:
    """Deal the cards of all these places again; every place keeps its number of cards."""
    pool = shuffled((card for place in places for card in place), dice)
    for place in places:
        place[:] = [pool.pop() for _ in place]


def _unseen_hands(board: Board, seat: Seat | None) -> list[Seat]:
    """Seats whose hands this seat does not know: all others, until the end of the game shows them."""
    return [] if board.state.over else [at for at in range(board.seats) if at != seat]


def _cards(board: Board, seat: Seat | None, dice: Dice) -> None:
    """Hands, the pile, cards discarded face down, and cards that others choose from, now or later."""
    state = board.state
    places = [state.cards, state.cards_hidden]
    places += [state.players[at].dealt for at in range(board.seats) if at != seat or not _seen(board, at)]
    places += [state.players[at].hand for at in _unseen_hands(board, seat)]
    if state.turn is not None and state.turn.seat != seat:
        places.append(state.turn.cards)
    _shuffle(places, dice)


def _seen(board: Board, seat: Seat) -> bool:
    """Whether this seat has loaded ahead, and so knows the cards that were dealt to it."""
    return board.early(seat) and foresee(board, seat).turn.started


def _goals(board: Board, seat: Seat | None, dice: Dice) -> None:
    """Hands and stacks, except for the stack that this seat is choosing from."""
    state = board.state
    chooses = state.step == "frame" and state.turn is not None and state.turn.seat == seat
    seen = board.due_frame(board.turn.seat) if chooses else None
    places = [state.frames[name].left for name in board.figures.goal_frames if name != seen]
    places += [state.players[at].goals for at in _unseen_hands(board, seat)]
    _shuffle(places, dice)


def _plans(board: Board, seat: Seat | None, dice: Dice) -> None:
    """Other stored plans for the others; whoever everybody sees being asked stays undecided."""
    state = board.state
    others = [at for at in range(board.seats) if at != seat]
    for at in others:
        state.players[at].standing, state.players[at].wary = Plan(), None
    able = [at for at in others if board.can_plan(at)]
    if state.simultaneous:
        dice.shuffle(able)
        own_is_open = seat is not None and seat in board.waiting()
        for at in able if own_is_open else able[1:]:
            if dice.below(2):
                state.players[at].standing = _some_plan(board, at, dice)
        return
    for at in able:
        if at != state.queue[0] and dice.below(2):
            state.players[at].standing = _some_plan(board, at, dice)


def _some_plan(board: Board, seat: Seat, dice: Dice) -> Plan:
    """Any legal plan for what this player has not committed yet."""
    left, plan = board.available(seat), Plan()
    dice.shuffle(left)
    for action in ACTION_NAMES:
        if action in board.to_plan(seat):
            count = dice.below(min(len(left), board.figures.limit(action)) + 1)
            chosen = sorted(left[:count], key=board.figures.order.__getitem__)
            setattr(plan, action, chosen)
            left = left[count:]
    return plan
