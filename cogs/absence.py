"""Absence: votes about absent players, reminders, substitutes and /vacation."""

from __future__ import annotations

import re
from datetime import UTC, datetime

from discord import app_commands
from discord.ext import commands

from cogs.tables.loading.room import Room
from cogs.tables.people.clock import DAY, away, end_of_day
from cogs.ui.components.building_blocks import Item, button, message, rows
from cogs.ui.components.confirmation import confirmation
from cogs.ui.components.custom_ids import Pressed, Verb
from cogs.ui.components.style import PRIMARY
from cogs.ui.interactions.app import App, Interaction
from cogs.ui.interactions.lookup import room_here
from cogs.ui.interactions.responses import defer_reply, defer_update, show, tell, visitor
from cogs.ui.wording.localisation import localised
from engines.contract.core import Rejected, Who, say

MOST_VACATION_DAYS = 60
EXAMPLE_DAYS = 14
"""From now to the day that shows how a date is written."""
DATE = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})\.(\d{1,2})\.(\d{4})")


class AbsenceCog(commands.Cog):
    def __init__(self, bot: App) -> None:
        self.bot = bot

    # votes and reminders

    async def press_vote(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_reply(interaction)
        decided = await self.bot.votes.cast(
            interaction.user.id, pressed.table_id, pressed.opened, pressed.choice
        )
        await tell(interaction, say("vote-noted" if decided is None else "vote-decided"))

    async def press_stop_reminders(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_reply(interaction)
        room = await self._reminded(interaction, pressed)
        await self.bot.store.hush(room.row.id, pressed.seat)
        await tell(interaction, say("reminder-hushed"))

    async def press_find_substitute(self, interaction: Interaction, pressed: Pressed) -> None:
        """Offer one's seat, from a reminder."""
        await defer_reply(interaction)
        await self._offer(interaction, await self._reminded(interaction, pressed))

    async def _reminded(self, interaction: Interaction, pressed: Pressed) -> Room:
        """The table of a reminder. Raises Rejected for anybody else who presses its button in the channel."""
        room = await self.bot.tables.load(pressed.table_id)
        if room.require_seat(interaction.user.id).seat != pressed.seat:
            raise Rejected("reminder-not-yours")
        return room

    # seats that change hands

    async def press_take_seat(self, interaction: Interaction, pressed: Pressed) -> None:
        """Ask for confirmation before taking over in the middle of a game; one's own seat is kept instead."""
        await defer_reply(interaction)
        room, seat = await self.bot.tables.load(pressed.table_id), pressed.seat
        own = room.seat_of(interaction.user.id)
        if own is not None and own.offered and own.seat == seat:
            await self._keep(interaction, room)
            return
        await self.bot.seats.require_offer(room, seat, interaction.user.id)
        words = room.words(await self.bot.language.of(interaction, room))
        question, deed = say("substitute-sure", who=Who(seat), title=room.title), "substitute-button"
        about = Verb.CONFIRM_TAKE_SEAT, room.row.id, seat
        await show(interaction, confirmation(question, deed, words, *about, style=PRIMARY))

    async def press_confirm_take_seat(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_update(interaction)
        room = await self.bot.seats.take_seat(visitor(interaction), pressed.table_id, pressed.seat)
        await self.bot.votes.settle(room.row.id)
        await self.bot.language.remember(interaction)
        words = room.words(await self.bot.language.of(interaction, room))
        await show(interaction, message(words(say("substitute-done", title=room.title))))

    async def press_offer_seat(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_update(interaction)
        room = await self.bot.tables.load(pressed.table_id)
        room.require_running()
        await self.bot.seats.offer_seat(room.row.id, room.require_seat(interaction.user.id).seat)
        words = room.words(await self.bot.language.of(interaction, room))
        await show(interaction, message(words(say("substitute-offered"))))

    async def press_keep_seat(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_update(interaction)
        await self._keep(interaction, await self.bot.tables.load(pressed.table_id))

    async def _keep(self, interaction: Interaction, room: Room) -> None:
        """Withdraw the offer of one's own seat."""
        room.require_running()
        await self.bot.seats.keep_seat(room.row.id, room.require_seat(interaction.user.id).seat)
        words = room.words(await self.bot.language.of(interaction, room))
        await show(interaction, message(words(say("substitute-kept"))))

    @app_commands.command(
        name=localised("command-substitute"), description=localised("command-substitute-about")
    )
    async def substitute(self, interaction: Interaction) -> None:
        await defer_reply(interaction)
        await self._offer(interaction, await room_here(self.bot, interaction))

    async def _offer(self, interaction: Interaction, room: Room) -> None:
        """Ask before a seat is offered; if it is already, offer to keep it."""
        room.require_running()
        words = room.words(await self.bot.language.of(interaction, room))
        if room.require_seat(interaction.user.id).offered:
            keep = button(words(say("substitute-keep")), Verb.KEEP_SEAT, room.row.id, style=PRIMARY)
            on_offer = words(say("substitute-on-offer", title=room.title))
            await show(interaction, message(on_offer, *rows([keep])))
            return
        question, deed = say("substitute-offer-sure", title=room.title), "substitute-offer-yes"
        await show(interaction, confirmation(question, deed, words, Verb.OFFER_SEAT, room.row.id))

    # vacations

    @app_commands.command(name=localised("command-vacation"), description=localised("command-vacation-about"))
    @app_commands.rename(until=localised("option-until"))
    @app_commands.describe(until=localised("option-until-about"))
    async def vacation(self, interaction: Interaction, until: str | None = None) -> None:
        await defer_reply(interaction)
        if until is None:
            await self._back_from_vacation(interaction)
            return
        now = self.bot.now()
        person = await self.bot.store.person(interaction.user.id)
        found = DATE.fullmatch(until.strip())
        if found is None:
            raise Rejected("vacation-no-date", typed=until[:20], **_some_day(now))
        year, month, day = found.group(1, 2, 3) if found.group(1) else found.group(6, 5, 4)
        try:
            end = end_of_day(person, int(year), int(month), int(day))
        except (ValueError, OverflowError):
            raise Rejected("vacation-no-date", typed=until[:20], **_some_day(now)) from None
        if end <= now:
            raise Rejected("vacation-past")
        if end > now + MOST_VACATION_DAYS * DAY:
            raise Rejected("vacation-long", days=MOST_VACATION_DAYS)
        await self.bot.seats.set_vacation(interaction.user.id, end)
        words = await self.bot.language.words(interaction)
        blocks: list[str | Item] = [words(say("vacation-begun", time=f"<t:{end - 1}:F>"))]
        if person.zone is None:
            where = button(words(say("settings-time")), Verb.ENTER_TIMES)
            blocks += [f"-# {words(say('vacation-zone'))}", *rows([where])]
        await show(interaction, message(*blocks))

    async def _back_from_vacation(self, interaction: Interaction) -> None:
        now = self.bot.now()
        person = await self.bot.store.person(interaction.user.id)
        if not away(person, now):
            raise Rejected("vacation-none", **_some_day(now))
        await self.bot.seats.set_vacation(interaction.user.id, None)
        await tell(interaction, say("vacation-ended"))


def _some_day(now: int) -> dict[str, str]:
    """A plausible date, as an example."""
    day = datetime.fromtimestamp(now + EXAMPLE_DAYS * DAY, UTC)
    return {"day": f"{day:%d}", "month": f"{day:%m}", "year": f"{day:%Y}"}


async def setup(bot: App) -> None:
    await bot.add_cog(AbsenceCog(bot))
