"""Every game has the same shape, so that anyone who knows one finds their way in the others."""

from __future__ import annotations

import ast
import importlib
from inspect import isclass
from pathlib import Path

import pytest

import engines
from engines import AnyGame
from engines.kit.actions import Actions
from engines.kit.board import BoardOf, PlayOf
from engines.kit.game import Game
from tests.support.stages import FINISHED

ROOT = Path(engines.__file__).parent / "games"
MODULES = (
    "rules",
    "figures",
    "state",
    "moves",
    "board",
    "play",
    "setup",
    "flow",
    "scoring",
    "names",
    "redeal",
    "invariants",
    "views/view",
    "views/observe",
    "views/describe",
    "views/glossary",
    "views/cautions",
    "computer/decisions",
    "computer/sight",
    "computer/worth",
    "computer/reasons",
)
PACKAGES = ("actions", "computer", "views")


@pytest.mark.parametrize("game", FINISHED)
def test_every_module_is_there(game: AnyGame) -> None:
    found = {path.relative_to(ROOT / game.key).as_posix() for path in (ROOT / game.key).rglob("*.py")}
    wanted = {
        "__init__.py",
        *(f"{name}.py" for name in MODULES),
        *(f"{name}/__init__.py" for name in PACKAGES),
    }
    assert sorted(wanted - found) == []


@pytest.mark.parametrize("game", FINISHED)
def test_every_module_says_what_it_is_about(game: AnyGame) -> None:
    silent = [
        path.relative_to(ROOT).as_posix()
        for path in sorted((ROOT / game.key).rglob("*.py"))
        if not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert silent == []


@pytest.mark.parametrize("game", FINISHED)
def test_the_game_stands_on_the_kit(game: AnyGame) -> None:
    package = f"engines.games.{game.key}"
    assert isinstance(game, Game)
    assert type(game).__module__ == f"{package}.rules"
    assert (game.figures_type.__module__, game.state_type.__module__) == (
        f"{package}.figures",
        f"{package}.state",
    )
    assert (game.board_type.__module__, game.play_type.__module__) == (f"{package}.board", f"{package}.play")
    assert issubclass(game.board_type, BoardOf)
    assert issubclass(game.play_type, PlayOf)
    assert issubclass(game.play_type, game.board_type)
    assert game.board_type.game == game.key


@pytest.mark.parametrize("game", FINISHED)
def test_the_actions_are_a_table_made_of_phases(game: AnyGame) -> None:
    assert isinstance(game, Game)
    actions = importlib.import_module(f"engines.games.{game.key}.actions")
    assert isinstance(actions.ACTIONS, Actions)
    assert game.actions is actions.ACTIONS
    assert callable(actions.kinds)
    assert len(list((ROOT / game.key / "actions").glob("[!_]*.py"))) > 1


@pytest.mark.parametrize("game", FINISHED)
def test_computer_players_think_in_the_same_words(game: AnyGame) -> None:
    package = f"engines.games.{game.key}.computer"
    assert isclass(importlib.import_module(f"{package}.sight").Sight)
    assert isclass(importlib.import_module(f"{package}.worth").Appraisal)
    judges = type(game).lead is not Game.lead
    assert (ROOT / game.key / "computer" / "standing.py").exists() == judges
    if judges:
        standing = importlib.import_module(f"{package}.standing")
        assert importlib.import_module(package).lead is standing.lead
