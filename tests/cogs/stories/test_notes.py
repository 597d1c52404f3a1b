"""A note to one's own next turn: private, shown when it comes, then gone."""

from __future__ import annotations

from cogs.ui.components.custom_ids import Verb, pack
from tests.cogs.players import asked
from tests.cogs.scene import PAIR, opened, pass_turn
from tests.support.discord_server import DiscordServer, Shown


async def panel(server: DiscordServer, who: str) -> Shown:
    shown = await server.click(who, server.board(), "Play")
    assert shown is not None
    return shown


async def write(server: DiscordServer, who: str, note: str) -> Shown:
    """Press the button of the panel of somebody who waits, and fill in the form."""
    shown = await panel(server, who)
    label = next(one for one in shown.labels if "note" in one.lower())
    form = await server.people[who].click(shown.handle, custom_id=shown.custom_id(label))
    told = server.shown(await server.people[who].submit_modal(form, {"note": note}))
    assert told is not None
    return told


async def test_it_is_shown_on_the_next_turn_and_then_gone(server: DiscordServer) -> None:
    await opened(server, *PAIR)
    who, other = await pass_turn(server)
    assert "Noted" in (await write(server, who, "Settle in the *north*")).text
    await server.restart()
    assert "Settle" not in (await panel(server, other)).text, "only its writer sees it"
    assert "Change my note" in (await panel(server, who)).labels
    await pass_turn(server)
    assert await asked(server) == who
    assert "Settle in the *north*" in (await panel(server, who)).text
    assert "Settle in the *north*" in (await panel(server, who)).text, "as long as it is their turn"
    await pass_turn(server)
    assert "Settle" not in (await panel(server, who)).text
    await pass_turn(server)
    assert "Settle" not in (await panel(server, who)).text


async def test_an_empty_note_deletes_it(server: DiscordServer) -> None:
    await opened(server, *PAIR)
    who, _ = await pass_turn(server)
    await write(server, who, "Pass")
    assert "deleted" in (await write(server, who, "  ")).text
    await pass_turn(server)
    assert "Your note" not in (await panel(server, who)).text


async def test_nobody_else_writes_one(server: DiscordServer) -> None:
    table_id = await opened(server, *PAIR)
    told = await server.forged("Stranger", server.board(), pack(Verb.WRITE_NOTE, table_id))
    assert told is not None
    assert "not in this game" in told.text or "don’t have a seat" in told.text
    assert [seat.note for seat in await server.bot.store.seats(table_id)] == [None, None]
