"""Pictures for a question: every field by its name, every rotation as a picture, every planet as a card."""

from __future__ import annotations

from typing import Any

import pytest
from PIL import Image

from data.words import Phrases
from engines.contract.core import Draft, Many, Option, Pick, Question, open_options, say
from engines.games.efemeris import GAME
from engines.games.efemeris.sky.sky import Laid
from engines.games.efemeris.views.view import Field, Public
from render.efemeris import corners, pages
from render.efemeris.layout import HEIGHT, WIDTH, Window, board_window
from render.efemeris.pieces import shapes
from render.efemeris.questions import choices, lists, previews
from render.efemeris.sky import closeup, laying, scene, tile_art
from render.efemeris.sky.scene import Scene
from render.kit.answers import open_values, texts_of
from render.kit.free_space import FreeSpace
from tests.render.choices import choice_or_hand
from tests.render.names import NAMES
from tests.render.samples import Sample, first, many, samples
from tests.render.test_questions import asked

WORDS = Phrases("en", NAMES)
KEY = "efemeris"


def pick(field: str, *values: str | int, barred: tuple[str | int, ...] = ()) -> Pick:
    options = tuple(Option(value=value, text=say("picture-over")) for value in values)
    options += tuple(
        Option(value=one, text=say("picture-hand"), barred=say("picture-over")) for one in barred
    )
    return Pick(field=field, text=say("picture-over"), options=options)


def drawn(sample: Sample, question: Question | None, draft: Draft) -> Image.Image:
    picture = choice_or_hand(KEY, sample.public, sample.own, question, draft, WORDS)
    assert picture is not None
    assert picture.name == "choice"
    return picture.image


def at(kind: str, seats: int = 3, tiles: int = 0) -> Sample:
    """The first position of this kind with so many tiles in the sky."""
    return first(KEY, lambda one: one.kind == kind and _laid(one.public) >= tiles, {"seats": seats})


def _laid(public: Public) -> int:
    return sum(bool(cell.tile) for cell in public.cells)


def large_sky() -> Sample:
    """All 27 tiles lie."""
    return first(KEY, lambda one: one.kind == "tactics" and _laid(one.public) == 27, many(KEY))


def full_skies() -> list[Sample]:
    """Of three players, with all 19 tiles."""
    found = [one for one in samples(KEY, {"seats": 3}) if one.kind == "tactics" and _laid(one.public) == 19]
    return found[::2]


@pytest.fixture
def labels(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, bool]]:
    """The names that are written, and whether they are deadly."""
    found: list[tuple[str, bool]] = []
    label, letter_sign = closeup.label, closeup.letter_sign

    def note(text: str, high: int = 36, *, deadly: bool = False) -> Image.Image:
        found.append((text, deadly))
        return label(text, high, deadly=deadly)

    def note_letter(text: str, size: int = 0) -> Image.Image:
        found.append((text, False))
        return letter_sign(text, size)

    monkeypatch.setattr(closeup, "label", note)
    monkeypatch.setattr(closeup, "letter_sign", note_letter)
    return found


def reach(public: Public, ship: str, steps: int) -> list[str]:
    heavens = GAME.figures.heavens[public.layout]
    sky = heavens.sky({cell.name: Laid(cell.tile, cell.rotation) for cell in public.cells if cell.tile})
    field = next(one.field for one in public.ships if one.id == ship)
    return list(sky.reach(field, steps, {one.field for one in public.ships}))


# --- where a ship can sail -------------------------------------------------------------------------------


@pytest.mark.parametrize("steps", [3, 4])
def test_every_field_in_reach_has_its_name(steps: int, labels: list[tuple[str, bool]]) -> None:
    """Near by the whole name, as in the options."""
    for sample in full_skies():
        labels.clear()
        ship = sample.public.ships[0].id
        fields = reach(sample.public, ship, steps)
        assert len(fields) > 3
        image = drawn(sample, pick("dest", *fields), {"move": "move_ship", "ship": ship})
        assert image.size in {(1400, 640), (1400, 820), (1400, 1040)}
        known = {field.name: field for field in sample.public.fields}
        assert sorted(labels) == sorted(
            (named(known[name]), known[name].kind == "singularity") for name in fields
        )


