"""Reviews of finished games: made once, kept, one at a time, told how far it is; and what can go wrong."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import signal
import time
from collections.abc import AsyncIterator
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, cast

import pytest
import pytest_asyncio
from discord import ui

from cogs.tables.computers.thinking import ThinkingPool
from cogs.tables.loading.room import Room
from cogs.tables.records.reviews import MOST_WAITING, Reviews
from cogs.ui.looking_back.review_message import progress_message, review_message
from data.words import Phrases
from engines import games
from engines.computer.review import Chances, Review, TurningPoint, chances_at, turning_points
from engines.contract.core import Rejected
from engines.games.magellan.moves import Order, Pass, Pay
from engines.games.magellan.names import explorer_name
from engines.games.magellan.state import State
from engines.tables.log import Entry
from engines.tables.table import Table
from tests.cogs.finale import finished
from tests.support.discord_server import DiscordServer, Shown

PLAYOUTS = 40
STARTED_SECONDS = 1.2
"""Of its processor that a process has used when it has surely begun with a game."""
MOST_SECONDS = 20
"""That a bad record may keep a processor busy."""


@pytest.fixture(autouse=True)
def in_this_process(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes are slow to start: the tests that need them take them."""
    if "real_processes" in request.fixturenames:
        return

    async def chances(pool: object, record: bytes, numbers: list[int], playouts: int) -> list[Chances]:
        return chances_at(Table.from_json(record), numbers, PLAYOUTS)

    async def points(pool: object, record: bytes, known: list[Chances], playouts: int) -> list[TurningPoint]:
        return turning_points(Table.from_json(record), known, PLAYOUTS)

    monkeypatch.setattr("cogs.tables.computers.thinking.ThinkingPool.chances", chances)
    monkeypatch.setattr("cogs.tables.computers.thinking.ThinkingPool.turning_points", points)


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


def shown_point(room: Room, chances: list[Chances], point: TurningPoint, language: str) -> list[str]:
    """The lines about a turning point."""
    found = Review([[0], [1], [2]], chances, [point])
    layout = review_message(room, found, [[], []], room.words(language)).walk_children()
    return [item.content for item in layout if isinstance(item, ui.TextDisplay)][-1].splitlines()


def at(entry: Entry, **more: Any) -> TurningPoint:
    """A turning point at which seat 0 lost a little and seat 2 won a lot."""
    before, after = [0.4, 0.4, 0.2], [0.37, 0.13, 0.5]
    move = entry.move or {}
    return TurningPoint(number=entry.number, seat=entry.seat, played=move, before=before, after=after, **more)


@pytest_asyncio.fixture
async def magellan(server: DiscordServer) -> Room:
    """Of three, of whom none has moved."""
    table_id = await server.table("magellan", "Inge", "Otto", "Ruth")
    return await server.bot.tables.load(table_id, whole=True)


@pytest.mark.parametrize(
    ("language", "asked"),
    [("en", "“{}: bid or pass?” – Pass"), ("de", "„{}: bieten oder passen?“ – Passen")],
)
async def test_a_turning_point_names_what_was_on_offer(magellan: Room, language: str, asked: str) -> None:
    """Nothing where somebody left an order while others were asked."""
    words, table = magellan.words(language), magellan.table
    state, seat = cast("State", table.state), table.waiting[0]
    explorer = f"{words(explorer_name(state.card))} I"
    table.play((seat + 1) % 3, Order("cook", "limit", 4), at=0)
    table.play(seat, Pass(), at=0)
    order, passed = table.log[-2:]
    chart = [Chances(1, []), Chances(3, [])]
    assert asked.format(explorer) in shown_point(magellan, chart, at(passed), language)[1]
    told = shown_point(magellan, chart, at(order), language)[1]
    assert "4" in told
    assert asked[0] not in told


