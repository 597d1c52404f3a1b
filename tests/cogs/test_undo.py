"""Going back to an earlier move of the round: the menu, the board before it, the vote; with restarts, stale
buttons and secret moves in between."""

from __future__ import annotations

import pytest

from cogs.ui.components.custom_ids import Verb, pack
from data.models import Vote
from engines.tables.table import Table
from engines.tables.undo_points import UndoPoint, undo_points
from tests.cogs.players import Typist, asked
from tests.cogs.scene import DAY, PAIR, TRIO, opened, pass_turn, resign, said, slow_down, vote
from tests.support.discord_server import DiscordServer, Shown

EARLIER = "Back to an earlier move"


async def moved(server: DiscordServer, moves: int = 5) -> tuple[str, str]:
    """An auction with some bids; the table and somebody who sits there."""
    slow_down(server)
    table_id = await server.table("magellan", *TRIO)
    await bid(server, moves)
    return table_id, TRIO[0]


async def bid(server: DiscordServer, moves: int = 1) -> None:
    for _ in range(moves):
        who = await asked(server)
        assert who is not None
        await Typist(server).move(who)
    await server.env.settle()


async def whole(server: DiscordServer, table_id: str) -> Table:
    table: Table = await server.bot.store.open_table(table_id, whole=True)
    return table


async def points(server: DiscordServer, table_id: str) -> list[UndoPoint]:
    return undo_points(await whole(server, table_id))


async def menu(server: DiscordServer, who: str) -> Shown:
    log = await server.slash(who, "log")
    assert log is not None
    shown = await server.click(who, log, EARLIER)
    assert shown is not None
    return shown


async def chosen(server: DiscordServer, who: str, back: int) -> Shown:
    """Somebody looks at the board before one of the last moves."""
    shown = await menu(server, who)
    option = shown.menus[0]["options"][back]
    picture = await server.choose(who, shown, [option["value"]])
    assert picture is not None
    return picture


async def requested(server: DiscordServer, who: str, back: int) -> Shown:
    """Somebody asks the others; what they are shown in the channel."""
    await server.click(who, await chosen(server, who, back), "Ask the others")
    await server.env.settle()
    return vote(server)


async def agree(server: DiscordServer, who: str, paper: Shown) -> None:
    """Everybody but whoever has asked."""
    for name in TRIO:
        if name != who:
            await server.click(name, paper, "Fine with me")
    await server.env.settle()


async def open_vote(server: DiscordServer, table_id: str) -> Vote | None:
    found = await server.bot.store.vote(table_id)
    return found[0] if found else None


async def undos(server: DiscordServer, table_id: str) -> list[int]:
    return [entry.takes_back for entry in (await whole(server, table_id)).log if entry.takes_back is not None]


# --- choosing a move -------------------------------------------------------------------------------------


async def test_the_menu_tells_the_moves_of_the_round_newest_first(server: DiscordServer) -> None:
    table_id, who = await moved(server)
    there = await points(server, table_id)
    refused = await server.slash(who, "undo")
    assert refused is not None
    assert refused.labels == ["Ask the others", EARLIER]
    shown = await server.click(who, refused, EARLIER)
    assert shown is not None
    assert shown.id == refused.id, "in place"
    options = shown.menus[0]["options"]
    assert [option["value"] for option in options] == [str(point.place) for point in there]
    assert [option["description"] for option in options[:2]] == ["Undoes 1 move", "Undoes 2 moves"]
    assert any(option["label"].startswith("You ") for option in options), "in the words of one's own log"
    picture = await server.choose(who, shown, [options[2]["value"]])
    assert picture is not None
    assert "3 moves are undone" in picture.text
    assert picture.files
    assert picture.labels == ["Ask the others", "Another move"]
    again = await server.click(who, picture, "Another move")
    assert again is not None
    assert again.menus == shown.menus
    assert not again.files


