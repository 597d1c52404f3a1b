"""Lessons in direct messages: begun, resumed, ended, begun anew; and the coach."""

from __future__ import annotations

import pytest

from cogs.tables.lobbies.lessons import LESSONS, deal_of
from cogs.ui.panel.coach import places_of
from engines import games
from tests.lab.bench.lessons import lesson
from tests.support.discord_server import DiscordServer, Shown

KEYS = list(games())


async def learn(server: DiscordServer, game: str = "entdecker", who: str = "Inge") -> Shown:
    """Begin a lesson with a command in the channel; the board in the direct messages."""
    await server.slash(who, "learn", game=game)
    return server.dms(who)[-1]


async def test_a_lesson_is_in_the_direct_messages_and_nowhere_else(server: DiscordServer) -> None:
    board = await learn(server)
    assert server.history() == []
    greeting, first = server.dms("Inge")
    assert "explain each question" in greeting.text
    assert first.id == board.id
    assert "Play" in board.labels
    assert board.files
    row = await server.bot.store.lesson(server.people["Inge"].id, "entdecker")
    assert row is not None
    seats = await server.bot.store.seats(row.id)
    assert [(seat.user_id is None, seat.level) for seat in seats] == [(False, "normal"), (True, "easy")]


async def test_a_whole_lesson_is_played_with_restarts_and_counts_nowhere(server: DiscordServer) -> None:
    await learn(server, "age_of_discovery")
    user = server.people["Inge"].id
    row = await server.bot.store.lesson(user, "age_of_discovery")
    assert row is not None
    while (room := await server.bot.tables.load(row.id)).running:
        if room.table.waiting == (0,):
            await server.bot.computers.move_log.play(room, 0, room.table.suggest(0))
            server.bot.computers.continue_game(room)
        await server.bot.computers.wait(row.id)
        if room.table.number % 40 == 1:
            await server.restart()
    await server.env.settle()
    assert server.dms("Inge")[-1].labels[-1] == "Play again"
    assert "check the deal" not in server.dms("Inge")[-1].text, "a lesson's deal is no secret"
    assert await server.bot.store.results(user_id=user) == []
    assert server.history() == []


@pytest.mark.parametrize("game", KEYS)
async def test_the_same_deal_for_everybody(server: DiscordServer, game: str) -> None:
    """The one that the lessons are measured with, too: the deals were chosen there. Tests leave the salt out
    of the dice, so it is compared by itself."""
    states, measured = [], lesson(games()[game])
    for who in ("Inge", "Otto"):
        await learn(server, game, who)
        row = await server.bot.store.lesson(server.people[who].id, game)
        assert row is not None
        table = (await server.bot.tables.load(row.id, whole=True)).table
        states.append(bytes(table.log[0].before) if table.log else table.game.encode(table.state))
        assert (table.seats, table.salt) == (deal_of(game).seats, measured.salt)
    assert states == [measured.game.encode(measured.state)] * 2


def test_every_deal_belongs_to_a_game() -> None:
    assert {path.stem for path in LESSONS.glob("*.toml")} <= set(KEYS)


async def test_a_lesson_is_resumed_ended_and_begun_anew(server: DiscordServer) -> None:
    await learn(server)
    user = server.people["Inge"].id
    first = await server.bot.store.lesson(user, "entdecker")
    again = await server.slash("Inge", "learn", game="entdecker")
    assert again is not None
    assert "in the middle of a lesson" in again.text
    assert await server.bot.store.lesson(user, "entdecker") == first
    sure = await server.click("Inge", again, "Start over")
    assert sure is not None
    assert "what you’ve played so far is gone" in sure.text
    assert await server.bot.store.lesson(user, "entdecker") == first, "nothing is lost without a second press"
    anew = await server.click("Inge", sure, "Yes, start over")
    assert anew is not None
    second = await server.bot.store.lesson(user, "entdecker")
    assert first is not None
    assert second is not None
    assert second.id != first.id
    again = await server.slash("Inge", "learn", game="entdecker")
    assert again is not None
    ended = await server.click("Inge", again, "End the lesson")
    assert ended is not None
    assert "Lesson ended" in ended.text
    assert await server.bot.store.lesson(user, "entdecker") is None
    nothing = await server.click("Inge", again, "End the lesson")
    assert nothing is not None
    assert "no lesson to end" in nothing.text


