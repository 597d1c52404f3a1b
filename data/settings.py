"""The settings of the person who runs the bot: from the environment, or from a file called .env."""

from __future__ import annotations

import difflib
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote, urlsplit

import dotenv

DOTENV = Path(".env")
PREFIX = "PORTOLAN_"
FOR_TESTS = "PORTOLAN_TEST_"
"""What the tests read from the environment."""
MOST_PROCESSES = 16
MOST_THINKING_PROCESSES = 64
MOST_REQUESTS = 50
"""Discord allows a bot no more in a second."""
MOST_SHARDS = 16_384
LOG_FORMATS = ("text", "json")
OFF = "off"
LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")


class BadSettings(Exception):
    """A setting that can't be used. The message is one sentence that names it."""


def _token(text: str) -> str:
    if any(not "!" <= character <= "~" for character in text):
        raise ValueError("a token of Discord, without spaces")
    return text


def is_url(text: str) -> bool:
    """Whether this names a server, not a file."""
    return "://" in text


def database_url(text: str) -> str:
    """Raises ValueError for what names no server."""
    try:
        parts = urlsplit(text)
        named = (parts.hostname or "host=" in parts.query) and (parts.port or True)
    except ValueError:  # the port is no number
        named = False
    if not named or parts.scheme not in ("postgresql", "postgres"):
        raise ValueError("the address of a PostgreSQL database: postgresql://user:password@server/database")
    return text


def _whole(low: int, high: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and low <= int(text) <= high):
            raise ValueError(f"a whole number from {low} to {high}")
        return int(text)

    return read


def _shard_ids(text: str) -> tuple[int, ...]:
    """Numbers and ranges, such as 0-3,6."""
    found: set[int] = set()
    for part in text.split(","):
        match = re.fullmatch(r"\s*(\d{1,5})(?:\s*-\s*(\d{1,5}))?\s*", part, re.ASCII)
        if match is None or not int(match[1]) <= int(match[2] or match[1]) < MOST_SHARDS:
            raise ValueError("numbers of shards, such as 0-3 or 0,2,5")
        found |= set(range(int(match[1]), int(match[2] or match[1]) + 1))
    return tuple(sorted(found))


def _web_address(text: str) -> str:
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
        raise ValueError("the address of a server, such as http://localhost:8080/api/v10")
    return text.rstrip("/")


def _level(text: str) -> str:
    if text.upper() not in LOG_LEVELS:
        raise ValueError(f"one of {', '.join(LOG_LEVELS)}")
    return text.upper()


def _format(text: str) -> str:
    if text.lower() not in LOG_FORMATS:
        raise ValueError(f"one of {', '.join(LOG_FORMATS)}")
    return text.lower()


class Address(NamedTuple):
    """Where the bot answers those who watch it."""

    host: str
    port: int

    @property
    def reachable(self) -> str:
        """The same for somebody on this computer."""
        everywhere = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}
        named = f"[{self.host}]" if ":" in self.host else self.host
        return f"{everywhere.get(self.host, named)}:{self.port}"

    def __str__(self) -> str:
        return f"{self.host}:{self.port}"


LOOPBACK = "127.0.0.1"
HEALTH = Address(LOOPBACK, 8766)


def _address(text: str) -> Address | None:
    """None: off."""
    if text.lower() == OFF:
        return None
    host, _, port = text.rpartition(":")
    host = host.removeprefix("[").removesuffix("]") or LOOPBACK
    known = re.fullmatch(r"[A-Za-z0-9.:-]+", host)
    if not (known and port.isascii() and port.isdigit() and 1 <= int(port) <= 65535):
        raise ValueError(f"{OFF}, a port, or a host and a port such as {LOOPBACK}:8766")
    return Address(host, int(port))


def _sentry(text: str) -> str:
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.username or not parts.path.strip("/"):
        raise ValueError("the DSN of a project of Sentry: https://key@server/project")
    return text


def _guild(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 0 < int(text) < 1 << 63):
        raise ValueError("the id of a Discord server, digits only")
    return int(text)


