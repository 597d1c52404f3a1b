"""Weeks go by: lobbies expire, idle tables sleep and wake, tables move; who follows hears of it."""

from __future__ import annotations

from simcord import ChannelHandle
from simcord.backend.serializers import guild_create_payload

from data.models import Letter, LetterKind, Sleep
from tests.cogs.players import Typist, asked
from tests.cogs.scene import DAY, GAME, PAIR, opened, said, slow_down
from tests.support.discord_server import DiscordServer


async def test_a_lobby_nobody_starts_is_closed_after_a_warning(server: DiscordServer) -> None:
    slow_down(server, hours=12)
    await server.slash("Inge", "play", game=GAME)
    row = await server.running()
    await server.env.advance_time(6 * DAY + DAY // 2)
    assert said(server, "close it tomorrow")
    assert (await server.bot.store.load(row.id)).status == "lobby"
    await server.click("Otto", server.history()[0], "Join")
    await server.env.advance_time(2 * DAY)
    assert (await server.bot.store.load(row.id)).status == "lobby", "somebody joined: it waits on"
    await server.env.advance_time(7 * DAY)
    assert (await server.bot.store.load(row.id)).status == "ended"
    assert "cancelled" in server.history()[0].text


async def test_an_idle_table_sleeps_and_wakes(server: DiscordServer) -> None:
    table_id = await opened(server, *PAIR, pace="casual")
    for who in PAIR:
        await server.bot.store.change_person(server.people[who].id, reminder_hours=0)
    slow_down(server, hours=12)
    board = server.board()
    await server.env.advance_time(31 * DAY)
    assert (await server.bot.store.load(table_id)).asleep == "idle"
    assert said(server, "is asleep")
    refused = await server.slash("Inge", "undo")
    assert refused is not None
    assert "asleep" in refused.text
    assert "/table wake" in refused.text
    await server.slash("Ruth", "play", game=GAME)
    taken = await server.shown_click("Inge", board, board.custom_id("Play"))
    assert "about to start here" in taken.text, "another table has the channel"
    await server.cancel("Ruth", server.last)
    await server.click("Inge", board, "Play")
    await server.env.settle()
    row = await server.bot.store.load(table_id)
    assert row.asleep is None
    waiting = [seat for seat in await server.bot.store.seats(table_id) if seat.asked_at is not None]
    assert [seat.asked_at for seat in waiting] == [server.now()], "the waiting begins anew"
    wide_awake = await server.slash("Inge", "table wake")
    assert wide_awake is not None
    assert "No game is asleep" in wide_awake.text


async def test_a_manager_closes_a_sleeping_table(server: DiscordServer) -> None:
    table_id = await opened(server, *PAIR)
    server.make_manager("Emil")
    await server.bot.store.sleep(table_id, Sleep.IDLE, now=server.now())
    sure = await server.slash("Emil", "end")
    assert sure is not None
    await server.click("Emil", sure, "Yes, close the game")
    await server.env.settle()
    assert (await server.bot.store.load(table_id)).status == "ended"


async def test_a_table_nobody_wakes_is_closed_and_says_so(server: DiscordServer) -> None:
    table_id = await opened(server, *PAIR, pace="casual")
    slow_down(server, hours=24)
    board = server.board()
    await server.bot.store.sleep(table_id, Sleep.IDLE, now=server.now())
    await server.env.advance_time(89 * DAY)
    assert (await server.bot.store.load(table_id)).status == "running"
    await server.env.advance_time(3 * DAY)
    assert (await server.bot.store.load(table_id)).status == "ended"
    assert "Play" not in board.labels
    assert "closed" in board.text
    shown = await server.slash("Inge", "replay")
    assert shown is not None
    assert "Film" in shown.labels, "what was played can still be seen"


async def test_a_table_moves_to_another_channel(server: DiscordServer) -> None:
    table_id = await opened(server, *PAIR)
    old = server.board()
    elsewhere = server.guild.create_text_channel("elsewhere")
    none = await server.slash("Stranger", "table move", channel=elsewhere)
    assert none is not None
    assert "no game to move" in none.text
    moved = await server.slash("Inge", "table move", channel=elsewhere)
    assert moved is not None
    assert "continues here" in moved.text
    await server.env.settle()
    assert (await server.bot.store.load(table_id)).channel_id == elsewhere.id
    assert "Play" not in old.labels
    assert any("Play" in shown.labels for shown in server.history(elsewhere))


async def move(server: DiscordServer, who: str, place: ChannelHandle) -> str:
    answer = await server.slash(who, "table move", channel=place)
    assert answer is not None
    await server.env.settle()
    return answer.text


async def test_the_old_board_says_where_the_table_went(server: DiscordServer) -> None:
    await opened(server, *PAIR)
    old = server.board()
    elsewhere = server.guild.create_text_channel("elsewhere")
    await move(server, "Inge", elsewhere)
    assert not old.labels
    assert f"continues in <#{elsewhere.id}>" in old.text
    await server.restart()
    desks = [dm for dm in server.dms("Inge") if "your hand (" in dm.text]
    links = [part["url"] for part in desks[-1].parts if part.get("url")]
    assert links, "the desk leads to the new place"
    assert all(str(elsewhere.id) in link for link in links), "the desk leads to the new place"


async def test_an_error_delays_what_the_old_board_says(server: DiscordServer) -> None:
    await opened(server, *PAIR)
    old = server.board()
    elsewhere = server.guild.create_text_channel("elsewhere")
    server.env.inject_error("PATCH", f"/channels/{old.channel_id}/messages/{old.id}", status=500)
    await server.slash("Inge", "table move", elsewhere)
    await server.env.settle()
    assert "Play" in old.labels
    await server.env.advance_time(2 * 3600)
    assert old.labels == []
    assert f"<#{elsewhere.id}>" in old.text
    assert old.files, "its picture stays"


async def test_a_place_that_is_taken_changes_nothing(server: DiscordServer) -> None:
    table_id = await opened(server, *PAIR)
    old = server.board()
    elsewhere = server.guild.create_text_channel("elsewhere")
    await server.slash("Ruth", "play", channel=elsewhere, game=GAME)
    assert "about to start here" in await move(server, "Inge", elsewhere)
    assert (await server.bot.store.load(table_id)).channel_id == server.channel.id
    assert "Play" in old.labels, "one can go on playing where it was"
    who = await asked(server)
    assert who is not None
    await Typist(server).move(who)


async def test_a_table_is_not_moved_where_the_bot_may_not_speak(server: DiscordServer) -> None:
    table_id = await opened(server, *PAIR)
    elsewhere = server.guild.create_text_channel("elsewhere")
    server.deny(elsewhere, "send_messages")
    assert "Send Messages" in await move(server, "Inge", elsewhere)
    row = await server.bot.store.load(table_id)
    assert row.channel_id == server.channel.id
    assert "Play" in server.board().labels


async def test_a_table_is_not_moved_where_tables_are_not_wanted(server: DiscordServer) -> None:
    table_id = await opened(server, *PAIR)
    elsewhere = server.guild.create_text_channel("elsewhere")
    await server.bot.store.change_guild(server.guild.id, channels=[server.channel.id])
    assert f"<#{server.channel.id}>" in await move(server, "Inge", elsewhere)
    assert (await server.bot.store.load(table_id)).channel_id == server.channel.id


async def test_a_lobby_moves_too(server: DiscordServer) -> None:
    await server.slash("Inge", "play", game=GAME)
    old = server.last
    elsewhere = server.guild.create_text_channel("elsewhere")
    assert "continues here" in await move(server, "Inge", elsewhere)
    assert not old.labels
    assert f"<#{elsewhere.id}>" in old.text
    new = server.history(elsewhere)[-1]
    await server.click("Otto", new, "Join")
    await server.click("Inge", new, "Start")
    await server.env.settle()
    assert any("Play" in shown.labels for shown in server.history(elsewhere))


async def test_a_vote_moves_with_its_table(server: DiscordServer) -> None:
    table_id = await opened(server, "Inge", "Otto", "Ruth")
    who = await asked(server)
    assert who is not None
    one, two = (name for name in ("Inge", "Otto", "Ruth") if name != who)
    await server.env.advance_time(DAY + 7200)
    assert said(server, "What should we do")
    elsewhere = server.guild.create_text_channel("elsewhere")
    await move(server, one, elsewhere)
    [paper] = [shown for shown in server.history(elsewhere) if "What should we do" in shown.text]
    assert not any("Wait another day" in shown.labels for shown in server.history())
    for voter in (one, two):
        await server.click(voter, paper, "Wait another day")
    await server.env.settle()
    assert "Vote result: give" in paper.text
    assert await server.bot.store.vote(table_id) is None


async def test_who_sits_at_several_tables_chooses_one(server: DiscordServer) -> None:
    first = await opened(server, *PAIR)
    second = server.guild.create_text_channel("second")
    await server.slash("Inge", "play", channel=second, game=GAME)
    third = server.guild.create_text_channel("third")
    assert "Choose one" in await move(server, "Inge", third)
    for forged in ("nowhere1", "mine-0", "x" * 200):
        refused = await server.slash("Inge", "table move", channel=third, table=forged)
        assert refused is not None
        assert "no game to move" in refused.text
    chosen = await server.slash("Inge", "table move", channel=third, table=first)
    assert chosen is not None
    assert "continues here" in chosen.text


async def test_a_deleted_channel_costs_nothing(server: DiscordServer) -> None:
    table_id = await opened(server, *PAIR)
    server.env.backend.delete_channel(server.channel.id)
    await server.env.settle()
    row = await server.bot.store.load(table_id)
    assert row.asleep == "channel"
    for name in PAIR:
        assert any("channel of your game" in dm.text for dm in server.dms(name))
    desk = next(dm for dm in server.dms("Inge") if "your hand (" in dm.text)
    told = await server.click_dm("Inge", desk, "Play")
    assert told is not None
    assert "/table move" in told.text
    listed = await server.people["Inge"].user.slash("tables")
    assert "/table move" in server.shown(listed).text  # type: ignore[union-attr]
    await server.env.settle()
    assert (await server.bot.store.load(table_id)).asleep == "channel", "it cannot go on where nothing is"
    assert sum("channel of your game" in dm.text for dm in server.dms("Inge")) == 1, "told once"
    elsewhere = server.guild.create_text_channel("elsewhere")
    await server.restart()
    moved = await server.slash("Otto", "table move", channel=elsewhere)
    assert moved is not None
    assert "continues here" in moved.text
    server.channel = elsewhere
    who = await asked(server)
    assert who is not None
    await Typist(server).move(who)


async def test_followers_hear_when_the_turn_passes(server: DiscordServer) -> None:
    await opened(server, *PAIR)
    own = await server.slash("Inge", "table follow")
    assert own is not None
    assert "anyway" in own.text
    followed = await server.slash("Ruth", "table follow")
    assert followed is not None
    assert "I’ll tell you about every turn in" in followed.text
    first = await asked(server)
    typist = Typist(server)
    assert first is not None
    while await asked(server) == first:
        await typist.move(first)
    await server.env.settle()
    assert server.people["Ruth"].mention in server.board().text
    await server.slash("Ruth", "table follow", on=False)
    assert await server.bot.store.followers((await server.running()).id) == []


async def in_a_thread(server: DiscordServer) -> ChannelHandle:
    """A running table in a thread of its own."""
    await server.slash("Inge", "play", game=GAME, thread=True)
    thread: ChannelHandle = server.channel.threads[0]
    lobby = server.history(thread)[-1]
    await server.click("Otto", lobby, "Join")
    await server.click("Inge", lobby, "Start")
    await server.env.settle()
    server.channel = thread
    return thread


async def test_an_archived_thread_is_opened_by_the_next_board(server: DiscordServer) -> None:
    """What is in it cannot be changed; a new message is."""
    thread = await in_a_thread(server)
    path = f"/channels/{thread.id}/messages/{server.board().id}"
    server.env.inject_error("PATCH", path, status=400, code=50083, times=None)
    before, who = server.board().id, await asked(server)
    assert who is not None
    await Typist(server).move(who)
    await server.env.settle()
    assert server.board().id != before
    assert (await server.running()).asleep is None


async def test_a_locked_thread_is_like_a_channel_that_is_gone(server: DiscordServer) -> None:
    thread = await in_a_thread(server)
    table_id = (await server.running()).id
    path = f"/channels/{thread.id}/messages/{server.board().id}"
    server.env.inject_error("PATCH", path, status=400, code=50083, times=None)
    server.env.inject_error("POST", f"/channels/{thread.id}/messages", status=400, code=160005, times=None)
    who = await asked(server)
    assert who is not None
    await Typist(server).move(who)
    await server.env.settle()
    assert (await server.bot.store.load(table_id)).asleep == "channel"
    for name in PAIR:
        assert sum("channel of your game" in dm.text for dm in server.dms(name)) == 1
    elsewhere = server.guild.create_text_channel("elsewhere")
    assert "continues here" in await move(server, "Otto", elsewhere)
    server.channel = elsewhere
    who = await asked(server)
    assert who is not None
    await Typist(server).move(who)


async def test_shown_the_door_and_invited_again(server: DiscordServer) -> None:
    table_id = await opened(server, *PAIR)
    backend = server.env.backend
    backend.emit("GUILD_DELETE", {"id": str(server.guild.id)})
    await server.env.settle()
    assert (await server.bot.store.load(table_id)).asleep == "server"
    invited = dict(guild_create_payload(backend, backend.get_guild(server.guild.id)))
    invited.pop("unavailable", None)  # only after an outage does Discord send it
    backend.emit("GUILD_CREATE", invited)
    await server.env.settle()
    assert (await server.bot.store.load(table_id)).asleep is None
    who = await asked(server)
    assert who is not None
    await Typist(server).move(who)


async def test_nothing_is_sent_to_a_server_that_removed_the_bot(server: DiscordServer) -> None:
    table_id = await opened(server, *PAIR)
    server.env.backend.emit("GUILD_DELETE", {"id": str(server.guild.id)})
    await server.env.settle()
    before = len(server.history())
    await server.bot.store.post(table_id, [Letter(kind=LetterKind.BOARD, version=0)], now=server.now())
    await server.bot.outbox.deliver(table_id)
    assert len(server.history()) == before
    assert await server.bot.store.due_letters(server.now() + 90 * DAY, table_id=table_id) == []


async def test_a_server_removed_the_bot_while_it_was_not_running(server: DiscordServer) -> None:
    table_id = await opened(server, *PAIR)
    guilds = server.env.backend.guilds
    guild = guilds.pop(server.guild.id)
    await server.restart()
    assert (await server.bot.store.load(table_id)).asleep == "server", "no reminders, no clocks"
    guilds[server.guild.id] = guild
    await server.restart()
    assert (await server.bot.store.load(table_id)).asleep is None
    who = await asked(server)
    assert who is not None
    await Typist(server).move(who)


async def test_two_tables_of_one_channel_come_back(server: DiscordServer) -> None:
    """One slept already when the other was opened: only one of them can go on there by itself."""
    first = await opened(server, *PAIR)
    await server.bot.lifecycle.sleep(await server.bot.store.load(first), Sleep.SERVER)
    second = await opened(server, "Ruth", "Lea")
    elsewhere = server.guild.create_text_channel("elsewhere")
    server.channel = elsewhere
    third = await opened(server, "Emil", "Konstantin")
    for table_id in (second, third):
        await server.bot.lifecycle.sleep(await server.bot.store.load(table_id), Sleep.SERVER)
    await server.restart()
    awake = [(await server.bot.store.load(one)).asleep is None for one in (first, second, third)]
    assert awake == [True, False, True]


async def test_the_others_are_asked_about_somebody_who_left_the_server(server: DiscordServer) -> None:
    await opened(server, *PAIR, pace="casual")
    who = await asked(server)
    assert who is not None
    server.guild.remove_member(server.people[who])
    await server.env.advance_time(DAY + 7200)
    assert said(server, "What should we do"), "without a clock, and without five reminders first"
