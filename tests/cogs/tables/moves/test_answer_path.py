"""The path of an answer: what a click stands for, and whether it is still current."""

from __future__ import annotations

import pytest

from cogs.tables.moves.answer_path import PartialMove, follow, read_step
from cogs.tables.moves.stale_buttons import is_current
from cogs.ui.components.custom_ids import AnswerId
from engines import AnyGame, games
from engines.contract.core import Amount, Option, Pick, PickSome, Rejected, say
from engines.tables.knowledge import ENTRIES_IN_TOKEN, has_moved_since, version_token
from engines.tables.table import Table
from tests.conformance.test_secret_moves import answer_to_undo, secret, wanders
from tests.support.stages import GAMES

PICK = Pick(
    field="move",
    text=say("panel-choose"),
    options=(
        Option(value="a", text=say("panel-none")),
        Option(value="b", text=say("panel-none"), barred=say("panel-none")),
    ),
)
SOME = PickSome(field="cards", text=say("panel-choose"), options=PICK.options, least=0, most=2)
NUMBER = Amount(field="amount", text=say("panel-choose"), low=2, high=9)


# --- tokens ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_token_changes_with_what_its_seat_does_and_never_with_secrets(game: AnyGame) -> None:
    for table, mover, before in wanders(game):
        shown = version_token(before, mover)
        assert version_token(table, mover) != shown
        assert has_moved_since(table, mover, shown), "a second click counts once"
        if not secret(table, before):
            continue
        for seat in set(range(table.seats)) - {mover}:
            if not any(event.to == seat for event in table.log[-1].events):
                assert version_token(table, seat) == version_token(before, seat), table.log[-1].move


@pytest.mark.parametrize("game", GAMES)
def test_a_button_survives_what_others_do(game: AnyGame) -> None:
    """Whether others move in secret or for all to see, this seat has done nothing."""
    for table, mover, before in wanders(game):
        for seat in set(range(table.seats)) - {mover}:
            assert not has_moved_since(table, seat, version_token(before, seat)), table.log[-1].move


@pytest.mark.parametrize("game", GAMES)
def test_an_undo_counts_once_and_a_secret_one_is_unseen(game: AnyGame) -> None:
    for table, _, _ in wanders(game):
        for seat in range(table.seats):
            if answer_to_undo(table, seat) != "may":
                continue
            back = Table.from_json(table.to_json())
            tokens = [version_token(table, one) for one in range(table.seats)]
            entry = back.undo(seat, at=5000)
            assert has_moved_since(back, seat, tokens[seat]), "a second undo takes nothing back"
            for other in set(range(table.seats)) - {seat}:
                if back.view(other) == table.view(other) and entry.events[0].to is not None:
                    assert version_token(back, other) == tokens[other], "done again is not done twice"


@pytest.mark.parametrize("seat", range(3))
def test_a_token_belongs_to_a_seat_and_to_a_table(seat: int) -> None:
    here, there = (Table.open(games()["magellan"], seats=3, key=key * 32) for key in (b"k", b"l"))
    tokens = [version_token(table, one) for table in (here, there) for one in range(3)]
    assert len(set(tokens)) == 6
    assert has_moved_since(here, seat, version_token(there, seat)), "from another game: too old to tell"


def test_the_same_order_again_and_again_has_a_token_of_its_own() -> None:
    """Nothing but the log tells that somebody has set the same limit twice in the same second."""
    game = games()["magellan"]
    table = Table.open(game, seats=3, key=b"k" * 32)
    seen, seat = set(), (table.waiting[0] + 1) % 3
    for _ in range(ENTRIES_IN_TOKEN):
        seen.add(version_token(table, seat))
        table.play(seat, game.read_move({"move": "limit", "amount": 5}), at=7)
    assert len(seen) == ENTRIES_IN_TOKEN


def test_another_question_makes_a_click_stale() -> None:
    table = Table.open(games()["magellan"], seats=3, key=b"k" * 32)
    trail = PartialMove((PICK,), {"move": "a"}, None, ("0",), 1)
    for print_, expected in ((trail.fingerprint, True), ("", True), ("OTHER", False)):
        spot = AnswerId("t", version_token(table, 0), print_, ("0",))
        assert is_current(table, 0, spot, trail) is expected


# --- steps -----------------------------------------------------------------------------------------------


def test_a_barred_option_cannot_be_reached() -> None:
    with pytest.raises(Rejected):
        read_step(PICK, "1")
    with pytest.raises(Rejected):
        read_step(SOME, "0+1")


@pytest.mark.parametrize("step", ["=1", "=10", "=", "=x", "5", "=²"])
def test_numbers_out_of_range(step: str) -> None:
    with pytest.raises(Rejected):
        read_step(NUMBER, step)


def test_a_path_that_goes_too_far() -> None:
    with pytest.raises(Rejected):
        follow(lambda draft: None if "move" in draft else PICK, ("0", "0"))