async def test_lessons_of_several_games_and_people_stand_side_by_side(server: DiscordServer) -> None:
    await learn(server, "entdecker")
    await learn(server, "magellan")
    await learn(server, "entdecker", "Otto")
    await server.slash("Inge", "play", game="efemeris")
    assert "Join" in server.last.labels, "a lesson is in nobody's way"
    tables = await server.slash("Inge", "tables")
    assert tables is not None
    assert "Entdecker" in tables.text
    assert "Magellan" in tables.text


async def test_closed_direct_messages_are_told_and_nothing_is_begun(server: DiscordServer) -> None:
    server.env.inject_error("POST", "/users/@me/channels", status=403, code=50007)
    told = await server.slash("Inge", "learn", game="entdecker")
    assert told is not None
    assert "can’t send you direct messages" in told.text
    assert await server.bot.store.lesson(server.people["Inge"].id, "entdecker") is None


async def test_lobby_and_rules_lead_to_a_lesson(server: DiscordServer) -> None:
    await server.slash("Inge", "play", game="entdecker")
    begun = await server.click("Otto", server.last, "Practice alone")
    assert begun is not None
    assert "waiting in your direct messages" in begun.text
    rules = await server.slash("Ruth", "rules", game="magellan")
    assert rules is not None
    await server.click("Ruth", rules, "Practice alone")
    assert await server.bot.store.lesson(server.people["Ruth"].id, "magellan") is not None


async def test_begun_in_the_direct_messages_the_question_comes_below_the_board(server: DiscordServer) -> None:
    board = await learn(server)
    await server.click_dm("Inge", board, "Play")  # explained, once
    menu = await server.click_dm("Inge", board, "Lesson …")
    assert menu is not None
    assert "in the middle of a lesson" in menu.text
    sure = await server.click_dm("Inge", menu, "Start over")
    assert sure is not None
    panel = await server.click_dm("Inge", sure, "Yes, start over")
    assert panel is not None
    assert "set sail" in panel.text
    assert "> " in panel.text, "the coach begins anew, too"
    boards = [shown for shown in server.dms("Inge") if "Play" in shown.labels]
    assert boards[-1].id != board.id
    assert panel.id > boards[-1].id
    assert any("starts below" in shown.text and shown.id < boards[-1].id for shown in server.dms("Inge"))


async def test_tables_name_no_channel_for_a_lesson(server: DiscordServer) -> None:
    await learn(server)
    tables = await server.slash("Inge", "tables")
    assert tables is not None
    assert "lesson in your direct messages" in tables.text
    assert "<#" not in tables.text


async def test_rules_in_the_direct_messages_are_those_of_the_lesson(server: DiscordServer) -> None:
    await learn(server, "magellan")
    rules = server.shown(await server.people["Inge"].user.slash("rules"))
    assert rules is not None
    assert rules.text.startswith("## Magellan")


# --- the coach -------------------------------------------------------------------------------------------


def coach(panel: Shown | None) -> list[str]:
    """What the coach says in a panel."""
    assert panel is not None
    return [line for line in panel.text.splitlines() if line.startswith("> ")]


async def next_panel(server: DiscordServer, game: str = "entdecker", who: str = "Inge") -> Shown | None:
    """The panel after a move in a lesson, and after what the computer players answer."""
    row = await server.bot.store.lesson(server.people[who].id, game)
    assert row is not None
    room = await server.bot.tables.load(row.id)
    await server.bot.computers.move_log.play(room, 0, room.table.suggest(0))
    server.bot.computers.continue_game(room)
    await server.bot.computers.wait(row.id)
    await server.env.settle()
    board = [shown for shown in server.dms(who) if "Play" in shown.labels][-1]
    return await server.click_dm(who, board, "Play")


async def test_an_explanation_stays_until_the_next_move(server: DiscordServer) -> None:
    board = await learn(server)
    panel = await server.click_dm("Inge", board, "Play")
    said = coach(panel)
    assert said[0].startswith("> There’s an unknown sea"), "the game comes first"
    assert any("Start on the border for free" in line for line in said)
    assert panel is not None
    assert "Skip the coach" in panel.labels
    assert "Since your last turn" not in panel.text, "the game is explained first"
    assert coach(await server.click_dm("Inge", board, "Play")) == said
    hint = await server.click_dm("Inge", panel, "Hint")
    assert coach(await server.click_dm("Inge", hint or panel, "Back")) == said
    await server.restart()
    assert coach(await server.click_dm("Inge", board, "Play")) == said
    later = coach(await next_panel(server))
    assert later
    assert not set(later) & set(said)


