"""What was measured: tables for people, JSON for programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

HEADINGS = {True: "reached", False: "not reached"}


class Measurement(msgspec.Struct, frozen=True, kw_only=True):
    """One number; with a target, whether it was reached."""

    value: float
    unit: str
    target: str | None = None
    reached: bool | None = None


def plain(value: float, unit: str) -> Measurement:
    return Measurement(value=value, unit=unit)


def at_least(value: float, unit: str, least: float | None) -> Measurement:
    """A figure with a lower bound; no target where `least` is None."""
    if least is None:
        return plain(value, unit)
    return Measurement(value=value, unit=unit, target=f">= {number(least)}", reached=value >= least)


def at_most(value: float, unit: str, most: float) -> Measurement:
    return Measurement(value=value, unit=unit, target=f"<= {number(most)}", reached=value <= most)


class ReportRow(msgspec.Struct, frozen=True):
    """All figures of one thing."""

    of: str
    figures: dict[str, Measurement]


class Section(msgspec.Struct, frozen=True, kw_only=True):
    key: str
    title: str
    rows: list[ReportRow]
    notes: list[str] = []


class BenchReport(msgspec.Struct, frozen=True, kw_only=True):
    machine: dict[str, str]
    quick: bool
    sections: list[Section]


# --- in words ---------------------------------------------------------------------------------------------


def number(value: float) -> str:
    """As many digits as mean something."""
    if abs(value) >= 100:
        return f"{value:,.0f}"
    if abs(value) >= 10 or value == round(value):
        return f"{value:,.1f}".removesuffix(".0")
    return f"{value:,.2f}"


def in_words(report: BenchReport) -> str:
    lines = [f"{name}: {value}" for name, value in report.machine.items()]
    if report.quick:
        lines.append("A quick run: too few samples to judge by.")
    for section in report.sections:
        lines += ["", f"## {section.title}", "", *_table(section.rows), ""]
        lines += [f"  {note}" for note in section.notes]
    return "\n".join([*lines, "", "## Targets", "", *_verdicts(report.sections)])


def _table(rows: Sequence[ReportRow]) -> list[str]:
    """One line per row, one column per kind of figure; blank where a row has no such figure."""
    columns = list(dict.fromkeys(name for row in rows for name in row.figures))
    units = {name: figure.unit for row in rows for name, figure in row.figures.items()}
    cells = [["", *columns], ["", *(units[name] for name in columns)]]
    for row in rows:
        found = (row.figures.get(name) for name in columns)
        cells.append([row.of, *("" if figure is None else number(figure.value) for figure in found)])
    widths = [max(len(line[place]) for line in cells) for place in range(len(cells[0]))]
    return [
        "  ".join(
            [line[0].ljust(widths[0]), *(c.rjust(w) for c, w in zip(line[1:], widths[1:], strict=True))]
        )
        for line in cells
    ]


class TargetResult(NamedTuple):
    of: str
    what: str
    figure: Measurement


def verdicts(sections: Sequence[Section]) -> list[TargetResult]:
    return [
        TargetResult(f"{section.key}: {row.of}", name, figure)
        for section in sections
        for row in section.rows
        for name, figure in row.figures.items()
        if figure.reached is not None
    ]


def _verdicts(sections: Sequence[Section]) -> list[str]:
    lines = []
    for of, what, figure in verdicts(sections):
        assert figure.reached is not None
        lines.append(
            f"{HEADINGS[figure.reached]:<11}  {of}, {what}:"
            f" {number(figure.value)} {figure.unit} (target {figure.target})"
        )
    return lines or ["none in these sections"]
