"""The entry point, `python bot.py`, with and without --check: normal starts, and clear errors."""

from __future__ import annotations

import asyncio
import compileall
import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tomllib
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from yarl import URL

import bot
from cogs.runtime.client import Portolan
from cogs.runtime.self_check import PACKAGES, missing
from data.settings import Settings
from data.sqlite import SqliteStore
from data.sqlite.lock import ProcessLock
from data.version import VERSION
from engines import games
from tests.support.local_table import arrival, free_port, local_table
from tests.support.pages import host_pages
from tests.support.project import PARTS, ROOT, run_python

BOT = str(ROOT / "bot.py")


def complaint(result: subprocess.CompletedProcess[str]) -> str:
    """The one sentence that a failed start prints."""
    assert result.returncode == 1, result
    assert "Traceback" not in result.stdout + result.stderr
    lines = result.stderr.splitlines()
    assert len(lines) == 1, result.stderr
    return lines[0]


def start(folder: Path, program: str = BOT, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run `python bot.py` in this folder, which has no .env file; log critical errors only."""
    chosen = {"PORTOLAN_LOG_LEVEL": "CRITICAL", "PORTOLAN_LOCAL_DB": "local.db", **settings}
    return run_python(program, cwd=folder, **chosen)


# --- what is wrong -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"PORTOLAN_LOCAL_PORT": "harbour"}, "PORTOLAN_LOCAL_PORT must be a whole number from 1 to 65535"),
        ({"PORTOLAN_LOKAL_PORT": "1"}, "There is no setting PORTOLAN_LOKAL_PORT. Did you mean"),
    ],
)
def test_a_bad_setting_is_named(tmp_path: Path, settings: dict[str, str], sentence: str) -> None:
    assert complaint(start(tmp_path, **settings)).startswith(sentence)


@pytest.fixture(scope="module")
def small_project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with Magellan as its only game: it starts in a second. Do not change it."""
    project = tmp_path_factory.mktemp("small") / "project"
    project.mkdir()
    others = [f"{game}{end}" for game in games() if game != "magellan" for end in ("", ".ftl")]
    leave = shutil.ignore_patterns("__pycache__", "*.db*", "backups", *others)
    for part in PARTS:
        copy: Callable[..., object] = (
            shutil.copy if (ROOT / part).is_file() else lambda a, b: shutil.copytree(a, b, ignore=leave)
        )
        copy(ROOT / part, project / part)
    # Compiled here once, and not anew by every process that may not write it down.
    assert compileall.compile_dir(project, quiet=1)
    return project


@pytest.fixture
def copied_project(small_project: Path, tmp_path: Path) -> Path:
    """The small project, to be changed."""
    return shutil.copytree(small_project, tmp_path / "project")


@pytest.fixture
def broken_project(copied_project: Path) -> Path:
    """A copy of the project in which a figure is not a number."""
    project = copied_project
    figures = project / "engines" / "games" / "magellan" / "figures.toml"
    text = figures.read_text()
    assert "copies = 7 " in text
    figures.write_text(text.replace("copies = 7 ", 'copies = "seven" '))
    return project


def test_a_broken_figures_file_is_named(broken_project: Path) -> None:
    said = complaint(start(broken_project, str(broken_project / "bot.py")))
    assert said.startswith("engines/games/magellan/figures.toml: ")
    assert "money.copies" in said


def test_a_database_that_cannot_be_written_is_named(tmp_path: Path, small_project: Path) -> None:
    (tmp_path / "file").touch()
    said = complaint(start(tmp_path, str(small_project / "bot.py"), PORTOLAN_LOCAL_DB="file/local.db"))
    assert said.startswith("file/local-chat.db cannot be opened for writing")


def new_database(path: Path) -> None:
    async def make() -> None:
        await (await SqliteStore.open(path)).close()

    asyncio.run(make())


def junk(database: Path) -> None:
    database.write_bytes(b"no database" * 1000)


def newer(database: Path) -> None:
    new_database(database)
    with closing(sqlite3.connect(database)) as db:
        db.execute("PRAGMA user_version = 999")


def in_use(database: Path) -> ProcessLock:
    new_database(database)
    return ProcessLock(database)


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (junk, "local.db: The file is no database, or a damaged one."),
        (newer, "local.db was written by a newer Portolan (schema 999"),
        (in_use, "local.db is in use by another Portolan."),
    ],
)
def test_a_bad_database_is_refused_before_the_table_opens(
    tmp_path: Path, small_project: Path, spoil: Callable[[Path], ProcessLock | None], sentence: str
) -> None:
    """Nobody is told of an open table, and no chat begins."""
    lock = spoil(tmp_path / "local.db")
    before = {file.name for file in tmp_path.iterdir()}
    result = start(tmp_path, str(small_project / "bot.py"), PORTOLAN_LOCAL_PORT=str(free_port()))
    assert complaint(result).startswith(sentence)
    assert result.stdout == ""
    assert {file.name for file in tmp_path.iterdir()} == before
    if lock is not None:
        lock.release()


