"""The words: data/text/<language>/*.ftl, and what makes sentences of them."""

from __future__ import annotations

import logging
import re
from collections.abc import Collection, Iterator, Sequence
from copy import copy
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, ClassVar

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser

from data.signs import NO_SIGNS, Signs, mark
from engines.contract.core import Arg, Many, Say, Seat, Who, say

log = logging.getLogger(__name__)

TEXT = Path(__file__).parent / "text"
FIRST = "en"
"""Written first, and read by those whose language we do not have."""
REMEMBERED = 4096
"""Finished sentences kept per language: a picture says the same few words again and again."""

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a text begins, and its key."""
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""A text that another one is made of."""

BEFORE = r"(?:\*|<:\w+:\d+>\s?)*"
BEGINNING = re.compile(rf"^({BEFORE})(\w)")
"""The first letter of a sentence, which may be bold, and what stands before it."""

Args = tuple[tuple[str, int | str], ...]


class MissingWords(Exception):
    """A text that is not there, or lacks an argument. Raised only where `Phrases.strict` is set."""


@cache
def languages(folder: Path = TEXT) -> tuple[str, ...]:
    """Every language there is, English first."""
    found = {file.parent.name for file in folder.glob("*/*.ftl")}
    return tuple(sorted(found, key=lambda language: (language != FIRST, language)))


def best(locale: str | None, folder: Path = TEXT) -> str:
    """The language for a Discord locale such as "de", "en-GB" or "pt-BR"."""
    language = (locale or FIRST).partition("-")[0]
    return language if language in languages(folder) else FIRST


class Vocabulary:
    """Everything we can say in one language. A text is parsed when it is first said: all of them take
    seconds, most of a start."""

    def __init__(self, language: str, folder: Path = TEXT) -> None:
        # Isolation marks are for texts of mixed direction; in pictures they are boxes.
        functions: dict[str, Any] = {"SIGN": mark}
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._parser = FluentParser(with_spans=False)  # where each word stood would take as much memory again
        self._unparsed: dict[str, str] = {}
        for file in sorted((folder / language).glob("*.ftl")):
            for key, source in _entries(file.read_text(encoding="utf-8")):
                self._unparsed.setdefault(key, source)
        self.sentence = lru_cache(maxsize=REMEMBERED)(self._sentence)
        """The text of a key, None if there is none, and what is wrong with it, if anything."""

    def _parse(self, key: str) -> None:
        """This text, and those that it is made of. They are forgotten as unparsed only when all are
        there: other threads may ask for one of them meanwhile."""
        found: dict[str, str] = {}
        wanted = [key]
        while wanted:
            part = wanted.pop()
            source = self._unparsed.get(part)
            if source is not None and part not in found:
                found[part] = source
                wanted += REFERENCE.findall(source)
        for source in found.values():
            self._bundle.add_resource(self._parser.parse(source))
        for part in found:
            self._unparsed.pop(part, None)

    def has(self, key: str) -> bool:
        return self._message(key) is not None

    def variants(self, key: str) -> Collection[str]:
        """The other ways in which the text of a key can be said: its attributes."""
        said = self._message(key)
        return said.attributes if said is not None else ()

    def _message(self, key: str) -> Message | None:
        self._parse(key)
        return self._bundle.get_message(key) if self._bundle.has_message(key) else None

    def _sentence(self, key: str, args: Args, variant: str | None = None) -> tuple[str | None, str | None]:
        said = self._message(key)
        pattern = None
        if said is not None:
            pattern = said.value if variant is None else said.attributes.get(variant)
        if pattern is None:
            return None, "there is no such text"
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        return str(text), "; ".join(map(str, errors)) or None


def _entries(source: str) -> Iterator[tuple[str, str]]:
    """The texts of a file: their keys, and where each stands in it."""
    begins = list(ENTRY.finditer(source))
    ends = [begin.start() for begin in begins[1:]] + [len(source)]
    for begin, end in zip(begins, ends, strict=True):
        yield begin[1], source[begin.start() : end]


@cache
def vocabulary(language: str, folder: Path = TEXT) -> Vocabulary:
    return Vocabulary(language, folder)


