"""Secret moves of every game leave no trace: not in the channel, not with the others, not later.

No game is named here. A secret move is one after which everybody sees the same and nobody else was told
anything; it is looked for wherever a game comes to.
"""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from cogs.ui.components.custom_ids import Verb, pack
from data.settings import Settings
from engines import games
from engines.computer.random_moves import random_draft
from engines.contract.core import Move, Rejected, Seat
from engines.contract.dice import Dice
from engines.contract.endings import ENDINGS
from engines.contract.settings import REACTIONS, START_PLAYER
from engines.kit.actions import tag
from engines.tables.table import Table
from tests.cogs.finale import play_quickly
from tests.cogs.players import Typist, asked
from tests.cogs.scene import DAY, slow_down
from tests.conformance.tables import Setup, setups
from tests.support.discord_server import NAMES, DiscordServer, Shown

GAMES = [
    pytest.param(key, setup, id=f"{key}-{number}", marks=[pytest.mark.nightly] * number)
    for key, game in games().items()
    for number, setup in enumerate([s for s in setups(game, sample=3) if s.seats in (3, 4)][:2])
]
"""Each game with two numbers of players or settings; the second is left to the nightly tests."""
TRIES = 5
FAR = 40
"""Moves that everybody sees before a test looks no further."""
EVERY_THING = 20
"""Of the glossary, one in so many is looked up."""


def is_secret(table: Table, seat: Seat, move: Move) -> bool:
    after = table.from_json(table.to_json())
    entry = after.play(seat, move, at=0)
    return not entry.public and after.view(None) == table.view(None)


def secret_move(table: Table, seat: Seat, done: set[str]) -> Move | None:
    """One that this seat could make now, of a kind that was not done before."""
    for number in range(TRIES):
        try:
            dice = Dice(b"secret", seat, number, table.number)
            draft = random_draft(lambda draft: table.ask(seat, draft), dice)
        except Rejected:
            return None
        move = table.game.read_move(draft)
        if draft["move"] not in {*done, *ENDINGS} and is_secret(table, seat, move):
            return move
    return None


def without_discords_numbers(text: str) -> str:
    """Every byte, without the ids and tokens of an interaction: Discord gives those."""
    return re.sub(r"\d{9,}", "#", re.sub(r"/(interactions|webhooks)/[^/]+/[^/\"]+", r"/\1/#", text))


async def sent_during(server: DiscordServer, looking: Awaitable[Any]) -> list[str]:
    """Every request that the bot sends while somebody looks: their number, and all that is in them, with the
    custom_ids."""
    before = len(server.env.http_requests)
    await looking
    return [
        without_discords_numbers(
            f"{request.method} {request.path} {json.dumps(request.json, sort_keys=True)}"
        )
        for request in server.env.http_requests[before:]
    ]


async def trace(server: DiscordServer, table_id: str, mover: str) -> dict[str, object]:
    """All that the others can see, be it public, sent to them, or asked for."""
    row = await server.bot.store.load(table_id)
    found: dict[str, object] = {
        "channel": [(m.id, m.stored.components, m.stored.edited_timestamp) for m in server.history()],
        "clocks": [
            (s.seat, s.asked_at, s.deadline, s.note_now) for s in await server.bot.store.seats(table_id)
        ],
        "due": row.due,
        "vote": await server.bot.store.vote(table_id),
    }
    for who in {seat.name for seat in await server.bot.store.seats(table_id)} - {mover}:
        found[f"letters of {who}"] = [
            (m.id, m.stored.components, m.stored.edited_timestamp) for m in server.dms(who)
        ]
        for command in ("log", "replay", "tables", "move", "board", "hand", "help"):
            found[f"{command} of {who}"] = await sent_during(server, server.slash(who, command))
        for thing in games()[row.game].glossary()[::EVERY_THING]:
            look = server.slash(who, "rules", search=f"{row.game}:{thing.key}")
            found[f"{thing.key} of {who}"] = await sent_during(server, look)
        board = server.board()
        for part in board.buttons:
            label, custom_id = part["label"], part["custom_id"]
            found[f"{label} of {who}"] = await sent_during(server, server.press(who, board, custom_id))
        found |= await undo_points(server, table_id, who)
        found |= await autocompleted(server, row.game, who)
    return found


async def undo_points(server: DiscordServer, table_id: str, who: str) -> dict[str, object]:
    """The moves that somebody may name to go back to, and the board before the oldest of them."""
    found: dict[str, object] = {}
    name = pack(Verb.UNDO_POINTS, table_id)
    found[f"undo points of {who}"] = await sent_during(server, server.forged(who, server.board(), name))
    shown = await server.forged(who, server.board(), name)
    if shown is not None and shown.menus:
        oldest = shown.menus[0]["options"][-1]["value"]
        found[f"undo point of {who}"] = await sent_during(server, server.choose(who, shown, [oldest]))
    return found


async def autocompleted(server: DiscordServer, game: str, who: str) -> dict[str, object]:
    """What is offered for the first field of every move."""
    found: dict[str, object] = {}
    for move in games()[game].moves:
        tag, fields = str(move.__struct_config__.tag), move.__struct_fields__
        for field in fields[:1]:
            offered = server.people[who].autocomplete(server.channel, f"{game} {tag}", field, "")
            found[f"{tag} {field} of {who}"] = await offered
    return found


