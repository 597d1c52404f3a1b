"""Computer players of three levels: chosen, changed and shown, by people who press and type."""

from __future__ import annotations

import pytest

from cogs.tables.lobbies.lobbies import Lobbies
from cogs.ui.components.custom_ids import Verb, pack
from engines import games
from engines.computer.players import LEVELS
from tests.cogs.finale import finished
from tests.support.discord_server import DiscordServer, Shown

GAME = "magellan"


@pytest.fixture(autouse=True)
def with_temperaments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games()[GAME].raw_computer, "temperaments", {"bold": {}, "careful": {}, "greedy": {}})
    monkeypatch.setattr(games()[GAME], "variants", {})


async def lobby(server: DiscordServer, computers: int = 0, game: str = GAME) -> Shown:
    await server.slash("Inge", "play", game=game)
    for _ in range(computers):
        await server.click("Inge", server.last, "Add computer player")
    return server.last


async def levels(server: DiscordServer, who: str, shown: Shown) -> Shown:
    panel = await server.click(who, shown, "Levels")
    assert panel is not None
    return panel


async def by_name(server: DiscordServer) -> dict[str, str]:
    """The levels of the computer players, with their names."""
    seats = await server.bot.store.seats((await server.running()).id)
    return {seat.name: seat.level for seat in seats if seat.user_id is None}


async def seated(server: DiscordServer) -> list[str]:
    """The levels of the computer players."""
    return list((await by_name(server)).values())


async def test_one_press_adds_a_normal_player_and_two_change_its_level(server: DiscordServer) -> None:
    card = await lobby(server, computers=2)
    assert "2. Ada · normal · bold (computer)" in card.text
    assert "3. Blaise · normal · careful (computer)" in card.text
    panel = await levels(server, "Inge", card)
    table_id = (await server.running()).id
    await server.press("Inge", panel, pack(Verb.CHANGE_LEVEL, table_id, 1, "hard"))
    assert await seated(server) == ["hard", "normal"]
    assert "**Ada · hard · bold**" in panel.text, "the panel shows it, too"
    assert "2. Ada · hard · bold (computer)" in card.text
    assert card.alts == [
        "Lobby of Magellan with 3 players: Inge, Ada · hard · bold and Blaise · normal · careful."
    ]
    await server.press("Inge", panel, pack(Verb.CHANGE_LEVEL, table_id, 2, "easy"))
    assert "3. Blaise · easy (computer)" in card.text, "easy players have no temperament"


async def test_the_panel_says_what_the_levels_mean(server: DiscordServer) -> None:
    panel = await levels(server, "Inge", await lobby(server))
    for level in LEVELS:
        assert sum(line.startswith(f"**{level}:**") for line in panel.text.splitlines()) == 1
    assert "bold ones take risks" in panel.text


async def test_a_level_is_chosen_when_a_player_is_added(server: DiscordServer) -> None:
    card = await lobby(server)
    panel = await levels(server, "Inge", card)
    await server.click("Inge", panel, "hard")
    await server.press("Inge", panel, panel_add(panel, "easy"))
    assert await seated(server) == ["hard", "easy"]
    assert "**Blaise · easy**" in panel.text


def panel_add(panel: Shown, level: str) -> str:
    """The button that adds a computer player of a level."""
    [found] = [
        part["custom_id"]
        for part in panel.buttons
        if ":robot:" in part["custom_id"] and part["custom_id"].endswith(f":{level}")
    ]
    return str(found)


async def test_others_read_the_levels_and_cannot_change_them(server: DiscordServer) -> None:
    card = await lobby(server, computers=1)
    panel = await levels(server, "Otto", card)
    assert "**Ada · normal · bold**" in panel.text
    assert "Only the host" in panel.text
    assert not panel.labels
    table_id = (await server.running()).id
    for custom_id in (
        pack(Verb.CHANGE_LEVEL, table_id, 1, "hard"),
        pack(Verb.ADD_COMPUTER, table_id, 1, "hard"),
    ):
        shown = await server.forged("Otto", card, custom_id)
        assert shown is not None
        assert "Only the host" in shown.text
    assert await seated(server) == ["normal"]


@pytest.mark.parametrize("level", ["godlike", "HARD", "0", "normal2", ""])
async def test_a_forged_level(server: DiscordServer, level: str) -> None:
    card = await lobby(server, computers=1)
    table_id = (await server.running()).id
    version = (await server.running()).version
    for custom_id in (
        f"p1:level:{table_id}:1:{level}",
        f"p1:robot:{table_id}:0:{level}",
        f"p1:level:{table_id}:99:hard",
        f"p1:level:{table_id}:-1:hard",
    ):
        shown = await server.forged("Inge", card, custom_id)
        assert shown is not None
        assert "error" not in shown.text.lower()
    assert await seated(server) == ["normal"]
    assert (await server.running()).version == version


