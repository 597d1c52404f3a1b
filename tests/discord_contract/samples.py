"""Correct requests; tests change one thing to make them wrong."""

from __future__ import annotations

from typing import Any

from cogs.local_table.limits.complaints import Upload
from tests.discord_contract.request import Request

Part = dict[str, Any]
V2 = 1 << 15
KEPT = 1_100_000_000_000_000_000  # the id of a file that Discord already has
CHANNEL = "/channels/1100000000000000001/messages"
CALLBACK = "/interactions/1100000000000000002/token/callback"
WEBHOOK = "/webhooks/1100000000000000003/token"
SYNC = "/applications/1100000000000000003/commands"


# --- components ------------------------------------------------------------------------------------------


def text(content: str = "The fleet is at sea.") -> Part:
    return {"type": 10, "content": content}


def button(**changes: Any) -> Part:
    return {"type": 2, "style": 1, "label": "Sail", "custom_id": "t:1:sail", "disabled": False, **changes}


def link(**changes: Any) -> Part:
    return {"type": 2, "style": 5, "label": "Rules", "url": "https://example.com/rules", **changes}


def option(value: str = "north", **changes: Any) -> Part:
    return {"label": value.title(), "value": value, "default": False, **changes}


def select(*options: Part, **changes: Any) -> Part:
    chosen = list(options) or [option("north"), option("south")]
    return {"type": 3, "custom_id": "t:1:where", "options": chosen, **changes}


def people(**changes: Any) -> Part:
    return {"type": 5, "custom_id": "t:1:whom", **changes}


def row(*inside: Part) -> Part:
    return {"type": 1, "components": list(inside)}


def section(*inside: Part, **changes: Any) -> Part:
    return {"type": 9, "components": list(inside), "accessory": button(), **changes}


def picture(name: str = "board.webp", **changes: Any) -> Part:
    return {"media": {"url": f"attachment://{name}"}, "description": "The board", **changes}


def gallery(*pictures: Part) -> Part:
    return {"type": 12, "items": list(pictures)}


def container(*inside: Part, **changes: Any) -> Part:
    return {"type": 17, "accent_color": 0x3B5B75, "components": list(inside), **changes}


# --- messages --------------------------------------------------------------------------------------------


def classic(**changes: Any) -> Part:
    return {"content": "Land ahoy", "nonce": "17", "enforce_nonce": True, "tts": False, **changes}


def layout(*components: Part, **changes: Any) -> Part:
    body = classic(**{"flags": V2, "components": list(components), **changes})
    if "content" not in changes:
        del body["content"]
    return body


def attachment(number: int = 0, name: str = "board.webp", **changes: Any) -> Part:
    return {"id": number, "filename": name, **changes}


def board(**changes: Any) -> Part:
    shown = container(text(), gallery(picture()), {"type": 14, "divider": True, "spacing": 1}, row(button()))
    return layout(shown, **{"attachments": [attachment()], **changes})


def embed(**changes: Any) -> Part:
    return {"title": "Log", "fields": [{"name": "Turn", "value": "3"}], **changes}


def send(body: Any, files: tuple[Upload, ...] | None = None) -> Request:
    return Request("POST", CHANNEL, body, files)


def edit(body: Any, files: tuple[Upload, ...] | None = None) -> Request:
    return Request("PATCH", f"{CHANNEL}/{KEPT}", body, files)


def follow(body: Any) -> Request:
    return Request("POST", WEBHOOK, body)


def answer(kind: int, data: Any = None) -> Request:
    return Request("POST", CALLBACK, {"type": kind} if data is None else {"type": kind, "data": data})


def upload(name: str = "board.webp", size: int = 200_000) -> Upload:
    return Upload(name, size)


# --- modals ----------------------------------------------------------------------------------------------


def entry(**changes: Any) -> Part:
    return {"type": 4, "custom_id": "amount", "style": 1, "required": True, **changes}


def label(component: Any = None, **changes: Any) -> Part:
    return {"type": 18, "label": "Your bid", "component": component or entry(), **changes}


def modal(*components: Part, **changes: Any) -> Part:
    return {"custom_id": "t:1:bid", "title": "Bid", "components": list(components) or [label()], **changes}


def options(number: int) -> list[Part]:
    return [option(f"value {index}") for index in range(number)]


# --- commands --------------------------------------------------------------------------------------------


def argument(name: str = "amount", kind: int = 4, **changes: Any) -> Part:
    return {"type": kind, "name": name, "description": "How much", "required": True, **changes}


def command(*arguments: Part, **changes: Any) -> Part:
    return {
        "name": "bid",
        "description": "Bid for a voyage",
        "type": 1,
        "name_localizations": {"de": "bieten"},
        "description_localizations": {"de": "Auf eine Reise bieten"},
        "options": list(arguments),
        **changes,
    }


def choice(name: str = "Seven", value: Any = 7, **changes: Any) -> Part:
    return {"name": name, "value": value, **changes}


def sync(*commands: Part) -> Request:
    return Request("PUT", SYNC, list(commands))
