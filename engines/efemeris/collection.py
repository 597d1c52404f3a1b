"""The collection phase: spices, bonus tokens and, at expert level, shipwrecked crew (T3, T3b, 6.1)."""

from __future__ import annotations

from engines.core import Many, Seat, Who
from engines.efemeris import legal
from engines.efemeris.board import Board
from engines.efemeris.figures import Purse
from engines.efemeris.legal import no
from engines.efemeris.moves import NOBODY, RescueCrew
from engines.efemeris.names import bonus_name, crew_name, price_name
from engines.efemeris.play import Play
from engines.efemeris.state import GALLEON, Ship

PEPPER_FIELDS = ("factory_pepper", "providence_pepper")
VANILLA_FIELDS = ("factory_vanilla", "providence_vanilla")


def collect(play: Play) -> None:
    """For every active player: planets, then ships on factories, then anchors; caps lose the rest."""
    for seat in play.active_side.seats:
        player = play.player(seat)
        taken = play.gain(seat, income(play, seat))
        if sum(taken):
            play.tell("collected", who=Who(seat), spices=price_name(taken))
        _draw_tokens(play, seat)
        player.effects.pargo = player.effects.boatswain = 0


def income(board: Board, seat: Seat) -> Purse:
    """What planets and ships bring, before the cap."""
    planets, pepper, vanilla = board.figures.planets, 0, 0
    for planet in board.planets_of(seat):
        if planets[planet].product == "pepper":
            pepper += planets[planet].amount
        else:
            vanilla += planets[planet].amount
    for ship in board.ships_of(seat):
        kind = board.sky.kinds.get(ship.field)
        if kind in PEPPER_FIELDS:
            pepper += _cargo(board, ship, kind)
        elif kind in VANILLA_FIELDS:
            vanilla += _cargo(board, ship, kind)
    return Purse(pepper, vanilla)


def _cargo(board: Board, ship: Ship, kind: str) -> int:
    """Pargo's extra needs a factory field (9-25)."""
    figures = board.figures
    if kind.startswith("providence"):
        return figures.play.providence
    times = board.player(ship.seat).effects.pargo if ship.kind == GALLEON else 0
    return figures.play.factory + figures.abilities.pargo * times


def _draw_tokens(play: Play, seat: Seat) -> None:
    player, figures, bag = play.player(seat), play.figures, play.state.bag
    due = 0
    for ship in play.ships_of(seat):
        if play.sky.kinds.get(ship.field) == "anchor":
            extra = player.effects.boatswain if ship.kind == GALLEON else 0
            due += figures.play.anchor + figures.effects.boatswain * extra
    count = min(due, figures.play.bonus_cap - len(player.bonus), len(bag))
    if count > 0:
        drawn = [bag.pop() for _ in range(count)]
        player.bonus += drawn
        tokens = Many([bonus_name(token) for token in drawn])
        play.tell("tokens", who=Who(seat), tokens=tokens, final=True)


# --- wrecks ----------------------------------------------------------------------------------------------


def may_rescue_crew(board: Board, seat: Seat) -> None:
    player = legal.turn(board, seat, "rescue")
    if board.wrecked(seat):
        return
    if len(player.hand) >= board.mode.hand:
        raise no("hand-full", most=board.mode.hand)
    raise no("no-wreck")


def wreck_meant(board: Board, seat: Seat, ship: object) -> Ship:
    """The ship that was named; it need not be where there is only one."""
    there = board.wrecked(seat)
    if ship == "" and len(there) == 1:
        return there[0]
    for one in there:
        if one.id == ship:
            return one
    raise no("no-wreck")


def check_rescue_crew(board: Board, seat: Seat, move: RescueCrew) -> None:
    may_rescue_crew(board, seat)
    wreck_meant(board, seat, move.ship)
    if move.card != NOBODY and move.card not in board.side(seat).reserve:
        raise no("card-not-in-reserve")


def rescue_crew(play: Play, seat: Seat, move: RescueCrew) -> None:
    """Only whether somebody was rescued is public."""
    ship = wreck_meant(play, seat, move.ship)
    play.player(seat).rescued.append(ship.letter)
    if move.card == NOBODY:
        play.tell("rescued-nobody", who=Who(seat))
        return
    play.to_hand(seat, move.card)
    play.tell("rescued", who=Who(seat))
    play.whisper(seat, "rescued-yours", card=crew_name(move.card), who=Who(seat))
