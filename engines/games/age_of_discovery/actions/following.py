"""A step on the table, and what follows it by standing orders (§10).

When a turn comes, its player's orders are followed from the top as long as each step is possible. The first
one that is not, a scoring card that turns up, or somebody else's ship on an expedition they name ends them,
and the player decides.
"""

from __future__ import annotations

from collections.abc import Iterator

from engines.contract.core import Move, Seat, Who
from engines.games.age_of_discovery.actions.coming_turn import why_not
from engines.games.age_of_discovery.actions.turn import TURN
from engines.games.age_of_discovery.flow import end_if_exhausted
from engines.games.age_of_discovery.moves import PlaceShip
from engines.games.age_of_discovery.names import explorer_name, order_name
from engines.games.age_of_discovery.play import Play
from engines.games.age_of_discovery.state import OrderedStep


def make_step(play: Play, seat: Seat, move: Move) -> None:
    """Make a step of a turn, and the turns after it as far as they go by orders."""
    _make(play, seat, move)
    while not play.state.over and play.current.orders:
        seat = play.state.current
        steps, play.current.orders = play.current.orders, []
        _follow(play, seat, steps)


def _follow(play: Play, seat: Seat, steps: list[OrderedStep]) -> None:
    before = _scorings(play)
    for number, step in enumerate(steps):
        if play.state.over or play.state.current != seat:
            return  # the turn has ended by itself
        reason = why_not(play, seat, step)
        if reason is not None:
            play.whisper(seat, "orders-stopped", step=order_name(play.figures, step), reason=reason)
            return
        if number == 0:  # not before: nobody may learn of orders that come to nothing
            play.tell("orders", who=Who(seat))
        _make(play, seat, step.move)
        if _scorings(play) != before and number + 1 < len(steps):
            play.whisper(seat, "orders-scoring")
            return


def _make(play: Play, seat: Seat, move: Move) -> None:
    """Make one step, end the turn if nothing is left to do, and end the orders of others that it affects."""
    before, turn = _scorings(play), play.state.turn
    TURN.make(play, seat, move)
    if not play.state.over and play.state.turn == turn:
        end_if_exhausted(play)
    if _scorings(play) != before:
        for other in _others_with_orders(play, seat):
            play.player(other).orders = []
            play.whisper(other, "orders-scoring")
    elif isinstance(move, PlaceShip):
        for other in _others_with_orders(play, seat):
            if any(_names(step, move.expedition) for step in play.player(other).orders):
                play.player(other).orders = []
                explorer = explorer_name(move.expedition)
                play.whisper(other, "orders-expedition", who=Who(seat), explorer=explorer)


def _scorings(play: Play) -> tuple[int | None, int | None]:
    return play.state.interim_due, play.state.final_due


def _others_with_orders(play: Play, seat: Seat) -> Iterator[Seat]:
    return (other for other, player in enumerate(play.state.players) if other != seat and player.orders)


def _names(step: OrderedStep, expedition: str) -> bool:
    return isinstance(step.move, PlaceShip) and step.move.expedition == expedition
