"""Looking back at a finished game: everybody's chances move by move, and where it was decided.

Nobody is judged with hindsight. Chances are those that somebody who sees only the board would give: all that
is hidden is dealt anew, and computer players play on. A move is compared with others in worlds that its
player could imagine. The same game and the same budget give the same review.

The chances are estimated at a few moves only, so that a change belongs to all the moves in between. It is not
narrowed down to one of them: with so few worlds on both sides of a single move, chance alone would often
change more.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from statistics import fmean
from typing import NamedTuple, TypeVar

import msgspec

from engines.computer.search import Candidate, Rounds, play_on, search_figures, surely_better, think
from engines.contract.core import Move, Pick, Raw, Seat, answer, only_answer, open_options
from engines.contract.dice import Dice
from engines.contract.endings import DRAW_VOTES, ENDINGS
from engines.contract.victory import share_won
from engines.kit.figures import Search
from engines.tables.log import Entry
from engines.tables.table import Table

MOMENTS = 24
"""Points of the chart, at most."""
PART = 4
"""Of them are found out in one go: small parts show progress, and hold up nobody who thinks about a move."""
CHART_SHARE = 0.6
"""Of the budget goes into the chart, the rest into single moves."""
FIRST_LOOK = 6
"""Worlds in which a move is compared with the computer's, before it is looked at closely."""
LOOKED_AT = 4
"""Moves that are looked at closely."""
CLEAR = 3.0
"""Standard errors by which another move must be better, before the one that was played is called worse."""
FEWEST, MOST = 3, 5
"""Turning points, if the chances changed so often."""
LEAST_CHANGE = 0.05
"""Of somebody's chances, at a turning point. The usual budget deals 25 worlds at each point of the chart, and
one of them is 4 %: a smaller change is chance."""
LEAST_CHANGE_AT_THE_END = 0.5
"""Of somebody's chances, for the end of a game that was played out to be a turning point: that a favorite
wins is none."""

T = TypeVar("T")


class Chances(msgspec.Struct, frozen=True):
    """Before the entry of this number: what each side would win, as a share."""

    number: int
    shares: list[float]


class TurningPoint(msgspec.Struct, frozen=True, kw_only=True):
    """With `better`, a move that was a mistake. Without, one of several moves over which the chances changed:
    nobody can tell which of them did it, or whether chance did."""

    number: int
    seat: Seat
    played: Raw
    better: Raw | None = None
    points: float = 0.0
    """That the better move is ahead of the played one, as expected at that time; see `Game.leads_by`."""
    before: list[float]
    after: list[float]
    """Everybody's chances around its `Stretch`, as the chart shows them: `smoothed`."""


class Stretch(NamedTuple):
    """The moves from one point of the chart to the next, by the numbers of their entries."""

    first: int
    last: int
    ends_game: bool


class Review(msgspec.Struct, frozen=True):
    sides: list[list[Seat]]
    chances: list[Chances]
    turning_points: list[TurningPoint]


class Doubt(NamedTuple):
    """A move that may have been a mistake, and what seemed to be lost."""

    entry: Entry
    points: float


def review(table: Table, playouts: int) -> Review:
    """Look back at a finished game with the whole log, at a price of about so many playouts."""
    parts = chart_parts(table)
    chances = [one for part in parts for one in chances_at(table, part, playouts)]
    points = turning_points(table, chances, playouts)
    return Review([list(side) for side in _sides(table)], [*chances, result(table)], points)


# --- in parts, for a program that shows how far it is ------------------------------------------------------


def chart_parts(table: Table) -> list[list[int]]:
    """The numbers of the entries that the chart shows, in parts. Raises ValueError while a game goes on."""
    if table.outcome is None:
        raise ValueError("only a finished game can be looked back at")
    numbers = [entry.number for entry in spread_over(_moves(table), MOMENTS)]
    return [numbers[at : at + PART] for at in range(0, len(numbers), PART)]


