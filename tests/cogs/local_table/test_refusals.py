"""The loopback Discord refuses what Discord refuses, with its codes. Requests and answers are judged by
Discord's own description where that is there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from cogs.local_table.bot_side.rest_channels import open_thread
from cogs.local_table.limits import CODES
from cogs.local_table.server import LoopbackDiscord
from cogs.local_table.small_discord.messages import EPHEMERAL, LOADING, Message
from cogs.local_table.small_discord.permissions import Permission
from cogs.local_table.small_discord.world import BOT, GUILD, HARBOR, Channel, Kind, Overwrite
from tests.cogs.local_table.contract import ContractChecker
from tests.cogs.local_table.robot import Gateway, Robot, loopback
from tests.cogs.local_table.table import NAMES

INGE = NAMES["Inge"]
SEND, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
MESSAGES = f"channels/{HARBOR}/messages"


class Stage:
    """A server, a connected robot, and a message with a button, a menu and a dead button."""

    def __init__(self, server: LoopbackDiscord, robot: Robot, gateway: Gateway) -> None:
        self.server, self.robot, self.gateway = server, robot, gateway
        self.harbor = server.world.channel(HARBOR)
        self.message = self.post()

    def post(self, channel: Channel | None = None) -> Message:
        buttons = [button("play"), button("dead", disabled=True)]
        options = [{"label": one, "value": one} for one in ("north", "south")]
        menu = {"type": 3, "custom_id": "where", "options": options, "min_values": 1, "max_values": 1}
        body = {"content": "Ahoy", "components": [row(*buttons), row(menu)]}
        return self.server.messages.send(BOT, channel or self.harbor, body)

    async def pressed(self, message: Message | None = None) -> dict[str, Any]:
        """Inge presses; the interaction as the robot gets it."""
        named = (message or self.message).id
        self.server.people.press(INGE, named, "play", nonce="n", locale="en-US")
        return await self.gateway.interaction()

    def thread(self, *, archived: bool = False, locked: bool = False) -> Channel:
        body = {"name": "thread", "type": Kind.PUBLIC_THREAD}
        thread = open_thread(self.server.world, self.server.events, self.harbor, BOT, body)
        thread.archived, thread.locked = archived, locked
        return thread

    def deny(self, *permissions: Permission) -> None:
        denied = sum(int(one) for one in permissions)
        self.harbor.overwrites.append(Overwrite(BOT, member=True, deny=denied))


def button(custom_id: str, **changes: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": custom_id, "custom_id": custom_id, **changes}


def row(*inside: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(inside)}


@pytest_asyncio.fixture
async def stage() -> AsyncIterator[Stage]:
    async with loopback() as (server, robot), robot.connected() as gateway:
        checker = ContractChecker(server, requests=False)
        yield Stage(server, robot, gateway)
        checker.verify()


# --- the first answer ------------------------------------------------------------------------------------


async def test_an_interaction_is_answered_once(stage: Stage) -> None:
    pressed = await stage.pressed()
    first = await stage.robot.answer(pressed, SEND, {"content": "Aye"})
    assert first.status == 200
    assert first.body["resource"]["message"]["content"] == "Aye"
    for kind, data in ((SEND, {"content": "Aye"}), (DEFER_UPDATE, None), (DEFER, None)):
        assert (await stage.robot.answer(pressed, kind, data)).code == 40060
    assert len(stage.server.messages.history(stage.harbor, BOT, 10)) == 2


async def test_two_answers_at_once_are_one(stage: Stage) -> None:
    pressed = await stage.pressed()
    answers = await asyncio.gather(*(stage.robot.answer(pressed, DEFER_UPDATE) for _ in range(5)))
    assert sorted(answer.code or 0 for answer in answers) == [0, 40060, 40060, 40060, 40060]


async def test_an_answer_after_three_seconds_is_too_late(stage: Stage) -> None:
    stage.server.interactions.answer_seconds = 0.02
    pressed = await stage.pressed()
    await asyncio.sleep(0.06)
    assert (await stage.robot.answer(pressed, SEND, {"content": "Aye"})).code == 10062
    assert (await stage.robot.follow(pressed, {"content": "Aye"})).code == 10015


async def test_a_token_dies_after_fifteen_minutes(stage: Stage) -> None:
    pressed = await stage.pressed()
    await stage.robot.answer(pressed, DEFER_UPDATE)
    assert (await stage.robot.follow(pressed, {"content": "Aye"})).status == 200
    stage.server.interactions.token_seconds = 0.0
    assert (await stage.robot.follow(pressed, {"content": "Aye"})).code == 50027
    assert (await stage.robot.edit(pressed, {"content": "Aye"})).code == 50027


async def test_forged_tokens(stage: Stage) -> None:
    pressed = await stage.pressed()
    forged = {**pressed, "token": pressed["token"] + "x"}
    assert (await stage.robot.answer(forged, SEND, {"content": "x"})).code == 10062
    assert (await stage.robot.follow(forged, {"content": "x"})).code == 10015
    assert (await stage.robot.follow(pressed, {"content": "x"})).code == 10015, "nothing was answered yet"


@pytest.mark.parametrize("kind", [CHOICES, 3, 99])
async def test_a_press_is_not_answered_like_a_command(stage: Stage, kind: int) -> None:
    pressed = await stage.pressed()
    assert (await stage.robot.answer(pressed, kind, {"choices": []})).code == 50035
    assert (await stage.robot.answer(pressed, DEFER_UPDATE)).status == 200, "it can still be answered"


async def test_a_form_is_not_answered_by_a_form(stage: Stage) -> None:
    field = {"type": 4, "custom_id": "n", "style": 1}
    form = {"custom_id": "f", "title": "Bid", "components": [{"type": 18, "label": "n", "component": field}]}
    opened = await stage.pressed()
    assert (await stage.robot.answer(opened, MODAL, form)).status == 200
    fields = {"n": "3"}
    stage.server.people.submit(INGE, int(opened["id"]), "f", fields, nonce="", locale="en-US")
    submitted = await stage.gateway.interaction()
    assert submitted["message"]["id"] == str(stage.message.id)
    assert (await stage.robot.answer(submitted, MODAL, form)).code == 50035


# --- messages by token -----------------------------------------------------------------------------------


async def test_thinking_ends_with_the_first_edit(stage: Stage) -> None:
    pressed = await stage.pressed()
    deferred = await stage.robot.answer(pressed, DEFER, {"flags": EPHEMERAL})
    about = deferred.body["interaction"]
    assert about["response_message_loading"]
    assert about["response_message_ephemeral"]
    message = stage.server.messages.get(int(about["response_message_id"]))
    assert message.flags == EPHEMERAL | LOADING
    assert message.only_for == INGE
    await stage.robot.edit(pressed, {"content": "Aye"})
    assert message.flags == EPHEMERAL


async def test_the_first_follow_up_takes_the_place_of_thinking(stage: Stage) -> None:
    pressed = await stage.pressed()
    deferred = await stage.robot.answer(pressed, DEFER, {"flags": EPHEMERAL})
    first = await stage.robot.follow(pressed, {"content": "first"})
    assert first.body["id"] == deferred.body["interaction"]["response_message_id"]
    assert first.body["flags"] & EPHEMERAL, "as private as it was announced"
    second = await stage.robot.follow(pressed, {"content": "second", "flags": EPHEMERAL})
    assert second.body["id"] != first.body["id"]
    assert (await stage.robot.edit(pressed, {"content": "third"}, second.body["id"])).status == 200


async def test_a_private_message_is_reached_by_its_token_alone(stage: Stage) -> None:
    pressed = await stage.pressed()
    answer = await stage.robot.answer(pressed, SEND, {"content": "hand", "flags": EPHEMERAL})
    message_id = answer.body["interaction"]["response_message_id"]
    for method in ("GET", "PATCH", "DELETE"):
        body = {"content": "x"} if method == "PATCH" else None
        assert (await stage.robot.call(method, f"{MESSAGES}/{message_id}", body)).code == 10008
    listed = await stage.robot.call("GET", MESSAGES)
    assert [one["id"] for one in listed.body] == [str(stage.message.id)]
    other = await stage.pressed()
    await stage.robot.answer(other, DEFER_UPDATE)
    assert (await stage.robot.edit(other, {"content": "x"}, message_id)).code == 10008
    assert (await stage.robot.edit(pressed, {"content": "x"})).status == 200


async def test_an_update_changes_the_pressed_message(stage: Stage) -> None:
    pressed = await stage.pressed()
    updated = await stage.robot.answer(pressed, UPDATE, {"content": "pressed"})
    assert updated.body["resource"]["message"]["id"] == str(stage.message.id)
    assert stage.message.content == "pressed"
    assert stage.message.components, "what is not mentioned stays"


# --- channels --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("denied", "code"),
    [
        ([Permission.SEND_MESSAGES], 50013),
        ([Permission.VIEW_CHANNEL], 50001),
    ],
)
async def test_missing_permissions(stage: Stage, denied: list[Permission], code: int) -> None:
    stage.deny(*denied)
    assert (await stage.robot.call("POST", MESSAGES, {"content": "x"})).code == code
    assert not int((await stage.pressed())["app_permissions"]) & denied[0]


async def test_files_need_a_permission(stage: Stage) -> None:
    stage.deny(Permission.ATTACH_FILES)
    body = {"content": "x", "attachments": [{"id": 0, "filename": "a.txt"}]}
    assert (await stage.robot.call("POST", MESSAGES, body, {"a.txt": b"x"})).code == 50013
    assert (await stage.robot.call("POST", MESSAGES, {"content": "x"})).status == 200


async def test_threads_have_permissions_of_their_own(stage: Stage) -> None:
    thread = stage.thread()
    stage.deny(Permission.SEND_MESSAGES_IN_THREADS, Permission.CREATE_PUBLIC_THREADS)
    assert (await stage.robot.call("POST", f"channels/{thread.id}/messages", {"content": "x"})).code == 50013
    body = {"name": "another", "type": 11}
    assert (await stage.robot.call("POST", f"channels/{HARBOR}/threads", body)).code == 50013


async def test_closed_direct_messages(stage: Stage) -> None:
    stage.server.people.set_dms(INGE, False)
    opened = await stage.robot.call("POST", "users/@me/channels", {"recipient_id": str(INGE)})
    path = f"channels/{opened.body['id']}/messages"
    assert (await stage.robot.call("POST", path, {"content": "x"})).code == 50007
    stage.server.people.set_dms(INGE, True)
    sent = await stage.robot.call("POST", path, {"content": "x"})
    assert sent.status == 200
    assert "guild_id" not in sent.body


async def test_threads_that_are_archived_or_locked(stage: Stage) -> None:
    thread = stage.thread()
    path = f"channels/{thread.id}/messages"
    sent = await stage.robot.call("POST", path, {"content": "x"})
    thread.archived = True
    assert (await stage.robot.call("PATCH", f"{path}/{sent.body['id']}", {"content": "y"})).code == 50083
    assert (await stage.robot.call("PUT", f"channels/{thread.id}/thread-members/{INGE}")).code == 50083
    assert (await stage.robot.call("POST", path, {"content": "x"})).status == 200
    assert not thread.archived, "a message opens it again"
    thread.archived = thread.locked = True
    assert (await stage.robot.call("POST", path, {"content": "x"})).code == 160005


@pytest.mark.parametrize(
    ("method", "path", "code"),
    [
        ("GET", f"{MESSAGES}/5", 10008),
        ("PATCH", f"{MESSAGES}/5", 10008),
        ("GET", "channels/5", 10003),
        ("POST", "channels/5/messages", 10003),
        ("GET", "users/5", 10013),
        ("GET", f"guilds/{GUILD}/members/5", 10007),
        ("GET", "guilds/5", 10004),
        ("DELETE", f"channels/{HARBOR}", 50013),
        ("GET", "channels/x/messages", 10003),
    ],
)
async def test_what_is_not_there(stage: Stage, method: str, path: str, code: int) -> None:
    body = {"content": "x"} if method in ("POST", "PATCH") else None
    assert (await stage.robot.call(method, path, body)).code == code


async def test_a_message_of_somebody_else(stage: Stage) -> None:
    said = stage.server.people.say(INGE, HARBOR, "Ahoy", nonce="")
    assert (await stage.robot.call("PATCH", f"{MESSAGES}/{said.id}", {"content": "x"})).code == 50005
    assert (await stage.robot.call("DELETE", f"{MESSAGES}/{said.id}")).code == 50013


# --- bodies ----------------------------------------------------------------------------------------------

LONG: list[tuple[dict[str, Any], int]] = [
    ({"content": "x" * 2001}, 50035),
    ({}, 50006),
    ({"content": "x", "components": [row(button("a", label="x" * 81))]}, 50035),
    ({"content": "x", "components": [row(button("x" * 101))]}, 50035),
    ({"content": "x", "components": [row(button("a"), button("a"))]}, 50035),
    ({"content": "x", "components": [row(*(button(str(n)) for n in range(6)))]}, 50035),
    ({"components": [{"type": 10, "content": "x" * 4001}], "flags": 1 << 15}, 50035),
    ({"components": [{"type": 10, "content": str(n)} for n in range(41)], "flags": 1 << 15}, 50035),
    ({"content": "x", "components": [{"type": 10, "content": "x"}], "flags": 1 << 15}, 50035),
    (
        {
            "components": [
                row(
                    {
                        "type": 3,
                        "custom_id": "m",
                        "options": [{"label": str(n), "value": str(n)} for n in range(26)],
                    }
                )
            ]
        },
        50035,
    ),
]


@pytest.mark.parametrize(("body", "code"), LONG, ids=range(len(LONG)))
async def test_lengths_and_counts(stage: Stage, body: dict[str, Any], code: int) -> None:
    before = len(stage.server.messages.history(stage.harbor, BOT, 10))
    refused = await stage.robot.call("POST", MESSAGES, body)
    assert (refused.status, refused.code) == (400, code)
    assert refused.body["message"] == CODES[code][1]
    pressed = await stage.pressed()
    assert (await stage.robot.answer(pressed, SEND, body)).code == code
    assert len(stage.server.messages.history(stage.harbor, BOT, 10)) == before


GARBAGE: list[Any] = [None, [], "x", {"components": 5}, {"components": [{"type": "x"}]}, {"flags": "x"}]


@pytest.mark.parametrize("body", GARBAGE, ids=range(len(GARBAGE)))
async def test_garbage_is_refused_and_changes_nothing(stage: Stage, body: Any) -> None:
    for path in (MESSAGES, f"channels/{HARBOR}/threads", "users/@me/channels"):
        assert (await stage.robot.call("POST", path, body)).status == 400
    assert len(stage.server.messages.history(stage.harbor, BOT, 10)) == 1


# --- files and nonces ------------------------------------------------------------------------------------


async def test_attachments_are_the_whole_list(stage: Stage) -> None:
    body = {"content": "x", "attachments": [{"id": n, "filename": f"{n}.txt"} for n in range(2)]}
    sent = await stage.robot.call("POST", MESSAGES, body, {"0.txt": b"zero", "1.txt": b"one"})
    kept = sent.body["attachments"][1]["id"]
    path = f"{MESSAGES}/{sent.body['id']}"
    changed = {"attachments": [{"id": kept}, {"id": 0, "filename": "2.txt"}]}
    edited = await stage.robot.call("PATCH", path, changed, {"2.txt": b"two"})
    assert [one["filename"] for one in edited.body["attachments"]] == ["1.txt", "2.txt"]
    async with stage.robot.http.get(edited.body["attachments"][1]["url"]) as there:
        assert await there.read() == b"two"
    assert len((await stage.robot.call("PATCH", path, {"content": "y"})).body["attachments"]) == 2
    assert (await stage.robot.call("PATCH", path, {"attachments": []})).body["attachments"] == []


async def test_a_nonce_is_sent_once(stage: Stage) -> None:
    assert (await stage.robot.call("POST", MESSAGES, {"content": "x", "nonce": "1" * 26})).code == 50035
    body = {"content": "x", "nonce": "17", "enforce_nonce": True}
    first, again = [await stage.robot.call("POST", MESSAGES, body) for _ in range(2)]
    assert first.body["id"] == again.body["id"]
    other = await stage.robot.call("POST", MESSAGES, {**body, "nonce": "18"})
    unforced = await stage.robot.call("POST", MESSAGES, {**body, "enforce_nonce": False})
    assert len({first.body["id"], other.body["id"], unforced.body["id"]}) == 3
    thread = stage.thread()
    elsewhere = await stage.robot.call("POST", f"channels/{thread.id}/messages", body)
    assert elsewhere.body["id"] != first.body["id"], "a nonce belongs to its channel"


async def test_only_allowed_mentions_notify(stage: Stage) -> None:
    text = f"<@{INGE}> <@{NAMES['Otto']}>"
    for allowed, notified in (
        ({"parse": []}, []),
        ({"parse": [], "users": [str(INGE)]}, [INGE]),
        ({"parse": ["users"]}, [INGE, NAMES["Otto"]]),
    ):
        sent = await stage.robot.call("POST", MESSAGES, {"content": text, "allowed_mentions": allowed})
        assert [int(one["id"]) for one in sent.body["mentions"]] == notified
    edited = await stage.robot.call("PATCH", f"{MESSAGES}/{stage.message.id}", {"content": text})
    assert edited.body["mentions"] == [], "an edit notifies nobody"
