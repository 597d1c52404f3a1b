"""A finished game for other programs: BG Stats, and anything that reads tables (CSV).

Nothing here tells who somebody is on Discord: players are names, as everybody at the table has seen them.
"""

from __future__ import annotations

import csv
import hashlib
import io
import uuid
from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from itertools import pairwise
from typing import Any
from urllib.parse import quote

import msgspec

from cogs.tables.loading.room import Room
from engines.contract.core import Outcome, Rejected, Seat, Standing, Words, parts_of, say
from engines.tables.log import Entry

SOURCE = "Portolan"
"""BG Stats remembers who is who and what is what by this name: it must stay as it is."""
CREATE_PLAY = "https://app.bgstatsapp.com/createPlay.html?data="
"""Opens the app with a play that is filled in: the documented way for other programs. A wrong number of
BoardGameGeek would file the play under another game, and we could check none: the app finds games by name."""
PLAY_FILE = (
    "This is a Play file that can be read by Board Game Stats. If you see this text, try to use a share, "
    "export or open-in function to open it with Board Game Stats."
)
LONGEST_PAUSE = 15 * 60
"""Seconds between two moves that count as playing: a game over days did not last days."""
FORMULA = ("=", "+", "-", "@")
"""Spreadsheets calculate what begins so."""


class Play(msgspec.Struct, frozen=True):
    """What there is to tell of a finished game. `words` has names as pictures show them."""

    room: Room
    """The table, its whole log loaded."""
    outcome: Outcome
    words: Words
    newcomers: frozenset[Seat] = frozenset()
    """The seats of people who had never finished this game before."""
    location: str | None = "Discord"
    """Where it was played; None on the local table, which stands anywhere."""

    @property
    def title(self) -> str:
        return self.words(self.room.title)

    @property
    def ended(self) -> str:
        at = self.room.row.ended or self.room.row.updated
        return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M:%S")

    @property
    def minutes(self) -> int:
        return minutes_played(self.room.table.log, self.room.row.started)

    @property
    def starter(self) -> Seat | None:
        """Who began; None where several did."""
        table = self.room.table
        first = next((entry for entry in table.log if not entry.folded), None)
        if first is None:
            return None
        asked = table.game.view(table.game.decode(bytes(first.before)), None).public.asked
        return asked[0] if len(asked) == 1 else None

    def team(self, seat: Seat) -> str | None:
        """The number of a side, where several win together."""
        table = self.room.table
        sides = table.game.sides(table.seats, table.settings)
        if all(len(side) == 1 for side in sides):
            return None
        return next(str(number) for number, side in enumerate(sides, 1) if seat in side)

    @property
    def counted(self) -> str:
        """What the totals are: see `Game.counted`."""
        return self.room.table.game.counted(self.room.table.view(None).public)

    @property
    def has_points(self) -> bool:
        return self.counted == "points"

    def is_computer(self, seat: Seat) -> bool:
        return self.room.seats[seat].computer


def play_of(
    room: Room, words: Words, newcomers: Collection[Seat] = (), location: str | None = "Discord"
) -> Play:
    """Raises Rejected for a game that has no result."""
    outcome = room.table.outcome
    if outcome is None:
        raise Rejected("export-not-over")
    return Play(room, outcome, words, frozenset(newcomers), location)


