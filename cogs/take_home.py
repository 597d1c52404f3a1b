"""Take it home: a finished game as a play of BG Stats, as CSV, and as one picture to show around."""

from __future__ import annotations

import asyncio
import io

import discord
from discord.ext import commands

from cogs.tables.records.play_export import bg_stats_file, bg_stats_link, play_of, standings_csv
from cogs.ui.components.building_blocks import Item, message
from cogs.ui.components.custom_ids import Pressed
from cogs.ui.components.picture_files import image_galleries
from cogs.ui.components.style import VELLUM
from cogs.ui.interactions.app import App, Interaction
from cogs.ui.interactions.lookup import room_to_look_at
from cogs.ui.interactions.responses import defer_reply
from cogs.ui.looking_back.history_messages import standings_card
from cogs.ui.looking_back.standings_message import final_alt
from cogs.ui.pictures.drawing import draw_souvenir
from cogs.ui.pictures.message_pictures import no_picture
from data.models import Status
from engines.contract.core import Rejected, say

LONGEST_LINK = 3000
"""Of the 4000 characters of a message. Longer ones would need dozens of players."""


class TakeHomeCog(commands.Cog):
    def __init__(self, bot: App) -> None:
        self.bot = bot

    async def press_take_home(self, interaction: Interaction, pressed: Pressed) -> None:
        """To whoever presses, alone: everything in it was public when the game ended."""
        await defer_reply(interaction)
        room = await room_to_look_at(self.bot, interaction, pressed.table_id)
        if room.row.what_if:
            raise Rejected("whatif-no-record")
        if room.row.status is not Status.OVER:
            raise Rejected("export-not-over")
        language = await self.bot.language.of(interaction)
        plain, words = room.picture_words(language), room.words(language)
        newcomers = await self.bot.store.newcomers(room.row.id)
        location = "Discord" if self.bot.on_discord else None
        play = play_of(room, plain, newcomers, location)
        name = f"portolan-{room.row.game}-{play.ended[:10]}"
        made = await asyncio.to_thread(
            lambda: {f"{name}.bgsplay": bg_stats_file(play), f"{name}.csv": standings_csv(play)}
        )
        card = standings_card(room, play.outcome)
        images = await self.bot.pictures.card(
            final_alt(room, play.outcome, plain), draw_souvenir, card, plain
        )
        link = bg_stats_link(play)
        blocks: list[str | Item] = [
            f"### {words(room.title)}",
            *image_galleries(images),
            "" if images else words(no_picture()),
            words(say("export-about")),
            *(discord.ui.File(f"attachment://{file}") for file in made),
            words(say("export-link", link=link)) if len(link) <= LONGEST_LINK else "",
        ]
        files = [discord.File(io.BytesIO(data), file) for file, data in made.items()]
        await interaction.edit_original_response(
            view=message(*blocks, colour=VELLUM), attachments=[*(image.file() for image in images), *files]
        )


async def setup(bot: App) -> None:
    await bot.add_cog(TakeHomeCog(bot))
