"""Links into Discord."""

from __future__ import annotations

from data.models import TableRow


def table_url(row: TableRow) -> str:
    """To the board or the lobby card of a table; to its channel while there is neither."""
    channel = f"https://discord.com/channels/{row.guild_id}/{row.channel_id}"
    message_id = row.board_message_id or row.lobby_message_id
    return f"{channel}/{message_id}" if message_id else channel
