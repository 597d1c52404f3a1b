"""Somebody who plays in a window: mostly as the computer would, now and then whatever the panel offers.

Nobody who only presses blindly ends a game of Efemeris: that takes a thousand moves.
"""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from cogs.local_table.small_discord.messages import Message
from cogs.local_table.small_discord.world import HARBOR
from cogs.tables.moves.answer_path import path_to
from cogs.ui.components.custom_ids import Verb, read, unpack
from data.models import Status
from tests.cogs.local_table.table import NAMES, PATIENCE, LocalTable, buttons, menus, text
from tests.cogs.players import going_on
from tests.page.windows.browser import Window

ANSWERS = (Verb.ANSWER, Verb.CONFIRM, Verb.ENTER_NUMBER)
PANEL = """() => {
  const panel = [...document.querySelectorAll(".of-channel .message.ephemeral")].at(-1);
  if (!panel || document.querySelector(".of-channel :is(.thinking, .pending)")) return null;
  const controls = [...panel.querySelectorAll("[data-press], [data-menu]")];
  return [panel.dataset.key, panel.innerText, ...controls.map((one) => one.dataset.key)].join("\\n");
}"""
"""What the newest panel shows: its message, its words and the ids of its controls. Null while a press is on
its way: a menu shows at once what was chosen in it."""
MOST_ANSWERS = 40
BLIND_ONE_IN = 4
"""How often an answer is any at all."""


class Player:
    def __init__(self, window: Window, table: LocalTable, who: str, rng: Random) -> None:
        self.window, self.table, self.who, self.rng = window, table, who, rng

    async def move(self) -> None:
        """One move, from the board by way of the panel."""
        await self.table.until(self.table.board, "there is no board")
        await self.sit_down()
        await self.window.settled()
        before = await self.panel()
        board = self.window.channel.locator(f"#m{self.row.board_message_id}")
        await self.window.use(self.window.button("Play", board))
        shown = await self.changed(before, len(self.window.frames), new=True)
        for _ in range(MOST_ANSWERS):
            if shown is None:
                return
            since = len(self.window.frames)
            await self.answer(shown)
            shown = await self.changed(shown, since)
        raise AssertionError(f"presses and presses: {shown}")

    async def sit_down(self) -> None:
        """Wait for the board of this turn: a press on the one before it may come too late."""
        row = await self.table.bot.store.last_in_channel(HARBOR)
        assert row is not None
        await self.table.bot.outbox.idle(row.id)
        self.row = await self.table.bot.store.load(row.id)

    async def panel(self) -> str | None:
        shown: str | None = await self.window.page.evaluate(PANEL)
        return shown

    async def has_moved(self) -> bool:
        now = await self.table.bot.store.load(self.row.id)
        return now.version != self.row.version or now.status is not Status.RUNNING

    async def changed(self, before: str | None, since: int, *, new: bool = False) -> str | None:
        """Wait until the panel shows something else or was edited, or there is a new one; returns what it
        shows, or None when the move is made."""
        number = _number(before)
        deadline = asyncio.get_running_loop().time() + PATIENCE
        while asyncio.get_running_loop().time() < deadline:
            now = await self.panel()
            moved = await self.has_moved()  # asked last: what is shown after a move is no question
            told = [frame for frame in self.window.frames[since:] if frame.startswith('{"t":"edited"')]
            same = not new and now == before and any(f'"id":"{number}"' in frame for frame in told)
            other = now is not None and (_number(now) != number if new else now != before)
            if other or same or moved:
                await self.window.check_layout()
                return None if moved else now
            await asyncio.sleep(0.03)
        said = await self.window.page.locator(".notice, dialog[open]").all_inner_texts()
        raise AssertionError(f"the panel stays as it is: {before}, and the page says {said}")

    async def answer(self, shown: str) -> None:
        panel = self.table.server.messages.get(int(_number(shown)))
        way, values = await self._chosen(panel)
        control = self.window.channel.locator(f"#m{panel.id}").locator(f"[data-key='{way['custom_id']}']")
        if "options" in way:
            many = way["max_values"] > 1 or way["min_values"] == 0
            await self.window.choose(control, values, many=many)
            return
        await self.window.use(control)
        if unpack(way["custom_id"]) and (unpack(way["custom_id"]) or ("",))[0] == Verb.ENTER_NUMBER:
            await self.fill_in()

    async def _chosen(self, panel: Message) -> tuple[dict[str, Any], list[str]]:
        """A button, or a menu and what to choose in it."""
        ways = [part for part in buttons(panel) if (unpack(part["custom_id"]) or ("",))[0] in ANSWERS]
        ways += menus(panel)
        ways = going_on(ways) or ways  # in a menu, too: a game that is given up is not a whole one
        assert ways, f"nothing to press: {text(panel)}"
        if self.rng.randrange(BLIND_ONE_IN):
            steps = await self.advice()
            wise = [(way, values) for way in ways if (values := leading(way, steps)) is not None]
            if wise:
                return wise[0]
        way = self.rng.choices(ways, [1 / (number + 1) for number in range(len(ways))])[0]
        if "options" not in way:
            return way, []
        count = self.rng.randint(way["min_values"], min(way["max_values"], len(way["options"])))
        return way, self.rng.sample([option["value"] for option in way["options"]], count)

    async def advice(self) -> list[str]:
        """The steps of the move that the computer would make."""
        table = await self.table.bot.store.open_table(self.row.id)
        seats = await self.table.bot.store.seats(self.row.id)
        seat = next(one.seat for one in seats if one.user_id == NAMES[self.who])
        return list(path_to(lambda draft: table.ask(seat, draft), table.suggest(seat)))

    async def fill_in(self) -> None:
        """Type the smallest number that a form allows, and send it with Enter."""
        form = self.window.page.locator("dialog.form")
        about = await form.locator(".form-field .dim").first.inner_text()
        low = next(word for word in about.split() if word.isdigit())
        await self.window.page.keyboard.type(low)  # the field has the focus, whoever opened the form
        await self.window.page.keyboard.press("Enter")
        await form.wait_for(state="detached")


def leading(way: dict[str, Any], steps: list[str]) -> list[str] | None:
    """What to choose in a menu, or nothing at a button, to get nearer to a move; None if it leads away."""
    pressed = read(way["custom_id"])
    if pressed.verb not in ANSWERS:
        return None
    here = list(pressed.answer.path)
    if "options" not in way:
        return [] if here == steps[: len(here)] else None
    if here != steps[: len(here)] or len(here) == len(steps):
        return None
    offered = [option["value"] for option in way["options"]]
    for value in offered:
        path = list(pressed.answer.choosing([value]).path)
        if path == steps[: len(path)]:
            return [value]
    several = steps[len(here)].split("+")
    return several if set(several) <= set(offered) else None


def _number(shown: str | None) -> str:
    """The id of the message."""
    return (shown or "").partition("\n")[0]
