"""A page from elsewhere, open in the same browser, can neither read nor click."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from aiohttp import web

from cogs.local_table.server import LoopbackDiscord
from cogs.local_table.small_discord.world import HARBOR
from tests.cogs.local_table.table import NAMES
from tests.page.windows.browser import window_of
from tests.page.windows.parts import container, gallery, picture, post, text

if TYPE_CHECKING:
    from playwright.async_api import Browser

INGE = NAMES["Inge"]
ATTACK = """async ({ base, key, file, person, channel }) => {
  const tried = {};
  const attempt = async (name, action) => {
    try { tried[name] = await action(); } catch (error) { tried[name] = "refused"; }
  };
  const say = JSON.stringify({ as: person, nonce: "x", channel, text: "I was here" });
  const headers = { "Content-Type": "application/json", "X-Portolan-Key": key };
  await attempt("read the games", async () => (await fetch(`${base}/cards.json`)).text());
  await attempt("read a file", async () => (await fetch(file)).text());
  await attempt("say", async () => (await fetch(`${base}/act/say`, { method: "POST", headers, body: say })).text());
  await attempt("say simply", async () => {
    await fetch(`${base}/act/say`, { method: "POST", mode: "no-cors", body: say });
    return "sent"; // a blind request: whether it did something is looked at from outside
  });
  await attempt("listen", () => new Promise((resolve) => {
    const socket = new WebSocket(`${base.replace("http", "ws")}/live?key=${key}&as=${person}`);
    socket.onmessage = ({ data }) => resolve(data);
    socket.onerror = () => resolve("refused");
  }));
  await attempt("frame", () => new Promise((resolve) => {
    const frame = document.createElement("iframe");
    frame.src = `${base}/?key=${key}#/as/${person}/${channel}`;
    frame.onload = () => { try { resolve(frame.contentDocument?.body.innerText || "refused"); } catch { resolve("refused"); } };
    document.body.append(frame);
  }));
  await attempt("show a picture", () => new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve("shown");
    image.onerror = () => resolve("refused");
    image.src = file;
  }));
  return tried;
}"""  # noqa: E501


async def foreign_site() -> tuple[web.AppRunner, str]:
    async def page(_: web.Request) -> web.Response:
        return web.Response(text="<!doctype html><title>elsewhere</title>", content_type="text/html")

    application = web.Application()
    application.router.add_get("/", page)
    runner = web.AppRunner(application)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    return runner, f"http://127.0.0.1:{runner.addresses[0][1]}/"


async def test_it_can_neither_read_nor_click(browser: Browser, server_alone: LoopbackDiscord) -> None:
    """Even if it knows the key: another port is another origin."""
    server = server_alone
    message = post(server, container(gallery("hand.webp"), text("secret")), uploads=(picture("hand.webp"),))
    shown = server.messages.payload(message, INGE)
    file = shown["attachments"][0]["url"]
    file = file if file.startswith("http") else server.base + file
    runner, address = await foreign_site()
    context = await browser.new_context()
    try:
        page = await context.new_page()
        await page.goto(address)
        given = {
            "base": server.base, "key": server.world.key, "file": file,
            "person": str(INGE), "channel": str(HARBOR),
        }  # fmt: skip
        tried: dict[str, Any] = await page.evaluate(ATTACK, given)
    finally:
        await context.close()
        await runner.cleanup()
    assert tried.pop("say simply") in ("sent", "refused")
    assert set(tried.values()) == {"refused"}, tried
    assert [one.id for one in server.messages.history(server.world.channel(HARBOR), INGE, 50)] == [message.id]


async def test_the_page_itself_can(browser: Browser, server_alone: LoopbackDiscord) -> None:
    """The same attempts from our own page succeed, except for the frame: so they were real attempts."""
    server = server_alone
    message = post(server, container(gallery("hand.webp"), text("secret")), uploads=(picture("hand.webp"),))
    file = server.messages.payload(message, INGE)["attachments"][0]["url"]
    async with window_of(browser, server.page_address, INGE, HARBOR) as window:
        given = {
            "base": server.base, "key": server.world.key, "file": file,
            "person": str(INGE), "channel": str(HARBOR),
        }  # fmt: skip
        tried: dict[str, Any] = await window.page.evaluate(ATTACK, given)
        window.problems.clear()  # the browser reports the refused frame
    assert tried.pop("frame") == "refused"
    assert "refused" not in tried.values(), tried
    assert len(server.messages.history(server.world.channel(HARBOR), INGE, 50)) == 2, (
        "said once: the blind request has no key"
    )


async def test_nothing_inline_is_run(browser: Browser, server_alone: LoopbackDiscord) -> None:
    """The policy of the page stops what a mistake might let in."""
    async with window_of(browser, server_alone.page_address, INGE, HARBOR) as window:
        await window.page.evaluate(
            """() => {
              const script = document.createElement("script");
              script.textContent = "window.wasRun = true";
              document.body.append(script);
              const image = document.createElement("img");
              image.setAttribute("onerror", "window.wasRun = true");
              image.src = "/nothing";
              document.body.append(image);
            }"""
        )
        await window.page.wait_for_timeout(200)
        assert await window.page.evaluate("window.wasRun") is None
        assert any("Content Security Policy" in problem for problem in window.problems)
        window.problems.clear()
