"""Personal data: this file decides about every column of the database.

A new column fails these tests until somebody has said what it holds about a person, and how that is deleted.
"""

from __future__ import annotations

import re
from pathlib import Path

from data.models import DM, Letter, LetterKind, Sent, Vote
from data.players import Guest, Played
from tests.data.queries.tables.test_seasons import season
from tests.data.sqlite.test_retention import rating, result
from tests.data.store_helpers import (
    ANN,
    BEN,
    NOW,
    AnyStore,
    ask,
    board,
    everything_in,
    lobby,
    open_store,
    play,
    running,
    second_connection,
)
from tests.data.tally_game import Add
from tests.support.pages import host_pages

SHOWN = {
    "people": "user_id language locale dm_notices reminder_hours quiet_from quiet_to zone away_until"
    " digest_hour digest_at digest_check_at palette counted coach coached show_habits",
    "seats": "table_id seat name joined_at left moves_for offered dm asked_at deadline bank spent answers"
    " hints reminders reminded_at hushed nudged_at note",
    "moves": "table_id at move undone",
    "followers": "table_id",
    "former_players": "table_id seat name",
    "results": "table_id seat guild_id game user_id name place points people lasted spent answers ended",
    "ratings": "guild_id game user_id mu sigma",
    "habits": "user_id finished abandoned paces",
    "lobby_people": "table_id kind name",
    "records": "brought body",
    "outbox": "table_id kind created",
    "season_entrants": "season_id number name dropped",
}
"""Columns that a person is shown, and finds in the export."""
SILENT = {
    "tables": "host_id board_note",  # the id is shown as "tables opened"; the words of a board hold names
    "seats": "user_id desk_channel_id desk_message_id ping_message_id",
    "followers": "user_id",
    "former_players": "user_id",
    "records": "user_id",
    "half_forgotten": "user_id",
    "lobby_people": "user_id",
    "seasons": "host_id",  # shown as "seasons opened"
    "season_entrants": "user_id",
    "outbox": "body",  # may name one person while the letter waits
}
"""About a person too, and deleted with them, but of no use to them."""
NAMELESS = {
    "tables": "id guild_id channel_id game status language settings key salt version state rules_version"
    " figures board_message_id board_channel_id board_version lobby_message_id due created started updated"
    " ended asleep warned counted computers_at lesson what_if",
    # of a seat, which loses its name
    "moves": "number seat takes_back events packed_events public final before rules_version folded",
    # a click decides the cards of a running game; an offer is public; a version counts secret moves
    "seats": "salt offer_message_id left_since check_at level temperament note_answers",
    "votes": "table_id kind seat number named opened message_id check_at",
    "ballots": "table_id seat choice",
    "outbox": "id seat version nonce tries next_try done_at message_id error",
    "figures": "hash game body",
    "guilds": "guild_id language pace reminder_hours channels most_tables greeted list_channel"
    " list_message list_at call_role call_hours called_at call_at",
    "meta": "key value",
    "reviews": "id made body",
    "seasons": "id guild_id channel_id game format status language settings table_size rounds days level key"
    " round round_ends version shown message_id message_round trouble trouble_since notice sign_up_ends"
    " reminded check_at created ended end_reason",
    "season_matches": "season_id round number opening channel_id table_id done",
    "season_seats": "season_id round number seat entrant rank points score",
}
"""Refers to nobody once the seat has no name."""


def decided(*lists: dict[str, str]) -> list[str]:
    return [
        f"{table}.{column}" for one in lists for table, columns in one.items() for column in columns.split()
    ]


async def test_every_column_is_decided_upon(path: Path) -> None:
    await (await open_store(path)).close()
    with second_connection(path) as db:
        there = db.execute(
            "SELECT m.name || '.' || c.name FROM sqlite_master AS m, pragma_table_info(m.name) AS c"
            " WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'"
        ).fetchall()
    known = decided(SHOWN, SILENT, NAMELESS)
    assert sorted(name for (name,) in there) == sorted(known)


async def met(store: AnyStore) -> str:
    """Leave a trace of Ann in every place."""
    table_id, table = await running(store)
    for _ in range(2):
        entry = play(table, "some")
        letters = [
            board(table_id, entry.number),
            Letter(kind=LetterKind.PRIVATE_HAND, seat=0, version=entry.number),
        ]
        await store.append(table_id, entry, table, expected_version=entry.number - 1, letters=letters)
    await store.change_person(ANN, language="de", zone="Europe/Berlin", digest_hour=8)
    await store.follow(table_id, ANN, True)
    await store.keep_record(ANN, b"{}", now=NOW)
    await store.set_dm(table_id, 0, DM.OPEN)
    await store.note_message(table_id, LetterKind.PRIVATE_HAND, message_id=40, channel_id=41, seat=0)
    await store.note_message(table_id, LetterKind.PING, message_id=42, seat=0)
    [letter, *_] = await store.due_letters(NOW, table_id=table_id)
    await store.delivered(
        letter.table_id, [Sent(letter.id, message_id=3, channel_id=2, note="Ann may add")], now=NOW
    )
    await store.open_vote(Vote(table_id=table_id, kind="absence", seat=1, opened=NOW), [])
    await store.cast(table_id, 0, "wait", now=NOW)
    former = {"user": ANN, "channel": 43, "hand": 44}
    await store.post(
        table_id,
        [
            Letter(kind=LetterKind.CLEAR_PRIVATE, seat=1, version=2, body=former),
            Letter(kind=LetterKind.CLEAR_PRIVATE, seat=1, version=2, body={"user": ANN, "ping": 45}),
            Letter(kind=LetterKind.LEAVE_THREAD, seat=1, version=2, body={"user": ANN}),
            Letter(kind=LetterKind.MOVED_AWAY, version=2, body={"channel": 46, "note": "Ann may add"}),
        ],
        now=NOW,
    )
    season_id = (await store.open_season(season())).id
    await store.enter_season(season_id, ANN, "Ann", now=NOW)
    await store.begin_round(season_id, [[1, None]], after=0, ends=NOW, now=NOW)
    other, _ = await running(store, channel_id=8)
    await store.replace(other, 0, user_id=BEN + 50, name="Carl", now=NOW)
    await store.count(table_id, [result("other", ANN, name="Ann")], [rating(ANN)], [Played(ANN, 60)], now=NOW)
    asked_about = await lobby(store, channel_id=9, host_id=BEN)
    await store.set_guest(asked_about.id, ANN, Guest.TELL, True)
    return table_id


