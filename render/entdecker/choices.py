"""The picture that helps with a question: where to start, where to lay the tile and how, whether to go on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

import msgspec
from PIL import Image

from engines.contract.core import Draft, Question, Words, say
from engines.games.entdecker.views.view import Own, Placement, Public, Start
from render.entdecker import closeup, layout, pieces
from render.entdecker.footer import draw_footer
from render.entdecker.header import draw_head
from render.entdecker.layout import circle_spot, on_border, spot
from render.entdecker.panel import draw_panel
from render.entdecker.scene import Named, Scene, Sign, draw_circles
from render.entdecker.sea.routes import circle_at, ground_at
from render.entdecker.sea.waters import charted, whole_chart
from render.entdecker.sheet import sheet
from render.entdecker.supplies import draw_landings, draw_stacks, draw_unseen, parts_to_land
from render.kit import icons
from render.kit.answers import texts_of
from render.kit.decoration.paper import page
from render.kit.drawing import colour
from render.kit.drawing.lettering import LABEL, NUMBER, TITLE, width_of, write, write_in
from render.kit.drawing.sprites import paste
from render.kit.header import draw_title
from render.kit.places import note, note_all, note_first, square
from render.kit.plates import BRIGHT, letter_disc, plate

_SIGN = 38
"""How high the sign of a place is on the whole board."""
_LINES = (0.22, 0.78, 0.5, 0.1, 0.9, 0.0, 1.0)
"""Where else on its tile such a sign may stand; the last two lie on its edges."""
_BESIDE = tuple((side, row) for side in (0.0, 1.0) for row in (0.5, 0.25, 0.75))
"""And on the other two edges, where a unit leaves no room."""
_HIGH = 740
"""Of a close-up."""
_VIEW = (28, 112, 848, 712)
"""The window of a close-up."""
_TILE = 150
_COLUMN, _COLUMN_WIDTH = 872, 506


def choice_drawing(
    public: Public, own: Own, question: Question | None, draft: Draft
) -> Callable[[Words], Image.Image] | None:
    match public.step:
        case "sail":
            start = next((one for one in public.starts if one.place == draft.get("start")), None)
            return partial(draw_starts, public) if start is None else partial(_draw_start, public, start)
        case "place":
            field = draft.get("field")
            ways = [way for way in public.placements if way.field == field]
            fields = {way.field for way in public.placements}
            if len(fields) == 1:
                ways = list(public.placements)
            return partial(draw_ways, public, ways, question) if ways else partial(draw_fields, public)
        case "draw" | "choice" | "landing":
            return partial(draw_course, public, own, draft)
        case "recall":
            return partial(_draw_scouts, public, own)
    return None


# --- on the whole board ----------------------------------------------------------------------------------


def draw_starts(public: Public, words: Words) -> Image.Image:
    """Every place where a voyage can start, with its coordinate and toll."""

    def signs(scene: Scene) -> list[Sign]:
        found = [_start_sign(scene, start) for start in public.starts if not on_border(start.place)]
        _note_starts(scene, found)
        return found

    return _whole_sea(public, words, signs, named="open")


def _note_starts(scene: Scene, inland: list[Sign]) -> None:
    """A start, and the island that lacks least."""
    border = [start.place for start in scene.public.starts if on_border(start.place)]
    boxes = [square(x, y, sign.width) for sign, (x, y) in inland]
    boxes += [square(*scene.window.at(*circle_spot(place)), 52) for place in border]
    growing = [island for island in scene.public.islands if island.open]
    island = min(growing, key=lambda one: one.open, default=None)
    for box in boxes[:1]:
        note(scene.image, "start", box)
    for field in island.fields if island is not None else ():
        note(scene.image, "island", scene.box(field))


def _start_sign(scene: Scene, start: Start) -> Sign:
    """On the water of the tile, as far from units as may be."""
    sign = pieces.place_sign(start.place, start.toll, _SIGN, barred=not start.most)
    across, down = circle_at(scene.known[spot(start.place)])
    spare = max(0.0, 0.5 - sign.width / layout.TILE / 2)
    across = min(max(across, 0.5 - spare), 0.5 + spare)
    inside = ((0.5 + side * spare, row) for row in _LINES for side in (0, -1, 1))
    places = [(across, down), *inside, *_BESIDE]
    return scene.placed(sign, [scene.at(start.place, *place) for place in places])


def _draw_start(public: Public, start: Start, words: Words) -> Image.Image:
    """The ship put on the start that is chosen, and where it could go from there."""
    put = msgspec.structs.replace(public, ship=start.place, targets=start.targets)

    def signs(scene: Scene) -> list[Sign]:
        sign = pieces.place_sign(start.place, start.toll, 40)
        if on_border(start.place):
            return [(sign, scene.window.at(*circle_spot(start.place)))]
        return [scene.placed(sign, [scene.at(start.place, 0.5, row) for row in (-0.1, 1.1, 0.1, 0.9)])]

    return _whole_sea(put, words, signs)


def _draw_scouts(public: Public, own: Own, words: Words) -> Image.Image:
    """The player's scouts, with the coordinates by which they are called back."""
    scouts = [unit for unit in public.units if unit.seat == own.seat and unit.kind == "scout"]
    shores = Counter(field for field, _ in {(scout.field, scout.part) for scout in scouts})

    def signs(scene: Scene) -> list[Sign]:
        found = []
        for scout in scouts:
            x, y = scene.unit_at(scout)
            beside = [(x, y + 46), (x, y - 46), (x - 52, y), (x + 52, y)]
            name = scout.field if shores[scout.field] < 2 else f"{scout.field}-{scout.part}"
            found.append(scene.placed(pieces.place_sign(name, 0, _SIGN), beside))
            note_first(scene.image, "scout", square(x, y, 96))
        return found

    return _whole_sea(public, words, signs)


