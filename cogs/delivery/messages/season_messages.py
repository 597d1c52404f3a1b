"""Shows a season in its channel, one message a round, and makes the threads of its tables."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import discord

from cogs.delivery.sending.transport import ARCHIVED, NO_CHANNEL
from cogs.tables.people.clock import DAY
from cogs.tables.seasons.season_matches import NoPlace
from cogs.ui.components.building_blocks import Layout
from cogs.ui.components.picture_files import PictureFile
from cogs.ui.lobby_messages.season_message import (
    continued_message,
    match_name,
    season_alt,
    season_card,
    season_message,
    season_notice,
)
from cogs.ui.pictures.drawing import draw_season
from cogs.ui.pictures.message_pictures import Pictures
from data.models import NONCE_LENGTH
from data.season_models import Match, Season, SeasonNow
from data.words import Phrases

THREAD_NAME_LIMIT = 100
ARCHIVE_MINUTES: Final = 7 * 24 * 60
LOST = "channel"
FORBIDDEN = "permission"
AWAY = "discord"
"""What is in the way, as the text keys name it."""
PROBLEMS = (discord.HTTPException, discord.RateLimited, OSError)
CLOCKS_DIFFER = 60
"""Seconds, ours and Discord's."""


class SeasonMessages:
    """Fulfils `cogs.tables.seasons.seasons.SeasonPlaces`."""

    def __init__(self, client: discord.Client, pictures: Pictures) -> None:
        self.client = client
        self.pictures = pictures

    async def open_thread(self, now: SeasonNow, match: Match) -> int:
        if match.opening and (known := await self.find_thread(now, match)) is not None:
            return known
        try:
            data = await self.client.http.start_thread_without_message(
                now.season.channel_id,
                name=_thread_name(now.season, match),
                type=discord.ChannelType.public_thread.value,
                auto_archive_duration=ARCHIVE_MINUTES,
            )
        except PROBLEMS as error:
            raise NoPlace(_reason(error)) from error
        return int(data["id"])

    async def find_thread(self, now: SeasonNow, match: Match) -> int | None:
        """Discord has no nonce for threads. One from before this round is that of another season."""
        assert self.client.user is not None
        season, name = now.season, _thread_name(now.season, match)
        began = (season.round_ends or 0) - season.days * DAY - CLOCKS_DIFFER
        try:
            found = await self.client.http.get_active_threads(season.guild_id)
        except PROBLEMS as error:
            raise NoPlace(_reason(error)) from error
        for thread in found["threads"]:
            ours = int(thread["owner_id"]) == self.client.user.id
            new = discord.utils.snowflake_time(int(thread["id"])).timestamp() >= began
            here = int(thread["parent_id"]) == season.channel_id and int(thread["id"]) != match.channel_id
            if ours and new and here and thread["name"] == name:
                return int(thread["id"])
        return None

    async def close_thread(self, channel_id: int) -> None:
        try:
            await self._close(channel_id)
        except discord.NotFound:
            return
        except PROBLEMS as error:
            raise NoPlace(_reason(error)) from error

    async def _close(self, channel_id: int) -> None:
        try:
            await self.client.http.delete_channel(channel_id)
        except discord.Forbidden:  # without *Manage Threads* we may still archive what we made
            await self.client.http.edit_channel(channel_id, archived=True)

    async def tell(self, now: SeasonNow) -> None:
        season = now.season
        layout, people = season_notice(now, Phrases(season.language))
        called = discord.AllowedMentions(users=[discord.Object(user) for user in people])
        nonce = f"{season.id}-{season.notice.removeprefix('season-')}"[:NONCE_LENGTH]
        try:
            await self._channel(season).send(view=layout, nonce=nonce, allowed_mentions=called)
        except PROBLEMS as error:
            raise NoPlace(_reason(error)) from error

    async def show(self, now: SeasonNow) -> int:
        season = now.season
        words = Phrases(season.language)
        alt = season_alt(now, words)
        images = await self.pictures.card(alt, draw_season, season_card(now), words) if season.round else []
        layout = season_message(now, words, images)
        same_round = season.message_round == season.round
        try:
            if same_round and await self._edit(season, layout, images):
                return season.message_id or 0
            files = [image.file() for image in images]
            sent = await self._channel(season).send(view=layout, files=files, nonce=_nonce(season))
        except PROBLEMS as error:
            raise NoPlace(_reason(error)) from error
        if not same_round:
            with suppress(*PROBLEMS):  # the new message is there, and must not be posted again for this
                await self._edit(season, continued_message(season, sent.jump_url, words))
        return sent.id

    async def _edit(self, season: Season, layout: Layout, images: Sequence[PictureFile] = ()) -> bool:
        """Change the message that was shown last. False where there is none, or a moderator deleted it."""
        if season.message_id is None:
            return False
        posted = self._channel(season).get_partial_message(season.message_id)
        try:
            await posted.edit(view=layout, attachments=[image.file() for image in images])
        except discord.NotFound as error:
            if error.code == NO_CHANNEL:
                raise
            return False
        return True

    def _channel(self, season: Season) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(season.channel_id, guild_id=season.guild_id)


def _thread_name(season: Season, match: Match) -> str:
    return match_name(season, match, Phrases(season.language))[:THREAD_NAME_LIMIT]


def _nonce(season: Season) -> str:
    """The same for one round's message, until a moderator deletes it."""
    return f"{season.id}-{season.round}-{season.message_id or 0:x}"[:NONCE_LENGTH]


def _reason(error: Exception) -> str:
    if isinstance(error, discord.NotFound) or getattr(error, "code", None) in (NO_CHANNEL, ARCHIVED):
        return LOST
    return FORBIDDEN if isinstance(error, discord.Forbidden) else AWAY
