"""While people play at the same time they are not called for every turn: edits are enough, and one call
when somebody stops answering."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.tables.people.live_play import LIVE_CALL_SECONDS, LIVE_MOVES, LIVE_SECONDS
from tests.cogs.delivery.messages.test_turn_messages import mentions
from tests.cogs.players import asked
from tests.cogs.scene import PAIR, call_in_channel, opened, pass_turn, rings
from tests.support.discord_server import DiscordServer


async def lively(server: DiscordServer) -> str:
    """Both have moved often lately, and due letters are looked for as usual; returns whose turn it is."""
    upkeep: Any = server.bot.get_cog("UpkeepCog")
    upkeep.every_half_minute.change_interval(seconds=30)
    await server.env.advance_time(3600)
    for _ in range(2 * LIVE_MOVES + 2):
        await pass_turn(server)
    who = await asked(server)
    assert who is not None
    return who


@pytest.mark.parametrize("in_channel", [False, True])
async def test_no_call_while_it_goes_to_and_fro_and_one_when_it_stops(
    server: DiscordServer, in_channel: bool
) -> None:
    await opened(server, *PAIR)
    if in_channel:
        await call_in_channel(server, *PAIR)
    who = await lively(server)
    other = next(name for name in PAIR if name != who)
    count = mentions if in_channel else rings
    before = count(server, other)
    await pass_turn(server)
    assert count(server, other) == before, "they look at the game"
    await server.env.advance_time(LIVE_CALL_SECONDS + 60)
    assert count(server, other) == before + 1, "one call after a while"


async def test_a_turn_answered_in_time_calls_nobody_later(server: DiscordServer) -> None:
    """The call for a turn that was answered comes to nothing, also while the next one is asked."""
    await opened(server, *PAIR)
    who = await lively(server)
    other = next(name for name in PAIR if name != who)
    await pass_turn(server)
    before = rings(server, other)
    await server.env.advance_time(60)
    await pass_turn(server)
    await pass_turn(server)
    assert await asked(server) == other
    await server.env.advance_time(LIVE_CALL_SECONDS - 30)
    assert rings(server, other) == before


async def test_after_a_pause_the_next_turn_calls_at_once(server: DiscordServer) -> None:
    await opened(server, *PAIR)
    await lively(server)
    await server.env.advance_time(LIVE_SECONDS + 1)
    who = await asked(server)
    other = next(name for name in PAIR if name != who)
    before = rings(server, other)
    await pass_turn(server)
    assert rings(server, other) == before + 1
