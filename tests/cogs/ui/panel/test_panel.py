"""The panel: how questions become buttons, menus and forms."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
import pytest

import render
from cogs.tables.moves.answer_path import PartialMove, follow
from cogs.ui.components.building_blocks import message, rows
from cogs.ui.components.custom_ids import Verb, unpack
from cogs.ui.panel.controls import style_of
from cogs.ui.panel.panel import PanelBuilder
from data.words import Phrases
from engines import games
from engines.contract.core import Amount, Draft, LongPick, Option, Pick, PickSome, Say, say
from engines.tables.table import Table
from tests.cogs.players import Typist, asked
from tests.support.discord_server import DiscordServer, walk

GAME = "magellan"
TRIO = ("Inge", "Otto", "Ruth")
LEGENDS = {
    "age_of_discovery": "hourglass",
    "efemeris": "snowflake",
    "entdecker": "Red dashes",
    "magellan": "Purse",
    "new_found_land": "anvil",
}
"""A sign of each game's pictures."""


async def test_a_bold_move_is_confirmed_first(server: DiscordServer) -> None:
    await server.table(GAME, *TRIO)
    who = await asked(server)
    assert who is not None
    panel = await server.slash(who, f"{GAME} bid", amount=44)
    assert panel is not None
    assert "Bid · 44 ducats: are you sure?" in panel.text
    assert (await server.running()).version == 0
    back = await server.click(who, panel, "Back")
    assert back is not None
    assert "Yes, do it" not in back.labels
    panel = await server.slash(who, f"{GAME} bid", amount=44)
    assert panel is not None
    await server.click(who, panel, "Yes, do it")
    assert (await server.running()).version == 1


async def test_the_usual_move_is_one_press(server: DiscordServer) -> None:
    await server.table(GAME, *TRIO)
    who = await asked(server)
    assert who is not None
    panel = await server.click(who, server.board(), "Play")
    assert panel is not None
    assert {"Bid 1", "Bid 2", "Pass"} <= set(panel.labels)
    assert panel.files, "the hand is there, with words for it"
    assert panel.alts[0], "the hand is there, with words for it"


async def test_the_lookout_is_for_players_and_leaves_the_panel_alone(server: DiscordServer) -> None:
    table_id = await server.table("efemeris", "Inge", computers=1)
    early = await server.click("Inge", server.board(), "Play")
    assert early is not None
    assert "Lookout" not in early.labels
    while (await server.bot.store.open_table(table_id)).view(None).public.round == 0:
        await Typist(server).move("Inge")
    panel = await server.click("Inge", server.board(), "Play")
    assert panel is not None
    assert "Lookout" in panel.labels
    before = panel.text
    seen = await server.click("Inge", panel, "Lookout")
    assert seen is not None
    assert seen.id != panel.id
    assert seen.stored.is_ephemeral
    assert "may have a Gunner" in seen.text
    assert seen.files
    assert seen.alts
    assert panel.text == before
    refused = await server.forged("Stranger", server.board(), f"p1:outlook:{table_id}")
    assert refused is not None
    assert not refused.files


async def test_a_game_without_lookout_says_so(server: DiscordServer) -> None:
    table_id = await server.table(GAME, *TRIO)
    panel = await server.click("Inge", server.board(), "Play")
    assert panel is not None
    assert "Lookout" not in panel.labels
    answered = await server.forged("Inge", server.board(), f"p1:outlook:{table_id}")
    assert answered is not None
    assert "nothing to look out for" in answered.text


def parts(question: Pick | PickSome | Amount) -> list[dict[str, object]]:
    """The components of a question that is asked after the kind of move."""
    kinds = Pick(field="move", text=words("?"), options=(Option(value="only", text=words("only")),))
    builder = PanelBuilder("abcdefgh", "TOKEN", lambda draft: None, Phrases("en"))
    panel = builder.question(PartialMove((kinds,), {"move": "only"}, question, ("0",), 1))
    return list(walk(message(*panel.texts, *panel.items, *rows(panel.back)).to_components()))  # type: ignore[no-untyped-call]


def words(text: str) -> Say:
    return say("panel-amount", move=text, amount=1)


def test_forty_places_come_in_groups() -> None:
    options = tuple(
        Option(value=f"{row}{n}", text=words(f"{row}{n}"), group=words(row))
        for row in "ABCDEFG"
        for n in range(6)
    )
    menus = [p for p in parts(Pick(field="start", text=words("?"), options=options)) if p.get("type") == 3]
    assert len(menus) == 1, "first the row is asked"
    assert len(menus[0]["options"]) == 7  # type: ignore[arg-type]


