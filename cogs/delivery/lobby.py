"""Delivers the lobby message: posted once, then edited with every change."""

from __future__ import annotations

from cogs.delivery.transport import Delivered, Transport
from cogs.tables.room import Room
from cogs.ui.drawing import draw_lobby
from cogs.ui.lobby_message import lobby_alt, lobby_card, lobby_message
from cogs.ui.pictures import PictureFile, Pictures
from data.models import Status, StoredLetter


class LobbyMessages:
    def __init__(self, transport: Transport, pictures: Pictures) -> None:
        self.transport = transport
        self.pictures = pictures

    async def deliver(self, room: Room, letter: StoredLetter) -> Delivered:
        images: list[PictureFile] = []
        if room.row.status is Status.LOBBY:
            words = room.plain_words()
            images = await self.pictures.card(lobby_alt(room, words), draw_lobby, lobby_card(room), words)
        layout = lobby_message(room, images, await self.transport.store.newcomers(room.row.id))
        message_id = room.row.lobby_message_id
        if message_id is None or not await self.transport.edit(room, message_id, layout, images):
            message_id = await self.transport.send(room, layout, images, nonce=letter.nonce)
        return Delivered(message_id, room.row.channel_id)
