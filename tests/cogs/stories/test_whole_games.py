"""Every game, from the lobby to the final score, as people play it."""

from __future__ import annotations

from random import Random

import pytest

from data.models import Status
from engines import games
from tests.cogs import finale
from tests.cogs.players import Pusher, Typist, asked
from tests.support.discord_server import NAMES, DiscordServer

GAMES = sorted(games())


async def check_final_message(server: DiscordServer) -> None:
    row = await server.bot.store.last_in_channel(server.channel.id)
    assert row is not None
    assert row.status is Status.OVER
    await server.env.settle()
    final = server.last
    assert any(won in final.text for won in ("wins!", "win together!", "share the victory"))
    assert {"Log", "Replay", "Film", "Record", "Play again"} <= set(final.labels)
    shown = [file.filename for file in final.files]
    assert shown in (["standings.jpg"], ["standings.jpg", "scores.jpg"])
    boards = [message for message in server.history() if "Play" in message.labels]
    assert not boards, "no board can be played on when the game is over"


@pytest.mark.parametrize("pressed", [45, pytest.param(10_000, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("game", GAMES)
async def test_by_buttons(server: DiscordServer, game: str, pressed: int) -> None:
    """Random presses make a long game: the rest of it is played quickly, except in the nightly tests. There
    are signs, and the checker of requests complains where one is shown raw."""
    server.show_signs()
    table_id = await server.table(game, *NAMES[: games()[game].seats[0]])
    pusher = Pusher(server, Random(game))
    for _ in range(pressed):
        who = await asked(server)
        if who is None:
            break
        await pusher.move(who)
    else:
        await finale.finished(server, table_id)
    await check_final_message(server)


@pytest.mark.parametrize("often", [4, pytest.param(10_000, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("game", GAMES)
async def test_by_commands(server: DiscordServer, game: str, often: int) -> None:
    """A kind of move that was typed often is made quickly from then on, except in the nightly tests."""
    server.show_signs()
    table_id = await server.table(game, *NAMES[: games()[game].seats[0]])
    typist = Typist(server)
    while (who := await asked(server)) is not None:
        await typist.move(who)
        known = {kind for kind, count in typist.typed.items() if count >= often}
        await finale.play_quickly(server, table_id, 10_000, known)
    await check_final_message(server)


@pytest.mark.parametrize("most", [20, pytest.param(10_000, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("game", GAMES)
async def test_mixed_with_computers_and_restarts(server: DiscordServer, game: str, most: int) -> None:
    """Restart after each of the first ten moves, and then after every tenth. From the fortieth on, only the
    moves around a restart are typed. All but the first twenty are left to the nightly tests."""
    computers = games()[game].seats[0] - 2
    table_id = await server.table(game, "Inge", "Otto", computers=max(0, computers))
    pusher, typist, rng, moves = Pusher(server, Random(1)), Typist(server), Random(2), 0
    while (who := await asked(server)) is not None:
        pressing = rng.random() < 0.5 and moves < 40
        await (pusher if pressing else typist).move(who)
        moves += 1
        if moves <= 10 or moves % 10 == 0:
            await server.restart()
        elif moves > 40 and moves % 10 == 1:
            await finale.play_quickly(server, table_id, 8)
            moves += 8
        if moves >= most:
            await finale.finished(server, table_id)
    await check_final_message(server)


@pytest.mark.parametrize("pressed", [25, pytest.param(10_000, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("game", GAMES)
async def test_from_the_direct_message_alone(server: DiscordServer, game: str, pressed: int) -> None:
    """As above, the rest is played quickly."""
    computers = games()[game].seats[0] - 1
    table_id = await server.table(game, "Inge", computers=computers)
    pusher = Pusher(server, Random(3))
    pusher_in_dm = InDirectMessage(server, pusher)
    for _ in range(pressed):
        if await asked(server) is None:
            break
        await pusher_in_dm.move("Inge")
    if await asked(server) is not None:
        await finale.finished(server, table_id)
    await check_final_message(server)


class InDirectMessage:
    """The same person, but pressing in the direct message with the bot."""

    def __init__(self, server: DiscordServer, pusher: Pusher) -> None:
        self.server, self.pusher = server, pusher

    async def move(self, who: str) -> None:
        member = self.server.people[who]
        desk = next(message for message in reversed(self.server.dms(who)) if "Play" in message.labels)
        self.server.people[who] = member.user  # type: ignore[assignment]
        try:
            await self.pusher.move(who, desk)
        finally:
            self.server.people[who] = member
