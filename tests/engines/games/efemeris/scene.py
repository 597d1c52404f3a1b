"""Positions of Efemeris to test with: a test says what matters, the rest is filled in.

The golden cases of §12 count players from 1; here they are seats from 0.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engines.contract.core import Move, Say, Seat, Settings
from engines.contract.dice import Dice
from engines.games.efemeris import GAME
from engines.games.efemeris.board import Board
from engines.games.efemeris.figures import Figures
from engines.games.efemeris.flow import go_on
from engines.games.efemeris.moves import (
    ChooseCaptains,
    ChooseNation,
    EndTactics,
    EndTurn,
    MoveShip,
    PlayCrew,
    UseBonus,
    UsualCrew,
)
from engines.games.efemeris.play import Play
from engines.games.efemeris.rules import Efemeris
from engines.games.efemeris.sky.sky import Laid
from engines.games.efemeris.state import Effects, Player, Ship, Side, State
from engines.games.efemeris.views.view import Own, Public
from tests.support.scene import GameScene

NATIONS = ("france", "britain", "spain")
CAPTAINS = (("hubac", "castel"), ("fairborne", "blake"), ("pargo", "aviles"))
GB1 = "D4 Z0, D3 POS0, D5 PAT0"
GB2 = f"{GB1}, E3 S040"
GB3 = f"{GB1}, E3 S070"
HOMES = {"POS": 0, "PAT": 1}


def settings(**chosen: str) -> Settings:
    return GAME.check_settings(chosen)


def laid(tiles: str) -> dict[str, Laid]:
    """ "D3 POS0, E3 S042": cell, tile and rotation."""
    found = {}
    for entry in tiles.split(", "):
        cell, tile = entry.split(" ")
        found[cell] = Laid(tile[:-1], int(tile[-1]))
    return found


def _fleet(ships: Mapping[str, str]) -> list[Ship]:
    """ "G1" is the galleon of the first seat."""
    return [Ship(seat=int(name[1]) - 1, letter=name[0], field=field) for name, field in ships.items()]


def _unlaid(
    figures: Figures, sky: Mapping[str, Laid], stack: Sequence[str] | None
) -> tuple[list[str], list[str]]:
    """The stack, and what stays in the box."""
    left = [tile for tile in figures.tiles if tile not in {one.tile for one in sky.values()}]
    base = [tile for tile in left if figures.tiles[tile].family != "expert"]
    used = list(base if stack is None else stack)
    return used, [tile for tile in left if tile not in used]


class Scene(GameScene[State, Public, Own, Board, Play, Player]):
    """A table in a chosen position, by default in the tactics phase of the first side."""

    def __init__(
        self,
        tiles: str = GB1,
        *,
        mode: str = "duel",
        ships: Mapping[str, str] | None = None,
        owners: Mapping[str, Seat] | None = None,
        fortresses: Mapping[str, Seat] | None = None,
        spices: Sequence[tuple[int, int]] = (),
        hands: Sequence[Sequence[str]] = (),
        captains: Sequence[Sequence[str]] = CAPTAINS,
        nations: Sequence[str] = NATIONS,
        bonus: Sequence[Sequence[str]] = (),
        step: str = "tactics",
        at: int = 0,
        turn: int = 3,
        round_number: int = 2,
        expert: bool = False,
        layout: str = "",
        stack: Sequence[str] | None = None,
        no_seal: bool = True,
        cap: int = 2,
        rounds: int = 30,
        wins_needed: int = 1,
        rules: int = GAME.version,
        game: Efemeris = GAME,
    ) -> None:
        seats, count = {"duel": (2, 2), "ffa": (3, 3), "team": (4, 2)}[mode]
        sky = laid(tiles)
        self.figures = figures = game.figures
        used, box = _unlaid(figures, sky, stack)
        state = State(
            mode=mode,
            expert=expert,
            layout=layout or (figures.modes[mode].expert_layout if expert else "19"),  # type: ignore[index]
            wins_needed=wins_needed,
            no_seal=no_seal,
            cap=cap,
            beginner=False,
            round_limit=rounds,
            players=[Player() for _ in range(seats)],
            sides=[Side(seats=list(range(n, seats, count)), nation=nations[n]) for n in range(count)],
            order=list(range(count)),
            step=step,
            turn=turn,
            round=round_number,
            at=at,
            sky=sky,
            stack=used,
            box=box,
            bag=figures.bag(),
            owners=dict(HOMES if owners is None else owners),
            fortresses=dict(fortresses or {}),
            ships=_fleet(ships or {}),
            rules=rules,
        )
        super().__init__(game, state)
        self._equip(captains, spices, bonus)
        self._man(hands)
        self.side(0).shares_left = figures.modes[mode].shares  # type: ignore[index]

    def _equip(
        self,
        captains: Sequence[Sequence[str]],
        spices: Sequence[tuple[int, int]],
        bonus: Sequence[Sequence[str]],
    ) -> None:
        figures, count = self.figures, len(self.state.sides)
        for seat, player in enumerate(self.state.players):
            side = self.state.sides[seat % count]
            if seat < count or not side.reserve:
                side.reserve = figures.deck(side.nation)
            player.captains = list(captains[seat]) if seat < len(captains) else []
            player.pepper, player.vanilla = spices[seat] if seat < len(spices) else (0, 0)
            player.bonus = list(bonus[seat]) if seat < len(bonus) else []
            for token in player.bonus:
                self.state.bag.remove(token)

    def _man(self, hands: Sequence[Sequence[str]]) -> None:
        """Deal crew from the reserve; ships and fortresses in the sky count as built."""
        figures = self.figures
        for seat, player in enumerate(self.state.players):
            for card in hands[seat] if seat < len(hands) else ():
                Play(figures, self.state, Dice(b"scene")).to_hand(seat, card)
            letters = [ship.letter for ship in self.state.ships if ship.seat == seat]
            player.frigates = max((" AB".index(letter) for letter in letters if letter != "G"), default=0)
            player.fortresses = list(self.state.fortresses.values()).count(seat)

    # going on

    def do(self, move: Move, seat: Seat | None = None, dice: Dice | None = None) -> Scene:
        """Make a move of this seat, by default of the first player of the active side."""
        at = self.board.active[0] if seat is None else seat
        self.events = self.game.apply(self.state, at, move, dice or Dice(b"scene"))
        return self

    def move(self, ship: str, dest: str) -> Scene:
        return self.do(MoveShip(ship, dest), int(ship[1]) - 1)

    def play_crew(self, card: str, seat: Seat | None = None, **said: Any) -> Scene:
        return self.do(PlayCrew(card=card, **said), seat)

    def use(self, token: str, seat: Seat | None = None, **said: Any) -> Scene:
        return self.do(UseBonus(token=token, **said), seat)

    def end_tactics(self) -> Scene:
        """End the phase for all active players that the game waits for."""
        turn = self.state.turn
        while self.state.step == "tactics" and self.state.turn == turn:
            self.do(EndTactics(), self.game.waiting(self.state)[0])
        return self

    def end_turn(self) -> Scene:
        """Go to the next turn, whatever could still be done in this one."""
        turn = self.state.turn
        self.end_tactics()
        while self.state.turn == turn and self.state.step == "build":
            self.do(EndTurn(), self.game.waiting(self.state)[0])
        return self

    def to_build(self) -> Scene:
        return self.end_tactics()

    def go_on(self) -> Scene:
        """Do what goes by itself."""
        return self.run(go_on)

    def collect(self) -> Scene:
        """Go on as if the last tile of the turn had just been laid."""
        self.state.step = "explore"
        return self.go_on()

    # looking

    def side(self, at: int) -> Side:
        return self.state.sides[at]

    def effects(self, seat: Seat) -> Effects:
        return self.player(seat).effects

    def ship(self, name: str) -> Ship:
        found = self.board.find_ship(name)
        assert found is not None, f"no ship {name}"
        return found

    @property
    def afloat(self) -> dict[str, str]:
        return {ship.id: ship.field for ship in self.state.ships}

    def spices(self, seat: Seat) -> tuple[int, int]:
        return self.player(seat).pepper, self.player(seat).vanilla

    def moves_of(self, ship: str) -> set[str]:
        one = self.ship(ship)
        return set(self.board.destinations(one, self.board.steps(one)))

    # what was refused, by the error keys of §6.6

    def barred(self, seat: Seat | None = None, /, **draft: Any) -> dict[Any, str]:
        return {value: reason.replace("-", "_") for value, reason in super().barred(seat, **draft).items()}

    def why_not(self, move: Move, seat: Seat | None = None) -> str:
        return code(self.refusal(move, self.board.active[0] if seat is None else seat))

    def why_not_play(self, card: str, seat: Seat | None = None, **said: Any) -> str:
        return self.why_not(PlayCrew(card=card, **said), seat)


def code(reason: Say) -> str:
    return reason.key.removeprefix("efemeris-no-").replace("-", "_")


def started(seats: int, dice: bytes = b"start", **chosen: str) -> State:
    """A table at the very beginning; the side of seat 0 starts."""
    for number in range(50):
        state = GAME.start(seats, settings(**chosen), Dice(dice, number))
        if state.order[0] == 0:
            return state
    raise AssertionError("seat 0 never starts")


def set_up(state: State) -> State:
    """Finish the set-up; everybody takes the first option."""
    number = 0
    move: Move
    while not state.turn:
        number += 1
        seat = GAME.waiting(state)[0]
        match state.step:
            case "nation":
                nation = ("france", "britain")[seat % 2] if len(state.sides) == 2 else None
                move = ChooseNation(nation or ("france", "britain", "spain")[seat])
            case "captains":
                question = GAME.ask(state, seat, {"move": "choose_captains"})
                captains: list[str] = []
                while question is not None:
                    captains.append(str(question.options[0].value))  # type: ignore[union-attr]
                    question = GAME.ask(state, seat, {"move": "choose_captains", "captains": captains})
                move = ChooseCaptains(captains)
            case "crew":
                move = UsualCrew()
            case _:
                first = GAME.ask(state, seat, {"move": "choose_home"})
                draft = {"move": "choose_home", "planet": first.options[0].value}  # type: ignore[union-attr]
                while (question := GAME.ask(state, seat, draft)) is not None:
                    draft[question.field] = question.options[0].value  # type: ignore[union-attr]
                move = GAME.read_move(draft)
        GAME.apply(state, seat, move, Dice(b"set-up", number))
    return state


def team(**more: Any) -> Scene:
    """France (seats 0, 2) against Britain (1, 3), everybody at home."""
    given: dict[str, Any] = {
        "mode": "team",
        "captains": (("hubac",), ("fairborne",), ("castel",), ("blake",)),
        "tiles": "D4 Z0, D3 POS0, E3 APO0, D5 PAT0, E4 HEC0",
        "owners": {"POS": 0, "APO": 2, "PAT": 1, "HEC": 3},
        "ships": {"G1": "D3.p", "G3": "E3.p", "G2": "D5.p", "G4": "E4.p"},
    }
    return Scene(**(given | more))
