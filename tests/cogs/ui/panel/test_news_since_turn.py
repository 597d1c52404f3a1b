"""Since your last turn: what others did, what it changed, and nothing that one may not know."""

from __future__ import annotations

import re

import pytest

from cogs.tables.loading.room import Room
from cogs.ui.looking_back.history_messages import log_turns
from cogs.ui.panel.news_since_turn import EVENT_LINES, OWN_LINES, last_move, since_last_turn, since_move
from data.models import SeatRow, Status, TableRow
from data.words import vocabulary
from engines import AnyGame, Dice, Event, Table, games
from engines.contract.core import Many, Who, say
from engines.tables.chronicle import Chronicle
from tests.support.stages import GAMES


def room_of(table: Table) -> Room:
    row = TableRow(
        id="t", guild_id=1, channel_id=2, game=table.game.key, status=Status.RUNNING, host_id=1,
        language="en", settings=table.settings, key=b"k", salt=[], seats=table.seats, version=table.number,
        rules_version=table.game.version, created=0, started=0, updated=0, ended=None,
    )  # fmt: skip
    seats = [
        SeatRow(table_id="t", seat=seat, user_id=seat + 1, name=f"P{seat}", joined_at=0)
        for seat in range(table.seats)
    ]
    return Room(row, seats, table)


def told(table: Table, seat: int, language: str = "en") -> str:
    room = room_of(table)
    return since_last_turn(room, seat, room.words(language, reader=seat))


def told_after_own(table: Table, seat: int, language: str = "en") -> list[str]:
    room, own = room_of(table), last_move(table, seat)
    return since_move(room, own, room.words(language, reader=seat)) if own is not None else []


def played(game: AnyGame, moves: int) -> Table:
    table = Table.open(game, seats=game.seats[-1], key=b"since")
    for _ in range(moves):
        if table.waiting:
            table.play(table.waiting[0], table.suggest(table.waiting[0]), at=table.number)
    return table


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_it_is_short_and_speaks_to_its_reader(game: AnyGame, language: str) -> None:
    table = played(game, 60)
    for seat in range(table.seats):
        lines = told(table, seat, language).splitlines()
        assert len(lines) in (0, *range(2, EVENT_LINES + 3))
        assert len(told_after_own(table, seat, language)) <= OWN_LINES + EVENT_LINES + 2
    mover = table.log[-1].seat
    assert told(table, mover) == "", "nobody has done anything since"


@pytest.mark.parametrize("game", GAMES)
def test_it_tells_nothing_that_is_hidden(game: AnyGame) -> None:
    table = played(game, 40)
    for seat in range(table.seats):
        before = told(table, seat), told_after_own(table, seat)
        table.state = game.redeal(table.state, seat, Dice(b"since", seat))
        assert (told(table, seat), told_after_own(table, seat)) == before


def test_what_has_changed_is_counted() -> None:
    table = played(games()["entdecker"], 1)
    seat = table.log[0].seat
    while "-# Your " not in told(table, seat):
        table.play(table.waiting[0], table.suggest(table.waiting[0]), at=0)
    last = told(table, seat).splitlines()[-1]
    assert re.fullmatch(r"-# Your \w+: \d+ → \d+(, \w+: \d+ → \d+)*", last)


def test_what_only_others_were_told_stays_with_them() -> None:
    table = played(games()["entdecker"], 20)
    mover = table.log[-1].seat
    reader, other = [seat for seat in range(table.seats) if seat != mover][:2]
    for entry in table.log:
        entry.events = [Event(text=say("list-none"), to=other)]
    assert told(table, reader) == ""
    assert told_after_own(table, reader) == []
    assert told(table, other) != ""


def test_what_only_the_reader_was_told_is_as_good_as_a_headline() -> None:
    table = played(games()["magellan"], 60)
    reader = _longest_away(table)
    own = last_move(table, reader)
    assert own is not None
    own.events = [Event(text=say("list-none"), to=reader)]
    lines = told_after_own(table, reader)
    assert any("press Log under the board" in line for line in lines), "more than finds room"
    assert room_of(table).words("en")(say("list-none")) in lines


VERSIONS = [
    (game, everybody, private)
    for game in games().values()
    for everybody, versions in game.private_versions.items()
    for private in sorted(versions)
]


