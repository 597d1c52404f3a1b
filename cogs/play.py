"""Playing: the button Play, the buttons, menus and forms of the panel, /move."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.tables.loading.room import Room
from cogs.tables.moves.answer_path import fingerprint, read_number, step_of_amount
from cogs.tables.moves.stale_buttons import follow_to_number
from cogs.ui.components.building_blocks import message
from cogs.ui.components.custom_ids import AnswerId, Pressed
from cogs.ui.interactions.answering import play_answer, refuse_answer, show_panel
from cogs.ui.interactions.app import App, Interaction
from cogs.ui.interactions.lookup import room_here
from cogs.ui.interactions.responses import defer_reply, defer_update, meanwhile, show, tell
from cogs.ui.panel.hint_message import hint_message, led_to
from cogs.ui.panel.note_form import NOTE_LENGTH, note_form
from cogs.ui.panel.number_form import number_form
from cogs.ui.wording.localisation import in_games, localised
from data.models import Sleep
from engines.computer.advice import Advice
from engines.contract.core import Rejected, Seat, say
from engines.tables.knowledge import version_token

TYPED_LENGTH = 20
"""Characters of a typed answer that a refusal repeats."""


class PlayCog(commands.Cog):
    def __init__(self, bot: App) -> None:
        self.bot = bot

    # the panel

    async def press_play(self, interaction: Interaction, pressed: Pressed) -> None:
        """Open the panel. A player's press wakes a game that fell asleep because nobody moved."""
        await defer_reply(interaction)
        room = await self.bot.tables.load(pressed.table_id)
        if room.row.asleep is Sleep.IDLE and room.seat_of(interaction.user.id) is not None:
            room = await self.bot.lifecycle.wake(room.row.id)
        await show_panel(interaction, room)

    async def press_write_note(self, interaction: Interaction, pressed: Pressed) -> None:
        """Open the form. It must be the first answer to a click, so nothing is deferred."""
        room = await self.bot.tables.load(pressed.table_id)
        room.require_running()
        words = await self.bot.language.words(interaction)
        await interaction.response.send_modal(note_form(room.require_seat(interaction.user.id), words))

    async def press_keep_note(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_reply(interaction)
        room = await self.bot.tables.load(pressed.table_id)
        room.require_running()
        seat = room.require_seat(interaction.user.id)
        note = "".join(pressed.chosen).strip()[:NOTE_LENGTH] or None
        await self.bot.store.set_note(room.row.id, seat.seat, interaction.user.id, note)
        await tell(interaction, say("note-kept" if note else "note-gone"))

    async def press_answer(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_update(interaction)
        await play_answer(interaction, _chosen(pressed), confirmed=False)

    async def press_confirm(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_update(interaction)
        await play_answer(interaction, pressed.answer, confirmed=True)

    async def press_back(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_update(interaction)
        clicked = pressed.answer
        await show_panel(interaction, await self.bot.tables.load(clicked.table_id), clicked.path)

    async def press_choose_section(self, interaction: Interaction, pressed: Pressed) -> None:
        await defer_update(interaction)
        clicked = pressed.answer
        room = await self.bot.tables.load(clicked.table_id)
        section = read_number(pressed.first)
        await show_panel(interaction, room, clicked.path, section=-1 if section is None else section)

    async def press_enter_number(self, interaction: Interaction, pressed: Pressed) -> None:
        """Ask for a number that has no button. A form must be the first answer to a click, so nothing is
        deferred."""
        clicked = pressed.answer
        room = await self.bot.tables.load(clicked.table_id)
        seat = room.require_seat(interaction.user.id).seat
        table = room.require_running()
        try:
            move, question = follow_to_number(table, seat, clicked)
        except Rejected as refusal:
            await defer_update(interaction)
            await refuse_answer(interaction, clicked, refusal)
            return
        words = room.words(await self.bot.language.of(interaction, room))
        asked = fingerprint((*move.asked, question))
        here = AnswerId(room.row.id, version_token(table, seat), asked, move.steps)
        await interaction.response.send_modal(number_form(here, question, words))

    @app_commands.command(name=localised("command-move"), description=localised("command-move-about"))
    @in_games
    async def move(self, interaction: Interaction) -> None:
        await defer_reply(interaction)
        await show_panel(interaction, await room_here(self.bot, interaction))

    async def press_hint(self, interaction: Interaction, pressed: Pressed) -> None:
        """Say what the computer would do; that it thinks, where that takes a while. A hint that comes when
        the game has moved on is none: the present question is shown instead."""
        await defer_update(interaction)
        words = await self.bot.language.words(interaction)
        async with meanwhile(interaction, message(f"-# {words(say('hint-thinking'))}")):
            room, seat, advice = await self.bot.hints.hint(pressed.table_id, interaction.user.id)
            now = await self.bot.tables.load(pressed.table_id)
            if not now.running or version_token(now.table, seat) != version_token(room.table, seat):
                await show_panel(interaction, now, notice=words(say("panel-stale")))
                return
            await self._show_hint(interaction, room, seat, advice)

    async def _show_hint(self, interaction: Interaction, room: Room, seat: Seat, advice: Advice) -> None:
        words = room.words(await self.bot.language.of(interaction, room))
        move = led_to(room, seat, advice.move)
        palette = await self.bot.language.palette(interaction.user.id, room)
        images = await self.bot.pictures.hand(
            room, seat, words.language, move.asked[-1], dict(move.draft), palette=palette
        )
        await show(interaction, hint_message(room, seat, advice, words, images), images)


def _chosen(pressed: Pressed) -> AnswerId:
    """The path with its last step, where a menu or a form brings it."""
    if pressed.typed:
        typed = pressed.first.strip()
        if read_number(typed.removeprefix("-")) is None:
            raise Rejected("panel-not-a-number", typed=typed[:TYPED_LENGTH])
        return pressed.answer._replace(path=(*pressed.answer.path, step_of_amount(int(typed))))
    return pressed.answer.choosing(pressed.chosen) if pressed.chosen else pressed.answer


async def setup(bot: App) -> None:
    await bot.add_cog(PlayCog(bot))
