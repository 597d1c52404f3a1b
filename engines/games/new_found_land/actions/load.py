"""Load: a good for every ship, and one-time cards (§6.8, §6.9)."""

from __future__ import annotations

from engines.contract.core import Draft, Many, Option, Pick, PickSome, Question, Say, Seat, Who, say
from engines.games.new_found_land import moves
from engines.games.new_found_land.actions.finish import close
from engines.games.new_found_land.actions.goods_cards import ask_goods_card, use_goods_card
from engines.games.new_found_land.board import Board
from engines.games.new_found_land.figures import GOODS, Gain
from engines.games.new_found_land.goods.goods import one
from engines.games.new_found_land.moves import PLAY_ALL, PLAY_NONE
from engines.games.new_found_land.names import card_name, good_name, goods_card_gain, ship_code, ship_name
from engines.games.new_found_land.play import Play
from engines.games.new_found_land.state import LOAD, Deed
from engines.kit.actions import Action, Phase, always

# --- the turn --------------------------------------------------------------------------------------------


def proceed(play: Play) -> bool:
    """A ship that can load only one good loads it unasked; then the cards are drawn."""
    turn = play.turn
    for ship in play.unused():
        goods = play.figures.loadable(play.crates(turn.seat, ship))
        if len(goods) == 1:
            put_aboard(play, ship, goods[0])
        elif not goods:
            turn.used.append(ship)
    if play.unused():
        return play.wait_for("load")
    if not turn.started:
        _draw(play)
    if turn.cards:
        return play.wait_for("keep")
    return close(play)


def _draw(play: Play) -> None:
    """One card for each crate of the ships, unless the cards were dealt before; fewer if none are left."""
    turn, player = play.turn, play.active
    turn.started = True
    turn.cards, player.dealt = player.dealt, []
    crates = cards_to_draw(play, turn.seat)
    while len(turn.cards) < crates:
        card = play.draw_card()
        if card is None:
            break
        turn.cards.append(card)
    if not turn.cards:
        play.tell("no-cards", final=True, who=Who(turn.seat))
        return
    play.tell("drew-cards", final=True, who=Who(turn.seat), count=len(turn.cards), keep=play.keep())
    if not player.ahead:  # a player who has answered ahead has seen the cards
        drawn = Many([card_name(play.figures, card) for card in turn.cards])
        play.whisper(turn.seat, "you-drew", cards=drawn)


def cards_to_draw(board: Board, seat: Seat) -> int:
    """The sum of the crates that this player has at Load (§9-5)."""
    return sum(board.crates(seat, ship) for ship in board.sent(seat, LOAD))


# --- a good for a ship -----------------------------------------------------------------------------------


def _loading_ship(board: Board, move: moves.LoadGood) -> str:
    ships = board.unused()
    if not move.ship:
        return board.the_only(ships, "choose-ship")
    if move.ship not in ships:
        raise board.no("ship-not-available")
    return move.ship


def check_load(board: Board, seat: Seat, move: moves.LoadGood) -> None:
    goods = board.figures.loadable(board.crates(seat, _loading_ship(board, move)))
    if move.good not in GOODS:
        raise board.no("no-such-choice")
    if move.good not in goods:
        raise board.no("good-too-valuable", good=good_name(goods[0]))


def hint_load(board: Board, seat: Seat) -> Say:
    return say("new_found_land-hint-load", count=cards_to_draw(board, seat))


def ask_load(board: Board, seat: Seat, draft: Draft) -> Question | None:
    ships = board.unused()
    if len(ships) > 1 and "ship" not in draft:
        options = tuple(Option(value=ship, text=ship_name(board.figures, ship)) for ship in ships)
        return Pick(field="ship", text=say("new_found_land-ask-load-ship"), options=options)
    ship = draft.get("ship") or ships[0]
    if ship not in ships:
        raise board.no("ship-not-available")
    if "good" in draft:
        return None
    crates = board.crates(seat, str(ship))
    return Pick(
        field="good",
        text=say("new_found_land-ask-good", ship=ship_code(board.figures, str(ship))),
        options=tuple(Option(value=good, text=good_name(good)) for good in board.figures.loadable(crates)),
        about=say("new_found_land-about-crates", count=crates),
    )


def load(play: Play, seat: Seat, move: moves.LoadGood) -> None:
    put_aboard(play, _loading_ship(play, move), move.good)


def put_aboard(play: Play, ship: str, good: str) -> None:
    seat, gain = play.turn.seat, Gain(one(good))
    play.turn.used.append(ship)
    play.gain(seat, gain, LOAD)
    play.tell("loaded", who=Who(seat), ship=ship_code(play.figures, ship), good=good_name(good))
    play.note(Deed(what="load", seat=seat, ships=[ship], gain=gain))


# --- keeping cards ---------------------------------------------------------------------------------------


