"""Take it home: the files of a finished game, who gets them, and what they don't tell."""

from __future__ import annotations

import asyncio
import csv
import io
import json
from dataclasses import replace
from urllib.parse import unquote

import msgspec
import pytest
from PIL import Image

from cogs.tables.records.play_export import (
    LONGEST_PAUSE,
    Play,
    bg_stats_file,
    bg_stats_link,
    minutes_played,
    play_of,
    standings_csv,
)
from cogs.ui.components.custom_ids import Verb, pack
from cogs.ui.looking_back.standings_message import final_alt, standings_words
from data.models import Status
from engines.contract.core import Outcome, Rejected, parts_of, say
from engines.tables.log import Entry
from tests.cogs import finale
from tests.cogs.scene import GAME
from tests.cogs.test_verify import record, verified
from tests.render.ends import outcome
from tests.support.discord_server import DiscordServer, Shown


async def taken(server: DiscordServer, who: str, shown: Shown) -> tuple[Shown, dict[str, bytes]]:
    """What somebody gets who presses the button, and the files by the end of their names."""
    home = await server.click(who, shown, "Take it home")
    assert home is not None
    assert home.stored.is_ephemeral, "it is sent privately"
    return home, {file.filename.rpartition(".")[2]: await file.read() for file in home.files}


async def outcome_of(server: DiscordServer, table_id: str) -> Outcome:
    end = (await server.bot.tables.load(table_id)).table.outcome
    assert end is not None
    return end


async def test_the_files_say_what_the_standings_say(server: DiscordServer) -> None:
    row = await finale.played(server, GAME, "Inge", "Otto", computers=1)
    final = next(shown for shown in reversed(server.history()) if "Film" in shown.labels)
    await server.restart()
    home, files = await taken(server, "Stranger", final)
    assert set(files) == {"jpg", "bgsplay", "csv"}
    end = await outcome_of(server, row.id)
    seats = await server.bot.store.seats(row.id)

    file = json.loads(files["bgsplay"])
    (play,) = file["plays"]
    names = {player["id"]: player["name"] for player in file["players"]}
    assert file["games"][0]["name"] == "Entdecker"
    assert [int(score["score"]) for score in play["playerScores"]] == [s.total for s in end.standings]
    assert [score["rank"] for score in play["playerScores"]] == [s.rank for s in end.standings]
    assert [score["winner"] for score in play["playerScores"]] == [s.rank == 1 for s in end.standings]
    assert sum(score["startPlayer"] for score in play["playerScores"]) == 1
    for score, standing in zip(play["playerScores"], end.standings, strict=True):
        seat = seats[standing.seat]
        assert seat.name in names[score["playerRefId"]]
        assert ("(computer)" in names[score["playerRefId"]]) is seat.computer
        assert ("isNpc" in score["metaData"]) is seat.computer

    linked = json.loads(unquote(home.text.partition("createPlay.html?data=")[2].partition(")")[0]))
    assert linked["sourceName"] == "Portolan"
    assert linked["playDate"] == play["playDate"]
    assert [player["score"] for player in linked["players"]] == [s.total for s in end.standings]

    rows = list(csv.reader(io.StringIO(files["csv"].decode("utf-8-sig"))))
    assert rows[0][:4] == ["Place", "Player", "Computer", "Points"]
    assert len(rows[0]) == 4 + len(parts_of(end))
    for line, standing in zip(rows[1:], end.standings, strict=True):
        assert line[2] == ("yes" if seats[standing.seat].computer else "no")
        assert int(line[3]) == standing.total == sum(map(int, line[4:]))

    everything = b"".join(files.values()) + home.text.encode()
    ids = [seat.user_id for seat in seats if seat.user_id]
    assert ids
    assert not any(str(user_id).encode() in everything for user_id in [*ids, row.guild_id, row.channel_id])


async def test_in_the_language_of_whoever_takes_it(server: DiscordServer) -> None:
    await finale.played(server, GAME, "Inge", "Otto")
    final = next(shown for shown in reversed(server.history()) if "Film" in shown.labels)
    await server.bot.store.change_person(server.people["Otto"].id, language="de")
    home, files = await taken(server, "Otto", final)
    assert "Mitnehmen" in home.text
    assert files["csv"].decode("utf-8-sig").startswith("Platz,Name,Computer,Punkte")


async def test_a_running_or_cancelled_game_has_nothing_to_take(server: DiscordServer) -> None:
    table_id = await server.table(GAME, "Inge", "Otto")
    shown = await server.forged("Otto", server.board(), pack(Verb.TAKE_HOME, table_id))
    assert shown is not None
    assert shown.text == "You can take a game home when it ends."
    assert not shown.files
    await server.bot.lifecycle.end(table_id)
    await server.env.settle()
    assert (await server.bot.store.load(table_id)).status is Status.ENDED
    shown = await server.forged("Otto", server.last, pack(Verb.TAKE_HOME, table_id))
    assert shown is not None
    assert not shown.files


@pytest.mark.real_pictures
async def test_the_picture_has_standings_and_board(server: DiscordServer) -> None:
    await finale.played(server, GAME, "Inge", "Otto")
    final = next(shown for shown in reversed(server.history()) if "Film" in shown.labels)
    home, files = await taken(server, "Inge", final)
    assert Image.open(io.BytesIO(files["jpg"])).height > 1400, "the board is below the standings"
    assert "Inge" in home.alts[0]


