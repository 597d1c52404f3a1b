"""The rules for messages and components: correct requests pass, mistakes are named."""

from __future__ import annotations

from typing import Any

import pytest

from tests.discord_contract import Request, check, limits
from tests.discord_contract.samples import (
    KEPT,
    V2,
    answer,
    attachment,
    board,
    button,
    classic,
    container,
    edit,
    embed,
    follow,
    gallery,
    layout,
    link,
    option,
    options,
    people,
    picture,
    row,
    section,
    select,
    send,
    text,
    upload,
)

BUTTONS = [button(custom_id=f"t:{number}") for number in range(50)]

CORRECT = {
    "text": send(classic()),
    "text of 2000": send(classic(content="x" * 2000)),
    "board": send(board(), (upload(),)),
    "board, files not looked at": send(board()),
    "40 components": send(layout(*[text("x")] * 40)),
    "4000 characters": send(layout(text("x" * 3000), text("x" * 1000))),
    "five full rows": send(classic(components=[row(*BUTTONS[n : n + 5]) for n in range(0, 25, 5)])),
    "select": send(classic(components=[row(select(*options(25), max_values=25, placeholder="x" * 150))])),
    "select of people": send(
        classic(components=[row(people(default_values=[{"id": "17", "type": "user"}]))])
    ),
    "section": send(layout(section(text(), text(), text()))),
    "section with a picture": send(
        layout(section(text(), accessory={"type": 11, **picture()}), attachments=[attachment()])
    ),
    "emoji in a text": send(layout(text("2 <:wood:17> wood"))),
    "emoji only": send(classic(components=[row(button(label=None, emoji={"name": "⛵"}))])),
    "link": send(classic(components=[row(link())])),
    "ten pictures": send(
        layout(
            gallery(*(picture(f"{n}.webp", description="x" * 1024) for n in range(10))),
            attachments=[attachment(n, f"{n}.webp") for n in range(10)],
        ),
        tuple(upload(f"{n}.webp", 2 * 1024**2) for n in range(10)),
    ),
    "file component": send(
        layout({"type": 13, "file": {"url": "attachment://log.txt"}}, attachments=[attachment(0, "log.txt")])
    ),
    "embed": send(
        classic(embeds=[embed(image={"url": "attachment://board.webp"})], attachments=[attachment()])
    ),
    "embeds of 6000": send(classic(embeds=[{"description": "x" * 3000}] * 2)),
    "one ping": send(classic(allowed_mentions={"parse": ["roles"], "users": [17, 18]})),
    "no ping": send(classic(allowed_mentions={"parse": []})),
    "file alone": send(classic(content=None, attachments=[attachment(0, "log.txt")]), (upload("log.txt"),)),
    "edit of a text": edit({"content": "Storm", "flags": 0}),
    "edit of the board": edit(board(), (upload(),)),
    "edit that keeps the file": edit(
        board(attachments=[attachment(KEPT, url="https://x.example/board.webp")])
    ),
    "edit that keeps an unnamed file": edit(board(attachments=[{"id": str(KEPT)}])),
    "edit that says nothing of files": edit(layout(gallery(picture()))),
    "edit without flags": edit({"components": [container(text())]}),
    "edit to V2": edit({"content": None, "embeds": [], "components": [text()], "flags": V2}),
    "edit without buttons": edit({"components": []}),
    "follow-up": follow(layout(text(), row(button()), flags=V2 | 64)),
    "private answer": answer(4, {"content": "Not your turn", "flags": 64}),
    "defer": answer(6),
    "defer, thinking": answer(5, {"flags": 64}),
    "update": answer(7, {"content": None, "embeds": [], "components": [text()], "flags": V2}),
    "thread": Request(
        "POST", "/channels/1/threads", {"name": "Magellan", "auto_archive_duration": 10080, "type": 11}
    ),
    "typing": Request("POST", "/channels/1/typing"),
    "history": Request("GET", "/channels/1/messages"),
}


@pytest.mark.parametrize("request_", CORRECT.values(), ids=CORRECT.keys())
def test_a_correct_request_passes(request_: Request) -> None:
    assert check([request_]) == []


def in_row(*inside: Any) -> Request:
    return send(classic(components=[row(*inside)]))


