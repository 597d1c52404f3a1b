"""The rows of a season: a league or a knock-out of one game on a server."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

import msgspec

from data.models import Refused
from engines.contract.core import Seat, Settings

MOST_ENTRANTS = 64
NO_SERVER = "server"
"""The trouble of a season whose server has removed the bot: it sleeps."""


class NoSuchSeason(Refused):
    """There is no season with this id."""


class SeasonTaken(Refused):
    """The channel already has a season that is open or running."""

    def __init__(self, season: Season) -> None:
        super().__init__(f"channel {season.channel_id} has season {season.id}")
        self.season = season


class SeasonClosed(Refused):
    """The season has begun or ended: this can no longer be done."""


class SeasonFull(Refused):
    """As many people as a season can have take part."""


class NotEntered(Refused):
    """This person doesn't take part in the season."""


class SeasonFormat(StrEnum):
    LEAGUE = "league"
    """Everybody plays every round."""
    KNOCKOUT = "knockout"
    """Whoever is among the best of a table plays the next round."""


class SeasonStatus(StrEnum):
    OPEN = "open"
    """People sign up."""
    RUNNING = "running"
    OVER = "over"
    """Played to its end."""
    ENDED = "ended"
    """Before it was played to its end."""


class SeasonEnd(StrEnum):
    """Why a season is no longer active. Part of text keys."""

    PLAYED = "played"
    CANCELED = "canceled"
    """Ended by a manager before its last round."""
    EXPIRED = "expired"
    """Nobody let it begin before sign-up closed."""
    TROUBLE = "trouble"
    """Something was in the way for too long."""


class Season(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    guild_id: int
    channel_id: int
    game: str
    format: SeasonFormat
    status: SeasonStatus
    host_id: int
    """The manager who opened it."""
    language: str
    settings: Settings
    """The game's settings, the same at every table."""
    table_size: int
    rounds: int
    """How many a league has; a knock-out has as many as it takes."""
    days: int
    """How long each round lasts."""
    level: str
    """Of the computer players in empty seats."""
    key: bytes
    """Decides who meets whom. It is no secret, but nobody can choose it."""
    round: int = 0
    """The one being played; 0 before the first."""
    round_ends: int | None = None
    version: int = 0
    """The number of changes that its message shows."""
    shown: int = -1
    """The version that its message shows now."""
    message_id: int | None = None
    message_round: int = 0
    """Each round has a message of its own."""
    trouble: str = ""
    """Why it can't go on, as part of a text key; empty: it can."""
    trouble_since: int | None = None
    notice: str = ""
    """What is still to be said in its channel, as a text key."""
    sign_up_ends: int | None = None
    reminded: bool = False
    """That sign-up closes soon."""
    check_at: int | None = None
    """When something may have to be done; None: not before something changes."""
    created: int
    ended: int | None = None
    end_reason: SeasonEnd | None = None

    @property
    def active(self) -> bool:
        return self.status in (SeasonStatus.OPEN, SeasonStatus.RUNNING)


class Entrant(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who takes part."""

    season_id: str
    number: int
    """The participant's number, counted in the order of signing up."""
    user_id: int | None
    """None: their data was deleted."""
    name: str
    dropped: bool = False


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """One table of a round."""

    season_id: str
    round: int
    number: int
    """The table's number in its round, from 1."""
    opening: bool = False
    """A thread for it may have been made without being noted."""
    channel_id: int | None = None
    table_id: str | None = None
    done: bool = False


class MatchSeat(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits where, and how it ended for them."""

    season_id: str
    round: int
    number: int
    seat: Seat
    entrant: int | None
    """None: a computer player."""
    rank: int | None = None
    """At the table; None: not played to its end, or not by them."""
    points: int = 0
    """Points that count for the season."""
    score: int = 0
    """Points made in the game itself."""


class SeasonNow(NamedTuple):
    """A season and everything that belongs to it, at one moment."""

    season: Season
    entrants: list[Entrant]
    matches: list[Match]
    """All matches, sorted by round and number."""
    seats: list[MatchSeat]
    """All seats of all matches, sorted by round, number and seat."""
