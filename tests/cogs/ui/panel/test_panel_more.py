"""The panel's *More …* (rare moves, limits and standing orders), and amounts as buttons."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from cogs.tables.moves.answer_path import follow
from cogs.ui.components.custom_ids import unpack
from cogs.ui.panel.panel import PanelBuilder
from data.words import Phrases
from engines.contract.core import Amount, Draft, Option, Pick
from tests.cogs.players import asked
from tests.cogs.ui.panel.test_panel import GAME, TRIO, parts, words
from tests.support.discord_server import DiscordServer, Shown


@pytest.mark.parametrize("moves", [("draw",), ("draw", "sail"), ("sail", "draw", "give up", "wait")])
def test_rare_moves_stand_behind_more_and_are_never_highlighted(moves: tuple[str, ...]) -> None:
    rare = {"draw", "give up"}
    kinds = tuple(Option(value=move, text=words(move), rare=move in rare) for move in moves)

    def ask(draft: Draft) -> Pick | None:
        return None if draft else Pick(field="move", text=words("?"), options=kinds)

    def kinds_on(buttons: list[Any]) -> list[str]:
        return [moves[int((unpack(one.custom_id) or ("", []))[1][-1])] for one in buttons]

    panel = PanelBuilder("table", "v", ask, Phrases("en", [])).question(follow(ask, ()))
    shown: list[Any] = [one for row in panel.items for one in row.children]  # type: ignore[attr-defined]
    usual = [move for move in moves if move not in rare]
    assert kinds_on(shown) == (usual or list(moves)), "where there is nothing else, they are shown at once"
    if usual:
        [more] = [one for row in panel.rare for one in row.children]  # type: ignore[attr-defined]
        assert more.placeholder == "More …"
        listed = [moves[int(entry.value.partition(":")[0])] for entry in more.options]
        assert listed == [move for move in moves if move in rare]
        assert not any(entry.default for entry in more.options)
    else:
        assert not panel.rare
    bright = [one.label for one in shown if one.style is discord.ButtonStyle.primary]
    assert len(bright) == (moves[0] not in rare)
    assert all(move not in label for label in bright for move in rare)


async def test_limits_and_orders_stand_behind_more(server: DiscordServer) -> None:
    await server.table(GAME, *TRIO)
    who = await asked(server)
    assert who is not None
    panel = await server.click(who, server.board(), "Play")
    assert panel is not None
    assert {"Bid 1", "Pass"} <= set(panel.labels)
    assert not [label for label in panel.labels if "imit" in label or "order" in label or "forced" in label]
    entries = behind_more(panel)
    assert {"Limit 3", "Limit …", "Standing order …", "Auto-answer when forced: turn on"} <= set(entries)
    order = await server.choose(who, panel, [entries["Standing order …"]])
    assert order is not None
    assert "Pass" not in order.labels
    back = await server.click(who, order, "Back")
    assert back is not None
    assert "Pass" in back.labels
    await server.choose(who, back, [behind_more(back)["Auto-answer when forced: turn on"]])
    assert (await server.running()).version == 1
    other = next(name for name in TRIO if name != who)
    aside = await server.click(other, server.board(), "Play")
    assert aside is not None
    assert not aside.menus
    assert "Standing order …" in aside.labels, "who isn't asked comes for them"


async def test_a_limit_takes_one_press(server: DiscordServer) -> None:
    """What stands behind *More …* takes no more presses than before it stood there."""
    await server.table(GAME, *TRIO)
    who = await asked(server)
    assert who is not None
    panel = await server.click(who, server.board(), "Play")
    assert panel is not None
    entries, menu = behind_more(panel), panel.menus[0]["custom_id"]
    limits = [entry for entry in entries if entry.startswith("Limit")]
    assert limits[:3] == ["Limit …", "Limit 3", "Limit 4"]
    noted = await server.choose(who, panel, [entries["Limit 7"]])
    assert noted is not None
    assert "7" in noted.text
    assert (await server.running()).version == 1
    await server.raw_click(who, panel, menu, settle=True, values=[entries["Limit 9"]])
    assert (await server.running()).version == 1, "a second press of the same menu is out of date"


def behind_more(panel: Shown) -> dict[str, str]:
    """The entries of the menu *More …*, by their texts."""
    [more] = [menu for menu in panel.menus if menu["placeholder"] == "More …"]
    return {entry["label"]: entry["value"] for entry in more["options"]}


@pytest.mark.parametrize(("high", "listed"), [(9, range(10)), (99, range(5, 20))])
def test_all_amounts_stand_behind_more_or_the_likeliest(high: int, listed: range) -> None:
    def ask(draft: Draft) -> Pick | Amount | None:
        kinds = (Option(value="go", text=words("go")), Option(value="limit", text=words("limit"), rare=True))
        if not draft:
            return Pick(field="move", text=words("?"), options=kinds)
        if draft == {"move": "limit"}:
            return Amount(field="amount", text=words("?"), low=0, high=high, handy=(5, 7))
        return None

    panel = PanelBuilder("table", "v", ask, Phrases("en", [])).question(follow(ask, ()))
    [more] = [one for row in panel.rare for one in row.children]  # type: ignore[attr-defined]
    paths = [entry.value.partition(":")[0] for entry in more.options]
    assert paths == ["1", *(f"1.={amount}" for amount in listed)], "first what leads to any amount"


def test_a_rare_move_that_is_not_possible_says_why() -> None:
    kinds = (
        Option(value="go", text=words("go")),
        Option(value="limit", text=words("limit"), rare=True, barred=words("no ship")),
    )

    def ask(draft: Draft) -> Pick | None:
        return None if draft else Pick(field="move", text=words("?"), options=kinds)

    panel = PanelBuilder("table", "v", ask, Phrases("en", [])).question(follow(ask, ()))
    assert "no ship" in "\n".join(panel.texts)
    assert not panel.rare


async def everybody_sees(server: DiscordServer) -> list[tuple[int, object, object]]:
    return [(shown.id, shown.stored.components, shown.stored.edited_timestamp) for shown in server.history()]


async def test_a_secret_order_and_its_undo_leave_no_trace(server: DiscordServer) -> None:
    await server.table(GAME, *TRIO)
    first = await asked(server)
    other, third = (name for name in TRIO if name != first)
    before = await everybody_sees(server)
    log = await server.slash(third, "log")
    assert log is not None
    told = log.text
    await server.slash(other, f"{GAME} limit", amount=9)
    refused = await server.slash(other, "undo")
    assert refused is not None
    assert "can’t undo that" in refused.text
    await server.slash(other, f"{GAME} limit", amount=4)
    await server.env.settle()
    assert await everybody_sees(server) == before, "not even an edit"
    log = await server.slash(third, "log")
    assert log is not None
    assert log.text == told
    log = await server.slash(other, "log")
    assert log is not None
    assert "up to 4" in log.text, "who gave it can read it"


@pytest.mark.parametrize(
    ("high", "handy", "shown"),
    [
        (10, (2, 5), [*map(str, range(1, 11))]),
        (11, (2, 5), ["2", "5", "A number from 1 to 11"]),
        (11, (1, 2, 3, 4, 5, 11), ["1", "2", "3", "4", "5", "11", "A number from 1 to 11"]),
    ],
)
def test_a_few_amounts_are_all_buttons(high: int, handy: tuple[int, ...], shown: list[str]) -> None:
    """Typing a number takes a press more. Of many amounts those are buttons that people choose."""
    asked_for = parts(Amount(field="n", text=words("?"), low=1, high=high, handy=handy))
    buttons = [part for part in asked_for if part.get("label") and part["label"] != "Back"]
    assert [part["label"] for part in buttons] == shown
    bright = {part["label"] for part in buttons if part["style"] == discord.ButtonStyle.primary.value}
    assert bright == set(map(str, handy))