async def test_names_are_no_formulas_and_pauses_no_playing(server: DiscordServer) -> None:
    row = await finale.played(server, GAME, "Inge", "Otto")
    room = await server.bot.tables.load(row.id, whole=True)
    seats = [msgspec.structs.replace(room.seats[0], name='=cmd|"x"'), *room.seats[1:]]
    odd = replace(room, seats=seats)
    play: Play = play_of(odd, odd.picture_words("en"))
    rows = list(csv.reader(io.StringIO(standings_csv(play).decode("utf-8-sig"))))
    assert '\'=cmd|"x"' in [line[1] for line in rows]
    log = [Entry(number=n, seat=0, at=at) for n, at in enumerate((0, 60, 120, 90_000))]
    assert minutes_played(log) == 2 + LONGEST_PAUSE // 60
    assert minutes_played([]) == 0
    assert minutes_played(log[:3], started=-120) == 4, "thinking about the first move is playing"


async def test_partners_are_a_team(server: DiscordServer) -> None:
    """Where several win together, both ways into BG Stats say with whom."""
    table_id = await server.table("efemeris", "Inge", "Otto", computers=2)
    room = await server.bot.tables.load(table_id, whole=True)
    with pytest.raises(Rejected):
        play_of(room, room.picture_words("en"))
    play = Play(room, outcome([say("picture-standings-total")], 4, 2), room.picture_words("en"))
    file = json.loads(bg_stats_file(play))
    teams = {score["seatOrder"]: score["team"] for score in file["plays"][0]["playerScores"]}
    assert teams == {1: "1", 2: "2", 3: "1", 4: "2"}
    linked = json.loads(unquote(bg_stats_link(play).partition("data=")[2]))
    assert sorted(player["team"] for player in linked["players"]) == ["1", "1", "2", "2"]


async def test_a_game_without_points_has_no_score(server: DiscordServer) -> None:
    """Efemeris counts planets: they decide nothing by themselves."""
    table_id = await server.table("efemeris", "Inge", "Otto")
    room = await server.bot.tables.load(table_id, whole=True)
    play = Play(room, outcome([say("efemeris-score-planets")], 2), room.picture_words("en"))
    file = json.loads(bg_stats_file(play))
    assert file["games"][0]["noPoints"] is True
    assert [score["score"] for score in file["plays"][0]["playerScores"]] == ["", ""]
    linked = json.loads(unquote(bg_stats_link(play).partition("data=")[2]))
    assert linked["game"]["noPoints"] is True
    assert not any("score" in player for player in linked["players"])
    assert standings_csv(play).decode("utf-8-sig").startswith("Place,Player,Computer,Planets,Planets")
    told = standings_words(room, play.outcome, room.words("en"))[-1]
    assert "planet" in told
    assert final_alt(room, play.outcome, room.words("en")).count("planet") == 2


async def test_a_first_game_is_one(server: DiscordServer) -> None:
    """In the lobby and in BG Stats: also a game with computers alone has been finished."""
    row = await finale.played(server, GAME, "Inge", computers=1)
    final = next(shown for shown in reversed(server.history()) if "Film" in shown.labels)
    _, files = await taken(server, "Inge", final)
    (play,) = json.loads(files["bgsplay"])["plays"]
    new = {score["seatOrder"]: score["newPlayer"] for score in play["playerScores"]}
    seats = await server.bot.store.seats(row.id)
    assert new == {seat.seat + 1: not seat.computer for seat in seats}
    await server.click("Inge", final, "Play again")
    lobby = next(shown for shown in reversed(server.history()) if "Start" in shown.labels)
    assert "first game" not in lobby.text
    # Of two games that end within a second neither is the first; a computer's last move here has real time.
    await asyncio.sleep(1)
    row = await finale.played(server, GAME, "Inge", "Otto")
    final = next(shown for shown in reversed(server.history()) if "Film" in shown.labels)
    _, files = await taken(server, "Inge", final)
    (play,) = json.loads(files["bgsplay"])["plays"]
    new = {score["seatOrder"]: score["newPlayer"] for score in play["playerScores"]}
    assert new == {seat.seat + 1: seat.name == "Otto" for seat in await server.bot.store.seats(row.id)}


async def test_the_local_table_is_not_on_discord(server: DiscordServer) -> None:
    await finale.played(server, GAME, "Inge", computers=1)
    final = next(shown for shown in reversed(server.history()) if "Film" in shown.labels)
    _, files = await taken(server, "Inge", final)
    assert [place["name"] for place in json.loads(files["bgsplay"])["locations"]] == ["Discord"]
    server.bot.on_discord = False
    home, files = await taken(server, "Inge", final)
    assert json.loads(files["bgsplay"])["locations"] == []
    assert "locationRefId" not in json.loads(files["bgsplay"])["plays"][0]
    assert "location" not in unquote(home.text.partition("createPlay.html?data=")[2])


async def test_a_record_can_be_taken_home_too(server: DiscordServer) -> None:
    name, raw = await record(server)
    checked = await verified(server, name, raw)
    score = await server.click("Ruth", checked, "Final score")
    assert score is not None
    home, files = await taken(server, "Ruth", score)
    names = {player["name"] for player in json.loads(files["bgsplay"])["players"]}
    assert names == {"Seat 1", "Seat 2"}
    stolen = await server.forged("Otto", home, score.custom_id("Take it home"))
    assert stolen is not None
    assert not stolen.files, "a record belongs to whoever uploaded it"
