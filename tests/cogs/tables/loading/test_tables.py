"""Jobs that go through several tables: one that cannot be read stops no other."""

from __future__ import annotations

import logging

import pytest

from data.models import NoSuchTable, StoreError
from tests.cogs.tables.services import Services


async def test_a_table_that_fails_is_left_out(services: Services, caplog: pytest.LogCaptureFixture) -> None:
    done = []

    async def work(table_id: str) -> None:
        if table_id == "broken":
            raise StoreError("Table broken cannot be read.")
        if table_id == "gone":
            raise NoSuchTable("there is no table gone")
        done.append(table_id)

    await services.tables.each(["first", "broken", "gone", "last"], work)
    assert done == ["first", "last"]
    logged = [(record.levelno, record.message) for record in caplog.records if record.levelno > logging.INFO]
    assert logged == [(logging.ERROR, "table broken was left out")]
