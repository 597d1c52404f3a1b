"""Landing: put a unit on the land where the ship is, or end the voyage without one (§5.8, §6.5, §6.6)."""

from __future__ import annotations

from engines.contract.core import Arg, Draft, Option, Pick, Question, Say, Seat, Who, say
from engines.games.entdecker.board import Board
from engines.games.entdecker.flow import wrap_up
from engines.games.entdecker.moves import EndVoyage, Land
from engines.games.entdecker.play import Play
from engines.games.entdecker.sea.islands import Island, Key, chips_taken, keys_of, ranked
from engines.games.entdecker.state import KINDS_OF_UNIT, Unit
from engines.kit.actions import Action, Phase, refusal


def may_end_voyage(board: Board, seat: Seat) -> None:
    """At any time after the first tile."""
    if board.state.step == "draw":
        raise board.no("must-draw")
    board.expect_step("choice", "landing")


def may_land(board: Board, seat: Seat) -> None:
    """Only on land where the ship is; not on an island that has been scored."""
    may_end_voyage(board, seat)
    if not board.landing_field:
        raise board.no("at-border" if board.lands_on_start_tile else "no-new-tile")
    if not board.shores:
        raise board.no("no-land")
    if not board.landing_parts():
        raise board.no("island-complete")


def has_unit_to_land(board: Board, seat: Seat) -> None:
    """Some unit is left, and there is gold for the cheapest of those."""
    player, costs = board.active_player, board.figures.costs
    left = [unit for unit in KINDS_OF_UNIT if player.supply[unit]]
    if not left:
        raise board.no("no-unit-left")
    cheapest = min(left, key=costs.__getitem__)
    if player.gold < costs[cheapest]:
        raise board.no("no-gold-to-land", unit=cheapest, cost=costs[cheapest], gold=player.gold)


# --- what is asked ---------------------------------------------------------------------------------------


def about(board: Board) -> Say:
    gold = board.active_player.gold
    return with_land(board, say("entdecker-about-landing", gold=gold, field=board.landing_field))


def with_land(board: Board, about: Say) -> Say:
    """Add what land the ship lies off. Of the two shores of a strait the next question tells."""
    parts = board.landing_parts()
    if len(parts) != 1:
        return about
    island = board.island_at(board.landing_field, parts[0])
    return say(f"{about.key}-land", **about.args, tiles=island.size, open=island.open)


def ask_land(board: Board, seat: Seat, draft: Draft) -> Question | None:
    field = board.landing_field
    if "unit" not in draft:
        options = tuple(_unit_option(board, seat, unit) for unit in KINDS_OF_UNIT)
        text = say("entdecker-ask-unit", field=field)
        return Pick(field="unit", text=text, options=options, about=about(board) if board.explains else None)
    unit = _known_unit(board, draft["unit"])
    _check_unit(board, unit)
    parts = board.landing_parts()
    if "part" in draft or len(parts) == 1:
        return None
    options = tuple(_part_option(board, seat, unit, part) for part in parts)
    return Pick(field="part", text=say("entdecker-ask-part", field=field), options=options)


def _unit_option(board: Board, seat: Seat, unit: str) -> Option:
    left, parts = board.active_player.supply[unit], board.landing_parts()
    hint = say("entdecker-hint-unit", left=left)
    if len(parts) == 1 and board.explains:
        hint = say("entdecker-hint-unit-here", left=left, **_prospect(board, seat, unit, parts[0]))
    text = say("entdecker-option-unit", unit=unit, cost=board.figures.costs[unit])
    return Option(value=unit, text=text, hint=hint, barred=refusal(_check_unit, board, unit))


def _part_option(board: Board, seat: Seat, unit: str, part: str) -> Option:
    hint = say("entdecker-hint-part", **_prospect(board, seat, unit, part))
    return Option(value=part, text=say("entdecker-option-part", part=part), hint=hint)


def _prospect(board: Board, seat: Seat, kind: str, part: str) -> dict[str, Arg]:
    """How the land would stand with this unit on it: what it would bring if it were closed now, and whether
    that is any different from now."""
    field = board.landing_field
    island = board.island_at(field, part)
    units = board.units_on(island)
    landed = Unit(seat=seat, kind=kind, field=field, part=part, turn=board.state.turn)
    left = len(board.state.chips)
    now, then = (worth(island, seat, keys_of(there), left) for there in (units, [*units, landed]))
    return {"tiles": island.size, "open": island.open, **then, "change": "no" if now == then else "yes"}


def worth(island: Island, seat: Seat, keys: dict[Seat, Key], chips: int) -> dict[str, Arg]:
    """A player's rank on an island, and what it would bring if it were closed now, with so many chips left;
    rank 0: not there. `chip`: whether one is taken, which makes the island worth more: by this player or by a
    rival, if by anybody."""
    mine = next((share for share in ranked(keys.items(), island.size) if share.seat == seat), None)
    if mine is None:
        return {"rank": 0, "points": 0, "chip": "no"}
    chip = "no" if not chips_taken(keys.values(), chips) else "yes" if mine.rank == 1 else "rival"
    return {"rank": mine.rank, "points": mine.points, "chip": chip}


# --- whether it is legal ---------------------------------------------------------------------------------


def check_land(board: Board, seat: Seat, move: Land) -> None:
    unit, parts = _known_unit(board, move.unit), board.landing_parts()
    if not move.part and len(parts) > 1:
        raise board.no("part-needed", first=parts[0], second=parts[1])
    if move.part in board.shores and move.part not in parts:
        raise board.no("island-complete")
    if move.part and move.part not in parts:
        raise board.no("part-unknown", part=move.part)
    _check_unit(board, unit)


def _known_unit(board: Board, unit: object) -> str:
    if not isinstance(unit, str) or unit not in KINDS_OF_UNIT:
        raise board.no("unit-unknown")
    return unit


def _check_unit(board: Board, unit: str) -> None:
    """The active player has such a unit and can pay for it."""
    player, cost = board.active_player, board.figures.costs[unit]
    if not player.supply[unit]:
        raise board.no("no-supply", unit=unit)
    if player.gold < cost:
        raise board.no("unit-too-expensive", unit=unit, cost=cost, gold=player.gold)


# --- what it does ----------------------------------------------------------------------------------------


def land(play: Play, seat: Seat, move: Land) -> None:
    player, field, cost = play.active_player, play.landing_field, play.figures.costs[move.unit]
    player.gold -= cost
    player.supply[move.unit] -= 1
    part = move.part or play.landing_parts()[0]
    play.state.units.append(Unit(seat=seat, kind=move.unit, field=field, part=part, turn=play.state.turn))
    play.tell("landed", who=Who(seat), unit=move.unit, field=field, part=part, cost=cost)
    _lose_tiles(play, seat)
    wrap_up(play)


def end_voyage(play: Play, seat: Seat, move: EndVoyage) -> None:
    play.tell("ended", who=Who(seat))
    _lose_tiles(play, seat)
    wrap_up(play)


def _lose_tiles(play: Play, seat: Seat) -> None:
    """Only a voyage that could have gone on loses tiles here; a forced end has said so before."""
    if play.state.step == "choice":
        play.tell("lost-tiles", who=Who(seat), lost=play.tiles_to_draw)


ACTIONS: Phase[Board, Play] = {
    Land: Action(may_land, land, check_land, ask_land, possible=has_unit_to_land),
    EndVoyage: Action(may_end_voyage, end_voyage),
}
