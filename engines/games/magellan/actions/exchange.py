"""Marco Polo's exchange of money cards at the end of a phase (§D7, §6.10).

Who exchanges, and in which order, stands in `phase_end`.
"""

from __future__ import annotations

from engines.contract.core import Draft, Option, Pick, PickSome, Question, Seat, Who, say
from engines.games.magellan.actions.refusals import check_asked, check_step
from engines.games.magellan.board import Board
from engines.games.magellan.moves import Exchange
from engines.games.magellan.names import card_list, card_name, crown_hint
from engines.games.magellan.payments import contains, without
from engines.games.magellan.play import Play
from engines.kit.actions import Action, Phase

BIGGEST_HAND_AT_ONCE = 25
"""A hand with more cards is asked for one card at a time (§6.10).

Saved moves depend on it: such an exchange of fewer cards than allowed ends with a 0.
"""
NO_MORE_CARDS = 0


def one_at_a_time(board: Board, seat: Seat) -> bool:
    return len(board.player(seat).hand) > BIGGEST_HAND_AT_ONCE


def may_exchange(board: Board, seat: Seat) -> None:
    check_step(board, "exchange")
    check_asked(board, seat)


def ask_exchange(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if one_at_a_time(board, seat):
        return _ask_next_card(board, seat, draft.get("cards", []))
    if "cards" in draft:
        return None
    most = board.most_exchanged(seat)
    return PickSome(
        field="cards",
        text=say("magellan-ask-exchange-cards", most=most),
        options=tuple(_option(board, card) for card in board.player(seat).hand),
        least=0,
        most=most,
    )


def _ask_next_card(board: Board, seat: Seat, chosen: object) -> Question | None:
    if not isinstance(chosen, list) or not all(type(card) is int for card in chosen):
        return None
    hand, most = board.player(seat).hand, board.most_exchanged(seat)
    if len(chosen) >= most or not contains(hand, chosen):
        return None
    options = [Option(value=NO_MORE_CARDS, text=say("magellan-option-done"))]
    options += [_option(board, card) for card in sorted(set(without(hand, chosen)))]
    text = say("magellan-ask-exchange-cards", most=most)
    return Pick(field="cards", text=text, options=tuple(options), extends=True)


def _option(board: Board, card: int) -> Option:
    return Option(value=card, text=card_name(card), hint=crown_hint(board.figures, card))


def check_exchange(board: Board, seat: Seat, move: Exchange) -> None:
    cards, most = _put_away(board, seat, move), board.most_exchanged(seat)
    if len(cards) > len(board.state.stack):
        raise board.no("stack-empty")
    if len(cards) > most:
        raise board.no("too-many-cards", k=most)
    if not contains(board.player(seat).hand, cards):
        raise board.no("cards-not-in-hand")
    closed = len(cards) < len(move.cards)
    if one_at_a_time(board, seat) and closed == (len(cards) == most):
        raise board.no("no-such-choice")  # fewer than allowed need the closing 0, the full number has none


def make_exchange(play: Play, seat: Seat, move: Exchange) -> None:
    state, player, cards = play.state, play.player(seat), _put_away(play, seat, move)
    state.exchanges.remove(seat)
    if not cards:
        play.tell("exchanged-nothing", final=True, who=Who(seat))
        return
    player.hand = without(player.hand, cards)
    state.discard += cards
    play.tell("exchanged", final=True, who=Who(seat), cards=card_list(sorted(cards, reverse=True)))
    play.take(seat, [state.stack.pop() for _ in cards])


def _put_away(board: Board, seat: Seat, move: Exchange) -> list[int]:
    """The cards of the move, without the 0 that closes a choice one at a time."""
    closed = one_at_a_time(board, seat) and move.cards[-1:] == [NO_MORE_CARDS]
    return move.cards[:-1] if closed else move.cards


ACTIONS: Phase[Board, Play] = {
    Exchange: Action(may_exchange, make_exchange, check_exchange, ask_exchange),
}
