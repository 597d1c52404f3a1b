"""The players: one plate each, with all that lies open before them."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engines.contract.core import Words, say
from engines.games.efemeris.views.view import Player, Public
from render.efemeris import layout, night
from render.efemeris.pieces import ships, signs
from render.efemeris.pieces.crew import crew
from render.efemeris.pieces.people import livery_of, player_seal
from render.efemeris.pieces.planets import planet
from render.kit.drawing.lettering import ITALIC, LABEL, NAME, NUMBER, TITLE, width_of, write, write_in
from render.kit.drawing.sprites import paste
from render.kit.header import name_of
from render.kit.places import note
from render.kit.players import manned

_LEFT, _WIDE = layout.PANEL, layout.PANEL_WIDTH


class Measure(NamedTuple):
    """How a plate is divided; with four players it must be lower."""

    high: int
    pitch: int
    seal: int
    rows: tuple[int, ...]
    """The middles of the rows below the name."""


ROOMY = Measure(280, 288, 80, (116, 162, 207, 252))
TIGHT = Measure(229, 236, 70, (103, 149, 198))


def measure_of(players: int) -> Measure:
    return ROOMY if players <= 3 else TIGHT


def draw_panel(image: Image.Image, public: Public, words: Words) -> None:
    measure = measure_of(len(public.players))
    for place, player in enumerate(_seated(public)):
        y = layout.PLAYERS_TOP + place * measure.pitch
        paste(image, night.night_plate(_WIDE, measure.high, active=player.active), _LEFT, y, "lt")
        note(image, "players", (_LEFT, y, _LEFT + _WIDE, y + measure.high))
        if player.active:
            paste(image, signs.pointer(34), _LEFT - 8, y + measure.high / 2)
        _draw_name(image, y, measure, public, player, words)
        if measure is ROOMY:
            _draw_roomy(image, y, public, player, words)
        else:
            _draw_tight(image, y, public, player)


def _seated(public: Public) -> list[Player]:
    """In seat order; partners beside each other."""
    return sorted(public.players, key=lambda player: (player.side, player.seat))


# --- the name --------------------------------------------------------------------------------------------


def _draw_name(
    image: Image.Image, y: int, measure: Measure, public: Public, player: Player, words: Words
) -> None:
    """Seal, name, captain; planets of the nation and how many it needs."""
    middle = measure.seal // 2 + 10
    wax = manned(player_seal(player, measure.seal), computer=words.computer(player.seat))
    paste(image, wax, _LEFT + 52, y + middle)
    x, end = _LEFT + 98, _LEFT + _WIDE - 14
    score = f"{public.sides[player.side].planets}/{public.goal}"
    taken = write_in(image, end, y + middle + 14, 150, score, TITLE, 46, 30, night.GOLD_LIGHT, "rs")
    paste(image, planet("POS", 32), end - taken - 24, y + middle)
    room = end - taken - 52 - x
    write_in(image, x, y + middle, room, name_of(words, player.seat), NAME, 38, 24, night.IVORY)
    second = _second_line(player, words)
    write_in(image, x, y + middle + 32, room, second, ITALIC, 29, 24, night.GOLD_LIGHT)


def _second_line(player: Player, words: Words) -> str:
    if player.conceded:
        return words(say("efemeris-picture-conceded"))
    if player.out:
        return words(say("efemeris-picture-out"))
    if player.captain:
        return words(say(f"efemeris-picture-captain-{player.captain}"))
    return words(say(f"efemeris-nation-{player.nation}")) if player.nation else "–"


# --- the rows --------------------------------------------------------------------------------------------


def _draw_roomy(image: Image.Image, y: int, public: Public, player: Player, words: Words) -> None:
    first, second, third, fourth = (y + row for row in ROOMY.rows)
    for spice, row in (("pepper", first), ("vanilla", second)):
        draw_track(image, _LEFT + 16, row, spice, _held(player, spice), public.spice_cap, 40, 38)
    draw_tokens(image, _LEFT + 272, first, public, player, 34)
    _draw_cards(image, _LEFT + 252, second, player)
    _draw_supply(image, third, public, player, 46)
    end = _draw_crew(image, _LEFT + 16, fourth, player, 42)
    _draw_effects(image, end, fourth, player, words)


def _draw_tight(image: Image.Image, y: int, public: Public, player: Player) -> None:
    first, second, third = (y + row for row in TIGHT.rows)
    for spice, x in (("pepper", _LEFT + 14), ("vanilla", _LEFT + 196)):
        draw_track(image, x, first, spice, _held(player, spice), public.spice_cap, 29, 33)
    draw_tokens(image, _LEFT + 32, second, public, player, 34)
    _draw_cards(image, _LEFT + 142, second, player)
    _draw_crew(image, _LEFT + 264, second, player, 34)
    _draw_supply(image, third, public, player, 42)


def _held(player: Player, spice: str) -> int:
    return player.pepper if spice == "pepper" else player.vanilla


def draw_track(
    image: Image.Image, x: float, y: float, spice: str, held: int, cap: int, size: int, letters: int
) -> None:
    """One sign for every spice that can be held, full or hollow, and the number."""
    for place in range(cap):
        paste(image, signs.spice(spice, size, full=place < held), x + size / 2 + place * size, y)
    write(
        image,
        x + cap * size + letters * 0.42,
        y + letters * 0.35,
        str(held),
        NUMBER,
        letters,
        night.IVORY,
        "ms",
    )


def draw_tokens(image: Image.Image, x: float, y: float, public: Public, player: Player, size: int) -> None:
    for place in range(public.bonus_cap):
        held = place < len(player.bonus)
        sign = signs.token(player.bonus[place], size) if held else signs.no_token(size)
        paste(image, sign, x + place * (size + 3), y)


def _draw_cards(image: Image.Image, x: float, y: float, player: Player) -> None:
    """Crew in hand, crew in reserve."""
    for face_down, number in ((False, player.hand), (True, player.reserve)):
        paste(image, signs.cards(36, face_down=face_down), x + 8, y)
        write(image, x + 28, y + 12, str(number), NUMBER, 32, night.IVORY)
        x += 54


def _draw_supply(image: Image.Image, y: float, public: Public, player: Player, size: int) -> None:
    """Galleon, frigates and fortresses with what can still be built; games won in a match."""
    livery = livery_of(player)
    x = _LEFT + 12.0
    for kind, left in (
        ("galleon", player.captains_left),
        ("frigate", player.frigates_left),
        ("fortress", player.fortresses_left),
    ):
        sign = ships.used_up(kind, size)
        if player.nation and (left > 0 or (kind == "galleon" and player.galleon)):
            sign = ships.built(kind, livery, size)
        paste(image, sign, x + size / 2, y)
        text = f"+{left}"
        write(image, x + size + 3, y + 12, text, NUMBER, 32, night.IVORY if left else night.HOLLOW_LINE)
        x += size + 3 + width_of(text, NUMBER, 32) + 14
    if public.wins_needed > 1:
        wins = public.sides[player.side].wins
        for place in range(public.wins_needed):
            paste(image, signs.victory(30, won=place < wins), x + 14 + place * 31, y)


_ABILITIES = ("hubac", "fairborne", "lancaster", "pargo")
"""Effects that a First Officer has set; the others are named after their card."""


def _draw_crew(image: Image.Image, x: float, y: float, player: Player, size: int) -> float:
    """Crew lying open; a mark on those whose effect is still to come. Returns where the row ends."""
    waiting: dict[str, int] = {}
    for effect in player.effects:
        card = "first_officer" if effect.name in _ABILITIES else effect.name
        waiting[card] = waiting.get(card, 0) + effect.times
    pitch = size if len(player.display) <= 3 else size * 2 / len(player.display)
    for place, card in enumerate(player.display):
        middle = x + size / 2 + place * pitch
        paste(image, crew(card, size), middle, y)
        if waiting.get(card, 0) > 0:
            waiting[card] -= 1
            paste(image, signs.waiting(round(size * 0.5)), middle + size * 0.34, y - size * 0.32)
    return x + (len(player.display) - 1) * pitch + size if player.display else x


def _draw_effects(image: Image.Image, x: float, y: float, player: Player, words: Words) -> None:
    """The effects that are still to come, in words."""
    texts = [
        words(say(f"efemeris-picture-effect-{effect.name}", times=effect.times)) for effect in player.effects
    ]
    if texts:
        room = _LEFT + _WIDE - 14 - x - 10
        write_in(image, x + 10, y + 10, room, ", ".join(texts), LABEL, 30, 25, night.GOLD_LIGHT)