def chances_at(table: Table, numbers: Sequence[int], playouts: int) -> list[Chances]:
    """The chances before these entries, with their share of the budget for the whole game."""
    worlds = max(1, int(playouts * CHART_SHARE) // min(MOMENTS, len(_moves(table))))
    return [_Reviewer(table, playouts).chances(number, worlds) for number in numbers]


def turning_points(table: Table, chances: Sequence[Chances], playouts: int) -> list[TurningPoint]:
    """Where the game was decided, for the rest of the budget."""
    return _Reviewer(table, int(playouts * (1 - CHART_SHARE))).turning_points([*chances, result(table)])


def result(table: Table) -> Chances:
    """How it came out, as the last point of the chart."""
    outcome, sides = table.outcome, _sides(table)
    assert outcome is not None
    return Chances(table.number + 1, [share_won(outcome, side, sides) for side in sides])


def stretch_of(table: Table, chances: Sequence[Chances], point: TurningPoint) -> Stretch:
    """The moves that a change of the chances at a turning point belongs to."""
    at = _last_before(point.number, chances)
    first, end = chances[at].number, chances[at + 1].number
    last = max(entry.number for entry in _moves(table) if entry.number < end)
    return Stretch(first, last, at + 2 == len(chances))


def changed_most(before: Sequence[float], after: Sequence[float]) -> int:
    """The side whose chances did; of several, one that gained."""
    changes = [now - then for then, now in zip(before, after, strict=True)]
    return max(range(len(changes)), key=lambda side: (abs(changes[side]), changes[side]))


def _last_before(number: int, chances: Sequence[Chances]) -> int:
    """The point of the chart that a move belongs to."""
    return max((n for n, one in enumerate(chances) if one.number <= number), default=0)


def _sides(table: Table) -> Sequence[Sequence[Seat]]:
    return table.game.sides(table.seats, table.settings)


def _moves(table: Table) -> list[Entry]:
    return [entry for entry in table.log if entry.move and not entry.undone and not entry.folded]


class _Reviewer:
    def __init__(self, table: Table, playouts: int) -> None:
        self.table = table
        self.game = table.game
        self.sides = _sides(table)
        self.moves = _moves(table)
        self.playouts = playouts
        self.spent = 0

    def state_before(self, entry: Entry) -> object:
        return self.game.decode(bytes(entry.before))

    def chances(self, number: int, worlds: int) -> Chances:
        """What each side wins of the worlds that a spectator could imagine."""
        state = self.state_before(next(entry for entry in self.moves if entry.number == number))
        key = f"chances/{number}".encode()
        won = []
        for world in range(worlds):
            dealt = self.game.redeal(state, None, Dice(key, "world", world))
            play_on(self.game, dealt, key, world)
            outcome = self.game.outcome(dealt)
            assert outcome is not None
            won.append([share_won(outcome, side, self.sides) for side in self.sides])
        return Chances(number, [round(fmean(shares), 3) for shares in zip(*won, strict=True)])

    # single moves

    def turning_points(self, chances: Sequence[Chances]) -> list[TurningPoint]:
        chances = smoothed(chances)
        doubts = sorted(self._doubts(chances), key=lambda doubt: -doubt.points)[:LOOKED_AT]
        left = max(4 * FIRST_LOOK, (self.playouts - self.spent) // max(1, len(doubts)))
        closely = [self._look_closely(doubt, left, chances) for doubt in doubts]
        mistakes = [point for point in closely if point is not None and self._lost(point) >= LEAST_CHANGE]
        found = sorted(mistakes, key=lambda point: -point.points)[:MOST]
        taken = {_last_before(point.number, chances) for point in found}
        for swing in self._swings(chances):
            if len(found) < FEWEST and _last_before(swing.number, chances) not in taken:
                found.append(swing)
        return sorted(found, key=lambda point: point.number)

    def _doubts(self, chances: Sequence[Chances]) -> list[Doubt]:
        """The moves that the computer would not have made, compared with its own in a few worlds: as many as
        the budget has room for, first those after which their player's chances fell."""
        others: list[tuple[Entry, Move]] = []
        for entry in self.moves:
            state = self.state_before(entry)
            if entry.seat not in self.game.waiting(state):
                continue  # an order for later
            if (entry.move or {})["move"] in (*ENDINGS, *DRAW_VOTES):
                continue  # about the whole game: playing on is no better move, but another game
            usual = self.game.policy(state, entry.seat, Dice(b"review", entry.number))
            if usual != self.game.read_move(entry.move or {}):
                others.append((entry, usual))
        affordable = max(1, (self.playouts - self.spent) // 2 // (2 * FIRST_LOOK))
        others.sort(key=lambda one: -self._lost(self._point(one[0], chances)))
        found = []
        for entry, usual in others[:affordable]:
            played, better = self._compared(entry, usual, 2 * FIRST_LOOK, "first")
            found.append(Doubt(entry, better.mean - played.mean))
        return [doubt for doubt in found if doubt.points > 0]

    def _lost(self, point: TurningPoint) -> float:
        """What whoever made this move lost of their chances, as far as the chart tells."""
        side = next(at for at, seats in enumerate(self.sides) if point.seat in seats)
        return point.before[side] - point.after[side]

    def _look_closely(self, doubt: Doubt, playouts: int, chances: Sequence[Chances]) -> TurningPoint | None:
        """The move beside the one that the hard computer player finds, as a hint would; None if that is the
        same, or not clearly better in worlds that neither was chosen by."""
        entry, half = doubt.entry, playouts // 2
        figures = search_figures(self.game)
        figures = msgspec.structs.replace(figures, playouts=min(figures.playouts, half))
        dice = Dice(b"review", entry.number, "hard")
        advised = think(self.game, self.state_before(entry), entry.seat, dice, figures).move
        if advised == self.game.read_move(entry.move or {}):
            return None
        played, better = self._compared(entry, advised, half, "closely")
        if not surely_better(better, played, CLEAR):
            return None
        points = round(better.mean - played.mean, 3)
        return self._point(entry, chances, better=msgspec.to_builtins(advised), points=points)

    def _compared(self, entry: Entry, other: Move, playouts: int, look: str) -> list[Candidate]:
        """The move that was played, then the other, as its player could have compared them: in worlds that
        differ from look to look."""
        candidates = [Candidate(self.game.read_move(entry.move or {})), Candidate(other)]
        budget = Search(playouts=playouts, candidates=len(candidates))
        key = f"review/{entry.number}/{look}".encode()
        Rounds(self.game, self.state_before(entry), entry.seat, key, budget).compare(candidates)
        self.spent += sum(len(one.leads) for one in candidates)
        return candidates

    def _swings(self, chances: Sequence[Chances]) -> list[TurningPoint]:
        """Where the chances changed, the largest change first, each with one choice that was made meanwhile.
        Nothing was decided where nobody had a choice."""
        pairs = sorted(pairwise(chances), key=lambda pair: -_change(pair[0].shares, pair[1].shares))
        found = []
        for before, after in pairs:
            played_out = after is chances[-1] and not self._cut_short
            least = LEAST_CHANGE_AT_THE_END if played_out else LEAST_CHANGE
            if _change(before.shares, after.shares) < least:
                continue
            between = [one for one in self.moves if before.number <= one.number < after.number]
            side = self.sides[changed_most(before.shares, after.shares)]
            choice = self._choice_from(between, side)
            if choice is not None:
                found.append(self._point(choice, chances))
        return found

    @property
    def _cut_short(self) -> bool:
        """Whether the game ended before its time: somebody conceded, or a draw was agreed on."""
        return (self.moves[-1].move or {})["move"] in (*ENDINGS, *DRAW_VOTES)

    def _choice_from(self, moves: Sequence[Entry], side: Sequence[Seat]) -> Entry | None:
        """The move that ended the game before its time; or the first that its player had a choice about,
        rather one of this side."""
        if self._cut_short and moves[-1] is self.moves[-1]:
            return moves[-1]
        own_first = sorted(moves, key=lambda entry: entry.seat not in side)
        return next((entry for entry in own_first if self._was_choice(entry)), None)

    def _was_choice(self, entry: Entry) -> bool:
        """Whether this seat was asked, and could have answered something else. What is rarely wanted counts
        only where it was done: one could always concede."""
        state = self.state_before(entry)
        if entry.seat not in self.game.waiting(state):
            return False  # an order for later
        ask, kind = self.game.asking(state, entry.seat, explained=False), (entry.move or {})["move"]
        question = ask({})
        assert isinstance(question, Pick)
        if [option.value for option in open_options(question) if not option.rare] != [kind]:
            return True
        draft = answer({}, question, kind)
        while (question := ask(draft)) is not None:
            value = only_answer(question)
            if value is None:
                return True
            draft = answer(draft, question, value)
        return False

    def _point(
        self, entry: Entry, chances: Sequence[Chances], better: Raw | None = None, points: float = 0.0
    ) -> TurningPoint:
        """With the chances around it that the chart has."""
        at = _last_before(entry.number, chances)
        return TurningPoint(
            number=entry.number,
            seat=entry.seat,
            played=entry.move or {},
            better=better,
            points=points,
            before=chances[at].shares,
            after=chances[at + 1].shares,
        )


def spread_over(items: Sequence[T], most: int) -> list[T]:
    """At most so many of them, evenly spread, the first included."""
    if len(items) <= most:
        return list(items)
    return [items[at * len(items) // most] for at in range(most)]


def smoothed(chances: Sequence[Chances]) -> list[Chances]:
    """Each point with a quarter of its neighbors: what chance does in so few worlds should not look like a
    story. The last one is the result."""
    points = [one.shares for one in chances]
    found = []
    for at, one in enumerate(chances[:-1]):
        after = points[at + 1] if at + 2 < len(points) else one.shares
        around = zip(points[max(0, at - 1)], one.shares, one.shares, after, strict=True)
        found.append(Chances(one.number, [round(fmean(shares), 3) for shares in around]))
    return [*found, *chances[-1:]]


def _change(before: Sequence[float], after: Sequence[float]) -> float:
    return max(abs(one - other) for one, other in zip(before, after, strict=True))
