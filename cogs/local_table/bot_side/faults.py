"""Faults that tests switch on: limits, errors and slow answers of Discord, answers and connections that are
lost. One by one, or at random from a seed."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from random import Random
from typing import Any

from cogs.local_table.limits import CODES

SERVER_ERRORS = (500, 502, 503, 504)


@dataclass
class Fault:
    """What happens to the next requests whose method and path fit."""

    method: str = ".*"
    path: str = ".*"
    """A regular expression for the path after /api/v10/."""
    status: int = 0
    """0: the request is answered as always, but after `delay`."""
    code: int = 0
    times: int = 1
    delay: float = 0.0
    retry_after: float = 0.0
    lost: bool = False
    """The request is carried out, but its answer is this fault."""
    cut: bool = False
    """Instead of an answer the connection ends."""

    def fits(self, method: str, path: str) -> bool:
        return bool(re.fullmatch(self.method, method) and re.fullmatch(self.path, path))

    def headers(self) -> dict[str, str]:
        """discord.py takes a 429 without `Via` for a ban by Cloudflare."""
        if self.status != 429:
            return {}
        return {"Via": "1.1 local", "Retry-After": str(self.retry_after), "X-RateLimit-Scope": "user"}


@dataclass
class Chances:
    """How often a request meets which fault at random: 0.01 is one of a hundred."""

    seed: int = 0
    path: str = ".*"
    """Other requests are left alone."""
    limited: float = 0.0
    """429, with `retry_after` up to these seconds."""
    retry_after: float = 0.5
    broken: float = 0.0
    """5xx, and nothing was done."""
    lost: float = 0.0
    """5xx, but it was done."""
    cut: float = 0.0
    """The connection ends; it was done, or not, as chance has it."""
    slow: float = 0.0
    """An answer that takes up to `slow_seconds` longer. Who is gone by then has never asked."""
    slow_seconds: float = 2.0
    dropped: float = 0.0
    """After an event the gateway's connection breaks."""
    forgotten: float = 0.0
    """A session that is resumed is gone."""
    random: Random = field(init=False, repr=False)

    def __post_init__(self) -> None:
        self.random = Random(self.seed)

    def fault(self, path: str) -> Fault | None:
        if not re.fullmatch(self.path, path):
            return None
        kinds = (self.limited, self.broken, self.lost, self.cut, self.slow)
        left = self.random.random()
        for kind, chance in zip(("limited", "broken", "lost", "cut", "slow"), kinds, strict=True):
            if left < chance:
                return self._fault(kind)
            left -= chance
        return None

    def _fault(self, kind: str) -> Fault:
        if kind == "limited":
            return Fault(status=429, retry_after=round(self.random.uniform(0.05, self.retry_after), 3))
        if kind == "slow":
            return Fault(delay=self.random.uniform(0, self.slow_seconds))
        if kind == "cut":
            return Fault(cut=True, lost=self.random.random() < 0.5)
        return Fault(status=self.random.choice(SERVER_ERRORS), lost=kind == "lost")


class Faults:
    def __init__(self) -> None:
        self.waiting: list[Fault] = []
        self.chances = Chances()

    def add(self, fault: Fault) -> None:
        self.waiting.append(fault)

    def take(self, method: str, path: str) -> Fault | None:
        """The fault that this request meets."""
        for fault in self.waiting:
            if fault.fits(method, path):
                fault.times -= 1
                if fault.times <= 0:
                    self.waiting.remove(fault)
                return fault
        return self.chances.fault(path)

    def breaks_connection(self) -> bool:
        """Whether the gateway's connection breaks now."""
        return self.chances.random.random() < self.chances.dropped

    def loses_session(self) -> bool:
        return self.chances.random.random() < self.chances.forgotten

    @staticmethod
    def answer(fault: Fault) -> tuple[int, dict[str, Any]]:
        """Status and body of the answer that this fault makes."""
        if fault.status == 429:
            after = {"retry_after": fault.retry_after, "global": False}
            return 429, {"message": "You are being rate limited.", **after}
        message = CODES[fault.code][1] if fault.code in CODES else "Internal Server Error"
        return fault.status, {"code": fault.code, "message": message}
