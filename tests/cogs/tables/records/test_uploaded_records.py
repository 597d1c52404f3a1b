"""A record that somebody uploads can be viewed like a table of ours: by them alone, for a while."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from cogs.tables.people.clock import DAY
from engines import games
from engines.computer.random_moves import random_draft
from engines.contract.dice import Dice
from engines.tables.table import Table
from tests.cogs.finale import played
from tests.support.discord_server import DiscordServer, Shown

GAME = "entdecker"
KEY = b"the key of another Portolan ...."


def elsewhere(game: str = GAME, moves: int | None = None, salt: str = "far away") -> Table:
    """A game played elsewhere, to its end or only in part."""
    rules = games()[game]
    table = Table.open(rules, seats=rules.seats[-1], settings={}, key=KEY, salt=[salt])
    while table.outcome is None and table.number != moves:
        seat = table.waiting[0]
        if table.number % 9 == 4:
            draft = random_draft(lambda draft, seat=seat: table.ask(seat, draft), Dice(b"x", table.number))  # type: ignore[misc]
            table.play(seat, rules.read_move(draft), at=1_700_000_000 + 60 * table.number)
            table.undo(seat, at=1_700_000_000 + 60 * table.number, to=table.number)
        else:
            table.play(seat, table.suggest(seat), at=1_700_000_000 + 60 * table.number)
    return table


async def given(server: DiscordServer, raw: bytes, who: str = "Ruth", **options: Any) -> Shown:
    shown = await server.slash(who, "verify", record=("game.json", raw), **options)
    assert shown is not None
    assert shown.stored.is_ephemeral
    return shown


async def press(server: DiscordServer, shown: Shown, label: str, who: str = "Ruth") -> Shown:
    answer = await server.click(who, shown, label)
    assert answer is not None
    assert answer.stored.is_ephemeral
    return answer


async def asked_again(server: DiscordServer, who: str = "Ruth", **options: Any) -> Shown:
    shown = await server.slash(who, "verify", **options)
    assert shown is not None
    return shown


@pytest.mark.parametrize("game", games())
async def test_a_game_from_elsewhere_can_be_looked_at(server: DiscordServer, game: str) -> None:
    table = elsewhere(game)
    report = await given(server, table.to_json())
    assert "everything checks out" in report.text
    assert "You can watch this game now" in report.text
    assert report.labels == ["Replay", "Final score", "Film", "Review", "Log", "Forget it"]
    await server.restart()
    replay = await press(server, report, "Replay")
    assert re.search(r"Turn 0 / \d+", replay.text)
    assert replay.files
    assert replay.alts[0]
    assert {"Final score", "Film", "Log"} <= set(replay.labels)
    step = await press(server, replay, "Forward")
    assert step.id == replay.id
    assert "Seat " in step.text
    assert "Turn 1 /" in step.text
    score = await press(server, step, "Final score")
    outcome = table.outcome
    assert outcome is not None
    assert "standings.jpg" in [file.filename for file in score.files]
    for standing in outcome.standings:
        assert f"Seat {standing.seat + 1}" in score.text
        assert str(standing.total) in score.text
    assert "<@" not in score.text
    assert "Play again" not in score.labels
    log = await press(server, score, "Log")
    assert "• " in log.text
    assert "Seat " in log.text
    assert len(server.history()) == 0, "nobody else sees anything"


async def test_the_film_of_a_record(server: DiscordServer) -> None:
    report = await given(server, elsewhere().to_json())
    film = await press(server, report, "Film")
    assert [file.filename for file in film.files] == ["film.webp"]
    assert "Seat 1" in film.alts[0]


async def test_verify_without_a_file_opens_the_last_record(server: DiscordServer) -> None:
    nothing = await asked_again(server)
    assert "Give me the file" in nothing.text
    assert not nothing.labels
    table = elsewhere()
    report = await given(server, table.to_json())
    await server.restart()
    again = await asked_again(server)
    assert again.text == report.text
    assert again.labels == report.labels
    compared = await asked_again(server, fingerprint="00")
    assert "✗ That’s not the fingerprint" in compared.text
    assert not compared.labels
    await server.bot.store.change_person(server.people["Ruth"].id, language="de")
    german = await asked_again(server)
    assert "Endstand" in german.labels
    assert "Sitz 3" in (await press(server, german, "Verlauf")).text


async def test_a_new_record_replaces_the_last(server: DiscordServer) -> None:
    old = await given(server, elsewhere().to_json())
    opened = await press(server, old, "Replay")
    new = await given(server, elsewhere(salt="another day").to_json())
    for shown, label in ((old, "Replay"), (old, "Film"), (old, "Log"), (opened, "Forward")):
        refused = await press(server, shown, label)
        assert "no longer have that record" in refused.text, label
        assert not refused.files, label
    assert "Turn 0 /" in (await press(server, new, "Replay")).text


async def test_nobody_sees_another_persons_record(server: DiscordServer) -> None:
    report = await given(server, elsewhere().to_json())
    other = await given(server, elsewhere(salt="another day").to_json(), who="Otto")
    for who in ("Otto", "Lea"):
        for label in ("Replay", "Final score", "Film", "Log"):
            refused = await server.forged(who, report, report.custom_id(label))
            assert refused is not None
            assert "no longer have that record" in refused.text
            assert not refused.files
    for verb in ("record", "board", "words", "hand", "play", "again", "join", "end"):
        table_id = report.custom_id("Film").rpartition(":")[2]
        refused = await server.forged("Ruth", report, f"p1:{verb}:{table_id}")
        assert refused is not None
        assert "can’t find that game" in refused.text, verb
    await press(server, other, "Forget it", who="Otto")
    assert "Turn 0 /" in (await press(server, report, "Replay")).text, "only Otto's own record is gone"
    assert await server.bot.store.record_of(server.people["Otto"].id) is None


async def test_a_record_is_deleted_on_request_and_after_a_month(server: DiscordServer) -> None:
    report = await given(server, elsewhere().to_json())
    dropped = await press(server, report, "Forget it")
    assert "no longer have that record" in dropped.text
    assert not dropped.labels
    assert "Give me the file" in (await asked_again(server)).text
    report = await given(server, elsewhere().to_json())
    upkeep: Any = server.bot.get_cog("UpkeepCog")
    upkeep.every_half_minute.cancel()
    upkeep.every_five_minutes.cancel()
    upkeep.every_hour.change_interval(hours=12)
    await server.env.advance_time(29 * DAY)
    assert "Turn 0 /" in (await press(server, report, "Replay")).text
    await server.env.advance_time(2 * DAY)
    assert "no longer have that record" in (await press(server, report, "Replay")).text


async def test_a_record_counts_in_no_statistics(server: DiscordServer) -> None:
    own = await played(server, GAME, "Ruth", "Otto")
    before = [await server.bot.store.results(), await server.bot.store.ratings(server.guild.id)]
    final = await server.click("Ruth", server.last, "Record")
    assert final is not None
    await given(server, await final.files[0].read())
    await server.bot.results.write()
    assert [await server.bot.store.results(), await server.bot.store.ratings(server.guild.id)] == before
    tables = await server.slash("Ruth", "tables")
    assert tables is not None
    assert "not in a game" in tables.text
    here = await server.bot.store.last_in_channel(server.channel.id)
    assert here is not None
    assert here.id == own.id


async def test_privacy_lists_the_record(server: DiscordServer) -> None:
    table = elsewhere()
    await given(server, table.to_json())
    page = await server.slash("Ruth", "privacy")
    assert page is not None
    assert "the game record you gave" in page.text
    export = await press(server, page, "Export")
    record, known = [await file.read() for file in export.files]
    assert record == table.to_json()
    assert len(json.loads(known)["records"]) == 1
    assert "You can watch this game now" in (await given(server, record)).text
    sure = await press(server, page, "Delete everything")
    await press(server, sure, "Yes, delete everything")
    assert await server.bot.store.record_of(server.people["Ruth"].id) is None


async def test_a_game_that_is_not_over_is_only_checked(server: DiscordServer) -> None:
    shown = await given(server, elsewhere(moves=20).to_json())
    assert "everything checks out" in shown.text
    assert "didn’t reach its end" in shown.text
    assert not shown.labels
    assert await server.bot.store.record_of(server.people["Ruth"].id) is None


async def test_a_record_that_fails_the_check_is_not_kept(server: DiscordServer) -> None:
    honest = json.loads(elsewhere().to_json())
    wrong = honest | {"key": "ab" * 32}
    for raw in (json.dumps(wrong).encode(), b"{}", b"["):
        shown = await given(server, raw)
        assert not shown.labels
    assert await server.bot.store.record_of(server.people["Ruth"].id) is None


async def test_extra_contents_of_the_file_are_not_kept(server: DiscordServer) -> None:
    """We keep the game as we replayed it, not the rest of the file."""
    honest = elsewhere().to_json()
    more = json.loads(honest) | {"note": "x" * 100_000}
    more["log"][3]["final"] = not more["log"][3]["final"]
    await given(server, json.dumps(more, indent=4).encode())
    kept = await server.bot.store.record_of(server.people["Ruth"].id)
    assert kept is not None
    assert json.loads(kept[1]) == json.loads(honest)


@pytest.mark.parametrize(
    "change",
    [
        {"at": 10**30},
        {"at": -5},
        {"at": "yesterday"},
        {"number": 10**40},
        {"seat": -1},
    ],
    ids=range(5),
)
async def test_entries_that_never_were(server: DiscordServer, change: dict[str, Any]) -> None:
    record = json.loads(elsewhere().to_json())
    record["log"][2] |= change
    shown = await given(server, json.dumps(record).encode())
    assert not shown.labels
    assert "not a game record" in shown.text or "✗" in shown.text


@pytest.mark.parametrize(
    "change",
    [{"salt": ["x" * 2_000_000]}, {"salt": ["x"] * 200_000}, {"rules_version": 10**40}],
    ids=range(3),
)
async def test_what_would_only_cost_time_is_refused(server: DiscordServer, change: dict[str, Any]) -> None:
    record = json.loads(elsewhere(moves=20).to_json()) | change
    assert "not a game record" in (await given(server, json.dumps(record).encode())).text
