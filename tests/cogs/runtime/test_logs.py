"""The log names what an entry is about; reports of bugs hold nothing of a game."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from collections.abc import Iterator
from contextvars import Context
from typing import Any

import pytest

import bot
from cogs.monitoring import task_context
from cogs.monitoring.metrics import REGISTRY
from cogs.runtime import logs
from cogs.runtime.error_reports import ErrorReports
from data.settings import BadSettings, Settings
from tests.cogs.local_table.robot import loopback
from tests.support.discord_server import DiscordServer

HAND = "a secret 7 of hearts"


@pytest.fixture
def root() -> Iterator[logging.Logger]:
    """The root of all loggers, which has its old handlers again at the end."""
    logger = logging.getLogger()
    handlers, level = list(logger.handlers), logger.level
    logger.handlers.clear()
    yield logger
    logger.handlers[:] = handlers
    logger.setLevel(level)


async def test_a_malformed_request_is_no_error_of_ours(
    root: logging.Logger, capsys: pytest.CaptureFixture[str]
) -> None:
    """A name that is given twice, such as by whoever wants to get past the check of it."""
    bot.set_up_logging(Settings())
    async with loopback() as (server, _):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        hosts = f"Host: 127.0.0.1:{server.port}\r\nHost: evil.example\r\n"
        writer.write(f"GET / HTTP/1.1\r\n{hosts}\r\n".encode())
        assert (await reader.readline()).split()[1] == b"400"
        writer.close()
    logging.getLogger("aiohttp.server").error("a bug of ours")
    told = capsys.readouterr().err
    assert "Traceback" not in told
    assert "a bug of ours" in told


async def broken_press(server: DiscordServer, monkeypatch: pytest.MonkeyPatch) -> tuple[str, str]:
    """Somebody presses a button and meets a bug; returns the code they see and the table."""
    await server.table("magellan", "Inge", "Otto", "Ruth")
    table = (await server.running()).id

    async def broken(*_: object, **__: object) -> None:
        hand = HAND  # noqa: F841 - a local variable that a report must not show
        raise RuntimeError(HAND) from ValueError(HAND)

    monkeypatch.setattr(server.bot.tables, "load", broken)
    shown = await server.click("Inge", server.board(), "Log")
    assert shown is not None
    return shown.text.split("error ")[1][:4], table


@pytest.mark.parametrize("kind", ["text", "json"])
async def test_an_entry_names_table_interaction_and_code(
    kind: str,
    server: DiscordServer,
    monkeypatch: pytest.MonkeyPatch,
    root: logging.Logger,
    capsys: pytest.CaptureFixture[str],
) -> None:
    bugs = REGISTRY.get_sample_value("portolan_clicks_total", {"kind": "press", "outcome": "bug"}) or 0
    logs.set_up_logging(Settings(log_format=kind))
    code, table = await broken_press(server, monkeypatch)
    said = capsys.readouterr().err
    if kind == "json":
        entry = next(entry for line in said.splitlines() if "code" in (entry := json.loads(line)))
        assert (entry["level"], entry["error"], entry["code"]) == ("ERROR", "RuntimeError", code)
        assert entry["table"] == table
        assert entry["interaction"].isdigit()
        assert "in broken" in entry["stack"]
    else:
        line = next(line for line in said.splitlines() if f"code={code}" in line)
        assert f"error {code} [table={table} interaction=" in line
    assert REGISTRY.get_sample_value("portolan_clicks_total", {"kind": "press", "outcome": "bug"}) == bugs + 1


def test_an_entry_about_nothing_is_as_it_was(
    root: logging.Logger, capsys: pytest.CaptureFixture[str]
) -> None:
    logs.set_up_logging(Settings())
    logging.getLogger("portolan").warning("50%% of %s", "it")
    assert capsys.readouterr().err.rstrip().endswith("50% of it")
    assert logging.getLogger("discord.http").level == logging.WARNING


def test_an_outdated_setting_is_named_at_the_start(
    root: logging.Logger, capsys: pytest.CaptureFixture[str]
) -> None:
    logs.set_up_logging(Settings(outdated=("PORTOLAN_OPEN_LOBBIES",)))
    assert "PORTOLAN_OPEN_LOBBIES is no longer a setting." in capsys.readouterr().err


# --- Sentry -------------------------------------------------------------------------------------------------


class Outgoing:
    """Takes the place of the way to Sentry."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.events: list[dict[str, Any]] = []

    def reports(self) -> ErrorReports:
        from sentry_sdk.transport import Transport

        outgoing = self

        class Caught(Transport):
            def capture_envelope(self, envelope: Any) -> None:
                outgoing.sent.append(envelope.serialize())
                outgoing.events.append(envelope.get_event())

        return ErrorReports("https://key@sentry.example/1", transport=Caught)


async def test_a_report_holds_no_hand(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch, root: logging.Logger
) -> None:
    outgoing = Outgoing()
    root.addHandler(outgoing.reports())
    code, table = await broken_press(server, monkeypatch)
    [event] = outgoing.events
    [raw] = outgoing.sent
    causes = event["exception"]["values"]
    assert [cause["type"] for cause in causes] == ["ValueError", "RuntimeError"]
    assert event["tags"] == {"code": code}
    assert causes[-1]["stacktrace"]["frames"][-1]["function"] == "broken"
    for secret in (
        "hearts",
        "Inge",
        table,
        str(server.bot.settings.db),
        "vars",
        "context_line",
        "server_name",
    ):
        assert secret not in raw.decode(), secret
    allowed = {"event_id", "timestamp", "platform", "level", "release", "exception", "tags", "logger"}
    assert set(event) <= allowed


def test_what_is_no_bug_is_not_reported(root: logging.Logger) -> None:
    outgoing = Outgoing()
    root.addHandler(outgoing.reports())
    logging.getLogger("portolan").error(HAND)
    logging.getLogger("portolan").warning("later", exc_info=ValueError(HAND))
    assert outgoing.sent == []


def test_a_bad_address_of_sentry_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Any
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    monkeypatch.setattr(bot, "set_up_logging", lambda settings: None)
    monkeypatch.setenv("PORTOLAN_SENTRY_DSN", "https://nowhere.example/")
    assert bot.main([]) == 1
    said = capsys.readouterr().err
    assert said.startswith("PORTOLAN_SENTRY_DSN must be the DSN")
    assert "nowhere" not in said
    monkeypatch.setitem(sys.modules, "sentry_sdk", None)
    with pytest.raises(BadSettings, match=r"pip install -e .*sentry"):
        ErrorReports("https://key@sentry.example/1")


def test_a_task_is_about_what_it_was_begun_for() -> None:
    def task() -> None:
        task_context.answer(7)
        task_context.work_at("abc")
        assert (task_context.interaction(), task_context.table()) == (7, "abc")
        task_context.answer(8)
        assert (task_context.interaction(), task_context.table()) == (8, None)

    Context().run(task)
    assert task_context.interaction() is None
