"""The computer player (§13). It sees a view and the questions put to it, and nothing else."""

from __future__ import annotations

from engines.contract.core import Ask, Move, Pick, Rejected, open_options
from engines.contract.dice import Dice
from engines.games.efemeris import moves
from engines.games.efemeris.figures import Figures
from engines.games.efemeris.views.view import View
from tests.lab.strength.players_0_1_0.efemeris.build import BuildMoves
from tests.lab.strength.players_0_1_0.efemeris.crew import CrewMoves
from tests.lab.strength.players_0_1_0.efemeris.position import Position, first_move
from tests.lab.strength.players_0_1_0.efemeris.setup import choose_captains, choose_home, choose_nation
from tests.lab.strength.players_0_1_0.efemeris.ships import ShipMoves
from tests.lab.strength.players_0_1_0.efemeris.tiles import place_tile

RESCUED = ("gunner", "first_officer", "governor", "courtesan", "shipwright", "banker")
"""Whom it takes from the reserve, the most wanted first."""


def suggest(figures: Figures, view: View, ask: Ask, dice: Dice) -> Move:
    position = _position(figures, view)
    return _vote(position) or _act(position, ask, dice)


def _position(figures: Figures, view: View) -> Position:
    """The position of a seat that is asked."""
    if view.own is None or view.own.seat not in view.public.asked:
        raise Rejected("efemeris-no-nothing-to-do")
    return Position(figures, view.public, view.own)


def _act(position: Position, ask: Ask, dice: Dice) -> Move:
    match position.public.step:
        case "nation":
            return choose_nation(position, dice)
        case "captains":
            return choose_captains(position, ask, dice)
        case "crew":
            return moves.UsualCrew()
        case "home":
            return choose_home(position, dice)
        case "explore":
            return place_tile(position)
        case "rescue":
            return _rescue(position, ask)
        case "tactics":
            return _tactics(position, ask)
    return BuildMoves(position, ask).build()


def _vote(position: Position) -> Move | None:
    """A draw suits a seat that has no ship, or fewer planets than every opponent (§7.3)."""
    offer, player = position.public.offer, position.player
    if offer is None or offer.by == position.me or position.own.vote or player.conceded or player.out:
        return None
    mine = position.public.sides[position.side].planets
    others = [side.planets for at, side in enumerate(position.public.sides) if at != position.side]
    agrees = not position.ships or mine < min(others)
    return moves.AnswerDraw("yes" if agrees else "no")


def _rescue(position: Position, ask: Ask) -> Move:
    """A Gunner if none is in hand, else a First Officer; the ship is named where several could rescue."""
    question = ask({"move": "rescue_crew"})
    assert isinstance(question, Pick)
    ship = str(open_options(question)[0].value) if question.field == "ship" else ""
    held = {stock.card: stock.count for stock in position.own.reserve if stock.count}
    armed = position.hand.get("gunner")
    wanted = [card for card in RESCUED if card in held and (card != "gunner" or not armed)]
    card = next(iter([*wanted, *held]))
    return moves.RescueCrew(ship=ship, card=card)


def _tactics(position: Position, ask: Ask) -> Move:
    """What it wants to build ends the phase; partners end it together."""
    ships, crew = ShipMoves(position), CrewMoves(position)
    move = first_move(ships.pay_up, ships.fire, ships.drive_off, ships.sail, crew.play_card, crew.use_cargo)
    if move is not None:
        return move
    build = BuildMoves(position, ask)
    if len(position.public.asked) > 1 and build.wanted():  # the partner is still in the phase
        return moves.EndTactics()
    return build.build()
