"""Load: a good for every ship, and one-time cards (specification, 6.8, 6.9)."""

from __future__ import annotations

from engines.core import Many, Who
from engines.new_found_land.figures import Gain
from engines.new_found_land.goods import one
from engines.new_found_land.names import card_name, good_name, ship_code
from engines.new_found_land.play import Play
from engines.new_found_land.state import LOAD, Step
from engines.new_found_land.voyages import close, use_goods_card


def proceed(play: Play) -> bool:
    """A ship that can load one thing only loads it unasked; then the cards are drawn."""
    turn = play.turn
    for ship in play.unused():
        goods = play.figures.loadable(play.crates(turn.seat, ship))
        if len(goods) == 1:
            load(play, ship, goods[0])
        elif not goods:
            turn.used.append(ship)
    if play.unused():
        return play.put("load")
    if not turn.started:
        _draw(play)
    if turn.cards:
        return play.put("keep")
    return close(play)


def load(play: Play, ship: str, good: str) -> None:
    seat, gain = play.turn.seat, Gain(one(good))
    play.turn.used.append(ship)
    play.gain(seat, gain, LOAD)
    play.tell("loaded", who=Who(seat), ship=ship_code(play.figures, ship), good=good_name(good))
    play.note(Step(what="load", seat=seat, ships=[ship], gain=gain))


def _draw(play: Play) -> None:
    """So many cards as the ships have crates, unless they have been dealt; fewer if there are no more."""
    turn, player = play.turn, play.active
    turn.started = True
    turn.cards, player.dealt = player.dealt, []
    crates = sum(play.crates(turn.seat, ship) for ship in play.sent(turn.seat, LOAD))
    while len(turn.cards) < crates:
        card = play.draw_card()
        if card is None:
            break
        turn.cards.append(card)
    if not turn.cards:
        play.tell("no-cards", final=True, who=Who(turn.seat))
        return
    play.tell("drew-cards", final=True, who=Who(turn.seat), count=len(turn.cards), keep=play.keep())
    if not player.ahead:  # else they have been seen
        drawn = Many([card_name(play.figures, card) for card in turn.cards])
        play.whisper(turn.seat, "you-drew", cards=drawn)


def keep(play: Play, cards: list[str], played: list[str]) -> None:
    """The rest goes face down to the discard pile: nobody will ever see it."""
    turn, state = play.turn, play.state
    state.cards_hidden += [card for card in turn.cards if card not in cards]
    turn.cards = []
    play.tell("kept", final=True, who=Who(turn.seat), count=len(cards))
    play.note(Step(what="keep", seat=turn.seat))
    play.active.hand += [card for card in cards if card not in played]
    for card in played:
        use_goods_card(play, card)
