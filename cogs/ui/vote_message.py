"""The message of a vote: what is asked, who may vote, who chose what; and how it ended."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.tables.room import Room
from cogs.tables.votes import BALLOTS, VOTING_SECONDS, Ballot, voters
from cogs.ui.components import Layout, button, message, rows
from cogs.ui.custom_ids import Verb
from cogs.ui.notice_message import about
from cogs.ui.style import VELLUM
from data.models import Vote
from engines.core import Many, Raw, Say, Seat, Who, say

PASS = "pass"
"""Instead of `Ballot.ONCE` in texts, where an absent player passes."""


def vote_message(room: Room, vote: Vote, ballots: Mapping[Seat, str]) -> Layout:
    words = room.words()
    entitled = voters(room, vote.seat)
    people = " ".join(f"<@{room.seats[seat].user_id}>" for seat in entitled)
    closes = vote.opened + VOTING_SECONDS[vote.kind]
    rule = words(say(f"vote-rule-{vote.kind}", count=len(entitled), time=f"<t:{closes}:f>"))
    lines = [words(say(f"vote-{vote.matter}", **about(vote.seat))), people, f"-# {rule}"]
    buttons = []
    for choice in BALLOTS[vote.matter]:
        name = _name(room, vote.matter, choice)
        chose = [Who(seat) for seat in entitled if ballots.get(seat) == choice]
        if chose:
            lines.append(words(say("vote-tally", choice=name, who=Many(list(chose)))))
        buttons.append(button(words(name), Verb.VOTE, room.row.id, vote.opened, choice))
    return message("\n".join(lines), *rows(buttons), colour=VELLUM)


def vote_result_message(room: Room, result: Raw) -> Layout:
    """`result` is the body of the letter that closes a vote."""
    verdict = _shown_as(room, result["matter"], result["verdict"])
    text = room.words()(say(f"vote-{result['matter']}-{verdict}", **about(result["seat"])))
    return message(text, colour=VELLUM)


def _name(room: Room, matter: str, choice: Ballot) -> Say:
    return say(f"vote-choice-{_shown_as(room, matter, choice)}")


def _shown_as(room: Room, matter: str, choice: str) -> str:
    """Where an absent player passes, nobody plays the turn for them."""
    passes = matter == "absence" and room.started and room.table.passes_absent
    return PASS if passes and choice == Ballot.ONCE else choice
