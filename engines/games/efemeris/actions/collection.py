"""The collection phase: spices, bonus tokens and, at expert level, shipwrecked crew (§5.2, §6.1)."""

from __future__ import annotations

from engines.contract.core import Draft, Many, Option, Pick, Question, Seat, Who, say
from engines.games.efemeris.board import Board
from engines.games.efemeris.checks import check_turn
from engines.games.efemeris.figures import Purse
from engines.games.efemeris.moves import NOBODY, RescueCrew
from engines.games.efemeris.names import bonus_name, crew_name, own_ship_name, price_name
from engines.games.efemeris.options import Menu, reserve_options
from engines.games.efemeris.play import Play
from engines.games.efemeris.state import GALLEON, Ship
from engines.kit.actions import Action, Phase

PEPPER_FIELDS = ("factory_pepper", "providence_pepper")
VANILLA_FIELDS = ("factory_vanilla", "providence_vanilla")

# --- what goes by itself ---------------------------------------------------------------------------------


def collect(play: Play) -> None:
    """Collect for every active player: planets, then ships on factories, then anchors. What is beyond a cap
    is lost (§5.2)."""
    for seat in play.active_side.seats:
        player = play.player(seat)
        taken = play.gain(seat, _income(play, seat))
        if sum(taken):
            play.tell("collected", who=Who(seat), spices=price_name(taken))
        _draw_tokens(play, seat)
        player.effects.pargo = player.effects.boatswain = 0


def _income(board: Board, seat: Seat) -> Purse:
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
    """What a ship collects on such a field; Pargo's extra needs a factory (§9-25)."""
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


# --- rescuing crew from a wreck --------------------------------------------------------------------------


def rescue_menu(board: Board, seat: Seat) -> Menu:
    return Menu(("rescue_crew",), say("efemeris-ask-rescue"), say("efemeris-about-rescue"))


def may_rescue_crew(board: Board, seat: Seat) -> None:
    player = check_turn(board, seat, "rescue")
    if board.wrecked(seat):
        return
    if len(player.hand) >= board.mode.hand:
        raise board.no("hand-full", most=board.mode.hand)
    raise board.no("no-wreck")


def _rescuer(board: Board, seat: Seat, ship: object) -> Ship:
    """The ship that was named; "" is enough where there is only one."""
    there = board.wrecked(seat)
    if ship == "" and len(there) == 1:
        return there[0]
    for one in there:
        if one.id == ship:
            return one
    raise board.no("no-wreck")


def check_rescue_crew(board: Board, seat: Seat, move: RescueCrew) -> None:
    _rescuer(board, seat, move.ship)
    if move.card != NOBODY and move.card not in board.side(seat).reserve:
        raise board.no("card-not-in-reserve")


def ask_rescue_crew(board: Board, seat: Seat, draft: Draft) -> Question | None:
    there = board.wrecked(seat)
    if "ship" not in draft and "card" not in draft and len(there) > 1:
        ships = tuple(Option(value=ship.id, text=own_ship_name(ship)) for ship in there)
        return Pick(field="ship", text=say("efemeris-ask-wreck"), options=ships)
    _rescuer(board, seat, draft.get("ship", ""))
    if "card" in draft:
        return None
    nobody = Option(value=NOBODY, text=say("efemeris-option-nobody"))
    options = (*reserve_options(board, seat), nobody)
    return Pick(field="card", text=say("efemeris-ask-rescued"), options=options)


def rescue_crew(play: Play, seat: Seat, move: RescueCrew) -> None:
    """Everybody learns whether somebody was rescued; only the own side, who."""
    ship = _rescuer(play, seat, move.ship)
    play.player(seat).rescued.append(ship.letter)
    if move.card == NOBODY:
        play.tell("rescued-nobody", who=Who(seat))
        return
    play.to_hand(seat, move.card)
    play.tell("rescued", who=Who(seat))
    play.whisper_to_side(seat, "rescued-yours", card=crew_name(move.card), who=Who(seat))


ACTIONS: Phase[Board, Play] = {
    RescueCrew: Action(may_rescue_crew, rescue_crew, check_rescue_crew, ask_rescue_crew),
}
