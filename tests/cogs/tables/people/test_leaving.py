"""Whoever leaves a game counts as last, and the others gain from it; whoever comes back soon has played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from cogs.tables.absence.lifecycle import Lifecycle
from cogs.tables.loading.room import Room, Visitor
from cogs.tables.people.leaving import Participant, participants
from cogs.tables.records.results import Results
from cogs.tables.seasons.seasons import Seasons
from data.models import FormerPlayer, Rating, Result, SeatRow, Status
from data.season_models import SeasonFormat
from engines.games.efemeris.moves import Concede
from tests.cogs.tables.seasons.test_seasons import Places
from tests.cogs.tables.services import PEOPLE, Services

STRANGER = Visitor(900, "Sven")


# --- who counts ------------------------------------------------------------------------------------------


def seat(number: int, **changes: Any) -> SeatRow:
    plain = SeatRow(table_id="t", seat=number, user_id=100 + number, name=f"P{number}", joined_at=5)
    return msgspec.structs.replace(plain, **changes)


def stayed(*seats: SeatRow, conceded: tuple[int, ...] = (), moves: int = 0) -> dict[int, bool]:
    found = participants(seats, (), conceded, dict.fromkeys(range(9), moves), 10)
    return {one.seat: one.stayed for one in found}


def test_people_who_were_there_at_the_beginning_count() -> None:
    seats = [
        seat(0),
        seat(1, user_id=None),
        seat(2, left=True),
        seat(3, joined_at=11),
        seat(4),
        seat(5, joined_at=10),
    ]
    assert stayed(*seats, conceded=(4,)) == {0: True, 2: False, 4: False, 5: True}


@pytest.mark.parametrize(("moves_for", "expected"), [(0, True), (3, True), (4, False), (12, False)])
def test_the_computer_may_make_a_quarter_of_the_moves(moves_for: int, expected: bool) -> None:
    assert stayed(seat(0, moves_for=moves_for), moves=12) == {0: expected}
    assert stayed(seat(0, moves_for=moves_for, left=True), moves=12) == {0: False}, "they did not come back"


def test_whoever_was_replaced_counts_as_last() -> None:
    former = [FormerPlayer(0, 7, "Ann"), FormerPlayer(0, 8, None), FormerPlayer(1, None, None)]
    found = participants([seat(0, joined_at=11), seat(1)], former, (), {}, 10)
    assert found == [Participant(0, 7, "Ann", stayed=False), Participant(1, 101, "P1", stayed=True)]


# --- whole games -----------------------------------------------------------------------------------------


def ending(room: Room, moves: int = 1) -> bool:
    """Whether the game is over after so many moves, as the computer would make them."""
    ahead = room.table.copy()
    for _ in range(moves):
        if ahead.outcome is None:
            ahead.play(ahead.waiting[0], ahead.suggest(ahead.waiting[0]), at=0)
    return ahead.outcome is not None


def never(room: Room) -> bool:
    return False


async def play_on(services: Services, table_id: str, until: Callable[[Room], bool] = never) -> Room:
    """Everybody plays as the computer would, until then or to the end."""
    for _ in range(3000):
        await services.computers.wait(table_id)
        room = await services.tables.load(table_id)
        if room.row.status is not Status.RUNNING or until(room):
            return room
        services.time += 1
        async with services.tables.locked(table_id) as room:
            mover = room.table.waiting[0]
            room, _ = await services.move_log.play(room, mover, room.table.suggest(mover))
        services.computers.continue_game(room)
    raise AssertionError("the game does not end")


async def counted(services: Services) -> tuple[dict[str, Result], dict[str, Rating]]:
    """Results by name, and the ratings of those who have one."""
    await Results(services.tables).write()
    results = {one.name: one for one in await services.store.results(guild_id=1)}
    names = {one.user_id: name for name, one in results.items()}
    return results, {names[one.user_id]: one for one in await services.store.ratings(1)}


def placed(results: dict[str, Result]) -> dict[str, int]:
    return {name: one.place for name, one in results.items()}


async def test_coming_back_for_the_last_moves_is_no_game_of_ones_own(services: Services) -> None:
    table_id = await services.started("entdecker", "Inge", "Otto", "Ruth")
    await services.seats.resign(PEOPLE["Inge"].user_id, table_id)
    await play_on(services, table_id, lambda room: ending(room, 3))
    await services.seats.come_back(PEOPLE["Inge"].user_id, table_id)
    room = await play_on(services, table_id)
    assert not any(one.left for one in room.seats)
    results, ratings = await counted(services)
    assert results["Inge"].place == 3
    assert results["Inge"].points == 0, "the computer has made them"
    assert sorted(placed(results).values())[:2] in ([1, 2], [1, 1])
    assert ratings["Inge"].mu < min(ratings["Otto"].mu, ratings["Ruth"].mu)


async def test_whoever_comes_back_soon_has_their_place(services: Services) -> None:
    table_id = await services.started("entdecker", "Inge", "Otto", "Ruth")
    await services.seats.resign(PEOPLE["Inge"].user_id, table_id)
    await play_on(services, table_id, lambda room: room.table.number > 6)
    await services.seats.come_back(PEOPLE["Inge"].user_id, table_id)
    room = await play_on(services, table_id)
    own = next(one for one in room.seats if one.name == "Inge")
    assert own.moves_for > 0
    results, _ = await counted(services)
    assert room.table.outcome is not None
    ranks = {room.seats[one.seat].name: one.rank for one in room.table.outcome.standings}
    assert placed(results) == ranks
    assert results["Inge"].points > 0


async def test_nobody_dodges_a_loss_by_leaving_before_the_last_move(services: Services) -> None:
    table_id = await services.started("entdecker", "Inge", "Otto")
    room = await play_on(services, table_id, ending)
    ahead = room.table.copy()
    ahead.play(ahead.waiting[0], ahead.suggest(ahead.waiting[0]), at=0)
    assert ahead.outcome is not None
    loser, winner = (room.seats[ahead.outcome.standings[at].seat] for at in (-1, 0))
    assert loser.user_id is not None
    await services.seats.resign(loser.user_id, table_id)
    await play_on(services, table_id)
    results, ratings = await counted(services)
    assert placed(results) == {winner.name: 1, loser.name: 2}
    assert ratings[winner.name].mu > 25 > ratings[loser.name].mu


async def test_the_one_who_stayed_gains_against_all_who_left(services: Services) -> None:
    table_id = await services.started("entdecker", "Inge", "Otto", "Ruth")
    for name in ("Otto", "Ruth"):
        await services.seats.resign(PEOPLE[name].user_id, table_id)
    await play_on(services, table_id)
    results, ratings = await counted(services)
    assert placed(results) == {"Inge": 1, "Otto": 2, "Ruth": 2}
    assert ratings["Inge"].mu > 25 > ratings["Otto"].mu == ratings["Ruth"].mu


@pytest.mark.parametrize("returns", [False, True])
async def test_whoever_gave_the_seat_to_a_substitute_counts_as_last(
    services: Services, returns: bool
) -> None:
    """A substitute is not rated; coming back after one changes nothing."""
    table_id = await services.started("entdecker", "Inge", "Otto")
    room = await services.tables.load(table_id)
    given = next(one.seat for one in room.seats if one.name == "Otto")
    guests = [STRANGER, PEOPLE["Otto"]] if returns else [STRANGER]
    for guest in guests:
        await services.seats.offer_seat(table_id, given)
        services.time += 60
        await services.seats.take_seat(guest, table_id, given)
    await play_on(services, table_id)
    results, ratings = await counted(services)
    assert placed(results) == {"Inge": 1, "Otto": 2}
    assert results["Otto"].user_id == PEOPLE["Otto"].user_id
    assert ratings.keys() == {"Inge", "Otto"}
    assert await services.store.former_players(table_id) == []


async def test_whoever_conceded_comes_behind_those_who_stayed(services: Services) -> None:
    table_id = await services.started("efemeris", "Inge", "Otto", "Ruth")
    room = await play_on(services, table_id, lambda room: room.table.state.round >= 1)
    own = next(one.seat for one in room.seats if one.name == "Inge")
    async with services.tables.locked(table_id) as room:
        room, _ = await services.move_log.play(room, own, Concede())
        other = next(one.seat for one in room.seats if one.name == "Otto")
        room, _ = await services.move_log.play(room, other, Concede())
    assert room.row.status is Status.OVER
    results, _ = await counted(services)
    assert placed(results) == {"Ruth": 1, "Otto": 2, "Inge": 3}, "conceding last is losing like anybody"


async def test_people_without_statistics_stay_out(services: Services) -> None:
    table_id = await services.started("entdecker", "Inge", "Otto", "Ruth")
    await services.store.strike_out(PEOPLE["Otto"].user_id)
    await services.seats.resign(PEOPLE["Otto"].user_id, table_id)
    await services.seats.resign(PEOPLE["Ruth"].user_id, table_id)
    await play_on(services, table_id)
    results, ratings = await counted(services)
    assert placed(results) == {"Inge": 1, "Ruth": 2}
    assert ratings.keys() == {"Inge", "Ruth"}


# --- seasons ---------------------------------------------------------------------------------------------


async def season_table(services: Services, game: str, size: int) -> tuple[Seasons, str, str]:
    """A league of two people, at its only table."""
    lifecycle = Lifecycle(services.tables)
    seasons = Seasons(services.tables, services.lobbies, services.seats, lifecycle, Places())
    season = await seasons.open(
        guild_id=1,
        channel_id=7,
        host=STRANGER,
        language="en",
        game=game,
        kind=SeasonFormat.LEAGUE,
        table_size=size,
        rounds=1,
        days=7,
        pace=None,
    )
    for name in ("Inge", "Otto"):
        await seasons.enter(season.id, PEOPLE[name])
    await seasons.begin(season.id)
    [match] = (await services.store.season(season.id)).matches
    await services.computers.wait(match.table_id or "")
    return seasons, season.id, match.table_id or ""


async def season_points(seasons: Seasons, season_id: str) -> dict[int | None, tuple[int | None, int]]:
    """Rank and points by entrant."""
    await seasons.advance(season_id)
    now = await seasons.store.season(season_id)
    return {one.entrant: (one.rank, one.points) for one in now.seats}


async def test_whoever_conceded_gets_nothing_in_a_season(services: Services) -> None:
    seasons, season_id, table_id = await season_table(services, "efemeris", 3)
    for name in ("Inge", "Otto"):
        async with services.tables.locked(table_id) as room:
            own = next(one.seat for one in room.seats if one.name == name)
            await services.move_log.play(room, own, Concede())
    found = await season_points(seasons, season_id)
    assert found[1] == (None, 0), "Inge conceded first, and the computer played for her"
    assert found[2] == (2, 30), "Otto has beaten Inge, and lost to the computer"


async def test_a_season_counts_the_computers_moves_too(services: Services) -> None:
    seasons, season_id, table_id = await season_table(services, "entdecker", 2)
    await services.seats.resign(PEOPLE["Inge"].user_id, table_id)
    await play_on(services, table_id, lambda room: ending(room, 4))
    await services.seats.come_back(PEOPLE["Inge"].user_id, table_id)
    await play_on(services, table_id)
    found = await season_points(seasons, season_id)
    assert found[1] == (None, 0)
    assert found[2][1] == 60, "Otto has beaten her, whatever the computer played"
