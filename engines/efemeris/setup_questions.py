"""The questions of set-up, of laying tiles and of wrecks (specification, 5.1, 6.1)."""

from __future__ import annotations

from collections.abc import Callable

from engines.core import Draft, Many, Option, Pick, PickSome, Question, Say, Seat, Who, say
from engines.efemeris import armada, collection, exploration
from engines.efemeris.board import Board
from engines.efemeris.legal import no
from engines.efemeris.moves import NOBODY
from engines.efemeris.names import (
    captain_name,
    crew_name,
    nation_name,
    own_ship_name,
    planet_name,
    price_name,
    tile_name,
)
from engines.efemeris.places import cell_options, rotation_options

# --- nation, captains, crew ------------------------------------------------------------------------------


def nation_headline(board: Board, seat: Seat) -> Say:
    """The partner has named one already."""
    named = board.side(seat).proposals
    partner = board.partner(seat)
    assert partner is not None
    key = "efemeris-ask-nation-agree" if len(named) == 1 else "efemeris-ask-nation-decide"
    return say(key, who=Who(partner), nation=nation_name(named[-1]))


def nation_note(board: Board, seat: Seat) -> Say:
    """Partners choose together: what comes of an answer (4.3)."""
    named = board.side(seat).proposals
    partner = board.partner(seat)
    assert partner is not None
    if not named:
        return say("efemeris-about-nation-propose", who=Who(partner))
    if len(named) > 1:
        return say("efemeris-about-nation-decide")
    return say("efemeris-about-nation-agree", who=Who(partner), nation=nation_name(named[-1]))


