"""The signs as emoji of the application: what is uploaded, kept and deleted, and what if Discord refuses."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
import pytest
from PIL import Image

import render
from cogs.runtime.sign_upload import MOST_LOSSES, OURS, PAUSES
from tests.support.discord_server import DiscordServer

pytestmark = pytest.mark.signs
EMOJI = "/applications/*/emojis"
SIGNS = ("seal_cross", "seal_star", "columbus")


class Workshop:
    """What is drawn, and how often."""

    def __init__(self) -> None:
        self.version = "1"
        self.tones = dict.fromkeys(SIGNS, (200, 0, 0))
        self.drawn: list[str] = []

    def emoji(self, name: str) -> bytes:
        self.drawn.append(name)
        file = io.BytesIO()
        Image.new("RGBA", (128, 128), self.tones[name]).save(file, "PNG")
        return file.getvalue()


@pytest.fixture
def workshop(monkeypatch: pytest.MonkeyPatch) -> Workshop:
    workshop = Workshop()
    monkeypatch.setattr(render, "signs", lambda: workshop.tones)
    monkeypatch.setattr(render, "drawn_with", lambda: workshop.version)
    monkeypatch.setattr(render, "emoji", workshop.emoji)
    return workshop


def there(server: DiscordServer) -> list[str]:
    return sorted(emoji.name for emoji in server.env.backend.application_emojis.values())


def requests(server: DiscordServer) -> list[str]:
    return [call.method for call in server.env.http_requests if "/emojis" in call.path]


def seal(server: DiscordServer) -> str:
    return server.bot.signs.written("seal_cross")


async def test_a_first_start_uploads_every_sign(workshop: Workshop, server: DiscordServer) -> None:
    await server.env.settle()
    names = there(server)
    assert [OURS.fullmatch(name)[1] for name in names] == sorted(SIGNS)  # type: ignore[index]
    assert all(2 <= len(name) <= 32 for name in names)
    assert requests(server) == ["GET", "POST", "POST", "POST"]
    [cross] = [emoji.id for emoji in server.env.backend.application_emojis.values() if "cross" in emoji.name]
    assert seal(server) == f"<:seal_cross:{cross}> "


async def test_a_restart_draws_and_uploads_nothing(workshop: Workshop, server: DiscordServer) -> None:
    await server.env.settle()
    known, written = there(server), seal(server)
    workshop.drawn.clear()
    await server.restart()
    assert workshop.drawn == []
    assert requests(server) == ["GET", "POST", "POST", "POST", "GET"]
    assert (there(server), seal(server)) == (known, written)


async def test_a_changed_picture_replaces_the_old_one(workshop: Workshop, server: DiscordServer) -> None:
    await server.env.settle()
    before, written = there(server), seal(server)
    workshop.version, workshop.tones["seal_cross"] = "2", (0, 200, 0)
    await server.restart()
    assert len(there(server)) == len(SIGNS)
    assert len(set(there(server)) - set(before)) == 1
    assert requests(server)[-3:] == ["GET", "POST", "DELETE"]
    assert seal(server) not in ("", written)


async def test_other_code_that_draws_the_same_uploads_nothing(
    workshop: Workshop, server: DiscordServer
) -> None:
    await server.env.settle()
    workshop.version = "2"
    await server.restart()
    assert requests(server)[-1] == "GET"


async def test_a_sign_that_is_gone_is_deleted_and_emoji_of_others_stay(
    workshop: Workshop, server: DiscordServer
) -> None:
    await server.env.settle()
    server.env.backend.create_application_emoji("logo")
    server.env.backend.create_application_emoji("p_of_mine")
    del workshop.tones["columbus"]
    await server.restart()
    assert [name.rpartition("_")[0] for name in there(server)] == ["", "p_of", "p_seal_cross", "p_seal_star"]


async def test_an_outdated_one_may_be_gone_already(workshop: Workshop, server: DiscordServer) -> None:
    await server.env.settle()
    workshop.tones.pop("columbus")
    workshop.tones.pop("seal_star")
    server.env.inject_error("DELETE", f"{EMOJI}/*", status=404, code=10014, times=1)
    await server.restart()
    assert requests(server)[-2:] == ["DELETE", "DELETE"], "the other one is deleted all the same"
    assert len(there(server)) == 2


async def test_what_somebody_deleted_is_uploaded_again(workshop: Workshop, server: DiscordServer) -> None:
    await server.env.settle()
    known = there(server)
    server.env.backend.application_emojis.clear()
    workshop.drawn.clear()
    await server.restart()
    assert there(server) == known
    assert sorted(workshop.drawn) == sorted(SIGNS)


# what if Discord refuses


class Pauses(list[float]):
    """Instead of sleeping: how long it would have been."""

    async def __call__(self, seconds: float) -> None:
        self.append(seconds)


@pytest.fixture
def nothing_drawn(workshop: Workshop) -> Workshop:
    workshop.tones.clear()
    return workshop


async def upload(server: DiscordServer, workshop: Workshop) -> Pauses:
    """Let there be signs, and let the bot upload them."""
    pauses = Pauses()
    server.bot.sign_upload._sleep = pauses
    workshop.tones.update(dict.fromkeys(SIGNS, (200, 0, 0)))
    server.bot.upload_signs()
    await server.env.settle()
    return pauses


async def plays_in_words(server: DiscordServer) -> None:
    """A table can be opened and played, without a sign."""
    await server.table("magellan", "Inge", "Otto", "Ruth")
    assert server.board().text
    everything = "".join(shown.text for shown in [*server.history(), *server.dms("Inge")])
    assert "<:" not in everything
    assert not any("emoji" in part for part in server.board().buttons)


@pytest.mark.parametrize("method", ["GET", "POST"])
@pytest.mark.parametrize(("status", "code"), [(403, 50001), (401, 0), (404, 0), (400, 30008)])
async def test_refused_signs_stay_words(
    nothing_drawn: Workshop, server: DiscordServer, method: str, status: int, code: int
) -> None:
    await server.env.settle()
    server.env.inject_error(method, EMOJI, status=status, code=code, times=None)
    assert await upload(server, nothing_drawn) == [], "refused is refused: no reason to ask again"
    assert there(server) == []
    assert requests(server).count(method) == (2 if method == "GET" else 1)
    await plays_in_words(server)


@pytest.mark.parametrize("status", [500, 503, 429])
async def test_trouble_is_waited_out(nothing_drawn: Workshop, server: DiscordServer, status: int) -> None:
    await server.env.settle()
    server.env.inject_error("POST", EMOJI, status=status, times=2)
    assert await upload(server, nothing_drawn) == list(PAUSES[:2])
    assert len(there(server)) == len(SIGNS)
    assert seal(server)


async def test_trouble_that_stays_is_given_up(nothing_drawn: Workshop, server: DiscordServer) -> None:
    await server.env.settle()
    server.env.inject_error("POST", EMOJI, status=500, times=None)
    assert await upload(server, nothing_drawn) == list(PAUSES)
    assert server.bot.sign_upload.under_way == []
    await plays_in_words(server)


async def test_a_long_limit_is_waited_for(
    nothing_drawn: Workshop, server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.env.settle()
    create, limits = (
        server.bot.create_application_emoji,
        [discord.RateLimited(900.5), discord.RateLimited(40)],
    )

    async def limited(**given: Any) -> discord.Emoji:
        if limits:
            raise limits.pop(0)
        return await create(**given)

    monkeypatch.setattr(server.bot, "create_application_emoji", limited)
    assert await upload(server, nothing_drawn) == [900.5, 40]
    assert len(there(server)) == len(SIGNS)


async def test_one_that_discord_does_not_like_is_left_out(
    nothing_drawn: Workshop, server: DiscordServer
) -> None:
    await server.env.settle()
    server.env.inject_error("POST", EMOJI, status=400, code=50035, times=1)
    assert await upload(server, nothing_drawn) == []
    assert len(there(server)) == len(SIGNS) - 1
    assert seal(server) == ""
    assert server.bot.signs.written("seal_star")


async def test_the_bot_plays_while_it_uploads(
    nothing_drawn: Workshop, server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.env.settle()
    create, reached, gate = server.bot.create_application_emoji, asyncio.Event(), asyncio.Event()

    async def slow(**given: Any) -> discord.Emoji:
        if "columbus" in given["name"]:
            reached.set()
            await gate.wait()
        return await create(**given)

    monkeypatch.setattr(server.bot, "create_application_emoji", slow)
    nothing_drawn.tones.update(dict.fromkeys(SIGNS, (200, 0, 0)))
    server.bot.upload_signs()
    await reached.wait()
    before = len(server.env.http_requests)
    answering = asyncio.create_task(server.people["Inge"].slash(server.channel, "help"))
    while len(server.env.http_requests) == before:  # noqa: ASYNC110 - the simulated server has no event for it
        await asyncio.sleep(0.001)
    assert seal(server), "what is there is used already"
    assert server.bot.signs.written("columbus") == ""
    gate.set()
    await answering
    assert server.bot.signs.written("columbus")


async def test_the_bot_stops_in_the_middle_of_it(nothing_drawn: Workshop, server: DiscordServer) -> None:
    await server.env.settle()
    reached = asyncio.Event()

    async def for_ever(seconds: float) -> None:
        reached.set()
        await asyncio.Event().wait()

    server.bot.sign_upload._sleep = for_ever
    server.env.inject_error("POST", EMOJI, status=500, times=None)
    nothing_drawn.tones.update(dict.fromkeys(SIGNS, (200, 0, 0)))
    server.bot.upload_signs()
    [task] = server.bot.sign_upload.under_way
    await reached.wait()
    await server.bot.close()
    assert task.cancelled()


# somebody deletes one while the bot runs


async def test_an_emoji_that_discord_does_not_know_is_not_used_again(
    workshop: Workshop, server: DiscordServer
) -> None:
    await server.env.settle()
    await server.table("magellan", "Inge", "Otto", "Ruth")
    assert seal(server) in server.board().text
    server.env.backend.application_emojis.clear()
    path = "/webhooks/*"
    unknown = "In components.0.components.3.components.0.emoji.id: Invalid emoji"
    server.env.inject_error("PATCH", path, status=400, code=50035, message=unknown, times=1)
    answer = await server.click("Inge", server.board(), "Play")
    assert answer is not None
    await server.env.settle()
    assert len(there(server)) == len(SIGNS), "what is missing was uploaded again"
    assert seal(server)


async def test_emoji_that_are_lost_again_and_again_are_given_up(
    workshop: Workshop, server: DiscordServer
) -> None:
    await server.env.settle()
    server.env.backend.create_application_emoji("p_gone_123456")
    for _ in range(MOST_LOSSES):
        server.bot.signs.lose()
        await server.env.settle()
        assert seal(server)
    server.bot.signs.lose()
    await server.env.settle()
    assert seal(server) == ""
    assert "p_gone_123456" in there(server), "a bot of another version may use it: only a start deletes"


class Taken:
    """The answer to a second emoji of the same name."""

    status, reason = 400, "Bad Request"


async def test_another_process_is_faster(
    nothing_drawn: Workshop, server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Names are unique: what the other one has uploaded is refused, and there."""
    await server.env.settle()
    create = server.bot.create_application_emoji

    async def taken(**given: Any) -> discord.Emoji:
        made = await create(**given)
        answer: Any = Taken()
        raise discord.HTTPException(answer, f"{made.name} is taken")

    monkeypatch.setattr(server.bot, "create_application_emoji", taken)
    assert await upload(server, nothing_drawn) == []
    assert len(there(server)) == len(SIGNS)
    assert seal(server)


async def test_a_board_with_a_lost_emoji_is_sent_without(workshop: Workshop, server: DiscordServer) -> None:
    await server.env.settle()
    server.env.inject_error("GET", EMOJI, status=403, code=50001, times=None)
    unknown = "In components.0.components.3.components.0.emoji.id: Invalid emoji"
    path = f"/channels/{server.channel.id}/messages"
    server.env.inject_error("POST", path, status=400, code=50035, message=unknown, times=1)
    await server.slash("Inge", "play", game="magellan")
    assert server.history() == []
    await server.env.advance_time(120)
    assert server.history(), "the lobby comes after all"
    assert "<:" not in server.last.text
