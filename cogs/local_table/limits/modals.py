"""Rules for modals: a title, one to five lines, and one field per line."""

from __future__ import annotations

from collections.abc import Callable

from cogs.local_table.limits.complaints import (
    Complaints,
    Part,
    count,
    length,
    optional,
    ordered,
    parts,
    whole,
)
from cogs.local_table.limits.components import (
    SELECTS,
    ComponentKind,
    check_custom_id,
    check_identity,
    check_options,
    check_range,
    check_select,
    check_text,
    check_total,
    kind_of,
    name,
    walk,
)

TITLE = 45
LINES = 5
LABEL = 45
DESCRIPTION = 100
PLACEHOLDER = 100
VALUE = 4000
RADIOS = (2, 10)
CHECKBOXES = (1, 10)
FILES = 10

FIELDS = SELECTS | {
    ComponentKind.TEXT_INPUT,
    ComponentKind.FILE_UPLOAD,
    ComponentKind.RADIO_GROUP,
    ComponentKind.CHECKBOX_GROUP,
    ComponentKind.CHECKBOX,
}


def check_modal(data: Part) -> Complaints:
    yield from length(data.get("title"), "the title of the modal", 1, TITLE)
    yield from check_custom_id(data, "the modal")
    lines = data.get("components")
    yield from count(lines, "components of the modal", 1, LINES)
    everything = list(walk(lines))
    yield from check_identity(everything)
    yield from check_total(everything)
    for index, line in enumerate(parts(lines)):
        yield from _line(line, f"components[{index}]")


def _line(line: Part, where: str) -> Complaints:
    kind = kind_of(line)
    if kind == ComponentKind.LABEL:
        yield from length(line.get("label"), f"{where}.label", 1, LABEL)
        yield from optional(line.get("description"), f"{where}.description", 1, DESCRIPTION)
        yield from _field(line.get("component"), f"{where}.component")
    elif kind == ComponentKind.TEXT_DISPLAY:
        yield from check_text(line, where)
    elif kind == ComponentKind.ACTION_ROW:
        inside = line.get("components")
        yield from count(inside, f"{where}: inputs of the row", 1, 1)
        for field in parts(inside):
            yield from length(field.get("label"), f"{where}: the label of the input", 1, LABEL)
            yield from _field(field, f"{where}.components[0]")
    else:
        yield f"{where}: no {name(line)} may stand in a modal"


def _field(field: object, where: str) -> Complaints:
    if not isinstance(field, dict):
        yield f"{where}: the label has nothing to fill in"
        return
    kind = kind_of(field)
    if kind not in FIELDS:
        yield f"{where}: no {name(field)} may stand in a modal"
        return
    if kind not in SELECTS:  # checked by its own rule
        yield from check_custom_id(field, where)
    if field.get("disabled"):
        yield f"{where}: nothing can be disabled in a modal"
    if field.get("min_values") == 0 and field.get("required", True):
        yield f"{where}: min_values 0 needs required to be false"
    if (rule := RULES.get(kind)) is not None:
        yield from rule(field, where)


def _text_input(field: Part, where: str) -> Complaints:
    yield from optional(field.get("placeholder"), f"{where}.placeholder", 0, PLACEHOLDER)
    least, most = whole(field.get("min_length"), 0), whole(field.get("max_length"), VALUE)
    if not 0 <= least <= VALUE or not 1 <= most <= VALUE:
        yield f"{where}: the length asked for is {least} to {most}, up to {VALUE} are allowed"
    yield from ordered(least, most, f"{where}.length")
    if isinstance(value := field.get("value"), str) and len(value) > most:
        yield f"{where}: the value has {len(value)} characters, max_length is {most}"


def _radio_group(field: Part, where: str) -> Complaints:
    yield from check_options(field, where, *RADIOS)
    if sum(bool(option.get("default")) for option in parts(field.get("options"))) > 1:
        yield f"{where}: only one radio button can be chosen by default"


def _checkbox_group(field: Part, where: str) -> Complaints:
    yield from check_options(field, where, *CHECKBOXES)
    boxes = len(parts(field.get("options")))
    most = whole(field.get("max_values"), boxes)  # by default all may be checked
    if most > boxes:
        yield f"{where}: max_values is {most}, but there are {boxes} options"
    yield from ordered(whole(field.get("min_values"), 1), most, f"{where}.values")


def _file_upload(field: Part, where: str) -> Complaints:
    yield from check_range(field, where, FILES)


RULES: dict[int, Callable[[Part, str], Complaints]] = {
    **dict.fromkeys(SELECTS, check_select),
    ComponentKind.TEXT_INPUT: _text_input,
    ComponentKind.RADIO_GROUP: _radio_group,
    ComponentKind.CHECKBOX_GROUP: _checkbox_group,
    ComponentKind.FILE_UPLOAD: _file_upload,
}
