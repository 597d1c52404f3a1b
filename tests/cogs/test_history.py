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
from cogs.ui import history_messages
from engines.chronicle import Chronicle, Told
from engines.core import Event, say
from engines.table import Entry
from tests.cogs import finale
from tests.cogs.players import Typist, asked
from tests.support.town import Shown, Town

SEA, AUCTION = "entdecker", "magellan"
TRIO = ("Inge", "Otto", "Ruth")
WALK = ["First", "Back", "Forward", "Last"]


async def played(town: Town, game: str, *people: str, moves: int) -> str:
    table = await town.table(game, *people)
    typist = Typist(town)
    for _ in range(moves):
        who = await asked(town)
        assert who is not None
        await typist.move(who)
    return table


async def over(town: Town) -> Shown:
    """A game between two people, played to its end; its final message."""
    await finale.played(town, SEA, "Inge", "Otto")
    return next(shown for shown in reversed(town.history()) if "Film" in shown.labels)


async def chronicle(town: Town, table: str) -> Chronicle:
    return Chronicle(await town.bot.store.open_table(table, whole=True))


async def press(town: Town, who: str, shown: Shown, label: str) -> Shown:
    answer = await town.click(who, shown, label)
    assert answer is not None
    return answer


async def typed(town: Town, who: str, command: str) -> Shown:
    answer = await town.slash(who, command)
    assert answer is not None
    return answer


def place(shown: Shown) -> tuple[int, int]:
    found = re.search(r"(\d+) / (\d+)", shown.text)
    assert found is not None, shown.text
    return int(found[1]), int(found[2])


def headers(shown: Shown) -> list[str]:
    return [line for line in shown.text.splitlines() if ":R>" in line]


# --- the log ---------------------------------------------------------------------------------------------


async def test_the_log_has_a_header_for_every_turn(town: Town) -> None:
    table = await played(town, SEA, "Inge", "Otto", moves=12)
    log = await typed(town, "Stranger", "log")
    turns = (await chronicle(town, table)).turns[1:]
    names = [seat.name for seat in await town.bot.store.seats(table)]
    wanted = [f"**{names[turn.asked[0]]}** · <t:{turn.at}:R>" for turn in turns]
    assert headers(log) == wanted[-len(headers(log)) :]
    assert len(headers(log)) > 1
    lines = log.text.splitlines()
    assert all(line.startswith(("• ", "**", "###")) for line in lines)
    assert all(lines[n + 1].startswith("• ") for n, line in enumerate(lines) if ":R>" in line), (
        "none is empty"
    )
    await town.bot.store.change_person(town.people["Otto"].id, language="de")
    assert headers(await typed(town, "Otto", "log")) == headers(log)


async def test_undone_moves_are_struck_out_and_told_in_their_turn(town: Town) -> None:
    await town.table("age_of_discovery", "Inge", "Otto")
    who = await asked(town)
    assert who is not None
    await town.slash(who, "age_of_discovery take_coins")
    await town.slash(who, "undo")
    log = await typed(town, "Stranger", "log")
    assert len(headers(log)) == 1
    assert f"**{who}**" in headers(log)[0]
    told = [line for line in log.text.splitlines() if line.startswith("• ")]
    assert told[0].startswith("• ~~")
    assert told[0].endswith("~~")
    assert "takes the last move back" in told[-1]
    assert "~~" not in told[-1]
    replay = await press(town, "Stranger", log, "Replay")
    assert place(replay) == (0, 0)


async def test_a_secret_move_has_no_header_for_others(town: Town) -> None:
    await played(town, AUCTION, *TRIO, moves=2)
    first = await asked(town)
    other, third = (name for name in TRIO if name != first)
    before = await typed(town, third, "log")
    replayed = await typed(town, third, "replay")
    await town.slash(other, f"{AUCTION} limit", amount=2)
    after = await typed(town, third, "log")
    assert after.text == before.text
    assert place(await typed(town, third, "replay")) == place(replayed)
    own = await typed(town, other, "log")
    assert "up to 2" in own.text
    assert len(headers(own)) >= len(headers(before))
    assert "up to 2" not in (await typed(town, other, "replay")).text, "a replay shows what everybody saw"


