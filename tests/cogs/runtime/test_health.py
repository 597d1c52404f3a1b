"""The port for those who watch the bot: how it is, in words and in figures, and no secret."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

import bot as entry
from cogs.local_table.bot_side.faults import Fault
from cogs.monitoring.metrics import REGISTRY
from cogs.runtime import health, health_port
from cogs.runtime.request_metrics import outcome_of, route_of
from data.models import Letter, LetterKind, StoreAway
from data.settings import Address, Settings
from tests.cogs.local_table.table import LocalTable, labels, local_table
from tests.support.discord_server import DiscordServer
from tests.support.local_table import free_port
from tests.support.project import ROOT

DASHBOARD = (ROOT / "deploy" / "grafana-dashboard.json").read_text(encoding="utf-8")


def value(name: str, **labels: str) -> float:
    """A metric as it is now: all tests of a process share them."""
    return REGISTRY.get_sample_value(name, labels) or 0.0


async def get(address: Address, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as http, http.get(f"http://{address}{path}") as answer:
        return answer.status, await answer.text()


# --- the real bot, over real sockets ------------------------------------------------------------------------


async def first_move(table: LocalTable) -> None:
    await table.command("Inge", "play", game="magellan", against="2")
    board = await table.until(table.board, "there is no board")
    panel = await table.click("Inge", board, "Play")
    assert panel is not None
    label = next(label for label in labels(panel) if label.startswith("Bid"))
    await table.click("Inge", panel, label)


async def test_a_move_is_seen_in_the_figures(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the click to the posted board; and a server that refuses shows by its route."""
    before = {
        name: value(name, **labels)
        for name, labels in (
            ("portolan_moves_total", {"game": "magellan", "by": "person"}),
            ("portolan_acknowledge_seconds_count", {}),
            ("portolan_durable_seconds_count", {}),
            ("portolan_posted_seconds_count", {}),
            ("portolan_picture_bytes_count", {"kind": "board"}),
        )
    }
    limited = {"method": "POST", "route": "/channels/{id}/messages", "status": "429"}
    refused = value("portolan_discord_requests_total", **limited)
    address = Address("127.0.0.1", free_port())
    async with local_table(settings, monkeypatch) as table, health_port.health_port(table.bot, address):
        table.server.faults.add(Fault("POST", r"channels/\d+/messages", status=429, retry_after=0.05))
        await first_move(table)
        status, said = await get(address, "/healthz")
        assert status == 200, said
        assert json.loads(said)["gateway"] == "ok"
        assert (await asyncio.to_thread(health_port.ask, address))[0]
        await table.until(
            lambda: value("portolan_posted_seconds_count") > before["portolan_posted_seconds_count"]
        )
        status, figures = await get(address, "/metrics")
    found = {
        sample.name: sample for family in text_string_to_metric_families(figures) for sample in family.samples
    }
    for name in before:
        assert name in found, name
    assert value("portolan_moves_total", game="magellan", by="person") == before["portolan_moves_total"] + 1
    for name in ("portolan_acknowledge_seconds_count", "portolan_durable_seconds_count"):
        assert value(name) > before[name], name
    assert value("portolan_discord_requests_total", **limited) == refused + 1
    assert value("portolan_tables", state="running") == 1
    assert "Inge" not in figures
    ids = [label for label in re.findall(r'="([^"]*)"', figures) if re.search(r"\d{15}", label)]
    assert ids == [], "of no person, no server, no table"
    assert set(re.findall(r"portolan_\w+", DASHBOARD)) <= set(found) | {"portolan_jobs_failed_total"}


def test_the_dashboard_knows_every_metric() -> None:
    """In its queries; and it is what Grafana imports."""
    dashboard = json.loads(DASHBOARD)
    expressions = " ".join(target["expr"] for panel in dashboard["panels"] for target in panel["targets"])
    named = set(re.findall(r"portolan_\w+", expressions))
    kinds = {"counter": "_total", "histogram": "_bucket", "gauge": ""}
    assert named == {family.name + kinds[family.type] for family in REGISTRY.collect()}
    ids = [panel["id"] for panel in dashboard["panels"]]
    assert len(set(ids)) == len(ids)
    page = (ROOT / "docs" / "MONITORING.md").read_text(encoding="utf-8")
    told = set(re.findall(r"`(portolan_\w+)`", page))
    assert told == {name.removesuffix("_bucket") for name in named}


