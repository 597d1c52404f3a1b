"""The simulated Discord server that is measured at."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from unittest.mock import patch

import render
from cogs.runtime.client import Portolan
from cogs.runtime.sign_upload import SignUpload
from data.settings import Settings
from tests.support.discord_server import DiscordServer


async def started(folder: Path, furnish: Callable[[Portolan], None] = lambda bot: None) -> DiscordServer:
    """SimCord gives a start only a few seconds: too few for processes that draw, and for 150 emoji."""
    render.warm()
    settings = Settings(db=folder / "portolan.db", drawing_processes=0)
    with patch.object(SignUpload, "start", lambda upload: None):
        return await DiscordServer.open(settings, furnish=furnish)
