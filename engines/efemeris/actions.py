"""Every kind of move: whether it may be begun, whether it is legal, and how it is made.

For every kind `MAY` says whether this seat may make it at all now, `check` whether with these values. Both
raise Rejected. `ask` and `apply` share them, so what is offered and what is accepted agree.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from engines.core import Move, Seat
from engines.efemeris import (
    armada,
    bonuses,
    building,
    collection,
    crew,
    exploration,
    moves,
    tactics,
    teams,
    votes,
)
from engines.efemeris.board import Board
from engines.efemeris.play import Play

May = Callable[[Board, Seat], None]
Check = Callable[[Board, Seat, Any], None]


class Action(NamedTuple):
    may: May
    make: Callable[[Play, Seat, Any], None]
    check: Check | None = None
    """None: there is nothing to say but the kind of move."""


ACTIONS: dict[type[Move], Action] = {
    moves.ChooseNation: Action(armada.may_choose_nation, armada.choose_nation, armada.check_choose_nation),
    moves.ChooseCaptains: Action(
        armada.may_choose_captains, armada.choose_captains, armada.check_choose_captains
    ),
    moves.ChooseCrew: Action(armada.may_choose_crew, armada.choose_crew, armada.check_choose_crew),
    moves.UsualCrew: Action(armada.may_choose_crew, armada.choose_crew),
    moves.ChooseHome: Action(armada.may_choose_home, armada.choose_home, armada.check_choose_home),
    moves.PlaceTile: Action(exploration.may_place_tile, exploration.place_tile, exploration.check_place_tile),
    moves.RescueCrew: Action(
        collection.may_rescue_crew, collection.rescue_crew, collection.check_rescue_crew
    ),
    moves.MoveShip: Action(tactics.may_move_ship, tactics.move_ship, tactics.check_move_ship),
    moves.PlayCrew: Action(crew.may_play_crew, crew.play_crew, crew.check_play_crew),
    moves.UseBonus: Action(bonuses.may_use_bonus, bonuses.use_bonus, bonuses.check_use_bonus),
    moves.Scuttle: Action(tactics.may_scuttle, tactics.scuttle, tactics.check_scuttle),
    moves.EndTactics: Action(tactics.may_end_tactics, tactics.end_tactics),
    moves.ConquerPlanet: Action(
        building.may_conquer_planet, building.conquer_planet, building.check_conquer_planet
    ),
    moves.BuildFrigate: Action(
        building.may_build_frigate, building.build_frigate, building.check_build_frigate
    ),
    moves.BuildFortress: Action(
        building.may_build_fortress, building.build_fortress, building.check_build_fortress
    ),
    moves.BuildGalleon: Action(
        building.may_build_galleon, building.build_galleon, building.check_build_galleon
    ),
    moves.RecruitCrew: Action(building.may_recruit_crew, building.recruit_crew, building.check_recruit_crew),
    moves.ShareSpice: Action(teams.may_share_spice, teams.share_spice, teams.check_share_spice),
    moves.EndTurn: Action(building.may_end_turn, building.end_turn),
    moves.OfferDraw: Action(votes.may_offer_draw, votes.offer_draw),
    moves.AnswerDraw: Action(votes.may_answer_draw, votes.answer_draw, votes.check_answer_draw),
    moves.Concede: Action(votes.may_concede, votes.concede),
}

MAY: dict[str, May] = {str(kind.__struct_config__.tag): action.may for kind, action in ACTIONS.items()}
"""By the tag of the move."""


def check(board: Board, seat: Seat, move: Move) -> None:
    """Raises Rejected unless this seat may make this move now."""
    action = ACTIONS[type(move)]
    if action.check is None:
        action.may(board, seat)
    else:
        action.check(board, seat, move)


def make(play: Play, seat: Seat, move: Move) -> None:
    ACTIONS[type(move)].make(play, seat, move)
