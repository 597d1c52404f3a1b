"""The log, as text for people or as JSON for programs. Each entry names the table and the interaction that it
is about, and an error the code that a player has seen."""

from __future__ import annotations

import copy
import logging
from datetime import UTC, datetime

import discord
import msgspec
from aiohttp.http_exceptions import HttpProcessingError

from cogs.monitoring import task_context
from data.settings import Settings

log = logging.getLogger(__name__)


def set_up_logging(settings: Settings) -> None:
    discord.utils.setup_logging(level=logging.getLevelName(settings.log_level))
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody talks here
    # At DEBUG these two print payloads, and payloads hold hands.
    logging.getLogger("discord.http").setLevel(logging.WARNING)
    logging.getLogger("discord.gateway").setLevel(logging.WARNING)
    logging.getLogger("aiohttp.server").addFilter(_is_ours)
    for handler in logging.getLogger().handlers:
        plain = handler.formatter or logging.Formatter()
        handler.setFormatter(JsonFormatter() if settings.log_format == "json" else TextFormatter(plain))
    for hint in settings.hints:
        log.warning("%s", hint)


def _is_ours(record: logging.LogRecord) -> bool:
    """Whether an error is more than a malformed request, which was answered with 400 and is its sender's."""
    return record.exc_info is None or not isinstance(record.exc_info[1], HttpProcessingError)


def about(record: logging.LogRecord) -> dict[str, str]:
    """What an entry is about, as far as it is known."""
    found = {
        "table": task_context.table(),
        "interaction": task_context.interaction(),
        "code": getattr(record, "code", None),
    }
    return {name: str(value) for name, value in found.items() if value is not None}


class TextFormatter(logging.Formatter):
    """As another formatter has it, with what the entry is about at the end of its line."""

    def __init__(self, plain: logging.Formatter) -> None:
        super().__init__()
        self.plain = plain

    def format(self, record: logging.LogRecord) -> str:
        named = " ".join(f"{name}={value}" for name, value in about(record).items())
        if named:
            record = copy.copy(record)
            record.msg, record.args = f"{record.getMessage()} [{named}]", ()
        return self.plain.format(record)


class JsonFormatter(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        entry = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **about(record),
        }
        if record.exc_info and record.exc_info[0] is not None:
            entry["error"] = record.exc_info[0].__name__
            entry["stack"] = self.formatException(record.exc_info)
        return msgspec.json.encode(entry).decode()
