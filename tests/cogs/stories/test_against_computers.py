"""The panel of somebody who plays against computers: what came of a move, and nothing to press meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from cogs.tables.computers import computer_players
from cogs.ui.components.building_blocks import Layout
from cogs.ui.components.custom_ids import Verb, read
from cogs.ui.interactions import responses
from cogs.ui.interactions.app import Interaction
from cogs.ui.panel.news_since_turn import EVENT_LINES, OWN_LINES
from data.words import Phrases
from engines import games
from engines.contract.core import Move, say
from tests.support.discord_server import DiscordServer, Shown

KEYS = list(games())
ANSWER_SECONDS = 0.2
"""Within which an answer would be shown that does not wait for anything."""
NOTICED = "cogs.ui.interactions.responses.NOTICED_SECONDS"


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints without processes, and answers that are never so late that anything is shown meanwhile."""

    async def no_thought(pool: object, position: object) -> None:
        return None

    monkeypatch.setattr("cogs.tables.computers.thinking.ThinkingPool.advise", no_thought)
    monkeypatch.setattr(NOTICED, 60)


class Gate:
    """Holds the computer players up until it is opened."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.opened = asyncio.Event()
        usual = computer_players._move

        async def held(*given: object) -> Move | None:
            await self.opened.wait()
            return await usual(*given)  # type: ignore[arg-type]

        monkeypatch.setattr(computer_players, "_move", held)


async def until(happened: Callable[[], bool]) -> None:
    for _ in range(300):
        if happened():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never happened")


async def pressed(server: DiscordServer, shown: Shown, verb: Verb) -> Shown:
    """What Inge sees after a press, in whatever language."""
    answer = await server.press("Inge", shown, id_of(shown, verb))
    assert answer is not None
    return answer


def id_of(shown: Shown, verb: Verb) -> str:
    return next(str(one["custom_id"]) for one in shown.buttons if read(one["custom_id"]).verb is verb)


async def hinted(server: DiscordServer, game: str) -> tuple[str, Shown]:
    """A table of Inge's against computers, and a hint after which it is the computers' turn."""
    await server.slash("Inge", "play", game=game, against="computer")
    table_id = (await server.running()).id
    panel = await pressed(server, server.board(), Verb.PLAY)
    for _ in range(40):
        hint = await pressed(server, panel, Verb.HINT)
        if await passes_the_turn(server, table_id):
            return table_id, hint
        panel = await pressed(server, hint, Verb.CONFIRM)
    raise AssertionError("the turn never passes")


async def passes_the_turn(server: DiscordServer, table_id: str) -> bool:
    """Whether it is a computer's turn after what the hint says. It is tried at a copy of the table."""
    _, seat, advice = await server.bot.hints.hint(table_id, server.people["Inge"].id)
    copy = await server.bot.store.open_table(table_id)
    copy.play(seat, copy.game.read_move(advice.move), at=0)
    return bool(copy.waiting) and seat not in copy.waiting


async def told_since(server: DiscordServer, table_id: str, version: int) -> list[str]:
    """All that Inge may know of what has happened since a version; first what she did herself."""
    room = await server.bot.tables.load(table_id, whole=True)
    seat = room.require_seat(server.people["Inge"].id).seat
    own, *others = [entry for entry in room.table.log if entry.number > version]
    assert own.seat == seat
    assert any(event.to is None for entry in others for event in entry.events), "computers have moved"
    words = room.words("en", reader=seat)
    events = [event for entry in (own, *others) for event in entry.events if event.to in (None, seat)]
    return [words(event.text) for event in events]


@pytest.mark.parametrize("game", KEYS)
async def test_the_next_question_says_what_happened_in_between(server: DiscordServer, game: str) -> None:
    table_id, hint = await hinted(server, game)
    before = (await server.bot.store.load(table_id)).version
    panel = await pressed(server, hint, Verb.CONFIRM)
    told = await told_since(server, table_id, before)
    lines = [line for line in panel.text.splitlines() if line in told]
    assert lines == (told if len(told) <= OWN_LINES else [line for line in told if line in lines])
    assert lines[0] == told[0], "what came of the own move"
    assert lines[-1] == told[-1], "how it ended"
    assert min(len(told), OWN_LINES) <= len(lines) <= OWN_LINES + EVENT_LINES
    assert "Since your last turn" not in panel.text, "nothing is told twice"


