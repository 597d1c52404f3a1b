"""Reads docs/rules/<game>.md: what can be cited, tables, figures. docs/rules/README.md explains the form."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, NamedTuple

from tests.support.project import ROOT

FOLDER = ROOT / "docs" / "rules"
NOTHING = "–"
"""In a table: there is no such figure."""

CITATION = re.compile(r"§([A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*)?")
_HEADING = re.compile(r"#{2,4} (?:(\d+(?:\.\d+)*)\.?|([A-Z]\d+)) ")
_STEP = re.compile(r"(\d+)\. ")
_ITEM = re.compile(r"(?:- \*\*|\| )(\d+(?:\.\d+)?-\d+[a-z]?|[A-Z]\d+)(?:\*\* | \|)")
_COMMENT = re.compile(r"<!-- (\w+)(?:: (\S+))? -->$")
_CELL = re.compile(r"(?<!\\)\|")
_CODE = re.compile(r"`([^`]+)`")
_MARK = re.compile(r" \[([^\]]+)\]$")


class RulesTable(NamedTuple):
    """A table of a page, with the HTML comment before it, if any."""

    kind: str
    about: str
    line: int
    head: list[str]
    rows: list[list[str]]

    def keys(self, column: int = 0) -> list[str]:
        """Everything in backticks in this column."""
        return [key for row in self.rows for key in _CODE.findall(row[column])]


class Figure(NamedTuple):
    """A figure as a page quotes it: its place in the figures file, its text, its mark of origin."""

    path: str
    text: str
    mark: str | None
    line: int


class Page:
    """The rules of one game."""

    def __init__(self, game: str, text: str) -> None:
        self.game = game
        self.lines = text.splitlines()

    @classmethod
    def of(cls, game: str) -> Page:
        return cls(game, (FOLDER / f"{game}.md").read_text(encoding="utf-8"))

    # what can be cited

    @cached_property
    def anchors(self) -> list[str]:
        """The numbers of headings, of items, and of steps in their section ("4-12")."""
        found, section = [], ""
        for line in self.lines:
            if heading := _HEADING.match(line):
                section = heading[1] or heading[2]
                found.append(section)
            elif item := _ITEM.match(line):
                found.append(item[1])
            elif step := _STEP.match(line):
                found.append(f"{section}-{step[1]}")
        return found

    def has(self, citation: str) -> bool:
        """Whether "5.4", "9-15" or "T20" is there; the hyphen may also be written as a point ("9.15")."""
        before, point, last = citation.rpartition(".")
        return citation in self.anchors or (bool(point) and f"{before}-{last}" in self.anchors)

    # tables

    @cached_property
    def tables(self) -> list[RulesTable]:
        found: list[RulesTable] = []
        kind = about = ""
        inside = False
        for number, line in enumerate(self.lines, 1):
            if line.startswith("|"):
                if not inside:
                    found.append(RulesTable(kind, about, number, _cells(line), []))
                else:
                    found[-1].rows.append(_cells(line))
            comment = _COMMENT.match(line)
            kind, about = (comment[1], comment[2] or "") if comment else ("", "")
            inside = line.startswith("|")
        return found

    def table(self, kind: str) -> RulesTable:
        """The one table of this kind, without the line of dashes."""
        table = next(table for table in self.tables if table.kind == kind)
        return table._replace(rows=table.rows[1:])

    # figures

    def figures(self) -> Iterator[Figure]:
        for table in self.tables:
            if table.kind == "figures":
                yield from _figures(table)


def _cells(line: str) -> list[str]:
    return [cell.strip().replace(r"\|", "|") for cell in _CELL.split(line.strip())[1:-1]]


def _figures(table: RulesTable) -> Iterator[Figure]:
    """A column has its key in backticks; where the comment names no column, it is called "Value"."""
    for at, head in enumerate(table.head[1:], 1):
        title, mark = _split(head)
        key = _CODE.search(title)
        if key is None and (title != "Value" or "{column}" in table.about):
            continue
        for number, row in enumerate(table.rows[1:], table.line + 2):
            name = _CODE.search(row[0])
            path = table.about.replace("{row}", name[1] if name else "")
            path = path.replace("{column}", key[1] if key else "")
            text, own = _split(row[at])
            yield Figure(path, text, own or mark, number)


def _split(cell: str) -> tuple[str, str | None]:
    """A text, and the mark in brackets behind it."""
    mark = _MARK.search(cell)
    return (cell[: mark.start()], mark[1]) if mark else (cell, None)


# --- the figures file --------------------------------------------------------------------------------------


def at(figures: Mapping[str, Any], path: str) -> Any:
    """What the figures file has there; None if nothing."""
    found: Any = figures
    for key in path.split("."):
        if not isinstance(found, dict) or key not in found:
            return None
        found = found[key]
    return found


def origin(figures: Mapping[str, Any], path: str) -> str | None:
    """The mark of origin: that of the nearest `source` which speaks of this figure."""
    keys = path.split(".")
    for depth in range(len(keys) - 1, -1, -1):
        around = at(figures, ".".join(keys[:depth])) if depth else figures
        source = around.get("source") if isinstance(around, dict) else None
        mark = source.get(keys[depth]) if isinstance(source, dict) else source
        if isinstance(mark, list):
            return mark[0] if len(set(mark)) == 1 else ", ".join(mark)
        if mark is not None:
            return str(mark)
    return None


def leaves(figures: Mapping[str, Any], before: str = "") -> Iterator[str]:
    """The paths of all numbers and words of a figures file, without their sources."""
    for key, value in figures.items():
        if key == "source":
            continue
        path = f"{before}{key}"
        if isinstance(value, dict):
            yield from leaves(value, f"{path}.")
        else:
            yield path


def shown(value: Any) -> str:
    """A figure as it is written in a table."""
    if isinstance(value, dict):
        between = "; " if any(isinstance(one, list) for one in value.values()) else ", "
        return between.join(f"{key} {_within(one)}" for key, one in value.items())
    if not isinstance(value, list):
        return _single(value)
    if not value:
        return "none"
    if any(isinstance(one, list) for one in value):
        return "; ".join(map(_within, value))
    return (" / " if _numbers(value) else ", ").join(map(_single, value))


def _within(value: Any) -> str:
    if isinstance(value, list):
        return (" / " if _numbers(value) else " ").join(map(_single, value))
    return _single(value)


def _numbers(values: list[Any]) -> bool:
    return all(isinstance(value, int | float) for value in values)


def _single(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"{value:g}" if isinstance(value, int | float) else str(value)
