"""What can be looked up: things in every game and language, with a picture and a place in the rules."""

from __future__ import annotations

import re

import pytest

import render
from cogs.ui.command_replies import glossary
from data.words import Phrases, languages
from engines import AnyGame
from engines.contract.core import say
from tests.conformance.tables import setups, whole_game
from tests.support.stages import FINISHED


@pytest.mark.parametrize("game", FINISHED)
def test_every_thing_is_named_explained_and_found(game: AnyGame) -> None:
    things = game.glossary()
    assert len({thing.key for thing in things}) == len(things) > 10
    for language in languages():
        words = Phrases(language)
        found = {one.key: one for one in glossary.everything(game.key, language)}
        names = [found[thing.key].name for thing in things]
        assert len(set(names)) == len(names), "two things with one name can't be told apart"
        for thing in things:
            assert thing.topic in game.topics, thing
            assert words(say(f"lookup-sort-{thing.sort}"))
            assert glossary.about(game, found[thing.key], thing, words), thing
            assert found[thing.key] in glossary.search(found[thing.key].name, [game.key], language)
            assert len(found[thing.key].value) <= 100


ARTICLE = re.compile(r"(?:the|an?|der|die|das|den|dem|eine?[nmr]?) ")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", FINISHED)
def test_things_are_called_what_they_are_called_in_the_rules(game: AnyGame, language: str) -> None:
    """Their sort is a word of the rules, and their name stands alone, as in a list."""
    words = Phrases(language)
    told = " ".join(words(say(f"{game.key}-rules-{topic}", **game.facts())) for topic in game.topics)
    for thing in game.glossary():
        sort = words(say(f"lookup-sort-{thing.sort}"))
        assert sort.casefold() in told.casefold(), f"the rules know no {sort}"
        assert not ARTICLE.match(words(thing.name)), thing


@pytest.mark.parametrize("game", FINISHED)
def test_every_thing_has_a_picture(game: AnyGame) -> None:
    """Each sort is drawn; of the others it is enough that there is something to draw."""
    drawn: set[str] = set()
    words = Phrases("de")
    for thing in game.glossary():
        if not thing.sign or thing.sort not in drawn:
            card = render.ThingCard(game=game.key, thing=thing, about=("x " * 200,), now=("y",) * 9)
            picture = render.thing(card, words)
            assert picture.image.width == 1400
            assert picture.image.height <= 1060
        else:
            assert thing.sign in render.signs(), thing
        drawn.add(thing.sort)


@pytest.mark.parametrize("game", FINISHED)
def test_where_a_thing_is_can_be_said_at_any_time(game: AnyGame) -> None:
    setup = setups(game, sample=1)[-1]
    words = Phrases("en", [f"N{seat}" for seat in range(setup.seats)])
    told: dict[str, set[str]] = {}
    for moment in whole_game(game, setup):
        if moment.number % 20:
            continue
        for thing in game.glossary():
            for seat in (0, None):
                for text in game.whereabouts(game.view(moment.state, seat), thing):
                    assert words(text)
                    told.setdefault(thing.sort, set()).add(text.key)
    assert all(keys != {"lookup-unknown"} for keys in told.values()), told


SECRET_SORTS = {
    "age_of_discovery": {"contract", "mission"},
    "efemeris": {"captain", "crew"},
    "magellan": {"money"},
    "new_found_land": {"card", "goal"},
}
"""Sorts of things that people hold in secret."""
PRIVATE = {"lookup-in-hand", "lookup-in-reserve", "lookup-yours", "lookup-boxed", "lookup-offered-you"}


@pytest.mark.parametrize("game", FINISHED)
def test_what_somebody_holds_is_told_to_them_and_to_nobody_else(game: AnyGame) -> None:
    setup = setups(game, sample=1)[-1]
    told: set[str] = set()
    for moment in whole_game(game, setup):
        if moment.number % 8:
            continue
        for thing in game.glossary():
            texts = {seat: game.whereabouts(game.view(moment.state, seat), thing) for seat in (0, None)}
            assert not any(text.key in PRIVATE for text in texts[None])
            if any(text.key in PRIVATE for text in texts[0]):
                told.add(thing.sort)
    assert told == SECRET_SORTS.get(game.key, set())
