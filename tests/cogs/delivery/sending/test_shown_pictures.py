"""A picture that a message shows already is not uploaded again."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import pytest

from cogs.delivery.sending import shown_pictures
from cogs.delivery.sending.shown_pictures import ShownPictures
from cogs.ui.pictures.message_pictures import PictureFile
from tests.cogs.players import Typist, asked
from tests.cogs.scene import call_in_channel
from tests.support.discord_server import DiscordServer

TRIO = ("Inge", "Otto", "Ruth")
BOARD, OTHER = [PictureFile("board.jpg", b"sea", "")], [PictureFile("board.jpg", b"land", "")]


def test_only_what_is_new_is_uploaded() -> None:
    shown = ShownPictures()
    assert len(shown.files(1, BOARD)) == 1
    shown.note(1, BOARD)
    assert shown.files(1, BOARD) is discord.utils.MISSING
    shown.note(1, BOARD)
    assert len(shown.files(1, OTHER)) == 1
    assert shown.files(1, []) == [], "no picture at all takes the old one away"


def test_after_an_edit_that_may_have_failed_everything_is_uploaded() -> None:
    shown = ShownPictures()
    shown.note(1, BOARD)
    shown.files(1, OTHER)  # and no answer came
    assert len(shown.files(1, BOARD)) == 1


def test_old_messages_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shown_pictures, "REMEMBERED", 2)
    shown = ShownPictures()
    for message_id in (1, 2, 3):
        shown.note(message_id, BOARD)
    assert len(shown.files(1, BOARD)) == 1
    assert shown.files(3, BOARD) is discord.utils.MISSING


async def test_a_hand_that_looks_the_same_is_edited_without_its_picture(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All pictures of these tests look the same, so only new messages bring one. Nobody is called by direct
    message, so hands are edited."""
    await call_in_channel(server, *TRIO)
    edited: list[object] = []
    files = ShownPictures.files

    def noted(self: ShownPictures, message_id: int, images: Sequence[PictureFile]) -> list[discord.File]:
        found = files(self, message_id, images)
        if [image.name for image in images] == ["hand.jpg"]:
            edited.append(found)
        return found

    monkeypatch.setattr(ShownPictures, "files", noted)
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
