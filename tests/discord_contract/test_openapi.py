"""Read an OpenAPI description: a small one made for these tests, and Discord's own if it is available."""

from __future__ import annotations

import json
import warnings
from pathlib import Path
from typing import Any

import pytest

from tests.discord_contract import Request, check, openapi, report_missing_description
from tests.discord_contract.openapi import VARIABLE, Description, OnlyLimits
from tests.discord_contract.samples import (
    answer,
    board,
    button,
    classic,
    edit,
    layout,
    option,
    row,
    select,
    send,
    text,
)


def reference(name: str) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{name}"}


def body(schema: Any, kind: str = "application/json") -> dict[str, Any]:
    return {"requestBody": {"required": True, "content": {kind: {"schema": schema}}}}


def tagged(tag: int, **properties: Any) -> dict[str, Any]:
    return {"type": "object", "properties": {"type": {"type": "integer", "enum": [tag]}, **properties}}


SMALL = {
    "paths": {
        "/ships/{ship_id}": {
            "get": {
                "responses": {
                    "200": {"content": {"application/json": {"schema": reference("Ship")}}},
                    "204": {},
                    "4XX": {"content": {"application/json": {"schema": {"required": ["code"]}}}},
                }
            },
            "patch": body(reference("Ship")),
        },
        "/ships/@mine": {"patch": body({"type": "object", "required": ["captain"]})},
        "/logs": {"post": body({"allOf": [reference("Ship")]}, "multipart/form-data")},
    },
    "components": {
        "schemas": {
            "SnowflakeType": {"type": "string", "pattern": "^[0-9]+$"},
            "Rig": {
                "type": "integer",
                "oneOf": [{"title": "LATEEN", "const": 1}, {"title": "SQUARE", "const": 2}],
            },
            "Mast": tagged(1, sails={"type": "integer", "maximum": 3}),
            "Hold": tagged(2, parts={"type": "array", "items": reference("Part"), "maxItems": 2}),
            "Part": {"oneOf": [reference("Mast"), reference("Hold")]},
            "Ship": {
                "type": "object",
                "properties": {
                    "id": reference("SnowflakeType"),
                    "rig": {"oneOf": [{"type": "null"}, reference("Rig")]},
                    "parts": {"type": "array", "items": reference("Part")},
                    "flag": {"type": "string", "format": "uri"},
                    "sailed": {"type": "string", "format": "date-time"},
                    "crew": {"type": "integer", "format": "int32"},
                    "load": {"anyOf": [{"type": "integer"}, {"type": "string", "maxLength": 3}]},
                    "names": {"type": "object", "additionalProperties": {"type": "string", "maxLength": 8}},
                    "title": {"type": "string"},
                },
                "additionalProperties": False,
            },
        }
    },
}


@pytest.fixture(scope="module")
def small() -> Description:
    return Description(SMALL)


DEEP = [{"type": 2, "parts": [{"type": 2, "parts": [{"type": 1, "sails": 4}]}]}]


@pytest.mark.parametrize(
    "ship",
    [
        {},
        {"id": "17", "title": "Trinidad"},
        {"id": 17},
        {"rig": None},
        {"rig": 2},
        {"parts": [{"type": 1, "sails": 3}, {"type": 2, "parts": [{"type": 1}]}]},
        {"flag": "attachment://flag.png", "sailed": "1519-09-20T00:00:00+00:00", "crew": 270},
        {"load": 12},
        {"load": "rum"},
        {"names": {"de": "Dreieinig"[:8]}},
    ],
)
def test_a_good_body_passes(small: Description, ship: dict[str, Any]) -> None:
    assert list(small.complaints("PATCH", "/ships/17", ship)) == []


@pytest.mark.parametrize(
    ("ship", "words"),
    [
        ([], "the body: [] is not of type 'object'"),
        ({"id": "x7"}, "id: 'x7' does not match"),
        ({"id": 1.5}, "id: 1.5 is not of type"),
        ({"rig": 3}, "rig: 3 is not one of [1, 2]"),
        ({"parts": [{"type": 1, "sails": 4}]}, "parts[0].sails: 4 is greater than the maximum of 3"),
        ({"parts": DEEP}, "parts[0].parts[0].parts[0].sails: 4 is greater"),
        ({"parts": [{"type": 9}]}, "parts[0]: the type 9 may not stand here"),
        ({"parts": ["mast"]}, "parts[0]: 'mast' may not stand here"),
        ({"flag": "no flag"}, "flag: 'no flag' is not a 'uri'"),
        ({"sailed": "yesterday"}, "sailed: 'yesterday' is not a 'date-time'"),
        ({"crew": 2**31}, "crew: 2147483648 is not a 'int32'"),
        ({"load": "cinnamon"}, "load: 'cinnamon'"),
        ({"names": {"de": "Dreieinigkeit"}}, "names.de: 'Dreieinigkeit' is too long"),
        ({"anchor": 1}, "there is no field 'anchor'"),
    ],
)
def test_a_bad_body_is_named_with_its_place(small: Description, ship: Any, words: str) -> None:
    found = list(small.complaints("PATCH", "/ships/17", ship))
    assert len(found) == 1, found
    assert words in found[0], found