@pytest.mark.parametrize(
    ("language", "moves", "change", "better"),
    [
        ("en", ("Moves 1–3", "Moves 4–6, to the end", "Move 4"), "{}’s chances {}% → {}%", "Better"),
        ("de", ("Züge 1–3", "Züge 4–6 bis zum Ende", "Zug 4"), "Chancen von {} {} % → {} %", "besser"),
    ],
)
async def test_a_change_is_told_of_the_moves_and_the_people_it_belongs_to(
    magellan: Room, language: str, moves: tuple[str, str, str], change: str, better: str
) -> None:
    """Without a mistake: whose chances changed most. With one: those of whoever made it."""
    table = magellan.table
    for number in range(6):
        table.play(table.waiting[0], table.suggest(table.waiting[0]), at=number)
    names = [magellan.words(language).name(seat) for seat in range(3)]
    chart = [Chances(1, []), Chances(4, []), Chances(7, [])]
    second, fourth = table.log[1], table.log[3]

    swing = shown_point(magellan, chart, at(second), language)
    assert swing[0] == f"**{moves[0]}: {change.format(names[2], 20, 50)}**"
    assert names[second.seat] in swing[1]
    assert "%" not in swing[1], "one of several moves"
    to_end = shown_point(magellan, chart, at(fourth), language)
    assert to_end[0].startswith(f"**{moves[1]}: ")
    alone = [*chart[:2], Chances(5, []), chart[2]]
    assert shown_point(magellan, alone, at(fourth), language)[0].startswith(f"**{moves[2]}: ")

    worse = at(second, better=second.move, points=0.8)
    deed, other, around = shown_point(magellan, chart, worse, language)
    was, became = round(100 * worse.before[second.seat]), round(100 * worse.after[second.seat])
    assert names[second.seat] in deed
    assert better in other
    assert around == f"-# {moves[0]}: {change.format(names[second.seat], was, became)}"


async def test_what_was_paid_is_told_although_nothing_else_was_possible(magellan: Room) -> None:
    table = magellan.table
    state = cast("State", table.state)
    for player in state.players:
        player.hand = [1, 7, 9]
    state.players[table.waiting[0]].hand = [7]
    while not isinstance(move := table.suggest(table.waiting[0]), Pay):
        table.play(table.waiting[0], move, at=0)
    paid = table.play(table.waiting[0], move, at=0)
    deed = shown_point(magellan, [Chances(1, []), Chances(paid.number + 1, [])], at(paid), "en")[1]
    assert deed.rstrip().endswith(f"· {move.cards[0]}")


