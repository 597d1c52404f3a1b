"""/stats: who has played how often and how well in a server, game by game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import discord
from discord import app_commands
from discord.ext import commands

from cogs.tables.loading.room import escape_markdown
from cogs.tables.records.ratings import PROVISIONAL_GAMES, GameStats, PlayerStats, response_time, statistics
from cogs.ui.components.building_blocks import message, page_turns, rows
from cogs.ui.components.custom_ids import Pressed, Verb
from cogs.ui.components.style import VELLUM
from cogs.ui.interactions.app import App, Interaction
from cogs.ui.interactions.responses import defer_reply, defer_update, show
from cogs.ui.wording.durations import span
from cogs.ui.wording.localisation import game_choices, localised
from engines import games
from engines.contract.core import Rejected, Say, Words, say

PEOPLE_PER_PAGE = 15
ALL = "all"
"""In custom_ids, in place of a game."""


class RankedPlayer(NamedTuple):
    """A line of the list: a player, in a game."""

    game: GameStats
    stats: PlayerStats
    number: int | None
    """The place on the list; None for players with few games."""


class StatsCog(commands.Cog):
    def __init__(self, bot: App) -> None:
        self.bot = bot

    @app_commands.command(name=localised("command-stats"), description=localised("command-stats-about"))
    @app_commands.rename(game=localised("option-game"), person=localised("option-person"))
    @app_commands.describe(game=localised("option-stats-game-about"), person=localised("option-person-about"))
    @app_commands.choices(game=game_choices())
    @app_commands.guild_only()
    async def stats(
        self, interaction: Interaction, game: str | None = None, person: discord.User | None = None
    ) -> None:
        await defer_reply(interaction)
        if person is None:
            await self._list(interaction, game, 0)
        else:
            await self._person(interaction, game, person)

    async def press_stats(self, interaction: Interaction, pressed: Pressed) -> None:
        """Another page, in place."""
        await defer_update(interaction)
        game = pressed.game
        if game != ALL and game not in games():
            raise Rejected("error-unknown-button")
        await self._list(interaction, None if game == ALL else game, pressed.page or 0)

    async def _statistics(
        self, interaction: Interaction, game: str | None, user_id: int | None
    ) -> list[GameStats]:
        if interaction.guild_id is None:
            raise Rejected("stats-server-only")
        results = await self.bot.store.results(guild_id=interaction.guild_id, user_id=user_id)
        ratings = await self.bot.store.ratings(interaction.guild_id)
        return [stats for stats in statistics(results, ratings) if game in (None, stats.game)]

    async def _list(self, interaction: Interaction, game: str | None, page: int) -> None:
        """Show everybody, game by game."""
        entries = _ranked(await self._statistics(interaction, game, None))
        words = await self.bot.language.words(interaction)
        pages = -(-len(entries) // PEOPLE_PER_PAGE)
        page = min(page, max(0, pages - 1))
        shown = entries[page * PEOPLE_PER_PAGE : (page + 1) * PEOPLE_PER_PAGE]
        nothing = _none_of("stats-none-yet", "stats-none-of-game", game)
        blocks = _blocks(shown, words) if shown else [words(nothing)]
        await show(
            interaction,
            message(
                f"## {words(say('stats-title'))}",
                *blocks,
                *await self._own(interaction, words),
                *rows(page_turns(words, page, pages, Verb.STATS, game or ALL)),
                colour=VELLUM,
            ),
        )

    async def _person(self, interaction: Interaction, game: str | None, person: discord.abc.User) -> None:
        own = person.id == interaction.user.id
        words = await self.bot.language.words(interaction)
        entries = _ranked(await self._statistics(interaction, game, person.id))
        if not entries and not own:
            # The same answer for people who have not played and who opted out: nobody learns which.
            who = escape_markdown(person.display_name)
            nothing = _none_of("stats-nothing-of", "stats-nothing-of-game", game, who=who)
            raise Rejected(nothing.key, **nothing.args)
        blocks = _blocks([entry._replace(number=None) for entry in entries], words)
        if not entries and (await self.bot.store.person(person.id)).counted:
            blocks = [words(_none_of("stats-nothing-of-you", "stats-nothing-of-you-game", game))]
        title = escape_markdown(person.display_name)
        notes = await self._own(interaction, words) if own else []
        await show(interaction, message(f"## {title}", *blocks, *notes, colour=VELLUM))

    async def _own(self, interaction: Interaction, words: Words) -> list[str]:
        """What only this person may see."""
        person = await self.bot.store.person(interaction.user.id)
        if not person.counted:
            return [words(say("stats-left-out"))]
        results = await self.bot.store.results(guild_id=interaction.guild_id, user_id=interaction.user.id)
        taken = response_time(results)
        return [] if taken is None else [f"-# {words(say('stats-own-time', time=span(taken)))}"]


def _none_of(at_all: str, in_game: str, game: str | None, **facts: str) -> Say:
    """That there is nothing to show: at all, or of the game that was asked for."""
    return say(at_all, **facts) if game is None else say(in_game, title=say(f"{game}-title"), **facts)


def _ranked(found: Sequence[GameStats]) -> list[RankedPlayer]:
    return [
        RankedPlayer(game, player, None if player.provisional else number)
        for game in found
        for number, player in enumerate(game.players, 1)
    ]


def _blocks(entries: Sequence[RankedPlayer], words: Words) -> list[str]:
    """One block per game: its title, how often it was played, and its players."""
    blocks: dict[str, list[str]] = {}
    for entry in entries:
        key = entry.game.game
        if key not in blocks:
            about = words(say("stats-game", count=entry.game.tables, time=span(entry.game.length)))
            title = words(say(f"{key}-title")) if key in games() else key
            blocks[key] = [f"### {title}", f"-# {about}"]
        blocks[key].append(_line(entry, words))
    return ["\n".join(lines) for lines in blocks.values()]


def _line(entry: RankedPlayer, words: Words) -> str:
    stats = entry.stats
    rating = say("stats-unrated")
    if stats.rating is not None:
        key = "stats-rating-provisional" if stats.provisional else "stats-rating"
        rating = say(key, rating=str(stats.rating), games=PROVISIONAL_GAMES)
    text = say(
        "stats-line",
        who=escape_markdown(stats.name),
        rating=rating,
        games=stats.games,
        wins=stats.wins,
        points=decimal(stats.points),
    )
    mark = "•" if entry.number is None else f"{entry.number}."
    return f"{mark} {words(text)}"


def decimal(number: float) -> Say:
    """A number with one decimal, written as the language does."""
    whole, digit = divmod(abs(round(number * 10)), 10)
    return say(
        "stats-decimal", sign="−" if round(number * 10) < 0 else "", whole=str(whole), digit=str(digit)
    )


async def setup(bot: App) -> None:
    await bot.add_cog(StatsCog(bot))