def test_literal_paths_come_before_templates(small: Description) -> None:
    assert "captain" in next(small.complaints("PATCH", "/ships/@mine", {}))


def test_unknown_requests_and_missing_bodies_are_named(small: Description) -> None:
    assert list(small.complaints("GET", "/ships/17", None)) == []
    assert list(small.complaints("DELETE", "/ships/17", None)) == [
        "Discord's description knows no such request"
    ]
    assert list(small.complaints("GET", "/ships/17/crew", None)) == [
        "Discord's description knows no such request"
    ]
    assert list(small.complaints("PATCH", "/ships/17", None)) == ["the request needs a body"]


def test_the_json_of_an_upload_is_checked_too(small: Description) -> None:
    assert "rig" in next(small.complaints("POST", "/logs", {"rig": 3}))


ONLY_DESCRIBED = {
    "wrong type": send(classic(tts="no")),
    "unknown style": send(classic(components=[row(button(style=7))])),
    "unknown spacing": send(layout(text(), {"type": 14, "spacing": 3})),
    "url without scheme": send(classic(embeds=[{"title": "x", "url": "board"}])),
    "snowflake with letters": send(classic(allowed_mentions={"users": ["all"]})),
    "choices that are no list": answer(8, {"choices": "north"}),
    "emoji that is a text": edit({"components": [row(select(option(emoji="x")))]}),
    "no such route": Request("POST", "/ships/17/sink", {}),
}


@pytest.mark.parametrize("request_", ONLY_DESCRIBED.values(), ids=ONLY_DESCRIBED.keys())
def test_discords_own_description_catches_what_it_describes(request_: Request) -> None:
    """Our own rules do not cover these, so a run without the description has to say so."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", OnlyLimits)
        found = check([request_])
    assert bool(found) == (openapi.absence() is None)


# --- without the description -----------------------------------------------------------------------------


class Terminal:
    def __init__(self) -> None:
        self.lines: list[str] = []

    def write_sep(self, sep: str, title: str, **markup: bool) -> None:
        self.lines.append(title)

    def write_line(self, line: str, **markup: bool) -> None:
        self.lines.append(line)


@pytest.mark.parametrize("named", [None, "", "no/such/file.json"])
def test_a_missing_description_is_reported_and_the_limits_still_hold(
    monkeypatch: pytest.MonkeyPatch, named: str | None
) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    if named is not None:
        monkeypatch.setenv(VARIABLE, named)
    openapi._say_once.cache_clear()
    with pytest.warns(OnlyLimits, match="our own limits only"):
        assert check([send(board())]) == []
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # once is enough
        assert "2001 characters" in check([send(classic(content="x" * 2001))])[0]
    terminal = Terminal()
    report_missing_description(terminal)  # type: ignore[arg-type]
    assert any(VARIABLE in line and "limits only" in line for line in terminal.lines)


def test_a_description_is_used_without_a_report(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "openapi.json"
    file.write_text(json.dumps(SMALL))
    monkeypatch.setenv(VARIABLE, str(file))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert "rig" in check([Request("PATCH", "/ships/17", {"rig": 3})])[0]
    terminal = Terminal()
    report_missing_description(terminal)  # type: ignore[arg-type]
    assert terminal.lines == []


# answers


@pytest.mark.parametrize(
    ("status", "body", "complaint"),
    [
        (200, {"id": "17"}, None),
        (200, {"id": 17}, "is not of type 'string'"),
        (200, {"id": "17", "wheels": 4}, "there is no field 'wheels'"),
        (200, None, "needs a body"),
        (204, None, None),
        (404, {"code": 10003}, None),
        (404, {"message": "no"}, "'code' is a required property"),
        (500, None, "never answers this with 500"),
    ],
)
def test_an_answer_is_judged(small: Description, status: int, body: Any, complaint: str | None) -> None:
    """Ids are texts in what Discord answers, though it takes numbers."""
    found = list(small.answer_complaints("GET", "/ships/5", status, body))
    assert found == [] if complaint is None else complaint in found[0]
