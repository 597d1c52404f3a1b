"""The daily digest: once a day, at the chosen hour, in every time zone."""

from __future__ import annotations

from datetime import datetime

import msgspec
import pytest

from cogs.runtime.digest import due
from data.models import Person
from tests.cogs.scene import DAY, GAME, slow_down
from tests.support.discord_server import DiscordServer


async def test_a_digest_comes_once_a_day(server: DiscordServer) -> None:
    await server.table(GAME, "Inge", "Otto")
    slow_down(server)
    hour = (server.now() // 3600 + 3) % 24
    await server.bot.store.change_person(server.people["Inge"].id, digest_hour=hour, reminder_hours=0)
    before = len(server.dms("Inge"))
    await server.env.advance_time(DAY)
    news = [dm for dm in server.dms("Inge")[before:] if "Good day" in dm.text]
    assert len(news) == 1
    assert "Entdecker" in news[0].text
    assert "Your game" in news[0].text
    await server.restart()
    slow_down(server)
    await server.env.advance_time(DAY)
    assert len([dm for dm in server.dms("Inge")[before:] if "Good day" in dm.text]) == 2


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).timestamp())


@pytest.mark.parametrize(
    ("now", "sent", "expected"),
    [
        ("2026-03-28T08:00+01:00", None, True),
        ("2026-03-28T07:59+01:00", None, False),
        ("2026-03-28T08:05+01:00", "2026-03-28T08:00+01:00", False),
        ("2026-03-28T10:30+01:00", "2026-03-27T08:00+01:00", True),  # we were not running at eight
        ("2026-03-28T11:30+01:00", "2026-03-27T08:00+01:00", False),  # too late to be useful
        ("2026-03-29T08:00+02:00", "2026-03-28T08:00+01:00", True),  # the clocks went forward at night
        ("2026-03-29T07:30+02:00", "2026-03-28T08:00+01:00", False),
        ("2026-10-25T08:00+01:00", "2026-10-24T08:00+02:00", True),  # and back
        ("2026-10-25T07:30+01:00", "2026-10-24T08:00+02:00", False),
        ("2026-10-25T08:20+01:00", "2026-10-25T08:00+01:00", False),
    ],
)
def test_when_a_digest_is_due(now: str, sent: str | None, expected: bool) -> None:
    person = Person(
        user_id=1, zone="Europe/Berlin", digest_hour=8, digest_at=None if sent is None else at(sent)
    )
    assert due(person, at(now)) is expected
    assert not due(msgspec.structs.replace(person, digest_hour=None), at(now))
    assert not due(msgspec.structs.replace(person, away_until=at(now) + 60), at(now)), "on vacation"


async def test_a_digest_is_sent_once_and_closed_messages_stop_no_other(server: DiscordServer) -> None:
    await server.table(GAME, "Inge", "Otto")
    store, hour = server.bot.store, server.now() // 3600 % 24
    for who in ("Inge", "Otto"):
        await store.change_person(server.people[who].id, digest_hour=hour)
    channel = server.env.backend.dm_channels[server.people["Inge"].id]
    server.env.inject_error("POST", f"/channels/{channel}/messages", status=403, code=50007, times=None)
    for _ in range(2):
        await server.bot.send_digests(server.now())
        await server.restart()
    assert sum("Good day" in dm.text for dm in server.dms("Otto")) == 1, (
        "Inge's closed messages stop nobody else"
    )
    assert not any("Good day" in dm.text for dm in server.dms("Inge"))