def test_three_groups_are_three_menus() -> None:
    options = tuple(
        Option(value=f"{row}{n}", text=words(f"{row}{n}"), group=words(row))
        for row in "ABC"
        for n in range(9)
    )
    menus = [p for p in parts(Pick(field="start", text=words("?"), options=options)) if p.get("type") == 3]
    assert len(menus) == 3
    ids = [str(menu["custom_id"]) for menu in menus]
    assert len(set(ids)) == 3
    assert all((unpack(custom_id) or (None, []))[0] == Verb.ANSWER for custom_id in ids)


def fields(cells: int, *, of_each: int) -> LongPick:
    """A planet, and fields of several cells."""
    group = say("efemeris-group-goals")
    options = [Option(value="planet", text=words("planet"), group=group)]
    for cell in range(cells):
        group = say("efemeris-group-cells", first=f"D{cell}", last=f"D{cell}")
        options += [Option(value=f"D{cell}.{n}", text=words("field"), group=group) for n in range(of_each)]
    return LongPick(field="dest", text=words("?"), options=tuple(options))


def test_a_long_list_that_fits_into_one_menu_has_no_groups() -> None:
    [menu] = [part for part in parts(fields(4, of_each=6)) if part.get("type") == 3]
    assert len(menu["options"]) == 25  # type: ignore[arg-type]
    assert menu["placeholder"] == Phrases("en")(say("panel-choose"))


def test_ranges_of_a_long_list_share_a_menu() -> None:
    menus = [part for part in parts(fields(5, of_each=10)) if part.get("type") == 3]
    assert [(menu["placeholder"], len(menu["options"])) for menu in menus] == [  # type: ignore[arg-type]
        ("Planets and compass rose", 1),
        ("D0 to D1", 20),
        ("D2 to D3", 20),
        ("D4 to D4", 10),
    ]


def test_a_barred_option_shows_its_reason_and_cannot_be_chosen() -> None:
    options = tuple(
        Option(value=n, text=words(f"o{n}"), barred=words("because") if n == 2 else None) for n in range(9)
    )
    shown = parts(Pick(field="f", text=words("?"), options=options))
    [menu] = [p for p in shown if p.get("type") == 3]
    assert len(menu["options"]) == 8  # type: ignore[arg-type]
    assert any("because" in str(p.get("content")) for p in shown)


def test_choosing_nothing_has_a_button() -> None:
    options = tuple(Option(value=n, text=words(f"o{n}")) for n in range(9))
    shown = parts(PickSome(field="f", text=words("?"), options=options, least=0, most=3))
    assert any(p.get("label") == "None of them" for p in shown)


def test_an_exact_number_is_asked_for_plainly() -> None:
    options = tuple(Option(value=n, text=words(f"o{n}")) for n in range(4))
    [menu] = [
        p
        for p in parts(PickSome(field="f", text=words("?"), options=options, least=2, most=2))
        if p.get("type") == 3
    ]
    assert menu["placeholder"] == "Choose 2"


def test_answers_that_are_buttons_keep_their_hints() -> None:
    kinds = tuple(Option(value=kind, text=words(kind)) for kind in ("sail", "wait"))
    goods = tuple(Option(value=good, text=words(good), hint=words(f"why {good}")) for good in ("tea", "wool"))

    def ask(draft: Draft) -> Pick | None:
        if not draft:
            return Pick(field="move", text=words("?"), options=kinds)
        return Pick(field="good", text=words("?"), options=goods) if draft == {"move": "wait"} else None

    builder = PanelBuilder("table", "v", ask, Phrases("en", []))
    panel = builder.question(follow(ask, ()))
    assert all(any(f"why {good}" in text for text in panel.texts) for good in ("tea", "wool"))


