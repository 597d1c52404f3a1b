"""The benchmark runs and measures everything it promises. No test depends on how fast anything is."""

from __future__ import annotations

import math
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from unittest.mock import patch

import msgspec
import pytest
from PIL import Image

from cogs.ui.pictures.message_pictures import Pictures
from data.sqlite import SqliteStore
from data.words import Phrases
from engines import games
from engines.contract.core import Amount, Ask, Draft, Move, Option, Pick, PickSome, Question, Say, Value, say
from render import Picture
from tests.lab.bench import lessons, logs, pictures, stores
from tests.lab.bench.clicks import CALLBACK, Stopwatch, moves_by_click, server_with_ping
from tests.lab.bench.presses import Presser, played, saved
from tests.lab.bench.report import (
    BenchReport,
    ReportRow,
    Section,
    at_least,
    at_most,
    in_words,
    plain,
    verdicts,
)
from tests.lab.bench.rules import APPLIED
from tests.lab.bench.timing import percentile

ROOT = Path(__file__).parents[2]
OF_EVERY_GAME = ("rules", "pictures", "crowd", "loop", "clicks", "presses")


@pytest.fixture(scope="module")
def report() -> BenchReport:
    """A quick run in a process of its own, the way people start it."""
    return measured()


def measured(*options: str) -> BenchReport:
    command = [sys.executable, "-m", "tests.lab.bench", "--quick", "--json", *options]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return msgspec.json.decode(done.stdout, type=BenchReport)


def test_the_cheapest_section_alone() -> None:
    found = measured("--only", "presses")
    assert [section.key for section in found.sections] == ["presses", "noise"]
    assert all(any(row.of.startswith(game) for row in found.sections[0].rows) for game in games())
    assert "presses" in {verdict.of.partition(":")[0] for verdict in verdicts(found.sections)}


@pytest.mark.nightly
def test_every_section_has_figures(report: BenchReport) -> None:
    assert [section.key for section in report.sections] == [
        *OF_EVERY_GAME[:-1],
        "thinking",
        "memory",
        OF_EVERY_GAME[-1],
        "noise",
    ]
    for section in report.sections:
        assert section.rows
        for row in section.rows:
            assert row.figures, row.of
            assert all(math.isfinite(figure.value) for figure in row.figures.values()), row


@pytest.mark.nightly
def test_every_game_is_measured(report: BenchReport) -> None:
    for section in report.sections:
        if section.key in OF_EVERY_GAME:
            for game in games():
                assert any(row.of.startswith(game) for row in section.rows), (section.key, game)


@pytest.mark.nightly
def test_clicks_are_followed_to_the_picture(report: BenchReport) -> None:
    clicks = next(section for section in report.sections if section.key == "clicks")
    for game in games():
        spans = [
            _row(clicks, f"{game}: click to {mark}").figures["p50"].value
            for mark in ("acknowledged", "durable", "picture")
        ]
        assert 0 < spans[0] < spans[1] < spans[2], "they happen in this order"
        bare = _row(clicks, f"{game}: bare press to acknowledged").figures["p50"].value
        ratio = _row(clicks, f"{game}: click to acknowledged").figures["p50/press"].value
        assert ratio == pytest.approx(spans[0] / bare)


async def test_a_bare_press_does_nothing_of_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """But it brings the message along, as any press does, and is acknowledged."""
    monkeypatch.setattr("render.warm", lambda: None)
    monkeypatch.setattr("cogs.delivery.messages.open_lists.PAUSE_SECONDS", 0)
    monkeypatch.setattr(Pictures, "_drawn", _nothing)
    server = await server_with_ping(tmp_path)
    watch = Stopwatch(server.channel.id)
    began: list[int] = []
    try:
        with watch.running(server.bot), patch.object(server.bot, "note_answering", began.append):
            pusher = await moves_by_click(server, watch, games()["magellan"], 2)
    finally:
        await server.close()
    requests = [call.path for call in server.env.http_requests]
    acknowledged = sum(bool(CALLBACK.fullmatch(path)) for path in requests)
    assert len(pusher.bare) >= len(pusher.moves) == 2
    assert len(pusher.pings) == len(pusher.bare), "each has its ping"
    assert min(pusher.pings + pusher.bare) > 0
    assert len(began) == acknowledged - len(pusher.bare), "the router has seen all others"