async def test_the_picture_is_the_public_board_before_the_move(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, who = await moved(server)
    point = (await points(server, table_id))[3]
    picture = await chosen(server, who, 3)
    table = await whole(server, table_id)
    then = table.game.view(table.game.decode(bytes(point.entry.before)), None).public
    words = (await server.bot.tables.load(table_id)).picture_words("en")
    assert words(table.game.describe(then)[0]) in "\n".join(picture.alts)
    assert words(table.game.describe(then)[-1]) in "\n".join(picture.alts)

    async def nothing(*_: object) -> list[object]:
        return []

    monkeypatch.setattr(server.bot.pictures, "board", nothing)
    in_words = await chosen(server, who, 3)
    assert not in_words.files
    assert words(table.game.describe(then)[0]) in in_words.text


async def test_somebody_who_has_not_moved_can_ask_too_and_strangers_can_not(server: DiscordServer) -> None:
    table_id, _ = await moved(server, moves=1)
    who = await asked(server)
    assert who is not None
    refused = await server.slash(who, "undo")
    assert refused is not None
    assert refused.labels == [EARLIER]
    assert "nothing to undo" in refused.text
    log = await server.slash("Stranger", "log")
    assert log is not None
    assert EARLIER not in log.labels
    for verb in (pack(Verb.UNDO_POINTS, table_id), pack(Verb.REQUEST_UNDO, table_id, "AAAAAAA", 1)):
        stranger = await server.shown_click("Stranger", server.board(), verb)
        assert "not in this game" in stranger.text
    place = pack(Verb.CHOOSE_UNDO_POINT, table_id, 0)
    chosen = server.shown(
        await server.raw_click("Stranger", server.board(), place, settle=True, values=["1"])
    )
    assert chosen is not None
    assert "not in this game" in chosen.text
    assert await open_vote(server, table_id) is None


async def test_without_any_move_there_is_nothing_to_name(server: DiscordServer) -> None:
    table_id, who = await moved(server, moves=0)
    refused = await server.slash(who, "undo")
    assert refused is not None
    assert not refused.labels
    log = await server.slash(who, "log")
    assert log is not None
    assert EARLIER not in log.labels
    empty = await server.shown_click(who, server.board(), pack(Verb.UNDO_POINTS, table_id))
    assert "no move in this round" in empty.text
    assert not empty.menus


async def test_a_long_round_has_pages(server: DiscordServer) -> None:
    table_id, who = await moved(server, moves=27)
    there = await points(server, table_id)
    first = await menu(server, who)
    assert len(first.menus[0]["options"]) == 25
    second = await server.press(who, first, pack(Verb.UNDO_POINTS, table_id, 1))
    assert second is not None
    assert [o["value"] for o in second.menus[0]["options"]] == [str(p.place) for p in there[25:]]
    beyond = await server.shown_click(who, second, pack(Verb.UNDO_POINTS, table_id, 99))
    assert beyond.menus == second.menus


# --- the vote --------------------------------------------------------------------------------------------


async def test_everybody_agrees(server: DiscordServer) -> None:
    """With a restart in between; the vote shows the move, its picture, and how much is undone."""
    table_id, who = await moved(server)
    point = (await points(server, table_id))[3]
    paper = await requested(server, who, 3)
    words = (await server.bot.tables.load(table_id)).words()
    assert f"> {words(point.told[0].text)}" in paper.text
    assert "undoes 4 moves so far" in paper.text
    assert f"**{who}** would like to go back" in paper.text
    picture, alts = paper.files, paper.alts
    assert picture
    first, second = (name for name in TRIO if name != who)
    await server.click(first, paper, "Fine with me")
    await server.env.settle()
    assert await undos(server, table_id) == []
    assert paper.alts == alts
    assert paper.files, "it stays with the first ballot"
    await server.restart()
    await server.click(second, paper, "Fine with me")
    await server.env.settle()
    assert await undos(server, table_id) == [point.entry.number]
    table = await whole(server, table_id)
    assert table.game.encode(table.state) == bytes(point.entry.before)
    assert "Everyone agreed: the game is back to before this move" in paper.text
    assert f"> {words(point.told[0].text)}" in paper.text
    assert not paper.files
    assert not paper.labels
    assert "undoes the last move" in (await server.slash(who, "log")).text  # type: ignore[union-attr]


async def test_one_refuses(server: DiscordServer) -> None:
    table_id, who = await moved(server)
    paper = await requested(server, who, 2)
    await server.click(TRIO[1], paper, "I’d rather not")
    await server.env.settle()
    assert await undos(server, table_id) == []
    assert await open_vote(server, table_id) is None
    assert "so nothing is undone" in paper.text
    assert not paper.files


async def test_only_those_who_play_are_counted(server: DiscordServer) -> None:
    """Neither a stranger's ballot nor that of somebody who has left."""
    table_id, who = await moved(server)
    paper = await requested(server, who, 2)
    leaver, stays = (name for name in TRIO if name != who)
    await resign(server, leaver)
    for outsider in ("Lea", leaver):
        for ballot in ("Fine with me", "I’d rather not"):
            told = await server.click(outsider, paper, ballot)
            assert told is not None
            assert "not in this game" in told.text, outsider
    found = await server.bot.store.vote(table_id)
    assert found is not None
    assert found[1] == {}
    assert await undos(server, table_id) == []
    await server.click(stays, paper, "Fine with me")
    await server.env.settle()
    assert len(await undos(server, table_id)) == 1


async def test_a_ballot_of_an_earlier_vote_counts_no_more(server: DiscordServer) -> None:
    """About another move: whoever agreed to that one has not agreed to this one."""
    table_id, who = await moved(server)
    paper = await requested(server, who, 1)
    old = paper.custom_id("Fine with me")
    await server.click(who, paper, "I’d rather not")
    await server.env.advance_time(60)
    await requested(server, who, 3)
    for name in TRIO:
        await server.forged(name, paper, old)
    found = await server.bot.store.vote(table_id)
    assert found is not None
    assert found[1] == {}
    assert await undos(server, table_id) == []


async def test_nobody_answers(server: DiscordServer) -> None:
    table_id, who = await moved(server)
    paper = await requested(server, who, 2)
    slow_down(server, hours=24)
    await server.env.advance_time(3 * DAY + 7200)
    assert await undos(server, table_id) == []
    assert "answered" in paper.text
    assert "nothing is undone" in paper.text


async def test_withdrawn_or_gone(server: DiscordServer) -> None:
    table_id, who = await moved(server)
    paper = await requested(server, who, 2)
    await server.click(who, paper, "I’d rather not")
    await server.env.settle()
    assert "no longer wants to go back" in paper.text
    assert await open_vote(server, table_id) is None
    await server.env.advance_time(60)
    paper = await requested(server, who, 2)
    await resign(server, who)
    assert "The game continued" in paper.text
    assert await undos(server, table_id) == []


async def test_the_game_continues_during_the_vote(server: DiscordServer) -> None:
    """As with any undo request: what is played meanwhile is undone too, and the message says how much."""
    table_id, who = await moved(server, moves=3)
    point = (await points(server, table_id))[1]
    paper = await requested(server, who, 1)
    assert "undoes 2 moves so far" in paper.text
    await bid(server, 2)
    first, second = (name for name in TRIO if name != who)
    await server.click(first, paper, "Fine with me")
    await server.env.settle()
    assert "undoes 4 moves so far" in paper.text
    await server.click(second, paper, "Fine with me")
    await server.env.settle()
    assert await undos(server, table_id) == [point.entry.number]


async def test_killed_while_it_is_carried_out(server: DiscordServer, monkeypatch: pytest.MonkeyPatch) -> None:
    table_id, who = await moved(server)
    paper = await requested(server, who, 2)

    async def killed(*_: object, **__: object) -> None:
        raise RuntimeError("killed")

    monkeypatch.setattr(server.bot.store, "close_vote", killed)
    await agree(server, who, paper)
    await server.restart()
    await server.env.advance_time(600)
    assert len(await undos(server, table_id)) == 1
    assert await open_vote(server, table_id) is None
    assert not paper.labels


async def test_where_files_are_forbidden_the_board_is_told_in_words(server: DiscordServer) -> None:
    _, who = await moved(server)
    picture = await chosen(server, who, 2)
    path = f"/channels/{server.channel.id}/messages"
    server.env.inject_error("POST", path, status=403, code=50013, times=1)
    await server.click(who, picture, "Ask the others")
    await server.env.settle()
    paper = vote(server)
    assert not paper.files
    assert "The board before this move" in paper.text
    assert "Fine with me" in paper.labels


async def test_alone_with_computers_nobody_has_to_be_asked(server: DiscordServer) -> None:
    table_id = await opened(server, "Inge", computers=1)
    await pass_turn_alone(server)
    there = await points(server, table_id)
    picture = await chosen(server, "Inge", len(there) - 1)
    assert picture.labels[0] == "Go back"
    await server.click("Inge", picture, "Go back")
    await server.env.settle()
    assert (await undos(server, table_id))[-1] == there[-1].entry.number
    assert await open_vote(server, table_id) is None


async def pass_turn_alone(server: DiscordServer) -> None:
    for _ in range(3):
        await Typist(server).move("Inge")
    await server.env.settle()


# --- out of date -----------------------------------------------------------------------------------------


async def test_stale_and_repeated_buttons(server: DiscordServer) -> None:
    table_id, who = await moved(server)
    picture = await chosen(server, who, 2)
    ask = picture.custom_id("Ask the others")
    shown = await menu(server, who)
    old = shown.menus[0]["options"][1]["value"]
    await server.shown_click(who, picture, ask)
    twice = await server.shown_click(who, picture, ask)
    assert "already asked" in twice.text
    await server.env.settle()
    await agree(server, who, vote(server))
    before = (await whole(server, table_id)).number
    late = await server.shown_click(who, picture, ask)
    assert "already undone" in late.text
    for value in (old, "0", "-1", "x" * 90, "99999999999"):
        choose = pack(Verb.CHOOSE_UNDO_POINT, table_id, 0)
        garbage = server.shown(await server.raw_click(who, picture, choose, settle=True, values=[value]))
        assert garbage is not None
        assert "can’t go back" in garbage.text
    assert (await whole(server, table_id)).number == before
    assert await open_vote(server, table_id) is None


async def test_somebody_elses_undo_or_own_move_comes_first(server: DiscordServer) -> None:
    table_id, who = await moved(server, moves=4)
    other = TRIO[1]
    picture = await chosen(server, other, 0)
    paper = await requested(server, who, 3)
    busy = await server.click(other, picture, "Ask the others")
    assert busy is not None
    assert "already a vote" in busy.text
    again = await chosen(server, other, 0)
    await agree(server, who, paper)
    refused = await server.shown_click(other, again, again.custom_id("Ask the others"))
    assert "can’t go back to that move anymore" in refused.text
    assert await open_vote(server, table_id) is None
    await bid(server, 2)
    picture = await chosen(server, who, 0)
    while await asked(server) != who:
        await bid(server)
    await bid(server)
    moved_on = await server.shown_click(who, picture, picture.custom_id("Ask the others"))
    assert "moved on" in moved_on.text
    assert await open_vote(server, table_id) is None


async def test_a_round_that_has_ended(server: DiscordServer) -> None:
    table_id = await opened(server, *PAIR)
    who, other = await pass_turn(server)
    picture = await chosen(server, who, 0)
    table = await whole(server, table_id)
    now = table.game.round_of(table.view(None).public)
    for _ in range(30):
        table = await whole(server, table_id)
        if table.game.round_of(table.view(None).public) != now:
            break
        assert await asked(server) == other
        await Typist(server).move(other)
    refused = await server.shown_click(who, picture, picture.custom_id("Ask the others"))
    assert "its round has ended" in refused.text
    assert await open_vote(server, table_id) is None


# --- secrets ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("secret", [False, True])
async def test_a_request_about_ones_last_move_tells_of_no_secret_one(
    server: DiscordServer, secret: bool
) -> None:
    """The message is the same, whatever they have done in secret since."""
    table_id, _ = await moved(server)
    last = (await whole(server, table_id)).log[-1].seat
    who = (await server.bot.store.seats(table_id))[last].name
    seen = [entry for entry in (await whole(server, table_id)).log if entry.seat == last and entry.public]
    told = next(event.text for event in seen[-1].events if event.to is None)
    if secret:
        await server.slash(who, "magellan auto_forced", switch="on")
    offered = await server.slash(who, "undo")
    assert offered is not None
    await server.click(who, offered, "Ask the others")
    await server.env.settle()
    words = (await server.bot.tables.load(table_id)).words()
    asking = "would like to undo this move. Is everyone okay with that?"
    assert f"{asking}\n> {words(told)}\n" in vote(server).text
    assert "undoes 1 move so far" in vote(server).text
    assert not vote(server).files
    assert not (await open_vote(server, table_id)).named  # type: ignore[union-attr]


async def test_a_secret_order_is_neither_offered_nor_counted(server: DiscordServer) -> None:
    table_id, who = await moved(server)
    before = await menu(server, who)
    waited_for = await asked(server)
    other = next(name for name in TRIO if name not in (who, waited_for))
    await server.slash(other, "magellan auto_forced", switch="on")
    table = await whole(server, table_id)
    assert not table.log[-1].public
    for name in TRIO:
        assert [o["value"] for o in (await menu(server, name)).menus[0]["options"]] == [
            o["value"] for o in before.menus[0]["options"]
        ], "not even to whoever made it: the vote would tell of it"
    paper = await requested(server, who, 0)
    assert "undoes 1 move so far" in paper.text


async def test_in_german(server: DiscordServer) -> None:
    table_id, who = await moved(server)
    await server.bot.store.change_person(server.people[who].id, language="de")
    log = await server.slash(who, "log")
    assert log is not None
    shown = await server.click(who, log, "Zurück zu einem früheren Zug")
    assert shown is not None
    assert "Zurück bis vor welchen Zug?" in shown.text
    options = shown.menus[0]["options"]
    assert options[1]["description"] == "Nimmt 2 Züge zurück"
    picture = await server.choose(who, shown, [options[1]["value"]])
    assert picture is not None
    assert picture.labels == ["Die anderen fragen", "Anderer Zug"]
    assert "Das Brett vor diesem Zug:" in picture.text
    assert not said(server, "Zurück")
    assert await open_vote(server, table_id) is None


async def test_a_request_says_which_moves_would_be_undone(server: DiscordServer) -> None:
    slow_down(server)
    await server.table("magellan", *TRIO)
    first = await asked(server)
    assert first is not None
    await bid(server, 2)
    refused = await server.slash(first, "undo")
    assert refused is not None
    await server.click(first, refused, "Ask the others")
    await server.env.settle()
    paper, board = vote(server).text, server.board().text
    quotes = [line.removeprefix("> ") for line in paper.splitlines() if line.startswith("> ")]
    assert len(quotes) == 2
    assert all(quote in board for quote in quotes)
    assert "That undoes 2 moves so far" in paper
