"""The form for a note to one's own next turn."""

from __future__ import annotations

import discord
from discord import ui

from cogs.ui.components.building_blocks import FORM_TEXT_LIMIT, OPTION_LIMIT, Form
from cogs.ui.components.custom_ids import Verb, pack
from data.models import SeatRow
from engines.contract.core import Words, say

NOTE_LENGTH = 500


def note_form(seat: SeatRow, words: Words) -> Form:
    form = Form(
        title=words(say("note-title"))[:FORM_TEXT_LIMIT], custom_id=pack(Verb.KEEP_NOTE, seat.table_id)
    )
    field: ui.TextInput[ui.LayoutView] = ui.TextInput(
        custom_id="note",
        style=discord.TextStyle.paragraph,
        default=seat.note_now or "",
        max_length=NOTE_LENGTH,
        required=False,
    )
    about = words(say("note-about"))[:OPTION_LIMIT]
    form.add_item(
        ui.Label(text=words(say("note-label"))[:FORM_TEXT_LIMIT], description=about, component=field)
    )
    return form
