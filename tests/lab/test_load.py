"""The load run: its arithmetic, its tables and its meter; and, in the nightly tests, a whole run."""

from __future__ import annotations

import asyncio
import io
import os
import subprocess
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from cogs.local_table.server import LoopbackDiscord
from cogs.local_table.small_discord.messages import Message
from cogs.local_table.small_discord.world import PEOPLE
from cogs.ui.components.custom_ids import Verb, pack
from cogs.ui.pictures.drawing import draw_season
from cogs.ui.pictures.message_pictures import Pictures
from data.words import Phrases
from engines import games
from engines.contract.core import say
from render import SeasonCard
from tests.cogs.tables.services import Services
from tests.lab.load import backups
from tests.lab.load.__main__ import size_of
from tests.lab.load.meter import Meter, thread_seconds
from tests.lab.load.people import GIVING_UP, Press, ways_on
from tests.lab.load.processes import (
    children_seconds,
    descendants,
    parent,
    processor_seconds,
    resident_mib,
    taken_mib,
)
from tests.lab.load.report import (
    LoadReport,
    Measured,
    NothingMeasured,
    Recording,
    Request,
    Size,
    by_minute,
    cpu_by_part,
    in_words,
    report_of,
    route,
    span,
)
from tests.lab.load.started_bot import DATABASE_SERVER, together
from tests.lab.load.tables import fill
from tests.lab.load.telemetry import Moved, Telemetry, Tick
from tests.lab.load.throttle import throttle
from tests.support.project import ROOT, run_python

TABLES = 12
IDS = "p1:ask:table:v:f:0"


# --- figures -----------------------------------------------------------------------------------------------


def tick(at: float, used: float, count: int, late: tuple[float, ...] = ()) -> Tick:
    """A tick with all counters at `count`, and each of three threads at multiples of `used` seconds."""
    threads = {"MainThread": used, "pictures_0": 3 * used, "Thread-2 (_connection_worker_thread)": used / 2}
    letters = {"board PATCH": count, "ping POST": 10}
    return Tick(at, threads, 2 * used, used, count, count, count, count, count, count, list(late), letters)


def recording() -> Recording:
    """Ten seconds with four moves."""
    requests = [
        Request(101, "POST interactions/{id}/{token}/callback", True, 0),
        Request(102, "PATCH channels/{id}/messages/{id}", False, 4096),
        Request(103, "PATCH channels/{id}/messages/{id}", False, 4096),
        Request(111, "GET users/{id}", False, 0),
    ]
    presses = [Press("a", 104, 1, 104.1, 104.2, None, 105), Press("a", 99, 1, 109, 109, 109, 109)]
    return Recording(
        size=Size(20, 10, 2, 10, 5),
        before=Measured(tick(100, 1.0, 10), 0.0, 5.0),
        after=Measured(tick(110, 3.0, 18), 1.0, 6.0),
        moves=[99.0, 101.0, 102.0, 103.0, 110.0, 110.5],
        presses=presses,
        requests=requests,
        late=[(100, [99.0]), (105, [1.0, 3.0])],
        memory=[(99, 900.0), (101, 300.0), (105, 320.0), (109, 310.0)],
        memory_taken=[(99, 800.0), (101, 260.0), (105, 290.0), (109, 270.0)],
        start_seconds=2.0,
        start_cpu_seconds=1.0,
        database_bytes=1024**2,
        unanswered=0,
        log_problems=0,
        games_finished=0,
    )


def test_costs_are_those_of_the_measured_time() -> None:
    report = report_of(recording())
    assert (report.moves, report.seconds, report.moves_per_second) == (4, 10, 0.4)
    assert report.cpu_ms_per_move == 2500, "9 seconds of threads and 1 of workers, for 4 moves"
    parts = {"main": 500, "drawing": 1000, "encoding": 500, "database": 250, "workers": 250, "other": 0}
    assert report.cpu_ms_per_move_by_part == parts
    assert (report.requests_per_move, report.own_requests_per_move) == (0.5, 0.25)
    assert report.requests_per_move_by_route["PATCH channels/{id}/messages/{id}"] == 0.5
    assert "GET users/{id}" not in report.requests_per_move_by_route, "that was later"
    assert report.requests_per_move_by_letter == {"board PATCH": 2}, "no ping in this time"
    assert report.uploaded_kib_per_move == 2
    assert report.reads_per_move == report.rows_per_move == report.database_steps_per_move == 2
    assert (report.bot_cpu_percent, report.client_cpu_percent) == (100, 10)
    assert (report.memory_mib.start, report.memory_mib.end, report.memory_mib.most) == (300, 310, 320)
    assert report.memory_taken_mib.most == 290


def test_waits_are_those_of_presses_in_the_measured_time() -> None:
    report = report_of(recording())
    acknowledged, panel = report.click_to_acknowledged_ms, report.click_to_panel_ms
    assert acknowledged is not None
    assert (acknowledged.p50, acknowledged.samples) == (100, 1)
    assert panel is not None
    assert panel.p99 == 1000
    assert report.click_to_posted_ms is None, "the only board belongs to an earlier press"
    assert report.unposted == 1
    assert report.loop_late_ms is not None
    assert (report.loop_late_ms.p50, report.loop_late_ms.p95, report.loop_late_ms.samples) == (1, 3, 2)


def test_without_moves_there_are_no_figures() -> None:
    with pytest.raises(NothingMeasured):
        report_of(recording()._replace(moves=[99.0]))


def test_every_figure_is_told_in_words() -> None:
    told = in_words(report_of(recording()))
    assert [line.split()[0] for line in told.splitlines()] == list(LoadReport.__struct_fields__)
    assert "main 500" in told


