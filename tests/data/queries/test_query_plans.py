"""Every question of the store has an index: none walks a whole table, however many rows it has."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from inspect import iscoroutinefunction
from pathlib import Path
from typing import Any

import pytest

from data.models import DM, Clock, Letter, LetterKind, Sent, Sleep, Vote
from data.players import Guest, Played
from data.season_models import MatchSeat, SeasonEnd
from data.sqlite import SqliteStore
from data.store import Store
from tests.data.queries.tables.test_seasons import season
from tests.data.sqlite.test_retention import over, rating, result
from tests.data.store_helpers import ANN, BEN, CARL, NOW, AnyStore, board, lobby, open_store, play, running
from tests.data.tally_game import FIGURES

LARGE = {
    "tables", "seats", "moves", "outbox", "results", "ratings", "people", "followers", "ballots",
    "former_players", "records", "reviews", "figures", "guilds", "meta", "votes", "leases",
    "habits", "lobby_people",
    "seasons", "season_entrants", "season_matches", "season_seats",
}  # fmt: skip
NO_STATEMENT = {"close", "listen", "check_listening", "tidy_up"}
"""The last of them looks at every lease, once an hour."""
CLOCK = Clock(seat=0, asked_at=NOW, deadline=NOW + 9, bank=None, spent=0, answers=0)


async def in_lobbies(store: AnyStore) -> None:
    row = await lobby(store, channel_id=1)
    await store.join(row.id, user_id=ANN, name="Ann", salt="a", most=4, now=NOW)
    await store.join(row.id, user_id=BEN, name="Ben", salt="b", most=4, now=NOW)
    await store.add_computer(row.id, name="Computer", salt="c", most=4, now=NOW)
    await store.change_level(row.id, 2, "hard", now=NOW)
    await store.remove_computer(row.id, now=NOW)
    await store.change_settings(row.id, {"length": "long"}, now=NOW)
    await store.warn(row.id, [], now=NOW)
    await store.set_guest(row.id, BEN, Guest.TELL, True)
    await store.set_guest(row.id, BEN, Guest.TELL, False)
    await store.open_lobbies(5, 10)
    await store.leave(row.id, user_id=BEN, barred=True, now=NOW)
    await store.lobby_people(row.id)
    await store.leave(row.id, user_id=ANN, now=NOW)
    await store.change_guild(5, list_channel=7, call_role=8, list_at=NOW)
    await store.lists_due(NOW, 10)
    await store.claim_list(5, NOW, NOW + 60)
    await store.plan_list(5, NOW + 60, claimed=NOW + 60)
    await store.list_shown(5, claimed=NOW + 60, message_id=9, called=True, now=NOW)
    await store.list_lost(5, 7)


async def in_games(store: AnyStore) -> str:
    table_id, table = await running(store, 2, {"length": "long"})
    entry = play(table)
    entry.events = []
    await store.append(table_id, entry, table, expected_version=0, letters=[board(table_id, 1)])
    await store.append(table_id, play(table), table, expected_version=1, folded=[1], clocks=[CLOCK])
    await store.append(table_id, table.undo(table.waiting[0], at=NOW), table, expected_version=2)
    await store.open_table(table_id)
    await store.open_table(table_id, whole=True)
    await store.pack_log()
    await store.log(table_id)
    await store.log(table_id, limit=3, before=9)
    await store.load(table_id)
    await store.seats(table_id)
    await store.look(table_id)
    await store.look(table_id, known=3)
    await store.lesson(ANN, "tally")
    await store.what_if(ANN)
    await store.newcomers(table_id)
    await store.note_hint(table_id, 0, [], now=NOW)
    await store.keep_review(table_id, b"{}", now=NOW)
    await store.review(table_id)
    await store.drop_reviews(NOW)
    await store.set_due(table_id, NOW)
    await store.set_clocks(table_id, [CLOCK])
    await store.reminded(table_id, 0, [], now=NOW)
    await store.hush(table_id, 0)
    await store.set_dm(table_id, 0, DM.OPEN)
    await store.set_left(table_id, 0, True, now=NOW)
    await store.set_left(table_id, 0, False, now=NOW)
    await store.moves_by_seat(table_id)
    await store.set_note(table_id, 0, ANN, "bid low")
    await store.set_offered(table_id, 0, True, now=NOW)
    await store.replace(table_id, 0, user_id=CARL, name="Carl", now=NOW)
    await store.former_players(table_id)
    await store.open_vote(Vote(table_id=table_id, kind="undo", seat=0, opened=NOW), [])
    await store.vote(table_id)
    await store.cast(table_id, 1, "yes", now=NOW)
    await store.votes_to_check(NOW, NOW + 1)
    await store.plan_vote(table_id, NOW + 9, planned=NOW + 1)
    await store.close_vote(table_id, now=NOW)
    await store.follow(table_id, ANN, True)
    await store.follow(table_id, BEN, False)
    await store.followers(table_id)
    await store.move_to(table_id, channel_id=3, now=NOW)
    return table_id


async def in_lists(store: AnyStore, table_id: str) -> None:
    await store.in_channel(1)
    await store.last_in_channel(1)
    await store.of_person(ANN)
    await store.left_by(ANN)
    await store.in_guild(5)
    await store.asleep_in(5)
    await store.overdue(NOW)
    await store.pending()
    await store.seats_to_check(NOW + 999, NOW + 1000)
    await store.plan_check(table_id, 0, NOW, planned=NOW)
    await store.computers_due(NOW)
    await store.plan_computers(table_id, None)
    await store.idle(lobbies=NOW, warned=NOW, games=NOW, sleepers=NOW)
    await store.table_counts()
    await store.guilds_awake()
    await store.guilds_lost()
    await store.uncounted()
    await store.make_up(NOW - 5, NOW, "checked", {"seen": "now"})
    await store.sleep(table_id, Sleep.IDLE, now=NOW)
    await store.wake(table_id, now=NOW)


async def in_the_outbox(store: AnyStore, table_id: str) -> None:
    for number, kind in enumerate(LetterKind):
        letter = Letter(kind=kind, seat=0, version=number, body={"user": ANN})
        await store.post(table_id, [letter], now=NOW)
    for stored in await store.due_letters(NOW):
        await store.delivered(
            stored.table_id, [Sent(stored.id, message_id=1, channel_id=2, note="words")], now=NOW
        )
    await store.post(table_id, [board(table_id, 77)], now=NOW)
    [stored] = await store.due_letters(NOW, 5, table_id)
    await store.failed(stored.id, "503", now=NOW, next_try=NOW)
    await store.note_message(table_id, LetterKind.BOARD, message_id=None)
    await store.letters_by_age(NOW, 5)
    await store.outbox_state(NOW)
    await store.draft_announcement("mark", {"en": "Hello"})
    await store.begin_announcement("mark")
    await store.announcing()
    await store.announce_next(NOW)
    await store.last_letter()
    await store.sweep_letters(NOW)
    await store.claim_letters(table_id, NOW, 5)
    await store.take_lease("job")
    await store.renew_leases(["job"])
    await store.release_lease("job")
    await store.lapsed_leases("job")


async def in_seasons(store: AnyStore, table_id: str) -> None:
    season_id = (await store.open_season(season())).id
    await store.enter_season(season_id, ANN, "Ann", now=NOW)
    await store.enter_season(season_id, BEN, "Ben", now=NOW)
    await store.enter_season(season_id, CARL, "Carl", now=NOW)
    await store.drop_out(season_id, CARL, now=NOW)
    await store.remind_season(season_id, "soon", ends=NOW, now=NOW)
    await store.change_season(season_id, {"length": "long"}, now=NOW)
    await store.begin_round(season_id, [[1, 2]], after=0, ends=NOW + 9, now=NOW)
    [match] = (await store.season(season_id)).matches
    await store.note_match(match, opening=True, table_id=table_id, now=NOW)
    await store.season_of_table(table_id)
    seat = MatchSeat(season_id=season_id, round=1, number=1, seat=0, entrant=1, rank=1, points=60, score=20)
    await store.finish_match(match, {0: seat}, now=NOW)
    await store.season_shown(season_id, version=3, message_id=4, message_round=1, trouble="", now=NOW)
    await store.seasons_of(5)
    await store.seasons_to_check(NOW)
    await store.plan_season(season_id, None, planned=NOW)
    await store.move_season(season_id, 78, now=NOW)
    await store.drop_out(season_id, BEN, now=NOW)
    await store.lose_guild(5, now=NOW)
    await store.regain_guild(5, now=NOW)
    await store.close_match(match)
    await store.end_season(season_id, SeasonEnd.PLAYED, now=NOW)
    await store.drop_seasons(NOW)


async def with_people(store: AnyStore, table_id: str) -> None:
    finished = await over(store, channel_id=4)
    await store.count(finished, [result(finished, ANN)], [rating(ANN)], [Played(ANN, 60)], now=NOW)
    await store.habits([ANN, BEN])
    await store.results(guild_id=5)
    await store.results(user_id=ANN)
    await store.results(guild_id=5, user_id=ANN)
    await store.ratings(5)
    await store.ratings(5, "tally")
    await store.rating(5, "tally", ANN)
    await store.knows_figures(FIGURES)
    await store.keep_record(ANN, b"{}", now=NOW)
    await store.record_of(ANN)
    await store.drop_record(ANN)
    await store.drop_records(NOW)
    await store.change_person(ANN, digest_hour=8)
    await store.person(ANN)
    await store.direct_channel(ANN)
    [reader] = await store.digests_to_check(NOW)
    await store.plan_digest(reader, NOW)
    await store.set_vacation(ANN, NOW, now=NOW)
    await store.change_guild(5, language="de")
    await store.guild(5)
    await store.set_meta("key", "value")
    await store.note_once("alarm", NOW, 5)
    await store.meta("key")
    await store.strike_out(ANN)
    await store.known_of(ANN)
    await store.seats_of(ANN)
    await store.half_forgotten()
    await store.forget(ANN, nobody=str, letters={}, now=NOW)
    await store.end(table_id, now=NOW)
    await store.purge(NOW + 1)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The statements that were run, with their values, and the calls that were made."""
    statements: dict[str, Any] = {}
    run = SqliteStore._run

    def noting(self: SqliteStore, db: sqlite3.Connection, statement: str, values: Any = ()) -> Any:
        statements.setdefault(statement, values)
        return run(self, db, statement, values)

    monkeypatch.setattr(SqliteStore, "_run", noting)
    return statements