def _ask_nation(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "nation" in draft:
        return None
    options = tuple(
        Option(
            value=nation,
            text=nation_name(nation),
            hint=say(f"efemeris-hint-nation-{nation}"),
        )
        for nation in armada.free_nations(board)
    )
    return Pick(field="nation", text=say("efemeris-ask-nation"), options=options)


def _ask_captains(board: Board, seat: Seat, draft: Draft) -> Question | None:
    """One after the other: the first commands first."""
    chosen, needed = draft.get("captains", []), armada.captains_to_choose(board)
    if not isinstance(chosen, list) or len(chosen) > needed:
        raise no("captain-count", count=needed)
    if len(chosen) == needed:
        return None
    options = tuple(
        Option(value=captain, text=captain_name(captain), hint=say(f"efemeris-ability-{captain}"))
        for captain in armada.free_captains(board, seat)
        if captain not in chosen
    )
    text = say("efemeris-ask-captain", number=len(chosen) + 1, count=needed)
    return Pick(field="captains", text=text, options=options, extends=True)


def _ask_crew(board: Board, seat: Seat, draft: Draft) -> Question | None:
    """Every single card, as several of a kind may be taken."""
    if "cards" in draft:
        return None
    reserve, count = board.side(seat).reserve, board.mode.crew
    options = []
    for at, card in enumerate(reserve):
        number = reserve[: at + 1].count(card)
        text = say("efemeris-option-crew-of", card=crew_name(card), number=number, of=reserve.count(card))
        options.append(Option(value=card, text=text, hint=say(f"efemeris-effect-{card}")))
    text = say("efemeris-ask-cards", count=count)
    return PickSome(field="cards", text=text, options=tuple(options), least=count, most=count)


# --- planets and tiles -----------------------------------------------------------------------------------


def _ask_home(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "planet" not in draft:
        options = tuple(_home(board, planet) for planet in armada.free_homes(board))
        return Pick(field="planet", text=say("efemeris-ask-home"), options=options)
    planet = draft["planet"]
    if not isinstance(planet, str) or planet not in armada.free_homes(board):
        raise no("planet-taken")
    cells = board.laying_cells(seat) or ()
    ways = board.ways_to_lay(seat, planet)
    name = planet_name(planet)
    if "cell" not in draft and "rotation" not in draft and len(cells) > 1:
        open_cells = [cell for cell in cells if cell in ways]
        text = say("efemeris-ask-cell", tile=name)
        return Pick(field="cell", text=text, options=cell_options(board, open_cells))
    cell = armada.home_cell(board, seat, draft.get("cell", ""))
    if "rotation" in draft:
        return None
    if cell not in ways:
        armada.check_place(board, seat, planet, cell, board.figures.cut[planet].rotations[0])
    text = say("efemeris-ask-rotation", tile=name, cell=cell)
    options = rotation_options(board, planet, cell, ways[cell])
    return Pick(field="rotation", text=text, options=options)


def _home(board: Board, planet: str) -> Option:
    figures = board.figures.planets[planet]
    exits = len(board.figures.cut[planet].exits)
    hint = say("efemeris-hint-home", product=figures.product, price=price_name(figures.price), exits=exits)
    return Option(value=planet, text=planet_name(planet), hint=hint)


def _ask_place(board: Board, seat: Seat, draft: Draft) -> Question | None:
    drawn = board.player(seat).drawn
    if "tile" not in draft and "cell" not in draft and len(drawn) > 1:
        options = tuple(_tile(board, tile) for tile in drawn)
        return Pick(field="tile", text=say("efemeris-ask-tile"), options=options)
    tile = exploration.tile_meant(board, seat, draft.get("tile", ""))
    name, ways = tile_name(board.figures, tile), board.ways_to_lay(seat, tile)
    if "cell" not in draft:
        text = say("efemeris-ask-cell", tile=name)
        return Pick(field="cell", text=text, options=cell_options(board, ways))
    cell = exploration.check_cell(board, seat, tile, draft["cell"])
    if "rotation" in draft:
        return None
    text = say("efemeris-ask-rotation", tile=name, cell=cell)
    return Pick(field="rotation", text=text, options=rotation_options(board, tile, cell, ways[cell]))


def _tile(board: Board, tile: str) -> Option:
    """What it brings: the fields that matter."""
    kinds = [spot.kind for spot in board.figures.cut[tile].fields.values() if spot.kind != "plain"]
    hint = say("efemeris-hint-tile", fields=_fields_named(kinds), count=len(kinds))
    return Option(value=tile, text=tile_name(board.figures, tile), hint=hint)


def _fields_named(kinds: list[str]) -> Many:
    return Many([say("efemeris-kind-of-field", kind=kind) for kind in kinds])


# --- wrecks ----------------------------------------------------------------------------------------------


def _ask_rescue(board: Board, seat: Seat, draft: Draft) -> Question | None:
    there = board.wrecked(seat)
    if "ship" not in draft and "card" not in draft and len(there) > 1:
        options = tuple(Option(value=ship.id, text=own_ship_name(ship)) for ship in there)
        return Pick(field="ship", text=say("efemeris-ask-wreck"), options=options)
    collection.wreck_meant(board, seat, draft.get("ship", ""))
    if "card" in draft:
        return None
    nobody = Option(value=NOBODY, text=say("efemeris-option-nobody"))
    options = (*reserve_options(board, seat), nobody)
    return Pick(field="card", text=say("efemeris-ask-rescued"), options=options)


def reserve_options(board: Board, seat: Seat) -> tuple[Option, ...]:
    """The types of crew in the reserve, with their numbers."""
    reserve = board.side(seat).reserve
    return tuple(
        Option(
            value=card,
            text=say("efemeris-option-crew", card=crew_name(card), count=reserve.count(card)),
            hint=say(f"efemeris-effect-{card}"),
        )
        for card in dict.fromkeys(reserve)
    )


FIELDS: dict[str, Callable[[Board, Seat, Draft], Question | None]] = {
    "choose_nation": _ask_nation,
    "choose_captains": _ask_captains,
    "choose_crew": _ask_crew,
    "choose_home": _ask_home,
    "place_tile": _ask_place,
    "rescue_crew": _ask_rescue,
}