def test_the_page_explains_every_figure() -> None:
    page = (ROOT / "docs" / "LOAD.md").read_text(encoding="utf-8")
    assert [name for name in LoadReport.__struct_fields__ if name not in page] == []


def test_a_span_has_its_percentiles() -> None:
    assert span([]) is None
    found = span([float(number) for number in range(1, 201)])
    assert found is not None
    assert (found.p50, found.p95, found.p99, found.samples) == (100, 190, 198, 200)


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


def test_what_processes_draw_is_told_apart_from_what_else_they_do() -> None:
    before, after = tick(0, 0, 0), tick(1, 1, 4)
    del after.threads["pictures_0"]
    parts = cpu_by_part(before, after, 3.5)
    assert (parts["drawing"], parts["encoding"], parts["workers"]) == (2, 1, 0.5)


def test_a_thread_that_began_meanwhile_counts_from_zero() -> None:
    before, after = tick(0, 0, 0), tick(1, 0, 0)
    after.threads["asyncio_0"] = 2.0
    assert cpu_by_part(before, after, 0)["other"] == 2


def test_several_processes_count_as_one() -> None:
    both = together([tick(5, 1.0, 3, (7.0,)), tick(6, 2.0, 4)], {DATABASE_SERVER: 9.0})
    assert (both.at, both.threads["MainThread"], both.threads[DATABASE_SERVER]) == (6, 3.0, 9.0)
    assert (both.reads, both.drawing, both.encoding, both.late) == (7, 6.0, 3.0, [7.0])
    assert both.letters == {"board PATCH": 7, "ping POST": 20}
    parts = cpu_by_part(together([tick(0, 0, 0)], {DATABASE_SERVER: 1.0}), both, 0)
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
    more = ["--store", "postgres", "--processes", "2", "--share", "0.3", "--drawing", "0"]
    assert size_of(more)[0][-4:] == ("postgres", 2, 0.3, 0)


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


# --- what people press -------------------------------------------------------------------------------------


def test_people_press_what_answers_and_never_give_up() -> None:
    answer, off, giving_up = ({"type": 2, "custom_id": IDS, "label": label} for label in ("Bid", "Off", "No"))
    off["disabled"] = True
    giving_up["label"] = sorted(GIVING_UP)[0]
    undo = {"type": 2, "custom_id": pack(Verb.UNDO, "table"), "label": "Undo"}
    menu = {"type": 3, "custom_id": IDS, "options": []}
    link = {"type": 2, "style": 5, "url": "https://example.org", "label": "Channel"}
    inside = [{"type": 1, "components": [link, answer, off, giving_up, undo]}]
    panel = Message(1, 2, 3, components=[{"type": 17, "components": [*inside, menu]}])
    assert list(ways_on(panel)) == [answer, menu]


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
    assert (after.reads, after.statements - before.statements, after.rows - before.rows) == (2, 1, 3)
    seat = room.table.waiting[0]
    await services.move_log.play(room, seat, room.table.suggest(seat))
    assert meter.tick().writes == 1
    told = msgspec.json.decode(out.getvalue(), type=Telemetry)
    assert isinstance(told, Moved)
    assert (told.table, told.number, told.seat) == (table_id, 1, seat)
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


def test_child_processes_are_found() -> None:
    before = children_seconds(os.getpid())
    child = subprocess.Popen(["sh", "-c", "i=0; while [ $i -lt 30000 ]; do i=$((i+1)); done; cat"], stdin=-1)
    try:
        assert child.pid in descendants(os.getpid())
        assert os.getpid() not in descendants(child.pid)
        assert parent(child.pid, "sh") == os.getpid()
        assert parent(child.pid, "postgres") is None, "a number of another machine"
        deadline = time.monotonic() + 20
        while not processor_seconds([child.pid]):
            assert time.monotonic() < deadline
        assert resident_mib([child.pid]) > taken_mib([child.pid]) > 0, "libraries are shared"
    finally:
        child.communicate(b"")
    assert child.pid not in descendants(os.getpid())
    assert processor_seconds([child.pid]) == resident_mib([child.pid]) == taken_mib([child.pid]) == 0
    assert parent(child.pid, "sh") is None
    assert children_seconds(os.getpid()) > before, "what a worker has used stays counted when it is replaced"


# --- beside a backup ---------------------------------------------------------------------------------------


async def test_moves_beside_a_backup_are_timed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(backups, "BACKUPS", 1)
    alone, beside, seconds = await backups.measure(tmp_path, 2, 2)
    assert len(alone) == 2
    assert beside
    assert min(*alone, *beside, seconds) > 0
    assert len(list((tmp_path / "backups").iterdir())) == 1
    assert "50.0 / 95.0 / 99.0 / 100.0 ms" in backups.told("all", [float(n) for n in range(101)])
    with pytest.raises(SystemExit):
        backups.main(["--tables", "1"])
    assert "too few" in capsys.readouterr().err


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
    report = msgspec.json.decode(done.stdout, type=LoadReport)
    assert report.moves > 0
    assert (report.unanswered, report.log_problems) == (0, 0), done.stderr
    parts = report.cpu_ms_per_move_by_part
    assert sum(parts.values()) == pytest.approx(report.cpu_ms_per_move, rel=0.01)
    assert min(parts[name] for name in ("main", "database", "drawing", "encoding")) > 0
    assert report.pictures_per_move > 0
    assert report.own_requests_per_move >= 2, "each press is acknowledged and answered"
    assert report.uploaded_kib_per_move > 0
    assert report.writes_per_move >= 1
    marks = ("acknowledged", "durable", "posted", "panel")
    waits = [getattr(report, f"click_to_{mark}_ms") for mark in marks]
    assert all(wait is not None and wait.p50 > 0 for wait in waits), waits
    assert report.memory_mib.most > report.memory_taken_mib.most > 50
    assert report.start_seconds > 0