@pytest.mark.parametrize(
    ("asked", "names"), [("Which?", ["tea 1", "wool 1"]), ("?", ["load 1: tea 1", "load 1: wool 1"])]
)
def test_what_the_first_question_asks_for_needs_no_name(asked: str, names: list[str]) -> None:
    """Of a single kind of move: neither its buttons nor the lines about them repeat it."""
    kinds = (Option(value="load", text=words("load")), Option(value="draw", text=words("draw"), rare=True))
    goods = tuple(Option(value=good, text=words(good), hint=words(f"why {good}")) for good in ("tea", "wool"))

    def ask(draft: Draft) -> Pick | None:
        if not draft:
            return Pick(field="move", text=words("Which?"), options=kinds)
        return Pick(field="good", text=words(asked), options=goods) if draft == {"move": "load"} else None

    panel = PanelBuilder("table", "v", ask, Phrases("en", [])).question(follow(ask, ()))
    shown = message(*panel.items).walk_children()
    labels = [item.label for item in shown if isinstance(item, discord.ui.Button)]
    assert labels == names
    assert all(any(f"**{name}**: why" in text for text in panel.texts) for name in names)


@pytest.mark.parametrize(
    ("others", "amounts"),
    [
        (0, ["bid =1", "bid =2", "bid =5", "limit =3", "limit =5"]),
        (4, ["bid =1", "bid =2", "bid =5"]),
        (6, []),
    ],
)
def test_handy_amounts_give_way_to_many_kinds_of_move(others: int, amounts: list[str]) -> None:
    handy = {"bid": (1, 2, 5), "limit": (3, 5)}
    kinds = ["bid", "pass", "limit", *(f"order {number}" for number in range(others))]

    def ask(draft: Draft) -> Pick | Amount | None:
        if not draft:
            options = tuple(Option(value=kind, text=words(kind)) for kind in kinds)
            return Pick(field="move", text=words("?"), options=options)
        kind = str(draft["move"])
        if kind not in handy or "amount" in draft:
            return None
        return Amount(field="amount", text=words("?"), low=0, high=9, handy=handy[kind])

    builder = PanelBuilder("table", "v", ask, Phrases("en", []))
    panel = builder.question(follow(ask, ()))
    shown: list[Any] = [one for row in panel.items for one in row.children]  # type: ignore[attr-defined]
    paths = [str((unpack(one.custom_id) or ("", []))[1][3]) for one in shown]
    steps = [path.split(".") for path in paths]
    assert {kinds[int(path[0])] for path in steps} == set(kinds), "every kind has a button"
    assert [f"{kinds[int(path[0])]} {path[1]}" for path in steps if len(path) == 2] == amounts
    assert len(shown) <= 10
    sure = builder.confirm(follow(ask, ("0", "=1")), "sure?")
    back = sure.items[-1].children[-1]  # type: ignore[attr-defined]
    assert (unpack(back.custom_id) or ("", []))[1][3] == ("" if amounts else "0"), (
        "back to where it was asked"
    )


def voyage(draft: Draft) -> Pick | None:
    """First where to sail, then with whom; or wait, for one thing or another; or trade, in three steps."""

    def pick(field: str, *names: str) -> Pick:
        options = tuple(Option(value=name, text=words(name)) for name in names)
        return Pick(field=field, text=words(f"{field}?"), options=options)

    asked: dict[str, list[tuple[str, ...]]] = {
        "sail": [("port", "Lisbon", "Goa", "Macao", "Malacca"), ("mate", "Ana", "Rui")],
        "wait": [("good", "tea", "wool")],
        "trade": [("ship", "a", "b", "c", "d"), ("good", "tea", "wool"), ("price", "low", "high")],
    }
    if "move" not in draft:
        return pick("move", *asked)
    return next((pick(*names) for names in asked[str(draft["move"])] if names[0] not in draft), None)


def back_to(path: tuple[str, ...]) -> str:
    """Where "Back" leads from the end of a path, or from its confirmation."""
    builder = PanelBuilder("table", "v", voyage, Phrases("en", []))
    trail = follow(voyage, path)
    panel = builder.question(trail) if trail.question else builder.confirm(trail, "sure?")
    shown = walk(message(*panel.items, *rows(panel.back)).to_components())  # type: ignore[no-untyped-call]
    [back] = [part for part in shown if part.get("label") == "Back"]
    return str((unpack(back["custom_id"]) or ("", []))[1][3])


@pytest.mark.parametrize(
    ("path", "before"),
    [
        (("0", "1"), ""),  # the ports are shown beside the kinds of move
        (("0", "1", "0"), "0.1"),
        (("1", "0"), ""),  # so are the goods to wait for
        (("2",), ""),
        (("2", "3"), "2"),
        (("2", "3", "1"), "2.3"),
    ],
)
def test_back_leads_to_the_question_before(path: tuple[str, ...], before: str) -> None:
    assert back_to(path) == before


