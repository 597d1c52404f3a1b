"""Interactions: a press, a command or a form on its way to the bot, and what the bot answers by its token.

The first answer must come within three seconds, and there is only one; the token lives for fifteen minutes.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from cogs.local_table.bot_side.gateway import Gateway
from cogs.local_table.limits import Refusal
from cogs.local_table.small_discord.events import Answered, Events, FormOpened
from cogs.local_table.small_discord.messages import EPHEMERAL, LOADING, Message, Messages, Upload
from cogs.local_table.small_discord.world import APPLICATION, BOT, Channel, Payload, World

UPLOAD_LIMIT = 10 * 1024**2
FORM_SECONDS = 15 * 60
"""How long a form that is open is remembered."""


class Kind(IntEnum):
    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    FORM = 5


class Reply(IntEnum):
    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    FORM = 9


POSSIBLE = {
    Kind.COMMAND: {Reply.MESSAGE, Reply.DEFERRED_MESSAGE, Reply.FORM},
    Kind.COMPONENT: {
        Reply.MESSAGE,
        Reply.DEFERRED_MESSAGE,
        Reply.DEFERRED_UPDATE,
        Reply.UPDATE,
        Reply.FORM,
    },
    Kind.AUTOCOMPLETE: {Reply.CHOICES},
    Kind.FORM: {Reply.MESSAGE, Reply.DEFERRED_MESSAGE, Reply.DEFERRED_UPDATE, Reply.UPDATE},
}
"""How each kind can be answered; a form without a clicked message cannot update one."""


@dataclass
class Interaction:
    id: int
    kind: Kind
    person: int
    channel: Channel
    nonce: str
    locale: str
    clicked: int | None = None
    """The message whose button was pressed, or from whose button the form was opened."""
    token: str = ""
    born: float = field(default_factory=time.monotonic)
    reply: Reply | None = None
    """How it was answered."""
    original: int | None = None
    """The message that answers it, or the clicked one."""
    follow_ups: set[int] = field(default_factory=set)
    form: Payload | None = None
    late: bool = False
    used: int = 0
    """How often the bot came back with its token."""
    choices: asyncio.Future[list[Payload]] | None = None
    """Somebody waits for what can be chosen."""


class Interactions:
    def __init__(self, world: World, messages: Messages, gateway: Gateway, events: Events) -> None:
        self.world = world
        self.messages = messages
        self.gateway = gateway
        self.events = events
        self.answer_seconds = 3.0
        self.token_seconds = 15 * 60.0
        self._by_id: dict[int, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}
        self.forms: dict[int, Interaction] = {}
        """Interactions that opened a form which is still open."""

    # on its way to the bot

    def start(
        self,
        kind: Kind,
        person: int,
        channel: Channel,
        data: Payload,
        *,
        nonce: str,
        locale: str,
        clicked: Message | None = None,
    ) -> Interaction:
        self._tidy_up()
        interaction = Interaction(self.world.snowflakes(), kind, person, channel, nonce, locale)
        interaction.token = f"{interaction.id}.{secrets.token_urlsafe(48)}"
        interaction.clicked = clicked.id if clicked is not None else None
        self._by_id[interaction.id] = self._by_token[interaction.token] = interaction
        if kind is Kind.AUTOCOMPLETE:
            interaction.choices = asyncio.get_running_loop().create_future()
        payload = self._payload(interaction, data)
        if clicked is not None:
            payload["message"] = self.messages.payload(clicked, BOT)
        if self.gateway.interaction(payload):
            asyncio.get_running_loop().call_later(self.answer_seconds, self._expire, interaction)
        else:
            self._fail(interaction, "page-bot-away")
        return interaction

    def _payload(self, interaction: Interaction, data: Payload) -> Payload:
        channel, person = interaction.channel, interaction.person
        payload: Payload = {
            "id": str(interaction.id),
            "application_id": str(APPLICATION),
            "type": int(interaction.kind),
            "data": data,
            "token": interaction.token,
            "version": 1,
            "channel": self.world.channel_payload(channel),
            "channel_id": str(channel.id),
            "app_permissions": str(self.world.permissions(BOT, channel)),
            "locale": interaction.locale,
            "entitlements": [],
            "attachment_size_limit": UPLOAD_LIMIT,
            "authorizing_integration_owners": {"0": "0" if channel.is_dm else str(channel.guild)},
            "context": 1 if channel.is_dm else 0,
        }
        if channel.is_dm:
            return payload | {"user": self.world.user(person)}
        permissions = str(self.world.permissions(person, channel))
        return payload | {
            "guild_id": str(channel.guild),
            # Here nobody has chosen the server's language: a table speaks that of whoever opens it.
            "guild": {"id": str(channel.guild), "locale": interaction.locale, "features": []},
            "guild_locale": interaction.locale,
            "member": {**self.world.member(person, channel.guild), "permissions": permissions},
        }

    def _expire(self, interaction: Interaction) -> None:
        if interaction.reply is None:
            self._fail(interaction, "page-bot-silent")

    def _fail(self, interaction: Interaction, why: str) -> None:
        interaction.late = True
        if interaction.choices is not None and not interaction.choices.done():
            interaction.choices.set_result([])
        self.events.tell(Answered(interaction.person, interaction.id, interaction.nonce, why))

    def _tidy_up(self) -> None:
        now = time.monotonic()
        for interaction in list(self._by_id.values()):
            if now - interaction.born > 2 * max(self.token_seconds, FORM_SECONDS):
                del self._by_id[interaction.id], self._by_token[interaction.token]
                self.forms.pop(interaction.id, None)
            elif interaction.id in self.forms and now - interaction.born > FORM_SECONDS:
                del self.forms[interaction.id]

    # the first answer

    def answer(
        self, interaction_id: int, token: str, body: Payload, uploads: Sequence[Upload]
    ) -> tuple[Interaction, Message | None]:
        interaction = self._by_id.get(interaction_id)
        if interaction is None or interaction.token != token or interaction.late:
            raise Refusal(10062)
        if interaction.reply is not None:
            raise Refusal(40060)
        reply = Reply(body["type"]) if body["type"] in list(Reply) else None
        if reply not in POSSIBLE[interaction.kind] or (
            reply in (Reply.UPDATE, Reply.DEFERRED_UPDATE) and interaction.clicked is None
        ):
            raise Refusal(50035, f"type {body['type']} does not answer this interaction")
        data = body.get("data") or {}
        message = self._carry_out(interaction, reply, data, uploads)
        interaction.reply = reply
        if message is not None:
            interaction.original = message.id
        self.events.tell(Answered(interaction.person, interaction.id, interaction.nonce))
        return interaction, message

    def _carry_out(
        self, interaction: Interaction, reply: Reply, data: Payload, uploads: Sequence[Upload]
    ) -> Message | None:
        if reply is Reply.CHOICES:
            assert interaction.choices is not None
            if not interaction.choices.done():
                interaction.choices.set_result(list(data.get("choices") or []))
            return None
        if reply is Reply.FORM:
            interaction.form = data
            self.forms[interaction.id] = interaction
            self.events.tell(FormOpened(interaction.person, interaction.id, interaction.nonce, data))
            return None
        if reply is Reply.MESSAGE:
            return self._send(interaction, data, uploads)
        if reply is Reply.DEFERRED_MESSAGE:
            flags = int(data.get("flags") or 0) & EPHEMERAL | LOADING
            return self._send(interaction, {"flags": flags}, (), flags=LOADING)
        clicked = self.messages.get(interaction.clicked or 0)
        return self.messages.edit(clicked, data, uploads) if reply is Reply.UPDATE else clicked

    def _send(
        self, interaction: Interaction, body: Payload, uploads: Sequence[Upload], flags: int = 0
    ) -> Message:
        private = bool(int(body.get("flags") or 0) & EPHEMERAL)
        return self.messages.send(
            BOT,
            self.world.channel(interaction.channel.id),
            body,
            uploads,
            only_for=interaction.person if private else None,
            origin=self._metadata(interaction),
            flags=flags | (EPHEMERAL if private else 0),
        )

    def _metadata(self, interaction: Interaction) -> Payload:
        metadata: Payload = {
            "id": str(interaction.id),
            "type": int(interaction.kind),
            "user": self.world.user(interaction.person),
            "authorizing_integration_owners": {
                "0": "0" if interaction.channel.is_dm else str(interaction.channel.guild),
            },
        }
        if interaction.kind is Kind.COMPONENT:
            metadata["interacted_message_id"] = str(interaction.clicked)
        elif interaction.kind is Kind.FORM:
            metadata["triggering_interaction_metadata"] = {
                **metadata,
                "type": int(Kind.COMPONENT if interaction.clicked else Kind.COMMAND),
                **({"interacted_message_id": str(interaction.clicked)} if interaction.clicked else {}),
            }
        return metadata

    # everything after it

    def by_token(self, application: int, token: str) -> Interaction:
        """The interaction of a token that still works."""
        interaction = self._by_token.get(token)
        if interaction is None or application != APPLICATION:
            raise Refusal(10015)
        if time.monotonic() - interaction.born > self.token_seconds:
            raise Refusal(50027)
        if interaction.reply is None:
            raise Refusal(10015)
        interaction.used += 1
        return interaction

    def follow_up(self, interaction: Interaction, body: Payload, uploads: Sequence[Upload]) -> Message:
        """Another message; the first one after "is thinking" takes its place, as public as that was."""
        if interaction.reply is Reply.DEFERRED_MESSAGE and interaction.original is not None:
            original = self.messages.get(interaction.original)
            if original.flags & LOADING:
                return self.messages.edit(original, body, uploads)
        message = self._send(interaction, body, uploads)
        interaction.follow_ups.add(message.id)
        return message

    def message_of(self, interaction: Interaction, which: str) -> Message:
        """`@original` or the id of a follow-up."""
        if which == "@original":
            if interaction.original is None:
                raise Refusal(10008)
            return self.messages.get(interaction.original)
        message_id = int(which) if which.isdecimal() else 0
        if message_id not in (*interaction.follow_ups, interaction.original):
            raise Refusal(10008)
        return self.messages.get(message_id)

    def callback_payload(self, interaction: Interaction, message: Message | None) -> Payload:
        """What the bot is told of its first answer."""
        about: Payload = {"id": str(interaction.id), "type": int(interaction.kind)}
        payload: dict[str, Any] = {"interaction": about}
        if message is not None:
            about["response_message_id"] = str(message.id)
            about["response_message_loading"] = bool(message.flags & LOADING)
            about["response_message_ephemeral"] = bool(message.flags & EPHEMERAL)
        if interaction.reply in (Reply.MESSAGE, Reply.UPDATE) and message is not None:
            shown = self.messages.payload(message, BOT)
            payload["resource"] = {"type": int(interaction.reply), "message": shown}
        return payload
