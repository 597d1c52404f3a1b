"""The documentation site is built without a warning: broken links and anchors are errors. And the papers."""

from __future__ import annotations

import re
import subprocess
import sys
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import pytest
import yaml
from PIL import Image

from data.version import VERSION
from data.words import Phrases, languages
from engines import AnyGame
from engines.contract.core import say
from tests.support.discord_server import DiscordServer
from tests.support.pages import buttons, page, playing_pages
from tests.support.project import ROOT, clean_environment
from tests.support.stages import FINISHED, FINISHED_KEYS

LISTING = ROOT / "docs" / "listing"
SHORT, LONG, TAGS, TAG = 200, 4000, 5, 20
"""What Discord's App Directory takes: characters of the texts, number of tags, characters of a tag."""


def built(folder: Path, source: Path = ROOT) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)],
        cwd=source,
        env=clean_environment(NO_MKDOCS_2_WARNING="1", PYTHONDONTWRITEBYTECODE="1"),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    done = built(folder)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.mark.parametrize("game", FINISHED)
def test_every_game_has_a_page_in_every_language(game: AnyGame, site: Path) -> None:
    """With its pictures, its rules as the bot tells them, and tips."""
    for language, folder in (("en", "games"), ("de", "de")):
        words = Phrases(language)
        shown = unescape((site / folder / f"{game.key}.html").read_text(encoding="utf-8"))
        assert f"pictures/{game.key}.webp" in shown
        assert f"pictures/{game.key}-hand.webp" in shown
        assert "Tips" in shown or "Tipps" in shown
        for topic in game.topics:
            assert words(say(f"{game.key}-rules-{topic}-title")) in shown, (language, topic)


@pytest.mark.parametrize("game", FINISHED_KEYS)
def test_the_start_pages_link_to_every_game(game: str, site: Path) -> None:
    """Also outside of the navigation. GitHub, which has no such pages, shows other words there."""
    for start, folder in (("index.html", "games/"), ("de/index.html", "")):
        article = (
            (site / start).read_text(encoding="utf-8").partition("<article")[2].partition("</article>")[0]
        )
        assert f"{folder}{game}.html" in Links(article).targets


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    """Whoever reads it tells nobody else."""
    shown = (site / "index.html").read_text(encoding="utf-8")
    assert not re.findall(r'(?:src|href)="(https?://(?!squidfunk)[^"]+\.(?:js|css|woff2?)[^"]*)"', shown)


class Links(HTMLParser):
    """Where the links of a page lead, and what can be linked to in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.targets: set[str] = set()
        self.anchors = {"", "__toc"}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src"):
                self.targets.add(value or "")
            elif name in ("id", "name"):
                self.anchors.add(value or "")


def test_every_link_of_the_site_leads_somewhere(site: Path) -> None:
    # The page for what is missing is shown at any address, so its links begin at the top of a host.
    found = [path for path in site.rglob("*.html") if path.name != "404.html"]
    pages = {path: Links(path.read_text(encoding="utf-8")) for path in found}
    dead = []
    for path, links in pages.items():
        for target in links.targets:
            to, _, anchor = unquote(target).partition("#")
            there = (path.parent / to).resolve() if to else path
            there = there / "index.html" if there.is_dir() else there
            if re.match(r"[a-z]+:|//", target):
                continue
            if not there.exists() or (there in pages and anchor not in pages[there].anchors):
                dead.append(f"{path.relative_to(site)}: {target}")
    assert len(pages) > 40
    assert dead == []


@pytest.mark.nightly
@pytest.mark.parametrize("link", ["none.md", "playing.md#nowhere", "../data/none.toml"])
def test_a_broken_link_fails(link: str, tmp_path: Path) -> None:
    copy = tmp_path / "project"
    copy.mkdir()
    for part in ROOT.iterdir():
        if part.name not in ("docs", "mkdocs.yml", "SECURITY.md"):
            (copy / part.name).symlink_to(part)
    (copy / "SECURITY.md").write_text(f"# Security\n\n[here](docs/{link})\n")
    (copy / "mkdocs.yml").write_text((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
    (copy / "docs").mkdir()
    for source in (ROOT / "docs").iterdir():
        target = copy / "docs" / source.name
        if source.suffix == ".py":
            target.write_bytes(source.read_bytes())  # it looks for the project around itself
        else:
            target.symlink_to(source)
    done = built(tmp_path / "site", copy)
    assert done.returncode != 0
    assert link.rpartition("/")[2].partition("#")[0] in done.stderr


# --- the papers ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("paper", ["privacy.md", "terms.md"])
def test_papers_for_players_are_the_same_in_both_languages(paper: str) -> None:
    english, german = page(f"docs/{paper}"), page(f"docs/de/{paper}")
    for mark in (r"^#+ ", r"^\d+\. ", r"^\| ", r"^\*\*"):
        assert len(re.findall(mark, english, re.M)) == len(re.findall(mark, german, re.M)), mark


def test_the_pages_on_playing_name_the_same_buttons() -> None:
    """Each in its language, and as they are on the screen."""
    named = {language: buttons(page, language) for language, page in playing_pages().items()}
    assert named["en"] == named["de"]
    assert len(named["en"]) > 20


def test_the_pages_on_playing_have_the_same_tables() -> None:
    rows = [re.findall(r"^\| ", page, re.MULTILINE) for page in playing_pages().values()]
    assert len(rows[0]) == len(rows[1])


def listing(language: str) -> list[str]:
    """Name, short and long text, tags, pictures."""
    text = (LISTING / f"{language}.md").read_text(encoding="utf-8")
    parts = re.split(r"^#+ ", text, flags=re.MULTILINE)[2:]
    return [part.split("\n", 1)[1].strip() for part in parts]


@pytest.mark.parametrize("language", languages())
def test_the_listing_fits(language: str) -> None:
    name, short, long, tags, pictures = listing(language)
    assert name == "Portolan"
    assert len(short) <= SHORT
    assert len(long) <= LONG
    assert len(tags.split(", ")) <= TAGS
    assert max(map(len, tags.split(", "))) <= TAG
    shown = re.findall(r"^\| (pictures/\w+\.jpg) \|", pictures, re.MULTILINE)
    assert sorted(shown) == sorted(f"pictures/{path.name}" for path in (LISTING / "pictures").glob("*.jpg"))
    for picture in shown:
        with Image.open(LISTING / picture) as image:
            assert image.size == (1280, 720)


@pytest.mark.parametrize("game", FINISHED_KEYS)
def test_every_game_is_in_the_listing(game: str) -> None:
    assert (LISTING / "pictures" / f"{game}.jpg").exists()
    for language in languages():
        _, _, long, _, _ = listing(language)
        assert Phrases(language)(say(f"{game}-title")) in long


def test_the_install_links_are_those_of_the_page_on_inviting() -> None:
    links = re.findall(r"https://discord\.com/oauth2\S+?(?=`)", page("docs/listing/README.md"))
    assert len(links) == 2
    assert all(link in page("docs/hosting/inviting.md") for link in links)


def test_forms_for_issues_can_be_read() -> None:
    for form in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"):
        content = yaml.safe_load(form.read_text(encoding="utf-8"))
        if form.stem != "config":
            assert {"name", "description", "body"} <= set(content), form.name
            assert all(part["type"] for part in content["body"])
    assert (ROOT / ".github" / "PULL_REQUEST_TEMPLATE.md").exists()


async def test_help_tells_the_version(server: DiscordServer) -> None:
    shown = await server.slash("Inge", "help")
    assert shown is not None
    assert f"Portolan {VERSION}" in shown.text
