"""Whoever asks for the same again gets the same, whatever others have done in secret in between.

A hint and a copy to try out are remembered by what their reader knows. So a second look is the same to the
letter, sends the same requests, and costs the same thinking.
"""

from __future__ import annotations

import pytest

from cogs.ui.components.custom_ids import Verb, pack
from engines.computer.advice import Advice
from engines.contract.core import Move, Seat
from engines.tables.position import Position
from engines.tables.table import Table
from tests.cogs.players import Typist
from tests.cogs.promises.test_secret_moves import FAR, GAMES, changed, play_to, secret_move, sent_during
from tests.cogs.scene import slow_down
from tests.conformance.tables import Setup
from tests.support.discord_server import NAMES, DiscordServer

LOOKS = (Verb.HINT, Verb.TRY_OUT)


def unnoticed_move(table: Table) -> tuple[Seat, Move] | None:
    """A secret move that somebody could make here while another one is asked, too, before and after it."""
    for seat in range(table.seats):
        move = secret_move(table, seat, set()) if set(table.waiting) - {seat} else None
        if move is not None and seats_asked(table, seat, move):
            return seat, move
    return None


def seats_asked(table: Table, mover: Seat, move: Move) -> list[Seat]:
    """Others who are asked something, before this move and after it."""
    after = table.copy()
    after.play(mover, move, at=0)
    return sorted(set(table.waiting) & set(after.waiting) - {mover})


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize(("game", "setup"), GAMES)
async def test_a_second_look_tells_nothing(
    server: DiscordServer, game: str, setup: Setup, look: Verb, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow_down(server)
    settings = {**changed(game, setup), "hints": "on"}
    table_id = await server.table(game, *NAMES[: setup.seats], settings=settings)
    if await play_to(server, table_id, lambda table: unnoticed_move(table) is not None, FAR) is None:
        return  # nobody moves in secret while another one is asked
    table = await server.bot.store.open_table(table_id)
    found = unnoticed_move(table)
    assert found is not None
    mover, move = found
    thoughts = []
    advise = server.bot.hints.thinking.advise

    async def counted(position: Position) -> Advice | None:
        thoughts.append(position)
        return await advise(position)

    monkeypatch.setattr(server.bot.hints.thinking, "advise", counted)
    seats = await server.bot.store.seats(table_id)
    asked = seats_asked(table, *found)[0]
    who, board, button = seats[asked].name, server.board(), pack(look, table_id)

    async def pressed() -> list[str]:
        return await sent_during(server, server.forged(who, board, button))

    await pressed()
    again, thought = await pressed(), len(thoughts)
    told = [message.id for message in server.history()]
    await Typist(server).move(seats[mover].name, move)
    await server.env.settle()
    assert await pressed() == again, move
    assert len(thoughts) == thought
    assert [message.id for message in server.history()] == told
    assert thought == (look is Verb.HINT)
