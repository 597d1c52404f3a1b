"""What Discord refuses, with its codes: lengths and counts, and everything that is impossible now."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

CODES: dict[int, tuple[int, str]] = {
    0: (404, "404: Not Found"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10011: (404, "Unknown Role"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    20028: (429, "The write action you are performing has hit the write rate limit."),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    40001: (401, "401: Unauthorized"),
    40060: (400, "Interaction has already been acknowledged."),
    40066: (400, "There are no tags available that can be set by non-moderators"),
    40067: (400, "A tag is required to create a forum post in this channel"),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50028: (400, "Invalid Role"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    160004: (400, "A thread has already been created for this message"),
    160005: (400, "Thread is locked"),
}
"""Discord's own numbers: the status of the answer and its sentence."""
EMPTY = "the message is empty"


class Refusal(Exception):
    """Discord refuses a request."""

    def __init__(self, code: int, *complaints: str) -> None:
        self.code = code
        self.status, self.message = CODES[code]
        self.complaints = complaints
        super().__init__(f"{code} {self.message}", *complaints)

    def body(self) -> dict[str, Any]:
        said: dict[str, Any] = {"code": self.code, "message": self.message}
        if self.complaints:
            said["errors"] = {
                "_errors": [{"code": "INVALID_FORM_BODY", "message": one} for one in self.complaints]
            }
        return said


def refuse_if(complaints: Iterable[str]) -> None:
    """Raise the refusal of a body about which there are complaints."""
    said = list(complaints)
    if said:
        raise Refusal(50006) if said == [EMPTY] else Refusal(50035, *said)
