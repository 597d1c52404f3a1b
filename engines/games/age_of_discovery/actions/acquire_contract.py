"""The action "acquire a contract": from the display, or face down from the stack (§6.2)."""

from __future__ import annotations

from engines.contract.core import Draft, Option, Pick, Question, Seat, Who, say
from engines.games.age_of_discovery.actions.shared import (
    check_action,
    check_coins,
    check_unreserved,
    incomes_hint,
)
from engines.games.age_of_discovery.board import Board
from engines.games.age_of_discovery.moves import STACK, AcquireContract
from engines.games.age_of_discovery.names import contract_name
from engines.games.age_of_discovery.play import Play
from engines.games.age_of_discovery.state import ACQUIRE_CONTRACT, Deed, OpenCard
from engines.kit.actions import Action, Phase, always, refusal


def can_acquire(board: Board, seat: Seat) -> None:
    check_action(board, ACQUIRE_CONTRACT)
    _check_hand(board, seat)
    state = board.state
    if not state.contract_stack and not any(card and not board.blocked(card, seat) for card in state.display):
        raise board.no("nothing-to-acquire")
    check_coins(board, seat, board.figures.purse.contract)


def check_acquire(board: Board, seat: Seat, move: AcquireContract) -> None:
    slots = [str(number) for number in range(1, len(board.state.display) + 1)]
    if move.source not in (*slots, STACK):
        raise board.no("no-such-choice")
    check_action(board, ACQUIRE_CONTRACT)
    _check_hand(board, seat)
    if move.source == STACK:
        if not board.state.contract_stack:
            raise board.no("stack-empty")
    else:
        card = board.state.display[int(move.source) - 1]
        if card is None:
            raise board.no("slot-empty")
        check_unreserved(board, seat, card)
    check_coins(board, seat, board.figures.purse.contract)


def _check_hand(board: Board, seat: Seat) -> None:
    """There is room in the hand; running contracts do not count."""
    limit = board.figures.play.hand_limit
    if len(board.player(seat).hand) >= limit:
        raise board.no("hand-full", limit=limit)


# --- asking ----------------------------------------------------------------------------------------------


def ask_acquire(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "source" in draft:
        return None
    options = []
    for slot, card in enumerate(board.state.display, 1):
        if card is not None:
            options.append(
                Option(
                    value=str(slot),
                    text=contract_name(board.figures, card.name),
                    hint=incomes_hint(board, card.name),
                    barred=refusal(check_acquire, board, seat, AcquireContract(source=str(slot))),
                )
            )
    if board.state.contract_stack:
        left = len(board.state.contract_stack)
        text, hint = say("age_of_discovery-option-stack"), say("age_of_discovery-hint-stack", left=left)
        options.append(Option(value=STACK, text=text, hint=hint))
    return Pick(
        field="source",
        text=say("age_of_discovery-ask-source", price=board.figures.purse.contract),
        options=tuple(options),
        about=say("age_of_discovery-about-coins", coins=board.player(seat).coins),
    )


# --- effects ---------------------------------------------------------------------------------------------


def acquire_contract(play: Play, seat: Seat, move: AcquireContract) -> None:
    play.use(ACQUIRE_CONTRACT)
    play.player(seat).coins -= play.figures.purse.contract
    if move.source == STACK:
        _draw_from_stack(play, seat)
    else:
        _take_from_display(play, seat, int(move.source))


def _draw_from_stack(play: Play, seat: Seat) -> None:
    contract = play.state.contract_stack.pop(0)
    play.player(seat).hand.append(contract)
    play.tell("drew-contract", final=True, who=Who(seat), left=len(play.state.contract_stack))
    play.whisper(seat, "you-drew", contract=play.contract_name(contract))
    play.note(Deed(what="acquire_contract"))


def _take_from_display(play: Play, seat: Seat, slot: int) -> None:
    state, player = play.state, play.player(seat)
    card = state.display[slot - 1]
    assert card is not None
    player.hand.append(card.name)
    player.seen.append(card.name)
    play.tell("took-contract", final=True, who=Who(seat), contract=play.contract_name(card.name))
    play.note(Deed(what="acquire_contract", slot=slot, contract=card.name))
    state.display[slot - 1] = None
    if state.contract_stack:
        new = OpenCard(name=state.contract_stack.pop(0), since=state.turn)
        state.display[slot - 1] = new
        play.tell("new-contract", slot=slot, contract=play.contract_name(new.name))


ACTIONS: Phase[Board, Play] = {
    AcquireContract: Action(always, acquire_contract, check_acquire, ask_acquire, possible=can_acquire)
}
