"""Lobbies: who may do what before a game starts, and what the start writes."""

from __future__ import annotations

import pytest

from data.models import LetterKind, LobbyClosed, Status
from engines.core import Rejected
from tests.cogs.tables.services import PEOPLE, Services

GAME = "magellan"
INGE, OTTO = PEOPLE["Inge"].user_id, PEOPLE["Otto"].user_id


async def test_only_the_host_changes_a_lobby(services: Services) -> None:
    table_id = await services.lobby(GAME, "Inge", "Otto")
    for change in (
        services.lobbies.add_computer(table_id, OTTO, "salt"),
        services.lobbies.remove_computer(table_id, OTTO),
        services.lobbies.change_setting(table_id, OTTO, "pace", "daily"),
        services.lobbies.start(table_id, OTTO),
        services.lobbies.cancel(table_id, OTTO),
    ):
        with pytest.raises(Rejected, match="lobby-host-only"):
            await change


async def test_the_next_player_becomes_the_host(services: Services) -> None:
    table_id = await services.lobby(GAME, "Inge", "Otto")
    room = await services.lobbies.leave(table_id, INGE)
    assert room.row.host_id == OTTO


async def test_computer_players_have_different_names(services: Services) -> None:
    room = await services.tables.load(await services.lobby(GAME, "Inge", computers=5))
    assert len({seat.name for seat in room.seats}) == 6
    for _ in range(5):
        await services.lobbies.remove_computer(room.row.id, INGE)
    with pytest.raises(Rejected, match="lobby-no-computer"):
        await services.lobbies.remove_computer(room.row.id, INGE)


async def test_a_game_needs_the_right_number_of_players(services: Services) -> None:
    table_id = await services.lobby(GAME, "Inge", "Otto")
    with pytest.raises(Rejected, match="lobby-wrong-number"):
        await services.lobbies.start(table_id, INGE)


@pytest.mark.parametrize(("key", "choice"), [("pace", "yesterday"), ("weather", "fair")])
async def test_a_setting_that_does_not_exist_is_refused(services: Services, key: str, choice: str) -> None:
    table_id = await services.lobby(GAME, "Inge", "Otto")
    with pytest.raises(Rejected, match="table-not-offered"):
        await services.lobbies.change_setting(table_id, INGE, key, choice)


async def test_every_change_posts_the_lobby_card(services: Services) -> None:
    table_id = await services.lobby(GAME, "Inge", "Otto")
    nonces = [letter.nonce for letter in await services.letters(table_id)]
    assert nonces == [f"{table_id}-{version}-l" for version in (1, 2)]
    await services.lobbies.cancel(table_id, INGE)
    assert (await services.letters(table_id))[-1].nonce == f"{table_id}-2-x"
    with pytest.raises(LobbyClosed):
        await services.lobbies.join(table_id, PEOPLE["Ruth"], "salt")


async def test_the_start_shows_the_board_and_the_hands(services: Services) -> None:
    table_id = await services.started(GAME, "Inge", "Otto", "Ruth")
    room = await services.tables.load(table_id)
    assert room.row.status is Status.RUNNING
    sent = [letter for letter in await services.letters(table_id) if letter.version == 0]
    [waiting] = room.table.waiting
    assert {letter.nonce.removeprefix(f"{table_id}-0-") for letter in sent} == {
        "s",
        "b",
        *(f"d{seat.seat}" for seat in room.seats),
        f"p{waiting}",
    }
    assert {letter.kind for letter in sent} == {
        LetterKind.LOBBY,
        LetterKind.BOARD,
        LetterKind.PRIVATE_HAND,
        LetterKind.PING,
    }