def _whole_sea(
    public: Public, words: Words, signs: Callable[[Scene], list[Sign]], *, named: Named = "none"
) -> Image.Image:
    """The board with signs for the player who chooses."""
    image = sheet(words)
    image.paste(whole_chart(charted(public)), layout.CHART[:2])
    draw_circles(image, layout.BOARD, public, named)
    scene = Scene(image, layout.BOARD, public)
    scene.draw(signs(scene))
    draw_head(image, public, words)
    draw_panel(image, public, words)
    draw_footer(image, public, words)
    return image


# --- close-ups -------------------------------------------------------------------------------------------


def _page(public: Public, words: Words, high: int) -> Image.Image:
    image = page(high)
    draw_title(image, words(say("entdecker-picture-title")))
    draw_head(image, public, words, layout.WIDTH - 22)
    return image


def _paste_view(image: Image.Image, view: Image.Image, left: int, top: int, *, chosen: bool = False) -> None:
    image.paste(view, (left, top))
    note_all(image, view, left, top)
    closeup.frame(image, (left, top, left + view.width, top + view.height), chosen=chosen)


def _view_size() -> tuple[int, int]:
    left, top, right, bottom = _VIEW
    return right - left, bottom - top


def draw_course(public: Public, own: Own, draft: Draft, words: Words) -> Image.Image:
    """The sea around the ship; beside it the stacks, what may come up, and what could be landed."""
    image = _page(public, words, _HIGH)
    scene = closeup.around_ship(public, _TILE, _view_size())
    closeup.draw_names(scene)
    scene.draw(_shores(scene, public))
    _paste_view(image, scene.image, *_VIEW[:2])
    drawing = public.step != "landing" and draft.get("move") != "land"
    y = 104
    _purse(image, y, public, own, words)
    y += 94
    draw_stacks(image, _COLUMN, y, _COLUMN_WIDTH, public.stacks, words, asked=drawing)
    y += 178
    draw_unseen(image, _COLUMN, y, _COLUMN_WIDTH, public.unseen, words, aimed=True)
    if public.landings:
        y += 178
        asked = not drawing
        draw_landings(image, _COLUMN, y, _COLUMN_WIDTH, public, own.seat, words, asked=asked)
    return image


def _shores(scene: Scene, public: Public) -> list[Sign]:
    """The two sides of a strait, where a unit can be landed on either."""
    signs = []
    for part in parts_to_land(public.landings):
        field = public.ship
        x, y = scene.at(field, *ground_at(scene.known[spot(field)], part))
        note(scene.image, "shores", square(x, y, 60))
        signs.append((letter_disc(56, part, colour.GOLD_LIGHT, colour.INK, colour.VERMILION), (x, y)))
    return signs