WRONG_MESSAGES = [
    (send(classic(content="x" * 2001)), "content has 2001 characters"),
    (follow({"content": "x" * 2001}), "content has 2001 characters"),
    (edit({"content": "x" * 2001}), "content has 2001 characters"),
    (send(classic(content="  ")), "the message is empty"),
    (send(None), "the message is empty"),
    (follow({"content": ""}), "the message is empty"),
    (answer(4, {"flags": 64}), "the message is empty"),
    (edit({"content": None, "embeds": [], "components": [], "attachments": []}), "leaves an empty message"),
    (send({"content": "x", "enforce_nonce": True}), "needs a nonce"),
    (send(classic(nonce="1" * 26)), "the nonce has 26 characters"),
    (send(classic(enforce_nonce=False)), "needs enforce_nonce"),
    (send(classic(allowed_mentions={"parse": ["users"], "users": [17]})), "users are both parsed and named"),
    (send(classic(allowed_mentions={"parse": ["roles"], "roles": [17]})), "roles are both parsed and named"),
    (send(classic(allowed_mentions={"users": [17, 17]})), "allowed_mentions.users: 17 is there twice"),
    (send(classic(allowed_mentions={"users": list(range(101))})), "allowed_mentions.users: there are 101"),
    (answer(4), "type 4 needs data"),
    (answer(7), "type 7 needs data"),
    (answer(7, {"content": "x" * 2001}), "content has 2001 characters"),
    (answer(3, {}), "there is no answer of type 3"),
    (answer(5, {"flags": V2}), "a deferred answer cannot carry the flag"),
    (Request("POST", "/interactions/1/token/callback"), "has no body"),
    (Request("POST", "/channels/1/threads", {"name": "x" * 101}), "the name of the thread has 101"),
    (Request("POST", "/channels/1/messages/2/threads", {"name": ""}), "the name of the thread has 0"),
    (Request("POST", "/channels/1/threads", {"name": "x", "auto_archive_duration": 5}), "not 5"),
    (Request("POST", "/channels/1/threads"), "a thread needs a name"),
    (Request("POST", "/channels/1/threads", {"name": "x", "message": {}}), "the message is empty"),
    (Request("PATCH", "/channels/1", {"auto_archive_duration": 61}), "not 61"),
    (Request("PATCH", "/channels/1", {"name": ""}), "the name of the channel has 0"),
]

WRONG_EMBEDS = [
    (
        send(classic(embeds=[{"description": "x" * 3001}, {"description": "x" * 3000}])),
        "6001 characters in all",
    ),
    (send(classic(embeds=[embed()] * 11)), "embeds: there are 11"),
    (send(classic(embeds=[embed(title="x" * 257)])), "title has 257"),
    (send(classic(embeds=[embed(description="x" * 4097)])), "description has 4097"),
    (send(classic(embeds=[embed(footer={"text": "x" * 2049})])), "footer.text has 2049"),
    (send(classic(embeds=[embed(author={"name": "x" * 257})])), "author.name has 257"),
    (send(classic(embeds=[embed(fields=[{"name": "x", "value": "y"}] * 26)])), "fields: there are 26"),
    (send(classic(embeds=[embed(fields=[{"name": "", "value": "y"}])])), "fields[0].name has 0"),
    (send(classic(embeds=[embed(fields=[{"name": "x", "value": "y" * 1025}])])), "value has 1025"),
    (send(classic(embeds=[embed(image={"url": "attachment://sea.png"})])), "sea.png leads to no file"),
]

WRONG_COMPONENTS = [
    (send(classic(components=[row(b) for b in BUTTONS[:6]])), "action rows: there are 6"),
    (in_row(*BUTTONS[:6]), "places in the row: there are 6"),
    (in_row(), "places in the row: there are 0"),
    (send(layout(row(text()))), "components[0].components[0]: no text display may stand here"),
    (send(classic(components=[button()])), "components[0]: no button may stand here"),
    (send(classic(components=[{"type": 99}])), "no component of type 99 may stand here"),
    (in_row(select(), button()), "a select beside a button"),
    (in_row(select(), select(custom_id="other")), "two selects in a row"),
    (in_row(button(), button(label="Stay")), "the custom_id 't:1:sail' is there twice"),
    (in_row(button(id=3), button(custom_id="x", id=3)), "the component id 3 is there twice"),
    (in_row(button(custom_id=None)), "custom_id is missing"),
    (in_row(button(custom_id="x" * 101)), "custom_id has 101"),
    (in_row(button(url="https://example.com")), "only a link button has a url"),
    (in_row(button(label="x" * 81)), "label has 81"),
    (in_row(button(label="")), "label has 0"),
    (in_row(button(label=None)), "needs a label or an emoji"),
    (in_row(link(url=None)), "url of a link button is missing"),
    (in_row(link(url="javascript:alert(1)")), "cannot open"),
    (in_row(link(url="https://x.example/" + "x" * 500)), "url of a link button has 518"),
    (in_row(link(custom_id="x")), "a link button has no custom_id"),
    (in_row({"type": 2, "style": 6}), "a premium button needs a sku_id"),
    (in_row(select(*options(26))), "options: there are 26"),
    (in_row(select(option("a"), option("a", label="B"))), "the option value 'a' is there twice"),
    (in_row(select(option(label=""))), "options[0].label has 0"),
    (in_row(select(option("x" * 101, label="x"))), "options[0].value has 101"),
    (in_row(select(option(description="x" * 101))), "options[0].description has 101"),
    (in_row(select(min_values=2, max_values=1)), "the minimum 2 is above the maximum 1"),
    (in_row(select(max_values=3)), "max_values is 3, but there are 2 options"),
    (in_row(select(option("a", default=True), option("b", default=True))), "2 are chosen by default"),
    (in_row(people(max_values=26)), "max_values is 26"),
    (in_row(people(min_values=-1)), "min_values is -1"),
    (in_row(people(default_values=[{"id": 1, "type": "user"}] * 2)), "2 are chosen by default"),
    (in_row(select(placeholder="x" * 151)), "placeholder has 151"),
    (in_row(button(label="<:wood:17> Wood")), "label shows the raw sign '<:wood:17>'"),
    (in_row(select(option(description="a <:wood:17>"))), "description shows the raw sign"),
    (in_row(select(placeholder="<:wood:17>")), "placeholder shows the raw sign"),
    (send(layout(text("\ue000wood\ue001"))), "content shows the raw sign"),
    (in_row(select(custom_id="x" * 101)), "custom_id has 101"),
]

