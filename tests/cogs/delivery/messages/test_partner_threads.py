"""Private threads in which partners talk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
import pytest

from cogs.delivery.messages import partner_threads
from data.models import LetterKind, Sent
from data.words import Phrases
from tests.cogs.scene import offer_seat, sit_down
from tests.support.discord_server import DiscordServer, Shown

FOUR = ("Inge", "Otto", "Ruth", "Emil")
PRIVATE = 12


def threads(server: DiscordServer) -> list[Any]:
    """Every private thread of the server, oldest first."""
    found = [c for c in server.env.backend.channels.values() if c.type == PRIVATE]
    return sorted(found, key=lambda thread: thread.id)


def names(server: DiscordServer, thread: Any) -> set[str]:
    """The people in a thread."""
    return {name for name, person in server.people.items() if person.id in thread.thread_members}


def said(server: DiscordServer, thread: Any) -> list[Shown]:
    return [Shown(server, thread.id, one.id) for one in server.env.backend.messages[thread.id].values()]


async def sides(server: DiscordServer) -> list[set[str]]:
    row = await server.running()
    seated = [seat.name for seat in await server.bot.store.seats(row.id)]
    table = await server.bot.store.open_table(row.id)
    return [{seated[seat] for seat in side} for side in table.game.sides(table.seats, table.settings)]


async def test_each_side_gets_its_own_thread(server: DiscordServer) -> None:
    await server.table("efemeris", *FOUR)
    found = threads(server)
    assert [names(server, thread) for thread in found] == await sides(server)
    for thread in found:
        (welcome,) = said(server, thread)
        assert all(f"<@{server.people[name].id}>" in welcome.text for name in names(server, thread))
        assert "moderators can read along" in welcome.text
        assert thread.parent_id == server.channel.id
        assert len(thread.name) <= 100
    assert "direct message" not in server.last.text


@pytest.mark.parametrize("people", [("Inge", "Otto"), ("Inge", "Otto", "Ruth")])
async def test_players_without_a_partner_get_no_thread(
    server: DiscordServer, people: tuple[str, ...]
) -> None:
    await server.table("efemeris", *people)
    assert threads(server) == []


async def test_no_thread_with_a_computer_partner(server: DiscordServer) -> None:
    await server.table("efemeris", "Inge", computers=3)
    assert threads(server) == []
    assert not any("private thread" in shown.text for shown in server.history())


@pytest.mark.parametrize("missing", partner_threads.PERMISSIONS)
async def test_without_permission_one_notice_and_the_game_starts(server: DiscordServer, missing: str) -> None:
    server.deny(server.channel, missing)
    server.env.backend.announce_channel_update(server.channel.id)
    await server.env.settle()
    await server.table("efemeris", *FOUR)
    assert threads(server) == []
    told = [shown.text for shown in server.history() if "private thread" in shown.text]
    assert len(told) == 1
    assert "direct message" in told[0]
    assert "“Create Private Threads”" in told[0]
    assert "Play" in server.board().labels


async def test_discord_refuses_the_thread(server: DiscordServer) -> None:
    path = f"/channels/{server.channel.id}/threads"
    server.env.inject_error("POST", path, status=403, code=50013, times=None)
    await server.table("efemeris", *FOUR)
    assert len([shown for shown in server.history() if "private thread" in shown.text]) == 1
    assert "Play" in server.board().labels


async def test_a_table_in_a_thread_has_partner_threads_beside_it(server: DiscordServer) -> None:
    await server.slash("Inge", "play", game="efemeris", thread=True)
    place = server.channel.threads[0]
    lobby = server.history(place)[-1]
    for who in FOUR[1:]:
        await server.click(who, lobby, "Join")
    await server.click("Inge", lobby, "Start")
    await server.env.settle()
    assert [thread.parent_id for thread in threads(server)] == [server.channel.id] * 2


async def test_a_crash_makes_no_second_thread(server: DiscordServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process ends after the threads are made and before that is noted."""
    delivered = type(server.bot.store).delivered

    async def torn(self: Any, table_id: str, done: Sequence[Sent], **more: Any) -> Any:
        due = await self.due_letters(2**40, 1000, table_id)
        threads = {letter.id for letter in due if letter.kind is LetterKind.PARTNER_THREAD}
        if any(sent.letter_id in threads for sent in done):
            raise OSError("no more power")
        return await delivered(self, table_id, done, **more)

    with monkeypatch.context() as patched:
        patched.setattr(type(server.bot.store), "delivered", torn)
        await server.table("efemeris", *FOUR)
        assert len(threads(server)) == 2
    await server.restart()
    await server.env.advance_time(700)
    await server.bot.outbox.sweep()
    await server.env.settle()
    row = await server.running()
    assert await server.bot.store.due_letters(2**40, 1000, row.id) == []
    assert len(threads(server)) == 2
    assert [len(said(server, thread)) for thread in threads(server)] == [1, 1]


async def test_a_substitute_replaces_the_former_partner_in_the_thread(server: DiscordServer) -> None:
    await server.table("efemeris", *FOUR)
    role = server.guild.create_role("threads", permissions=discord.Permissions(manage_threads=True))
    server.env.backend.add_member_role(server.guild.id, server.env.backend.bot_user.id, role.id)
    await offer_seat(server, "Otto")
    await sit_down(server, "Lea")
    found = threads(server)
    assert len(found) == 2
    assert [names(server, thread) for thread in found] == await sides(server)
    assert "Lea" in names(server, found[0]) | names(server, found[1])
    assert [len(said(server, thread)) for thread in found] == [1, 1]


async def test_an_archived_thread_is_found_again(server: DiscordServer) -> None:
    """A substitute comes when the thread has been archived."""
    await server.table("efemeris", *FOUR)
    for thread in threads(server):
        thread.thread_metadata.archived = True
    await offer_seat(server, "Otto")
    await sit_down(server, "Lea")
    found = threads(server)
    assert len(found) == 2
    (lea,) = [thread for thread in found if "Lea" in names(server, thread)]
    assert not lea.thread_metadata.archived


async def test_nothing_of_a_hand_is_in_the_threads(server: DiscordServer) -> None:
    await server.table("efemeris", *FOUR)
    row = await server.running()
    table = await server.bot.store.open_table(row.id)
    words = Phrases("en", [seat.name for seat in await server.bot.store.seats(row.id)])
    shown = "\n".join(one.text for thread in threads(server) for one in said(server, thread))
    for seat in range(table.seats):
        view = table.view(seat)
        for line in table.game.describe_own(view.public, view.own):
            assert words(line) not in shown
