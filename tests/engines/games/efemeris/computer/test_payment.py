"""How the computer player gets the spices for a conquest."""

from __future__ import annotations

import pytest

from engines.games.efemeris import GAME
from engines.games.efemeris.computer.payment import Payment
from engines.games.efemeris.figures import Purse
from engines.games.efemeris.moves import PlayCrew, UseBonus

FIGURES = GAME.figures


def ways(
    lacks: tuple[int, int],
    spare: tuple[int, int] = (0, 0),
    cards: str = "",
    room: tuple[int, int] = (5, 5),
    *,
    cargo: int = 0,
    plays: int = 3,
    captain: str = "hubac",
    governor: bool = False,
) -> list[str] | None:
    """The moves in short: cards by name, the Banker with the spice given, tokens with what they bring."""
    hand = {card: cards.split().count(card) for card in cards.split()}
    payment = Payment(
        FIGURES,
        Purse(*lacks),
        Purse(*spare),
        Purse(*room),
        cargo=cargo,
        plays=plays,
        hand=hand,
        captain=captain,
        governor=governor,
    )
    found = payment.moves()
    if found is None:
        return None
    told = []
    for move in found:
        assert isinstance(move, PlayCrew | UseBonus)
        named = [move.card, move.sell] if isinstance(move, PlayCrew) else [move.token]
        told.append("-".join(filter(None, [*named, move.spice])))
    return told


@pytest.mark.parametrize(
    ("lacks", "spare", "cards", "found"),
    [
        ((0, 0), (0, 0), "banker", []),
        ((1, 0), (0, 0), "banker", None),
        ((1, 0), (0, 1), "banker", ["banker-vanilla"]),
        ((0, 1), (2, 0), "banker", ["banker-pepper"]),
        ((0, 2), (1, 0), "banker banker", None),
        ((0, 2), (2, 0), "banker banker", ["banker-pepper", "banker-pepper"]),
        ((0, 2), (2, 0), "banker banker courtesan", ["courtesan"]),
        ((0, 1), (0, 0), "courtesan", ["courtesan"]),
        ((1, 1), (0, 0), "courtesan banker", ["courtesan", "banker-vanilla"]),
        ((1, 0), (0, 0), "courtesan", None),
        ((0, 3), (0, 0), "courtesan courtesan", ["courtesan", "courtesan"]),
    ],
)
def test_cards(lacks: tuple[int, int], spare: tuple[int, int], cards: str, found: list[str] | None) -> None:
    assert ways(lacks, spare, cards) == found


def test_tokens_come_before_cards() -> None:
    assert ways((1, 1), (0, 0), "courtesan", cargo=2) == ["new_cargo-vanilla", "new_cargo-pepper"]
    assert ways((2, 0), cargo=1) is None


def test_no_more_cards_than_may_be_played() -> None:
    assert ways((0, 2), (2, 0), "banker banker", plays=1) is None
    assert ways((0, 1), (0, 0), "courtesan", plays=0) is None
    assert ways((0, 1), (0, 0), "courtesan", plays=0, cargo=1) == ["new_cargo-vanilla"]


def test_no_more_spices_than_the_cap() -> None:
    assert ways((0, 1), (2, 0), "banker courtesan", (1, 0), cargo=1) is None
    assert ways((0, 2), (0, 0), "courtesan courtesan", (0, 1)) is None
    assert ways((0, 1), (0, 0), "governor", (0, 0), governor=True) == ["governor"]


def test_a_governor_needs_the_galleon() -> None:
    assert ways((1, 1), (0, 0), "governor governor", governor=True) == ["governor", "governor"]
    assert ways((1, 1), (0, 0), "governor governor") is None


def test_aviles_sells_what_he_can_do_without() -> None:
    assert ways((1, 1), (0, 0), "first_officer boatswain gunner", captain="aviles") == [
        "first_officer-boatswain"
    ]
    assert ways((1, 1), (0, 0), "first_officer gunner", captain="aviles") is None, "never the Gunner"
    assert ways((1, 1), (0, 0), "first_officer boatswain", captain="pargo") is None
    assert ways((2, 2), (0, 0), "first_officer first_officer boatswain banker", captain="aviles") == [
        "first_officer-boatswain",
        "first_officer-banker",
    ]
