"""Draw docs/architecture.svg: `python docs/draw_architecture.py`. Boxes are packages, arrows are imports."""

from __future__ import annotations

from pathlib import Path
from xml.sax.saxutils import escape

WIDTH, HEIGHT = 1120, 850
INK, PAPER, SEA, SAND, ROSE = "#3b2f20", "#f7efdc", "#dbe7e4", "#efe0bd", "#f0d9cf"

Box = tuple[int, int, int, int]
BOXES: dict[str, tuple[Box, str, str, str]] = {
    "discord": ((430, 20, 260, 60), "Discord", "clicks, commands, messages", PAPER),
    "bot": ((40, 20, 260, 60), "bot.py", "settings, then the bot, then run", PAPER),
    "runtime": (
        (150, 130, 910, 70),
        "cogs/runtime",
        "client, router, self-check: wires the parts",
        ROSE,
    ),
    "extensions": ((150, 240, 910, 70), "cogs/*.py", "extensions: what people type and press", ROSE),
    "delivery": ((150, 350, 390, 80), "cogs/delivery", "the outbox at work: send, retry, give up", ROSE),
    "ui": ((580, 350, 480, 80), "cogs/ui", "messages, panels, buttons, language", ROSE),
    "tables": (
        (150, 470, 690, 70),
        "cogs/tables",
        "service layer: moves, seats, votes. No Discord",
        ROSE,
    ),
    "data": ((40, 610, 320, 90), "data", "the store and the words: all at rest", SAND),
    "engines": ((400, 610, 320, 90), "engines", "the rules: pure Python", SEA),
    "render": ((760, 610, 320, 90), "render", "pictures, from views only", SAND),
    "kit": ((400, 750, 320, 70), "engines/games/<game>", "five games of one shape, on engines/kit", SEA),
}
ARROWS: list[tuple[str, str, str]] = [
    ("bot", "runtime", "down"), ("discord", "runtime", "both"), ("runtime", "extensions", "down"),
    ("extensions", "delivery", "down"), ("extensions", "ui", "down"), ("delivery", "ui", "right"),
    ("delivery", "tables", "down"), ("ui", "tables", "down"),
    ("tables", "data", "down"), ("tables", "engines", "down"), ("ui", "render", "down"),
    ("render", "engines", "left"), ("data", "engines", "right"), ("engines", "kit", "down"),
]  # fmt: skip


def box(place: Box, name: str, about: str, colour: str) -> str:
    x, y, width, height = place
    middle = x + width / 2
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="8" fill="{colour}" stroke="{INK}"/>'
        f'<text x="{middle}" y="{y + height / 2 - 4}" class="name">{escape(name)}</text>'
        f'<text x="{middle}" y="{y + height / 2 + 18}" class="about">{escape(about)}</text>'
    )


def arrow(start: Box, end: Box, way: str) -> str:
    """A straight line between two boxes: down where they overlap, or sideways."""
    ax, ay, aw, ah = start
    bx, by, bw, bh = end
    if way in ("down", "both"):
        x = (max(ax, bx) + min(ax + aw, bx + bw)) / 2
        points = (x, ay + ah, x, by)
    elif way == "right":
        points = (ax + aw, ay + ah / 2, bx, by + bh / 2)
    else:
        points = (ax, ay + ah / 2, bx + bw, by + bh / 2)
    back = ' marker-start="url(#tip)"' if way == "both" else ""
    x1, y1, x2, y2 = points
    return f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" marker-end="url(#tip)"{back}/>'


def picture() -> str:
    drawn = [arrow(BOXES[start][0], BOXES[end][0], way) for start, end, way in ARROWS]
    drawn += [box(*entry) for entry in BOXES.values()]
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"
 aria-label="The packages of Portolan and who imports whom, from bot.py down to the games">
<style>
text {{ font-family: Georgia, serif; text-anchor: middle; fill: {INK} }}
.name {{ font-size: 20px; font-weight: bold }} .about {{ font-size: 15px }}
line {{ stroke: {INK}; stroke-width: 1.6 }}
</style>
<defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8"
 orient="auto-start-reverse"><path d="M0 0L10 5L0 10z" fill="{INK}"/></marker></defs>
<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>
{chr(10).join(drawn)}
</svg>
"""


if __name__ == "__main__":
    Path(__file__).with_name("architecture.svg").write_text(picture(), encoding="utf-8")
