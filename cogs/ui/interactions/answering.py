"""Shows the panel to a person and plays their answers, whether they press its buttons or type a command."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial

from cogs.tables.computers.hints import may_ask
from cogs.tables.loading.room import Room
from cogs.tables.moves.answer_path import PartialMove, follow
from cogs.ui.command_replies.rules_message import LEGEND
from cogs.ui.components.building_blocks import Button, Item, Layout, button, link, message, rows
from cogs.ui.components.custom_ids import AnswerId, Verb
from cogs.ui.components.picture_files import image_galleries
from cogs.ui.components.style import accent
from cogs.ui.interactions.app import Interaction
from cogs.ui.interactions.responses import meanwhile, show
from cogs.ui.panel.coach import Explanation, coach_buttons, explanation, is_coached, person_at
from cogs.ui.panel.news_since_turn import last_move, since_last_turn, since_move
from cogs.ui.panel.panel import Panel, PanelBuilder
from cogs.ui.panel.texts import PanelTexts
from cogs.ui.wording.links import table_url
from cogs.ui.wording.whose_turn import whose_turn
from data.models import DM
from data.words import Phrases
from engines.contract.core import Draft, Question, Rejected, Say, Seat, Words, say
from engines.tables.knowledge import version_token
from engines.tables.log import Entry

OUT_OF_DATE = {"undo-already-done", "panel-stale"}
"""Why an undo is refused that was meant for an earlier moment."""
_NOTHING = Explanation()


async def show_panel(
    interaction: Interaction,
    room: Room,
    path: tuple[str, ...] = (),
    *,
    notice: str = "",
    section: int | None = None,
) -> None:
    """Show what this person is asked after `path`, or one `section` of many menus."""
    app = interaction.client
    words = room.words(await app.language.of(interaction, room))
    table, seat = room.require_running(), room.require_seat(interaction.user.id)
    try:
        move = follow(partial(table.ask, seat.seat), path)
    except Rejected as refusal:
        if path:
            await show_panel(interaction, room, notice=words(say("panel-stale")))
        else:
            turn = whose_turn(room, words)
            await show(interaction, _done(room, seat.seat, words, notice, words(refusal.reason), turn))
        return
    if move.question is None:  # nothing is left to choose there since the button was shown
        await show_panel(interaction, room, notice=words(say("panel-stale")))
        return
    builder = _builder(room, seat.seat, words)
    panel = builder.section(move, section) if section is not None else None
    panel = panel or builder.question(move)
    person = person_at(room, interaction.user.id)
    coached = is_coached(room, person)
    first = not path and not any(entry.seat == seat.seat for entry in table.log)
    if not path and not notice and not (first and coached):  # somebody new is told what the game is about
        notice = since_last_turn(room, seat.seat, words.told_to(seat.seat))
    note = "" if path or not seat.note_now else words(say("note-shown", note=seat.note_now))
    extra = _extra_buttons(room, seat.seat, words, begins=not path)
    extra = [*panel.back, *extra] if path else [*extra, *coach_buttons(room, seat, person, words)]
    panel = panel._replace(items=[*panel.items, *rows(extra)])
    closed = "learn-closed-short" if room.row.lesson else "desk-closed-short"
    closed = words(say(closed)) if seat.dm is DM.CLOSED else ""
    coach = _NOTHING
    if coached:
        coach = await explanation(app.store, room, seat, panel.asked, words, first=first)
    asked = app.pictures.helped(room, seat.seat, panel.pictured)
    await _show(interaction, room, panel, asked, words, top=[note, notice, closed], coach=coach)


async def play_answer(interaction: Interaction, clicked: AnswerId, *, confirmed: bool) -> None:
    """Answer a question of the engine. A complete move is made, or has to be confirmed first."""
    app = interaction.client
    try:
        done = await app.moves.answer(interaction.user.id, clicked, confirmed=confirmed)
    except Rejected as refusal:
        await refuse_answer(interaction, clicked, refusal)
        return
    if done.caution is not None:
        await _confirm(interaction, done.room, done.move, done.caution)
    elif done.entry is None:
        await show_panel(interaction, done.room, done.move.steps[: done.move.given])
    elif done.computers_move:
        async with meanwhile(interaction, await _waiting(interaction, done.room, done.move, done.entry)):
            room = await app.moves.after_computers(done.room)
            await app.votes.after_move(room, done.entry)
            await _show_result(interaction, room, done.move, done.entry)
    else:
        await app.votes.after_move(done.room, done.entry)
        await _show_result(interaction, done.room, done.move, done.entry)


async def refuse_undo(interaction: Interaction, table_id: str, refusal: Rejected) -> None:
    """Say what became of the move that an old button was to undo, and show the present panel. Other refusals
    are raised again."""
    if refusal.reason.key not in OUT_OF_DATE:
        raise refusal
    words = await interaction.client.language.words(interaction)
    room = await interaction.client.tables.load(table_id)
    await show_panel(interaction, room, notice=f"**{words(refusal.reason)}**")


async def refuse_answer(interaction: Interaction, clicked: AnswerId, refusal: Rejected) -> None:
    """Say why the answer is not possible, and show the present panel."""
    app = interaction.client
    room = await app.tables.load(clicked.table_id)
    if room.seat_of(interaction.user.id) is None or not room.running:
        raise refusal
    words = room.words(await app.language.of(interaction, room))
    notice = f"**{words(refusal.reason)}**"
    own = last_move(room.table, room.require_seat(interaction.user.id).seat)
    if own is not None and refusal.reason.key == "panel-already-done":  # what came of it may not be shown yet
        notice = "\n".join([notice, *since_move(room, own, words.told_to(own.seat))])
    await show_panel(interaction, room, notice=notice)


async def _confirm(interaction: Interaction, room: Room, move: PartialMove, caution: Say) -> None:
    """Ask again, with the picture of the last question and the answer in it."""
    seat = room.require_seat(interaction.user.id).seat
    words = room.words(await interaction.client.language.of(interaction, room))
    panel = _builder(room, seat, words).confirm(move, words(caution))
    await _show(interaction, room, panel, (move.asked[-1], move.draft), words)


async def _show_result(interaction: Interaction, room: Room, move: PartialMove, entry: Entry) -> None:
    """Tell what a move brought about, and ask the next question if there is one."""
    words = room.words(await interaction.client.language.of(interaction, room))
    news = _news(room, move, entry, words)
    if room.running and entry.seat in room.table.waiting:
        await show_panel(interaction, room, notice=news)
    else:
        await show(interaction, _done(room, entry.seat, words, news))


async def _waiting(interaction: Interaction, room: Room, move: PartialMove, entry: Entry) -> Layout:
    """What a move brought about, until the computer players have moved: nothing can be pressed again."""
    words = room.words(await interaction.client.language.of(interaction, room))
    news, waiting = _news(room, move, entry, words), words(say("panel-waiting"))
    return message(news, f"-# {waiting}", colour=accent(room, entry.seat))


def _news(room: Room, move: PartialMove, entry: Entry, words: Phrases) -> str:
    """What a move brought about, and what others have done since."""
    filled_in = PanelTexts(words).filled_in(move)
    told = since_move(room, entry, words.told_to(entry.seat))
    return "\n".join([*filled_in, *told]) or words(say("panel-noted"))


async def _show(
    interaction: Interaction,
    room: Room,
    panel: Panel,
    pictured: tuple[Question, Draft],
    words: Phrases,
    *,
    top: Sequence[str] = (),
    coach: Explanation = _NOTHING,
) -> None:
    """Show a panel with the private picture that helps with the `pictured` question. What the coach speaks of
    is marked in it."""
    app, seat = interaction.client, room.require_seat(interaction.user.id).seat
    palette = await app.language.palette(interaction.user.id, room)
    question, draft = pictured
    asked = (room, seat, words.language, question, dict(draft))
    images = await app.pictures.pointed(*asked, coach.places, palette=palette) if coach.places else []
    look = words(say("coach-look")) if images else ""
    images = images or await app.pictures.hand(*asked, palette=palette)
    pictures = image_galleries(images)
    blocks: list[str | Item] = [*top, coach.text, look, *pictures, *panel.texts, *panel.items, *panel.rare]
    await show(interaction, message(*blocks, colour=accent(room, seat)), images)


def _builder(room: Room, seat: Seat, words: Words) -> PanelBuilder:
    version = version_token(room.table, seat)
    return PanelBuilder(room.row.id, version, partial(room.table.ask, seat), words)


def _extra_buttons(room: Room, seat: Seat, words: Words, *, begins: bool) -> list[Button]:
    """The legend, and a hint where hints are allowed. Where a turn `begins` also what others could do next,
    a what-if and undo, where this seat can use them."""
    buttons = [button(words(say("button-legend")), Verb.RULES, room.row.game, LEGEND)]
    if may_ask(room) and seat in room.table.waiting:
        buttons.append(button(words(say("button-hint")), Verb.HINT, room.row.id))
    if not begins:
        return buttons
    if not room.row.what_if:
        buttons.append(button(words(say("button-whatif")), Verb.TRY_OUT, room.row.id))
    if room.table.outlook(seat) is not None:
        buttons.append(button(words(say("button-outlook")), Verb.OUTLOOK, room.row.id))
    with suppress(Rejected):
        room.table.undoable(seat)
        version = version_token(room.table, seat)
        buttons.append(button(words(say("panel-undo")), Verb.UNDO, room.row.id, version))
    return buttons


def _done(room: Room, seat: Seat, words: Words, *texts: str) -> Layout:
    """The panel of somebody who is asked nothing now. It stays as it is while others move: whose turn it is
    stands on the board."""
    colour = accent(room, seat)
    state = "" if room.running else words(say("table-over"))
    if room.running and seat in room.table.view(None).public.asked and seat not in room.table.waiting:
        state = words(say("panel-answered"))
    buttons = [link(words(say("button-channel")), table_url(room.row))]
    if room.running and _may_act(room, seat):
        buttons.insert(0, button(words(say("panel-more")), Verb.PLAY, room.row.id))
    if room.running and not room.row.lesson:
        label = "note-change" if room.seats[seat].note_now else "note-write"
        buttons.append(button(words(say(label)), Verb.WRITE_NOTE, room.row.id))
    return message(*texts, state, *rows(buttons), colour=colour)


def _may_act(room: Room, seat: Seat) -> bool:
    """Whether this seat is asked anything, in turn or out of turn."""
    try:
        return room.table.ask(seat, {}) is not None
    except Rejected:
        return False
