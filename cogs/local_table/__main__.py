"""The server alone, in a process of its own: python -m cogs.local_table --port 8765 --db chat.db

Prints the addresses for the bot and for people and the bot's token, as one line of JSON, and runs until it is
stopped. For load and crash runs: the bot may be killed and started anew meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
from pathlib import Path

import msgspec

from cogs.local_table.bot_side.faults import Chances
from cogs.local_table.bot_side.sessions import GatewayLimits
from cogs.local_table.server import LoopbackDiscord


async def serve(port: int, db: Path | None, guilds: int, limits: GatewayLimits, chances: Chances) -> None:
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    server = LoopbackDiscord(db, with_faults=True, limits=limits)
    server.faults.chances = chances
    while len(server.world.guilds) < guilds:
        server.world.open_guild(f"Server {len(server.world.guilds) + 1}")
    await server.start(port)
    addresses = {
        "rest": server.rest_address,
        "gateway": server.gateway_address,
        "page": server.page_address,
        "token": server.world.bot_token,
        "guilds": list(server.world.guilds),
    }
    print(msgspec.json.encode(addresses).decode(), flush=True)
    try:
        await stopped.wait()
    finally:
        await server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(prog="cogs.local_table", description="A small Discord.")
    parser.add_argument("--port", type=int, default=0, help="any free one unless given")
    parser.add_argument("--db", type=Path, help="where the chat is kept; without it nowhere")
    parser.add_argument("--guilds", type=int, default=1, help="servers; their ids go through all shards")
    parser.add_argument("--shards", type=int, default=1, help="as many as are recommended")
    parser.add_argument("--max-concurrency", type=int, default=1, help="buckets for identifying")
    parser.add_argument("--identify-seconds", type=float, default=5.0, help="between two of one bucket")
    parser.add_argument("--heartbeat-seconds", type=float, default=41.25)
    parser.add_argument(
        "--chances", type=json.loads, default={}, help='faults at random: {"seed": 1, "broken": 0.01, ...}'
    )
    options = parser.parse_args()
    limits = GatewayLimits(
        shards=options.shards,
        max_concurrency=options.max_concurrency,
        identify_seconds=options.identify_seconds,
        heartbeat_seconds=options.heartbeat_seconds,
    )
    asyncio.run(serve(options.port, options.db, options.guilds, limits, Chances(**options.chances)))


if __name__ == "__main__":
    main()
