"""Play without end, and print the number of each move that is committed; test_crash kills this process."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from tests.data.store_helpers import board, open_store, play


async def main(path: Path, table_id: str) -> None:
    store = await open_store(path)
    table = await store.open_table(table_id)
    while True:
        version = table.number
        if version % 5 == 4 and not table.log[-1].final:
            entry = table.undo(table.log[-1].seat, at=version)
        else:
            entry = play(table, "some" if version % 3 == 0 else "one", at=version)
        letters = [board(table_id, table.number)]
        await store.append(table_id, entry, table, expected_version=version, letters=letters)
        print(table.number, flush=True)
        if table.number % 50 == 0:
            await store.file.backup(table.number)


asyncio.run(main(Path(sys.argv[1]), sys.argv[2]))
