"""What one process at a time does: thinking, periodic jobs; and a database that goes away for a minute."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import asyncpg
import pytest

from cogs.tables.loading import leases
from cogs.upkeep import UpkeepCog
from data.models import LetterKind, StoreAway
from data.store import LEASE_SECONDS
from engines.computer.players import HARD
from tests.cogs.processes.process import Process, lapse, until
from tests.cogs.tables.computers.test_hard_players import Mind, thinking_table
from tests.cogs.tables.services import PEOPLE
from tests.data.store_helpers import ask

Pair = tuple[Process, Process]
INGE = PEOPLE["Inge"].user_id


# --- computer players --------------------------------------------------------------------------------------


async def thinking_at(pair: Pair) -> tuple[str, Mind, Mind]:
    """A table where a hard computer player thinks in the first process."""
    first, second = Mind(), Mind()
    for process, mind in zip(pair, (first, second), strict=True):
        process.computers.thinking = mind
    return await thinking_table(pair[0], first, "Inge"), first, second


async def test_one_process_thinks(pair: Pair) -> None:
    one, other = pair
    table_id, mind, idle = await thinking_at(pair)
    await other.computers.resume()
    assert not other.computers.under_way
    other.computers.continue_game(await other.tables.load(table_id))
    waiting = asyncio.create_task(other.computers.wait(table_id))
    await asyncio.sleep(0.1)
    assert not waiting.done(), "whoever pressed there waits for the other process"
    mind.may_answer.set()
    idle.may_answer.set()
    await one.computers.wait(table_id)
    await asyncio.wait_for(waiting, 5)
    assert idle.positions == []
    assert not (await other.tables.load(table_id)).computers_to_move()


async def test_another_thinks_when_the_first_has_died(pair: Pair) -> None:
    one, other = pair
    table_id, _, mind = await thinking_at(pair)
    await one.die()
    await other.computers.resume()
    assert not other.computers.under_way, "it may still be alive"
    await lapse(other)
    mind.may_answer.set()
    await other.computers.resume()
    await other.computers.wait(table_id)
    assert mind.positions
    room = await other.tables.load(table_id)
    assert not room.computers_to_move()
    assert any(seat.level == HARD for seat in room.seats)


async def test_in_one_process_a_lease_is_had_once_too(pair: Pair) -> None:
    one, _ = pair
    taken = await asyncio.gather(*(one.tables.leases.take("job: this") for _ in range(5)))
    assert sum(before is not None for before in taken) == 1


# --- periodic jobs -----------------------------------------------------------------------------------------


class Jobs(UpkeepCog):
    """The upkeep of a process, with one job that a test watches."""

    def __init__(self, process: Process) -> None:
        self.alerts: list[Any] = []

        async def alert_owner(problem: Any) -> None:
            self.alerts.append(problem)

        bot: Any = SimpleNamespace(
            store=process.store, tables=process.tables, alert_owner=alert_owner, now=process.tables.now
        )
        super().__init__(bot)
        self.done = 0
        self.fails = False
        self.begun = asyncio.Event()
        self.may_end = asyncio.Event()
        self.may_end.set()
        self.five_minute_jobs = {"reminders": self._job}

    async def _job(self) -> None:
        self.begun.set()
        await self.may_end.wait()
        if self.fails:
            raise RuntimeError("no idea")
        self.done += 1

    async def run(self) -> None:
        for job, work in self.five_minute_jobs.items():
            await self._run_alone(job, work, 270)


async def test_a_job_is_done_by_one_process_each_time(pair: Pair) -> None:
    jobs = [Jobs(process) for process in pair]
    for times in range(1, 4):
        await asyncio.gather(*(one.run() for one in jobs * 2))
        assert sum(one.done for one in jobs) == times
        await ask(pair[0].shared, "UPDATE leases SET done_at = done_at - interval '5 minutes'")


async def test_a_job_that_failed_is_tried_by_another(pair: Pair) -> None:
    first, second = (Jobs(process) for process in pair)
    first.fails = True
    await first.run()
    assert [alert.key for alert in first.alerts] == ["alarm-job"]
    await second.run()
    assert second.done == 1


async def test_a_job_is_taken_over_from_a_dead_process(pair: Pair) -> None:
    one, other = pair
    first, second = (Jobs(process) for process in pair)
    first.may_end.clear()
    running = asyncio.create_task(first.run())
    await first.begun.wait()
    await second._take_over()
    await second.run()
    assert second.done == 0, "it is being done"
    await one.die()
    running.cancel()
    await lapse(other)
    await second._take_over()
    assert second.done == 1
    await second._take_over()
    assert second.done == 1


# --- a database that goes away -----------------------------------------------------------------------------


@contextmanager
def no_database() -> Iterator[None]:
    async def gone(*_: Any, **__: Any) -> None:
        raise ConnectionRefusedError(111, "Connection refused")

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(asyncpg.pool.PoolConnectionHolder, "acquire", gone)
        yield


async def test_a_minute_without_the_database(pair: Pair) -> None:
    """What was being sent is sent again with its nonce, by whoever comes first; nothing else is lost."""
    one, other = pair
    table_id = await one.lobby("magellan", "Inge", "Otto", "Ruth")
    await one.delivered(table_id)
    one.sent.clear()
    one.sending.clear()
    now = 100.0
    one.tables.leases._clock = lambda: now
    one.pausing.clear()
    await one.post(table_id, LetterKind.BOARD, LetterKind.NOTICE)
    await one.sending.wait()
    due = await one.letters(table_id)
    jobs = Jobs(one)
    with no_database():
        for call in (one.lobbies.start(table_id, INGE), one.tables.leases.renew(), other.outbox.sweep()):
            with pytest.raises(StoreAway):
                await call
        await jobs.run()
        assert [alert.key for alert in jobs.alerts] == ["alarm-store-away"]
        now += 60
        one.pausing.set()
        await one.delivered(table_id)
        assert [letter.nonce for letter in one.sent] == [due[0].nonce], "it relies on no lease any more"
        assert not one.outbox.under_way
    await lapse(other)
    await other.outbox.sweep()
    await until(lambda: len(other.sent) == 2)
    assert [letter.nonce for letter in other.sent] == [letter.nonce for letter in due]
    await other.delivered(table_id)
    await one.lobbies.start(table_id, INGE)
    await jobs.run()
    assert jobs.done == 1
    for process in pair * 2:
        await process.delivered(table_id)
    assert await one.letters(table_id) == []


async def test_a_computer_player_goes_on_after_the_database_was_away(pair: Pair) -> None:
    one, _ = pair
    table_id, mind, _ = await thinking_at(pair)
    with no_database():
        mind.may_answer.set()
        await one.computers.wait(table_id)
        assert not one.computers.under_way
        with pytest.raises(StoreAway):
            await one.computers.resume()
    assert (await one.tables.load(table_id)).computers_to_move()
    await one.computers.resume()
    await one.computers.wait(table_id)
    assert not (await one.tables.load(table_id)).computers_to_move()


def test_whoever_has_a_lease_stops_before_others_get_it() -> None:
    assert leases.RENEW_SECONDS * 2 < leases.SAFE_SECONDS < LEASE_SECONDS < 30
