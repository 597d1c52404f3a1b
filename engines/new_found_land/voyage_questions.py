"""The questions of Load, Settle and Explore (specification, 6.8 to 6.11, 6.15)."""

from __future__ import annotations

from engines.core import Draft, Option, Pick, PickSome, Question, Say, Seat, say
from engines.new_found_land import meant
from engines.new_found_land.board import Board
from engines.new_found_land.meant import ALL, NONE, no
from engines.new_found_land.names import (
    card_name,
    gain_listed,
    good_name,
    goods_card_gain,
    island_name,
    ship_code,
    ship_name,
    tile_name,
)
from engines.new_found_land.settling import BOTH
from engines.new_found_land.state import NEW_ENGLAND

# --- Load ------------------------------------------------------------------------------------------------


def ask_load(board: Board, seat: Seat, draft: Draft) -> Question | None:
    ships = board.unused()
    if len(ships) > 1 and "ship" not in draft:
        options = tuple(Option(value=ship, text=ship_name(board.figures, ship)) for ship in ships)
        return Pick(field="ship", text=say("new_found_land-ask-load-ship"), options=options)
    ship = draft.get("ship") or ships[0]
    if ship not in ships:
        raise no("ship-not-available")
    if "good" in draft:
        return None
    crates = board.crates(seat, str(ship))
    return Pick(
        field="good",
        text=say("new_found_land-ask-good", ship=ship_code(board.figures, str(ship))),
        options=tuple(Option(value=good, text=good_name(good)) for good in board.figures.loadable(crates)),
        about=say("new_found_land-about-crates", count=crates),
    )