def test_a_port_that_is_taken_is_named(tmp_path: Path, small_project: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = complaint(start(tmp_path, str(small_project / "bot.py"), PORTOLAN_LOCAL_PORT=str(port)))
    assert str(port) in said
    assert "PORTOLAN_LOCAL_PORT" in said


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (discord.LoginFailure("Improper token has been passed."), "Discord does not accept DISCORD_TOKEN"),
        (aiohttp.ClientConnectionError("no route to host"), "Discord cannot be reached: no route to host"),
    ],
)
def test_a_refused_login_is_explained(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    error: Exception,
    sentence: str,
) -> None:
    async def refuse(self: Portolan, token: str, **_: Any) -> None:
        raise error

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "a.secret.token")
    monkeypatch.setattr(Portolan, "start", refuse)
    monkeypatch.setattr(bot, "set_up_logging", lambda settings: None)
    assert bot.main([]) == 1
    said = capsys.readouterr().err
    assert said.startswith(sentence)
    assert said.count("\n") == 1
    assert "a.secret.token" not in said


# --- the check ---------------------------------------------------------------------------------------------


def test_the_check_passes(tmp_path: Path) -> None:
    outdated = "PORTOLAN_REACTION_HOURS"
    result = run_python(BOT, "--check", cwd=tmp_path, PORTOLAN_LOCAL_DB="local.db", **{outdated: "9"})
    assert result.returncode == 0, result
    assert result.stderr == ""
    assert f"{outdated} is no longer a setting." in result.stdout
    named = re.findall(r"^([A-Z][\w ]+): ok$", result.stdout, re.MULTILINE)
    assert named == ["Packages", "Settings", "Figures", "Texts", "Fonts and pictures", "Database"]
    assert re.search(r"^SQLite \d+\.\d+\.\d+", result.stdout, re.MULTILINE)


def test_the_check_names_what_is_wrong(broken_project: Path) -> None:
    (broken_project / "file").touch()
    with (broken_project / "data" / "text" / "de" / "common.ftl").open("a") as german:
        german.write("\nonly-in-german = Nur auf Deutsch\n")
    result = run_python(
        "bot.py", "--check", cwd=broken_project, PORTOLAN_DB="file/portolan.db", DISCORD_TOKEN="no-token"
    )
    assert result.returncode == 1
    assert "Traceback" not in result.stdout + result.stderr
    assert result.stdout.count(": not ok") >= 4, result.stdout
    for found in (
        "DISCORD_TOKEN does not look like a bot token",
        "engines/games/magellan/figures.toml: ",
        "en: the text only-in-german is missing",
        "file/portolan.db cannot be opened for writing",
    ):
        assert f"  - {found}" in result.stdout
    assert "no-token" not in result.stdout


WITHOUT = """
import runpy, sys
sys.modules[{module!r}] = None
sys.argv = ["bot.py", *{arguments!r}]
sys.path.insert(0, {root!r})
runpy.run_path({bot!r}, run_name="__main__")
"""
"""The program on a machine where one module is not installed."""


