"""Efemeris, a game by Sergio Matsumoto (DTDA Games 2019): the contract, fulfilled."""

from __future__ import annotations

from typing import Any, ClassVar

from engines.contract.core import Arg, Ask, Event, Move, Outcome, Question, Say, Seat, Settings, Thing
from engines.contract.dice import Dice
from engines.contract.stages import Stage
from engines.games.efemeris import computer, invariants, redeal, scoring, setup
from engines.games.efemeris.actions import ACTIONS, kinds
from engines.games.efemeris.board import Board
from engines.games.efemeris.figures import Figures
from engines.games.efemeris.flow import go_on
from engines.games.efemeris.moves import ACTING, MOVES
from engines.games.efemeris.play import Play
from engines.games.efemeris.state import VERSION, State
from engines.games.efemeris.views import cautions, describe, glossary, observe
from engines.games.efemeris.views.view import Outlook, Own, Public, View
from engines.kit.actions import Actions
from engines.kit.game import Game


class Efemeris(Game[State, Public, Own, Figures, Board, Play]):
    key: ClassVar[str] = "efemeris"
    stage: ClassVar[Stage] = Stage.FINISHED
    version: ClassVar[int] = VERSION
    seats: ClassVar[range] = range(2, 5)
    settings = setup.SETTINGS
    moves: ClassVar[tuple[type[Move], ...]] = MOVES
    leads_by: ClassVar[str] = "chance"
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
    routine_events = frozenset({"efemeris-event-ends-tactics", "efemeris-event-ends-turn"})
    state_type = State
    public_type = Public
    own_type = Own
    hidden = redeal.HIDDEN
    outlook_type = Outlook
    figures_type = Figures
    board_type = Board
    play_type = Play
    actions: ClassVar[Actions[Any, Any]] = ACTIONS

    # what the rules say

    def seats_for(self, settings: Settings) -> range:
        """A mode is for one number of players; by default the number decides the mode."""
        if settings["mode"] == "players":
            return self.seats
        players = self.figures.modes[settings["mode"]].players  # type: ignore[index]
        return range(players, players + 1)

    def sides(self, seats: int, settings: Settings) -> tuple[tuple[Seat, ...], ...]:
        return tuple(map(tuple, setup.sides_of(self.figures, seats, settings)))

    def start(self, seats: int, settings: Settings, dice: Dice) -> State:
        return setup.start(self.figures, seats, settings, dice)

    def opening(self, state: State) -> list[Event]:
        return setup.opening(self.figures, state)

    def kinds(self, board: Board, seat: Seat) -> Question:
        return kinds(board, seat)

    def make(self, play: Play, seat: Seat, move: Move) -> None:
        self.actions.make(play, seat, move)
        if isinstance(move, ACTING) and play.by_the_book:
            play.player(seat).acted = True
        self.follow_up(play)

    def follow_up(self, play: Play) -> None:
        go_on(play)

    def invited(self, state: State) -> tuple[Seat, ...]:
        """Who has not answered an offer of a draw: the game never waits for that (§7.3)."""
        offer = state.offer
        if offer is None or state.step == "over":
            return ()
        return tuple(seat for seat in self.board(state).voters() if seat not in offer.yes)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(self.board(state))

    # what people may know

    def look(self, board: Board, seat: Seat | None) -> View:
        return observe.look(board, seat)

    def scores(self, public: Public) -> tuple[int, ...]:
        """The planets of the nation, in a match its games: there are no points, and partners win together."""
        sides = [public.sides[player.side] for player in public.players]
        return tuple(side.wins if public.wins_needed > 1 else side.planets for side in sides)

    def counted(self, public: Public) -> str:
        return "wins" if public.wins_needed > 1 else "planets"

    def describe(self, public: Public) -> list[Say]:
        return describe.describe(public)

    def describe_own(self, public: Public, own: Own) -> list[Say]:
        return describe.describe_own(public, own)

    def outlook(self, public: Public, own: Own) -> Outlook | None:
        """There is none before there are ships, nor after the end."""
        if public.round == 0 or public.step == "over":
            return None
        return computer.outlook(self.figures, public, own)

    def stock(self, public: Public, seat: Seat) -> dict[str, int]:
        player = public.players[seat]
        own = [ship for ship in public.ships if ship.seat == seat]
        return {"pepper": player.pepper, "vanilla": player.vanilla, "ships": len(own)}

    def round_of(self, public: Public) -> tuple[int, ...]:
        """Several skies may be played one after the other; each counts its rounds from 1."""
        return (len(public.played), public.round)

    def caution(self, state: State, seat: Seat, move: Move) -> Say | None:
        return cautions.caution(self.board(state), seat, move)

    def glossary(self) -> tuple[Thing, ...]:
        return glossary.glossary(self.figures)

    def whereabouts(self, view: View, thing: Thing) -> list[Say]:
        return glossary.whereabouts(view, thing)

    def facts(self) -> dict[str, Arg]:
        return describe.facts(self.figures)

    # who is not there

    def suggest(self, view: View, ask: Ask, dice: Dice) -> Move:
        return computer.decide(self.figures, view, ask, dice).move

    def explain(self, view: View, ask: Ask, dice: Dice) -> tuple[Move, Say | None]:
        return computer.decide(self.figures, view, ask, dice).explained()

    def merit(self, view: View, ask: Ask, move: Move, dice: Dice) -> Say | None:
        return computer.merit(self.figures, view, ask, move)

    def alternatives(self, state: State, seat: Seat, move: Move, dice: Dice) -> list[Move]:
        ask = self.asking(state, seat, explained=False)
        return computer.alternatives(self.figures, self.view(state, seat), ask, move)

    def lead(self, state: State, seat: Seat) -> float:
        return computer.lead(self.board(state), seat)

    def stand_in(self, view: View, ask: Ask, dice: Dice, settings: Settings) -> Move:
        return computer.stand_in(self.figures, view, ask, dice, passing=self.passes_absent(settings))

    def passes_absent(self, settings: Settings) -> bool:
        """A table that is older than this setting has none."""
        return settings.get(setup.ABSENT.key, setup.ABSENT.default) == "pass"

    def given_up(self, state: State) -> tuple[Seat, ...]:
        """The computer plays for them; after the end there is nothing left to play."""
        if state.step == "over":
            return ()
        return tuple(seat for seat, player in enumerate(state.players) if player.conceded)

    # what the conformance tests need

    def redeal(self, state: State, seat: Seat | None, dice: Dice) -> State:
        return redeal.redeal(self.figures, state, seat, dice)

    def census(self, state: State) -> dict[str, int]:
        return invariants.census(self.figures, state)

    def bound(self, seats: int) -> int:
        return invariants.bound(self.figures, seats)

    def dealt(self, state: State, seat: Seat) -> tuple[tuple[str, str], ...]:
        player, side = state.players[seat], self.board(state).side(seat)
        captains = dict.fromkeys([*player.captains, *player.lost])
        return (("nation", side.nation), *(("captain", captain) for captain in captains))

    # at rest

    def replay_settings(self, settings: Settings, version: int) -> Settings | None:
        return settings if version in range(1, self.version + 1) else None

    def begin_by(self, state: State, version: int) -> None:
        state.rules = version