def named(field: Field, words: Phrases = WORDS, *, short: bool = False) -> str:
    """What a field is called: next to the rose by its direction."""
    if field.rose_side:
        return words(say(f"efemeris-picture-direction-{field.rose_side}"))
    return (field.name.partition(".")[2] if short else "") or field.name


def test_far_reaching_ships_have_short_names(labels: list[tuple[str, bool]]) -> None:
    sample = large_sky()
    reached = {ship.id: reach(sample.public, ship.id, 9) for ship in sample.public.ships}
    ship, fields = max(reached.items(), key=lambda one: len(one[1]))
    assert len(fields) > 40
    drawn(sample, pick("dest", *fields), {"move": "move_ship", "ship": ship})
    known = {field.name: field for field in sample.public.fields}
    assert sorted(text for text, _ in labels) == sorted(named(known[name], short=True) for name in fields)


@pytest.mark.parametrize("name", ["move_ship dest", "use_bonus dest"])
def test_the_fields_of_a_question_are_named(name: str, labels: list[tuple[str, bool]]) -> None:
    """All of them, and no others; in short where they are many."""
    public, own, draft, question = asked(KEY)[name]
    assert isinstance(question, Pick)
    drawn(Sample(public, own), question, draft)
    known = {field.name: field for field in public.fields}
    there = [known[str(option.value)] for option in open_options(question)]
    whole, short = ({named(one, short=short) for one in there} for short in (False, True))
    assert {text for text, _ in labels} in (whole, short)


def test_the_way_into_a_singularity_is_marked_as_deadly() -> None:
    seen = [closeup.label("D3.x", 36, deadly=deadly).tobytes() for deadly in (True, False)]
    assert seen[0] != seen[1]
    assert closeup.Mark(0, 0, "D3.x", "singularity").deadly
    assert not closeup.Mark(0, 0, "D3.a").deadly


def open_cells(public: Public) -> list[str]:
    return [cell.name for cell in public.cells if cell.open]


@pytest.mark.parametrize("unit", [88, 150])
def test_directions_around_the_rose_are_read_on_a_phone(unit: int) -> None:
    """A picture of 1400 pixels is shown 480 wide: letters need 10 pixels there."""
    window = Window(0, 0, unit)
    mark = closeup.Mark(0, 0, "D4.s1", "plain", "NE")
    sign = closeup._disc_of(mark, window, crowded=unit < 104)
    assert sign.width * 0.62 * 480 / 1400 > 9
    assert sign.width < 0.55 * unit, "the discs around the rose do not touch"


def test_no_name_of_a_field_covers_a_price_or_a_planet(monkeypatch: pytest.MonkeyPatch) -> None:
    boxes: list[tuple[float, float, float, float]] = []
    best = FreeSpace.best

    def note(self: FreeSpace, candidates: Any, width: float, height: float) -> Any:
        place = best(self, candidates, width, height)
        boxes.append(FreeSpace.box(*place, width, height))
        return place

    shown = covered = 0
    draw_marks = closeup.draw_marks

    def marked(sky: Any, marks: Any) -> None:
        nonlocal shown, covered
        boxes.clear()
        draw_marks(sky, marks)
        shown += len(boxes)
        written = [box for box in sky.letters() if box[0] > 0 and box[1] > 0]
        for box in boxes:
            covered += any(
                min(box[2], one[2]) - max(box[0], one[0]) > 8
                and min(box[3], one[3]) - max(box[1], one[1]) > 8
                for one in written
            )

    monkeypatch.setattr(FreeSpace, "best", note)
    monkeypatch.setattr(choices, "draw_marks", marked)
    for public, own, _ in full_skies():
        for ship in public.ships[:2]:
            choices.draw_reach(public, own, None, ship.id, reach(public, ship.id, ship.steps), WORDS)
    assert shown > 200
    assert covered == 0


