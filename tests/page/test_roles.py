"""The role that is called for new games, as people see it: taken by a button, called, given back, deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.local_table.bot_side.rest_roles import remove_role
from cogs.local_table.small_discord.world import BOT, GUILD, HARBOR, Channel
from tests.cogs.local_table.table import NAMES, LocalTable
from tests.page.windows.browser import Window, window_of

if TYPE_CHECKING:
    from playwright.async_api import Browser

INGE, OTTO = NAMES["Inge"], NAMES["Otto"]
CALL_ME = "Call me for new games"


async def choose_list(window: Window, table: LocalTable) -> Channel:
    """Inge, who owns the server, has the list and the role set up as managers do it."""
    place = table.server.people.open_channel(INGE, "open tables")
    await window.channel.locator("textarea").focus()
    await window.page.keyboard.type("/settings")
    await window.page.keyboard.press("Enter")
    await window.use(window.button("Server settings"))
    await window.use(window.button("Finding players"))
    menu = window.channel.locator(".message.ephemeral [data-menu]").first
    await window.page.get_by_text("Finding players on this server").wait_for()
    await window.choose(menu, [str(place.id)], many=False)
    await window.use(window.button("Make a role for it"))
    await window.channel.get_by_text("@Board gamers").first.wait_for()
    return place


async def test_the_role_is_taken_called_and_given_back(browser: Browser, table: LocalTable) -> None:
    address, ranks = table.server.page_address, table.server.world.ranks
    async with window_of(browser, address, INGE, HARBOR) as inge:
        place = await choose_list(inge, table)
        async with window_of(browser, address, OTTO, place.id) as otto:
            await otto.use(otto.button(CALL_ME))
            mention = otto.channel.locator(".message.ephemeral .mention.me")
            assert await mention.inner_text() == "@Board gamers"
            [role] = ranks.held_by(OTTO, GUILD)
            await otto.page.evaluate(f"location.hash = '#/as/{OTTO}/games'")
            await table.command("Ruth", "play", game="entdecker")
            badge = otto.page.locator(f"#sidebar [data-key='{place.id}'] .badge")
            await badge.wait_for()
            await otto.page.evaluate(f"location.hash = '#/as/{OTTO}/{place.id}'")
            called = otto.channel.locator(".message.to-me")
            assert "@Board gamers A new game is looking for players!" in await called.inner_text()
            await badge.wait_for(state="detached")
            await otto.use(otto.button("Stop calling me"))
            await otto.channel.get_by_text("I won’t call you").wait_for()
            await otto.until("!document.querySelector('.message.to-me, .mention.me')")
            assert ranks.held_by(OTTO, GUILD) == []
            table.server.messages.send(BOT, place, {"content": f"<@&{role.id}>"})
            remove_role(table.server.world, table.server.events, GUILD, role)
            await otto.channel.locator(".mention", has_text="@deleted role").last.wait_for()
            await otto.button(CALL_ME).wait_for(state="detached")
