"""/privacy: what is kept can be seen, taken along, thinned out and deleted, while every game goes on."""

from __future__ import annotations

import json
import sqlite3

from data.models import Vote
from tests.cogs.finale import finished, played
from tests.cogs.players import Typist, asked
from tests.cogs.scene import opened
from tests.support.town import Shown, Town

DUEL, TRIO = "entdecker", "magellan"
PAIR = ("Inge", "Otto")


async def page(town: Town, who: str = "Inge") -> Shown:
    shown = await town.slash(who, "privacy")
    assert shown is not None
    assert shown.stored.is_ephemeral
    return shown


async def delete(town: Town, who: str = "Inge") -> Shown:
    sure = await town.click(who, await page(town, who), "Delete everything")
    assert sure is not None
    assert "cannot be taken back" in sure.text
    done = await town.click(who, sure, "Yes, delete everything")
    assert done is not None
    assert "I keep nothing of you any more" in done.text
    await town.env.settle()
    return done


def dump(town: Town) -> str:
    """Everything in the database, as text."""
    with sqlite3.connect(town.settings.db) as db:
        found = "\n".join(line for line in db.iterdump() if "sqlite_sequence" not in line)
    db.close()
    return found


async def test_somebody_new(town: Town) -> None:
    shown = await page(town)
    assert "I keep nothing of you" in shown.text
    assert shown.labels == ["Export", "Leave me out of statistics"]
    assert str(town.people["Inge"].id) not in dump(town), "asking leaves no trace"


async def test_what_is_kept_is_told_in_counts(town: Town) -> None:
    await played(town, DUEL, *PAIR)
    elsewhere = town.guild.create_text_channel("elsewhere")
    await town.slash("Ruth", "play", game=DUEL)
    await town.slash("Inge", "table follow")
    await town.slash("Inge", "play", channel=elsewhere, game=DUEL)
    text = (await page(town)).text
    assert "your settings" in text
    assert "1 at open tables, 0 in running games, 1 in finished ones" in text
    assert "opened 2 tables" in text
    assert "follow one table" in text
    assert "one result and one rating" in text
    assert "365 days" in text
    await town.bot.store.change_person(town.people["Inge"].id, language="de")
    assert "Deine Daten" in (await page(town)).text


async def test_export(town: Town) -> None:
    row = await played(town, DUEL, *PAIR)
    shown = await town.click("Inge", await page(town), "Export")
    assert shown is not None
    assert shown.stored.is_ephemeral
    [file] = shown.files
    known = json.loads(await file.read())
    assert known["people"][0]["user_id"] == town.people["Inge"].id
    assert [seat["table_id"] for seat in known["seats"]] == [row.id]
    assert known["seats"][0]["name"] == "Inge"
    assert len(known["moves"]) > 5
    assert all(move["move"]["move"] for move in known["moves"])
    assert known["results"][0]["table_id"] == row.id
    assert known["ratings"][0]["game"] == DUEL
    assert "salt" not in known["seats"][0]
    assert "key" not in str(known)
    assert str(town.people["Otto"].id) not in str(known), "of nobody else"


async def test_leaving_statistics_and_coming_back(town: Town) -> None:
    await played(town, DUEL, *PAIR)
    shown = await town.click("Inge", await page(town), "Leave me out of statistics")
    assert shown is not None
    assert "deleted" in shown.text
    assert "Count me again" in shown.labels
    user = town.people["Inge"].id
    assert {result.name for result in await town.bot.store.results()} == {"Otto"}
    assert [r.user_id for r in await town.bot.store.ratings(town.guild.id)] == [town.people["Otto"].id]
    await town.restart()
    await played(town, DUEL, *PAIR)
    assert await town.bot.store.results(user_id=user) == []
    again = await town.click("Inge", await page(town), "Count me again")
    assert again is not None
    assert "counted again" in again.text
    assert "Leave me out of statistics" in again.labels
    await played(town, DUEL, *PAIR)
    assert len(await town.bot.store.results(user_id=user)) == 1


async def test_games_that_end_while_left_out_stay_out(town: Town) -> None:
    """A game that is over when somebody wants to be counted again, but is not written down yet."""
    await town.bot.results.leave_out(town.people["Inge"].id)
    town.bot.moves.move_log.finished = []
    town.bot.get_cog("UpkeepCog").every_half_minute.cancel()  # type: ignore[union-attr]
    await played(town, DUEL, *PAIR)
    assert await town.bot.store.results() == []
    await town.click("Inge", await page(town), "Count me again")
    assert {result.name for result in await town.bot.store.results()} == {"Otto"}


async def test_delete_everything_needs_two_clicks(town: Town) -> None:
    await played(town, DUEL, *PAIR)
    before = dump(town)
    sure = await town.click("Inge", await page(town), "Delete everything")
    assert sure is not None
    assert dump(town) == before
    back = await town.click("Inge", sure, "Back")
    assert back is not None
    assert "Your data" in back.text
    assert dump(town) == before


