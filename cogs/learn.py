"""/learn: a lesson in one's direct messages, and the coach who explains what is asked."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary

from discord import app_commands
from discord.ext import commands

from cogs.tables.loading.leases import lease_of
from cogs.ui.components.building_blocks import button, link, message, rows
from cogs.ui.components.confirmation import confirmation
from cogs.ui.components.custom_ids import Pressed, Verb
from cogs.ui.components.style import DANGER, PRIMARY
from cogs.ui.interactions.answering import show_panel
from cogs.ui.interactions.app import App, Interaction
from cogs.ui.interactions.direct_messages import show_private_table, write_directly
from cogs.ui.interactions.responses import defer_reply, defer_update, show, show_first, tell, visitor
from cogs.ui.panel.coach import OFF, ON, explain_anew
from cogs.ui.wording.links import table_url
from cogs.ui.wording.localisation import everywhere, game_choices, localised
from engines import games
from engines.contract.core import Rejected, say


class LearnCog(commands.Cog):
    def __init__(self, bot: App) -> None:
        self.bot = bot
        self._locks: WeakValueDictionary[tuple[int, str], asyncio.Lock] = WeakValueDictionary()

    @app_commands.command(name=localised("command-learn"), description=localised("command-learn-about"))
    @app_commands.rename(game=localised("option-game"))
    @app_commands.describe(game=localised("option-game-about"))
    @app_commands.choices(game=game_choices())
    @everywhere
    async def learn(self, interaction: Interaction, game: str) -> None:
        await defer_reply(interaction)
        await self._learn(interaction, game)

    async def press_learn(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_reply(interaction)
        await self._learn(interaction, _known(pressed.game))

    async def _learn(self, interaction: Interaction, game: str) -> None:
        """Begin a lesson, or say that one is under way: two presses at once begin one."""
        lock = self._locks.setdefault((interaction.user.id, game), asyncio.Lock())
        async with lock, self.bot.tables.leases.hold(lease_of(interaction.user.id, f"lesson {game}")):
            room = await self.bot.lessons.current(interaction.user.id, game)
            if room is None:
                await self._begin(interaction, game)
                return
        words = room.words(await self.bot.language.of(interaction, room))
        buttons = [
            link(words(say("learn-continue")), table_url(room.row)),
            button(words(say("learn-anew")), Verb.LEARN_ANEW, game, room.row.id),
            button(words(say("learn-end")), Verb.END_LESSON, game, room.row.id, style=DANGER),
        ]
        if interaction.guild_id is None:
            buttons[0] = button(words(say("learn-continue")), Verb.PLAY, room.row.id, style=PRIMARY)
        await show(interaction, message(words(say("learn-under-way", title=room.title)), *rows(buttons)))

    async def press_learn_anew(self, interaction: Interaction, pressed: Pressed) -> None:
        """Ask again, if there is a lesson to lose; else begin one."""
        await defer_reply(interaction)
        game = _known(pressed.game)
        room = await self.bot.lessons.current(interaction.user.id, game)
        if room is None or room.row.id != pressed.mark:
            await self._learn(interaction, game)
            return
        words = room.words(await self.bot.language.of(interaction, room))
        question = say("learn-anew-sure", title=room.title)
        sure = confirmation(question, "learn-anew-yes", words, Verb.LEARN_ANEW_SURE, game, room.row.id)
        await show(interaction, sure)

    async def press_learn_anew_sure(self, interaction: Interaction, pressed: Pressed) -> None:
        """From the first deal on, whatever the last lesson has come to. Pressed twice, it begins one."""
        await defer_reply(interaction)
        game = _known(pressed.game)
        await self.bot.lessons.end(interaction.user.id, game, pressed.mark)
        await self._learn(interaction, game)

    async def press_end_lesson(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_reply(interaction)
        ended = await self.bot.lessons.end(interaction.user.id, _known(pressed.game), pressed.mark)
        await tell(interaction, say("learn-ended" if ended else "learn-none"))

    async def _begin(self, interaction: Interaction, game: str) -> None:
        await self.bot.language.remember(interaction)
        language = await self.bot.language.of(interaction)
        channel_id = await self._greet(interaction, game)
        if channel_id == interaction.channel_id:  # the first question comes below the board
            words = await self.bot.language.words(interaction)
            await show_first(interaction, message(words(say("learn-below", title=say(f"{game}-title")))))
        await explain_anew(self.bot.store, interaction.user.id, game)
        room = await self.bot.lessons.begin(
            visitor(interaction), game, channel_id=channel_id, language=language
        )
        await self.bot.computers.wait(room.row.id)
        await self.bot.wait_for_delivery(room.row.id)
        await show_private_table(interaction, await self.bot.tables.load(room.row.id), "learn-begun")

    async def _greet(self, interaction: Interaction, game: str) -> int:
        """Say hello in the direct messages, which shows whether they are open; returns their channel."""
        words = await self.bot.language.words(interaction)
        text = words(say("learn-welcome", title=say(f"{game}-title"), blurb=say(f"{game}-blurb")))
        return await write_directly(interaction, text)

    # the coach

    async def press_coach(self, interaction: Interaction, pressed: Pressed) -> None:
        """Have questions explained from now on, or no more."""
        await defer_update(interaction)
        if pressed.choice not in (ON, OFF):
            raise Rejected("error-unknown-button")
        wanted = pressed.choice == ON
        await self.bot.store.change_person(interaction.user.id, coach=wanted)
        room = await self.bot.tables.load(pressed.table_id)
        words = room.words(await self.bot.language.of(interaction, room))
        await show_panel(interaction, room, notice=words(say("coach-comes" if wanted else "coach-gone")))


def _known(game: str) -> str:
    if game not in games():
        raise Rejected("error-unknown-button")
    return game


async def setup(bot: App) -> None:
    await bot.add_cog(LearnCog(bot))
