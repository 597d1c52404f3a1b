"""Playing: the buttons of the board, the panel, and the commands that look at a table."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import discord
from discord import app_commands
from discord.ext import commands

from cogs.tables.answers import PartialMove, follow, step_of_amount, version_token
from cogs.tables.room import Room
from cogs.ui.app import App, Interaction
from cogs.ui.components import Form, Layout, button, galleries, link, message, rows
from cogs.ui.custom_ids import AnswerId, Verb, pack
from cogs.ui.interactions import defer_reply, defer_update, show, values
from cogs.ui.links import table_url
from cogs.ui.localisation import localised
from cogs.ui.lookup import room_here
from cogs.ui.panel import Desk
from cogs.ui.pictures import PictureFile
from cogs.ui.style import PRIMARY, accent
from cogs.ui.turn import whose_turn
from data.models import DM, Sleep
from engines.core import Amount, Rejected, Say, Seat, Words, say
from engines.table import Entry


class PlayCog(commands.Cog):
    def __init__(self, bot: App) -> None:
        self.bot = bot
        bot.on_press(Verb.PLAY, self.press_play)
        bot.on_press(Verb.ANSWER, self.press_ask)
        bot.on_press(Verb.CONFIRM, self.press_sure)
        bot.on_press(Verb.BACK, self.press_back)
        bot.on_press(Verb.CHOOSE_SECTION, self.press_section)
        bot.on_press(Verb.ENTER_NUMBER, self.press_form)
        bot.on_press(Verb.UNDO, self.press_undo)

    # the panel

    async def press_play(self, interaction: Interaction, parts: list[str]) -> None:
        await defer_reply(interaction)
        room = await self.bot.tables.load(parts[0])
        if room.row.asleep is Sleep.IDLE and room.seat_of(interaction.user.id) is not None:
            room = await self.bot.lifecycle.wake(room.row.id)
        await self.panel(interaction, room)

    async def press_ask(self, interaction: Interaction, parts: list[str]) -> None:
        await defer_update(interaction)
        await self.answer(interaction, _with_values(AnswerId.read(parts), interaction), confirmed=False)

    async def press_sure(self, interaction: Interaction, parts: list[str]) -> None:
        await defer_update(interaction)
        await self.answer(interaction, AnswerId.read(parts), confirmed=True)

    async def press_back(self, interaction: Interaction, parts: list[str]) -> None:
        await defer_update(interaction)
        spot = AnswerId.read(parts)
        await self.panel(interaction, await self.bot.tables.load(spot.table_id), spot.path)

    async def press_section(self, interaction: Interaction, parts: list[str]) -> None:
        await defer_update(interaction)
        spot = AnswerId.read(parts)
        room = await self.bot.tables.load(spot.table_id)
        number = "".join(values(interaction)[:1])
        section = int(number) if number.isascii() and number.isdigit() else -1
        await self.panel(interaction, room, spot.path, section=section)

    async def press_undo(self, interaction: Interaction, parts: list[str]) -> None:
        await defer_update(interaction)
        await self._undo(interaction, parts[0])

    async def _undo(self, interaction: Interaction, table_id: str) -> None:
        try:
            room, entry = await self.bot.moves.undo(interaction.user.id, table_id)
        except Rejected as refusal:
            if refusal.reason.key != "table-undo-final":
                raise
            # What can not be taken back alone can be, if the others agree.
            words = await self.bot.language.words(interaction)
            ask = button(words(say("undo-wish")), pack(Verb.REQUEST_UNDO, table_id), style=PRIMARY)
            await show(interaction, message(words(refusal.reason), words(say("undo-may-ask")), *rows([ask])))
            return
        await self.bot.votes.after_move(room, entry)
        words = room.words(await self.bot.language.of(interaction))
        await self.panel(interaction, room, notice=words(say("undo-done")))

    async def press_form(self, interaction: Interaction, parts: list[str]) -> None:
        """A number that has no button. A form must be the first answer to a click, so nothing is deferred."""
        spot = AnswerId.read(parts)
        room = await self.bot.tables.load(spot.table_id)
        seat = room.must_sit(interaction.user.id).seat
        table = room.must_run()
        words = room.words(await self.bot.language.of(interaction))
        question = follow(lambda draft: table.ask(seat, draft), spot.path).question
        if not isinstance(question, Amount):
            raise Rejected("panel-stale")
        await interaction.response.send_modal(number_form(spot, question, words(question.text), words))

    async def panel(
        self,
        interaction: Interaction,
        room: Room,
        path: tuple[str, ...] = (),
        *,
        notice: str = "",
        section: int | None = None,
    ) -> None:
        """Show what this person is asked now."""
        language = await self.bot.language.of(interaction)
        words = room.words(language)
        table = room.must_run()
        seat = room.must_sit(interaction.user.id)
        try:
            trail = follow(lambda draft: table.ask(seat.seat, draft), path)
        except Rejected as reason:
            if path:
                await self.panel(interaction, room, notice=words(reason.reason))
                return
            await show(interaction, self._idle(room, seat.seat, words(reason.reason), notice, language))
            return
        desk = Desk(
            room.row.id, version_token(table, seat.seat), lambda draft: table.ask(seat.seat, draft), words
        )
        built = desk.section(trail, path, section) if section is not None else None
        if built is None:
            built = desk.question(trail, path)
        palette = await self.bot.language.palette(interaction.user.id)
        images = await self.bot.pictures.hand(
            room, seat.seat, language, trail.question, trail.draft, palette=palette
        )
        top = [notice, self._post_trouble(seat.dm, words)]
        helpers = [] if path else self._helpers(room, seat.seat, words)
        items = [*built.items, *helpers, *built.rare]
        colour = accent(room, seat.seat)
        await show(interaction, _panel_layout(top, images, built.texts, items, colour), images)

    @staticmethod
    def _helpers(room: Room, seat: Seat, words: Words) -> list[discord.ui.ActionRow[discord.ui.LayoutView]]:
        """Buttons to look out, and for undo where there is something that this seat may take back."""
        buttons = []
        if room.table.outlook(seat) is not None:
            buttons.append(button(words(say("button-outlook")), pack(Verb.OUTLOOK, room.row.id)))
        with suppress(Rejected):
            room.table.undoable(seat)
            buttons.append(button(words(say("panel-undo")), pack(Verb.UNDO, room.row.id)))
        return list(rows(buttons))

    async def answer(self, interaction: Interaction, clicked: AnswerId, *, confirmed: bool) -> None:
        """Answer a question of the engine. A complete move is made, or has to be confirmed first."""
        try:
            done = await self.bot.moves.answer(interaction.user.id, clicked, confirmed=confirmed)
        except Rejected as refusal:
            await self._refused(interaction, clicked, refusal)
            return
        if done.caution is not None:
            await self._confirm(interaction, clicked, done.room, done.move, done.caution)
        elif done.entry is None:
            await self.panel(interaction, done.room, clicked.path)
        else:
            await self.bot.votes.after_move(done.room, done.entry)
            await self.after(interaction, done.room, done.entry)

    async def _confirm(
        self, interaction: Interaction, clicked: AnswerId, room: Room, move: PartialMove, caution: Say
    ) -> None:
        seat = room.must_sit(interaction.user.id).seat
        language = await self.bot.language.of(interaction)
        words = room.words(language)
        version = version_token(room.table, seat)
        desk = Desk(room.row.id, version, lambda draft: room.table.ask(seat, draft), words)
        built = desk.confirm(move, clicked.path, words(caution))
        palette = await self.bot.language.palette(interaction.user.id)
        # the picture of the last question, with the answer in it
        images = await self.bot.pictures.hand(
            room, seat, language, move.asked[-1], dict(move.draft), palette=palette
        )
        colour = accent(room, seat)
        await show(interaction, _panel_layout([], images, built.texts, built.items, colour), images)

    async def _refused(self, interaction: Interaction, spot: AnswerId, refusal: Rejected) -> None:
        """Not possible (any more): say why, and show the present panel."""
        room = await self.bot.tables.load(spot.table_id)
        words = room.words(await self.bot.language.of(interaction))
        if room.seat_of(interaction.user.id) is None or not room.running:
            raise refusal
        await self.panel(interaction, room, notice=f"**{words(refusal.reason)}**")

    async def after(self, interaction: Interaction, room: Room, entry: Entry) -> None:
        """A move was made: what came of it, and the next question if there is one."""
        seat = entry.seat
        words = room.words(await self.bot.language.of(interaction))
        told = [words(event.text) for event in entry.events if event.to in (None, seat)]
        notice = "\n".join(told[-6:]) or words(say("panel-noted"))
        if room.running and seat in room.table.waiting:
            await self.panel(interaction, room, notice=notice)
        else:
            layout = self._idle(room, seat, notice, "", words.language)
            await show(interaction, layout)

    def _idle(self, room: Room, seat: Seat, text: str, notice: str, language: str) -> Layout:
        """The panel of somebody who has nothing to answer now."""
        words = room.words(language)
        turn = whose_turn(room, words) if room.running else words(say("table-over"))
        if room.running and seat in room.table.view(None).public.asked and seat not in room.table.waiting:
            turn = words(say("panel-answered"))
        buttons = [link(words(say("button-channel")), table_url(room.row))]
        if room.running and _may_speak(room, seat):
            buttons.insert(0, button(words(say("panel-more")), pack(Verb.PLAY, room.row.id)))
        return message(notice, text, turn, *rows(buttons), colour=accent(room, seat))

    @staticmethod
    def _post_trouble(dm: DM, words: Words) -> str:
        return words(say("desk-closed-short")) if dm is DM.CLOSED else ""

    # the commands

    @app_commands.command(name=localised("command-move"), description=localised("command-move-about"))
    async def move(self, interaction: Interaction) -> None:
        await defer_reply(interaction)
        await self.panel(interaction, await room_here(self.bot, interaction))

    @app_commands.command(name=localised("command-undo"), description=localised("command-undo-about"))
    async def undo(self, interaction: Interaction) -> None:
        await defer_reply(interaction)
        room = await room_here(self.bot, interaction)
        await self._undo(interaction, room.row.id)


def _may_speak(room: Room, seat: Seat) -> bool:
    """Whether there is anything that this seat is asked now, in turn or out of turn."""
    try:
        return room.table.ask(seat, {}) is not None
    except Rejected:
        return False


def number_form(spot: AnswerId, question: Amount, text: str, words: Words) -> Form:
    form = Form(title=text[:45], custom_id=spot.pack(Verb.ANSWER))
    form.add_item(
        discord.ui.Label(
            text=words(say("panel-number-label"))[:45],
            description=words(say("panel-number", low=question.low, high=question.high))[:100],
            component=discord.ui.TextInput(custom_id="number", max_length=6, required=True),
        )
    )
    return form


def _with_values(spot: AnswerId, interaction: Interaction) -> AnswerId:
    """A menu and a form bring the last step of the path themselves."""
    chosen = values(interaction)
    if interaction.type is discord.InteractionType.modal_submit:
        typed = "".join(chosen[:1]).strip()
        if not (typed.isascii() and typed.isdigit()):
            raise Rejected("panel-not-a-number", typed=typed[:20])
        return spot._replace(path=(*spot.path, step_of_amount(int(typed))))
    if chosen:
        return spot._replace(path=(*spot.path, "+".join(chosen)))
    return spot


def _panel_layout(
    top: Sequence[str],
    images: Sequence[PictureFile],
    texts: Sequence[str],
    items: Sequence[object],
    colour: int,
) -> Layout:
    pictures = galleries((image.name, image.alt) for image in images)
    return message(*top, *pictures, *texts, *items, colour=colour)  # type: ignore[arg-type]


async def setup(bot: App) -> None:
    await bot.add_cog(PlayCog(bot))
