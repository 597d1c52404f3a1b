"""Delivers the lobby message: posted once, then edited with every change."""

from __future__ import annotations

from collections.abc import Callable

from cogs.delivery.sending.lost_messages import Kept, LostMessages, own_messages
from cogs.delivery.sending.transport import Delivered, Transport
from cogs.tables.loading.room import Room
from cogs.ui.components.custom_ids import Verb, pack
from cogs.ui.components.picture_files import PictureFile
from cogs.ui.lobby_messages.lobby_message import lobby_alt, lobby_card, lobby_message
from cogs.ui.pictures.drawing import draw_lobby
from cogs.ui.pictures.message_pictures import Pictures
from data.models import LetterKind, Status, StoredLetter
from data.players import Guest


class LobbyMessages:
    def __init__(
        self, transport: Transport, pictures: Pictures, lost: LostMessages, shown: Callable[[int], None]
    ) -> None:
        self.transport = transport
        self.lost = lost
        self.pictures = pictures
        self.shown = shown
        """Hears of every card that is shown, with its server."""

    async def deliver(self, room: Room, letter: StoredLetter) -> Delivered:
        images: list[PictureFile] = []
        if room.row.status is Status.LOBBY:
            words = room.plain_words()
            images = await self.pictures.card(lobby_alt(room, words), draw_lobby, lobby_card(room), words)
        invited = await self._invited(room)
        layout = lobby_message(room, images, await self.transport.store.newcomers(room.row.id), invited)
        message_id = room.row.lobby_message_id or await self._lost(room)
        if message_id is None or not await self.transport.edit(room, message_id, layout, images):
            self.lost.sending(_kept(room))
            message_id = await self.transport.send(room, layout, images, nonce=letter.nonce, mentions=invited)
        self.lost.sent(_kept(room), message_id)
        self.shown(room.row.guild_id)
        return Delivered(message_id, room.row.channel_id)

    async def _invited(self, room: Room) -> list[int]:
        """Those who are asked to play again and have not joined yet."""
        guests = await self.transport.store.lobby_people(room.row.id)
        return [
            one.user_id for one in guests if one.kind is Guest.INVITED and room.seat_of(one.user_id) is None
        ]

    async def _lost(self, room: Room) -> int | None:
        """The card, if it was posted and never noted."""
        if not self.lost.in_doubt(_kept(room), None):
            return None
        mark = pack(Verb.LEAVE, room.row.id)
        found = await own_messages(self.transport.channel(room), self.transport.own_id, mark, None)
        return found[-1].id if found else None


def _kept(room: Room) -> Kept:
    return Kept(LetterKind.LOBBY, room.row.id)
