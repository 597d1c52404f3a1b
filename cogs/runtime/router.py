"""Routes clicks and forms to their handlers, and turns every error into a sentence for the person."""

from __future__ import annotations

import functools
import logging
import secrets
from collections.abc import Sequence
from typing import Any

import aiohttp
import discord
from discord import app_commands

from cogs.monitoring.metrics import CLICKS
from cogs.ui.components.building_blocks import lacks_emoji
from cogs.ui.components.custom_ids import BadId, Pressed, read_press
from cogs.ui.interactions.app import Interaction
from cogs.ui.interactions.lookup import check_place
from cogs.ui.interactions.responses import tell
from cogs.ui.wording.links import table_url
from data import models, season_models
from engines.contract.core import Rejected, Say, say

log = logging.getLogger(__name__)
TOO_LATE = {10062, 10015, 40060}
"""Discord's codes for an interaction that has expired or was answered: there is nobody left to tell."""
DISCORD_FAULTS = (discord.RateLimited, aiohttp.ClientError, ConnectionError, TimeoutError)
"""Raised while talking to Discord, besides answers with a status that is its own fault."""
REFUSALS: dict[type[models.Refused], str] = {
    models.Stale: "table-moved-on",
    models.NoSuchTable: "table-unknown",
    models.LobbyClosed: "lobby-closed",
    models.LobbyFull: "lobby-full",
    models.Barred: "guests-barred-you",
    models.AlreadySeated: "lobby-already-in",
    models.NotSeated: "lobby-not-in",
    models.VoteOpen: "vote-open",
    models.NoVote: "vote-none",
    season_models.SeasonTaken: "season-channel-taken",
    season_models.NoSuchSeason: "season-unknown",
    season_models.SeasonClosed: "season-closed",
    season_models.SeasonFull: "season-full",
    season_models.NotEntered: "season-not-in",
}


async def explain(interaction: Interaction, error: BaseException) -> None:
    """Tell a person what went wrong: the reason for a refusal, an id in the log for a bug."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    outcome = outcome_of(error)
    count_click(interaction, outcome)
    if isinstance(error, discord.HTTPException) and outcome == "late":
        log.warning("answered too late: %s", error.text)
        return
    if isinstance(error, discord.HTTPException) and lacks_emoji(error):
        interaction.client.signs.lose()
    try:
        if isinstance(error, models.ChannelTaken):
            await tell(interaction, await _channel_taken(interaction, error.table))
        else:
            await tell(interaction, _sentence(error))
    except (discord.HTTPException, *DISCORD_FAULTS) as failure:
        log.warning("could not answer: %s", failure)


def count_click(interaction: Interaction, outcome: str) -> None:
    kind = "command" if interaction.type is discord.InteractionType.application_command else "press"
    CLICKS.labels(kind, outcome).inc()


def outcome_of(error: BaseException) -> str:
    """What kind of answer somebody gets who is not simply answered."""
    if isinstance(error, discord.HTTPException) and error.code in TOO_LATE:
        return "late"
    if isinstance(error, models.Stale):
        return "stale"
    if isinstance(error, Rejected | models.Refused | BadId | app_commands.CheckFailure):
        return "refused"
    if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
        return "stale"
    if is_discords_fault(error):
        return "discord"
    return "database" if isinstance(error, models.StoreError) else "bug"


def is_discords_fault(error: BaseException) -> bool:
    """Whether Discord, or the way to it, failed while we were answering."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == 429 or lacks_emoji(error)
    return isinstance(error, DISCORD_FAULTS)


async def _channel_taken(interaction: Interaction, table: models.TableRow) -> Say:
    """What this person can do where a game is played or about to be: nobody can join one that has begun, nor
    one that they are in."""
    try:
        seats = await interaction.client.store.seats(table.id)
    except models.StoreError:  # the sentence for everybody else is true, too
        seats = []
    mine = any(seat.user_id == interaction.user.id and not seat.left for seat in seats)
    begun = table.status is not models.Status.LOBBY
    key = f"lobby-channel-{'yours' if mine else 'taken'}{'-running' if begun else ''}"
    return say(key, url=table_url(table))


def _sentence(error: BaseException) -> Say:
    if isinstance(error, Rejected):
        return error.reason
    if isinstance(error, models.Refused):
        return say(REFUSALS.get(type(error), "table-moved-on"))
    if isinstance(error, BadId):
        return say("error-unknown-button")
    if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
        return say("error-old-command")
    if isinstance(error, app_commands.CheckFailure):
        return say("error-not-here")
    if is_discords_fault(error):
        log.warning("Discord failed: %s: %s", type(error).__name__, error)
        return say("error-discord")
    if isinstance(error, models.StoreAway):
        log.warning("%s", error)
        return say("error-store-away")
    code = secrets.token_hex(2).upper()
    log.error("error %s", code, exc_info=error, extra={"code": code})
    if isinstance(error, models.StoreError):
        return say("error-store", code=code)
    return say("error-bug", code=code)


class CommandTree(app_commands.CommandTree[Any]):
    """The slash commands. A refusal is an answer, no error: the library never hears of it. Real errors are
    explained like those of buttons."""

    def add_command(self, command: Any, /, **options: Any) -> None:
        for one in command.walk_commands() if isinstance(command, app_commands.Group) else [command]:
            # The commands of moves outlive a bot: the next one in this process finds them wrapped.
            if isinstance(one, app_commands.Command) and not hasattr(one.callback, "answers_refusals"):
                one._callback = _answering(one.callback)
        super().add_command(command, **options)

    async def interaction_check(self, interaction: Any, /) -> bool:
        """The library asks in the task that will answer."""
        if interaction.client.taking_over:
            return False
        interaction.client.note_answering(interaction.id)
        return True

    async def on_error(self, interaction: Any, error: app_commands.AppCommandError) -> None:
        await explain(interaction, error)


def interaction_in(given: Sequence[Any]) -> Interaction:
    """Among what a command is given."""
    return next(one for one in given if isinstance(one, discord.Interaction))


def _answering(callback: Any) -> Any:
    """A command that answers with the reason where it refuses."""

    @functools.wraps(callback)
    async def run(*given: Any, **options: Any) -> None:
        try:
            await callback(*given, **options)
        except (Rejected, models.Refused, models.StoreAway) as refusal:
            await explain(interaction_in(given), refusal)
        else:
            count_click(interaction_in(given), "answered")

    run.answers_refusals = True  # type: ignore[attr-defined]
    return run


async def route(interaction: Interaction) -> None:
    """Give a click or form to the handler of its verb. Slash commands are dispatched by the tree."""
    if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
        return
    if interaction.client.taking_over:
        return
    try:
        pressed = _read(interaction)
        await check_place(interaction, pressed.table_id)
        await interaction.client.handlers[pressed.verb](interaction, pressed)
    except Exception as error:  # noqa: BLE001 - nobody is left without an answer; `explain` logs bugs
        await explain(interaction, error)
    else:
        count_click(interaction, "answered")


def _read(interaction: Interaction) -> Pressed:
    """Read a press, and note that it is being answered."""
    data: Any = interaction.data or {}
    try:
        pressed = read_press(data)
    except BadId:
        interaction.client.note_answering(interaction.id)
        raise
    interaction.client.note_answering(interaction.id, pressed.table_id)
    return pressed
