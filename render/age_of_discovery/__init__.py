"""Pictures of Age of Discovery: the chart, the harbour, the hand, and what helps with a question."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PIL import Image

from engines.contract.core import Draft, Question, Say, Words
from engines.games.age_of_discovery.views.landings import landings
from engines.games.age_of_discovery.views.view import Own, Public
from render.age_of_discovery import sheet, signs
from render.age_of_discovery.harbour import Targets, draw_harbour
from render.age_of_discovery.private_hand import draw_hand
from render.age_of_discovery.public_board import draw_chart
from render.kit.answers import values_of
from render.picture import Drawing, Picture

__all__ = ["board", "choice", "hand", "part_sign", "warm"]

_CHART = 1.42
"""How coarsely it is encoded, so that most of them fit at once."""


def board(public: Public, words: Words) -> list[Picture]:
    """The chart; and the harbour, as long as there is something to buy."""
    chart = Picture("chart", draw_chart(public, words), _CHART)
    return [chart] if public.over else [chart, Picture("harbour", draw_harbour(public, words))]


def hand(public: Public, own: Own, words: Words) -> Picture | None:
    return Picture("hand", draw_hand(public, own, words))


# --- what helps with a question ----------------------------------------------------------------------------


def choice(public: Public, own: Own, question: Question | None, draft: Draft) -> Drawing | None:
    """Where a choice lies on the chart or in the harbour: that picture, with what may be chosen in gold.
    For a contract the hand, with it in gold."""

    def harbour(targets: Targets) -> Drawing:
        return lambda words: Picture("harbour", draw_harbour(public, words, targets))

    values = values_of(question, draft)
    match draft.get("step", draft.get("move")) or _going_on(public, own):
        case "buy_ship":
            return harbour(Targets(purchase=_numbers(values("column")) or _affordable(public, own)))
        case "acquire_contract":
            sources = values("source")
            return harbour(Targets(slots=_numbers(sources), stack="stack" in sources))
        case "reserve":
            return harbour(_reservable(values("target")))
        case "place_ship":
            names = values("expedition") or {landing.expedition for landing in landings(public, own)}
            return lambda words: Picture("chart", draw_chart(public, words, names), _CHART)
        case "start_contract" if "contract" in draft:
            contract = str(draft["contract"])
            return lambda words: Picture("hand", draw_hand(public, own, words, contract))
    return None


def _going_on(public: Public, own: Own) -> str:
    """The move that an open action goes on with, as far as anything of it is possible."""
    if public.over or public.current != own.seat:
        return ""
    if public.open_action == "buy_ships" and _affordable(public, own):
        return "buy_ship"
    return "place_ship" if public.open_action == "place_ships" and landings(public, own) else ""


def _affordable(public: Public, own: Own) -> set[int]:
    """Columns of the purchase row."""
    coins, free = public.players[own.seat].coins, (None, own.seat)
    return {
        column
        for column, ship in enumerate(public.purchase_row, 1)
        if ship is not None and ship.price <= coins and ship.reserved_by in free
    }


def _numbers(values: Collection[str]) -> set[int]:
    return {int(value) for value in values if value.isdigit()}


def _reservable(values: Collection[str]) -> Targets:
    """From "purchase-3", "filling-3", "contract-2"."""
    places: dict[str, set[int]] = {"purchase": set(), "filling": set(), "contract": set()}
    for value in values:
        kind, _, number = value.partition("-")
        if kind in places and number.isdigit():
            places[kind].add(int(number))
    return Targets(purchase=places["purchase"], filling=places["filling"], slots=places["contract"])


# --- for the pictures of all games -------------------------------------------------------------------------


_PARTS: dict[str, Callable[[int], Image.Image]] = {
    "interim": lambda size: signs.hourglass(size, run_out=False),
    "expeditions": lambda size: signs.hourglass(size, run_out=True),
    "mission": signs.mission,
    "unplaced": signs.unplaced,
}


def part_sign(part: Say, size: int) -> Image.Image | None:
    """The sign of a part of the score."""
    make = _PARTS.get(part.key.removeprefix("age_of_discovery-score-"))
    return make(size) if make else None


def warm() -> None:
    """Build what all tables share."""
    sheet.chart_base()
    sheet.harbour_base()
