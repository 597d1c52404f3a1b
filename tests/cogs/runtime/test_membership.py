"""Membership: who has left the server, as far as Discord tells."""

from __future__ import annotations

import pytest

from cogs.runtime.membership import Membership
from tests.support.town import Town


async def test_somebody_who_left_the_server(town: Town) -> None:
    membership, otto = Membership(town.bot), town.people["Otto"]
    with town.env.time_context():
        assert not await membership.has_left(town.guild.id, otto.id)
        town.env.backend.remove_member(town.guild.id, otto.id)
        assert await membership.has_left(town.guild.id, otto.id)


async def test_without_an_answer_nobody_has_left(town: Town, caplog: pytest.LogCaptureFixture) -> None:
    membership, otto = Membership(town.bot), town.people["Otto"]
    path = f"/guilds/{town.guild.id}/members/{otto.id}"
    town.env.inject_error("GET", path, status=403, code=50001, times=None)
    with town.env.time_context():
        assert not await membership.has_left(town.guild.id, otto.id)
        assert "still here" in caplog.text
        assert not await membership.has_left(1, otto.id), "a server that we are not in"
