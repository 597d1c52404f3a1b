"""What a person should confirm before a move: what is costly or in vain (§10.3)."""

from __future__ import annotations

from engines.contract.core import Many, Move, Say, Seat, say
from engines.games.efemeris import moves
from engines.games.efemeris.actions.build import discounts, frigate_price
from engines.games.efemeris.actions.tactics import why_no_move
from engines.games.efemeris.board import Board
from engines.games.efemeris.figures import NO_SPICES, Purse
from engines.games.efemeris.names import own_ship_name, planet_name
from engines.games.efemeris.options import PRIZES
from engines.games.efemeris.sky.tile import SINGULARITY


def caution(board: Board, seat: Seat, move: Move) -> Say | None:
    """All reasons to think twice, as phrases of one sentence."""
    reasons = [*_losses(board, seat, move), *_in_vain(board, seat, move), *_waste(board, seat, move)]
    return say("efemeris-caution", reasons=Many([*reasons])) if reasons else None


def _losses(board: Board, seat: Seat, move: Move) -> list[Say]:
    """The move costs a ship, a card, the last of something, or the game."""
    match move:
        case moves.MoveShip(dest=dest) | moves.UseBonus(token="solar_winds", dest=dest):
            if board.sky.kinds.get(dest) == SINGULARITY:
                return [say("efemeris-caution-singularity")]
        case moves.PlayCrew(sell=sell) if sell:
            return [say("efemeris-caution-sell")]
        case moves.Scuttle():
            return [say("efemeris-caution-scuttle")]
        case moves.OfferDraw():
            return [say("efemeris-caution-offer", shared=_draw_shared(board))]
        case moves.AnswerDraw(vote="yes"):
            return [say("efemeris-caution-agree", shared=_draw_shared(board))]
        case moves.Concede():
            return [say(f"efemeris-caution-concede-{board.state.mode}")]
    return []


def _draw_shared(board: Board) -> str:
    return "yes" if board.draws_shared else "no"


def _in_vain(board: Board, seat: Seat, move: Move) -> list[Say]:
    """The move plays crew that would have no effect as things stand."""
    galleon = board.galleon(seat)
    if not isinstance(move, moves.PlayCrew) or galleon is None:
        return []
    kind = board.sky.kinds.get(galleon.field, "")
    if move.card == "boatswain" and kind != "anchor":
        return [say("efemeris-caution-boatswain")]
    if move.card == "governor" and board.prize(galleon) is None:
        return [say("efemeris-caution-governor")]
    captain = board.player(seat).captains[0] if move.card == "first_officer" else ""
    if captain == "castel" and seat not in board.state.fortresses.values():
        return [say("efemeris-caution-castel")]
    vain = captain == "pargo" and not kind.startswith("factory")
    return [say("efemeris-caution-pargo")] if vain else []


def _waste(board: Board, seat: Seat, move: Move) -> list[Say]:
    """Something would be left undone, or could no longer be paid."""
    match move:
        case moves.EndTactics():
            return _unused(board, seat)
        case moves.EndTurn():
            left = [
                say("efemeris-caution-conquest", planet=planet_name(planet))
                for planet in _affordable(board, seat)
            ]
            return [*_unused(board, seat), *left]
        case moves.ConquerPlanet():
            return _unused(board, seat)
    spent = _spent(board, seat, move)
    if spent is None:
        return []
    before, after = _affordable(board, seat), _affordable(board, seat, spent)
    lost = [planet for planet in before if planet not in after]
    reasons = [say("efemeris-caution-unaffordable", planet=planet_name(planet)) for planet in lost]
    return [*_unused(board, seat), *reasons]


def _unused(board: Board, seat: Seat) -> list[Say]:
    """What the end of tactics leaves undone. A ship that stays where it collects or conquers is not
    forgotten."""
    if board.state.step != "tactics":
        return []
    effects, prizes = board.player(seat).effects, _affordable(board, seat)
    reasons = [
        say("efemeris-caution-unmoved", ship=own_ship_name(ship))
        for ship in board.ships_of(seat)
        if why_no_move(board, ship) is None
        and board.sky.kinds[ship.field] not in PRIZES
        and board.planet_of(ship) not in prizes
    ]
    if effects.fairborne or effects.lancaster:
        reasons.append(say("efemeris-caution-armed"))
    return reasons


def _affordable(board: Board, seat: Seat, aside: Purse = NO_SPICES) -> list[str]:
    """Planets that could be conquered now, with some spices set aside."""
    found = []
    for ship in board.ships_of(seat):
        planet = board.prize(ship)
        if planet is not None and discounts(board, ship, aside):
            found.append(planet)
    return found


def _spent(board: Board, seat: Seat, move: Move) -> Purse | None:
    """What the move costs; None for a conquest, and for what costs nothing."""
    costs = board.figures.costs
    match move:
        case moves.BuildFrigate():
            return frigate_price(board, seat)
        case moves.BuildFortress():
            return costs.fortress
        case moves.BuildGalleon():
            return costs.galleon
        case moves.RecruitCrew():
            return costs.recruit
        case moves.ShareSpice(spice=spice):
            return Purse(int(spice == "pepper"), int(spice == "vanilla"))
    return None
