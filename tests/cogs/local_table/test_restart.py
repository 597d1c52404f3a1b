"""The chat outlives a restart: messages, hands and buttons are there again and work."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.local_table.opening import chat_beside, show_tables_again
from cogs.local_table.server import LoopbackDiscord
from cogs.local_table.small_discord.messages import EPHEMERAL, KEPT_FOR_ONE, KEPT_IN_CHANNEL, LOADING
from cogs.local_table.small_discord.world import BOT, HARBOR
from data.settings import Settings
from tests.cogs.local_table.table import NAMES, LocalTable, labels, local_table, text

INGE = NAMES["Inge"]


def seen_by_inge(table: LocalTable) -> list[tuple[int, str]]:
    """Everything in the channel and in the direct messages, private answers too."""
    places = [table.server.world.channel(HARBOR), table.dm("Inge")]
    found = [one for place in places for one in table.server.messages.history(place, INGE, 100)]
    return [(one.id, text(one)) for one in found]


async def begin(table: LocalTable) -> None:
    await table.command("Inge", "play", game="magellan", against="computer")
    await table.until(table.board, "the game does not begin")
    await table.until(lambda: hand(table), "there is no hand")


def hand(table: LocalTable) -> bytes | None:
    """The picture of Inge's hand, as her window fetches it."""
    for message in table.history(table.dm("Inge").id):
        for file in message.files:
            stored = table.server.messages.file_for(file.id, file.name, INGE)
            return stored.body if stored else None
    return None


async def test_the_chat_is_there_again(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chat = tmp_path / "chat.db"
    async with local_table(settings, monkeypatch, LoopbackDiscord(chat)) as table:
        await begin(table)
        await table.click("Inge", table.board() or table.history()[0], "My hand")
        await table.bot.outbox.idle((await table.bot.store.pending())[0].id)
        before, picture, key = seen_by_inge(table), hand(table), table.server.world.key
    async with local_table(settings, monkeypatch, LoopbackDiscord(chat)) as table:
        assert not table.server.world.is_new
        assert [one for one in seen_by_inge(table) if one in before] == before
        assert hand(table) == picture
        assert table.server.world.key == key
        assert not table.bot.always_sync, "the commands are known"
        board = table.board()
        assert board is not None
        panel = await table.click("Inge", board, "Play")
        assert labels(panel) if panel else False, "a button of the last run works"
        assert await table.command("Inge", "hand") is not None


async def test_without_the_chat_every_table_is_shown_again(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with local_table(settings, monkeypatch) as table:
        await begin(table)
        [row] = await table.bot.store.pending()
    async with local_table(settings, monkeypatch) as table:
        assert table.server.world.is_new
        assert table.board() is None
        await show_tables_again(table.bot)
        await table.bot.outbox.sweep()
        await table.until(table.board, "the table is not shown")
        assert (await table.bot.store.load(row.id)).asleep is None
        assert await table.until(lambda: hand(table), "the hand is not sent")


def test_old_messages_are_forgotten_at_a_start(tmp_path: Path) -> None:
    """With their files: the chat does not grow for ever."""
    chat = tmp_path / "chat.db"
    server = LoopbackDiscord(chat)
    channel = server.world.channel(HARBOR)
    for number in range(KEPT_IN_CHANNEL + 5):
        server.messages.send(BOT, channel, {"content": str(number)})
    for number in range(KEPT_FOR_ONE + 5):
        server.messages.send(BOT, channel, {"content": f"p{number}"}, only_for=INGE, flags=EPHEMERAL)
    newest = server.messages.history(channel, INGE, 1)[0]
    thinking = server.messages.send(BOT, channel, {}, only_for=INGE, flags=EPHEMERAL | LOADING)
    server.storage.close()
    server = LoopbackDiscord(chat)
    kept = server.messages.history(server.world.channel(HARBOR), INGE, 5000)
    assert len(kept) == KEPT_IN_CHANNEL + KEPT_FOR_ONE
    assert kept[0].id == newest.id, "what a stopped bot was thinking about never gets an answer"
    assert thinking.id not in {one.id for one in kept}
    assert server.world.snowflakes() > newest.id
    server.storage.close()


def test_the_chat_is_beside_the_games(tmp_path: Path) -> None:
    assert chat_beside(tmp_path / "local.db") == tmp_path / "local-chat.db"
