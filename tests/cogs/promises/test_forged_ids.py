"""Forged custom_ids: whatever is pressed or sent, the answer is a sentence, never a bug code, and a table on
another server is not found. Discord's own faults are told as Discord's."""

from __future__ import annotations

import logging
from typing import Any

import aiohttp
import discord
import pytest
from simcord.interactions import base_payload

from cogs.runtime.router import is_discords_fault
from cogs.ui.components.custom_ids import PREFIX, Verb, pack
from data.models import Status
from data.words import Phrases, languages
from engines.contract.core import say
from tests.cogs.players import asked
from tests.cogs.scene import GAME, PAIR, late, opened
from tests.support.discord_server import BUTTON, MENU, DiscordServer, Shown

BUG = ("error", "Fehler")
GARBAGE = ("", "x", "-1", "0", "²", "9" * 60, "mine-0", "a b", "=0")
MOST_PARTS = 6
TABLES = 12
"""So many tables share the forged ids of all verbs."""
LOOKS = (Verb.LOG, Verb.REPLAY, Verb.BOARD, Verb.IN_WORDS, Verb.FILM, Verb.SCORE, Verb.RECORD)


def forgeries(verb: Verb, table_id: str) -> list[str]:
    """Ids of a verb with too few, too many and wrong parts."""
    ids = [":".join([PREFIX, verb, *[table_id] * count]) for count in range(MOST_PARTS)]
    for junk in GARBAGE:
        ids += [":".join([PREFIX, verb, *[junk] * count]) for count in range(1, MOST_PARTS)]
        ids += [":".join([PREFIX, verb, table_id, *[junk] * count]) for count in range(1, MOST_PARTS)]
    return [custom_id for custom_id in dict.fromkeys(ids) if len(custom_id) <= 100]


async def send(
    server: DiscordServer, who: str, shown: Shown, data: dict[str, Any], *, guild_id: int | None
) -> None:
    """An interaction as a modified client could send it, be it a button, a menu or a form."""
    backend = server.env.backend
    record, payload = base_payload(
        backend,
        type=5 if "components" in data else 3,
        channel_id=shown.channel_id,
        guild_id=guild_id,
        user_id=server.people[who].id,
        data=data,
    )
    record.source_message_id = shown.id
    backend.emit("INTERACTION_CREATE", payload)
    await server.env.settle()


@pytest.mark.parametrize(
    "part", [0, *(pytest.param(part, marks=pytest.mark.nightly) for part in range(1, TABLES))]
)
async def test_no_forged_id_is_a_bug(
    server: DiscordServer, part: int, caplog: pytest.LogCaptureFixture
) -> None:
    """Only what may be pressed at all can change something: here nothing is, the presser has no seat."""
    await opened(server, *PAIR)
    row = await server.running()
    board = server.board()
    with caplog.at_level(logging.ERROR):
        forged = [one for verb in list(Verb)[part::TABLES] for one in forgeries(verb, row.id)]
        for number, custom_id in enumerate(forged):
            ways: list[dict[str, Any]] = [
                {"component_type": BUTTON},
                {"component_type": MENU, "values": [GARBAGE[number % len(GARBAGE)]]},
                {"components": [{"component": {"custom_id": "number", "value": "9" * 5000}}]},
            ]
            data = {"custom_id": custom_id, **ways[number % len(ways)]}
            await send(server, "Stranger", board, data, guild_id=server.guild.id)
            assert not caplog.records, (custom_id, caplog.text)
    after = await server.running()
    assert (after.version, after.status) == (row.version, Status.RUNNING)


async def test_players_get_no_bug_either(server: DiscordServer, caplog: pytest.LogCaptureFixture) -> None:
    """The verbs of the panel and of seats reach further for somebody who sits here."""
    await late(server, *PAIR)
    row, who, board = await server.running(), await asked(server), server.board()
    assert who is not None
    harmless = set(Verb) - {Verb.RESIGN, Verb.END, Verb.CONFIRM_FORGET, Verb.OFFER_SEAT}
    with caplog.at_level(logging.ERROR):
        for verb in sorted(harmless):
            for custom_id in forgeries(verb, row.id)[::4]:
                data: dict[str, Any] = {
                    "custom_id": custom_id,
                    "component_type": MENU,
                    "values": ["9" * 5000],
                }
                await send(server, who, board, data, guild_id=server.guild.id)
                assert not caplog.records, (custom_id, caplog.text)
    assert (await server.running()).version == row.version


