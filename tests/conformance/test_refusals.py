"""Promise 2: whatever is not offered is rejected, and the state does not change."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engines import AnyGame
from engines.contract.core import Amount, Draft, Move, Pick, Rejected, Seat, admits, answer
from engines.contract.dice import Dice
from tests.conformance.tables import fields_of, setups, whole_game
from tests.support.stages import GAMES

NUMBERS = [-1, 0, 1, 2, 3, 7, 9, 20, 999, 10**25]
WORDS = ["", "x", "no", "yes", "on", "left", "all", "0", "\N{PILE OF POO}" * 3]
ODDITIES = [None, True, 1.5, [], ["x"], [1, "x"], {}, [[1]], [None], object(), b"x"]


def anything(dice: Dice) -> Any:
    kind = dice.below(8)
    if kind < 3:
        return dice.pick(NUMBERS)
    if kind < 5:
        return dice.pick(WORDS)
    if kind < 7:
        return [dice.below(11) for _ in range(dice.below(5))]
    return dice.pick(ODDITIES)


def known_values(game: AnyGame, state: Any, seats: int) -> list[Any]:
    """Values that are offered to somebody somewhere: the most plausible wrong answers."""
    values: list[Any] = []
    for seat in range(seats):
        try:
            root = game.ask(state, seat, {})
        except Rejected:
            continue
        assert isinstance(root, Pick)
        for option in root.options:
            try:
                question = game.ask(state, seat, {"move": option.value})
            except Rejected:
                continue
            if isinstance(question, Amount):
                values += [question.low - 1, question.low, question.high, question.high + 1]
            elif question is not None:
                values += [option.value for option in question.options]
    return values


def some_move(game: AnyGame, dice: Dice, likely: list[Any]) -> Move:
    kind = dice.pick(game.moves)
    values = {}
    for field in fields_of(kind):
        if field.default is msgspec.NODEFAULT or dice.below(2):
            values[field.name] = dice.pick(likely) if likely and dice.below(2) else anything(dice)
    return kind(**values)


def offered(game: AnyGame, state: Any, seat: Seat, move: Move) -> bool:
    """Whether the questions lead to this move: every answer is admitted, and the draft is complete."""
    try:
        raw: Draft = msgspec.to_builtins(move)
        if game.read_move(raw) != move:
            return False
        draft: Draft = {}
        while (question := game.ask(state, seat, draft)) is not None:
            if question.field not in raw:
                return False
            value: Any = raw[question.field]
            if isinstance(question, Pick) and not admits(question, value):
                # card by card: the menu offers an empty list, and then single cards
                if not question.extends and admits(question, []):
                    value = []
                elif question.extends and isinstance(value, list):
                    at = len(draft.get(question.field, []))  # type: ignore[arg-type]
                    if at >= len(value):
                        return False
                    value = value[at]
            if not admits(question, value):
                return False
            draft = answer(draft, question, value)
        return game.read_move(draft) == move or game.ask(state, seat, raw) is None
    except (Rejected, TypeError):
        return False


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_offered_is_rejected(game: AnyGame) -> None:
    refused = accepted = 0
    for setup in setups(game, sample=2):
        for moment in whole_game(game, setup):
            dice = Dice(b"refusals", moment.number, setup.seats)
            likely = known_values(game, moment.state, setup.seats) if moment.number % 3 == 0 else []
            before = game.encode(moment.state)
            for _ in range(6):
                seat = dice.below(setup.seats + 2) - 1
                move = some_move(game, dice, likely)
                if offered(game, moment.state, seat, move):
                    accepted += 1
                    game.apply(game.decode(before), seat, move, Dice(b"accepted"))
                    continue
                refused += 1
                with pytest.raises(Rejected):
                    game.apply(moment.state, seat, move, Dice(b"refused"))
                assert game.encode(moment.state) == before, (seat, move)
    assert refused > 500
    assert accepted > 5


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_that_does_not_exist_cannot_move(game: AnyGame) -> None:
    for setup in setups(game, sample=1):
        for moment in whole_game(game, setup):
            for seat in (-1, setup.seats, 99):
                before = game.encode(moment.state)
                with pytest.raises(Rejected):
                    game.ask(moment.state, seat, {})
                with pytest.raises(Rejected):
                    game.apply(moment.state, seat, moment.move, Dice(b"nobody"))
                assert game.encode(moment.state) == before


@pytest.mark.parametrize("game", GAMES)
def test_a_kind_of_move_that_is_not_open_cannot_be_begun(game: AnyGame) -> None:
    kinds = [str(kind.__struct_config__.tag) for kind in game.moves]
    for setup in setups(game, sample=1):
        for moment in whole_game(game, setup):
            for seat in range(setup.seats):
                possible = _open_kinds(game, moment.state, seat)
                for kind in kinds:
                    if kind not in possible:
                        with pytest.raises(Rejected):
                            game.ask(moment.state, seat, {"move": kind})


def _open_kinds(game: AnyGame, state: Any, seat: Seat) -> list[Any]:
    try:
        question = game.ask(state, seat, {})
    except Rejected:
        return []
    assert isinstance(question, Pick)
    return [option.value for option in question.options if option.barred is None]


@pytest.mark.parametrize("game", GAMES)
def test_a_repeated_click_is_legal_or_changes_nothing(game: AnyGame) -> None:
    """Either the rules allow the same move again, or they reject it and nothing changes."""
    for setup in setups(game, sample=1):
        for moment in whole_game(game, setup):
            state = game.decode(game.encode(moment.state))
            game.apply(state, moment.seat, moment.move, Dice(b"once"))
            before = game.encode(state)
            again = offered(game, state, moment.seat, moment.move)
            try:
                game.apply(state, moment.seat, moment.move, Dice(b"twice"))
                assert again
            except Rejected:
                assert not again
                assert game.encode(state) == before


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "raw",
    [{}, {"move": None}, {"move": "no such move"}, {"move": 7}, {"move": []}, {"move": {}}, {"x": 1}],
    ids=str,
)
def test_garbage_is_rejected(game: AnyGame, raw: dict[str, Any]) -> None:
    with pytest.raises(Rejected):
        game.read_move(raw)
    setup = setups(game, sample=1)[0]
    state = game.start(setup.seats, setup.settings, Dice(b"garbage"))
    if raw.get("move") is not None:
        with pytest.raises(Rejected):
            game.ask(state, 0, raw)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_can_move_after_the_end(game: AnyGame) -> None:
    for setup in setups(game, sample=1):
        made = [(moment.seat, moment.move) for moment in whole_game(game, setup)]
        end = whole_game(game, setup).at().state
        before = game.encode(end)
        for seat in range(setup.seats):
            with pytest.raises(Rejected):
                game.ask(end, seat, {})
        for seat, move in made:
            with pytest.raises(Rejected):
                game.apply(end, seat, move, Dice(b"late"))
        assert game.encode(end) == before
