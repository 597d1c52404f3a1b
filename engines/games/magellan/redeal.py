"""Everything hidden, dealt anew (§8): what a seat sees and is asked stays the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engines.contract.core import Hidden, Seat
from engines.contract.dice import Dice
from engines.games.magellan.board import Board
from engines.games.magellan.figures import Figures
from engines.games.magellan.state import Instructions, State
from engines.kit.copying import copied
from engines.kit.redeal import shuffled

SHUFFLES_TRIED = 50
"""Before the highest bidder is given the best cards."""

HIDDEN = Hidden(
    dealt=(
        "explorers",
        "later.*",
        "stack",
        "players.*.hand",
        "ships.*.secret_pile",
        "players.*.orders.limit",
        "players.*.orders.limits",
        "players.*.orders.vetoes",
        "players.*.orders.declined",
        "players.*.orders.auto_forced",
        "players.*.orders.gamble_until",
    ),
    cleared=("players.*.orders.rested", "players.*.orders.warned"),
    unordered=(
        "players.*.orders.limit",
        "players.*.orders.limits",
        "players.*.orders.vetoes",
        "players.*.orders.auto_forced",
        "players.*.orders.gamble_until",
    ),
)


def redeal(figures: Figures, state: State, seat: Seat | None, dice: Dice) -> State:
    """The same table, as far as this seat (None: a spectator) can tell, with everything hidden dealt anew.

    It tests the promise that nothing leaks: whatever this seat sees and is asked must stay the same.
    """
    board = _changing(figures, state)
    _explorer_stacks(board, dice)
    _money(board, seat, dice)
    _instructions(board, seat, dice)
    return board.state


def imagine(figures: Figures, state: State, seat: Seat, dice: Dice) -> State:
    """A table to think ahead at: nobody has ordered anything, and first hands are what all were dealt."""
    board = _changing(figures, state)
    _explorer_stacks(board, dice)
    _money(board, seat, dice, _first_hands(board, seat))
    for at, player in enumerate(board.state.players):
        if at != seat:
            player.orders = Instructions()
    _veto_answers(board, seat, dice)
    return board.state


def _changing(figures: Figures, state: State) -> Board:
    """A copy to be changed: what it is asked has to be found out each time."""
    board = Board(figures, copied(state))
    board.known = None
    return board


def _first_hands(board: Board, seat: Seat) -> list[list[int]]:
    """The hands of those who have paid nothing yet: everybody was dealt the same. They get these cards, and
    all that is hidden elsewhere is put away in order."""
    places = _hidden_places(board, seat)
    first = list(range(1, board.figures.highest + 1))
    hands = [
        player.hand
        for player in board.state.players
        if board.state.phase == 1 and not player.won and any(player.hand is place for place in places)
    ]
    pool = Counter(card for place in places for card in place)
    hands = [hand for hand in hands if len(hand) == len(first)]
    if pool < Counter(first * len(hands)):
        return []
    pool -= Counter(first * len(hands))
    for hand in hands:
        hand[:] = first
    rest = [place for place in places if not any(place is hand for hand in hands)]
    _deal(board, rest, sorted(pool.elements()))
    return hands


def _explorer_stacks(board: Board, dice: Dice) -> None:
    """Vetoed cards are known to lie at the bottom, in their order."""
    state = board.state
    hidden = len(state.explorers) - state.vetoed
    state.explorers[:hidden] = shuffled(state.explorers[:hidden], dice)
    for stack in state.later:
        stack[:] = shuffled(stack, dice)


def _money(board: Board, seat: Seat | None, dice: Dice, known: Sequence[list[int]] = ()) -> None:
    """Shuffle hidden hands, secret piles and the stack together, but not what is `known`. The highest bidder
    must still be able to pay: everybody knows that."""
    state = board.state
    unpaid = state.auction and not (state.sale and state.sale.payment)
    debtor = state.auction.leader if state.auction and unpaid else None
    places = [place for place in _hidden_places(board, seat) if not any(place is one for one in known)]
    for _ in range(SHUFFLES_TRIED):
        _deal(board, places, shuffled([card for place in places for card in place], dice))
        if debtor is None or board.max_bid(debtor) >= board.auction.high:
            return
    assert debtor is not None  # so rare a hand must have the best cards, or one more of those that count
    hand = state.players[debtor].hand
    best = sorted(card for place in places for card in place)
    rest = [place for place in places if place is not hand]
    _deal(board, [hand, *rest], [*shuffled(best[: -len(hand)], dice), *best[-len(hand) :]])


def _hidden_places(board: Board, seat: Seat | None) -> list[list[int]]:
    state = board.state
    scored = [at for at, score in enumerate(state.scores) if score]
    unseen = [at for at in range(board.seats) if at != seat and at not in scored]
    places = [state.players[at].hand for at in unseen if not state.players[at].open_hand]
    return [*places, *(ship.secret_pile for ship in state.ships if ship.seat in unseen), state.stack]


def _deal(board: Board, places: list[list[int]], pool: list[int]) -> None:
    for place in places:
        place[:] = [pool.pop() for _ in place]
    for player in board.state.players:
        player.hand.sort()


def _instructions(board: Board, seat: Seat | None, dice: Dice) -> None:
    """Give the others any orders that leave open what everybody sees is open."""
    state = board.state
    others = [at for at in range(board.seats) if at != seat]
    for at in others:
        state.players[at].orders = Instructions()
    _veto_answers(board, seat, dice)
    waiting = board.waiting()
    for at in others:
        player = state.players[at]
        player.orders = orders = Instructions(
            declined=player.orders.declined,
            limit=dice.below(30) if state.card and at not in waiting and dice.below(2) else None,
            auto_forced=at not in waiting and not dice.below(2),
            gamble_until=1 + dice.below(board.figures.gamble.limit)
            if state.step != "gamble" and not dice.below(3)
            else None,
        )
        for explorer in board.figures.names():
            if explorer == state.card:
                continue
            if not dice.below(3):
                orders.limits[explorer] = dice.below(20)
            if player.vetoes and not dice.below(3):
                orders.vetoes[explorer] = dice.pick(["decline", "use"])


def _veto_answers(board: Board, seat: Seat | None, dice: Dice) -> None:
    """Decide anew who has declined: that is secret, only that an answer is missing is known."""
    state = board.state
    if state.step != "veto":
        return
    others = [at for at in board.holders() if at != seat]
    for at in others:
        state.players[at].orders.declined = bool(dice.below(2))
    if not board.undecided():
        state.players[dice.pick(others)].orders.declined = False
