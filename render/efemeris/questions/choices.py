"""The picture that helps with a question: where a ship can sail, how a tile can lie, whom to take."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import TypeAlias

from PIL import Image

from engines.contract.core import Draft, Pick, PickSome, Question, Words, say
from engines.games.efemeris.views.view import Field, Own, Planet, Public, Ship
from render.efemeris.pages import LEFT, RIGHT, TOP, question_page
from render.efemeris.pieces.shapes import box
from render.efemeris.questions.lists import draw_captain_list, draw_homes, draw_nations
from render.efemeris.questions.previews import draw_places, draw_rotations
from render.efemeris.sky.closeup import Mark, around, draw_marks, halo, paste_view, scene_in
from render.efemeris.sky.scene import Scene
from render.kit.answers import open_values
from render.kit.drawing.sprites import paste
from render.kit.places import note_first, square

_Draw: TypeAlias = Callable[[Words], Image.Image]

_HEIGHTS = (640, 820, 1040)
"""Of pages with a close-up: as low as the sky in it allows."""
_ASIDE = ("answer_draw", "offer_draw", "concede", "end_tactics", "end_turn")
"""Moves that no picture helps with."""
_LARGE = 130
"""A half cell of this size needs no higher page."""


def choice_drawing(public: Public, own: Own, question: Question | None, draft: Draft) -> _Draw | None:
    """None where the hand helps most."""
    if own.seat not in public.asked or draft.get("move") in _ASIDE:
        return None
    match public.step:
        case "nation":
            return partial(draw_nations, public, own, question)
        case "captains" if public.players[own.seat].nation:
            return partial(draw_captain_list, public, own, question, draft)
        case "home" | "explore":
            return _laying(public, own, question, draft)
        case "tactics" | "build":
            return _in_the_sky(public, own, question, draft)
    return None


# --- laying a tile ---------------------------------------------------------------------------------------


def _laying(public: Public, own: Own, question: Question | None, draft: Draft) -> _Draw | None:
    """First the tile, then the cell, then the rotation."""
    home = public.step == "home"
    if home and "planet" not in draft:
        return partial(draw_homes, public, own, question, open_values(question, "planet"))
    tiles = [str(draft["planet"])] if home else _tiles_to_lay(public, own, draft)
    if not tiles:
        return None
    rotations = open_values(question, "rotation")
    if "rotation" in draft:
        rotations = [int(str(draft["rotation"]))]
    if rotations and len(tiles) == 1:
        cell = str(draft.get("cell") or "") or home_cell(public, own)
        return partial(draw_rotations, public, own, question, tiles[0], cell, [int(one) for one in rotations])
    cells = [str(cell) for cell in open_values(question, "cell")]
    if not cells:
        cells = [cell.name for cell in public.cells if cell.open]
    return partial(draw_places, public, own, question, tiles, cells)


def _tiles_to_lay(public: Public, own: Own, draft: Draft) -> list[str]:
    mine = [drawn.tile for drawn in public.drawn if drawn.seat == own.seat]
    return [tile for tile in mine if tile == draft["tile"]] if draft.get("tile") else mine


def home_cell(public: Public, own: Own) -> str:
    """Where the home planet of a side lies (§4.1 to §4.3)."""
    place = public.sides[public.players[own.seat].side].place
    homes = box().modes[public.mode].homes  # type: ignore[index]
    return box().heavens[public.layout].layout.home(homes[place - 1])


# --- in the sky ------------------------------------------------------------------------------------------


def _in_the_sky(public: Public, own: Own, question: Question | None, draft: Draft) -> _Draw | None:
    """Fields to sail to, ships and fortresses to aim at, planets to build on, tiles to turn."""
    if not isinstance(question, Pick | PickSome):
        return None
    values = [str(value) for value in open_values(question, question.field)]
    match question.field:
        case "dest":
            ship = str(draft.get("target") or draft.get("ship") or "")
            there = any(field.name in values for field in public.fields)
            return partial(draw_reach, public, own, question, ship, values) if there else None
        case "ship" | "target" | "planet" | "place":
            there = any(_targets(public, values))
            return partial(draw_targets, public, own, question, values) if there else None
        case "cell":
            return partial(draw_places, public, own, question, [], values)
        case "rotation":
            cell = str(draft.get("cell", ""))
            tile = next((one.tile for one in public.cells if one.name == cell), "")
            turns = [int(value) for value in values]
            return partial(draw_rotations, public, own, question, tile, cell, turns) if tile else None
    return None


def _sized(points: Sequence[tuple[float, float]]) -> int:
    """The height of the page for a close-up of these places."""
    for height in _HEIGHTS:
        if around(points, _view(height)).unit >= _LARGE:
            return height
    return _HEIGHTS[-1]


def _view(height: int) -> tuple[int, int]:
    return RIGHT - LEFT, height - TOP - 26


def draw_reach(
    public: Public, own: Own, question: Question | None, ship: str, fields: Collection[str], words: Words
) -> Image.Image:
    """The sky around a ship, with the names of the fields it can reach."""
    found = {field.name: field for field in public.fields}
    there = [found[name] for name in fields if name in found]
    mover = next((one for one in public.ships if one.id == ship), None)
    points = [(field.x, field.y) for field in there]
    if mover is not None:
        points.append((mover.x, mover.y))
    height = _sized(points)
    image = question_page(public, own.seat, question, words, height)
    scene = scene_in(public, around(points, _view(height)), _view(height), words)
    scene.draw(deeds=False)
    if mover is not None:
        _ring(scene, mover.id)
    draw_marks(scene, [_mark(field, words) for field in there])
    best = min(there, key=lambda field: _WORTH.get(field.kind, 2))
    note_first(scene.image, "target", square(*scene.at(best.name), scene.window.sized(_SPOT)))
    paste_view(image, scene.image, LEFT, TOP)
    return image


_WORTH = {"planet": 0, "factory_pepper": 1, "factory_vanilla": 1, "anchor": 2, "plain": 3, "singularity": 4}
"""Kinds of field that ships sail to: the best first."""
_SPOT = 84
"""How large a field is that is pointed at, on the sky of 19 cells."""


def _mark(field: Field, words: Words) -> Mark:
    side = words(say(f"efemeris-picture-direction-{field.rose_side}")) if field.rose_side else ""
    return Mark(field.x, field.y, field.name, field.kind, side)


def _ring(scene: Scene, ship: str) -> None:
    x, y = scene.berths[ship]
    paste(scene.image, halo(scene.window.eased(88)), x, y)


def _targets(public: Public, values: Collection[str]) -> tuple[list[Ship], list[Planet], list[Field]]:
    """Ships, planets in the sky and the rose, as far as they may be chosen."""
    return (
        [ship for ship in public.ships if ship.id in values],
        [planet for planet in public.planets if planet.tile in values and planet.cell],
        [field for field in public.fields if field.kind == "rose" and "rose" in values],
    )


def draw_targets(
    public: Public, own: Own, question: Question | None, values: Collection[str], words: Words
) -> Image.Image:
    """The sky around ships and planets that may be chosen; planets have their names."""
    ships, planets, roses = _targets(public, values)
    fields = {field.name: field for field in public.fields}
    spots = [*(fields[planet.field] for planet in planets), *roses]
    points = [(ship.x, ship.y) for ship in ships] + [(spot.x, spot.y) for spot in spots]
    height = _sized(points)
    image = question_page(public, own.seat, question, words, height)
    scene = scene_in(public, around(points, _view(height), 2.0), _view(height), words)
    nameless = [planet.tile for planet in planets]
    scene.draw(deeds=False, nameless=nameless)
    for ship in ships:
        _ring(scene, ship.id)
    names = [words(say(f"efemeris-planet-{planet.tile}")) for planet in planets]
    names += [words(say("efemeris-picture-rose"))] * (len(spots) - len(names))
    marks = [Mark(spot.x, spot.y, name, spot.kind) for spot, name in zip(spots, names, strict=True)]
    draw_marks(scene, marks, nameless)
    for ship in ships:
        note_first(scene.image, "target", square(*scene.berths[ship.id], scene.window.eased(88)))
    for spot in spots:
        note_first(scene.image, "target", square(*scene.at(spot.name), scene.window.sized(_SPOT)))
    paste_view(image, scene.image, LEFT, TOP)
    return image
