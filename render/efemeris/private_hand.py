"""The private picture: crew in hand and in reserve, captains, and what could be bought."""

from __future__ import annotations

from PIL import Image

from engines.contract.core import Words, say
from engines.games.efemeris.views.view import Card, Own, Player, Prize, Public, Stock
from render.efemeris import night
from render.efemeris.pages import LEFT, RIGHT, TOP, hand_page
from render.efemeris.panel import draw_tokens, draw_track
from render.efemeris.pieces import ships, signs
from render.efemeris.pieces.captains import draw_captains
from render.efemeris.pieces.crew import crew
from render.efemeris.pieces.people import livery_of
from render.efemeris.pieces.planets import planet
from render.efemeris.pieces.sayings import does
from render.efemeris.pieces.shapes import box
from render.kit.drawing.lettering import LABEL, NAME, NUMBER, TITLE, width_of, write, write_in
from render.kit.drawing.sprites import paste
from render.kit.places import note

HEIGHT = 912
_ROW, _ROW_HIGH = 92, 86
_SPLIT = 884
"""Where the plates of the crew end."""
_STORES = TOP + 5 * _ROW
_STORES_HIGH = 138
_PRIZES = _STORES + _STORES_HIGH + 8
_PRIZES_HIGH = HEIGHT - 24 - _PRIZES


def draw_hand(public: Public, own: Own, words: Words) -> Image.Image:
    image = hand_page(public, own.seat, words, HEIGHT)
    player = public.players[own.seat]
    held = {card.card: card for card in own.hand}
    in_tactics = public.step == "tactics" and player.active
    for place, stock in enumerate(own.reserve):
        _draw_row(image, TOP + place * _ROW, held.get(stock.card), stock, in_tactics, words)
    if not own.reserve:
        high = 5 * _ROW - 8
        paste(image, night.night_plate(_SPLIT - LEFT, high), LEFT, TOP, "lt")
        text = words(say("efemeris-picture-no-crew"))
        room = _SPLIT - LEFT - 80
        write_in(image, LEFT + 40, TOP + high / 2 + 12, room, text, LABEL, 36, 26, night.PALE)
    note(image, "crew", (LEFT, TOP, _SPLIT, _STORES - 8))
    note(image, "reserve", (_SPLIT - 112, TOP + 4, _SPLIT - 4, _STORES - 12))
    draw_captains(image, (_SPLIT + 8, TOP, RIGHT, _STORES - 8), public, own, words)
    _draw_stores(image, public, player, words)
    _draw_affordable(image, player, own, words)
    _draw_prizes(image, public, own, words)
    return image


# --- crew ------------------------------------------------------------------------------------------------


def _draw_row(
    image: Image.Image, y: int, held: Card | None, stock: Stock, in_tactics: bool, words: Words
) -> None:
    """One type of crew: how many in hand, what it does or in tactics why not now, how many in reserve."""
    count = held.count if held else 0
    playable = held is not None and held.barred is None
    paste(image, night.night_plate(_SPLIT - LEFT, _ROW_HIGH, active=playable), LEFT, y, "lt")
    middle = y + _ROW_HIGH / 2
    medal = crew(stock.card, 68)
    paste(image, medal if count else _faint(medal), LEFT + 50, middle)
    tone = night.IVORY if count else night.HOLLOW_LINE
    write(image, LEFT + 116, middle + 17, str(count), TITLE, 52, tone, "ms")
    x, end = LEFT + 156, _SPLIT - 116
    name = words(say(f"efemeris-crew-{stock.card}"))
    write_in(image, x, middle - 6, end - x, name, NAME, 36, 26, tone if count else night.PALE)
    barred = held.barred if held and in_tactics else None
    text = words(barred) if barred is not None else does(stock.card, words)
    if barred is not None:
        paste(image, signs.closed(30), x + 14, middle + 22)
        x += 36
    write_in(image, x, middle + 31, end - x, text, LABEL, 30, 25, night.PALE)
    paste(image, signs.cards(46, face_down=True), _SPLIT - 82, middle)
    tone = night.IVORY if stock.count else night.HOLLOW_LINE
    write(image, _SPLIT - 52, middle + 13, str(stock.count), NUMBER, 38, tone)


