"""The second picture: the market, captains and the loading table, and the harbour of every player."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from PIL import Image, ImageDraw

from engines.contract.core import Words, say
from engines.games.new_found_land.figures import Ship
from engines.games.new_found_land.views.view import Player, Public
from render.kit import icons
from render.kit.decoration import ornaments
from render.kit.drawing import colour
from render.kit.drawing.lettering import ITALIC, LABEL, NAME, NUMBER, TITLE, width_of, write, write_in
from render.kit.drawing.sprites import paste, wash
from render.kit.header import name_of
from render.kit.places import note
from render.kit.players import seal
from render.new_found_land import captains, layout, panel, pieces, ships, signs
from render.new_found_land.header import draw_head
from render.new_found_land.public_board import frame
from render.new_found_land.sheet import harbour_sheet

_LEFT, _TOP = layout.MARKET[:2]
_OFFICE, _OFFICE_END = layout.OFFICE[0] + 20, layout.OFFICE[2] - 20
_GOODS = 1218
_SHIPS_END = 1191


class Targets(NamedTuple):
    """What may be chosen, for the player who chooses: ships on sale, own ships, captains."""

    ships: Collection[str] = ()
    captains: Collection[str] = ()


def draw_harbours(public: Public, words: Words, targets: Targets | None = None) -> Image.Image:
    image = harbour_sheet(words)
    _market(image, public, words, targets)
    _captains(image, public, words, targets)
    _loading(image, public)
    _piles(image, public, words)
    y = layout.ROWS_TOP
    for player in public.players:
        _harbour(image, y, player, public, words, targets)
        y += layout.ROW_PITCH
    _ornament(image, y)
    draw_head(image, public, words)
    return image


# --- the market --------------------------------------------------------------------------------------------


def _market(image: Image.Image, public: Public, words: Words, targets: Targets | None) -> None:
    left = _LEFT + 22
    small = words(say("new_found_land-picture-small-ships"))
    x = left + write_in(image, left, 142, 420, small, TITLE, 34, 28) + 18
    cost = next((ship.cost for ship in public.small_sale if ship is not None), None)
    if cost is not None:
        paste(image, signs.heap(pieces.one_by_one(cost), 36, 40), x, 130, "lm")
    large = words(say("new_found_land-picture-large-ships"))
    x = left + write_in(image, left, 302, 420, large, TITLE, 34, 28) + 18
    paste(image, icons.crown(36), x, 290, "lm")
    write(image, x + 42, 302, f"+{public.large_points}", NUMBER, 35)
    note(image, "for sale", (layout.SALE, layout.SMALL_TOP, 738, layout.SMALL_TOP + layout.SHIP_HIGH))
    for place, ship in enumerate(public.small_sale):
        _on_sale(image, place, layout.SMALL_TOP, ship, targets)
    for place, ship in enumerate(public.large_sale):
        _on_sale(image, place, layout.LARGE_TOP, ship, targets, large=public)
    count = public.piles.small
    paste(image, signs.pile("ships", 76, none=not count), 786, 206)
    write(image, 832, 220, str(count), NUMBER, 40, colour.INK if count else colour.INK_THIRD)
    _next_large(image, public, words)


def _on_sale(
    image: Image.Image,
    place: int,
    top: int,
    ship: Ship | None,
    targets: Targets | None,
    large: Public | None = None,
) -> None:
    """`large`: the table, where it is one of the large ships."""
    x = layout.SALE + layout.SALE_PITCH * place
    high = layout.SHIP_HIGH + (layout.COST_HIGH if large else 0)
    if ship is None:
        paste(image, ships.nothing(layout.SHIP, high), x, top, "lt")
        return
    if large is None:
        card = ships.for_sale(ship.name, ship.sort, ship.values)
    else:
        card = ships.for_sale(ship.name, ship.sort, _shown(large, ship), pieces.one_by_one(ship.cost))
    paste(image, card, x, top, "lt")
    if targets is not None and ship.name in targets.ships:
        frame(image, x + 1, top + 1, layout.SHIP - 2, high - 2, colour.GOLD)
    elif targets is not None and targets.ships:
        wash(image, (x, top, x + layout.SHIP, top + high), colour.VELLUM, 135)


def _shown(public: Public, ship: Ship) -> ships.Values | None:
    """The values of a large ship on sale, unless it lies cost side up."""
    return None if public.costs_only else ship.values


def _next_large(image: Image.Image, public: Public, words: Words) -> None:
    """The top of the pile lies open; it comes to the market next."""
    label = words(say("new_found_land-picture-next"))
    write_in(image, 818, 302, 150, label, LABEL, 27, 25, colour.INK_SECOND, "ms")
    ship, count = public.next_large, public.piles.large
    if ship is None:
        paste(image, ships.nothing(140, 125), 748, 316, "lt")
    else:
        card = ships.next_card(ship.name, ship.sort, _shown(public, ship), pieces.one_by_one(ship.cost))
        paste(image, card, 748, 316, "lt")
    paste(image, signs.pile("ships", 32, none=not count), 800, 456)
    write(image, 822, 466, str(count), NUMBER, 30, colour.INK if count else colour.INK_THIRD)


# --- captains, loading, piles ------------------------------------------------------------------------------


def _captains(image: Image.Image, public: Public, words: Words, targets: Targets | None) -> None:
    """Each with what they are good at, and whose they are; a frame marker while they can still be chosen."""
    owners = captains.owners(public)
    left = {name: frame for frame in public.frames for name in frame.captains}
    note(image, "captains", (_OFFICE - 6, 108, _OFFICE_END + 6, 356))
    for place, name in enumerate(captains.CAPTAINS):
        y = 134 + 49 * place
        paste(image, captains.portrait(name, 48), _OFFICE + 20, y)
        text = words(say(f"new_found_land-picture-captain-{name}"))
        write_in(image, _OFFICE + 54, y + 11, 190, text, TITLE, 32, 28)
        write(image, _OFFICE + 272, y + 12, "+", NUMBER, 36, colour.VERDIGRIS, "ms")
        paste(image, captains.effect(name, 40), _OFFICE + 306, y)
        if name in owners:
            paste(image, seal(owners[name], 52), _OFFICE_END - 26, y)
        elif name in left:
            gone = left[name].space is None
            marker = pieces.frame_marker(left[name].name, gone=gone)
            paste(image, marker.resize((44, 44), Image.Resampling.LANCZOS), _OFFICE_END - 26, y)
        if targets is not None and name in targets.captains:
            frame(image, _OFFICE - 6, y - 22, _OFFICE_END - _OFFICE + 12, 44, colour.GOLD)


def _rule(image: Image.Image, y: int) -> None:
    ImageDraw.Draw(image).line((_OFFICE, y, _OFFICE_END, y), fill=colour.INK_THIRD, width=2)


def _loading(image: Image.Image, public: Public) -> None:
    """Crates and the best good they load."""
    _rule(image, 360)
    note(image, "loading", (_OFFICE - 2, 364, _OFFICE_END + 2, 420))
    paste(image, signs.ability("crates", 42), _OFFICE + 20, 391)
    for place, (kind, crates) in enumerate(public.loading):
        x = _OFFICE + 56 + 95 * place
        write(image, x, 403, str(crates), NUMBER, 35)
        write(image, x + 33, 400, "→", NAME, 28, colour.VERMILION, "ms")
        paste(image, signs.good(kind, 38), x + 66, 391)


def _piles(image: Image.Image, public: Public, words: Words) -> None:
    _rule(image, 422)
    counts = (
        (signs.one_time(40, none=not public.piles.cards), public.piles.cards),
        (signs.pile("contracts", 36, none=not public.piles.contracts), public.piles.contracts),
        (signs.pile("tiles", 36, none=not public.piles.tiles), public.piles.tiles),
    )
    x = _OFFICE + 18
    for sign, count in counts:
        paste(image, sign, x, 449)
        write(image, x + 21, 459, str(count), NUMBER, 32, colour.INK if count else colour.INK_THIRD)
        x += 78
    paste(image, icons.crown(32), _OFFICE_END + 6, 448, "rm")
    write(image, _OFFICE_END - 38, 458, "→", NAME, 28, colour.VERMILION, "ms")
    antwerp = words(say("new_found_land-picture-antwerp"))
    room = _OFFICE_END - 52 - (x - 12)
    write_in(image, _OFFICE_END - 52, 458, room, antwerp, TITLE, 28, 25, colour.INK, "rs")


# --- harbours ----------------------------------------------------------------------------------------------


def _harbour(
    image: Image.Image, y: int, player: Player, public: Public, words: Words, targets: Targets | None
) -> None:
    left, active = layout.ROW_LEFT, player.seat in panel.active_seats(public)
    panel.backing(image, left, y, layout.ROW_WIDTH, layout.ROW, active=active, pointed=not public.over)
    panel.draw_seal(image, left + 54, y + 48, 78, player, public, words)
    _sail(image, left + 54, y + 107, player, public)
    write_in(image, 126, y + 44, 190, name_of(words, player.seat), NAME, 36, 24)
    paste(image, icons.crown(30), 138, y + 65)
    score = str(player.score)
    size = 42 if player.score < 100 else 38
    write(image, 155, y + 77, score, TITLE, size)
    x = 161 + max(40, width_of(score, TITLE, size))
    nation = words(say(f"new_found_land-picture-nation-{player.nation}"))
    write_in(image, x, y + 75, 329 - x, nation, ITALIC, 27, 24, colour.INK_SECOND)
    panel.counted(image, 122, y + 105, signs.one_time(36, none=not player.hand), player.hand, 32, 73)
    panel.counted(image, 194, y + 105, signs.goal(36, none=not player.goals), player.goals, 32, 73)
    paste(image, signs.upgrade(38, built=player.upgrade_built), 292, y + 103)
    chosen = targets.ships if targets is not None and active else ()
    draw_ships(image, layout.WHARF, _SHIPS_END, y + 12, player, public, chosen)
    note(image, "wharves", (layout.WHARF - 4, y + 4, _SHIPS_END - 15, y + layout.ROW - 4), player.seat)
    draw_goods(image, _GOODS, y + 42, player)
    note(
        image, "goods", (_SHIPS_END + 7, y + 4, left + layout.ROW_WIDTH - 2, y + layout.ROW - 4), player.seat
    )


def _sail(image: Image.Image, x: float, y: float, player: Player, public: Public) -> None:
    """The sail value that this player has in the running action."""
    if public.running is None:
        return
    for sailing in public.running.order:
        if sailing.seat == player.seat:
            text = str(sailing.sail)
            wide = 34 + 4 + width_of(text, NUMBER, 32)
            paste(image, signs.ability("sail", 34), x - wide / 2, y, "lm")
            write(image, x - wide / 2 + 38, y + 11, text, NUMBER, 32)


def draw_goods(image: Image.Image, x: float, y: float, player: Player) -> None:
    """Two by two."""
    for place, (kind, count) in enumerate(zip(signs.GOODS, player.goods, strict=True)):
        left, middle = x + place % 2 * 82, y + place // 2 * 48
        paste(image, signs.good(kind, 40, none=not count), left, middle)
        tone = colour.INK if count else colour.INK_THIRD
        write(image, left + 26, middle + 13, str(count), NUMBER, 37, tone)


class _Berthed(NamedTuple):
    ship: Ship
    action: str
    done: bool


def _berthed(player: Player, public: Public) -> tuple[list[_Berthed], list[_Berthed]]:
    """Ships at the wharves, and those without one: the fleet, and charter ships sent out."""
    sent = {ship.name: assigned.action for assigned in player.plan for ship in assigned.ships}

    def berthed(ship: Ship) -> _Berthed:
        action = sent.get(ship.name, "")
        return _Berthed(ship, action, _done(player, public, action))

    charters = [ship for assigned in player.plan for ship in assigned.ships if ship.sort == "charter"]
    further = ([player.fleet] if player.fleet is not None else []) + charters
    return [berthed(ship) for ship in player.ships], [berthed(ship) for ship in further]


def _done(player: Player, public: Public, action: str) -> bool:
    """Whether the ships at this action have come home."""
    if public.running is None or not action:
        return public.phase in ("islands", "cities", "goals")
    now, then = (signs.ACTIONS.index(name) for name in (public.running.action, action))
    if then != now:
        return then < now
    return any(sailing.seat == player.seat and sailing.done for sailing in public.running.order)


def draw_ships(
    image: Image.Image,
    left: float,
    right: float,
    y: float,
    player: Player,
    public: Public,
    chosen: Collection[str] = (),
) -> None:
    """The wharves, then what needs none; smaller where there is more than one of those."""
    at_wharves, further = _berthed(player, public)
    free = player.wharves - len(at_wharves)
    wharves = len(at_wharves) + free + (not player.wharf_built)
    pitch = min(float(layout.WHARF_PITCH), (right - left - 1) / (wharves + len(further)))
    wide = min(layout.WHARF_WIDTH, int(pitch - 5))
    cards = [_card(one, wide) for one in at_wharves] + [ships.free_wharf(wide)] * free
    if not player.wharf_built:
        cards.append(ships.wharf_to_build(pieces.one_by_one(player.wharf_cost), wide))
    cards += [_card(one, wide) for one in further]
    names = [one.ship.name for one in at_wharves]
    for place, card in enumerate(cards):
        x = left + pitch * place + (6 if place >= wharves else 0)
        top = y + (layout.SHIP_HIGH - card.height) / 2
        paste(image, card, x, top, "lt")
        if place < len(names) and names[place] in chosen:
            frame(image, x + 1, top + 1, wide - 2, card.height - 2, colour.GOLD)


def _card(one: _Berthed, wide: int) -> Image.Image:
    ship = one.ship
    return ships.at_wharf(ship.name, ship.sort, ship.values, one.action, done=one.done, width=wide)


def _ornament(image: Image.Image, top: int) -> None:
    """Unused room gets a compass rose and a scale bar."""
    bottom = layout.HEIGHT - 20
    if bottom - top < 100:
        return
    middle = (top + bottom) / 2
    paste(image, ornaments.rose(int((bottom - top) / 2.5)), layout.WIDTH / 2, middle)
    for x in (layout.WIDTH / 2 - 330, layout.WIDTH / 2 + 330):
        paste(image, ornaments.scale_bar(6, 40), x, middle)
