"""The server alone, in a process of its own: python -m cogs.runtime.local_table --port 8765 --db chat.db

Prints the addresses for the bot and for people and the bot's token, as one line of JSON, and runs until it is
stopped. For load and crash runs: the bot may be killed and started anew meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
from pathlib import Path

import msgspec

from cogs.runtime.local_table.server import LoopbackDiscord


async def serve(port: int, db: Path | None) -> None:
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    server = LoopbackDiscord(db, with_faults=True)
    await server.start(port)
    addresses = {
        "rest": server.rest_address,
        "gateway": server.gateway_address,
        "page": server.page_address,
        "token": server.world.bot_token,
    }
    print(msgspec.json.encode(addresses).decode(), flush=True)
    try:
        await stopped.wait()
    finally:
        await server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(prog="cogs.runtime.local_table", description="A small Discord.")
    parser.add_argument("--port", type=int, default=0, help="any free one unless given")
    parser.add_argument("--db", type=Path, help="where the chat is kept; without it nowhere")
    options = parser.parse_args()
    asyncio.run(serve(options.port, options.db))


if __name__ == "__main__":
    main()
