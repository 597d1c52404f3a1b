"""The action card "reserve a ship or contract": it is played beside the actions of a turn (§6.6)."""

from __future__ import annotations

from engines.contract.core import Draft, Option, Pick, Question, Say, Seat, Who, say
from engines.games.age_of_discovery.actions.shared import incomes_hint
from engines.games.age_of_discovery.board import Board
from engines.games.age_of_discovery.moves import CONTRACT, FILLING, PURCHASE, Reserve
from engines.games.age_of_discovery.names import contract_name, ship_name
from engines.games.age_of_discovery.play import Play
from engines.games.age_of_discovery.state import Deed, OpenCard
from engines.kit.actions import Action, Phase, always, refusal


def can_reserve(board: Board, seat: Seat) -> None:
    _check_reserve_card(board, seat)
    if not any(_reservable(board, seat, card) for card in board.open_cards().values()):
        raise board.no("nothing-to-reserve")


def check_reserve(board: Board, seat: Seat, move: Reserve) -> None:
    place, _, number = move.target.partition("-")
    state = board.state
    rows = {PURCHASE: state.purchase_row, FILLING: state.filling_row, CONTRACT: state.display}
    if place not in rows or number not in [str(n) for n in range(1, len(rows[place]) + 1)]:
        raise board.no("no-such-choice")
    _check_reserve_card(board, seat)
    card = rows[place][int(number) - 1]
    if card is None:
        raise board.no("slot-empty")
    _check_reservable(board, seat, card)


def _check_reserve_card(board: Board, seat: Seat) -> None:
    if not board.player(seat).reserve_cards:
        raise board.no("no-reserve-card")


def _check_reservable(board: Board, seat: Seat, card: OpenCard) -> None:
    if card.reserved_by is not None and not _reservable(board, seat, card):
        raise board.no("already-reserved", who=Who(card.reserved_by))


def _reservable(board: Board, seat: Seat, card: OpenCard) -> bool:
    """Reserving again in the same turn would have no effect; in the next turn it prolongs (§6.6)."""
    prolongs = card.reserved_by == seat and card.reserved_until == board.state.turn
    return card.reserved_by is None or prolongs


# --- asking ----------------------------------------------------------------------------------------------


def ask_reserve(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "target" in draft:
        return None
    options = []
    for target, card in board.open_cards().items():
        text, hint = _target(board, target, card)
        barred = refusal(_check_reservable, board, seat, card)
        options.append(Option(value=target, text=text, hint=hint, barred=barred))
    return Pick(
        field="target",
        text=say("age_of_discovery-ask-target"),
        options=tuple(options),
        about=_about(board, seat),
    )


def _about(board: Board, seat: Seat) -> Say:
    last = board.own_turns_after() == 0
    key = "age_of_discovery-about-reserve-last" if last else "age_of_discovery-about-reserve"
    return say(key, count=board.player(seat).reserve_cards)


def _target(board: Board, target: str, card: OpenCard) -> tuple[Say, Say]:
    """The name of a card, and a hint."""
    place, _, number = target.partition("-")
    if place == CONTRACT:
        return contract_name(board.figures, card.name), incomes_hint(board, card.name)
    price = board.figures.kinds[card.name].price
    hint = say(f"age_of_discovery-hint-{place}-row", column=int(number), price=price)
    return ship_name(board.figures, card.name), hint


# --- effects ---------------------------------------------------------------------------------------------


def reserve(play: Play, seat: Seat, move: Reserve) -> None:
    state, player = play.state, play.player(seat)
    card = play.open_cards()[move.target]
    player.reserve_cards -= 1
    card.reserved_by, card.reserved_until = seat, state.turn + play.seats
    place, _, number = move.target.partition("-")
    if place == CONTRACT:
        play.tell("reserved-contract", who=Who(seat), contract=play.contract_name(card.name))
        play.note(Deed(what="reserve", slot=int(number), contract=card.name))
    else:
        play.tell("reserved-ship", who=Who(seat), ship=play.ship_name(card.name), column=int(number))
        play.note(Deed(what="reserve", ship=card.name, column=int(number), row=place))


ACTIONS: Phase[Board, Play] = {
    Reserve: Action(always, reserve, check_reserve, ask_reserve, possible=can_reserve)
}
