"""The benchmark runs and measures everything it promises. No test depends on how fast anything is."""

from __future__ import annotations

import math
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from engines import games
from tests.bench.report import BenchReport, ReportRow, Section, at_least, at_most, in_words, plain, verdicts
from tests.bench.rules import APPLIED
from tests.bench.timing import percentile

ROOT = Path(__file__).parent.parent
OF_EVERY_GAME = ("rules", "pictures", "loop", "clicks")


@pytest.fixture(scope="module")
def report() -> BenchReport:
    """A quick run in a process of its own, the way people start it."""
    command = [sys.executable, "-m", "tests.bench", "--quick", "--json"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return msgspec.json.decode(done.stdout, type=BenchReport)


def test_every_section_has_figures(report: BenchReport) -> None:
    assert [section.key for section in report.sections] == [*OF_EVERY_GAME, "memory", "noise"]
    for section in report.sections:
        assert section.rows
        for row in section.rows:
            assert row.figures, row.of
            assert all(math.isfinite(figure.value) for figure in row.figures.values()), row


def test_every_game_is_measured(report: BenchReport) -> None:
    for section in report.sections:
        if section.key in OF_EVERY_GAME:
            for game in games():
                assert any(row.of.startswith(game) for row in section.rows), (section.key, game)


def test_clicks_are_followed_to_the_picture(report: BenchReport) -> None:
    clicks = next(section for section in report.sections if section.key == "clicks")
    for game in games():
        spans = [
            _row(clicks, f"{game}: click to {mark}").figures["p50"].value
            for mark in ("acknowledged", "durable", "picture")
        ]
        assert 0 < spans[0] < spans[1] < spans[2], "they happen in this order"


def test_every_target_is_judged(report: BenchReport) -> None:
    judged = {(verdict.of.partition(":")[0], verdict.what) for verdict in verdicts(report.sections)}
    assert judged == {
        ("rules", "apply"),
        ("pictures", "draw/encode"),
        ("pictures", "largest"),
        ("loop", "p99"),
        ("memory", "objects a table"),
    }
    assert set(APPLIED) <= set(games())


def test_a_report_has_tables_and_targets(report: BenchReport) -> None:
    text = in_words(report)
    assert all(f"## {section.title}" in text for section in report.sections)
    assert "A quick run" in text


def test_a_target_is_reached_or_not() -> None:
    rows = [
        ReportRow("fast", {"speed": at_least(50, "knots", 50), "size": at_most(11, "m", 10)}),
        ReportRow("slow", {"speed": at_least(49.9, "knots", 50), "size": at_most(10, "m", 10)}),
        ReportRow("free", {"speed": at_least(1, "knots", None), "size": plain(99, "m")}),
    ]
    section = Section(key="ships", title="Ships", rows=rows)
    text = in_words(BenchReport(machine={}, quick=False, sections=[section]))
    assert text.split("## Targets")[1].split("\n")[2:] == [
        "reached      ships: fast, speed: 50 knots (target >= 50)",
        "not reached  ships: fast, size: 11 m (target <= 10)",
        "not reached  ships: slow, speed: 49.9 knots (target >= 50)",
        "reached      ships: slow, size: 10 m (target <= 10)",
    ]


def test_a_percentile_is_one_of_the_values() -> None:
    values = [float(value) for value in range(100, 0, -1)]
    assert [percentile(values, share) for share in (0, 50, 95, 99, 100)] == [1, 50, 95, 99, 100]
    assert percentile([7.0], 50) == 7


def _row(section: Section, of: str) -> ReportRow:
    return next(row for row in section.rows if row.of == of)
