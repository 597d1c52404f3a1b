"""The questions of Load, Settle and Explore (specification, 6.8 to 6.11, 6.15)."""

from __future__ import annotations

from engines.core import Draft, Option, Pick, PickSome, Question, Say, Seat, say
from engines.new_found_land import meant
from engines.new_found_land.board import Board
from engines.new_found_land.figures import Gain
from engines.new_found_land.meant import ALL, NONE, no
from engines.new_found_land.names import (
    card_name,
    gain_listed,
    good_name,
    goods_card_gain,
    island_name,
    ship_code,
    ship_name,
    ships_listed,
    tile_name,
)
from engines.new_found_land.settling import BOTH

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
    if board.keep() == 1 or not goods_cards or "play" in draft:
        return None
    return Pick(
        field="play",
        text=say("new_found_land-ask-play", count=len(goods_cards)),
        about=_about_play(board, len(goods_cards)),
        options=tuple(
            Option(value=way, text=_play_text(board, way, goods_cards))
            for way in meant.ways_to_play(goods_cards)
        ),
    )


def _about_play(board: Board, count: int) -> Say:
    return say("new_found_land-about-play", count=count, points=board.figures.play.final_card)


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


def ask_keep_and_play(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "card" in draft:
        return None
    options = tuple(
        Option(value=card, text=goods_card_gain(board.figures, card))
        for card in meant.kept_goods_cards(board, board.turn.cards)
    )
    return Pick(
        field="card", text=say("new_found_land-ask-card"), options=options, about=_about_play(board, 1)
    )


# --- Settle ----------------------------------------------------------------------------------------------


def ask_settle(board: Board, seat: Seat, draft: Draft) -> Question | None:
    """The ship, where it matters which; then tile and bonus at once, island by island."""
    settlers, question = _crew(board, draft)
    if question is not None or "place" in draft:
        return question
    places = [
        Option(
            value=[space, bonus],
            text=_bonus_text(board, space, bonus),
            group=_island_group(board, seat, island),
        )
        for island, spaces in board.open_spaces().items()
        for space in spaces
        for bonus in meant.bonuses(board)
    ]
    return Pick(
        field="place",
        text=say("new_found_land-ask-place", count=settlers),
        options=tuple(places),
        about=say(f"new_found_land-about-{BOTH if BOTH in meant.bonuses(board) else 'one'}"),
    )


def ask_new_england(board: Board, seat: Seat, draft: Draft) -> Question | None:
    return _crew(board, draft, new_england=True)[1]


def _crew(board: Board, draft: Draft, *, new_england: bool = False) -> tuple[int, Question | None]:
    """How many settlers go ashore; or the question, where there are ships with more and with fewer."""
    crews = board.crews()
    if len(crews) == 1:
        return next(iter(crews)), None
    if "ship" in draft:
        for settlers, ships in crews.items():
            if draft["ship"] == ships[0]:
                return settlers, None
        raise no("ship-not-available")
    options = tuple(
        Option(
            value=ships[0],
            text=say("new_found_land-option-crew", count=settlers, ships=ships_listed(board.figures, ships)),
            hint=_crew_hint(board, settlers, new_england=new_england),
        )
        for settlers, ships in crews.items()
    )
    return 0, Pick(field="ship", text=say("new_found_land-ask-settle-ship"), options=options)


def _crew_hint(board: Board, settlers: int, *, new_england: bool) -> Say:
    if new_england:
        points = settlers * board.figures.play.new_england
        return say("new_found_land-hint-new-england-crew", count=points)
    return say("new_found_land-hint-settlers", count=settlers)


def new_england_hint(board: Board, settlers: int) -> Say:
    return say("new_found_land-hint-new-england", points=settlers * board.figures.play.new_england)


def _bonus_text(board: Board, space: str, bonus: str) -> Say:
    tile = board.figures.tiles[board.state.spaces[space].tile]
    gain: Gain = getattr(tile, bonus)
    key = "new_found_land-option-place-both" if bonus == BOTH else "new_found_land-option-place"
    return say(key, space=space, gain=gain_listed(gain))


def _island_group(board: Board, seat: Seat, island: str) -> Say:
    """The island, what there is to win, and how far one is."""
    if island in board.state.islands_scored:
        return say("new_found_land-group-scored", island=island_name(island))
    first, second = board.figures.islands[island].bonuses
    markers = board.island_markers(island)
    return say(
        "new_found_land-group-island",
        island=island_name(island),
        first=first,
        second=second,
        own=markers[seat],
        most=max((count for owner, count in markers.items() if owner != seat), default=0),
        free=sum(space.name not in board.state.spaces for space in board.figures.islands[island].spaces),
    )


# --- Explore ---------------------------------------------------------------------------------------------


def ask_lay(board: Board, seat: Seat, draft: Draft) -> Question | None:
    """Tile and island at once, island by island; what fits nowhere is shown with the reason."""
    if "place" in draft:
        return None
    fitting = {tile: board.islands_for(tile) for tile in board.drawn_tiles()}
    options = [
        Option(
            value=[tile, island],
            text=say(
                "new_found_land-option-lay", island=island_name(island), tile=tile_name(board.figures, tile)
            ),
            group=_island_group(board, seat, island),
        )
        for island in board.figures.islands
        for tile, islands in fitting.items()
        if island in islands
    ]
    options += [
        Option(
            value=[tile],
            text=tile_name(board.figures, tile),
            barred=no("shape-does-not-fit").reason,
        )
        for tile, islands in fitting.items()
        if not islands
    ]
    return Pick(
        field="place",
        text=say("new_found_land-ask-tile"),
        options=tuple(options),
        about=say("new_found_land-about-lay"),
    )
