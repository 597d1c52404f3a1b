"""Recalling: at the end of a turn scouts may return to the supply (§5.10, §6.7, §6.8)."""

from __future__ import annotations

from collections import Counter

from engines.contract.core import Draft, Many, Option, PickSome, Question, Say, Seat, Who, say
from engines.games.entdecker.actions.landing import worth
from engines.games.entdecker.board import Board
from engines.games.entdecker.flow import finish_turn
from engines.games.entdecker.moves import EndTurn, Recall
from engines.games.entdecker.play import Play
from engines.games.entdecker.sea.islands import keys_of
from engines.games.entdecker.state import Unit
from engines.kit.actions import Action, Phase


def may_recall(board: Board, seat: Seat) -> None:
    board.expect_step("recall")


def may_end_turn(board: Board, seat: Seat) -> None:
    board.expect_step("recall", "end")


# --- what is asked ---------------------------------------------------------------------------------------


def about(board: Board) -> Say:
    return say("entdecker-about-recall", supply=board.active_player.supply["scout"])


def about_end(board: Board) -> Say:
    return say("entdecker-about-end")


def ask_recall(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "fields" in draft:
        return None
    options = tuple(_scout_option(board, seat, name, unit) for name, unit in board.recallable(seat))
    text = say("entdecker-ask-fields")
    return PickSome(field="fields", text=text, options=options, least=1, most=len(options))


def _scout_option(board: Board, seat: Seat, name: str, scout: Unit) -> Option:
    """With what its island would bring if it were closed now."""
    island = board.island_at(scout.field, scout.part)
    points = worth(island, seat, keys_of(board.units_on(island)), len(board.state.chips))["points"]
    hint = say("entdecker-hint-scout", tiles=island.size, open=island.open, points=points)
    return Option(value=name, text=say("entdecker-option-scout", place=name), hint=hint)


# --- whether it is legal ---------------------------------------------------------------------------------


def check_recall(board: Board, seat: Seat, move: Recall) -> None:
    """At least one scout, each one once, and nothing but scouts."""
    there = Counter(name for name, _ in board.recallable(seat))
    wanted = Counter(move.fields)
    if not wanted or any(count > max(1, there[name]) for name, count in wanted.items()):
        raise board.no("recall-none")
    others = {unit.field for unit in board.state.units if unit.seat == seat and unit.kind != "scout"}
    for name in move.fields:
        if not there[name]:
            raise board.no("recall-only-scouts") if name in others else board.no("not-your-scout", field=name)


# --- what it does ----------------------------------------------------------------------------------------


def recall(play: Play, seat: Seat, move: Recall) -> None:
    """No gold comes back."""
    wanted = list(move.fields)
    for name, unit in play.recallable(seat):
        if name in wanted:
            wanted.remove(name)
            play.take_back(unit)
    play.tell("recalled", who=Who(seat), fields=Many([*move.fields]), count=len(move.fields))
    finish_turn(play)


def end_turn(play: Play, seat: Seat, move: EndTurn) -> None:
    finish_turn(play, sure=True)


ACTIONS: Phase[Board, Play] = {
    Recall: Action(may_recall, recall, check_recall, ask_recall),
    EndTurn: Action(may_end_turn, end_turn),
}
