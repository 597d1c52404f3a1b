"""Lobbies: each change adds one to the table's version, and posts its letters. One that depends on how the
lobby was says at which version (`expected_version`), and raises Stale if it has changed since."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from data.models import Letter, TableRow
from data.players import Guest, LobbyPerson, OpenLobby
from engines.computer.players import NORMAL
from engines.contract.core import Seat, Settings

LettersOf = Callable[[TableRow], Sequence[Letter]]
"""The letters about a change, once the table is as the change leaves it."""


def no_letters(row: TableRow) -> Sequence[Letter]:
    return ()


class LobbyStore(Protocol):
    async def create_lobby(
        self,
        *,
        guild_id: int,
        channel_id: int,
        game: str,
        host_id: int,
        language: str,
        settings: Settings,
        key: bytes,
        host: str | None = None,
        salt: str = "",
        lesson: bool = False,
        what_if: bool = False,
        message_id: int | None = None,
        invited: Sequence[int] = (),
        call: bool = False,
        letters: LettersOf = no_letters,
        now: int,
    ) -> TableRow:
        """Create a table, with the `host` of this name in the first seat or without players. `message_id`:
        the message that becomes its card, if there is one already. `call`: the server's role is to be called,
        as often as the managers allow. Raises ChannelTaken where there is one: in the channel, or a `lesson`
        of this game or a `what_if` for this person."""

    async def join(
        self,
        table_id: str,
        *,
        user_id: int,
        name: str,
        salt: str,
        most: int,
        expected_version: int | None = None,
        letters: LettersOf = no_letters,
        now: int,
    ) -> TableRow:
        """`most` is how many seats the game has. Raises AlreadySeated, Barred, LobbyFull, LobbyClosed."""

    async def leave(
        self,
        table_id: str,
        *,
        user_id: int,
        barred: bool = False,
        expected_version: int | None = None,
        letters: LettersOf = no_letters,
        now: int,
    ) -> TableRow:
        """Remove a person; the seats behind move up. The next person becomes host if the host leaves; the
        lobby ends when nobody is left. `barred`: they may not join again. Raises NotSeated, LobbyClosed."""

    async def lobby_people(self, table_id: str) -> list[LobbyPerson]:
        """Who is invited to a lobby, barred from it, or waits for news of it."""

    async def set_guest(self, table_id: str, user_id: int, kind: Guest, on: bool) -> bool:
        """Let somebody be one of these, or not; return whether that was a change. Raises LobbyClosed."""

    async def open_lobbies(self, guild_id: int, limit: int) -> list[OpenLobby]:
        """The lobbies of a guild that are awake, the newest first."""

    async def add_computer(
        self,
        table_id: str,
        *,
        name: str,
        salt: str,
        most: int,
        level: str = NORMAL,
        temperament: str = "",
        expected_version: int | None = None,
        letters: LettersOf = no_letters,
        now: int,
    ) -> TableRow:
        """Raises LobbyFull, LobbyClosed."""

    async def change_level(
        self,
        table_id: str,
        seat: Seat,
        level: str,
        *,
        expected_version: int | None = None,
        letters: LettersOf = no_letters,
        now: int,
    ) -> TableRow:
        """Of the computer player in a lobby's seat. Raises NotSeated where there is none, LobbyClosed."""

    async def remove_computer(
        self,
        table_id: str,
        *,
        seat: Seat | None = None,
        expected_version: int | None = None,
        letters: LettersOf = no_letters,
        now: int,
    ) -> TableRow:
        """Remove the computer player of this seat, or the one that was added last. Raises NotSeated,
        LobbyClosed."""

    async def change_settings(
        self,
        table_id: str,
        settings: Settings,
        *,
        expected_version: int | None = None,
        letters: LettersOf = no_letters,
        now: int,
    ) -> TableRow:
        """Replace all settings of the lobby. Raises LobbyClosed."""
