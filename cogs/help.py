"""/rules and /help: the rules by topic, and how the bot works."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.ui.app import App, Interaction
from cogs.ui.components import message
from cogs.ui.custom_ids import Pressed, Verb
from cogs.ui.interactions import defer_reply, defer_update, show, values
from cogs.ui.localisation import everywhere, game_choices, localised
from cogs.ui.rules_message import rules_message
from cogs.ui.style import VELLUM
from engines import games
from engines.core import Rejected, say


class HelpCog(commands.Cog):
    def __init__(self, bot: App) -> None:
        self.bot = bot
        bot.on_press(Verb.RULES, self.press_rules)

    @app_commands.command(name=localised("command-rules"), description=localised("command-rules-about"))
    @everywhere
    @app_commands.rename(game=localised("option-game"))
    @app_commands.describe(game=localised("option-game-about"))
    @app_commands.choices(game=game_choices())
    async def rules(self, interaction: Interaction, game: str | None = None) -> None:
        await defer_reply(interaction)
        if game is None:
            row = await self.bot.store.in_channel(interaction.channel_id or 0)
            game = row.game if row is not None else next(iter(games()))
        await show(interaction, rules_message(game, "", await self.bot.language.of(interaction)))

    async def press_rules(self, interaction: Interaction, pressed: Pressed) -> None:
        game, topic = pressed.game, pressed.topic
        chosen = values(interaction)
        await (defer_update if chosen else defer_reply)(interaction)
        if game not in games():
            raise Rejected("error-unknown-button")
        language = await self.bot.language.of(interaction)
        await show(interaction, rules_message(game, chosen[0] if chosen else topic, language))

    @app_commands.command(name=localised("command-help"), description=localised("command-help-about"))
    @everywhere
    async def help(self, interaction: Interaction) -> None:
        await defer_reply(interaction)
        words = await self.bot.language.words(interaction)
        listed = "\n".join(
            words(say("help-game", title=say(f"{key}-title"), blurb=say(f"{key}-blurb"))) for key in games()
        )
        await show(
            interaction,
            message(
                f"## {words(say('help-title'))}",
                words(say("help-start")),
                listed,
                words(say("help-playing")),
                words(say("help-commands")),
                colour=VELLUM,
            ),
        )


async def setup(bot: App) -> None:
    await bot.add_cog(HelpCog(bot))
