"""Messages with Components V2, put together by hand, and pictures to show in them."""

from __future__ import annotations

import io
from typing import Any

from PIL import Image

from cogs.local_table.server import LoopbackDiscord
from cogs.local_table.small_discord.messages import EPHEMERAL, V2, Message, Upload
from cogs.local_table.small_discord.world import BOT, HARBOR

Part = dict[str, Any]


def text(content: str) -> Part:
    return {"type": 10, "content": content}


def button(label: str, custom_id: str, style: int = 2, **more: Any) -> Part:
    return {"type": 2, "label": label, "custom_id": custom_id, "style": style, **more}


def row(*parts: Part) -> Part:
    return {"type": 1, "components": list(parts)}


def menu(custom_id: str, labels: list[str], least: int = 1, most: int = 1, **more: Any) -> Part:
    options = [{"label": label, "value": label.lower(), "description": f"about {label}"} for label in labels]
    return {
        "type": 3, "custom_id": custom_id, "options": options, "min_values": least, "max_values": most, **more
    }  # fmt: skip


def container(*parts: Part, color: int = 0xCC79A7) -> Part:
    return {"type": 17, "components": list(parts), "accent_color": color}


def gallery(*names: str, alt: str = "a chart") -> Part:
    items = [{"media": {"url": f"attachment://{name}"}, "description": alt} for name in names]
    return {"type": 12, "items": items}


def picture(name: str, width: int = 700, height: int = 500) -> Upload:
    raw = io.BytesIO()
    Image.new("RGB", (width, height), (120, 160, 170)).save(raw, "WEBP")
    return Upload(0, name, raw.getvalue())


def film(name: str) -> Upload:
    raw = io.BytesIO()
    frames = [Image.new("RGB", (60, 40), (shade, 90, 90)) for shade in (20, 220)]
    frames[0].save(raw, "WEBP", save_all=True, append_images=frames[1:], duration=100)
    return Upload(0, name, raw.getvalue())


def body(*parts: Part) -> Part:
    return {"flags": V2, "components": list(parts)}


def post(
    server: LoopbackDiscord,
    *parts: Part,
    uploads: tuple[Upload, ...] = (),
    place: int = HARBOR,
    only_for: int | None = None,
) -> Message:
    """The bot shows something."""
    channel = server.world.channel(place)
    flags = EPHEMERAL if only_for else 0
    return server.messages.send(BOT, channel, body(*parts), uploads, only_for=only_for, flags=flags)
