"""What Discord and the network do to the bots meanwhile: errors, limits, slow answers, broken connections,
lost sessions, and presses that arrive twice."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from cogs.local_table.bot_side.faults import Chances, Fault
from cogs.local_table.server import LoopbackDiscord

PATHS = r"(channels|interactions|webhooks|users/@me/channels)\b.*"
"""Not those of a start: a bot that cannot log in says so and ends."""
NEW_MESSAGE = re.compile(r"channels/\d+/messages")
UNSURE = 0.1
"""The share of new messages that are sent, and whose sender does not hear of it: nothing is worse."""
UNSURE_STATUSES = (500, 503)
"""The first discord.py tries again by itself; the second is left to us, or to whoever goes on afterwards."""
TWICE = 0.03
"""The share of presses that arrive twice: Discord promises no less."""


class Trouble:
    def __init__(self, server: LoopbackDiscord, seed: int) -> None:
        self.server = server
        self.made: Counter[str] = Counter()
        self._random = Random(seed)
        self._on = False
        self._deliver, self._take = server.gateway.interaction, server.faults.take
        server.gateway.interaction = self._interaction  # type: ignore[method-assign]
        server.faults.take = self._counted  # type: ignore[method-assign]

    @contextmanager
    def going_on(self) -> Iterator[None]:
        self._on = True
        self.server.faults.chances = Chances(
            seed=self._random.randrange(1 << 30),
            path=PATHS,
            limited=0.02,
            broken=0.02,
            lost=0.02,
            cut=0.01,
            slow=0.03,
            slow_seconds=1.5,
            dropped=0.01,
            forgotten=0.2,
        )
        try:
            yield
        finally:
            self._on = False
            self.server.faults.chances = Chances()

    def _interaction(self, payload: dict[str, Any]) -> bool:
        there = self._deliver(payload)
        if there and self._on and self._random.random() < TWICE:
            self.made["presses delivered twice"] += 1
            self._deliver(payload)
        return there

    def _counted(self, method: str, path: str) -> Fault | None:
        fault = self._take(method, path)
        new = fault is None and method == "POST" and NEW_MESSAGE.fullmatch(path)
        if new and self._on and self._random.random() < UNSURE:
            fault = Fault(status=self._random.choice(UNSURE_STATUSES), lost=True)
        if fault is not None:
            self.made[_name(fault)] += 1
        return fault


def _name(fault: Fault) -> str:
    done = " after it was done" if fault.lost else ""
    if fault.cut:
        return f"cut off{done}"
    return f"{fault.status}{done}" if fault.status else "slow answers"