async def test_pages_of_the_log_that_nobody_has(town: Town) -> None:
    table = await played(town, SEA, "Inge", "Otto", moves=3)
    log = await typed(town, "Inge", "log")
    shown = await town.forged("Inge", log, f"p1:log:{table}:999:turn")
    assert shown is not None
    assert headers(shown)
    for bad in ("9" * 60, "x", "-1", "²", ""):
        shown = await town.forged("Inge", log, f"p1:log:{table}:{bad}:turn")
        assert shown is not None
        assert "do not know that button" in shown.text, bad
    nowhere = await town.forged("Inge", log, "p1:log")
    assert nowhere is not None
    assert "do not know that button" in nowhere.text


async def test_an_empty_log(town: Town) -> None:
    await town.slash("Inge", "play", game=SEA)
    lobby = await typed(town, "Inge", "log")
    assert "Nothing has happened" in lobby.text
    assert not lobby.labels
    refused = await typed(town, "Inge", "replay")
    assert "not begun" in refused.text


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
    read = {seat: history_messages.log_turns(log, seat, Plain()) for seat in (None, 0, 1)}
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


async def test_the_replay_walks_through_a_running_game(town: Town) -> None:
    table = await played(town, SEA, "Inge", "Otto", moves=14)
    public = len(town.history())
    shown = await typed(town, "Stranger", "replay")
    past = await chronicle(town, table)
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
        shown = await press(town, "Stranger", shown, "Back")
        assert shown.id == message, "edited in place"
        seen.append(shown.alts[0])
    assert place(shown) == (0, turns)
    assert "how it began" in shown.text
    assert len(seen) == turns + 1, "each step has its own picture"
    assert len(set(seen)) > turns / 2, "each step has its own picture"
    assert set(WALK) & set(shown.labels) == {"Forward", "Last"}
    shown = await press(town, "Stranger", shown, "Forward")
    assert place(shown) == (1, turns)
    assert headers(shown)
    shown = await press(town, "Stranger", shown, "By move")
    inside = len(past.turns[1].entries)
    assert place(shown) == (inside, moves)
    assert "Move" in shown.text
    shown = await press(town, "Stranger", shown, "Forward")
    assert place(shown) == (inside + 1, moves)
    shown = await press(town, "Stranger", shown, "By turn")
    assert place(shown) == (2, turns)
    assert place(await press(town, "Stranger", shown, "First")) == (0, turns)
    assert len(town.history()) == public, "nobody else sees it"


async def test_each_step_tells_its_own_story(town: Town) -> None:
    table = await played(town, SEA, "Inge", "Otto", moves=8)
    await town.bot.store.change_person(town.people["Inge"].id, language="de")
    past = await chronicle(town, table)
    room = await town.bot.tables.load(table)
    shown = await press(town, "Inge", await typed(town, "Inge", "log"), "Wiederholung")
    shown = await press(town, "Inge", shown, "Schritt für Schritt")
    for step in reversed(past.moves[1:]):
        words = room.words("de")
        for event in step.entries[0].events:
            assert (words(event.text) in shown.text) == (event.to is None)
        description = room.table.game.describe(past.after(step).view(None).public)
        assert room.plain_words("de")(description[0]) in shown.alts[0]
        shown = await press(town, "Inge", shown, "Zurück")


async def test_a_replay_outlives_a_restart_and_learns_of_new_moves(town: Town) -> None:
    await played(town, SEA, "Inge", "Otto", moves=4)
    shown = await typed(town, "Stranger", "replay")
    shown = await press(town, "Stranger", shown, "By move")
    there, count = place(shown)
    assert there == count
    await town.restart()
    who = await asked(town)
    assert who is not None
    await Typist(town).move(who)
    shown = await press(town, "Stranger", shown, "Last")
    assert place(shown) == (count + 1, count + 1)


