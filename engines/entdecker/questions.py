"""What a seat is asked: the kinds of move first, then field by field (specification, sections 5, 10)."""

from __future__ import annotations

from collections.abc import Callable

from engines.core import (
    Amount,
    Arg,
    Draft,
    Many,
    Option,
    Pick,
    PickSome,
    Question,
    Rejected,
    Say,
    Seat,
    Who,
    say,
)
from engines.entdecker import legal
from engines.entdecker.board import Board, Start, keys_of
from engines.entdecker.geometry import COMPASS, SIDES
from engines.entdecker.islands import Island, Key, chip_due, ranked
from engines.entdecker.state import KINDS_OF_UNIT, Unit
from engines.entdecker.words import land_in_words

KINDS = {
    "sail": ("sail",),
    "draw": ("draw", "draw_on"),
    "place": ("place",),
    "choice": ("draw", "draw_on", "land", "end_voyage"),
    "landing": ("land", "end_voyage"),
    "recall": ("recall", "end_turn"),
}
"""The kinds of move that belong to each step, the most useful first."""
ONLY_WHERE_POSSIBLE = ("draw_on",)
"""Kinds that save presses: where they save none, nobody needs to read why."""
HANDY = (1, 2, 3)
NORTHERN_ROWS = 3
"""So many rows have the first menu of tiles to start from."""


def next_question(board: Board, seat: Seat, draft: Draft) -> Question | None:
    """The next question; None when every field has an answer. Raises Rejected where nothing goes on."""
    if "move" not in draft:
        return _kinds(board, seat)
    kind = draft["move"]
    if not isinstance(kind, str) or kind not in legal.MAY:
        raise Rejected("table-no-such-move")
    legal.MAY[kind](board, seat)
    ask = _FIELDS.get(kind)
    return ask(board, seat, draft) if ask else None


# --- the kinds of move -----------------------------------------------------------------------------------


def _kinds(board: Board, seat: Seat) -> Question:
    state = board.state
    if state.step == "over":
        raise legal.no("game-over")
    if seat != state.active:
        raise legal.no("not-your-turn", who=Who(state.active))
    options = [_kind(board, seat, kind) for kind in KINDS[state.step]]
    shown = tuple(one for one in options if one.barred is None or one.value not in ONLY_WHERE_POSSIBLE)
    return Pick(field="move", text=_headline(board), options=shown, about=_about(board))


def _kind(board: Board, seat: Seat, kind: str) -> Option:
    barred = None
    try:
        legal.MAY[kind](board, seat)
    except Rejected as no:
        barred = no.reason
    hint = say("entdecker-hint-draw_on") if kind == "draw_on" else None
    return Option(value=kind, text=say(f"entdecker-kind-{kind}"), hint=hint, barred=barred)


def _headline(board: Board) -> Say:
    step = board.state.step
    if step == "place":
        return say("entdecker-ask-place", kind=board.front(board.current.tile).kind)
    return say(f"entdecker-ask-{step}")


def _about(board: Board) -> Say | None:
    """What one needs to know for the decision: gold, and how the voyage stands."""
    gold = board.active.gold
    match board.state.step:
        case "sail":
            tile = board.figures.gold.tile
            return say("entdecker-about-sail", gold=gold, tile=tile)
        case "draw":
            return say("entdecker-about-draw", gold=gold, left=board.tiles_to_draw, fitting=_fitting(board))
        case "choice":
            left, fitting = board.tiles_to_draw, _fitting(board)
            return _with_land(board, say("entdecker-about-choice", gold=gold, left=left, fitting=fitting))
        case "place":
            event = board.front(board.current.tile).event or "none"
            return say("entdecker-about-place", ways=len(legal.ways_to_place(board)), event=event)
        case "landing":
            return _about_landing(board)
    return say("entdecker-about-recall", supply=board.active.supply["scout"])


def _fitting(board: Board) -> Say:
    """Which tiles could be laid from here, and how many of them are left in the stacks."""
    unseen = board.unseen
    counted = {kind: unseen[kind, "plain"] + unseen[kind, "question"] for kind in board.figures.explorer}
    left = {kind: count for kind, count in counted.items() if count}
    fit = [kind for kind in left if board.placements(kind)]
    if len(fit) == len(left):
        return say("entdecker-fitting-all")
    if not fit:
        return say("entdecker-fitting-none")
    kinds = Many([say("entdecker-fitting-kind", kind=kind) for kind in fit])
    return say("entdecker-fitting", all=board.tiles_left, fit=sum(left[kind] for kind in fit), kinds=kinds)


