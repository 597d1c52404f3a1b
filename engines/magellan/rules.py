"""Magellan, a game of Tom Lehmann (Hans im Glück 2002): the contract, fulfilled."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

from data.figures import shaped
from engines.core import (
    Arg,
    Ask,
    Dice,
    Draft,
    Event,
    Game,
    Move,
    Outcome,
    Question,
    Raw,
    Say,
    Seat,
    Setting,
    Settings,
)
from engines.magellan import computer, words
from engines.magellan.board import Board
from engines.magellan.cautions import caution
from engines.magellan.effects import make, run
from engines.magellan.figures import Figures
from engines.magellan.legal import check
from engines.magellan.moves import MOVES, AnyMove, DeclineVeto
from engines.magellan.play import Play
from engines.magellan.questions import next_question
from engines.magellan.redeal import redeal
from engines.magellan.scoring import outcome
from engines.magellan.sight import look
from engines.magellan.state import Player, State
from engines.magellan.view import Own, Public, View


class Magellan(Game[State, Public, Own]):
    key: ClassVar[str] = "magellan"
    version: ClassVar[int] = 2
    """2: one can pass before one's turn."""
    seats: ClassVar[range] = range(3, 7)
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("board1", ("A", "B"), "A"),
        Setting("board2", ("A", "B"), "A"),
        Setting("auctioneer", ("random", "first"), "random"),
        Setting("payment_rule", ("minimal_cover", "exact_if_possible"), "minimal_cover"),
    )
    moves: ClassVar[tuple[type[Move], ...]] = MOVES
    topics: ClassVar[tuple[str, ...]] = (
        "goal",
        "turn",
        "auction",
        "money",
        "columbus",
        "pizarro",
        "magellan",
        "marco_polo",
        "vasco",
        "cook",
        "phases",
        "scoring",
        "orders",
        "tips",
    )
    state_type = State

    def __init__(self, figures: Raw) -> None:
        super().__init__(figures)
        self.figures = shaped(self.key, figures, Figures)

    def _board(self, state: State) -> Board:
        return Board(self.figures, state)

    def _move_union(self) -> Any:
        return AnyMove

    # what the rules say

    def start(self, seats: int, settings: Settings, dice: Dice) -> State:
        figures, values = self.figures, range(1, self.figures.highest + 1)
        stack = [value for value in values for _ in range(figures.money.copies - seats)]
        dice.shuffle(stack)
        phases = [[name for name in figures.names() for _ in range(n)] for n in figures.auctions.cards]
        for cards in phases:
            dice.shuffle(cards)
        state = State(
            sides={"1": settings["board1"], "2": settings["board2"]},
            payment_rule=settings["payment_rule"],
            auctioneer=dice.below(seats) if settings["auctioneer"] == "random" else 0,
            players=[Player(hand=list(values), ships_left=figures.auctions.ships) for _ in range(seats)],
            explorers=phases[0],
            later=phases[1:],
            stack=stack,
        )
        run(Play(figures, state, dice))
        return state

    def waiting(self, state: State) -> tuple[Seat, ...]:
        return self._board(state).waiting()

    def ask(self, state: State, seat: Seat, draft: Draft) -> Question | None:
        board = self._board(state)
        question = next_question(board, seat, draft)
        if question is None:
            check(board, seat, self.read_move(draft))
        return question

    def apply(self, state: State, seat: Seat, move: Move, dice: Dice) -> list[Event]:
        play = Play(self.figures, state, dice)
        move = self.checked(move)
        check(play, seat, move)
        make(play, seat, move)
        return play.events

    def outcome(self, state: State) -> Outcome | None:
        return outcome(self._board(state))

    # what people may know

    def view(self, state: State, seat: Seat | None) -> View:
        return look(self._board(state), seat)

    def describe(self, public: Public) -> list[Say]:
        return words.describe(public)

    def describe_own(self, public: Public, own: Own) -> list[Say]:
        return words.describe_own(public, own)

    def scores(self, public: Public) -> tuple[int, ...]:
        return tuple(player.points if player.total is None else player.total for player in public.players)

    def caution(self, state: State, seat: Seat, move: Move) -> Say | None:
        return caution(self._board(state), seat, move)

    def facts(self) -> dict[str, Arg]:
        return words.facts(self.figures)

    # who is not there

    def suggest(self, view: View, ask: Ask, dice: Dice) -> Move:
        return computer.suggest(self.figures, view, ask, dice)

    def lapse(self, state: State, seat: Seat) -> Move | None:
        """Only the right to a veto lapses; and whoever lets it lapse is not waited for again."""
        if state.step == "veto" and seat in self.waiting(state):
            return DeclineVeto(rest="yes")
        return None

    # what the promises are tested with

    def redeal(self, state: State, seat: Seat | None, dice: Dice) -> State:
        return redeal(self.figures, state, seat, dice)

    def census(self, state: State) -> dict[str, int]:
        money = [*state.stack, *state.discard, *state.gamble, *(state.sale.payment if state.sale else [])]
        for player in state.players:
            money += player.hand
        for ship in state.ships:
            money += ship.pile
        counted = {f"money cards of {gold}": number for gold, number in sorted(Counter(money).items())}
        cards = [*state.explorers, *(card for later in state.later for card in later)]
        cards += [card for card, _ in state.box]
        cards += [card for player in state.players for card, _ in player.won]
        cards += [state.card] if state.card else []
        counted |= {f"cards of {explorer}": cards.count(explorer) for explorer in self.figures.names()}
        for seat, player in enumerate(state.players):
            at_sea = sum(ship.seat == seat for ship in state.ships)
            counted[f"ships of {seat}"] = at_sea + player.ships_left + player.ships_boxed
        return counted

    def bound(self, seats: int) -> int:
        """Every card can be raised to all the gold there is, one by one; then everybody may still pass,
        decline a veto and settle. Orders given over and over are not counted."""
        cards = len(self.figures.names()) * sum(self.figures.auctions.cards)
        return cards * (self.figures.gold_in_the_game + 4 * seats) + 100
