"""The people of a campaign: they open tables, join, start, move by buttons and commands, in channels and in
direct messages, press twice, press old buttons, undo, vote, and write below the board."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Any

from cogs.local_table.server import LoopbackDiscord
from cogs.local_table.small_discord.messages import Message
from cogs.local_table.small_discord.world import BOT, GUILD, Channel, Kind
from cogs.ui.components.custom_ids import Verb, unpack
from engines import games
from engines.contract.core import Rejected
from engines.contract.endings import ENDINGS
from tests.lab.campaign.seen import Seen
from tests.lab.campaign.telling import Intended
from tests.lab.crowd.clicks import Answer, Clicks, Press
from tests.lab.crowd.panels import buttons, find, ways_on
from tests.lab.crowd.people import FIRST_CHANNEL, invite, locale_of, person_id

PEOPLE = 12
GUILDS = 4
"""They belong to all shards in turn."""
CLOSED_ONE_IN = 4
"""People who take no direct messages."""
LOOK_BACK = 25
PRESSES_A_MOVE = 25
TRIED_COMMANDS = 4
OLD_PANELS = 6
PRESSED_TWICE, OLD_PANEL, BY_COMMAND, FROM_DM, UNDO, ASIDE, SAY = 0.06, 0.08, 0.15, 0.35, 0.05, 0.06, 0.06
PAUSE_SECONDS = 0.25
"""At most, between two things that somebody does."""


class Place:
    """A channel where one table after the other is opened, and who plays there."""

    def __init__(self, channel: Channel, game: str, people: list[int]) -> None:
        self.channel, self.game, self.people = channel, game, people
        self.busy = 0


class People:
    def __init__(self, server: LoopbackDiscord, seen: Seen, clicks: Clicks, places: int, rng: Random) -> None:
        self.server, self.seen, self.clicks = server, seen, clicks
        invite(PEOPLE)
        for number in range(CLOSED_ONE_IN - 1, PEOPLE, CLOSED_ONE_IN):
            server.people.set_dms(person_id(number), is_open=False)
        guilds = [GUILD, *(server.open_guild(f"Server {number}") for number in range(2, GUILDS + 1))]
        self.places = [self._place(number, guilds[number % GUILDS], rng) for number in range(places)]
        self.waiting: dict[str, list[int]] = {}
        """By table: whom the game waits for, as far as the bots have told."""
        self.did: Counter[str] = Counter()
        self._panels: dict[int, deque[int]] = {}
        """By person: the panels opened last."""

    def _place(self, number: int, guild: int, rng: Random) -> Place:
        keys = list(games())
        game = games()[keys[number % len(keys)]]
        channel = Channel(FIRST_CHANNEL + number, Kind.TEXT, f"table-{number}", guild)
        self.server.world.keep(channel)
        count = min(game.seats[-1], max(game.seats[0], rng.randint(2, 4)))
        people = [person_id(one) for one in rng.sample(range(PEOPLE), count)]
        return Place(channel, game.key, people)

    def on_intended(self, told: Intended) -> None:
        self.waiting[told.table] = told.waiting

    # what they do

    async def click(self, rng: Random) -> None:
        """Go from table to table and do something there, for ever."""
        while True:
            place = min(rng.sample(self.places, min(2, len(self.places))), key=lambda one: one.busy)
            place.busy += 1
            try:
                await self._act(place, rng)
            finally:
                place.busy -= 1
            await asyncio.sleep(rng.random() * PAUSE_SECONDS)

    async def _act(self, place: Place, rng: Random) -> None:
        messages = self._newest(place.channel)
        found = {
            verb: (message, custom_id)
            for message in reversed(messages)
            for verb, custom_id in buttons(message)
        }
        if Verb.VOTE in found and rng.random() < 0.5:
            message = found[Verb.VOTE][0]
            ballots = [custom_id for verb, custom_id in buttons(message) if verb is Verb.VOTE]
            await self._do("vote", rng.choice(place.people), message, rng.choice(ballots), rng)
        elif Verb.HAND in found:
            await self._at_board(place, *found[Verb.HAND], rng)
        elif Verb.LEAVE in found:
            await self._at_lobby(place, found[Verb.LEAVE][0], rng)
        elif Verb.REMATCH in found and rng.random() < 0.5:
            await self._do("rematch", rng.choice(place.people), *found[Verb.REMATCH], rng)
        else:
            self.did["open"] += 1
            options = {"game": place.game}
            if rng.random() < 0.2:
                options["against"] = "computer"
            await self.clicks.command(rng.choice(place.people), place.channel.id, "play", options)

    async def _do(self, what: str, person: int, message: Message, custom_id: str, rng: Random) -> Answer:
        self.did[what] += 1
        return await self._impatient(rng)(person, message, custom_id)

    def _impatient(self, rng: Random) -> Press:
        """Sometimes somebody presses twice."""

        async def press(
            person: int, message: Message, custom_id: str, values: Sequence[str] | None = None
        ) -> Answer:
            if rng.random() >= PRESSED_TWICE:
                return await self.clicks.press(person, message, custom_id, values)
            self.did["pressed twice"] += 1
            both = (self.clicks.press(person, message, custom_id, values) for _ in range(2))
            first, second = await asyncio.gather(*both)
            return second or first

        return press

    async def _at_lobby(self, place: Place, card: Message, rng: Random) -> None:
        """Take a seat; whoever is the host starts when it can be started."""
        enabled = dict(buttons(card))
        if Verb.START in enabled and rng.random() < 0.3:
            for person in place.people:  # only the host may, and a lobby does not tell who that is
                await self._do("start", person, card, enabled[Verb.START], rng)
        elif Verb.ADD_COMPUTER in enabled and rng.random() < 0.1:
            await self._do("add a computer", rng.choice(place.people), card, enabled[Verb.ADD_COMPUTER], rng)
        elif Verb.JOIN in enabled:
            await self._do("join", rng.choice(place.people), card, enabled[Verb.JOIN], rng)

    async def _at_board(self, place: Place, board: Message, hand: str, rng: Random) -> None:
        table = (unpack(hand) or ("", [""]))[1][0]
        person = self._asked(place, table, rng)
        chance = rng.random()
        if chance < ASIDE:
            verb, custom_id = rng.choice(list(buttons(board)))
            await self._do(f"look ({verb.value})", person, board, custom_id, rng)
        elif chance < ASIDE + SAY:
            self.did["write"] += 1
            self.server.people.say(person, place.channel.id, "Whose turn is it?", nonce="")
        elif chance < ASIDE + SAY + BY_COMMAND:
            await self._type(place, person, rng)
        else:
            await self._move(place, table, person, board, rng)

    def _asked(self, place: Place, table: str, rng: Random) -> int:
        """Somebody whom the game waits for, as far as one can tell; now and then anybody."""
        known = self.seen.seats.get(table, {})
        asked = [known[seat] for seat in self.waiting.get(table, []) if seat in known]
        return rng.choice(asked) if asked and rng.random() < 0.9 else rng.choice(place.people)

    # moves

    async def _move(self, place: Place, table: str, person: int, board: Message, rng: Random) -> None:
        panel = self._old_panel(person, rng)
        if panel is None:
            source = self._hand(person, table) if rng.random() < FROM_DM else None
            self.did["play from a DM" if source else "play from the board"] += 1
            button = find(source or board, Verb.PLAY)
            shown = await self.clicks.press(person, source or board, button) if button else None
            if not isinstance(shown, Message):
                return
            panel = shown
            self._panels.setdefault(person, deque(maxlen=OLD_PANELS)).append(panel.id)
        for _ in range(PRESSES_A_MOVE):
            undo = find(panel, Verb.UNDO) or find(panel, Verb.REQUEST_UNDO)
            if undo is not None and rng.random() < UNDO:
                next_panel = await self._do("undo", person, panel, undo, rng)
            elif not any(ways_on(panel)):
                self.waiting.pop(table, None)  # what was told may never have happened
                return
            else:
                self.did["press"] += 1
                next_panel = await self.clicks.answer(person, panel, rng, self._impatient(rng))
            if not isinstance(next_panel, Message) or rng.random() < 0.1:
                return
            panel = next_panel

    def _old_panel(self, person: int, rng: Random) -> Message | None:
        """A panel that was opened some time ago and is still on the screen."""
        panels = self._panels.get(person)
        if not panels or rng.random() >= OLD_PANEL:
            return None
        self.did["use an old panel"] += 1
        return self.server.messages.get(rng.choice(panels))

    def _hand(self, person: int, table: str) -> Message | None:
        """The message with their hand, in their direct messages."""
        for message in self._newest(self.server.world.dm(person)):
            if any(
                custom_id.endswith(f":{table}") for verb, custom_id in buttons(message) if verb is Verb.PLAY
            ):
                return message
        return None

    async def _type(self, place: Place, person: int, rng: Random) -> None:
        """Type a command: one that opens the panel or takes a move back, or a move with its options as they
        are offered."""
        channel = place.channel.id if rng.random() < 0.7 else self.server.world.dm(person).id
        chance = rng.random()
        if chance < 0.3:
            self.did["/undo" if chance < 0.1 else "/move"] += 1
            await self.clicks.command(person, channel, "undo" if chance < 0.1 else "move", {})
            return
        tags = [str(kind.__struct_config__.tag) for kind in games()[place.game].moves]
        tags = [tag for tag in tags if tag not in ENDINGS]
        for tag in rng.sample(tags, min(TRIED_COMMANDS, len(tags))):
            options = await self._options(person, channel, f"{place.game} {tag}", rng)
            if options is not None:
                self.did["a move as a command"] += 1
                await self.clicks.command(person, channel, f"{place.game} {tag}", options)
                return

    async def _options(self, person: int, channel: int, name: str, rng: Random) -> dict[str, Any] | None:
        """The options of a command, each one of those that are offered; None if the move is not possible."""
        typed: dict[str, Any] = {}
        for option in self._expected(name):
            try:
                choices = await self.server.people.autocomplete(
                    person, channel, name, typed, option, locale=locale_of(person)
                )
            except Rejected:
                return None
            if not choices:
                break
            value = rng.choice(choices)["value"]
            if value in ("?", 0) and len(choices) == 1:
                return None
            typed[option] = value
        return typed

    def _expected(self, name: str) -> list[str]:
        group, _, tag = name.partition(" ")
        for command in self.server.commands.in_scope(None):
            if command["name"] == group:
                for way in command["options"]:
                    if way["name"] == tag:
                        return [option["name"] for option in way.get("options") or []]
        return []

    def _newest(self, channel: Channel) -> list[Message]:
        """The bot's last messages there, newest first; without those for one person alone."""
        ids = reversed(self.server.messages._ids[channel.id])
        found = (self.server.messages.get(message_id) for message_id in ids)
        return list(islice((one for one in found if one.author == BOT and one.only_for is None), LOOK_BACK))