def find(table: Table, done: set[str]) -> tuple[Seat, Move] | None:
    """A secret move that somebody could make here, and whose."""
    for seat in range(table.seats):
        move = secret_move(table, seat, done)
        if move is not None:
            return seat, move
    return None


async def play_to(
    server: DiscordServer, table_id: str, moment: Callable[[Table], bool], most: int
) -> int | None:
    """Play on until this moment, the last move before it by a typed command; returns the number of moves, or
    None (and plays nothing) if the moment does not come within `most` moves."""
    ahead = await server.bot.store.open_table(table_id)
    moves = 0
    while not moment(ahead):
        if moves == most or not ahead.waiting:
            return None
        ahead.play(ahead.waiting[0], ahead.suggest(ahead.waiting[0]), at=0)
        moves += 1
    if moves:
        await play_quickly(server, table_id, moves - 1)
        who = await asked(server)
        assert who is not None
        await Typist(server).move(who)
        await server.env.settle()
    return moves


@pytest.mark.parametrize(("game", "setup"), GAMES)
async def test_nobody_else_notices(server: DiscordServer, game: str, setup: Setup) -> None:
    slow_down(server)
    people = NAMES[: setup.seats]
    table_id = await server.table(game, *people, settings=changed(game, setup))
    done: set[str] = set()
    left = FAR

    def somebody_could(table: Table) -> bool:
        return find(table, done) is not None

    while (played := await play_to(server, table_id, somebody_could, left)) is not None:
        left -= played
        found = find(await server.bot.store.open_table(table_id), done)
        assert found is not None
        seat, move = found
        who = (await server.bot.store.seats(table_id))[seat].name
        await server.env.advance_time(60)
        before = await trace(server, table_id, who)
        await Typist(server).move(who, move)
        await server.env.settle()
        after = await trace(server, table_id, who)
        for what in before:
            assert after[what] == before[what], (move, what)
        done.add(tag(type(move)))


def changed(game: str, setup: Setup) -> dict[str, str]:
    """What is chosen in the lobby: all that is not as usual; and a clock, so that there is one to watch."""
    usual = games()[game].check_settings({})
    chosen: dict[str, Any] = {**setup.settings, "pace": "daily"}
    chosen.pop(START_PLAYER.key, None)  # a place of the lobby's list that nobody has may have been drawn
    # A short time to react may run out at one of two tables that are compared, and not at the other.
    for setting in games()[game].settings:
        if setting.choices == REACTIONS:
            chosen.pop(setting.key, None)
    return {key: choice for key, choice in chosen.items() if usual[key] != choice}


# --- what comes later ------------------------------------------------------------------------------------


def patient_seat(table: Table) -> Seat | None:
    """A seat that could move in secret now, and is not the first that is waited for."""
    for seat in range(table.seats):
        if seat not in table.waiting[:1] and secret_move(table, seat, set()) is not None:
            return seat
    return None


MOMENTS: dict[str, Callable[[Table], bool]] = {
    "begun": lambda table: any(e.public and e.seat == table.waiting[0] for e in table.log[-1:]),
    "quiet": lambda table: bool(table.view(None).public.quiet),
    "veiled": lambda table: bool(table.view(None).public.veiled),
}
"""When silence falls: in the middle of a turn, where all answer in secret, where some may answer early."""


async def silence(
    server: DiscordServer, game: str, setup: Setup, *, moment: str, secretly: bool
) -> list[object]:
    """A table comes to where somebody could move in secret, and from then on nobody moves for all to see.
    What the others see of it in the next hours."""
    slow_down(server)
    table_id = await server.table(game, *NAMES[: setup.seats], settings=changed(game, setup))

    def somebody_could(table: Table) -> bool:
        return MOMENTS[moment](table) and patient_seat(table) is not None

    if await play_to(server, table_id, somebody_could, FAR) is None:
        return []
    seat = patient_seat(await server.bot.store.open_table(table_id))
    assert seat is not None
    who = (await server.bot.store.seats(table_id))[seat].name
    for _ in range(4 if secretly else 0):
        move = secret_move(await server.bot.store.open_table(table_id), seat, set())
        if move is not None:
            await Typist(server).move(who, move)
    seen: list[object] = []
    for pause in (2 * 3600, DAY):
        await server.env.advance_time(pause)
        await server.env.settle()
        seen.append([plain(m, table_id) for m in server.history()])
        seen += [[plain(m, table_id) for m in server.dms(name)] for name in NAMES if name != who]
    for name in NAMES[: setup.seats]:
        if name != who:
            panel = await server.click(name, server.board(), "Play")
            seen.append(panel and plain(panel, table_id))
    return seen


def plain(shown: Shown, table_id: str) -> str:
    """Every byte of a message, with its custom_ids, without the moment and without the numbers that Discord
    and the table got."""
    return without_discords_numbers(json.dumps(shown.stored.components).replace(table_id, "TABLE"))


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize(("game", "setup"), GAMES[::2])
async def test_a_late_table_says_the_same(tmp_path: Path, game: str, setup: Setup, moment: str) -> None:
    """Two tables of the same deal where nobody moves for all to see; at one somebody has moved in secret.
    Nudges, reminders and votes are the same."""
    seen = []
    for secretly in (False, True):
        server = await DiscordServer.open(Settings(db=tmp_path / f"{secretly}.db"))
        try:
            seen.append(await silence(server, game, setup, moment=moment, secretly=secretly))
        finally:
            await server.close()
    for usual, other in zip(*seen, strict=True):
        assert other == usual
