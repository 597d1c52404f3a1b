"""Rules for the components of a message: where they may stand, how long and how many they may be."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import IntEnum
from typing import Any

from cogs.local_table.limits.complaints import (
    Complaints,
    Part,
    count,
    length,
    optional,
    ordered,
    parts,
    unique,
    whole,
)


class ComponentKind(IntEnum):
    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


class Style(IntEnum):
    LINK = 5
    PREMIUM = 6


SELECTS = frozenset(
    {
        ComponentKind.STRING_SELECT,
        ComponentKind.USER_SELECT,
        ComponentKind.ROLE_SELECT,
        ComponentKind.MENTIONABLE_SELECT,
        ComponentKind.CHANNEL_SELECT,
    }
)
V2_ONLY = frozenset(
    {
        ComponentKind.SECTION,
        ComponentKind.TEXT_DISPLAY,
        ComponentKind.THUMBNAIL,
        ComponentKind.MEDIA_GALLERY,
        ComponentKind.FILE,
        ComponentKind.SEPARATOR,
        ComponentKind.CONTAINER,
    }
)
IN_CONTAINER = V2_ONLY - {ComponentKind.THUMBNAIL, ComponentKind.CONTAINER} | {ComponentKind.ACTION_ROW}
TOP_V2 = IN_CONTAINER | {ComponentKind.CONTAINER}
TOP_CLASSIC = frozenset({ComponentKind.ACTION_ROW})
CHILDREN: dict[int, frozenset[ComponentKind]] = {
    ComponentKind.ACTION_ROW: SELECTS | {ComponentKind.BUTTON},
    ComponentKind.SECTION: frozenset({ComponentKind.TEXT_DISPLAY}),
    ComponentKind.CONTAINER: IN_CONTAINER,
}
ACCESSORIES = frozenset({ComponentKind.BUTTON, ComponentKind.THUMBNAIL})

ROWS = 5
ROW_PLACES = 5
V2_COMPONENTS = 40
V2_CHARACTERS = 4000
CUSTOM_ID = 100
LABEL = 80
URL = 512
PLACEHOLDER = 150
OPTIONS = 25
OPTION_TEXT = 100
ALT = 1024
SECTION_TEXTS = 3
PICTURES = 10


NAMES: dict[int, str] = {kind: kind.name.lower().replace("_", " ") for kind in ComponentKind}


def kind_of(part: Part) -> int:
    """The type of a component; 0, which is no type, for anything that is not a number."""
    return whole(part.get("type"), 0)


def name(part: Part) -> str:
    return NAMES.get(kind_of(part), f"component of type {part.get('type')!r}")


def walk(components: Any, where: str = "components") -> Iterator[tuple[Part, str]]:
    """Every component, at any depth, with its place."""
    for index, part in enumerate(parts(components)):
        here = f"{where}[{index}]"
        yield part, here
        yield from walk(part.get("components"), f"{here}.components")
        for key in ("accessory", "component"):
            if isinstance(part.get(key), dict):
                yield from walk([part[key]], f"{here}.{key}")


def check_components(components: Any, *, v2: bool) -> Complaints:
    """Check components; `v2` says whether the message uses Components V2."""
    everything = list(walk(components))
    yield from _placed(components, TOP_V2 if v2 else TOP_CLASSIC, "components")
    if v2:
        if len(everything) > V2_COMPONENTS:
            yield f"a V2 message has {len(everything)} components with nesting, {V2_COMPONENTS} are allowed"
        yield from check_total(everything)
    else:
        yield from count(components, "action rows", 0, ROWS)
    yield from check_identity(everything)
    for part, where in everything:
        if (rule := RULES.get(kind_of(part))) is not None:
            yield from rule(part, where)


def check_total(everything: list[tuple[Part, str]]) -> Complaints:
    texts = [part.get("content") for part, _ in everything if kind_of(part) == ComponentKind.TEXT_DISPLAY]
    total = sum(len(text) for text in texts if isinstance(text, str))
    if total > V2_CHARACTERS:
        yield f"the text displays have {total} characters in all, {V2_CHARACTERS} are allowed"


def check_identity(everything: list[tuple[Part, str]]) -> Complaints:
    named = [part["custom_id"] for part, _ in everything if part.get("custom_id") is not None]
    yield from unique(named, "the custom_id")
    yield from unique([part["id"] for part, _ in everything if part.get("id")], "the component id")


def check_custom_id(part: Part, where: str) -> Complaints:
    yield from length(part.get("custom_id"), f"{where}.custom_id", 1, CUSTOM_ID)


def _placed(components: Any, allowed: frozenset[ComponentKind], where: str) -> Complaints:
    for index, part in enumerate(parts(components)):
        if kind_of(part) not in allowed:
            yield f"{where}[{index}]: no {name(part)} may stand here"


# --- a rule per kind -------------------------------------------------------------------------------------


def _action_row(part: Part, where: str) -> Complaints:
    inside = part.get("components")
    yield from count(inside, f"{where}: places in the row", 1, ROW_PLACES)
    yield from _placed(inside, CHILDREN[ComponentKind.ACTION_ROW], f"{where}.components")
    kinds = [kind_of(child) for child in parts(inside)]
    selects = sum(kind in SELECTS for kind in kinds)
    if selects > 1:
        yield f"{where}: two selects in a row"
    elif selects and ComponentKind.BUTTON in kinds:
        yield f"{where}: a select beside a button in one row"


def _button(part: Part, where: str) -> Complaints:
    style = part.get("style")
    yield from optional(part.get("label"), f"{where}.label", 1, LABEL)
    if style == Style.PREMIUM:
        if part.get("sku_id") is None:
            yield f"{where}: a premium button needs a sku_id"
        return
    if part.get("label") is None and not part.get("emoji"):
        yield f"{where}: a button needs a label or an emoji"
    if style == Style.LINK:
        yield from _link(part, where)
        return
    yield from check_custom_id(part, where)
    if part.get("url") is not None:
        yield f"{where}: only a link button has a url"


def _link(part: Part, where: str) -> Complaints:
    yield from length(part.get("url"), f"{where}.url of a link button", 1, URL)
    if isinstance(url := part.get("url"), str) and not url.startswith(("https://", "http://", "discord://")):
        yield f"{where}: a link button cannot open {url!r}"
    if part.get("custom_id") is not None:
        yield f"{where}: a link button has no custom_id"


def check_select(part: Part, where: str) -> Complaints:
    yield from check_custom_id(part, where)
    yield from optional(part.get("placeholder"), f"{where}.placeholder", 0, PLACEHOLDER)
    yield from check_range(part, where, OPTIONS)
    least, most = whole(part.get("min_values"), 1), whole(part.get("max_values"), 1)
    if kind_of(part) == ComponentKind.STRING_SELECT:
        yield from check_options(part, where, 1, OPTIONS)
        options = parts(part.get("options"))
        if most > len(options):
            yield f"{where}: max_values is {most}, but there are {len(options)} options"
        chosen = [option for option in options if option.get("default")]
        least = 0  # a string select may start with fewer than it asks for
    else:
        chosen = parts(part.get("default_values"))
    if chosen and not least <= len(chosen) <= most:
        yield f"{where}: {len(chosen)} are chosen by default, {least} to {most} are allowed"


def check_range(part: Part, where: str, limit: int) -> Complaints:
    """Check how many may be chosen; both bounds default to 1 (Discord's documentation)."""
    least, most = whole(part.get("min_values"), 1), whole(part.get("max_values"), 1)
    if not 0 <= least <= limit:
        yield f"{where}: min_values is {least}, 0 to {limit} are allowed"
    if not 1 <= most <= limit:
        yield f"{where}: max_values is {most}, 1 to {limit} are allowed"
    yield from ordered(least, most, f"{where}.values")


def check_options(part: Part, where: str, least: int, most: int) -> Complaints:
    yield from count(part.get("options"), f"{where}: options", least, most)
    options = parts(part.get("options"))
    yield from unique([option.get("value") for option in options], f"{where}: the option value")
    for index, option in enumerate(options):
        here = f"{where}.options[{index}]"
        yield from length(option.get("label"), f"{here}.label", 1, OPTION_TEXT)
        yield from length(option.get("value"), f"{here}.value", 1, OPTION_TEXT)
        yield from optional(option.get("description"), f"{here}.description", 0, OPTION_TEXT)


def _section(part: Part, where: str) -> Complaints:
    yield from count(part.get("components"), f"{where}: texts of the section", 1, SECTION_TEXTS)
    yield from _placed(part.get("components"), CHILDREN[ComponentKind.SECTION], f"{where}.components")
    accessory = part.get("accessory")
    if not isinstance(accessory, dict) or kind_of(accessory) not in ACCESSORIES:
        yield f"{where}: a section needs a button or a thumbnail beside it"


def check_text(part: Part, where: str) -> Complaints:
    yield from length(part.get("content"), f"{where}.content", 1, V2_CHARACTERS)


def _picture(part: Part, where: str) -> Complaints:
    yield from optional(part.get("description"), f"{where}: the alt text", 1, ALT)
    if not isinstance(part.get("media"), dict) or not part["media"].get("url"):
        yield f"{where}: a picture needs a url"


def _gallery(part: Part, where: str) -> Complaints:
    yield from count(part.get("items"), f"{where}: pictures", 1, PICTURES)
    for index, item in enumerate(parts(part.get("items"))):
        yield from _picture(item, f"{where}.items[{index}]")


def _file(part: Part, where: str) -> Complaints:
    media = part.get("file")
    url = media.get("url") if isinstance(media, dict) else None
    if not isinstance(url, str) or not url.startswith("attachment://"):
        yield f"{where}: a file component shows attachment:// and nothing else"


def _container(part: Part, where: str) -> Complaints:
    yield from count(part.get("components"), f"{where}: components of the container", 1, V2_COMPONENTS)
    yield from _placed(part.get("components"), CHILDREN[ComponentKind.CONTAINER], f"{where}.components")
    if not 0 <= whole(part.get("accent_color"), 0) <= 0xFFFFFF:
        yield f"{where}: the accent colour is no colour"


RULES: dict[int, Callable[[Part, str], Complaints]] = {
    ComponentKind.ACTION_ROW: _action_row,
    ComponentKind.BUTTON: _button,
    **dict.fromkeys(SELECTS, check_select),
    ComponentKind.SECTION: _section,
    ComponentKind.TEXT_DISPLAY: check_text,
    ComponentKind.THUMBNAIL: _picture,
    ComponentKind.MEDIA_GALLERY: _gallery,
    ComponentKind.FILE: _file,
    ComponentKind.CONTAINER: _container,
}
