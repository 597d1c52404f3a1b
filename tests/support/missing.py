"""`python -m pytest --missing <game>`: what a game lacks to be playable, and to be finished.

The game is treated as finished, and the tests that it doesn't owe yet are run: the same that hold the games
which are finished. What is red is missing.
"""

from __future__ import annotations

from textwrap import shorten

import pytest

from engines.contract.stages import Stage
from engines.games.discovery import games

PROPERTY = "owed from"
WIDTH = 120
"""Of a reason: longer ones quote whole pages."""


class Missing:
    """A plugin of pytest."""

    def __init__(self, key: str) -> None:
        known = games(Stage.DRAFT)
        if key not in known:
            raise pytest.UsageError(f"there is no game called {key!r}; there are: {', '.join(known)}")
        self.game = known[key]
        for stage in Stage:
            games(stage)[key] = self.game

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        stages = {item: self._owed_from(item) for item in items}
        config.hook.pytest_deselected(items=[item for item in items if stages[item] <= self.game.stage])
        items[:] = sorted((item for item in items if stages[item] > self.game.stage), key=stages.__getitem__)
        for item in items:
            item.user_properties.append((PROPERTY, stages[item].name))

    def _owed_from(self, item: pytest.Item) -> Stage:
        """Since when this game owes a test; a test that is about something else counts as owed."""
        if self.game.key not in item.name.partition("[")[2].rstrip("]").split("-"):
            return Stage.DRAFT
        mark = item.get_closest_marker("owed_from")
        return Stage.PLAYABLE if mark is None else Stage(mark.args[0])

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.section(f"{self.game.key} is {self.game.stage.name.lower()}")
        red = [*terminalreporter.getreports("failed"), *terminalreporter.getreports("error")]
        for stage in Stage:
            lacking = [report for report in red if (PROPERTY, stage.name) in report.user_properties]
            if lacking:
                terminalreporter.write_line(f"To be {stage.name.lower()}, it lacks:")
            for report in lacking:
                reason = report.longrepr.reprcrash.message.splitlines()[0]
                terminalreporter.write_line(f"  {report.nodeid}: {shorten(reason, WIDTH)}")