def test_letters_are_written_above_rings_cells_and_leads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Names of cells are among them; only what may be chosen lies above."""
    order: list[str] = []

    def noted(owner: Any, name: str) -> None:
        plain = getattr(owner, name)

        def note(*args: Any, **more: Any) -> Any:
            order.append(name)
            return plain(*args, **more)

        monkeypatch.setattr(owner, name, note)

    noted(choices, "_ring")
    noted(closeup, "_lead")
    noted(Scene, "_draw_borders")
    noted(Scene, "draw_ships")
    noted(Scene, "draw_letters")
    noted(tile_art, "candidate")
    public, own, _ = at("tactics", tiles=15)
    ship, other = (one.id for one in public.ships[:2])
    choices.draw_reach(public, own, None, ship, reach(public, ship, 3), WORDS)
    assert order.index("_ring") < order.index("_lead")
    assert order[-1] == "draw_letters"
    order.clear()
    choices.draw_targets(public, own, None, [ship, other], WORDS)
    assert "_ring" in order
    assert order[-1] == "draw_letters"
    order.clear()
    previews.draw_places(public, own, None, [], [cell.name for cell in public.cells if cell.open], WORDS)
    assert "candidate" in order
    assert order[-4:] == ["candidate", "_draw_borders", "draw_ships", "draw_letters"]


def test_the_letters_of_a_sky_name_its_cells(monkeypatch: pytest.MonkeyPatch) -> None:
    public = at("tactics", tiles=15).public
    written: list[str] = []
    monkeypatch.setattr(scene, "write", lambda image, x, y, text, *more: written.append(text))
    Scene(Image.new("RGBA", (WIDTH, HEIGHT)), board_window(19), public, WORDS).draw_letters()
    assert {cell.name for cell in public.cells if cell.tile} <= set(written)
    written.clear()
    Scene(Image.new("RGBA", (10, 10)), board_window(19), public, WORDS).draw_letters()
    assert written == [], "nobody sees them there"


def test_a_close_up_has_all_letters_that_reach_into_it(monkeypatch: pytest.MonkeyPatch) -> None:
    public = large_sky().public

    def letters(width: int, height: int) -> set[tuple[str, int, int]]:
        """What is written on a picture of this size, and how far from its middle."""
        written: set[tuple[str, int, int]] = set()

        def note(image: Image.Image, x: float, y: float, text: str, *more: object) -> None:
            written.add((text, round(x - width / 2), round(y - height / 2)))

        monkeypatch.setattr(scene, "write", note)
        Scene(
            Image.new("RGBA", (width, height)), Window(width / 2, height / 2, 150), public, WORDS
        ).draw_letters()
        return written

    everything, close_up = letters(4000, 4000), letters(500, 400)
    assert close_up < everything
    near = {one for one in everything if abs(one[1]) < 250 + 70 and abs(one[2]) < 200 + 20}
    assert len(near) > 3
    assert near <= close_up


def test_names_of_fields_do_not_cover_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """In skies as they are laid: of all names of a galleon's or frigate's reach nearly none is touched."""
    boxes: list[tuple[float, float, float, float]] = []
    best = FreeSpace.best

    def note(self: FreeSpace, candidates: Any, width: float, height: float) -> Any:
        place = best(self, candidates, width, height)
        boxes.append(FreeSpace.box(*place, width, height))
        return place

    monkeypatch.setattr(FreeSpace, "best", note)
    covered = shown = 0
    for public, own, _ in full_skies():
        for ship in public.ships[:2]:
            boxes.clear()
            choices.draw_reach(public, own, None, ship.id, reach(public, ship.id, ship.steps), WORDS)
            shown += len(boxes)
            for number, one in enumerate(boxes):
                covered += any(
                    min(one[2], other[2]) - max(one[0], other[0]) > 8
                    and min(one[3], other[3]) - max(one[1], other[1]) > 8
                    for other in boxes[number + 1 :]
                )
    assert shown > 200
    assert covered <= shown * 0.02


def test_the_ship_in_question_is_ringed() -> None:
    sample = at("tactics", tiles=19)
    ship = sample.public.ships[0].id
    question = pick("dest", *reach(sample.public, ship, 3))
    ringed = drawn(sample, question, {"move": "move_ship", "ship": ship})
    pushed = drawn(sample, question, {"move": "play_crew", "card": "first_officer", "target": ship})
    alone = drawn(sample, question, {"move": "use_bonus", "token": "solar_winds", "ship": ""})
    assert ringed.tobytes() == pushed.tobytes() != alone.tobytes()


def test_targets_are_marked_and_barred_ones_are_not(labels: list[tuple[str, bool]]) -> None:
    sample = at("tactics", tiles=17)
    ship, other = (one.id for one in sample.public.ships[:2])
    planets = [planet.tile for planet in sample.public.planets if planet.cell][:2]
    draft: Draft = {"move": "play_crew", "card": "gunner"}
    both = drawn(sample, pick("target", ship, *planets), draft)
    assert [text for text, _ in labels] == [WORDS(say(f"efemeris-planet-{tile}")) for tile in planets]
    assert drawn(sample, pick("target", ship, *planets, barred=(other,)), draft).tobytes() == both.tobytes()
    assert drawn(sample, pick("target", *planets), draft).tobytes() != both.tobytes()
    labels.clear()
    drawn(sample, pick("place", "rose"), {"move": "build_galleon"})
    assert [text for text, _ in labels] == [WORDS(say("efemeris-picture-rose"))]


# --- how a tile can lie ----------------------------------------------------------------------------------


def test_a_laid_planet_is_in_the_preview() -> None:
    public = at("explore").public
    tile = next(planet.tile for planet in public.planets if not planet.cell)
    cell = open_cells(public)[0]
    after = laying.with_tile(public, cell, tile, 2)
    planet = next(one for one in after.planets if one.tile == tile)
    assert (planet.cell, planet.field) == (cell, f"{cell}.p")


def test_shapes_from_figures_and_from_the_view_agree() -> None:
    """What a tile looks like before and after it is laid."""
    public = large_sky().public
    laid = shapes.shapes_in(public)
    assert len(laid) == 27
    for cell in public.cells:
        assert laid[cell.name].tile == cell.tile
        before = shapes.shape_of(cell.tile, cell.rotation)
        for one, other in ((laid[cell.name].spots, before.spots), (laid[cell.name].exits, before.exits)):
            assert _rounded(one) == _rounded(other)


def _rounded(items: Any) -> list[tuple[Any, ...]]:
    return sorted(
        tuple(round(value, 1) + 0.0 if isinstance(value, float) else value for value in item)
        for item in items
    )


@pytest.mark.parametrize(
    ("seats", "mode", "cells"), [(2, "duel", ["D3", "D5"]), (3, "ffa", ["D3", "E4", "C4"])]
)
def test_homes_lie_beside_the_centre(seats: int, mode: str, cells: list[str]) -> None:
    found = [sample for sample in samples(KEY, {"seats": seats}) if sample.kind == "home"]
    assert {sample.public.mode for sample in found} == {mode}
    assert [choices.home_cell(sample.public, sample.own) for sample in found] == cells


def test_cells_to_choose_are_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    sample = at("explore", tiles=9)
    cells = open_cells(sample.public)
    offered = [one.tile for one in sample.public.drawn]
    draft: Draft = {"move": "place_tile", "tile": offered[0]}
    every = drawn(sample, pick("cell", *cells), draft)
    assert drawn(sample, pick("cell", *cells[1:]), draft).tobytes() != every.tobytes()
    tiles: list[str] = []
    small = corners.draw_small_tile

    def note(image: Image.Image, x: float, y: float, name: str, rotation: int, unit: int) -> None:
        tiles.append(name)
        small(image, x, y, name, rotation, unit)

    monkeypatch.setattr(previews, "draw_small_tile", note)
    drawn(sample, pick("tile", *offered), {"move": "place_tile"})
    assert tiles == offered


# --- set-up ----------------------------------------------------------------------------------------------


def test_every_free_planet_is_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    cards: list[str] = []
    card = lists._draw_home

    def note(image: Image.Image, x: int, y: int, wide: int, public: Public, name: str, said: Any) -> None:
        cards.append(name)
        card(image, x, y, wide, public, name, said)

    monkeypatch.setattr(lists, "_draw_home", note)
    sample = [one for one in samples(KEY, {"seats": 3}) if one.kind == "home"][1]
    offered = [planet.tile for planet in sample.public.planets if not planet.cell]
    assert len(offered) == 7
    drawn(sample, pick("planet", *offered[::-1]), {"move": "choose_home"})
    assert cards == offered[::-1]
    cards.clear()
    drawn(sample, None, {})
    assert sorted(cards) == sorted(offered)


def test_captains_are_numbered_in_their_order() -> None:
    sample = at("captains")
    assert isinstance(sample.question, Pick)
    one, other, *others = GAME.figures.nations[sample.public.players[sample.own.seat].nation].captains
    orders: list[list[str]] = [[], [one], [one, other], [other, one]]
    seen = {
        drawn(sample, pick("captains", *others), {"move": "choose_captains", "captains": order}).tobytes()
        for order in orders
    }
    assert len(seen) == 4


def test_a_question_too_long_for_the_ribbon_gives_way_to_the_phase() -> None:
    """An empty ribbon tells nobody anything."""
    public = at("explore", seats=2).public
    tiles = Many([say("efemeris-tile-S01")] * 6)
    long, short = (
        Pick(field="tile", text=text, options=(Option(value="S01", text=say("picture-over")),))
        for text in (say("efemeris-ask-explore", tiles=tiles), say("efemeris-ask-tile"))
    )
    head = [
        pages.question_page(public, 0, question, WORDS, 640).crop((0, 0, 1400, 96)).tobytes()
        for question in (long, None, short)
    ]
    assert head[0] == head[1] != head[2]


def test_nations_that_are_taken_are_left_out() -> None:
    first_of_all, second = (one for one in samples(KEY, {"seats": 3})[:2])
    every = drawn(first_of_all, pick("nation", "france", "britain", "spain"), {})
    assert drawn(first_of_all, pick("nation", "france", "spain"), {}).tobytes() != every.tobytes()
    assert drawn(second, None, {}).tobytes() != drawn(first_of_all, None, {}).tobytes()


def test_who_is_not_asked_sees_the_hand() -> None:
    public, own, _ = at("tactics")
    other = first(KEY, lambda sample: sample.own.seat != own.seat, {"seats": 3}).own
    picture = choice_or_hand(KEY, public, other, pick("dest", "D4.r"), {"move": "move_ship"}, WORDS)
    assert picture is not None
    assert picture.name == "hand"
    aside = choice_or_hand(KEY, public, own, pick("vote", "yes", "no"), {"move": "answer_draw"}, WORDS)
    assert aside is not None
    assert aside.name == "hand"


def test_answers_of_a_question() -> None:
    question = pick("dest", "D3.a", "D3.p", barred=("D3.k",))
    assert open_values(question, "dest") == ["D3.a", "D3.p"]
    assert open_values(question, "ship") == open_values(None, "dest") == []
    assert texts_of(question, "dest", WORDS)["D3.a"] == WORDS(say("picture-over"))
    assert texts_of(question, "ship", WORDS) == {}