def _purse(image: Image.Image, y: int, public: Public, own: Own, words: Words) -> None:
    """The gold at hand, and how much of the voyage is left."""
    paste(image, plate(_COLUMN_WIDTH, 86, BRIGHT), _COLUMN, y, "lt")
    paste(image, icons.coin(52), _COLUMN + 46, y + 43)
    gold = str(public.players[own.seat].gold)
    write(image, _COLUMN + 80, y + 60, gold, TITLE, 50)
    x = _COLUMN + 104 + width_of(gold, TITLE, 50)
    if public.voyage is not None:
        text = words(
            say("entdecker-picture-voyage", left=public.voyage.left, announced=public.voyage.announced)
        )
        write_in(image, x, y + 54, _COLUMN + _COLUMN_WIDTH - 18 - x, text, LABEL, 32, 25, colour.INK_SECOND)


# --- laying a tile ---------------------------------------------------------------------------------------


def draw_fields(public: Public, words: Words) -> Image.Image:
    """The fields where the tile fits, by coordinate; beside them every way to lay it."""
    image = _page(public, words, _HIGH)
    aimless = msgspec.structs.replace(public, targets=())
    scene = closeup.around_ship(aimless, _TILE, _view_size())
    closeup.draw_ghosts(scene)
    closeup.draw_names(scene)
    signs = []
    for way in closeup.first_ways(public):
        scene.outline(way.field, 4, 6)
        x, y = scene.at(way.field)
        note(scene.image, "tile", scene.box(way.field))
        scene.room.take(scene.room.box(x, y, _TILE, _TILE))
        signs.append((pieces.place_sign(way.field, 0, 60), (x, y)))
    scene.draw(signs, last=False)
    _paste_view(image, scene.image, *_VIEW[:2])
    _ways_by_field(image, public)
    return image


def _ways_by_field(image: Image.Image, public: Public) -> None:
    """Small pictures of all results: numbered for each field, as they will be asked."""
    columns, size, tile = (2, 246, 118) if len(public.placements) <= 4 else (3, 160, 78)
    caption = 42
    fields = [way.field for way in public.placements]
    numbers: dict[str, int] = {}
    for index, way in enumerate(public.placements):
        numbers[way.field] = numbers.get(way.field, 0) + 1
        row, column = divmod(index, columns)
        left = _COLUMN + column * (size + (_COLUMN_WIDTH - columns * size) // (columns - 1))
        top = 112 + row * (size + caption)
        _paste_view(image, closeup.result(public, way, tile, (size, size - 8)), left, top)
        y = top + size + 12
        paste(image, pieces.place_sign(way.field, 0, _SIGN), left + 34, y)
        if fields.count(way.field) > 1:
            number = str(numbers[way.field])
            paste(
                image, letter_disc(_SIGN, number, colour.IVORY, colour.INK, None, NUMBER, 0.76), left + 90, y
            )


def draw_ways(public: Public, ways: list[Placement], question: Question | None, words: Words) -> Image.Image:
    """Every rotation on one field as a picture of its result, numbered in the order of the answers."""
    image = _page(public, words, 640)
    texts = texts_of(question, "rotation", words)
    gap = 22
    width = min(640, (layout.WIDTH - 56 - gap * (len(ways) - 1)) // len(ways))
    left = (layout.WIDTH - width * len(ways) - gap * (len(ways) - 1)) // 2
    high = 420
    for number, way in enumerate(ways, 1):
        view = closeup.result(public, way, _TILE, (width, high))
        _paste_view(image, view, left, 114)
        paste(
            image,
            letter_disc(60, str(number), colour.IVORY, colour.VERMILION, None, NUMBER, 0.74),
            left + 36,
            580,
        )
        paste(image, pieces.place_sign(way.field, 0, 50), left + 112, 580)
        text = texts.get(way.rotation, "")
        write_in(image, left + 158, 591, width - 164, text, LABEL, 32, 25, colour.INK)
        left += width + gap
    return image
