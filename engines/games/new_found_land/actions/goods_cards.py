"""Goods cards, which may be played in the own Land turn, action or goal turn (§6.1)."""

from __future__ import annotations

from engines.contract.core import Draft, Option, Pick, Question, Say, Seat, Who, say
from engines.games.new_found_land import moves
from engines.games.new_found_land.board import Board
from engines.games.new_found_land.names import card_name, gain_listed, goods_card_gain
from engines.games.new_found_land.play import Play
from engines.games.new_found_land.state import Deed
from engines.kit.actions import Action, Phase, always


def can_play_card(board: Board, seat: Seat) -> None:
    if not board.player(seat).hand:
        raise board.no("no-cards")
    if not board.goods_cards(seat):
        raise board.no("no-goods-card")


def check_play_card(board: Board, seat: Seat, move: moves.PlayGoodsCard) -> None:
    if move.card not in board.player(seat).hand:
        raise board.no("not-your-card")
    if move.card not in board.figures.goods_cards:
        raise board.no("not-goods-card")


def ask_play_card(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "card" in draft:
        return None
    return ask_goods_card(board, board.goods_cards(seat))


def ask_goods_card(board: Board, cards: list[str], *, about: Say | None = None) -> Question:
    """Which of these goods cards is played."""
    options = tuple(Option(value=card, text=goods_card_gain(board.figures, card)) for card in cards)
    return Pick(field="card", text=say("new_found_land-ask-card"), options=options, about=about)


def play_card(play: Play, seat: Seat, move: moves.PlayGoodsCard) -> None:
    play.player(seat).hand.remove(move.card)
    use_goods_card(play, move.card)


def use_goods_card(play: Play, card: str) -> None:
    """Give the active player the goods and points of this card; everybody sees it."""
    seat, gain = play.turn.seat, play.figures.goods_cards[card]
    play.state.cards_open.append(card)
    play.tell(
        "goods-card",
        final=True,
        who=Who(seat),
        card=card_name(play.figures, card),
        gain=gain_listed(gain),
    )
    play.note(Deed(what="card", seat=seat, card=card, gain=gain))
    play.gain(seat, gain, "cards")


ACTIONS: Phase[Board, Play] = {
    moves.PlayGoodsCard: Action(always, play_card, check_play_card, ask_play_card, can_play_card),
}
