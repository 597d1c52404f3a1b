"""A picture that a message shows already is not uploaded again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import discord
import pytest

from cogs.delivery.sending import shown_pictures
from cogs.delivery.sending.shown_pictures import ShownPictures
from cogs.ui.components.picture_files import PictureFile
from tests.cogs.players import Typist, asked
from tests.cogs.scene import call_in_channel
from tests.support.discord_server import DiscordServer

TRIO = ("Inge", "Otto", "Ruth")
BOARD, OTHER = [PictureFile("board.jpg", b"sea", "")], [PictureFile("board.jpg", b"land", "")]


def uploaded(shown: ShownPictures, message_id: int, images: list[PictureFile]) -> list[discord.File]:
    """What an edit that succeeds uploads."""
    with shown.editing(message_id, images) as files:
        return files


def test_only_what_is_new_is_uploaded() -> None:
    shown = ShownPictures()
    assert len(uploaded(shown, 1, BOARD)) == 1
    assert uploaded(shown, 1, BOARD) is discord.utils.MISSING
    assert len(uploaded(shown, 1, OTHER)) == 1
    assert uploaded(shown, 1, []) == [], "no picture at all takes the old one away"
    with shown.editing(1, None) as files:
        assert files is discord.utils.MISSING, "its pictures stay"


def test_after_an_edit_that_may_have_failed_everything_is_uploaded() -> None:
    shown = ShownPictures()
    shown.note(1, BOARD)
    with pytest.raises(OSError, match="no answer"), shown.editing(1, OTHER):
        raise OSError("no answer came")
    assert len(uploaded(shown, 1, BOARD)) == 1


def test_old_messages_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shown_pictures, "REMEMBERED", 2)
    shown = ShownPictures()
    for message_id in (1, 2, 3):
        shown.note(message_id, BOARD)
    assert len(uploaded(shown, 1, BOARD)) == 1
    assert uploaded(shown, 3, BOARD) is discord.utils.MISSING


async def test_a_hand_that_looks_the_same_is_edited_without_its_picture(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All pictures of these tests look the same, so only new messages bring one. Nobody is called by direct
    message, so hands are edited."""
    await call_in_channel(server, *TRIO)
    edited: list[object] = []
    editing = ShownPictures.editing

    @contextmanager
    def noted(
        self: ShownPictures, message_id: int, images: Sequence[PictureFile], *more: Any
    ) -> Iterator[Any]:
        with editing(self, message_id, images, *more) as found:
            if [image.name for image in images or ()] == ["hand.jpg"]:
                edited.append(found)
            yield found

    monkeypatch.setattr(ShownPictures, "editing", noted)
    await server.table("magellan", *TRIO)
    before = [server.dms(name)[-1].text for name in TRIO]
    for _ in range(4):
        who = await asked(server)
        assert who is not None
        await Typist(server).move(who)
    await server.env.advance_time(120)
    hands = [next(shown for shown in server.dms(name) if shown.files) for name in TRIO]
    assert [shown.text for shown in hands] != before, "the hands were edited"
    assert [[one.filename for one in shown.files] for shown in hands] == [["hand.jpg"]] * len(TRIO)
    assert edited
    assert all(found is discord.utils.MISSING for found in edited)
