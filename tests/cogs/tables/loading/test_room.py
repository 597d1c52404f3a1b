"""A loaded table: names of visitors, and words that names cannot break."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cogs.tables.loading.room import NAME_LENGTH, Visitor, escape_markdown
from engines.contract.core import Many, Rejected, Who, say
from tests.cogs.tables.services import PEOPLE, Services


@pytest.mark.parametrize(
    ("display_name", "name"),
    [
        ("Inge", "Inge"),
        ("  two \n lines\t", "two lines"),
        ("\u200b\u202e", "?"),
        ("", "?"),
        ("x" * 50, "x" * NAME_LENGTH),
    ],
)
def test_names_are_one_short_line(display_name: str, name: str) -> None:
    assert Visitor(1, display_name).name == name


@given(st.text("aB1_*~|`#>-[]() \n\\:/.<@!", max_size=40))
@example("**Inge**")
@example("> quoted\n- listed\n# large")
@example("[text](https://example.com)")
@example("<@1> <:wood:17>")
def test_a_name_is_shown_as_it_is_written(name: str) -> None:
    """Nothing that Discord reads is left without a backslash; without backslashes it is the name."""
    escaped = escape_markdown(name)
    assert not re.search(r"[*_~|`<\[\]\\]|^[-#>]", re.sub(r"\\.", "x", escaped), re.MULTILINE)
    assert re.sub(r"\\(.)", r"\1", escaped) == name


async def test_two_names_make_no_link(services: Services) -> None:
    """Side by side, wherever two people are named."""
    room = await services.tables.load(await services.lobby("magellan", "Inge", "Otto"))
    names = ("[Free gift](https://evil.example", "'x')")
    seats = [msgspec.structs.replace(seat, name=name) for seat, name in zip(room.seats, names, strict=True)]
    words = replace(room, seats=seats).words("en")
    said = words(say("final-thanks", who=Many([Who(0), Who(1)])))
    assert "\\[Free gift\\](https://evil.example" in said


async def test_a_lobby_has_no_engine_table(services: Services) -> None:
    room = await services.tables.load(await services.lobby("magellan", "Inge"))
    assert not room.started
    with pytest.raises(Rejected, match="table-not-started"):
        _ = room.table
    with pytest.raises(Rejected, match="table-not-started"):
        room.require_running()


async def test_strangers_have_no_seat(services: Services) -> None:
    room = await services.tables.load(await services.lobby("magellan", "Inge"))
    assert room.require_seat(PEOPLE["Inge"].user_id).name == "Inge"
    with pytest.raises(Rejected, match="table-stranger"):
        room.require_seat(PEOPLE["Emil"].user_id)


async def test_a_locked_table_is_for_one_at_a_time(services: Services) -> None:
    table_id = await services.lobby("magellan", "Inge")
    order = []

    async def visit(number: int) -> None:
        async with services.tables.locked(table_id) as room:
            order.append((number, "in"))
            await asyncio.sleep(0)
            order.append((number, "out"))
            assert room.row.id == table_id

    await asyncio.gather(*(visit(number) for number in range(5)))
    assert order == [(number, way) for number in range(5) for way in ("in", "out")]
