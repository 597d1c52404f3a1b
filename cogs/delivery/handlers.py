"""Which part delivers which kind of letter."""

from __future__ import annotations

from collections.abc import Callable

import discord

from cogs.delivery.messages.board import BoardMessages
from cogs.delivery.messages.channel_messages import ChannelMessages
from cogs.delivery.messages.lobby import LobbyMessages
from cogs.delivery.messages.partner_threads import PartnerThreads
from cogs.delivery.messages.personal_notes import PersonalNotes
from cogs.delivery.messages.private_messages import PrivateMessages
from cogs.delivery.messages.turn_messages import TurnMessages
from cogs.delivery.sending.channel_ends import ChannelEnds
from cogs.delivery.sending.lost_messages import LostMessages
from cogs.delivery.sending.transport import LetterHandler, TakeOvers, Transport
from cogs.tables.loading.tables import Tables
from cogs.ui.pictures.message_pictures import Pictures
from cogs.ui.wording.language import Language
from data.models import LetterKind


def letter_handlers(
    client: discord.Client,
    tables: Tables,
    pictures: Pictures,
    language: Language,
    *,
    ends: ChannelEnds,
    taken_over: TakeOvers,
    lost: LostMessages,
    lobby_shown: Callable[[int], None],
) -> dict[LetterKind, LetterHandler]:
    """`taken_over` gets those who have to know. `lobby_shown` hears of every card that is shown, with its
    server."""
    store = tables.store
    transport = Transport(client, tables, ends)
    boards = BoardMessages(tables, transport, pictures, lost)
    taken_over.add(transport.taken_over)
    taken_over.add(lost.taken_over)
    lobbies = LobbyMessages(transport, pictures, lost, lobby_shown)
    notes = PersonalNotes(transport, language)
    channels = ChannelMessages(tables, transport, pictures, lost)
    private = PrivateMessages(store, transport, pictures, language, lost)
    turns = TurnMessages(tables, transport, private)
    threads = PartnerThreads(client)
    return {
        LetterKind.BOARD: boards.deliver,
        LetterKind.REPLACED_BOARD: boards.strike,
        LetterKind.FINAL_STANDINGS: boards.final_standings,
        LetterKind.LOBBY: lobbies.deliver,
        LetterKind.VOTE: channels.vote,
        LetterKind.NOTICE: channels.notice,
        LetterKind.ANNOUNCEMENT: channels.announcement,
        LetterKind.MOVED_AWAY: channels.moved_away,
        LetterKind.WELCOME: private.welcome,
        LetterKind.PRIVATE_HAND: private.hand,
        LetterKind.CLEAR_PRIVATE: private.clear,
        LetterKind.CHANNEL_LOST: private.channel_lost,
        LetterKind.PING: turns.ping,
        LetterKind.REMINDER: turns.remind,
        LetterKind.CLEAR_PING: private.calm,
        LetterKind.PARTNER_THREAD: threads.open,
        LetterKind.LEAVE_THREAD: threads.leave,
        LetterKind.READY: notes.ready,
        LetterKind.REMOVED: notes.removed,
        LetterKind.TOOK_OVER: notes.took_over,
    }
