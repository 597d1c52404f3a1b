"""What a process does again because another one was faster at the same table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from data.models import Stale

ATTEMPTS = 12
"""More often nobody is overtaken. Then the table is another one than was thought, and people are told."""

P = ParamSpec("P")
R = TypeVar("R")


def again_when_stale(act: Callable[P, Awaitable[R]]) -> Callable[P, Coroutine[Any, Any, R]]:
    """For something that begins with loading a table and ends with writing one change: if the table has
    changed in between, nothing was written, and it is done again at the table as it is then. So nobody
    notices that two people have pressed at once in two processes, as long as both presses are possible."""

    @wraps(act)
    async def acting(*args: P.args, **kwargs: P.kwargs) -> R:
        for _ in range(ATTEMPTS - 1):
            try:
                return await act(*args, **kwargs)
            except Stale:
                continue
        return await act(*args, **kwargs)

    return acting
