"""Links into Discord."""

from __future__ import annotations

from data.models import TableRow


def channel_url(row: TableRow) -> str:
    """Where a table is played. Its board is the last one there."""
    return f"https://discord.com/channels/{'@me' if row.lesson else row.guild_id}/{row.channel_id}"


def table_url(row: TableRow) -> str:
    """To the board or the lobby card of a table; to its channel while there is neither."""
    message_id = row.board_message_id or row.lobby_message_id
    return f"{channel_url(row)}/{message_id}" if message_id else channel_url(row)
