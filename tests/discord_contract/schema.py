"""JSON schemas made fast: references resolved, alternatives chosen by their tag, validators built once.

Discord's description asks for "one of these seven kinds" at every component. jsonschema tries all of them,
looks up every reference again and builds a validator for every step. Here each schema gets one validator, and
a component is compared with the schema of its own `type` only. The complaint then names what is wrong inside,
instead of "not valid under any of the given schemas".
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any
from urllib.parse import urlsplit

from jsonschema import Draft202012Validator, FormatChecker, ValidationError
from jsonschema.exceptions import best_match
from jsonschema.validators import extend

Schema = dict[str, Any]
PREFIX = "#/components/schemas/"
SNOWFLAKE = "SnowflakeType"
SILENT = frozenset({"description", "title", "discriminator", "x-discord-union"})


@dataclass
class Choice:
    """Alternatives of which one must fit, sorted by the value of `type` where they have one."""

    null: bool = False
    tagged: dict[int, Schema] = field(default_factory=dict)
    other: list[Schema] = field(default_factory=list)


class Compiler:
    """Makes a validator of a schema in an OpenAPI description."""

    def __init__(self, schemas: dict[str, Schema], *, strict_ids: bool = False) -> None:
        """`strict_ids`: ids are texts, as Discord writes them."""
        self._raw = schemas
        self._strict_ids = strict_ids
        self._done: dict[str, Schema] = {}

    def validator(self, schema: Schema) -> Any:
        return _Validator(self._compile(schema), format_checker=FORMATS)

    def _reference(self, reference: str) -> Schema:
        name = reference.removeprefix(PREFIX)
        if name not in self._done:
            self._done[name] = {}  # before its parts: a schema may contain itself
            self._done[name].update(self._compile(self._raw[name]))
            if name == SNOWFLAKE and not self._strict_ids:  # discord.py sends numbers, and Discord takes them
                self._done[name]["type"] = ["string", "integer"]
        return self._done[name]

    def _compile(self, schema: Schema) -> Schema:
        if "$ref" in schema:
            return self._reference(schema["$ref"])
        compiled: Schema = {}
        for key, value in schema.items():
            if key == "properties":
                compiled[key] = {name: self._compile(part) for name, part in value.items()}
                if "permissions" in compiled[key] and not self._strict_ids:
                    compiled[key]["permissions"] = {}  # numbers by the description, texts by Discord's pages
            elif key == "allOf":
                if (
                    "enum" not in schema
                ):  # otherwise it only names the larger list that these values come from
                    compiled[key] = [self._compile(part) for part in value]
            elif key in ("oneOf", "anyOf"):
                compiled.update(self._choice(value))
            elif key in ("items", "additionalProperties") and isinstance(value, dict):
                compiled[key] = self._compile(value)
            elif key not in SILENT:
                compiled[key] = value
        return compiled

    def _choice(self, alternatives: list[Schema]) -> Schema:
        if all("const" in part for part in alternatives):
            return {"enum": [part["const"] for part in alternatives]}
        choice = Choice()
        for part in alternatives:
            tags = self._tags(part)
            if part == {"type": "null"}:
                choice.null = True
            elif tags and not choice.tagged.keys() & tags:
                choice.tagged.update(dict.fromkeys(tags, self._compile(part)))
            else:
                choice.other.append(self._compile(part))
        return {"choice": choice}

    def _tags(self, part: Schema) -> list[int]:
        raw = self._raw[part["$ref"].removeprefix(PREFIX)] if "$ref" in part else part
        tags = raw.get("properties", {}).get("type", {}).get("enum", [])
        return tags if all(isinstance(tag, int) for tag in tags) else []


def faults(validator: Any, body: Any) -> Iterator[str]:
    for error in validator.iter_errors(body):
        where = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in error.path)
        yield f"{where.lstrip('.') or 'the body'}: {_short(error.message)}"


def _short(message: str, most: int = 240) -> str:
    return message if len(message) <= most else f"{message[: most // 2]} … {message[-most // 2 :]}"


# --- keywords --------------------------------------------------------------------------------------------

_nodes: dict[int, tuple[Schema, Any]] = {}  # with the schema, so that its id is not reused


def _errors(validator: Any, schema: Schema, value: Any, step: str | int | None = None) -> Iterator[Any]:
    """The errors of `value`, found by the one validator of its schema."""
    if id(schema) not in _nodes:
        _nodes[id(schema)] = schema, validator.evolve(schema=schema)
    for error in _nodes[id(schema)][1].iter_errors(value):
        if step is not None:
            error.path.appendleft(step)
        yield error


def _properties(validator: Any, properties: dict[str, Schema], value: Any, schema: Schema) -> Iterator[Any]:
    if isinstance(value, dict):
        for name, part in value.items():
            if name in properties:
                yield from _errors(validator, properties[name], part, name)


def _additional(validator: Any, extra: Any, value: Any, schema: Schema) -> Iterator[Any]:
    if not isinstance(value, dict) or extra is True:
        return
    for name, part in value.items():
        if name in schema.get("properties", {}):
            continue
        if extra is False:
            yield ValidationError(f"there is no field {name!r}")
        else:
            yield from _errors(validator, extra, part, name)


def _items(validator: Any, schema_of_each: Schema, value: Any, schema: Schema) -> Iterator[Any]:
    if isinstance(value, list):
        for index, part in enumerate(value):
            yield from _errors(validator, schema_of_each, part, index)


def _all_of(validator: Any, alternatives: list[Schema], value: Any, schema: Schema) -> Iterator[Any]:
    for part in alternatives:
        yield from _errors(validator, part, value)


def _choose(validator: Any, choice: Choice, value: Any, schema: Schema) -> Iterator[Any]:
    if value is None and choice.null:
        return
    tag = value.get("type") if isinstance(value, dict) else None
    if choice.tagged and isinstance(tag, int) and tag in choice.tagged:
        yield from _errors(validator, choice.tagged[tag], value)
        return
    if not choice.other:
        what = f"the type {tag!r}" if isinstance(value, dict) else repr(value)
        yield ValidationError(f"{what} may not stand here")
        return
    if all(next(_errors(validator, part, value), None) for part in choice.other):
        yield best_match(error for part in choice.other for error in _errors(validator, part, value))


_Validator = extend(
    Draft202012Validator,
    {
        "properties": _properties,
        "additionalProperties": _additional,
        "items": _items,
        "allOf": _all_of,
        "choice": _choose,
    },
)


# --- formats ---------------------------------------------------------------------------------------------

FORMATS = FormatChecker(formats=())


def _is_uri(value: object) -> bool:
    if not isinstance(value, str):
        return True
    parts = urlsplit(value)
    return bool(parts.scheme and (parts.netloc or parts.path)) and not any(map(str.isspace, value))


def _is_time(value: object) -> bool:
    return not isinstance(value, str) or datetime.fromisoformat(value).tzinfo is not None


def _is_int32(value: object) -> bool:
    return not isinstance(value, int) or -(2**31) <= value < 2**31


def _is_int64(value: object) -> bool:
    return not isinstance(value, int) or -(2**63) <= value < 2**63


FORMATS.checks("uri", raises=ValueError)(_is_uri)
FORMATS.checks("date-time", raises=ValueError)(_is_time)
FORMATS.checks("int32")(_is_int32)
FORMATS.checks("int64")(_is_int64)