@pytest.mark.parametrize(("game", "everybody", "private"), VERSIONS)
def test_nothing_is_said_twice(game: AnyGame, everybody: str, private: str) -> None:
    """What only this player is told takes the place of what everybody is told, for this player alone."""
    table = played(game, 1)
    own, other = table.log[0].seat, 1 - table.log[0].seat
    public = Event(text=say(everybody, who=Who(own), explorer="X"))
    whispered = Event(text=say(private, explorer="X", card=2), to=own)
    for events in ([public, whispered], [whispered, public]):
        assert game.readable(events, own) == [whispered]
        assert game.readable(events, other) == game.readable(events, None) == [public]
    table.log[0].events = [public, whispered]
    words = room_of(table).words("en", reader=own)
    assert told_after_own(table, own)[0] == words(whispered.text)
    assert words(public.text) not in told_after_own(table, own)
    [turn] = log_turns(game, Chronicle(table).told()[:1], own, words)
    assert turn[1:] == [f"• {words(whispered.text)}"]


@pytest.mark.parametrize("headline", [False, True])
def test_what_was_done_to_the_reader_comes_first(headline: bool) -> None:
    """However much has happened since."""
    table = played(games()["magellan"], 60)
    reader = _longest_away(table)
    since = [entry for entry in table.log if entry.number > last_number(table, reader)]
    others = Who((reader + 1) % table.seats)
    sunk = say("board-turn", who=Many([others if headline else Who(reader)]), asking="sunk")
    for entry in since:
        entry.events = [Event(text=say("list-none"))] * 2 if not headline else entry.events
    since[0].events = [Event(text=sunk, headline=headline)]
    told_of = told(table, reader).splitlines()
    assert "press Log under the board" in told_of[1], "more than finds room"
    assert "sunk" in told_of[2]


def test_how_it_ended_is_told_whatever_came_before() -> None:
    table = played(games()["magellan"], 60)
    reader = _longest_away(table)
    since = [entry for entry in table.log if entry.number > last_number(table, reader)]
    for entry in since:
        entry.events = [Event(text=say("list-none"), headline=True)]
    since[-1].events = [Event(text=say("panel-noted"))]
    assert "Got it" in told(table, reader)


def test_the_readers_own_result_stands_first_whatever_others_did() -> None:
    table = played(games()["magellan"], 60)
    reader = _longest_away(table)
    own = last_move(table, reader)
    assert own is not None
    own.events = [Event(text=say("panel-noted"))]
    lines = told_after_own(table, reader)
    assert lines[0].startswith("Got it")
    assert "earlier events (press Log under the board)" in lines[1], "more than finds room"


def test_a_long_result_keeps_how_it_went_and_where_it_led() -> None:
    table = played(games()["magellan"], 1)
    own = table.log[0]
    own.events = [Event(text=say("panel-other", move=str(n)), headline=n == 7) for n in range(20)]
    lines = told_after_own(table, own.seat)
    assert lines == [
        "0 …",
        "1 …",
        "7 …",
        "18 …",
        "19 …",
        "… and 15 earlier events (press Log under the board)",
    ]


@pytest.mark.parametrize("game", GAMES)
def test_routine_lines_are_the_first_to_go(game: AnyGame) -> None:
    table = played(game, 60)
    reader = _longest_away(table)
    since = [entry for entry in table.log if entry.number > last_number(table, reader)]
    for entry in since:
        entry.events = []
    routine = [say(key, who=Who(since[0].seat), turn=1, explorer="") for key in sorted(game.routine_events)]
    kept = [say("panel-other", move=str(n)) for n in range(EVENT_LINES - 1)]
    since[0].events = [Event(text=text) for text in [*kept, *routine]]
    lines = [line.removeprefix("-# ") for line in told(table, reader).splitlines()[1:]]
    more = ["earlier event" in line for line in lines]
    assert lines[sum(more) :][: len(kept)] == [f"{n} …" for n in range(len(kept))]
    assert sum(more) == (len(routine) > 1)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_routine_has_a_text(game: AnyGame) -> None:
    assert all(vocabulary("en").has(key) for key in game.routine_events)


def last_number(table: Table, seat: int) -> int:
    own = last_move(table, seat)
    return own.number if own is not None else -1


def test_what_is_left_out_is_where_the_text_says() -> None:
    """The log is opened from the board; the panel has no such button."""
    table = played(games()["magellan"], 60)
    assert "press Log under the board" in told(table, _longest_away(table))
    assert "Verlauf unter dem Spielbrett" in told(table, _longest_away(table), "de")


def _longest_away(table: Table) -> int:
    """The seat whose last move is oldest."""
    last = {entry.seat: entry.number for entry in table.log}
    return min(range(table.seats), key=lambda seat: last.get(seat, 0))
