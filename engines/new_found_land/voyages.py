"""The Action phase: what the four actions have in common (specification, 5.4)."""

from __future__ import annotations

from engines.core import Many, Seat, Who, say
from engines.new_found_land.names import action_name, card_name, gain_listed
from engines.new_found_land.play import Play
from engines.new_found_land.state import LOAD, SETTLE, Sailing, Step


def set_sail(play: Play) -> None:
    """The order of an action: by total sail value, ties by player order. It is fixed now (9.21)."""
    state = play.state
    there = [seat for seat in play.player_order() if play.sent(seat, state.phase)]
    sailing = [Sailing(seat, play.sail(seat, state.phase)) for seat in there]
    state.order = sorted(sailing, key=lambda one: -one.sail)
    state.queue = [one.seat for one in state.order]
    if not sailing:
        return
    order = [say("new_found_land-sailing", who=Who(one.seat), sail=one.sail) for one in state.order]
    dealt = state.phase == LOAD and _deal(play)
    play.tell("sail-order", final=dealt, action=action_name(state.phase), order=Many([*order]))


def _deal(play: Play) -> bool:
    """If the pile is enough for all who load, the cards are dealt at once: then nobody has to wait for the
    others (section 10)."""
    state = play.state
    count = {seat: sum(play.crates(seat, ship) for ship in play.sent(seat, LOAD)) for seat in state.queue}
    if len(count) < 2 or sum(count.values()) > len(state.cards):
        return False
    for seat, crates in count.items():
        play.player(seat).dealt = [state.cards.pop(0) for _ in range(crates)]
    return True


def first_to_act(play: Play, seat: Seat) -> None:
    """Magellan: a point for acting before others."""
    order, magellan = play.state.order, play.figures.captains.magellan
    if len(order) > 1 and order[0].seat == seat and play.player(seat).captain == "magellan":
        play.tell("magellan", who=Who(seat), points=magellan.first)
        play.score(seat, magellan.first, "captain")


def close(play: Play) -> bool:
    """An execution comes to its end. Who was asked nothing in it, but holds a card, is asked now (D10)."""
    if play.active.hand and not play.turn.asked:
        play.state.step = "finish"
        return True
    bring_home(play)
    return False


def bring_home(play: Play) -> None:
    """Ships go back to the wharves, charter cards used here to the discard pile; the turn is over."""
    turn, state = play.turn, play.state
    sent = play.sent(turn.seat, state.phase)
    state.cards_open += [ship for ship in sent if ship in play.figures.charters]
    setattr(play.active.plan, state.phase, [])
    turn.ended = True
    if state.phase != SETTLE:  # nothing comes to light at its end, so it may be taken back
        play.seal()


def play_goods_card(play: Play, card: str) -> None:
    """Goods and points at once; the card is seen by all. Only in the own turn (6.1)."""
    play.active.hand.remove(card)
    use_goods_card(play, card)


def use_goods_card(play: Play, card: str) -> None:
    seat, gain = play.turn.seat, play.figures.goods_cards[card]
    play.state.cards_open.append(card)
    play.tell(
        "goods-card",
        final=True,
        who=Who(seat),
        card=card_name(play.figures, card),
        gain=gain_listed(gain),
    )
    play.note(Step(what="card", seat=seat, card=card, gain=gain))
    play.gain(seat, gain, "cards")
