"""What the laboratory has found: figures in tables, for people as Markdown, for programs as JSON."""

from __future__ import annotations

import os
import platform
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.metadata import version
from math import ceil

import msgspec

HEADINGS = {True: "reached", False: "not reached"}


class Figure(msgspec.Struct, frozen=True, omit_defaults=True):
    """One number; with a target, whether it was reached."""

    value: float
    unit: str = ""
    off: float | None = None
    """How far it may be off, in 19 cases of 20."""
    target: str | None = None
    reached: bool | None = None

    def __str__(self) -> str:
        off = "" if self.off is None else f" ± {number(self.off)}"
        return f"{number(self.value)}{off} {self.unit}".rstrip()


def at_most(value: float, unit: str, most: float) -> Figure:
    return Figure(value, unit, target=f"<= {number(most)}", reached=value <= most)


class Row(msgspec.Struct, frozen=True):
    """All figures of one thing."""

    of: str
    figures: dict[str, Figure]


def rows(column: str, figures: Mapping[str, Figure]) -> list[Row]:
    """One figure in each."""
    return [Row(of, {column: figure}) for of, figure in figures.items()]


class Section(msgspec.Struct, frozen=True, kw_only=True):
    key: str
    title: str
    rows: list[Row]
    notes: list[str] = []


class Report(msgspec.Struct, frozen=True, kw_only=True):
    machine: dict[str, str]
    sections: list[Section]


def machine() -> dict[str, str]:
    """Where it was measured, and how busy that was."""
    return {
        "Python": platform.python_version(),
        "SQLite": sqlite3.sqlite_version,
        "Pillow": version("pillow"),
        "discord.py": version("discord.py"),
        "processors": str(os.cpu_count()),
        "load average": f"{os.getloadavg()[0]:.1f}",
    }


def percentile(values: Sequence[float], share: float) -> float:
    """The smallest value that `share` percent of the values do not exceed."""
    ordered = sorted(values)
    return ordered[max(0, ceil(share / 100 * len(ordered)) - 1)]


def spread(values: Sequence[float], unit: str, *shares: int, of: str = "samples") -> dict[str, Figure]:
    """Percentiles, and of how many."""
    return {
        **{f"p{share}": Figure(percentile(values, share), unit) for share in shares},
        of: Figure(len(values)),
    }


# --- in words ---------------------------------------------------------------------------------------------


def number(value: float) -> str:
    """As many digits as mean something."""
    if abs(value) >= 100:
        return f"{value:,.0f}"
    if abs(value) >= 10 or value == round(value):
        return f"{value:,.1f}".removesuffix(".0")
    return f"{value:,.2f}" if abs(value) >= 0.1 else f"{value:,.4f}".rstrip("0")


def table(found: Iterable[Row], columns: Sequence[str] = ()) -> Iterator[str]:
    """One line for each row, as soon as there is one; without `columns` those of all rows."""
    if not columns:
        found = list(found)
        columns = list(dict.fromkeys(name for row in found for name in row.figures))
    yield _line("", columns)
    yield "|---" * (len(columns) + 1) + "|"
    for row in found:
        yield _line(row.of, [str(row.figures.get(name, "")) for name in columns])


def _line(of: str, cells: Sequence[str]) -> str:
    return f"| {' | '.join([of, *cells])} |"


def in_words(report: Report) -> str:
    lines = [", ".join(f"{name} {value}" for name, value in report.machine.items())]
    for section in report.sections:
        lines += ["", f"## {section.title}", "", *table(section.rows)]
        lines += ["", *section.notes] if section.notes else []
    targets = list(verdicts(report.sections))
    return "\n".join([*lines, "", "## Targets", "", *targets] if targets else lines)


def verdicts(sections: Sequence[Section]) -> Iterator[str]:
    for section in sections:
        for row in section.rows:
            for name, figure in row.figures.items():
                if figure.reached is not None:
                    verdict = f"{HEADINGS[figure.reached]:<11}  {section.key}: {row.of}, {name}"
                    yield f"{verdict}: {figure} (target {figure.target})"


def show(report: Report, *, as_json: bool) -> None:
    print(msgspec.json.encode(report).decode() if as_json else in_words(report))