def without(module: str, project: Path, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    program = WITHOUT.format(
        module=module, arguments=arguments, root=str(project), bot=str(project / "bot.py")
    )
    return run_python("-c", program, cwd=folder, PORTOLAN_LOCAL_DB="local.db")


def test_the_check_knows_every_package_that_we_depend_on() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needed = {re.split(r"[<>=]", name)[0] for name in project["project"]["dependencies"]}
    assert set(PACKAGES.values()) == needed


USUAL = ("discord", "msgspec", "fluent.runtime")
"""Those whose absence breaks most of the check; each costs a start of the program."""


@pytest.mark.parametrize(
    "module", [pytest.param(name, marks=() if name in USUAL else pytest.mark.nightly) for name in PACKAGES]
)
def test_the_check_names_a_missing_package(module: str, small_project: Path, tmp_path: Path) -> None:
    result = without(module, small_project, tmp_path, "--check")
    assert result.returncode == 1, result
    assert "Traceback" not in result.stdout + result.stderr
    assert f"  - The package {PACKAGES[module]} is not installed" in result.stdout
    assert "SQLite" in result.stdout, "the other parts are checked all the same"


def test_a_start_names_a_missing_package(small_project: Path, tmp_path: Path) -> None:
    said = complaint(without("msgspec", small_project, tmp_path))
    assert said == "The package msgspec is not installed. Install Portolan again, with all it needs."
    in_a_checkout = missing(ModuleNotFoundError(name="msgspec"))
    assert in_a_checkout == "The package msgspec is not installed. Run: pip install -e ."


def test_the_check_names_a_missing_font_file(tmp_path: Path) -> None:
    """A font package without its files. With all games: Magellan alone would not miss it."""
    fonts = tmp_path / "fontpkg_eb_garamond"
    fonts.mkdir()
    (fonts / "__init__.py").touch()
    result = run_python(BOT, "--check", cwd=tmp_path, PORTOLAN_LOCAL_DB="local.db", PYTHONPATH=str(tmp_path))
    assert result.returncode == 1
    assert "Traceback" not in result.stdout + result.stderr
    assert "  - A font or a picture part cannot be loaded: " in result.stdout


def take_figures(project: Path) -> None:
    (project / "engines" / "games" / "magellan" / "figures.toml").unlink()


def take_texts(project: Path) -> None:
    shutil.rmtree(project / "data" / "text" / "en")
    shutil.rmtree(project / "data" / "text" / "de")


def take_a_text_file(project: Path) -> None:
    (project / "data" / "text" / "de" / "magellan.ftl").unlink()


def garble_a_text_file(project: Path) -> None:
    (project / "data" / "text" / "de" / "magellan.ftl").write_bytes(b"\xff\xfe")


def take_the_schema(project: Path) -> None:
    shutil.rmtree(project / "data" / "sqlite" / "schema")


def put_a_file_in_the_way(project: Path) -> None:
    (project / "local.db").mkdir()


def garble_the_database(project: Path) -> None:
    (project / "local.db").write_bytes(b"no database" * 1000)


@pytest.mark.parametrize(
    "gone",
    [
        {take_figures: "magellan/figures.toml is missing", take_texts: "There are no texts in data/text."},
        {take_a_text_file: "de: the text magellan-", take_the_schema: "schema"},
        {garble_a_text_file: "de/magellan.ftl cannot be read", garble_the_database: "local.db"},
        {put_a_file_in_the_way: "local.db"},
    ],
    ids=lambda gone: "-".join(take.__name__ for take in gone),
)
def test_the_check_names_every_part_that_is_gone(
    gone: dict[Callable[[Path], None], str], copied_project: Path
) -> None:
    for take in gone:
        take(copied_project)
    result = run_python("bot.py", "--check", cwd=copied_project, PORTOLAN_LOCAL_DB="local.db")
    assert result.returncode == 1, result.stdout
    assert "Traceback" not in result.stdout + result.stderr
    told = "".join(line for line in result.stdout.splitlines() if line.startswith("  - "))
    for said in gone.values():
        assert said in told


# --- the other commands ------------------------------------------------------------------------------------


def test_every_command_is_explained() -> None:
    """In the table for hosts and at the head of the program."""
    parser = bot.arguments_parser()
    options = {name for action in parser._actions for name in action.option_strings if name.startswith("--")}
    [commands] = [action.choices for action in parser._actions if isinstance(action.choices, dict)]
    for name in {*options, *commands} - {"--help"}:
        assert re.search(rf"^\| `portolan {name}\b", host_pages(), re.MULTILINE), name
        assert bot.__doc__ is not None
        assert re.search(rf"^portolan {name}\b", bot.__doc__, re.MULTILINE) or name == "--version", name


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        bot.main(["--version"])
    assert stopped.value.code == 0
    assert capsys.readouterr().out == f"Portolan {VERSION}\n"


def test_a_record_is_verified(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = min(
        (ROOT / "tests" / "engines" / "records").glob("*.json"), key=lambda file: file.stat().st_size
    )
    assert bot.main(["verify", str(record)]) == 0
    assert capsys.readouterr().out.endswith("\nVerified.\n")
    assert bot.main(["verify", str(record), "--announced", "00"]) == 1
    assert capsys.readouterr().out.endswith("\nNOT verified.\n")
    assert bot.main(["verify", str(tmp_path / "none.json")]) == 1


async def backed_up(database: Path) -> Path:
    """A database that has changed since its backup."""
    store = await SqliteStore.open(database)
    await store.set_meta("when", "before")
    copy = await store.file.backup(1_800_000_000)
    await store.set_meta("when", "after")
    await store.close()
    return copy


async def when(database: Path) -> str | None:
    store = await SqliteStore.open(database)
    try:
        return await store.meta("when")
    finally:
        await store.close()


@pytest.fixture
def in_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


async def restored(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What `portolan restore` says; it is a sentence, on the channel for errors if it failed."""
    code = await asyncio.to_thread(bot.main, ["restore", *arguments])
    said = capsys.readouterr()
    assert bool(said.err) == bool(code)
    return said.err if code else said.out


async def test_backups_are_listed_and_restored(in_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each copy goes to the database that it is named for."""
    assert await restored(capsys) == "There are no backups in data/backups.\n"
    for name in ("portolan", "local"):
        copy = await backed_up(Path(f"data/{name}.db"))
        assert f"\n{copy}  (2027-01-15 08:00 UTC)\n" in await restored(capsys)
        said = await restored(capsys, str(copy))
        before = f"What was there is now data/{name}.db.before-restore-1."
        assert said == f"data/{name}.db is restored from {copy}. {before}\n"
        assert await when(Path(f"data/{name}.db")) == "before"


async def test_what_cannot_be_restored_changes_nothing(
    in_folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = await backed_up(Path("data/portolan.db"))
    other = copy.rename("data/mine.db")
    assert "is no file. Without a name" in await restored(capsys, str(copy))
    assert "is not named like a backup" in await restored(capsys, str(other))
    bad = await restored(capsys, __file__, "--to", "data/portolan.db")
    assert bad.startswith(f"{__file__} cannot be used.")
    running = await SqliteStore.open(Path("data/portolan.db"))
    assert "is in use by another Portolan" in await restored(capsys, str(other), "--to", "data/portolan.db")
    await running.close()
    upgrade = other.rename("data/portolan-schema-3.db")
    monkeypatch.setenv("PORTOLAN_DATABASE_URL", "postgresql://localhost/portolan")
    assert "in a PostgreSQL database" in await restored(capsys, str(upgrade))
    assert await when(Path("data/portolan.db")) == "after"
    monkeypatch.delenv("PORTOLAN_DATABASE_URL")
    assert "data/new/x.db is restored" in await restored(capsys, str(upgrade), "--to", "data/new/x.db")
    assert "data/portolan.db is restored" in await restored(capsys, str(upgrade))
    assert await when(Path("data/portolan.db")) == "before"


# --- running -----------------------------------------------------------------------------------------------


async def test_the_local_table_opens_and_closes(tmp_path: Path) -> None:
    """By Ctrl+C, which the processes that draw get too, and by SIGTERM. The second run finds the databases
    that the first one closed properly, and the same address."""
    keys = set()
    for stop in (lambda process: os.killpg(process.pid, signal.SIGINT), subprocess.Popen.terminate):
        port = free_port()
        command = [sys.executable, "-u", BOT]
        with local_table(tmp_path, port, command, PORTOLAN_LOCAL_DB="local.db") as (process, address):
            keys.add(URL(address).query["key"])
            await asyncio.wait_for(arrival(address), 60)
            stop(process)
            out, errors = await asyncio.to_thread(process.communicate, timeout=20)
        assert process.returncode == 0
        assert out.strip() == "The games are kept in local.db, the chat in local-chat.db."
        told = [line for line in errors.splitlines() if not line.endswith("commands synced")]
        assert told == [], "nothing that a newcomer would worry about"
        for name in ("local.db", "local-chat.db"):
            assert (tmp_path / name).stat().st_mode & 0o777 == 0o600
            assert not (tmp_path / f"{name}-wal").exists()
    assert len(keys) == 1, "a bookmark works the next time"


def test_the_bot_uses_its_settings(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, settings: Settings
) -> None:
    assert bot.create_bot(settings).settings is settings
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PORTOLAN_LOCAL_PORT", "4321")
    assert bot.create_bot().settings.local_port == 4321


async def test_no_start_warns_of_intents(settings: Settings, caplog: pytest.LogCaptureFixture) -> None:
    """Slash commands need no message content; discord.py warns where a prefix would. Every start comes here,
    with a token and without."""
    portolan = bot.create_bot(settings)
    try:
        await portolan._async_setup_hook()
    finally:
        await portolan.http.close()
    assert [record.getMessage() for record in caplog.records if record.name.startswith("discord")] == []
