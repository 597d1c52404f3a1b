"""/season: leagues and knock-outs on a server."""

from __future__ import annotations

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from cogs.tables.seasons.season_plan import seats_of
from cogs.tables.seasons.seasons import DAYS, ROUNDS
from cogs.ui.channels.permissions import check_permissions, must_manage
from cogs.ui.channels.visibility import Channels
from cogs.ui.components.building_blocks import button, message, rows
from cogs.ui.components.custom_ids import Pressed, Verb
from cogs.ui.components.style import PRIMARY
from cogs.ui.interactions.app import App, Interaction
from cogs.ui.interactions.responses import defer_reply, defer_update, show, tell, visitor
from cogs.ui.lobby_messages.season_message import (
    cancel_message,
    drop_out_message,
    overview,
    season_alt,
    season_card,
    season_message,
    season_title,
    settings_message,
)
from cogs.ui.pictures.drawing import draw_season
from cogs.ui.wording.localisation import game_choices, localised
from data.models import AlreadySeated
from data.season_models import (
    Entrant,
    NoSuchSeason,
    NotEntered,
    Season,
    SeasonClosed,
    SeasonFormat,
    SeasonNow,
    SeasonStatus,
)
from engines.computer.players import LEVELS, NORMAL
from engines.contract.core import Rejected, say

LOST = "channel"