async def _nothing(*_: object, **__: object) -> None:
    """No picture: nobody looks at them here."""


@pytest.mark.nightly
def test_every_target_is_judged(report: BenchReport) -> None:
    judged = {(verdict.of.partition(":")[0], verdict.what) for verdict in verdicts(report.sections)}
    assert judged == {
        ("rules", "apply"),
        ("pictures", "draw/encode"),
        ("pictures", "largest"),
        ("loop", "p99"),
        ("thinking", "p99"),
        ("thinking", "p50/ping"),
        ("memory", "objects a table"),
        ("presses", "game p50"),
    }
    assert set(APPLIED) <= set(games())


@pytest.mark.nightly
def test_a_report_has_tables_and_targets(report: BenchReport) -> None:
    text = in_words(report)
    assert all(f"## {section.title}" in text for section in report.sections)
    assert "A quick run" in text


def test_a_target_is_reached_or_not() -> None:
    rows = [
        ReportRow("fast", {"speed": at_least(50, "knots", 50), "size": at_most(11, "m", 10)}),
        ReportRow("slow", {"speed": at_least(49.9, "knots", 50), "size": at_most(10, "m", 10)}),
        ReportRow("free", {"speed": at_least(1, "knots", None), "size": plain(99, "m")}),
    ]
    section = Section(key="ships", title="Ships", rows=rows)
    text = in_words(BenchReport(machine={}, quick=False, sections=[section]))
    assert text.split("## Targets")[1].split("\n")[2:] == [
        "reached      ships: fast, speed: 50 knots (target >= 50)",
        "not reached  ships: fast, size: 11 m (target <= 10)",
        "not reached  ships: slow, speed: 49.9 knots (target >= 50)",
        "reached      ships: slow, size: 10 m (target <= 10)",
    ]


def test_a_percentile_is_one_of_the_values() -> None:
    values = [float(value) for value in range(100, 0, -1)]
    assert [percentile(values, share) for share in (0, 50, 95, 99, 100)] == [1, 50, 95, 99, 100]
    assert percentile([7.0], 50) == 7


# --- pictures ---------------------------------------------------------------------------------------------


def test_a_position_is_timed_when_it_is_new(monkeypatch: pytest.MonkeyPatch) -> None:
    """Drawing it again is much cheaper, and nobody has it drawn again."""
    picture = Picture(name="board", image=Image.new("RGB", (4, 3)))
    drawn: Counter[int] = Counter()

    def draw(position: int) -> list[Picture]:
        drawn[position] += 1
        return [picture]

    def timed(job: Callable[[], object]) -> tuple[object, float]:
        new = drawn.total(), len(drawn)
        done = job()
        return done, 30.0 if len(drawn) > new[1] else 2.0 if drawn.total() > new[0] else 6.0

    monkeypatch.setattr(pictures, "worked", timed)
    row = pictures.row("a game", "board", [partial(draw, position) for position in range(3)], rounds=2)
    assert row is not None
    figures = {name: figure.value for name, figure in row.figures.items()}
    assert (figures["draw"], figures["again"], figures["encode"]) == (30, 2, 6)
    assert figures["draw/encode"] == 5


# --- presses ----------------------------------------------------------------------------------------------


class Quick(Move, frozen=True, tag="quick"):
    pass


class Bid(Move, frozen=True, tag="bid"):
    amount: int


class Visit(Move, frozen=True, tag="visit"):
    places: list[str]


class Sail(Move, frozen=True, tag="sail"):
    to: str


def _option(value: Value, group: int = 0) -> Option:
    return Option(value=value, text=say("panel-none"), group=say("panel-number", low=group, high=group))


