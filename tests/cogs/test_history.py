"""Looking back on Discord: log, replay, film and chart; with strangers, forgeries and restarts."""

from __future__ import annotations

import asyncio
import io
import re
import sys
import threading
from typing import Any, Literal

import pytest
from PIL import Image

import render
from cogs.ui.looking_back import history_messages
from engines import games
from engines.contract.core import Event, say
from engines.tables.chronicle import Chronicle, Told
from engines.tables.log import Entry
from tests.cogs import finale
from tests.cogs.players import Typist, asked
from tests.support.discord_server import DiscordServer, Shown

SEA, AUCTION = "entdecker", "magellan"
TRIO = ("Inge", "Otto", "Ruth")
WALK = ["First", "Back", "Forward", "Last"]


async def played(server: DiscordServer, game: str, *people: str, moves: int) -> str:
    table = await server.table(game, *people)
    typist = Typist(server)
    for _ in range(moves):
        who = await asked(server)
        assert who is not None
        await typist.move(who)
    return table


async def over(server: DiscordServer) -> Shown:
    """A game between two people, played to its end; its final message."""
    await finale.played(server, SEA, "Inge", "Otto")
    return next(shown for shown in reversed(server.history()) if "Film" in shown.labels)


async def chronicle(server: DiscordServer, table: str) -> Chronicle:
    return Chronicle(await server.bot.store.open_table(table, whole=True))


async def press(server: DiscordServer, who: str, shown: Shown, label: str) -> Shown:
    answer = await server.click(who, shown, label)
    assert answer is not None
    return answer


async def typed(server: DiscordServer, who: str, command: str) -> Shown:
    answer = await server.slash(who, command)
    assert answer is not None
    return answer


def place(shown: Shown) -> tuple[int, int]:
    found = re.search(r"(\d+) / (\d+)", shown.text)
    assert found is not None, shown.text
    return int(found[1]), int(found[2])


def headers(shown: Shown) -> list[str]:
    return [line for line in shown.text.splitlines() if ":R>" in line]


# --- the log ---------------------------------------------------------------------------------------------


async def test_the_log_has_a_header_for_every_turn(server: DiscordServer) -> None:
    table = await played(server, SEA, "Inge", "Otto", moves=12)
    log = await typed(server, "Stranger", "log")
    turns = (await chronicle(server, table)).turns[1:]
    names = [seat.name for seat in await server.bot.store.seats(table)]
    wanted = [f"**{names[turn.asked[0]]}** · <t:{turn.at}:R>" for turn in turns]
    assert headers(log) == wanted[-len(headers(log)) :]
    assert len(headers(log)) > 1
    lines = log.text.splitlines()
    assert all(line.startswith(("• ", "**", "###")) for line in lines)
    assert all(lines[n + 1].startswith("• ") for n, line in enumerate(lines) if ":R>" in line), (
        "none is empty"
    )
    await server.bot.store.change_person(server.people["Otto"].id, language="de")
    assert headers(await typed(server, "Otto", "log")) == headers(log)


async def test_undone_moves_are_struck_out_and_told_in_their_turn(server: DiscordServer) -> None:
    await server.table("age_of_discovery", "Inge", "Otto")
    who = await asked(server)
    assert who is not None
    await server.slash(who, "age_of_discovery take_coins")
    await server.slash(who, "undo")
    log = await typed(server, "Stranger", "log")
    assert len(headers(log)) == 1
    assert f"**{who}**" in headers(log)[0]
    told = [line for line in log.text.splitlines() if line.startswith("• ")]
    assert told[0].startswith("• ~~")
    assert told[0].endswith("~~")
    assert "undoes the last move" in told[-1]
    assert "~~" not in told[-1]
    replay = await press(server, "Stranger", log, "Replay")
    assert place(replay) == (0, 0)


