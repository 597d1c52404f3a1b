"""A request to Discord, as the checks see it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from cogs.local_table.limits.complaints import Upload


class Sent(Protocol):
    """What the checks need of a request; SimCord's log entries fit too."""

    @property
    def method(self) -> str: ...
    @property
    def path(self) -> str: ...
    @property
    def json(self) -> Any: ...


@dataclass(frozen=True)
class Request:
    """The JSON body is the `payload_json` part where there are files. `files` is None where they are unknown:
    SimCord's own log does not keep them."""

    method: str
    path: str
    json: Any = None
    files: tuple[Upload, ...] | None = None
