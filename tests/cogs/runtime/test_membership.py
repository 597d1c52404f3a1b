"""Membership: who has left the server, as far as Discord tells."""

from __future__ import annotations

import pytest

from cogs.runtime.membership import Membership
from tests.support.discord_server import DiscordServer


async def test_somebody_who_left_the_server(server: DiscordServer) -> None:
    membership, otto = Membership(server.bot), server.people["Otto"]
    with server.env.time_context():
        assert not await membership.has_left(server.guild.id, otto.id)
        server.env.backend.remove_member(server.guild.id, otto.id)
        assert await membership.has_left(server.guild.id, otto.id)


async def test_without_an_answer_nobody_has_left(
    server: DiscordServer, caplog: pytest.LogCaptureFixture
) -> None:
    membership, otto = Membership(server.bot), server.people["Otto"]
    path = f"/guilds/{server.guild.id}/members/{otto.id}"
    server.env.inject_error("GET", path, status=403, code=50001, times=None)
    with server.env.time_context():
        assert not await membership.has_left(server.guild.id, otto.id)
        assert "still here" in caplog.text
        assert not await membership.has_left(1, otto.id), "a server that we are not in"
