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

from data.settings import Settings
from engines import games
from engines.core import Dice, Move, Rejected, Seat
from engines.simulate import ENDINGS, random_draft
from engines.table import Table
from tests.cogs.players import Typist, asked
from tests.cogs.scene import DAY, slow_down
from tests.conformance.tables import Setup, setups
from tests.support.town import NAMES, Shown, Town

GAMES = [
    pytest.param(key, setup, id=f"{key}-{number}")
    for key, game in games().items()
    for number, setup in enumerate([s for s in setups(game, sample=3) if s.seats in (3, 4)][:2])
]
TRIES = 5
FAR = 40
"""Moves that everybody sees before a test looks no further."""


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


async def sent_during(town: Town, looking: Awaitable[Any]) -> list[str]:
    """Every request that the bot sends while somebody looks: their number, and all that is in them, with the
    custom_ids."""
    before = len(town.env.http_requests)
    await looking
    return [
        without_discords_numbers(
            f"{request.method} {request.path} {json.dumps(request.json, sort_keys=True)}"
        )
        for request in town.env.http_requests[before:]
    ]


async def trace(town: Town, table_id: str, mover: str) -> dict[str, object]:
    """All that the others can see, be it public, sent to them, or asked for."""
    row = await town.bot.store.load(table_id)
    found: dict[str, object] = {
        "channel": [(m.id, m.stored.components, m.stored.edited_timestamp) for m in town.history()],
        "clocks": [(s.seat, s.deadline) for s in await town.bot.store.seats(table_id)],
        "due": row.due,
        "vote": await town.bot.store.vote(table_id),
    }
    for who in {seat.name for seat in await town.bot.store.seats(table_id)} - {mover}:
        found[f"letters of {who}"] = [
            (m.id, m.stored.components, m.stored.edited_timestamp) for m in town.dms(who)
        ]
        for command in ("log", "replay", "tables", "move", "board", "hand", "help"):
            found[f"{command} of {who}"] = await sent_during(town, town.slash(who, command))
        board = town.board()
        for part in board.buttons:
            label, custom_id = part["label"], part["custom_id"]
            found[f"{label} of {who}"] = await sent_during(town, town.press(who, board, custom_id))
        found |= await autocompleted(town, row.game, who)
    return found


async def autocompleted(town: Town, game: str, who: str) -> dict[str, object]:
    """What is offered for the first field of every move."""
    found: dict[str, object] = {}
    for move in games()[game].moves:
        tag, fields = str(move.__struct_config__.tag), move.__struct_fields__
        for field in fields[:1]:
            offered = town.people[who].autocomplete(town.channel, f"{game} {tag}", field, "")
            found[f"{tag} {field} of {who}"] = await offered
    return found


async def find(town: Town, table_id: str, done: set[str]) -> tuple[str, Move] | None:
    """Who could make a secret move here."""
    table = await town.bot.store.open_table(table_id)
    for seat in await town.bot.store.seats(table_id):
        move = secret_move(table, seat.seat, done)
        if move is not None:
            return seat.name, move
    return None


async def play_on(town: Town, table_id: str) -> bool:
    """One move of whoever is asked first; False at the end."""
    who = await asked(town)
    if who is None:
        return False
    await Typist(town).move(who)
    await town.env.settle()
    return True


@pytest.mark.parametrize(("game", "setup"), GAMES)
async def test_nobody_else_notices(town: Town, game: str, setup: Setup) -> None:
    slow_down(town)
    people = NAMES[: setup.seats]
    table_id = await town.table(game, *people, settings=changed(game, setup))
    done: set[str] = set()
    for _ in range(FAR):
        found = await find(town, table_id, done)
        if found is not None:
            who, move = found
            await town.env.advance_time(60)
            before = await trace(town, table_id, who)
            await Typist(town).move(who, move)
            await town.env.settle()
            after = await trace(town, table_id, who)
            for what in before:
                assert after[what] == before[what], (move, what)
            done.add(str(type(move).__struct_config__.tag))
        if not await play_on(town, table_id):
            break


def changed(game: str, setup: Setup) -> dict[str, str]:
    """What is chosen in the lobby: all that is not as usual; and a clock, so that there is one to watch."""
    usual = games()[game].check_settings({})
    chosen: dict[str, Any] = {**setup.settings, "pace": "daily"}
    return {key: choice for key, choice in chosen.items() if usual[key] != choice}


# --- what comes later ------------------------------------------------------------------------------------


async def waits(town: Town, table_id: str) -> tuple[str, Seat] | None:
    """Somebody who could move in secret now, and is not the first who is waited for."""
    table = await town.bot.store.open_table(table_id)
    for seat in await town.bot.store.seats(table_id):
        if seat.seat not in table.waiting[:1] and secret_move(table, seat.seat, set()) is not None:
            return seat.name, seat.seat
    return None


MOMENTS: dict[str, Callable[[Table], bool]] = {
    "begun": lambda table: any(e.public and e.seat == table.waiting[0] for e in table.log[-1:]),
    "quiet": lambda table: bool(table.view(None).public.quiet),
    "veiled": lambda table: bool(table.view(None).public.veiled),
}
"""When silence falls: in the middle of a turn, where all answer in secret, where some may answer early."""


async def silence(town: Town, game: str, setup: Setup, *, moment: str, secretly: bool) -> list[object]:
    """A table comes to where somebody could move in secret, and from then on nobody moves for all to see.
    What the others see of it in the next hours."""
    slow_down(town)
    table_id = await town.table(game, *NAMES[: setup.seats], settings=changed(game, setup))
    for _ in range(FAR):
        table = await town.bot.store.open_table(table_id)
        somebody = await waits(town, table_id) if MOMENTS[moment](table) else None
        if somebody is not None:
            break
        if not await play_on(town, table_id):
            return []
    else:
        return []
    who, seat = somebody
    for _ in range(4 if secretly else 0):
        move = secret_move(await town.bot.store.open_table(table_id), seat, set())
        if move is not None:
            await Typist(town).move(who, move)
    seen: list[object] = []
    for pause in (2 * 3600, DAY):
        await town.env.advance_time(pause)
        await town.env.settle()
        seen.append([plain(m, table_id) for m in town.history()])
        seen += [[plain(m, table_id) for m in town.dms(name)] for name in NAMES if name != who]
    for name in NAMES[: setup.seats]:
        if name != who:
            panel = await town.click(name, town.board(), "Play")
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
        town = await Town.found(Settings(db=tmp_path / f"{secretly}.db", computer_pause=0))
        try:
            seen.append(await silence(town, game, setup, moment=moment, secretly=secretly))
        finally:
            await town.leave()
    for usual, other in zip(*seen, strict=True):
        assert other == usual
