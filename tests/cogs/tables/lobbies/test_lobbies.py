"""Lobbies: who may do what before a game starts, and what the start writes."""

from __future__ import annotations

from itertools import count

import pytest

from cogs.tables.changes.letters import nonce_of
from cogs.tables.loading.room import Room, Visitor
from data.models import Letter, LetterKind, LobbyClosed, Result, Status
from engines.contract.core import Rejected
from tests.cogs.tables.services import PEOPLE, Services

GAME = "magellan"
INGE, OTTO = PEOPLE["Inge"].user_id, PEOPLE["Otto"].user_id


async def test_only_the_host_changes_a_lobby(services: Services) -> None:
    table_id = await services.lobby(GAME, "Inge", "Otto")
    for change in (
        services.lobbies.add_computer(table_id, OTTO, "salt"),
        services.lobbies.remove_computer(table_id, OTTO),
        services.lobbies.remove_computer(table_id, OTTO, 1),
        services.lobbies.change_level(table_id, OTTO, 1, "hard"),
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


async def test_a_computer_player_gets_a_level_and_keeps_its_temperament(services: Services) -> None:
    table_id = await services.lobby(GAME, "Inge", computers=1)
    await services.lobbies.add_computer(table_id, INGE, "salt", level="hard")
    await services.lobbies.change_level(table_id, INGE, 1, "easy")
    for _ in range(2):
        await services.lobbies.add_computer(table_id, INGE, "salt")
    _, *computers = (await services.tables.load(table_id)).seats
    found = [(seat.name, seat.level, seat.temperament) for seat in computers]
    assert found == [
        ("Ada", "easy", "bold"),
        ("Blaise", "hard", "careful"),
        ("Charles", "normal", "greedy"),
        ("Grace", "normal", "bold"),
    ]


async def test_changing_to_the_same_level_changes_nothing(services: Services) -> None:
    table_id = await services.lobby(GAME, "Inge", computers=1)
    before = (await services.tables.load(table_id)).row.version
    for _ in range(2):
        await services.lobbies.change_level(table_id, INGE, 1, "hard")
    assert (await services.tables.load(table_id)).row.version == before + 1


@pytest.mark.parametrize(
    ("number", "level", "reason"),
    [(1, "godlike", "table-not-offered"), (1, "", "table-not-offered"), (2, "hard", "computers-gone")],
)
async def test_what_is_not_offered_is_refused(
    services: Services, number: int, level: str, reason: str
) -> None:
    table_id = await services.lobby(GAME, "Inge", computers=1)
    with pytest.raises(Rejected, match=reason):
        await services.lobbies.change_level(table_id, INGE, number, level)
    if number == 1:
        with pytest.raises(Rejected, match=reason):
            await services.lobbies.add_computer(table_id, INGE, "salt", level=level)
    _, ada = (await services.tables.load(table_id)).seats
    assert ada.level == "normal"


async def test_a_person_with_the_name_of_a_computer_has_no_level(services: Services) -> None:
    table_id = await services.lobby(GAME, "Inge")
    await services.lobbies.join(table_id, Visitor(900, "Ada"), "salt")
    with pytest.raises(Rejected, match="computers-gone"):
        await services.lobbies.change_level(table_id, INGE, 1, "hard")


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
    row = (await services.tables.load(table_id)).row
    nonces = [letter.nonce for letter in await services.letters(table_id)]
    assert nonces == [nonce_of(row, version, "l") for version in (1, 2)]
    await services.lobbies.cancel(table_id, INGE)
    assert (await services.letters(table_id))[-1].nonce == nonce_of(row, 2, "x")
    with pytest.raises(LobbyClosed):
        await services.lobbies.join(table_id, PEOPLE["Ruth"], "salt")


async def test_the_letters_of_every_change_are_sent_at_once(services: Services) -> None:
    table_id = await services.lobby(GAME, "Inge")
    for change in (
        services.lobbies.join(table_id, PEOPLE["Otto"], "salt"),
        services.lobbies.add_computer(table_id, INGE, "salt"),
        services.lobbies.change_level(table_id, INGE, 1, "hard"),
        services.lobbies.change_setting(table_id, INGE, "pace", "daily"),
        services.lobbies.remove_computer(table_id, INGE),
        services.lobbies.leave(table_id, OTTO),
        services.lobbies.cancel(table_id, INGE),
    ):
        services.rung.clear()
        await change
        assert services.rung == [table_id]


async def test_a_change_and_its_letter_are_one_transaction(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that is stopped after a change has the letter; a letter that cannot be stored, no change."""
    monkeypatch.setattr(services.store, "post", None)
    table_id = await services.lobby(GAME, "Inge", "Otto")
    await services.lobbies.add_computer(table_id, INGE, "salt")
    await services.lobbies.remove_computer(table_id, INGE)
    await services.lobbies.change_setting(table_id, INGE, "pace", "daily")
    await services.lobbies.leave(table_id, OTTO)
    await services.lobbies.cancel(table_id, INGE)
    nonces = [letter.nonce for letter in await services.letters(table_id)]
    row = (await services.tables.load(table_id)).row
    assert nonces == [*(nonce_of(row, version, "l") for version in range(1, 7)), nonce_of(row, 6, "x")]
    other = await services.lobby(GAME, "Inge", channel=3)
    long = Letter(kind=LetterKind.LOBBY, version=0, nonce="n" * 99)
    monkeypatch.setattr("cogs.tables.changes.letters.lobby_changed", lambda row: long)
    with pytest.raises(ValueError, match="nonce"):
        await services.lobbies.join(other, PEOPLE["Otto"], "salt")
    with pytest.raises(ValueError, match="nonce"):
        await services.lobby(GAME, "Inge", channel=4)
    assert (await services.tables.load(other)).row.version == 1
    assert await services.store.in_channel(4) is None


async def test_the_start_shows_the_board_and_the_hands(services: Services) -> None:
    table_id = await services.started(GAME, "Inge", "Otto", "Ruth")
    room = await services.tables.load(table_id)
    assert room.row.status is Status.RUNNING
    sent = [letter for letter in await services.letters(table_id) if letter.version == 0]
    [waiting] = room.table.waiting
    assert {letter.nonce.removeprefix(nonce_of(room.row, 0, "")) for letter in sent} == {
        "s",
        "b",
        *(f"d{seat.seat}" for seat in room.seats if seat.seat != waiting),
        f"p{waiting}",
    }
    assert {letter.kind for letter in sent} == {
        LetterKind.LOBBY,
        LetterKind.BOARD,
        LetterKind.PRIVATE_HAND,
        LetterKind.PING,
    }


# --- who begins --------------------------------------------------------------------------------------------

TRIO = ("Inge", "Otto", "Ruth")


@pytest.fixture
def other_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table draws lots of its own."""
    numbers = count(1)
    monkeypatch.setattr(
        "cogs.tables.lobbies.lobbies.secrets.token_bytes", lambda length: bytes([next(numbers)] * length)
    )


async def begun(services: Services, *people: str, computers: int = 0, **chosen: str) -> Room:
    """A started table of Efemeris, which lets the lobby choose who begins."""
    table_id = await services.lobby("efemeris", *people, computers=computers)
    for key, choice in chosen.items():
        await services.lobbies.change_setting(table_id, PEOPLE[people[0]].user_id, key, choice)
    await services.lobbies.start(table_id, PEOPLE[people[0]].user_id)
    room = await services.tables.load(table_id)
    await services.store.end(table_id, now=services.time)
    return room


async def finish(services: Services, person: str, *games: str, guild_id: int = 1) -> None:
    """Write results of this person in finished games."""
    for number, game in enumerate(games):
        table_id = await services.lobby("magellan", "Emil")
        await services.store.end(table_id, now=services.time)
        user_id = PEOPLE[person].user_id
        numbers = dict.fromkeys(("seat", "points", "lasted", "spent", "answers"), 0)
        result = Result(
            table_id=f"{person}-{game}-{guild_id}-{number}",
            guild_id=guild_id,
            game=game,
            user_id=user_id,
            name=person,
            place=1,
            people=2,
            ended=services.time,
            **numbers,
        )
        await services.store.count(table_id, [result], [], now=services.time)


@pytest.mark.parametrize("seating", ["random", "joined"])
@pytest.mark.parametrize("place", [1, 2, 3])
async def test_the_host_names_who_begins(services: Services, place: int, seating: str) -> None:
    room = await begun(services, *TRIO, start_player=f"place{place}", seating=seating)
    assert room.seats[0].name == TRIO[place - 1]
    assert room.table.state.order[0] == 0
    if seating == "joined":
        names = [seat.name for seat in room.seats]
        assert names == [*TRIO[place - 1 :], *TRIO[: place - 1]], "everybody keeps their neighbours"


async def test_nobody_begins_from_a_place_that_is_not_taken(services: Services) -> None:
    with pytest.raises(Rejected, match="lobby-no-start-player") as refused:
        await begun(services, "Inge", "Otto", start_player="place3")
    assert refused.value.reason.args == {"place": 3, "have": 2}


@pytest.mark.usefixtures("other_keys")
async def test_who_has_played_least_begins(services: Services) -> None:
    await finish(services, "Inge", "efemeris", "efemeris")
    await finish(services, "Otto", "efemeris", "magellan", "magellan", "magellan")
    await finish(services, "Ruth", "efemeris", "efemeris")
    await finish(services, "Otto", "efemeris", "efemeris", guild_id=9)
    for _ in range(6):
        room = await begun(services, *TRIO, start_player="least")
        assert room.seats[0].name == "Otto", "other games and other servers do not count"


@pytest.mark.usefixtures("other_keys")
async def test_computers_never_count_as_newcomers(services: Services) -> None:
    await finish(services, "Inge", "efemeris")
    for _ in range(6):
        room = await begun(services, "Inge", computers=2, start_player="least")
        assert room.seats[0].name == "Inge"


@pytest.mark.usefixtures("other_keys")
async def test_ties_and_people_who_are_not_counted_draw_lots(services: Services) -> None:
    """Who is left out of the statistics may have played any number of games: nobody can tell."""
    await finish(services, "Inge", "efemeris")
    await services.store.strike_out(OTTO)
    begin = {(await begun(services, *TRIO, start_player="least")).seats[0].name for _ in range(30)}
    assert begin == {"Otto", "Ruth"}