async def test_a_secret_move_has_no_header_for_others(server: DiscordServer) -> None:
    await played(server, AUCTION, *TRIO, moves=2)
    first = await asked(server)
    other, third = (name for name in TRIO if name != first)
    before = await typed(server, third, "log")
    replayed = await typed(server, third, "replay")
    await server.slash(other, f"{AUCTION} limit", amount=2)
    after = await typed(server, third, "log")
    assert after.text == before.text
    assert place(await typed(server, third, "replay")) == place(replayed)
    own = await typed(server, other, "log")
    assert "up to 2" in own.text
    assert len(headers(own)) >= len(headers(before))
    assert "up to 2" not in (await typed(server, other, "replay")).text, "a replay shows what everybody saw"


async def test_pages_of_the_log_that_nobody_has(server: DiscordServer) -> None:
    table = await played(server, SEA, "Inge", "Otto", moves=3)
    log = await typed(server, "Inge", "log")
    shown = await server.forged("Inge", log, f"p1:log:{table}:999:turn")
    assert shown is not None
    assert headers(shown)
    for bad in ("9" * 60, "x", "-1", "²", ""):
        shown = await server.forged("Inge", log, f"p1:log:{table}:{bad}:turn")
        assert shown is not None
        assert "don’t know that button" in shown.text, bad
    nowhere = await server.forged("Inge", log, "p1:log")
    assert nowhere is not None
    assert "don’t know that button" in nowhere.text


async def test_an_empty_log(server: DiscordServer) -> None:
    await server.slash("Inge", "play", game=SEA)
    lobby = await typed(server, "Inge", "log")
    assert "Nothing has happened" in lobby.text
    assert not lobby.labels
    refused = await typed(server, "Inge", "replay")
    assert "hasn’t started" in refused.text


def told(number: int, turn: int, *texts: tuple[str, int | None], undone: bool = False) -> Told:
    events = [Event(text=say(text), to=to) for text, to in texts]
    entry = Entry(number=number, seat=turn % 2, at=number * 10, move={}, events=events, undone=undone)
    return Told(entry, turn, (turn % 2,))


class Plain:
    language = "en"

    def __call__(self, text: Any) -> str:
        return f"{text.args['who'].items[0].seat} at {text.args['time']}" if text.args else str(text.key)

    def name(self, seat: int) -> str:
        return f"#{seat}"

    def short_name(self, seat: int) -> str:
        return self.name(seat)

    def computer(self, seat: int) -> bool:
        return False


def test_turns_are_made_of_what_one_may_read() -> None:
    log = [
        told(1, 1, ("a", None), ("a2", 0)),
        told(2, 1, ("secret", 1)),
        told(3, 1, ("b", None), undone=True),
        told(4, 2, ("hidden", 1)),
        told(5, 3, ("c", None)),
    ]
    game = games()["magellan"]
    read = {seat: history_messages.log_turns(game, log, seat, Plain()) for seat in (None, 0, 1)}
    assert read[None] == [["1 at <t:10:R>", "• a", "• ~~b~~"], ["1 at <t:50:R>", "• c"]]
    assert read[0] == [["1 at <t:10:R>", "• a", "• a2", "• ~~b~~"], ["1 at <t:50:R>", "• c"]]
    assert [turn[0] for turn in read[1]] == ["1 at <t:10:R>", "0 at <t:40:R>", "1 at <t:50:R>"]


def test_pages_hold_whole_turns_and_never_too_much() -> None:
    turns = [[f"head {n}", *(f"line {n}.{m}" for m in range(n % 7 + 1))] for n in range(40)]
    pages = history_messages.log_pages(turns)
    assert [line for page in reversed(pages) for line in page.split("\n")] == [x for t in turns for x in t]
    assert all(
        len(page.split("\n")) <= history_messages.LOG_PAGE_LINES and page.startswith("head") for page in pages
    )
    long = history_messages.log_pages([["head", *("word " * 40 + str(n) for n in range(90))]])
    assert all(page.startswith("head\n") and len(page) <= 3100 for page in long)
    assert sum(page.count("word 0") + page.count(" 89") for page in long) > 0
    assert sum(len(page.split("\n")) - 1 for page in long) == 90
    assert history_messages.log_pages([]) == []


