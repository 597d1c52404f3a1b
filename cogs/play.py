"""Playing: the buttons of the board, the panel, and the commands that look at a table."""

from __future__ import annotations

import io
from collections.abc import Sequence

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from cogs import _notices as notices
from cogs._bot import Portolan
from cogs._door import Interaction, hold, show, tell, values, whisper
from cogs._ids import Spot, Trail, follow, pack, step_of_amount
from cogs._layout import Form, Layout, button, gallery, link, message, rows
from cogs._painter import Plate, telling
from cogs._panel import Desk
from cogs._room import Room
from cogs._spoken import spoken
from data.store import DM, Status
from engines.core import Amount, Rejected, Say, Seat, Who, Words, say
from engines.table import Entry

PAGE = 12


class Unsure(Exception):
    """The move should be confirmed first."""

    def __init__(self, room: Room, trail: Trail, caution: Say) -> None:
        super().__init__()
        self.room, self.trail, self.caution = room, trail, caution


class Play(commands.Cog):
    def __init__(self, bot: Portolan) -> None:
        self.bot = bot
        for verb, handler in {
            "play": self.press_play,
            "ask": self.press_ask,
            "sure": self.press_sure,
            "back": self.press_back,
            "section": self.press_section,
            "form": self.press_form,
            "hand": self.press_hand,
            "board": self.press_board,
            "words": self.press_words,
            "log": self.press_log,
            "record": self.press_record,
            "resign": self.press_resign,
            "end": self.press_end,
        }.items():
            bot.door.add(verb, handler)

    # the panel

    async def press_play(self, interaction: Interaction, parts: list[str]) -> None:
        await whisper(interaction)
        await self.panel(interaction, await self.bot.harbour.room(parts[0]))

    async def press_ask(self, interaction: Interaction, parts: list[str]) -> None:
        await hold(interaction)
        await self.answer(interaction, _with_values(Spot.read(parts), interaction), sure=False)

    async def press_sure(self, interaction: Interaction, parts: list[str]) -> None:
        await hold(interaction)
        await self.answer(interaction, Spot.read(parts), sure=True)

    async def press_back(self, interaction: Interaction, parts: list[str]) -> None:
        await hold(interaction)
        spot = Spot.read(parts)
        await self.panel(interaction, await self.bot.harbour.room(spot.table), spot.path)

    async def press_section(self, interaction: Interaction, parts: list[str]) -> None:
        await hold(interaction)
        spot = Spot.read(parts)
        room = await self.bot.harbour.room(spot.table)
        number = "".join(values(interaction)[:1])
        section = int(number) if number.isascii() and number.isdigit() else -1
        await self.panel(interaction, room, spot.path, section=section)

    async def press_form(self, interaction: Interaction, parts: list[str]) -> None:
        """A number that has no button. A form must be the first answer to a click, so nothing is deferred."""
        spot = Spot.read(parts)
        room = await self.bot.harbour.room(spot.table)
        seat = room.must_sit(interaction.user.id).seat
        table = room.must_run()
        words = room.words(await self.bot.speech.of(interaction))
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
        language = await self.bot.speech.of(interaction)
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
        desk = Desk(room.row.id, table.number, lambda draft: table.ask(seat.seat, draft), words)
        built = desk.section(trail, path, section) if section is not None else None
        if built is None:
            built = desk.question(trail, path)
        plates = await self.bot.painter.hand(room, seat.seat, language, trail.question, trail.draft)
        top = [notice, self._post_trouble(seat.dm, words)]
        await show(interaction, _panel_layout(top, plates, built.texts, built.items, seat.seat), plates)

    async def answer(self, interaction: Interaction, spot: Spot, *, sure: bool) -> None:
        def check(room: Room, trail: Trail) -> None:
            seat = room.must_sit(interaction.user.id).seat
            move = room.game.game.read_move(dict(trail.draft))
            caution = room.game.game.caution(room.game.state, seat, move)
            if caution is not None:
                raise Unsure(room, trail, caution)

        try:
            room, _, entry = await self.bot.harbour.answer(interaction.user.id, spot, None if sure else check)
        except Unsure as unsure:
            await self._confirm(interaction, spot, unsure)
            return
        except Rejected as refusal:
            await self._refused(interaction, spot, refusal)
            return
        if entry is None:
            await self.panel(interaction, room, spot.path)
        else:
            await self.after(interaction, room, entry)

    async def _confirm(self, interaction: Interaction, spot: Spot, unsure: Unsure) -> None:
        room, seat = unsure.room, unsure.room.must_sit(interaction.user.id).seat
        language = await self.bot.speech.of(interaction)
        words = room.words(language)
        desk = Desk(room.row.id, room.game.number, lambda draft: room.game.ask(seat, draft), words)
        built = desk.confirm(unsure.trail, spot.path, words(unsure.caution))
        plates = await self.bot.painter.hand(room, seat, language)
        await show(interaction, _panel_layout([], plates, built.texts, built.items, seat), plates)

    async def _refused(self, interaction: Interaction, spot: Spot, refusal: Rejected) -> None:
        """Not possible (any more): say why, and show the present panel."""
        room = await self.bot.harbour.room(spot.table)
        words = room.words(await self.bot.speech.of(interaction))
        if room.seat_of(interaction.user.id) is None or not room.running:
            raise refusal
        await self.panel(interaction, room, notice=f"**{words(refusal.reason)}**")

    async def after(self, interaction: Interaction, room: Room, entry: Entry) -> None:
        """A move was made: what came of it, and the next question if there is one."""
        seat = entry.seat
        words = room.words(await self.bot.speech.of(interaction))
        told = [words(event.text) for event in entry.events if event.to in (None, seat)]
        notice = "\n".join(told[-6:]) or words(say("panel-noted"))
        if room.running and seat in room.game.waiting:
            await self.panel(interaction, room, notice=notice)
        else:
            layout = self._idle(room, seat, notice, "", words.language)
            await show(interaction, layout)

    def _idle(self, room: Room, seat: Seat, text: str, notice: str, language: str) -> Layout:
        """The panel of somebody who has nothing to answer now."""
        words = room.words(language)
        turn = notices.whose_turn(room, words) if room.running else words(say("table-over"))
        buttons = [link(words(say("button-channel")), room.board_url)]
        if room.running:
            buttons.insert(0, button(words(say("panel-more")), pack("play", room.row.id)))
        return message(notice, text, turn, *rows(buttons), colour=notices.COLOURS[seat % 6])

    @staticmethod
    def _post_trouble(dm: DM, words: Words) -> str:
        return words(say("desk-closed-short")) if dm is DM.CLOSED else ""

    # looking

    async def press_hand(self, interaction: Interaction, parts: list[str]) -> None:
        await whisper(interaction)
        await self._hand(interaction, await self.bot.harbour.room(parts[0]))

    async def _hand(self, interaction: Interaction, room: Room) -> None:
        seat = room.must_sit(interaction.user.id).seat
        language = await self.bot.speech.of(interaction)
        words = room.words(language)
        view = room.game.view(seat)
        plates = await self.bot.painter.hand(room, seat, language)
        pictures = [gallery([(plate.name, plate.alt) for plate in plates])] if plates else []
        text = telling(room.game.game.describe_own(view.public, view.own), words) if view.own else ""
        if not text:
            text = words(say("table-no-hand"))
        await show(interaction, message(*pictures, text, colour=notices.COLOURS[seat % 6]), plates)

    async def press_board(self, interaction: Interaction, parts: list[str]) -> None:
        await whisper(interaction)
        await self._board(interaction, await self.bot.harbour.room(parts[0]))

    async def _board(self, interaction: Interaction, room: Room) -> None:
        """The board for one person, in their language."""
        language = await self.bot.speech.of(interaction)
        words = room.words(language)
        plates = await self.bot.painter.board(room, language)
        pictures = [gallery([(plate.name, plate.alt) for plate in plates])] if plates else []
        turn = notices.whose_turn(room, words) if room.running else words(say("table-over"))
        buttons = [link(words(say("button-channel")), room.board_url)]
        buttons.insert(0, button(words(say("button-words")), pack("words", room.row.id)))
        if room.running and room.seat_of(interaction.user.id):
            play = button(words(say("button-play")), pack("play", room.row.id), style=notices.PRIMARY)
            buttons.insert(0, play)
        await show(interaction, message(*pictures, turn, *rows(buttons), colour=notices.VELLUM), plates)

    async def press_words(self, interaction: Interaction, parts: list[str]) -> None:
        await whisper(interaction)
        room = await self.bot.harbour.room(parts[0])
        words = room.words(await self.bot.speech.of(interaction))
        text = telling(room.game.game.describe(room.game.view(None).public), words)
        await show(interaction, message(text, colour=notices.VELLUM))

    async def press_log(self, interaction: Interaction, parts: list[str]) -> None:
        """Page by page; in a panel the page turns in place."""
        in_place = len(parts) > 2 and parts[2] == "turn"
        await (hold if in_place else whisper)(interaction)
        room = await self.bot.harbour.room(parts[0])
        number = parts[1] if len(parts) > 1 else ""
        if not (number.isascii() and number.isdigit()):
            raise Rejected("panel-stale")
        await self._log(interaction, room, int(number))

    async def _log(self, interaction: Interaction, room: Room, before: int) -> None:
        """The log below entry `before` (0: the end), with what this person alone was told."""
        words = room.words(await self.bot.speech.of(interaction))
        sitting = room.seat_of(interaction.user.id)
        seat = sitting.seat if sitting else None
        entries = await self.bot.store.log(room.row.id, limit=PAGE, before=before or None)
        lines = [words(say("log-empty"))] if not entries else []
        for entry in entries:
            lines += log_lines(entry, seat, words)
        buttons = []
        if entries and entries[0].number > 1:
            older = pack("log", room.row.id, entries[0].number, "turn")
            buttons.append(button(words(say("log-older")), older))
        if before:
            newer = before + PAGE
            buttons.append(
                button(
                    words(say("log-newer")),
                    pack("log", room.row.id, newer if newer <= room.row.version else 0, "turn"),
                )
            )
        text = "\n".join(lines)
        await show(interaction, message(f"### {words(room.title)}", text[-3500:], *rows(buttons)))

    async def press_record(self, interaction: Interaction, parts: list[str]) -> None:
        """The whole finished game as a file that anybody can check."""
        await whisper(interaction)
        room = await self.bot.harbour.room(parts[0])
        if room.row.status is not Status.OVER:
            raise Rejected("record-not-over")
        table = await self.bot.store.open_table(room.row.id, whole=True)
        name = f"portolan-{room.row.game}-{room.row.id}.json"
        words = room.words(await self.bot.speech.of(interaction))
        data = io.BytesIO(msgspec.json.format(table.to_json()))
        layout = message(words(say("record-about", file=name)), discord.ui.File(f"attachment://{name}"))
        await interaction.edit_original_response(view=layout, attachments=[discord.File(data, name)])

    # leaving

    async def press_resign(self, interaction: Interaction, parts: list[str]) -> None:
        await hold(interaction)
        room = await self.bot.harbour.resign(interaction.user.id, parts[0])
        words = room.words(await self.bot.speech.of(interaction))
        await show(interaction, message(words(say("resign-done"))))

    async def press_end(self, interaction: Interaction, parts: list[str]) -> None:
        await hold(interaction)
        room = await self.bot.harbour.room(parts[0])
        if interaction.guild_id != room.row.guild_id or not interaction.permissions.manage_guild:
            raise Rejected("end-managers-only")
        await self.bot.harbour.end(parts[0])
        words = room.words(await self.bot.speech.of(interaction))
        await show(interaction, message(words(say("end-done"))))

    # the commands

    async def here(self, interaction: Interaction, *, running: bool = True) -> Room:
        """The table a command means: that of the channel; in a DM the one that waits for the person."""
        if interaction.guild_id is not None:
            row = await self.bot.store.in_channel(interaction.channel_id or 0)
            if row is None and not running:
                row = await self.bot.store.last_in_channel(interaction.channel_id or 0)
            if row is None:
                raise Rejected("table-none-here")
            return await self.bot.harbour.room(row.id)
        rooms = await self.mine(interaction.user.id)
        if not rooms:
            raise Rejected("table-none-yours")
        return rooms[0]

    async def mine(self, user_id: int) -> list[Room]:
        """All tables of a person: those that wait for him first."""
        rooms = [await self.bot.harbour.room(row.id) for row in await self.bot.store.of_person(user_id)]
        rooms = [room for room in rooms if room.seat_of(user_id) is not None]
        return sorted(rooms, key=lambda room: not waits_for(room, user_id))

    @app_commands.command(name=spoken("command-board"), description=spoken("command-board-about"))
    async def board(self, interaction: Interaction) -> None:
        await whisper(interaction)
        await self._board(interaction, await self.here(interaction, running=False))

    @app_commands.command(name=spoken("command-hand"), description=spoken("command-hand-about"))
    async def hand(self, interaction: Interaction) -> None:
        await whisper(interaction)
        await self._hand(interaction, await self.here(interaction))

    @app_commands.command(name=spoken("command-move"), description=spoken("command-move-about"))
    async def move(self, interaction: Interaction) -> None:
        await whisper(interaction)
        await self.panel(interaction, await self.here(interaction))

    @app_commands.command(name=spoken("command-log"), description=spoken("command-log-about"))
    async def log(self, interaction: Interaction) -> None:
        await whisper(interaction)
        await self._log(interaction, await self.here(interaction, running=False), 0)

    @app_commands.command(name=spoken("command-undo"), description=spoken("command-undo-about"))
    async def undo(self, interaction: Interaction) -> None:
        await whisper(interaction)
        room = await self.here(interaction)
        room = await self.bot.harbour.undo(interaction.user.id, room.row.id)
        await self.panel(
            interaction, room, notice=room.words(await self.bot.speech.of(interaction))(say("undo-done"))
        )

    @app_commands.command(name=spoken("command-resign"), description=spoken("command-resign-about"))
    async def resign(self, interaction: Interaction) -> None:
        await whisper(interaction)
        room = await self.here(interaction)
        room.must_run()
        room.must_sit(interaction.user.id)
        await self._are_you_sure(interaction, room, "resign", say("resign-sure", title=room.title))

    @app_commands.command(name=spoken("command-end"), description=spoken("command-end-about"))
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def end(self, interaction: Interaction) -> None:
        await whisper(interaction)
        if not interaction.permissions.manage_guild:
            raise Rejected("end-managers-only")
        room = await self.here(interaction)
        await self._are_you_sure(interaction, room, "end", say("end-sure", title=room.title))

    async def _are_you_sure(self, interaction: Interaction, room: Room, verb: str, text: Say) -> None:
        words = room.words(await self.bot.speech.of(interaction))
        yes = button(words(say("panel-sure")), pack(verb, room.row.id), style=notices.DANGER)
        await show(interaction, message(words(text), *rows([yes])))

    @app_commands.command(name=spoken("command-tables"), description=spoken("command-tables-about"))
    async def tables(self, interaction: Interaction) -> None:
        await whisper(interaction)
        rooms = await self.mine(interaction.user.id)
        language = await self.bot.speech.of(interaction)
        if not rooms:
            await tell(interaction, say("table-none-yours"))
            return
        blocks: list[str | discord.ui.Item[discord.ui.LayoutView]] = []
        for room in rooms[:10]:
            words = room.words(language)
            state = notices.whose_turn(room, words) if room.running else words(say("desk-lobby"))
            mark = "➤ " if waits_for(room, interaction.user.id) else ""
            text = f"{mark}**{words(room.title)}** <#{room.row.channel_id}>\n{state}"
            blocks.append(
                discord.ui.Section(text, accessory=link(words(say("button-channel")), room.board_url))
            )
        await show(interaction, message(*blocks, colour=notices.VELLUM))


