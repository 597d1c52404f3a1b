"""Results are written down once, of those who played to the end and want it; everybody can read them."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.stats import PEOPLE_PER_PAGE, decimal
from cogs.tables.records.ratings import PROVISIONAL_GAMES
from cogs.ui.looking_back.standings_message import final_words
from cogs.ui.wording.durations import span
from data.models import Rating, Result, TableRow
from data.words import Phrases
from engines.contract.core import say
from tests.cogs.finale import finished, nearly_over, played
from tests.cogs.players import Typist, asked
from tests.cogs.scene import slow_down
from tests.support.discord_server import DiscordServer

DUEL, TRIO = "entdecker", "magellan"
PAIR = ("Inge", "Otto")


async def results(server: DiscordServer) -> dict[str, Result]:
    """By name."""
    return {result.name: result for result in await server.bot.store.results(guild_id=server.guild.id)}


async def ratings(server: DiscordServer, game: str) -> dict[int, Rating]:
    return {rating.user_id: rating for rating in await server.bot.store.ratings(server.guild.id, game)}


async def upkeep(server: DiscordServer) -> None:
    await server.bot.results.write()


async def test_the_end_of_a_game_is_written_down_at_once(server: DiscordServer) -> None:
    table_id = await server.table(DUEL, *PAIR)
    slow_down(server)
    await server.env.advance_time(3600)
    row = await finished(server, table_id)
    found = await results(server)
    outcome = (await server.bot.store.open_table(table_id)).outcome
    assert outcome is not None
    assert found.keys() == set(PAIR)
    seats = {seat.seat: seat.name for seat in await server.bot.store.seats(table_id)}
    for standing in outcome.standings:
        own = found[seats[standing.seat]]
        assert (own.place, own.points, own.people) == (standing.rank, standing.total, 2)
        assert own.user_id == server.people[own.name].id
        assert own.lasted == 3600
        assert own.ended == row.ended
    rated = await ratings(server, DUEL)
    winner, loser = seats[outcome.standings[0].seat], seats[outcome.standings[1].seat]
    assert rated[server.people[winner].id].mu > rated[server.people[loser].id].mu


async def test_only_once(server: DiscordServer) -> None:
    await played(server, DUEL, *PAIR)
    before = await ratings(server, DUEL)
    await upkeep(server)
    await server.restart()
    await server.env.advance_time(61)
    assert await ratings(server, DUEL) == before
    assert len(await server.bot.store.results()) == 2


async def test_a_game_whose_process_died_is_written_down_after_the_start(server: DiscordServer) -> None:
    table_id = await server.table(DUEL, *PAIR)
    await nearly_over(server, table_id)
    server.bot.moves.move_log.finished = []
    server.bot.get_cog("UpkeepCog").every_half_minute.cancel()  # type: ignore[union-attr]
    await Typist(server).move(await asked(server) or "")
    await server.env.settle()
    assert await results(server) == {}
    await server.restart()
    await server.env.advance_time(61)
    assert (await results(server)).keys() == set(PAIR)


async def test_computers_do_not_count_and_who_left_is_last(server: DiscordServer) -> None:
    await played(server, DUEL, "Inge", computers=1)
    assert await results(server) == {}, "one person alone"
    table_id = await server.table(TRIO, "Inge", "Otto", "Ruth")
    left = await server.slash("Ruth", "resign")
    assert left is not None
    assert "counts as last place" in left.text, "before they confirm"
    await server.click("Ruth", left, "Yes, leave the game")
    await server.env.settle()
    await finished(server, table_id)
    found = await results(server)
    assert (found["Ruth"].place, found["Ruth"].points) == (3, 0)
    assert sorted(found[name].place for name in PAIR) == [1, 2]
    assert {result.people for result in found.values()} == {3}


async def conceded(server: DiscordServer, who: str, *, told_last: bool) -> None:
    sure = await server.slash(who, "efemeris concede")
    assert sure is not None
    assert ("last place" in sure.text) == told_last
    await server.confirm(who, sure)
    await server.env.settle()


async def test_who_conceded_while_the_others_played_on_is_last(server: DiscordServer) -> None:
    """The computer has come as far as it came, not the person."""
    table_id = await server.table("efemeris", "Inge", "Otto", "Ruth")
    await conceded(server, "Ruth", told_last=True)
    await finished(server, table_id)
    found = await results(server)
    assert found["Ruth"].place == 3
    assert found.keys() == {*PAIR, "Ruth"}


async def test_a_concession_that_ends_a_duel_counts(server: DiscordServer) -> None:
    await server.table("efemeris", *PAIR)
    await conceded(server, "Otto", told_last=False)
    found = await results(server)
    assert {name: result.place for name, result in found.items()} == {"Inge": 1, "Otto": 2}


@pytest.mark.parametrize(
    ("language", "told", "help_says"),
    [
        ("en", "## Nobody wins!", "the game ends without a winner"),
        ("de", "## Niemand gewinnt!", "endet die Partie ohne Sieger"),
    ],
)
async def test_nobody_wins_an_agreed_draw(
    server: DiscordServer, language: str, told: str, help_says: str
) -> None:
    """The caution, the help, the closing message, the place, the rating and the statistics say the same."""
    table_id = await server.table("efemeris", *PAIR)
    sure = await server.slash("Inge", "efemeris offer_draw")
    assert sure is not None
    assert "without a winner" in sure.text
    await server.confirm("Inge", sure)
    sure = await server.slash("Otto", "efemeris answer_draw", vote="yes")
    assert sure is not None
    assert "nobody wins" in sure.text
    await server.confirm("Otto", sure)
    await server.env.settle()
    found = await results(server)
    assert {name: result.place for name, result in found.items()} == {"Inge": 2, "Otto": 2}
    after = await ratings(server, "efemeris")
    assert len({rating.mu for rating in after.values()}) == 1
    stats = await server.slash("Ruth", "stats")
    assert stats is not None
    assert stats.text.count("1 game, 0 won") == 2
    room, phrases = await server.bot.tables.load(table_id), Phrases(language)
    assert room.table.outcome is not None
    final = "\n".join(final_words(room, room.table.outcome, room.words(language)))
    assert final.startswith(told)
    assert "**=** " in final
    assert help_says in phrases(say("efemeris-rules-end", **room.table.game.facts()))
    assert "over, drawn" in repr(room.table)


async def test_substitutes_do_not_count_and_whom_they_replaced_is_last(server: DiscordServer) -> None:
    table_id = await server.table(TRIO, "Inge", "Otto", "Ruth")
    seat = next(s.seat for s in await server.bot.store.seats(table_id) if s.name == "Ruth")
    await server.env.advance_time(60)
    await server.bot.seats.offer_seat(table_id, seat)
    await server.bot.store.replace(
        table_id, seat, user_id=server.people["Lea"].id, name="Lea", now=server.now()
    )
    await finished(server, table_id)
    found = await results(server)
    assert found.keys() == {*PAIR, "Ruth"}
    assert (found["Ruth"].place, found["Ruth"].user_id) == (3, server.people["Ruth"].id)


async def test_a_game_that_was_stopped_does_not_count(server: DiscordServer) -> None:
    table_id = await server.table(DUEL, *PAIR)
    await nearly_over(server, table_id)
    await server.bot.lifecycle.end(table_id)
    await upkeep(server)
    assert await results(server) == {}


async def test_people_who_opted_out_are_not_counted(server: DiscordServer) -> None:
    await server.bot.results.leave_out(server.people["Otto"].id)
    await played(server, DUEL, *PAIR)
    found = await results(server)
    assert found.keys() == {"Inge"}
    assert found["Inge"].people == 2
    assert await ratings(server, DUEL) == {}, "nobody to be compared with"
    shown = await server.slash("Inge", "stats")
    assert shown is not None
    assert "Inge" in shown.text
    assert "Otto" not in shown.text
    assert "no rating yet" in shown.text
    own = await server.slash("Otto", "stats", person=server.people["Otto"])
    assert own is not None
    assert "Count me again" in own.text
    assert "/privacy" in own.text
    listed = await server.slash("Otto", "stats")
    assert listed is not None
    assert "Inge" in listed.text
    assert "Count me again" in listed.text
    other = await server.slash("Inge", "stats", person=server.people["Otto"])
    never = await server.slash("Inge", "stats", person=server.people["Lea"])
    assert other is not None
    assert never is not None
    assert other.text.replace("Otto", "Lea") == never.text, "nobody learns who opted out"


async def test_a_game_that_cannot_be_read_does_not_hold_up_the_others(server: DiscordServer) -> None:
    broken = await server.table(DUEL, *PAIR)
    write = server.bot.results._write
    tried = []

    async def stumble(row: TableRow) -> None:
        tried.append(row.id)
        if row.id == broken:
            raise RuntimeError("unreadable")
        await write(row)

    server.bot.results._write = stumble  # type: ignore[method-assign]
    await finished(server, broken)
    second = await played(server, DUEL, "Lea", "Emil")
    await upkeep(server)
    assert (await results(server)).keys() == {"Lea", "Emil"}
    assert tried == [broken, second.id], "once a start, not twice a minute"
    await server.restart()
    await upkeep(server)
    assert (await results(server)).keys() == {"Lea", "Emil", *PAIR}


# --- reading --------------------------------------------------------------------------------------------


def one(server: DiscordServer, number: int, name: str, **more: Any) -> Result:
    known: dict[str, Any] = {
        "place": 1,
        "points": 40,
        "people": 2,
        "lasted": 7200,
        "spent": 3600,
        "answers": 2,
    }
    known |= {"guild_id": server.guild.id, "game": DUEL, "user_id": 5000 + number, "seat": number, "ended": 9}
    return Result(table_id=f"t{number}", name=name, **(known | more))


async def wrote(server: DiscordServer, *found: Result) -> None:
    """Results without the games: only what is shown matters here."""
    table_id = (await played_quietly(server)).id
    users = {(result.user_id, result.game): result for result in found}
    figures = [
        Rating(guild_id=r.guild_id, game=r.game, user_id=r.user_id, mu=25 + r.user_id / 1000, sigma=2)
        for r in users.values()
    ]
    await server.bot.store.count(table_id, found, figures, now=server.now())


async def played_quietly(server: DiscordServer) -> TableRow:
    """A finished game that nobody has written down yet."""
    log = server.bot.moves.move_log
    listeners, log.finished = log.finished, []
    async with server.bot.results.lock:
        row = await played(server, DUEL, *PAIR)
    log.finished = listeners
    return row


async def test_nothing_yet(server: DiscordServer) -> None:
    for game in (DUEL, TRIO):
        shown = await server.slash("Inge", "stats", game=game)
        assert shown is not None
        assert "No finished games" in shown.text
        assert not shown.buttons
    everything = await server.slash("Inge", "stats")
    assert everything is not None
    assert "No finished games between people" in everything.text
    own = await server.slash("Inge", "stats", person=server.people["Inge"])
    assert own is not None
    assert "haven’t finished a game" in own.text


async def test_the_list_in_two_languages(server: DiscordServer) -> None:
    own = server.people["Inge"].id
    found = [
        one(server, number, "In*ge*", user_id=own, points=41 + number % 2)
        for number in range(PROVISIONAL_GAMES)
    ]
    await wrote(server, *found, one(server, 9, "Otto", place=2, points=-3, game=TRIO))
    shown = await server.slash("Inge", "stats")
    assert shown is not None
    assert "Entdecker" in shown.text
    assert "Magellan" in shown.text
    assert "5 games between people, typically 2 h long" in shown.text
    assert "1. **In\\*ge\\*** · rating" in shown.text
    assert "5 games, 5 won · 41.4 points" in shown.text
    assert "**Otto** · rating" in shown.text
    assert "provisional" in shown.text
    assert "−3.0" in shown.text
    assert "Only you see this: on average you take 30 min" in shown.text
    stranger = await server.slash("Ruth", "stats")
    assert stranger is not None
    assert "Only you" not in stranger.text
    magellan = await server.slash("Inge", "stats", game=TRIO)
    assert magellan is not None
    assert "Otto" in magellan.text
    assert "In\\*ge" not in magellan.text
    person = await server.slash("Ruth", "stats", person=server.people["Inge"])
    assert person is not None
    assert "5 games" in person.text
    assert "you take" not in person.text
    await server.bot.store.change_person(server.people["Ruth"].id, language="de")
    german = await server.slash("Ruth", "stats")
    assert german is not None
    assert "5 Partien, 5 gewonnen · 41,4 Punkte" in german.text


async def test_a_long_list_has_pages(server: DiscordServer) -> None:
    await wrote(server, *(one(server, number, f"Person {number}") for number in range(PEOPLE_PER_PAGE + 3)))
    first = await server.slash("Ruth", "stats")
    assert first is not None
    assert first.labels == ["Next page"]
    assert sum("Person" in line for line in first.text.splitlines()) == PEOPLE_PER_PAGE
    second = await server.click("Ruth", first, "Next page")
    assert second is not None
    assert second.labels == ["Previous page"]
    assert sum("Person" in line for line in second.text.splitlines()) == 3
    for forged in ("p1:stats", "p1:stats:chess:0", "p1:stats:all:x", "p1:stats:all:²", "p1:stats:all:-1"):
        refused = await server.forged("Ruth", second, forged)
        assert refused is not None
        assert "button" in refused.text, forged
    beyond = await server.forged("Ruth", second, "p1:stats:all:9999")
    assert beyond is not None
    assert beyond.text == second.text, "the last page, if people were deleted since"


async def test_every_server_for_itself(server: DiscordServer) -> None:
    await wrote(server, one(server, 1, "Elsewhere", guild_id=77))
    shown = await server.slash("Ruth", "stats")
    assert shown is not None
    assert "Elsewhere" not in shown.text


def test_times_and_numbers_are_readable() -> None:
    english, german = Phrases("en"), Phrases("de")
    spans = {0: "1 min", 1700: "28 min", 3599: "1 h", 100_000: "27 h 47 min", 200_000: "2 days 8 h"}
    assert {seconds: english(span(seconds)) for seconds in spans} == spans
    assert german(span(200_000)) == "2 Tage 8 Std."
    assert german(span(172_800)) == "2 Tage"
    assert [english(decimal(number)) for number in (0, 12.34, -0.04, -7.06)] == ["0.0", "12.3", "0.0", "−7.1"]
    assert german(decimal(12.34)) == "12,3"


async def test_a_game_that_nobody_has_played_says_nothing_of_the_others(server: DiscordServer) -> None:
    await played(server, DUEL, *PAIR)
    nothing = await server.slash("Inge", "stats", game=TRIO)
    assert nothing is not None
    assert "No finished games of Magellan" in nothing.text
    own = await server.slash("Inge", "stats", game=TRIO, person=server.people["Inge"].user)
    assert own is not None
    assert "You haven’t finished a game of Magellan" in own.text
    other = await server.slash("Inge", "stats", game=TRIO, person=server.people["Otto"].user)
    assert other is not None
    assert "about Otto in Magellan" in other.text
