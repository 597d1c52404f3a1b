"""Direct messages without asking Discord for what we know: no user is fetched, a channel is opened once."""

from __future__ import annotations

from data.models import LetterKind
from tests.cogs.players import Typist, asked
from tests.support.discord_server import DiscordServer

TRIO = ("Inge", "Otto", "Ruth")
MOVES = 4


async def move(server: DiscordServer, moves: int) -> None:
    for _ in range(moves):
        who = await asked(server)
        assert who is not None
        await Typist(server).move(who)
        await server.env.settle()


def asked_for(server: DiscordServer, since: int = 0) -> tuple[int, int]:
    """How many users were fetched and how many channels of direct messages were opened."""
    sent = server.env.http_requests[since:]
    users = [one for one in sent if one.method == "GET" and "/users/" in one.path]
    return len(users), sum(one.path.endswith("/users/@me/channels") for one in sent)


def hands(server: DiscordServer) -> list[int]:
    """How many messages with a picture each person has."""
    return [sum(bool(shown.files) for shown in server.dms(who)) for who in TRIO]


async def test_a_channel_is_opened_once_a_person(server: DiscordServer) -> None:
    await server.table("magellan", *TRIO)
    await move(server, MOVES)
    assert asked_for(server) == (0, len(TRIO))


async def test_after_a_restart_nothing_is_asked(server: DiscordServer) -> None:
    await server.table("magellan", *TRIO)
    await server.env.settle()
    await server.restart()
    since = len(server.env.http_requests)
    await move(server, MOVES)
    assert asked_for(server, since) == (0, 0)
    assert hands(server) == [1, 1, 1], "and the hands were edited where they are"


async def test_a_new_table_knows_the_channels_of_another_one(server: DiscordServer) -> None:
    table_id = await server.table("magellan", *TRIO)
    await server.env.settle()
    await server.bot.lifecycle.end(table_id)
    await server.restart()
    since = len(server.env.http_requests)
    await server.table("magellan", *TRIO)
    await server.env.settle()
    assert asked_for(server, since) == (0, 0)
    assert hands(server) == [2, 2, 2]


async def test_a_channel_that_is_gone_is_asked_for_anew(server: DiscordServer) -> None:
    table_id = await server.table("magellan", *TRIO)
    await server.env.settle()
    for seat in await server.bot.store.seats(table_id):
        await server.bot.store.note_message(
            table_id, LetterKind.PRIVATE_HAND, message_id=1, channel_id=2, seat=seat.seat
        )
    await move(server, MOVES)
    await server.env.advance_time(120)
    assert hands(server) == [1, 1, 1], "sent where it is read, and the one that was there is gone"
    seats = await server.bot.store.seats(table_id)
    assert all(seat.desk_channel_id != 2 for seat in seats)


async def test_a_deleted_account_is_not_written_to_again(server: DiscordServer) -> None:
    server.env.inject_error("POST", "/users/@me/channels", status=400, code=50033, times=None)
    table_id = await server.table("magellan", *TRIO)
    await server.env.settle()
    due = await server.bot.store.due_letters(server.now() + 10**6, 1000, table_id)
    assert due == []
