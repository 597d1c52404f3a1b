"""Every link between the pages leads somewhere on GitHub: to a file of the repository, to a heading in it.
test_site.py looks at the built site."""

from __future__ import annotations

import posixpath
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from tests.support.pages import page
from tests.support.project import ROOT, project_files

FILES = {path.relative_to(ROOT).as_posix() for path in project_files()}
FOLDERS = {posixpath.dirname(name) for name in FILES} | {
    posixpath.dirname(posixpath.dirname(name)) for name in FILES
}
PAGES = sorted(name for name in FILES if name.endswith(".md"))
FENCE = re.compile(r"^ *```.*?^ *```", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`[^`\n]+`")
LINK = re.compile(r"\]\(([^()\s]+)\)|^\[[^\]]+\]: (\S+)|(?:href|src)=\"([^\"]+)\"", re.MULTILINE)
HEADING = re.compile(r"^#{1,6} +(.+?) *$", re.MULTILINE)
LABEL = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")


def links(text: str) -> Iterator[str]:
    """Where a page's links lead, but those to other sites."""
    for found in LINK.finditer(CODE.sub("", FENCE.sub("", text))):
        target = next(filter(None, found.groups()))
        if not re.match(r"[a-z]+:", target):
            yield target


def slugs(text: str) -> set[str]:
    """The anchors of a page, by GitHub's rule: small letters, no punctuation, a hyphen for each space, and
    a number where a heading comes again."""
    met: Counter[str] = Counter()
    anchors = set()
    for heading in HEADING.findall(FENCE.sub("", text)):
        plain = LABEL.sub(r"\1", heading).replace("*", "").replace("`", "").lower()
        slug = re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")
        anchors.add(f"{slug}-{met[slug]}" if met[slug] else slug)
        met[slug] += 1
    return anchors


@cache
def anchors_of(name: str) -> set[str]:
    return slugs(page(name))


def dead(name: str, text: str) -> list[str]:
    """The links of a page that lead nowhere on GitHub."""
    return [target for target in links(text) if not _leads(name, target)]


def _leads(name: str, target: str) -> bool:
    path, _, anchor = target.partition("#")
    there = posixpath.normpath(posixpath.join(posixpath.dirname(name), path)) if path else name
    if there not in FILES:
        return there in FOLDERS and not anchor
    return not anchor or anchor in anchors_of(there)


@pytest.mark.parametrize("name", PAGES)
def test_links_lead_somewhere(name: str) -> None:
    assert dead(name, page(name)) == []


def test_there_are_links() -> None:
    assert len([link for name in PAGES for link in links(page(name))]) > 200


@pytest.mark.parametrize(
    "target",
    [
        "none.md",
        "hosting/none.md",
        "Playing.md",
        "playing.md#nowhere",
        "#nowhere",
        "../docs/none/",
        "games/magellan.md",
    ],
)
def test_a_dead_link_is_found(target: str) -> None:
    assert dead("docs/index.md", f"See [this]({target}).") == [target]
    assert dead("docs/index.md", f"`[this]({target})`\n```\n[this]({target})\n```\n") == []


@pytest.mark.parametrize(
    "target",
    [
        "playing.md",
        "playing.md#commands",
        "../README.md#the-games",
        "rules/",
        "pictures/magellan.webp",
        "../LICENSE",
    ],
)
def test_a_good_link_is_good(target: str) -> None:
    assert dead("docs/index.md", f"See [this]({target}).") == []


def test_anchors_are_those_of_github() -> None:
    text = "# A & *B*\n## The [list](x.md): `/play`\n## Again\n```sh\n# none\n```\n## Again\n### Über_uns"
    assert slugs(text) == {"a--b", "the-list-play", "again", "again-1", "über_uns"}
