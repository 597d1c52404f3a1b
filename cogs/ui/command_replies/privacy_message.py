"""The message of /privacy: what is stored about a person, in counts, and what they can do about it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from cogs.tables.absence.lifecycle import FINISHED_KEPT
from cogs.tables.people.clock import DAY
from cogs.tables.records.uploaded_records import RECORD_KEPT
from cogs.ui.components.building_blocks import Layout, button, message, rows
from cogs.ui.components.custom_ids import Verb
from cogs.ui.components.style import DANGER, VELLUM
from data.models import Person, Status
from engines.contract.core import Say, Words, say

Stored = dict[str, list[dict[str, Any]]]
"""Everything that is stored about a person, by place, as `Store.known_of` returns it."""


def privacy_message(known: Stored, person: Person, words: Words, news: Say | None) -> Layout:
    buttons = [button(words(say("privacy-export")), Verb.EXPORT)]
    if person.counted:
        buttons.append(button(words(say("privacy-uncount")), Verb.LEAVE_STATS))
    else:
        buttons.append(button(words(say("privacy-recount")), Verb.REJOIN_STATS))
    if any(known.values()):
        buttons.append(button(words(say("privacy-delete")), Verb.FORGET, style=DANGER))
    lines = [f"• {words(line)}" for line in _lines(known, person)]
    return message(
        f"## {words(say('privacy-title'))}",
        f"**{words(news)}**" if news else None,
        "\n".join([words(say("privacy-kept" if lines else "privacy-nothing")), *lines]),
        words(say("privacy-time", days=FINISHED_KEPT // DAY)),
        *rows(buttons),
        colour=VELLUM,
    )


def _lines(known: Stored, person: Person) -> list[Say]:
    """One line for each place that holds something."""
    lines = [say("privacy-settings")] if known["people"] else []
    stages = Counter(Status(seat["status"]) for seat in known["seats"])
    if stages:
        over = stages[Status.OVER] + stages[Status.ENDED]
        lines.append(
            say("privacy-seats", lobbies=stages[Status.LOBBY], running=stages[Status.RUNNING], over=over)
        )
    counted = {
        "privacy-opened": len(known["tables opened"]),
        "privacy-followed": len(known["tables followed"]),
        "privacy-given-away": len(known["seats given away"]),
        "privacy-seasons": len(known["seasons"]) + len(known["seasons opened"]),
        "privacy-lobbies": len(known["lobbies"]),
    }
    lines += [say(key, count=count) for key, count in counted.items() if count]
    if known["habits"]:
        lines.append(say("privacy-habits"))
    if known["records"]:
        lines.append(say("privacy-record", days=RECORD_KEPT // DAY))
    if known["letters"]:
        lines.append(say("privacy-letters", count=len(known["letters"])))
    if not person.counted:
        lines.append(say("privacy-left-out"))
    elif known["results"]:
        lines.append(say("privacy-results", count=len(known["results"]), ratings=len(known["ratings"])))
    return lines
