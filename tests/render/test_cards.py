"""Pictures of lobby and standings, for all games, from two players to six."""

from __future__ import annotations

import msgspec
import pytest

import render
from data.words import Phrases
from engines.contract.core import Outcome, Say, say
from render import LobbyCard, LobbyPlayer, StandingsCard
from render.kit.players import LIVERIES
from render.season_card import SeasonCard, SeasonRow
from tests.render.ends import magellan_parts, outcome
from tests.render.names import LONG_NAMES, NAMES
from tests.render.preview import LEVEL

TITLE = say("magellan-picture-title")
PARTS = magellan_parts()
WORDS = Phrases("en", NAMES)


def _lobby(**changes: object) -> LobbyCard:
    card = LobbyCard(
        game="magellan",
        title=TITLE,
        players=(LobbyPlayer(name="Otto", host=True), LobbyPlayer(name="Ruth")),
        seats=range(3, 7),
        settings=((TITLE, say("picture-hand")), (TITLE, say("picture-private"))),
        commitment="3f9a 77c0",
    )
    return msgspec.structs.replace(card, **changes)


def _drawn(card: LobbyCard) -> bytes:
    return render.lobby(card, WORDS).image.tobytes()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("here", range(7))
def test_every_lobby_is_drawn(here: int, language: str) -> None:
    players = tuple(
        LobbyPlayer(name=name, computer=LEVEL if place % 2 == 1 else (), host=place == 0, closed=place == 2)
        for place, name in enumerate(LONG_NAMES[:here])
    )
    card = _lobby(players=players, settings=((TITLE, say("picture-private")),) * 7)
    picture = render.lobby(card, Phrases(language, NAMES))
    assert picture.image.size == (1400, 640)
    assert len(render.encode(picture.image)) <= 400 * 1024


def test_the_first_settings_are_shown_and_the_rest_are_counted() -> None:
    def drawn(*changed: int, count: int = 10) -> bytes:
        other = say("picture-private")
        return _drawn(_lobby(settings=tuple((TITLE, other if n in changed else TITLE) for n in range(count))))

    assert drawn(4) != drawn() == drawn(5) == drawn(9)
    assert drawn() != drawn(count=11)
    assert drawn(count=6) != drawn(5, count=6), "six have room"


def test_the_lobby_tells_people_apart() -> None:
    plain = _drawn(_lobby())
    otto, ruth = LobbyPlayer(name="Otto", host=True), LobbyPlayer(name="Ruth")
    for second in (
        msgspec.structs.replace(ruth, computer=LEVEL),
        msgspec.structs.replace(ruth, closed=True),
        msgspec.structs.replace(ruth, host=True),
        msgspec.structs.replace(ruth, name="Lea"),
    ):
        assert _drawn(_lobby(players=(otto, second))) != plain
    for changes in ({"seats": range(2, 7)}, {"seats": range(3, 5)}, {"commitment": "0000"}, {"settings": ()}):
        assert _drawn(_lobby(**changes)) != plain


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=["short", "long"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_final_standing_is_drawn(seats: int, names: tuple[str, ...], language: str) -> None:
    card = StandingsCard(game="magellan", title=TITLE, outcome=outcome(PARTS, seats))
    picture = render.standings(card, Phrases(language, names, computers=(1,)))
    assert picture.image.width == 1400
    assert 640 <= picture.image.height <= 1060
    assert len(render.encode(picture.image)) <= 400 * 1024


def test_standings_of_ten_parts_fit() -> None:
    parts: list[Say] = [*PARTS, say("magellan-picture-title"), say("magellan-picture-cards")]
    card = StandingsCard(game="plain", title=TITLE, outcome=outcome(parts, 6))
    with pytest.raises(render.NoPictures):
        render.standings(card, WORDS)
    from render.standings_card import draw_standings

    picture = draw_standings(card, Phrases("de", NAMES), lambda part, size: None, LIVERIES)
    assert picture.image.height <= 1060


def test_a_single_part_is_the_total() -> None:
    def high(parts: list[Say]) -> int:
        card = StandingsCard(game="magellan", title=TITLE, outcome=outcome(parts, 3))
        return render.standings(card, WORDS).image.height

    lines = [high(PARTS[:count]) for count in (1, 2, 3)]
    assert lines[1] - lines[0] > lines[2] - lines[1], "the line of the totals comes with the second part"


def test_only_points_are_crowned() -> None:
    card = StandingsCard(game="magellan", title=TITLE, outcome=outcome(PARTS, 3))
    planets = msgspec.structs.replace(card, counted="planets")
    drawn = [render.standings(one, WORDS).image.tobytes() for one in (card, planets)]
    assert drawn[0] != drawn[1]


def test_winners_points_and_computers_are_shown() -> None:
    def drawn(end: Outcome, computers: tuple[int, ...] = ()) -> bytes:
        card = StandingsCard(game="magellan", title=TITLE, outcome=end)
        return render.standings(card, Phrases("en", NAMES, computers=computers)).image.tobytes()

    plain = drawn(outcome(PARTS, 4))
    assert drawn(outcome(PARTS, 4, shared=2)) != plain
    assert drawn(outcome(PARTS, 4), (2,)) != plain
    assert drawn(outcome(PARTS, 4, shared=2, first=2)) != drawn(outcome(PARTS, 4, shared=2))
    assert drawn(outcome(PARTS[:-1], 4)) != plain
    assert drawn(msgspec.structs.replace(outcome(PARTS, 4), reason=say("picture-over"))) != plain


def test_a_season_names_nobody_by_a_bare_number() -> None:
    """A name of signs that the fonts lack is not the place once more."""

    def drawn(name: str) -> bytes:
        row = SeasonRow(place=9, name=name, points=3, wins=1, played=2, reached=1, out=False)
        card = SeasonCard(title=TITLE, knockout=False, round=1, over=False, rows=(row,))
        return render.season(card, Phrases("en")).image.tobytes()

    assert drawn("松尾芭蕉") == drawn("Player 9")
    assert drawn("松尾芭蕉") != drawn("9")