# --- other people's tables -------------------------------------------------------------------------------


async def test_a_table_is_not_found_on_another_server(server: DiscordServer) -> None:
    table_id = await opened(server, *PAIR)
    before = await server.bot.store.load(table_id)
    elsewhere = server.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("pier")
    person = elsewhere.add_member(server.people["Stranger"].user)
    await person.slash(channel, "help")
    message = next(iter(server.env.backend.messages[channel.id].values()))
    shown = Shown(server, channel.id, message.id)
    for verb in (verb for verb in Verb if verb.parts.startswith("table_id")):
        parts = {"LOG": [0], "IN_WORDS": [], "REPLAY": []}.get(verb.name, [])
        width = sum(not name.endswith("?") for name in verb.parts.split()) - 1 - len(parts)
        data = {"custom_id": pack(verb, table_id, *parts, *[0] * width), "component_type": BUTTON}
        sent = len(server.env.http_requests)
        await send(server, "Stranger", shown, data, guild_id=elsewhere.id)
        answers = server.env.http_requests[sent:]
        assert Phrases("en")(say("table-unknown")) in str([answer.json for answer in answers]), verb
        assert len(answers) == 1, f"{verb}: the same answer for every table, whether there is one or not"
        assert await server.bot.store.load(table_id) == before, verb


@pytest.mark.parametrize("verb", LOOKS)
async def test_direct_messages_belong_to_those_at_the_table(server: DiscordServer, verb: Verb) -> None:
    table_id = await server.table(GAME, *PAIR)
    dm = server.dms(PAIR[0])[-1]
    custom_id = pack(verb, table_id, *([0] if verb is Verb.LOG else []))
    for who, found in ((PAIR[0], True), ("Stranger", False)):
        sent = len(server.env.http_requests)
        await send(server, who, dm, {"custom_id": custom_id, "component_type": BUTTON}, guild_id=None)
        answered = str([request.json for request in server.env.http_requests[sent:]])
        assert (Phrases("en")(say("table-unknown")) not in answered) is found, who


# --- Discord's faults ------------------------------------------------------------------------------------


@pytest.mark.parametrize("status", [500, 502, 503])
async def test_a_fault_of_discord_is_told_as_one(
    server: DiscordServer, status: int, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await opened(server, *PAIR)
    response: Any = type("Response", (), {"status": status, "reason": "Bad Gateway"})()

    async def broken(*_: object, **__: object) -> None:
        raise discord.DiscordServerError(response, "upstream connect error")

    monkeypatch.setattr(server.bot.pictures, "hand", broken)
    with caplog.at_level(logging.WARNING):
        shown = await server.click(PAIR[0], server.board(), "My hand")
    assert shown is not None
    assert "Discord" in shown.text
    assert not any(word in shown.text for word in BUG)
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert all(record.exc_info is None for record in caplog.records)


def test_whose_fault_it_is() -> None:
    def answer(status: int) -> discord.HTTPException:
        response: Any = type("Response", (), {"status": status, "reason": ""})()
        return discord.HTTPException(response, "")

    assert all(is_discords_fault(answer(status)) for status in (429, 500, 502, 504, 524))
    assert not any(is_discords_fault(answer(status)) for status in (400, 403, 404))
    connection = aiohttp.ServerDisconnectedError(), ConnectionResetError(), TimeoutError()
    assert all(map(is_discords_fault, (*connection, discord.RateLimited(31))))
    assert not any(map(is_discords_fault, (IndexError(), RuntimeError(), OSError())))


@pytest.mark.parametrize("language", languages())
def test_the_sentence_has_no_code(language: str) -> None:
    assert "Discord" in Phrases(language)(say("error-discord"))
