"""What the bot shows, on the page: components, edits, pictures, long histories."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from cogs.local_table.server import LoopbackDiscord
from cogs.local_table.small_discord.world import BOT, HARBOR
from tests.cogs.local_table.table import NAMES
from tests.page.windows.browser import Way, Window, window_of
from tests.page.windows.parts import body, button, container, film, gallery, menu, picture, post, row, text

if TYPE_CHECKING:
    from playwright.async_api import Browser

INGE, OTTO = NAMES["Inge"], NAMES["Otto"]


COUNT_ELEMENTS = """() => {
  window.created = 0;
  const create = document.createElement.bind(document);
  document.createElement = (...given) => (window.created += 1, create(...given));
}"""


async def test_components_are_shown(browser: Browser, server_alone: LoopbackDiscord) -> None:
    server = server_alone
    there = {"type": 2, "style": 5, "label": "There", "url": f"https://discord.com/channels/1/{HARBOR}"}
    pressed = [button("Bid", "bid", 1), button("Yes", "yes", 3), button("No", "no", 4)]
    post(
        server,
        container(
            gallery("board.webp", alt="The sea, half explored"),
            text(f"## Magellan\n-# Grace bids 1\n**Your turn**, <@{INGE}>"),
            {"type": 14, "divider": True, "spacing": 2},
            {"type": 9, "components": [text("a table")], "accessory": there},
            row(*pressed, button("Old", "old", disabled=True)),
            row(menu("which", ["Ship", "Crew"], placeholder="Choose one")),
            {"type": 13, "file": {"url": "attachment://record.json"}},
        ),
        uploads=(picture("board.webp"), picture("record.json", 4, 4)._replace(number=1)),
    )
    async with window_of(browser, server.page_address, INGE, HARBOR) as window:
        message = window.channel.locator(".message")
        accent = await message.locator(".container").evaluate(
            "one => getComputedStyle(one).borderInlineStartColor"
        )
        assert accent == "rgb(204, 121, 167)"
        image = message.locator(".picture img")
        assert await image.get_attribute("alt") == "The sea, half explored"
        await window.until("document.querySelector('.picture img').naturalWidth === 700")
        assert await message.locator("h4").inner_text() == "Magellan"
        assert await message.locator(".small").inner_text() == "Grace bids 1"
        assert await message.locator(".mention.me").inner_text() == "@Inge"
        assert await message.locator("hr.spacing-2").count() == 1
        assert await message.locator("a", has_text="There").get_attribute("href") == f"#/as/{INGE}/{HARBOR}"
        styles = [await one.get_attribute("class") for one in await message.locator("[data-press]").all()]
        assert styles == ["button primary", "button success", "button danger", "button secondary"]
        assert await message.locator("[data-press=old]").is_disabled()
        assert "record.json" in await message.locator("a.file").inner_text()
        await message.locator("[data-menu=which]").click()
        shown = await window.page.locator(".choices .option").all_inner_texts()
        assert shown == ["Ship\nabout Ship", "Crew\nabout Crew"]
        await window.check_names()


async def test_an_edit_keeps_the_focus(browser: Browser, server_alone: LoopbackDiscord) -> None:
    """The same button stays focused; where it is gone, its message is, and Tab leads on from there."""
    server = server_alone
    message = post(server, container(text("one"), row(button("First", "a"), button("Second", "b"))))
    async with window_of(browser, server.page_address, INGE, HARBOR) as window:
        await window.channel.locator("[data-press=b]").focus()
        server.messages.edit(
            message, body(container(text("two"), row(button("New", "c"), button("Second", "b"))))
        )
        await window.channel.get_by_text("two", exact=True).wait_for()
        assert await window.page.evaluate("document.activeElement.dataset.press") == "b"
        server.messages.edit(message, body(container(text("three"), row(button("Other", "d")))))
        await window.channel.get_by_text("three", exact=True).wait_for()
        assert await window.page.evaluate("document.activeElement.id") == f"m{message.id}"
        await window.page.keyboard.press("Tab")
        assert await window.page.evaluate("document.activeElement.dataset.press") == "d"


async def test_an_edit_keeps_the_picture_and_an_open_menu(
    browser: Browser, server_alone: LoopbackDiscord
) -> None:
    server = server_alone
    first = container(gallery("board.webp"), text("one"), row(menu("which", ["Ship", "Crew"])))
    message = post(server, first, uploads=(picture("board.webp"),))
    async with window_of(browser, server.page_address, INGE, HARBOR) as window:
        await window.page.evaluate("document.querySelector('.picture img').marked = true")
        await window.channel.locator("[data-menu]").click()
        changed = container(gallery("board.webp"), text("two"), row(menu("which", ["Ship", "Crew"])))
        server.messages.edit(message, body(changed))
        await window.channel.get_by_text("two", exact=True).wait_for()
        assert await window.page.evaluate("document.querySelector('.picture img').marked") is True
        assert await window.page.locator(".choices").is_visible()


async def test_private_messages_are_marked_and_dismissed(
    browser: Browser, server_alone: LoopbackDiscord
) -> None:
    server = server_alone
    post(server, container(text("your hand")), only_for=INGE)
    async with window_of(browser, server.page_address, INGE, HARBOR) as window:
        message = window.channel.locator(".message.ephemeral")
        await message.get_by_text("Only you can see this").wait_for()
        await message.get_by_text("Dismiss").click()
        await message.wait_for(state="detached")


async def test_everything_appears_by_itself_in_all_windows(
    browser: Browser, server_alone: LoopbackDiscord
) -> None:
    server = server_alone
    async with (
        window_of(browser, server.page_address, INGE, HARBOR) as one,
        window_of(browser, server.page_address, OTTO, HARBOR) as other,
    ):
        message = post(server, container(text("a new board")))
        for window in (one, other):
            await window.channel.get_by_text("a new board").wait_for()
        await one.channel.locator("textarea").fill("Ahoy!")
        await one.page.keyboard.press("Enter")
        await other.channel.get_by_text("Ahoy!").wait_for()
        server.messages.delete(message)
        for window in (one, other):
            await window.channel.get_by_text("a new board").wait_for(state="detached")


async def test_unread_marks_and_pings(browser: Browser, server_alone: LoopbackDiscord) -> None:
    """On a phone, where the channel is not in sight; looking at it takes the marks away."""
    server = server_alone
    async with window_of(browser, server.page_address, INGE, way=Way.TOUCH) as window:
        post(server, container(text(f"<@{INGE}>: bid or pass")))
        badge = window.page.locator(".tabs a").nth(1).locator(".badge")
        assert (await badge.inner_text()).startswith("1")
        await window.until("document.title.startsWith('(1)')")
        await window.page.locator(".tabs a").nth(1).tap()
        await badge.wait_for(state="detached")
        assert await window.channel.locator(".message.to-me").count() == 1


async def test_a_game_that_waits_is_marked_where_it_is(
    browser: Browser, server_alone: LoopbackDiscord
) -> None:
    """Also when its message has been read: at the thread, and on a phone on the way to it."""
    server = server_alone
    thread = server.people.open_thread(INGE, HARBOR, "Magellan · Inge")
    asks = container(text(f"<@{INGE}>: bid or pass"), row(button("Play", "p1:play:x")))
    post(server, asks, place=thread.id)
    async with window_of(browser, server.page_address, INGE, thread.id, way=Way.TOUCH) as phone:
        await phone.channel.get_by_text("bid or pass").wait_for()
        who, tab = phone.page.locator("main .who"), phone.page.locator(".tabs a").nth(1)
        await who.locator(".badge").wait_for(state="detached")
        for place in (HARBOR, "games"):
            await phone.page.evaluate(f"location.hash = '#/as/{INGE}/{place}'")
            await who.locator(".badge").wait_for()
            assert "1 for you" in str(await who.get_attribute("aria-label"))
            await tab.locator(".badge").wait_for()
            await phone.check_layout()
        await phone.page.evaluate(f"location.hash = '#/as/{INGE}/messages'")
        await phone.page.locator("aside .who .badge").wait_for()
    async with window_of(browser, server.page_address, INGE, HARBOR) as window:
        mark = window.page.locator(f"#sidebar [data-key='{thread.id}'] .badge")
        await mark.wait_for()
        assert await mark.inner_text() == "your turn"
        post(
            server,
            container(text(f"<@{OTTO}>: bid or pass"), row(button("Play", "p1:play:x"))),
            place=thread.id,
        )
        await mark.wait_for(state="detached")


async def test_language_and_theme_stay_in_sight(browser: Browser, server_alone: LoopbackDiscord) -> None:
    """However many threads there are."""
    server = server_alone
    for number in range(12):
        server.people.open_thread(INGE, HARBOR, f"Magellan · {number}")
    size = {"width": 1280, "height": 800}
    async with window_of(browser, server.page_address, INGE, HARBOR, viewport=size) as window:
        settings = window.page.locator("#sidebar .settings")
        box = await settings.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 800
        await settings.get_by_label("Deutsch").click()
        await window.until("document.documentElement.lang === 'de'")


async def test_a_long_history_loads_as_one_scrolls(browser: Browser, server_alone: LoopbackDiscord) -> None:
    server = server_alone
    for number in range(130):
        post(server, container(text(f"message {number}")))
    async with window_of(browser, server.page_address, INGE, HARBOR) as window:
        await window.channel.get_by_text("message 129", exact=True).wait_for()
        assert await window.channel.locator(".message").count() < 130
        for _ in range(60):
            await window.channel.locator(".scroller").evaluate("one => one.scrollTop = 0")
            if await window.channel.get_by_text("message 0", exact=True).count():
                break
            await asyncio.sleep(0.05)
        assert await window.channel.locator(".message").count() == 130
        shown = await window.channel.locator(".message .text").all_text_contents()
        assert shown == [f"message {number}" for number in range(130)]
        for line in "abc":
            await window.channel.locator("textarea").press(line)
            await window.channel.locator("textarea").press("Shift+Enter")
        post(server, container(text("below")))
        jump = window.page.locator(".jump:visible")
        composer = await window.channel.locator(".composer").bounding_box()
        button = await jump.bounding_box()
        assert composer is not None
        assert button is not None
        assert button["y"] + button["height"] <= composer["y"], "the button covers what one writes"
        await jump.click()
        await window.channel.get_by_text("below").wait_for()
        assert await at_bottom(window)


async def at_bottom(window: Window) -> bool:
    script = "one => one.scrollHeight - one.scrollTop - one.clientHeight < 4"
    found: bool = await window.channel.locator(".scroller").evaluate(script)
    return found


@pytest.mark.parametrize("way", [Way.MOUSE, Way.TOUCH])
async def test_a_message_taller_than_the_column(
    browser: Browser, server_alone: LoopbackDiscord, way: Way
) -> None:
    """It is read from its top, with or without pictures, whether it comes so or the bot has thought about
    it, and when the window gets another size. Whoever has scrolled to its buttons stays there."""
    server = server_alone
    tall = container(
        gallery("a.webp"), text("\n".join(f"line {n}" for n in range(60))), row(button("More", "m"))
    )
    post(server, container(text("older " * 300)))
    async with window_of(browser, server.page_address, INGE, HARBOR, way=way) as window:
        newest = window.channel.locator(".message").last
        thought = post(server, container(text("...")), only_for=INGE)
        await window.channel.locator(f"#m{thought.id}").wait_for()
        server.messages.edit(thought, body(tall), (picture("a.webp"),))
        await newest.get_by_text("line 59").wait_for()
        assert await newest.evaluate(TOP_IN_SIGHT)
        await window.page.set_viewport_size({"width": 420, "height": 620})
        await window.until(f"({TOP_IN_SIGHT})(document.querySelector('.of-channel .message:last-child'))")
        await scroll(window, "one.scrollHeight")
        changed = container(
            gallery("a.webp"), text("\n".join("other" for _ in range(70))), row(button("More", "m"))
        )
        server.messages.edit(thought, body(changed))
        await newest.get_by_text("other").first.wait_for()
        assert await at_bottom(window), "the next button is where the last one was"
        post(server, tall, uploads=(picture("a.webp"),))
        await newest.get_by_text("line 59").wait_for()
        assert await newest.evaluate(TOP_IN_SIGHT)
        post(server, container(text("short")))
        await window.page.locator(".jump:visible").wait_for()
        assert await window.channel.locator(".message").nth(-2).evaluate(TOP_IN_SIGHT), "somebody reads it"
        await window.page.reload()
        await window.channel.get_by_text("short").wait_for()
        assert await at_bottom(window)


async def test_what_was_asked_for_comes_into_sight(browser: Browser, server_alone: LoopbackDiscord) -> None:
    """After a press the board that follows is shown, though what was pressed was taller than the column; and
    the answer even to somebody who has scrolled away."""
    server = server_alone
    tall = container(text("\n".join(f"line {n}" for n in range(60))), row(button("More", "m")))
    async with window_of(browser, server.page_address, INGE, HARBOR) as window:
        panel = post(server, tall, only_for=INGE)
        await window.channel.locator(f"#m{panel.id}").wait_for()
        await window.button("More").evaluate("one => one.click()")  # without scrolling to it
        await window.page.locator(".notice").wait_for()  # nobody answers: the bot is not there
        window.problems.clear()  # the browser reports the refused request
        for only_for in (None, INGE):
            newer = window.channel.locator(f"#m{post(server, tall, only_for=only_for).id}")
            await newer.wait_for()
            assert await newer.evaluate(TOP_IN_SIGHT)
            assert await window.page.locator(".jump:visible").count() == 0
            await scroll(window, "0")


@pytest.mark.parametrize("way", [Way.MOUSE, Way.TOUCH])
async def test_the_answer_to_a_press_is_read_from_its_top(
    browser: Browser, server_alone: LoopbackDiscord, way: Way
) -> None:
    """Also in a panel that has other messages below it. Whoever scrolls after the press is left alone, and
    so is whoever reads something while the answer to nothing changes."""
    server = server_alone
    lines = [f"line {n}" for n in range(60)]
    panel = post(server, container(text("\n".join(lines)), row(button("More", "m"))), only_for=INGE)
    async with window_of(browser, server.page_address, INGE, HARBOR, way=way) as window:
        shown = window.channel.locator(f"#m{panel.id}")
        await shown.wait_for()

        async def answered(first: str) -> None:
            changed = container(text("\n".join([first, *lines])), row(button("More", "m")))
            server.messages.edit(panel, body(changed))
            await shown.get_by_text(first).wait_for()

        async def pressed() -> None:
            await window.use(window.button("More"))
            await window.page.locator(".notice").first.wait_for()  # nobody answers: the bot is not there
            window.problems.clear()  # the browser reports the refused request

        await pressed()
        await answered("first")
        assert await shown.evaluate(TOP_IN_SIGHT), "it was pressed at its end"
        lookout = post(server, container(text("lookout")))
        await window.channel.locator(f"#m{lookout.id}").wait_for()
        await pressed()
        await answered("second")
        assert await shown.evaluate(TOP_IN_SIGHT), "another message is below it"
        server.messages.edit(lookout, body(container(text("lookout again"))))
        await window.channel.get_by_text("lookout again").wait_for()
        assert await shown.evaluate(TOP_IN_SIGHT), "somebody reads the answer"
        await pressed()
        await window.channel.locator(".scroller").dispatch_event("wheel")
        await answered("third")
        assert not await shown.evaluate(TOP_IN_SIGHT), "somebody reads elsewhere"


async def scroll(window: Window, to: str) -> None:
    """As somebody does: the page hears of it."""
    await window.channel.locator(".scroller").evaluate(
        f"""one => new Promise((heard) => {{
          one.addEventListener("scroll", () => requestAnimationFrame(heard), {{ once: true }});
          one.scrollTop = {to};
        }})"""
    )


TOP_IN_SIGHT = """one => {
  const column = one.closest(".scroller").getBoundingClientRect();
  const { top } = one.getBoundingClientRect();
  return top >= column.top - 4 && top < column.top + 80;
}"""


@pytest.mark.parametrize("way", [Way.MOUSE, Way.TOUCH])
async def test_pictures_open_in_full_size(browser: Browser, server_alone: LoopbackDiscord, way: Way) -> None:
    server = server_alone
    uploads = (picture("one.webp"), picture("two.webp", 900, 1200)._replace(number=1))
    post(
        server,
        container(gallery("one.webp", alt="the first"), gallery("two.webp", alt="the second")),
        uploads=uploads,
    )
    async with window_of(browser, server.page_address, INGE, HARBOR, way=way) as window:
        image = window.channel.locator(".picture img").first
        await window.until("document.querySelector('.picture img').naturalWidth === 700")
        if way is Way.TOUCH:
            box = await image.bounding_box()
            assert box is not None
            assert box["width"] > 340, "a picture uses the width of a phone"
        await window.use(image)
        viewer = window.page.locator("dialog.viewer")
        shown = viewer.locator("img")
        assert await shown.get_attribute("alt") == "the first"
        scale = "Number(document.querySelector('.viewer img').style.transform.match(/scale\\((.*)\\)/)[1])"
        await window.until(f"{scale} === 1")
        seen = await shown.bounding_box()
        size = window.page.viewport_size
        assert seen is not None
        assert size is not None
        assert seen["x"] >= -1
        assert seen["x"] + seen["width"] <= size["width"] + 1, "all of it is in sight"
        await window.use(viewer.get_by_label("Zoom in"))
        await window.until(f"Math.abs({scale} - 1.5) < 0.01")
        await window.use(viewer.get_by_label("Next picture"))
        assert await shown.get_attribute("alt") == "the second"
        await window.until("document.querySelector('dialog.viewer img').naturalHeight === 1200")
        fits = "one => one.offsetHeight <= innerHeight && one.offsetWidth <= innerWidth"
        assert await shown.evaluate(fits), "the whole picture is in sight"
        await window.check_layout()
        await window.page.keyboard.press("Escape")
        await viewer.wait_for(state="detached")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
async def test_the_film_plays_unless_motion_is_unwanted(
    browser: Browser, server_alone: LoopbackDiscord, motion: str
) -> None:
    server = server_alone
    post(server, container(gallery("film.webp")), uploads=(film("film.webp"),))
    async with window_of(browser, server.page_address, INGE, HARBOR, reduced_motion=motion) as window:
        image = window.channel.locator(".picture img")
        if motion == "reduce":
            assert await image.get_attribute("src") is None
            await window.channel.get_by_text("Play the film").click()
        await window.until("document.querySelector('.picture img').naturalWidth === 60")


async def test_several_choices_are_sent_together(browser: Browser, server_alone: LoopbackDiscord) -> None:
    """The list says how many; it cannot be closed with too few, and sends once."""
    server = server_alone
    post(server, container(row(menu("crew", ["Ada", "Ben", "Cora"], least=2, most=2))))
    async with window_of(browser, server.page_address, INGE, HARBOR) as window:
        sent: list[str] = []
        window.page.on(
            "request",
            lambda request: sent.append(request.post_data or "") if "/act/choose" in request.url else None,
        )
        await window.channel.locator("[data-menu]").click()
        options = window.page.locator(".choices .option")
        await options.nth(0).click()
        done = window.page.locator(".choices-footer button")
        assert await done.is_disabled()
        await options.nth(2).click()
        await options.nth(1).click()
        assert await options.nth(1).get_attribute("aria-selected") == "false", "not more than two"
        await done.click()
        await window.page.locator(".notice").wait_for()  # nobody answers: the bot is not there
        window.problems.clear()  # the browser reports the refused request
        assert len(sent) == 1
        assert '"values":["ada","cora"]' in sent[0]


async def test_one_choice_or_none_is_sent_at_once(browser: Browser, server_alone: LoopbackDiscord) -> None:
    """Where nothing can be added to a choice, nobody has to confirm it."""
    server = server_alone
    post(server, container(row(menu("role", ["Ada", "Ben"], least=0, most=1))))
    async with window_of(browser, server.page_address, INGE, HARBOR) as window:
        await window.channel.locator("[data-menu]").click()
        assert await window.page.locator(".choices-footer").count() == 0
        async with window.page.expect_request("**/act/choose") as sent:
            await window.page.locator(".choices .option").nth(1).click()
        assert '"values":["ben"]' in ((await sent.value).post_data or "")
        await window.page.locator(".notice").wait_for()  # nobody answers: the bot is not there
        window.problems.clear()  # the browser reports the refused request
        assert await window.page.locator(".choices").count() == 0


async def test_old_messages_of_a_channel_that_went(browser: Browser, server_alone: LoopbackDiscord) -> None:
    """A link to nowhere, and a person whom nobody knows, lead to the first page."""
    server = server_alone
    server.messages.send(BOT, server.world.channel(HARBOR), {"content": "hello"})
    async with window_of(browser, server.page_address, 12, "345") as window:
        await window.until(f"location.hash === '#/as/{INGE}/games'")
        await window.page.locator(".card").first.wait_for()
        window.problems.clear()  # the browser reports the refused connection


async def test_what_comes_and_goes_leaves_the_others_alone(
    browser: Browser, server_alone: LoopbackDiscord
) -> None:
    """With hundreds of messages above, drawing all of them for each new one would hold up the page. What
    follows a message that is gone gets its head."""
    count = 40
    posted = [post(server_alone, container(text(f"board {number}"))) for number in range(count)]
    async with window_of(browser, server_alone.page_address, INGE, HARBOR) as window:
        messages = window.channel.locator(".message")
        await messages.nth(count - 1).wait_for()
        await window.page.evaluate(COUNT_ELEMENTS)
        server_alone.messages.delete(posted[0])
        await messages.nth(count - 1).wait_for(state="detached")
        created = await window.page.evaluate("window.created")
        server_alone.messages.delete(posted[20])
        await messages.nth(count - 2).wait_for(state="detached")
        post(server_alone, container(text("the newest")))
        await window.channel.get_by_text("the newest").wait_for()
        assert await messages.first.locator(".face").count() == 1, "the first one has a head again"
        assert (await messages.all_inner_texts())[-1].endswith("the newest")
        assert await window.page.evaluate("window.created") - created < created, "only a few are drawn"
