"""A loaded table: names of visitors, and words that names cannot break."""

from __future__ import annotations

import asyncio

import discord
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cogs.tables.loading.room import NAME_LENGTH, Visitor, escape_markdown
from engines.contract.core import Rejected
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
@example("https://example.com/_a_ *b*")
@example("> quoted\n- listed\n# large")
@example("[text](https://example.com)")
def test_markdown_is_escaped_as_the_library_does(name: str) -> None:
    assert escape_markdown(name) == discord.utils.escape_markdown(name)


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