async def test_a_button_of_a_player_who_has_gone(server: DiscordServer) -> None:
    """The panel is shown anew, so that the next press is a good one."""
    card = await lobby(server, computers=2)
    panel = await levels(server, "Inge", card)
    table_id = (await server.running()).id
    add = panel_add(panel, "hard")
    await server.click("Inge", card, "Remove computer player")
    await server.shown_click("Inge", panel, pack(Verb.CHANGE_LEVEL, table_id, 2, "hard"))
    assert "is gone" in panel.text
    assert "Blaise" not in panel.text
    await server.shown_click("Inge", panel, add)
    assert "There’s 1 computer player now" in panel.text
    assert await seated(server) == ["normal"]
    await server.press("Inge", panel, panel_add(panel, "hard"))
    assert await seated(server) == ["normal", "hard"]


async def test_the_host_removes_the_computer_player_of_a_name(server: DiscordServer) -> None:
    card = await lobby(server, computers=3)
    panel = await levels(server, "Inge", card)
    table_id = (await server.running()).id
    blaise = pack(Verb.REMOVE_THIS_COMPUTER, table_id, 2)
    assert blaise in [part["custom_id"] for part in panel.buttons]
    await server.press("Inge", panel, blaise)
    assert list(await by_name(server)) == ["Ada", "Charles"]
    assert "**Charles · normal · greedy**" in panel.text
    assert "Blaise" not in panel.text
    assert "Blaise" not in card.text
    await server.shown_click("Inge", panel, blaise)
    assert "is gone. These are still here" in panel.text, "pressed twice"
    assert list(await by_name(server)) == ["Ada", "Charles"]
    for number in (1, 3, 3):
        await server.shown_click("Inge", panel, pack(Verb.REMOVE_THIS_COMPUTER, table_id, number))
    assert "is gone. There are no others" in panel.text
    assert await seated(server) == []


async def test_others_remove_no_computer_player(server: DiscordServer) -> None:
    card = await lobby(server, computers=2)
    await server.click("Otto", card, "Join")
    panel = await levels(server, "Otto", card)
    dismiss = pack(Verb.REMOVE_THIS_COMPUTER, (await server.running()).id, 1)
    assert dismiss not in [part["custom_id"] for part in panel.buttons]
    shown = await server.forged("Otto", card, dismiss)
    assert shown is not None
    assert "Only the host" in shown.text
    assert list(await by_name(server)) == ["Ada", "Blaise"]


async def test_an_old_button_at_a_full_table(server: DiscordServer) -> None:
    """There is nothing left to press again, so the answer doesn't say so."""
    card = await lobby(server, computers=2)
    panel = await levels(server, "Inge", card)
    add = panel_add(panel, "hard")
    most = games()[GAME].seats[-1]
    for _ in range(most - 3):
        await server.click("Inge", card, "Add computer player")
    await server.shown_click("Inge", panel, add)
    assert "All seats are taken. To add a computer player, remove someone first." in panel.text
    assert "Press again" not in panel.text
    assert "Add a computer player:" not in panel.text
    assert len(await seated(server)) == most - 1


async def test_two_hosts_press_at_once(server: DiscordServer) -> None:
    """The one whose table it was until now, and the one whose it becomes: only hosts decide, one after the
    other."""
    card = await lobby(server, computers=1)
    await server.click("Otto", card, "Join")
    panel = await levels(server, "Inge", card)
    table_id = (await server.running()).id
    await server.raw_click("Inge", panel, pack(Verb.CHANGE_LEVEL, table_id, 1, "hard"))
    await server.raw_click("Inge", card, pack(Verb.LEAVE, table_id))
    await server.raw_click("Otto", card, pack(Verb.CHANGE_LEVEL, table_id, 1, "easy"))
    await server.raw_click("Inge", panel, pack(Verb.CHANGE_LEVEL, table_id, 1, "normal"))
    await server.env.settle()
    assert (await server.running()).host_id == server.people["Otto"].id
    assert await seated(server) == ["easy"]
    assert "Ada · easy (computer)" in card.text


