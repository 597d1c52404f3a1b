"""A sixth game in one file: a draft owes little and is offered to nobody; what it lacks is listed."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from engines.contract.stages import Stage
from tests.support.project import ROOT, project_files, run_python

KEY = "race"
OWED_BY_A_DRAFT = {"test_walks", "test_secrets", "test_redeal", "test_golden"}
PROMISES = (
    "tests/conformance",
    "tests/data/texts",
    "tests/documents/test_rules_pages.py",
    "tests/engines/games/test_shape.py",
    "tests/render/test_games.py",
)
"""Some of the places with promises of a game."""
OFFERS = (
    "tests/cogs/stories/test_first_contact.py",
    "tests/documents/test_command_names.py::test_every_command_and_option_has_a_german_name",
    "tests/project/test_project.py::test_the_commands_are_those_of_the_bot",
    "tests/data/texts/test_texts.py",
)
"""Commands and their choices, the games of /play, rules and help. A draft has neither texts nor pictures: it
can't be shown without an error."""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project with Race as a draft."""
    copy = tmp_path_factory.mktemp("project")
    for path in project_files():
        there = copy / path.relative_to(ROOT)
        there.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, there)
    subprocess.run(["git", "init", "-q"], cwd=copy, check=True)
    put(copy, Stage.DRAFT)
    done = run_python("-m", "tests.conformance.golden_games", KEY, cwd=copy)
    assert done.returncode == 0, done.stderr
    return copy


def put(project: Path, stage: Stage) -> None:
    source = (ROOT / "tests" / "engines" / "kit" / "race.py").read_text(encoding="utf-8")
    assert source.count("= Stage.DRAFT") == 1
    game = source.replace("= Stage.DRAFT", f"= Stage.{stage.name}")
    (project / "engines" / "games" / "race.py").write_text(game, encoding="utf-8")


def run(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return run_python("-m", "pytest", "-p", "no:cacheprovider", "-n", "0", *arguments, cwd=project)


def test_a_draft_owes_walks_secrets_and_a_golden_game(project: Path) -> None:
    done = run(project, "-vv", "tests/conformance", "-k", "race")
    assert done.returncode == 0, done.stdout
    kept = re.findall(r"(test_\w+)\.py::\w+\[race\] PASSED", done.stdout)
    assert set(kept) == OWED_BY_A_DRAFT
    assert len(kept) > 15


def test_nobody_is_offered_a_draft(project: Path) -> None:
    done = run(project, *OFFERS)
    assert done.returncode == 0, done.stdout


def test_what_a_draft_lacks_is_what_is_red_when_it_is_called_finished(project: Path) -> None:
    """And no more is asked of the other games meanwhile."""
    done = run(project, "--missing", KEY, *PROMISES)
    assert done.returncode == 1
    playable, finished = (
        set(re.findall(r"^  (tests/\S+): \S", part, re.MULTILINE))
        for part in done.stdout.partition("race is draft")[2].split("To be finished, it lacks:")
    )
    assert "tests/render/test_games.py::test_every_board_marks_the_computer_players[race]" in playable
    assert "tests/data/texts/test_texts.py::test_every_game_has_the_common_texts[race]" in playable
    assert "tests/documents/test_rules_pages.py::test_every_game_has_a_page[race]" in finished
    assert "tests/engines/games/test_shape.py::test_every_module_is_there[race]" in finished
    put(project, Stage.FINISHED)
    done = run(project, "-k", "race", *PROMISES)
    put(project, Stage.DRAFT)
    assert done.returncode == 1
    assert set(re.findall(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)) == playable | finished


def test_only_a_game_that_is_there_can_lack_something(project: Path) -> None:
    done = run(project, "--missing", "chess", "tests/conformance")
    assert done.returncode != 0
    assert "there is no game called 'chess'; there are: " in done.stderr
