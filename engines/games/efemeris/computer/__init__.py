"""The computer player (§13). It sees a view and the questions put to it, and nothing else."""

from __future__ import annotations

from functools import partial

from engines.contract.core import Ask, Choice, Move, Pick, Rejected, Say, open_options
from engines.contract.dice import Dice
from engines.games.efemeris import moves
from engines.games.efemeris.computer import reasons
from engines.games.efemeris.computer.alternatives import OtherTactics
from engines.games.efemeris.computer.build import BuildMoves
from engines.games.efemeris.computer.crew import CrewMoves
from engines.games.efemeris.computer.position import Position, first_choice
from engines.games.efemeris.computer.setup import choose_captains, choose_crew, choose_home, choose_nation
from engines.games.efemeris.computer.ships import ShipMoves
from engines.games.efemeris.computer.tiles import merit as placement_merit
from engines.games.efemeris.computer.tiles import other_placements, place_tile
from engines.games.efemeris.figures import Figures
from engines.games.efemeris.views.view import View

RESCUED = ("gunner", "first_officer", "governor", "courtesan", "shipwright", "banker")
"""Whom it takes from the reserve, the most wanted first."""


def decide(figures: Figures, view: View, ask: Ask, dice: Dice) -> Choice:
    """What the computer does in this seat, and why."""
    position = _position(figures, view)
    return _vote(position) or _offer(position, ask) or _act(position, ask, dice)


def stand_in(figures: Figures, view: View, ask: Ask, dice: Dice, *, passing: bool) -> Move:
    """Act for a person who is away (§10.5). It answers no offer of a draw: silence is not consent (§7.3).
    `passing`: ships stay where they are, but what can be conquered is conquered."""
    position = _position(figures, view)
    if passing and view.public.step == "tactics":
        return moves.EndTactics()
    if passing and view.public.step == "build":
        conquest = BuildMoves(position, ask).conquer()
        return moves.EndTurn() if conquest is None else conquest.move
    return _act(position, ask, dice).move


def _position(figures: Figures, view: View) -> Position:
    """The position of a seat that is asked, or may answer an offer."""
    public, own = view.public, view.own
    if own is None or (own.seat not in public.asked and (public.offer is None or own.vote)):
        raise Rejected("efemeris-no-nothing-to-do")
    return Position(figures, public, own)


def _act(position: Position, ask: Ask, dice: Dice) -> Choice:
    match position.public.step:
        case "nation":
            return choose_nation(position, dice)
        case "captains":
            return choose_captains(position, ask, dice)
        case "crew":
            return choose_crew(position)
        case "home":
            return choose_home(position, dice)
        case "explore":
            return place_tile(position, dice)
        case "rescue":
            return _rescue(position, ask)
        case "tactics":
            return _tactics(position, ask, dice)
    return BuildMoves(position, ask).build()


def _vote(position: Position) -> Choice | None:
    """A draw suits a seat that has no ship, or fewer planets than every opponent (§7.3). Where the table
    offers one, because nothing happens anymore, it suits all who are not ahead. After many rounds it suits
    everybody."""
    offer, player = position.public.offer, position.player
    if offer is None or offer.by == position.me or position.own.vote or player.conceded or player.out:
        return None
    mine = position.public.sides[position.side].planets
    others = [side.planets for at, side in enumerate(position.public.sides) if at != position.side]
    late = position.public.round - position.prices.weary
    if offer.by is None:
        agrees = mine <= max(others) or late >= 0
    else:
        agrees = mine < min(others) or late >= position.prices.patience
    begun = position.public.round > 0  # before that, nobody has ships or planets to go by
    vote = "yes" if begun and (agrees or not position.ships) else "no"
    return Choice(moves.AnswerDraw(vote), partial(reasons.vote, position, vote, mine, max(others)))


def _offer(position: Position, ask: Ask) -> Choice | None:
    """After many rounds it offers a draw itself, now and then: the table never does while planets change
    hands, and they could do so for ever."""
    public, patience = position.public, position.prices.patience
    late = public.round - position.prices.weary
    if late < patience or late % patience or public.step not in ("tactics", "build"):
        return None
    kinds = ask({})
    assert isinstance(kinds, Pick)
    if not any(option.value == "offer_draw" for option in open_options(kinds)):
        return None
    return Choice(moves.OfferDraw(), partial(reasons.offer, position))


def _rescue(position: Position, ask: Ask) -> Choice:
    """A Gunner if none is in hand, else a First Officer; the ship is named where several could rescue."""
    question = ask({"move": "rescue_crew"})
    assert isinstance(question, Pick)
    ship = str(open_options(question)[0].value) if question.field == "ship" else ""
    held = {stock.card: stock.count for stock in position.own.reserve if stock.count}
    armed = position.hand.get("gunner")
    wanted = [card for card in RESCUED if card in held and (card != "gunner" or not armed)]
    card = next(iter([*wanted, *held]))
    return Choice(moves.RescueCrew(ship=ship, card=card), partial(reasons.rescue, card))


def _tactics(position: Position, ask: Ask, dice: Dice) -> Choice:
    """What it wants to build ends the phase; partners end it together."""
    ships, crew = ShipMoves(position), CrewMoves(position)
    sail = partial(ships.sail, dice)
    choice = first_choice(ships.pay_up, ships.fire, ships.drive_off, sail, crew.play_card, crew.use_cargo)
    return choice if choice is not None else _no_more_tactics(position, ask)


def _no_more_tactics(position: Position, ask: Ask) -> Choice:
    build = BuildMoves(position, ask)
    if len(position.public.asked) > 1 and build.wanted():  # the partner is still in the phase
        return Choice(moves.EndTactics(), reasons.on_to_building)
    return build.build()


# --- thinking ahead ----------------------------------------------------------------------------------------


def merit(figures: Figures, view: View, ask: Ask, move: Move) -> Say | None:
    """What speaks for a move that thinking ahead prefers; None where only comparing could say it."""
    position = _position(figures, view)
    match move:
        case moves.PlaceTile():
            return placement_merit(position, move)
        case moves.ConquerPlanet():
            return BuildMoves(position, ask).merit(move.ship)
    return OtherTactics(position).merit(move) if position.public.step == "tactics" else None


def alternatives(figures: Figures, view: View, ask: Ask, usual: Move) -> list[Move]:
    """What else could be done, the most promising first; nothing where thinking ahead would not help. Who can
    conquer does: only which planet is a question. An offer of a draw is answered before anything else:
    whoever plays on instead would never agree."""
    position = _position(figures, view)
    if isinstance(usual, moves.AnswerDraw | moves.OfferDraw):
        return []
    if isinstance(usual, moves.ConquerPlanet):
        return BuildMoves(position, ask).conquests()
    match position.public.step:
        case "explore":
            return other_placements(position)
        case "tactics":
            return OtherTactics(position).found(_no_more_tactics(position, ask).move)
        case "build":
            return BuildMoves(position, ask).everything()
    return []
