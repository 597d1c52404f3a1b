"""The action "buy ships": one or two with a step, and how the market is refilled (§5.6, §6.3)."""

from __future__ import annotations

from itertools import combinations_with_replacement

from engines.contract.core import WORDLESS, Draft, Option, Pick, Question, Say, Seat, Who, say
from engines.games.age_of_discovery.actions.shared import (
    check_action,
    check_coins,
    check_unreserved,
    coins_and_end,
)
from engines.games.age_of_discovery.board import Board
from engines.games.age_of_discovery.moves import BOUGHT_AT_ONCE, BuyShip
from engines.games.age_of_discovery.names import ship_name
from engines.games.age_of_discovery.play import Play
from engines.games.age_of_discovery.state import BUY_SHIPS, FINAL, INTERIM, Deed, OpenCard
from engines.kit.actions import Action, Phase, always, refusal


def can_buy(board: Board, seat: Seat) -> None:
    check_action(board, BUY_SHIPS)
    prices = [
        board.figures.kinds[card.name].price
        for card in board.state.purchase_row
        if card and not board.blocked(card, seat)
    ]
    if not prices:
        raise board.no("nothing-to-buy")
    check_coins(board, seat, min(prices))


def check_buy(board: Board, seat: Seat, move: BuyShip) -> None:
    last = len(board.state.purchase_row)
    several = isinstance(move.column, list)
    if any(not 1 <= column <= last for column in move.columns):
        raise board.no("no-such-choice")
    if several and (len(move.columns) != BOUGHT_AT_ONCE or move.columns != sorted(move.columns)):
        raise board.no("no-such-choice")
    check_action(board, BUY_SHIPS)
    price = 0
    for card in ships_bought(board, move):
        if card is None:
            raise board.no("slot-empty")
        check_unreserved(board, seat, card)
        price += board.figures.kinds[card.name].price
        check_coins(board, seat, price)


def ships_bought(board: Board, move: BuyShip) -> list[OpenCard | None]:
    """What the move buys: of a column that comes twice also the ship above."""
    rows = board.state.purchase_row, board.state.filling_row
    return [rows[move.columns[:n].count(column)][column - 1] for n, column in enumerate(move.columns)]


# --- asking ----------------------------------------------------------------------------------------------


def ask_buy(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "column" in draft:
        return None
    options, alone = [], []
    for column, card in enumerate(board.state.purchase_row, 1):
        if card is not None:
            barred = refusal(check_buy, board, seat, BuyShip(column=column))
            options.append(_column_option(board, column, card, barred))
            if barred is None:
                alone.append(column)
    options += _two_ships(board, seat, alone)
    return Pick(
        field="column",
        text=say("age_of_discovery-ask-column"),
        options=tuple(options),
        # as with the kinds of move: shown together it is said once
        about=coins_and_end(board, seat) if board.explains else None,
    )


def _column_option(board: Board, column: int, card: OpenCard, barred: Say | None) -> Option:
    if not board.explains:
        return Option(value=column, text=WORDLESS, barred=barred)
    ship, price = ship_name(board.figures, card.name), board.figures.kinds[card.name].price
    text = say("age_of_discovery-option-buy", column=column, ship=ship, price=price)
    return Option(value=column, text=text, hint=_moves_down_hint(board, column), barred=barred)


def _two_ships(board: Board, seat: Seat, columns: list[int]) -> list[Option]:
    """Every two ships that can be bought one after the other, the cheapest first; from these columns, whose
    ships can be bought alone."""
    found = []
    for pair in combinations_with_replacement(columns, BOUGHT_AT_ONCE):
        move = BuyShip(column=list(pair))
        if refusal(check_buy, board, seat, move) is not None:
            continue
        cards = [card.name for card in ships_bought(board, move) if card]
        price = sum(board.figures.kinds[name].price for name in cards)
        found.append((price, _pair_option(board, pair, cards, price)))
    return [option for _, option in sorted(found, key=lambda one: one[0])]


def _pair_option(board: Board, pair: tuple[int, ...], cards: list[str], price: int) -> Option:
    if not board.explains:
        return Option(value=list(pair), text=WORDLESS)
    first, second = (ship_name(board.figures, name) for name in cards)
    text = say("age_of_discovery-option-buy-two", first=first, second=second, price=price)
    where = say("age_of_discovery-hint-columns", first=pair[0], second=pair[1])
    return Option(value=list(pair), text=text, hint=where)


def _moves_down_hint(board: Board, column: int) -> Say:
    """What comes into the purchase row when its ship is bought."""
    above = board.state.filling_row[column - 1]
    if above is None:
        return say("age_of_discovery-hint-nothing-above")
    ship, price = ship_name(board.figures, above.name), board.figures.kinds[above.name].price
    if above.reserved_by is not None:
        who = Who(above.reserved_by)
        return say("age_of_discovery-hint-above-reserved", ship=ship, price=price, who=who)
    return say("age_of_discovery-hint-above", ship=ship, price=price)


# --- effects ---------------------------------------------------------------------------------------------


def buy_ship(play: Play, seat: Seat, move: BuyShip) -> None:
    for column in move.columns:
        _buy_one(play, seat, column)


def _buy_one(play: Play, seat: Seat, column: int) -> None:
    state, player = play.state, play.player(seat)
    card = state.purchase_row[column - 1]
    assert card is not None
    ship, price = play.ship_name(card.name), play.figures.kinds[card.name].price
    play.use(BUY_SHIPS, stays_open=True)
    player.coins -= price
    player.free = play.sorted_ships([*player.free, card.name])
    state.bought += 1
    state.bought_this_turn = True
    play.tell("bought", final=True, who=Who(seat), ship=ship, price=price, coins=player.coins)
    play.note(Deed(what="buy_ship", ship=card.name, column=column))
    _refill(play, column)


def _refill(play: Play, column: int) -> None:
    """Move the ship above down, and put the next one from the stacks in its place."""
    state, at = play.state, column - 1
    moved = state.filling_row[at]
    if moved is not None:
        moved.since = state.turn
    state.purchase_row[at], state.filling_row[at] = moved, None
    new = _next_ship(play)
    if new is not None:
        state.filling_row[at] = OpenCard(name=new, since=state.turn)
    if moved is not None and new is not None:
        play.tell("refilled", column=column, moved=play.ship_name(moved.name), new=play.ship_name(new))
    elif moved is not None:
        play.tell("moved-down", column=column, moved=play.ship_name(moved.name))
    else:
        play.tell("column-empty", column=column)


def _next_ship(play: Play) -> str | None:
    """Draw from the first stack that is not empty; a scoring card is set aside and its countdown starts."""
    for stack in play.state.stacks:
        while stack:
            card = stack.pop(0)
            if card not in (INTERIM, FINAL):
                return card
            _turn_up_scoring_card(play, card)
    return None


def _turn_up_scoring_card(play: Play, card: str) -> None:
    """Give everybody one more turn, the player who turned it up last.

    A countdown that is running, through the safety net against a stall, is not changed (§5.6).
    """
    state = play.state
    due = state.turn + play.seats
    who = Who(state.current)
    if card == INTERIM and state.interim_due is None:
        state.interim_due = due
        play.tell("interim-card", final=True, headline=True, who=who)
    elif card == FINAL and state.final_due is None:
        state.final_due = due
        play.tell("final-card", final=True, headline=True, who=who)
    else:
        play.tell("card-without-effect", final=True, who=who)


ACTIONS: Phase[Board, Play] = {BuyShip: Action(always, buy_ship, check_buy, ask_buy, possible=can_buy)}
