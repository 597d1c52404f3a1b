"""Results of finished games: how long they took."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.tables.records.results import Results
from engines.computer.players import computer
from tests.cogs.tables.services import START, Services
from tests.data.store_helpers import second_connection

FIRST_MOVE, END = START + 600, START + 7200


async def to_the_end(services: Services, table_id: str) -> None:
    """Made by the computer players; between the first move and the last there is more than an hour."""
    table, store = await services.store.open_table(table_id), services.store
    while table.outcome is None:
        at = FIRST_MOVE if table.number == 0 else END
        seat = table.waiting[0]
        entry = table.play(seat, table.suggest(seat, computer(table.game, "easy")), at=at)
        await store.append(table_id, entry, table, expected_version=entry.number - 1)


@pytest.mark.parametrize(("noted", "lasted"), [(True, END - START), (False, END - FIRST_MOVE)])
async def test_a_game_lasts_from_its_start_to_its_end(
    services: Services, tmp_path: Path, noted: bool, lasted: int
) -> None:
    """Older versions noted no start: there it begins with the first move."""
    table_id = await services.started("magellan", "Inge", "Otto", "Ruth")
    await to_the_end(services, table_id)
    if not noted:
        with second_connection(tmp_path / "services.db") as database:
            database.execute("UPDATE tables SET started = NULL WHERE id = ?", (table_id,))
    await Results(services.tables).write()
    assert {result.lasted for result in await services.store.results()} == {lasted}
