"""Every game, from the lobby to the final score, as people play it."""

from __future__ import annotations

from random import Random

import pytest

from data.models import Status
from engines import games
from tests.cogs.players import Pusher, Typist, asked
from tests.support.town import NAMES, Town

GAMES = sorted(games())


async def finished(town: Town) -> None:
    row = await town.bot.store.last_in_channel(town.channel.id)
    assert row is not None
    assert row.status is Status.OVER
    await town.env.settle()
    final = town.last
    assert any(won in final.text for won in ("wins!", "win together!", "share the victory"))
    assert {"Log", "Replay", "Film", "Record", "Play again"} <= set(final.labels)
    shown = [file.filename for file in final.files]
    assert shown in (["standings.webp"], ["standings.webp", "scores.webp"])
    boards = [message for message in town.history() if "Play" in message.labels]
    assert not boards, "no board can be played on when the game is over"


@pytest.mark.parametrize("pressed", [70, pytest.param(10_000, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", GAMES)
async def test_by_buttons(town: Town, game: str, pressed: int) -> None:
    """Whoever presses blindly plays for long: the end of the game is typed, and pressed in the long tests."""
    await town.table(game, *NAMES[: games()[game].seats[0]])
    pusher, typist, moves = Pusher(town, Random(game)), Typist(town), 0
    while (who := await asked(town)) is not None:
        moves += 1
        await (pusher if moves <= pressed else typist).move(who)
    await finished(town)


@pytest.mark.parametrize("game", GAMES)
async def test_by_commands(town: Town, game: str) -> None:
    await town.table(game, *NAMES[: games()[game].seats[0]])
    typist = Typist(town)
    while (who := await asked(town)) is not None:
        await typist.move(who)
    await finished(town)


@pytest.mark.parametrize("game", GAMES)
async def test_mixed_with_computers_and_restarts(town: Town, game: str) -> None:
    """After each of the first moves, and then now and then."""
    computers = games()[game].seats[0] - 2
    await town.table(game, "Inge", "Otto", computers=max(0, computers))
    pusher, typist, rng, moves = Pusher(town, Random(1)), Typist(town), Random(2), 0
    while (who := await asked(town)) is not None:
        if rng.random() < 0.5 and moves < 40:
            await pusher.move(who)
        else:
            await typist.move(who)
        moves += 1
        if moves <= 10 or moves % 10 == 0:
            await town.restart()
    await finished(town)


@pytest.mark.parametrize("game", GAMES)
async def test_from_the_direct_message_alone(town: Town, game: str) -> None:
    computers = games()[game].seats[0] - 1
    await town.table(game, "Inge", computers=computers)
    pusher = Pusher(town, Random(3))
    pusher_in_dm = InDirectMessage(town, pusher)
    while await asked(town) is not None:
        await pusher_in_dm.move("Inge")
    await finished(town)


class InDirectMessage:
    """The same person, but pressing in the direct message with the bot."""

    def __init__(self, town: Town, pusher: Pusher) -> None:
        self.town, self.pusher = town, pusher

    async def move(self, who: str) -> None:
        member = self.town.people[who]
        desk = next(message for message in reversed(self.town.dms(who)) if "Play" in message.labels)
        self.town.people[who] = member.user  # type: ignore[assignment]
        try:
            await self.pusher.move(who, desk)
        finally:
            self.town.people[who] = member
