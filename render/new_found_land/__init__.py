"""Pictures of Race to the New Found Land: chart, market with harbours, hand, what helps with a question."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from engines.contract.core import Draft, Pick, Question, Say, Words, open_options
from engines.games.new_found_land.views.view import Own, Public
from render.kit import icons
from render.kit.answers import values_of
from render.kit.decoration.scenery import town
from render.kit.drawing import colour
from render.kit.places import note_all
from render.kit.plates import letter_disc
from render.new_found_land import captains, harbours, layout, pieces, public_board, sheet, signs
from render.new_found_land.private_hand import draw_hand
from render.picture import Drawing, Picture

__all__ = ["board", "choice", "hand", "part_sign", "warm"]

_ASHORE = ("land", "planning")
_PLANNING = ("assign", "plan")
_ON_CARDS = ("card", "cards", "ships", "ship", *signs.ACTIONS)
"""Fields whose values are cards of the hand, or own ships."""
_CHART, _HARBOURS, _PLAN = 1.47, 1.2, 2.0
"""How coarsely they are encoded, so that most of them fit at once; a plan is two pictures in one."""


def board(public: Public, words: Words) -> list[Picture]:
    """Chart and harbours, first the one that the phase is about; at the end the chart alone."""
    drawn = Picture("chart", public_board.draw_chart(public, words), _CHART)
    if public.over:
        return [drawn]
    quay = Picture("harbours", harbours.draw_harbours(public, words), _HARBOURS)
    return [quay, drawn] if public.phase in _ASHORE else [drawn, quay]


def hand(public: Public, own: Own, words: Words) -> Picture | None:
    return Picture("hand", draw_hand(public, own, words))


# --- what helps with a question ----------------------------------------------------------------------------


def choice(public: Public, own: Own, question: Question | None, draft: Draft) -> Drawing | None:
    """Where a choice lies on the chart or in the market: that picture, with what may be chosen in gold.
    For everything else the hand, with the cards and ships chosen so far in gold; while planning below the
    board one plans for. None where nothing is chosen yet."""

    def on_chart(targets: public_board.Targets) -> Drawing:
        return lambda words: Picture("chart", public_board.draw_chart(public, words, targets), _CHART)

    def in_market(targets: harbours.Targets) -> Drawing:
        return lambda words: Picture("harbours", harbours.draw_harbours(public, words, targets))

    values = values_of(question, draft)
    match draft.get("move", _wanted_first(question)):
        case "settle":
            fields = _fields(public, values)
            return on_chart(public_board.Targets(spaces=fields, new_england="place" not in draft))
        case "new_england":
            return on_chart(public_board.Targets(new_england=True))
        case "deliver" | "deliver_with":
            return on_chart(public_board.Targets(contracts=values("contract")))
        case "lay":
            chosen = values("place")
            return on_chart(public_board.Targets(tiles=chosen, islands=chosen))
        case "build_ship":
            return in_market(harbours.Targets(ships=values("ship") | values("scrap")))
        case "choose_captain":
            return in_market(harbours.Targets(captains=values("captain")))
    chosen = {name for field in _ON_CARDS if field in draft for name in values(field)}
    if public.phase == "planning" and draft.get("move", _wanted_first(question)) in _PLANNING:
        return lambda words: Picture("plan", _plan(public, own, question, words, chosen), _PLAN)
    return (lambda words: Picture("hand", draw_hand(public, own, words, chosen))) if chosen else None


def _plan(public: Public, own: Own, question: Question | None, words: Words, chosen: set[str]) -> Image.Image:
    return _below(_planned_for(public, question, words), draw_hand(public, own, words, chosen))


def _planned_for(public: Public, question: Question | None, words: Words) -> Image.Image:
    """The board that shows what an action is worth: for Load the market with its table of goods, for the
    others the chart. Before an action has been chosen: the first one."""
    action = question.field if question is not None and question.field in signs.ACTIONS else public.planning
    ashore = action in ("", "load")
    return harbours.draw_harbours(public, words) if ashore else public_board.draw_chart(public, words)


def _below(upper: Image.Image, lower: Image.Image) -> Image.Image:
    """One picture below another of the same width."""
    both = Image.new("RGB", (upper.width, upper.height + lower.height))
    both.paste(upper, (0, 0))
    both.paste(lower, (0, upper.height))
    note_all(both, upper, 0, 0)
    note_all(both, lower, 0, upper.height)
    return both


def _wanted_first(question: Question | None) -> object:
    """The kinds of move are asked together with what the first possible one asks: its picture helps."""
    if not isinstance(question, Pick) or question.field != "move":
        return None
    return open_options(question)[0].value


def _fields(public: Public, values: Callable[[str], set[str]]) -> set[str]:
    """For settlers: the tile chosen, or all that have a free field."""
    free = {space.name for island in public.islands for space in island.spaces if space.free}
    return values("place") & free or free


# --- for the pictures of all games -------------------------------------------------------------------------


_PARTS: dict[str, Callable[[int], Image.Image]] = {
    "ships": lambda size: signs.ability("sail", size),
    "cards": signs.one_time,
    "new_england": lambda size: signs.ability("settlers", size),
    "settle": lambda size: signs.action("settle", size),
    "contracts": lambda size: signs.pile("contracts", size),
    "antwerp": lambda size: signs.action("deliver", size),
    "explore": lambda size: signs.action("explore", size),
    "captain": lambda size: captains.portrait("magellan", size),
    "islands": lambda size: signs.tile_shape("inland", size),
    "cities": town,
    "goals": signs.goal,
    "markers": lambda size: pieces.marker(pieces.THIRD_POWER, size),
    "laps": lambda size: letter_disc(size, "50", colour.GOLD_LIGHT, colour.INK),
    "leftovers": icons.cards,
}


def part_sign(part: Say, size: int) -> Image.Image | None:
    """The sign of a part of the score."""
    make = _PARTS.get(part.key.removeprefix("new_found_land-score-"))
    return make(size) if make else None


def warm() -> None:
    """Build what all tables share."""
    sheet.chart_base(layout.CELLS)
    sheet.harbour_base()
