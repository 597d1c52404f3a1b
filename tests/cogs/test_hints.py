"""Hints: on against computers alone, off among people unless the lobby allows them, told to everybody."""

from __future__ import annotations

import msgspec
import pytest

from cogs.tables import hints
from data.words import Phrases
from engines import games
from engines.advice import Advice, advise, advise_at_once
from engines.core import Say, tenths
from engines.dice import Dice
from engines.magellan.moves import Limit
from engines.position import Position
from engines.search import Candidate, Thought
from engines.table import Table
from tests.cogs.finale import finished
from tests.support.discord_server import DiscordServer, Shown

KEYS = list(games())


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No processes: thinking has tests of its own."""

    async def no_thought(pool: object, position: object) -> None:
        return None

    monkeypatch.setattr("cogs.tables.thinking.ThinkingPool.advise", no_thought)


async def asked_panel(server: DiscordServer, *people: str) -> tuple[str, Shown]:
    board = server.board()
    who = next(name for name in people if f"<@{server.people[name].id}>" in board.text)
    panel = await server.click(who, board, "Play")
    assert panel is not None
    return who, panel


@pytest.mark.parametrize("game", KEYS)
async def test_alone_against_computers_a_hint_can_be_played(server: DiscordServer, game: str) -> None:
    await server.slash("Inge", "play", game=game, against="computer")
    for _ in range(6):
        row = await server.running()
        panel = await server.click("Inge", server.board(), "Play")
        assert panel is not None
        if "Hint" not in panel.labels:
            break
        hint = await server.click("Inge", panel, "Hint")
        assert hint is not None
        assert "I’d play: " in hint.text
        assert hint.files, "the picture of the question stays"
        assert "Back" in hint.labels
        assert "Play it" in hint.labels
        await server.confirm("Inge", await server.click("Inge", hint, "Play it"))
        assert (await server.bot.store.load(row.id)).version > row.version
    assert not any("took a hint" in shown.text for shown in server.history())


async def test_among_people_hints_are_off(server: DiscordServer) -> None:
    await server.table("entdecker", "Inge", "Otto")
    who, panel = await asked_panel(server, "Inge", "Otto")
    assert "Hint" not in panel.labels
    row = await server.running()
    forged = await server.forged(who, panel, f"p1:hint:{row.id}")
    assert forged is not None
    assert "plays without hints" in forged.text
    assert [seat.hints for seat in await server.bot.store.seats(row.id)] == [0, 0]


async def test_where_they_are_on_everybody_is_told(server: DiscordServer) -> None:
    await server.table("entdecker", "Inge", "Otto", settings={"hints": "on"})
    who, panel = await asked_panel(server, "Inge", "Otto")
    await server.click(who, panel, "Hint")
    assert f"{who} took a hint" in server.last.text
    row = await server.running()
    seats = await server.bot.store.seats(row.id)
    assert sum(seat.hints for seat in seats) == 1
    other = next(name for name in ("Inge", "Otto") if name != who)
    refused = await server.forged(other, panel, f"p1:hint:{row.id}")
    assert refused is not None
    assert "not your turn" in refused.text
    stranger = await server.forged("Ruth", panel, f"p1:hint:{row.id}")
    assert stranger is not None
    assert "I’d play" not in stranger.text


@pytest.mark.parametrize("key", KEYS)
def test_a_hint_tells_nothing_that_is_hidden(key: str) -> None:
    game = games()[key]
    table = Table.open(game, seats=game.seats[0], key=b"hint")
    for _ in range(25):
        seat = table.waiting[0]
        table.play(seat, table.suggest(seat), at=0)
    seat = table.waiting[0]
    other = game.redeal(table.state, seat, Dice(b"other"))
    told = [
        advise(Position.of(game, state, seat, b"k", ("scene",)), percent=5) for state in (table.state, other)
    ]
    assert told[0] == told[1]
    at_once = [
        advise_at_once(Position.of(game, state, seat, b"k", ("scene",))) for state in (table.state, other)
    ]
    assert at_once[0] == at_once[1]


@pytest.mark.parametrize(("usual", "other", "told"), [(2.0, 1.0, 2), (1.0, 2.0, 0)])
def test_points_never_speak_against_the_advice(
    monkeypatch: pytest.MonkeyPatch, usual: float, other: float, told: int
) -> None:
    """A player needs more than a few points to leave its usual move."""
    game = games()["magellan"]
    table = Table.open(game, seats=game.seats[0], key=b"hint")
    seat = table.waiting[0]
    moves = [Limit(2), Limit(3)]
    thought = Thought(moves[0], (Candidate(moves[1], [other]), Candidate(moves[0], [usual])))
    monkeypatch.setattr("engines.advice.think", lambda *args: thought)
    found = advise(Position.of(game, table.state, seat, b"k", ("scene",)))
    assert found.move == msgspec.to_builtins(moves[0])
    assert [one.points for one in found.considered] == [usual, other][:told]


@pytest.mark.parametrize(("language", "shown"), [("en", "+1.5 −0.5"), ("de", "+1,5 −0,5")])
def test_points_are_written_as_the_language_writes_them(language: str, shown: str) -> None:
    words = Phrases(language)
    assert " ".join(words(tenths(points, signed=True)) for points in (1.5, -0.5)) == shown
    assert words(tenths(1.5)) == shown.split()[0].removeprefix("+")


async def test_a_hint_warns_itself_and_is_played_with_one_press(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.slash("Inge", "play", game="entdecker", against="computer")
    row = await server.running()
    panel = await server.click("Inge", server.board(), "Play")
    assert panel is not None
    monkeypatch.setattr(type(games()["entdecker"]), "caution", lambda *args: Say("table-over"))
    hint = await server.click("Inge", panel, "Hint")
    assert hint is not None
    assert Phrases("en")(Say("table-over")) in hint.text
    await server.click("Inge", hint, "Play it")
    assert (await server.bot.store.load(row.id)).version > row.version


async def test_what_was_thought_is_shown(server: DiscordServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def thought(pool: object, position: Position) -> Advice:
        found = advise(position, percent=20)
        return Advice(move=found.move, reason=Say("list-none"), considered=found.considered)

    monkeypatch.setattr("cogs.tables.thinking.ThinkingPool.advise", thought)
    monkeypatch.setattr(hints, "advise_at_once", None)
    await server.slash("Inge", "play", game="magellan", against="computer")
    panel = await server.click("Inge", server.board(), "Play")
    assert panel is not None
    hint = await server.click("Inge", panel, "Hint")
    assert hint is not None
    assert "Why:" in hint.text
    back = await server.click("Inge", hint, "Back")
    assert back is not None
    assert "Hint" in back.labels


@pytest.mark.parametrize("hinted", [False, True])
async def test_a_game_with_hints_changes_no_ratings(server: DiscordServer, hinted: bool) -> None:
    table_id = await server.table("entdecker", "Inge", "Otto", settings={"hints": "on"})
    if hinted:
        await server.bot.store.note_hint(table_id, 0, [], now=server.now())
    await finished(server, table_id)
    await server.bot.results.write()
    assert len(await server.bot.store.results(guild_id=server.guild.id)) == 2
    assert bool(await server.bot.store.ratings(server.guild.id)) is not hinted
