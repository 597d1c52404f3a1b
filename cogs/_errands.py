"""The postman's smaller errands: reminders, votes, what became of a seat."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING

import discord

from cogs import _notices as notices
from cogs._clock import now
from cogs._council import CHOICES, voters
from cogs._ids import pack
from cogs._layout import Layout, button, message, rows
from cogs._room import Room
from cogs._watch import behind_doors
from data.kept import DM, Kind, SeatRow, StoredLetter, Vote
from engines.core import Many, Seat, Who, Words, say

if TYPE_CHECKING:
    from cogs._postman import Postman

log = logging.getLogger(__name__)
CLOSED_DM = {50007, 50278}
SEAT_BUTTONS = {
    "resign-told": ("return-button", "return"),
    "substitute-wanted": ("substitute-button", "sit"),
}
"""What can be done about what became of a seat."""


async def calm(postman: Postman, room: Room, letter: StoredLetter) -> None:
    """The turn is done: "your turn" goes away."""
    user = await postman.reader(room, letter)
    assert letter.seat is not None
    old = room.seats[letter.seat].ping_message_id
    if user is not None and old is not None:
        channel = user.dm_channel or await user.create_dm()
        with suppress(discord.NotFound):  # the person may have taken it away
            await channel.get_partial_message(old).delete()
        await postman.store.note_message(room.row.id, Kind.PING, message_id=None, seat=letter.seat)
    await postman.store.delivered(letter.id, now=now())


async def remind(postman: Postman, room: Room, letter: StoredLetter) -> None:
    """By direct message; to who takes none, in the channel, unless that could tell something secret."""
    assert letter.seat is not None
    seat = room.seats[letter.seat]
    if not room.running or letter.seat not in room.game.waiting or seat.computer:
        await postman.store.delivered(letter.id, now=now())
        return
    user = await postman.reader(room, letter)
    sent: int | None = None
    if user is not None and (await postman.store.person(user.id)).dm_notices:
        words = room.words(await postman.speech.of_user(user.id))
        try:
            sent = (await user.send(view=_reminder(room, letter, words), nonce=letter.nonce)).id
        except discord.Forbidden as error:
            if error.code not in CLOSED_DM:
                raise
            await postman.store.set_dm(room.row.id, seat.seat, DM.CLOSED)
    if sent is None and not behind_doors(room):
        layout = _reminder(room, letter, room.words(), seat)
        mentions = discord.AllowedMentions(users=[discord.Object(seat.user_id or 0)])
        channel = postman.channel(room)
        sent = (await channel.send(view=layout, nonce=letter.nonce, allowed_mentions=mentions)).id
    await postman.store.delivered(letter.id, now=now(), message_id=sent)


def _reminder(room: Room, letter: StoredLetter, words: Words, mentioned: SeatRow | None = None) -> Layout:
    public = room.game.view(None).public
    seat = room.seats[letter.seat or 0]
    key = "nudge" if letter.kind is Kind.NUDGE else "reminder"
    who = f"<@{mentioned.user_id}> " if mentioned else ""
    text = words(say(key, title=room.title, asking=public.asking, url=room.board_url))
    lines = [f"{who}{text}"]
    if seat.deadline is not None:
        lines.append(words(say("clock-left", time=f"<t:{seat.deadline}:R>")))
    buttons = [
        button(words(say("button-play")), pack("play", room.row.id), style=notices.PRIMARY),
        button(words(say("reminder-hush")), pack("hush", room.row.id, letter.seat)),
    ]
    return message("\n".join(lines), *rows(buttons))


# --- votes -----------------------------------------------------------------------------------------------


async def vote(postman: Postman, room: Room, letter: StoredLetter) -> None:
    """The message of a vote: posted once, with a ping to those who may vote; then edited."""
    if letter.body:
        await _end_vote(postman, room, letter)
        return
    found = await postman.store.vote(room.row.id)
    if found is None:
        await postman.store.delivered(letter.id, now=now())
        return
    matter, ballots = found
    layout = _ballot_paper(room, matter, ballots)
    if await postman.edit(room, matter.message_id, layout):
        await postman.store.delivered(letter.id, now=now())
        return
    people = [room.seats[seat].user_id for seat in voters(room, matter.seat)]
    mentions = discord.AllowedMentions(users=[discord.Object(user) for user in people if user])
    sent = await postman.channel(room).send(view=layout, nonce=letter.nonce, allowed_mentions=mentions)
    await postman.store.delivered(letter.id, now=now(), message_id=sent.id)


def _ballot_paper(room: Room, matter: Vote, ballots: dict[Seat, str]) -> Layout:
    words = room.words()
    entitled = voters(room, matter.seat)
    people = " ".join(f"<@{room.seats[seat].user_id}>" for seat in entitled)
    lines = [words(say(f"vote-{matter.kind}", who=Who(matter.seat))), people]
    for choice in CHOICES[matter.kind]:
        chose = [Who(seat) for seat in entitled if ballots.get(seat) == choice]
        if chose:
            lines.append(words(say("vote-tally", choice=say(f"vote-choice-{choice}"), who=Many(list(chose)))))
    buttons = [
        button(words(say(f"vote-choice-{choice}")), pack("ballot", room.row.id, matter.opened, choice))
        for choice in CHOICES[matter.kind]
    ]
    return message("\n".join(lines), *rows(buttons), colour=notices.VELLUM)


async def _end_vote(postman: Postman, room: Room, letter: StoredLetter) -> None:
    body = letter.body
    text = room.words()(say(f"vote-{body['kind']}-{body['verdict']}", who=Who(body["seat"])))
    await postman.edit(room, body["message"], message(text, colour=notices.VELLUM))
    await postman.store.delivered(letter.id, now=now())


async def stray(postman: Postman, room: Room, letter: StoredLetter) -> None:
    """By direct message, once: the channel is gone."""
    user = await postman.reader(room, letter)
    sent = None
    if user is not None:
        words = room.words(await postman.speech.of_user(user.id))
        sent = (
            await user.send(view=message(words(say("table-stray", title=room.title))), nonce=letter.nonce)
        ).id
    await postman.store.delivered(letter.id, now=now(), message_id=sent)


async def leave_behind(postman: Postman, room: Room, vote: Vote | None, channel_id: int) -> None:
    """The table goes on in another channel: its old messages say where, and have no buttons any more."""
    text = room.words()(say("table-moved-away", title=room.title, channel=f"<#{channel_id}>"))
    lobby = room.row.lobby_message_id if room.table is None else None
    old = {message_id: message(text) for message_id in (lobby, vote and vote.message_id) if message_id}
    board = await postman.old_board(room, text)
    if board is not None and room.row.board_message_id is not None:
        old[room.row.board_message_id] = board
    for message_id, layout in old.items():
        try:
            await postman.edit(room, message_id, layout, None if layout is board else [])
        except discord.HTTPException as error:
            log.warning("table %s: an old message keeps its buttons (%s)", room.row.id, error)


# --- seats -----------------------------------------------------------------------------------------------


async def notice(postman: Postman, room: Room, letter: StoredLetter) -> None:
    words, key, seat = room.words(), letter.body["key"], letter.body.get("seat")
    about = {} if seat is None else {"who": Who(seat)}
    text = words(say(key, title=room.title, **about))
    buttons = []
    if key in SEAT_BUTTONS and room.running:
        label, verb = SEAT_BUTTONS[key]
        buttons.append(button(words(say(label)), pack(verb, room.row.id, seat), style=notices.PRIMARY))
    sent = await postman.channel(room).send(view=message(text, *rows(buttons)), nonce=letter.nonce)
    await postman.store.delivered(letter.id, now=now(), message_id=sent.id)
