"""One plate a player, in seat order."""

from __future__ import annotations

from PIL import Image

from engines.contract.core import Words, say
from engines.games.new_found_land.views.view import Player, Public
from render.kit import icons
from render.kit.decoration import ornaments
from render.kit.drawing import colour
from render.kit.drawing.lettering import ITALIC, NAME, NUMBER, TITLE, width_of, write, write_in
from render.kit.drawing.sprites import paste
from render.kit.header import name_of
from render.kit.places import note
from render.kit.plates import BRIGHT, PLAIN, disc, letter_disc, pill, plate, pointer
from render.kit.players import manned, seal
from render.new_found_land import captains, layout, signs
from render.new_found_land.header import shown_action, winners

_LEFT, _WIDE, _HIGH = layout.PANEL, layout.PANEL_WIDTH, layout.PLATE
_COLUMNS, _STEP = _LEFT + 18, 80


def draw_panel(image: Image.Image, public: Public, words: Words) -> None:
    y = layout.PLATES_TOP
    for player in public.players:
        _player(image, y, player, public, words)
        note(image, "player", (_LEFT, y, _LEFT + _WIDE, y + _HIGH), player.seat)
        y += layout.PLATE_PITCH
    bottom = layout.FOOT - 8
    if bottom - y > 150:
        middle = _LEFT + _WIDE / 2
        paste(
            image, ornaments.rose(min(150, int((bottom - y - 60) / 2.2))), middle, y + (bottom - y - 40) / 2
        )
        paste(image, ornaments.scale_bar(6, 40), middle, bottom - 16)


def active_seats(public: Public) -> tuple[int, ...]:
    """The players whose plates shine: those to act; at the end the winners."""
    return tuple(winners(public)) if public.over else public.asked


def backing(image: Image.Image, x: int, y: int, wide: int, high: int, *, active: bool, pointed: bool) -> None:
    """The plate of a player, with a pointer where it is their turn."""
    fill, line = (BRIGHT, colour.INK_SECOND) if active else (PLAIN, colour.INK_THIRD)
    paste(image, plate(wide, high, fill, line, active=active), x, y, "lt")
    if active and pointed:
        paste(image, pointer(), x - 6, y + high / 2)


def draw_seal(
    image: Image.Image, x: float, y: float, size: int, player: Player, public: Public, words: Words
) -> None:
    """The seal of a player; with a laurel for a winner, with a flag for the start player."""
    computer = words.computer(player.seat)
    if public.over and player.seat in winners(public):
        paste(image, ornaments.laurel(size + 12), x, y + 2)
        paste(image, manned(seal(player.seat, size - 20), computer=computer), x, y)
        return
    paste(image, manned(seal(player.seat, size), computer=computer), x, y)
    if player.seat == public.start and not public.over:
        paste(image, icons.flag(38), x - 27, y - 23)


def counted(
    image: Image.Image, x: float, y: float, sign: Image.Image, number: int, size: int, step: int = _STEP
) -> None:
    """A sign and a number; none is pale. `step` is the room for both."""
    paste(image, sign, x + 20, y)
    tone = colour.INK if number else colour.INK_THIRD
    write_in(image, x + 43, y + size * 0.36, step - 45, str(number), NUMBER, size, 25, tone)


def _player(image: Image.Image, y: int, player: Player, public: Public, words: Words) -> None:
    active = player.seat in active_seats(public)
    backing(image, _LEFT, y, _WIDE, _HIGH, active=active, pointed=not public.over)
    draw_seal(image, _LEFT + 48, y + 44, 74, player, public, words)
    score = str(player.score)
    size = 56 if player.score < 100 else 48
    paste(image, icons.crown(36), _LEFT + _WIDE - 32, y + 38)
    write(image, _LEFT + _WIDE - 56, y + 56, score, TITLE, size, colour.INK, "rs")
    room = _WIDE - 154 - width_of(score, TITLE, size)
    write_in(image, _LEFT + 90, y + 40, room, name_of(words, player.seat), NAME, 36, 24)
    nation = words(say(f"new_found_land-picture-nation-{player.nation}"))
    write_in(image, _LEFT + 90, y + 68, room, nation, ITALIC, 27, 24, colour.INK_SECOND)
    for place, (kind, count) in enumerate(zip(signs.GOODS, player.goods, strict=True)):
        sign = signs.good(kind, 40, none=not count)
        counted(image, _COLUMNS + _STEP * place, y + 98, sign, count, 35)
    _possessions(image, y + 140, player)
    if public.over:
        _last_points(image, y + 181, player)
    else:
        _plan(image, y + 181, player, public)


def _possessions(image: Image.Image, y: float, player: Player) -> None:
    """Captain, goals, one-time cards, upgrade, the bonus of the 50/100 card."""
    if player.captain:
        paste(image, captains.portrait(player.captain, 46), _COLUMNS + 20, y)
    else:
        hollow = disc(44, colour.mix(colour.VELLUM, colour.WHITE, 0.2), colour.INK_THIRD, 2.4)
        paste(image, hollow, _COLUMNS + 20, y)
    counted(image, _COLUMNS + _STEP, y, signs.goal(40, none=not player.goals), player.goals, 35)
    counted(image, _COLUMNS + _STEP * 2, y, signs.one_time(40, none=not player.hand), player.hand, 35)
    paste(image, signs.upgrade(40, built=player.upgrade_built), _COLUMNS + _STEP * 3 + 20, y)
    if player.lap_card is not None:
        paste(image, lap_bonus(player.lap_card), _LEFT + 318, y)


def lap_bonus(bonus: int) -> Image.Image:
    return letter_disc(38, str(bonus), colour.GOLD_LIGHT, colour.INK, None, NUMBER, 0.74)


def _plan(image: Image.Image, y: float, player: Player, public: Public) -> None:
    """Ships at each action: the one that runs or is planned on gold, those before it pale."""
    shown = shown_action(public)
    now = signs.ACTIONS.index(shown) if shown else -1
    for place, assigned in enumerate(player.plan):
        x = _COLUMNS + _STEP * place
        if place == now:
            paste(image, pill(78, 40, colour.glaze(colour.GOLD_LIGHT, 255)), x - 4, y, "lm")
        count = len(assigned.ships)
        past = public.running is not None and place < now
        open_ = public.phase == "planning" and not assigned.decided
        paste(image, signs.action(assigned.action, 34, past=past or not (count or open_)), x + 18, y)
        tone = colour.INK_THIRD if past or not count else colour.INK
        write(image, x + 45, y + 11, "?" if open_ else str(count), NUMBER, 32, tone)


def _last_points(image: Image.Image, y: float, player: Player) -> None:
    """What the final scoring brought: markers, the 50/100 card, cards left."""
    points = {source.what: source.points for source in player.sources}
    shown = (
        ("markers", signs.tile_shape("inland", 36)),
        ("laps", lap_bonus(player.lap_card or 0)),
        ("leftovers", signs.one_time(36)),
    )
    for place, (what, sign) in enumerate(shown):
        x = _COLUMNS + 106 * place
        paste(image, sign, x + 20, y)
        write(image, x + 45, y + 11, f"+{points.get(what, 0)}", NUMBER, 32)
