"""The rules for modals, commands and autocomplete: correct requests pass, mistakes are named."""

from __future__ import annotations

from typing import Any

import pytest

from tests.discord_contract import Request, check, limits
from tests.discord_contract.samples import (
    SYNC,
    answer,
    argument,
    button,
    choice,
    command,
    entry,
    label,
    modal,
    options,
    row,
    select,
    sync,
    text,
)


def form(*lines: Any, **changes: Any) -> Request:
    return answer(9, modal(*lines, **changes))


def field(kind: int, number: int | None = None, **changes: Any) -> Any:
    listed = {} if number is None else {"options": options(number)}
    return label({"type": kind, "custom_id": "field", **listed, **changes})


def offer(*choices: Any) -> Request:
    return answer(8, {"choices": list(choices)})


FULL = [argument(f"option{number}") for number in range(25)]
GROUP = {"type": 2, "name": "table", "description": "Tables"}
SUB = {"type": 1, "name": "open", "description": "Open a table"}

CORRECT = {
    "modal": form(),
    "five lines": form(text(), *(label(entry(custom_id=f"{n}")) for n in range(4)), title="x" * 45),
    "old modal": form(row(entry(label="Amount"))),
    "radio buttons": form(field(21, 10)),
    "checkboxes": form(field(22, 10, min_values=0, required=False)),
    "three of five": form(field(22, 5, min_values=1, max_values=3)),
    "checkbox": form(field(23)),
    "files": form(field(19, min_values=1, max_values=10)),
    "select": form(label(select(required=True), description="x" * 100)),
    "text with limits": form(label(entry(min_length=1, max_length=3, value="abc"))),
    "no choices": offer(),
    "25 numbers": offer(*(choice(f"{n}", n) for n in range(25))),
    "texts": offer(choice("x" * 100, "y" * 100, name_localizations={"de": "x" * 100})),
    "commands": sync(command(argument()), command(name="board", name_localizations={}, type=1)),
    "100 commands": sync(*(command(name=f"bid{n}", name_localizations=None) for n in range(100))),
    "25 options": sync(command(*FULL)),
    "choices": sync(command(argument(kind=3, choices=[choice("A", "a"), choice("B", "b")]))),
    "autocomplete": sync(command(argument(kind=3, autocomplete=True), argument("rest", required=False))),
    "subcommands": sync(command({**GROUP, "options": [{**SUB, "options": [argument()]}]}, SUB)),
    "other scripts": sync(command(name="größe", name_localizations={"hi": "नाम", "th": "ชื่อ", "ja": "海図"})),
    "context menu": sync({"type": 2, "name": "Show Tables", "description": ""}, command(name="show")),
    "one command": Request("POST", SYNC, command(argument())),
}


@pytest.mark.parametrize("request_", CORRECT.values(), ids=CORRECT.keys())
def test_a_correct_request_passes(request_: Request) -> None:
    assert check([request_]) == []


WRONG_MODALS = [
    (answer(9), "type 9 needs data"),
    (form(title="x" * 46), "the title of the modal has 46"),
    (form(title=""), "the title of the modal has 0"),
    (form(title="<:wood:17> Wood"), "title shows the raw sign"),
    (form(custom_id="x" * 101), "the modal.custom_id has 101"),
    (form(*(label(entry(custom_id=f"{n}")) for n in range(6))), "components of the modal: there are 6"),
    (answer(9, {**modal(), "components": []}), "components of the modal: there are 0"),
    (form(label(label="x" * 46)), "label has 46"),
    (form(label(description="x" * 101)), "description has 101"),
    (form(label(), label()), "the custom_id 'amount' is there twice"),
    (form({"type": 18, "label": "x"}), "nothing to fill in"),
    (form(label(button())), "no button may stand in a modal"),
    (form(button()), "no button may stand in a modal"),
    (form(row(entry())), "the label of the input is missing"),
    (form(row(entry(label="x", placeholder="x" * 101))), "components[0].placeholder has 101"),
    (form(text(""), label()), "components[0].content has 0"),
    (form(label(select(custom_id="x" * 101))), "custom_id has 101"),
    (form(row()), "inputs of the row: there are 0"),
    (form(text("x" * 2000), text("x" * 2001), label()), "4001 characters in all"),
    (form(label(entry(custom_id="x" * 101))), "custom_id has 101"),
    (form(label(entry(placeholder="x" * 101))), "placeholder has 101"),
    (form(label(entry(min_length=5, max_length=4))), "the minimum 5 is above the maximum 4"),
    (form(label(entry(max_length=4001))), "up to 4000 are allowed"),
    (form(label(entry(max_length=3, value="abcd"))), "the value has 4 characters, max_length is 3"),
    (form(label(select(disabled=True))), "nothing can be disabled"),
    (form(label(select(min_values=0))), "min_values 0 needs required to be false"),
    (form(field(21, 1)), "options: there are 1"),
    (form(field(21, 11)), "options: there are 11"),
    (form(field(21, options=[{**part, "default": True} for part in options(2)])), "only one radio button"),
    (form(field(22, 11)), "options: there are 11"),
    (form(field(22, 2, max_values=3)), "max_values is 3, but there are 2 options"),
    (form(field(22, 3, min_values=3, max_values=2)), "the minimum 3 is above the maximum 2"),
    (form(field(19, max_values=11)), "max_values is 11"),
]

