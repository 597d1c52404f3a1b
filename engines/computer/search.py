"""How the hard computer player thinks ahead, in every game: on the contract alone.

A few moves are compared: what the rule-based player would do, and alternatives. All that the seat can't know
is dealt anew (`imagine`), and in each such world every candidate is tried and the game played on by the
rule-based player (`policy`), with the same chance for all of them. What counts is how many points the seat is
ahead (`lead`). Candidates that fall behind get no more worlds. The usual move is kept unless another one is
clearly better.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from math import inf, isfinite, sqrt
from statistics import fmean, stdev
from typing import Any

import msgspec

from engines.computer.random_moves import random_draft
from engines.contract.core import (
    Amount,
    Ask,
    Draft,
    Move,
    Pick,
    PickSome,
    Question,
    Rejected,
    Say,
    Seat,
    Value,
    open_options,
)
from engines.contract.core import answer as answered
from engines.contract.dice import Dice, LightDice
from engines.contract.endings import ENDINGS
from engines.kit.figures import Search
from engines.kit.game import AnyGame
from engines.kit.trust import trust

DERIVED = 1 << 63


class Candidate(msgspec.Struct):
    """A move, what the computer player thinks it is worth, and how many points ahead it was in each world."""

    move: Move
    leads: list[float] = []
    worth: float = 0.0

    @property
    def mean(self) -> float:
        return fmean(self.leads) if self.leads else -inf


class Thought(msgspec.Struct, frozen=True):
    """What came out: the move, and what was compared with it, the best first."""

    move: Move
    candidates: tuple[Candidate, ...]
    reason: Say | None = None
    """From a game that ponders in its own way."""


def think(game: AnyGame, state: object, seat: Seat, dice: Dice, budget: Search | None = None) -> Thought:
    """What the computer does in this seat when it thinks ahead. It learns from the state no more than the
    seat may know; the same state for the seat, the same dice and the same budget give the same move."""
    budget = budget or search_figures(game)
    key = key_of(dice)
    usual = game.policy(state, seat, usual_dice(key))
    rounds = Rounds(game, state, seat, key, budget)
    pondered = game.ponder(state, seat, usual, rounds)
    if pondered is not None:
        weighed = tuple(Candidate(move, leads) for move, leads in pondered.weighed)
        return Thought(weighed[0].move, weighed, pondered.reason)
    others = game.alternatives(state, seat, usual, Dice(key, "others"))
    if others is None:
        others = found_in_questions(game, state, seat, usual, Dice(key, "others"))
    moves = distinct([usual, *others])[: budget.candidates]
    if len(moves) == 1:
        return Thought(usual, (Candidate(usual),))
    candidates = _weighed(game, state, seat, moves, budget)
    if len(candidates) > 1:
        rounds.compare(candidates)
    ranked = sorted(candidates, key=lambda one: (-len(one.leads), -one.mean))
    return Thought(_choice(candidates, budget).move, tuple(ranked))


def _weighed(
    game: AnyGame, state: object, seat: Seat, moves: Sequence[Move], budget: Search
) -> list[Candidate]:
    """The usual move and the others that are to be tried, with what the computer player thinks of them."""
    if not budget.doubt:
        return [Candidate(move) for move in moves]
    worths = game.appraise(state, seat, moves)
    least = max(worths) - budget.width if budget.width else -inf
    usual, *others = [Candidate(move, worth=worth) for move, worth in zip(moves, worths, strict=True)]
    return [usual, *[other for other in others if other.worth >= least]]


def key_of(dice: Dice) -> bytes:
    """The key of all dice of a thought."""
    return dice.below(DERIVED).to_bytes(8, "big")


def usual_dice(key: bytes) -> Dice:
    """Those with which the usual move is found."""
    return Dice(key, "usual")


def search_figures(game: AnyGame, percent: int = 100) -> Search:
    """How far this game's hard computer player thinks, with so much of its budget."""
    figures: Search = game.figures.computer.hard
    return msgspec.structs.replace(
        figures, playouts=max(1, figures.playouts * percent // 100), moves=figures.moves * percent // 100
    )


def _choice(candidates: Sequence[Candidate], budget: Search) -> Candidate:
    """The best of those that were tried longest, or the usual move, where it is not clearly worse."""
    usual = candidates[0]
    most = max(len(one.leads) for one in candidates)
    longest = [one for one in candidates if len(one.leads) == most]
    if budget.doubt:
        return max(longest, key=lambda one: gain(one, usual, budget.doubt))
    best = max(longest, key=lambda one: one.mean)
    return best if surely_better(best, usual, budget.sure) else usual


def surely_better(candidate: Candidate, usual: Candidate, sure: float) -> bool:
    """Whether it gained more than so many standard errors. Nobody can tell where it was tried in one world
    alone, or was not possible in some."""
    gains = _gains(candidate, usual)
    if len(gains) < 2 or not all(map(isfinite, gains)):
        return False
    return fmean(gains) > sure * stdev(gains) / sqrt(len(gains))


def _gains(candidate: Candidate, usual: Candidate) -> list[float]:
    """What it gained in each world in which both were tried."""
    return [ours - theirs for ours, theirs in zip(candidate.leads, usual.leads, strict=False)]


def gain(candidate: Candidate, usual: Candidate, doubt: float) -> float:
    """How many points it is better than the usual move: what the computer player thinks, corrected by the
    worlds. The more they differ, and the less it is usually off, the less they say."""
    gains, thought = _gains(candidate, usual), candidate.worth - usual.worth
    if not gains or candidate is usual:
        return thought
    if -inf in gains:  # somewhere the move was not possible
        return -inf
    return thought + trust(gains, doubt) * (fmean(gains) - thought)


class Rounds:
    """The playouts of one decision."""

    def __init__(self, game: AnyGame, state: object, seat: Seat, key: bytes, budget: Search) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.key = key
        self.budget = budget
        self.worlds: list[object] = []
        self.moves = 0
        """Made in all playouts so far."""

    def compare(self, candidates: Sequence[Candidate]) -> None:
        """Try all in a few worlds, the better half in more, and so on. The usual move stays to the end."""
        usual, *others = candidates
        rounds = len(others).bit_length()
        left, worlds = self._affordable(usual), 0
        for number in range(rounds):
            more = max(1, left // (rounds - number) // (1 + len(others)))
            worlds += more
            for candidate in (usual, *others):
                self._try(candidate, worlds)
            left -= more * (1 + len(others))
            others.sort(key=lambda one: -self._promise(one, usual))
            del others[(len(others) + 1) // 2 :]

    def _promise(self, candidate: Candidate, usual: Candidate) -> float:
        """What those are sorted by that are tried in more worlds."""
        return gain(candidate, usual, self.budget.doubt) if self.budget.doubt else candidate.mean

    def _affordable(self, usual: Candidate) -> int:
        """How many playouts there can be. The first, which is needed anyway, tells how long they are."""
        if not self.budget.moves:
            return self.budget.playouts
        self._try(usual, 1)
        return min(self.budget.playouts, self.budget.moves // max(1, self.moves))

    def _try(self, candidate: Candidate, worlds: int) -> None:
        """Until it has been tried in so many."""
        for number in range(len(candidate.leads), worlds):
            candidate.leads.append(self._lead_after(candidate.move, number))

    def _world(self, number: int) -> object:
        while len(self.worlds) <= number:
            dice = LightDice(self.key, "world", len(self.worlds))
            self.worlds.append(self.game.imagine(self.state, self.seat, dice))
        return self.game.copy(self.worlds[number])

    def _lead_after(self, move: Move, number: int) -> float:
        def begin(world: object, dice: Dice) -> None:
            self.game.apply(world, self.seat, move, dice)

        try:
            return self.lead(number, begin)
        except Rejected:  # the imagined world may differ in what a move needs
            return -inf

    # what a game that ponders by itself needs

    @property
    def most_playouts(self) -> int:
        return self.budget.playouts

    def lead(self, number: int, begin: Callable[[Any, Dice], None]) -> float:
        """How far the seat is ahead when this world, begun so, has been played on."""
        world = self._world(number)
        begin(world, Dice(self.key, "first", number))
        self.moves += play_on(self.game, world, self.key, number, self.budget.horizon)
        return self.game.lead(world, self.seat)


def play_on(game: AnyGame, world: object, key: bytes, number: int, horizon: int = 0) -> int:
    """Let computer players go on in a world: for so many moves and until it can be judged, or to the end. How
    many moves that took."""
    moves = 0
    while (movers := game.movers(world)) and not (horizon and moves >= horizon and game.judged(world)):
        moves += 1
        chosen = game.policy(world, movers[0], Dice(key, "player", number, moves))
        game.apply_legal(world, movers[0], chosen, Dice(key, "move", number, moves), told=False)
    return moves


# --- candidates -------------------------------------------------------------------------------------------


def distinct(moves: Sequence[Move]) -> list[Move]:
    found: list[Move] = []
    for move in moves:
        if move not in found:
            found.append(move)
    return found


def found_in_questions(game: AnyGame, state: object, seat: Seat, usual: Move, dice: Dice) -> list[Move]:
    """The near alternatives of a move, one answer changed, and one move of every other kind; in turn."""
    ask = game.asking(state, seat, explained=False)
    near = list(_near(ask, usual, dice))
    other = list(_other_kinds(ask, usual, dice))
    dice.shuffle(other)
    drafts = [draft for pair in zip(near, other, strict=False) for draft in pair]
    drafts += near[len(other) :] + other[len(near) :]
    return [game.read_move(draft) for draft in drafts]


def answers_of(ask: Ask, move: Move) -> Iterator[tuple[Draft, Question, Value]]:
    """The questions that lead to a move, each with the draft it is asked for and its answer."""
    wanted, draft = msgspec.to_builtins(move), Draft()
    while (question := ask(draft)) is not None:
        value: Any = wanted[question.field]
        if isinstance(question, Pick):
            offered: list[Any] = [option.value for option in question.options]
            if question.extends:
                left = Counter(value) - Counter(draft.get(question.field, []))  # type: ignore[arg-type]
                value = next(one for one in left if one in offered)
            elif value not in offered:
                value = []  # no whole set: one after the other
        yield draft, question, value
        draft = answered(draft, question, value)


def _near(ask: Ask, usual: Move, dice: Dice) -> Iterator[Draft]:
    """The last answers are changed first: where, how many; the kind of move stays."""
    path = list(answers_of(ask, usual))
    for draft, question, value in reversed(path[1:]):
        for other in _other_answers(question, value, dice):
            yield random_draft(ask, dice, answered(draft, question, other))


def _other_answers(question: Question, value: Value, dice: Dice) -> list[Value]:
    if isinstance(question, Amount):
        assert isinstance(value, int)
        beside = [value + step for step in (1, -1, 2, -2, 4, -4)]
        return [amount for amount in beside if question.low <= amount <= question.high]
    values = [option.value for option in open_options(question)]
    if isinstance(question, Pick):
        others = [other for other in values if other != value]
        dice.shuffle(others)
        return others
    assert isinstance(value, list)
    return list(_other_selections(question, values, value))


def _other_selections(question: PickSome, offered: list[Any], value: list[Any]) -> Iterator[list[Any]]:
    """One more, one less, one exchanged."""
    missing = [other for other in offered if other not in value]
    if len(value) < question.most:
        yield from ([*value, other] for other in missing)
    for at in range(len(value)):
        rest = value[:at] + value[at + 1 :]
        if len(rest) >= question.least:
            yield rest
        yield from ([*rest, other] for other in missing)


def _other_kinds(ask: Ask, usual: Move, dice: Dice) -> Iterator[Draft]:
    kinds = ask({})
    assert isinstance(kinds, Pick)
    taken = msgspec.to_builtins(usual)["move"]
    for option in open_options(kinds):
        if option.value != taken and not option.rare and option.value not in ENDINGS:
            yield random_draft(ask, dice, answered({}, kinds, option.value))
