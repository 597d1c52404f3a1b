"""The panel, the board message and the desk: what is shown to whom."""

from __future__ import annotations

from random import Random
from typing import Any

import discord
import pytest

from cogs._ids import follow, unpack
from cogs._layout import message
from cogs._panel import Desk, _style
from data.words import Phrases
from engines.core import Amount, Draft, Option, Pick, PickSome, Say, say
from tests.cogs.players import Pusher, asked
from tests.town import Shown, Town

GAME = "magellan"
TRIO = ("Inge", "Otto", "Ruth")


async def public_text(town: Town) -> str:
    """Everything the channel shows: texts, alt texts, file names."""
    parts: list[str] = []
    for shown in town.history():
        parts += [shown.text, *shown.alts, *shown.labels]
        parts += [file.filename for file in shown.files]
    return "\n".join(parts)


async def test_nothing_of_a_hand_is_in_the_channel(town: Town) -> None:
    """While a game is played, no sentence about somebody's own things appears in public."""
    await town.table(GAME, *TRIO)
    pusher = Pusher(town, Random(11))
    for _ in range(25):
        who = await asked(town)
        assert who is not None
        await pusher.move(who)
    row = await town.running()
    table = await town.bot.store.open_table(row.id)
    shown = await public_text(town)
    for seat in range(table.seats):
        view = table.view(seat)
        words = Phrases("en", [s.name for s in await town.bot.store.seats(row.id)])
        for line in table.game.describe_own(view.public, view.own):
            assert words(line) not in shown
        for entry in await town.bot.store.log(row.id):
            for event in entry.events:
                if event.to is not None:
                    assert words(event.text) not in shown


async def test_a_bold_move_is_confirmed_first(town: Town) -> None:
    await town.table(GAME, *TRIO)
    who = await asked(town)
    assert who is not None
    panel = await town.slash(who, f"{GAME} bid", amount=44)
    assert panel is not None and "Bid · 44 – are you sure?" in panel.text
    assert (await town.running()).version == 0
    back = await town.click(who, panel, "Back")
    assert back is not None and "Yes, do it" not in back.labels
    panel = await town.slash(who, f"{GAME} bid", amount=44)
    assert panel is not None
    await town.click(who, panel, "Yes, do it")
    assert (await town.running()).version == 1


async def test_the_usual_move_is_one_press(town: Town) -> None:
    await town.table(GAME, *TRIO)
    who = await asked(town)
    assert who is not None
    panel = await town.click(who, town.board(), "Play")
    assert panel is not None and {"Bid 1", "Bid 2", "Pass"} <= set(panel.labels)
    assert panel.files and panel.alts[0], "the hand is there, with words for it"


async def test_the_board_names_and_pings_only_who_must_act(town: Town) -> None:
    await town.table(GAME, *TRIO)
    who = await asked(town)
    assert who is not None
    board = town.board()
    mentioned = [name for name in TRIO if town.people[name].mention in board.text]
    assert mentioned == [who]
    path = f"/channels/{town.channel.id}/messages"
    sent: list[Any] = [r.json for r in town.env.http_requests if r.method == "POST" and r.path == path]
    assert [str(user) for user in sent[-1]["allowed_mentions"]["users"]] == [str(town.people[who].id)]
    assert not sent[-1]["allowed_mentions"].get("parse")


async def test_one_board_a_turn(town: Town) -> None:
    """While the same person keeps moving the board is edited; it is posted anew when the turn passes."""
    await town.table(GAME, "Inge", computers=2)
    for _ in range(6):
        before = len(town.history())
        who = await asked(town)
        assert who == "Inge"
        await Pusher(town, Random(4)).move(who)
        await town.env.settle()
        assert len(town.history()) == before, "only one person plays: one board, edited"


async def test_the_desk_is_one_message_and_a_ping_is_short(town: Town) -> None:
    await town.table(GAME, *TRIO)
    pusher = Pusher(town, Random(12))
    for _ in range(8):
        who = await asked(town)
        assert who is not None
        await pusher.move(who)
    for name in TRIO:
        desks = [shown for shown in town.dms(name) if "Board" in shown.labels]
        assert len(desks) == 1 and desks[0].files