class Phrases:
    """The words of engines.contract.core: one language, and the names at one table."""

    strict: ClassVar[bool] = False
    """Set in tests: what is missing is an error. In a running game it is a warning and the next best text."""

    def __init__(
        self,
        language: str,
        names: Sequence[str] = (),
        *,
        short_names: Sequence[str] | None = None,
        computers: Collection[Seat] = (),
        reader: Seat | None = None,
        signs: Signs = NO_SIGNS,
        folder: Path = TEXT,
    ) -> None:
        """`short_names`: the names without levels, where `names` have them. `reader`: events are told to this
        seat, and speak to it ("You bid 2"). `signs`: those that stand beside the words, in a text that can
        show them."""
        self.language = best(language, folder)
        self.names = tuple(names)
        self.short_names = self.names if short_names is None else tuple(short_names)
        self.computers = frozenset(computers)
        self.reader = reader
        self.signs = signs
        self._folder = folder
        self._vocabulary = vocabulary(self.language, folder)

    def told_to(self, reader: Seat) -> Phrases:
        """The same words for events, which speak to this seat."""
        told = copy(self)
        told.reader = reader
        return told

    def __reduce__(self) -> tuple[object, ...]:
        """Sent to another process, which has the texts itself."""
        return _phrases, (self.language, self.names, self.short_names, self.computers, self._folder)

    def __call__(self, text: Say) -> str:
        sentence = self._said(text)
        if self.reader is None:
            return sentence
        to_reader = tuple(
            self._said(part) for part in text.args.values() if isinstance(part, Say) and self._variant(part)
        )
        if to_reader and sentence.lstrip("*").startswith(to_reader):  # "your galleon sails", "**your frigate"
            sentence = BEGINNING.sub(lambda begin: begin[1] + begin[2].upper(), sentence)
        return self._begun(sentence) if self.reader is not None else sentence

    def _begun(self, text: str) -> str:
        """Sentences that begin with the reader, with a capital: "Island complete. You score 5"."""
        you = self._said(say("list-you"))
        return re.sub(rf"([.!?]\**\s{BEFORE}){you}\b", rf"\g<1>{you.capitalize()}", text)

    def _said(self, text: Say) -> str:
        variant = self._variant(text)
        you = variant is not None
        # A list, and no call for what stays as it is: a board has a hundred texts, and most are said so.
        args = tuple(
            [
                (name, value if isinstance(value, (int, str)) else self._argument(value, you=you))
                for name, value in text.args.items()
            ]
        )
        sentence, problem = self._vocabulary.sentence(text.key, args, variant)
        if sentence is None or problem is not None:
            sentence = self._next_best(text.key, args, sentence, problem)
        return self.signs.shown(sentence)

    def _variant(self, text: Say) -> str | None:
        """How a text speaks to its reader, if it names the reader and can: `.you` where the reader is `$who`,
        `.you-owner` where the reader is `$owner`."""
        if self.reader is None:
            return None
        for name, value in text.args.items():
            named = value.items if isinstance(value, Many) else [value]
            variant = "you" if name == "who" else f"you-{name}"
            if Who(self.reader) in named and variant in self._vocabulary.variants(text.key):
                return variant
        return None

    def knows(self, key: str) -> bool:
        """Whether there is such a text."""
        return self._vocabulary.has(key)

    def name(self, seat: Seat) -> str:
        if 0 <= seat < len(self.names):
            return self.names[seat]
        self._complain(f"nobody has seat {seat}")
        return f"#{seat + 1}"

    def short_name(self, seat: Seat) -> str:
        return self.short_names[seat] if 0 <= seat < len(self.short_names) else self.name(seat)

    def computer(self, seat: Seat) -> bool:
        return seat in self.computers

    def _argument(self, value: Arg, *, you: bool) -> int | str:
        """`you`: the text speaks to its reader."""
        if isinstance(value, (int, str)):
            return value
        if isinstance(value, Say):
            return self._said(value)
        if isinstance(value, Who):
            return self._said(say("list-you")) if you and value.seat == self.reader else self.name(value.seat)
        return self._listed(value, you=you)

    def _listed(self, many: Many, *, you: bool) -> str:
        items = [str(self._argument(item, you=you)) for item in many.items]
        if not items:
            return self._said(say("list-none"))
        if len(items) == 1:
            return items[0]
        return self._said(say("list-and", most=", ".join(items[:-1]), last=items[-1]))

    def _next_best(self, key: str, args: Args, sentence: str | None, problem: str | None) -> str:
        self._complain(f"{self.language}: {key}: {problem}")
        if sentence is None:
            sentence, _ = vocabulary(FIRST, self._folder).sentence(key, args)
        return key if sentence is None else sentence

    def _complain(self, problem: str) -> None:
        if self.strict:
            raise MissingWords(problem)
        log.warning("words: %s", problem)


def _phrases(
    language: str, names: Sequence[str], short_names: Sequence[str], computers: Collection[Seat], folder: Path
) -> Phrases:
    return Phrases(language, names, short_names=short_names, computers=computers, folder=folder)