async def test_who_presses_twice_is_told_all_the_same(server: DiscordServer) -> None:
    table_id, hint = await hinted(server, "magellan")
    before, play = (await server.bot.store.load(table_id)).version, id_of(hint, Verb.CONFIRM)
    await server.press("Inge", hint, play)
    again = await server.shown_click("Inge", hint, play)
    assert "already made that move" in again.text
    told = await told_since(server, table_id, before)
    assert set(told[-3:]) <= set(again.text.splitlines())


@pytest.mark.parametrize("language", ["en", "de"])
async def test_nothing_can_be_pressed_while_computers_move(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    await server.bot.store.change_person(server.people["Inge"].id, language=language)
    _, panel = await hinted(server, "magellan")
    gate = Gate(monkeypatch)
    monkeypatch.setattr(NOTICED, 0)
    await server.raw_click("Inge", panel, id_of(panel, Verb.CONFIRM))
    waiting = Phrases(language)(say("panel-waiting"))
    await until(lambda: waiting in panel.text)
    assert panel.buttons == panel.menus == []
    assert len(panel.text.splitlines()) > 1, "what was done"
    gate.opened.set()
    await server.env.settle()
    assert waiting not in panel.text
    assert id_of(panel, Verb.ANSWER), "the next question is in the same message"


@pytest.mark.parametrize(("noticed", "edits"), [(60, 1), (0, 2)], ids=["at once", "later"])
async def test_only_who_waits_costs_a_request_more(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch, noticed: float, edits: int
) -> None:
    _, hint = await hinted(server, "magellan")
    monkeypatch.setattr(NOTICED, noticed)
    before = len(server.env.http_requests)
    await pressed(server, hint, Verb.CONFIRM)
    sent = [call.method for call in server.env.http_requests[before:] if call.path.startswith("/webhooks/")]
    assert sent == ["PATCH"] * edits


async def test_the_answer_is_shown_last(server: DiscordServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where Discord takes longer for what is shown meanwhile than the computers for their moves."""
    _, panel = await hinted(server, "magellan")
    monkeypatch.setattr(NOTICED, 0)
    usual, calls, released = responses._show, 0, asyncio.Event()

    async def slow(interaction: Interaction, layout: Layout, *more: Any) -> None:
        nonlocal calls
        calls += 1
        if calls == 1:
            await released.wait()
        await usual(interaction, layout, *more)

    monkeypatch.setattr(responses, "_show", slow)
    await server.raw_click("Inge", panel, id_of(panel, Verb.CONFIRM))
    await until(lambda: calls > 0 and not server.bot.computers.under_way)
    await asyncio.sleep(ANSWER_SECONDS)
    released.set()
    await server.env.settle()
    assert id_of(panel, Verb.ANSWER)


async def test_the_answer_comes_where_nothing_could_be_shown_meanwhile(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    _, hint = await hinted(server, "magellan")
    monkeypatch.setattr(NOTICED, 0)
    server.env.inject_error("PATCH", "/webhooks/*", status=400, code=50035)
    await server.press("Inge", hint, id_of(hint, Verb.CONFIRM))
    assert "could not show anything meanwhile" in caplog.text
    assert id_of(hint, Verb.ANSWER)


async def test_every_question_of_a_move_offers_a_hint(server: DiscordServer) -> None:
    await server.slash("Inge", "play", game="efemeris", against="computer")
    panel = await pressed(server, server.board(), Verb.PLAY)
    for _ in range(5):
        if "Back" in panel.labels:
            break
        panel = await pressed(server, panel, Verb.ANSWER)
    assert "Back" in panel.labels
    assert "Hint" in panel.labels
