"""Delivers the lobby message: posted once, then edited with every change."""

from __future__ import annotations

from cogs.delivery.lost_messages import Kept, LostMessages
from cogs.delivery.transport import Delivered, Transport
from cogs.tables.room import Room
from cogs.ui.custom_ids import Verb, pack
from cogs.ui.drawing import draw_lobby
from cogs.ui.lobby_message import lobby_alt, lobby_card, lobby_message
from cogs.ui.pictures import PictureFile, Pictures
from data.models import LetterKind, Status, StoredLetter


class LobbyMessages:
    def __init__(self, transport: Transport, pictures: Pictures, lost: LostMessages) -> None:
        self.transport = transport
        self.lost = lost
        self.pictures = pictures

    async def deliver(self, room: Room, letter: StoredLetter) -> Delivered:
        images: list[PictureFile] = []
        if room.row.status is Status.LOBBY:
            words = room.plain_words()
            images = await self.pictures.card(lobby_alt(room, words), draw_lobby, lobby_card(room), words)
        layout = lobby_message(room, images, await self.transport.store.newcomers(room.row.id))
        message_id = room.row.lobby_message_id or await self._lost(room)
        if message_id is None or not await self.transport.edit(room, message_id, layout, images):
            self.lost.sending(_kept(room))
            message_id = await self.transport.send(room, layout, images, nonce=letter.nonce)
        self.lost.sent(_kept(room), message_id)
        return Delivered(message_id, room.row.channel_id)

    async def _lost(self, room: Room) -> int | None:
        """The card, if it was posted and never noted."""
        mark = pack(Verb.LEAVE, room.row.id)
        found = await self.lost.find(
            _kept(room), self.transport.channel(room), self.transport.own_id, mark, None
        )
        return found[-1] if found else None


def _kept(room: Room) -> Kept:
    return Kept(LetterKind.LOBBY, room.row.id)
