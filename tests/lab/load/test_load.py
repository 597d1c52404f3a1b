"""The load run: its arithmetic, its tables and its meter; and, in the nightly tests, a whole run."""

from __future__ import annotations

import asyncio
import io
import subprocess
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from cogs.local_table.server import LoopbackDiscord
from cogs.local_table.small_discord.world import PEOPLE
from cogs.ui.pictures.drawing import draw_season
from cogs.ui.pictures.message_pictures import Pictures
from data.words import Phrases
from engines import games
from engines.contract.core import say
from render import SeasonCard
from tests.cogs.tables.services import Services
from tests.lab.crowd.clicks import Click
from tests.lab.load.__main__ import size_of
from tests.lab.load.meter import Meter, thread_seconds
from tests.lab.load.people import People
from tests.lab.load.report import (
    Measured,
    Memory,
    NothingMeasured,
    Recording,
    Request,
    Size,
    by_minute,
    cpu_by_part,
    route,
    sections,
)
from tests.lab.load.started_bot import DATABASE_SERVER, together
from tests.lab.load.tables import PlayedTable, fill
from tests.lab.load.telemetry import Moved, Posted, Telemetry, Tick
from tests.lab.load.throttle import throttle
from tests.lab.processes import processor_seconds
from tests.lab.report import Figure, Report
from tests.support.project import ROOT, run_python

TABLES = 12


# --- figures -----------------------------------------------------------------------------------------------


def tick(at: float, used: float, count: int, late: tuple[float, ...] = ()) -> Tick:
    """A tick with all counters at `count`, and each of three threads at multiples of `used` seconds."""
    threads = {"MainThread": used, "pictures_0": 3 * used, "Thread-2 (_connection_worker_thread)": used / 2}
    letters = {"board PATCH": count, "ping POST": 10}
    return Tick(at, threads, 2 * used, used, count, count, count, list(late), letters)


def recording() -> Recording:
    """Ten seconds with four moves."""
    requests = [
        Request(101, "POST interactions/{id}/{token}/callback", True, 0),
        Request(102, "PATCH channels/{id}/messages/{id}", False, 4096),
        Request(103, "PATCH channels/{id}/messages/{id}", False, 4096),
        Request(111, "GET users/{id}", False, 0),
    ]
    clicks = [
        Click(7, "", "a", 104, acknowledged=104.1, shown=105, number=1, durable=104.2),
        Click(7, "", "a", 99, acknowledged=109, shown=109, number=1, durable=109, posted=109),
    ]
    seen = Recording(
        size=Size(20, 10, 2, 10, 5),
        moves=[99.0, 101.0, 102.0, 103.0, 110.0, 110.5],
        clicks=clicks,
        requests=requests,
        late=[(100, [99.0]), (105, [1.0, 3.0])],
        memory=[Memory(99, 900, 800), Memory(101, 300, 260), Memory(105, 320, 290), Memory(109, 310, 270)],
    )
    seen.before = Measured(tick(100, 1.0, 10), 0.0, 5.0)
    seen.after = Measured(tick(110, 3.0, 18), 1.0, 6.0)
    return seen


def figures(of: Recording) -> dict[str, dict[str, Figure]]:
    """Of each row."""
    return {row.of: row.figures for section in sections(of) for row in section.rows}


def test_costs_are_those_of_the_measured_time() -> None:
    found = figures(recording())
    run = {
        name: figure.value for name, row in found.items() for when, figure in row.items() if when == "10 s"
    }
    assert (run["moves"], run["moves a second"]) == (4, 0.4)
    assert (run["bot busy"], run["people and Discord busy"]) == (100, 10)
    costs = {name: row["a move"].value for name, row in found.items() if "a move" in row}
    assert costs["processor"] == 2500, "9 seconds of threads and 1 of workers, for 4 moves"
    parts = {"main": 500, "drawing": 1000, "encoding": 500, "database": 250, "workers": 250, "other": 0}
    assert {part: costs[f"processor: {part}"] for part in parts} == parts
    assert (costs["that Discord counts"], costs["answers to presses"]) == (0.5, 0.25)
    assert costs["PATCH channels/{id}/messages/{id}"] == 0.5
    assert "GET users/{id}" not in costs, "that was later"
    assert costs["letter: board PATCH"] == 2
    assert "letter: ping POST" not in costs, "none in this time"
    assert costs["uploaded"] == 2
    assert costs["pictures"] == costs["reads"] == costs["writes"] == 2
    assert found["resident"]["at the end"].value == 310
    assert found["resident"]["minute 1"].value == 320
    assert found["taken from the machine"]["minute 1"].value == 290


