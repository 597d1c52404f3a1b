"""Positions of Magellan to test with: a test says what matters, the rest is filled in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from data.words import Phrases
from engines.contract.core import Say, Seat
from engines.games.magellan import GAME
from engines.games.magellan.board import Board
from engines.games.magellan.flow import run
from engines.games.magellan.moves import Bid, Pass
from engines.games.magellan.play import Play
from engines.games.magellan.rules import Magellan
from engines.games.magellan.state import Player, Score, Ship, State
from engines.games.magellan.views.view import Own, Public
from tests.support.scene import GameScene

FULL = [1, 2, 3, 4, 5, 6, 7, 8, 9]
MANY = [5] * 30
NO_HANDS: dict[Seat, list[int]] = {seat: [] for seat in range(4)}
NAMES = ("Inge", "Otto", "Ruth", "Emil")


class Scene(GameScene[State, Public, Own, Board, Play, Player]):
    """Cards of both stacks are given top first."""

    def __init__(
        self,
        *,
        seats: int = 4,
        sides: str = "AA",
        phase: int = 1,
        cards: Sequence[str] = ("cook",),
        later: Sequence[Sequence[str]] | None = None,
        hands: dict[Seat, list[int]] | None = None,
        ships: Sequence[Ship] = (),
        vetoes: dict[Seat, int] | None = None,
        stack: Sequence[int] = MANY,
        discard: Sequence[int] = (),
        auctioneer: Seat = 0,
        last_winner: Seat | None = None,
        payment_rule: str = "exact_if_possible",
        open_hands: Sequence[Seat] = (),
        step: str = "reveal",
        game: Magellan = GAME,
    ) -> None:
        given, vetoes = hands or {}, vetoes or {}
        state = State(
            sides={"1": sides[0], "2": sides[1]},
            payment_rule=payment_rule,
            auctioneer=auctioneer,
            players=[
                Player(
                    hand=sorted(given.get(seat, FULL)),
                    ships_left=6 if phase == 1 else 0,
                    vetoes=vetoes.get(seat, 0),
                    open_hand=seat in open_hands,
                )
                for seat in range(seats)
            ],
            explorers=list(cards),
            later=[list(one) for one in later] if later is not None else [["cook"], ["cook"]][phase - 1 :],
            stack=list(reversed(stack)),
            discard=list(discard),
            phase=phase,
            step=step,
            last_winner=last_winner,
            ships=list(ships),
        )
        super().__init__(game, state)

    # moves

    def begin(self) -> Scene:
        """Let the game run until somebody is asked."""
        return self.run(run)

    # the position

    @property
    def step(self) -> str:
        return self.state.step

    def hand(self, seat: Seat) -> list[int]:
        return self.state.players[seat].hand

    def orders(self, seat: Seat) -> Any:
        return self.state.players[seat].orders

    def payments(self) -> set[tuple[int, ...]]:
        """What can be paid with."""
        return {tuple(cards) for cards in self.values(move="pay")}

    def score(self, seat: Seat) -> Score:
        score = self.state.scores[seat]
        assert score is not None
        return score


def ship(seat: Seat, explorer: str, field: int, part: str = "", pile: Sequence[int] = ()) -> Ship:
    """A ship with a pile that everybody knows."""
    return Ship(seat=seat, explorer=explorer, field=field, part=part, open_pile=list(pile))


def secret(seat: Seat, field: int, pile: Sequence[int]) -> Ship:
    """A ship of Magellan with a secret pile."""
    return Ship(seat=seat, explorer="magellan", field=field, secret_pile=list(pile))


# --- positions -------------------------------------------------------------------------------------------


def won(
    card: str,
    price: int,
    hand: list[int],
    *,
    sides: str = "AA",
    phase: int = 1,
    ships: Sequence[Ship] = (),
    **more: Any,
) -> Scene:
    """Seat 0 has won the card at this price. Another card follows that seat 1 may bid for."""
    fleet = [*ships, ship(1, "columbus", max(phase - 1, 1))]
    scene = Scene(sides=sides, phase=phase, cards=[card, "columbus"], hands={0: hand}, ships=fleet, **more)
    scene.begin().play(Bid(price), 0)
    while scene.step == "bidding" and scene.state.card == card:
        scene.play(Pass(), scene.waiting[0])
    return scene


def ended(phase: int, ships: Sequence[Ship], **more: Any) -> Scene:
    """The last card of this phase is gone. In the next phase seat 3 can bid."""
    later = [["columbus"]] * (3 - phase)
    fleet = [*ships, ship(3, "columbus", phase)]
    return Scene(phase=phase, cards=[], later=later, ships=fleet, step="phase_end", **more).begin()


def rival() -> Scene:
    """Otto has bid 6 for Cook; it is Ruth's turn."""
    hands = {2: [1, 4, 9, 9]}
    return Scene(seats=3, cards=["cook", "vasco"], hands=hands, auctioneer=1).begin().play(Bid(6), 1)


# --- in words --------------------------------------------------------------------------------------------


def spoken(text: Say | None, language: str = "en") -> str:
    assert text is not None
    # without the marks that isolate what is put in: they are for screens
    return Phrases(language, NAMES)(text).replace("\u2068", "").replace("\u2069", "")


def about(scene: Scene, seat: Seat, language: str = "en", **draft: Any) -> str:
    """What is said with a question."""
    question = scene.ask(seat, **draft)
    assert question is not None
    return spoken(question.about, language)
