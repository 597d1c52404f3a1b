"""The part of the store's contract that is about people: their results, records and settings; and servers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, Unpack

from data.models import (
    Forgotten,
    Guild,
    GuildChanges,
    Letter,
    Person,
    PersonChanges,
    Rating,
    Result,
    SeatRow,
    TableRow,
)
from engines.core import Raw

SEATS_A_STEP = 10
"""How many seats of a person one transaction empties."""


class PeopleStore(Protocol):
    # results

    async def uncounted(self) -> list[TableRow]:
        """Finished games whose results are not stored yet."""

    async def count(
        self, table_id: str, results: Sequence[Result], ratings: Sequence[Rating], *, now: int
    ) -> None:
        """Store the results of a game, once."""

    async def results(self, *, guild_id: int | None = None, user_id: int | None = None) -> list[Result]:
        """Oldest first; of a server, of a person, or of a person in a server."""

    async def ratings(self, guild_id: int, game: str | None = None) -> list[Rating]:
        """Of a server: in one game, or in all."""

    async def rating(self, guild_id: int, game: str, user_id: int) -> Rating | None:
        """Of one person; None for somebody who has none."""

    async def knows_figures(self, figures: Raw) -> bool:
        """Whether a stored game is or was played with exactly these figures."""

    # records that people gave to /verify: one per person

    async def keep_record(self, user_id: int, record: bytes, *, now: int) -> None:
        """Store a person's record, replacing the former one."""

    async def record_of(self, user_id: int) -> tuple[int, bytes] | None:
        """When it was stored, and its content."""

    async def drop_record(self, user_id: int) -> bool:
        """Return whether there was one."""

    async def drop_records(self, before: int) -> int:
        """Delete those stored before this moment; return how many."""

    # looking back at games

    async def keep_review(self, table_id: str, body: bytes, *, now: int) -> None:
        """Of a table, or of a record."""

    async def review(self, table_id: str) -> bytes | None: ...

    async def drop_reviews(self, before: int) -> None:
        """Delete those of records that are older."""

    # people, guilds and the rest

    async def person(self, user_id: int) -> Person:
        """A person's settings; the defaults for somebody new."""

    async def change_person(self, user_id: int, **changes: Unpack[PersonChanges]) -> Person: ...

    async def direct_channel(self, user_id: int) -> int | None:
        """The channel of a person's direct messages, if a seat of theirs knows it."""

    async def strike_out(self, user_id: int) -> Person:
        """Delete a person's results and ratings, and count none from now on (`Person.counted`)."""

    async def known_of(self, user_id: int) -> dict[str, list[dict[str, Any]]]:
        """Everything stored about a person, by table name, for their export."""

    async def forget(
        self,
        user_id: int,
        *,
        nobody: Callable[[str], str],
        letters: Mapping[str, Sequence[Letter]],
        now: int,
        limit: int = SEATS_A_STEP,
    ) -> Forgotten:
        """Delete a person, in steps: empty some of their seats, in the order of `seats_of`, and with the last
        ones delete everything else. A seat gets the name that `nobody` gives in the table's language, and the
        computer plays it. `letters`, by table, are for the channels of running games: a board among them
        replaces the words of the last one; elsewhere those words are deleted, as they hold names. Letters
        that clear private messages are posted for all tables. Raises Stale while they sit in a lobby."""

    async def seats_of(self, user_id: int, limit: int = SEATS_A_STEP) -> list[SeatRow]:
        """Some seats of a person, in finished games too."""

    async def half_forgotten(self) -> list[int]:
        """People of whom something is still to be deleted."""

    async def guild(self, guild_id: int) -> Guild: ...

    async def change_guild(self, guild_id: int, **changes: Unpack[GuildChanges]) -> Guild: ...

    async def meta(self, key: str) -> str | None:
        """An internal note, such as the hash of the synced commands."""

    async def set_meta(self, key: str, value: str) -> None: ...
