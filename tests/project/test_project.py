"""The project as a whole: style, types, import layers, and that what README and pages say is true."""

from __future__ import annotations

import ast
import importlib.util
import os
import re
import shlex
import sqlite3
import subprocess
import tomllib
from pathlib import Path
from pkgutil import iter_modules

import discord
import pytest
from PIL import Image

from data.models import Letter, LetterKind, Sent
from data.settings import VARIABLES
from data.sqlite import SqliteStore
from data.version import VERSION
from data.words import Phrases
from engines import AnyGame, games
from engines.contract.core import say
from engines.contract.stages import Stage
from tests.page.windows.browser import SETTING as CHROMIUM
from tests.support.discord_server import DiscordServer
from tests.support.pages import buttons, host_pages, page
from tests.support.postgres import ANOTHER_SERVER
from tests.support.project import ROOT, project_files, run_python
from tests.support.stages import FINISHED, FINISHED_KEYS

README = page("README.md")
COMMANDS = "\n".join([README, page("CONTRIBUTING.md"), host_pages()])
"""The pages with commands to type and settings to make."""
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
GALLERY = {f"docs/{name}" for name in re.findall(r"\]\((pictures/.+?)\)", page("docs/gallery.md"))}
LONGEST_FILE = 500
LONGEST_FUNCTION = 60


def texts() -> list[tuple[Path, str]]:
    """Every file that can be read as text."""
    found = []
    for path in project_files():
        raw = path.read_bytes()
        if b"\0" not in raw:
            found.append((path.relative_to(ROOT), raw.decode("utf-8")))
    return found


def code() -> list[tuple[Path, str]]:
    return [(path, text) for path, text in texts() if path.suffix == ".py"]


# --- style, types, imports ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "program",
    [
        "-m ruff check --no-cache .",
        "-m ruff format --no-cache --check .",
        "-m mypy",
        "-c 'import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))'",
    ],
    ids=["ruff-check", "ruff-format", "mypy", "import-linter"],
)
def test_the_tools_find_nothing(program: str) -> None:
    result = run_python(*shlex.split(program))
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize(
    ("folder", "contract"),
    [
        ("data", "Arrows point one way"),
        ("cogs", "Inside cogs: the client knows delivery and ui, all know the services"),
    ],
)
def test_every_module_has_its_layer(folder: str, contract: str) -> None:
    """A new module in data/, or a new package in cogs/, must be named in a layer, or no contract would cover
    it. Modules directly in cogs/ are extensions, which have contracts of their own."""
    contracts = PROJECT["tool"]["importlinter"]["contracts"]
    layers = next(found["layers"] for found in contracts if found["name"] == contract)
    placed = {name.strip().removeprefix(f"{folder}.") for layer in layers for name in layer.split("|")}
    found = iter_modules([str(ROOT / folder)])
    assert {module.name for module in found if module.ispkg or folder != "cogs"} <= placed


# --- the tree ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "pattern",
    [
        r"/(?:work|tmp|root|farm|home)/[\w.]",
        r"(?:pypi|pythonhosted|npmjs)\.(?:org|com)",
        r"\b(?:TO" + r"DO|FIX" + r"ME|XX" + r"X)\b",
    ],
    ids=["machine-paths", "registry-hosts", "unfinished"],
)
def test_no_file_contains(pattern: str) -> None:
    found = [f"{path}: {hit[0]}" for path, text in texts() for hit in re.finditer(pattern, text)]
    assert not found


def test_no_file_is_too_long() -> None:
    long = {str(path): lines for path, text in code() if (lines := text.count("\n")) > LONGEST_FILE}
    assert not long


def test_no_function_is_too_long() -> None:
    long = [
        f"{path}:{node.lineno} {node.name}"
        for path, text in code()
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (node.end_lineno or 0) - node.lineno >= LONGEST_FUNCTION
    ]
    assert not long


def test_no_coroutine_runs_out_of_values() -> None:
    """`next` of what may be empty, without a default: a StopIteration in a coroutine ends as a RuntimeError
    that names nothing."""
    found = [
        f"{path}:{call.lineno}"
        for path, text in code()
        if path.parts[0] in ("bot.py", "cogs", "data")
        for function in ast.walk(ast.parse(text))
        if isinstance(function, ast.AsyncFunctionDef)
        for call in ast.walk(function)
        if isinstance(call, ast.Call)
        and ast.unparse(call.func) == "next"
        and len(call.args) == 1
        and isinstance(call.args[0], ast.Call | ast.GeneratorExp)
    ]
    assert found == []


def test_no_test_is_skipped() -> None:
    pattern = re.compile(r"pytest\.(?:skip|importorskip|mark\.(?:skip|xfail))")
    assert not [str(path) for path, text in code() if pattern.search(text)]


def test_the_changelog_knows_this_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = re.search(r"^## (\S+)", changelog, re.MULTILINE)
    assert newest is not None
    assert newest[1] == VERSION


