"""Hard computer players at a table: people act while they think, and the table goes on whatever happens."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
import pytest

from cogs.tables.absence.seats import Why
from cogs.tables.computers import computer_players
from cogs.tables.computers.computer_players import LEAST_THOUGHT_SECONDS, MOST_THOUGHTS, Thought, _move
from cogs.tables.computers.thinking import ThinkingPool
from cogs.tables.loading.room import Room
from cogs.tables.people.computer_characters import temperament_of
from data.models import LetterKind, Status
from engines.computer.players import HARD, NORMAL, computer
from engines.contract.core import Move, Raw
from engines.tables.position import Position
from tests.cogs.tables.services import PEOPLE, Services

GAME = "magellan"
INGE, OTTO = PEOPLE["Inge"].user_id, PEOPLE["Otto"].user_id


class Mind(ThinkingPool):
    """Thinks when it is told to, in this process."""

    def __init__(self) -> None:
        super().__init__(1, seconds=20)
        self.asked = asyncio.Event()
        self.may_answer = asyncio.Event()
        self.positions: list[Position] = []
        self.temperaments: list[str] = []
        self.answer: Callable[[Position], Raw | None] = sensible

    async def think(self, position: Position, temperament: str) -> Raw | None:
        self.positions.append(position)
        self.temperaments.append(temperament)
        self.asked.set()
        await self.may_answer.wait()
        return self.answer(position)


def sensible(position: Position) -> Raw | None:
    move: Raw = msgspec.to_builtins(position.move(computer(position.rules(), HARD, percent=1)))
    return move


@pytest.fixture
def mind(services: Services) -> Mind:
    services.computers.thinking = found = Mind()
    return found


async def thinking_table(services: Services, mind: Mind, *people: str, game: str = GAME) -> str:
    """A table where a hard computer player is thinking, and everybody waits for it."""
    table_id = await services.lobby(game, *people, computers=3 - len(people))
    for number in range(1, 4 - len(people)):
        await services.lobbies.change_level(table_id, INGE, number, HARD)
    await services.lobbies.change_setting(table_id, INGE, "seating", "joined")  # people first
    await services.lobbies.start(table_id, INGE)
    for _ in range(40):
        room = await services.tables.load(table_id)
        seat = room.table.waiting[0]
        if room.seats[seat].computer:
            await asyncio.wait_for(mind.asked.wait(), 5)
            return table_id
        async with services.tables.locked(table_id) as room:
            room, _ = await services.move_log.play(room, seat, room.table.suggest(seat))
        services.computers.continue_game(room)
    raise AssertionError("it is never a computer player's turn")


async def settled(services: Services, mind: Mind, table_id: str) -> Room:
    """The table when the computer players have done what they wanted."""
    mind.may_answer.set()
    await services.computers.wait(table_id)
    return await services.tables.load(table_id)


async def test_the_thought_is_played_and_nobody_is_locked_out(services: Services, mind: Mind) -> None:
    table_id = await thinking_table(services, mind, "Inge")
    before = await services.tables.load(table_id)
    assert not services.tables.lock(table_id).locked()
    assert await services.store.computers_due(services.time) == [table_id]
    room = await settled(services, mind, table_id)
    own = next(entry for entry in room.table.log if entry.number == before.table.number + 1)
    assert own.move == sensible(mind.positions[0])
    assert not room.computers_to_move()


async def test_how_long_it_takes_does_not_tell_that_there_was_nothing_to_think_about(
    services: Services, mind: Mind
) -> None:
    table_id = await thinking_table(services, mind, "Inge")
    room = await settled(services, mind, table_id)
    services.computers.pause_seconds = 1.5
    mind.answer = lambda position: None
    began = asyncio.get_running_loop().time()
    await services.computers._think(room, mind.positions[0].seat)
    assert asyncio.get_running_loop().time() - began >= LEAST_THOUGHT_SECONDS


async def test_they_think_with_their_temperament(services: Services, mind: Mind) -> None:
    room = await settled(services, mind, await thinking_table(services, mind, "Inge"))
    thought = {
        (room.seats[position.seat].name, temperament)
        for position, temperament in zip(mind.positions, mind.temperaments, strict=True)
    }
    assert thought == {("Ada", "bold"), ("Blaise", "careful")}


async def test_substitutes_do_not_think(services: Services, mind: Mind) -> None:
    table_id = await services.started(GAME, "Inge", "Otto", "Ruth")
    room = await services.tables.load(table_id)
    await services.seats.hand_over(table_id, room.table.waiting[0], Why.VOTED)
    await services.computers.wait(table_id)
    assert mind.positions == []
    assert (await services.tables.load(table_id)).row.version > room.row.version


@pytest.mark.parametrize("nothing", ["full queue", "killed", "hanging"])
async def test_where_nothing_comes_of_it_the_rules_decide(
    services: Services, mind: Mind, nothing: str
) -> None:
    """Whatever became of the process: `ThinkingPool.think` says None."""
    table_id = await thinking_table(services, mind, "Inge")
    before = await services.tables.load(table_id)
    seat = mind.positions[0].seat
    player = computer(before.table.game, NORMAL, temperament_of(GAME, before.seats[seat]))
    expected = msgspec.to_builtins(before.table.suggest(seat, player))
    mind.answer = lambda position: None
    room = await settled(services, mind, table_id)
    own = next(entry for entry in room.table.log if entry.number == before.table.number + 1)
    assert own.move == expected
    assert not room.computers_to_move()


async def test_a_thought_that_is_refused_is_not_thought_again(
    services: Services, mind: Mind, caplog: pytest.LogCaptureFixture
) -> None:
    table_id = await thinking_table(services, mind, "Inge")
    mind.answer = lambda position: {"move": "bid", "amount": 999}
    room = await settled(services, mind, table_id)
    assert not room.computers_to_move(), "the normal player's moves"
    assert "a computer player was refused" in caplog.text
    assert "999" not in caplog.text


async def test_an_undo_throws_the_thought_away(services: Services, mind: Mind) -> None:
    table_id = await thinking_table(services, mind, "Inge", "Otto")
    room = await services.tables.load(table_id)
    last = next(entry for entry in reversed(room.table.log) if entry.move)
    await services.moves.undo_to(table_id, last.seat, last.number)
    after = await settled(services, mind, table_id)
    assert after.table.log[-1].takes_back == last.number, "no computer player has moved since"
    assert after.table.waiting == (last.seat,)
    assert len(mind.positions) == 1
    async with services.tables.locked(table_id) as room:
        room, _ = await services.move_log.play(room, last.seat, room.table.suggest(last.seat))
    services.computers.continue_game(room)
    await services.computers.wait(table_id)
    assert len(mind.positions) >= 2, "thought anew"


async def test_a_table_that_changed_is_thought_about_anew(services: Services, mind: Mind) -> None:
    """Taken back and done again while the computer player thinks: it is its turn, but at another point."""
    table_id = await thinking_table(services, mind, "Inge", "Otto")
    room = await services.tables.load(table_id)
    last = next(entry for entry in reversed(room.table.log) if entry.move)
    await services.moves.undo_to(table_id, last.seat, last.number)
    async with services.tables.locked(table_id) as room:
        room, _ = await services.move_log.play(room, last.seat, room.table.game.read_move(last.move or {}))
    assert services.computers.continue_game(room)
    after = await settled(services, mind, table_id)
    assert len(mind.positions) >= 2
    own = next(entry for entry in after.table.log if entry.number == room.table.number + 1)
    assert own.move == sensible(mind.positions[1])
    assert own.seat == mind.positions[1].seat


async def test_nobody_keeps_a_computer_player_thinking_forever(services: Services, mind: Mind) -> None:
    room = await services.tables.load(await thinking_table(services, mind, "Inge", "Otto"))
    seat = mind.positions[0].seat
    stale = [Thought(version, seat, None) for version in range(-MOST_THOUGHTS, 0)]
    assert await _move(room, seat, stale[1:]) is None
    assert isinstance(await _move(room, seat, stale), Move)
    await settled(services, mind, room.row.id)


@pytest.mark.parametrize("people", [("Inge",), ("Inge", "Otto")])
async def test_somebody_resigns_meanwhile(services: Services, mind: Mind, people: tuple[str, ...]) -> None:
    table_id = await thinking_table(services, mind, *people)
    before = await services.seats.resign(INGE, table_id)
    after = await settled(services, mind, table_id)
    if len(people) == 1:
        assert after.row.status is Status.ENDED
        assert after.table.number == before.table.number, "nobody plays on alone"
    else:
        assert after.table.number > before.table.number
        assert after.seat_of(OTTO) is not None
        assert not after.computers_to_move()


async def test_the_game_is_ended_meanwhile(services: Services, mind: Mind) -> None:
    table_id = await thinking_table(services, mind, "Inge")
    number = (await services.tables.load(table_id)).table.number
    await services.store.end(table_id, now=services.time)
    assert (await settled(services, mind, table_id)).table.number == number


async def test_after_a_shutdown_in_the_middle_the_next_start_goes_on(services: Services, mind: Mind) -> None:
    table_id = await thinking_table(services, mind, "Inge")
    for task in services.computers.under_way:
        task.cancel()
    await asyncio.gather(*services.computers.under_way, return_exceptions=True)
    assert services.tables.thinking == {}
    assert await services.store.computers_due(services.time) == [table_id]
    again = Services(services.store)
    again.computers.thinking = other = Mind()
    other.may_answer.set()
    await again.computers.resume()
    await again.computers.wait(table_id)
    room = await again.tables.load(table_id)
    assert not room.computers_to_move()
    assert other.positions[0].state == mind.positions[0].state


# --- what is told of it ----------------------------------------------------------------------------------


async def boards(services: Services, table_id: str) -> int:
    """Boards that are to be shown anew, besides those of moves."""
    sent = [letter for letter in await services.letters(table_id) if letter.kind is LetterKind.BOARD]
    return sum(table_id not in letter.nonce for letter in sent)


async def test_a_short_thought_costs_nothing(
    services: Services, mind: Mind, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computer_players, "THINKING_TOLD_SECONDS", 1)
    mind.answer = lambda position: None
    table_id = await thinking_table(services, mind, "Inge", "Otto")
    assert (await settled(services, mind, table_id)).table.number > 0
    await asyncio.sleep(1.2)
    assert await boards(services, table_id) == 0


async def test_a_long_thought_is_told(
    services: Services, mind: Mind, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computer_players, "THINKING_TOLD_SECONDS", 0.05)
    table_id = await thinking_table(services, mind, "Inge", "Otto")
    before, rung = await boards(services, table_id), len(services.rung)
    assert (await services.tables.load(table_id)).thinking is None
    await asyncio.sleep(0.3)
    assert (await services.tables.load(table_id)).thinking == mind.positions[0].seat
    assert await boards(services, table_id) == before + 1
    assert len(services.rung) == rung + 1
    last = next(entry for entry in reversed((await services.tables.load(table_id)).table.log) if entry.move)
    await services.moves.undo_to(table_id, last.seat, last.number)
    assert (await services.tables.load(table_id)).thinking is None, "the table has changed"
    await settled(services, mind, table_id)
    assert services.tables.thinking == {}


async def test_a_secret_answer_is_not_told(
    services: Services, mind: Mind, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who has not answered a secret question is nobody's business."""
    monkeypatch.setattr(computer_players, "THINKING_TOLD_SECONDS", 0.01)
    monkeypatch.setattr(Room, "answers_are_secret", True)
    table_id = await thinking_table(services, mind, "Inge", "Otto")
    before = await boards(services, table_id)
    await asyncio.sleep(0.2)
    assert await boards(services, table_id) == before
    assert (await services.tables.load(table_id)).thinking is None
    await settled(services, mind, table_id)
