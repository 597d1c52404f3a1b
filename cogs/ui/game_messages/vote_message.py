"""The message of a vote: what is asked, who may vote, who chose what; and how it ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cogs.tables.absence.votes import BALLOTS, VOTING_SECONDS, Ballot, voters
from cogs.tables.loading.room import Room
from cogs.ui.components.building_blocks import Item, Layout, button, message, rows
from cogs.ui.components.custom_ids import Verb
from cogs.ui.components.picture_files import PictureFile
from cogs.ui.components.style import VELLUM
from cogs.ui.game_messages.notice_message import about
from cogs.ui.game_messages.undo_message import board_before, quoted
from data.models import Vote
from engines.contract.core import Many, Raw, Say, Seat, Who, say
from engines.tables.log import Entry

PASS = "pass"
"""Instead of `Ballot.ONCE` in texts, where an absent player passes."""


class NamedMove(NamedTuple):
    """The move that an undo request names."""

    entry: Entry
    undoes: int
    """How many moves that everybody saw would be undone now."""
    images: Sequence[PictureFile]
    """The board before it."""


def vote_message(
    room: Room, vote: Vote, ballots: Mapping[Seat, str], named: NamedMove | None = None
) -> Layout:
    words = room.words()
    entitled = voters(room, vote.seat)
    people = " ".join(f"<@{room.seats[seat].user_id}>" for seat in entitled)
    closes = vote.opened + VOTING_SECONDS[vote.kind]
    rule = words(say(f"vote-rule-{vote.kind}", count=len(entitled), time=f"<t:{closes}:f>"))
    subject: list[str | Item] = [words(_subject(room, vote))]
    if named is not None:
        subject.append(quoted(named.entry, words))
        if named.undoes:  # else it is settled before anybody can vote
            subject.append(words(say("vote-point-undoes", count=named.undoes)))
        subject += board_before(room, named.entry, named.images, words)
    lines = [people, f"-# {rule}"]
    buttons = []
    for choice in BALLOTS[vote.matter]:
        name = _name(room, vote.matter, choice)
        chose = [Who(seat) for seat in entitled if ballots.get(seat) == choice]
        if chose:
            lines.append(words(say("vote-tally", choice=name, who=Many(list(chose)))))
        buttons.append(button(words(name), Verb.VOTE, room.row.id, vote.opened, choice))
    if named is None:
        return message("\n".join([*map(str, subject), *lines]), *rows(buttons), colour=VELLUM)
    return message(*subject, "\n".join(lines), *rows(buttons), colour=VELLUM)


def _subject(room: Room, vote: Vote) -> Say:
    """What the vote is about; of somebody who is away, what everybody sees of their clock."""
    if vote.matter != "absence":
        return say(f"vote-{vote.matter}", **about(vote.seat))
    seat = room.seats[vote.seat]
    if seat.deadline is not None and seat.deadline <= vote.opened:
        return say("vote-time-up", **about(vote.seat))
    return say("vote-absence", **about(vote.seat), time=f"<t:{seat.asked_at or vote.opened}:R>")


def vote_result_message(room: Room, result: Raw, named: Entry | None = None) -> Layout:
    """`result` is the body of the letter that closes a vote; `named` the move that an undo request named."""
    verdict = _shown_as(room, result["matter"], result["verdict"])
    text = room.words()(say(f"vote-{result['matter']}-{verdict}", **about(result["seat"])))
    return message(text, quoted(named, room.words()) if named is not None else "", colour=VELLUM)


def _name(room: Room, matter: str, choice: Ballot) -> Say:
    return say(f"vote-choice-{_shown_as(room, matter, choice)}")


def _shown_as(room: Room, matter: str, choice: str) -> str:
    """Where an absent player passes, nobody plays the turn for them."""
    passes = matter == "absence" and room.started and room.table.passes_absent
    return PASS if passes and choice == Ballot.ONCE else choice