# --- the README and the pages: commands ---------------------------------------------------------------------


def command(name: str, text: str = README) -> str:
    """The command between its marks in a page; it must be one line."""
    blocks = re.findall(rf"^<!-- {name} command -->\n```sh\n(.+)\n```\n<!-- end -->$", text, re.MULTILINE)
    assert len(blocks) == 1, blocks
    return str(blocks[0])


def shell_lines() -> list[str]:
    blocks = re.findall(r"```sh\n(.+?)```", COMMANDS, re.DOTALL)
    return [line.partition("#")[0] for block in blocks for line in block.splitlines()]


def test_the_readme_can_be_read_to_its_end() -> None:
    lines = README.splitlines()
    assert len(lines) <= 160
    assert [line for line in lines if len(line) > 160] == []


def test_two_commands_do_everything() -> None:
    run, test = command("run"), command("test")
    for line in (run, test):
        assert line.startswith("python3 -m venv .venv && .venv/bin/pip install ")
    assert run.endswith(" && .venv/bin/python bot.py")
    assert test.endswith(" && .venv/bin/python -m pytest -n 3")
    assert "-e . " in run, "nothing but what the bot itself needs"
    assert '-e ".[dev]"' in test


def test_extras_and_programs_of_the_pages_exist() -> None:
    extras = set(re.findall(r"\.\[(\w+)\]", COMMANDS))
    assert extras == set(PROJECT["project"]["optional-dependencies"])
    modules = {name for line in shell_lines() for name in re.findall(r"python -m ([\w.]+)", line)}
    assert {"tests.lab.strength.simulate", "tests.lab.bench", "tests.documents.pictures"} <= modules
    assert set(re.findall(r"python (\w+\.py)", COMMANDS)) == {"bot.py"}


def test_every_module_that_a_page_or_a_text_runs_exists() -> None:
    named = {
        (str(path), module)
        for path, text in texts()
        if path.suffix in (".md", ".ftl")
        for module in re.findall(r"python -m ([\w.]+)", text)
    }
    assert len(named) > 20
    assert {(path, module) for path, module in named if importlib.util.find_spec(module) is None} == set()


def test_the_arguments_of_the_simulation_are_understood() -> None:
    for line in shell_lines():
        if "-m tests.lab.strength.simulate" in line:
            arguments = shlex.split(line)[1:]
            arguments[arguments.index("--games") + 1] = "1"
            result = run_python(*arguments)
            assert result.returncode == 0, result.stderr
            assert "played to the end: 1" in result.stdout
            return
    pytest.fail("no page simulates")


def test_ci_runs_the_test_command(tmp_path: Path) -> None:
    """In a project whose README has another test command, that one runs, and its exit code is kept."""
    house = tmp_path / "house"
    (house / ".ci").mkdir(parents=True)
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    (house / ".ci" / "run").write_bytes(script.read_bytes())
    (house / "README.md").write_text(
        README.replace(command("test"), 'echo "it ran: $DISCORD_OPENAPI"; exit 7')
    )
    ran = subprocess.run(
        ["bash", ".ci/run"],
        cwd=house,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "CI": "true", "DISCORD_OPENAPI": "description"},
    )
    assert ran.returncode == 7, ran
    assert "it ran: description" in ran.stdout
    (house / "README.md").write_text("nothing")
    silent = subprocess.run(["bash", ".ci/run"], cwd=house, capture_output=True, text=True, check=False)
    assert silent.returncode == 1
    assert "no test command" in silent.stderr


async def test_the_restore_command_restores(tmp_path: Path) -> None:
    for name in ("backups", ""):
        (tmp_path / "data" / name).mkdir(exist_ok=True, parents=True)
    database = tmp_path / "data" / "portolan.db"
    store = await SqliteStore.open(database)
    await store.set_meta("when", "before")
    copy = await store.file.backup(1_800_000_000)
    await store.set_meta("when", "after")
    await store.close()
    given = command("restore", host_pages()).replace("portolan-20260101-120000.db", copy.name)
    program, *arguments = shlex.split(given)
    assert program == "portolan"
    result = run_python(str(ROOT / "bot.py"), *arguments, cwd=tmp_path)
    assert result.returncode == 0, result.stderr
    assert result.stdout.endswith("What was there is now data/portolan.db.before-restore-1.\n")
    store = await SqliteStore.open(database)
    assert await store.meta("when") == "before"
    await store.close()