def waits_for(room: Room, user_id: int) -> bool:
    seat = room.seat_of(user_id)
    return seat is not None and room.running and seat.seat in room.game.waiting


def log_lines(entry: Entry, seat: Seat | None, words: Words) -> list[str]:
    """One entry as this person may read it; what was undone is struck out."""
    texts = [words(event.text) for event in entry.events if event.to in (None, seat)]
    if entry.takes_back is not None:
        texts.append(words(say("board-taken-back", who=Who(entry.seat))))
    return [f"`{entry.number}` ~~{text}~~" if entry.undone else f"`{entry.number}` {text}" for text in texts]


def number_form(spot: Spot, question: Amount, text: str, words: Words) -> Form:
    form = Form(title=text[:45], custom_id=spot.pack("ask"))
    form.add_item(
        discord.ui.Label(
            text=words(say("panel-number-label"))[:45],
            description=words(say("panel-number", low=question.low, high=question.high))[:100],
            component=discord.ui.TextInput(custom_id="number", max_length=6, required=True),
        )
    )
    return form


def _with_values(spot: Spot, interaction: Interaction) -> Spot:
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
    top: Sequence[str], plates: Sequence[Plate], texts: Sequence[str], items: Sequence[object], seat: Seat
) -> Layout:
    pictures = [gallery([(plate.name, plate.alt) for plate in plates])] if plates else []
    return message(*top, *pictures, *texts, *items, colour=notices.COLOURS[seat % 6])  # type: ignore[arg-type]


async def setup(bot: Portolan) -> None:
    await bot.add_cog(Play(bot))
