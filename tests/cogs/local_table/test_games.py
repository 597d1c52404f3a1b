"""Every game on the loopback Discord, by presses over real sockets, from the lobby to the final standings."""

from __future__ import annotations

from random import Random

import pytest

from cogs.local_table.small_discord.messages import Message
from cogs.ui.components.custom_ids import Verb, unpack
from data.models import Status
from data.settings import Settings
from engines import games
from tests.cogs import finale
from tests.cogs.local_table.table import NAMES, LocalTable, buttons, labels, local_table, menus, text
from tests.cogs.players import GIVING_UP

PRESSED_MOVES = 6


class Presser:
    """Presses whatever the panel offers, the first offers more often; gives up when told to."""

    def __init__(self, table: LocalTable, rng: Random) -> None:
        self.table, self.rng = table, rng

    async def move(self, who: str, begin: Message | None = None) -> None:
        """One move, from the board (or where they `begin`) by way of the panel."""
        board = begin or await self.table.until(self.table.board, "there is no board")
        row = await self.table.bot.store.in_channel(self.table.place)
        assert row is not None
        panel = await self.table.click(who, board, "Play")
        for _ in range(40):
            now = await self.table.bot.store.load(row.id)
            if now.version != row.version or now.status is not Status.RUNNING:
                return
            assert panel is not None
            panel = await self.answer(who, panel)
        raise AssertionError(f"{who} presses and presses: {text(panel)}")

    async def answer(self, who: str, panel: Message) -> Message | None:
        ways = [part for part in buttons(panel) if _answers(part["custom_id"])] + menus(panel)
        ways = [way for way in ways if way.get("label") not in GIVING_UP] or ways
        assert ways, f"nothing to press: {text(panel)} {labels(panel)}"
        way = self.rng.choices(ways, [1 / (number + 1) for number in range(len(ways))])[0]
        if "options" in way:
            most = self.rng.randint(way["min_values"], way["max_values"])
            chosen = self.rng.sample([option["value"] for option in way["options"]], most)
            return await self.table.choose(who, panel, way["custom_id"], chosen)
        shown = await self.table.press(who, panel, way["custom_id"])
        if NAMES[who] not in self.table.forms:
            return shown
        _, form = self.table.forms[NAMES[who]]
        description = form["components"][0]["description"]
        low = next(word for word in description.split() if word.isdigit())
        return await self.table.submit(who, number=low)


def _answers(custom_id: str) -> bool:
    verb, _ = unpack(custom_id) or ("", [])
    return verb in (Verb.ANSWER, Verb.CONFIRM, Verb.ENTER_NUMBER)


async def start(table: LocalTable, game: str, *people: str) -> None:
    """Open a table by its command, join and start it by presses."""
    await table.command(people[0], "play", game=game)
    [lobby] = await table.until(table.history)
    for who in people[1:]:
        await table.click(who, lobby, "Join")
    await table.until(lambda: "Start" in labels(lobby), "the lobby is not full")
    table.push(people[0], lobby, "Start")
    await table.until(table.board, "the game does not begin")


async def asked(table: LocalTable) -> str | None:
    """A person whom the game waits for; None when it is over."""
    row = await table.bot.store.last_in_channel(table.place)
    assert row is not None
    if row.status is not Status.RUNNING:
        return None
    seats = await table.bot.store.seats(row.id)
    waiting = (await table.bot.store.open_table(row.id)).waiting
    names = {user_id: name for name, user_id in NAMES.items()}
    return next(names[seats[seat].user_id or 0] for seat in waiting)


async def finish(table: LocalTable) -> None:
    """What the computer would play, except for the last move, in one transaction; then the last one."""
    row = await table.bot.store.last_in_channel(table.place)
    assert row is not None
    await finale.nearly_over(table, row.id)
    async with table.bot.tables.locked(row.id) as room:
        seat = room.table.waiting[0]
        await table.bot.computers.move_log.play(room, seat, room.table.suggest(seat))
    table.bot.tables.ring(row.id)


def final(table: LocalTable) -> Message | None:
    """The message with the final standings."""
    return next((one for one in table.history() if "Play again" in labels(one)), None)


@pytest.mark.parametrize("pressed", [5, pytest.param(10_000, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("game", sorted(games()))
async def test_by_presses(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, game: str, pressed: int
) -> None:
    """The first moves by presses; except in the nightly tests the rest is played where it is quick."""
    people = list(NAMES)[: games()[game].seats[0]]
    async with local_table(settings, monkeypatch) as table:
        await start(table, game, *people)
        presser = Presser(table, Random(game))
        for _ in range(pressed):
            who = await asked(table)
            if who is None:
                break
            await presser.move(who)
        else:
            for who in people:
                assert any(one.files for one in table.history(table.dm(who).id)), f"{who} has no hand"
            await finish(table)
        last = await table.until(lambda: final(table), "the final standings are not shown")
        assert [file.name for file in last.files][:1] == ["standings.jpg"]
        assert set(last.mentions) == {NAMES[who] for who in people}
        await table.until(lambda: not table.board(), "the last board keeps its buttons")
        assert table.failed == []
