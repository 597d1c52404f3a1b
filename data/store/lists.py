"""The lists of open lobbies that stand in channels, and the roles that are called for new ones."""

from __future__ import annotations

from typing import Protocol

from data.models import Guild


class ListStore(Protocol):
    async def lists_due(self, now: int, limit: int) -> list[Guild]:
        """Guilds whose list is to be shown anew, the longest waiting first."""

    async def claim_list(self, guild_id: int, now: int, again: int) -> Guild | None:
        """Take it upon oneself to show a list that is due; if that comes to nothing, it is due `again`. None:
        somebody else has done so, or there is nothing to show."""

    async def list_shown(
        self,
        guild_id: int,
        *,
        claimed: int,
        message_id: int | None,
        called: bool = False,
        uncalled: bool = False,
        now: int,
    ) -> None:
        """Note the message of a list that was `claimed` until then. What has changed since is due at once.
        The role was `called` with it; or nobody has to be called any longer (`uncalled`)."""

    async def plan_list(self, guild_id: int, at: int | None, *, claimed: int) -> None:
        """Show a list that was claimed then, unless it is due before; None: not before a lobby changes."""

    async def list_lost(self, guild_id: int, channel_id: int) -> None:
        """The channel of a list is gone: there is none, unless another channel was chosen meanwhile."""