def test_waits_are_those_of_presses_in_the_measured_time() -> None:
    found = figures(recording())
    acknowledged, late = found["click to acknowledged"], found["event loop late"]
    assert acknowledged["p50"].value == pytest.approx(100)
    assert acknowledged["samples"].value == 1
    assert found["click to shown"]["p99"].value == 1000
    assert "click to posted" not in found, "the only board belongs to an earlier press"
    assert found["unposted"]["10 s"].value == 1
    assert [late[name].value for name in ("p50", "p95", "samples")] == [1, 3, 2]


def test_without_moves_there_are_no_figures() -> None:
    seen = recording()
    seen.moves = [99.0]
    with pytest.raises(NothingMeasured):
        sections(seen)


def test_the_page_explains_every_figure() -> None:
    """Routes and letters have names of their own."""
    page = (ROOT / "docs" / "LOAD.md").read_text(encoding="utf-8")
    named = [name for name in figures(recording()) if "{id}" not in name and not name.startswith("letter: ")]
    assert [name for name in named if f"`{name}`" not in page] == []


def test_memory_by_minute() -> None:
    assert by_minute([(5, 1.0), (64, 3.0), (65, 2.0), (130, 9.0)]) == [3.0, 2.0, 9.0]


@pytest.mark.parametrize(
    ("request_line", "known_as"),
    [
        ("GET users/1456074443980800006", "GET users/{id}"),
        ("POST users/@me/channels", "POST users/@me/channels"),
        (
            "PATCH channels/1456074443980800006/messages/1456074443980800007",
            "PATCH channels/{id}/messages/{id}",
        ),
        (
            "POST interactions/1456074443980800006/14560.aB-c_d/callback",
            "POST interactions/{id}/{token}/callback",
        ),
        (
            "PATCH webhooks/1456074443980800006/14560.aB-c_d/messages/@original",
            "PATCH webhooks/{id}/{token}/messages/@original",
        ),
    ],
)
def test_routes_have_no_ids_and_no_tokens(request_line: str, known_as: str) -> None:
    assert route(*request_line.split()) == known_as


def between(before: Tick, after: Tick, workers: float = 0.0) -> Recording:
    seen = recording()
    seen.before, seen.after = Measured(before, 0, 0), Measured(after, workers, 0)
    return seen


def test_what_processes_draw_is_told_apart_from_what_else_they_do() -> None:
    before, after = tick(0, 0, 0), tick(1, 1, 4)
    del after.threads["pictures_0"]
    parts = cpu_by_part(between(before, after, 3.5))
    assert (parts["drawing"], parts["encoding"], parts["workers"]) == (2, 1, 0.5)


def test_a_thread_that_began_meanwhile_counts_from_zero() -> None:
    before, after = tick(0, 0, 0), tick(1, 0, 0)
    after.threads["asyncio_0"] = 2.0
    assert cpu_by_part(between(before, after))["other"] == 2


def test_several_processes_count_as_one() -> None:
    both = together([tick(5, 1.0, 3, (7.0,)), tick(6, 2.0, 4)], {DATABASE_SERVER: 9.0})
    assert (both.at, both.threads["MainThread"], both.threads[DATABASE_SERVER]) == (6, 3.0, 9.0)
    assert (both.reads, both.drawing, both.encoding, both.late) == (7, 6.0, 3.0, [7.0])
    assert both.letters == {"board PATCH": 7, "ping POST": 20}
    parts = cpu_by_part(between(together([tick(0, 0, 0)], {DATABASE_SERVER: 1.0}), both))
    assert parts["database"] == 8 + 1.5