def test_the_answers_so_far_stand_above_the_next_question() -> None:
    builder = PanelBuilder("table", "v", voyage, Phrases("en", []))
    path = ("2", "3", "1")
    assert builder.question(follow(voyage, path)).texts[0] == "-# trade 1 · d 1 · wool 1"
    assert not any(text.startswith("-#") for text in builder.question(follow(voyage, ())).texts)


async def test_no_button_without_anything_to_do(server: DiscordServer) -> None:
    """Out of turn a button appears only if there are orders to give."""
    await server.table("entdecker", "Inge", "Otto")
    who = await asked(server)
    other = next(name for name in ("Inge", "Otto") if name != who)
    idle = await server.click(other, server.board(), "Play")
    assert idle is not None
    assert idle.labels == ["Go to the table", "Note to my next turn"]
    assert who is not None
    assert who in idle.text


async def test_after_a_move_the_panel_shows_what_else_there_is(server: DiscordServer) -> None:
    await server.table(GAME, *TRIO)
    who = await asked(server)
    assert who is not None
    panel = await server.click(who, server.board(), "Play")
    assert panel is not None
    after = await server.click(who, panel, "Pass")
    assert after is not None
    more = await server.click(who, after, "What else can I do?")
    assert more is not None
    assert more.text != after.text


@pytest.mark.parametrize(("game", "sign"), LEGENDS.items())
async def test_the_legend_is_one_press_from_the_panel(server: DiscordServer, game: str, sign: str) -> None:
    await server.table(game, *TRIO)
    who = await asked(server)
    assert who is not None
    panel = await server.click(who, server.board(), "Play")
    assert panel is not None
    before = panel.text
    legend = await server.click(who, panel, "Legend")
    assert legend is not None
    assert legend.stored.is_ephemeral
    assert sign in legend.text
    assert panel.text == before, "the question stays"
    rules = await server.click("Stranger", server.board(), "Rules")
    assert rules is not None
    found = await server.choose("Stranger", rules, ["pictures"])
    assert found is not None
    assert sign in found.text


async def test_your_own_panel_and_log_speak_to_you(server: DiscordServer) -> None:
    await server.table(GAME, *TRIO)
    who = await asked(server)
    assert who is not None
    panel = await server.click(who, server.board(), "Play")
    assert panel is not None
    after = await server.click(who, panel, "Bid 2")
    assert after is not None
    assert "You bid 2." in after.text
    assert f"{who} bids" not in after.text
    own = await server.slash(who, "log")
    assert own is not None
    assert "You bid 2." in own.text
    for reader in (*(name for name in TRIO if name != who), "Stranger"):
        log = await server.slash(reader, "log")
        assert log is not None
        assert f"{who} bids 2." in log.text
    assert f"{who} bids 2." in server.board().text


def test_the_usual_answer_stands_out() -> None:
    """Only a usual answer is blue; if none is usual, all are."""
    options = tuple(Option(value=n, text=say("panel-none"), usual=n == 2) for n in (1, 2, 3))
    question = Pick(field="rounds", text=say("panel-none"), options=options)
    blue = [style_of(question, option, first=True) is discord.ButtonStyle.primary for option in options]
    assert blue == [False, True, False]
    plain = Pick(field="rounds", text=say("panel-none"), options=options[:1])
    assert style_of(plain, options[0], first=True) is discord.ButtonStyle.primary
    assert style_of(plain, options[0], first=False) is discord.ButtonStyle.secondary


# --- shortcuts: a few answers that lead to a long list each ------------------------------------------------


def _fleet(ships: int, ends: int, *, short: bool = False, builds: int = 0) -> Any:
    """Asks for a ship and where it goes; and for `builds` more kinds of move with two answers each."""

    def options(count: int, name: str) -> tuple[Option, ...]:
        return tuple(Option(value=f"{name}{n}", text=say("panel-back")) for n in range(count))

    def ask(draft: Draft) -> Any:
        if "move" not in draft:
            kinds = ("sail", *(f"build{n}" for n in range(builds)), "end")
            text = say("panel-choose")
            return Pick(
                field="move", text=text, options=tuple(Option(value=kind, text=text) for kind in kinds)
            )
        kind = str(draft["move"])
        if kind.startswith("build") and "place" not in draft:
            return Pick(field="place", text=say("panel-choose"), options=options(2, "place"))
        if kind == "sail" and "ship" not in draft:
            return Pick(field="ship", text=say("panel-choose"), options=options(ships, "ship"))
        if kind == "sail" and "end" not in draft:
            question = Pick if short else LongPick
            return question(field="end", text=say("panel-choose"), options=options(ends, "end"))
        return None

    return ask


