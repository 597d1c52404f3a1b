"""Listening on the wire between the bot and SimCord.

SimCord keeps a log of all requests, but without the uploaded files; so we stand at its door, where every
request of every environment comes through, and check it there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from io import SEEK_END
from typing import Any
from unittest.mock import patch

import pytest
from simcord.http import router

from tests.discord_contract import limits, openapi
from tests.discord_contract.request import Request, Sent, Upload

_dispatch = router.dispatch


def check(requests: Iterable[Sent]) -> list[str]:
    """What is wrong with these requests, in words; `env.http_requests` will do."""
    complaints = []
    description = openapi.description()
    for request in requests:
        method, path, body = request.method, request.path, request.json
        said = list(limits.complaints(method, path, body, getattr(request, "files", None)))
        if description is not None:
            said += description.complaints(method, path, body)
        complaints += [f"{method} {path}: {sentence}" for sentence in said]
    return complaints


class Wire:
    """Checks every request as it goes out, and remembers the complaints."""

    def __init__(self) -> None:
        self.seen = 0
        self.complaints: list[str] = []
        self._taken = 0

    def take(self) -> list[str]:
        """The complaints since the last call; a test that took them has dealt with them."""
        fresh = self.complaints[self._taken :]
        self._taken = len(self.complaints)
        return fresh

    def verify(self) -> None:
        """Fail, with all complaints that no test has taken."""
        if fresh := self.take():
            raise AssertionError("Discord would refuse what the bot sends:\n  " + "\n  ".join(fresh))

    def dispatch(
        self, backend: Any, method: str, path: str, *, json: Any = None, files: Any = None, **more: Any
    ) -> Any:
        self.seen += 1
        self.complaints += check([Request(method, path, json, tuple(map(_upload, files or ())))])
        return _dispatch(backend, method, path, json=json, files=files, **more)


@contextmanager
def watch() -> Iterator[Wire]:
    """Check all that is sent meanwhile, in whatever environment. The innermost watch gets to see it."""
    wire = Wire()
    with patch.object(router, "dispatch", wire.dispatch):
        yield wire


def report(terminal: pytest.TerminalReporter) -> None:
    """For the hook pytest_terminal_summary: say once a run that Discord's description was not there."""
    if (missing := openapi.absence()) is not None:
        terminal.write_sep("-", "requests to Discord", yellow=True)
        terminal.write_line(missing, yellow=True)


def _upload(file: Any) -> Upload:
    """Name and size of a discord.File, which is left as it was found."""
    place = file.fp.tell()
    size = file.fp.seek(0, SEEK_END)
    file.fp.seek(place)
    return Upload(file.filename, size)
