"""Tables to test with: every game, every number of players, a sample of the settings."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from itertools import islice, product
from typing import Any, NamedTuple

import msgspec

from engines import AnyGame
from engines.computer.players import Computer
from engines.computer.random_moves import ENDING_ONE_IN, random_draft
from engines.contract.core import Draft, Event, Move, Question, Rejected, Seat, Settings
from engines.contract.dice import Dice
from engines.contract.endings import ENDINGS
from engines.contract.settings import PLACES, START_PLAYER
from tests.support.played_games import Moment, PlayedGame, played

SAMPLE = 3
"""How many combinations of settings are tried for each number of players."""
CLEVER = 7
"""How many of ten moves the computer player chooses in the games that most tests look at."""
ENOUGH = 100
"""Combinations for each number of players: more than any test tries."""


class Setup(NamedTuple):
    seats: int
    settings: Settings


def setups(game: AnyGame, sample: int = SAMPLE) -> list[Setup]:
    """Every number of players; the combinations of settings are spread over them."""
    found, at = [], 0
    for seats, fitting in _combinations(game).items():
        for _ in range(min(sample, len(fitting))):
            found.append(Setup(seats, dict(fitting[at % len(fitting)])))
            at += 1
    return found


@cache
def _combinations(game: AnyGame) -> dict[int, list[Settings]]:
    """Combinations of settings, shuffled, by the number of players they fit. A game can have thousands: no
    more of them are looked at than are needed, and once for the dozens of tests that ask."""
    combinations = list(product(*(setting.choices for setting in game.settings)))
    dice = Dice(b"settings", game.key)
    dice.shuffle(combinations)
    return {seats: list(islice(_fitting(game, seats, combinations), ENOUGH)) for seats in game.seats}


def _fitting(game: AnyGame, seats: int, combinations: list[tuple[str, ...]]) -> Iterator[Settings]:
    for choices in combinations:
        settings = dict(zip((setting.key for setting in game.settings), choices, strict=True))
        if _fits(game, seats, settings):
            yield settings


def _fits(game: AnyGame, seats: int, settings: Settings) -> bool:
    """Whether so many can play with these settings, and whoever shall begin is one of them."""
    placed = settings.get(START_PLAYER.key) not in PLACES[seats:]
    return placed and seats in game.seats_for(game.check_settings(settings))


def asking(game: AnyGame, state: Any, seat: Seat) -> Any:
    def ask(draft: Draft) -> Question | None:
        return game.ask(state, seat, draft)

    return ask


class Walk:
    """A game played by random answers to the questions: mostly by the seats the game waits for, sometimes by
    another seat that may act.

    Iterating gives the moment before each move, with the state that is played on. Where copies will do, as
    mostly, `whole_game` is quicker.
    """

    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        seed: int,
        *,
        clever: int = 0,
        checked: bool = True,
    ) -> None:
        self.game = game
        self.apply = game.apply if checked else partial(game.apply_legal, told=False)
        self.setup = setup
        self.key = f"{game.key}/{setup.seats}/{seed}".encode()
        self.clever = clever
        """How many of ten moves the computer player chooses."""
        self.state = game.start(setup.seats, setup.settings, Dice(self.key, "deal"))
        self.events: list[Event] = []

    def __iter__(self) -> Iterator[Moment]:
        number = 0
        while waiting := self.game.waiting(self.state):
            number += 1
            assert number <= self.game.bound(self.setup.seats), "the game does not end"
            dice = Dice(self.key, "walk", number)
            seat, draft = self._somebody_else(dice) or self._somebody_asked(waiting, dice)
            move = self.game.read_move(draft)
            yield Moment(number, self.state, self.events, seat, move)
            self.events = self.apply(self.state, seat, move, Dice(self.key, "move", number))

    def _somebody_asked(self, waiting: tuple[Seat, ...], dice: Dice) -> tuple[Seat, Draft]:
        seat = dice.pick(waiting)
        if dice.below(10) < self.clever:
            return seat, draft_of(Computer(self.game).move(self.game, self.state, seat, dice))
        return seat, random_draft(asking(self.game, self.state, seat), dice)

    def _somebody_else(self, dice: Dice) -> tuple[Seat, Draft] | None:
        seat = dice.below(self.setup.seats)
        if dice.below(10):
            return None
        try:
            draft = random_draft(asking(self.game, self.state, seat), dice)
        except Rejected:
            return None
        return None if draft["move"] in ENDINGS and dice.below(ENDING_ONE_IN) else (seat, draft)


def whole_game(game: AnyGame, setup: Setup, *, seed: int = 1) -> PlayedGame:
    """The game that many tests look at, each for something else."""
    return played(game.key, seats=setup.seats, settings=setup.settings, seed=seed, clever=CLEVER)


@cache
def fields_of(kind: type[Move]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """msgspec works them out from the annotations, each time."""
    return msgspec.structs.fields(kind)


def draft_of(move: Move) -> Draft:
    """The draft that ends in this move; fields left at their default were not asked for."""
    draft: Draft = {"move": str(type(move).__struct_config__.tag)}
    for field in fields_of(type(move)):
        if getattr(move, field.name) != field.default:
            draft[field.name] = getattr(move, field.name)
    return draft
