"""The local table in a process of its own, as people start it."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import aiohttp
import pytest
from yarl import URL

from tests.support.project import clean_environment


@contextmanager
def local_table(
    folder: Path, port: int, command: Sequence[str], **settings: str
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run the bot without a token; return the process and the address of its page."""
    process = subprocess.Popen(
        command,
        cwd=folder,
        env=clean_environment(PORTOLAN_LOCAL_PORT=str(port), **settings),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(
            signal.SIGINT, signal.SIG_DFL
        ),  # the runner of the tests may ignore it
    )
    try:
        assert process.stdout is not None
        said = "".join(process.stdout.readline() for _ in range(6))
        found = re.search(rf"http://127\.0\.0\.1:{port}/\S*", said)
        assert found, said
        assert [line[:5] for line in said.splitlines()[-4:-1]] == ["  1. ", "  2. ", "  3. "]
        yield process, found[0]
    finally:
        process.kill()
        process.communicate()


async def arrival(address: str) -> None:
    """Open the page, and wait as it does until the bot is there."""
    url = URL(address)
    live = (url.origin() / "live").with_query(key=url.query["key"], **{"as": url.fragment.split("/")[-1]})
    async with aiohttp.ClientSession() as http, http.get(url) as page, http.ws_connect(live) as window:
        assert page.status == 200
        async for frame in window:
            told = frame.json()
            if told.get("online") or told.get("bot", {}).get("online"):
                return
    pytest.fail("the bot did not arrive")


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])