def whole_scans(db: sqlite3.Connection, statement: str, values: Any) -> list[str]:
    """The steps of a plan that walk a large table, or an index that leaves none of its rows out."""
    found = []
    for step in db.execute(f"EXPLAIN QUERY PLAN {statement}", values):
        scan = re.fullmatch(r"SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?", step["detail"])
        if scan is None or scan[1] not in LARGE:
            continue
        index = db.execute("SELECT sql FROM sqlite_master WHERE name = ?", (scan[2],)).fetchone()
        if index is None or " WHERE " not in str(index["sql"]):
            found.append(step["detail"])
    return found


async def test_no_question_walks_a_whole_table(
    path: Path, asked: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await open_store(path)
    called = set[str]()

    def noted(name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def noting(*values: Any, **named: Any) -> Any:
            called.add(name)
            return call(*values, **named)

        return noting

    methods = {name for name in dir(Store) if iscoroutinefunction(getattr(Store, name))}
    for name in methods:
        monkeypatch.setattr(store, name, noted(name, getattr(store, name)))
    await in_lobbies(store)
    table_id = await in_games(store)
    await in_lists(store, table_id)
    await in_the_outbox(store, table_id)
    await in_seasons(store, table_id)
    await with_people(store, table_id)
    assert methods - called == NO_STATEMENT

    def explained(db: sqlite3.Connection) -> dict[str, list[str]]:
        plain = {text: values for text, values in asked.items() if text not in ("BEGIN IMMEDIATE", "COMMIT")}
        return {text: scans for text, values in plain.items() if (scans := whole_scans(db, text, values))}

    assert await store._connection.run(explained) == {}
