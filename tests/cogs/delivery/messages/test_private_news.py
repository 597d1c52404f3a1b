"""What a private hand says below the cards: what its owner was told and may still need."""

from __future__ import annotations

from cogs.delivery.messages.private_messages import still_of_use
from engines.contract.core import Event, say
from engines.tables.log import Entry
from tests.cogs.finale import finished
from tests.support.discord_server import DiscordServer

ME, OTTO = 0, 1


def moved(seat: int, *private: str, public: bool = True, undone: bool = False) -> Entry:
    events = [Event(text=say(text), to=ME) for text in private]
    if public:
        events.append(Event(text=say("seen"), to=None))
    return Entry(number=1, seat=seat, at=1, move={}, events=events, undone=undone)


def news(*log: Entry, asked: bool) -> list[str]:
    return [text.key for text in still_of_use(log, ME, asked=asked)]


def test_what_was_ordered_is_told_until_one_is_asked_again() -> None:
    before, limit = moved(ME, "an old limit"), moved(ME, "limit")
    assert news(before, moved(OTTO), limit, asked=False) == ["limit"]
    assert news(before, moved(OTTO), limit, moved(OTTO), asked=False) == ["limit"]
    assert news(before, moved(OTTO), limit, moved(OTTO), asked=True) == []


def test_what_others_brought_about_is_told_until_one_has_moved() -> None:
    log = [moved(ME, "limit"), moved(OTTO, "your new cards"), moved(OTTO)]
    assert news(*log, asked=True) == ["your new cards"]
    assert news(*log, asked=False) == ["limit", "your new cards"]
    assert news(*log, moved(ME, "next limit"), asked=False) == ["next limit"]


def test_moves_one_after_the_other_belong_together() -> None:
    """Several orders ahead; and a turn of several moves, within which one is asked."""
    steps = [moved(ME, "step 1", public=False), moved(ME, "step 2", public=False)]
    assert news(moved(OTTO), *steps, asked=False) == ["step 1", "step 2"]
    assert news(moved(OTTO), moved(ME, "you draw"), asked=True) == ["you draw"]


def test_a_secret_move_of_another_changes_nothing() -> None:
    steps = [moved(ME, "step 1"), moved(OTTO, public=False), moved(ME, "step 2")]
    for asked in (False, True):
        assert news(*steps, asked=asked) == ["step 1", "step 2"]
        assert news(*steps, moved(OTTO, public=False), asked=asked) == ["step 1", "step 2"]


def test_what_was_undone_is_not_told() -> None:
    assert news(moved(ME, "limit"), moved(ME, "slip", undone=True), asked=False) == ["limit"]


async def test_a_finished_game_has_no_news(server: DiscordServer) -> None:
    table_id = await server.table("magellan", "Inge", "Otto", "Ruth")
    await finished(server, table_id)
    room = await server.bot.tables.load(table_id)
    told = [
        event.text.key for entry in room.table.log[-20:] for event in entry.events if event.to is not None
    ]
    assert "magellan-event-you-were-dealt" in told
    for who in ("Inge", "Otto", "Ruth"):
        hand = server.dms(who)[-1]
        assert "over" in hand.text
        assert "your new cards" not in hand.text
