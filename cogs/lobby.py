"""/play and the lobby: join, settings, computer players, start, rematch."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Collection, Iterable, Sequence
from contextlib import suppress
from typing import Final, NamedTuple

import discord
from discord import app_commands
from discord.ext import commands

from cogs.tables.loading.room import Room, escape_markdown
from cogs.tables.lobbies.lobbies import check_host
from cogs.tables.people.computer_characters import levels_by_name
from cogs.ui.channels.forum import forum_here, is_own_post, tags_for
from cogs.ui.channels.permissions import check_allowed_channels, check_permissions
from cogs.ui.channels.visibility import check_may_see
from cogs.ui.components.building_blocks import link, message, rows
from cogs.ui.components.custom_ids import Pressed
from cogs.ui.interactions.app import App, Interaction
from cogs.ui.interactions.lookup import lobby_of
from cogs.ui.interactions.responses import defer_reply, defer_update, is_private, show, tell, visitor
from cogs.ui.lobby_messages.computers_message import computers_message
from cogs.ui.lobby_messages.game_cards import cover, games_message
from cogs.ui.lobby_messages.guests_message import known_habits
from cogs.ui.lobby_messages.lobby_message import cancel_message, settings_message
from cogs.ui.lobby_messages.lobby_notes import begun_message
from cogs.ui.wording.links import table_url
from cogs.ui.wording.localisation import game_choices, localised
from data.models import DM, ChannelTaken, Guild, LobbyClosed, LobbyFull, TableRow
from data.players import Guest
from data.words import Phrases
from engines import games
from engines.computer.players import LEVELS, NORMAL
from engines.contract.core import Rejected, Say, Words, say
from engines.contract.settings import PACE, spread

THREAD_NAME_LIMIT = 100
FEWEST = "computer"
AGAINST = (FEWEST, "2", "3", "4", "5")
"""The opponents that `/play` offers: as few computer players as the game needs, or so many."""
ARCHIVE_MINUTES: Final = 7 * 24 * 60
"""Discord archives a thread after a week of silence."""


class Opening(NamedTuple):
    """What somebody wants to open."""

    game: str
    thread: bool = False
    """In a thread of its own; in a forum, in a post of its own."""
    here: bool = False
    """Open it in the forum post where the command was given, not in a new one."""
    settings: dict[str, str] | None = None
    against: str | None = None
    """Begin at once, against computer players."""
    level: str | None = None
    """Of the computer players. Without `against`, as many as the game needs are in the lobby at once."""
    invited: Collection[int] = ()
    call: bool = True
    """Whether the server's role may be called for it."""