async def test_notices_can_be_switched_off(town: Town) -> None:
    for name in TRIO:
        await town.bot.store.change_person(town.people[name].id, dm_notices=False)
    await town.table(GAME, *TRIO)
    assert all("it is your turn" not in shown.text for name in TRIO for shown in town.dms(name))


@pytest.mark.real_pictures
async def test_real_pictures_are_sent(town: Town) -> None:
    await town.table(GAME, "Inge", computers=2)
    board = town.board()
    assert board.files[0].size > 50_000
    panel = await town.click("Inge", board, "Play")
    assert panel is not None and panel.files[0].size > 50_000


# --- questions no game asks yet, but the next ones will --------------------------------------------------


def built(question: Pick | PickSome | Amount, path: tuple[str, ...] = ("0",)) -> Shown:
    from cogs._ids import Trail
    from cogs._panel import Desk

    desk = Desk("abcdefgh", "TOKEN", lambda draft: None, Phrases("en"))
    panel = desk.question(Trail((), {}, question), path)
    layout = message(*panel.texts, *panel.items)
    shown = Shown.__new__(Shown)
    shown.__dict__["fake"] = layout.to_components()  # type: ignore[no-untyped-call]
    return shown


def parts(question: Pick | PickSome | Amount) -> list[dict[str, object]]:
    from tests.town import walk

    return list(walk(built(question).__dict__["fake"]))


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
    assert all((unpack(custom_id) or ("", []))[0].rstrip("0123456789") == "ask" for custom_id in ids)


def test_a_barred_option_is_shown_with_its_reason_and_can_not_be_chosen() -> None:
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

    desk = Desk("table", "v", ask, Phrases("en", []))
    panel = desk.question(follow(ask, ()), ())
    assert all(any(f"why {good}" in text for text in panel.texts) for good in ("tea", "wool"))


# --- secret moves leave no trace in public ---------------------------------------------------------------


async def everybody_sees(town: Town) -> list[tuple[int, object, object]]:
    return [(shown.id, shown.stored.components, shown.stored.edited_timestamp) for shown in town.history()]


async def test_a_secret_order_and_its_undo_leave_no_trace(town: Town) -> None:
    await town.table(GAME, *TRIO)
    first = await asked(town)
    other, third = (name for name in TRIO if name != first)
    before = await everybody_sees(town)
    log = await town.slash(third, "log")
    assert log is not None
    told = log.text
    await town.slash(other, f"{GAME} limit", amount=9)
    refused = await town.slash(other, "undo")
    assert refused is not None and "can not be taken back" in refused.text
    await town.slash(other, f"{GAME} limit", amount=4)
    await town.env.settle()
    assert await everybody_sees(town) == before, "not even an edit"
    log = await town.slash(third, "log")
    assert log is not None and log.text == told
    log = await town.slash(other, "log")
    assert log is not None and "up to 4" in log.text, "who gave it can read it"


async def test_the_board_goes_on_telling_while_it_is_edited(town: Town) -> None:
    await town.table(GAME, "Inge", computers=2)
    pusher = Pusher(town, Random(21))
    for _ in range(3):
        assert await asked(town) == "Inge"
        await pusher.move("Inge")
    await town.env.settle()
    assert len(town.board().text.splitlines()) > 3


async def test_leaving_is_told_and_settings_come_again(town: Town) -> None:
    table = await town.table(GAME, *TRIO, settings={"board1": "B", "seating": "joined"})
    assert [seat.name for seat in await town.bot.store.seats(table)] == list(TRIO)
    sure = await town.slash("Ruth", "resign")
    assert sure is not None
    await town.click("Ruth", sure, "Yes, do it")
    await town.env.settle()
    assert any("Ruth leaves the table" in shown.text for shown in town.history())


def test_the_usual_answer_stands_out() -> None:
    """Where one is usual it alone is blue; where none is, all answers are."""
    options = tuple(Option(value=n, text=say("panel-none"), usual=n == 2) for n in (1, 2, 3))
    question = Pick(field="rounds", text=say("panel-none"), options=options)
    blue = [_style(question, option, first=True) is discord.ButtonStyle.primary for option in options]
    assert blue == [False, True, False]
    plain = Pick(field="rounds", text=say("panel-none"), options=options[:1])
    assert _style(plain, options[0], first=True) is discord.ButtonStyle.primary
    assert _style(plain, options[0], first=False) is discord.ButtonStyle.secondary
