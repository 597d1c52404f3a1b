"""Pictures of messages: their alt texts, and that each is drawn once."""

from __future__ import annotations

import asyncio
from itertools import islice
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.ui.pictures import message_pictures
from cogs.ui.pictures.drawing import view_bytes
from cogs.ui.pictures.message_pictures import KeptPictures, Pictures, spread
from engines import AnyGame, games
from engines.contract.core import Draft, Say, say
from tests.support.discord_server import DiscordServer
from tests.support.played_games import played


@given(st.lists(st.integers(1, 400).map(lambda length: "a" * length), max_size=20), st.integers(1, 3))
def test_a_long_board_is_spread_over_the_alt_texts(lines: list[str], count: int) -> None:
    said: list[str] = []

    def words(line: Say) -> str:
        said.append(line.key)
        return line.key

    alts = spread(map(say, lines), words, count)
    assert len(alts) == count
    assert all(0 < len(alt) <= 1024 for alt in alts)
    if sum(map(len, lines)) + len(lines) < 600:
        assert alts[0] == "\n".join(lines).strip() or not lines
    assert sum(map(len, said[:-1])) <= count * 1024, "no line is said that nobody can read"
    assert said == lines[: len(said)]
    assert said == lines or alts[-1].endswith("…")


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
def test_views_reach_another_process_unchanged(game: AnyGame) -> None:
    for moment in islice(played(game.key), 0, None, 3):
        view = game.view(moment.state, moment.seat)
        assert view.own is not None
        assert msgspec.msgpack.decode(view_bytes(view.public), type=game.public_type) == view.public
        assert msgspec.msgpack.decode(view_bytes(view.own), type=game.own_type) == view.own
        outlook = game.outlook(view.public, view.own)
        if outlook is not None:
            assert msgspec.msgpack.decode(view_bytes(outlook), type=game.outlook_type) == outlook


def test_no_more_pictures_are_kept_than_bytes_allow() -> None:
    kept = KeptPictures(100)
    for number in range(5):
        kept.put(bytes([number]), [("board.jpg", bytes(30))])
        kept.get(b"\x00")
    there = [number for number in range(5) if kept.get(bytes([number])) is not None]
    assert there == [0, 3, 4]  # the first one was used all the time


class Drawn:
    """What was really drawn."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.kinds: list[str] = []
        for name in ("board", "hand", "choice"):
            monkeypatch.setattr(
                message_pictures,
                f"draw_{name}",
                self._counting(name, getattr(message_pictures, f"draw_{name}")),
            )

    def _counting(self, name: str, draw: Any) -> Any:
        def counted(*args: Any) -> Any:
            self.kinds.append(name)
            return draw(*args)

        counted.__name__ = name
        return counted


async def test_a_picture_is_drawn_once_for_all_who_want_it(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await server.table("magellan", "Inge", "Otto", "Ruth")
    drawn, drawer = Drawn(monkeypatch), Pictures()
    room = await server.bot.tables.load(table_id)
    at_once = await asyncio.gather(drawer.board(room, "en"), drawer.board(room, "en"))
    assert at_once[0] == at_once[1] == await drawer.board(room, "en")
    await drawer.board(room, "de")
    assert drawn.kinds == ["board", "board"]
    room.table.number += 1  # a move that nobody can see
    await drawer.board(room, "en")
    assert drawn.kinds == ["board", "board"]
    drawer.close()


async def test_the_hand_is_not_drawn_again_for_a_question_that_needs_no_picture(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await server.table("magellan", "Inge", "Otto", "Ruth")
    room = await server.bot.tables.load(table_id)
    (seat,) = room.table.waiting
    draft: Draft = {}
    question = room.table.ask(seat, draft)
    drawn, drawer = Drawn(monkeypatch), Pictures()
    hand = await drawer.hand(room, seat, "en")
    panel = await drawer.hand(room, seat, "en", question, draft)
    assert drawn.kinds == ["hand"], "nor does anybody else have to say that there is none"
    assert [one.data for one in hand] == [one.data for one in panel]
    assert panel[0].alt != hand[0].alt, "the question stands in the alt text"
    drawer.close()


async def test_a_question_has_the_picture_that_helps_with_it(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await server.table("entdecker", "Inge", "Otto")
    room = await server.bot.tables.load(table_id)
    (seat,) = room.table.waiting
    drawn, drawer = Drawn(monkeypatch), Pictures()
    hand = await drawer.hand(room, seat, "en")
    panel = await drawer.hand(room, seat, "en", room.table.ask(seat, {}), {})
    assert drawn.kinds == ["hand", "choice"]
    assert [one.name for one in [*hand, *panel]] == ["hand.jpg", "choice.jpg"]
    drawer.close()


async def test_a_picture_that_failed_is_tried_again(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table_id = await server.table("magellan", "Inge", "Otto", "Ruth")
    room, drawer = await server.bot.tables.load(table_id), Pictures()
    with monkeypatch.context() as broken:
        broken.setattr("render.board", lambda *_: 1 / 0)
        assert await drawer.board(room, "en") == []
    assert "could not draw" in caplog.text
    assert await drawer.board(room, "en") != []
    drawer.close()


async def test_boards_push_out_no_hands(server: DiscordServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hand that was sent when a turn began is still there when its owner opens the panel."""
    table_id = await server.table("magellan", "Inge", "Otto", "Ruth")
    monkeypatch.setattr(message_pictures, "KEPT_OTHERS_BYTES", 10)
    drawn, drawer = Drawn(monkeypatch), Pictures()
    room = await server.bot.tables.load(table_id)
    await drawer.hand(room, 0, "en")
    for language in ("en", "de", "en"):
        await drawer.board(room, language)
    await drawer.hand(room, 0, "en")
    assert drawn.kinds == ["hand", "board", "board", "board"]
    drawer.close()
