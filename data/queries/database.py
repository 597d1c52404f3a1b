"""How a query is written: against `Sql`, and turned into a call by `reading` or `writing`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Iterable, Sequence
from functools import wraps
from typing import Any, Concatenate, NamedTuple, ParamSpec, Protocol, TypeVar

Values = Sequence[Any]
"""For the question marks of a statement."""
P = ParamSpec("P")
R = TypeVar("R")


class Row(Protocol):
    """A row that was found, by the names of its columns."""

    def __getitem__(self, column: str, /) -> Any: ...

    def keys(self) -> Iterable[str]: ...


class Dialect(NamedTuple):
    """The few expressions that differ between databases."""

    part: str
    """The number that stands in a letter's body under a key; the key is put in by `format`."""
    without: str
    """A letter's body without a key."""


class Sql(Protocol):
    """One transaction: runs a statement and gives all its rows."""

    @property
    def dialect(self) -> Dialect: ...

    async def __call__(self, statement: str, values: Values = ()) -> Sequence[Row]: ...

    async def hold(self, table_id: str) -> None:
        """Let nobody else change this table, or what belongs to it, before the end of the transaction."""

    async def hold_person(self, user_id: int) -> None:
        """The same for what is kept of a person."""


Query = Callable[[Sql], Coroutine[Any, Any, R]]


class Database(ABC):
    """Runs queries, each as one transaction."""

    @abstractmethod
    async def _read(self, query: Query[R]) -> R:
        """Everything it finds was there at one moment."""

    @abstractmethod
    async def _write(self, query: Query[R]) -> R:
        """All of it is on the disk at the end, or nothing. It may be run again, after a race that was lost
        against another process."""


S = TypeVar("S", bound=Database)


def reading(
    query: Callable[Concatenate[S, Sql, P], Coroutine[Any, Any, R]],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, R]]:
    """Turn a query into a call to be awaited."""

    @wraps(query)
    async def call(self: S, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return await self._read(lambda sql: query(self, sql, *args, **kwargs))

    return call


def writing(
    query: Callable[Concatenate[S, Sql, P], Coroutine[Any, Any, R]],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, R]]:
    """Like `reading`, for a change. A cancelled caller has to look whether it happened: it is whole or not
    there."""

    @wraps(query)
    async def call(self: S, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return await self._write(lambda sql: query(self, sql, *args, **kwargs))

    return call