class SeasonCog(commands.Cog):
    def __init__(self, bot: App) -> None:
        self.bot = bot

    season = app_commands.Group(
        name=localised("command-season"), description=localised("command-season-about"), guild_only=True
    )

    @season.command(
        name=localised("command-season-start"), description=localised("command-season-start-about")
    )
    @app_commands.rename(
        game=localised("option-game"),
        kind=localised("option-season-format"),
        size=localised("option-season-size"),
        rounds=localised("option-season-rounds"),
        days=localised("option-season-days"),
        level=localised("option-level"),
    )
    @app_commands.describe(
        game=localised("option-game-about"),
        kind=localised("option-season-format-about"),
        size=localised("option-season-size-about"),
        rounds=localised("option-season-rounds-about"),
        days=localised("option-season-days-about"),
        level=localised("option-season-level-about"),
    )
    @app_commands.choices(
        game=game_choices(),
        kind=[
            app_commands.Choice(name=localised(f"season-format-{one}"), value=one.value)
            for one in SeasonFormat
        ],
        level=[app_commands.Choice(name=localised(f"computer-level-{one}"), value=one) for one in LEVELS],
    )
    async def start_season(
        self,
        interaction: Interaction,
        game: str,
        kind: str = SeasonFormat.LEAGUE,
        size: app_commands.Range[int, 2, 6] | None = None,
        rounds: app_commands.Range[int, ROUNDS[0], ROUNDS[-1]] = 3,
        days: app_commands.Range[int, DAYS[0], DAYS[-1]] = 14,
        level: str = NORMAL,
    ) -> None:
        await defer_reply(interaction)
        guild_id = must_manage(interaction, "season-managers-only")
        channel = interaction.channel
        if not isinstance(channel, discord.TextChannel):
            raise Rejected("season-text-channel")
        check_permissions(interaction)
        check_permissions(interaction, thread=True)
        guild = await self.bot.store.guild(guild_id)
        season = await self.bot.seasons.open(
            guild_id=guild_id,
            channel_id=channel.id,
            host=visitor(interaction),
            language=await self.bot.language.of_guild(guild_id, interaction.guild_locale),
            game=game,
            kind=SeasonFormat(kind),
            table_size=size,
            rounds=rounds,
            days=days,
            pace=guild.pace,
            level=level,
        )
        await tell(interaction, say("season-opened", title=season_title(season)))

    @season.command(name=localised("command-season-show"), description=localised("command-season-show-about"))
    async def show_season(self, interaction: Interaction) -> None:
        await defer_reply(interaction)
        found = await self.bot.store.seasons_of(interaction.guild_id or 0)
        seasons = [season for season in found if await self._may_see(interaction, season)]
        active = [season for season in seasons if season.active]
        if len(active) == 1 or len(seasons) == 1:
            await self._show(interaction, seasons[0].id)
            return
        words = await self.bot.language.words(interaction)
        await show(interaction, overview(seasons, words))

    async def press_choose_season(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_reply(interaction)
        await self._show(interaction, pressed.first)

    async def _show(self, interaction: Interaction, season_id: str) -> None:
        """A season as it is, to one person; where its channel is gone, managers can let it go on here."""
        now = await self._season(interaction, season_id)
        if now.season.trouble and now.season.active:
            await self.bot.seasons.try_again(now.season)
            now = await self._season(interaction, season_id)
        lost = _lost(interaction, now.season)
        if lost:
            now = now._replace(season=msgspec.structs.replace(now.season, trouble=LOST))
        words = await self.bot.language.words(interaction)
        images = []
        if now.season.round:
            alt = season_alt(now, words)
            images = await self.bot.pictures.card(alt, draw_season, season_card(now), words)
        layout = season_message(now, words, images)
        await show(interaction, layout, images)
        if lost and interaction.permissions.manage_guild:
            here = button(words(say("season-here")), Verb.MOVE_SEASON, now.season.id, style=PRIMARY)
            await interaction.followup.send(
                view=message(words(say("season-here-about")), *rows([here])), ephemeral=True
            )

    async def _season(self, interaction: Interaction, season_id: str) -> SeasonNow:
        """Raises NoSuchSeason for one of another server, or of a channel that this person may not see."""
        now = await self.bot.store.season(season_id)
        if now.season.guild_id != interaction.guild_id or not await self._may_see(interaction, now.season):
            raise NoSuchSeason(f"season {season_id} is not here")
        return now

    async def _may_see(self, interaction: Interaction, season: Season) -> bool:
        """Managers also see one whose channel is gone."""
        if season.channel_id == interaction.channel_id or interaction.permissions.manage_guild:
            return True
        guild, member = interaction.guild, interaction.user
        if guild is None or not isinstance(member, discord.Member):
            return False
        return await Channels(guild).shows(season.channel_id, member)

    async def _managed(self, interaction: Interaction, season_id: str) -> Season:
        must_manage(interaction, "season-managers-only")
        return (await self._season(interaction, season_id)).season

    # the buttons

    async def press_enter_season(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_reply(interaction)
        season = (await self._season(interaction, pressed.season)).season
        await self.bot.language.remember(interaction)
        try:
            await self.bot.seasons.enter(season.id, visitor(interaction))
        except AlreadySeated:
            raise Rejected("season-already-in", title=season_title(season)) from None
        await tell(interaction, say("season-entered", title=season_title(season)))

    async def press_drop_out(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_reply(interaction)
        now = await self._season(interaction, pressed.season)
        own = _entrant(now, interaction.user.id)
        if own.dropped:
            raise Rejected("season-no-more-matches")
        if now.season.status is SeasonStatus.RUNNING:
            words = await self.bot.language.words(interaction)
            await show(interaction, drop_out_message(now.season, words))
            return
        await self._drop_out(interaction, now.season)

    async def press_confirm_drop_out(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_update(interaction)
        await self._drop_out(interaction, (await self._season(interaction, pressed.season)).season)

    async def _drop_out(self, interaction: Interaction, season: Season) -> None:
        await self.bot.seasons.drop_out(season.id, interaction.user.id)
        words = await self.bot.language.words(interaction)
        await show(interaction, message(words(say("season-left", title=season_title(season)))))

    async def press_begin_season(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_reply(interaction)
        season = await self._managed(interaction, pressed.season)
        await self.bot.seasons.begin(season.id)
        await tell(interaction, say("season-begun", title=season_title(season)))

    async def press_season_settings(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_reply(interaction)
        await self._show_settings(interaction, pressed.season)

    async def press_change_season(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_update(interaction)
        season = await self._managed(interaction, pressed.season)
        key, _, choice = pressed.first.partition("=")
        await self.bot.seasons.change_setting(season.id, key, choice)
        await self._show_settings(interaction, season.id)

    async def _show_settings(self, interaction: Interaction, season_id: str) -> None:
        now = await self._season(interaction, season_id)
        words = await self.bot.language.words(interaction)
        manages = interaction.permissions.manage_guild
        await show(interaction, settings_message(now, words, manages=manages))

    async def press_my_match(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_reply(interaction)
        now = await self._season(interaction, pressed.season)
        own = _entrant(now, interaction.user.id)
        if now.season.status is SeasonStatus.OVER:
            raise SeasonClosed(f"season {now.season.id} is over")
        mine = [
            match
            for match in now.matches
            if match.round == now.season.round
            and own.number in {seat.entrant for seat in seats_of(now, match)}
        ]
        if not mine:
            raise Rejected("season-no-more-matches")
        if mine[0].channel_id is None:
            raise Rejected("season-no-match")
        key = "season-match-yours-done" if mine[0].done else "season-match-yours"
        await tell(interaction, say(key, place=f"<#{mine[0].channel_id}>"))

    async def press_cancel_season(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_reply(interaction)
        season = await self._managed(interaction, pressed.season)
        await show(interaction, cancel_message(season, await self.bot.language.words(interaction)))

    async def press_confirm_cancel_season(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_update(interaction)
        season = await self._managed(interaction, pressed.season)
        await self.bot.seasons.cancel(season.id)
        words = await self.bot.language.words(interaction)
        await show(interaction, message(words(say("season-ended-canceled"))))

    async def press_move_season(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_update(interaction)
        season = await self._managed(interaction, pressed.season)
        channel = interaction.channel
        if not _lost(interaction, season):
            raise Rejected("season-has-channel", place=f"<#{season.channel_id}>")
        if not isinstance(channel, discord.TextChannel):
            raise Rejected("season-text-channel")
        check_permissions(interaction, thread=True)
        await self.bot.seasons.move_here(season.id, channel.id)
        words = await self.bot.language.words(interaction)
        await show(interaction, message(words(say("season-moved", title=season_title(season)))))


def _lost(interaction: Interaction, season: Season) -> bool:
    """Whether the channel of a season that goes on is gone. While people sign up nothing may have been posted
    there since, so that nobody has noticed. A server that is unavailable seems to have no channels."""
    guild = interaction.guild
    gone = guild is not None and not guild.unavailable and guild.get_channel(season.channel_id) is None
    return season.active and (season.trouble == LOST or gone)


def _entrant(now: SeasonNow, user_id: int) -> Entrant:
    """Raises NotEntered; Rejected once it is too late to join."""
    own = [one for one in now.entrants if one.user_id == user_id]
    if own:
        return own[0]
    if now.season.status is SeasonStatus.OPEN:
        raise NotEntered(f"not in season {now.season.id}")
    raise Rejected("season-not-in-begun")


async def setup(bot: App) -> None:
    await bot.add_cog(SeasonCog(bot))
