"""Efemeris, a game of Sergio Matsumoto (DTDA Games 2019): the contract, fulfilled."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

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
from engines.efemeris import armada, computer, ending, turns, words
from engines.efemeris.actions import check, make
from engines.efemeris.appraisal import Mind
from engines.efemeris.board import Board
from engines.efemeris.cautions import caution
from engines.efemeris.figures import MODES, Figures
from engines.efemeris.lookout import look_out
from engines.efemeris.moves import MOVES
from engines.efemeris.play import Play
from engines.efemeris.questions import next_question
from engines.efemeris.redeal import redeal
from engines.efemeris.sight import look
from engines.efemeris.state import State
from engines.efemeris.view import Outlook, Own, Public, View

ROUNDS = ("30", "45", "60")
ABSENT = Setting("absent", ("computer", "pass"), "computer")
"""What is done for somebody who is away."""
MOVES_A_TURN = 40
"""More than a player can make in a turn: tiles, wrecks, ships, crew, tokens, building, votes."""
MOVES_OF_SETUP = 10


class Efemeris(Game[State, Public, Own]):
    key: ClassVar[str] = "efemeris"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 5)
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("mode", ("players", *MODES), "players"),
        Setting("level", ("normal", "expert"), "normal"),
        Setting("layout", ("default", "23", "25", "27"), "default"),
        Setting("games", ("default", "one", "three"), "default"),
        Setting("seal", ("on", "off"), "on"),
        Setting("cap", ("2", "4"), "2"),
        Setting("crew", ("choose", "one_of_each"), "choose"),
        Setting("rounds", ROUNDS, "30"),
        ABSENT,
    )
    moves: ClassVar[tuple[type[Move], ...]] = MOVES
    topics: ClassVar[tuple[str, ...]] = (
        "start",
        "turn",
        "sky",
        "explore",
        "collect",
        "tactics",
        "crew",
        "captains",
        "bonuses",
        "build",
        "conquer",
        "team",
        "free",
        "expert",
        "end",
        "pictures",
        "tips",
        "rulings",
    )
    state_type = State

    def __init__(self, figures: Raw) -> None:
        super().__init__(figures)
        self.figures = shaped(self.key, figures, Figures)

    def _board(self, state: State) -> Board:
        return Board(self.figures, state)

    # what the rules say

    def seats_for(self, settings: Settings) -> range:
        """A mode is for one number of players; by default the number decides the mode."""
        if settings["mode"] == "players":
            return self.seats
        players = self.figures.modes[settings["mode"]].players  # type: ignore[index]
        return range(players, players + 1)

    def sides(self, seats: int, settings: Settings) -> tuple[tuple[Seat, ...], ...]:
        """Partners sit opposite each other, so that the nations alternate around the table."""
        mode = armada.mode_of(self.figures, seats, settings)
        count = len(self.figures.modes[mode].homes)  # type: ignore[index]
        return tuple(tuple(range(side, seats, count)) for side in range(count))

    def start(self, seats: int, settings: Settings, dice: Dice) -> State:
        state = armada.table(self.figures, seats, settings, dice)
        armada.new_game(Play(self.figures, state, dice))
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
        turns.go_on(play)
        return play.events

    def outcome(self, state: State) -> Outcome | None:
        return ending.outcome(self._board(state))

    # what people may know

    def view(self, state: State, seat: Seat | None) -> View:
        return look(self._board(state), seat)

    def scores(self, public: Public) -> tuple[int, ...]:
        """Planets of the nation: there are no points, and partners win together."""
        return tuple(public.sides[player.side].planets for player in public.players)

    def describe(self, public: Public) -> list[Say]:
        return words.describe(public)

    def describe_own(self, public: Public, own: Own) -> list[Say]:
        return words.describe_own(public, own)

    def outlook(self, public: Public, own: Own) -> Outlook | None:
        """Not before there are ships, nor after the end."""
        if public.round == 0 or public.step == "over":
            return None
        return look_out(Mind(self.figures, public, own))

    def caution(self, state: State, seat: Seat, move: Move) -> Say | None:
        return caution(self._board(state), seat, move)

    def facts(self) -> dict[str, Arg]:
        return words.facts(self.figures)

    # who is not there

    def suggest(self, view: View, ask: Ask, dice: Dice) -> Move:
        return computer.suggest(self.figures, view, ask, dice)

    def stand_in(self, view: View, ask: Ask, dice: Dice, settings: Settings) -> Move:
        return computer.stand_in(self.figures, view, ask, dice, passing=self.passes_absent(settings))

    def passes_absent(self, settings: Settings) -> bool:
        """A table that was opened before there was a choice has none."""
        return settings.get(ABSENT.key, ABSENT.default) == "pass"

    def given_up(self, state: State) -> tuple[Seat, ...]:
        """The computer plays on for them; when the game is over there is nothing left to play."""
        if state.step == "over":
            return ()
        return tuple(seat for seat, player in enumerate(state.players) if player.conceded)

    # what the promises are tested with

    def redeal(self, state: State, seat: Seat | None, dice: Dice) -> State:
        return redeal(self.figures, state, seat, dice)

    def census(self, state: State) -> dict[str, int]:
        """The tiles, the tokens and the crew of every nation, wherever they are."""
        tiles = [laid.tile for laid in state.sky.values()] + state.stack + state.box
        tokens = state.bag + state.spent
        for player in state.players:
            tiles += player.drawn
            tokens += player.bonus
        found = {f"tile {tile}": count for tile, count in sorted(Counter(tiles).items())}
        found |= {f"token {token}": count for token, count in sorted(Counter(tokens).items())}
        for nation in self.figures.nations:
            for card, count in sorted(Counter(self._cards_of(state, nation)).items()):
                found[f"{card} of {nation}"] = count
        return found

    def _cards_of(self, state: State, nation: str) -> list[str]:
        """In the box, while nobody plays this nation."""
        for side in state.sides:
            if side.nation == nation:
                cards = side.reserve + side.removed
                for seat in side.seats:
                    cards = cards + state.players[seat].hand + state.players[seat].display
                return cards
        return self.figures.deck(nation)

    def bound(self, seats: int) -> int:
        """A match of all its games, each to the last round."""
        turns_of_a_game = max(map(int, ROUNDS)) * seats * MOVES_A_TURN
        return self.figures.match.games * (turns_of_a_game + seats * MOVES_OF_SETUP)
