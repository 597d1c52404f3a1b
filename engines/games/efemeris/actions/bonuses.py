"""Bonus tokens in the tactics phase (§3.9, §6.4). No galleon is needed; a used token leaves the game."""

from __future__ import annotations

from engines.contract.core import Draft, Option, Pick, Question, Seat, Who, say
from engines.games.efemeris.board import Board
from engines.games.efemeris.checks import check_fields, check_turn, destination, enemy_ship, own_ship
from engines.games.efemeris.figures import BONUSES, SPICES, Purse
from engines.games.efemeris.moves import UseBonus
from engines.games.efemeris.names import bonus_name, own_ship_name, price_name, ship_name, spice_name
from engines.games.efemeris.options import ask_dest, ship_option
from engines.games.efemeris.play import Play
from engines.games.efemeris.state import Ship
from engines.kit.actions import Action, Phase, refusal

FIELDS = {
    "solar_winds": ("ship", "dest"),
    "warning_shot": ("ship", "dest"),
    "new_cargo": ("spice",),
}
"""What has to be said besides the token."""


def may_use_bonus(board: Board, seat: Seat) -> None:
    check_turn(board, seat, "tactics")


def possible_use_bonus(board: Board, seat: Seat) -> None:
    """Some token has a use now; else why the first one has none."""
    tokens = board.player(seat).bonus
    if not tokens:
        raise board.no("no-token")
    if not any(board.usable(seat, token) for token in dict.fromkeys(tokens)):
        _usable_token(board, seat, tokens[0])


def _usable_token(board: Board, seat: Seat, token: object) -> str:
    """A token of this seat that has some use now."""
    if not isinstance(token, str) or token not in board.player(seat).bonus:
        raise board.no("token-not-held")
    if not board.usable(seat, token):
        if token == "new_cargo":
            raise board.no("spice-full", most=board.figures.play.spice_cap)
        raise board.no("no-target")
    return token


def _steps(board: Board, token: str) -> int:
    effects = board.figures.effects
    return effects.solar_winds if token == "solar_winds" else effects.warning_shot


def _movable(board: Board, seat: Seat, token: str) -> list[Ship]:
    """The ships that this token could move."""
    ships = board.ships_of(seat) if token == "solar_winds" else board.enemies(seat)
    return [ship for ship in ships if board.can_sail(ship, _steps(board, token))]


def _moved_ship(board: Board, seat: Seat, token: str, name: object) -> Ship:
    """Solar Winds move an own ship, a Warning Shot an opponent's."""
    if token == "solar_winds":
        ship = own_ship(board, seat, name)
        if board.adrift(ship):
            raise board.no("ship-adrift")
    else:
        ship = enemy_ship(board, seat, name)
    if not board.can_sail(ship, _steps(board, token)):
        raise board.no("no-target")
    return ship


def check_use_bonus(board: Board, seat: Seat, move: UseBonus) -> None:
    token = _usable_token(board, seat, move.token)
    check_fields(move, "token", *FIELDS[token])
    if token == "new_cargo":
        _check_cargo(board, seat, move.spice)
        return
    ship = _moved_ship(board, seat, token, move.ship)
    destination(board, ship, _steps(board, token), move.dest)


def _check_cargo(board: Board, seat: Seat, spice: object) -> None:
    if spice not in SPICES or not isinstance(spice, str):
        raise board.no("no-such-choice")
    if getattr(board.player(seat), spice) >= board.figures.play.spice_cap:
        raise board.no("spice-full", most=board.figures.play.spice_cap)


def ask_use_bonus(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "token" not in draft:
        held = board.player(seat).bonus
        options = tuple(_token_option(board, seat, token) for token in BONUSES if token in held)
        return Pick(field="token", text=say("efemeris-ask-token"), options=options)
    token = _usable_token(board, seat, draft["token"])
    if token == "new_cargo":
        return _ask_cargo(board, seat, draft)
    if "ship" not in draft:
        name = own_ship_name if token == "solar_winds" else ship_name
        options = tuple(ship_option(board, ship, name(ship)) for ship in _movable(board, seat, token))
        return Pick(field="ship", text=say(f"efemeris-ask-ship-{token}"), options=options)
    ship = _moved_ship(board, seat, token, draft["ship"])
    if "dest" in draft:
        return None
    return ask_dest(board, ship, _steps(board, token), say("efemeris-ask-dest", ship=ship_name(ship)))


def _token_option(board: Board, seat: Seat, token: str) -> Option:
    barred = refusal(_usable_token, board, seat, token)
    count = board.player(seat).bonus.count(token)
    text = say("efemeris-option-token", token=bonus_name(token), count=count)
    return Option(value=token, text=text, hint=say(f"efemeris-effect-{token}"), barred=barred)


def _ask_cargo(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "spice" in draft:
        return None
    player, cap = board.player(seat), board.figures.play.spice_cap
    options = tuple(
        Option(value=spice, text=spice_name(spice)) for spice in SPICES if getattr(player, spice) < cap
    )
    return Pick(field="spice", text=say("efemeris-ask-cargo"), options=options)


def use_bonus(play: Play, seat: Seat, move: UseBonus) -> None:
    play.player(seat).bonus.remove(move.token)
    play.state.spent.append(move.token)
    if move.token == "new_cargo":
        amount = play.figures.effects.new_cargo
        cargo = Purse(amount, 0) if move.spice == "pepper" else Purse(0, amount)
        play.tell("cargo", who=Who(seat), spices=price_name(play.gain(seat, cargo)))
        return
    ship = play.find_ship(move.ship)
    assert ship is not None
    what = "winds" if move.token == "solar_winds" else "warning"
    play.tell(what, who=Who(seat), ship=ship_name(ship), field=play.arrival(move.dest))
    play.sail(ship, move.dest, seat)


ACTIONS: Phase[Board, Play] = {
    UseBonus: Action(may_use_bonus, use_bonus, check_use_bonus, ask_use_bonus, possible_use_bonus),
}