def test_a_process_gets_its_share_of_a_core() -> None:
    async def limit(pid: int) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(throttle(pid, 0.1), 0.8)

    busy = subprocess.Popen(["sh", "-c", "while :; do :; done"])
    try:
        asyncio.run(limit(busy.pid))
        assert processor_seconds([busy.pid]) < 0.5
    finally:
        busy.kill()
        busy.wait()


# --- arguments ---------------------------------------------------------------------------------------------


def test_arguments() -> None:
    given = ["--tables", "9", "--active", "4", "--clients", "2", "--seconds", "1.5", "--json"]
    assert size_of(given) == (Size(9, 4, 2, 1.5, 120), True)
    more = ["--store", "postgres", "--processes", "2", "--share", "0.3"]
    assert size_of(more)[0][-3:] == ("postgres", 2, 0.3)


@pytest.mark.parametrize(
    "given",
    [
        "--tables 3 --active 4",
        "--active 4 --clients 5",
        "--seconds 0",
        "--seconds 99999",
        "--processes 2",
        "--share 2",
    ],
)
def test_sizes_that_make_no_sense(given: str) -> None:
    with pytest.raises(SystemExit):
        size_of(given.split())


# --- tables ------------------------------------------------------------------------------------------------


@pytest.fixture
def the_usual_people() -> Iterator[None]:
    before = dict(PEOPLE)
    yield
    PEOPLE.clear()
    PEOPLE.update(before)


@pytest.mark.usefixtures("the_usual_people")
async def test_tables_can_be_played(tmp_path: Path) -> None:
    """Of all games, each with its own people; those that are played have a board and hands."""
    server = LoopbackDiscord()
    played = await fill(server, tmp_path / "portolan.db", TABLES, 2, 1_800_000_000)
    services = await Services.open(tmp_path / "portolan.db")
    try:
        rows = await services.store.pending()
        assert len(rows) == TABLES
        assert {row.game for row in rows} == set(games())
        assert await services.store.due_letters(1_900_000_000) == []
        for table in played:
            room = await services.tables.load(table.id)
            assert [seat.user_id for seat in room.seats] == table.people
            assert list(room.table.waiting) == table.waiting
            assert any(seat.asked_at for seat in room.seats), "the clocks run"
            assert server.messages.get(room.row.board_message_id or 0).channel == table.channel
            for seat in room.seats:
                assert server.messages.get(seat.desk_message_id or 0).channel == seat.desk_channel_id
            seat_number = table.waiting[0]
            await services.move_log.play(room, seat_number, room.table.suggest(seat_number))
        for row in rows:
            people = [seat.user_id for seat in await services.store.seats(row.id)]
            assert len(set(people)) == row.seats
            assert set(people) <= set(PEOPLE)
    finally:
        await services.store.close()
        server.storage.close()


# --- what people hear --------------------------------------------------------------------------------------


def test_a_move_is_followed_from_the_click_to_its_board() -> None:
    server = LoopbackDiscord()
    people = People(server, [PlayedTable("a", 1, [7, 8], [0]), PlayedTable("b", 2, [7, 8], [1])], 2)
    click = people.clicks.newest["a"] = Click(7, "", "a", 100.0)
    people.on_posted(Posted(100.5, "a", 3))
    people.on_moved(Moved(101.0, "a", 4, [1]))
    people.on_moved(Moved(102.0, "elsewhere", 4, [1]))
    people.on_posted(Posted(103.0, "a", 3))
    people.on_posted(Posted(103.0, "b", 9))
    assert (click.number, click.durable, click.posted) == (4, 101.0, None)
    people.on_moved(Moved(104.0, "a", 5, []))
    people.on_posted(Posted(105.0, "a", 5))
    assert (click.number, click.durable, click.posted) == (4, 101.0, 105.0), "a later board shows it, too"
    assert people.places["a"].waiting == []
    assert people.places["a"].unposted == []
    assert people.places["b"].waiting == [1]
    assert people.shown == {"a", "b"}
    server.storage.close()


