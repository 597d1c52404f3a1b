"""Reports: figures in tables, targets reached or not."""

from __future__ import annotations

import msgspec
import pytest

from tests.lab.report import (
    Figure,
    Report,
    Row,
    Section,
    at_most,
    in_words,
    number,
    percentile,
    spread,
    table,
)

ROWS = [
    Row("fast", {"speed": Figure(50, "knots", off=1.5), "size": at_most(11, "m", 10)}),
    Row("slow", {"size": at_most(10, "m", 10), "crew": Figure(3)}),
]


def test_a_table_has_a_line_for_each_row() -> None:
    assert list(table(ROWS)) == [
        "|  | speed | size | crew |",
        "|---|---|---|---|",
        "| fast | 50 ± 1.50 knots | 11 m |  |",
        "| slow |  | 10 m | 3 |",
    ]


def test_a_row_is_told_as_soon_as_it_is_there() -> None:
    made = []

    def making() -> object:
        for row in ROWS:
            made.append(row.of)
            yield row

    lines = table(making(), ["crew"])  # type: ignore[arg-type]
    assert [next(lines) for _ in range(3)][2] == "| fast |  |"
    assert made == ["fast"]


def test_a_target_is_reached_or_not() -> None:
    report = Report(machine={}, sections=[Section(key="ships", title="Ships", rows=ROWS, notes=["Afloat."])])
    text = in_words(report)
    assert "Afloat." in text
    assert text.split("## Targets")[1].split("\n")[2:] == [
        "not reached  ships: fast, size: 11 m (target <= 10)",
        "reached      ships: slow, size: 10 m (target <= 10)",
    ]
    assert msgspec.json.decode(msgspec.json.encode(report), type=Report) == report


@pytest.mark.parametrize(
    ("value", "written"),
    [(12345.6, "12,346"), (12.34, "12.3"), (12, "12"), (1.234, "1.23"), (0.0123, "0.0123"), (0, "0")],
)
def test_as_many_digits_as_mean_something(value: float, written: str) -> None:
    assert number(value) == written


def test_a_percentile_is_one_of_the_values() -> None:
    values = [float(value) for value in range(100, 0, -1)]
    assert [percentile(values, share) for share in (0, 50, 95, 99, 100)] == [1, 50, 95, 99, 100]
    assert percentile([7.0], 50) == 7
    assert spread(values, "ms", 95) == {"p95": Figure(95, "ms"), "samples": Figure(100)}
