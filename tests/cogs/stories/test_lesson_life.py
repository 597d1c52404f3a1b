"""What befalls lessons: restarts, several at once, closed direct messages, leaving; and what typed commands
mean in the direct messages."""

from __future__ import annotations

import pytest

from cogs.tables.loading.room import Room
from data.models import TableRow
from engines import games
from tests.cogs.finale import continue_game
from tests.support.discord_server import DiscordServer, Shown

KEYS = list(games())


async def lesson(server: DiscordServer, game: str = "entdecker", who: str = "Inge") -> TableRow:
    """A lesson that has begun."""
    if await server.bot.store.lesson(server.people[who].id, game) is None:
        await server.slash(who, "learn", game=game)
    row = await server.bot.store.lesson(server.people[who].id, game)
    assert row is not None
    return row


def board_of(server: DiscordServer, row: TableRow, who: str = "Inge") -> Shown:
    """The newest board of this lesson."""
    found = [shown for shown in server.dms(who) if any(row.id in part["custom_id"] for part in shown.buttons)]
    return next(shown for shown in reversed(found) if "Play" in shown.labels)


async def make_move(server: DiscordServer, row: TableRow) -> Room:
    """The person's next move as the computer would make it, and what follows."""
    async with server.bot.tables.locked(row.id) as room:
        await server.bot.computers.move_log.play(room, 0, room.table.suggest(0))
    await continue_game(server, row.id)
    return await server.bot.tables.load(row.id)


async def typed(server: DiscordServer, command: str, who: str = "Inge", **options: str) -> str:
    """What somebody sees who types a command in their direct messages."""
    shown = server.shown(await server.people[who].user.slash(command, **options))
    assert shown is not None
    return shown.text


async def play_until(server: DiscordServer, table_id: str, seat: int, first: int | None = None) -> None:
    """Moves of others, after one of `first`, until the game waits for this seat."""
    asked = first
    while asked is not None or seat not in (await server.bot.tables.load(table_id)).table.waiting:
        async with server.bot.tables.locked(table_id) as room:
            asked = room.table.waiting[0] if asked is None else asked
            await server.bot.computers.move_log.play(room, asked, room.table.suggest(asked))
        asked = None
    await continue_game(server, table_id)


# --- restarts ----------------------------------------------------------------------------------------------


async def play_with_restarts(server: DiscordServer, game: str, moves: int) -> None:
    row = await lesson(server, game)
    for _ in range(moves):
        before = await make_move(server, row)
        await server.restart()
        after = await server.bot.tables.load(row.id)
        assert after.table.to_json() == before.table.to_json(), "nothing is lost, nothing happens twice"
        if not after.running:
            break
        panel = await server.click_dm("Inge", board_of(server, row), "Play")
        assert panel is not None
        assert panel.menus or len(panel.buttons) > 3, "the question is there again"
    boards = [shown for shown in server.dms("Inge") if "Play" in shown.labels]
    assert len(boards) <= 1, "old boards lose their buttons"
    assert server.history() == []


async def test_a_lesson_goes_on_after_each_restart(server: DiscordServer) -> None:
    await play_with_restarts(server, "magellan", 3)


@pytest.mark.nightly
@pytest.mark.parametrize("game", KEYS)
async def test_a_whole_lesson_with_a_restart_after_every_move(server: DiscordServer, game: str) -> None:
    await play_with_restarts(server, game, moves=400)
    assert await server.bot.store.lesson(server.people["Inge"].id, game) is None, "it was played to its end"


# --- several at once ---------------------------------------------------------------------------------------


async def test_two_lessons_side_by_side_keep_their_own_boards(server: DiscordServer) -> None:
    rows = [await lesson(server, game) for game in ("entdecker", "magellan")]
    for _ in range(2):
        for row in rows:
            await make_move(server, row)
    for row, title in zip(rows, ("Entdecker", "Magellan"), strict=True):
        panel = await server.click_dm("Inge", board_of(server, row), "Play")
        assert panel is not None
        assert all(row.id in part["custom_id"] for part in panel.buttons if "p1:a:" in part["custom_id"])
        log = await server.click_dm("Inge", board_of(server, row), "Log")
        assert log is not None
        assert title in log.text