# --- the replay ------------------------------------------------------------------------------------------


async def test_the_replay_walks_through_a_running_game(server: DiscordServer) -> None:
    table = await played(server, SEA, "Inge", "Otto", moves=14)
    public = len(server.history())
    shown = await typed(server, "Stranger", "replay")
    past = await chronicle(server, table)
    turns, moves = len(past.turns) - 1, len(past.moves) - 1
    assert place(shown) == (turns, turns)
    assert "Turn" in shown.text
    assert shown.stored.is_ephemeral
    assert shown.files
    assert shown.alts[0]
    assert "Forward" not in shown.labels, "more may have happened by now"
    assert "Last" in shown.labels, "more may have happened by now"
    message = shown.id
    seen = [shown.alts[0]]
    while "Back" in shown.labels:
        shown = await press(server, "Stranger", shown, "Back")
        assert shown.id == message, "edited in place"
        seen.append(shown.alts[0])
    assert place(shown) == (0, turns)
    assert "how it started" in shown.text
    assert len(seen) == turns + 1, "each step has its own picture"
    assert len(set(seen)) > turns / 2, "each step has its own picture"
    assert set(WALK) & set(shown.labels) == {"Forward", "Last"}
    shown = await press(server, "Stranger", shown, "Forward")
    assert place(shown) == (1, turns)
    assert headers(shown)
    shown = await press(server, "Stranger", shown, "By move")
    inside = len(past.turns[1].entries)
    assert place(shown) == (inside, moves)
    assert "Move" in shown.text
    shown = await press(server, "Stranger", shown, "Forward")
    assert place(shown) == (inside + 1, moves)
    shown = await press(server, "Stranger", shown, "By turn")
    assert place(shown) == (2, turns)
    assert place(await press(server, "Stranger", shown, "First")) == (0, turns)
    assert len(server.history()) == public, "nobody else sees it"


async def test_each_step_tells_its_own_story(server: DiscordServer) -> None:
    table = await played(server, SEA, "Inge", "Otto", moves=8)
    await server.bot.store.change_person(server.people["Inge"].id, language="de")
    past = await chronicle(server, table)
    room = await server.bot.tables.load(table)
    shown = await press(server, "Inge", await typed(server, "Inge", "log"), "Wiederholung")
    shown = await press(server, "Inge", shown, "Schritt für Schritt")
    for step in reversed(past.moves[1:]):
        words = room.words("de")
        for event in step.entries[0].events:
            assert (words(event.text) in shown.text) == (event.to is None)
        description = room.table.game.describe(past.after(step).view(None).public)
        assert room.plain_words("de")(description[0]) in shown.alts[0]
        shown = await press(server, "Inge", shown, "Zurück")


async def test_a_replay_outlives_a_restart_and_learns_of_new_moves(server: DiscordServer) -> None:
    await played(server, SEA, "Inge", "Otto", moves=4)
    shown = await typed(server, "Stranger", "replay")
    shown = await press(server, "Stranger", shown, "By move")
    there, count = place(shown)
    assert there == count
    await server.restart()
    who = await asked(server)
    assert who is not None
    await Typist(server).move(who)
    shown = await press(server, "Stranger", shown, "Last")
    assert place(shown) == (count + 1, count + 1)


async def test_moves_taken_back_are_gone_from_the_replay(server: DiscordServer) -> None:
    await server.table("age_of_discovery", "Inge", "Otto")
    who = await asked(server)
    assert who is not None
    await server.slash(who, "age_of_discovery take_coins")
    shown = await press(server, "Stranger", await typed(server, "Stranger", "replay"), "By move")
    assert place(shown) == (1, 1)
    stale = shown.custom_id("First").replace(":0:f", ":1:n")
    await server.slash(who, "undo")
    answer = await server.shown_click("Stranger", shown, stale)
    assert place(answer) == (0, 0)