WRONG_CHOICES = [
    (answer(8), "type 8 needs data"),
    (offer(*(choice(f"{n}", n) for n in range(26))), "choices: there are 26"),
    (offer(choice("")), "choices[0].name has 0"),
    (offer(choice("x" * 101)), "choices[0].name has 101"),
    (offer(choice(name_localizations={"de": "x" * 101})), "choices[0].name in de has 101"),
    (offer(choice(value="x" * 101)), "choices[0].value has 101"),
    (offer(choice(value=2**53 + 1)), "beyond 2^53"),
    (offer(choice(value=None)), "neither text nor number"),
    (offer(choice(value=True)), "neither text nor number"),
    (offer(choice(), choice(value="7")), "some values are texts, some are numbers"),
]


def named(name: str) -> Request:
    return sync(command(name=name))


def with_options(*arguments: Any) -> Request:
    return sync(command(*arguments))


WRONG_COMMANDS = [
    (named("Bid"), "'Bid' is not in lower case"),
    (named("my bid"), "signs that no name may have: ' '"),
    (named("bid!"), "signs that no name may have: '!'"),
    (named("x" * 33), "name has 33"),
    (named(""), "name has 0"),
    (sync(command(name_localizations={"de": "Bieten"})), "name in de 'Bieten' is not in lower case"),
    (sync(command(name_localizations={"de": "ich biete"})), "name in de 'ich biete' has signs"),
    (sync(command(name_localizations={"de": "x" * 33})), "name in de has 33"),
    (sync(command(description=None)), "description is missing"),
    (sync(command(description="x" * 101)), "description has 101"),
    (sync(command(description_localizations={"de": ""})), "description in de has 0"),
    (sync(command(), command(name_localizations=None)), "command 'bid' is there twice"),
    (sync(command(), command(name="offer")), "in de, 'bieten' is there twice"),
    (sync(command(), command(name="bieten", name_localizations=None)), "in de, 'bieten' is there twice"),
    (
        sync(*(command(name=f"b{n}", name_localizations=None) for n in range(101))),
        "CHAT_INPUT: there are 101",
    ),
    (sync(*({"type": 3, "name": f"M {n}"} for n in range(16))), "MESSAGE: there are 16"),
    (sync({"type": 2, "name": "Show", "description": "x"}), "neither description nor options"),
    (sync({"type": 2, "name": "x" * 33}), "name has 33"),
    (with_options(*FULL, argument("more")), "options: there are 26"),
    (with_options(argument(), argument(description="Other")), "the option 'amount' is there twice"),
    (
        with_options(argument(name_localizations={"de": "zahl"}), argument("zahl")),
        "the option, in de, 'zahl' is there twice",
    ),
    (with_options(argument("Amount")), "'Amount' is not in lower case"),
    (with_options(argument(description="x" * 101)), "/bid amount: description has 101"),
    (with_options(argument(required=False), argument("late")), "a required option after an optional one"),
    (with_options(argument(autocomplete=True, choices=[choice()])), "autocomplete and choices"),
    (with_options(argument(kind=6, autocomplete=True)), "only texts and numbers have choices"),
    (with_options(argument(kind=3, choices=[choice(value="x" * 101)])), "choices[0].value has 101"),
    (with_options(argument(choices=[choice(f"{n}", n) for n in range(26)])), "choices: there are 26"),
    (with_options(argument(choices=[choice(), choice(value=8)])), "the choice 'Seven' is there twice"),
    (with_options(argument(min_value=5, max_value=4)), "the minimum 5 is above the maximum 4"),
    (with_options(argument(kind=3, min_length=5, max_length=4)), "the minimum 5 is above the maximum 4"),
    (with_options(SUB, argument(required=False)), "a subcommand beside an option"),
    (with_options({**GROUP, "options": []}), "subcommands of the group: there are 0"),
    (with_options({**GROUP, "options": [argument()]}), "a group holds subcommands only"),
    (
        with_options({**GROUP, "options": [{**GROUP, "options": [SUB]}]}),
        "a group may stand in a command only",
    ),
    (with_options({**SUB, "options": [SUB]}), "a subcommand may not stand in a subcommand"),
    (
        with_options(
            *(
                {
                    **part,
                    "description": "x",
                    "description_localizations": {"de": "x" * 100},
                    "choices": [choice("x" * 90 + f"{n}", n) for n in range(3)],
                }
                for part in FULL
            )
        ),
        "characters in all, 8000 are allowed",
    ),
    (Request("POST", SYNC, command(name="Bid")), "'Bid' is not in lower case"),
    (Request("PUT", SYNC.replace("commands", "guilds/1/commands"), [command(name="Bid")]), "lower case"),
    (Request("POST", SYNC.replace("commands", "guilds/1/commands"), command(name="Bid")), "lower case"),
]


@pytest.mark.parametrize(
    ("request_", "words"),
    [*WRONG_MODALS, *WRONG_CHOICES, *WRONG_COMMANDS],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_mistake_is_named(request_: Request, words: str) -> None:
    found = list(limits.complaints(request_.method, request_.path, request_.json, request_.files))
    assert len(found) == 1, found
    assert words in found[0], found
    assert f"{request_.method} {request_.path}: {found[0]}" in check([request_])
