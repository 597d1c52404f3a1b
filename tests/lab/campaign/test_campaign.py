"""The campaign: a short one over each store, and that its comparisons find what is wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.local_table.small_discord.messages import Message
from cogs.local_table.small_discord.world import BOT, PEOPLE
from cogs.ui.components.custom_ids import Pressed, Verb
from engines.contract.core import Event, say
from engines.tables.log import Entry
from tests.lab.campaign.__main__ import plan_of
from tests.lab.campaign.bot_log import errors
from tests.lab.campaign.check_letters import _only_computers_since, check_nonces, check_repeated
from tests.lab.campaign.check_moves import _twice
from tests.lab.campaign.check_secrets import _sentences
from tests.lab.campaign.run import Campaign, Plan
from tests.lab.campaign.seen import EVERYBODY, Shown, letter_nonce
from tests.lab.campaign.small_pictures import PictureNote, _encode, picture, read_note
from tests.lab.campaign.telling import Change, Claimed, Intended
from tests.lab.campaign.violations import Violation
from tests.lab.crowd.clicks import Click

SHORT = Plan(
    kills=4, least_moves=1, places=2, clickers=8, kills_a_round=4, seconds=60, requests_a_life=30, signs=False
)


@pytest.fixture(autouse=True)
def the_usual_people() -> Iterator[None]:
    before = dict(PEOPLE)
    yield
    PEOPLE.clear()
    PEOPLE.update(before)


def ran(plan: Plan, folder: Path, url: str | None = None) -> Campaign:
    told: list[str] = []
    campaign = Campaign(plan, folder, url, told.append)
    asyncio.run(campaign.run())
    assert campaign.bots.kills >= plan.kills
    assert campaign.claims() >= plan.least_moves
    assert [str(one) for one in campaign.found.violations] == []
    return campaign


def test_kills_on_sqlite_and_what_would_be_found(tmp_path: Path) -> None:
    campaign = ran(SHORT, tmp_path)
    table = next(one for one, claims in campaign.claimed.items() if claims)

    async def compare() -> None:
        await campaign._compare(
            await campaign.ledger.unsent()
        )  # a letter for later excuses what it would tell

    def found_after(change: Callable[[], object]) -> set[str]:
        campaign.found.violations.clear()
        campaign._done.clear()
        change()
        asyncio.run(compare())
        return {one.kind for one in campaign.found.violations}

    _check_moves(campaign, table, found_after)
    _check_messages(campaign, table, found_after)


@pytest.mark.parametrize("processes", [1, 2])
def test_kills_on_postgres(tmp_path: Path, bare_postgres: str, processes: int) -> None:
    ran(replace(SHORT, store="postgres", processes=processes), tmp_path, bare_postgres)


def _check_moves(campaign: Campaign, table: str, found_after: Callable[..., set[str]]) -> None:
    claims, made = campaign.claimed[table], campaign.intended[table]
    lost = Claimed(1, table, Change(999, 0, 0, False, "{}"))
    assert found_after(lambda: claims.append(lost)) == {"lost"}
    claims.remove(lost)
    own = [claim.change.number for claim in claims]
    one = next(one for one in made if one.changes and one.changes[0].number in own)
    made.remove(one)
    assert "twice" in found_after(lambda: None), "an entry that nobody made"
    made.append(one)
    assert found_after(lambda: None) == set()


def _check_messages(campaign: Campaign, table: str, found_after: Callable[..., set[str]]) -> None:
    shown = campaign._shown[table]
    hand = next(one for one in shown if any(note.own for note in one.notes))
    assert "secret" in found_after(lambda: shown.append(hand._replace(reader=BOT)))
    assert "secret" in found_after(lambda: shown.append(hand._replace(reader=EVERYBODY)))
    shown[-2:] = []
    button = Pressed(Verb.ANSWER, table_id=table, version="AAAAAAA")
    assert found_after(lambda: shown.append(hand._replace(ids=(button,)))) == {"unknown"}
    shown.pop()
    messages = campaign.server.messages
    for message_id in {one.message for one in shown if one.message in messages._all and one.nonce}:
        messages._ids[messages.get(message_id).channel].remove(message_id)
    assert "missing" in found_after(lambda: None), "nobody sees a board or the end"


def test_a_press_that_counts_twice() -> None:
    def moved(number: int, interaction: int, *, pressed: bool = True) -> Intended:
        change = Change(number, 0, 5, False, "{}")
        return Intended("t", number, [change], interaction, pressed, "", [], [], "", [])

    def counted(*happened: Intended) -> list[Violation]:
        row = SimpleNamespace(row=SimpleNamespace(id="t"))
        history: Any = SimpleNamespace(happened=happened, room=row)
        whats = {8: "a button", 9: "a button", 10: "command 10"}
        presses = {number: Click(70, what, "t", 0.0) for number, what in whats.items()}
        return list(_twice(history, presses))

    assert counted(moved(1, 8), moved(2, 8, pressed=False), moved(3, 10)) == [], "a computer went on after it"
    assert [one.kind for one in counted(moved(1, 8), moved(2, 8))] == ["twice"]
    assert [one.kind for one in counted(moved(1, 8), moved(2, 9))] == ["twice"], "the same button"


def test_a_letter_that_is_sent_twice() -> None:
    first = Shown(10.0, 1, 2, EVERYBODY, False, True, "n", "Your turn", (), (), ())
    assert list(check_repeated([first, first._replace(nonce="m"), first._replace(new=False)])) == []
    assert list(check_repeated([first, first._replace(at=500.0)])) != []
    bare = first._replace(nonce="")
    assert list(check_repeated([bare, bare._replace(at=500.0), bare._replace(answer=True)])) == []
    assert list(check_repeated([bare, bare._replace(at=20.0)])) != []


def test_a_message_without_the_nonce_of_its_letter() -> None:
    told = Shown(10.0, 1, 2, EVERYBODY, False, True, "n", "Your turn", (), (), ())
    assert list(check_nonces([told, told._replace(nonce="", answer=True)], {"n"})) == []
    for nonce in ("", "m"):
        assert [one.kind for one in check_nonces([told._replace(nonce=nonce)], {"n"})] == ["repeated"]


def test_who_is_asked_again_by_computers_alone() -> None:
    """Seat 0 asks; seat 2 is a computer."""
    seats = [SimpleNamespace(computer=seat == 2) for seat in range(3)]

    def alone(*movers: int) -> bool:
        log = [SimpleNamespace(seat=seat, public=True) for seat in movers]
        history: Any = SimpleNamespace(log=log, room=SimpleNamespace(seats=seats))
        return _only_computers_since(history, 0)

    assert alone(0, 2, 2)
    assert not alone(0, 1, 2)
    assert not alone(2, 2), "this seat has not moved yet"


def test_a_sentence_for_one_seat() -> None:
    """Who had the same secret told, by a move that was replaced and has lost its words, may know it."""
    order, words = {"move": "order"}, "Got it, step 2 of your next turn"
    told = Entry(number=1, seat=0, at=1, move=order, events=[Event(text=say(words), to=0)])
    replaced = Entry(number=2, seat=1, at=2, move=order, folded=True)
    room = SimpleNamespace(row=SimpleNamespace(id="t"), words=lambda language, reader: lambda text: text.key)
    history: Any = SimpleNamespace(log=[told, replaced], room=room, user=lambda seat: 70 + seat)
    shown = Shown(10.0, 1, 2, 70, False, True, "", words, (), (), ())
    assert list(_sentences(history, [shown, shown._replace(reader=71)])) == []
    assert [one.kind for one in _sentences(history, [shown._replace(reader=72)])] == ["secret"]
    assert [one.kind for one in _sentences(history, [shown._replace(reader=EVERYBODY)])] == ["secret"]


def test_a_number_is_no_nonce_of_a_letter() -> None:
    assert letter_nonce(Message(1, 2, 3, nonce="t-5-b")) == "t-5-b"
    assert letter_nonce(Message(1, 2, 3, nonce=123)) == letter_nonce(Message(1, 2, 3)) == ""


def test_pictures_say_what_they_show() -> None:
    note = PictureNote("hand", "a", "b", 3)
    assert read_note(_encode(picture(note))) == note
    assert read_note(b"a file") is None


LINE = "2026-01-01 10:00:00 {} something\n"
TRACEBACK = "Traceback (most recent call last):\n  File\naiohttp.{}\n"


def test_errors_in_the_log() -> None:
    harmless = LINE.format("WARNING  x") + LINE.format(
        "ERROR    discord.app_commands.tree Ignoring exception in autocomplete for"
    )
    assert errors(harmless + TRACEBACK.format("ServerDisconnectedError: gone")) == []
    assert len(errors(harmless + TRACEBACK.format("KeyError: 1"))) == 1
    assert len(errors(LINE.format("ERROR    cogs"))) == 1
    assert len(errors("Traceback (most recent call last):\n")) == 1


def test_arguments() -> None:
    plan, keep, as_json = plan_of(["--kills", "7", "--store", "postgres", "--processes", "2", "--seed", "5"])
    assert (plan.kills, plan.store, plan.processes, plan.seed) == (7, "postgres", 2, 5)
    assert (keep, as_json) == (None, False)


@pytest.mark.parametrize(
    "given", ["--kills 0", "--seconds 0", "--processes 2", "--requests-a-life 0", "--store files"]
)
def test_arguments_that_make_no_sense(given: str) -> None:
    with pytest.raises(SystemExit):
        plan_of(given.split())