def _faint(sign: Image.Image) -> Image.Image:
    pale = sign.copy()
    pale.putalpha(sign.getchannel("A").point([value * 80 // 255 for value in range(256)]))
    return pale


# --- spices and tokens -----------------------------------------------------------------------------------

_MIDDLE = 600
"""Between what one has and what one can pay for."""


def _draw_stores(image: Image.Image, public: Public, player: Player, words: Words) -> None:
    paste(image, night.night_plate(_MIDDLE - LEFT, _STORES_HIGH), LEFT, _STORES, "lt")
    for row, (spice, held) in enumerate((("pepper", player.pepper), ("vanilla", player.vanilla))):
        draw_track(image, LEFT + 22, _STORES + 42 + row * 56, spice, held, public.spice_cap, 46, 42)
    x, end = LEFT + 312, _MIDDLE - 18
    note(image, "spices", (LEFT + 8, _STORES + 8, x - 14, _STORES + _STORES_HIGH - 8))
    note(image, "tokens", (x - 8, _STORES + 58, _MIDDLE - 6, _STORES + _STORES_HIGH - 8))
    count = f"{player.crew_played}/{public.crew_cap}"
    label = words(say("efemeris-picture-played"))
    width = width_of(count, NUMBER, 34)
    write_in(image, x, _STORES + 42, end - x - width - 10, label, LABEL, 29, 25, night.PALE)
    write(image, end, _STORES + 43, count, NUMBER, 34, night.IVORY, "rs")
    draw_tokens(image, x + 26, _STORES + 94, public, player, 52)


_GOODS = ("recruit", "frigate", "fortress", "galleon")


def _draw_affordable(image: Image.Image, player: Player, own: Own, words: Words) -> None:
    """What can be bought, with its price; pale what the spices do not pay for."""
    left = _MIDDLE + 8
    paste(image, night.night_plate(RIGHT - left, _STORES_HIGH), left, _STORES, "lt")
    note(image, "to buy", (left, _STORES, RIGHT, _STORES + _STORES_HIGH))
    label = words(say("efemeris-picture-afford"))
    write_in(image, left + 20, _STORES + 38, RIGHT - left - 40, label, LABEL, 29, 25, night.PALE)
    x, y = left + 16.0, _STORES + 90
    for kind in _GOODS:
        possible = kind in own.affordable
        sign = _good(player, kind)
        paste(image, sign if possible else _faint(sign), x + 30, y)
        price = getattr(box().costs, kind)
        free = kind == "frigate" and any(effect.name == "shipwright" for effect in player.effects)
        x += 68
        for spice, cost in zip(("pepper", "vanilla"), price, strict=True):
            number = 0 if free else cost
            if cost:
                tone = night.IVORY if possible else night.HOLLOW_LINE
                write(image, x, y + 12, str(number), NUMBER, 34, tone)
                paste(image, signs.spice(spice, 32, full=possible), x + 36, y)
                x += 60
        x += 30


def _good(player: Player, kind: str) -> Image.Image:
    if kind == "recruit":
        return signs.cards(54, face_down=False)
    if not player.nation:
        return ships.used_up(kind, 58)
    return ships.built(kind, livery_of(player), 58)


# --- planets ---------------------------------------------------------------------------------------------


def _draw_prizes(image: Image.Image, public: Public, own: Own, words: Words) -> None:
    """Planets that own ships stand on, with price and shortfall."""
    paste(image, night.night_plate(RIGHT - LEFT, _PRIZES_HIGH), LEFT, _PRIZES, "lt")
    note(image, "prices", (LEFT, _PRIZES, RIGHT, _PRIZES + _PRIZES_HIGH))
    label = words(say("efemeris-picture-prizes" if own.prizes else "efemeris-picture-no-prizes"))
    y = _PRIZES + (38 if own.prizes else _PRIZES_HIGH / 2 + 10)
    write_in(image, LEFT + 22, y, RIGHT - LEFT - 44, label, LABEL, 29, 25, night.PALE)
    pitch = (RIGHT - LEFT - 24) / 3
    for place, prize in enumerate(own.prizes[:3]):
        _draw_prize(image, LEFT + 14 + place * pitch, pitch - 12, public, own, prize, words)


def _draw_prize(
    image: Image.Image, x: float, width: float, public: Public, own: Own, prize: Prize, words: Words
) -> None:
    y = _PRIZES + 104
    livery = livery_of(public.players[own.seat])
    globe = planet(prize.planet, 66)
    paste(image, globe, x + 56, y)
    galleon = prize.ship.startswith("G")
    sign = ships.galleon(livery, 58) if galleon else ships.frigate(livery, 50, prize.ship[:1])
    paste(image, sign, x + 38, y + 34)
    left = x + 112
    name = words(say(f"efemeris-planet-{prize.planet}"))
    write_in(image, left, y - 16, width - 118, name, NAME, 34, 25, night.IVORY)
    for spice, number in (("pepper", prize.pepper), ("vanilla", prize.vanilla)):
        write(image, left, y + 28, str(number), NUMBER, 34, night.IVORY)
        paste(image, signs.spice(spice, 32), left + 36, y + 16)
        left += 62
    if prize.saved:
        write(image, left, y + 28, f"−{prize.saved}", NUMBER, 34, night.GOLD_LIGHT)
        left += width_of(f"−{prize.saved}", NUMBER, 34) + 12
    _draw_verdict(image, left + 8, x + width - 8, y + 16, prize, words)


def _draw_verdict(image: Image.Image, x: float, end: float, y: float, prize: Prize, words: Words) -> None:
    """Whether it can be conquered: a tick, what is missing, or the fortress that bars it."""
    missing = (("pepper", prize.missing_pepper), ("vanilla", prize.missing_vanilla))
    if prize.fortified:
        paste(image, signs.closed(36), x + 18, y)
        text = words(say("efemeris-picture-fortified"))
        write_in(image, x + 42, y + 10, end - x - 42, text, LABEL, 29, 25, night.PALE)
        return
    paste(image, signs.verdict(38, good=not any(number for _, number in missing)), x + 19, y)
    x += 48
    for spice, number in missing:
        if number:
            write(image, x, y + 12, str(number), NUMBER, 34, night.LAST_MOVE)
            paste(image, signs.spice(spice, 32, full=False), x + 36, y)
            x += 60