@pytest.mark.parametrize("last", ["entdecker", "magellan"])
async def test_a_typed_command_means_the_lesson_that_was_used_last(server: DiscordServer, last: str) -> None:
    for game in sorted(("entdecker", "magellan"), key=lambda game: game == last):
        await server.env.advance_time(60)
        await lesson(server, game)
    shown = await typed(server, "log")
    assert {"entdecker": "Entdecker", "magellan": "Magellan"}[last] in shown


async def test_a_lesson_comes_before_a_more_urgent_game_only_while_it_is_used(server: DiscordServer) -> None:
    """A game on a server waits for Inge, with a deadline; she types in the direct messages."""
    table_id = await server.table("magellan", "Inge", "Otto", "Ruth")
    room = await server.bot.tables.load(table_id)
    [seat] = [one.seat for one in room.seats if one.user_id == server.people["Inge"].id]
    await play_until(server, table_id, seat)
    await server.env.advance_time(60)
    await lesson(server, "entdecker")
    assert "Entdecker" in await typed(server, "log")
    await server.env.advance_time(60)
    await play_until(server, table_id, seat, first=seat)
    assert "Magellan" in await typed(server, "log")


# --- closed direct messages --------------------------------------------------------------------------------


async def test_direct_messages_closed_in_mid_lesson(server: DiscordServer) -> None:
    """Panels are answers to presses and still come; the board comes again once the messages are open."""
    row = await lesson(server)
    await make_move(server, row)
    board, faults = board_of(server, row), server.env.backend.faults
    channel = board.channel_id
    for method, path in (
        ("POST", f"/channels/{channel}/messages"),
        ("PATCH", f"/channels/{channel}/messages/*"),
    ):
        server.env.inject_error(method, path, status=403, code=50007, times=None)
    moved = await make_move(server, row)
    assert moved.running
    panel = await server.click_dm("Inge", board, "Play")
    assert panel is not None
    assert panel.menus or len(panel.buttons) > 3
    assert "Your direct messages are closed" in panel.text
    told = await server.slash("Inge", "learn", game="entdecker")
    assert told is not None
    assert "in the middle of a lesson" in told.text
    faults.clear()
    await server.env.advance_time(16 * 60)
    await server.env.settle()
    newest = board_of(server, row)
    assert newest.stored.edited_timestamp or newest.id != board.id
    after = await make_move(server, row)
    assert after.table.number > moved.table.number
    panel = await server.click_dm("Inge", board_of(server, row), "Play")
    assert panel is not None
    assert "direct messages are closed" not in panel.text


# --- leaving -----------------------------------------------------------------------------------------------


async def test_leaving_in_mid_lesson_ends_it(server: DiscordServer) -> None:
    row = await lesson(server)
    await make_move(server, row)
    user = server.people["Inge"].user
    sure = server.shown(await user.slash("resign"))
    assert sure is not None
    done = await server.click_dm("Inge", sure, "Yes, leave the game")
    assert done is not None
    await server.env.settle()
    assert await server.bot.store.lesson(server.people["Inge"].id, "entdecker") is None
    assert not [shown for shown in server.dms("Inge") if "Play" in shown.labels]
    assert server.history() == []
    assert await server.bot.store.results(user_id=server.people["Inge"].id) == []
    again = await lesson(server)
    assert again.id != row.id


# --- where commands can be typed ---------------------------------------------------------------------------

IN_LESSONS = {"board", "hand", "log", "replay", "undo", "move", "resign", *KEYS}


async def test_commands_of_a_game_can_be_typed_in_a_lesson(server: DiscordServer) -> None:
    """Also by people who installed the bot for themselves, without any server."""
    commands = {command.name: command.to_dict(server.bot.tree) for command in server.bot.tree.get_commands()}
    assert commands.keys() >= IN_LESSONS
    for name in IN_LESSONS:
        assert commands[name]["contexts"] == [0, 1], name
        assert commands[name]["integration_types"] == [0, 1], name
    for name in ("play", "end"):
        assert 1 not in (commands[name].get("contexts") or []), "these need a server"