async def test_nothing_is_left_after_deleting(town: Town) -> None:
    over = await played(town, DUEL, *PAIR)
    table_id = await town.table(TRIO, "Inge", "Otto", "Ruth")
    elsewhere = town.guild.create_text_channel("elsewhere")
    await town.slash("Lea", "play", channel=elsewhere, game=DUEL)
    await town.click("Inge", town.history(elsewhere)[-1], "Join")
    await town.slash("Inge", "table follow", channel=elsewhere)
    hands = [dm for dm in town.dms("Inge") if "your desk" in dm.text]
    assert len(hands) == 2
    await delete(town)
    kept = dump(town)
    assert str(town.people["Inge"].id) not in kept
    assert "Inge" not in kept
    assert not any("your desk" in dm.text or "your turn" in dm.text for dm in town.dms("Inge"))
    lobby = await town.bot.store.in_channel(elsewhere.id)
    assert lobby is not None
    assert [seat.name for seat in await town.bot.store.seats(lobby.id)] == ["Lea"]
    assert "Somebody" in [seat.name for seat in await town.bot.store.seats(over.id)]
    assert {result.name for result in await town.bot.store.results()} == {"Otto"}
    seats = await town.bot.store.seats(table_id)
    assert sorted(seat.name for seat in seats if not seat.computer) == ["Otto", "Ruth"]
    assert any("left for good" in shown.text for shown in town.history())
    assert (await page(town)).labels == ["Export", "Leave me out of statistics"]


async def test_running_games_go_on_without_the_name(town: Town) -> None:
    table_id = await town.table(TRIO, "Inge", "Otto", "Ruth")
    who = await asked(town)
    assert who is not None
    await delete(town, who)
    await town.env.settle()
    other = await asked(town)
    assert other is not None
    assert other != who, "the computer has moved"
    words = await town.click(other, town.board(), "In words")
    assert words is not None
    assert who not in words.text
    assert "Somebody" in words.text
    await town.restart()
    await Typist(town).move(other)
    refused = await town.click(who, town.board(), "Play")
    assert refused is not None
    assert "do not sit" in refused.text
    await finished(town, table_id)
    assert {result.people for result in await town.bot.store.results()} == {2}


async def test_the_board_loses_the_name_at_once(town: Town) -> None:
    await town.table(TRIO, "Inge", "Otto", "Ruth")
    turn = await asked(town)
    who = next(name for name in ("Inge", "Otto", "Ruth") if name != turn)
    assert who in "".join(town.board().alts)
    await delete(town, who)
    assert await asked(town) == turn, "nobody has moved"
    assert who not in "".join(town.board().alts)
    assert "Somebody" in "".join(town.board().alts)


async def test_a_game_without_people_is_stopped(town: Town) -> None:
    table_id = await town.table(DUEL, "Inge", computers=1)
    await delete(town)
    assert (await town.bot.store.load(table_id)).status == "ended"
    assert "closed" in town.history()[-1].text or any("was closed" in s.text for s in town.history())


async def test_a_lobby_of_ones_own_is_given_up(town: Town) -> None:
    await town.slash("Inge", "play", game=DUEL)
    row = await town.running()
    await delete(town)
    assert (await town.bot.store.load(row.id)).status == "ended"
    assert str(town.people["Inge"].id) not in dump(town)


async def test_a_vote_about_who_is_gone_ends(town: Town) -> None:
    table_id = await opened(town, "Inge", "Otto", "Ruth")
    who = await asked(town)
    assert who is not None
    seat = next(s.seat for s in await town.bot.store.seats(table_id) if s.name == who)
    await town.bot.votes.ask_about_absence(table_id, seat)
    await town.env.settle()
    await town.bot.outbox.deliver(table_id)
    found = await town.bot.store.vote(table_id)
    assert found is not None
    assert isinstance(found[0], Vote)
    await delete(town, who)
    assert await town.bot.store.vote(table_id) is None
    assert any("has no player any more" in shown.text for shown in town.history())


async def test_results_of_the_others_are_written_first(town: Town) -> None:
    town.bot.moves.move_log.finished = []
    town.bot.get_cog("UpkeepCog").every_half_minute.cancel()  # type: ignore[union-attr]
    await played(town, DUEL, *PAIR)
    await delete(town)
    assert {result.name for result in await town.bot.store.results()} == {"Otto"}


async def test_a_closed_mailbox_keeps_nobody_from_deleting(town: Town) -> None:
    await town.table(DUEL, *PAIR)
    for dm in town.dms("Inge"):
        await town.delete(dm)
    await delete(town)
    assert str(town.people["Inge"].id) not in dump(town)


async def test_somebody_elses_data_cannot_be_reached(town: Town) -> None:
    """The buttons carry no name: whoever presses means themselves, and an id with a name is refused."""
    await played(town, DUEL, *PAIR)
    shown = await page(town)
    await town.forged("Otto", shown, "p1:forgetall:" + str(town.people["Inge"].id))
    await town.env.settle()
    assert (await town.bot.store.known_of(town.people["Otto"].id))["people"]
    await town.forged("Otto", shown, "p1:forgetall")
    await town.env.settle()
    known = await town.bot.store.known_of(town.people["Inge"].id)
    assert known["people"]
    assert known["results"]
    assert not any((await town.bot.store.known_of(town.people["Otto"].id)).values())