def _asks(first: str) -> Ask:
    """Questions of each kind. The panel shows the question of the first kind at once."""

    def ask(draft: Draft) -> Question | None:
        text = say("panel-choose")
        if not draft:
            kinds = sorted(("quick", "bid", "visit", "sail"), key=lambda kind: kind != first)
            return Pick(field="move", text=text, options=tuple(map(_option, kinds)))
        if draft == {"move": "bid"}:
            return Amount(field="amount", text=text, low=0, high=99, handy=(5,))
        if draft == {"move": "visit"}:
            places = tuple(map(_option, ("a", "b", "c")))
            return PickSome(field="places", text=text, options=places, least=0, most=3)
        if draft == {"move": "sail"}:
            ports = tuple(_option(f"port {n}", n // 10) for n in range(60))
            return Pick(field="to", text=text, options=ports)
        return None

    return ask


@pytest.mark.parametrize(
    ("first", "move", "presses"),
    [
        ("quick", Quick(), 1),
        ("quick", Bid(5), 1),
        ("quick", Bid(77), 2),
        ("visit", Visit(["c", "a"]), 1),
        ("visit", Visit([]), 1),
        ("quick", Visit(["b"]), 2),
        ("sail", Sail("port 37"), 2),
        ("quick", Sail("port 37"), 3),
    ],
    ids=["button", "handy number", "typed number", "menu", "none", "kind and menu", "section", "three"],
)
def test_presses_are_counted_through_the_panel(first: str, move: Move, presses: int) -> None:
    presser = Presser(_asks(first), Phrases("en"), move)
    draft = presser.press().draft
    assert presser.presses == presses
    assert draft["move"] == move.__struct_config__.tag


def test_play_counts_once_a_turn_and_a_confirmation_once_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    game, moves = games()["magellan"], 0
    careful = type(game)

    def cautious(*_: object) -> Say:
        nonlocal moves
        moves += 1
        return say("panel-none")

    monkeypatch.setattr(careful, "caution", lambda *_: None)
    plain_turns = played(game, 3, 0).turns
    monkeypatch.setattr(careful, "caution", cautious)
    turns = played(game, 3, 0).turns
    assert len(turns) == len(plain_turns)
    assert sum(turns) == sum(plain_turns) + moves
    assert min(plain_turns) >= 2, "Play and an answer"
    assert moves > len(turns), "some turns have several moves"


def test_the_saved_presses_are_of_every_game_and_number_of_players() -> None:
    assert list(saved()) == [
        f"{game.key}, {seats} players"
        for game in games().values()
        for seats in game.seats_for(game.check_settings({}))
    ]


def _row(section: Section, of: str) -> ReportRow:
    return next(row for row in section.rows if row.of == of)


async def test_a_log_reads_the_same_however_it_is_packed(tmp_path: Path) -> None:
    found = await logs.compare(games()["efemeris"], tmp_path, 1)
    assert found.moves > 50
    assert min(*found.packed, *found.alone) > 0
    assert found.packed.kib < found.alone.kib / 2, "one of them refers to the states before"
    read = []
    for name in ("packed.db", "alone.db"):
        store = await SqliteStore.open(tmp_path / name)
        read.append((await store.open_table(found.table_id, whole=True)).log)
        await store.close()
    assert len(read[0]) == found.moves
    assert read[0] == read[1]


async def test_the_stores_are_compared(
    tmp_path: Path, postgres_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Through the same calls, in turns."""
    await stores.compare(games()["magellan"], 2, 0.3, postgres_url, tmp_path / "portolan.db")
    said = re.findall(r"^\d\. (\w+): [1-9]\d* moves a second", capsys.readouterr().out, re.MULTILINE)
    assert said == ["SQLite", "PostgreSQL"] * stores.ROUNDS


@pytest.mark.parametrize("key", games())
def test_a_decision_of_a_lesson_takes_few_presses(key: str) -> None:
    presses = lessons.walk(games()[key]).presses
    assert len(presses) > 20
    assert percentile(presses, 50) <= lessons.MOST


EXPLAINED = {
    "age_of_discovery": {"target", "end", "set", "next-ship", "source"},
    "magellan": {"payment", "pay-cards", "tuck", "tuck-card", "exchange", "exchange-cards"},
    "entdecker": {"start", "unit", "stack"},
    "efemeris": {"dest", "frigate"},
    "new_found_land": {"build-ship", "good", "tile"},
}
"""Questions that are asked beside others, in one panel."""


@pytest.mark.parametrize("key", games())
def test_the_coach_explains_whatever_is_asked_in_a_lesson(key: str) -> None:
    """The game first; of the questions on a screen no more than two at once."""
    walked = lessons.walk(games()[key])
    told = {name for names in walked.told for name in names}
    assert sorted(walked.chosen - told) == []
    assert sorted(EXPLAINED[key] - told) == []
    assert walked.told[0][0] == "begin"
    assert not any("begin" in names for names in walked.told[1:])
    assert max(map(len, walked.told)) == 2
