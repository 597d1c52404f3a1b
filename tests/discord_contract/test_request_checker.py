"""Check the requests of a real bot on SimCord; the rules survive any garbage."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator, Iterator
from typing import Any

import discord
import pytest
import pytest_asyncio
import simcord
from discord import app_commands, ui
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.discord_contract import RequestChecker, check, checked_requests, limits
from tests.discord_contract.test_forms_and_commands import CORRECT as FORMS
from tests.discord_contract.test_messages import CORRECT as MESSAGES

COURSES = ("north", "south")


def chart() -> discord.File:
    return discord.File(io.BytesIO(b"RIFF" * 100), "chart.webp", description="A chart")


class Form(ui.Modal, title="Bid"):
    amount: ui.Label[Any] = ui.Label(
        text="Your bid", component=ui.TextInput(custom_id="amount", max_length=3)
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Noted", ephemeral=True)


class Board(ui.LayoutView):
    """The message of the small bot: a picture and two buttons."""

    def __init__(self, line: str, *, second: str = "edit") -> None:
        super().__init__(timeout=None)
        self.add_item(
            ui.Container(
                ui.TextDisplay(line),
                ui.MediaGallery(discord.MediaGalleryItem("attachment://chart.webp", description="A chart")),
            )
        )
        self.add_item(
            ui.ActionRow(ui.Button(label="Bid", custom_id="bid"), ui.Button(label="Edit", custom_id=second))
        )


class SmallBot(discord.Client):
    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True), allowed_mentions=discord.AllowedMentions.none()
        )
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        @self.tree.command(description="Show the chart")
        @app_commands.describe(course="Where to")
        async def sail(interaction: discord.Interaction, course: str) -> None:
            await interaction.response.defer()
            await interaction.followup.send(view=Board(course), file=chart())
            assert isinstance(interaction.channel, discord.TextChannel)
            ping = discord.AllowedMentions(users=[interaction.user])
            sent = await interaction.channel.send(view=Board("at sea"), file=chart(), allowed_mentions=ping)
            sent = await sent.edit(view=Board("ashore"), attachments=[chart()])
            await sent.edit(view=Board("still ashore"), attachments=sent.attachments)

        @sail.autocomplete("course")
        async def courses(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
            return [app_commands.Choice(name=course.title(), value=course) for course in COURSES]

        @self.tree.command(description="Send what Discord refuses")
        async def wreck(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(view=Board("lost", second="bid"), file=chart())

        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        data: Any = interaction.data
        pressed = data.get("custom_id")
        if pressed == "bid":
            await interaction.response.send_modal(Form())
        elif pressed == "edit":
            await interaction.response.edit_message(view=Board("edited"), attachments=[chart()])


@pytest.fixture
def checker() -> Iterator[RequestChecker]:
    with checked_requests() as checker:
        yield checker


@pytest_asyncio.fixture
async def env(checker: RequestChecker) -> AsyncIterator[simcord.Env]:
    env = simcord.Env(SmallBot(), check_errors=False)
    await env.start()
    try:
        yield env
    finally:
        await env.shutdown()


async def test_a_correct_bot_causes_no_complaints(checker: RequestChecker, env: simcord.Env) -> None:
    guild = env.create_guild()
    channel = guild.create_text_channel("sea")
    inge = guild.add_member(env.create_user("Inge"))
    assert len(await inge.autocomplete(channel, "sail", "course", "n")) == len(COURSES)
    await inge.slash(channel, "sail", course="north")
    message = channel.last_message
    assert message is not None
    await inge.click(message, custom_id="edit")
    form = await inge.click(message, custom_id="bid")
    await inge.submit_modal(form, {"amount": "7"})
    env.raise_errors()

    sent = {(request.method, request.path.split("/")[1]) for request in env.http_requests if request.json}
    assert sent >= {("PUT", "applications"), ("POST", "interactions"), ("POST", "webhooks")}
    assert sent >= {("POST", "channels"), ("PATCH", "channels")}
    answers = {r.json["type"] for r in env.http_requests if r.json and r.path.endswith("/callback")}
    assert answers == {4, 5, 7, 8, 9}
    assert checker.seen == len(env.http_requests), "a request was not checked"
    assert checker.complaints == []
    assert check(env.http_requests) == []
    checker.verify()


async def test_a_wrong_message_is_caught_and_named(checker: RequestChecker, env: simcord.Env) -> None:
    guild = env.create_guild()
    channel = guild.create_text_channel("sea")
    await guild.add_member(env.create_user("Inge")).slash(channel, "wreck")
    assert any("the custom_id 'bid' is there twice" in sentence for sentence in checker.complaints)
    assert check(env.http_requests) == checker.complaints
    with pytest.raises(AssertionError, match="custom_id 'bid' is there twice"):
        checker.verify()
    checker.verify()  # each complaint is taken once


async def test_uploads_are_checked_and_left_intact(checker: RequestChecker, env: simcord.Env) -> None:
    channel = env.create_guild().create_text_channel("sea")
    place = env.bot.get_channel(channel.id)
    assert isinstance(place, discord.TextChannel)
    large = b"x" * (10 * 1024**2 + 1)
    sent = await place.send("A large file", file=discord.File(io.BytesIO(large), "large.bin"))
    assert checker.take() == [
        f"POST /channels/{channel.id}/messages: the file large.bin has 10485761 bytes, 10485760 are allowed"
    ]
    assert checker.take() == []
    assert await sent.attachments[0].read() == large


async def test_the_innermost_checker_sees_a_request(checker: RequestChecker, env: simcord.Env) -> None:
    channel = env.create_guild().create_text_channel("sea")
    place = env.bot.get_channel(channel.id)
    assert isinstance(place, discord.TextChannel)
    before = checker.seen
    with checked_requests() as inner:
        await place.send("One")
    await place.send("Two")
    assert (inner.seen, checker.seen - before) == (1, 1)


ODD: list[Any] = [None, True, -1, 0, 2**70, 1.5, "", "x", [], {}, [None], [[]], [{}], {"x": []}, {"type": []}]


def mangled(value: Any, draw: Any) -> Any:
    """A copy in which a few things are replaced by garbage."""
    if draw(st.integers(0, 7)) == 0:
        return draw(st.sampled_from(ODD))
    if isinstance(value, dict):
        return {key: mangled(part, draw) for key, part in value.items()}
    if isinstance(value, list):
        return [mangled(part, draw) for part in value[:4]]
    return value


@given(st.data())
@settings(max_examples=300, deadline=None)
def test_garbage_does_not_crash_the_rules(data: st.DataObject) -> None:
    request = data.draw(st.sampled_from([*MESSAGES.values(), *FORMS.values()]))
    body = mangled(request.json, data.draw)
    for sentence in limits.complaints(request.method, request.path, body, request.files):
        assert isinstance(sentence, str)
        assert sentence
    check([type(request)(request.method, request.path, body, request.files)])