async def test_moves_taken_back_are_gone_from_the_replay(town: Town) -> None:
    await town.table("age_of_discovery", "Inge", "Otto")
    who = await asked(town)
    assert who is not None
    await town.slash(who, "age_of_discovery take_coins")
    shown = await press(town, "Stranger", await typed(town, "Stranger", "replay"), "By move")
    assert place(shown) == (1, 1)
    stale = shown.custom_id("First").replace(":0:f", ":1:n")
    await town.slash(who, "undo")
    answer = await town.shown_click("Stranger", shown, stale)
    assert place(answer) == (0, 0)


async def test_forged_places_in_a_replay(town: Town) -> None:
    table = await played(town, SEA, "Inge", "Otto", moves=3)
    shown = await typed(town, "Stranger", "replay")
    for bad in ("turn", "turn:x", "move:-1", "move:²", "day:1", "::", "move::"):
        answer = await town.forged("Stranger", shown, f"p1:replay:{table}:{bad}")
        assert answer is not None
        assert "do not know that button" in answer.text, bad
    for unknown in ("p1:replay:nowhere1:turn:0", "p1:film:nowhere1"):
        answer = await town.forged("Stranger", shown, unknown)
        assert answer is not None
        assert "do not know that table" in answer.text, unknown
    for unreadable in ("p1:replay", "p1:replay:", "p1:film", f"p1:replay:{table}:move:{'9' * 50}"):
        answer = await town.forged("Stranger", shown, unreadable)
        assert answer is not None
        assert "do not know that" in answer.text, unreadable
    far = await town.forged("Stranger", shown, f"p1:replay:{table}:move:9999")
    assert far is not None
    assert place(far) == (3, 3)
    board = town.board()
    before = board.text
    aside = await town.forged("Stranger", board, f"p1:replay:{table}:move:1")
    assert aside is not None
    assert aside.stored.is_ephemeral
    assert place(aside) == (1, 3)
    assert town.board().text == before, "a message that everybody sees is never replaced"


