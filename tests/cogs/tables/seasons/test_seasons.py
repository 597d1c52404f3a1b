"""Seasons without Discord: sixty-four people to the end, crashes, lost channels, late players."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from cogs.tables.absence.lifecycle import Lifecycle
from cogs.tables.computers.hints import may_ask
from cogs.tables.loading.room import Visitor
from cogs.tables.people.clock import DAY
from cogs.tables.seasons.season_matches import COMPUTERS_FINISH_AFTER, NoPlace
from cogs.tables.seasons.season_standings import standings
from cogs.tables.seasons.seasons import TROUBLE_SECONDS, Seasons
from data.models import AlreadySeated, Sleep, Status
from data.season_models import (
    MOST_ENTRANTS,
    Match,
    NotEntered,
    SeasonClosed,
    SeasonFormat,
    SeasonFull,
    SeasonNow,
    SeasonStatus,
    SeasonTaken,
)
from data.sqlite import SqliteStore
from engines import games
from engines.contract.core import Rejected
from engines.contract.stages import Stage
from tests.cogs.tables.services import Services
from tests.data.tally_game import FIGURES, Tally, game_of

HOST = Visitor(99, "Manager")


class Places:
    """Threads and messages, without Discord."""

    def __init__(self) -> None:
        self.threads: list[tuple[int, int]] = []
        """Round and number of each match that got one."""
        self.shown: list[SeasonNow] = []
        self.refuses: str = ""
        self.closed: list[int] = []
        self.told: list[str] = []

    async def open_thread(self, now: SeasonNow, match: Match) -> int:
        if self.refuses:
            raise NoPlace(self.refuses)
        if match.opening and (known := await self.find_thread(now, match)) is not None:
            return known
        self.threads.append((match.round, match.number))
        return 1000 + len(self.threads)

    async def find_thread(self, now: SeasonNow, match: Match) -> int | None:
        found = [n for n, one in enumerate(self.threads, 1001) if one == (match.round, match.number)]
        return next((one for one in found if one not in (match.channel_id, *self.closed)), None)

    async def close_thread(self, channel_id: int) -> None:
        self.closed.append(channel_id)

    async def tell(self, now: SeasonNow) -> None:
        if self.refuses:
            raise NoPlace(self.refuses)
        self.told.append(now.season.notice)

    async def show(self, now: SeasonNow) -> int:
        if self.refuses:
            raise NoPlace(self.refuses)
        self.shown.append(now)
        return 5000 + now.season.round


class Scene:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.store = services.store
        self.places = Places()
        self.seasons = self.restarted()

    def restarted(self) -> Seasons:
        """The service as it is after a start: it knows nothing but what is stored."""
        services = self.services
        lifecycle = Lifecycle(services.tables)
        self.seasons = Seasons(services.tables, services.lobbies, services.seats, lifecycle, self.places)
        return self.seasons

    async def open(
        self, people: int, kind: SeasonFormat = SeasonFormat.LEAGUE, *, rounds: int = 2, channel: int = 7
    ) -> str:
        season = await self.seasons.open(
            guild_id=1,
            channel_id=channel,
            host=HOST,
            language="en",
            game="tally",
            kind=kind,
            table_size=2,
            rounds=rounds,
            days=7,
            pace=None,
        )
        for number in range(people):
            await self.seasons.enter(season.id, Visitor(1000 + number, f"Person {number}"))
        return season.id

    async def begun(self, people: int, kind: SeasonFormat = SeasonFormat.LEAGUE, *, rounds: int = 2) -> str:
        season_id = await self.open(people, kind, rounds=rounds)
        await self.seasons.begin(season_id)
        return season_id

    async def play(self, season_id: str, most: int = 99) -> None:
        """Everybody plays their game of this round to its end."""
        for match in (await self.store.season(season_id)).matches:
            if not match.done and match.table_id and most:
                most -= 1
                await self.play_table(match.table_id)

    async def play_table(self, table_id: str) -> None:
        for _ in range(200):
            await self.services.computers.wait(table_id)
            async with self.services.tables.locked(table_id) as room:
                if not room.running:
                    return
                seat = room.table.waiting[0]
                await self.services.move_log.play(room, seat, room.table.suggest(seat))
        pytest.fail("the game does not end")

    async def to_the_end(self, season_id: str) -> SeasonNow:
        for _ in range(20):
            now = await self.store.season(season_id)
            if not now.season.active:
                return now
            await self.play(season_id)
            await self.restarted().check()
        pytest.fail("the season does not end")


@pytest_asyncio.fixture
async def scene(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Scene]:
    for stage in Stage:
        monkeypatch.setitem(games(stage), "tally", Tally(FIGURES, {}))
    services = Services(await SqliteStore.open(tmp_path / "seasons.db", game_of=game_of))
    try:
        yield Scene(services)
    finally:
        services.thinking.close()
        await services.store.close()


@pytest.mark.parametrize("kind", list(SeasonFormat))
async def test_sixty_four_people_to_the_end(scene: Scene, kind: SeasonFormat) -> None:
    """One of them drops out, so that a computer player has a seat; a restart before every step."""
    season_id = await scene.begun(64, kind, rounds=3)
    await scene.seasons.drop_out(season_id, 1005)
    now = await scene.to_the_end(season_id)
    assert now.season.status is SeasonStatus.OVER
    found = standings(now)
    assert len(found) == 64
    assert found[0].place == 1
    assert any(seat.entrant is None for seat in now.seats), "a computer player sat in an empty seat"
    assert len(scene.places.threads) == len(now.matches) == len(set(scene.places.threads))
    rounds = 3 if kind is SeasonFormat.LEAGUE else 6
    assert now.season.round == rounds
    tables = [match.table_id for match in now.matches]
    assert len(set(tables)) == len(tables), "each match has a table of its own"
    people = [seat.entrant for seat in now.seats if seat.round == 1]
    assert sorted(one for one in people if one) == list(range(1, 65))
    assert scene.places.shown[-1].season.status is SeasonStatus.OVER, "the end is shown"


async def test_seats_are_those_of_the_plan(scene: Scene) -> None:
    season_id = await scene.begun(6)
    now = await scene.store.season(season_id)
    users = {one.number: one.user_id for one in now.entrants}
    for match in now.matches:
        assert match.table_id is not None
        room = await scene.services.tables.load(match.table_id)
        planned = [seat for seat in now.seats if (seat.round, seat.number) == (match.round, match.number)]
        assert [seat.user_id for seat in room.seats] == [users[seat.entrant or 0] for seat in planned]


async def test_nobody_asks_for_hints(scene: Scene) -> None:
    """Not even at the table where one person plays against a computer: the others have none either."""
    season_id = await scene.begun(3)
    for match in (await scene.store.season(season_id)).matches:
        assert not may_ask(await scene.services.tables.load(match.table_id or ""))


async def test_a_crash_between_thread_table_and_start_makes_nothing_twice(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process dies at each step in turn; the next one does the rest."""
    season_id = await scene.open(4)

    class Killed(BaseException):
        pass

    for name, owner in (
        ("open_thread", scene.places),
        ("create_lobby", scene.store),
        ("add_computer", scene.services.lobbies),
        ("join", scene.store),
        ("start", scene.services.lobbies),
        ("show", scene.places),
    ):
        with monkeypatch.context() as patch:
            patch.setattr(owner, name, _killed(Killed))
            try:
                if (await scene.store.season(season_id)).season.status is SeasonStatus.OPEN:
                    await scene.seasons.begin(season_id)
                else:
                    await scene.restarted().advance(season_id)
            except Killed:
                pass
    scene.services.time += TROUBLE_SECONDS
    await scene.restarted().check()
    now = await scene.store.season(season_id)
    assert scene.places.threads.count((1, 1)) == 1, "noted before anything else was done"
    rooms = [await scene.services.tables.load(match.table_id or "") for match in now.matches]
    assert [room.row.status for room in rooms] == [Status.RUNNING] * 2
    assert sorted(seat.user_id or 0 for room in rooms for seat in room.seats) == [1000, 1001, 1002, 1003]
    assert now.season.shown == now.season.version


