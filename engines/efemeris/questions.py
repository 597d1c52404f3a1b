"""What a seat is asked: the kinds of move first, then field by field (specification, sections 5, 10).

The questions of the tactics phase, of set-up and of building have modules of their own.
"""

from __future__ import annotations

from engines.core import Draft, Many, Option, Pick, Question, Rejected, Say, Seat, Who, say
from engines.efemeris import build_questions, legal, setup_questions, tactics_questions, votes
from engines.efemeris.actions import MAY
from engines.efemeris.board import TURN, Board
from engines.efemeris.figures import Purse
from engines.efemeris.legal import no
from engines.efemeris.names import price_name, tile_name

KINDS = {
    "nation": ("choose_nation",),
    "captains": ("choose_captains",),
    "crew": ("choose_crew", "usual_crew"),
    "home": ("choose_home",),
    "explore": ("place_tile",),
    "rescue": ("rescue_crew",),
    "tactics": ("move_ship", "play_crew", "use_bonus", "scuttle", "end_tactics"),
    "build": (
        "conquer_planet",
        "build_galleon",
        "build_frigate",
        "build_fortress",
        "recruit_crew",
        "share_spice",
        "end_turn",
    ),
}
"""The kinds of move that belong to each step, the most useful first."""
VOTES = ("answer_draw", "offer_draw", "concede")


def next_question(board: Board, seat: Seat, draft: Draft) -> Question | None:
    """The next question; None when every field has an answer. Raises Rejected where nothing goes on."""
    legal.running(board, seat)
    if "move" not in draft:
        return _kinds(board, seat)
    kind = draft["move"]
    if not isinstance(kind, str) or kind not in MAY:
        raise Rejected("table-no-such-move")
    MAY[kind](board, seat)
    if kind == "answer_draw":
        return _ask_answer(board, draft)
    for fields in (setup_questions.FIELDS, tactics_questions.FIELDS, build_questions.FIELDS):
        if kind in fields:
            return fields[kind](board, seat, draft)
    return None


# --- the kinds of move -----------------------------------------------------------------------------------


def _kinds(board: Board, seat: Seat) -> Question:
    waited_for = seat in board.waiting()
    step = board.state.step
    taking_part = waited_for or (step in TURN[2:] and seat in board.active and not board.player(seat).ended)
    options = []
    if taking_part:
        options = [_kind(board, seat, kind) for kind in KINDS[step] if _comes_up(board, seat, kind)]
    options += [_vote(kind) for kind in open_votes(board, seat)]
    if not options:
        raise legal.not_your_turn(board)
    if not taking_part:
        return Pick(field="move", text=say("efemeris-ask-aside"), options=tuple(options), about=_aside(board))
    return Pick(field="move", text=_headline(board, seat), options=tuple(options), about=_about(board, seat))


def _kind(board: Board, seat: Seat, kind: str) -> Option:
    barred = legal.refusal(MAY[kind], board, seat)
    hint = build_questions.price_hint(board, seat, kind)
    return Option(value=kind, text=say(f"efemeris-kind-{kind}"), hint=hint, barred=barred)


def _vote(kind: str) -> Option:
    """An open offer waits for an answer; to offer a draw or to give up is for whoever looks for it."""
    return Option(value=kind, text=say(f"efemeris-kind-{kind}"), rare=kind != "answer_draw")


def _comes_up(board: Board, seat: Seat, kind: str) -> bool:
    match kind:
        case "scuttle":
            return any(board.adrift(ship) for ship in board.ships_of(seat))
        case "build_galleon":
            return board.galleon(seat) is None
        case "share_spice":
            return board.team
    return True


def open_votes(board: Board, seat: Seat) -> list[str]:
    """Everybody may offer a draw, answer an offer and give up, whoever's turn it is."""
    return [kind for kind in VOTES if legal.refusal(MAY[kind], board, seat) is None]


def _headline(board: Board, seat: Seat) -> Say:
    state = board.state
    if state.step == "explore":
        drawn = board.player(seat).drawn
        tiles = Many([tile_name(board.figures, tile) for tile in drawn])
        return say("efemeris-ask-explore", tiles=tiles)
    if state.step == "nation" and board.side(seat).proposals:
        return setup_questions.nation_headline(board, seat)
    if state.step == "captains":
        return say("efemeris-ask-captains", count=board.mode.captains[state.expert])
    return say(f"efemeris-ask-{state.step}")


def _about(board: Board, seat: Seat) -> Say:
    """What one needs to know for the decision."""
    player, step = board.player(seat), board.state.step
    spices = price_name(Purse(player.pepper, player.vanilla))
    match step:
        case "tactics":
            left = board.figures.play.crew_plays - player.crew_played
            tokens = len(player.bonus)
            return say(
                "efemeris-about-tactics", spices=spices, crew=left, hand=len(player.hand), tokens=tokens
            )
        case "build":
            owned, goal = len(board.planets_of_side(board.side_of(seat))), board.mode.goal
            key = "efemeris-about-build-team" if board.team else "efemeris-about-build"
            return say(key, spices=spices, planets=owned, goal=goal)
        case "explore":
            return say("efemeris-about-explore", count=len(player.drawn))
        case "nation" if board.team:
            return setup_questions.nation_note(board, seat)
        case "home" if board.team:
            return say(
                "efemeris-about-home-team", first="yes" if len(board.laying_cells(seat) or ()) == 1 else "no"
            )
        case "crew":
            return say("efemeris-about-crew", count=board.mode.crew, kinds="some" if board.team else "all")
        case "captains":
            return say("efemeris-about-captains", count=board.mode.captains[board.state.expert])
    return say(f"efemeris-about-{step}")


def _aside(board: Board) -> Say:
    who = Many([Who(seat) for seat in board.waiting()])
    return say("efemeris-about-aside", who=who, what=say(f"efemeris-asking-{board.state.step}"))


# --- votes -----------------------------------------------------------------------------------------------


def _ask_answer(board: Board, draft: Draft) -> Question | None:
    if "vote" in draft:
        return None
    offer = board.state.offer
    if offer is None:
        raise no("no-offer")
    options = tuple(Option(value=vote, text=say(f"efemeris-option-vote-{vote}")) for vote in votes.VOTES)
    text = say("efemeris-ask-vote") if offer.by is None else say("efemeris-ask-vote-of", who=Who(offer.by))
    return Pick(field="vote", text=text, options=options)