async def test_without_pictures_the_replay_is_told_in_words(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await played(town, SEA, "Inge", "Otto", moves=3)

    async def nothing(*_: object) -> list[Any]:
        return []

    monkeypatch.setattr(town.bot.pictures, "board", nothing)
    shown = await typed(town, "Inge", "replay")
    room = await town.bot.tables.load(table)
    first = room.table.game.describe(room.table.view(None).public)[0]
    assert room.words("en")(first) in shown.text
    assert not shown.files


async def test_a_closed_table_can_be_seen_again(town: Town) -> None:
    table = await played(town, SEA, "Inge", "Otto", moves=3)
    await town.bot.lifecycle.end(table)
    shown = await typed(town, "Stranger", "replay")
    assert place(shown)[0] == 0
    assert "Last" in shown.labels
    assert "Last" not in (await press(town, "Stranger", shown, "Last")).labels


# --- after the end ---------------------------------------------------------------------------------------


async def test_the_final_message_shows_how_the_points_grew(town: Town) -> None:
    final = await over(town)
    assert [file.filename for file in final.files] == ["standings.webp", "scores.webp"]
    lines = final.alts[1].splitlines()
    assert "How the points grew" in lines[0]
    row = await town.bot.store.last_in_channel(town.channel.id)
    assert row is not None
    table = await town.bot.store.open_table(row.id)
    assert table.outcome is not None
    names = [seat.name for seat in await town.bot.store.seats(row.id)]
    for line, standing in zip(lines[1:], table.outcome.standings, strict=True):
        assert line.startswith(f"{names[standing.seat]}: ")
        assert line.endswith(f", {standing.total}")


async def test_a_game_that_shows_no_points_has_no_chart(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    from engines.entdecker.rules import Entdecker

    monkeypatch.setattr(Entdecker, "scores", lambda self, public: None)
    final = await over(town)
    assert [file.filename for file in final.files] == ["standings.webp"]


async def test_a_finished_game_is_replayed_from_its_beginning(town: Town) -> None:
    final = await over(town)
    await town.restart()
    shown = await press(town, "Stranger", final, "Replay")
    assert shown.id != final.id
    assert shown.stored.is_ephemeral
    there, count = place(shown)
    assert there == 0
    assert count > 10
    last = await press(town, "Stranger", shown, "Last")
    assert place(last) == (count, count)
    assert set(WALK) & set(last.labels) == {"First", "Back"}


def bytes_of(town: Town, shown: Shown) -> bytes:
    (file,) = shown.files
    data = town.env.backend.cdn.get(file.url)
    assert data is not None
    return data


async def test_the_film_of_a_game(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every picture has another colour here, so that every frame can be counted."""
    final = await over(town)
    drawn: list[Any] = []

    def board(game: str, public: Any, words: Any) -> list[Any]:
        drawn.append(public)
        image = Image.new("RGB", (96, 64), (len(drawn) * 37 % 256, len(drawn) * 91 % 256, 90))
        return [render.Picture("board", image)]

    monkeypatch.setattr(render, "board", board)
    film = await press(town, "Stranger", final, "Film")
    assert film.stored.is_ephemeral
    assert film.id != final.id
    assert [file.filename for file in film.files] == ["film.webp"]
    assert "as a film" in film.alts[0]
    assert len(film.alts[0]) > 100
    row = await town.bot.store.last_in_channel(town.channel.id)
    assert row is not None
    past = await chronicle(town, row.id)
    movie: Any = Image.open(io.BytesIO(bytes_of(town, film)))
    assert movie.n_frames == min(60, len(past.turns)) == len(drawn)
    shown = [past.after(step).view(None).public for step in past.turns]
    assert drawn[0] == shown[0]
    assert drawn[-1] == shown[-1]
    assert all(public in shown for public in drawn)


async def test_no_film_before_the_end(town: Town) -> None:
    table = await played(town, SEA, "Inge", "Otto", moves=3)
    refused = await town.forged("Inge", town.board(), f"p1:film:{table}")
    assert refused is not None
    assert "when the game is over" in refused.text
    assert not refused.files


async def test_one_film_at_a_time_and_one_for_each_person(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    final = await over(town)
    history: Any = sys.modules["cogs.history"]  # as the bot has loaded it
    busy = most = made = 0
    gate, refusal, both = threading.Event(), asyncio.Event(), asyncio.Event()

    def slow(*_: Any) -> Any:
        nonlocal busy, most, made
        busy, made = busy + 1, made + 1
        most = max(most, busy)
        assert gate.wait(20)
        busy -= 1
        return history.PictureFile("film.webp", b"RIFF", "a film")

    refusals = history.Rejected

    def refused(key: str) -> Any:
        refusal.set()
        return refusals(key)

    class Studio(asyncio.Lock):
        async def acquire(self) -> Literal[True]:
            if self.locked():
                both.set()
            return await super().acquire()

    cog: Any = town.bot.get_cog("HistoryCog")
    cog._film_lock = Studio()
    monkeypatch.setattr(history, "draw_film", slow)
    monkeypatch.setattr(history, "Rejected", refused)
    film = final.custom_id("Film")
    for who in ("Inge", "Otto", "Inge"):
        await town.raw_click(who, final, film)
    settled = asyncio.ensure_future(town.env.settle())
    for event in (refusal, both):
        await asyncio.wait_for(event.wait(), 20)
    assert len(cog._waiting) == 2
    gate.set()
    await settled
    assert made == 2
    assert most == 1
    answers = [m for m in town.env.backend.messages[town.channel.id].values() if m.is_ephemeral]
    texts = [Shown(town, town.channel.id, m.id).text for m in answers]
    assert sum("being made already" in text for text in texts) == 1
    assert sum("from the beginning to the end" in text for text in texts) == 2
    assert not cog._waiting


@pytest.mark.real_pictures
async def test_in_earnest(town: Town) -> None:
    """A short game, drawn and encoded as it is."""
    table = await played(town, SEA, "Inge", "Otto", moves=6)
    await town.bot.lifecycle.end(table)
    shown = await typed(town, "Inge", "replay")
    assert [file.filename for file in shown.files] == ["board.webp"]
    film = await town.forged("Inge", shown, f"p1:film:{table}")
    assert film is not None
    movie: Any = Image.open(io.BytesIO(bytes_of(town, film)))
    assert movie.width == 700
    assert movie.n_frames >= 2
