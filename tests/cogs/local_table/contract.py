"""Judges what the bot and the loopback Discord say to each other, by Discord's own description."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from cogs.local_table.bot_side.rest import Exchange
from cogs.local_table.limits.complaints import Upload
from cogs.local_table.server import LoopbackDiscord
from tests.cogs.local_table.robot import Gateway, Robot, Window, loopback
from tests.discord_contract import Request, check, openapi


class ContractChecker:
    """Collects complaints about every answer and, unless a test makes them up, about every request that is
    carried out."""

    def __init__(self, server: LoopbackDiscord, *, requests: bool = True) -> None:
        self._requests = requests
        self.complaints: list[str] = []
        self.judged = 0
        self.statuses: set[int] = set()
        server.api.observers.append(self._judge)

    def _judge(self, exchange: Exchange) -> None:
        status, body = exchange.answer
        self.judged += 1
        self.statuses.add(status)
        if self._requests and status < 400:  # what is refused may be wrong
            files = tuple(Upload(one.name, len(one.body)) for one in exchange.uploads)
            self.complaints += check([Request(exchange.method, exchange.path, exchange.body, files)])
        if (description := openapi.description()) is not None:
            said = description.answer_complaints(exchange.method, exchange.path, status, body)
            where = f"{exchange.method} {exchange.path} -> {status}"
            self.complaints += [f"{where}: {sentence}" for sentence in said]

    def verify(self) -> None:
        assert self.judged
        assert not self.complaints, "\n".join(dict.fromkeys(self.complaints))


@asynccontextmanager
async def judged(person: int) -> AsyncIterator[tuple[LoopbackDiscord, Robot, Gateway, Window]]:
    """A robot that is connected, and this person's window; in the end every answer must have been right."""
    async with loopback() as (server, robot):
        checker = ContractChecker(server, requests=False)
        async with robot.connected() as gateway, Window.open(server, robot.http, person) as window:
            yield server, robot, gateway, window
        assert not checker.complaints, "\n".join(checker.complaints)
