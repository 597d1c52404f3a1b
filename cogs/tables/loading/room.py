"""A table with the people at it, loaded once: what one interaction or one letter works with."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from cogs.tables.people.computer_characters import level_name
from data.models import Person, SeatRow, Sleep, Status, TableRow
from data.signs import NO_SIGNS, Signs
from data.words import Phrases
from engines import games
from engines.computer.players import NORMAL
from engines.contract.core import Rejected, Say, Seat, Settings, say
from engines.tables.table import Table

NAME_LENGTH = 32
"""Characters of a name that are kept."""
READ_BY_DISCORD = re.compile(r"[\\*_~|`<\[\]]|^[-+#>]", re.MULTILINE)
"""Formatting, links, mentions and signs; at the beginning of a line, lists, headings and quotes. Names may
stand side by side, so each bracket counts, not only a whole link."""


class Visitor(NamedTuple):
    """Somebody who wants a seat."""

    user_id: int
    display_name: str

    @property
    def name(self) -> str:
        """The display name as we keep it: one line, no odd spaces, not too long."""
        printable = "".join(c if c.isprintable() else " " for c in self.display_name)
        return " ".join(printable.split())[:NAME_LENGTH] or "?"


@dataclass(frozen=True)
class Room:
    """`room.row` is what is stored of the table, `room.table` the engine's table with the game. What follows
    from them is found out once."""

    row: TableRow
    seats: list[SeatRow]
    started_table: Table | None
    """None while it is a lobby. `table` is for all who need a game that has begun."""
    people: Mapping[int, Person] = field(default_factory=dict)
    """The settings of everybody who has a seat, by their id."""
    thinking: Seat | None = None
    """The computer player that has been thinking for some time."""
    signs: Signs = NO_SIGNS
    """What can be shown beside words."""

    @cached_property
    def started(self) -> bool:
        return self.started_table is not None

    @cached_property
    def table(self) -> Table:
        """The engine's table. Raises Rejected in a lobby."""
        if self.started_table is None:
            raise Rejected("table-not-started")
        return self.started_table

    @property
    def title(self) -> Say:
        return say(f"{self.row.game}-title")

    @cached_property
    def running(self) -> bool:
        return self.row.status is Status.RUNNING and self.row.asleep is None

    @property
    def people_asked(self) -> list[SeatRow]:
        """The people whom everybody sees being asked; no computer players."""
        asked = [self.seats[seat] for seat in self.table.view(None).public.asked]
        return [seat for seat in asked if not seat.computer]

    @property
    def answers_are_secret(self) -> bool:
        """Whether answers are secret now: then no message in the channel may tell who hasn't answered."""
        public = self.table.view(None).public
        return bool(public.quiet or public.veiled)

    def seat_of(self, user_id: int) -> SeatRow | None:
        """The seat of a person who has not left."""
        return next((s for s in self.seats if s.user_id == user_id and not s.left), None)

    def require_seat(self, user_id: int) -> SeatRow:
        """The seat of a person, where only players may act. Raises Rejected for everybody else."""
        seat = self.seat_of(user_id)
        if seat is None:
            raise Rejected("table-stranger")
        return seat

    def is_last_person(self, seat: Seat) -> bool:
        """Whether the computer plays all other seats: when this person leaves, the game stops."""
        return all(other.computer for other in self.seats if other.seat != seat)

    def left_by(self, user_id: int) -> SeatRow | None:
        """The seat that the computer plays for this person."""
        return next((seat for seat in self.seats if seat.user_id == user_id and seat.left), None)

    def require_offer(self, seat: Seat, user_id: int) -> None:
        """Raise Rejected unless this seat is offered and this person has none at the table."""
        self.require_running()
        if seat not in range(len(self.seats)) or not self.seats[seat].offered:
            raise Rejected("substitute-gone")
        if self.left_by(user_id) is not None:
            raise Rejected("substitute-left")
        if self.seat_of(user_id) is not None:
            raise Rejected("substitute-sits")

    def require_running(self) -> Table:
        """The engine's table, where the game must be running. Raises Rejected with the reason why not."""
        if self.row.status is Status.LOBBY:
            raise Rejected("table-not-started")
        if self.row.status is not Status.RUNNING:
            raise Rejected("table-played-out")
        if self.row.asleep is not None:
            raise Rejected("table-asleep" if self.row.asleep is Sleep.IDLE else "table-homeless")
        return self.table

    def words(self, language: str | None = None, *, reader: Seat | None = None) -> Phrases:
        """For messages: names cannot break the formatting, seals stand beside them, signs beside words.
        `reader`: to tell events to this seat alone."""
        names = [escape_markdown(seat.name) for seat in self.seats]
        if self.signs:
            names = [self.seal(seat) + name for seat, name in enumerate(names)]
        return Phrases(language or self.row.language, names, reader=reader, signs=self.signs)

    def seal(self, seat: Seat) -> str:
        """What stands beside the name of a player, as in the pictures; empty where signs cannot be shown."""
        if not self.signs:
            return ""
        public = self.table.view(None).public if self.started else None
        return self.signs.seal(self.row.game, public, seat, computer=self.seats[seat].computer)

    def mention(self, seat: Seat) -> str:
        """What notifies a person, if the message may."""
        return f"{self.seal(seat)}<@{self.seats[seat].user_id}>"

    def plain_words(self, language: str | None = None) -> Phrases:
        """For pictures and button labels, where nothing is formatted."""
        computers = [seat.seat for seat in self.seats if seat.computer]
        names = [seat.name for seat in self.seats]
        return Phrases(language or self.row.language, names, computers=computers)

    def picture_words(self, language: str | None = None) -> Phrases:
        """For pictures and what describes them: computer players that play unlike most say so."""
        plain = self.plain_words(language)
        names = [
            plain(say("computer-named", name=seat.name, level=level_name(seat.level)))
            if seat.user_id is None and seat.level != NORMAL
            else seat.name
            for seat in self.seats
        ]
        return Phrases(plain.language, names, short_names=plain.names, computers=plain.computers)

    def board_words(self, language: str | None = None) -> Phrases:
        """For a message that tells what a picture shows."""
        words = self.picture_words(language)
        return Phrases(words.language, [escape_markdown(name) for name in words.names])

    def computers_to_move(self) -> list[Seat]:
        """The seats that the computer plays now: its own, and those of people who gave up."""
        if not self.running:
            return []
        game, state = self.table.game, self.table.state
        given_up = game.given_up(state)
        return [seat for seat in game.movers(state) if self.seats[seat].computer or seat in given_up]


def settings_of(row: TableRow) -> Settings:
    """The settings of a table, with defaults for those that are newer than its lobby."""
    return games()[row.game].check_settings(row.settings)


def seats_of(row: TableRow) -> range:
    """How many may sit at this lobby."""
    return games()[row.game].seats_for(row.settings)


def escape_markdown(text: str) -> str:
    """A text of somebody else, shown as it is written."""
    return READ_BY_DISCORD.sub(lambda found: "\\" + found[0], text)
