"""What if …: a private copy to try things out. Nothing of it touches the table or tells anything of it."""

from __future__ import annotations

import pytest

from cogs.tables.lobbies.what_ifs import copy_of
from cogs.ui.components.custom_ids import Verb, pack
from cogs.what_if import TWICE_SECONDS
from data.models import Status, TableRow
from engines import AnyGame
from engines.contract.dice import Dice
from engines.tables.table import Table
from tests.cogs import finale
from tests.cogs.players import asked
from tests.cogs.scene import GAME, PAIR
from tests.cogs.test_verify import record, verified
from tests.support.discord_server import DiscordServer, Shown
from tests.support.stages import GAMES

MONEY = "magellan"
TRIO = ("Inge", "Otto", "Ruth")


async def begun(server: DiscordServer, who: str) -> TableRow:
    """What somebody tries out now."""
    row = await server.bot.store.what_if(server.people[who].id)
    assert row is not None
    return row


async def started(server: DiscordServer, who: str) -> TableRow:
    shown = await server.slash(who, "whatif")
    assert shown is not None
    assert "waiting in your direct messages" in shown.text, shown.text
    assert "Go to your copy" in shown.labels, "it is no lesson"
    return await begun(server, who)


def last_dm(server: DiscordServer, who: str) -> Shown:
    """The last direct message with buttons."""
    return next(shown for shown in reversed(server.dms(who)) if shown.buttons)


async def everything_at(server: DiscordServer, table_id: str) -> object:
    """All that is stored of a table, and the letters about it."""
    row, seats = await server.bot.store.load(table_id), await server.bot.store.seats(table_id)
    table = await server.bot.store.open_table(table_id, whole=True)
    return row, seats, table.to_json(), [shown.text for shown in server.history()]


async def test_it_is_private_and_touches_nothing(server: DiscordServer) -> None:
    table_id = await server.table(MONEY, *TRIO)
    before = await everything_at(server, table_id)
    row = await started(server, "Inge")
    assert (row.lesson, row.what_if, row.guild_id) == (True, True, 0)
    await server.restart()
    board = last_dm(server, "Inge")
    assert "Otto" not in board.text + "".join(board.alts), "names of people stay at their table"
    assert board.text.startswith("-# **What if …** A private copy of"), "it looks like the real board"
    await finale.play_quickly(server, row.id, 12)
    assert (await server.bot.store.load(row.id)).version >= 12
    assert await everything_at(server, table_id) == before
    assert not server.dms("Otto") or "What if" not in "".join(s.text for s in server.dms("Otto"))


async def test_the_copy_looks_the_same_and_is_dealt_anew(server: DiscordServer) -> None:
    table_id = await server.table(MONEY, *TRIO)
    room = await server.bot.tables.load(table_id)
    own = room.seat_of(server.people["Inge"].id)
    assert own is not None
    copies = [copy_of(room.table, own.seat, bytes([n]) * 32, hints=False) for n in range(10, 16)]
    assert {copy.game.encode(copy.state) for copy in copies} - {room.table.game.encode(room.table.state)}
    for copy in copies:
        assert copy.view(own.seat) == room.table.view(own.seat)
        assert (copy.log, copy.key == room.table.key) == ([], False)
        assert copy._luck != room.table._luck, "its dice are its own"


@pytest.mark.parametrize("game", GAMES)
def test_positions_that_look_the_same_give_the_same_copy(game: AnyGame) -> None:
    """So whatever is tried out there, however often: nothing hidden can be learned by it."""
    table = Table.open(game, seats=game.seats[-1], key=b"what if")
    other_hidden = 0
    for number in range(60):
        if not table.waiting:
            break
        table.play(table.waiting[0], table.suggest(table.waiting[0]), at=number)
        if number % 10 or not table.waiting:
            continue
        for seat in range(table.seats):
            elsewhere = table.copy()
            elsewhere.state = game.redeal(table.state, seat, Dice(b"hidden", number, seat))
            other_hidden += elsewhere.state != table.state
            key = bytes([number, seat]) * 16
            one, other = (copy_of(at, seat, key, hints=False) for at in (table, elsewhere))
            assert game.encode(one.state) == game.encode(other.state)
            assert one._luck == other._luck != table._luck
    assert other_hidden, "nothing was hidden, so this test shows nothing"


async def test_hints_are_given_where_the_table_gives_them(server: DiscordServer) -> None:
    await server.table(MONEY, *TRIO)
    row = await started(server, "Inge")
    await finale.continue_game(server, row.id)
    room = await server.bot.tables.load(row.id)
    assert room.row.settings["hints"] == "off"
    board = last_dm(server, "Inge")
    panel = await server.click_dm("Inge", board, "Play")
    assert panel is not None
    assert "Hint" not in panel.labels
    assert "What if …" not in panel.labels
    refused = await server.forged_dm("Inge", panel, pack(Verb.HINT, row.id))
    assert refused is not None
    assert "hint" in refused.text.lower()
    assert all(seat.level == "normal" for seat in room.seats if seat.computer)


async def test_alone_with_computers_there_are_hints(server: DiscordServer) -> None:
    await server.table(MONEY, "Inge", computers=2)
    row = await started(server, "Inge")
    assert row.settings["hints"] == "on"


