"""Review: a button below finished games that says where they were decided."""

from __future__ import annotations

from discord.ext import commands

from cogs.ui.components.custom_ids import Pressed
from cogs.ui.interactions.app import App, Interaction
from cogs.ui.interactions.lookup import room_to_look_at
from cogs.ui.interactions.responses import defer_reply, show
from cogs.ui.looking_back.review_message import progress_message, review_message, review_pictures


class ReviewCog(commands.Cog):
    def __init__(self, bot: App) -> None:
        self.bot = bot

    async def press_review(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_reply(interaction)
        room = await room_to_look_at(self.bot, interaction, pressed.table_id)
        words = room.words(await self.bot.language.of(interaction))

        async def tell(before: int, share: float) -> None:
            await show(interaction, progress_message(before, share, words))

        found = await self.bot.reviews.of(room)
        if found is None:
            found = await self.bot.reviews.make(room, interaction.user.id, tell)
        images = await review_pictures(self.bot.pictures, room, found, words)
        layout = review_message(room, found, images, words)
        await show(interaction, layout, [image for part in images for image in part])


async def setup(bot: App) -> None:
    await bot.add_cog(ReviewCog(bot))