def _killed(kind: type[BaseException]) -> object:
    async def die(*_: object, **__: object) -> None:
        raise kind

    return die


async def test_without_permission_it_says_so_and_tries_again(scene: Scene) -> None:
    season_id = await scene.open(4)
    scene.places.refuses = "permission"
    await scene.seasons.begin(season_id)
    now = await scene.store.season(season_id)
    assert now.season.trouble == "permission"
    assert now.season.check_at == scene.services.time + TROUBLE_SECONDS
    scene.places.refuses = ""
    await scene.restarted().check()
    assert (await scene.store.season(season_id)).season.trouble == "permission", "not before ten minutes"
    scene.services.time += TROUBLE_SECONDS
    await scene.seasons.check()
    now = await scene.store.season(season_id)
    assert now.season.trouble == ""
    assert all(match.table_id for match in now.matches)


async def test_a_lost_channel(scene: Scene) -> None:
    """The tables sleep, because their threads are gone; a manager lets it go on elsewhere."""
    season_id = await scene.begun(4)
    first = (await scene.store.season(season_id)).matches
    for match in first:
        row = await scene.store.load(match.table_id or "")
        await scene.seasons.matches.lifecycle.sleep(row, Sleep.CHANNEL)
    scene.places.refuses = "channel"
    await scene.seasons.check()
    assert (await scene.store.season(season_id)).season.trouble == "channel"
    scene.places.refuses = ""
    await scene.restarted().move_here(season_id, 8)
    now = await scene.store.season(season_id)
    assert now.season.channel_id == 8
    assert now.season.trouble == ""
    for old, new in zip(first, now.matches, strict=True):
        row = await scene.store.load(new.table_id or "")
        assert (row.asleep, row.channel_id) == (None, new.channel_id)
        assert new.channel_id != old.channel_id
    assert (await scene.to_the_end(season_id)).season.status is SeasonStatus.OVER