def minutes_played(log: Sequence[Entry], started: int | None = None) -> int:
    """How long people played, from the start on, without the nights in between."""
    times = [*([] if started is None else [started]), *(entry.at for entry in log)]
    seconds = sum(min(later - earlier, LONGEST_PAUSE) for earlier, later in pairwise(times))
    return -(-max(0, seconds) // 60)


def bg_stats_file(play: Play) -> bytes:
    """A play file (.bgsplay), as the app itself shares them."""
    row = play.room.row
    scores = []
    for number, standing in enumerate(play.outcome.standings, 1):
        score = {
            "playerRefId": number,
            "score": str(standing.total) if play.has_points else "",
            "rank": standing.rank,
            "winner": standing.rank == 1,
            "startPlayer": standing.seat == play.starter,
            "newPlayer": standing.seat in play.newcomers,
            "seatOrder": standing.seat + 1,
            "metaData": '{"isNpc":1}' if play.is_computer(standing.seat) else "{}",
        }
        team = play.team(standing.seat)
        scores.append(score | ({} if team is None else {"team": team}))
    content: dict[str, Any] = {
        "about": PLAY_FILE,
        "players": [
            {"id": number, "uuid": _uuid("player", play.words.name(s.seat)), "name": _name(play, s.seat)}
            | {"isAnonymous": False}
            for number, s in enumerate(play.outcome.standings, 1)
        ],
        "locations": [
            {"id": 1, "uuid": _uuid("location", location), "name": location}
            for location in [play.location]
            if location is not None
        ],
        "games": [
            {"id": 1, "uuid": _uuid("game", row.game), "name": play.title}
            | {"highestWins": True, "noPoints": not play.has_points, "cooperative": False}
            | {"usesTeams": play.team(0) is not None}
        ],
        "plays": [
            {"uuid": _uuid("play", row.id), "gameRefId": 1, "playerScores": scores}
            | ({} if play.location is None else {"locationRefId": 1})
            | {"playDate": play.ended, "entryDate": play.ended, "modificationDate": play.ended}
            | {"playDateYmd": int(play.ended[:10].replace("-", ""))}
            | {"durationMin": play.minutes, "usesTeams": play.team(0) is not None}
            | {"ignored": False, "manualWinner": True, "rounds": 0, "board": "", "comments": ""}
        ],
        "userInfo": {"meRefId": 0},
    }
    return msgspec.json.format(msgspec.json.encode(content))


def bg_stats_link(play: Play) -> str:
    """The same play as a link that opens the app."""
    row = play.room.row
    content: dict[str, Any] = {
        "sourceName": SOURCE,
        "sourcePlayId": _uuid("play", row.id),
        "playDate": play.ended,
        "durationMin": play.minutes,
        "game": {"name": play.title, "sourceGameId": row.game}
        | {"highestWins": True, "noPoints": not play.has_points},
        "players": [_linked(play, standing) for standing in play.outcome.standings],
    }
    if play.location is not None:
        content["location"] = play.location
    return CREATE_PLAY + quote(msgspec.json.encode(content), safe="")


def _linked(play: Play, standing: Standing) -> dict[str, Any]:
    seat = standing.seat
    player: dict[str, Any] = {
        "name": _name(play, seat),
        "sourcePlayerId": hashlib.blake2s(play.words.name(seat).encode(), digest_size=6).hexdigest(),
        "rank": standing.rank,
        "winner": standing.rank == 1,
        "startPlayer": seat == play.starter,
    }
    if play.has_points:
        player["score"] = standing.total
    team = play.team(seat)
    return player | ({} if team is None else {"team": team})


def standings_csv(play: Play) -> bytes:
    """The standings with the parts of the scores. With a mark at the start, or Excel misreads umlauts."""
    words, parts = play.words, parts_of(play.outcome)
    file = io.StringIO()
    table = csv.writer(file, lineterminator="\r\n")
    heads = [words(say(f"export-{head}")) for head in ("place", "player", "computer")]
    heads.append(words(say(f"counted-{play.counted}-name")))
    table.writerow([_harmless(text) for text in (*heads, *(words(part) for part in parts))])
    for standing in play.outcome.standings:
        computer = words(say("export-yes" if play.is_computer(standing.seat) else "export-no"))
        points = {parts.index(part.text): part.points for part in standing.parts}
        scored = [points.get(number, 0) for number in range(len(parts))]
        name = _harmless(words.name(standing.seat))
        table.writerow([standing.rank, name, computer, standing.total, *scored])
    return file.getvalue().encode("utf-8-sig")


def _name(play: Play, seat: Seat) -> str:
    name = play.words.name(seat)
    return play.words(say("export-computer-name", name=name)) if play.is_computer(seat) else name


def _harmless(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(FORMULA) else text


def _uuid(kind: str, name: str) -> str:
    """Always the same for the same thing: a play that is imported again replaces itself."""
    return str(uuid.uuid5(uuid.NAMESPACE_URL, f"portolan:{kind}:{name}")).upper()
