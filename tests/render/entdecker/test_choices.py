"""Pictures for a question: every legal place with its coordinate, every way to lay a tile as a picture."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest
from PIL import Image

import render
from data.words import Phrases
from engines.contract.core import Draft, Option, Pick, Question, say
from engines.games.entdecker.views.view import Own, Placement, Public
from render.entdecker import choices, closeup, pieces, scene
from render.entdecker.layout import BOARD, circle_spot, on_border, spot
from render.kit.drawing.lettering import write_in
from render.kit.free_space import FreeSpace
from tests.engines.games.entdecker.scene import Scene as Position
from tests.engines.games.entdecker.scene import unit as at_sea
from tests.render.choices import choice_or_hand
from tests.render.names import NAMES
from tests.render.samples import Sample, first, samples

WORDS = Phrases("en", NAMES)


def at(step: str, explored: int = 0) -> Sample:
    """The first position at this step with so many tiles explored."""
    return first("entdecker", lambda sample: sample.kind == step and len(sample.public.tiles) >= explored)


@pytest.fixture
def signs(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int, bool]]:
    """The places that are marked: name, toll, too dear."""
    found: list[tuple[str, int, bool]] = []
    place_sign = pieces.place_sign

    def note(name: str, toll: int, high: int, *, barred: bool = False) -> Image.Image:
        found.append((name, toll, barred))
        return place_sign(name, toll, high, barred=barred)

    monkeypatch.setattr(pieces, "place_sign", note)
    return found


@pytest.fixture
def results(monkeypatch: pytest.MonkeyPatch) -> list[Placement]:
    """The ways to lay the tile that have a picture."""
    found: list[Placement] = []
    result = closeup.result

    def note(public: Public, way: Placement, *args: Any) -> Image.Image:
        found.append(way)
        return result(public, way, *args)

    monkeypatch.setattr(closeup, "result", note)
    return found


def drawn(public: Public, own: Own, draft: Draft, question: Question | None = None) -> Image.Image:
    picture = choice_or_hand("entdecker", public, own, question, draft, WORDS)
    assert picture is not None
    return picture.image


def test_every_start_has_its_coordinate_and_toll(signs: list[tuple[str, int, bool]]) -> None:
    dear = first("entdecker", lambda sample: any(not start.most for start in sample.public.starts))
    assert any(start.toll for start in dear.public.starts)
    for public, own, _ in (at("sail"), at("sail", 14), at("sail", 38), dear):
        signs.clear()
        drawn(public, own, {"move": "sail"})
        assert len(public.starts) > 12
        assert sorted(signs) == sorted((start.place, start.toll, not start.most) for start in public.starts)


def test_signs_of_places_do_not_cover_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    boxes: list[tuple[float, float, float, float]] = []
    placed = scene.Scene.placed

    def note(self: scene.Scene, sign: Image.Image, candidates: Any) -> scene.Sign:
        made = placed(self, sign, candidates)
        boxes.append(FreeSpace.box(*made[1], *sign.size))
        return made

    monkeypatch.setattr(scene.Scene, "placed", note)
    for explored in (14, 38, 54):
        boxes.clear()
        choices.draw_starts(at("sail", explored).public, WORDS)
        assert len(boxes) > 5
        for index, one in enumerate(boxes):
            for other in boxes[index + 1 :]:
                across = min(one[2], other[2]) - max(one[0], other[0])
                down = min(one[3], other[3]) - max(one[1], other[1])
                assert across <= 14 or down <= 14


def test_a_sign_leaves_the_unit_of_its_tile_in_sight() -> None:
    """Two coasts with a fort each, one above the other: the sign with the toll is as wide as a tile."""
    forts = [at_sea(1, "fort", "C4"), at_sea(2, "fort", "D4"), at_sea(1, "scout", "F8")]
    position = Position({"C4": "coast1", "D4": "coast1", "F8": "coast3"}, units=forts, gold=(9,))
    public = position.public()
    there = scene.Scene(Image.new("RGB", BOARD.size), BOARD, public)
    units = [FreeSpace.box(*there.unit_at(unit), scene.UNIT * 0.8, scene.UNIT * 0.9) for unit in public.units]
    tolls = [start for start in public.starts if start.toll]
    assert len(tolls) == len(units)
    for start in tolls:
        sign, (x, y) = choices._start_sign(there, start)
        left, top, right, bottom = FreeSpace.box(x, y, *sign.size)
        for unit in units:
            across = min(right, unit[2]) - max(left, unit[0])
            down = min(bottom, unit[3]) - max(top, unit[1])
            assert across <= 3 or down <= 3, start.place


@pytest.mark.parametrize("step", ["draw", "choice"])
def test_kinds_that_would_not_fit_are_crossed_out(step: str, monkeypatch: pytest.MonkeyPatch) -> None:
    crossed: list[str] = []
    crossed_out = pieces.crossed_out

    def note(sides: str, size: int) -> Image.Image:
        crossed.append(sides)
        return crossed_out(sides, size)

    monkeypatch.setattr(pieces, "crossed_out", note)
    position = Position(gold=(9,), draws=["X47"]).sail("N1", 3)
    if step == "choice":
        position.draw()
    assert position.step == step
    drawn(position.public(), position.own(0), {})
    kinds = ["strait", "bay"] if step == "draw" else ["strait", "strait", "bay"]
    assert sorted(crossed) == sorted(pieces.SIDES[kind] for kind in kinds), "and the tile that did not fit"
    crossed.clear()
    render.hand("entdecker", position.public(), position.own(0), WORDS)
    assert not crossed, "the desk tells what there is, wherever the ship may be"


def test_the_chosen_start_shows_where_it_leads(signs: list[tuple[str, int, bool]]) -> None:
    public, own, _ = at("sail", 38)
    pictures = set()
    border = next(start for start in public.starts if on_border(start.place))
    tile = next(start for start in public.starts if not on_border(start.place))
    for start in (border, tile):
        signs.clear()
        pictures.add(drawn(public, own, {"move": "sail", "start": start.place}).tobytes())
        assert [name for name, _, _ in signs] == [start.place]
    assert len(pictures) == 2
    nonsense = drawn(public, own, {"move": "sail", "start": "nonsense"})
    assert nonsense.tobytes() == drawn(public, own, {}).tobytes()


def placing(ways: int = 1) -> Sample:
    """A tile that fits on several fields, on one of them in so many ways."""

    def shows(sample: Sample) -> bool:
        fields = Counter(way.field for way in sample.public.placements)
        return len(fields) > 1 and max(fields.values()) >= ways

    return first("entdecker", shows)


def test_every_way_to_lay_the_tile_is_a_picture(
    results: list[Placement], signs: list[tuple[str, int, bool]]
) -> None:
    public, own, _ = placing()
    drawn(public, own, {"move": "place"})
    assert results == list(public.placements)
    assert {name for name, _, _ in signs} == {way.field for way in public.placements}


def test_nine_ways_fit_the_picture(results: list[Placement]) -> None:
    """The most there can be (§5.3), and hardly ever are: three fields with three rotations each."""
    public, own, _ = placing()
    sides = ("WLWW", "WWLW", "LWWW")
    nine = tuple(
        Placement(field, number, sides[number]) for field in public.targets[:1] * 3 for number in range(3)
    )
    public = msgspec.structs.replace(public, placements=nine)
    assert drawn(public, own, {"move": "place", "field": "none"}).size[0] == 1400
    assert len(results) == 9


def test_the_rotations_of_a_field_are_pictures_in_the_order_of_the_answers(
    results: list[Placement], monkeypatch: pytest.MonkeyPatch
) -> None:
    public, own, _ = placing(2)
    [(field, _)] = Counter(way.field for way in public.placements).most_common(1)
    ways = [way for way in public.placements if way.field == field]
    texts: list[str] = []

    def note(*args: Any) -> float:
        texts.append(args[4])
        return write_in(*args)

    monkeypatch.setattr("render.entdecker.choices.write_in", note)
    options = tuple(
        Option(value=way.rotation, text=say("entdecker-option-rotation", land="N" if number else "S"))
        for number, way in enumerate(ways)
    )
    question = Pick(field="rotation", text=say("x"), options=options)
    image = drawn(public, own, {"move": "place", "field": field}, question)
    assert image.size == (1400, 640)
    assert results == ways
    assert texts == [WORDS(option.text) for option in options]


def test_one_field_alone_shows_its_rotations_at_once(results: list[Placement]) -> None:
    public, own, _ = placing()
    field = public.placements[0].field
    alone = tuple(way for way in public.placements if way.field == field)
    assert drawn(msgspec.structs.replace(public, placements=alone), own, {}).size == (1400, 640)
    assert results == list(alone)


def test_results_show_the_tile_turned() -> None:
    public = placing(2).public
    for tile in (78, 160):
        seen = {closeup.result(public, way, tile, (240, 232)).tobytes() for way in public.placements}
        assert len(seen) == len(public.placements)


def test_shores_of_a_strait_are_told_apart() -> None:
    public, own, _ = first("entdecker", lambda sample: len({one.part for one in sample.public.landings}) > 1)
    north = public.landings[0].part
    one = tuple(way for way in public.landings if way.part == north)
    assert 0 < len(one) < len(public.landings)
    fewer = msgspec.structs.replace(public, landings=one)
    assert drawn(public, own, {}).tobytes() != drawn(fewer, own, {}).tobytes()


def test_scouts_to_take_back_have_their_coordinates(signs: list[tuple[str, int, bool]]) -> None:
    always = {"recall_window": "always"}
    public, own, _ = first("entdecker", lambda sample: sample.kind == "recall", {"settings": always})
    drawn(public, own, {})
    mine = [unit.field for unit in public.units if unit.seat == own.seat and unit.kind == "scout"]
    assert mine
    assert [name for name, _, _ in signs] == mine


def test_when_the_game_is_over_the_desk_is_shown() -> None:
    public, own, _ = at("over")
    desk = render.hand("entdecker", public, own, WORDS)
    assert desk is not None
    assert drawn(public, own, {}).tobytes() == desk.image.tobytes()


# --- where signs stand -----------------------------------------------------------------------------------


def test_a_sign_takes_the_first_free_place() -> None:
    room = FreeSpace((0, 0, 100, 100))
    room.take(room.box(20, 20, 20, 20))
    assert room.best([(20, 20), (60, 60), (80, 80)], 10, 10) == (60, 60)
    assert room.best([(60, 60), (62, 69)], 10, 10) == (62, 69)
    assert room.best([(-50, 50)], 10, 10) == (8, 50)
    assert not room.is_free((15, 15, 25, 25))
    with pytest.raises(ValueError, match="no place"):
        room.best([], 10, 10)


def test_badges_leave_the_units_in_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    """In real games hardly any badge touches a unit."""
    badges: list[tuple[float, float, float, float]] = []
    found = scene.Scene._badges

    def note(self: scene.Scene) -> Any:
        for sign, (x, y) in found(self):
            badges.append(FreeSpace.box(x, y, *sign.size))
            yield sign, (x, y)

    monkeypatch.setattr(scene.Scene, "_badges", note)
    covered = shown = 0
    for public, _, _ in samples("entdecker")[11::12]:
        badges.clear()
        there = scene.Scene(Image.new("RGB", (1400, 1000)), BOARD, public)
        there.draw()
        shown += len(badges)
        for unit in public.units:
            x, y = there.unit_at(unit)
            body = FreeSpace.box(x, y, 40, 44)
            covered += any(
                min(body[2], box[2]) - max(body[0], box[0]) > 6
                and min(body[3], box[3]) - max(body[1], box[1]) > 6
                for box in badges
            )
    assert shown > 80
    assert covered <= shown * 0.02


@pytest.mark.parametrize(("column", "sides"), [(0, "LLLW"), (9, "LWLL")])
def test_the_ship_keeps_off_the_coordinates(column: int, sides: str) -> None:
    public = at("landing", 38).public
    bay = msgspec.structs.replace(public.tiles[0], field=f"C{column + 1}", row=2, column=column, sides=sides)
    here = msgspec.structs.replace(public, tiles=(bay,), units=(), islands=(), ship=bay.field, targets=())
    x, _ = scene.Scene(Image.new("RGB", (1400, 1000)), BOARD, here).ship_at()
    assert BOARD.at(0, 0)[0] + 30 <= x <= BOARD.at(10, 0)[0] - 30


def test_places_have_names() -> None:
    assert spot("C4") == (3, 2)
    assert spot("G10") == (9, 6)
    assert not on_border("E4")
    assert not on_border("A10")
    for circle in ("N1", "S10", "WA", "WG", "EA", "EG"):
        assert on_border(circle)
    assert circle_spot("N3")[0] == 2.5
    assert circle_spot("N3")[1] < 0
    assert circle_spot("EB")[0] > 10
    assert circle_spot("EB")[1] == 1.5
