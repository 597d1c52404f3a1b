"""Faults that tests switch on: limits, errors and slow answers of Discord, and answers that are lost."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from cogs.runtime.local_table.limits import CODES


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

    def fits(self, method: str, path: str) -> bool:
        return bool(re.fullmatch(self.method, method) and re.fullmatch(self.path, path))

    def headers(self) -> dict[str, str]:
        """discord.py takes a 429 without `Via` for a ban by Cloudflare."""
        if self.status != 429:
            return {}
        return {"Via": "1.1 local", "Retry-After": str(self.retry_after), "X-RateLimit-Scope": "user"}


class Faults:
    def __init__(self) -> None:
        self.waiting: list[Fault] = []

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
        return None

    @staticmethod
    def answer(fault: Fault) -> tuple[int, dict[str, Any]]:
        """Status and body of the answer that this fault makes."""
        if fault.status == 429:
            after = {"retry_after": fault.retry_after, "global": False}
            return 429, {"message": "You are being rate limited.", **after}
        message = CODES[fault.code][1] if fault.code in CODES else "Internal Server Error"
        return fault.status, {"code": fault.code, "message": message}
