"""Entdecker, a game of Klaus Teuber (Goldsieber 1996): the contract, fulfilled."""

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
from engines.entdecker import computer, turns, voyage, words
from engines.entdecker.board import Board
from engines.entdecker.cautions import caution
from engines.entdecker.figures import Figures
from engines.entdecker.legal import check, stack_meant, way_meant
from engines.entdecker.moves import (
    MOVES,
    AnyMove,
    Draw,
    DrawOn,
    EndTurn,
    EndVoyage,
    Land,
    Place,
    Recall,
    Sail,
)
from engines.entdecker.play import Play
from engines.entdecker.questions import next_question
from engines.entdecker.redeal import redeal
from engines.entdecker.scoring import outcome
from engines.entdecker.sight import look
from engines.entdecker.state import KINDS_OF_UNIT, Player, State
from engines.entdecker.view import Own, Public, View


class Entdecker(Game[State, Public, Own]):
    key: ClassVar[str] = "entdecker"
    version: ClassVar[int] = 2
    """2: tiles turned up one after the other; scored islands are headlines."""
    seats: ClassVar[range] = range(2, 5)
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("start_player", ("random", "first"), "random"),
        Setting("recall_window", ("when_supply_empty", "always"), "when_supply_empty"),
        Setting("unfinished_islands", ("none", "tiles_only"), "none"),
    )
    moves: ClassVar[tuple[type[Move], ...]] = MOVES
    topics: ClassVar[tuple[str, ...]] = (
        "goal",
        "turn",
        "income",
        "sailing",
        "drawing",
        "placing",
        "events",
        "landing",
        "gaps",
        "islands",
        "end",
        "signs",
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
        figures = self.figures
        tiles, chips = list(figures.tiles), list(figures.motifs)
        dice.shuffle(tiles)
        dice.shuffle(chips)
        first = dice.below(seats) if settings["start_player"] == "random" else 0
        state = State(
            recall_window=settings["recall_window"],
            unfinished=settings["unfinished_islands"],
            start_player=first,
            active=first,
            players=[
                Player(
                    gold=figures.gold.start,
                    supply=dict(figures.supply),
                )
                for _ in range(seats)
            ],
            stacks=[tiles[number :: figures.stacks.count] for number in range(figures.stacks.count)],
            reserve={kind: getattr(figures.reserve, kind) for kind in figures.kinds},
            chips=chips,
        )
        turns.begin_turn(Play(figures, state, dice))
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
        match move:
            case Sail(start=start, tiles=tiles):
                voyage.sail(play, start, tiles)
            case Draw():
                voyage.draw(play, stack_meant(play, move))
            case DrawOn():
                voyage.draw_on(play)
            case Place():
                voyage.place(play, way_meant(play, move))
            case Land(unit=unit, part=part):
                voyage.land(play, unit, part)
            case EndVoyage():
                voyage.end_voyage(play)
            case Recall(fields=fields):
                turns.recall(play, fields)
            case EndTurn():
                turns.next_turn(play)
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
        return tuple(player.points for player in public.players)

    def caution(self, state: State, seat: Seat, move: Move) -> Say | None:
        return caution(self._board(state), seat, move)

    def facts(self) -> dict[str, Arg]:
        return words.facts(self.figures)

    # who is not there

    def suggest(self, view: View, ask: Ask, dice: Dice) -> Move:
        return computer.suggest(self.figures, view, ask)

    # what the promises are tested with

    def redeal(self, state: State, seat: Seat | None, dice: Dice) -> State:
        return redeal(self.figures, state, dice)

    def census(self, state: State) -> dict[str, int]:
        tiles = [*state.discard, *(tile for stack in state.stacks for tile in stack)]
        tiles += [laid.tile for laid in state.sea.values() if laid.tile]
        drawn = state.voyage.drawn if state.voyage else []
        tiles += [one.tile for one in drawn if one.result == "choosing"]
        counted = Counter(tiles)
        found = {f"tile {tile}": counted[tile] for tile in sorted(counted)}
        for kind, left in state.reserve.items():
            used = sum(tile.kind == kind and tile.source == "reserve" for tile in state.sea.values())
            found[f"reserve tiles {kind}"] = left + used
        chips = Counter([*state.chips, *(chip for player in state.players for chip in player.chips)])
        found |= {f"chip {chip}": chips[chip] for chip in sorted(chips)}
        for seat, player in enumerate(state.players):
            for kind in KINDS_OF_UNIT:
                at_sea = sum(unit.seat == seat and unit.kind == kind for unit in state.units)
                found[f"{kind}s of {seat}"] = at_sea + player.supply[kind]
        return found

    def bound(self, seats: int) -> int:
        """Every voyage turns up at least one tile: setting sail, drawing, laying, landing, calling back."""
        return 5 * len(self.figures.tiles) + 1
