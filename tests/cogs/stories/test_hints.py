"""Hints: on against computers alone, off among people unless the lobby allows them, told to everybody."""

from __future__ import annotations

import asyncio
from functools import partial
from statistics import fmean

import msgspec
import pytest
from discord import ui

from cogs.tables.computers import hints
from cogs.tables.moves.answer_path import follow, path_to
from cogs.ui.components.custom_ids import AnswerId
from cogs.ui.panel.hint_message import hint_message, led_to
from cogs.ui.panel.texts import PanelTexts
from cogs.ui.wording.how_far_ahead import standing
from data.words import Phrases
from engines import games
from engines.computer.advice import Advice, Considered, advise, advise_at_once
from engines.computer.random_moves import random_draft
from engines.computer.search import Candidate, Thought, found_in_questions, key_of, usual_dice
from engines.contract.core import Many, Pick, PickSome, Say, open_options, say, tenths
from engines.contract.dice import Dice
from engines.games.magellan.moves import Limit
from engines.tables.knowledge import version_token
from engines.tables.position import Position
from engines.tables.table import Table
from tests.cogs.finale import finished
from tests.support.discord_server import DiscordServer, Shown

KEYS = list(games())


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No processes: thinking has tests of its own."""

    async def no_thought(pool: object, position: object) -> None:
        return None

    monkeypatch.setattr("cogs.tables.computers.thinking.ThinkingPool.advise", no_thought)


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


@pytest.mark.parametrize(
    ("chosen", "usual", "first"),
    [([3.0, 2.0], [1.0, 1.0, 9.0], True), ([1.0, 1.0], [1.0, 2.0], False)],
    ids=["in the worlds where both were tried", "not better after all"],
)
def test_what_thinking_ahead_gained_is_told(
    monkeypatch: pytest.MonkeyPatch, chosen: list[float], usual: list[float], first: bool
) -> None:
    game = games()["magellan"]
    table = Table.open(game, seats=game.seats[0], key=b"hint")
    seat = table.waiting[0]
    position = Position.of(game, table.state, seat, b"k", ("scene",))
    dice = usual_dice(key_of(Dice(b"k", "scene")))
    moves = [Limit(2), game.policy(table.state, seat, dice)]
    thought = Thought(moves[0], (Candidate(moves[1], usual), Candidate(moves[0], chosen)))
    monkeypatch.setattr("engines.computer.advice.think", lambda *args: thought)
    found = advise(position)
    raw = [msgspec.to_builtins(move) for move in moves]
    leads = [fmean(chosen), fmean(usual[:2])]
    assert found.move == raw[0]
    assert found.reason is None, "the reason was for another move"
    assert found.considered == tuple(map(Considered, raw, leads))
    assert found.first_thought == (found.considered[1] if first else None)


@pytest.mark.parametrize("key", ["entdecker", "age_of_discovery", "new_found_land"])
def test_what_thinking_ahead_prefers_has_its_own_merit(monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    game = games()[key]
    table = Table.open(game, seats=game.seats[0], key=b"hint")
    seat, dice = table.waiting[0], usual_dice(key_of(Dice(b"k", "scene")))
    usual = game.policy(table.state, seat, dice)
    others = game.alternatives(table.state, seat, usual, dice)
    assert others is not None
    move = next(other for other in others if other != usual)
    thought = Thought(move, (Candidate(usual, [1.0]), Candidate(move, [2.0])))
    monkeypatch.setattr("engines.computer.advice.think", lambda *args: thought)
    found = advise(Position.of(game, table.state, seat, b"k", ("scene",)))
    view, ask = game.view(table.state, seat), game.asking(table.state, seat)
    assert found.reason is not None
    assert found.reason == game.merit(view, ask, move, dice)
    assert found.first_thought is not None
    assert found.first_thought.move == msgspec.to_builtins(usual)


@pytest.mark.parametrize(("language", "shown"), [("en", "1.5 −0.5"), ("de", "1,5 −0,5")])
def test_points_are_written_as_the_language_writes_them(language: str, shown: str) -> None:
    words = Phrases(language)
    assert " ".join(words(tenths(points)) for points in (1.5, -0.5)) == shown


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
    assert f"like this. {Phrases('en')(Say('table-over'))}" in hint.text
    await server.click("Inge", hint, "Play it")
    assert (await server.bot.store.load(row.id)).version > row.version


SAID = {
    ("magellan", "en"): (
        "it comes out 2.5 points better than what I’d usually do:",
        "about 1.5 points ahead of the best rival",
        "about 1.0 points behind the leader",
        "level with the leader",
    ),
    ("magellan", "de"): (
        "kommen dabei 2,5 Punkte mehr heraus als bei meinem üblichen Zug:",
        "etwa 1,5 Punkte Vorsprung",
        "etwa 1,0 Punkte Rückstand auf die Spitze",
        "gleichauf mit der Spitze",
    ),
    ("entdecker", "en"): (
        "it comes out 2.5 points better than what I’d usually do:",
        "about 1.5 points ahead of your opponent",
        "about 1.0 points behind your opponent",
        "level with your opponent",
    ),
    ("entdecker", "de"): (
        "kommen dabei 2,5 Punkte mehr heraus als bei meinem üblichen Zug:",
        "etwa 1,5 Punkte Vorsprung",
        "etwa 1,0 Punkte Rückstand",
        "etwa gleichauf",
    ),
    ("efemeris", "en"): (
        "comes out 25 percentage points bigger than with what I’d usually do:",
        "about 15 percentage points higher than your strongest rival’s",
        "about 10 percentage points lower than your strongest rival’s",
        "about the same as your strongest rival’s",
    ),
    ("efemeris", "de"): (
        "Vorsprung an Gewinnchance 25 Prozentpunkte größer als mit meinem üblichen Zug:",
        "etwa 15 Prozentpunkte höher als die des stärksten Gegners",
        "etwa 10 Prozentpunkte niedriger als die des stärksten Gegners",
        "etwa so hoch wie die des stärksten Gegners",
    ),
}


@pytest.mark.parametrize(("key", "language"), SAID)
async def test_what_was_thought_is_shown(server: DiscordServer, key: str, language: str) -> None:
    """What it gained over the usual move, and what was compared: figures only where they speak for it."""
    await server.slash("Inge", "play", game=key, against="computer")
    room, words = await server.bot.tables.load((await server.running()).id), Phrases(language)
    game, state, seat = room.table.game, room.table.state, room.table.waiting[0]
    usual = game.policy(state, seat, Dice(b"usual"))
    other = found_in_questions(game, state, seat, usual, Dice(b"other"))[0]
    unit = 0.1 if game.leads_by == "chance" else 1.0
    better, worse = (
        Considered(msgspec.to_builtins(move), lead * unit) for move, lead in ((other, 1.5), (usual, -1.0))
    )
    deeds = [PanelTexts(words).chosen(led_to(room, seat, one.move)) for one in (better, worse)]
    gained, ahead, behind, level = SAID[key, language]

    def told(*considered: Considered, usual: Considered | None = None) -> str:
        advice = Advice(move=considered[0].move, considered=considered, first_thought=usual)
        shown = hint_message(room, seat, advice, words, ()).walk_children()
        return "\n".join(item.content for item in shown if isinstance(item, ui.TextDisplay))

    text = told(better, worse, usual=worse)
    assert f"{gained} {deeds[1]}." in text
    assert f"- {deeds[0]}: {ahead}\n- {deeds[1]}: {behind}" in text
    above, below = Considered(better.move, 1.54 * unit), Considered(worse.move, -1.04 * unit)
    rounded = told(above, below, usual=below)
    assert all(figure in rounded for figure in (gained, ahead, behind)), "it is the gap of what is shown"
    assert f"- {deeds[1]}: {level}" in told(better, Considered(worse.move, -0.001))
    even = told(better, Considered(worse.move, better.lead))
    assert words(say("hint-even", deeds=Many([*deeds]))) in even
    assert ahead not in even
    close = told(worse, better)
    assert words(say("hint-close", deeds=Many([deeds[0]]))) in close
    assert not [figure for figure in (gained, ahead, behind) if figure in close], "they speak against it"
    behind_usual = Considered(worse.move, -9.0 * unit)
    once = told(Considered(better.move, -1.0 * unit), behind_usual, usual=behind_usual)
    assert once.count(deeds[1]) == 2, "in the reason and in the list"
    third = Considered(
        msgspec.to_builtins(found_in_questions(game, state, seat, usual, Dice(b"third"))[-1]), unit
    )
    close = told(Considered(better.move, -1.0 * unit), behind_usual, third, usual=behind_usual)
    assert close.count(deeds[1]) == 1, "in the reason alone: it was no close call"


def test_a_lead_over_several_is_one_over_their_average() -> None:
    game = games()["entdecker"]
    assert standing(game, 1.0, 1).key == "lead-ahead-duel"
    assert standing(game, 1.0, 2).key == "lead-ahead-average"
    assert standing(games()["magellan"], -1.0, 2).key == "lead-behind-points"


def _kinds(table: Table) -> Pick:
    kinds = table.ask(table.waiting[0], {})
    assert isinstance(kinds, Pick)
    return kinds


def test_copies_of_a_card_are_counted() -> None:
    table = Table.open(games()["efemeris"], seats=2, key=b"crew", salt=[])
    while "choose_crew" not in {option.value for option in _kinds(table).options}:
        table.play(table.waiting[0], table.suggest(table.waiting[0]), at=0)
    asked = table.ask(table.waiting[0], {"move": "choose_crew"})
    assert isinstance(asked, PickSome)
    gunners = [str(at) for at, option in enumerate(asked.options) if option.value == "gunner"]
    helmsman = next(str(at) for at, option in enumerate(asked.options) if option.value == "helmsman")
    told = PanelTexts(Phrases("en")).answer_text(asked, "+".join([*gunners[:2], helmsman]))
    assert told == "2× Gunner, Helmsman"


async def test_a_hint_leaves_out_what_had_to_be_answered(server: DiscordServer) -> None:
    """Only what the person would choose is in its heading."""
    await server.slash("Inge", "play", game="age_of_discovery", against="computer")
    room, words = await server.bot.tables.load((await server.running()).id), Phrases("en")
    seat, texts = room.table.waiting[0], PanelTexts(words)
    ask = partial(room.table.ask, seat)
    kinds = ask({})
    assert isinstance(kinds, Pick)
    drafts = [random_draft(ask, Dice(b"any"), {"move": one.value}) for one in open_options(kinds)]
    moves = [led_to(room, seat, draft) for draft in drafts]
    forced = [move for move in moves if "(the only choice)" in texts.described(move)]
    assert forced, "nothing had to be answered here"
    for move in moves:
        kept = [one for one in texts.described(move).split(" · ") if "(the only choice)" not in one]
        assert texts.chosen(move) == " · ".join(kept)
    shown = hint_message(room, seat, Advice(move=forced[0].draft), words, ()).walk_children()
    assert not any("the only choice" in item.content for item in shown if isinstance(item, ui.TextDisplay))


async def test_a_hint_is_shown_with_what_was_thought(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def thought(pool: object, position: Position) -> Advice:
        return advise(position, percent=20)

    monkeypatch.setattr("cogs.tables.computers.thinking.ThinkingPool.advise", thought)
    monkeypatch.setattr(hints, "advise_at_once", None)
    await server.slash("Inge", "play", game="magellan", against="computer")
    panel = await server.click("Inge", server.board(), "Play")
    assert panel is not None
    hint = await server.click("Inge", panel, "Hint")
    assert hint is not None
    assert "**Why:** This card is worth " in hint.text
    assert any(told in hint.text for told in ("How these come out", "come out the same", "I also thought"))
    back = await server.click("Inge", hint, "Back")
    assert back is not None
    assert "Hint" in back.labels


async def test_who_presses_twice_waits_for_one_thought(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts = 0

    async def thought(pool: object, position: Position) -> Advice:
        nonlocal thoughts
        thoughts += 1
        await asyncio.sleep(0.01)
        return advise_at_once(position)

    monkeypatch.setattr("cogs.tables.computers.thinking.ThinkingPool.advise", thought)
    await server.slash("Inge", "play", game="entdecker", against="computer")
    table_id, inge = (await server.running()).id, server.people["Inge"].id
    one, other = await asyncio.gather(*(server.bot.hints.hint(table_id, inge) for _ in range(2)))
    assert one[2] is other[2]
    assert thoughts == 1
    assert (await server.bot.hints.hint(table_id, inge))[2] is one[2]
    assert thoughts == 1, "it is remembered"


async def test_a_hint_that_comes_too_late_is_not_shown(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def thought(pool: object, position: Position) -> Advice:
        await move_by_rules(server, "Inge")
        return advise_at_once(position)

    monkeypatch.setattr("cogs.tables.computers.thinking.ThinkingPool.advise", thought)
    await server.slash("Inge", "play", game="entdecker", against="computer")
    panel = await server.click("Inge", server.board(), "Play")
    assert panel is not None
    shown = await server.click("Inge", panel, "Hint")
    assert shown is not None
    assert "I’d play" not in shown.text
    assert "The game has moved on" in shown.text
    assert "Turn up your first tile" in shown.text


async def move_by_rules(server: DiscordServer, who: str) -> None:
    """Somebody moves elsewhere, with another panel."""
    room = await server.bot.tables.load((await server.running()).id)
    table, seat = room.table, room.require_seat(server.people[who].id).seat
    ask = partial(table.ask, seat)
    move = follow(ask, path_to(ask, table.suggest(seat)))
    here = AnswerId(room.row.id, version_token(table, seat), move.fingerprint, move.steps)
    await server.bot.moves.answer(server.people[who].id, here, confirmed=True)


@pytest.mark.parametrize("hinted", [False, True])
async def test_a_game_with_hints_changes_no_ratings(server: DiscordServer, hinted: bool) -> None:
    table_id = await server.table("entdecker", "Inge", "Otto", settings={"hints": "on"})
    if hinted:
        await server.bot.store.note_hint(table_id, 0, [], now=server.now())
    await finished(server, table_id)
    await server.bot.results.write()
    assert len(await server.bot.store.results(guild_id=server.guild.id)) == 2
    assert bool(await server.bot.store.ratings(server.guild.id)) is not hinted
