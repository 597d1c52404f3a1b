"""A record that somebody uploads can be viewed like a table of ours: by them alone, for a while."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from cogs.tables.clock import DAY
from engines import games
from engines.core import Dice
from engines.simulate import random_draft
from engines.table import Table
from tests.cogs.finale import played
from tests.support.town import Shown, Town

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


async def given(town: Town, raw: bytes, who: str = "Ruth", **options: Any) -> Shown:
    shown = await town.slash(who, "verify", record=("game.json", raw), **options)
    assert shown is not None
    assert shown.stored.is_ephemeral
    return shown


async def press(town: Town, shown: Shown, label: str, who: str = "Ruth") -> Shown:
    answer = await town.click(who, shown, label)
    assert answer is not None
    assert answer.stored.is_ephemeral
    return answer


async def asked_again(town: Town, who: str = "Ruth", **options: Any) -> Shown:
    shown = await town.slash(who, "verify", **options)
    assert shown is not None
    return shown


@pytest.mark.parametrize("game", games())
async def test_a_game_from_elsewhere_can_be_looked_at(town: Town, game: str) -> None:
    table = elsewhere(game)
    report = await given(town, table.to_json())
    assert "everything as it should be" in report.text
    assert "You can look at this game now" in report.text
    assert report.labels == ["Replay", "Final score", "Film", "Log", "Forget it"]
    await town.restart()
    replay = await press(town, report, "Replay")
    assert re.search(r"Turn 0 / \d+", replay.text)
    assert replay.files
    assert replay.alts[0]
    assert {"Final score", "Film", "Log"} <= set(replay.labels)
    step = await press(town, replay, "Forward")
    assert step.id == replay.id
    assert "Seat " in step.text
    assert "Turn 1 /" in step.text
    score = await press(town, step, "Final score")
    outcome = table.outcome
    assert outcome is not None
    assert "standings.webp" in [file.filename for file in score.files]
    for standing in outcome.standings:
        assert f"Seat {standing.seat + 1}" in score.text
        assert str(standing.total) in score.text
    assert "<@" not in score.text
    assert "Play again" not in score.labels
    log = await press(town, score, "Log")
    assert "• " in log.text
    assert "Seat " in log.text
    assert len(town.history()) == 0, "nobody else sees anything"


async def test_the_film_of_a_record(town: Town) -> None:
    report = await given(town, elsewhere().to_json())
    film = await press(town, report, "Film")
    assert [file.filename for file in film.files] == ["film.webp"]
    assert "Seat 1" in film.alts[0]


async def test_verify_without_a_file_opens_the_last_record(town: Town) -> None:
    nothing = await asked_again(town)
    assert "Give me the file" in nothing.text
    assert not nothing.labels
    table = elsewhere()
    report = await given(town, table.to_json())
    await town.restart()
    again = await asked_again(town)
    assert again.text == report.text
    assert again.labels == report.labels
    compared = await asked_again(town, fingerprint="00")
    assert "✗ It is not the fingerprint" in compared.text
    assert not compared.labels
    await town.bot.store.change_person(town.people["Ruth"].id, language="de")
    german = await asked_again(town)
    assert "Endstand" in german.labels
    assert "Sitz 3" in (await press(town, german, "Verlauf")).text


async def test_a_new_record_replaces_the_last(town: Town) -> None:
    old = await given(town, elsewhere().to_json())
    opened = await press(town, old, "Replay")
    new = await given(town, elsewhere(salt="another day").to_json())
    for shown, label in ((old, "Replay"), (old, "Film"), (old, "Log"), (opened, "Forward")):
        refused = await press(town, shown, label)
        assert "do not have that record any more" in refused.text, label
        assert not refused.files, label
    assert "Turn 0 /" in (await press(town, new, "Replay")).text


async def test_nobody_sees_another_persons_record(town: Town) -> None:
    report = await given(town, elsewhere().to_json())
    other = await given(town, elsewhere(salt="another day").to_json(), who="Otto")
    for who in ("Otto", "Lea"):
        for label in ("Replay", "Final score", "Film", "Log"):
            refused = await town.forged(who, report, report.custom_id(label))
            assert refused is not None
            assert "do not have that record" in refused.text
            assert not refused.files
    for verb in ("record", "board", "words", "hand", "play", "again", "join", "end"):
        table_id = report.custom_id("Film").rpartition(":")[2]
        refused = await town.forged("Ruth", report, f"p1:{verb}:{table_id}")
        assert refused is not None
        assert "do not know that table" in refused.text, verb
    await press(town, other, "Forget it", who="Otto")
    assert "Turn 0 /" in (await press(town, report, "Replay")).text, "only Otto's own record is gone"
    assert await town.bot.store.record_of(town.people["Otto"].id) is None


async def test_a_record_is_deleted_on_request_and_after_a_month(town: Town) -> None:
    report = await given(town, elsewhere().to_json())
    dropped = await press(town, report, "Forget it")
    assert "do not keep that record" in dropped.text
    assert not dropped.labels
    assert "Give me the file" in (await asked_again(town)).text
    report = await given(town, elsewhere().to_json())
    upkeep: Any = town.bot.get_cog("UpkeepCog")
    upkeep.every_half_minute.cancel()
    upkeep.every_five_minutes.cancel()
    upkeep.every_hour.change_interval(hours=12)
    await town.env.advance_time(29 * DAY)
    assert "Turn 0 /" in (await press(town, report, "Replay")).text
    await town.env.advance_time(2 * DAY)
    assert "do not have that record" in (await press(town, report, "Replay")).text


async def test_a_record_counts_in_no_statistics(town: Town) -> None:
    own = await played(town, GAME, "Ruth", "Otto")
    before = [await town.bot.store.results(), await town.bot.store.ratings(town.guild.id)]
    final = await town.click("Ruth", town.last, "Record")
    assert final is not None
    await given(town, await final.files[0].read())
    await town.bot.results.write()
    assert [await town.bot.store.results(), await town.bot.store.ratings(town.guild.id)] == before
    tables = await town.slash("Ruth", "tables")
    assert tables is not None
    assert "do not sit at any table" in tables.text
    here = await town.bot.store.last_in_channel(town.channel.id)
    assert here is not None
    assert here.id == own.id


async def test_privacy_lists_the_record(town: Town) -> None:
    table = elsewhere()
    await given(town, table.to_json())
    page = await town.slash("Ruth", "privacy")
    assert page is not None
    assert "the record of a game that you gave" in page.text
    export = await press(town, page, "Export")
    record, known = [await file.read() for file in export.files]
    assert record == table.to_json()
    assert len(json.loads(known)["records"]) == 1
    assert "You can look at this game now" in (await given(town, record)).text
    sure = await press(town, page, "Delete everything")
    await press(town, sure, "Yes, delete everything")
    assert await town.bot.store.record_of(town.people["Ruth"].id) is None


async def test_a_game_that_is_not_over_is_only_checked(town: Town) -> None:
    shown = await given(town, elsewhere(moves=20).to_json())
    assert "everything as it should be" in shown.text
    assert "not played to its end" in shown.text
    assert not shown.labels
    assert await town.bot.store.record_of(town.people["Ruth"].id) is None


async def test_a_record_that_fails_the_check_is_not_kept(town: Town) -> None:
    honest = json.loads(elsewhere().to_json())
    wrong = honest | {"key": "ab" * 32}
    for raw in (json.dumps(wrong).encode(), b"{}", b"["):
        shown = await given(town, raw)
        assert not shown.labels
    assert await town.bot.store.record_of(town.people["Ruth"].id) is None


async def test_extra_contents_of_the_file_are_not_kept(town: Town) -> None:
    """We keep the game as we replayed it, not the rest of the file."""
    honest = elsewhere().to_json()
    more = json.loads(honest) | {"note": "x" * 100_000}
    more["log"][3]["final"] = not more["log"][3]["final"]
    await given(town, json.dumps(more, indent=4).encode())
    kept = await town.bot.store.record_of(town.people["Ruth"].id)
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
async def test_entries_that_never_were(town: Town, change: dict[str, Any]) -> None:
    record = json.loads(elsewhere().to_json())
    record["log"][2] |= change
    shown = await given(town, json.dumps(record).encode())
    assert not shown.labels
    assert "not the record of a game" in shown.text or "✗" in shown.text


@pytest.mark.parametrize(
    "change",
    [{"salt": ["x" * 2_000_000]}, {"salt": ["x"] * 200_000}, {"rules_version": 10**40}],
    ids=range(3),
)
async def test_what_would_only_cost_time_is_refused(town: Town, change: dict[str, Any]) -> None:
    record = json.loads(elsewhere(moves=20).to_json()) | change
    assert "not the record of a game" in (await given(town, json.dumps(record).encode())).text
