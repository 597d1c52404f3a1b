"""/verify: an honest record passes, every kind of tampering is named, garbage gets a sentence."""

from __future__ import annotations

import copy
import json
import sys
from typing import Any

import discord
import pytest

from cogs.verify import MEGABYTE, MOST_ENTRIES, MOST_MEGABYTES
from engines import games
from engines.tables.table import commitment
from tests.cogs.finale import played
from tests.support.discord_server import DiscordServer, Shown

GAME = "entdecker"


async def record(server: DiscordServer) -> tuple[str, bytes]:
    """What the button Record gives, as it is."""
    row = await played(server, GAME, "Inge", "Otto")
    shown = await server.click("Stranger", server.last, "Record")
    assert shown is not None
    [file] = shown.files
    assert row.id in file.filename
    assert commitment(row.key) in shown.text
    return file.filename, await file.read()


async def verified(server: DiscordServer, name: str, raw: bytes | dict[str, Any], **options: Any) -> Shown:
    data = raw if isinstance(raw, bytes) else json.dumps(raw).encode()
    shown = await server.slash("Ruth", "verify", record=(name, data), **options)
    assert shown is not None
    assert shown.stored.is_ephemeral
    return shown


async def test_what_the_bot_wrote_is_fine(server: DiscordServer) -> None:
    name, raw = await record(server)
    shown = await verified(server, name, raw)
    assert "Entdecker: everything checks out" in shown.text
    assert commitment(b"\x05" * 32) in shown.text
    assert "moves replayed" in shown.text
    assert "✗" not in shown.text
    given = await verified(server, name, raw, fingerprint=commitment(b"\x05" * 32).upper())
    assert "fingerprint you gave" in given.text
    assert "✗" not in given.text
    other = await verified(server, name, raw, fingerprint="00")
    assert "something doesn’t check out" in other.text
    assert "✗ That’s not the fingerprint" in other.text
    await server.restart()
    await server.bot.store.change_person(server.people["Ruth"].id, language="de")
    german = await verified(server, "anders.json", raw)
    assert "alles in Ordnung" in german.text
    assert "nachgespielt" in german.text


async def test_what_was_tampered_with_is_named(server: DiscordServer) -> None:
    name, raw = await record(server)
    honest = json.loads(raw)
    log = honest["log"]
    told = next(n for n, entry in enumerate(log) if entry["events"])
    changes: dict[str, dict[str, Any]] = {
        "deals a different game": {"key": "ab" * 32},
        "the game was different before entry 6": {"log": [*log[:5], log[5] | {"before": {}}, *log[6:]]},
        f"entry {told + 1} had different consequences": {
            "log": [*log[:told], log[told] | {"events": []}, *log[told + 1 :]]
        },
        "entry 3 had different consequences": {"log": [*log[:2], log[2] | {"undone": True}, *log[3:]]},
        "doesn’t lead to the recorded end": {"log": log[:-1]},
        "breaks the rules": {"log": [log[0], *log[2:]]},
        "a seat this game doesn’t have": {"log": [log[0] | {"seat": 77}, *log[1:]]},
        "version 99 of the rules": {"rules_version": 99},
        "can’t replay": {"key": "no key"},
        "can’t deal": {"seats": 99},
        "seats, settings or a move": {"seats": 9},
    }
    for expected, change in changes.items():
        shown = await verified(server, name, honest | change)
        assert expected in shown.text, expected
        assert "✗" in shown.text, expected
        assert "something doesn’t check out" in shown.text


async def test_what_we_cannot_judge(server: DiscordServer) -> None:
    name, raw = await record(server)
    honest = json.loads(raw)
    unknown = await verified(server, name, honest | {"game": "chess"})
    assert "don’t know" in unknown.text
    figures = await verified(server, name, honest | {"figures": {"tiles": 10**9}})
    assert "never played with" in figures.text
    short = {"number": 1, "seat": 0, "at": 0, "takes_back": 1}
    long = await verified(server, name, honest | {"log": [short] * (MOST_ENTRIES + 1)})
    assert "more than 5,000 entries" in long.text


async def test_figures_of_an_older_game_are_known(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The figures file was changed since: what was played with the old ones is still ours to judge."""
    name, raw = await record(server)
    changed = copy.copy(games()[GAME])
    changed.raw_figures = {"newer": 1}
    cog = sys.modules[type(server.bot.cogs["VerifyCog"]).__module__]  # loaded anew for every bot
    monkeypatch.setattr(cog, "games", lambda: {GAME: changed})
    shown = await verified(server, name, raw)
    assert "everything checks out" in shown.text
    other = await verified(server, name, json.loads(raw) | {"figures": {"older": 1}})
    assert "never played with" in other.text


@pytest.mark.parametrize(
    "garbage",
    [b"", b"hello", b"[]", b"{}", b"\xff\xfe\x00", b'{"game": 7}', b'{"figures":' + b'{"a":' * 100_000],
    ids=range(7),
)
async def test_garbage(server: DiscordServer, garbage: bytes) -> None:
    shown = await verified(server, "cat.png", garbage)
    assert "not a game record" in shown.text
    assert "Record" in shown.text


async def test_a_deeply_nested_file_is_refused(server: DiscordServer) -> None:
    name, raw = await record(server)
    honest = json.loads(raw)
    deep = json.dumps(honest | {"state": "DEEP"}).replace('"DEEP"', "[" * 50_000 + "]" * 50_000)
    shown = await verified(server, name, deep.encode())
    assert "doesn’t check out" in shown.text or "not a game record" in shown.text


async def test_too_big_a_file_is_not_even_fetched(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def read(*_: object) -> bytes:
        raise AssertionError("fetched")

    monkeypatch.setattr("discord.Attachment.read", read)
    shown = await verified(server, "big.json", b" " * (MOST_MEGABYTES * MEGABYTE + 1))
    assert "9 MB" in shown.text
    assert "up to 8 MB" in shown.text


async def test_one_at_a_time(server: DiscordServer) -> None:
    async with server.bot.cogs["VerifyCog"]._lock:  # type: ignore[attr-defined]
        shown = await verified(server, "x.json", b"{}")
    assert "another record" in shown.text
    after = await verified(server, "x.json", b"{}")
    assert "not a game record" in after.text


async def test_a_file_that_is_gone(server: DiscordServer, monkeypatch: pytest.MonkeyPatch) -> None:
    class Gone:
        status, reason = 404, "Not Found"

    async def read(*_: object) -> bytes:
        answer: Any = Gone()
        raise discord.NotFound(answer, "gone")

    monkeypatch.setattr("discord.Attachment.read", read)
    shown = await verified(server, "x.json", b"{}")
    assert "couldn’t get" in shown.text