async def test_a_process_that_dies_is_tried_again_and_then_told(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    end = await over(server)
    calls: list[int] = []

    async def nothing(pool: object, record: bytes, numbers: list[int], playouts: int) -> None:
        calls.append(1)

    monkeypatch.setattr("cogs.tables.computers.thinking.ThinkingPool.chances", nothing)
    told = await server.click("Inge", end, "Review")
    assert told is not None
    assert "didn’t work out" in told.text
    assert len(calls) == 2
    row = await server.bot.store.last_in_channel(server.channel.id)
    assert row is not None
    assert await server.bot.store.review(row.id) is None


@pytest_asyncio.fixture
async def real_processes() -> AsyncIterator[ThinkingPool]:
    pool = ThinkingPool(1, seconds=60)
    yield pool
    pool.close()


@pytest.mark.nightly
async def test_a_killed_process_costs_one_part(server: DiscordServer, real_processes: ThinkingPool) -> None:
    """The process that looks at the game is killed in the middle of it: that part is found out once more."""
    await over(server)
    row = await server.bot.store.last_in_channel(server.channel.id)
    assert row is not None
    room = await server.bot.tables.load(row.id, whole=True)
    reviews, killed = Reviews(server.bot.tables, real_processes, playouts=PLAYOUTS), list[int]()

    async def kill() -> None:
        """As soon as it has read the games and begun."""
        while not _worked(busy := multiprocessing.active_children()):  # noqa: ASYNC110 - it tells nobody
            await asyncio.sleep(0.01)
        killed.append(busy[0].pid or 0)
        os.kill(killed[0], signal.SIGKILL)

    async def tell(before: int, share: float) -> None:
        if not killed and share == 0:
            tasks.append(asyncio.create_task(kill()))

    tasks: list[asyncio.Task[None]] = []
    found = await reviews.make(room, 1, tell)
    await asyncio.gather(*tasks)
    assert len(killed) == 1
    assert len(found.chances) > 8
    assert await reviews.of(room) == found
    assert reviews._waiting == []


def _worked(processes: list[BaseProcess]) -> bool:
    """Whether a process has used its processor for longer than it takes to start."""
    if not processes:
        return False
    fields = Path(f"/proc/{processes[0].pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") > STARTED_SECONDS


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews that find nothing out, where it is not about what they find."""

    async def chances(pool: object, record: bytes, numbers: list[int], playouts: int) -> list[Chances]:
        return [Chances(number, [0.5, 0.5]) for number in numbers]

    async def points(*_: object) -> list[TurningPoint]:
        return []

    monkeypatch.setattr("cogs.tables.computers.thinking.ThinkingPool.chances", chances)
    monkeypatch.setattr("cogs.tables.computers.thinking.ThinkingPool.turning_points", points)


@pytest.mark.usefixtures("at_once")
async def test_a_restart_ends_a_review_and_the_next_press_begins_it_anew(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    end = await over(server)
    row = await server.bot.store.last_in_channel(server.channel.id)
    assert row is not None
    begun = asyncio.Event()

    async def forever(*_: object) -> None:
        begun.set()
        await asyncio.Event().wait()

    with monkeypatch.context() as patched:
        patched.setattr("cogs.tables.computers.thinking.ThinkingPool.chances", forever)
        room = await server.bot.tables.load(row.id, whole=True)
        running = asyncio.create_task(server.bot.reviews.make(room, server.people["Inge"].id, _nothing))
        await begun.wait()
        await server.restart()
        running.cancel()
    assert await server.bot.store.review(row.id) is None
    review = await server.click("Inge", end, "Review")
    assert review is not None
    assert "No single move decided this game" in review.text
    assert await server.bot.store.review(row.id) is not None


async def _nothing(before: int, share: float) -> None:
    """Nobody is told."""


# --- records that somebody made to harm us -----------------------------------------------------------------


async def record_of(server: DiscordServer) -> dict[str, Any]:
    """Of a game that was played here."""
    await over(server)
    shown = await server.click("Inge", server.last, "Record")
    assert shown is not None
    found: dict[str, Any] = json.loads(await shown.files[0].read())
    return found


def hostile(honest: dict[str, Any], other: list[Any]) -> dict[str, bytes]:
    """Records by what is wrong with them. `other`: the log of another game."""
    raw, log = json.dumps(honest).encode(), honest["log"]
    changed: dict[str, dict[str, Any]] = {
        "wrong key": {"key": "ab" * 32},
        "moves of another game": {"log": other},
        "an end that nobody played": {"log": log[: len(log) // 2]},
        "ten thousand moves": {"log": log * (10_000 // len(log) + 1)},
        "numbers beyond all bounds": {"seats": 10**12},
        "a huge name": {"salt": ["x" * 6_000_000]},
    }
    found = {name: json.dumps(honest | change).encode() for name, change in changed.items()}
    return {
        **found,
        "truncated": raw[: len(raw) // 2],
        "more than once": raw + raw,
        "huge": raw.ljust(8_500_000),
    }


@pytest.mark.usefixtures("at_once")
async def test_a_hostile_record_is_refused_with_a_sentence(server: DiscordServer) -> None:
    """In seconds, and there is nothing to review: a game that doesn't check out is not kept."""
    honest = await record_of(server)
    table = Table.open(games()["magellan"], seats=3, key=b"other")
    for _ in range(20):
        table.play(table.waiting[0], table.suggest(table.waiting[0]), at=0)
    other = json.loads(table.to_json())["log"]
    for name, raw in hostile(honest, other).items():
        began = time.process_time()
        shown = await server.slash("Ruth", "verify", record=("record.json", raw))
        assert shown is not None, name
        assert shown.text.strip(), name
        assert "Review" not in shown.labels, name
        assert "Traceback" not in shown.text, name
        assert time.process_time() - began < MOST_SECONDS, name
    assert await server.bot.store.record_of(server.people["Ruth"].id) is None
    fine = await server.slash("Ruth", "verify", record=("record.json", json.dumps(honest).encode()))
    assert fine is not None
    assert "Review" in fine.labels
    review = await server.click("Ruth", fine, "Review")
    assert review is not None
    assert "how it was decided" in review.text


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


@pytest.mark.parametrize("before", [0, 2])
def test_whoever_waits_for_it_can_keep_playing(before: int) -> None:
    shown = progress_message(before, 0.5, Phrases("en")).walk_children()
    told = [item.content for item in shown if isinstance(item, ui.TextDisplay)]
    assert "You can keep playing" in told[-1]


async def test_a_game_that_goes_on_is_not_reviewed(server: DiscordServer) -> None:
    table_id = await server.table("entdecker", "Inge", "Otto")
    forged = await server.forged("Inge", server.board(), f"p1:review:{table_id}")
    assert forged is not None
    assert "how it was decided" not in forged.text
