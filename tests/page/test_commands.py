"""Slash commands on the page: the list, options, choices, autocomplete; never another than typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from cogs.local_table.small_discord.world import HARBOR
from tests.cogs.local_table.table import NAMES, LocalTable
from tests.cogs.local_table.test_games import asked, start
from tests.page.windows.browser import Way, Window, window_of

if TYPE_CHECKING:
    from playwright.async_api import Browser, Request

INGE = NAMES["Inge"]


def commands_sent(window: Window) -> list[dict[str, object]]:
    """Collects the commands that this window sends from now on."""
    sent: list[dict[str, object]] = []

    def note(request: Request) -> None:
        if "/act/command" in request.url:
            sent.append(msgspec.json.decode(request.post_data or "{}"))

    window.page.on("request", note)
    return sent


async def write(window: Window, words: str) -> None:
    await window.channel.locator("textarea").focus()
    await window.page.keyboard.type(words)


async def test_the_list_with_descriptions(browser: Browser, table: LocalTable) -> None:
    async with window_of(browser, table.server.page_address, INGE, HARBOR) as window:
        await write(window, "/")
        options = window.page.locator(".choices .option")
        await options.first.wait_for()
        assert await options.count() > 20
        assert " " not in (await options.first.inner_text()).partition("\n")[0], "those for every game first"
        await window.page.keyboard.type("boa")
        first = await options.first.inner_text()
        assert first.startswith("/board\n")
        assert len(first.splitlines()[1]) > 5, "a description"
        await window.page.keyboard.press("Escape")
        await options.first.wait_for(state="detached")
        await window.check_layout()


@pytest.mark.parametrize("language", ["en-US", "de"])
async def test_the_useful_commands_come_first(browser: Browser, table: LocalTable, language: str) -> None:
    """Also where another one is first in the alphabet; and the field has one slash."""
    async with window_of(browser, table.server.page_address, INGE, HARBOR, language=language) as window:
        await write(window, "/")
        listed = window.page.locator(".choices .option")
        await listed.first.wait_for()
        keys = await listed.evaluate_all("all => all.map((one) => one.dataset.value)")
        assert keys[:4] == ["play", "move", "hand", "board"]
        of_one_word = [key for key in keys if " " not in key]
        assert of_one_word[-2:] == ["resign", "end"]
        assert not await window.channel.locator(".slash").is_visible()
        await window.page.keyboard.press("Backspace")
        assert await window.channel.locator(".slash").is_visible()


async def test_what_is_typed_out_is_what_is_sent(browser: Browser, table: LocalTable) -> None:
    """`/end` is /end, whatever else begins or ends like it; a part of a name is completed and not sent."""
    async with window_of(browser, table.server.page_address, INGE, HARBOR) as window:
        sent = commands_sent(window)
        await write(window, "/end")
        await window.page.keyboard.press("Enter")
        await window.channel.locator(".message").first.wait_for()
        assert [one["name"] for one in sent] == ["end"]
        await write(window, "/hel")
        await window.page.keyboard.press("Enter")
        assert await window.channel.locator(".chip").inner_text() == "/help"
        assert len(sent) == 1
        await window.page.keyboard.press("Enter")
        await window.until("!document.querySelector('.of-channel .chip')")
        await table.until(lambda: len(sent) == 2)
        assert sent[1]["name"] == "help"


async def test_a_command_that_does_not_exist_is_not_sent(browser: Browser, table: LocalTable) -> None:
    async with window_of(browser, table.server.page_address, INGE, HARBOR) as window:
        sent = commands_sent(window)
        await write(window, "/endgame")
        await window.page.keyboard.press("Enter")
        await window.page.locator(".notice", has_text="/endgame").wait_for()
        assert await window.channel.locator("textarea").input_value() == "/endgame"
        assert sent == []


async def test_options_and_choices(browser: Browser, table: LocalTable) -> None:
    """A choice is completed by Enter, a missing option is asked for, Backspace leads back."""
    async with window_of(browser, table.server.page_address, INGE, HARBOR) as window:
        sent = commands_sent(window)
        await write(window, "/learn ")
        choices = window.page.locator(".choices .option")
        assert await choices.count() == 5
        await window.page.keyboard.press("Enter")
        await window.page.locator(".notice", has_text="game").wait_for()
        await window.page.keyboard.type("entd")
        await window.page.keyboard.press("Enter")
        assert await window.channel.locator(".field input").first.input_value() == "Entdecker"
        assert sent == []
        await window.page.keyboard.press("Enter")
        await window.page.get_by_text("Your lesson in Entdecker").first.wait_for()
        assert sent[0]["options"] == {"game": "entdecker"}
        await write(window, "/play ")
        await window.page.keyboard.press("Backspace")
        await window.channel.locator("textarea:focus").wait_for()


async def test_a_name_that_is_typed_out_is_chosen_first(browser: Browser, table: LocalTable) -> None:
    """As a part of it would be: there may be more to fill in. Only the next Enter sends."""
    async with window_of(browser, table.server.page_address, INGE, HARBOR) as window:
        sent = commands_sent(window)
        await write(window, "/play magellan")
        game = window.channel.locator(".field input").first
        await window.page.locator(".choices .option").first.wait_for()
        await window.page.keyboard.press("Enter")
        await window.page.locator(".choices").wait_for(state="detached")
        assert await game.input_value() == "Magellan"
        assert await window.channel.locator(".chip").inner_text() == "/play"
        assert sent == []
        await window.channel.locator(".field", has_text="against").locator("input").focus()
        await window.page.locator(".choices .option").first.wait_for()
        await game.press("Enter")
        await window.button("Join").wait_for()
        assert [one["options"] for one in sent] == [{"game": "magellan"}]


@pytest.mark.parametrize(
    ("language", "command", "typed", "first", "last"),
    [
        ("de", "/spielen ", "entd", "Entdecker", "Zeitalter der Entdeckungen"),
        ("en-US", "/play ", "n", "Race to the New Found Land", "Magellan"),
    ],
)
async def test_what_begins_with_it_comes_first(
    browser: Browser, table: LocalTable, language: str, command: str, typed: str, first: str, last: str
) -> None:
    """Then what has a word that begins with it, then the rest."""
    async with window_of(browser, table.server.page_address, INGE, HARBOR, language=language) as window:
        await write(window, command + typed)
        labels = window.page.locator(".choices .option-label")
        await labels.first.wait_for()
        offered = await labels.all_inner_texts()
        assert offered[0] == first
        assert last in offered
        await window.page.keyboard.press("Enter")
        assert await window.channel.locator(".field input").first.input_value() == first


COVERED = """() => {
  const { left, top, right, bottom } = document.querySelector(".notice").getBoundingClientRect();
  const form = ".of-channel .composer :is(.about, .chip, .field, .send)";
  const parts = [...document.querySelectorAll(`${form}, .choices, header`)];
  return parts.filter((one) => one.checkVisibility()).filter((one) => {
    const box = one.getBoundingClientRect();
    return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
  }).map((one) => one.outerHTML.slice(0, 80));
}"""


@pytest.mark.parametrize(("way", "width"), [(Way.MOUSE, 1280), (Way.TOUCH, 390)])
async def test_a_refusal_covers_nothing_of_what_is_to_be_put_right(
    browser: Browser, table: LocalTable, way: Way, width: int
) -> None:
    size = {"width": width, "height": 800}
    opened = window_of(browser, table.server.page_address, INGE, HARBOR, way=way, viewport=size)
    async with opened as window:
        sent = commands_sent(window)
        await write(window, "/play Magellan")
        await window.page.locator(".choices .option").first.wait_for()
        await window.page.keyboard.press("Enter")
        level = window.channel.locator(".field", has_text="level").locator("input")
        await level.focus()
        await window.page.keyboard.type("brutal")
        await window.page.keyboard.press("Enter")
        notice = window.page.locator(".notice", has_text="Choose “level” from the list.")
        await notice.wait_for()
        await window.page.locator(".choices .empty").wait_for()
        assert await window.page.evaluate(COVERED) == []
        box = await notice.bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= box["x"] + box["width"] <= width
        await window.check_layout()
        assert sent == []
        await window.page.keyboard.press("Enter")
        await window.page.locator(".notice").nth(1).wait_for(state="detached")
        assert await notice.count() == 1, "said once"


async def test_autocomplete_offers_what_is_legal(browser: Browser, table: LocalTable) -> None:
    await start(table, "entdecker", "Inge", "Otto")
    who = await asked(table)
    assert who is not None
    async with window_of(browser, table.server.page_address, NAMES[who], HARBOR) as window:
        sent = commands_sent(window)
        await write(window, "/entdecker sail ")
        options = window.page.locator(".choices .option")
        await options.first.wait_for()
        offered = await options.all_inner_texts()
        assert len(offered) > 3
        await window.page.keyboard.type(offered[2].lower())
        for _ in range(3):  # the first one chooses, the third one must not send it again
            await window.page.keyboard.press("Enter")
        await table.until(lambda: sent, "nothing was sent")
        await window.channel.locator(".message.ephemeral").first.wait_for()
        assert len(sent) == 1


async def test_what_is_not_offered_is_not_chosen(browser: Browser, table: LocalTable) -> None:
    """A reason instead of choices is shown, and no value; what was typed is sent or refused as it is."""
    await start(table, "magellan", "Inge", "Otto", "Ruth")
    who = await asked(table)
    other = next(name for name in ("Inge", "Otto", "Ruth") if name != who)
    async with window_of(browser, table.server.page_address, NAMES[other], HARBOR) as window:
        sent = commands_sent(window)
        await write(window, "/magellan bid ")
        await window.page.locator(".choices .empty", has_text="not your turn").wait_for()
        assert await window.page.locator(".choices .option").count() == 0
        await window.page.keyboard.type("99")
        await window.page.keyboard.press("Enter")
        await window.channel.locator(".message", has_text="not your turn").first.wait_for()
        assert sent[0]["options"] == {"amount": 99}
    assert who is not None
    async with window_of(browser, table.server.page_address, NAMES[who], HARBOR) as window:
        sent = commands_sent(window)
        await write(window, "/magellan bid ")
        await window.page.locator(".choices .option").first.wait_for()
        await window.page.keyboard.type("abc")
        await window.page.keyboard.press("Enter")
        await window.page.locator(".notice", has_text="needs a number").wait_for()
        field = window.channel.locator(".field input")
        assert await field.input_value() == "abc"
        assert sent == []
        await field.fill("-5")
        await window.page.keyboard.press("Enter")
        await window.channel.get_by_text("Enter a whole number from 1 to").wait_for()


async def test_tab_takes_a_choice_and_goes_on(browser: Browser, table: LocalTable) -> None:
    """As in Discord: what is typed next belongs to the next field. After the last one, Enter sends."""
    await start(table, "entdecker", "Inge", "Otto")
    who = await asked(table)
    assert who is not None
    async with window_of(browser, table.server.page_address, NAMES[who], HARBOR) as window:
        sent = commands_sent(window)
        await write(window, "/entdecker sail ")
        start_at, tiles = (window.channel.locator(".field input").nth(n) for n in (0, 1))
        options = window.page.locator(".choices .option-label")
        await options.first.wait_for()
        first = await options.first.inner_text()
        await window.page.keyboard.type(first.lower())
        await window.page.locator(".choices .option-label").first.wait_for()
        await window.page.keyboard.press("Tab")
        await options.get_by_text("1", exact=True).wait_for()
        await window.page.keyboard.type("1")
        assert await start_at.input_value() == first
        assert await tiles.input_value() == "1"
        await window.page.keyboard.press("Tab")
        await window.page.keyboard.press("Enter")
        await table.until(lambda: sent, "nothing was sent")
        assert sent[0]["options"]["tiles"] == 1  # type: ignore[index]


async def test_escape_closes_the_list_first(browser: Browser, table: LocalTable) -> None:
    async with window_of(browser, table.server.page_address, INGE, HARBOR) as window:
        await write(window, "/play ")
        options = window.page.locator(".choices .option")
        await options.first.wait_for()
        await window.page.keyboard.press("Escape")
        await options.first.wait_for(state="detached")
        assert await window.channel.locator(".chip").inner_text() == "/play"
        await window.page.keyboard.press("Escape")
        await window.channel.locator("textarea:focus").wait_for()


async def test_a_refused_value_can_be_put_right(browser: Browser, table: LocalTable) -> None:
    """The field has the focus, whether the page or the server refuses it."""
    async with window_of(browser, table.server.page_address, INGE, HARBOR) as window:
        sent = commands_sent(window)
        await write(window, "/season start")
        await window.page.locator(".choices .option").first.click()
        game = window.channel.locator(".field", has_text="game").locator("input")
        await game.press("ArrowDown")
        await game.press("Enter")
        size = window.channel.locator(".field", has_text="size").locator("input")
        await size.fill("9")
        await size.press("Enter")
        await window.page.locator(".notice", has_text="“size” must be between 2 and 6.").wait_for()
        assert sent == []
        assert await size.evaluate("one => one === document.activeElement")
        await size.fill("2.5")
        await size.press("Enter")
        await window.page.locator(".notice", has_text="“size” needs a number.").wait_for()
        assert await size.evaluate("one => one === document.activeElement")
        window.problems.clear()  # the browser reports the refused request


async def test_on_a_phone(browser: Browser, table: LocalTable) -> None:
    async with window_of(browser, table.server.page_address, INGE, HARBOR, way=Way.TOUCH) as window:
        await window.channel.get_by_label("Commands", exact=True).tap()
        await window.page.keyboard.type("pla")
        await window.page.locator(".choices .option", has_text="/play").first.tap()
        await window.page.locator(".choices .option", has_text="Magellan").tap()
        await window.check_layout()
        await window.channel.locator(".command .send").tap()
        await window.button("Join").wait_for()
        await window.check_layout()


async def test_in_german(browser: Browser, table: LocalTable) -> None:
    """Commands have German names there; the English ones work all the same."""
    async with window_of(browser, table.server.page_address, INGE, HARBOR, language="de") as window:
        sent = commands_sent(window)
        await write(window, "/hilfe")
        await window.page.keyboard.press("Enter")
        await table.until(lambda: len(sent) == 1)
        await write(window, "/help")
        await window.page.keyboard.press("Enter")
        await table.until(lambda: len(sent) == 2)
        assert [one["name"] for one in sent] == ["help", "help"]