def _shown(ask: Any) -> tuple[list[Any], list[Any]]:
    """The menus and the buttons of a panel's first question."""
    panel = PanelBuilder("table", "v", ask, Phrases("en", [])).question(follow(ask, ()))
    parts = [part for row in panel.items for part in row.children]  # type: ignore[attr-defined]
    return [one for one in parts if isinstance(one, discord.ui.Select)], [
        one for one in parts if isinstance(one, discord.ui.Button)
    ]


@pytest.mark.parametrize("ends", [20, 40])
def test_a_few_ships_with_many_ends_have_a_menu_each(ends: int) -> None:
    ask = _fleet(3, ends)
    menus, buttons = _shown(ask)
    assert [len(menu.options) for menu in menus] == [min(25, ends)] * 3
    assert len(buttons) == (1 if ends <= 25 else 3 + 1), "for lists that are longer than a menu"
    for number, menu in enumerate(menus):
        found = unpack(menu.custom_id)
        assert found is not None
        path = (*found[1][3].split("."), "7")
        assert follow(ask, path).draft == {"move": "sail", "ship": f"ship{number}", "end": "end7"}


def test_no_shortcuts_where_lists_are_short_or_many() -> None:
    assert _shown(_fleet(3, 20, short=True))[0] == []
    assert _shown(_fleet(4, 20))[0] == []
    assert len(_shown(_fleet(1, 20))[0]) == 1, "the only ship is not asked for"


def test_answers_give_way_before_the_kinds_become_a_menu() -> None:
    """Six kinds with two answers each have no room on ten buttons; the first ones keep theirs."""
    menus, buttons = _shown(_fleet(2, 20, builds=6))
    assert len(menus) == 2
    kinds = [one for one in buttons if len(unpack(one.custom_id)[1][3].split(".")) <= 2]  # type: ignore[index]
    whole = [one for one in kinds if len(unpack(one.custom_id)[1][3].split(".")) == 2]  # type: ignore[index]
    assert len(buttons) == 10
    assert len(whole) == 6, "both answers of the first three kinds"


def test_both_tiles_of_a_turn_have_their_places_in_the_first_panel() -> None:
    """Efemeris: a tile, its place and its rotation take two presses."""
    table = Table.open(games()["efemeris"], seats=2, key=b"tiles")
    while table.view(None).public.step != "explore":
        seat = table.waiting[0]
        table.play(seat, table.suggest(seat), at=0)
    [seat] = table.waiting
    menus, _ = _shown(lambda draft: table.ask(seat, draft))
    tiles = table.state.players[seat].drawn
    places = [len(table.ask(seat, {"move": "place_tile", "tile": tile}).options) for tile in tiles]  # type: ignore[union-attr]
    assert [len(menu.options) for menu in menus] == places


def test_lists_that_are_shown_together_have_one_picture() -> None:
    builder = PanelBuilder("table", "v", _fleet(3, 20), Phrases("en", []))
    kinds, ends = builder.question(follow(_fleet(3, 20), ())).pictured
    assert kinds[0].field == "move"
    assert isinstance(ends[0], Pick)
    assert (ends[0].field, len(ends[0].options), ends[1]) == ("end", 20, {"move": "sail"})
    [ship] = builder.question(follow(_fleet(3, 20), ("0", "1"))).pictured
    assert ship[0].field == "end", "asked alone"


def test_the_fields_that_ships_can_sail_to_are_in_a_picture() -> None:
    """Efemeris: the first panel lists them by their names, which the hand doesn't show."""
    game = games()["efemeris"]
    table = Table.open(game, seats=2, key=b"tiles")
    while table.view(None).public.step != "tactics":
        table.play(table.waiting[0], table.suggest(table.waiting[0]), at=0)
    [seat] = table.waiting
    ask = partial(table.ask, seat)
    builder = PanelBuilder("table", "v", ask, Phrases("en", ["A", "B"]))
    kinds, fields = builder.question(follow(ask, ())).pictured
    view = table.view(seat)
    assert view.own is not None
    assert not render.helps("efemeris", view.public, view.own, *kinds)
    assert render.helps("efemeris", view.public, view.own, *fields)
