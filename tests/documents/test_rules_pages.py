"""docs/rules: a page for every game, with every section that is cited and the figures as they are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engines import AnyGame, games
from engines.contract.stages import Stage
from engines.kit.actions import tag
from engines.kit.figures_files import figures_file, numbers_file, read
from tests.support.project import ROOT, project_files
from tests.support.rules_pages import CITATION, FOLDER, NOTHING, Page, at, leaves, origin, shown
from tests.support.stages import FINISHED

CITING = (
    "engines/games/{game}",
    "render/{game}",
    "tests/engines/games/{game}",
    "tests/render/{game}",
    "docs/rules/{game}.md",
)
TEST_NAME = re.compile(r'(?<=def test_)\w+|(?<=id=")\w+')
CASE = re.compile(r"(?<=_)([GRT])0*(\d+)(?=_)")
TEXTS = ROOT / "data" / "text" / "en"


@pytest.fixture(params=FINISHED)
def game(request: pytest.FixtureRequest) -> AnyGame:
    found: AnyGame = request.param
    return found


@pytest.fixture
def page(game: AnyGame) -> Page:
    return Page.of(game.key)


def test_every_game_has_a_page(game: AnyGame) -> None:
    assert (FOLDER / f"{game.key}.md").exists()
    assert f"({game.key}.md)" in (FOLDER / "README.md").read_text(encoding="utf-8")


def test_every_page_has_a_game() -> None:
    pages = {path.stem for path in FOLDER.glob("*.md") if path.name != "README.md"}
    assert pages <= games(Stage.DRAFT).keys()


# --- citations ---------------------------------------------------------------------------------------------


def cited(game: str) -> Iterator[tuple[Path, int, str]]:
    """Every citation of this game's rules: file, line, number."""
    places = [place.format(game=game) for place in CITING]
    for path in project_files():
        name = path.relative_to(ROOT)
        if name.suffix in (".py", ".md") and any(map(name.is_relative_to, places)):
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                for citation in CITATION.finditer(line):
                    yield name, number, citation[1] or ""


def test_every_citation_names_a_section_that_exists(page: Page) -> None:
    missing = [f"{path}:{line}: §{number}" for path, line, number in cited(page.game) if not page.has(number)]
    assert not missing, "\n".join([f"not in docs/rules/{page.game}.md:", *missing])


def test_nothing_can_be_cited_twice(page: Page) -> None:
    assert [anchor for anchor in page.anchors if page.anchors.count(anchor) > 1] == []


def test_every_page_has_the_same_sections(page: Page) -> None:
    sections = [anchor for anchor in page.anchors if anchor.isdecimal()]
    assert sections == [str(number) for number in range(1, 14)]


def test_rulings_and_cases_are_numbered_without_gaps(page: Page) -> None:
    for prefix in ("9-", "T", "G", "R", "D"):
        numbers = [anchor.removeprefix(prefix) for anchor in page.anchors if anchor.startswith(prefix)]
        assert numbers == [str(number) for number in range(1, len(numbers) + 1)], prefix


def cases_with_tests(game: str) -> set[str]:
    """The cases that tests have in their names: test_t01_..., or "T1 ..." as the id of a parameter."""
    folder = ROOT / "tests" / "engines" / "games" / game
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("test_*.py")))
    names = "_".join(TEST_NAME.findall(text)).upper()
    return {letter + number for letter, number in CASE.findall(f"_{names}_")}


def test_every_golden_case_has_a_test_of_its_name(page: Page) -> None:
    found = cases_with_tests(page.game)
    cases = [anchor for anchor in page.anchors if anchor[0] in "GTR"]
    assert [case for case in cases if case not in found] == []


# --- tables ------------------------------------------------------------------------------------------------


def test_tables_are_well_formed(page: Page) -> None:
    for table in page.tables:
        where = f"{page.game}.md:{table.line}"
        assert table.rows, where
        assert set("".join(table.rows[0])) == {"-"}, where
        assert [row for row in table.rows if len(row) != len(table.head)] == [], where


def everything(game: str) -> dict[str, Any]:
    """The figures of a game and those of its computer player."""
    return {**read(figures_file(game)), "computer": read(numbers_file(game))}


def test_quoted_figures_agree_with_the_figures_file(page: Page) -> None:
    figures = everything(page.game)
    wrong = []
    for path, text, mark, line in page.figures():
        value = at(figures, path)
        expected = NOTHING if value is None else shown(value)
        if text != expected:
            wrong.append(f"{page.game}.md:{line}: {path} is {expected}, not {text}")
        elif value is not None and mark != origin(figures, path):
            wrong.append(f"{page.game}.md:{line}: {path} is from {origin(figures, path)}, not {mark}")
    assert not wrong, "\n".join(wrong)


def test_every_figure_is_quoted(page: Page) -> None:
    quoted = {figure.path for figure in page.figures()}

    def is_quoted(path: str) -> bool:
        keys = path.split(".")
        return any(".".join(keys[:depth]) in quoted for depth in range(1, len(keys) + 1))

    assert [path for path in leaves(everything(page.game)) if not is_quoted(path)] == []


# --- settings, moves, refusals -----------------------------------------------------------------------------


def test_the_settings_are_those_of_the_lobby(game: AnyGame, page: Page) -> None:
    table = page.table("settings")
    quoted = [(*table._replace(rows=[row]).keys(), row[1], row[2]) for row in table.rows]
    assert quoted == [(one.key, ", ".join(one.choices), one.default) for one in game.settings]


def test_the_moves_are_those_of_the_game(game: AnyGame, page: Page) -> None:
    assert sorted(page.table("moves").keys()) == sorted(map(tag, game.moves))


def test_the_refusals_are_those_of_the_texts(page: Page) -> None:
    prefix = f"{page.game}-no-"
    text = (TEXTS / f"{page.game}.ftl").read_text(encoding="utf-8")
    reasons = [
        line.split(" =")[0].removeprefix(prefix) for line in text.splitlines() if line.startswith(prefix)
    ]
    assert sorted(page.table("refusals").keys()) == sorted(reasons)
