"""Reports bugs to Sentry, if a setting asks for it. A report holds the kind of the error, the code that the
player has seen and the lines of code where it happened: no message, no values, no names, nothing of a game.

What an error says may be a hand. So the report is built from nothing here, and whatever the library would add
is left out again before it is sent.
"""

from __future__ import annotations

import logging
import traceback
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from data.installation import remedy
from data.settings import BadSettings
from data.version import VERSION

if TYPE_CHECKING:
    from sentry_sdk.types import Event, Hint

ALLOWED = ("event_id", "timestamp", "platform", "level", "release", "exception", "tags", "logger")
"""What may leave this computer."""


class ErrorReports(logging.Handler):
    """Sends each error that is logged with its stack."""

    def __init__(self, dsn: str, **options: Any) -> None:
        """Raises BadSettings."""
        super().__init__(logging.ERROR)
        try:
            from sentry_sdk import Client
            from sentry_sdk.utils import BadDsn
        except ModuleNotFoundError:
            raise BadSettings(
                f"PORTOLAN_SENTRY_DSN needs the package sentry-sdk. {remedy('sentry')}"
            ) from None
        try:
            self.client = Client(
                dsn=dsn,
                release=f"portolan@{VERSION}",
                before_send=allowed,
                default_integrations=False,
                auto_enabling_integrations=False,
                include_local_variables=False,
                include_source_context=False,
                auto_session_tracking=False,
                max_breadcrumbs=0,
                **options,
            )
        except BadDsn:
            raise BadSettings("PORTOLAN_SENTRY_DSN is not the address of a project of Sentry.") from None

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            self.client.capture_event(report(error, str(getattr(record, "code", "")), record.name))

    def close(self) -> None:
        self.client.close(timeout=2)
        super().close()


def report(error: BaseException, code: str, logger: str) -> Event:
    return {
        "level": "error",
        "logger": logger,
        "tags": {"code": code} if code else {},
        "exception": {"values": [_told(one) for one in _causes(error)]},
    }


def allowed(event: Event, hint: Hint) -> Event | None:
    """The wall: only what stands on the list gets through."""
    known: Mapping[str, Any] = event
    kept: Any = {name: known[name] for name in ALLOWED if name in known}
    return kept  # type: ignore[no-any-return]


def _causes(error: BaseException) -> Iterator[BaseException]:
    """The first cause first, as Sentry wants it."""
    if (cause := error.__cause__ or error.__context__) is not None:
        yield from _causes(cause)
    yield error


def _told(error: BaseException) -> dict[str, Any]:
    frames = [
        {
            "filename": "/".join(Path(frame.filename).parts[-3:]),
            "function": frame.name,
            "lineno": frame.lineno,
        }
        for frame in traceback.extract_tb(error.__traceback__)
    ]
    kind = type(error)
    return {"type": kind.__name__, "module": kind.__module__, "stacktrace": {"frames": frames}}
