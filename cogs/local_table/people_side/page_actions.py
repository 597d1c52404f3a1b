"""What the page can ask for, by name: each action reads its fields and has it done."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from cogs.local_table.people_side.people import People
from cogs.local_table.small_discord.world import Payload

Action = Callable[[People, int, Payload, str], Awaitable[Payload]]


def _nonce(body: Payload) -> str:
    return str(body.get("nonce") or "")[:64]


def _fields(body: Payload, name: str) -> dict[str, Any]:
    given = body.get(name) or {}
    if not isinstance(given, dict):
        raise TypeError(name)
    return given


async def press(people: People, person: int, body: Payload, locale: str) -> Payload:
    message, custom_id = int(body["message"]), str(body["custom_id"])
    people.press(person, message, custom_id, nonce=_nonce(body), locale=locale)
    return {}


async def choose(people: People, person: int, body: Payload, locale: str) -> Payload:
    values = [str(value) for value in body["values"]]
    message, custom_id = int(body["message"]), str(body["custom_id"])
    people.choose(person, message, custom_id, values, nonce=_nonce(body), locale=locale)
    return {}


async def submit(people: People, person: int, body: Payload, locale: str) -> Payload:
    interaction, custom_id = int(body["interaction"]), str(body["custom_id"])
    fields = _fields(body, "fields")
    people.submit(person, interaction, custom_id, fields, nonce=_nonce(body), locale=locale)
    return {}


async def close(people: People, person: int, body: Payload, locale: str) -> Payload:
    people.close_form(person, int(body["interaction"]))
    return {}


async def command(people: People, person: int, body: Payload, locale: str) -> Payload:
    channel, name, options = int(body["channel"]), str(body["name"]), _fields(body, "options")
    people.command(person, channel, name, options, nonce=_nonce(body), locale=locale)
    return {}


async def autocomplete(people: People, person: int, body: Payload, locale: str) -> Payload:
    channel, name, options = int(body["channel"]), str(body["name"]), _fields(body, "options")
    focused = str(body["focused"])
    found = await people.autocomplete(person, channel, name, options, focused, locale=locale)
    return {"choices": [{"name": one["name"], "value": one["value"]} for one in found]}


async def say(people: People, person: int, body: Payload, locale: str) -> Payload:
    message = people.say(person, int(body["channel"]), str(body["text"]), nonce=_nonce(body))
    return {"message": str(message.id)}


async def thread(people: People, person: int, body: Payload, locale: str) -> Payload:
    return {"channel": str(people.open_thread(person, int(body["channel"]), str(body["name"])).id)}


async def post(people: People, person: int, body: Payload, locale: str) -> Payload:
    forum, name, text = int(body["channel"]), str(body["name"]), str(body["text"])
    tags = [int(tag) for tag in body.get("tags") or []]
    return {"channel": str(people.open_post(person, forum, name, text, tags).id)}


async def channel(people: People, person: int, body: Payload, locale: str) -> Payload:
    return {"channel": str(people.open_channel(person, str(body["name"])).id)}


async def read(people: People, person: int, body: Payload, locale: str) -> Payload:
    people.read(person, int(body["channel"]), int(body["message"]))
    return {}


async def dismiss(people: People, person: int, body: Payload, locale: str) -> Payload:
    people.dismiss(person, int(body["message"]))
    return {}


async def dms(people: People, person: int, body: Payload, locale: str) -> Payload:
    people.set_dms(person, bool(body["open"]))
    return {}


ACTIONS: dict[str, Action] = {
    action.__name__: action
    for action in (
        press,
        choose,
        submit,
        close,
        command,
        autocomplete,
        say,
        thread,
        post,
        channel,
        read,
        dismiss,
        dms,
    )
}