async def test_forged_places_in_a_replay(server: DiscordServer) -> None:
    table = await played(server, SEA, "Inge", "Otto", moves=3)
    shown = await typed(server, "Stranger", "replay")
    for bad in ("turn", "turn:x", "move:-1", "move:²", "day:1", "::", "move::"):
        answer = await server.forged("Stranger", shown, f"p1:replay:{table}:{bad}")
        assert answer is not None
        assert "don’t know that button" in answer.text, bad
    for unknown in ("p1:replay:nowhere1:turn:0", "p1:film:nowhere1"):
        answer = await server.forged("Stranger", shown, unknown)
        assert answer is not None
        assert "can’t find that game" in answer.text, unknown
    for unreadable in ("p1:replay", "p1:replay:", "p1:film", f"p1:replay:{table}:move:{'9' * 50}"):
        answer = await server.forged("Stranger", shown, unreadable)
        assert answer is not None
        assert "don’t know that" in answer.text, unreadable
    far = await server.forged("Stranger", shown, f"p1:replay:{table}:move:9999")
    assert far is not None
    assert place(far) == (3, 3)
    board = server.board()
    before = board.text
    aside = await server.forged("Stranger", board, f"p1:replay:{table}:move:1")
    assert aside is not None
    assert aside.stored.is_ephemeral
    assert place(aside) == (1, 3)
    assert server.board().text == before, "a message that everybody sees is never replaced"