# --- the meter ---------------------------------------------------------------------------------------------


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    services = await Services.open(tmp_path / "portolan.db")
    yield services
    await services.store.close()


async def test_the_meter_counts_and_tells(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.BytesIO()
    meter = Meter(out)
    table_id = await services.started("magellan", "Inge", "Otto", "Ruth")
    for patch in meter.wrapped():
        monkeypatch.setattr(*patch)
    room = await services.tables.load(table_id)
    before = meter.tick()
    assert (before.reads, before.writes) == (1, 0)
    await services.store.seats(table_id)
    after = meter.tick()
    assert after.reads == 2
    seat = room.table.waiting[0]
    await services.move_log.play(room, seat, room.table.suggest(seat))
    assert meter.tick().writes == 1
    told = msgspec.json.decode(out.getvalue(), type=Telemetry)
    assert isinstance(told, Moved)
    assert (told.table, told.number) == (table_id, 1)
    assert told.waiting == list(room.table.waiting)


@pytest.mark.parametrize("processes", [0, 1])
async def test_the_meter_counts_what_is_drawn_elsewhere(processes: int) -> None:
    """As long as no process told, these were 0 in every run but one with a single core."""
    meter, pictures = Meter(io.BytesIO()), Pictures(processes)
    card = SeasonCard(title=say("magellan-title"), knockout=True, round=1, over=False, rows=())
    try:
        before = meter.tick()
        drawn = await pictures.card("alt", draw_season, card, Phrases("en", ()))
        after = meter.tick()
    finally:
        pictures.close()
    assert len(drawn) == after.pictures - before.pictures == 1
    assert after.drawing > before.drawing
    assert after.encoding > before.encoding


def test_the_time_of_each_thread() -> None:
    done = threading.Event()

    def work() -> None:
        while time.thread_time() < 0.02:
            pass
        done.wait()

    worker = threading.Thread(target=work, name="busy")
    idle = threading.Thread(target=done.wait, name="idle")
    for thread in (worker, idle):
        thread.start()
    try:
        deadline = time.monotonic() + 20
        while thread_seconds()["busy"] < 0.02:
            assert time.monotonic() < deadline
        assert thread_seconds()["idle"] < 0.01
        assert thread_seconds()["MainThread"] > 0
    finally:
        done.set()
        worker.join()
        idle.join()


# --- everything --------------------------------------------------------------------------------------------


@pytest.mark.nightly
def test_a_whole_run() -> None:
    arguments = [
        "--tables",
        "10",
        "--active",
        "5",
        "--clients",
        "2",
        "--seconds",
        "10",
        "--warm-up",
        "5",
        "--json",
    ]
    done = run_python("-m", "tests.lab.load", *arguments)
    assert done.returncode == 0, done.stderr
    report = msgspec.json.decode(done.stdout, type=Report)
    found = {row.of: row.figures for section in report.sections for row in section.rows}
    when = next(iter(found["moves"]))
    assert found["moves"][when].value > 0
    assert (found["unanswered"][when].value, found["log problems"][when].value) == (0, 0), done.stderr
    cost = {name: row["a move"].value for name, row in found.items() if "a move" in row}
    parts = {name: value for name, value in cost.items() if name.startswith("processor: ")}
    assert sum(parts.values()) == pytest.approx(cost["processor"], rel=0.01)
    assert min(parts[f"processor: {name}"] for name in ("main", "database", "drawing", "encoding")) > 0
    assert cost["pictures"] > 0
    assert cost["answers to presses"] >= 2, "each press is acknowledged and answered"
    assert cost["uploaded"] > 0
    assert cost["writes"] >= 1
    marks = ("acknowledged", "durable", "posted", "shown")
    assert all(found[f"click to {mark}"]["p50"].value > 0 for mark in marks)
    assert found["resident"]["minute 1"].value > found["taken from the machine"]["minute 1"].value > 50
    assert found["start"][when].value > 0