def _about_landing(board: Board) -> Say:
    gold, field = board.active.gold, board.landing_field
    return _with_land(board, say("entdecker-about-landing", gold=gold, field=field))


def _with_land(board: Board, about: Say) -> Say:
    """What the ship lies off, where it is one piece of land: of two the next question tells."""
    parts = board.landing_parts()
    if len(parts) != 1:
        return about
    island = board.island_at(board.landing_field, parts[0])
    return say(f"{about.key}-land", **about.args, tiles=island.size, open=island.open)


# --- setting sail ----------------------------------------------------------------------------------------


def _ask_sail(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "start" not in draft:
        options = tuple(_start(board, start) for start in board.starts())
        return Pick(field="start", text=say("entdecker-ask-start"), options=options, about=_about(board))
    start = draft["start"]
    if not isinstance(start, str):
        raise legal.no("unknown-start", start="")
    most = legal.check_start(board, start)
    if "tiles" in draft:
        return None
    toll, _ = board.toll(start, seat)
    return Amount(
        field="tiles",
        text=say("entdecker-ask-tiles", start=start),
        low=1,
        high=most,
        handy=tuple(sorted({number for number in (*HANDY, most) if number <= most})),
        about=say("entdecker-about-tiles", gold=board.active.gold, toll=toll, most=most, **_prices(board)),
    )


def _prices(board: Board) -> dict[str, Arg]:
    """What a tile costs, and every kind of unit."""
    return {"tile": board.figures.gold.tile, **board.figures.costs}


def _area(board: Board, place: str) -> Say:
    """Two sides of the border, or a few rows: up to forty starts in four menus, all in sight at once."""
    circle, letters = board.chart.circles.get(place), board.chart.letters
    if circle is not None:
        return say("entdecker-group-border", sides="NE" if COMPASS[circle.side] in "NE" else "SW")
    north, south = letters[:NORTHERN_ROWS], letters[NORTHERN_ROWS:]
    rows = north if place[0] in north else south
    return say("entdecker-group-rows", first=rows[0], last=rows[-1])


def _start(board: Board, start: Start) -> Option:
    place, gold, tile = start.place, board.active.gold, board.figures.gold.tile
    text = say("entdecker-option-start", place=place)
    hint = say("entdecker-hint-start", fields=Many([*board.names(start.targets)]), count=len(start.targets))
    barred = None
    if start.toll:
        who = Many([Who(owner) for owner in start.owners])
        text = say("entdecker-option-start-toll", place=place, toll=start.toll)
        hint = say("entdecker-hint-start-toll", fields=hint.args["fields"], toll=start.toll, who=who)
        if not start.most:
            barred = legal.no("toll-too-high", start=place, toll=start.toll, tile=tile, gold=gold).reason
    return Option(value=place, text=text, hint=hint, group=_area(board, place), barred=barred)


# --- turning up and laying -------------------------------------------------------------------------------


def _ask_draw(board: Board, seat: Seat, draft: Draft) -> Question | None:
    left = legal.stacks_left(board)
    if "stack" in draft or len(left) == 1:
        return None
    options = []
    for number in left:
        stack = board.state.stacks[number - 1]
        _, back = board.figures.backs[stack[-1]]
        options.append(
            Option(
                value=number,
                text=say("entdecker-option-stack", number=number, back=back, count=len(stack)),
            )
        )
    return Pick(field="stack", text=say("entdecker-ask-stack"), options=tuple(options), about=_about(board))


def _ask_place(board: Board, seat: Seat, draft: Draft) -> Question | None:
    kind = board.front(board.current.tile).kind
    fields = legal.fields_to_place(board)
    if "field" not in draft and "rotation" not in draft and len(fields) > 1:
        options = tuple(_place_field(board, field) for field in fields)
        return Pick(field="field", text=say("entdecker-ask-field", kind=kind), options=options)
    field = legal.field_meant(board, draft.get("field", ""))
    if "rotation" in draft:
        return None
    there = legal.ways_there(board, field)
    if len(there) == 1:
        return None
    options = tuple(
        Option(
            value=way.rotation, text=say("entdecker-option-rotation", land=land_in_words(SIDES[way.pattern]))
        )
        for way in there
    )
    return Pick(field="rotation", text=say("entdecker-ask-rotation", kind=kind, field=field), options=options)


def _place_field(board: Board, field: str) -> Option:
    ways = legal.ways_to_place(board, field)
    if len(ways) > 1:
        hint = say("entdecker-hint-field-ways", ways=len(ways))
    else:
        hint = say("entdecker-hint-field", land=land_in_words(SIDES[ways[0].pattern]))
    return Option(value=field, text=say("entdecker-option-field", field=field), hint=hint)


# --- landing ---------------------------------------------------------------------------------------------


def _ask_land(board: Board, seat: Seat, draft: Draft) -> Question | None:
    field = board.landing_field
    if "unit" not in draft:
        options = tuple(_unit(board, seat, unit) for unit in KINDS_OF_UNIT)
        text = say("entdecker-ask-unit", field=field)
        return Pick(field="unit", text=text, options=options, about=_about_landing(board))
    legal.has_unit(board, legal.known_unit(board, seat, draft["unit"]))
    parts = board.landing_parts()
    if "part" in draft or len(parts) == 1:
        return None
    options = tuple(_part(board, seat, str(draft["unit"]), part) for part in parts)
    return Pick(field="part", text=say("entdecker-ask-part", field=field), options=options)


def _unit(board: Board, seat: Seat, unit: str) -> Option:
    player, cost = board.active, board.figures.costs[unit]
    barred = None
    if not player.supply[unit]:
        barred = legal.no("no-supply", unit=unit).reason
    elif player.gold < cost:
        barred = legal.no("unit-too-expensive", unit=unit, cost=cost, gold=player.gold).reason
    text, parts = say("entdecker-option-unit", unit=unit, cost=cost), board.landing_parts()
    hint = say("entdecker-hint-unit", left=player.supply[unit])
    if len(parts) == 1:
        hint = say(
            "entdecker-hint-unit-here", left=player.supply[unit], **_ashore(board, seat, unit, parts[0])
        )
    return Option(value=unit, text=text, hint=hint, barred=barred)


def _part(board: Board, seat: Seat, unit: str, part: str) -> Option:
    hint = say("entdecker-hint-part", **_ashore(board, seat, unit, part))
    return Option(value=part, text=say("entdecker-option-part", part=part), hint=hint)


def _ashore(board: Board, seat: Seat, kind: str, part: str) -> dict[str, Arg]:
    """How the land would stand with this unit on it: what it would bring if it were closed now, and whether
    that is any different from now."""
    field = board.landing_field
    island, units = board.island_at(field, part), board.units_on(board.island_at(field, part))
    landed = Unit(seat=seat, kind=kind, field=field, part=part, turn=board.state.turn)
    now, then = (_worth(island, seat, keys_of(there)) for there in (units, [*units, landed]))
    return {"tiles": island.size, "open": island.open, **then, "change": "no" if now == then else "yes"}


def _worth(island: Island, seat: Seat, keys: dict[Seat, Key]) -> dict[str, Arg]:
    """A player's rank on an island, and what it would bring if it were closed now; rank 0: nobody there."""
    mine = next((one for one in ranked(keys.items(), island.size) if one.seat == seat), None)
    if mine is None:
        return {"rank": 0, "points": 0, "chip": "no"}
    chip = "yes" if chip_due(keys.values()) and mine.rank == 1 else "no"
    return {"rank": mine.rank, "points": mine.points, "chip": chip}


# --- scouts ----------------------------------------------------------------------------------------------


def _ask_recall(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "fields" in draft:
        return None
    scouts = board.recallable(seat)
    options = tuple(_scout(board, seat, name, unit) for name, unit in scouts)
    return PickSome(
        field="fields", text=say("entdecker-ask-fields"), options=options, least=1, most=len(scouts)
    )


def _scout(board: Board, seat: Seat, name: str, scout: Unit) -> Option:
    """With what its island would bring if it were closed now."""
    island = board.island_at(scout.field, scout.part)
    points = _worth(island, seat, keys_of(board.units_on(island)))["points"]
    hint = say("entdecker-hint-scout", tiles=island.size, open=island.open, points=points)
    return Option(value=name, text=say("entdecker-option-scout", place=name), hint=hint)


_FIELDS: dict[str, Callable[[Board, Seat, Draft], Question | None]] = {
    "sail": _ask_sail,
    "draw": _ask_draw,
    "place": _ask_place,
    "land": _ask_land,
    "recall": _ask_recall,
}
