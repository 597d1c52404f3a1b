"""/privacy: what is kept of a person, to see, to take along, to thin out and to delete."""

from __future__ import annotations

import io
from collections import Counter
from typing import Any

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from cogs.tables.clock import DAY
from cogs.tables.lifecycle import FINISHED_KEPT
from cogs.tables.records import RECORD_KEPT
from cogs.ui.app import App, Interaction
from cogs.ui.components import Layout, button, message, rows
from cogs.ui.custom_ids import Verb, pack
from cogs.ui.interactions import defer_reply, defer_update, show
from cogs.ui.localisation import localised
from cogs.ui.style import DANGER, VELLUM
from data.models import Person, Status
from engines.core import Say, Words, say

FILE, RECORD = "portolan-my-data.json", "portolan-my-record.json"


class PrivacyCog(commands.Cog):
    def __init__(self, bot: App) -> None:
        self.bot = bot
        bot.on_press(Verb.PRIVACY, self.press_privacy)
        bot.on_press(Verb.EXPORT, self.press_export)
        bot.on_press(Verb.LEAVE_STATS, self.press_leave_stats)
        bot.on_press(Verb.REJOIN_STATS, self.press_rejoin_stats)
        bot.on_press(Verb.FORGET, self.press_forget)
        bot.on_press(Verb.CONFIRM_FORGET, self.press_confirm_forget)

    @app_commands.command(name=localised("command-privacy"), description=localised("command-privacy-about"))
    async def privacy(self, interaction: Interaction) -> None:
        await defer_reply(interaction)
        await self._page(interaction)

    async def press_privacy(self, interaction: Interaction, parts: list[str]) -> None:
        await defer_update(interaction)
        await self._page(interaction)

    async def _page(self, interaction: Interaction, news: Say | None = None) -> None:
        known = await self.bot.store.known_of(interaction.user.id)
        person = await self.bot.store.person(interaction.user.id)
        words = await self.bot.language.words(interaction)
        await show(interaction, _overview(known, person, words, news))

    async def press_export(self, interaction: Interaction, parts: list[str]) -> None:
        """Beside the page, so that one can go on there."""
        await defer_reply(interaction)
        known = await self.bot.store.known_of(interaction.user.id)
        words = await self.bot.language.words(interaction)
        # A record is large, and as it is anybody can check it: it comes as a file of its own.
        files: dict[str, bytes] = {}
        for brought in known["records"]:
            files[RECORD] = bytes(brought.pop("record"))
        files[FILE] = msgspec.json.format(msgspec.json.encode(known))
        layout = message(
            words(say("privacy-exported")), *(discord.ui.File(f"attachment://{name}") for name in files)
        )
        attachments = [discord.File(io.BytesIO(data), name) for name, data in files.items()]
        await interaction.edit_original_response(view=layout, attachments=attachments)

    async def press_leave_stats(self, interaction: Interaction, parts: list[str]) -> None:
        await defer_update(interaction)
        await self.bot.results.leave_out(interaction.user.id)
        await self._page(interaction, say("privacy-uncounted"))

    async def press_rejoin_stats(self, interaction: Interaction, parts: list[str]) -> None:
        await defer_update(interaction)
        await self.bot.results.count_again(interaction.user.id)
        await self._page(interaction, say("privacy-recounted"))

    async def press_forget(self, interaction: Interaction, parts: list[str]) -> None:
        """It can not be taken back: ask again, and say what will happen."""
        await defer_update(interaction)
        words = await self.bot.language.words(interaction)
        buttons = [
            button(words(say("privacy-delete-sure")), pack(Verb.CONFIRM_FORGET), style=DANGER),
            button(words(say("panel-back")), pack(Verb.PRIVACY)),
        ]
        text = words(say("privacy-delete-about"))
        await show(interaction, message(text, *rows(buttons), colour=VELLUM))

    async def press_confirm_forget(self, interaction: Interaction, parts: list[str]) -> None:
        await defer_update(interaction)
        words = await self.bot.language.words(interaction)  # the choice of a language is deleted too
        await self.bot.personal_data.forget(interaction.user.id)
        await show(interaction, message(words(say("privacy-deleted")), colour=VELLUM))


def _overview(
    known: dict[str, list[dict[str, Any]]], person: Person, words: Words, news: Say | None
) -> Layout:
    buttons = [button(words(say("privacy-export")), pack(Verb.EXPORT))]
    if person.counted:
        buttons.append(button(words(say("privacy-uncount")), pack(Verb.LEAVE_STATS)))
    else:
        buttons.append(button(words(say("privacy-recount")), pack(Verb.REJOIN_STATS)))
    if any(known.values()):
        buttons.append(button(words(say("privacy-delete")), pack(Verb.FORGET), style=DANGER))
    lines = [f"• {words(line)}" for line in _kept(known, person)]
    return message(
        f"## {words(say('privacy-title'))}",
        f"**{words(news)}**" if news else None,
        "\n".join([words(say("privacy-kept" if lines else "privacy-nothing")), *lines]),
        words(say("privacy-time", days=FINISHED_KEPT // DAY)),
        *rows(buttons),
        colour=VELLUM,
    )


def _kept(known: dict[str, list[dict[str, Any]]], person: Person) -> list[Say]:
    """What there is, in counts."""
    lines = [say("privacy-settings")] if known["people"] else []
    stages = Counter(Status(seat["status"]) for seat in known["seats"])
    if stages:
        over = stages[Status.OVER] + stages[Status.ENDED]
        lines.append(
            say("privacy-seats", lobbies=stages[Status.LOBBY], running=stages[Status.RUNNING], over=over)
        )
    if known["tables opened"]:
        lines.append(say("privacy-opened", count=len(known["tables opened"])))
    if known["tables followed"]:
        lines.append(say("privacy-followed", count=len(known["tables followed"])))
    if known["records"]:
        lines.append(say("privacy-record", days=RECORD_KEPT // DAY))
    if known["letters"]:
        lines.append(say("privacy-letters", count=len(known["letters"])))
    if not person.counted:
        lines.append(say("privacy-left-out"))
    elif known["results"]:
        lines.append(say("privacy-results", count=len(known["results"]), ratings=len(known["ratings"])))
    return lines


async def setup(bot: App) -> None:
    await bot.add_cog(PrivacyCog(bot))
