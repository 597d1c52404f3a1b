"""Slash commands for the moves of every game, generated from the moves."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from functools import cache
from typing import Any, get_type_hints

import discord
from discord import app_commands
from discord.ext import commands

from cogs.tables.loading.room import Room
from cogs.tables.moves.answer_path import only_step, read_step
from cogs.ui.components.building_blocks import OPTION_LIMIT, shorten
from cogs.ui.components.custom_ids import AnswerId
from cogs.ui.interactions.answering import play_answer
from cogs.ui.interactions.app import App, Interaction
from cogs.ui.interactions.lookup import room_here, rooms_meant
from cogs.ui.interactions.responses import defer_reply, tell
from cogs.ui.panel.typed_answers import offers, path_of
from cogs.ui.wording.localisation import in_games, localised
from engines import AnyGame, games
from engines.contract.core import Move, Rejected, answer
from engines.tables.knowledge import version_token


class MoveCommandsCog(commands.Cog):
    def __init__(self, bot: App) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        for group in move_groups():
            self.bot.tree.add_command(group)

    async def cog_unload(self) -> None:
        for group in move_groups():
            self.bot.tree.remove_command(group.name)


@cache
def move_groups() -> tuple[app_commands.Group, ...]:
    """The commands of every game. They know no bot, so they are made once, however often one is started."""
    return tuple(_group(game) for game in games().values())


def _group(game: AnyGame) -> app_commands.Group:
    group = in_games(app_commands.Group(name=game.key, description=localised(f"{game.key}-blurb-command")))
    for move in game.moves:
        group.add_command(_command(game, move))
    return group


def _command(game: AnyGame, move: type[Move]) -> app_commands.Command[Any, ..., None]:
    """One command with an option for each field of the move, all with autocomplete, none required."""
    tag = str(move.__struct_config__.tag)
    fields = get_type_hints(move)
    names = list(move.__struct_fields__)

    async def callback(interaction: Interaction, **typed: str | int | None) -> None:
        await defer_reply(interaction)
        await _make(interaction, game, tag, {name: typed.get(name) for name in names})

    parameters = [
        inspect.Parameter(
            "interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction
        )
    ]
    for name in names:
        kind = int | None if whole(fields[name]) else str | None
        parameters.append(
            inspect.Parameter(name, inspect.Parameter.POSITIONAL_OR_KEYWORD, default=None, annotation=kind)
        )
    callback.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    callback = app_commands.rename(**{n: localised(f"{game.key}-field-{n}") for n in names})(callback)
    callback = app_commands.describe(**{n: localised(f"{game.key}-field-{n}-about") for n in names})(callback)
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=localised(f"{game.key}-move-{tag}"),
        description=localised(f"{game.key}-move-{tag}-about"),
        callback=callback,
    )
    for name in names:
        command.autocomplete(name)(_autocomplete(game, tag, name, whole(fields[name])))
    return command


async def _room_for(interaction: Interaction, game: AnyGame) -> Room:
    """The table of this channel; in a DM, the table of this game that the person means."""
    if interaction.guild_id is not None:
        room = await room_here(interaction.client, interaction)
        if room.row.game != game.key:
            raise Rejected("table-other-game")
        return room
    rooms = [r for r in await rooms_meant(interaction.client, interaction.user.id) if r.row.game == game.key]
    if not rooms:
        raise Rejected("table-none-yours")
    return rooms[0]


async def _make(
    interaction: Interaction, game: AnyGame, tag: str, typed: dict[str, str | int | None]
) -> None:
    room = await _room_for(interaction, game)
    table = room.require_running()
    seat = room.require_seat(interaction.user.id).seat
    words = room.words(await interaction.client.language.of(interaction, room))
    try:
        path = path_of(lambda draft: table.ask(seat, draft), tag, typed, words)
    except Rejected as refusal:
        await tell(interaction, words(refusal.reason))  # the reason may name players of this table
        return
    typed_path = AnswerId(room.row.id, version_token(table, seat), "", path)
    await play_answer(interaction, typed_path, confirmed=False)


def _autocomplete(game: AnyGame, tag: str, field: str, number: bool) -> Any:
    async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[Any]]:
        words = await interaction.client.language.words(interaction)
        try:
            room = await _room_for(interaction, game)
            words = room.plain_words(words.language)
            found = await _offers(interaction, room, tag, field, str(current))
        except Rejected as reason:
            # One entry with the first line, without links; choosing it is refused with the whole reason.
            text = shorten(words(reason.reason).partition("\n")[0], OPTION_LIMIT)
            return [app_commands.Choice(name=text, value=0 if number else "?")]
        # Discord refuses the whole answer if one value is not of the option's type.
        kind = int if number else str
        return [app_commands.Choice(name=text, value=kind(value)) for text, value in found]

    return complete


async def _offers(
    interaction: Interaction, room: Room, tag: str, field: str, current: str
) -> Sequence[tuple[str, str | int]]:
    table = room.require_running()
    seat = room.require_seat(interaction.user.id).seat
    words = room.plain_words(await interaction.client.language.of(interaction, room))

    def ask(draft: Any) -> Any:
        return table.ask(seat, draft)

    typed = {
        name: getattr(interaction.namespace, name, None)
        for name in vars(interaction.namespace)
        if name != field
    }
    draft: Any = {}
    question = ask(draft)
    for step in path_of(ask, tag, typed, words):
        draft = answer(draft, question, read_step(question, step))
        question = ask(draft)
    while question is not None and question.field != field and (only := only_step(question)):
        draft = answer(draft, question, read_step(question, only))
        question = ask(draft)
    if question is None or question.field != field:
        return []
    return offers(question, current, words)


def whole(kind: Any) -> bool:
    """Whether a field is a number, perhaps an optional one."""
    return kind is int or kind == int | None


async def setup(bot: App) -> None:
    await bot.add_cog(MoveCommandsCog(bot))
