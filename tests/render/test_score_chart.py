"""The score chart: two to six players, long names, steep ends, negative points."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

import render
from data.words import Phrases
from engines.contract.core import Outcome, Standing, say
from render import ScoreChart
from render.score_chart import HEIGHT, WIDTH, apart, marks, round_step
from tests.render.names import LONG_NAMES, NAMES


def chart(seats: int, turns: int = 40, **changes: object) -> ScoreChart:
    """Scores that grow at different speeds, most of all at the end."""
    points = [(turn, tuple(turn * (seat + 1) // 12 for seat in range(seats))) for turn in range(turns)]
    points.append((turns, tuple(30 + 7 * seat for seat in range(seats))))
    order = sorted(range(seats), key=lambda seat: -points[-1][1][seat])
    standings = tuple(Standing(seat, n + 1, points[-1][1][seat], ()) for n, seat in enumerate(order))
    card = ScoreChart(
        game="magellan",
        title=say("magellan-title"),
        points=tuple(points),
        outcome=Outcome(standings),
    )
    return msgspec.structs.replace(card, **changes)


def drawn(card: ScoreChart, names: tuple[str, ...] = NAMES, computers: tuple[int, ...] = (1,)) -> bytes:
    return render.scores(card, Phrases("en", names, computers=computers)).image.tobytes()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=["short", "long"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_chart_is_drawn(seats: int, names: tuple[str, ...], language: str) -> None:
    picture = render.scores(chart(seats), Phrases(language, names, computers=(1,)))
    assert picture.image.size == (WIDTH, HEIGHT)
    assert len(render.encode(picture.image)) <= 400 * 1024


def test_the_chart_tells_games_apart() -> None:
    plain = chart(3)
    shifted = tuple((turn, (scores[0] + (turn > 3), *scores[1:])) for turn, scores in plain.points)
    assert drawn(plain) == drawn(chart(3))
    assert drawn(msgspec.structs.replace(plain, points=shifted)) != drawn(plain)
    assert drawn(plain, computers=()) != drawn(plain)
    assert drawn(plain, ("Otto", "Ruth", "Lea")) != drawn(plain)


@pytest.mark.parametrize("points", [((0, (0, 0)), (1, (5, -40)), (2, (900, -3))), ((0, (0, 0)), (1, (1, 1)))])
def test_odd_games_can_be_drawn(points: tuple[tuple[int, tuple[int, ...]], ...]) -> None:
    assert drawn(chart(2, points=points))


@pytest.mark.parametrize(("span", "step"), [(1, 1), (6, 1), (7, 2), (12, 2), (30, 5), (79, 20), (900, 200)])
def test_the_axis_has_round_numbers(span: int, step: int) -> None:
    assert round_step(span, 5) == step


def test_names_stay_apart_and_on_the_sheet() -> None:
    for wanted in ([150.0] * 6, [700.0] * 6, [150, 160, 400, 410, 690, 700], [300.0]):
        places = apart(wanted)
        assert all(below - above >= 92 for above, below in pairwise(places))
        assert places[0] - 50 > 104
        assert places[-1] + 50 < 774
    assert apart([300.0]) == [300.0]


def test_overlapping_lines_have_their_seals_in_different_places() -> None:
    flat = [(124.0, 700.0), (500.0, 700.0), (872.0, 300.0)]
    places = [x for order in range(6) for x, _ in marks(flat, order, 6)]
    assert len(set(places)) == len(places) == 18
    assert min(abs(a - b) for a in places for b in places if a != b) > 30


def test_totals_stand_only_beside_lines_that_lead_to_them() -> None:
    assert drawn(chart(3, totals=False)) != drawn(chart(3))
    other = tuple(msgspec.structs.replace(one, total=one.total + 1) for one in chart(3).outcome.standings)
    changed = Outcome(other)
    assert drawn(chart(3, totals=False, outcome=changed)) == drawn(chart(3, totals=False))
