from __future__ import annotations

import logging
from pathlib import Path

import pytest

from data.words import MissingWords, Phrases, best, languages, vocabulary
from engines.contract.core import Arg, Many, Say, Who, Words, say

ENGLISH = """
hello = Hello, { $name }!
ships = { $count ->
    [0] no ships
    [one] one ship
   *[other] { $count } ships
}
sails = { $who } sails with { $what }
list-none = nothing
list-and = { $most } and { $last }
only-english = Only in English, { $name }
"""
GERMAN = """
hello = Hallo, { $name }!
ships = { $count ->
    [0] keine Schiffe
    [one] ein Schiff
   *[other] { $count } Schiffe
}
sails = { $who } segelt mit { $what }
list-none = nichts
list-and = { $most } und { $last }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, text in (("en", ENGLISH), ("de", GERMAN)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "game.ftl").write_text(text, encoding="utf-8")
    (tmp_path / "en" / "more.ftl").write_text("more = In another file\n")
    (tmp_path / "fr").mkdir()
    return tmp_path


@pytest.fixture
def lenient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Phrases, "strict", False)


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Phrases, "strict", True)


def test_languages_are_found(folder: Path) -> None:
    assert languages(folder) == ("en", "de")
    assert languages() == ("en", "de")


@pytest.mark.parametrize(
    ("locale", "language"),
    [("de", "de"), ("en-US", "en"), ("en-GB", "en"), ("fr", "en"), ("pt-BR", "en"), (None, "en"), ("", "en")],
)
def test_the_best_language_for_a_locale(locale: str | None, language: str) -> None:
    assert best(locale) == language


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        (say("hello", name="Ann"), "Hello, Ann!", "Hallo, Ann!"),
        (say("hello", name=Who(1)), "Hello, Ben!", "Hallo, Ben!"),
        (say("ships", count=0), "no ships", "keine Schiffe"),
        (say("ships", count=1), "one ship", "ein Schiff"),
        (say("ships", count=1234), "1,234 ships", "1.234 Schiffe"),
        (
            say("sails", who=Who(0), what=say("ships", count=2)),
            "Ann sails with 2 ships",
            "Ann segelt mit 2 Schiffe",
        ),
        (say("hello", name=Many([])), "Hello, nothing!", "Hallo, nichts!"),
        (say("hello", name=Many([Who(0)])), "Hello, Ann!", "Hallo, Ann!"),
        (say("hello", name=Many([Who(0), "Carl"])), "Hello, Ann and Carl!", "Hallo, Ann und Carl!"),
        (
            say("hello", name=Many([Who(0), 7, say("ships", count=3)])),
            "Hello, Ann, 7 and 3 ships!",
            "Hallo, Ann, 7 und 3 Schiffe!",
        ),
    ],
)
def test_a_sentence_has_its_arguments(
    folder: Path, strict: None, text: Say, english: str, german: str
) -> None:
    for language, sentence in (("en", english), ("de", german), ("xx", english)):
        words: Words = Phrases(language, ["Ann", "Ben"], folder=folder)
        assert words(text) == sentence
        assert words(text) == sentence  # from the cache as well


def test_all_files_of_a_language_count(folder: Path, strict: None) -> None:
    assert Phrases("en", folder=folder)(say("more")) == "In another file"


@pytest.mark.parametrize(
    "name", ["{ $name }", "*_~`|>", "{", "-term", "a\nb", "“Ä” \u202e", "[one] *[other]", " "]
)
def test_names_are_not_changed(folder: Path, strict: None, name: str) -> None:
    words = Phrases("en", [name], folder=folder)
    assert words(say("hello", name=Who(0))) == f"Hello, {name}!"
    assert words(say("hello", name=Many([Who(0), Who(0)]))) == f"Hello, {name} and {name}!"
    assert words.name(0) == name


def test_two_tables_do_not_share_names(folder: Path, strict: None) -> None:
    text = say("hello", name=Who(0))
    assert Phrases("en", ["Ann"], folder=folder)(text) == "Hello, Ann!"
    assert Phrases("en", ["Zoe"], folder=folder)(text) == "Hello, Zoe!"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (say("only-english", name="Ann"), "Only in English, Ann"),
        (say("nowhere"), "nowhere"),
        (say("hello"), "Hallo, name!"),
        (say("hello", name=Who(5)), "Hallo, #6!"),
        (say("sails", who="Ann", what=say("nowhere")), "Ann segelt mit nowhere"),
    ],
)
def test_a_missing_text_is_logged_and_replaced(
    folder: Path, lenient: None, caplog: pytest.LogCaptureFixture, text: Say, shown: str
) -> None:
    with caplog.at_level(logging.WARNING, "data.words"):
        assert Phrases("de", ["Ann"], folder=folder)(text) == shown
    assert len(caplog.records) == 1


@pytest.mark.parametrize(
    "text", [say("only-english", name=""), say("nowhere"), say("hello"), say("hello", name=Who(5))]
)
def test_a_missing_text_is_an_error_in_tests(folder: Path, strict: None, text: Say) -> None:
    with pytest.raises(MissingWords):
        Phrases("de", ["Ann"], folder=folder)(text)


def test_the_cache_of_sentences_is_bounded(folder: Path, strict: None) -> None:
    words = Phrases("en", folder=folder)
    for number in range(5000):
        words(say("hello", name=str(number)))
    kept = vocabulary("en", folder).sentence.cache_info()
    assert kept.maxsize is not None
    assert kept.currsize <= kept.maxsize < 5000


def test_an_argument_of_every_kind(folder: Path, strict: None) -> None:
    kinds: list[Arg] = [3, "x", say("more"), Who(0), Many(["x"])]
    words = Phrases("en", ["Ann"], folder=folder)
    shown = [words(say("hello", name=kind)) for kind in kinds]
    assert shown == ["Hello, 3!", "Hello, x!", "Hello, In another file!", "Hello, Ann!", "Hello, x!"]


def test_a_text_made_of_others(folder: Path, strict: None) -> None:
    """They are parsed with it, from whichever file."""
    (folder / "en" / "parts.ftl").write_text("whole = { part } and { more }\npart = a part\n")
    assert Phrases("en", folder=folder)(say("whole")) == "a part and In another file"
