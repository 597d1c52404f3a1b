"""The wheel: everything is in it, and installed far from a checkout it gives a command that works."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

import pytest

import bot
from data.version import VERSION
from tests.support.local_table import arrival, free_port, local_table
from tests.support.project import PARTS, ROOT, clean_environment, project_files, run_python

SOURCES = [path.relative_to(ROOT) for path in project_files()]
NEEDED = {path.as_posix() for path in SOURCES if path.parts[0] in PARTS}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built in a copy of the project, so that the folders of the build don't lie about here."""
    project = tmp_path_factory.mktemp("wheel")
    for source in SOURCES:
        if source.parts[0] in PARTS or source.name in ("pyproject.toml", "README.md", "LICENSE"):
            (project / source).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / source, project / source)
    built = run_python("-c", "import setuptools.build_meta as build; build.build_wheel('dist')", cwd=project)
    assert built.returncode == 0, built.stderr
    (found,) = (project / "dist").iterdir()
    return found


def test_the_wheel_holds_every_file_that_the_bot_needs(wheel: Path) -> None:
    assert wheel.name == f"portolan-{VERSION}-py3-none-any.whl"
    held = {name for name in ZipFile(wheel).namelist() if ".dist-info/" not in name}
    assert held == NEEDED


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command, in a fresh environment that has our dependencies, but nothing of this checkout."""
    environment = tmp_path_factory.mktemp("installed") / "environment"
    made = run_python("-m", "venv", "--without-pip", str(environment))
    assert made.returncode == 0, made.stderr
    programs = environment / ("Scripts" if sys.platform == "win32" else "bin")
    put = run_python(
        *("-m", "pip", "--python", str(programs / "python"), "install", "--quiet"),
        *("--no-deps", "--no-index", "--disable-pip-version-check", str(wheel)),
    )
    assert put.returncode == 0, put.stderr
    # Only now, or pip would find a development install there and leave it at that. A path is no site folder:
    # the hook of that install is not run.
    place = sysconfig.get_path("purelib", vars={"base": str(environment), "platbase": str(environment)})
    (Path(place) / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    return programs / "portolan"


def portolan(command: Path, *arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(command), *arguments],
        cwd=cwd,
        env=clean_environment(),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.mark.nightly
async def test_the_installed_command_checks_and_plays(installed: Path, tmp_path: Path) -> None:
    """In a folder where nothing is: the database is made there."""
    assert portolan(installed, "--version", cwd=tmp_path).stdout == f"Portolan {VERSION}\n"
    checked = portolan(installed, "--check", cwd=tmp_path)
    assert (checked.returncode, checked.stderr) == (0, ""), checked
    assert checked.stdout.count(": ok\n") == 6
    assert (tmp_path / "data" / "local.db").exists()
    assert (tmp_path / "data").stat().st_mode & 0o077 == 0, "there will be hands in it"
    with local_table(tmp_path, free_port(), [str(installed)]) as (process, address):
        await asyncio.wait_for(arrival(address), 60)
        process.terminate()
        out, errors = await asyncio.to_thread(process.communicate, timeout=20)
    assert process.returncode == 0
    assert out.strip() == "The games are kept in data/local.db, the chat in data/local-chat.db."
    assert [line for line in errors.splitlines() if not line.endswith("commands synced")] == []


# --- packages of others that have the names of ours --------------------------------------------------------


def alone(folder: Path) -> None:
    """An environment with Portolan only."""
    home = folder / "site"
    (home / "portolan-0.2.0.dist-info").mkdir(parents=True)
    (home / "portolan-0.2.0.dist-info" / "RECORD").write_text("bot.py,,\ndata/__init__.py,,\n")
    shutil.copy(ROOT / "bot.py", home / "bot.py")
    for name in bot.PACKAGES:
        (home / name).mkdir()
        (home / name / "__init__.py").touch()


def another_in_front(folder: Path) -> None:
    alone(folder)
    (folder / "first" / "data").mkdir(parents=True)
    (folder / "first" / "data" / "__init__.py").touch()


def one_is_gone(folder: Path) -> None:
    alone(folder)
    shutil.rmtree(folder / "site" / "render")


def another_in_the_same_folder(folder: Path) -> None:
    alone(folder)
    (folder / "site" / "chartkit-1.0.dist-info").mkdir()
    (folder / "site" / "chartkit-1.0.dist-info" / "RECORD").write_text(
        "chartkit.py,,\nrender/__init__.py,,\n"
    )


def a_folder_in_the_working_directory(folder: Path) -> None:
    """Such as the one with the database: no package, so in nobody's way."""
    alone(folder)
    (folder / "first" / "data").mkdir(parents=True)


@pytest.mark.parametrize(
    ("prepare", "said"),
    [
        (alone, None),
        (another_in_front, "Another package is in the way of ours: data in "),
        (one_is_gone, "A part of Portolan is missing: render."),
        (another_in_the_same_folder, "The package chartkit has a folder render like ours."),
        (a_folder_in_the_working_directory, None),
    ],
    ids=lambda part: getattr(part, "__name__", ""),
)
def test_another_package_in_the_way_is_named(
    prepare: Callable[[Path], None], said: str | None, tmp_path: Path
) -> None:
    prepare(tmp_path)
    program = "import bot; print(bot.in_the_way())"
    path = os.pathsep.join([str(tmp_path / "first"), str(tmp_path / "site")])
    found = run_python("-c", program, cwd=tmp_path, PYTHONPATH=path).stdout.strip()
    if said is None:
        assert found == "None"
    else:
        # A development install is found instead of what is gone.
        assert found.startswith((said, f"Another package is in the way of ours: render in {ROOT}"))
        assert found.endswith(bot.OWN_ENVIRONMENT)


def test_a_start_with_another_package_in_the_way_is_refused(tmp_path: Path) -> None:
    another_in_front(tmp_path)
    path = os.pathsep.join([str(tmp_path / "first"), str(tmp_path / "site")])
    refused = run_python("-c", "import sys, bot; sys.exit(bot.main([]))", cwd=tmp_path, PYTHONPATH=path)
    assert refused.returncode == 1
    assert refused.stderr.startswith("Another package is in the way of ours: data in ")
    assert refused.stderr.count("\n") == 1
