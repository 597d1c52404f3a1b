"""REST routes about the application: itself, its commands, its emoji, and the way to the gateway."""

from __future__ import annotations

import base64
import binascii

import msgspec

from cogs.local_table.bot_side.gateway import Gateway
from cogs.local_table.bot_side.rest import Answer, Call, Routes
from cogs.local_table.limits import Refusal
from cogs.local_table.small_discord.commands import Commands
from cogs.local_table.small_discord.storage import EMOJI, StoredFile
from cogs.local_table.small_discord.world import APPLICATION, BOT, OWNER, Payload, World

EMOJI_LIST = "emoji"
"""The key under which the application's emoji are kept."""
MOST_EMOJI = 2000


class ApplicationRoutes:
    def __init__(self, world: World, commands: Commands, gateway: Gateway) -> None:
        self.world = world
        self.commands = commands
        self.gateway = gateway
        known = world.storage.meta(EMOJI_LIST)
        self.emoji: dict[str, Payload] = msgspec.json.decode(known) if known else {}

    def routes(self) -> Routes:
        return {
            "GET gateway": self.way,
            "GET gateway/bot": self.way,
            "GET users/@me": self.me,
            "GET oauth2/applications/@me": self.application,
            "GET applications/@me": self.application,
            "GET applications/*/commands": self.list_commands,
            "PUT applications/*/commands": self.sync,
            "GET applications/*/guilds/*/commands": self.list_commands,
            "PUT applications/*/guilds/*/commands": self.sync,
            "GET applications/*/emojis": self.list_emoji,
            "POST applications/*/emojis": self.create_emoji,
            "PATCH applications/*/emojis/*": self.rename_emoji,
            "DELETE applications/*/emojis/*": self.delete_emoji,
        }

    def way(self, _: Call) -> Answer:
        limits = self.gateway.limits
        start = {
            "total": limits.session_starts,
            "remaining": max(0, limits.session_starts - self.gateway.record.identified),
            "reset_after": 0,
            "max_concurrency": limits.max_concurrency,
        }
        way = {"url": self.gateway.address, "shards": limits.shards, "session_start_limit": start}
        return Answer(200, way)

    def me(self, _: Call) -> Answer:
        private = {
            "mfa_enabled": False,
            "locale": "en-US",
            "verified": True,
            "email": None,
            "premium_type": 0,
        }
        return Answer(200, {**self.world.user(BOT), **private})

    def application(self, _: Call) -> Answer:
        absent = ("icon", "team", "interactions_endpoint_url", "role_connections_verification_url")
        return Answer(
            200,
            {
                "id": str(APPLICATION),
                "name": "Portolan",
                "description": "",
                "type": None,
                "verify_key": "0" * 64,
                "flags": 0,
                "flags_new": "0",
                "bot": self.world.user(BOT),
                "bot_public": False,
                "bot_require_code_grant": False,
                "owner": self.world.user(OWNER),
                "redirect_uris": [],
                "eligible_oauth2_scopes": [],
                "approximate_guild_count": 1,
                "approximate_user_install_count": 0,
                "approximate_user_authorization_count": 0,
                "explicit_content_filter": 0,
                **dict.fromkeys(absent),
            },
        )

    # commands

    def _scope(self, call: Call) -> int | None:
        """The server of these commands; None for those of everywhere."""
        if call.id(0) != APPLICATION:
            raise Refusal(50001)
        if len(call.path) == 1:
            return None
        return self.world.in_guild(call.id(1))

    def list_commands(self, call: Call) -> Answer:
        return Answer(200, self.commands.in_scope(self._scope(call)))

    def sync(self, call: Call) -> Answer:
        return Answer(200, self.commands.replace(self._scope(call), call.body))

    # emoji

    def _keep_emoji(self) -> None:
        self.world.storage.set_meta(EMOJI_LIST, msgspec.json.encode(self.emoji).decode())

    def list_emoji(self, call: Call) -> Answer:
        self._scope(call)
        return Answer(200, {"items": list(self.emoji.values())})

    def create_emoji(self, call: Call) -> Answer:
        self._scope(call)
        if len(self.emoji) >= MOST_EMOJI:
            raise Refusal(30008)
        try:
            picture = base64.b64decode(str(call.fields["image"]).partition(",")[2], validate=True)
        except binascii.Error:
            raise Refusal(50035, "image is no picture") from None
        emoji_id = self.world.snowflakes()
        self.world.storage.keep_file(StoredFile(emoji_id, None, EMOJI, picture))
        self.emoji[str(emoji_id)] = {
            "id": str(emoji_id),
            "name": str(call.fields["name"]),
            "roles": [],
            "user": self.world.user(BOT),
            "require_colons": True,
            "managed": False,
            "animated": picture.startswith(b"GIF8"),
            "available": True,
        }
        self._keep_emoji()
        return Answer(201, self.emoji[str(emoji_id)])

    def _emoji(self, call: Call) -> Payload:
        self._scope(Call(call.path[:1], {}, None, ()))
        if call.path[1] not in self.emoji:
            raise Refusal(10014)
        return self.emoji[call.path[1]]

    def rename_emoji(self, call: Call) -> Answer:
        emoji = self._emoji(call)
        emoji["name"] = str(call.fields["name"])
        self._keep_emoji()
        return Answer(200, emoji)

    def delete_emoji(self, call: Call) -> Answer:
        emoji = self._emoji(call)
        del self.emoji[emoji["id"]]
        self.world.storage.drop_file(int(emoji["id"]))
        self._keep_emoji()
        return Answer()
