"""The privacy pages name everything that is kept of a person, and for how long."""

from __future__ import annotations

import re

import pytest

from cogs.tables.absence.lifecycle import FINISHED_KEPT, STOPPED_AFTER
from cogs.tables.people.clock import DAY
from cogs.tables.records.uploaded_records import RECORD_KEPT
from data.models import Person
from data.queries.people.traces import TRACES
from tests.support.pages import page

PAPERS = ("docs/privacy.md", "docs/de/privacy.md")
NOT_SAID = {"user_id", "digest_at"}
"""Of settings: whose they are, and when one was last used."""
SETTINGS = {
    "language": ("language", "Sprache"),
    "locale": ("language of your Discord", "Sprache deiner Discord-App"),
    "dm_notices": ("notices", "Benachrichtigungen"),
    "reminder_hours": ("reminders", "Erinnerungen"),
    "quiet_from": ("quiet hours", "Ruhezeiten"),
    "quiet_to": ("quiet hours", "Ruhezeiten"),
    "zone": ("time zone", "Zeitzone"),
    "away_until": ("vacation", "Urlaub"),
    "digest_hour": ("daily digest", "tägliche Übersicht"),
    "palette": ("colors", "Farben"),
    "counted": ("shown and counted", "gezeigt und gezählt"),
    "show_habits": ("shown and counted", "gezeigt und gezählt"),
    "coach": ("the coach", "der Coach"),
    "coached": ("explained", "erklärt"),
}
PLACES = {
    "people": ("settings", "Einstellungen"),
    "seats": ("note to your next turn", "Notiz für deinen nächsten Zug"),
    "moves": ("moves with their times", "Züge mit ihrer Zeit"),
    "tables opened": ("games you opened", "Partien du eröffnet hast"),
    "tables followed": ("follow", "folgst"),
    "seats given away": ("seats .*gave away", "Plätze du abgegeben"),
    "results": ("place, points and rating", "Platz, Punkte und Wertung"),
    "ratings": ("place, points and rating", "Platz, Punkte und Wertung"),
    "seasons": ("seasons.* takes? part", "Turniere und Ligen.* mitspielst"),
    "seasons opened": ("seasons.* opened", "Turniere und Ligen.* eröffnet"),
    "habits": ("tend to play with others", "wie du mit anderen spielst"),
    "lobbies": ("kept out.*until the game ends", "hinein darf.*bis die Partie endet"),
    "records": ("`/verify`.*30 days", "`/prüfen`.*30 Tage"),
    "letters": ("after a week", "nach einer Woche"),
}


@pytest.mark.parametrize("name", PAPERS)
def test_everything_that_is_kept_is_named(name: str) -> None:
    assert set(PLACES) == set(TRACES)
    assert set(SETTINGS) | NOT_SAID == set(Person.__struct_fields__)
    text = " ".join(page(name).split())
    for what, (english, german) in {**PLACES, **SETTINGS}.items():
        assert re.search(german if name.startswith("docs/de/") else english, text), what


@pytest.mark.parametrize("name", PAPERS)
def test_times_are_those_of_the_code(name: str) -> None:
    assert (FINISHED_KEPT, STOPPED_AFTER, RECORD_KEPT) == (365 * DAY, 90 * DAY, 30 * DAY)
    text = " ".join(page(name).split())
    assert re.search(r"90 (days|Tage)", text)
    assert re.search(r"a year after the season|ein Jahr nach dem Turnier", text)
