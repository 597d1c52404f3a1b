"""People who play whole games: one presses buttons, one types commands. They know no game by name."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, get_type_hints

from cogs.move_commands import whole
from cogs.ui.components.custom_ids import Verb, unpack
from cogs.ui.panel.typed_answers import written
from data.models import Status
from data.words import Phrases
from engines import games
from engines.computer.random_moves import ENDING_ONE_IN
from engines.contract.core import Move, say
from engines.contract.endings import ENDINGS
from tests.support.discord_server import DiscordServer, Shown

GIVING_UP = {
    Phrases("en")(say(f"{game.key}-kind-{ending}"))
    for game in games().values()
    for ending in ENDINGS
    if any(kind.__struct_config__.tag == ending for kind in game.moves)
}
"""Buttons that may end a game before its time."""


def going_on(ways: list[Any]) -> list[Any]:
    """Buttons and menus without what may end a game before its time."""
    left = []
    for way in ways:
        options = [one for one in way.get("options", []) if one["label"] not in GIVING_UP]
        if options or ("options" not in way and way["label"] not in GIVING_UP):
            left.append({**way, "options": options} if options else way)
    return left


class Pusher:
    """Presses whatever the panel offers, the first offers more often."""

    def __init__(self, server: DiscordServer, rng: Random) -> None:
        self.server, self.rng = server, rng

    async def move(self, who: str, board: Shown | None = None) -> None:
        """One move of one person, from the board (or the desk) by way of the panel."""
        table = (await self.server.running()).id
        before = (await self.server.bot.store.load(table)).version
        panel = await self.server.click(who, board or self.server.board(), "Play")
        for _ in range(40):
            row = await self.server.bot.store.load(table)
            if row.version != before or row.status is not Status.RUNNING:
                return
            assert panel is not None
            panel = await self.answer(who, panel)
        raise AssertionError(f"{who} presses and presses: {panel and panel.text}")

    async def answer(self, who: str, panel: Shown) -> Shown | None:
        ways: list[Any] = []
        for part in panel.buttons:
            verb, _ = unpack(part["custom_id"]) or ("", [])
            if verb in (Verb.ANSWER, Verb.CONFIRM, Verb.ENTER_NUMBER):
                ways.append(part)
        ways += panel.menus
        if self.rng.randrange(ENDING_ONE_IN):
            ways = going_on(ways) or ways  # else no game would get far
        assert ways, f"nothing to press: {panel.text} {panel.labels}"
        weights = [1 / (n + 1) for n in range(len(ways))]
        way = self.rng.choices(ways, weights)[0]
        if "options" in way:
            most = self.rng.randint(way.get("min_values", 1), way.get("max_values", 1))
            chosen = self.rng.sample([option["value"] for option in way["options"]], most)
            person = self.server.people[who]
            return self.server.shown(await person.select(panel.handle, chosen, custom_id=way["custom_id"]))
        if (unpack(way["custom_id"]) or (None, []))[0] == Verb.ENTER_NUMBER:
            return await self.fill(who, panel, way["custom_id"])
        return await self.server.press(who, panel, way["custom_id"])

    async def fill(self, who: str, panel: Shown, custom_id: str) -> Shown | None:
        """A form asks for a number; its description names the range."""
        person = self.server.people[who]
        shown = await person.click(panel.handle, custom_id=custom_id)
        assert shown.modal is not None
        label = shown.modal["components"][0]
        low = next(int(word) for word in label["description"].split() if word.isdigit())
        return self.server.shown(await person.submit_modal(shown, {"number": str(low)}))


class Typist:
    """Types a move as a slash command: this one, or the one that the computer would make."""

    def __init__(self, server: DiscordServer) -> None:
        self.server = server
        self.typed = Counter[str]()
        """How many moves of each kind."""

    async def move(self, who: str, chosen: Move | None = None) -> None:
        row = await self.server.running()
        table = await self.server.bot.store.open_table(row.id)
        seat = await seat_of(self.server, row.id, who)
        move: Any = chosen or table.suggest(seat.seat)
        tag = move.__struct_config__.tag
        draft: Any = {"move": tag}
        options: dict[str, Any] = {}
        while (question := table.ask(seat.seat, draft)) is not None:
            value = getattr(move, question.field)
            number = whole(get_type_hints(type(move))[question.field])
            options[question.field] = value if number else written(value)
            draft[question.field] = value
        shown = await self.server.slash(who, f"{row.game} {tag}", **options)
        if shown is not None and "Yes, do it" in shown.labels:
            await self.server.click(who, shown, "Yes, do it")
        after = await self.server.bot.store.load(row.id)
        assert after.version > row.version, shown and shown.text
        self.typed[tag] += 1


async def seat_of(server: DiscordServer, table_id: str, who: str) -> Any:
    return next(s for s in await server.bot.store.seats(table_id) if s.user_id == server.people[who].id)


async def asked(server: DiscordServer) -> str | None:
    """A person the game waits for; None when it is over."""
    row = await server.bot.store.last_in_channel(server.channel.id)
    assert row is not None
    if row.status is not Status.RUNNING:
        return None
    table = await server.bot.store.open_table(row.id)
    seats = await server.bot.store.seats(row.id)
    names = {person.id: name for name, person in server.people.items()}
    return next(names[seats[s].user_id or 0] for s in table.waiting if not seats[s].computer)
