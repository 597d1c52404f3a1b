"""A server to test in: the real bot on SimCord, a channel, and people who click and type as people do."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from typing import Any

import discord
import simcord
from simcord import ChannelHandle, InteractionResult, MemberActor
from simcord.actors import _component_interaction
from simcord.backend.models import Overwrite
from simcord.backend.serializers import message_payload
from simcord.enums import OverwriteType
from simcord.interactions import base_payload

import render
from cogs.runtime.client import Portolan
from cogs.runtime.pace import Pace
from cogs.tables.people.limits import Action
from data.settings import Settings
from tests.support.project import ROOT

LIMITED = Pace(computer_pause=0, thinking_percent=5)
"""Computers move at once, and think only a little."""
QUICK = LIMITED._replace(per_minute=dict.fromkeys(Action, 1000), open_lobbies=1000)
"""And people may do what they like: tests play whole games in no time."""
NAMES = ("Inge", "Otto", "Ruth", "Emil", "Lea", "Konstantin", "Stranger")
SETTLE_POLL_SECONDS = 0.002
SET_OFF_SECONDS = 1.0
COGS = str(ROOT / "cogs")
BUTTON, MENU, TEXT, GALLERY = 2, 3, 10, 12


def walk(components: Any) -> Iterator[dict[str, Any]]:
    """Every component, however deep."""
    for component in components or []:
        yield component
        yield from walk(component.get("components"))
        if component.get("accessory"):
            yield from walk([component["accessory"]])


class Shown:
    """A message as a person sees it."""

    def __init__(self, server: DiscordServer, channel_id: int, message_id: int) -> None:
        self.server, self.channel_id, self.id = server, channel_id, message_id

    @property
    def stored(self) -> Any:
        return self.server.env.backend.get_message(self.channel_id, self.id)

    @property
    def handle(self) -> Any:
        from simcord.results import ResponseMessage

        return ResponseMessage(self.server.env, self.stored).message

    @property
    def parts(self) -> list[dict[str, Any]]:
        return list(walk(self.stored.components))

    @property
    def text(self) -> str:
        return "\n".join(part["content"] for part in self.parts if part.get("type") == TEXT)

    @property
    def colour(self) -> int | None:
        """Of the bar at its edge."""
        return next((part["accent_color"] for part in self.parts if "accent_color" in part), None)

    @property
    def labels(self) -> list[str]:
        """The buttons that can be pressed."""
        return [p["label"] for p in self.parts if p.get("type") == BUTTON and not p.get("disabled")]

    @property
    def buttons(self) -> list[dict[str, Any]]:
        return [
            p for p in self.parts if p.get("type") == BUTTON and p.get("custom_id") and not p.get("disabled")
        ]

    @property
    def menus(self) -> list[dict[str, Any]]:
        return [p for p in self.parts if p.get("type") == MENU]

    @property
    def alts(self) -> list[str]:
        galleries = [p for p in self.parts if p.get("type") == GALLERY]
        return [item.get("description") or "" for g in galleries for item in g["items"]]

    @property
    def files(self) -> list[Any]:
        return list(self.handle.attachments)

    def custom_id(self, label: str) -> str:
        return str(next(p["custom_id"] for p in self.buttons if p["label"] == label))


class QuickEnv(simcord.Env):
    """SimCord, looking more often whether the bot has done its work.

    A bot that waits for its database finishes no task meanwhile, so SimCord sleeps until it looks again: 50
    milliseconds, 120 times in a test that lets an hour pass.
    """

    async def _settle_internal(self, **more: Any) -> None:
        """Also wait for what a test has set off by calling the bot directly: SimCord knows only what the bot
        has begun by itself. A test that holds the bot up gets no more than a moment."""
        more["idle"] = SETTLE_POLL_SECONDS
        await super()._settle_internal(**more)
        while tasks := [task for task in asyncio.all_tasks() if self._set_off_by_the_test(task)]:
            done, _ = await asyncio.wait(tasks, timeout=SET_OFF_SECONDS)
            await super()._settle_internal(**more)
            if not done:
                return

    def _set_off_by_the_test(self, task: asyncio.Task[Any]) -> bool:
        code = getattr(task.get_coro(), "cr_code", None)
        return task not in self._work.tasks and code is not None and code.co_filename.startswith(COGS)


def _leave_out_ephemerals(backend: Any) -> None:
    """What only one person sees is never the last message of a channel, as clients compute unread ones."""
    commit = backend.commit_message

    def committed(message: Any, **more: Any) -> Any:
        channel = backend.get_channel(message.channel_id)
        last = channel.last_message_id
        done = commit(message, **more)
        if message.is_ephemeral:
            channel.last_message_id = last
        return done

    backend.commit_message = committed


class DiscordServer:
    """A simulated Discord server with our bot, some people, and a channel to play in."""

    env: simcord.Env
    bot: Portolan
    people: dict[str, MemberActor]
    channel: ChannelHandle
    guild: simcord.GuildHandle

    def __init__(self, settings: Settings, pace: Pace) -> None:
        self.settings, self.pace = settings, pace

    @classmethod
    async def open(
        cls,
        settings: Settings,
        *,
        locale: str = "en-US",
        furnish: Callable[[Portolan], None] = lambda bot: None,
        pace: Pace = QUICK,
    ) -> DiscordServer:
        """Start the bot on a new server."""
        server = cls(settings, pace)
        server.bot = Portolan(settings, pace=pace)
        furnish(server.bot)
        server.env = QuickEnv(server.bot, settle_timeout=60.0)
        _leave_out_ephemerals(server.env.backend)
        try:
            await server.env.start()
        except BaseException:
            await server.bot.close_store()  # its thread would keep the process alive for ever
            raise
        server.guild = server.env.create_guild("Town", preferred_locale=locale)
        server.channel = server.guild.create_text_channel("harbour")
        server.people = {name: server.guild.add_member(server.env.create_user(name)) for name in NAMES}
        return server

    async def close(self) -> None:
        try:
            await self.env.shutdown()
        finally:
            await self.bot.close_store()
        assert not self.env.errors, self.env.errors

    async def restart(self) -> None:
        """The process ends and a new one starts on the same database."""
        await self.env.settle()
        await self.bot.close_store()
        self.bot = Portolan(self.settings, pace=self.pace)
        await self.env.restart_bot(self.bot)
        await self.env.settle()

    def show_signs(self) -> None:
        """As if every sign had been uploaded."""
        self.bot.signs.replace({name: 10**18 + number for number, name in enumerate(render.signs())})

    # what people do

    async def slash(
        self, who: str, command: str, channel: ChannelHandle | None = None, **options: Any
    ) -> Shown | None:
        return self.shown(await self.people[who].slash(channel or self.channel, command, **options))

    async def click(self, who: str, shown: Shown, label: str) -> Shown | None:
        return self.shown(await self.people[who].click(shown.handle, custom_id=shown.custom_id(label)))

    async def press(self, who: str, shown: Shown, custom_id: str) -> Shown | None:
        return self.shown(await self.people[who].click(shown.handle, custom_id=custom_id))

    async def choose(self, who: str, shown: Shown, values: list[str], menu: int = 0) -> Shown | None:
        custom_id = shown.menus[menu]["custom_id"]
        return self.shown(await self.people[who].select(shown.handle, values, custom_id=custom_id))

    async def shown_click(self, who: str, shown: Shown, custom_id: str) -> Shown:
        """Press a button that a person still sees although the message has changed since."""
        answered = await self.forged(who, shown, custom_id)
        assert answered is not None
        return answered

    async def forged(self, who: str, shown: Shown, custom_id: str) -> Shown | None:
        """A click with an id of one's own making, as a modified client could send it."""
        return self.shown(await self.raw_click(who, shown, custom_id, settle=True))

    async def raw_click(
        self,
        who: str,
        shown: Shown,
        custom_id: str,
        *,
        settle: bool = False,
        values: list[str] | None = None,
    ) -> Any:
        """Without `settle` the click is only sent, so that several are under way at once. `values` are what
        is chosen in a menu."""
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": BUTTON}
        if values is not None:
            data = {"custom_id": custom_id, "component_type": MENU, "values": values}
        person = self.people[who]
        if settle:
            return await _component_interaction(person, shown.stored, data)
        backend = self.env.backend
        record, payload = base_payload(
            backend,
            type=3,
            channel_id=shown.channel_id,
            guild_id=self.guild.id,
            user_id=person.id,
            data=data,
        )
        payload["message"] = dict(message_payload(backend, shown.stored))
        record.source_message_id = shown.id
        backend.emit("INTERACTION_CREATE", payload)
        return record

    async def click_dm(self, who: str, shown: Shown, label: str) -> Shown | None:
        """Press a button of a direct message: there nobody is a member of anything."""
        user = self.people[who].user
        return self.shown(await user.click(shown.handle, custom_id=shown.custom_id(label)))

    async def forged_dm(self, who: str, shown: Shown, custom_id: str) -> Shown | None:
        """The same with an id of one's own making."""
        data = {"custom_id": custom_id, "component_type": BUTTON}
        return self.shown(await _component_interaction(self.people[who].user, shown.stored, data))

    # what befalls them

    def now(self) -> int:
        """The time on the server, which is not ours."""
        return int(self.env.now().timestamp())

    def deny(self, channel: ChannelHandle, *permissions: str) -> None:
        """Take permissions in a channel from the bot."""
        denied = discord.Permissions(**dict.fromkeys(permissions, True)).value
        stored = self.env.backend.get_channel(channel.id)
        stored.overwrites.append(
            Overwrite(target_id=self.env.backend.bot_user.id, type=OverwriteType.MEMBER, allow=0, deny=denied)
        )

    def make_manager(self, who: str) -> None:
        role = self.guild.create_role("manager", permissions=discord.Permissions(manage_guild=True))
        self.env.backend.add_member_role(self.guild.id, self.people[who].id, role.id)

    async def delete(self, shown: Shown) -> None:
        self.env.backend.delete_message(shown.channel_id, shown.id)
        await self.env.settle()

    async def make(self, who: str, label: str) -> Shown | None:
        """Open the panel, press a button, and confirm if asked."""
        panel = await self.click(who, self.board(), "Play")
        assert panel is not None
        return await self.confirm(who, await self.click(who, panel, label))

    async def confirm(self, who: str, shown: Shown | None) -> Shown | None:
        if shown is not None and "Yes, do it" in shown.labels:
            return await self.click(who, shown, "Yes, do it")
        return shown

    def shown(self, result: InteractionResult) -> Shown | None:
        """What the person sees last in answer: a follow-up, or the response itself."""
        last = result.followups[-1] if result.followups else result.response
        return Shown(self, last.channel_id, last.id) if last is not None else None

    # what everybody sees

    def history(self, channel: ChannelHandle | None = None) -> list[Shown]:
        """The public messages of a channel, oldest first."""
        place = channel or self.channel
        stored = self.env.backend.messages[place.id].values()
        return [Shown(self, place.id, m.id) for m in stored if not m.is_ephemeral]

    @property
    def last(self) -> Shown:
        return self.history()[-1]

    def board(self) -> Shown:
        """The newest message that has the button Play."""
        return next(m for m in reversed(self.history()) if {"Play", "Spielen"} & set(m.labels))

    def dms(self, who: str) -> list[Shown]:
        channel_id = self.env.backend.dm_channels.get(self.people[who].id)
        if channel_id is None:
            return []
        return [Shown(self, channel_id, m.id) for m in self.env.backend.messages[channel_id].values()]

    # short ways

    async def table(
        self, game: str, *people: str, computers: int = 0, settings: dict[str, str] | None = None
    ) -> str:
        """A started game; the first person opens it. Returns the id of the table."""
        await self.slash(people[0], "play", game=game)
        lobby = self.last
        for who in people[1:]:
            await self.click(who, lobby, "Join")
        for _ in range(computers):
            await self.click(people[0], lobby, "Add computer player")
        for key, choice in (settings or {}).items():
            await self.set_rule(people[0], lobby, key, choice)
        await self.click(people[0], lobby, "Start")
        await self.env.settle()
        match = re.search(r"p1:start:([^:]+)", str(self.started_lobby_ids(lobby)))
        return match.group(1) if match else (await self.running()).id

    async def set_rule(self, host: str, lobby: Shown, key: str, choice: str) -> Shown:
        """Choose a setting of a lobby. Returns the private message with the settings."""
        [settings] = [part["custom_id"] for part in lobby.buttons if ":variant:" in part["custom_id"]]
        shown = await self.press(host, lobby, settings)
        assert shown is not None
        offered = [[entry["value"] for entry in menu["options"]] for menu in shown.menus]
        menu = next((n for n, values in enumerate(offered) if f"{key}={choice}" in values), 0)
        await self.choose(host, shown, [f"{key}={choice}"], menu)
        return shown

    async def cancel(self, host: str, lobby: Shown, label: str = "Cancel") -> None:
        """Call off a lobby, and confirm it."""
        sure = await self.click(host, lobby, label)
        assert sure is not None
        await self.press(host, sure, sure.buttons[0]["custom_id"])

    def started_lobby_ids(self, lobby: Shown) -> list[str]:
        return [p.get("custom_id", "") for p in lobby.parts]

    async def running(self) -> Any:
        row = await self.bot.store.in_channel(self.channel.id)
        assert row is not None
        return row
