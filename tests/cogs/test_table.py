"""Leaving a table: resigning, and managers who end a game."""

from __future__ import annotations

from random import Random

from cogs.ui.custom_ids import Verb, pack
from data.models import Status
from tests.cogs.players import Pusher, asked
from tests.support.town import Town

GAME = "magellan"
TRIO = ("Inge", "Otto", "Ruth")


async def test_the_computer_plays_for_somebody_who_resigned(town: Town) -> None:
    await town.table(GAME, *TRIO)
    sure = await town.slash("Ruth", "resign")
    assert sure is not None
    await town.click("Ruth", sure, "Yes, do it")
    shown = await town.click("Ruth", town.board(), "Play")
    assert shown is not None
    assert "do not sit" in shown.text
    pusher = Pusher(town, Random(5))
    for _ in range(4):
        who = await asked(town)
        assert who in ("Inge", "Otto")
        await pusher.move(who)


async def test_only_managers_can_end_a_game(town: Town) -> None:
    table = await town.table(GAME, *TRIO)
    shown = await town.forged("Inge", town.board(), pack(Verb.END, table))
    assert shown is not None
    assert "manage this server" in shown.text
    town.make_manager("Stranger")
    sure = await town.slash("Stranger", "end")
    assert sure is not None
    await town.click("Stranger", sure, "Yes, do it")
    await town.env.settle()
    assert (await town.bot.store.load(table)).status is Status.ENDED
    assert all("Play" not in message.labels for message in town.history())