async def test_a_restart_changes_no_level(server: DiscordServer) -> None:
    card = await lobby(server)
    panel = await levels(server, "Inge", card)
    for level in ("hard", "easy"):
        await server.press("Inge", panel, panel_add(panel, level))
    await server.restart()
    assert await seated(server) == ["hard", "easy"]
    await server.click("Inge", server.last, "Start")
    await server.env.settle()
    assert sorted(await seated(server)) == ["easy", "hard"], "whoever sits where"
    words = (await server.bot.tables.load((await server.running()).id)).picture_words()
    assert {words.name(seat): words.short_name(seat) for seat in range(3)} == {
        "Ada (hard)": "Ada",
        "Blaise (easy)": "Blaise",
        "Inge": "Inge",
    }
    assert "Ada (hard)" in server.board().alts[0]
    assert "Blaise (easy)" in server.board().alts[0]
    told = await server.click("Otto", server.board(), "In words")
    assert told is not None
    assert "Ada (hard)" in told.text


async def test_a_lobby_that_has_begun_changes_no_level(server: DiscordServer) -> None:
    card = await lobby(server, computers=2)
    panel = await levels(server, "Inge", card)
    table_id = (await server.running()).id
    await server.click("Inge", card, "Start")
    await server.env.settle()
    shown = await server.forged("Inge", panel, pack(Verb.CHANGE_LEVEL, table_id, 1, "hard"))
    assert shown is not None
    assert "has already started" in shown.text
    assert await seated(server) == ["normal"] * 2


async def test_play_against_a_level(server: DiscordServer) -> None:
    await server.slash("Inge", "play", game=GAME, against="computer", level="easy")
    await server.env.settle()
    assert await seated(server) == ["easy"] * 2, "as few as possible"
    assert (await server.running()).status == "running"


async def test_a_level_alone_begins_nothing(server: DiscordServer) -> None:
    """It says how well computers play, not that nobody else may join."""
    await server.slash("Inge", "play", game=GAME, level="easy")
    await server.env.settle()
    assert (await server.running()).status == "lobby"
    assert await seated(server) == ["easy"] * 2, "as few as the game needs"
    assert "2. Ada · easy (computer)" in server.last.text
    await server.click("Inge", server.last, "Start")
    await server.env.settle()
    assert (await server.running()).status == "running"
    assert await seated(server) == ["easy"] * 2


@pytest.mark.parametrize("order", [(0, 1, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)])
async def test_a_rematch_keeps_the_levels(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch, order: tuple[int, ...]
) -> None:
    """Of each by name, whichever seats they were dealt."""

    async def dealt(*_: object) -> list[int]:
        return list(order)

    monkeypatch.setattr(Lobbies, "_seating", dealt)
    await lobby(server, computers=2)
    table_id = (await server.running()).id
    await server.bot.lobbies.change_level(table_id, server.people["Inge"].id, 2, "easy")
    await server.click("Inge", server.last, "Start")
    await server.env.settle()
    await server.bot.store.end(table_id, now=server.now())
    await server.forged("Inge", server.board(), pack(Verb.REMATCH, table_id))
    await server.env.settle()
    assert (await server.running()).status == "lobby"
    assert await by_name(server) == {"Ada": "normal", "Blaise": "easy"}


async def test_the_standings_name_the_levels(server: DiscordServer) -> None:
    card = await lobby(server, computers=2)
    table_id = (await server.running()).id
    await server.forged("Inge", card, pack(Verb.CHANGE_LEVEL, table_id, 1, "hard"))
    await server.click("Inge", card, "Start")
    await server.env.settle()
    await finished(server, table_id)
    final = next(shown for shown in server.history() if "Record" in shown.labels)
    assert "Ada · hard · bold:" in final.text
    assert "Blaise · normal · careful:" in final.text
    assert any("Ada (hard):" in alt for alt in final.alts)


async def test_a_game_without_temperaments_has_levels(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(games()["entdecker"].raw_computer, "temperaments", {})
    card = await lobby(server, computers=1, game="entdecker")
    assert "2. Ada · normal (computer)" in card.text
    assert "temperament" not in (await levels(server, "Inge", card)).text


async def test_in_german(server: DiscordServer) -> None:
    await server.bot.store.change_guild(server.guild.id, language="de")
    await server.slash("Inge", "play", game=GAME)
    card = server.last
    await server.click("Inge", card, "Computer dazusetzen")
    table_id = (await server.running()).id
    await server.forged("Inge", card, pack(Verb.CHANGE_LEVEL, table_id, 1, "hard"))
    assert "2. Ada · schwer · mutig (Computer)" in card.text
    assert "Ada · schwer · mutig" in card.alts[0]
