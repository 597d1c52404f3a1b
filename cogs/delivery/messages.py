"""The postman's smaller errands: reminders, votes, what became of a seat."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING

import discord

from cogs.tables.clock import undisturbed
from cogs.tables.reminders import REMINDERS_PER_TURN
from cogs.tables.room import Room
from cogs.tables.votes import BALLOTS, VOTING_SECONDS, Ballot, voters
from cogs.ui.components import Layout, button, message, rows
from cogs.ui.custom_ids import Verb, pack
from cogs.ui.discord_time import now
from cogs.ui.links import table_url
from cogs.ui.style import PRIMARY, VELLUM
from data.models import ANYBODY, DM, Letter, LetterKind, SeatRow, StoredLetter, Vote
from engines.core import Many, Say, Seat, Who, Words, say

if TYPE_CHECKING:
    from cogs.delivery.outbox import Outbox

log = logging.getLogger(__name__)
CLOSED_DM = {50007, 50278}
PASS = "pass"
"""In texts of votes: what `Ballot.ONCE` is at a table where who is absent passes."""
OFFER, WITHDRAWN = "substitute-wanted", "substitute-not-wanted"
"""The notice that offers a seat, and the one that takes the offer back."""
SEAT_BUTTONS = {
    "resign-told": ("return-button", Verb.RETURN),
    OFFER: ("substitute-button", Verb.TAKE_SEAT),
}
"""What can be done about what became of a seat."""


# --- whose turn it is ------------------------------------------------------------------------------------


def _seat(room: Room, letter: StoredLetter) -> SeatRow:
    assert letter.seat is not None, letter.kind
    return room.seats[letter.seat]


async def ping(outbox: Outbox, room: Room, letter: StoredLetter) -> None:
    """ "It is your turn": a short new message, because edits notify nobody."""
    # A question that is asked behind closed doors has no ping in the channel: it always comes.
    always = room.table.view(None).public.quiet
    # What was held back is a reminder by now; and the board has not rung either.
    await _call(outbox, room, letter, always=always, in_channel=letter.tries > 0)


async def remind(outbox: Outbox, room: Room, letter: StoredLetter) -> None:
    """By direct message; to who takes none, in the channel."""
    await _call(outbox, room, letter, always=False, in_channel=True)


async def _call(outbox: Outbox, room: Room, letter: StoredLetter, *, always: bool, in_channel: bool) -> None:
    """Somebody is waited for. Who is not to be disturbed hears of it afterwards. One message at a time says
    so: a reminder takes the place of what was said before. In the channel nothing is said that could tell
    something secret."""
    seat = _seat(room, letter)
    if not room.running or seat.computer or seat.seat not in room.table.waiting:
        await outbox.store.delivered(letter.id, now=now())
        return
    person = await outbox.store.person(seat.user_id or 0)
    if undisturbed(person, now()):
        await outbox.hold(letter)
        return
    if letter.kind is LetterKind.PING and letter.tries:
        # The clock runs again: the board has to say so, but not by an edit that tells who is waited for.
        board = [] if room.behind_doors else [Letter(kind=LetterKind.BOARD, version=letter.version)]
        await outbox.store.reminded(room.row.id, seat.seat, board, now=now())
    user = await outbox.reader(room, letter) if always or person.dm_notices else None
    told = user is not None and await _call_by_dm(outbox, room, letter, user)
    if not told and in_channel and not room.behind_doors:
        layout = _calling(room, letter, room.words(), seat)
        rings = await outbox.rings([person.user_id])
        await outbox.channel(room).send(view=layout, nonce=letter.nonce, allowed_mentions=rings)
    await outbox.store.delivered(letter.id, now=now())


async def _call_by_dm(outbox: Outbox, room: Room, letter: StoredLetter, user: discord.User) -> bool:
    """Whether it could be sent."""
    seat = _seat(room, letter)
    words = room.words(await outbox.language.of_user(user.id))
    try:
        sent = await user.send(view=_calling(room, letter, words), nonce=letter.nonce)
    except discord.Forbidden as error:
        if error.code not in CLOSED_DM:
            raise
        await outbox.store.set_dm(room.row.id, seat.seat, DM.CLOSED)
        return False
    if sent.id != seat.ping_message_id:  # the same where a repeated nonce has found what was sent before
        await _take_away(user, seat)
        await outbox.store.note_message(room.row.id, LetterKind.PING, message_id=sent.id, seat=seat.seat)
    return True


async def calm(outbox: Outbox, room: Room, letter: StoredLetter) -> None:
    """The turn is done: "your turn" goes away. Late, it must not take away what has been said since."""
    user = await outbox.reader(room, letter, left=True)
    seat = _seat(room, letter)
    if user is not None and not (room.running and seat.seat in room.table.waiting and not seat.computer):
        await _take_away(user, seat)
        await outbox.store.note_message(room.row.id, LetterKind.PING, message_id=None, seat=letter.seat)
    await outbox.store.delivered(letter.id, now=now())


async def _take_away(user: discord.User, seat: SeatRow) -> None:
    if seat.ping_message_id is not None:
        channel = user.dm_channel or await user.create_dm()
        with suppress(discord.NotFound):  # the person may have taken it away
            await channel.get_partial_message(seat.ping_message_id).delete()


def _calling(room: Room, letter: StoredLetter, words: Words, mentioned: SeatRow | None = None) -> Layout:
    public = room.table.view(None).public
    seat = _seat(room, letter)
    key = {LetterKind.PING: "desk-ping", LetterKind.NUDGE: "nudge"}.get(letter.kind, "reminder")
    who = f"<@{mentioned.user_id}> " if mentioned else ""
    text = words(say(key, title=room.title, asking=public.asking, url=table_url(room.row)))
    lines = [f"{who}{text}"]
    buttons = [button(words(say("button-play")), pack(Verb.PLAY, room.row.id), style=PRIMARY)]
    if letter.kind is not LetterKind.PING:
        if seat.deadline is not None:
            lines.append(words(say("clock-left", time=f"<t:{seat.deadline}:R>")))
        buttons.append(button(words(say("reminder-hush")), pack(Verb.STOP_REMINDERS, room.row.id, seat.seat)))
    if letter.kind is LetterKind.REMINDER and seat.reminders >= REMINDERS_PER_TURN:
        lines.append(words(say("reminder-last")))
        buttons.append(
            button(words(say("reminder-hand-on")), pack(Verb.FIND_SUBSTITUTE, room.row.id, seat.seat))
        )
    return message("\n".join(lines), *rows(buttons))


# --- votes -----------------------------------------------------------------------------------------------


async def vote(outbox: Outbox, room: Room, letter: StoredLetter) -> None:
    """The message of a vote: posted once, with a ping to those who may vote; then edited."""
    if letter.body:
        await _end_vote(outbox, room, letter)
        return
    found = await outbox.store.vote(room.row.id)
    if found is None:
        await outbox.store.delivered(letter.id, now=now())
        return
    matter, ballots = found
    layout = _ballot_paper(room, matter, ballots)
    if await outbox.edit(room, matter.message_id, layout):
        await outbox.store.delivered(letter.id, now=now())
        return
    rings = await outbox.rings(room.seats[seat].user_id or 0 for seat in voters(room, matter.seat))
    sent = await outbox.channel(room).send(view=layout, nonce=letter.nonce, allowed_mentions=rings)
    await outbox.store.delivered(letter.id, now=now(), message_id=sent.id)


def _ballot_paper(room: Room, matter: Vote, ballots: dict[Seat, str]) -> Layout:
    words = room.words()
    entitled = voters(room, matter.seat)
    people = " ".join(f"<@{room.seats[seat].user_id}>" for seat in entitled)
    closes = matter.opened + VOTING_SECONDS[matter.kind]
    rule = words(say(f"vote-rule-{matter.kind}", count=len(entitled), time=f"<t:{closes}:f>"))
    lines = [words(say(f"vote-{matter.matter}", **_about(matter.seat))), people, f"-# {rule}"]
    for choice in BALLOTS[matter.matter]:
        chose = [Who(seat) for seat in entitled if ballots.get(seat) == choice]
        if chose:
            lines.append(words(say("vote-tally", choice=_named(room, matter, choice), who=Many(list(chose)))))
    buttons = [
        button(words(_named(room, matter, choice)), pack(Verb.VOTE, room.row.id, matter.opened, choice))
        for choice in BALLOTS[matter.matter]
    ]
    return message("\n".join(lines), *rows(buttons), colour=VELLUM)


def _named(room: Room, matter: Vote, choice: Ballot) -> Say:
    passes = choice is Ballot.ONCE and _passes(room, matter.matter)
    return say(f"vote-choice-{PASS if passes else choice}")


def _passes(room: Room, matter: str) -> bool:
    """Whether who is absent passes, where another table would let the computer play the turn."""
    return matter == "absence" and room.started and room.table.passes_absent


async def _end_vote(outbox: Outbox, room: Room, letter: StoredLetter) -> None:
    body = letter.body
    how = body["verdict"]
    if how == Ballot.ONCE and _passes(room, body["matter"]):
        how = PASS
    text = room.words()(say(f"vote-{body['matter']}-{how}", **_about(body["seat"])))
    await outbox.edit(room, body["message"], message(text, colour=VELLUM))
    await outbox.store.delivered(letter.id, now=now())


def _about(seat: Seat | None) -> dict[str, Who]:
    return {} if seat is None or seat == ANYBODY else {"who": Who(seat)}


async def stray(outbox: Outbox, room: Room, letter: StoredLetter) -> None:
    """By direct message, once: the channel is gone."""
    user = await outbox.reader(room, letter)
    sent = None
    if user is not None:
        words = room.words(await outbox.language.of_user(user.id))
        sent = (
            await user.send(view=message(words(say("table-stray", title=room.title))), nonce=letter.nonce)
        ).id
    await outbox.store.delivered(letter.id, now=now(), message_id=sent)


async def leave_behind(outbox: Outbox, room: Room, vote: Vote | None, channel_id: int) -> None:
    """The table goes on in another channel: its old messages say where, and have no buttons any more."""
    text = room.words()(say("table-moved-away", title=room.title, channel=f"<#{channel_id}>"))
    lobby = room.row.lobby_message_id if not room.started else None
    old = {message_id: message(text) for message_id in (lobby, vote and vote.message_id) if message_id}
    board = await outbox.old_board(room, text)
    if board is not None and room.row.board_message_id is not None:
        old[room.row.board_message_id] = board
    for message_id, layout in old.items():
        try:
            await outbox.edit(room, message_id, layout, None if layout is board else [])
        except discord.HTTPException as error:
            log.warning("table %s: an old message keeps its buttons (%s)", room.row.id, error)


# --- seats -----------------------------------------------------------------------------------------------


async def notice(outbox: Outbox, room: Room, letter: StoredLetter) -> None:
    words, key, seat = room.words(), letter.body["key"], letter.body.get("seat")
    text = words(say(key, title=room.title, **_about(seat)))
    over = text if key == WITHDRAWN else words(say("substitute-taken"))
    if await outbox.edit(room, letter.body.get("offer"), message(over)) and key == WITHDRAWN:
        await outbox.store.delivered(letter.id, now=now())
        return  # said where it was offered: that is enough
    buttons = []
    if key in SEAT_BUTTONS and room.running:
        label, verb = SEAT_BUTTONS[key]
        buttons.append(button(words(say(label)), pack(verb, room.row.id, seat), style=PRIMARY))
    sent = await outbox.channel(room).send(view=message(text, *rows(buttons)), nonce=letter.nonce)
    if key == OFFER and seat is not None and room.seats[seat].offered:
        await outbox.store.note_message(room.row.id, LetterKind.NOTICE, message_id=sent.id, seat=seat)
    await outbox.store.delivered(letter.id, now=now(), message_id=sent.id)
