"""The skeleton of a game's `rules.py`: `engines.contract.core.Game`, fulfilled through a table of actions."""

from __future__ import annotations

from abc import abstractmethod
from functools import partial
from typing import Any, ClassVar, Generic, TypeVar

from engines.contract.core import Ask, Draft, Event, Game, Move, O, P, Question, Raw, S, Seat, View
from engines.contract.dice import Dice
from engines.kit.actions import Actions, tag
from engines.kit.board import BoardOf, PlayOf
from engines.kit.copying import copied
from engines.kit.figures_files import numbers_file, read, shaped_figures

FiguresT = TypeVar("FiguresT")
BoardT = TypeVar("BoardT", bound=BoardOf[Any, Any, Any])
PlayT = TypeVar("PlayT", bound=PlayOf[Any, Any, Any])


class ActionGame(Game[S, P, O], Generic[S, P, O, FiguresT, BoardT, PlayT]):
    """A game whose moves are a table of actions.

    Its types, in this order: state, public view, own view, figures, board, play.
    """

    figures_type: ClassVar[type[Any]]
    board_type: ClassVar[type[Any]]
    play_type: ClassVar[type[Any]]
    actions: ClassVar[Actions[Any, Any]]
    figures: FiguresT

    def __init__(self, figures: Raw, computer: Raw | None = None) -> None:
        """`computer`: what the computer player thinks things are worth, if not what its file says."""
        missing = [tag(kind) for kind in self.moves if tag(kind) not in self.actions]
        if missing:
            raise TypeError(f"{self.key} has no action for: {', '.join(missing)}")
        super().__init__(figures, computer or read(numbers_file(self.key)))
        self.figures = shaped_figures(self.key, figures, self.raw_computer, self.figures_type)

    def board(self, state: S) -> BoardT:
        """The state, to be read."""
        board: BoardT = self.board_type(self.figures, state)
        return board

    def play(self, state: S, seat: Seat, dice: Dice) -> PlayT:
        """The state, to be changed by a move of this seat."""
        play: PlayT = self.play_type(self.figures, state, dice)
        return play

    # what each game says

    @abstractmethod
    def kinds(self, board: BoardT, seat: Seat) -> Question:
        """The question for the kind of move; raise Rejected where this seat can do nothing now."""

    @abstractmethod
    def look(self, board: BoardT, seat: Seat | None) -> View[P, O]:
        """What this seat (None: anybody) may know."""

    def seen_by(self, board: Any, seat: Seat) -> Any:
        """The board that this seat's questions and checks are about: the table as it stands, by default."""
        return board

    def make(self, play: PlayT, seat: Seat, move: Move) -> None:
        """Make a checked move and follow up. A game that stores moves made ahead of a turn overrides it."""
        self.actions.make(play, seat, move)
        self.follow_up(play)

    def follow_up(self, play: PlayT) -> None:
        """What goes by itself after every move: nothing, by default."""

    # the contract

    def waiting(self, state: S) -> tuple[Seat, ...]:
        return self.board(state).waiting()

    def ask(self, state: S, seat: Seat, draft: Draft) -> Question | None:
        return self._ask(self.seen_by(self.board(state), seat), seat, draft)

    def asking(self, state: S, seat: Seat, *, explained: bool = True) -> Ask:
        board = self.seen_by(self.board(state), seat)
        board.explains = explained
        return partial(self._ask, board, seat)

    def walking(self, state: S, seat: Seat) -> Ask:
        board = self.seen_by(self.board(state), seat)
        board.explains = board.bars = False
        return partial(self._walk, board, seat)

    def _walk(self, board: BoardT, seat: Seat, draft: Draft) -> Question | None:
        return self.actions.walk(board, seat, draft) if draft else self.kinds(board, seat)

    def _ask(self, board: BoardT, seat: Seat, draft: Draft) -> Question | None:
        if "move" not in draft:
            return self.kinds(board, seat)
        question = self.actions.ask(board, seat, draft)
        if question is None:
            self.actions.check(board, seat, self.read_move(draft))
        return question

    def apply(self, state: S, seat: Seat, move: Move, dice: Dice) -> list[Event]:
        play, move = self.play(state, seat, dice), self.checked(move)
        self.actions.check(self.seen_by(play, seat), seat, move)
        self.make(play, seat, move)
        return play.events

    def apply_legal(self, state: S, seat: Seat, move: Move, dice: Dice, *, told: bool = True) -> list[Event]:
        play = self.play(state, seat, dice)
        play.told = told
        self.make(play, seat, move)
        return play.events

    def view(self, state: S, seat: Seat | None) -> View[P, O]:
        return self.look(self.board(state), seat)

    def policy(self, state: S, seat: Seat, dice: Dice) -> Move:
        """One board serves the view and the questions, both without what only people read."""
        board = self.board(state)
        board.explains = False
        asked = self.seen_by(board, seat)
        asked.explains = False
        return self.suggest(self.look(board, seat), partial(self._ask, asked, seat), dice)

    def copy(self, state: S) -> S:
        return copied(state)
