"""Find the texts that exist, and those that the code asks for."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from data.words import TEXT

SAYERS = frozenset({"say", "Say", "Rejected", "localised"})
"""Functions whose first argument is the key of a text."""
GAME_SAYERS = {
    "no": ("no", 0),
    "tell": ("event", 0),
    "whisper": ("event", 1),
    "whisper_to_side": ("event", 1),
}
"""Methods that take the end of a key in a game: the middle of the key, and the argument's position."""
GAME_FOLDER = re.compile(r"engines[/\\]games[/\\](\w+)[/\\]")
TELLING = 3
"""How many letters of its own a family of keys needs: one that fits every key says nothing."""


class Files(NamedTuple):
    """All texts of one language."""

    messages: dict[str, ftl.Message]
    doubles: list[str]
    junk: list[str]


@cache
def texts_of(language: str) -> Files:
    return read(TEXT / language)


def read(folder: Path) -> Files:
    found = Files({}, [], [])
    for file in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Junk):
                found.junk.append(f"{file.name}: {(entry.content or '').strip()}")
            elif isinstance(entry, ftl.Message):
                if entry.id.name in found.messages:
                    found.doubles.append(f"{file.name}: {entry.id.name}")
                found.messages[entry.id.name] = entry
    return found


def inside(node: Any, kind: type[Any]) -> Iterator[Any]:
    """Every node of a kind within a text, but not in what is handed to a term."""
    if isinstance(node, kind):
        yield node
    if isinstance(node, ftl.BaseNode) and not isinstance(node, ftl.TermReference):
        for value in vars(node).values():
            for part in value if isinstance(value, list) else [value]:
                yield from inside(part, kind)


def refers_to(message: ftl.Message) -> set[str]:
    return {reference.id.name for reference in inside(message, ftl.MessageReference)}


def arguments(key: str, messages: dict[str, ftl.Message]) -> set[str]:
    """The arguments that a text and the texts it refers to need."""
    message = messages[key]
    needed = {reference.id.name for reference in inside(message, ftl.VariableReference)}
    return needed.union(*(arguments(other, messages) for other in refers_to(message) if other in messages))


Family = tuple[str | None, ...]
"""A key that is put together in code: None where a part is not written out."""


class Call(NamedTuple):
    """A place in the code that asks for a text."""

    place: str
    key: str | Family
    given: frozenset[str] | None
    """The names of the arguments; None where the code does not show them."""


class Asked(NamedTuple):
    calls: list[Call]
    words: set[str]
    """All strings and names in the code: keys also stand in tables, and names fill gaps."""
    families: set[Family]
    """Every string with gaps."""


def asked(source: str, name: str = "code") -> Asked:
    found = Asked([], set(), set())
    game = GAME_FOLDER.match(name)
    for node in ast.walk(ast.parse(source)):
        if game and isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            found.calls.extend(_game_calls(node, game[1], f"{name}:{node.lineno}"))
        if isinstance(node, ast.JoinedStr):
            found.families.add(_family(node))
        elif isinstance(node, ast.Call) and _called(node) in SAYERS and node.args:
            given = _given(node)
            found.calls.extend(Call(f"{name}:{node.lineno}", key, given) for key in _choices(node.args[0]))
        for field in ("value", "id", "arg", "attr"):
            word = getattr(node, field, None)
            if isinstance(word, str):
                found.words.add(word)
    return found


PAGE_CALL = re.compile(r"""say\("([a-z-]+)"(?:, \{([^}]*))?""")
PAGE_FAMILY = re.compile(r"say\(`([a-z-]+-)\$\{\w+\}`")
PAGE_WORD = re.compile(r"""["`]([a-z-]+)["`]""")


def asked_by_page(source: str, name: str = "page") -> Asked:
    """What a module of the local table's page asks for: its keys lack the "page-" in front."""
    found = Asked([], set(PAGE_WORD.findall(source)), set())
    for call in PAGE_CALL.finditer(source):
        given = frozenset(re.findall(r"(\w+)\s*(?:[:,]|$)", call[2] or ""))
        place = f"{name}:{source.count(chr(10), 0, call.start()) + 1}"
        found.calls.append(Call(place, f"page-{call[1]}", given))
    found.families.update((f"page-{start}", None) for start in PAGE_FAMILY.findall(source))
    return found


def _game_calls(node: ast.Call, game: str, place: str) -> Iterator[Call]:
    """What `board.no(...)`, `play.tell(...)` and `play.whisper(...)` ask for."""
    middle, at = GAME_SAYERS.get(_called(node), ("", 0))
    if not middle or len(node.args) <= at:
        return
    start, given = f"{game}-{middle}-", frozenset(word.arg for word in node.keywords if word.arg)
    exact = all(word.arg for word in node.keywords)
    for end in list(_choices(node.args[at])) or [(None,)]:
        key = start + end if isinstance(end, str) else (start, *end)
        yield Call(place, key, given if exact else None)


def _called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def _given(node: ast.Call) -> frozenset[str] | None:
    names = [keyword.arg for keyword in node.keywords]
    if None in names or len(node.args) > 1:
        return None
    return frozenset(name for name in names if name)


def _choices(node: ast.expr) -> Iterator[str | Family]:
    if isinstance(node, ast.IfExp):
        yield from _choices(node.body)
        yield from _choices(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        yield _family(node)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def _family(text: ast.JoinedStr) -> Family:
    return tuple(str(part.value) if isinstance(part, ast.Constant) else None for part in text.values)


def telling(family: Family) -> bool:
    """Whether the family is specific enough: one that fits every key is not."""
    return sum(character.isalpha() for part in family if part for character in part) >= TELLING


def fits(key: str, family: Family, fills: Callable[[str], bool] = bool) -> bool:
    """Whether the family can become this key, with something that `fills` allows in every gap."""
    if not family:
        return not key
    head, rest = family[0], family[1:]
    if head is not None:
        return key.startswith(head) and fits(key[len(head) :], rest, fills)
    return any(fits(key[end:], rest, fills) and fills(key[:end]) for end in range(1, len(key) + 1))


class Usage:
    """The keys that the code can ask for."""

    def __init__(self, words: Iterable[str], families: Iterable[Family]) -> None:
        self._words = set(words)
        self._words |= {word.replace("_", "-") for word in self._words}
        self._families = [family for family in families if telling(family)]

    def knows(self, text: str) -> bool:
        """Whether this text can fill a gap: a word, a number, or something that is put together itself."""
        return text in self._words or text.isdecimal() or self.makes(text)

    def makes(self, key: str) -> bool:
        return any(fits(key, family, self.knows) for family in self._families)


def signs(key: str, messages: dict[str, ftl.Message]) -> set[str]:
    """The signs that a text and the texts it refers to show."""
    shown = set()
    for call in inside(messages[key], ftl.FunctionReference):
        if call.id.name == "SIGN":
            [name] = call.arguments.positional
            shown.add(name.value)
    return shown.union(*(signs(other, messages) for other in refers_to(messages[key]) if other in messages))
