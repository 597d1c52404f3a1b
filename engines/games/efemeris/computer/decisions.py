"""What the computer player does in each phase, and where a draw is offered (§13)."""

from __future__ import annotations

from functools import partial

from engines.contract.core import Ask, Choice, Pick, open_options
from engines.contract.dice import Dice
from engines.games.efemeris import moves
from engines.games.efemeris.computer import reasons
from engines.games.efemeris.computer.build import BuildMoves
from engines.games.efemeris.computer.crew import CrewMoves
from engines.games.efemeris.computer.setup import choose_captains, choose_crew, choose_home, choose_nation
from engines.games.efemeris.computer.ships import ShipMoves
from engines.games.efemeris.computer.tiles import place_tile
from engines.games.efemeris.computer.worth import Appraisal

RESCUED = ("gunner", "first_officer", "governor", "courtesan", "shipwright", "banker")
"""Whom it takes from the reserve, the most wanted first."""


def decide(position: Appraisal, ask: Ask, dice: Dice) -> Choice:
    """An offer of a draw comes before everything else."""
    return _vote(position) or _offer(position, ask) or act(position, ask, dice)


def act(position: Appraisal, ask: Ask, dice: Dice) -> Choice:
    """Its move, whatever is offered on the side."""
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


def _vote(position: Appraisal) -> Choice | None:
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


def _offer(position: Appraisal, ask: Ask) -> Choice | None:
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


def _rescue(position: Appraisal, ask: Ask) -> Choice:
    """A Gunner if none is in hand, else a First Officer; the ship is named where several could rescue."""
    question = ask({"move": "rescue_crew"})
    assert isinstance(question, Pick)
    ship = str(open_options(question)[0].value) if question.field == "ship" else ""
    held = {stock.card: stock.count for stock in position.own.reserve if stock.count}
    armed = position.hand.get("gunner")
    wanted = [card for card in RESCUED if card in held and (card != "gunner" or not armed)]
    card = next(iter([*wanted, *held]))
    return Choice(moves.RescueCrew(ship=ship, card=card), partial(reasons.rescue, card))


def _tactics(position: Appraisal, ask: Ask, dice: Dice) -> Choice:
    """What it wants to build ends the phase; partners end it together."""
    ships, crew = ShipMoves(position), CrewMoves(position)
    return (
        ships.pay_up()
        or ships.fire()
        or ships.drive_off()
        or ships.sail(dice)
        or crew.play_card()
        or crew.use_cargo()
        or no_more_tactics(position, ask)
    )


def no_more_tactics(position: Appraisal, ask: Ask) -> Choice:
    """What ends the tactics phase."""
    build = BuildMoves(position, ask)
    if len(position.public.asked) > 1 and build.wanted():  # the partner is still in the phase
        return Choice(moves.EndTactics(), reasons.on_to_building)
    return build.build()
