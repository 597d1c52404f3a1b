"""The queue of requests: never too many in a second, the most urgent first, none left out."""

from __future__ import annotations

import asyncio
from itertools import pairwise

from aiohttp import ClientSession, web

from cogs.delivery.sending.request_queue import RequestQueue
from data.models import LetterKind

PATHS = ("channels/1/messages", "interactions/1/token/callback", "webhooks/1/token", "users/1")


class FakeClock:
    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.time += seconds
        await asyncio.sleep(0)


def queue(per_second: int) -> tuple[RequestQueue, FakeClock]:
    clock = FakeClock()
    return RequestQueue(per_second, clock, clock.sleep), clock


async def test_no_second_has_more_requests_than_allowed() -> None:
    """Whenever it begins: also after a pause in which some could have been saved up."""
    requests, clock = queue(5)
    made: list[float] = []

    async def make() -> None:
        await requests.request()
        made.append(clock())

    await asyncio.gather(*(make() for _ in range(3)))
    clock.time += 0.7
    await asyncio.gather(*(make() for _ in range(14)))
    assert len(made) == 17, "nothing is dropped"
    assert made == sorted(made)
    assert all(late - early >= 1 for early, late in zip(made, made[5:], strict=False))
    assert made[-1] - made[0] < 4, "and none waits longer than it must"


async def out(requests: RequestQueue, kind: LetterKind, log: list[LetterKind]) -> None:
    async with requests.letter(kind):
        log.append(kind)
        await asyncio.sleep(0)


async def test_whoever_is_waited_for_goes_first() -> None:
    requests, _ = queue(2)
    gone: list[LetterKind] = []
    async with requests.letter(LetterKind.REPLACED_BOARD) as waited:
        assert not waited
        kinds = [LetterKind.REPLACED_BOARD, LetterKind.PRIVATE_HAND, LetterKind.PING, LetterKind.BOARD]
        tasks = [asyncio.create_task(out(requests, kind, gone)) for kind in kinds]
        await asyncio.sleep(0)
        assert gone == []
    await asyncio.gather(*tasks)
    urgent = [LetterKind.PING, LetterKind.BOARD]
    assert gone == [*urgent, LetterKind.PRIVATE_HAND, LetterKind.REPLACED_BOARD]


async def test_nothing_waits_for_ever() -> None:
    """A letter that has waited long goes before an urgent one that comes later."""
    requests, clock = queue(2)
    gone: list[LetterKind] = []
    async with requests.letter(LetterKind.BOARD):
        early = asyncio.create_task(out(requests, LetterKind.REPLACED_BOARD, gone))
        await asyncio.sleep(0)
        clock.time += 31
        late = asyncio.create_task(out(requests, LetterKind.BOARD, gone))
        await asyncio.sleep(0)
    await asyncio.gather(early, late)
    assert gone == [LetterKind.REPLACED_BOARD, LetterKind.BOARD]


async def test_a_letter_that_is_given_up_leaves_its_place_to_the_next() -> None:
    requests, _ = queue(2)
    gone: list[LetterKind] = []
    async with requests.letter(LetterKind.BOARD):
        tasks = [asyncio.create_task(out(requests, LetterKind.BOARD, gone)) for _ in range(3)]
        await asyncio.sleep(0)
        tasks[0].cancel()
    tasks[1].cancel()  # it has just been let in
    await asyncio.gather(*tasks, return_exceptions=True)
    assert gone == [LetterKind.BOARD]
    async with requests.letter(LetterKind.BOARD) as waited:
        assert not waited, "no place was lost"


async def test_answers_to_interactions_do_not_wait() -> None:
    requests, clock = queue(1)
    app = web.Application()
    app.router.add_route("*", "/{rest:.*}", _answer)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    address = f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10"
    moments: list[float] = []
    try:
        async with ClientSession(trace_configs=[requests.trace()]) as session:
            for path in PATHS:
                async with session.post(f"{address}/{path}"):
                    moments.append(clock())
    finally:
        await runner.cleanup()
    assert [round(late - early) for early, late in pairwise(moments)] == [0, 0, 1]


async def _answer(request: web.Request) -> web.Response:
    return web.Response()
