"""From turn to turn: how a turn begins, when it ends by itself, and what its end brings (§5.3 to §5.5)."""

from __future__ import annotations

from engines.contract.core import Who
from engines.games.age_of_discovery.play import Play
from engines.games.age_of_discovery.scoring import final_scoring, interim_scoring
from engines.games.age_of_discovery.state import TAKE_COINS, Deed


def begin_turn(play: Play) -> None:
    state = play.state
    state.actions, state.open_action, state.bought_this_turn = [], None, False
    _advance_contracts(play)
    if play.only_coins:  # nobody is asked what has one answer
        take_coins(play)


def take_coins(play: Play) -> None:
    """The action "take two coins" (§6.1)."""
    player, take = play.current, play.figures.purse.take
    play.use(TAKE_COINS)
    player.coins += take
    play.tell("coins", who=Who(play.state.current), count=take, coins=player.coins)
    play.note(Deed(what="take_coins"))


def _advance_contracts(play: Play) -> None:
    """Bring the contracts of the current player one round nearer; those that are fulfilled pay."""
    seat, player = play.state.current, play.current
    for running in list(player.running):
        running.rounds_left -= 1
        if running.rounds_left == 0:
            player.coins += running.income
            player.fulfilled += 1
            play.release(seat, running)
            play.tell(
                "fulfilled",
                who=Who(seat),
                contract=play.contract_name(running.contract),
                income=running.income,
                coins=player.coins,
                fulfilled=player.fulfilled,
            )


def end_if_exhausted(play: Play) -> None:
    """End the turn by itself when everybody can see that nothing is left to do in it (§5.4): not after a step
    that its player could still undo. A turn by orders follows the end of another one, which is final."""
    undoable = play.to_the_letter and not play.final
    if play.state.auto_end and not undoable and play.turn_is_exhausted():
        end_turn(play)


def end_turn(play: Play) -> None:
    state = play.state
    _end_reservations(play)
    if state.interim_due == state.turn:
        interim_scoring(play)
    if state.final_due == state.turn:
        final_scoring(play)
        return
    _count_stall(play)
    state.turn += 1
    state.current = (state.current + 1) % play.seats
    state.last_deeds, state.deeds = state.deeds, []
    play.tell("turn", final=True, who=Who(state.current), turn=state.turn)
    begin_turn(play)


def _end_reservations(play: Play) -> None:
    """End the current player's reservations that last until this turn, whatever happened."""
    state = play.state
    for card in play.open_cards().values():
        if card.reserved_by == state.current and card.reserved_until == state.turn:
            card.reserved_by, card.reserved_until = None, 0


def _count_stall(play: Play) -> None:
    """Call the last round when nobody has bought for many rounds: a safety net (§9-15)."""
    state, rules = play.state, play.figures.play
    state.turns_without_purchase = 0 if state.bought_this_turn else state.turns_without_purchase + 1
    if not rules.stall_rounds or state.final_due is not None:
        return
    left = rules.stall_rounds * play.seats - state.turns_without_purchase
    if left == rules.stall_warning * play.seats:
        play.tell("stall-warning", headline=True, rounds=rules.stall_warning)
    if left > 0:
        return
    state.final_due = state.turn + play.seats
    what = "stall"
    if state.interim_due is None:
        state.interim_due, what = state.final_due, "stall-both"
    play.tell(what, headline=True, rounds=rules.stall_rounds, who=Who(state.current))