class LobbyCog(commands.Cog):
    def __init__(self, bot: App) -> None:
        self.bot = bot

    @app_commands.command(name=localised("command-play"), description=localised("command-play-about"))
    @app_commands.rename(
        game=localised("option-game"),
        thread=localised("option-thread"),
        against=localised("option-against"),
        level=localised("option-level"),
        call=localised("option-call"),
    )
    @app_commands.describe(
        game=localised("option-game-about"),
        thread=localised("option-thread-about"),
        against=localised("option-against-about"),
        level=localised("option-level-about"),
        call=localised("option-call-about"),
    )
    @app_commands.choices(
        game=game_choices(),
        against=[app_commands.Choice(name=localised(f"against-{value}"), value=value) for value in AGAINST],
        level=[app_commands.Choice(name=localised(f"computer-level-{one}"), value=one) for one in LEVELS],
    )
    @app_commands.guild_only()
    async def play(
        self,
        interaction: Interaction,
        game: str | None = None,
        thread: bool = False,
        against: str | None = None,
        level: str | None = None,
        call: bool = True,
    ) -> None:
        await defer_reply(interaction)
        if game is None:
            await self._show_games(interaction)
            return
        opening = Opening(game, thread=thread, against=against, level=level, call=call)
        await self.open(interaction, opening)

    async def press_games(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_reply(interaction)
        await self._show_games(interaction)

    async def _show_games(self, interaction: Interaction) -> None:
        """What the games are like, for somebody who has not chosen one."""
        words = await self.bot.language.words(interaction)
        drawn = await asyncio.gather(*(cover(self.bot.pictures, game, words) for game in games()))
        images = dict(zip(games(), drawn, strict=True))
        files = [image for of_game in drawn for image in of_game]
        await show(
            interaction, games_message(images, words, on_server=interaction.guild_id is not None), files
        )

    async def press_open_lobby(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_reply(interaction)
        if pressed.game not in games():
            raise Rejected("error-unknown-button")
        await self.open(interaction, Opening(pressed.game))

    async def open(self, interaction: Interaction, opening: Opening) -> Room:
        """Open a lobby in this channel, or in a place of its own. Raises Rejected if not allowed."""
        if interaction.guild_id is None or interaction.channel is None:
            raise Rejected("lobby-server-only")
        game, settings = opening.game, opening.settings
        forum = forum_here(interaction)
        post = forum is not None and await self._needs_post(interaction, opening)
        check_permissions(interaction, thread=opening.thread and forum is None, post=post)
        guild = await self.bot.store.guild(interaction.guild_id)
        check_allowed_channels(interaction, guild)
        await self._check_number_of_tables(interaction, guild)
        await self.bot.lobbies.check_may_open(interaction.user.id)  # before a thread is made for it
        if settings is None and guild.pace is not None:
            settings = {PACE.key: guild.pace}
        players = None if opening.against is None else _players(game, settings, opening.against)
        language = await self.bot.language.of_guild(interaction.guild_id, interaction.guild_locale)
        channel_id, message_id = interaction.channel.id, None
        if forum is not None and post:
            channel_id, message_id = await self._post(interaction, forum, game, language)
        elif opening.thread:
            channel_id = (await self._thread(interaction, game, language)).id
        room = await self.bot.lobbies.open(
            game=game,
            guild_id=interaction.guild_id,
            channel_id=channel_id,
            host=visitor(interaction),
            language=language,
            salt=str(interaction.id),
            settings=settings,
            message_id=message_id,
            invited=opening.invited,
            call=opening.call and players is None,
        )
        if players is not None:
            await self._start_at_once(room, interaction, players, opening.level or NORMAL)
            return room
        if opening.level is not None:
            others = _players(game, settings, FEWEST) - 1
            await self._add_computers(room, interaction, [opening.level] * others)
        words = await self.bot.language.words(interaction)
        text = words(say("lobby-opened", title=room.title, channel=f"<#{channel_id}>"))
        await show(interaction, message(text))
        await self._welcome(room, interaction)
        return room

    async def _start_at_once(self, room: Room, interaction: Interaction, players: int, level: str) -> None:
        await self.bot.language.remember(interaction)  # before the hand is sent
        await self.bot.lobbies.start_with_computers(
            room.row.id, interaction.user.id, str(interaction.id), players=players, level=level
        )
        await tell(interaction, say("lobby-started", title=room.title, channel=f"<#{room.row.channel_id}>"))
        await self.bot.computers.wait(room.row.id)  # the hand is sent when it is a person's turn
        await self._tell_if_closed(room, interaction)

    async def _add_computers(self, room: Room, interaction: Interaction, levels: Sequence[str]) -> None:
        with suppress(LobbyFull):  # somebody from outside has one of the seats
            for level in levels:
                await self.bot.lobbies.add_computer(
                    room.row.id, interaction.user.id, str(interaction.id), level=level
                )

    async def _check_number_of_tables(self, interaction: Interaction, guild: Guild) -> None:
        if guild.most_tables is not None:
            own = await self.bot.store.of_person(interaction.user.id)
            if sum(row.guild_id == guild.guild_id for row in own) >= guild.most_tables:
                raise Rejected("lobby-too-many-tables", most=guild.most_tables)

    async def _needs_post(self, interaction: Interaction, opening: Opening) -> bool:
        """Whether a table in a forum gets a post of its own: unless somebody is in a post of theirs that is
        free, or continues where they have played."""
        if opening.thread or not isinstance(interaction.channel, discord.Thread):
            return True
        free = await self.bot.store.in_channel(interaction.channel.id) is None
        return not opening.here and not (free and is_own_post(interaction))

    async def _post(
        self, interaction: Interaction, forum: discord.ForumChannel, game: str, language: str
    ) -> tuple[int, int]:
        """A new post, whose first message becomes the lobby card: their ids."""
        words = Phrases(language)
        title, host = say(f"{game}-title"), interaction.user.display_name
        made = await forum.create_thread(
            name=_thread_name(forum.threads, words, title, host),
            view=message(words(say("forum-begin", title=title, host=escape_markdown(host)))),
            applied_tags=tags_for(forum, game, moderator=interaction.app_permissions.manage_threads),
            auto_archive_duration=ARCHIVE_MINUTES,
        )
        return made.thread.id, made.message.id

    async def _thread(self, interaction: Interaction, game: str, language: str) -> discord.Thread:
        channel = interaction.channel
        if not isinstance(channel, discord.TextChannel):
            raise Rejected("lobby-no-thread-here")
        host = interaction.user.display_name
        return await channel.create_thread(
            name=_thread_name(channel.threads, Phrases(language), say(f"{game}-title"), host),
            type=discord.ChannelType.public_thread,
            auto_archive_duration=ARCHIVE_MINUTES,
        )

    # the buttons of the lobby

    async def press_join(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_reply(interaction)
        await check_may_see(interaction, await self.bot.store.load(pressed.table_id))
        await self._join(interaction, pressed.table_id)

    async def _join(self, interaction: Interaction, table_id: str) -> None:
        """Take a seat, and see how the others tend to play."""
        room = await self.bot.lobbies.join(table_id, visitor(interaction), str(interaction.id))
        words = room.words(await self.bot.language.of(interaction, room))
        there = room.row.channel_id != interaction.channel_id
        joined = say("lobby-joined", title=room.title)
        if there:
            joined = say("lobby-joined-there", title=room.title, channel=f"<#{room.row.channel_id}>")
        others = known_habits(room, await self.bot.guests.habits(room), words, interaction.user.id)
        way = rows([link(words(say("button-channel")), table_url(room.row))]) if there else ()
        await show(interaction, message(words(joined), "\n".join(others), *way))
        await self._welcome(room, interaction)

    async def press_leave(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_reply(interaction)
        room = await self.bot.lobbies.leave(pressed.table_id, interaction.user.id)
        await tell(interaction, say("lobby-left", title=room.title))

    async def press_add_computer(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_update(interaction)
        adding = self.bot.lobbies.add_computer(
            pressed.table_id,
            interaction.user.id,
            str(interaction.id),
            level=pressed.level or NORMAL,
            computers=_computers(pressed),
        )
        if is_private(interaction):
            await self._change_computers(interaction, pressed.table_id, adding)
        else:
            await adding

    async def press_remove_computer(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_update(interaction)
        await self.bot.lobbies.remove_computer(
            pressed.table_id, interaction.user.id, computers=_computers(pressed)
        )

    async def press_computers(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_reply(interaction)
        await self._show_computers(interaction, pressed.table_id)

    async def press_change_level(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_update(interaction)
        changing = self.bot.lobbies.change_level(
            pressed.table_id, interaction.user.id, pressed.computer, pressed.level
        )
        await self._change_computers(interaction, pressed.table_id, changing)

    async def press_remove_this_computer(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_update(interaction)
        removing = self.bot.lobbies.remove_computer(pressed.table_id, interaction.user.id, pressed.computer)
        await self._change_computers(interaction, pressed.table_id, removing)

    async def _change_computers(
        self, interaction: Interaction, table_id: str, change: Awaitable[None]
    ) -> None:
        """Change something about the computer players, and show them as they are then: also where the button
        was out of date."""
        refusal = None
        try:
            await change
        except Rejected as refused:
            refusal = refused
        await self._show_computers(interaction, table_id, refusal)

    async def _show_computers(
        self, interaction: Interaction, table_id: str, refusal: Rejected | None = None
    ) -> None:
        room = await lobby_of(self.bot, table_id)
        words = room.words(await self.bot.language.of(interaction, room))
        notice = "" if refusal is None else words(refusal.reason)
        await show(interaction, computers_message(room, interaction.user.id, words, notice))

    async def press_lobby_settings(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_reply(interaction)
        await self._show_settings(interaction, pressed.table_id)

    async def press_change_setting(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_update(interaction)
        key, _, choice = pressed.first.partition("=")
        await self.bot.lobbies.change_setting(pressed.table_id, interaction.user.id, key, choice)
        if is_private(interaction):  # lobbies from before had the menus in the channel
            await self._show_settings(interaction, pressed.table_id)

    async def _show_settings(self, interaction: Interaction, table_id: str) -> None:
        room = await lobby_of(self.bot, table_id)
        words = room.words(await self.bot.language.of(interaction, room))
        await show(interaction, settings_message(room, interaction.user.id, words))

    async def press_start(self, interaction: Interaction, pressed: Pressed) -> None:
        """From the card, or from the direct message that there are enough players. The message then says what
        became of the lobby, even if someone started it from the card first."""
        await defer_update(interaction)
        try:
            await self.bot.lobbies.start(pressed.table_id, interaction.user.id)
        except (Rejected, LobbyClosed) as refused:
            closed = isinstance(refused, LobbyClosed) or refused.reason.key == "lobby-closed"
            if interaction.guild_id is not None or not closed:
                raise
        if interaction.guild_id is None:
            room = await self.bot.tables.load(pressed.table_id)
            words = room.words(await self.bot.language.of(interaction, room))
            await show(interaction, begun_message(room, words))

    async def press_cancel(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_reply(interaction)
        room = await self.bot.tables.load(pressed.table_id)
        check_host(room, interaction.user.id)
        words = room.words(await self.bot.language.of(interaction, room))
        await show(interaction, cancel_message(room, words))

    async def press_confirm_cancel(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_update(interaction)
        await self.bot.lobbies.cancel(pressed.table_id, interaction.user.id)
        await tell(interaction, say("lobby-cancelled"))

    async def press_rematch(self, interaction: Interaction, pressed: Pressed) -> None:
        """Open a lobby for the same game, with the same settings and computer players, to which everybody is
        invited who played; whoever was not there invites nobody. Where one of the others was faster, join."""
        await defer_reply(interaction)
        last = await self.bot.tables.load(pressed.table_id)
        played = {seat.user_id for seat in last.seats if seat.user_id is not None and not seat.left}
        invited = played - {interaction.user.id} if interaction.user.id in played else set()
        try:
            again = Opening(last.row.game, here=True, settings=last.row.settings, invited=invited, call=False)
            room = await self.open(interaction, again)
        except ChannelTaken as taken:
            if not await self._is_invited(interaction.user.id, taken.table):
                raise
            await self._join(interaction, taken.table.id)
            return
        await self._add_computers(room, interaction, levels_by_name(last.row.language, last.seats))

    async def _is_invited(self, user_id: int, row: TableRow) -> bool:
        guests = await self.bot.store.lobby_people(row.id)
        return any(one.user_id == user_id and one.kind is Guest.INVITED for one in guests)

    # the first direct message

    async def _welcome(self, room: Room, interaction: Interaction) -> None:
        """Welcome somebody by direct message. Whoever takes none is told now, not when cards are dealt."""
        await self.bot.language.remember(interaction)
        await self.bot.lobbies.welcome(room.row, interaction.user.id)
        await self._tell_if_closed(room, interaction)

    async def _tell_if_closed(self, room: Room, interaction: Interaction) -> None:
        await self.bot.wait_for_delivery(room.row.id)
        seat = (await self.bot.tables.load(room.row.id)).seat_of(interaction.user.id)
        if seat is not None and seat.dm is DM.CLOSED:
            words = await self.bot.language.words(interaction)
            await interaction.followup.send(view=message(words(say("desk-closed"))), ephemeral=True)


def _players(game: str, settings: dict[str, str] | None, against: str) -> int:
    """How many play when one person wants these opponents: as few as possible, or as many as named. Raises
    Rejected where the game is not for so many."""
    chosen = games()[game]
    allowed = chosen.seats_for(chosen.check_settings(settings or {}))
    players = allowed[0] if against == FEWEST else int(against) + 1
    if players not in allowed:
        why = "lobby-over-number" if players > allowed[-1] else "lobby-wrong-number"
        raise Rejected(why, spread=spread(allowed), have=players)
    return players


def _thread_name(there: Iterable[discord.Thread], words: Words, title: Say, host: str) -> str:
    """A name that none of the threads beside it has: the second one is numbered."""
    taken = {thread.name for thread in there if not thread.is_private()}
    whole = words(say("lobby-thread-name", title=title, host=host))
    name, number = whole[:THREAD_NAME_LIMIT], 1
    while name in taken:
        number += 1
        end = f" ({number})"
        name = whole[: THREAD_NAME_LIMIT - len(end)] + end
    return name


def _computers(pressed: Pressed) -> int:
    """How many computer players a button was shown with; none of ours where it does not say."""
    return -1 if pressed.computers is None else pressed.computers


async def setup(bot: App) -> None:
    await bot.add_cog(LobbyCog(bot))