# --- when something is wrong --------------------------------------------------------------------------------


async def looked(server: DiscordServer) -> dict[str, Any]:
    """How the bot is, without what is remembered from before."""
    report = await health.Health(server.bot).report()
    return {name: getattr(report, name) for name in report.__struct_fields__}


async def test_what_is_wrong_is_told(server: DiscordServer, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (await looked(server))["ok"] is True
    await server.table("magellan", "Inge", "Otto", "Ruth")
    row = await server.running()
    long_ago = server.bot.now() - 1000
    await server.bot.store.post(row.id, [Letter(kind=LetterKind.BOARD, version=0)], now=long_ago)
    late = await looked(server)
    assert (late["ok"], late["outbox"], late["waiting"]) == (False, "late", 1)
    assert late["oldest_seconds"] >= 1000

    async def away(*_: object) -> None:
        raise StoreAway("postgresql://ann:secret@db is away")

    monkeypatch.setattr(server.bot.store, "outbox_state", away)
    lost = await looked(server)
    assert (lost["ok"], lost["database"], lost["outbox"]) == (False, "away", "unknown")
    assert "secret" not in str(lost)


async def test_a_gateway_that_stays_away_is_told(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched = health.Health(server.bot)
    await watched._lost()
    assert (await watched.report()).gateway == "ok", "Discord asks clients to reconnect now and then"
    monkeypatch.setattr(health, "DISCONNECTED_SECONDS", -1)
    assert (await watched.report()).gateway == "disconnected"
    await watched._found()
    assert (await watched.report()).ok


async def test_looking_often_asks_the_database_once(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []
    for name in ("outbox_state", "table_counts"):
        call = getattr(server.bot.store, name)

        def counted(*values: object, call: Any = call, name: str = name) -> Any:
            asked.append(name)
            return call(*values)

        monkeypatch.setattr(server.bot.store, name, counted)
    watched = health.Health(server.bot)
    await asyncio.gather(*(watched.update_metrics() for _ in range(20)))
    assert sorted(asked) == ["outbox_state", "table_counts"]


async def test_a_port_that_is_taken_stops_nothing(
    server: DiscordServer, caplog: pytest.LogCaptureFixture
) -> None:
    address = Address("127.0.0.1", free_port())
    async with health_port.health_port(server.bot, address), health_port.health_port(server.bot, address):
        assert (await get(address, "/healthz"))[0] == 200
    assert f"no figures on {address}" in caplog.text
    assert "PORTOLAN_HEALTH" in caplog.text


def test_a_bot_that_does_not_run_is_not_well(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Any
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PORTOLAN_HEALTH", f"0.0.0.0:{free_port()}")
    assert entry.main(["health"]) == 1
    assert capsys.readouterr().out.startswith("Nobody answers on 0.0.0.0:")
    monkeypatch.setenv("PORTOLAN_HEALTH", "off")
    assert entry.main(["health"]) == 1
    assert "is off" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("path", "route"),
    [
        ("/api/v10/channels/123/messages/456", "/channels/{id}/messages/{id}"),
        ("/api/v10/interactions/12/aW50ZXJhY3Rpb24/callback", "/interactions/{id}/{token}/callback"),
        ("/api/v10/webhooks/12/c2VjcmV0/messages/@original", "/webhooks/{id}/{token}/messages/@original"),
        ("/api/users/@me", "/users/@me"),
        ("/gateway/bot", "/gateway/bot"),
    ],
)
def test_a_route_holds_no_id_and_no_token(path: str, route: str) -> None:
    assert route_of(path) == route


def test_outcomes_of_requests() -> None:
    assert [outcome_of(status) for status in (200, 204, 404, 429, 502)] == ["2xx", "2xx", "4xx", "429", "5xx"]
