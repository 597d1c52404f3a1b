"""The form for a number that has no button."""

from __future__ import annotations

from discord import ui

from cogs.ui.components.building_blocks import FORM_TEXT_LIMIT, OPTION_LIMIT, Form, label_of
from cogs.ui.components.custom_ids import AnswerId, Verb, pack
from engines.contract.core import Amount, Words, say

AMOUNT_DIGITS = 6


def number_form(clicked: AnswerId, question: Amount, words: Words) -> Form:
    """Asks for a number that has no button."""
    title = label_of(words(question.text), FORM_TEXT_LIMIT)
    form = Form(title=title, custom_id=pack(Verb.ANSWER, clicked))
    form.add_item(
        ui.Label(
            text=words(say("panel-number-label"))[:FORM_TEXT_LIMIT],
            description=words(say("panel-number", low=question.low, high=question.high))[:OPTION_LIMIT],
            component=ui.TextInput(custom_id="number", max_length=AMOUNT_DIGITS, required=True),
        )
    )
    return form
