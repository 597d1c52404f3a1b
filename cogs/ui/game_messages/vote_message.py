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
from data.words import Phrases
from engines.contract.core import Many, Raw, Say, Seat, Who, say
from engines.tables.log import Entry

MOVES_QUOTED = 4
"""Of those that an undo would take back beside the one it is about."""
PASS = "pass"
"""Instead of `Ballot.ONCE` in texts, where an absent player passes."""


class NamedMove(NamedTuple):
    """The move that an undo request is about, if everybody saw it."""

    entry: Entry
    undoes: Sequence[Entry]
    """The moves that everybody saw and that would be undone now, this one first."""
    images: Sequence[PictureFile] | None
    """The board before it; None where it is the last move of whoever asks, which all remember."""


def vote_message(
    room: Room, vote: Vote, ballots: Mapping[Seat, str], named: NamedMove | None = None
) -> Layout:
    words = room.words()
    entitled = voters(room, vote.seat)
    people = " ".join(f"<@{room.seats[seat].user_id}>" for seat in entitled)
    closes = vote.opened + VOTING_SECONDS[vote.kind]
    rule = words(say(f"vote-rule-{vote.kind}", count=len(entitled), time=f"<t:{closes}:f>"))
    subject: list[str | Item] = [words(_subject(room, vote, named))]
    if named is not None:
        subject.append(quoted(named.entry, words))
        if named.undoes:  # else it is settled before anybody can vote
            subject.append(words(say("vote-point-undoes", count=len(named.undoes))))
            subject.append(_lost(named.undoes[1:], words))
        if named.images is not None:
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


def _lost(moves: Sequence[Entry], words: Phrases) -> str:
    """What else would be undone, the first moves in the words of the log."""
    lines = [quoted(entry, words) for entry in moves[:MOVES_QUOTED]]
    return "\n".join(lines + ["> …"][: len(moves) > MOVES_QUOTED])


def _subject(room: Room, vote: Vote, named: NamedMove | None) -> Say:
    """What the vote is about; of somebody who is away, what everybody sees of their clock."""
    if vote.matter == "undo" and named is not None:
        return say("vote-undo-move", **about(vote.seat))
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
