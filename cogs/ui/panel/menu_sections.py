"""Divides the options of a question into menus, which hold 25 entries each."""

from __future__ import annotations

from itertools import groupby

from cogs.ui.components.building_blocks import OPTIONS_PER_MENU
from engines.contract.core import LongPick, Option, Pick, Say, Words

Numbered = list[tuple[int, Option]]
"""Options with their indexes in the question."""
Section = tuple[str, Numbered]
"""One menu: its name, which may be empty, and its options."""


def menu_sections(question: Pick, numbered: Numbered, words: Words) -> list[Section]:
    """One menu per group, or several where a group is too long."""
    groups = _joined_groups(numbered) if isinstance(question, LongPick) else _groups(numbered)
    sections: list[Section] = []
    for group, listed in groups:
        name = words(group) if group is not None else ""
        starts = range(0, len(listed), OPTIONS_PER_MENU)
        sections.extend((name, listed[start : start + OPTIONS_PER_MENU]) for start in starts)
    return sections


def _groups(numbered: Numbered) -> list[tuple[Say | None, Numbered]]:
    grouped = groupby(numbered, key=lambda pair: pair[1].group)
    return [(group, list(members)) for group, members in grouped]


def _joined_groups(numbered: Numbered) -> list[tuple[Say | None, Numbered]]:
    """The groups of a long list: none if one menu holds it all, else as many ranges together as fit."""
    if len(numbered) <= OPTIONS_PER_MENU:
        return [(None, numbered)]
    found: list[tuple[Say | None, Numbered]] = []
    for group, listed in _groups(numbered):
        before, there = found[-1] if found else (None, [])
        joined = _joined(before, group) if before and group else None
        if joined is not None and len(there) + len(listed) <= OPTIONS_PER_MENU:
            found[-1] = (joined, there + listed)
        else:
            found.append((group, listed))
    return found


def _joined(one: Say, other: Say) -> Say | None:
    """Two ranges as one; None if they are not ranges of the same kind."""
    joined = Say(one.key, {**one.args, "last": other.args.get("last", "")})
    apart = Say(other.key, {**other.args, "first": one.args.get("first", "")})
    return joined if "first" in one.args and joined == apart else None