async def test_computers_play_on_as_they_do_at_the_table(server: DiscordServer) -> None:
    await server.slash("Inge", "play", game=MONEY)
    for _ in range(2):
        await server.click("Inge", server.last, "Add computer player")
    table_id = (await server.running()).id
    await server.bot.lobbies.change_level(table_id, server.people["Inge"].id, 2, "easy")
    await server.click("Inge", server.last, "Start")
    await server.env.settle()
    row = await started(server, "Inge")
    for seats in (await server.bot.store.seats(table_id), await server.bot.store.seats(row.id)):
        computers = {seat.name: (seat.level, seat.temperament) for seat in seats if seat.computer}
        assert computers == {"Ada": ("normal", "bold"), "Blaise": ("easy", "careful")}


async def test_one_at_a_time_and_ended_by_a_press(server: DiscordServer) -> None:
    await server.table(MONEY, *TRIO)
    first = await started(server, "Inge")
    assert (await started(server, "Inge")).id == first.id, "pressed twice"
    old = last_dm(server, "Inge")
    await server.env.advance_time(TWICE_SECONDS + 1)
    second = await started(server, "Inge")
    assert first.id != second.id
    assert (await server.bot.store.load(first.id)).status is Status.ENDED
    stale = await server.forged_dm("Inge", old, pack(Verb.END_TRY_OUT, first.id))
    assert stale is not None
    assert "already ended" in stale.text
    assert (await begun(server, "Inge")).id == second.id
    stolen = await server.forged("Otto", server.board(), pack(Verb.END_TRY_OUT, second.id))
    assert stolen is not None
    assert (await begun(server, "Inge")).id == second.id
    done = await server.click_dm("Inge", last_dm(server, "Inge"), "End this what-if")
    assert done is not None
    assert "The real game is as you left it" in done.text
    assert await server.bot.store.what_if(server.people["Inge"].id) is None


async def test_beside_a_lesson_of_the_same_game(server: DiscordServer) -> None:
    await server.table(GAME, *PAIR)
    await server.slash("Inge", "learn", game=GAME)
    lesson = await server.bot.store.lesson(server.people["Inge"].id, GAME)
    assert lesson is not None
    row = await started(server, "Inge")
    again = await server.bot.store.lesson(server.people["Inge"].id, GAME)
    assert again is not None
    assert again.id == lesson.id != row.id


async def test_who_cannot(server: DiscordServer) -> None:
    nothing = await server.slash("Inge", "whatif")
    assert nothing is not None
    assert "no game in this channel" in nothing.text
    table_id = await server.table(MONEY, *TRIO)
    stranger = await server.slash("Stranger", "whatif")
    assert stranger is not None
    assert "not in this game" in stranger.text
    forged = await server.forged("Stranger", server.board(), pack(Verb.TRY_OUT, table_id, "turn", 0))
    assert forged is not None
    assert "not in this game" in forged.text
    garbage = await server.forged("Inge", server.board(), pack(Verb.TRY_OUT, table_id, "x", "y"))
    assert garbage is not None
    assert "I don’t know that button" in garbage.text
    channel = server.env.backend.dm_channels[server.people["Inge"].id]
    server.env.inject_error("POST", f"/channels/{channel}/messages", status=403, code=50007)
    closed = await server.slash("Inge", "whatif")
    assert closed is not None
    assert "can’t send you direct messages" in closed.text
    for who in (*TRIO, "Stranger"):
        assert await server.bot.store.what_if(server.people[who].id) is None


async def replay_step(server: DiscordServer, who: str, shown: Shown) -> Shown:
    replay = await server.click(who, shown, "Replay")
    assert replay is not None
    step = await server.click(who, replay, "Forward")
    assert step is not None
    return step


async def test_from_a_step_of_a_finished_game_and_of_a_record(server: DiscordServer) -> None:
    name, raw = await record(server)
    final = next(shown for shown in reversed(server.history()) if "Film" in shown.labels)
    step = await replay_step(server, "Inge", final)
    shown = await server.click("Inge", step, "What if …")
    assert shown is not None
    row = await begun(server, "Inge")
    assert row.settings["hints"] == "on"
    checked = await verified(server, name, raw)
    await server.restart()
    step = await replay_step(server, "Ruth", checked)
    await server.click("Ruth", step, "What if …")
    hers = await begun(server, "Ruth")
    assert hers.game == row.game
    over = await server.click("Ruth", step, "Last")
    assert over is not None
    assert "What if …" not in over.labels


async def test_played_to_its_end_nothing_counts(server: DiscordServer) -> None:
    await server.table(GAME, *PAIR)
    row = await started(server, "Inge")
    await finale.nearly_over(server, row.id)
    await finale.play_quickly(server, row.id, 5)
    await server.env.settle()
    assert (await server.bot.store.load(row.id)).status is Status.OVER
    final = last_dm(server, "Inge")
    assert "nothing of it counts" in final.text
    assert not {"Review", "Record", "Take it home", "Play again"} & set(final.labels)
    for verb in (Verb.REVIEW, Verb.RECORD, Verb.TAKE_HOME):
        refused = await server.forged_dm("Inge", final, pack(verb, row.id))
        assert refused is not None
        assert "what-if" in refused.text
        assert not refused.files
    await server.bot.results.write()
    assert await server.bot.store.results(guild_id=0, user_id=server.people["Inge"].id) == []
    assert await asked(server) is not None, "the real game goes on"
