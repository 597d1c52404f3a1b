"""The part of `figures.toml` that says what the captains can do (§3.15)."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from engines.kit.figures import Group


class Captain(Group, frozen=True, kw_only=True):
    also: ClassVar[tuple[str, ...]] = ("name",)
    """The source for the fact that this captain is one of the five."""


class Columbus(Captain, frozen=True, kw_only=True):
    draw: int
    lay: int


class Magellan(Captain, frozen=True, kw_only=True):
    sail: int
    first: int


class DaGama(Captain, frozen=True, kw_only=True):
    settlers: int


class Cortes(Captain, frozen=True, kw_only=True):
    gold: int
    income: int


class Drake(Captain, frozen=True, kw_only=True):
    crates: int


class Captains(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    columbus: Columbus
    magellan: Magellan
    dagama: DaGama
    cortes: Cortes
    drake: Drake