OPENED = {"tables opened", "seasons opened"}


async def test_the_export_shows_exactly_the_listed_columns(store: AnyStore) -> None:
    await met(store)
    known = await store.known_of(ANN)
    renamed = {
        "seasons": "season_entrants",
        "tables followed": "followers",
        "seats given away": "former_players",
        "letters": "outbox",
        "lobbies": "lobby_people",
    }
    for place, found in known.items():
        assert found, f"{place}: Ann must have left a trace here"
        if place in OPENED:
            continue
        columns = set(found[0]) - ({"game", "status"} if place == "seats" else set())
        columns = {"body" if column == "record" else column for column in columns}
        assert columns == set(SHOWN[renamed.get(place, place)].split()), place
    assert {renamed.get(place, place) for place in known} - OPENED == SHOWN.keys()


async def test_nothing_refers_to_a_forgotten_person(store: AnyStore) -> None:
    table_id = await met(store)
    farewell = {
        table_id: [Letter(kind=LetterKind.NOTICE, version=2, body={"key": "privacy-told", "seat": 0})]
    }
    await store.forget(ANN, nobody=lambda _: "Somebody", letters=farewell, now=NOW)
    assert not any((await store.known_of(ANN)).values())
    kept = await everything_in(store)
    assert "Ann" not in kept
    for named in (f"({ANN},", f" {ANN},", f" {ANN})"):
        assert named not in kept
    assert re.search(rf": ?{ANN}", kept) is None, "no letter names her"
    silent = ", ".join(SILENT["seats"].split())
    [values] = await ask(store, f"SELECT {silent} FROM seats WHERE table_id = ? AND seat = 0", table_id)
    assert set(values) == {None}
    assert [row.user_id for row in await store.seats(table_id)] == [None, BEN]


async def test_the_statements_for_hosts_leave_nothing_either(path: Path) -> None:
    store = await open_store(path)
    table_id = await met(store)
    [block] = [part for part in host_pages().split("```") if part.startswith("sql") and ":user" in part]
    with second_connection(path) as db:
        for statement in block.removeprefix("sql").split(";"):
            db.execute(statement, {"user": ANN} if ":user" in statement else {})
    assert not any((await store.known_of(ANN)).values())
    assert await store.former_players(table_id) == [(0, None, None)], "somebody knows this hand"


async def test_the_moves_of_a_former_player_are_not_mine(store: AnyStore) -> None:
    table_id, table = await running(store)
    for number in range(2):
        entry = play(table, "some", at=NOW + number)
        await store.append(table_id, entry, table, expected_version=entry.number - 1)
    assert table.waiting == (1,)
    entry = play(table, "some", at=NOW + 50)
    await store.append(table_id, entry, table, expected_version=entry.number - 1)
    await store.replace(table_id, 0, user_id=ANN + 50, name="Carl", now=NOW + 100)
    entry = table.play(0, Add("one"), at=NOW + 200)
    await store.append(table_id, entry, table, expected_version=entry.number - 1)
    assert [move["at"] for move in (await store.known_of(ANN + 50))["moves"]] == [NOW + 200]
    assert (await store.known_of(ANN))["moves"] == []


async def test_messages_of_somebody_forgotten_are_still_removed(store: AnyStore) -> None:
    """The letter has the messages of a former seat, and no longer says whose they were."""
    table_id = await met(store)
    await store.forget(ANN, nobody=str, letters={}, now=NOW)
    left = await store.due_letters(NOW, 100, table_id)
    assert [letter.body for letter in left if letter.kind is LetterKind.CLEAR_PRIVATE] == [
        {"channel": 43, "hand": 44}
    ]
    assert not any(letter.kind is LetterKind.LEAVE_THREAD for letter in left)


async def test_private_messages_are_cleared_in_finished_games_too(store: AnyStore) -> None:
    table_id, _ = await running(store)
    await store.end(table_id, now=NOW)
    clear = Letter(kind=LetterKind.CLEAR_PRIVATE, seat=0, version=0, body={"channel": 1, "hand": 2})
    await store.forget(ANN, nobody=str, letters={table_id: [clear, board(table_id, 1)]}, now=NOW)
    assert [letter.kind for letter in await store.due_letters(NOW, 100, table_id)] == [clear.kind]