async def test_a_person_is_forgotten_by_hand(tmp_path: Path) -> None:
    database = tmp_path / "portolan.db"
    store = await SqliteStore.open(database)
    person = 424242424242
    row = await store.create_lobby(
        guild_id=1,
        channel_id=2,
        game="magellan",
        host_id=person,
        language="en",
        settings={},
        key=bytes(32),
        now=1,
    )
    await store.join(row.id, user_id=person, name="Inge", salt="s", most=6, now=1)
    await store.change_person(person, language="de")
    await store.post(row.id, [Letter(kind=LetterKind.BOARD, version=1, nonce="n")], now=1)
    (letter,) = await store.due_letters(1)
    await store.delivered(
        letter.table_id,
        [Sent(letter.id, message_id=3, channel_id=2, note=f"Inge: <@{person}> may bid")],
        now=1,
    )
    moved = {"channel": 2, "note": "Inge may bid"}
    waiting = [
        Letter(kind=LetterKind.WELCOME, version=1, body={"user": person}),
        Letter(kind=LetterKind.MOVED_AWAY, version=1, body=moved),
    ]
    await store.post(row.id, waiting, now=1)
    await store.close()
    (script,) = re.findall(r"```sql\n(.+?)```", host_pages(), re.DOTALL)
    with sqlite3.connect(database) as db:
        assert any(str(person) in line for line in db.iterdump())
        for statement in script.split(";"):
            db.execute(statement, {"user": person})
        left = "\n".join(db.iterdump())
    db.close()
    assert str(person) not in left
    assert "Inge" not in left


# --- the README and the pages: what people see ------------------------------------------------------------


def test_the_settings_are_named_as_they_are() -> None:
    assert "(.env.example)" in README
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    assert set(re.findall(r"^([A-Z_]+)=", example, re.MULTILINE)) == set(VARIABLES)
    named = set(re.findall(r"\bPORTOLAN_[A-Z_]+|\bDISCORD_TOKEN", COMMANDS))
    assert {"DISCORD_TOKEN", "PORTOLAN_DB", "PORTOLAN_DATABASE_URL"} <= named
    assert named <= {*VARIABLES, ANOTHER_SERVER, CHROMIUM}


async def test_the_commands_are_those_of_the_bot(server: DiscordServer) -> None:
    known = set()
    for item in server.bot.tree.get_commands():
        if isinstance(item, discord.app_commands.Group):  # a group cannot be typed by itself
            known |= {f"{item.name} {sub.name}" for sub in item.commands}
        else:
            known.add(item.name)
    named = set(re.findall(r"`/([a-z_]+(?: [a-z_]+)?)`", page("docs/playing.md")))
    assert named <= known
    shared = {name for name in known if name.partition(" ")[0] not in games()}
    assert shared <= named, "every command that belongs to no game is on the page on playing"


@pytest.mark.parametrize("game", FINISHED_KEYS)
def test_a_command_of_every_game_is_on_the_page_on_playing(game: str) -> None:
    assert f"`/{game} " in page("docs/playing.md")


@pytest.mark.parametrize("name", ["README.md", "docs/playing.md"])
def test_the_buttons_are_those_of_the_bot(name: str) -> None:
    text = page(name)
    if name == "README.md":
        text = text.partition("\n## Playing\n")[2].partition("\n**Sealed dice.**")[0]
    assert {"lobby-join", "lobby-start", "button-play", "button-hand"} <= buttons(text, "en")


def test_the_permissions_are_those_that_are_needed() -> None:
    words = Phrases("en")
    lobby = (ROOT / "data" / "text" / "en" / "lobby.ftl").read_text(encoding="utf-8")
    needed = [key.removeprefix("permission-") for key in re.findall(r"^(permission-[a-z-]+)", lobby, re.M)]
    inviting = page("docs/hosting/inviting.md")
    listed = re.findall(r"^\| ([A-Z][\w ]+) \| ", inviting, re.MULTILINE)
    assert listed[0] == "Permission"
    assert set(listed[1:]) == {words(say(f"permission-{name}")).strip("“”") for name in needed}
    wanted = discord.Permissions(**{name.replace("-", "_"): True for name in needed})
    for text in (README, inviting):
        assert f"&scope=bot+applications.commands&permissions={wanted.value}\n" in text


@pytest.mark.parametrize("game", FINISHED)
def test_the_readme_tells_every_game_as_the_bot_does(game: AnyGame) -> None:
    rows = re.findall(r"^\| \*\*(.+?)\*\*.*? \| (\S+) \| (\S+) min \| (\w+) \| ", README, re.MULTILINE)
    words = Phrases("en")
    title, minutes, weight = (words(say(f"{game.key}-{what}")) for what in ("title", "minutes", "weight"))
    assert (title, f"{game.seats[0]}–{game.seats[-1]}", minutes, weight) in rows
    assert len(rows) == len(games(Stage.FINISHED))


@pytest.mark.parametrize("game", FINISHED_KEYS)
def test_every_game_has_its_picture(game: str) -> None:
    assert f"docs/pictures/{game}.webp" in GALLERY


def test_every_picture_is_shown() -> None:
    shown = GALLERY | set(re.findall(r"\]\((docs/pictures/.+?)\)", README))
    assert shown == {str(path.relative_to(ROOT)) for path in (ROOT / "docs" / "pictures").iterdir()}
    for name in shown:
        with Image.open(ROOT / name) as picture:
            assert picture.format == "WEBP"
            assert picture.width >= 1200
