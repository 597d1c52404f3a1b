"""Forms: what a person filled in, checked as Discord's client checks it, in the shape the bot gets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cogs.local_table.limits.components import ComponentKind
from cogs.local_table.limits.modals import VALUE
from engines.contract.core import Rejected

Part = dict[str, Any]
TEXT, SEVERAL = (ComponentKind.TEXT_INPUT,), (ComponentKind.STRING_SELECT, ComponentKind.CHECKBOX_GROUP)


def submitted(form: list[Part], fields: Mapping[str, Any]) -> list[Part]:
    """The components of a form with their values. Raises Rejected for what the client would not send."""
    known: set[str] = set()
    shown = [_line(line, fields, known) for line in form]
    if unknown := fields.keys() - known:
        raise Rejected("page-no-option", name=sorted(unknown)[0])
    return shown


def _line(line: Part, fields: Mapping[str, Any], known: set[str]) -> Part:
    head = {"type": line["type"], "id": line.get("id", 0)}
    if line["type"] == ComponentKind.LABEL:
        field = line["component"]
        known.add(field["custom_id"])
        return {**head, "component": _field(field, fields.get(field["custom_id"]), line["label"])}
    if line["type"] == ComponentKind.ACTION_ROW:
        inside = line["components"]
        known.update(field["custom_id"] for field in inside)
        filled = [_field(one, fields.get(one["custom_id"]), one.get("label", "")) for one in inside]
        return {**head, "components": filled}
    return head


def _field(field: Part, value: Any, label: str) -> Part:
    kind = field["type"]
    head = {"type": kind, "id": field.get("id", 0), "custom_id": field["custom_id"]}
    required = field.get("required", True)
    if kind in TEXT:
        return {**head, "value": _text(field, "" if value is None else value, label, required)}
    if kind in SEVERAL:
        return {**head, "values": _several(field, value or [], label, required)}
    if kind == ComponentKind.RADIO_GROUP:
        offered = [option["value"] for option in field["options"]]
        if value not in offered and (required or value is not None):
            raise Rejected("page-field-choice", name=label)
        return {**head, "value": value}
    if kind == ComponentKind.CHECKBOX:
        return {**head, "value": bool(value)}
    raise Rejected("page-field-choice", name=label)


def _text(field: Part, value: Any, label: str, required: bool) -> str:
    least, most = field.get("min_length", 0), field.get("max_length", VALUE)
    least = max(least, 1) if required else least
    if not isinstance(value, str) or len(value) > most or (len(value) < least and (required or value)):
        raise Rejected("page-field-length", name=label, least=least, most=most)
    return value


def _several(field: Part, values: Any, label: str, required: bool) -> list[str]:
    offered = {option["value"] for option in field["options"]}
    least = field.get("min_values", 1) if required else 0
    most = field.get("max_values", 1 if field["type"] == ComponentKind.STRING_SELECT else len(offered))
    if not isinstance(values, list) or not set(values) <= offered or not least <= len(values) <= most:
        raise Rejected("page-field-choice", name=label)
    return values
