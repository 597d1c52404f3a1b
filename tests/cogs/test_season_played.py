"""A whole season of a real game on Discord, played by people and a computer to the winner's message."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import render
from cogs.tables.seasons.season_plan import seats_of
from cogs.tables.seasons.season_standings import standings
from cogs.ui.components.custom_ids import Verb, pack
from cogs.ui.components.style import GOLD
from data.models import Status
from data.season_models import Match, SeasonEnd, SeasonStatus
from data.words import Phrases
from engines.contract.core import say
from engines.games.efemeris.moves import Concede
from tests.cogs.players import Typist, asked
from tests.cogs.scene import DAY, slow_down
from tests.cogs.test_season import stored
from tests.support.discord_server import DiscordServer, Shown

GAME = "efemeris"
"""It can be conceded: that is how a long game between two people ends in a test."""
PEOPLE = ("Inge", "Otto", "Ruth")
LOOKED_FOR = 60
"""Seconds: within which the bot looks at a season whose game has ended."""
YEARS = 10 * 365 * 24 * 3600
WON = {"en": "{} wins the season!", "de": "{} gewinnt das Turnier!"}
ALT = {
    "en": ["Standings of Efemeris knock-out, round 2.", "1. {}: round 2", "2. {}: round 2", "3. {}: round 1"],
    "de": ["Stand: Efemeris: K.-o.-Turnier, Runde 2.", "1. {}: Runde 2", "2. {}: Runde 2", "3. {}: Runde 1"],
}
DRAWN = render.season
"""Other pictures are dots in these tests."""
OVER = "no longer possible"


class PlayedSeason:
    """A season of three people at tables of two: one of them plays against a computer first."""

    def __init__(self, server: DiscordServer, language: str) -> None:
        self.server, self.language, self.words = server, language, Phrases(language)
        self.home = server.channel

    def label(self, key: str) -> str:
        return self.words(say(key))

    async def begin(self) -> Shown:
        """Returns the message of the first round."""
        self.server.make_manager("Inge")
        await self.server.slash("Inge", "season start", game=GAME, format="knockout", size=2)
        card = self.server.last
        for who in PEOPLE:
            await self.server.click(who, card, self.label("season-join"))
        await self.server.click("Inge", card, self.label("season-begin"))
        return self.server.last

    async def tables(self) -> list[tuple[Match, list[str]]]:
        """The tables of this round and who sits there, in the order of their seats."""
        now = await stored(self.server)
        names = {one.number: one.name for one in now.entrants}
        return [
            (match, [names[seat.entrant] for seat in seats_of(now, match) if seat.entrant])
            for match in now.matches
            if match.round == now.season.round
        ]

    @contextmanager
    def at(self, match: Match) -> Iterator[None]:
        """In the thread of a table."""
        [self.server.channel] = [one for one in self.home.threads if one.id == match.channel_id]
        try:
            yield
        finally:
            self.server.channel = self.home

    async def play_on(self, match: Match, most: int = 200) -> None:
        """Whoever is asked types what the computer would play, up to so many moves or to the end."""
        typist = Typist(self.server)
        with self.at(match):
            for _ in range(most):
                if (who := await asked(self.server)) is None:
                    return
                await typist.move(who)

    async def concede(self, match: Match) -> tuple[str, str]:
        """Whoever is asked gives the game up; who has won it, and who has lost."""
        people = next(people for one, people in await self.tables() if one.number == match.number)
        with self.at(match):
            loser = await asked(self.server)
            assert loser is not None
            await Typist(self.server).move(loser, Concede())
        [winner] = [who for who in people if who != loser]
        return winner, loser


@pytest.mark.parametrize("language", ["en", pytest.param("de", marks=pytest.mark.nightly)])
async def test_a_season_from_the_first_table_to_the_winner(
    server: DiscordServer, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(render, "season", DRAWN)
    await server.bot.store.change_guild(server.guild.id, language=language)
    season = PlayedSeason(server, language)
    first_round = await season.begin()
    old_button = first_round.custom_id(season.label("season-my-table"))
    [(alone, [one]), (pair, two)] = sorted(await season.tables(), key=lambda table: len(table[1]))
    assert {one, *two} == set(PEOPLE)
    await season.play_on(alone)
    assert (await server.bot.store.load(alone.table_id or "")).status is Status.OVER, "played to its end"
    assert (await stored(server)).season.round == 1, "the other table is still playing"
    await server.restart()
    through, lost = await season.concede(pair)
    await server.env.advance_time(LOOKED_FOR)

    [(final, people)] = await season.tables()
    assert set(people) == {one, through}, "the winner, and whoever had nobody but a computer to beat"
    await season.play_on(final, 3)
    await server.restart()
    winner, second = await season.concede(final)
    await server.env.advance_time(LOOKED_FOR)

    message = server.history(season.home)[-1]
    assert WON[language].format(winner) in message.text
    assert message.colour == GOLD
    assert message.labels == []
    assert [file.filename for file in message.files] == ["season.jpg"]
    assert message.files[0].size > 20_000, "drawn, and not a dot"
    [alt] = message.alts
    named = zip(ALT[language], ("", winner, second, lost), strict=True)
    assert alt.splitlines() == [line.format(who) for line, who in named]
    await nothing_is_left(season)
    await old_buttons_are_answered(season, first_round, old_button)


async def nothing_is_left(season: PlayedSeason) -> None:
    """After a day with a restart nothing is due, and nothing will be in ten years."""
    server = season.server
    await server.restart()
    slow_down(server)
    await server.env.advance_time(DAY)
    now = await stored(server)
    ended = (now.season.status, now.season.end_reason, now.season.trouble, now.season.check_at)
    assert ended == (SeasonStatus.OVER, SeasonEnd.PLAYED, "", None)
    assert now.season.shown == now.season.version
    assert all(match.done for match in now.matches)
    assert [one.place for one in standings(now)] == [1, 2, 3]
    later = server.now() + YEARS
    assert await server.bot.store.seasons_to_check(later) == []
    assert await server.bot.store.due_letters(later) == []
    assert await server.bot.store.seats_to_check(later, later) == []
    assert await server.bot.store.pending() == []


async def old_buttons_are_answered(season: PlayedSeason, first_round: Shown, my_table: str) -> None:
    """The message of the first round has no buttons, but somebody may still see them."""
    server, before = season.server, await stored(season.server)
    assert first_round.labels == []
    assert first_round.id != server.history(season.home)[-1].id
    verbs = (Verb.ENTER_SEASON, Verb.BEGIN_SEASON, Verb.CONFIRM_DROP_OUT, Verb.CONFIRM_CANCEL_SEASON)
    pressed = [(who, my_table) for who in PEOPLE]
    pressed += [("Inge", pack(verb, before.season.id)) for verb in verbs]
    for who, custom_id in pressed:
        told = await server.forged(who, first_round, custom_id)
        assert told is not None
        assert OVER in told.text, (who, custom_id)
    assert await stored(server) == before