def check_keep(board: Board, seat: Seat, move: moves.Keep) -> None:
    if len(set(move.cards)) < len(move.cards) or not set(move.cards) <= set(board.turn.cards):
        raise board.no("not-available")
    if len(move.cards) != board.keep():
        raise board.no("wrong-number", count=board.keep())
    _played(board, move)


def _played(board: Board, move: moves.Keep) -> list[str]:
    """The kept cards that are played at once. Where one card is kept, `KeepAndPlay` is the move for that."""
    goods_cards = _goods_cards(board, move.cards) if board.keep() > 1 else []
    if not goods_cards:
        if move.play is not None:
            raise board.no("not-goods-card")
        return []
    if move.play not in _ways_to_play(goods_cards):
        raise board.no("choose-play")
    return {PLAY_NONE: [], PLAY_ALL: goods_cards}.get(move.play, [move.play])


def _goods_cards(board: Board, cards: list[str]) -> list[str]:
    """The goods cards among these drawn cards, in the order in which they were drawn."""
    return [card for card in board.turn.cards if card in cards and card in board.figures.goods_cards]


def _ways_to_play(goods_cards: list[str]) -> list[str]:
    single = goods_cards if len(goods_cards) > 1 else []
    return [PLAY_ALL, *single, PLAY_NONE]


def ask_keep(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "cards" not in draft:
        return _ask_cards(board)
    cards = draft["cards"]
    if not isinstance(cards, list):
        raise board.no("not-available")
    goods_cards = _goods_cards(board, [str(card) for card in cards])
    if board.keep() == 1 or not goods_cards or "play" in draft:
        return None
    return Pick(
        field="play",
        text=say("new_found_land-ask-play", count=len(goods_cards)),
        about=_about_play(board, len(goods_cards)),
        options=tuple(
            Option(value=way, text=_play_text(board, way, goods_cards)) for way in _ways_to_play(goods_cards)
        ),
    )


def _ask_cards(board: Board) -> Question:
    count, text = board.keep(), say("new_found_land-ask-cards", count=board.keep())
    named = [(card, card_name(board.figures, card)) for card in board.turn.cards]
    if count == 1:
        options = tuple(Option(value=[card], text=name) for card, name in named)
        return Pick(field="cards", text=text, options=options)
    options = tuple(Option(value=card, text=name) for card, name in named)
    return PickSome(field="cards", text=text, options=options, least=count, most=count)


def _about_play(board: Board, count: int) -> Say:
    return say("new_found_land-about-play", count=count, points=board.figures.play.final_card)


def _play_text(board: Board, way: str, goods_cards: list[str]) -> Say:
    if way in (PLAY_NONE, PLAY_ALL):
        return say(f"new_found_land-option-play-{way}", count=len(goods_cards))
    return say("new_found_land-option-play-one", card=goods_card_gain(board.figures, way))


def keep(play: Play, seat: Seat, move: moves.Keep) -> None:
    _keep(play, move.cards, _played(play, move))


def _keep(play: Play, cards: list[str], played: list[str]) -> None:
    """The other cards go face down to the discard pile: nobody sees them again."""
    turn, state = play.turn, play.state
    state.cards_hidden += [card for card in turn.cards if card not in cards]
    turn.cards = []
    play.tell("kept", final=True, who=Who(turn.seat), count=len(cards))
    play.note(Deed(what="keep", seat=turn.seat))
    play.active.hand += [card for card in cards if card not in played]
    for card in played:
        use_goods_card(play, card)


# --- keeping one card and playing it ---------------------------------------------------------------------


def may_keep_and_play(board: Board, seat: Seat) -> None:
    if board.keep() > 1 or not _goods_cards(board, board.turn.cards):
        raise board.no("nothing-to-play")


def check_keep_and_play(board: Board, seat: Seat, move: moves.KeepAndPlay) -> None:
    if move.card not in board.turn.cards:
        raise board.no("not-available")
    if move.card not in board.figures.goods_cards:
        raise board.no("not-goods-card")


def hint_keep_and_play(board: Board, seat: Seat) -> Say:
    return say("new_found_land-hint-keep_and_play", points=board.figures.play.final_card)


def ask_keep_and_play(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "card" in draft:
        return None
    return ask_goods_card(board, _goods_cards(board, board.turn.cards), about=_about_play(board, 1))


def keep_and_play(play: Play, seat: Seat, move: moves.KeepAndPlay) -> None:
    _keep(play, [move.card], [move.card])


ACTIONS: Phase[Board, Play] = {
    moves.LoadGood: Action(always, load, check_load, ask_load),
    moves.Keep: Action(always, keep, check_keep, ask_keep),
    moves.KeepAndPlay: Action(may_keep_and_play, keep_and_play, check_keep_and_play, ask_keep_and_play),
}