WRONG_V2 = [
    (send(classic(content=None, components=[text()])), "without the flag IS_COMPONENTS_V2"),
    (edit({"components": [text()], "flags": 0}), "without the flag IS_COMPONENTS_V2"),
    (send(layout()), "the flag IS_COMPONENTS_V2 without components"),
    (edit({"components": [], "flags": V2}), "the flag IS_COMPONENTS_V2 without components"),
    (send(layout(text(), content="x")), "content may not stand beside V2"),
    (send(layout(text(), embeds=[embed()])), "embeds may not stand beside V2"),
    (send(layout(text(), sticker_ids=[17])), "sticker_ids may not stand beside V2"),
    (send(layout(*[text("x")] * 41)), "41 components with nesting"),
    (send(layout(*[container(*[text("x")] * 20)] * 2)), "42 components with nesting"),
    (send(layout(text("x" * 3000), text("x" * 1001))), "4001 characters in all"),
    (send(layout(text(" "))), "content has 1 characters, 1 to 4000"),
    (send(layout(container(container(text())))), "no container may stand here"),
    (send(layout(container())), "components of the container: there are 0"),
    (send(layout(container(text(), accent_color=1 << 24))), "no colour"),
    (send(layout(section())), "texts of the section: there are 0"),
    (send(layout(section(*[text()] * 4))), "texts of the section: there are 4"),
    (send(layout(section(row(button(custom_id="x"))))), "no action row may stand here"),
    (send(layout(section(text(), accessory=None))), "a section needs a button or a thumbnail"),
    (send(layout(section(text()), row(button()))), "the custom_id 't:1:sail' is there twice"),
    (send(layout(gallery())), "pictures: there are 0"),
    (
        send(layout(gallery(picture(description="x" * 1025)), attachments=[attachment()])),
        "the alt text has 1025",
    ),
    (send(layout(gallery({"description": "x"}))), "a picture needs a url"),
    (send(layout({"type": 13, "file": {"url": "https://x.example/a"}})), "attachment:// and nothing else"),
    (send(layout(button())), "no button may stand here"),
]

WRONG_FILES = [
    (send(board(attachments=[])), "attachment://board.webp leads to no file"),
    (send(board(), ()), "attachments[0]: the file 0 is not uploaded"),
    (send(board(attachments=[attachment(KEPT)])), "a new message cannot keep an old file"),
    (send(board(attachments=[attachment(description="x" * 1025)])), "the alt text has 1025"),
    (edit(board(attachments=[])), "attachment://board.webp leads to no file"),
    (edit(board(attachments=[attachment(KEPT, "old.webp")])), "attachment://board.webp leads to no file"),
    (
        send(layout(gallery(picture("Übersicht.webp")), attachments=[attachment(0, "Übersicht.webp")])),
        "rewrites",
    ),
    (send(layout(text(), attachments=[attachment()])), "board.webp is uploaded, but no component shows it"),
    (send(classic(), tuple(upload(f"{n}") for n in range(11))), "11 files are uploaded"),
    (send(classic(attachments=[attachment(n) for n in range(11)])), "attachments: there are 11"),
    (send(classic(attachments=[attachment(), attachment()])), "the attachment id 0 is there twice"),
    (send(board(), (upload(size=10 * 1024**2 + 1),)), "the file board.webp has 10485761 bytes"),
    (send(classic(), tuple(upload(f"{n}", 9 * 1024**2) for n in range(3))), "bytes in all"),
]


@pytest.mark.parametrize(
    ("request_", "words"),
    [*WRONG_MESSAGES, *WRONG_EMBEDS, *WRONG_COMPONENTS, *WRONG_V2, *WRONG_FILES],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_mistake_is_named(request_: Request, words: str) -> None:
    found = list(limits.complaints(request_.method, request_.path, request_.json, request_.files))
    assert len(found) == 1, found
    assert words in found[0], found
    assert f"{request_.method} {request_.path}: {found[0]}" in check([request_])