async def test_without_pictures_the_replay_is_told_in_words(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await played(server, SEA, "Inge", "Otto", moves=3)

    async def nothing(*_: object) -> list[Any]:
        return []

    monkeypatch.setattr(server.bot.pictures, "board", nothing)
    shown = await typed(server, "Inge", "replay")
    room = await server.bot.tables.load(table)
    first = room.table.game.describe(room.table.view(None).public)[0]
    assert room.words("en")(first) in shown.text
    assert not shown.files


async def test_a_closed_table_can_be_seen_again(server: DiscordServer) -> None:
    table = await played(server, SEA, "Inge", "Otto", moves=3)
    await server.bot.lifecycle.end(table)
    shown = await typed(server, "Stranger", "replay")
    assert place(shown)[0] == 0
    assert "Last" in shown.labels
    assert "Last" not in (await press(server, "Stranger", shown, "Last")).labels


# --- after the end ---------------------------------------------------------------------------------------


async def test_the_final_message_shows_how_the_points_grew(server: DiscordServer) -> None:
    final = await over(server)
    assert [file.filename for file in final.files] == ["standings.jpg", "scores.jpg"]
    lines = final.alts[1].splitlines()
    assert "How the points grew" in lines[0]
    row = await server.bot.store.last_in_channel(server.channel.id)
    assert row is not None
    table = await server.bot.store.open_table(row.id)
    assert table.outcome is not None
    names = [seat.name for seat in await server.bot.store.seats(row.id)]
    for line, standing in zip(lines[1:], table.outcome.standings, strict=True):
        assert line.startswith(f"{names[standing.seat]}: ")
        assert line.endswith(f", {standing.total}")


async def test_a_game_that_shows_no_points_has_no_chart(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    from engines.games.entdecker.rules import Entdecker

    monkeypatch.setattr(Entdecker, "scores", lambda self, public: None)
    final = await over(server)
    assert [file.filename for file in final.files] == ["standings.jpg"]


async def test_a_finished_game_is_replayed_from_its_beginning(server: DiscordServer) -> None:
    final = await over(server)
    await server.restart()
    shown = await press(server, "Stranger", final, "Replay")
    assert shown.id != final.id
    assert shown.stored.is_ephemeral
    there, count = place(shown)
    assert there == 0
    assert count > 10
    last = await press(server, "Stranger", shown, "Last")
    assert place(last) == (count, count)
    assert set(WALK) & set(last.labels) == {"First", "Back"}


def bytes_of(server: DiscordServer, shown: Shown) -> bytes:
    (file,) = shown.files
    data = server.env.backend.cdn.get(file.url)
    assert data is not None
    return data


async def test_the_film_of_a_game(server: DiscordServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every picture has another colour here, so that every frame can be counted."""
    final = await over(server)
    drawn: list[Any] = []

    def board(game: str, public: Any, words: Any) -> list[Any]:
        drawn.append(public)
        image = Image.new("RGB", (96, 64), (len(drawn) * 37 % 256, len(drawn) * 91 % 256, 90))
        return [render.Picture("board", image)]

    monkeypatch.setattr(render, "board", board)
    film = await press(server, "Stranger", final, "Film")
    assert film.stored.is_ephemeral
    assert film.id != final.id
    assert [file.filename for file in film.files] == ["film.webp"]
    assert "as a film" in film.alts[0]
    assert len(film.alts[0]) > 100
    row = await server.bot.store.last_in_channel(server.channel.id)
    assert row is not None
    past = await chronicle(server, row.id)
    movie: Any = Image.open(io.BytesIO(bytes_of(server, film)))
    assert movie.n_frames == min(60, len(past.turns)) == len(drawn)
    shown = [past.after(step).view(None).public for step in past.turns]
    assert drawn[0] == shown[0]
    assert drawn[-1] == shown[-1]
    assert all(public in shown for public in drawn)


async def test_no_film_before_the_end(server: DiscordServer) -> None:
    table = await played(server, SEA, "Inge", "Otto", moves=3)
    refused = await server.forged("Inge", server.board(), f"p1:film:{table}")
    assert refused is not None
    assert "when the game ends" in refused.text
    assert not refused.files


async def test_one_film_at_a_time_and_one_for_each_person(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    final = await over(server)
    history: Any = sys.modules["cogs.history"]  # as the bot has loaded it
    busy = most = made = 0
    gate, refusal, both = threading.Event(), asyncio.Event(), asyncio.Event()

    def slow(*_: Any) -> Any:
        nonlocal busy, most, made
        busy, made = busy + 1, made + 1
        most = max(most, busy)
        assert gate.wait(20)
        busy -= 1
        return [("film.webp", b"RIFF")]

    refusals = history.Rejected

    def refused(key: str) -> Any:
        refusal.set()
        return refusals(key)

    class Studio(asyncio.Lock):
        async def acquire(self) -> Literal[True]:
            if self.locked():
                both.set()
            return await super().acquire()

    cog: Any = server.bot.get_cog("HistoryCog")
    cog._film_lock = Studio()
    monkeypatch.setattr(history, "draw_film", slow)
    monkeypatch.setattr(history, "Rejected", refused)
    film = final.custom_id("Film")
    for who in ("Inge", "Otto", "Inge"):
        await server.raw_click(who, final, film)
    settled = asyncio.ensure_future(server.env.settle())
    for event in (refusal, both):
        await asyncio.wait_for(event.wait(), 20)
    assert len(cog._waiting) == 2
    gate.set()
    await settled
    assert made == 2
    assert most == 1
    answers = [m for m in server.env.backend.messages[server.channel.id].values() if m.is_ephemeral]
    texts = [Shown(server, server.channel.id, m.id).text for m in answers]
    assert sum("already making" in text for text in texts) == 1
    assert sum("from start to finish" in text for text in texts) == 2
    assert not cog._waiting


@pytest.mark.real_pictures
async def test_a_film_with_real_pictures(server: DiscordServer) -> None:
    """A short game, drawn and encoded as it is."""
    table = await played(server, SEA, "Inge", "Otto", moves=6)
    await server.bot.lifecycle.end(table)
    shown = await typed(server, "Inge", "replay")
    assert [file.filename for file in shown.files] == ["board.jpg"]
    film = await server.forged("Inge", shown, f"p1:film:{table}")
    assert film is not None
    movie: Any = Image.open(io.BytesIO(bytes_of(server, film)))
    assert movie.width == 700
    assert movie.n_frames >= 2
