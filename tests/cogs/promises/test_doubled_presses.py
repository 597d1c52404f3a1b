"""Every button that changes something, pressed twice: at once, and again from the old message. Both times the
bot must end up with what a single press brings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from cogs.ui.components.custom_ids import Verb, pack, read
from data.models import Sleep
from data.settings import Settings
from data.sqlite import SqliteStore
from engines import games
from engines.contract.core import Rejected
from engines.tables.undo_reasons import ALL as MAY_ASK
from tests.cogs.finale import played
from tests.cogs.players import Typist, asked, going_on, seat_of
from tests.cogs.promises.test_secret_moves import changed
from tests.cogs.scene import (
    GAME,
    PAIR,
    TRIO,
    late,
    offer,
    offer_seat,
    opened,
    pass_turn,
    resign,
    vote,
    wished,
)
from tests.cogs.test_verify import record, verified
from tests.conformance.tables import Setup, setups
from tests.support.discord_server import DiscordServer, Shown

# --- the panel, in every game ----------------------------------------------------------------------------

GAMES = [(key, next(one for one in setups(game) if one.seats in (2, 3))) for key, game in games().items()]
MOVES = 24
MOVING = {Verb.ANSWER, Verb.CONFIRM}
UNDOES = {"age_of_discovery", "new_found_land", "efemeris"}
"""Games in which a move can be taken back before anybody else has to know."""


async def log_length(server: DiscordServer) -> tuple[int, int]:
    """How many moves and how many undos the log has."""
    log = await server.bot.store.log((await server.running()).id)
    undos = sum(entry.takes_back is not None for entry in log)
    return len(log) - undos, undos


async def press_twice(
    server: DiscordServer, who: str, shown: Shown, custom_id: str, values: list[str] | None = None
) -> tuple[int, int]:
    """How many moves and undos two presses at once and a third one later brought."""
    before = await log_length(server)
    for _ in range(2):
        await server.raw_click(who, shown, custom_id, values=values)
    await server.env.settle()
    await server.raw_click(who, shown, custom_id, values=values)
    await server.env.settle()
    if (await server.bot.store.in_channel(server.channel.id)) is None:
        return (0, 0)
    after = await log_length(server)
    return after[0] - before[0], after[1] - before[1]


@pytest.mark.parametrize(("game", "setup"), GAMES, ids=[key for key, _ in GAMES])
async def test_the_panel(server: DiscordServer, game: str, setup: Setup) -> None:
    await server.table(game, *TRIO[: setup.seats], settings=changed(game, setup))
    rng, done = Random(3), Counter[Verb]()
    for number in range(MOVES):
        who = await asked(server)
        assert who is not None
        panel = await server.click(who, server.board(), "Play")
        assert panel is not None
        undo = [part["custom_id"] for part in panel.buttons if read(part["custom_id"]).verb is Verb.UNDO]
        if undo and number % 2:
            assert await press_twice(server, who, panel, undo[0]) == (0, 1), "one undo, whoever is impatient"
            assert "already undone" in panel.text, "the last press says what became of the first"
            done[Verb.UNDO] += 1
        else:
            done += await doubled_move(server, who, panel, rng)
    assert done[Verb.ANSWER] + done[Verb.CONFIRM] > 3
    assert done[Verb.UNDO] or game not in UNDOES


async def doubled_move(server: DiscordServer, who: str, panel: Shown, rng: Random) -> Counter[Verb]:
    """A move by buttons and menus, each pressed twice; typed where it does not come to an end."""
    for _ in range(10):
        ways = [part for part in panel.buttons if read(part["custom_id"]).verb in MOVING]
        ways = going_on([*ways, *(part for part in panel.menus if read(part["custom_id"]).verb in MOVING)])
        if not ways:
            break
        part = rng.choice(ways[:3])
        way, values = part["custom_id"], None
        if "options" in part:
            values = [one["value"] for one in part["options"][: part.get("min_values", 1)]]
        moves, undos = await press_twice(server, who, panel, way, values)
        assert moves <= 1
        assert undos == 0
        if moves:
            return Counter({read(way).verb: 1})
    await Typist(server).move(who)
    return Counter()


# --- everything else -------------------------------------------------------------------------------------


class Press(NamedTuple):
    """Somebody is about to press a button, or to choose from a menu."""

    who: str
    shown: Shown
    custom_id: str
    values: list[str] | None = None


def on(who: str, shown: Shown | None, verb: Verb, values: list[str] | None = None) -> Press:
    """The button or menu of this verb in a message."""
    assert shown is not None
    ids = [part["custom_id"] for part in [*shown.buttons, *shown.menus]]
    return Press(who, shown, next(one for one in ids if read(one).verb is verb), values)


async def lobby(server: DiscordServer, computers: int = 0) -> Shown:
    await server.slash("Inge", "play", game=GAME)
    for _ in range(computers):
        await server.click("Inge", server.last, "Add computer player")
    return server.last


async def reminder(server: DiscordServer, verb: Verb) -> Press:
    _, who = await late(server, *TRIO)
    return Press(who, server.board(), pack(verb, *(await at_table(server, who))))


async def at_table(server: DiscordServer, who: str) -> tuple[str, int]:
    row = await server.running()
    return row.id, (await seat_of(server, row.id, who)).seat


async def sure(server: DiscordServer, who: str, command: str, verb: Verb) -> Press:
    await opened(server, *TRIO)
    server.make_manager("Stranger")
    return on(who, await server.slash(who, command), verb)


async def undo_alone(server: DiscordServer) -> Press:
    """Among computer players nobody has to agree: the first press undoes a move, all that came after goes."""
    table_id = await opened(server, "Inge", computers=1)
    while not await _is_final(server, table_id):
        await Typist(server).move("Inge")
        await server.env.settle()
    version = await server.slash("Inge", "undo")
    return on("Inge", version, Verb.REQUEST_UNDO)


async def _is_final(server: DiscordServer, table_id: str) -> bool:
    """Whether the last move of the only person there can be undone with consent only."""
    room = await server.bot.tables.load(table_id)
    seat = room.require_seat(server.people["Inge"].id).seat
    try:
        room.table.undoable(seat)
    except Rejected as refusal:
        return refusal.reason.key in MAY_ASK
    return False


async def undo_request(server: DiscordServer) -> Press:
    await opened(server, *PAIR)
    who, other = await pass_turn(server)
    await Typist(server).move(other)
    return on(who, await server.slash(who, "undo"), Verb.REQUEST_UNDO)


async def ballot(server: DiscordServer) -> Press:
    _, _, other, _ = await wished(server)
    return on(other, vote(server), Verb.VOTE)


async def free_seat(server: DiscordServer) -> Press:
    await opened(server, *TRIO)
    await offer_seat(server, "Ruth")
    return on(
        "Stranger", await server.click("Stranger", offer(server), "Take this seat"), Verb.CONFIRM_TAKE_SEAT
    )


async def kept_seat(server: DiscordServer, verb: Verb) -> Press:
    await opened(server, *TRIO)
    await offer_seat(server, "Ruth")
    if verb is Verb.TAKE_SEAT:
        return on("Ruth", offer(server), verb)
    return on("Ruth", await server.slash("Ruth", "substitute"), verb)


async def given_up(server: DiscordServer) -> Press:
    await opened(server, *TRIO)
    await resign(server, "Ruth")
    told = next(m for m in reversed(server.history()) if any(read(i).verb is Verb.RETURN for i in ids_of(m)))
    return on("Ruth", told, Verb.RETURN)


def ids_of(shown: Shown) -> list[str]:
    return [part["custom_id"] for part in shown.buttons]


async def rematch(server: DiscordServer) -> Press:
    await played(server, GAME, *PAIR)
    return on("Inge", server.last, Verb.REMATCH)


async def kept_record(server: DiscordServer) -> Press:
    return on("Ruth", await verified(server, *(await record(server))), Verb.DROP_RECORD)


async def asleep(server: DiscordServer) -> Press:
    table_id = await opened(server, *PAIR)
    board = server.board()
    press = on("Inge", board, Verb.PLAY)
    await server.bot.lifecycle.sleep(await server.bot.store.load(table_id), Sleep.IDLE)
    await server.env.settle()
    return press


async def own_setting(server: DiscordServer) -> Press:
    return on("Inge", await server.slash("Inge", "settings"), Verb.CHANGE_OWN_SETTING, ["de"])


async def server_setting(server: DiscordServer) -> Press:
    server.make_manager("Inge")
    page = await server.slash("Inge", "settings")
    assert page is not None
    page = await server.press("Inge", page, pack(Verb.SERVER_SETTINGS))
    return on("Inge", page, Verb.CHANGE_SERVER_SETTING, ["de"])


async def privacy(server: DiscordServer, verb: Verb) -> Press:
    await opened(server, *TRIO)
    page = await server.slash("Ruth", "privacy")
    assert page is not None
    if verb is Verb.REJOIN_STATS:
        await server.press("Ruth", page, pack(Verb.LEAVE_STATS))
    if verb is Verb.CONFIRM_FORGET:
        await server.press("Ruth", page, pack(Verb.FORGET))
    return on("Ruth", page, verb)


async def in_lobby(server: DiscordServer, who: str, verb: Verb, values: list[str] | None = None) -> Press:
    shown = await lobby(server, computers=3 if verb is Verb.REMOVE_COMPUTER else 1)
    if verb is Verb.LEAVE:
        await server.click(who, shown, "Join")
    return on(who, shown, verb, values)


async def new_pace(server: DiscordServer) -> Press:
    shown = await server.click("Inge", await lobby(server), "Settings")
    return on("Inge", shown, Verb.CHANGE_SETTING, ["pace=daily"])


async def new_level(server: DiscordServer, verb: Verb) -> Press:
    shown = await server.click("Inge", await lobby(server, computers=1), "Levels")
    assert shown is not None
    [hard] = [one["custom_id"] for one in shown.buttons if read(one["custom_id"]).verb is verb][-1:]
    return Press("Inge", shown, hard)


async def calling_off(server: DiscordServer) -> Press:
    return on("Inge", await server.click("Inge", await lobby(server), "Cancel"), Verb.CONFIRM_CANCEL)


async def gallery(server: DiscordServer) -> Press:
    return on("Inge", await server.slash("Inge", "play"), Verb.OPEN_LOBBY)


async def lesson(server: DiscordServer, verb: Verb) -> Press:
    if verb is Verb.LEARN:
        return on("Inge", await server.slash("Inge", "rules", game=GAME), verb)
    await server.slash("Inge", "learn", game=GAME)
    shown = await server.slash("Inge", "learn", game=GAME)
    if verb is Verb.LEARN_ANEW_SURE:
        assert shown is not None
        shown = await server.click("Inge", shown, "Start over")
    return on("Inge", shown, verb)


async def hint(server: DiscordServer) -> Press:
    await server.slash("Inge", "play", game=GAME, against="computer")
    return on("Inge", await server.click("Inge", server.board(), "Play"), Verb.HINT)


async def what_if(server: DiscordServer, verb: Verb) -> Press:
    await opened(server, *PAIR)
    panel = await server.click("Inge", server.board(), "Play")
    if verb is Verb.TRY_OUT:
        assert panel is not None
        return Press("Inge", panel, pack(verb, (await server.running()).id), None)
    await server.slash("Inge", "whatif")
    row = await server.bot.store.what_if(server.people["Inge"].id)
    assert row is not None
    assert panel is not None
    return Press("Inge", panel, pack(verb, row.id), None)


async def guest(server: DiscordServer, verb: Verb) -> Press:
    shown = await lobby(server)
    if verb is Verb.TELL_ME:
        return on("Otto", shown, verb)
    await server.click("Otto", shown, "Join")
    panel = await server.click("Inge", shown, "Players")
    if verb is Verb.LET_IN_PLAYER:
        assert panel is not None
        panel = await server.click("Inge", panel, "Remove for good")
    return on("Inge", panel, verb)


async def season(server: DiscordServer, verb: Verb) -> Press:
    """A season that Inge manages and Otto has entered; its first round, for what can be done only then."""
    server.make_manager("Inge")
    await server.slash("Inge", "season start", game="magellan", size=3)
    shown = server.last
    if verb is Verb.ENTER_SEASON:
        return on("Otto", shown, verb)
    for who in ("Inge", "Otto"):
        await server.click(who, shown, "Join")
    if verb is Verb.CHANGE_SEASON:
        return on("Inge", await server.click("Inge", shown, "Rules"), verb, ["pace=casual"])
    if verb in (Verb.CONFIRM_DROP_OUT, Verb.CONFIRM_CANCEL_SEASON):
        await server.click("Inge", shown, "Begin")
        label = "Drop out" if verb is Verb.CONFIRM_DROP_OUT else "Cancel season"
        return on("Inge", await server.click("Inge", server.last, label), verb)
    if verb is Verb.MOVE_SEASON:
        return await lost_season(server)
    return on("Otto" if verb is Verb.DROP_OUT else "Inge", shown, verb)


async def lost_season(server: DiscordServer) -> Press:
    """Its channel is gone; Inge can let it go on elsewhere."""
    [found] = await server.bot.store.seasons_of(server.guild.id)
    server.env.backend.delete_channel(server.channel.id)
    await server.env.settle()
    await server.bot.seasons.begin(found.id)
    server.channel = server.guild.create_text_channel("elsewhere")
    return on("Inge", await server.slash("Inge", "season show"), Verb.MOVE_SEASON)


SEASON = (
    *(Verb.ENTER_SEASON, Verb.DROP_OUT, Verb.CONFIRM_DROP_OUT, Verb.BEGIN_SEASON, Verb.CHANGE_SEASON),
    *(Verb.CONFIRM_CANCEL_SEASON, Verb.MOVE_SEASON),
)
SCENES: dict[Verb, Callable[[DiscordServer], Awaitable[Press]]] = {
    **{verb: partial(season, verb=verb) for verb in SEASON},
    Verb.OPEN_LOBBY: gallery,
    Verb.LEARN: lambda server: lesson(server, Verb.LEARN),
    Verb.LEARN_ANEW: lambda server: lesson(server, Verb.LEARN_ANEW),
    Verb.LEARN_ANEW_SURE: lambda server: lesson(server, Verb.LEARN_ANEW_SURE),
    Verb.END_LESSON: lambda server: lesson(server, Verb.END_LESSON),
    Verb.TRY_OUT: lambda server: what_if(server, Verb.TRY_OUT),
    Verb.END_TRY_OUT: lambda server: what_if(server, Verb.END_TRY_OUT),
    Verb.HINT: hint,
    Verb.JOIN: lambda server: in_lobby(server, "Otto", Verb.JOIN),
    Verb.LEAVE: lambda server: in_lobby(server, "Otto", Verb.LEAVE),
    Verb.ADD_COMPUTER: lambda server: in_lobby(server, "Inge", Verb.ADD_COMPUTER),
    Verb.REMOVE_COMPUTER: lambda server: in_lobby(server, "Inge", Verb.REMOVE_COMPUTER),
    Verb.CHANGE_LEVEL: lambda server: new_level(server, Verb.CHANGE_LEVEL),
    Verb.REMOVE_THIS_COMPUTER: lambda server: new_level(server, Verb.REMOVE_THIS_COMPUTER),
    Verb.CHANGE_SETTING: new_pace,
    Verb.START: lambda server: in_lobby(server, "Inge", Verb.START),
    Verb.CONFIRM_CANCEL: calling_off,
    Verb.REMATCH: rematch,
    Verb.TELL_ME: lambda server: guest(server, Verb.TELL_ME),
    Verb.REMOVE_PLAYER: lambda server: guest(server, Verb.REMOVE_PLAYER),
    Verb.BAR_PLAYER: lambda server: guest(server, Verb.BAR_PLAYER),
    Verb.LET_IN_PLAYER: lambda server: guest(server, Verb.LET_IN_PLAYER),
    Verb.PLAY: asleep,
    Verb.REQUEST_UNDO: undo_request,
    Verb.RESIGN: lambda server: sure(server, "Ruth", "resign", Verb.RESIGN),
    Verb.END: lambda server: sure(server, "Stranger", "end", Verb.END),
    Verb.DROP_RECORD: kept_record,
    Verb.VOTE: ballot,
    Verb.STOP_REMINDERS: lambda server: reminder(server, Verb.STOP_REMINDERS),
    Verb.RETURN: given_up,
    Verb.TAKE_SEAT: lambda server: kept_seat(server, Verb.TAKE_SEAT),
    Verb.CONFIRM_TAKE_SEAT: free_seat,
    Verb.OFFER_SEAT: lambda server: sure(server, "Ruth", "substitute", Verb.OFFER_SEAT),
    Verb.KEEP_SEAT: lambda server: kept_seat(server, Verb.KEEP_SEAT),
    Verb.CHANGE_OWN_SETTING: own_setting,
    Verb.CHANGE_SERVER_SETTING: server_setting,
    Verb.LEAVE_STATS: lambda server: privacy(server, Verb.LEAVE_STATS),
    Verb.REJOIN_STATS: lambda server: privacy(server, Verb.REJOIN_STATS),
    Verb.CONFIRM_FORGET: lambda server: privacy(server, Verb.CONFIRM_FORGET),
}
OTHERS: dict[str, Callable[[DiscordServer], Awaitable[Press]]] = {
    "undo alone": undo_alone,
    "add a hard one": lambda server: new_level(server, Verb.ADD_COMPUTER),
}
IN_THE_PANEL = {Verb.ANSWER, Verb.CONFIRM, Verb.UNDO}
VALUES = {
    *(Verb.CALL_ME, Verb.CHANGE_LIST, Verb.CHANGE_ROLE, Verb.MAKE_ROLE, Verb.CHANGE_CALLS),
    *(Verb.CHANGE_CHANNELS, Verb.CHANGE_TIMES, Verb.COACH, Verb.KEEP_NOTE, Verb.WRITE_ANNOUNCEMENT),
}
"""They store what was chosen or typed, whole: the second time is the same."""


OWNERS = {Verb.CONFIRM_DRAIN, Verb.CONFIRM_ANNOUNCEMENT}
"""Of the person who runs the bot: see test_owner."""


def test_every_verb_is_accounted_for() -> None:
    groups = [set(SCENES), IN_THE_PANEL, VALUES, OWNERS]
    change = {verb for verb in Verb if verb.changes}
    assert set().union(*groups) == change
    assert sum(map(len, groups)) == len(change)


KEPT = {
    "tables": "game, status, language, settings, version, asleep, board_version",
    "seats": "seat, user_id, name, left, offered, hushed, reminders, level, temperament, hints",
    "moves": "number, seat, move, takes_back, undone",
    "votes": "kind, seat, number, named",
    "ballots": "seat, choice",
    "people": "user_id, language, away_until, counted, coach",
    "guilds": "language, pace, channels",
    "records": "user_id",
    "results": "seat, user_id",
    "seasons": "status, settings, round, trouble",
    "season_entrants": "number, user_id, dropped",
    "season_matches": "round, number, done",
}


async def stored(server: DiscordServer) -> dict[str, object]:
    """All that a press can change, and how many messages there are."""
    store: SqliteStore = server.bot.store  # type: ignore[assignment]
    names = {person.id: name for name, person in server.people.items()}
    found: dict[str, object] = {"messages": len(server.history())}
    found |= {f"letters to {who}": len(server.dms(who)) for who in server.people}
    for table, columns in KEPT.items():
        kept = await store._connection.execute_fetchall(f"SELECT {columns} FROM {table} ORDER BY rowid")
        rows = [dict(row) for row in kept]
        found[table] = [{key: names.get(value, value) for key, value in row.items()} for row in rows]
    return found


async def pressed(
    path: Path, scene: Callable[[DiscordServer], Awaitable[Press]], *rounds: int
) -> list[dict[str, object]]:
    """What is stored after each round of so many presses at once."""
    server = await DiscordServer.open(Settings(db=path / f"{len(rounds)}.db"))
    try:
        press = await scene(server)
        await server.env.settle()
        found = []
        for presses in rounds:
            for _ in range(presses):
                await server.raw_click(press.who, press.shown, press.custom_id, values=press.values)
            await server.env.settle()
            found.append(await stored(server))
        return found
    finally:
        await server.close()


@pytest.mark.parametrize("verb", [*SCENES, *OTHERS])
async def test_two_presses_bring_what_one_brings(tmp_path: Path, verb: Verb | str) -> None:
    scene = SCENES[verb] if isinstance(verb, Verb) else OTHERS[verb]
    once, again = await pressed(tmp_path, scene, 1, 1)
    assert again == once, "again from the old message"
    [doubled] = await pressed(tmp_path, scene, 2)
    assert doubled == once, "at once"
