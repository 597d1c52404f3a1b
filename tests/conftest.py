"""Fixtures of all tests: a simulated Discord server, strict texts, checked requests."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import pytest
import pytest_asyncio

from cogs.runtime.pace import Pace
from data.postgres import PostgresStore
from data.settings import Settings
from data.words import Phrases
from tests.discord_contract import RequestChecker, checked_requests, report_missing_description
from tests.lists import add_marks, left_out
from tests.page.windows.browser import report_missing_browser
from tests.support import postgres
from tests.support.discord_server import QUICK, DiscordServer
from tests.support.missing import Missing
from tests.support.project import ROOT
from tests.support.quick_start import copy_empty_database, start_quickly


@pytest.fixture(autouse=True)
def strict_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing text is an error in tests."""
    monkeypatch.setattr(Phrases, "strict", True)


@pytest.fixture(autouse=True)
def checker() -> Iterator[RequestChecker]:
    """Check every request that the bot sends against Discord's own description and its limits."""
    with checked_requests() as checker:
        yield checker
    checker.verify()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--missing", metavar="GAME", help="what a game lacks to be playable, and to be finished")


def pytest_configure(config: pytest.Config) -> None:
    if key := config.getoption("--missing"):
        config.pluginmanager.register(Missing(key))
        config.option.tbstyle, config.option.reportchars = "no", ""  # it says what is red by itself


LONGEST = "tests/project/test_project.py"
"""It has single steps of half a minute, which are kept together and begun first."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Let each worker begin to import the tests at another place: where nothing has been compiled yet, as in
    a fresh checkout, they would all compile the same modules at the same time."""
    worker = getattr(session.config, "workerinput", None)
    if worker is None or [Path(name).resolve() for name in session.config.args] != [ROOT / "tests"]:
        return
    paths = [
        path for path in sorted((ROOT / "tests").rglob("test_*.py")) if not left_out(path, session.config)
    ]
    modules = [path.relative_to(ROOT).with_suffix("") for path in paths]
    first = len(modules) * int(worker["workerid"].removeprefix("gw")) // worker["workercount"]
    for module in modules[first:] + modules[:first]:
        with suppress(Exception):  # pytest will come across it, and say so
            import_module(".".join(module.parts))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    return left_out(collection_path, config) or None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest tests, or one of two workers would still be busy with them at the end."""
    add_marks(items)
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))


def pytest_collection_finish() -> None:
    """Spare the search for cycles of objects what stays for the whole run, all modules and all tests, and
    look through everything less often than usual."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5000, 10, 100)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    report_missing_description(terminalreporter)
    report_missing_browser(terminalreporter)


@pytest.fixture(scope="session")
def postgres_server(testrun_uid: str) -> Iterator[str]:
    """The address of the PostgreSQL server that all worker processes share."""
    with postgres.server(testrun_uid) as url:
        yield url


@pytest.fixture(scope="session")
def postgres_database(postgres_server: str, testrun_uid: str, worker_id: str) -> Iterator[str]:
    """A database of this worker process, with our tables."""
    with postgres.database(postgres_server, f"portolan_{testrun_uid}_{worker_id}") as url:

        async def fill() -> None:
            await (await PostgresStore.open(url)).close()

        asyncio.run(fill())
        yield url


@pytest.fixture
def postgres_url(postgres_database: str) -> str:
    """The address of an empty PostgreSQL database."""
    postgres.clear(postgres_database)
    return postgres_database


@pytest.fixture
def bare_postgres(postgres_server: str, testrun_uid: str, worker_id: str) -> Iterator[str]:
    """The address of a PostgreSQL database without any tables."""
    with postgres.database(postgres_server, f"portolan_{testrun_uid}_{worker_id}_bare") as url:
        yield url


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(db=tmp_path / "portolan.db")


@pytest.fixture
def bot_pace() -> Pace:
    return QUICK


@pytest.fixture(autouse=True)
def same_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give all tables the same secret key, so that every run deals the same cards."""
    monkeypatch.setattr("cogs.tables.lobbies.lobbies.secrets.token_bytes", lambda length: b"\x05" * length)


@pytest.fixture(autouse=True)
def no_warm_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not draw every static layer of the pictures at each start, and draw in this process."""
    monkeypatch.setattr("cogs.runtime.client.usual_processes", lambda: 0)
    monkeypatch.setattr("cogs.ui.pictures.drawing.render.warm", lambda: None)


@pytest.fixture(autouse=True)
def no_signs(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not upload 150 emoji at each start, unless a test is marked `signs`."""
    if "signs" not in request.keywords:
        monkeypatch.setattr("cogs.runtime.client.SignUpload.start", lambda upload: None)


@pytest.fixture(autouse=True)
def quick_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not import the extensions and translate the commands at each start."""
    start_quickly(monkeypatch)


@pytest.fixture(autouse=True)
def filled_databases(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not run all migrations for each new database, unless a test is marked `migrations`."""
    if "migrations" not in request.keywords:
        copy_empty_database(monkeypatch)


@pytest_asyncio.fixture
async def server(settings: Settings, bot_pace: Pace) -> AsyncIterator[DiscordServer]:
    server = await DiscordServer.open(settings, pace=bot_pace)
    try:
        yield server
    finally:
        await server.close()
