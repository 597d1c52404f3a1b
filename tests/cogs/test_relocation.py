"""Weeks go by: lobbies expire, idle tables sleep and wake, tables move; who follows hears of it."""

from __future__ import annotations

from simcord import ChannelHandle
from simcord.backend.serializers import guild_create_payload

from data.models import Letter, LetterKind, Sleep
from tests.cogs.players import Typist, asked
from tests.cogs.scene import DAY, GAME, PAIR, opened, said, slow_down
from tests.support.town import Town


async def test_a_lobby_nobody_starts_is_closed_after_a_warning(town: Town) -> None:
    slow_down(town, hours=12)
    await town.slash("Inge", "play", game=GAME)
    row = await town.running()
    await town.env.advance_time(6 * DAY + DAY // 2)
    assert said(town, "will be closed tomorrow")
    assert (await town.bot.store.load(row.id)).status == "lobby"
    await town.click("Otto", town.history()[0], "Join")
    await town.env.advance_time(2 * DAY)
    assert (await town.bot.store.load(row.id)).status == "lobby", "somebody joined: it waits on"
    await town.env.advance_time(7 * DAY)
    assert (await town.bot.store.load(row.id)).status == "ended"
    assert "called off" in town.history()[0].text


async def test_an_idle_table_sleeps_and_wakes(town: Town) -> None:
    table_id = await opened(town, *PAIR, pace="casual")
    for who in PAIR:
        await town.bot.store.change_person(town.people[who].id, reminder_hours=0)
    slow_down(town, hours=12)
    board = town.board()
    await town.env.advance_time(31 * DAY)
    assert (await town.bot.store.load(table_id)).asleep == "idle"
    assert said(town, "goes to sleep")
    refused = await town.slash("Inge", "undo")
    assert refused is not None
    assert "sleeps" in refused.text
    assert "/table wake" in refused.text
    await town.slash("Ruth", "play", game=GAME)
    taken = await town.shown_click("Inge", board, board.custom_id("Play"))
    assert "already is a table" in taken.text, "another table has the channel"
    await town.click("Ruth", town.last, "Cancel")
    await town.click("Inge", board, "Play")
    await town.env.settle()
    row = await town.bot.store.load(table_id)
    assert row.asleep is None
    waiting = [seat for seat in await town.bot.store.seats(table_id) if seat.asked_at is not None]
    assert [seat.asked_at for seat in waiting] == [town.now()], "the waiting begins anew"
    wide_awake = await town.slash("Inge", "table wake")
    assert wide_awake is not None
    assert "No table sleeps" in wide_awake.text


async def test_a_manager_closes_a_sleeping_table(town: Town) -> None:
    table_id = await opened(town, *PAIR)
    town.make_manager("Emil")
    await town.bot.store.sleep(table_id, Sleep.IDLE, now=town.now())
    sure = await town.slash("Emil", "end")
    assert sure is not None
    await town.click("Emil", sure, "Yes, do it")
    await town.env.settle()
    assert (await town.bot.store.load(table_id)).status == "ended"


async def test_a_table_nobody_wakes_is_closed_and_says_so(town: Town) -> None:
    table_id = await opened(town, *PAIR, pace="casual")
    slow_down(town, hours=24)
    board = town.board()
    await town.bot.store.sleep(table_id, Sleep.IDLE, now=town.now())
    await town.env.advance_time(89 * DAY)
    assert (await town.bot.store.load(table_id)).status == "running"
    await town.env.advance_time(3 * DAY)
    assert (await town.bot.store.load(table_id)).status == "ended"
    assert "Play" not in board.labels
    assert "closed" in board.text
    shown = await town.slash("Inge", "replay")
    assert shown is not None
    assert "Film" in shown.labels, "what was played can still be seen"


async def test_a_table_moves_to_another_channel(town: Town) -> None:
    table_id = await opened(town, *PAIR)
    old = town.board()
    elsewhere = town.guild.create_text_channel("elsewhere")
    none = await town.slash("Stranger", "table move", channel=elsewhere)
    assert none is not None
    assert "no table of yours" in none.text
    moved = await town.slash("Inge", "table move", channel=elsewhere)
    assert moved is not None
    assert "goes on here" in moved.text
    await town.env.settle()
    assert (await town.bot.store.load(table_id)).channel_id == elsewhere.id
    assert "Play" not in old.labels
    assert any("Play" in shown.labels for shown in town.history(elsewhere))


async def move(town: Town, who: str, place: ChannelHandle) -> str:
    answer = await town.slash(who, "table move", channel=place)
    assert answer is not None
    await town.env.settle()
    return answer.text


async def test_the_old_board_says_where_the_table_went(town: Town) -> None:
    await opened(town, *PAIR)
    old = town.board()
    elsewhere = town.guild.create_text_channel("elsewhere")
    await move(town, "Inge", elsewhere)
    assert not old.labels
    assert f"goes on in <#{elsewhere.id}>" in old.text
    await town.restart()
    desks = [dm for dm in town.dms("Inge") if "your desk" in dm.text]
    links = [part["url"] for part in desks[-1].parts if part.get("url")]
    assert links, "the desk leads to the new place"
    assert all(str(elsewhere.id) in link for link in links), "the desk leads to the new place"


async def test_an_error_delays_what_the_old_board_says(town: Town) -> None:
    await opened(town, *PAIR)
    old = town.board()
    elsewhere = town.guild.create_text_channel("elsewhere")
    town.env.inject_error("PATCH", f"/channels/{old.channel_id}/messages/{old.id}", status=500)
    await town.slash("Inge", "table move", elsewhere)
    await town.env.settle()
    assert "Play" in old.labels
    await town.env.advance_time(2 * 3600)
    assert old.labels == []
    assert f"<#{elsewhere.id}>" in old.text
    assert old.files, "its picture stays"


async def test_a_place_that_is_taken_changes_nothing(town: Town) -> None:
    table_id = await opened(town, *PAIR)
    old = town.board()
    elsewhere = town.guild.create_text_channel("elsewhere")
    await town.slash("Ruth", "play", channel=elsewhere, game=GAME)
    assert "already is a table" in await move(town, "Inge", elsewhere)
    assert (await town.bot.store.load(table_id)).channel_id == town.channel.id
    assert "Play" in old.labels, "one can go on playing where it was"
    who = await asked(town)
    assert who is not None
    await Typist(town).move(who)


async def test_a_table_is_not_moved_where_the_bot_may_not_speak(town: Town) -> None:
    table_id = await opened(town, *PAIR)
    elsewhere = town.guild.create_text_channel("elsewhere")
    town.deny(elsewhere, "send_messages")
    assert "Send Messages" in await move(town, "Inge", elsewhere)
    row = await town.bot.store.load(table_id)
    assert row.channel_id == town.channel.id
    assert "Play" in town.board().labels


async def test_a_table_is_not_moved_where_tables_are_not_wanted(town: Town) -> None:
    table_id = await opened(town, *PAIR)
    elsewhere = town.guild.create_text_channel("elsewhere")
    await town.bot.store.change_guild(town.guild.id, channels=[town.channel.id])
    assert f"<#{town.channel.id}>" in await move(town, "Inge", elsewhere)
    assert (await town.bot.store.load(table_id)).channel_id == town.channel.id


async def test_a_lobby_moves_too(town: Town) -> None:
    await town.slash("Inge", "play", game=GAME)
    old = town.last
    elsewhere = town.guild.create_text_channel("elsewhere")
    assert "goes on here" in await move(town, "Inge", elsewhere)
    assert not old.labels
    assert f"<#{elsewhere.id}>" in old.text
    new = town.history(elsewhere)[-1]
    await town.click("Otto", new, "Join")
    await town.click("Inge", new, "Start")
    await town.env.settle()
    assert any("Play" in shown.labels for shown in town.history(elsewhere))


async def test_a_vote_moves_with_its_table(town: Town) -> None:
    table_id = await opened(town, "Inge", "Otto", "Ruth")
    who = await asked(town)
    assert who is not None
    one, two = (name for name in ("Inge", "Otto", "Ruth") if name != who)
    await town.env.advance_time(DAY + 7200)
    assert said(town, "What shall we do")
    elsewhere = town.guild.create_text_channel("elsewhere")
    await move(town, one, elsewhere)
    [paper] = [shown for shown in town.history(elsewhere) if "What shall we do" in shown.text]
    assert not any("Wait another day" in shown.labels for shown in town.history())
    for voter in (one, two):
        await town.click(voter, paper, "Wait another day")
    await town.env.settle()
    assert "Decided: you wait another day" in paper.text
    assert await town.bot.store.vote(table_id) is None


async def test_who_sits_at_several_tables_chooses_one(town: Town) -> None:
    first = await opened(town, *PAIR)
    second = town.guild.create_text_channel("second")
    await town.slash("Inge", "play", channel=second, game=GAME)
    third = town.guild.create_text_channel("third")
    assert "Choose one" in await move(town, "Inge", third)
    for forged in ("nowhere1", "mine-0", "x" * 200):
        refused = await town.slash("Inge", "table move", channel=third, table=forged)
        assert refused is not None
        assert "no table of yours" in refused.text
    chosen = await town.slash("Inge", "table move", channel=third, table=first)
    assert chosen is not None
    assert "goes on here" in chosen.text


async def test_a_deleted_channel_costs_nothing(town: Town) -> None:
    table_id = await opened(town, *PAIR)
    town.env.backend.delete_channel(town.channel.id)
    await town.env.settle()
    row = await town.bot.store.load(table_id)
    assert row.asleep == "channel"
    for name in PAIR:
        assert any("channel of your game" in dm.text for dm in town.dms(name))
    desk = next(dm for dm in town.dms("Inge") if "your desk" in dm.text)
    told = await town.click_dm("Inge", desk, "Play")
    assert told is not None
    assert "/table move" in told.text
    listed = await town.people["Inge"].user.slash("tables")
    assert "/table move" in town.shown(listed).text  # type: ignore[union-attr]
    await town.env.settle()
    assert (await town.bot.store.load(table_id)).asleep == "channel", "it cannot go on where nothing is"
    assert sum("channel of your game" in dm.text for dm in town.dms("Inge")) == 1, "told once"
    elsewhere = town.guild.create_text_channel("elsewhere")
    await town.restart()
    moved = await town.slash("Otto", "table move", channel=elsewhere)
    assert moved is not None
    assert "goes on here" in moved.text
    town.channel = elsewhere
    who = await asked(town)
    assert who is not None
    await Typist(town).move(who)


async def test_followers_hear_when_the_turn_passes(town: Town) -> None:
    await opened(town, *PAIR)
    own = await town.slash("Inge", "table follow")
    assert own is not None
    assert "anyway" in own.text
    followed = await town.slash("Ruth", "table follow")
    assert followed is not None
    assert "You hear of" in followed.text
    first = await asked(town)
    typist = Typist(town)
    assert first is not None
    while await asked(town) == first:
        await typist.move(first)
    await town.env.settle()
    assert town.people["Ruth"].mention in town.board().text
    await town.slash("Ruth", "table follow", on=False)
    assert await town.bot.store.followers((await town.running()).id) == []


async def in_a_thread(town: Town) -> ChannelHandle:
    """A running table in a thread of its own."""
    await town.slash("Inge", "play", game=GAME, thread=True)
    thread: ChannelHandle = town.channel.threads[0]
    lobby = town.history(thread)[-1]
    await town.click("Otto", lobby, "Join")
    await town.click("Inge", lobby, "Start")
    await town.env.settle()
    town.channel = thread
    return thread


async def test_an_archived_thread_is_opened_by_the_next_board(town: Town) -> None:
    """What is in it cannot be changed; a new message is."""
    thread = await in_a_thread(town)
    path = f"/channels/{thread.id}/messages/{town.board().id}"
    town.env.inject_error("PATCH", path, status=400, code=50083, times=None)
    before, who = town.board().id, await asked(town)
    assert who is not None
    await Typist(town).move(who)
    await town.env.settle()
    assert town.board().id != before
    assert (await town.running()).asleep is None


async def test_a_locked_thread_is_like_a_channel_that_is_gone(town: Town) -> None:
    thread = await in_a_thread(town)
    table_id = (await town.running()).id
    path = f"/channels/{thread.id}/messages/{town.board().id}"
    town.env.inject_error("PATCH", path, status=400, code=50083, times=None)
    town.env.inject_error("POST", f"/channels/{thread.id}/messages", status=400, code=160005, times=None)
    who = await asked(town)
    assert who is not None
    await Typist(town).move(who)
    await town.env.settle()
    assert (await town.bot.store.load(table_id)).asleep == "channel"
    for name in PAIR:
        assert sum("channel of your game" in dm.text for dm in town.dms(name)) == 1
    elsewhere = town.guild.create_text_channel("elsewhere")
    assert "goes on here" in await move(town, "Otto", elsewhere)
    town.channel = elsewhere
    who = await asked(town)
    assert who is not None
    await Typist(town).move(who)


async def test_shown_the_door_and_invited_again(town: Town) -> None:
    table_id = await opened(town, *PAIR)
    backend = town.env.backend
    backend.emit("GUILD_DELETE", {"id": str(town.guild.id)})
    await town.env.settle()
    assert (await town.bot.store.load(table_id)).asleep == "server"
    invited = dict(guild_create_payload(backend, backend.get_guild(town.guild.id)))
    invited.pop("unavailable", None)  # only after an outage does Discord send it
    backend.emit("GUILD_CREATE", invited)
    await town.env.settle()
    assert (await town.bot.store.load(table_id)).asleep is None
    who = await asked(town)
    assert who is not None
    await Typist(town).move(who)


async def test_nobody_knocks_at_a_closed_door(town: Town) -> None:
    table_id = await opened(town, *PAIR)
    town.env.backend.emit("GUILD_DELETE", {"id": str(town.guild.id)})
    await town.env.settle()
    before = len(town.history())
    await town.bot.store.post(table_id, [Letter(kind=LetterKind.BOARD, version=0)], now=town.now())
    await town.bot.outbox.deliver(table_id)
    assert len(town.history()) == before
    assert await town.bot.store.due_letters(town.now() + 90 * DAY, table_id=table_id) == []


async def test_shown_the_door_while_nobody_was_there(town: Town) -> None:
    table_id = await opened(town, *PAIR)
    guilds = town.env.backend.guilds
    guild = guilds.pop(town.guild.id)
    await town.restart()
    assert (await town.bot.store.load(table_id)).asleep == "server", "no reminders, no clocks"
    guilds[town.guild.id] = guild
    await town.restart()
    assert (await town.bot.store.load(table_id)).asleep is None
    who = await asked(town)
    assert who is not None
    await Typist(town).move(who)


async def test_two_tables_of_one_channel_come_back(town: Town) -> None:
    """One slept already when the other was opened: only one of them can go on there by itself."""
    first = await opened(town, *PAIR)
    await town.bot.lifecycle.sleep(await town.bot.store.load(first), Sleep.SERVER)
    second = await opened(town, "Ruth", "Lea")
    elsewhere = town.guild.create_text_channel("elsewhere")
    town.channel = elsewhere
    third = await opened(town, "Emil", "Konstantin")
    for table_id in (second, third):
        await town.bot.lifecycle.sleep(await town.bot.store.load(table_id), Sleep.SERVER)
    await town.restart()
    awake = [(await town.bot.store.load(one)).asleep is None for one in (first, second, third)]
    assert awake == [True, False, True]


async def test_the_others_are_asked_about_somebody_who_left_the_server(town: Town) -> None:
    await opened(town, *PAIR, pace="casual")
    who = await asked(town)
    assert who is not None
    town.guild.remove_member(town.people[who])
    await town.env.advance_time(DAY + 7200)
    assert said(town, "What shall we do"), "without a clock, and without five reminders first"