@pytest.mark.parametrize(("language", "goal"), [("en-US", "First to own 5"), ("de", "Wer zuerst 5 hat")])
async def test_a_lesson_begins_with_what_the_game_is(server: DiscordServer, language: str, goal: str) -> None:
    await server.bot.store.change_person(server.people["Inge"].id, language=language.partition("-")[0])
    board = await learn(server, "efemeris")
    panel = await server.click_dm("Inge", board, "Play" if language == "en-US" else "Spielen")
    assert goal in coach(panel)[0]


async def test_what_is_asked_beside_the_first_question_is_explained_too(server: DiscordServer) -> None:
    board = await learn(server, "magellan")
    await server.click_dm("Inge", board, "Play")
    user = server.people["Inge"].id
    first = (await server.bot.store.person(user)).coached
    row = await server.bot.store.lesson(user, "magellan")
    assert row is not None
    assert [note.partition(f"@{row.id}/")[0] for note in first] == [
        "magellan-coach-begin",
        "magellan-coach-bidding",
    ]
    said = coach(await next_panel(server, "magellan"))
    assert "One more than the highest bid" in said[0]
    coached = (await server.bot.store.person(user)).coached
    assert coached[:2] == ["magellan-coach-begin", "magellan-coach-bidding"], "met for good"
    await server.bot.store.change_person(user, coached=[])
    board = [shown for shown in server.dms("Inge") if "Play" in shown.labels][-1]
    said = coach(await server.click_dm("Inge", board, "Play"))
    assert "up for auction" in said[0], "what the game is comes at its beginning alone"


@pytest.mark.real_pictures
@pytest.mark.parametrize("game", ["entdecker", "magellan"])
async def test_what_the_coach_means_is_marked_once_and_for_one_person(
    server: DiscordServer, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the picture of the panel; or in the board beside it, where the place lies there."""
    board = await learn(server, game)
    kept = server.bot.pictures._kept_others, server.bot.pictures._kept_hands
    before = [len(memory._pictures) for memory in kept]
    shown_to_all = [await file.read() for file in board.files]
    panel = await server.click_dm("Inge", board, "Play")
    assert panel is not None
    assert "red ring" in panel.text
    assert "red ring" in panel.alts[0]
    assert len(panel.files) == {"entdecker": 1, "magellan": 2}[game]
    assert [len(memory._pictures) for memory in kept] == before, "no marked picture is kept for others"
    marked = await panel.files[0].read()
    user = server.people["Inge"].id
    met = [f"{game}-coach-{name}" for name in ("begin", *places_of(game))]
    await server.bot.store.change_person(user, coached=met)
    again = await server.click_dm("Inge", board, "Play")
    assert again is not None
    assert "red ring" not in again.text
    assert len(again.files) == 1
    assert await again.files[0].read() != marked
    assert [await file.read() for file in board.files] == shown_to_all

    async def never(*_: object, **__: object) -> None:
        raise AssertionError("an ordinary panel costs no marked picture")

    monkeypatch.setattr("cogs.ui.pictures.message_pictures.Pictures.pointed", never)
    await server.click_dm("Inge", board, "Play")


async def test_the_coach_can_be_sent_away_and_is_remembered(server: DiscordServer) -> None:
    board = await learn(server)
    panel = await server.click_dm("Inge", board, "Play")
    assert panel is not None
    await server.click_dm("Inge", panel, "Skip the coach")
    await server.restart()
    board = await learn(server, "magellan")
    panel = await server.click_dm("Inge", board, "Play")
    assert panel is not None
    assert "> " not in panel.text
    await server.click_dm("Inge", panel, "Bring the coach back")
    assert (await server.bot.store.person(server.people["Inge"].id)).coach is True


async def test_a_first_game_with_others_offers_the_coach(server: DiscordServer) -> None:
    await server.table("entdecker", "Inge", "Otto")
    board = server.board()
    who = next(name for name in ("Inge", "Otto") if f"<@{server.people[name].id}>" in board.text)
    panel = await server.click(who, board, "Play")
    assert panel is not None
    assert "> " not in panel.text
    await server.click(who, panel, "First game? Explain as I play")
    assert "> " in panel.text
    assert "> " not in board.text, "nobody else sees it"
