"""The door: every click and form comes in here, and no error leaves without a friendly sentence."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.enums import InteractionResponseType

from cogs.ui.components import Layout, message
from cogs.ui.custom_ids import BadId, unpack
from cogs.ui.pictures import Plate
from data import models
from engines.core import Rejected, Say, say

if TYPE_CHECKING:
    from cogs.runtime.client import Portolan

    Interaction = discord.Interaction[Portolan]
else:
    Interaction = discord.Interaction
Handler = Callable[[Interaction, list[str]], Awaitable[None]]

log = logging.getLogger(__name__)
LATE = {10062, 10015, 40060}
"""The interaction is gone, or somebody answered it: there is nobody to tell."""

REFUSALS: dict[type[models.Refused], str] = {
    models.Stale: "table-moved-on",
    models.NoSuchTable: "table-unknown",
    models.LobbyClosed: "lobby-closed",
    models.LobbyFull: "lobby-full",
    models.AlreadySeated: "lobby-already-in",
    models.NotSeated: "lobby-not-in",
    models.VoteOpen: "vote-open",
    models.NoVote: "vote-none",
}


# --- answering -------------------------------------------------------------------------------------------


async def whisper(interaction: Interaction) -> None:
    """Acknowledge at once; a message for this person alone will follow."""
    await interaction.response.defer(ephemeral=True, thinking=True)


async def hold(interaction: Interaction) -> None:
    """Acknowledge at once; the message that was clicked will change."""
    await interaction.response.defer()


async def show(interaction: Interaction, layout: Layout, plates: Sequence[Plate] = ()) -> None:
    """The answer, after `whisper` or `hold`. It never replaces a message that everybody sees."""
    files = [plate.file() for plate in plates]
    kind = interaction.response.type
    if kind is None:
        await interaction.response.send_message(view=layout, files=files, ephemeral=True)
    elif kind is InteractionResponseType.deferred_channel_message or _private(interaction):
        await interaction.edit_original_response(view=layout, attachments=files)
    else:
        await interaction.followup.send(view=layout, files=files, ephemeral=True)


async def tell(interaction: Interaction, text: Say | str) -> None:
    """A sentence for this person alone; the clicked message stays as it is."""
    words = await interaction.client.speech.words(interaction)
    layout = message(text if isinstance(text, str) else words(text))
    kind = interaction.response.type
    if kind is None:
        await interaction.response.send_message(view=layout, ephemeral=True)
    elif kind is InteractionResponseType.deferred_channel_message:
        await interaction.edit_original_response(view=layout)
    else:
        await interaction.followup.send(view=layout, ephemeral=True)


def _private(interaction: Interaction) -> bool:
    """Whether the clicked message is a panel: seen by this person alone."""
    clicked = interaction.message
    return clicked is not None and (clicked.flags.ephemeral or interaction.guild_id is None)


# --- errors ----------------------------------------------------------------------------------------------


async def explain(interaction: Interaction, error: BaseException) -> None:
    """Tell a person what went wrong: the reason for what they may not do, an id for what we did wrong."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if isinstance(error, discord.NotFound | discord.HTTPException) and error.code in LATE:
        log.warning("answered too late: %s", error.text)
        return
    try:
        await tell(interaction, _sentence(error))
    except discord.HTTPException as failure:
        log.warning("could not answer: %s", failure)


def _sentence(error: BaseException) -> Say:
    if isinstance(error, Rejected):
        return error.reason
    if isinstance(error, models.ChannelTaken):
        row = error.table
        place = f"https://discord.com/channels/{row.guild_id}/{row.channel_id}"
        target = row.board_message_id or row.lobby_message_id
        return say("lobby-channel-taken", url=f"{place}/{target}" if target else place)
    if isinstance(error, models.Refused):
        return say(REFUSALS.get(type(error), "table-moved-on"))
    if isinstance(error, BadId):
        return say("error-unknown-button")
    if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
        return say("error-old-command")
    if isinstance(error, app_commands.CheckFailure):
        return say("error-not-here")
    code = secrets.token_hex(2).upper()
    log.error("error %s", code, exc_info=error)
    if isinstance(error, models.StoreError):
        return say("error-store", code=code)
    return say("error-bug", code=code)


class Tree(app_commands.CommandTree[Any]):
    async def on_error(self, interaction: Any, error: app_commands.AppCommandError) -> None:
        await explain(interaction, error)


class Door:
    """Sends every click to whoever knows its verb."""

    def __init__(self) -> None:
        self._handlers: dict[str, Handler] = {}

    def add(self, verb: str, handler: Handler) -> None:
        assert verb not in self._handlers, verb
        self._handlers[verb] = handler

    async def knock(self, interaction: Interaction) -> None:
        """Called for every interaction; clicks and forms are ours, commands are the tree's."""
        if interaction.type not in (
            discord.InteractionType.component,
            discord.InteractionType.modal_submit,
        ):
            return
        try:
            data: Any = interaction.data or {}
            known = unpack(str(data.get("custom_id", "")))
            handler = self._handlers.get(known[0].rstrip("0123456789")) if known else None
            if known is None or handler is None:
                raise BadId
            await handler(interaction, known[1])
        except Exception as error:
            await explain(interaction, error)


def values(interaction: Interaction) -> list[str]:
    """What was chosen in a menu, or typed into a form's one field."""
    data: Any = interaction.data or {}
    if interaction.type is discord.InteractionType.modal_submit:
        return list(fields(interaction).values())
    return [str(value) for value in data.get("values", [])]


def fields(interaction: Interaction) -> dict[str, str]:
    """What was typed into a form."""
    data: Any = interaction.data or {}
    found = [part.get("component", part) for part in data.get("components", [])]
    return {str(field.get("custom_id", "")): str(field.get("value", "")) for field in found}
