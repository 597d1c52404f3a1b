"""Pages of the documentation site that stand nowhere else: made from the bot's own texts, or from the files
in the root of the repository. A hook of mkdocs (mkdocs.yml)."""

from __future__ import annotations

import posixpath
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))  # mkdocs runs this file wherever it is installed

from data.words import Phrases  # noqa: E402
from engines import games  # noqa: E402
from engines.contract.core import say  # noqa: E402
from engines.contract.stages import Stage  # noqa: E402

ROOT_PAGES = {
    "SECURITY.md": "security.md",
    "CONTRIBUTING.md": "contributing.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "CHANGELOG.md": "changelog.md",
}
"""Files in the root of the repository, and where they are on the site."""
GAME_PAGES = {"en": "games/{game}.md", "de": "de/{game}.md"}
MORE = {
    "en": "Start with `/play`, or learn it with `/learn`. All commands: [How to play](../playing.md). "
    "Every figure and ruling: [the rules in full](../rules/{game}.md).",
    "de": "Fang mit `/spielen` an, oder lern das Spiel mit `/lernen`. "
    "Alle Befehle: [So spielst du](spielen.md). "
    "Jede Zahl und jede Auslegung, auf Englisch: [die vollständigen Regeln](../rules/{game}.md).",
}
LEGEND = "pictures"
"""The topic that says what the signs in the pictures mean."""
GAMES = re.compile(r"^<!-- games -->\n.*?^<!-- end -->$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
ITEM = re.compile(r"\s*(?:[-*•]|\d+\.)\s")


def game_page(game: str, language: str) -> str:
    """What /rules says of a game, on one page, with its pictures."""
    words, rules = Phrases(language), games()[game]
    title = words(say(f"{game}-title"))
    parts = [f"# {title}", f"![{title}](../pictures/{game}.webp)", MORE[language].format(game=game)]
    for topic in rules.topics:
        heading = words(say(f"{game}-rules-{topic}-title"))
        parts.append(f"## {heading}")
        if topic == LEGEND:
            more = sorted((ROOT / "docs" / "pictures").glob(f"{game}-*.webp"))
            parts += [f"![{title}: {heading}](../pictures/{picture.name})" for picture in more]
        parts.append(as_markdown(words(say(f"{game}-rules-{topic}", **rules.facts()))))
    return "\n\n".join(parts) + "\n"


def as_markdown(text: str) -> str:
    """Discord keeps the ends of lines, and needs no empty line before a list."""
    lines: list[str] = []
    for line in text.splitlines():
        if lines and bool(ITEM.match(line)) != bool(ITEM.match(lines[-1])):
            lines.append("")
        lines.append(line.replace("• ", "- ", 1) if line.lstrip().startswith("•") else line)
    return "  \n".join(lines)


def game_links(language: str, place: str) -> str:
    """The games with their pages, which only the site has: elsewhere the block names them."""
    words = Phrases(language)
    folder = posixpath.dirname(place) or "."
    lines = []
    for game in games(Stage.FINISHED):
        there = posixpath.relpath(GAME_PAGES[language].format(game=game), folder)
        lines.append(f"- **[{words(say(f'{game}-title'))}]({there})**: {words(say(f'{game}-blurb'))}")
    return "\n".join(lines)


def pages() -> Iterator[tuple[str, str, str]]:
    """Where each page is on the site, the folder that its links start from, and its text."""
    for game in games(Stage.FINISHED):
        for language, place in GAME_PAGES.items():
            shown = place.format(game=game)
            yield shown, f"docs/{posixpath.dirname(shown)}", game_page(game, language)
    for source, place in ROOT_PAGES.items():
        yield place, "", (ROOT / source).read_text(encoding="utf-8")


def on_files(files: Files, config: Any) -> Files:
    for place, folder, text in pages():
        files.append(File.generated(config, place, content=relinked(text, folder, place)))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Links that lead out of docs/ lead to a page of the site, or become plain words; the games get links."""
    if page.file.generated_by is not None:
        return markdown
    place = page.file.src_uri
    text = relinked(markdown, posixpath.dirname(f"docs/{place}"), place)
    language = "de" if place.startswith("de/") else "en"
    return GAMES.sub(lambda _: game_links(language, place), text)


def relinked(text: str, folder: str, place: str) -> str:
    """`folder`: of the repository, where the links start; `place`: where the page is on the site."""

    def link(found: re.Match[str]) -> str:
        image, label, target = found.groups()
        path, _, anchor = target.partition("#")
        if not path or ":" in path:
            return found[0]
        there = posixpath.normpath(posixpath.join(folder, path))
        if (ROOT / there / "README.md").exists():
            there += "/README.md"
        if there.startswith("docs/"):
            shown = there.removeprefix("docs/")
        elif there in ROOT_PAGES:
            shown = ROOT_PAGES[there]
        elif (ROOT / there).exists():
            return label  # code and data, which are not on the site
        else:
            raise PluginError(f"{place}: {target} leads nowhere.")
        start = posixpath.dirname(place) or "."
        return f"{image}[{label}]({posixpath.relpath(shown, start)}{'#' + anchor if anchor else ''})"

    blocks = re.split(r"(^```.*?^```)", text, flags=re.MULTILINE | re.DOTALL)
    return "".join(block if block.startswith("```") else LINK.sub(link, block) for block in blocks)