async def notices(scene: Scene, table_id: str) -> list[object]:
    return [one.body["key"] for one in await scene.services.letters(table_id) if one.kind == "notice"]


async def test_a_table_that_sleeps_is_woken_at_the_end_of_the_round(scene: Scene) -> None:
    """And not warned the day before."""
    season_id = await scene.begun(2, rounds=1)
    [match] = (await scene.store.season(season_id)).matches
    row = await scene.store.load(match.table_id or "")
    await scene.seasons.matches.lifecycle.sleep(row, Sleep.IDLE)
    ends = (await scene.store.season(season_id)).season.round_ends or 0
    asleep, left = [], []
    for scene.services.time in (ends - DAY, ends):
        await scene.seasons.advance(season_id)
        room = await scene.services.tables.load(row.id)
        asleep.append(room.row.asleep)
        left.append(sum(seat.left for seat in room.seats))
    assert (asleep, left) == ([Sleep.IDLE, None], [0, 1])
    assert "season-round-ends" not in await notices(scene, row.id)


async def test_late_players_are_warned_and_then_replaced(scene: Scene) -> None:
    season_id = await scene.begun(2, rounds=1)
    [match] = (await scene.store.season(season_id)).matches
    table_id = match.table_id or ""
    ends = (await scene.store.season(season_id)).season.round_ends or 0
    scene.services.time = ends - DAY - 1
    await scene.seasons.advance(season_id)
    assert await notices(scene, table_id) == ["season-table-open"], "not yet"
    scene.services.time = ends - DAY
    await scene.seasons.check()
    await scene.seasons.advance(season_id)
    assert await notices(scene, table_id) == ["season-table-open", "season-round-ends"], "once"
    scene.services.time = ends
    await scene.seasons.check()
    room = await scene.services.tables.load(table_id)
    assert sum(seat.left for seat in room.seats) == 1, "whoever was waited for"
    late = next(seat.user_id for seat in room.seats if seat.left)
    await scene.play_table(table_id)
    await scene.seasons.check()
    now = await scene.store.season(season_id)
    assert now.season.status is SeasonStatus.OVER
    users = {one.number: one.user_id for one in now.entrants}
    points = {users[seat.entrant or 0]: seat.points for seat in now.seats}
    assert points.pop(late) == 0, "whoever left has nothing"
    assert list(points.values()) == [60], "the other has beaten them, whatever the computer played"


async def test_a_week_after_the_end_a_round_ends_in_any_case(scene: Scene) -> None:
    season_id = await scene.begun(4, rounds=1)
    ends = (await scene.store.season(season_id)).season.round_ends or 0
    scene.services.time = ends + COMPUTERS_FINISH_AFTER
    await scene.seasons.check()
    await scene.seasons.check()
    now = await scene.store.season(season_id)
    assert now.season.status is SeasonStatus.OVER
    assert all(match.done for match in now.matches)
    assert all(seat.points == 0 for seat in now.seats), "a game that was stopped counts for nobody"


async def test_signing_up(scene: Scene) -> None:
    season_id = await scene.open(1)
    with pytest.raises(AlreadySeated):
        await scene.seasons.enter(season_id, Visitor(1000, "Person 0"))
    with pytest.raises(Rejected, match="too-few"):
        await scene.seasons.begin(season_id)
    with pytest.raises(NotEntered):
        await scene.seasons.drop_out(season_id, 4)
    for number in range(1, MOST_ENTRANTS):
        await scene.store.enter_season(season_id, 1000 + number, "Somebody", now=0)
    with pytest.raises(SeasonFull):
        await scene.seasons.enter(season_id, Visitor(4, "One more"))
    with pytest.raises(SeasonTaken):
        await scene.open(0)


async def test_what_can_be_done_when(scene: Scene) -> None:
    season_id = await scene.begun(3)
    for late in (
        scene.seasons.enter(season_id, Visitor(4, "Late")),
        scene.seasons.begin(season_id),
        scene.seasons.change_setting(season_id, "length", "long"),
    ):
        with pytest.raises(SeasonClosed):
            await late
    await scene.seasons.cancel(season_id)
    with pytest.raises(SeasonClosed):
        await scene.seasons.cancel(season_id)
    now = await scene.store.season(season_id)
    assert now.season.status is SeasonStatus.ENDED
    row = await scene.store.load(now.matches[0].table_id or "")
    assert row.status is Status.RUNNING, "games that are under way go on"
    await scene.open(2)


async def test_settings_before_the_first_round(scene: Scene) -> None:
    season_id = await scene.open(2)
    await scene.seasons.change_setting(season_id, "length", "long")
    for key, choice, why in (
        ("length", "endless", "not-offered"),
        ("seating", "random", "fixed"),
        ("nonsense", "x", "not-offered"),
    ):
        with pytest.raises(Rejected, match=why):
            await scene.seasons.change_setting(season_id, key, choice)
    assert (await scene.store.season(season_id)).season.settings["length"] == "long"
