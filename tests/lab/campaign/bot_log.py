"""The log of the bots: errors in it that faults of Discord don't explain."""

from __future__ import annotations

import re

COLOUR = re.compile(r"\x1b\[[0-9;]*m")
RECORD = re.compile(r"^(?=\d{4}-\d\d-\d\d \d\d:\d\d:\d\d )", re.MULTILINE)
BAD = re.compile(r"^\S+ \S+ (ERROR|CRITICAL)\b|^Traceback|^Fatal", re.MULTILINE)
LIBRARY = "discord.app_commands.tree Ignoring exception in autocomplete"
"""discord.py logs like that, whatever we do, that the answer with what can be chosen did not arrive."""
NOT_ARRIVED = ("ServerDisconnectedError", "ClientOSError", "HTTPException", "NotFound", "DiscordServerError")
LENGTH = 1500


def errors(text: str) -> list[str]:
    """What is an error, from its first line on; also a traceback outside of the log."""
    found = [one for one in RECORD.split(COLOUR.sub("", text)) if BAD.search(one)]
    return [one[:300] + " [...] " + one[-LENGTH:] for one in found if not _explained(one)]


def _explained(record: str) -> bool:
    last = record.rstrip().splitlines()[-1]
    return LIBRARY in record and any(name in last for name in NOT_ARRIVED)
