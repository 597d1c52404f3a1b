"""The page's own words. They are in a file of their own, which is read in a moment: the page is up before the
texts of the games are."""

from __future__ import annotations

import re
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from data.words import TEXT, best
from engines.contract.core import Say, say

FILE = "page.ftl"
KEY = re.compile(r"^page-([a-z-]+) =", re.MULTILINE)
ARGUMENT = re.compile(r"\{ \$([a-z]+) \}")


class PageTexts:
    def __init__(self, language: str) -> None:
        source = (TEXT / language / FILE).read_text(encoding="utf-8")
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(source))
        self._left_open = {name: f"{{{name}}}" for name in ARGUMENT.findall(source)}
        self._names = KEY.findall(source)

    def __call__(self, text: Say) -> str:
        return self._format(text.key, dict(text.args))

    def _format(self, key: str, args: dict[str, object]) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        sentence, _ = self._bundle.format_pattern(pattern, args)
        return str(sentence)

    def all(self) -> dict[str, str]:
        """Every text of the page, by its key without "page-"; the page fills in what stands in braces."""
        return {name: self._format(say(f"page-{name}").key, dict(self._left_open)) for name in self._names}


@cache
def page_texts(locale: str) -> PageTexts:
    return PageTexts(best(locale))
