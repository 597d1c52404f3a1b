"""Choices of set-up that are no places: nations, captains, home planets."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engines.contract.core import Draft, Question, Words, say
from engines.games.efemeris.views.view import Own, Public
from render.efemeris import night
from render.efemeris.corners import draw_small_tile
from render.efemeris.pages import LEFT, RIGHT, TOP, question_page
from render.efemeris.pieces import ships, signs
from render.efemeris.pieces.crew import crew
from render.efemeris.pieces.liveries import NATIONS, nation_seal
from render.efemeris.pieces.people import livery_of
from render.efemeris.pieces.sayings import ability, does
from render.efemeris.pieces.shapes import box
from render.efemeris.sky.closeup import GOLD, INK, RIM
from render.kit.answers import open_values
from render.kit.drawing.lettering import ITALIC, LABEL, NAME, NUMBER, TITLE, broken, write, write_in
from render.kit.drawing.sprites import paste
from render.kit.places import note_first
from render.kit.plates import disc

# --- nations ---------------------------------------------------------------------------------------------

_NATION_HIGH = 906
_CREW_TOP, _CREW_PITCH = 164, 120
_CAPTAINS_TOP, _CAPTAINS_PITCH = 420, 126


def draw_nations(public: Public, own: Own, question: Question | None, words: Words) -> Image.Image:
    """The nations that are left: the crew that the others lack, and the captains."""
    offered = [str(value) for value in open_values(question, "nation")]
    taken = {side.nation for side in public.sides}
    nations = offered or [nation for nation in NATIONS if nation not in taken]
    image = question_page(public, own.seat, question, words, TOP + _NATION_HIGH + 30)
    wide = 442
    start = (LEFT + RIGHT - wide * len(nations) - 13 * (len(nations) - 1)) // 2
    for place, nation in enumerate(nations):
        _draw_nation(image, start + place * (wide + 13), wide, nation, words)
    return image


def _draw_nation(image: Image.Image, x: int, wide: int, nation: str, words: Words) -> None:
    paste(image, night.night_plate(wide, _NATION_HIGH), x, TOP, "lt")
    note_first(image, "nation", (x, TOP, x + wide, TOP + _NATION_HIGH))
    paste(image, nation_seal(NATIONS[nation][0], 96), x + 66, TOP + 66)
    name = words(say(f"efemeris-nation-{nation}"))
    write_in(image, x + 128, TOP + 84, wide - 148, name, TITLE, 50, 34, night.IVORY)
    figures = box().nations[nation]  # type: ignore[index]
    own = [card for card in figures.crew if sum(card in other.crew for other in box().nations.values()) == 1]
    for place, card in enumerate(own):
        y = TOP + _CREW_TOP + place * _CREW_PITCH
        paste(image, crew(card, 74), x + 60, y + 12)
        named = words(say(f"efemeris-crew-{card}"))
        _write_deed(image, x + 112, y, wide - 128, named, does(card, words))
    for place, captain in enumerate(figures.captains):
        y = TOP + _CAPTAINS_TOP + place * _CAPTAINS_PITCH
        named = words(say(f"efemeris-captain-{captain}"))
        _write_deed(image, x + 24, y, wide - 44, named, ability(captain, words))


def _write_deed(image: Image.Image, x: float, y: float, room: float, name: str, deed: str) -> None:
    """A name, and below it what this person does."""
    write_in(image, x, y, room, name, NAME, 34, 25, night.GOLD_LIGHT)
    for place, line in enumerate(broken(deed, LABEL, 28, room, 2)):
        write(image, x, y + 36 + place * 34, line, LABEL, 28, night.IVORY)


# --- captains --------------------------------------------------------------------------------------------

_ROW = 136


def draw_captain_list(
    public: Public, own: Own, question: Question | None, draft: Draft, words: Words
) -> Image.Image:
    """The captains of the nation with what they can do; those chosen have their numbers."""
    player = public.players[own.seat]
    livery = livery_of(player)
    chosen = draft.get("captains")
    order = [str(one) for one in chosen] if isinstance(chosen, list) else []
    offered = {str(value) for value in open_values(question, "captains")}
    captains = box().nations[player.nation].captains  # type: ignore[index]
    image = question_page(public, own.seat, question, words, TOP + _ROW * len(captains) + 20)
    for place, captain in enumerate(captains):
        y = TOP + place * _ROW
        there = captain in order or captain in offered or not offered
        paste(image, night.night_plate(RIGHT - LEFT, _ROW - 10, active=captain in order), LEFT, y, "lt")
        note_first(image, "captain", (LEFT, y, RIGHT, y + _ROW - 10))
        paste(image, ships.galleon(livery, 92) if there else ships.used_up("galleon", 92), LEFT + 74, y + 62)
        if captain in order:
            paste(image, disc(56, GOLD, RIM, 3.4), LEFT + 134, y + 36)
            number = str(order.index(captain) + 1)
            write(image, LEFT + 134, y + 35, number, NUMBER, 42, INK, "mm")
        x, room = LEFT + 180, RIGHT - LEFT - 210
        named = words(say(f"efemeris-captain-{captain}"))
        tone = night.IVORY if there else night.HOLLOW_LINE
        taken = write_in(image, x, y + 56, room * 0.6, named, NAME, 42, 28, tone)
        galleon = words(say(f"efemeris-picture-galleon-{captain}"))
        write_in(image, x + taken + 24, y + 56, room - taken - 24, galleon, ITALIC, 34, 25, night.GOLD_LIGHT)
        write_in(image, x, y + 102, room, ability(captain, words), LABEL, 35, 26, night.PALE)
    return image


# --- home planets ----------------------------------------------------------------------------------------

_CARD_HIGH = 430
_COLUMNS = 4


def draw_homes(
    public: Public, own: Own, question: Question | None, planets: Sequence[str | int], words: Words
) -> Image.Image:
    """The planets that are left: tile, name, price and what they bring."""
    names = [str(name) for name in planets] or [one.tile for one in public.planets if not one.cell]
    rows = (len(names) + _COLUMNS - 1) // _COLUMNS
    height = max(640, TOP + rows * (_CARD_HIGH + 10) + 20)
    image = question_page(public, own.seat, question, words, height)
    wide = (RIGHT - LEFT - 10 * (_COLUMNS - 1)) // _COLUMNS
    for place, name in enumerate(names):
        x = LEFT + place % _COLUMNS * (wide + 10)
        _draw_home(image, x, TOP + place // _COLUMNS * (_CARD_HIGH + 10), wide, public, name, words)
    return image


def _draw_home(
    image: Image.Image, x: int, y: int, wide: int, public: Public, name: str, words: Words
) -> None:
    one = next(planet for planet in public.planets if planet.tile == name)
    paste(image, night.night_plate(wide, _CARD_HIGH), x, y, "lt")
    note_first(image, f"home {one.product}", (x, y, x + wide, y + _CARD_HIGH))
    draw_small_tile(image, x + wide / 2, y + 146, name, 0, 122)
    middle = x + wide / 2
    named = words(say(f"efemeris-planet-{name}"))
    write_in(image, middle, y + 322, wide - 32, named, NAME, 38, 26, night.IVORY, "ms")
    line = y + 378
    left = x + 34.0
    for spice, number in (("pepper", one.pepper), ("vanilla", one.vanilla)):
        write(image, left, line + 14, str(number), NUMBER, 40, night.IVORY)
        paste(image, signs.spice(spice, 40), left + 45, line)
        left += 82
    paste(image, signs.brings(44), x + wide - 112, line)
    paste(image, signs.product(one.product, 56), x + wide - 54, line)
