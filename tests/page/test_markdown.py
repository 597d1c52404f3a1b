"""Discord's markdown on the page. Texts become elements and never HTML."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from cogs.local_table.server import LoopbackDiscord
from cogs.local_table.small_discord.world import HARBOR
from tests.cogs.local_table.table import NAMES
from tests.page.windows.browser import window_of

if TYPE_CHECKING:
    from playwright.async_api import Browser

INGE = NAMES["Inge"]
EMOJI = '<img class="emoji" src="/emoji/1" alt="" title="x">'
SAMPLES = {
    "plain": "<p>plain</p>",
    "**bold** *italic* _too_ __under__ ~~gone~~": (
        "<p><strong>bold</strong> <em>italic</em> <em>too</em> <u>under</u> <s>gone</s></p>"
    ),
    "**bold with *italic* in it**": "<p><strong>bold with <em>italic</em> in it</strong></p>",
    "age_of_discovery buy_ship": "<p>age_of_discovery buy_ship</p>",
    r"\*not italic\*": "<p>*not italic*</p>",
    "2 * 3 * 4": "<p>2 * 3 * 4</p>",
    "`/play *now*`": "<p><code>/play *now*</code></p>",
    "one\ntwo": "<p>one<br>two</p>",
    "# One\n## Two\n### Three": '<h3 class="h1">One</h3><h4 class="h2">Two</h4><h5 class="h3">Three</h5>',
    "-# small": '<p class="small">small</p>',
    "- one\n- two\n  - deeper": "<ul><li>one</li><li>two<ul><li>deeper</li></ul></li></ul>",
    "3. three\n4. four": '<ol start="3"><li>three</li><li>four</li></ol>',
    "> quoted\n> more\nafter": "<blockquote><p>quoted<br>more</p></blockquote><p>after</p>",
    "```\n**code**\n```": '<pre tabindex="0"><code>**code**</code></pre>',
    f"<@{INGE}> <@42>": '<p><span class="mention me">@Inge</span> <span class="mention">@someone</span></p>',
    f"<#{HARBOR}>": f'<p><a class="mention" href="#/as/{INGE}/{HARBOR}">#harbor</a></p>',
    f"[there](https://discord.com/channels/1/{HARBOR}/77)": (
        f'<p><a href="#/as/{INGE}/{HARBOR}/77">there</a></p>'
    ),
    "[out](https://example.org/a_b_c)": (
        '<p><a href="https://example.org/a_b_c" target="_blank" rel="noopener noreferrer">out</a></p>'
    ),
    "see https://example.org/x.": (
        '<p>see <a href="https://example.org/x" target="_blank" rel="noopener noreferrer">'
        "https://example.org/x</a>.</p>"
    ),
    "[bad](javascript:alert(1))": "<p>[bad](javascript:alert(1))</p>",
    "<img src=x onerror=alert(1)>": "<p>&lt;img src=x onerror=alert(1)&gt;</p>",
    "<script>alert(1)</script>": "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>",
    "<:anchor:123>": '<p><img class="emoji" src="/emoji/123" alt="anchor" title="anchor"></p>',
    "<:p_sea_chest_3fa90c:1>2": (
        '<p><span class="together"><img class="emoji" src="/emoji/1" alt="sea chest" title="sea chest">'
        "2</span></p>"
    ),
    "a <:x:1> red ship": f'<p>a <span class="together">{EMOJI} red</span> ship</p>',
    "<:x:1>**a b**": f'<p><span class="together">{EMOJI}<strong>a</strong></span><strong> b</strong></p>',
    "<:x:1>**one** more": f'<p><span class="together">{EMOJI}<strong>one</strong></span> more</p>',
    "<:x:1>\nbelow": f"<p>{EMOJI}<br>below</p>",
}
RENDER = """async (texts) => {
  const { markdown } = await import("/page/markdown.js");
  const state = { me: "%d", dm: { id: "1" }, bot: { id: "2", name: "Portolan" },
    person: (id) => (id === "%d" ? { name: "Inge" } : null),
    channel: (id) => (id === "%d" ? { id, name: "harbor" } : null) };
  return texts.map((text) => {
    const holder = document.implementation.createHTMLDocument().createElement("div");
    holder.append(...markdown(text, state));
    return holder.innerHTML;
  });
}"""


async def test_texts_become_elements(browser: Browser, server_alone: LoopbackDiscord) -> None:
    async with window_of(browser, server_alone.page_address, INGE) as window:
        script = RENDER % (INGE, INGE, HARBOR)
        shown = await window.page.evaluate(script, list(SAMPLES))
        assert dict(zip(SAMPLES, shown, strict=True)) == SAMPLES


HOSTILE = ("**" + "\\" * 1990, "__" + "\\" * 1990, "`" * 2000, "**".join("a" * 600), "[" * 2000, "*_" * 1000)


async def test_no_text_keeps_the_page_busy(browser: Browser, server_alone: LoopbackDiscord) -> None:
    """Patterns that try every way to divide a text would take years for these."""
    async with window_of(browser, server_alone.page_address, INGE) as window:
        script = RENDER % (INGE, INGE, HARBOR)
        shown = await asyncio.wait_for(window.page.evaluate(script, list(HOSTILE)), 30)
        assert len(shown) == len(HOSTILE)


async def test_moments_are_written_in_the_language_of_the_window(
    browser: Browser, server_alone: LoopbackDiscord
) -> None:
    moments = {"en-US": "1 hour ago", "de": "vor 1 Stunde"}
    for language, expected in moments.items():
        async with window_of(browser, server_alone.page_address, INGE, language=language) as window:
            script = RENDER % (INGE, INGE, HARBOR)
            hour_ago = await window.page.evaluate("Math.floor(Date.now() / 1000) - 3700")
            (shown,) = await window.page.evaluate(script, [f"<t:{hour_ago}:R>"])
            assert f">{expected}</time>" in shown


async def test_emoji_that_a_system_may_lack_are_drawn(
    browser: Browser, server_alone: LoopbackDiscord
) -> None:
    async with window_of(browser, server_alone.page_address, INGE) as window:
        (shown,) = await window.page.evaluate(RENDER % (INGE, INGE, HARBOR), ["⛵3 📦2 ☀️ **🎨**"])
        assert shown.count("<svg") == 4
        assert 'aria-label="crates"' in shown
