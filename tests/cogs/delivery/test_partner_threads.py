"""Private threads in which partners talk."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from cogs.delivery import partner_threads
from data.models import LetterKind
from data.words import Phrases
from tests.cogs.scene import offer_seat, sit_down
from tests.support.town import Shown, Town

FOUR = ("Inge", "Otto", "Ruth", "Emil")
PRIVATE = 12


def threads(town: Town) -> list[Any]:
    """Every private thread of the server, oldest first."""
    found = [c for c in town.env.backend.channels.values() if c.type == PRIVATE]
    return sorted(found, key=lambda thread: thread.id)


def names(town: Town, thread: Any) -> set[str]:
    """The people in a thread."""
    return {name for name, person in town.people.items() if person.id in thread.thread_members}


def said(town: Town, thread: Any) -> list[Shown]:
    return [Shown(town, thread.id, one.id) for one in town.env.backend.messages[thread.id].values()]


async def sides(town: Town) -> list[set[str]]:
    row = await town.running()
    seated = [seat.name for seat in await town.bot.store.seats(row.id)]
    table = await town.bot.store.open_table(row.id)
    return [{seated[seat] for seat in side} for side in table.game.sides(table.seats, table.settings)]


async def test_each_side_gets_its_own_thread(town: Town) -> None:
    await town.table("efemeris", *FOUR)
    found = threads(town)
    assert [names(town, thread) for thread in found] == await sides(town)
    for thread in found:
        (welcome,) = said(town, thread)
        assert all(f"<@{town.people[name].id}>" in welcome.text for name in names(town, thread))
        assert "moderators of this server can read along" in welcome.text
        assert thread.parent_id == town.channel.id
        assert len(thread.name) <= 100
    assert "direct message" not in town.last.text


@pytest.mark.parametrize("people", [("Inge", "Otto"), ("Inge", "Otto", "Ruth")])
async def test_players_without_a_partner_get_no_thread(town: Town, people: tuple[str, ...]) -> None:
    await town.table("efemeris", *people)
    assert threads(town) == []


async def test_no_thread_with_a_computer_partner(town: Town) -> None:
    await town.table("efemeris", "Inge", computers=3)
    assert threads(town) == []
    assert not any("private thread" in shown.text for shown in town.history())


@pytest.mark.parametrize("missing", partner_threads.PERMISSIONS)
async def test_without_permission_one_notice_and_the_game_starts(town: Town, missing: str) -> None:
    town.deny(town.channel, missing)
    town.env.backend.announce_channel_update(town.channel.id)
    await town.env.settle()
    await town.table("efemeris", *FOUR)
    assert threads(town) == []
    told = [shown.text for shown in town.history() if "private thread" in shown.text]
    assert len(told) == 1
    assert "direct message" in told[0]
    assert "“Create Private Threads”" in told[0]
    assert "Play" in town.board().labels


async def test_discord_refuses_the_thread(town: Town) -> None:
    path = f"/channels/{town.channel.id}/threads"
    town.env.inject_error("POST", path, status=403, code=50013, times=None)
    await town.table("efemeris", *FOUR)
    assert len([shown for shown in town.history() if "private thread" in shown.text]) == 1
    assert "Play" in town.board().labels


async def test_a_table_in_a_thread_has_partner_threads_beside_it(town: Town) -> None:
    await town.slash("Inge", "play", game="efemeris", thread=True)
    place = town.channel.threads[0]
    lobby = town.history(place)[-1]
    for who in FOUR[1:]:
        await town.click(who, lobby, "Join")
    await town.click("Inge", lobby, "Start")
    await town.env.settle()
    assert [thread.parent_id for thread in threads(town)] == [town.channel.id] * 2


async def test_a_crash_makes_no_second_thread(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process ends after the threads are made and before that is noted."""
    delivered = type(town.bot.store).delivered

    async def torn(self: Any, letter_id: int, **more: Any) -> None:
        row = await self.in_channel(town.channel.id)
        due = await self.due_letters(2**40, 1000, row.id)
        if any(letter.id == letter_id and letter.kind is LetterKind.PARTNER_THREAD for letter in due):
            raise OSError("no more power")
        await delivered(self, letter_id, **more)

    with monkeypatch.context() as patched:
        patched.setattr(type(town.bot.store), "delivered", torn)
        await town.table("efemeris", *FOUR)
        assert len(threads(town)) == 2
    await town.restart()
    await town.env.advance_time(700)
    await town.bot.outbox.sweep()
    await town.env.settle()
    row = await town.running()
    assert await town.bot.store.due_letters(2**40, 1000, row.id) == []
    assert len(threads(town)) == 2
    assert [len(said(town, thread)) for thread in threads(town)] == [1, 1]


async def test_a_substitute_replaces_the_former_partner_in_the_thread(town: Town) -> None:
    await town.table("efemeris", *FOUR)
    role = town.guild.create_role("threads", permissions=discord.Permissions(manage_threads=True))
    town.env.backend.add_member_role(town.guild.id, town.env.backend.bot_user.id, role.id)
    await offer_seat(town, "Otto")
    await sit_down(town, "Lea")
    found = threads(town)
    assert len(found) == 2
    assert [names(town, thread) for thread in found] == await sides(town)
    assert "Lea" in names(town, found[0]) | names(town, found[1])
    assert [len(said(town, thread)) for thread in found] == [1, 1]


async def test_an_archived_thread_is_found_again(town: Town) -> None:
    """A substitute comes when the thread has been archived."""
    await town.table("efemeris", *FOUR)
    for thread in threads(town):
        thread.thread_metadata.archived = True
    await offer_seat(town, "Otto")
    await sit_down(town, "Lea")
    found = threads(town)
    assert len(found) == 2
    (lea,) = [thread for thread in found if "Lea" in names(town, thread)]
    assert not lea.thread_metadata.archived


async def test_nothing_of_a_hand_is_in_the_threads(town: Town) -> None:
    await town.table("efemeris", *FOUR)
    row = await town.running()
    table = await town.bot.store.open_table(row.id)
    words = Phrases("en", [seat.name for seat in await town.bot.store.seats(row.id)])
    shown = "\n".join(one.text for thread in threads(town) for one in said(town, thread))
    for seat in range(table.seats):
        view = table.view(seat)
        for line in table.game.describe_own(view.public, view.own):
            assert words(line) not in shown