def ask_keep(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "cards" not in draft:
        return _ask_cards(board)
    cards = draft["cards"]
    if not isinstance(cards, list):
        raise no("not-available")
    goods_cards = meant.kept_goods_cards(board, [str(card) for card in cards])
    if not goods_cards or "play" in draft:
        return None
    return Pick(
        field="play",
        text=say("new_found_land-ask-play", count=len(goods_cards)),
        about=say("new_found_land-about-play", points=board.figures.play.final_card),
        options=tuple(
            Option(value=way, text=_play_text(board, way, goods_cards))
            for way in meant.ways_to_play(goods_cards)
        ),
    )


def _play_text(board: Board, way: str, goods_cards: list[str]) -> Say:
    if way in (NONE, ALL):
        return say(f"new_found_land-option-play-{way}", count=len(goods_cards))
    return say("new_found_land-option-play-one", card=goods_card_gain(board.figures, way))


def _ask_cards(board: Board) -> Question:
    count, text = board.keep(), say("new_found_land-ask-cards", count=board.keep())
    named = [(card, card_name(board.figures, card)) for card in board.turn.cards]
    if count == 1:  # one press is enough
        return Pick(
            field="cards", text=text, options=tuple(Option(value=[card], text=name) for card, name in named)
        )
    options = tuple(Option(value=card, text=name) for card, name in named)
    return PickSome(field="cards", text=text, options=options, least=count, most=count)


# --- Settle ----------------------------------------------------------------------------------------------


def ask_settle(board: Board, seat: Seat, draft: Draft) -> Question | None:
    """Ship, island, tile, bonus: never one flat list."""
    ships = board.settling()
    if len(ships) > 1 and "ship" not in draft:
        return _ask_settling_ship(board, seat, ships)
    ship = draft.get("ship") or ships[0]
    if ship not in ships:
        raise no("ship-not-available")
    spaces = board.open_spaces()
    if "island" not in draft:
        return _ask_island(board, seat, str(ship), spaces)
    if draft["island"] == NEW_ENGLAND:
        return None
    there = spaces.get(str(draft["island"]))
    if not there:
        raise no("no-free-field")
    if "space" not in draft:
        if len(there) > 1:
            return _ask_space(board, str(draft["island"]), there)
        space = there[0]
    else:
        space = str(draft["space"])
    if space not in there:
        raise no("no-free-field")
    return None if "bonus" in draft else _ask_bonus(board, space)


def _ask_settling_ship(board: Board, seat: Seat, ships: list[str]) -> Question:
    options = tuple(
        Option(
            value=ship,
            text=ship_name(board.figures, ship),
            hint=say("new_found_land-hint-settlers", count=board.settlers(seat, ship)),
        )
        for ship in ships
    )
    return Pick(field="ship", text=say("new_found_land-ask-settle-ship"), options=options)


def _ask_island(board: Board, seat: Seat, ship: str, spaces: dict[str, list[str]]) -> Question:
    settlers = board.settlers(seat, ship)
    options = [
        Option(value=island, text=island_name(island), hint=_island_hint(board, seat, island, len(there)))
        for island, there in spaces.items()
    ]
    points = settlers * board.figures.play.new_england
    hint = say("new_found_land-hint-new-england", points=points)
    options.append(Option(value=NEW_ENGLAND, text=say("new_found_land-option-new-england"), hint=hint))
    return Pick(
        field="island",
        text=say("new_found_land-ask-island", ship=ship_code(board.figures, ship), count=settlers),
        options=tuple(options),
    )


def _island_hint(board: Board, seat: Seat, island: str, fields: int) -> Say:
    """What there is to win, and how far one is."""
    if island in board.state.islands_scored:
        return say("new_found_land-hint-island-scored", tiles=fields)
    first, second = board.figures.islands[island].bonuses
    markers = board.island_markers(island)
    return say(
        "new_found_land-hint-island",
        tiles=fields,
        first=first,
        second=second,
        own=markers[seat],
        most=max((count for owner, count in markers.items() if owner != seat), default=0),
    )


def _ask_space(board: Board, island: str, spaces: list[str]) -> Question:
    both = BOTH in meant.bonuses(board)
    hint = say("new_found_land-hint-choose-both") if both else say("new_found_land-hint-choose-one")
    options = tuple(Option(value=space, text=_bonuses_text(board, space), hint=hint) for space in spaces)
    return Pick(
        field="space", text=say("new_found_land-ask-space", island=island_name(island)), options=options
    )


def _bonuses_text(board: Board, space: str) -> Say:
    tile = board.figures.tiles[board.state.spaces[space].tile]
    return say("new_found_land-option-space", space=space, a=gain_listed(tile.a), b=gain_listed(tile.b))


def _ask_bonus(board: Board, space: str) -> Question:
    tile = board.figures.tiles[board.state.spaces[space].tile]
    gains = {"a": tile.a, "b": tile.b, BOTH: tile.both}
    options = tuple(
        Option(
            value=bonus,
            text=say(
                "new_found_land-option-both" if bonus == BOTH else "new_found_land-option-bonus",
                gain=gain_listed(gains[bonus]),
            ),
        )
        for bonus in meant.bonuses(board)
    )
    return Pick(field="bonus", text=say("new_found_land-ask-bonus", space=space), options=options)


# --- Explore ---------------------------------------------------------------------------------------------


def ask_lay(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "tile" not in draft:
        return _ask_tile(board)
    tile = draft["tile"]
    if tile not in board.turn.tiles:
        raise no("not-drawn")
    islands = board.islands_for(str(tile))
    if not islands:
        raise no("shape-does-not-fit")
    if len(islands) == 1 or "island" in draft:
        return None
    counts = {island: board.island_markers(island) for island in islands}
    options = tuple(
        Option(
            value=island,
            text=island_name(island),
            hint=say(
                "new_found_land-hint-lay",
                first=board.figures.islands[island].bonuses[0],
                second=board.figures.islands[island].bonuses[1],
                own=counts[island][seat],
                most=max((n for owner, n in counts[island].items() if owner != seat), default=0),
                free=sum(s.name not in board.state.spaces for s in board.figures.islands[island].spaces),
            ),
        )
        for island in islands
    )
    return Pick(
        field="island",
        text=say("new_found_land-ask-lay-island", tile=tile_name(board.figures, str(tile))),
        options=options,
    )


def _ask_tile(board: Board) -> Question:
    """Each drawn tile with all it brings; what fits nowhere is shown with the reason."""
    options = tuple(
        Option(
            value=tile,
            text=tile_name(board.figures, tile),
            hint=say("new_found_land-hint-tile", gain=gain_listed(board.figures.tiles[tile].both)),
            barred=None if board.islands_for(tile) else no("shape-does-not-fit").reason,
        )
        for tile in board.turn.tiles
    )
    about = say("new_found_land-about-lay")
    return Pick(field="tile", text=say("new_found_land-ask-tile"), options=options, about=about)
