"""Upgrade a database, fill its journal and never come to the commit; test_migrate kills this process."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from data.sqlite import SqliteStore
from tests.data.sqlite.test_migrate import with_step

UNENDING = """
CREATE TABLE filling (body BLOB);
WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
INSERT INTO filling SELECT randomblob(1000) FROM n;
WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n;
"""


async def main(path: Path) -> None:
    await SqliteStore.open(path, schema=with_step(path.with_name("schema"), UNENDING))


asyncio.run(main(Path(sys.argv[1])))
