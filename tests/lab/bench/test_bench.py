"""The benchmark runs and measures everything it promises. No test depends on how fast anything is."""

from __future__ import annotations

import logging
import math
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
from engines import games
from render import Picture
from tests.lab.bench import pictures, stores
from tests.lab.bench.__main__ import SECTIONS, main
from tests.lab.bench.clicks import CALLBACK, moves_by_click, watched_server
from tests.lab.report import Report, Row, Section, in_words, verdicts
from tests.support.project import ROOT

OF_EVERY_GAME = ("pictures", "clicks", "presses")


@pytest.fixture(scope="module")
def report() -> Report:
    """A quick run in a process of its own, the way people start it."""
    command = [sys.executable, "-m", "tests.lab.bench", "--quick", "--json"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return msgspec.json.decode(done.stdout, type=Report)


def test_one_section_alone(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(logging, "disable", lambda level: None)
    game = games()["magellan"]
    monkeypatch.setattr("tests.lab.bench.presses.games", lambda: {game.key: game})
    assert main(["--quick", "--only", "presses", "--json"]) == 0
    found = msgspec.json.decode(capsys.readouterr().out, type=Report)
    assert [section.key for section in found.sections] == ["presses"]
    lessons = [f"{key}, lesson" for key in games()]
    assert [row.of for row in found.sections[0].rows] == ["magellan, 3 players", *lessons]


@pytest.mark.nightly
def test_every_section_has_figures(report: Report) -> None:
    assert [section.key for section in report.sections] == list(SECTIONS)
    for section in report.sections:
        assert section.rows
        for row in section.rows:
            assert row.figures, row.of
            assert all(math.isfinite(figure.value) for figure in row.figures.values()), row
        if section.key in OF_EVERY_GAME:
            for game in games():
                assert any(row.of.startswith(game) for row in section.rows), (section.key, game)
    assert all(f"## {section.title}" in in_words(report) for section in report.sections)


@pytest.mark.nightly
def test_clicks_are_followed_to_the_picture(report: Report) -> None:
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


def _row(section: Section, of: str) -> Row:
    return next(row for row in section.rows if row.of == of)


@pytest.mark.nightly
def test_every_target_is_judged(report: Report) -> None:
    judged = " ".join(verdicts(report.sections))
    for target in ("largest: ", "event loop late, p99: ", "p50/ping: "):
        assert target in judged


async def test_a_bare_press_does_nothing_of_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """But it brings the message along, as any press does, and is acknowledged."""
    monkeypatch.setattr("render.warm", lambda: None)
    monkeypatch.setattr("cogs.delivery.messages.open_lists.PAUSE_SECONDS", 0)
    monkeypatch.setattr(Pictures, "_drawn", _nothing)
    began: list[int] = []
    async with watched_server(tmp_path) as (server, watch):
        with patch.object(server.bot, "note_answering", lambda interaction, *_: began.append(interaction)):
            pusher = await moves_by_click(server, watch, games()["magellan"], 2)
    requests = [call.path for call in server.env.http_requests]
    acknowledged = sum(bool(CALLBACK.fullmatch(path)) for path in requests)
    assert len(pusher.bare) >= len(pusher.moves) == 2
    assert len(pusher.pings) == len(pusher.bare), "each has its ping"
    assert min(pusher.pings + pusher.bare) > 0
    assert len(began) == acknowledged - len(pusher.bare), "the router has seen all others"


async def _nothing(*_: object, **__: object) -> None:
    """No picture: nobody looks at them here."""


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


async def test_the_stores_are_compared(tmp_path: Path, postgres_url: str) -> None:
    """Through the same calls, in turns."""
    rates = await stores.compared(postgres_url, tmp_path / "portolan.db", 2, 0.1)
    assert list(rates) == ["SQLite", "PostgreSQL"]
    assert all(rate.moves >= 2 * stores.ROUNDS and rate.seconds > 0 for rate in rates.values())
