"""What people press, and how they wait for the answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.local_table.small_discord.events import Answered, Event, FormOpened, MessageEdited
from cogs.local_table.small_discord.messages import Message
from cogs.ui.components.custom_ids import Verb, pack
from engines.contract.core import Rejected
from tests.lab.crowd.clicks import Answer, Clicks
from tests.lab.crowd.panels import GIVING_UP, buttons, chosen_way, filled_in, find, ways_on

IDS = "p1:ask:table:v:f:0"
ANSWER, OFF, NO = ({"type": 2, "custom_id": IDS, "label": label} for label in ("Bid", "Off", "No"))
OFF["disabled"], NO["label"] = True, sorted(GIVING_UP)[0]
UNDO = {"type": 2, "custom_id": pack(Verb.UNDO, "table"), "label": "Undo"}
MENU = {
    "type": 3,
    "custom_id": IDS,
    "min_values": 1,
    "max_values": 2,
    "options": [{"value": "a"}, {"value": "b"}],
}
LINK = {"type": 2, "style": 5, "url": "https://example.org", "label": "Channel"}


def message(*parts: dict[str, Any]) -> Message:
    row = {"type": 1, "components": list(parts)}
    return Message(1, 2, 3, components=[{"type": 17, "components": [row]}])


def test_people_press_what_answers_and_never_give_up() -> None:
    panel = message(LINK, ANSWER, OFF, NO, UNDO, MENU)
    assert list(ways_on(panel)) == [ANSWER, MENU]
    assert find(panel, Verb.UNDO) == UNDO["custom_id"]
    assert [verb for verb, _ in buttons(panel)] == [Verb.ANSWER, Verb.ANSWER, Verb.UNDO]


def test_one_way_is_chosen() -> None:
    chosen = [chosen_way(message(ANSWER, MENU), Random(seed)) for seed in range(40)]
    taken = [way.values for way in chosen if way is not None]
    assert len(taken) == 40
    assert None in taken, "the button"
    assert {len(values) for values in taken if values} == {1, 2}, "as many as the menu takes"
    assert taken.count(None) > 20, "what stands first is taken more often"
    assert chosen_way(message(LINK, OFF), Random(1)) is None


def test_a_form_is_filled_in() -> None:
    form = {"components": [{"description": "From 3 to 17 coins"}]}
    assert filled_in(FormOpened(7, 8, "", form)) == {"number": "3"}


class SmallServer:
    """Takes presses; the test says what the bot does."""

    def __init__(self) -> None:
        self.events = self.people = self.interactions = self.messages = self
        self._by_id: dict[int, Any] = {}
        self.late = self.gone = False

    def listen(self, hear: Callable[[Event], None]) -> None:
        self.tell = hear

    def get(self, message_id: int) -> Message:
        return Message(message_id, 2, 3)

    def press(self, person: int, message_id: int, custom_id: str, **_: str) -> Any:
        if self.gone:
            raise Rejected("gone")
        made = SimpleNamespace(id=len(self._by_id), late=self.late, original=50)
        self._by_id[made.id] = made
        return made


async def pressed(server: Any, clicks: Clicks, *told: Event) -> Answer:
    pressing = asyncio.create_task(clicks.press(7, message(ANSWER), IDS))
    await asyncio.sleep(0)
    for event in told:
        server.tell(event)
    return await pressing


@pytest.fixture
def server() -> SmallServer:
    return SmallServer()


async def test_a_press_waits_for_what_is_shown(server: SmallServer) -> None:
    clicks = Clicks(server, 5)  # type: ignore[arg-type]
    shown = await pressed(server, clicks, Answered(7, 0, ""), MessageEdited(99), MessageEdited(50))
    assert isinstance(shown, Message)
    assert shown.id == 50, "another message is no answer"
    [click] = clicks.made.values()
    assert click is clicks.newest["table"]
    assert click.at <= (click.acknowledged or 0) <= (click.shown or 0)
    assert (clicks.answered, clicks.unanswered) == (1, [])


@pytest.mark.parametrize(
    ("told", "why"),
    [
        ([], "nothing came"),
        ([Answered(7, 0, "")], "acknowledged, and nothing came"),
        ([Answered(7, 0, "", "too late")], "too late"),
    ],
)
async def test_people_give_up(server: SmallServer, told: list[Event], why: str) -> None:
    clicks = Clicks(server, 0.01)  # type: ignore[arg-type]
    assert await pressed(server, clicks, *told) is None
    assert [click.why for click in clicks.unanswered] == [why]
    assert clicks.answered == 0


async def test_nobody_waits_for_a_bot_that_is_away(server: SmallServer) -> None:
    clicks = Clicks(server, 5)  # type: ignore[arg-type]
    server.late = True
    assert await pressed(server, clicks) is None
    server.gone = True
    assert await pressed(server, clicks) is None
    assert [click.why for click in clicks.unanswered] == ["the bot is away"]
