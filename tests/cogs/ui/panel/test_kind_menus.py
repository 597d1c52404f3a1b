"""Kinds of move that are menus beside the others: what is chosen there takes one press."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from cogs.tables.moves.answer_path import follow
from cogs.ui.components.building_blocks import OPTIONS_PER_MENU, message, rows
from cogs.ui.components.custom_ids import AnswerId, Verb, read
from cogs.ui.panel.panel import Panel, PanelBuilder
from data.words import Phrases
from engines import Table, games
from engines.contract.core import Amount, Draft, Option, Pick, Question, Say, say
from tests.support.discord_server import DiscordServer, walk

WORDS = Phrases("en")


def words(text: str) -> Say:
    return say("panel-amount", move=text, amount=1)


def pick(field: str, *names: str, barred: str = "", at_once: bool = False) -> Pick:
    options = [
        Option(value=name, text=words(name), hint=words(f"hint {name}"), at_once=at_once) for name in names
    ]
    options += [Option(value=name, text=words(name), barred=words("too far")) for name in barred.split()]
    return Pick(field=field, text=words(f"{field}?"), options=tuple(options))


class Voyage:
    """Wait, or sail: with a ship, to a port, perhaps for some rounds."""

    def __init__(
        self, ships: Pick, ports: dict[str, Question | None], rounds: Question | None = None
    ) -> None:
        self.ships, self.ports, self.rounds = ships, ports, rounds

    def __call__(self, draft: Draft) -> Question | None:
        if "move" not in draft:
            sail = Option(value="sail", text=words("sail"), at_once=True)
            return Pick(
                field="move", text=words("?"), options=(Option(value="wait", text=words("wait")), sail)
            )
        if draft["move"] == "wait" or "rounds" in draft:
            return None
        if "port" in draft:
            return self.rounds
        return self.ports[str(draft["ship"])] if "ship" in draft else self.ships


def menu_of(ask: Any) -> dict[str, Any]:
    """The menu of a panel of this voyage: its entries by label."""
    panel = PanelBuilder("abcdefgh", "TOKEN", ask, WORDS).question(follow(ask, ()))
    [menu] = [part for part in parts(panel) if part.get("type") == 3]
    assert menu["placeholder"] == "sail 1 …"
    pressed = read(menu["custom_id"])
    assert pressed.verb is Verb.ANSWER
    return {option["label"]: pressed.answer.choosing([option["value"]]) for option in menu["options"]}


def parts(panel: Panel) -> list[dict[str, Any]]:
    return list(walk(message(*panel.texts, *panel.items, *rows(panel.back)).to_components()))  # type: ignore[no-untyped-call]


def leads_to(ask: Any, answer: AnswerId) -> Draft:
    """The draft after an entry was chosen; its fingerprint is of the questions that it answers."""
    move = follow(ask, answer.path)
    assert move.fingerprint == answer.fingerprint
    return move.draft


def test_two_questions_share_a_menu() -> None:
    ask = Voyage(
        pick("ship", "a", "b"), {"a": pick("port", "Goa", "Macao"), "b": pick("port", "Goa", "Lisbon")}
    )
    entries = menu_of(ask)
    assert list(entries) == ["a 1 · Goa 1", "a 1 · Macao 1", "b 1 · Goa 1", "b 1 · Lisbon 1"]
    assert leads_to(ask, entries["b 1 · Lisbon 1"]) == {"move": "sail", "ship": "b", "port": "Lisbon"}


def test_an_entry_has_the_hint_of_its_first_answer_where_the_second_has_none() -> None:
    ports = tuple(Option(value=name, text=words(name)) for name in ("Goa", "Macao"))
    ask = Voyage(
        pick("ship", "a", "b"), dict.fromkeys("ab", Pick(field="port", text=words("?"), options=ports))
    )
    panel = PanelBuilder("table", "v", ask, WORDS).question(follow(ask, ()))
    [menu] = [part for part in parts(panel) if part.get("placeholder") == "sail 1 …"]
    told = [entry["description"] for entry in menu["options"]]
    assert told == ["hint a 1", "hint a 1", "hint b 1", "hint b 1"]


def test_an_entry_names_what_follows_from_it() -> None:
    ask = Voyage(pick("ship", "a", "b"), {"a": pick("port", "Goa"), "b": pick("port", "Goa", "Lisbon")})
    entries = menu_of(ask)
    assert leads_to(ask, entries["a 1 · Goa 1"]) == {"move": "sail", "ship": "a", "port": "Goa"}


def test_an_entry_of_a_menu_goes_stale_with_its_second_question() -> None:
    """The first one is as before, and the entry would mean another port."""
    ask = Voyage(pick("ship", "a", "b"), {"a": pick("port", "Goa", "Macao"), "b": None})
    entry = menu_of(ask)["a 1 · Macao 1"]
    ask.ports["a"] = pick("port", "Goa", "Lisbon")
    assert follow(ask, entry.path).fingerprint != entry.fingerprint


def test_of_too_many_the_first_are_offered_and_the_rest_can_be_reached() -> None:
    ports = [f"port{n}" for n in range(9)]
    ask = Voyage(pick("ship", *"abcd"), {ship: pick("port", *ports) for ship in "abcd"})
    entries = menu_of(ask)
    assert len(entries) == OPTIONS_PER_MENU
    assert [label for label in entries if label.startswith("b 1")] == [f"b 1 · port{n} 1" for n in range(6)]
    rest = entries["More choices …"]
    assert leads_to(ask, rest) == {"move": "sail"}
    assert follow(ask, rest.path).question == ask.ships


@pytest.mark.parametrize(
    "ports",
    [pick("port", "Goa", "Lisbon", barred="Macao"), Amount(field="port", text=words("?"), low=1, high=9)],
    ids=["reasons", "a number"],
)
def test_what_an_entry_cannot_say_is_asked_afterwards(ports: Question) -> None:
    ask = Voyage(pick("ship", "a", "b"), {"a": ports, "b": pick("port", "Goa", "Lisbon")})
    entries = menu_of(ask)
    assert list(entries) == ["a 1", "b 1"]
    assert leads_to(ask, entries["a 1"]) == {"move": "sail", "ship": "a"}


def test_the_reasons_of_a_menu_stand_above_it_each_once() -> None:
    ask = Voyage(pick("ship", "a", "b", barred="c d"), dict.fromkeys("abcd"))
    panel = PanelBuilder("abcdefgh", "TOKEN", ask, WORDS).question(follow(ask, ()))
    # the ships complete the move, so they are buttons
    assert "• ~~sail 1: c 1~~, ~~sail 1: d 1~~: too far 1" in "\n".join(panel.texts)
    many = Voyage(pick("ship", *"abefg", barred="c d"), dict.fromkeys("abefg"))
    panel = PanelBuilder("abcdefgh", "TOKEN", many, WORDS).question(follow(many, ()))
    assert "• ~~sail 1: c 1~~, ~~sail 1: d 1~~: too far 1" in "\n".join(panel.texts)
    assert len(menu_of(many)) == 5


def test_back_leads_from_the_menu_to_the_kinds() -> None:
    ask = Voyage(
        pick("ship", *"abcde"),
        {ship: Amount(field="port", text=words("?"), low=1, high=9) for ship in "abcde"},
    )
    assert back_from(ask, menu_of(ask)["c 1"].path) == ()


def test_back_leads_to_the_kinds_from_what_one_entry_answered_together() -> None:
    ports = [f"port{n}" for n in range(9)]
    rounds = Amount(field="rounds", text=words("?"), low=1, high=9)
    ask = Voyage(pick("ship", *"abcd"), {ship: pick("port", *ports) for ship in "abcd"}, rounds)
    assert back_from(ask, menu_of(ask)["b 1 · port5 1"].path) == ()
    assert back_from(ask, ("1", "1", "8")) == ("1", "1"), "no entry: its question was seen"


def back_from(ask: Any, path: tuple[str, ...]) -> tuple[str, ...]:
    """Where *Back* leads from the question after a path."""
    panel = PanelBuilder("abcdefgh", "TOKEN", ask, WORDS).question(follow(ask, path))
    [back] = [part for part in parts(panel) if part.get("label") == "Back"]
    return read(back["custom_id"]).answer.path


async def test_a_ship_is_placed_with_one_press(server: DiscordServer) -> None:
    table_id = await server.table("age_of_discovery", "Inge", settings={"starter": "first"}, computers=1)
    panel = await server.click("Inge", server.board(), "Play")
    assert panel is not None
    buy = next(menu for menu in panel.menus if menu["placeholder"].startswith("Buy"))
    handle = await server.people["Inge"].select(
        panel.handle, [buy["options"][0]["value"]], custom_id=buy["custom_id"]
    )
    panel = server.shown(handle)
    assert panel is not None
    place = next(menu for menu in panel.menus if menu["placeholder"].startswith("Place"))
    await server.people["Inge"].select(
        panel.handle, [place["options"][0]["value"]], custom_id=place["custom_id"]
    )
    table = await server.bot.store.open_table(table_id)
    assert table.state.actions[:2] == ["buy_ships", "place_ships"]


def test_every_place_for_a_ship_says_what_it_scores() -> None:
    """Age of Discovery: the joker can go to twelve expeditions, with two volumes each."""
    table = Table.open(games()["age_of_discovery"], seats=2, key=b"places")
    [seat] = table.waiting
    ask = partial(table.ask, seat)
    panel = PanelBuilder("table", "v", ask, Phrases("en", ["A", "B"])).question(follow(ask, ()))
    [menu] = [part for part in parts(panel) if part.get("placeholder") == "Place a ship …"]
    labels = [entry["label"] for entry in menu["options"]]
    assert sum("Joker, volume" in label for label in labels) == 24
    assert all("points" in entry["description"] for entry in menu["options"] if "Joker" in entry["label"])