@dataclass(frozen=True)
class Settings:
    """Every setting. Their explanations for people are in .env.example."""

    token: str | None = field(default=None, repr=False)
    """None: the local table is opened instead."""
    db: Path = Path("data/portolan.db")
    backups: Path | None = None
    """None: in a folder "backups" beside the database."""
    database_url: str | None = field(default=None, repr=False)
    """Of a PostgreSQL database, which takes the place of the file; with its password."""
    database_password_file: Path | None = None
    """Where that password was read from, if the address was given without it."""
    local_port: int = 8765
    local_db: Path = Path("data/local.db")
    log_level: str = "INFO"
    log_format: str = "text"
    health: Address | None = HEALTH
    """The port for those who watch the bot; None: off."""
    sentry_dsn: str | None = field(default=None, repr=False)
    dev_guild: int | None = None
    drawing_processes: int | None = None
    """Processes that draw pictures; 0: a thread of the bot draws; None: one less than there are cores."""
    thinking_processes: int | None = None
    """Processes in which computer players think ahead; None: one less than there are cores, but one."""
    requests_per_second: int = 45
    """Requests to Discord beside answers to interactions, which allows a bot 50 altogether."""
    shards: int = 1
    """Into how many parts Discord divides the servers, for all processes together."""
    shard_ids: tuple[int, ...] | None = None
    """Those of this process; None: all."""
    discord_api: str | None = None
    """Where requests to Discord go instead of to Discord itself: to a proxy that keeps to its limits."""
    outdated: tuple[str, ...] = ()
    """Names that were given, and are settings no longer."""

    def for_local_table(self) -> Settings:
        """The same with the local table's own database."""
        alone: dict[str, Any] = {"shards": 1, "shard_ids": None, "discord_api": None}
        return replace(self, db=self.local_db, database_url=None, **alone)

    @property
    def hints(self) -> list[str]:
        """Sentences for whoever runs the bot."""
        return [f"{name} is no longer a setting. The bot ignores it." for name in self.outdated]

    @property
    def own_shards(self) -> tuple[int, ...]:
        """The shards of this process."""
        return tuple(range(self.shards)) if self.shard_ids is None else self.shard_ids

    @property
    def own_requests_per_second(self) -> int:
        """This process's part of what Discord allows the bot: as large as its part of the shards. A proxy
        divides by itself."""
        if self.discord_api is not None:
            return self.requests_per_second
        return max(1, self.requests_per_second * len(self.own_shards) // self.shards)

    @classmethod
    def from_env(cls, env: Mapping[str, str] | None = None, file: Path | None = DOTENV) -> Settings:
        """Read the environment first, then the file, then the defaults. Empty variables count as missing."""
        given = _given(env, file)
        _check_names(given)
        chosen: dict[str, Any] = {
            variable.field: variable.value(name, given[name])
            for name, variable in VARIABLES.items()
            if name in given
        }
        outdated = tuple(name for name in OUTDATED if name in given)
        settings = _with_password(cls(**chosen, outdated=outdated))
        _check_shards(settings)
        return settings


def health_address(env: Mapping[str, str] | None = None, file: Path | None = DOTENV) -> Address | None:
    """Where a bot with these settings answers those who watch it; None if it doesn't. Whoever only asks how
    it is needs no other setting to be right."""
    name = "PORTOLAN_HEALTH"
    given = _given(env, file)
    address: Address | None = VARIABLES[name].value(name, given[name]) if name in given else HEALTH
    return address


class Variable(NamedTuple):
    field: str
    read: Callable[[str], Any]
    """Raises ValueError with what the value should be."""
    secret: bool = False

    def value(self, name: str, text: str) -> Any:
        try:
            return self.read(text)
        except ValueError as error:
            shown = "" if self.secret else f", not {text!r}"
            raise BadSettings(f"{name} must be {error}{shown}.") from None


VARIABLES = {
    "DISCORD_TOKEN": Variable("token", _token, secret=True),
    "PORTOLAN_DB": Variable("db", Path),
    "PORTOLAN_BACKUPS": Variable("backups", Path),
    "PORTOLAN_DATABASE_URL": Variable("database_url", database_url, secret=True),
    "PORTOLAN_DATABASE_PASSWORD_FILE": Variable("database_password_file", Path),
    "PORTOLAN_LOCAL_PORT": Variable("local_port", _whole(1, 65535)),
    "PORTOLAN_LOCAL_DB": Variable("local_db", Path),
    "PORTOLAN_LOG_LEVEL": Variable("log_level", _level),
    "PORTOLAN_LOG_FORMAT": Variable("log_format", _format),
    "PORTOLAN_HEALTH": Variable("health", _address),
    "PORTOLAN_SENTRY_DSN": Variable("sentry_dsn", _sentry, secret=True),
    "PORTOLAN_DEV_GUILD": Variable("dev_guild", _guild),
    "PORTOLAN_DRAWING_PROCESSES": Variable("drawing_processes", _whole(0, MOST_PROCESSES)),
    "PORTOLAN_THINKING_PROCESSES": Variable("thinking_processes", _whole(1, MOST_THINKING_PROCESSES)),
    "PORTOLAN_REQUESTS_PER_SECOND": Variable("requests_per_second", _whole(1, MOST_REQUESTS)),
    "PORTOLAN_SHARDS": Variable("shards", _whole(1, MOST_SHARDS)),
    "PORTOLAN_SHARD_IDS": Variable("shard_ids", _shard_ids),
    "PORTOLAN_DISCORD_API": Variable("discord_api", _web_address),
}
OUTDATED = (
    "PORTOLAN_COMPUTER_PAUSE",
    "PORTOLAN_REACTION_HOURS",
    "PORTOLAN_THINKING_SECONDS",
    "PORTOLAN_THINKING_BUDGET",
    "PORTOLAN_REVIEW_PLAYOUTS",
    "PORTOLAN_OPEN_LOBBIES",
    "PORTOLAN_LOBBIES_PER_MINUTE",
    "PORTOLAN_JOINS_PER_MINUTE",
    "PORTOLAN_SECRET_MOVES_PER_MINUTE",
    "PORTOLAN_UNDOS_PER_MINUTE",
)
"""What could be set once. Where somebody still does, the bot starts and says so."""


def _given(env: Mapping[str, str] | None, file: Path | None) -> dict[str, str]:
    """The variables that are not empty; those of the environment win over the file's."""
    given: dict[str, str] = {}
    for variables in (_read(file) if file else {}, os.environ if env is None else env):
        given.update({name: value.strip() for name, value in variables.items() if value.strip()})
    return given


def _read(file: Path) -> dict[str, str]:
    if not file.exists():
        return {}
    try:
        values = dotenv.dotenv_values(file, interpolate=False)
    except (OSError, UnicodeDecodeError) as error:
        raise BadSettings(f"{file} cannot be read: {error}.") from None
    return {name: value for name, value in values.items() if value is not None}


def _check_names(given: Mapping[str, str]) -> None:
    """A misspelt setting would be ignored in silence."""
    for name in given:
        if name in VARIABLES or name in OUTDATED:
            continue
        if name.startswith(PREFIX) and not name.startswith(FOR_TESTS):
            known = {one.removeprefix(PREFIX): one for one in VARIABLES}  # the prefix is like itself, always
            near = difflib.get_close_matches(name.removeprefix(PREFIX), known, n=1)
            hint = f" Did you mean {known[near[0]]}?" if near else ""
            raise BadSettings(f"There is no setting {name}.{hint}")


def _with_password(settings: Settings) -> Settings:
    """Put the password of the file into the address: secrets of containers are files."""
    url, file = settings.database_url, settings.database_password_file
    if file is None:
        return settings
    name = "PORTOLAN_DATABASE_PASSWORD_FILE"
    parts = urlsplit(url or "")
    if url is None or not parts.username or parts.password is not None:
        raise BadSettings(
            f"{name} needs PORTOLAN_DATABASE_URL with a user and without a password, such as"
            " postgresql://user@server/database."
        )
    try:
        password = file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise BadSettings(f"{name}: {file} cannot be read: {error}.") from None
    if not password:
        raise BadSettings(f"{name}: {file} is empty.")
    user, _, server = parts.netloc.rpartition("@")
    whole = parts._replace(netloc=f"{user}:{quote(password, safe='')}@{server}")
    return replace(settings, database_url=whole.geturl())


def _check_shards(settings: Settings) -> None:
    if settings.shard_ids is None:
        return
    if (highest := max(settings.shard_ids)) >= settings.shards:
        raise BadSettings(
            f"PORTOLAN_SHARD_IDS names shard {highest}, but with PORTOLAN_SHARDS={settings.shards} they are"
            f" numbered from 0 to {settings.shards - 1}."
        )
    if len(settings.shard_ids) < settings.shards and settings.database_url is None:
        raise BadSettings(
            "PORTOLAN_SHARD_IDS leaves shards to other processes, and these need a database that they can"
            " share: set PORTOLAN_DATABASE_URL, or leave PORTOLAN_SHARD_IDS empty."
        )
