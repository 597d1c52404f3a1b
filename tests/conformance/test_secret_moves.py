"""Moves that nobody else notices: nothing that others are shown or offered depends on them.

The tests find them without knowing the games: after such a move everybody sees the same as before, and nobody
else was told anything.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import msgspec
import pytest

from engines import AnyGame, games
from engines.computer.advice import advise
from engines.computer.random_moves import random_draft
from engines.contract.core import Rejected, Seat
from engines.contract.dice import Dice
from engines.tables.chronicle import Chronicle
from engines.tables.knowledge import version_token
from engines.tables.log import Entry, Record
from engines.tables.table import Table, done_again
from engines.tables.verify import examine
from tests.conformance.tables import setups
from tests.support.played_games import PlayedGame, played_once
from tests.support.stages import GAMES

MOVES = 90
"""The length of a random walk through a game."""
HINTS = 12
"""Pairs of hints that are compared: each is a thought."""


def wander(table: Table, seed: int) -> None:
    """Play at random, also in seats that are not waited for."""
    for number in range(MOVES):
        dice = Dice(b"wander", seed, number)
        seat = dice.below(table.seats) if dice.below(2) else dice.pick(table.waiting or (0,))
        with suppress(Rejected):
            draft = random_draft(lambda draft, seat=seat: table.ask(seat, draft), dice)  # type: ignore[misc]
            table.play(seat, table.game.read_move(draft), at=1000 + number)
        if not table.waiting:
            return


@played_once
def wandered(game: AnyGame) -> list[PlayedGame]:
    found = []
    for seed, setup in enumerate(setups(game, sample=2)):
        key = f"{game.key}-{seed}".encode()
        table = Table.open(game, seats=setup.seats, settings=setup.settings, key=key, salt=[])
        wander(table, seed)
        found.append(PlayedGame(table))
    return found


def wanders(game: AnyGame) -> Iterator[tuple[Table, Seat, Table]]:
    """After each move: the table, who has moved, and the table before."""
    for walk in wandered(game):
        for moment in walk:
            yield walk.at(moment.number + 1), moment.seat, walk.at(moment.number)


def secret(table: Table, before: Table) -> bool:
    last = table.log[-1]
    return not last.public and table.view(None) == before.view(None)


def unnoticed(game: AnyGame) -> Iterator[tuple[Seat, Table, Table]]:
    """Whoever is asked something, and knows nothing of a secret move: the table after it, and before."""
    for table, mover, before in wanders(game):
        if secret(table, before):
            for seat in set(table.waiting) & set(before.waiting) - {mover}:
                if not any(event.to == seat for event in table.log[-1].events):
                    yield seat, table, before


def answer_to_undo(table: Table, seat: Seat) -> str:
    try:
        table.undoable(seat)
    except Rejected as refusal:
        return refusal.reason.key
    return "may"


@pytest.mark.parametrize("game", GAMES)
def test_others_see_the_same_and_may_undo_the_same(game: AnyGame) -> None:
    for table, mover, before in wanders(game):
        if not secret(table, before):
            continue
        for seat in set(range(table.seats)) - {mover}:
            if any(event.to == seat for event in table.log[-1].events):
                continue
            assert table.view(seat) == before.view(seat)
            assert answer_to_undo(table, seat) == answer_to_undo(before, seat), (seat, table.log[-1].move)


@pytest.mark.parametrize("game", GAMES)
def test_a_second_hint_is_the_same_to_the_letter(game: AnyGame) -> None:
    """Whatever others have done in secret in between: it thinks of the same worlds."""
    for seat, table, before in list(unnoticed(game))[:HINTS]:
        known = version_token(table, seat)
        assert known == version_token(before, seat)
        first, second = (advise(at.position(seat, ("hint", known)), percent=5) for at in (before, table))
        assert second == first, (seat, table.log[-1].move)


@pytest.mark.parametrize("game", GAMES)
def test_a_second_copy_to_try_out_is_the_same(game: AnyGame) -> None:
    for seat, table, before in unnoticed(game):
        first, second = (game.redeal(at.state, seat, Dice(b"what if")) for at in (before, table))
        assert game.encode(second) == game.encode(first), (seat, table.log[-1].move)


@pytest.mark.parametrize("game", GAMES)
def test_the_view_says_where_somebody_may_have_answered_unseen(game: AnyGame) -> None:
    """What the channel says must not depend on whether they have."""
    for table, _, _ in wanders(game):
        public = table.view(None).public
        assert set(table.waiting) <= set(public.asked)
        assert set(table.waiting) == set(public.asked) or public.quiet or public.veiled


@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_undone_moves_can_still_be_verified(game: AnyGame) -> None:
    """Everybody undoes whenever possible; secret moves of others are made again."""
    for table, _, _ in wanders(game):
        for seat in range(table.seats):
            if answer_to_undo(table, seat) != "may":
                continue
            back = Table.from_json(table.to_json())
            own = back.undoable(seat)
            entry = back.undo(seat, at=5000)
            assert back.view(None) == game.view(game.decode(bytes(own.before)), None)
            _kept(back, entry)
            if table.number % 7 == 0:
                _sound(back)


def _kept(back: Table, entry: Entry) -> None:
    """What others did in secret stands once in the log."""
    again = [one for one in back.log if one.number > entry.number]
    known = done_again(back.log)
    assert all(back.log[known[one.number] - 1].undone for one in again)
    if again:
        told = [line.entry.number for line in Chronicle(back).told()]
        assert not {known[one.number] for one in again} & set(told)
        assert {one.number for one in again} <= set(told)


def _sound(back: Table) -> None:
    record = msgspec.json.decode(back.to_json(), type=Record)
    assert examine(record).fine, [finding.sentence for finding in examine(record).found]
    steps = Chronicle(back)
    assert steps.after(steps.moves[-1]).view(None).public == back.view(None).public


def test_some_games_have_secret_moves() -> None:
    found = {game.key for game in games().values() for table, _, was in wanders(game) if secret(table, was)}
    assert len(found) >= 3, found
    assert sum(any(unnoticed(game)) for game in games().values()) >= 3, "somebody else is asked meanwhile"
