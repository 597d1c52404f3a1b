"""Check the requests between the bot and SimCord.

SimCord keeps a log of all requests, but without the uploaded files. So the checker replaces the function
through which every request of every environment passes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from io import SEEK_END
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from simcord.http import router

from cogs.local_table.limits.complaints import Upload
from tests.discord_contract import limits, openapi
from tests.discord_contract.request import Request, Sent

_dispatch = router.dispatch


def check(requests: Iterable[Sent]) -> list[str]:
    """The complaints about these requests, for instance about `env.http_requests`."""
    return [
        f"{request.method} {request.path}: {sentence}"
        for request in requests
        for sentence in (_about_commands(request) if _syncs_commands(request) else _about(request))
    ]


def _about(request: Sent) -> list[str]:
    method, path, body = request.method, request.path, request.json
    said = list(limits.complaints(method, path, body, getattr(request, "files", None)))
    if (description := openapi.description()) is not None:
        said += description.complaints(method, path, body)
    return said


def _syncs_commands(request: Sent) -> bool:
    return request.method == "PUT" and request.path.endswith("/commands")


_synced: dict[tuple[object, str, bytes], list[str]] = {}


def _about_commands(request: Sent) -> list[str]:
    """Every start of the bot sends the same commands in every language: check them once."""
    key = openapi.description(), request.path, msgspec.json.encode(request.json)
    if key not in _synced:
        _synced[key] = _about(request)
    return _synced[key]


class RequestChecker:
    """Checks every request as it is sent, and collects the complaints."""

    def __init__(self) -> None:
        self.seen = 0
        self.complaints: list[str] = []
        self._taken = 0

    def take(self) -> list[str]:
        """Return the complaints since the last call, and drop them: the test deals with them."""
        fresh = self.complaints[self._taken :]
        self._taken = len(self.complaints)
        return fresh

    def verify(self) -> None:
        """Fail with all complaints that no test has taken."""
        if fresh := self.take():
            raise AssertionError("Discord would refuse what the bot sends:\n  " + "\n  ".join(fresh))

    def dispatch(
        self, backend: Any, method: str, path: str, *, json: Any = None, files: Any = None, **more: Any
    ) -> Any:
        self.seen += 1
        self.complaints += check([Request(method, path, json, tuple(map(_upload, files or ())))])
        return _dispatch(backend, method, path, json=json, files=files, **more)


@contextmanager
def checked_requests() -> Iterator[RequestChecker]:
    """Check everything that is sent meanwhile, in any environment. With nested checkers, the innermost one
    sees it."""
    checker = RequestChecker()
    with patch.object(router, "dispatch", checker.dispatch):
        yield checker


def report_missing_description(terminal: pytest.TerminalReporter) -> None:
    """For the hook pytest_terminal_summary: say once per run if Discord's description was missing."""
    if (missing := openapi.absence()) is not None:
        terminal.write_sep("-", "requests to Discord", yellow=True)
        terminal.write_line(missing, yellow=True)


def _upload(file: Any) -> Upload:
    """Name and size of a discord.File; its position is restored."""
    place = file.fp.tell()
    size = file.fp.seek(0, SEEK_END)
    file.fp.seek(place)
    return Upload(file.filename, size)
