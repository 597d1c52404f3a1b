"""Reviews of finished games: made once, kept, one at a time, told how far it is; and what can go wrong."""

from __future__ import annotations

import asyncio

import pytest

from cogs.tables.reviews import MOST_WAITING, Reviews
from engines.core import Rejected
from engines.review import Chances, TurningPoint, chances_at, turning_points
from engines.table import Table
from tests.cogs.finale import finished
from tests.support.discord_server import DiscordServer, Shown

PLAYOUTS = 40


@pytest.fixture(autouse=True)
def in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes have tests of their own."""

    async def chances(pool: object, record: bytes, numbers: list[int], playouts: int) -> list[Chances]:
        return chances_at(Table.from_json(record), numbers, PLAYOUTS)

    async def points(pool: object, record: bytes, known: list[Chances], playouts: int) -> list[TurningPoint]:
        return turning_points(Table.from_json(record), known, PLAYOUTS)

    monkeypatch.setattr("cogs.tables.thinking.ThinkingPool.chances", chances)
    monkeypatch.setattr("cogs.tables.thinking.ThinkingPool.turning_points", points)


async def over(server: DiscordServer, game: str = "entdecker") -> Shown:
    await finished(server, await server.table(game, "Inge", "Otto"))
    await server.env.settle()
    return next(shown for shown in reversed(server.history()) if "Review" in shown.labels)


async def test_a_finished_game_is_reviewed_once(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    end = await over(server)
    review = await server.click("Inge", end, "Review")
    assert review is not None
    assert "how it was decided" in review.text
    assert "chances" in review.text
    assert len(review.files) >= 4, "the chart and three boards"
    assert "Winning chances" in review.alts[0]

    async def never(*_: object) -> None:
        raise AssertionError("it is kept")

    monkeypatch.setattr(Reviews, "_make", never)
    await server.restart()
    again = await server.click("Otto", end, "Review")
    assert again is not None
    assert again.text == review.text


async def test_a_process_that_dies_is_tried_again_and_then_told(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    end = await over(server)
    calls: list[int] = []

    async def nothing(pool: object, record: bytes, numbers: list[int], playouts: int) -> None:
        calls.append(1)

    monkeypatch.setattr("cogs.tables.thinking.ThinkingPool.chances", nothing)
    told = await server.click("Inge", end, "Review")
    assert told is not None
    assert "didn’t work out" in told.text
    assert len(calls) == 2
    row = await server.bot.store.last_in_channel(server.channel.id)
    assert row is not None
    assert await server.bot.store.review(row.id) is None


async def test_one_at_a_time_a_person_and_a_bounded_queue(server: DiscordServer) -> None:
    await over(server)
    row = await server.bot.store.last_in_channel(server.channel.id)
    assert row is not None
    room = await server.bot.tables.load(row.id, whole=True)
    reviews, told = server.bot.reviews, list[tuple[int, float]]()

    async def tell(before: int, share: float) -> None:
        told.append((before, share))
        await asyncio.sleep(0)

    first = asyncio.create_task(reviews.make(room, 1, tell))
    second = asyncio.create_task(reviews.make(room, 2, tell))
    await asyncio.sleep(0)
    with pytest.raises(Rejected, match="review-busy"):
        await reviews.make(room, 1, tell)
    reviews._waiting += range(10, 10 + MOST_WAITING)
    with pytest.raises(Rejected, match="review-full"):
        await reviews.make(room, 3, tell)
    assert await first == await second
    assert (1, 0.0) in told
    shares = [share for before, share in told if not before]
    assert shares == sorted(shares)


async def test_a_game_that_goes_on_is_not_reviewed(server: DiscordServer) -> None:
    table_id = await server.table("entdecker", "Inge", "Otto")
    forged = await server.forged("Inge", server.board(), f"p1:review:{table_id}")
    assert forged is not None
    assert "how it was decided" not in forged.text
