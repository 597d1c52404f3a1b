"""Efemeris's pictures: what of them is not said of all games."""

from __future__ import annotations

import time
from itertools import combinations
from typing import Any

import msgspec
import pytest
from PIL import Image, ImageChops

import render
from data.words import Phrases
from engines.contract.core import Words, say
from engines.games.efemeris.views.view import Effect, Public
from render.efemeris import layout, night
from render.efemeris.layout import board_window
from render.efemeris.pieces import shapes
from render.efemeris.pieces.liveries import NATIONS, nation_seal
from render.efemeris.pieces.planets import RING
from render.efemeris.pieces.ships import fortress, frigate, galleon
from render.efemeris.sky import berths
from render.efemeris.sky.inscriptions import plan
from render.efemeris.sky.scene import Scene
from render.kit.drawing.colour import contrast
from render.kit.drawing.lettering import ITALIC_BOLD, LABEL, broken, width_of
from tests.render.ends import outcome
from tests.render.names import NAMES
from tests.render.samples import few, first, fullest, many, samples
from tests.render.text_layout import on_text

KEY = "efemeris"
WORDS = Phrases("en", NAMES)


def board(public: Public, words: Words = WORDS) -> Image.Image:
    (picture,) = render.board(KEY, public, words)
    return picture.image


@pytest.mark.parametrize("cells", ["19", "23", "25", "27"])
def test_all_cells_lie_on_the_chart(cells: str) -> None:
    settings = {"level": "expert", "layout": cells} if cells != "19" else {}
    public = samples(KEY, {"seats": 2, "settings": settings})[0].public
    assert len(public.cells) == int(cells)
    window = layout.board_window(len(public.cells))
    for cell in public.cells:
        for x, y in layout.hexagon(*window.at(cell.x, cell.y), window.unit):
            assert 10 <= x <= layout.CHART_RIGHT
            assert 96 <= y <= layout.HEIGHT - 4


def _with(public: Public, **changes: object) -> Public:
    return msgspec.structs.replace(public, **changes)


def _first(items: tuple[Any, ...], **changes: object) -> tuple[Any, ...]:
    return (msgspec.structs.replace(items[0], **changes), *items[1:])


def test_the_hand_shows_the_partner() -> None:
    public, own, _ = first(KEY, lambda sample: sample.own.partner)
    alone = msgspec.structs.replace(own, partner=None)
    drawn = [render.hand(KEY, public, one, WORDS) for one in (own, alone)]
    assert drawn[0] is not None
    assert drawn[1] is not None
    assert drawn[0].image.tobytes() != drawn[1].image.tobytes()


def test_a_drawn_game_names_no_winner() -> None:
    public = samples(KEY)[-1].public
    even = _with(public, results=tuple(msgspec.structs.replace(one, rank=1) for one in public.results))
    assert board(even).tobytes() != board(public).tobytes()
    assert board(_with(even, end="dead")).tobytes() != board(even).tobytes()


# --- told apart ------------------------------------------------------------------------------------------


def test_nations_and_partners_differ_without_colour() -> None:
    """In grey, at the sizes of the board."""
    for make in (galleon, fortress, lambda livery, size: frigate(livery, size, "A"), nation_seal):
        pictures = [make(livery, 54).convert("LA") for pair in NATIONS.values() for livery in pair]
        for one, other in combinations(pictures, 2):
            assert sum(ImageChops.difference(one, other).getchannel("L").tobytes()) / 255 > 40


def test_symbols_stand_out_from_their_colour() -> None:
    for pair in NATIONS.values():
        for livery in pair:
            assert contrast(livery.on, livery.colour) >= 3.2
    assert contrast(night.IVORY, night.MIDDLE) >= 12
    assert contrast(night.PALE, night.PLATE[:3]) >= 7


def test_effects_to_come_are_marked_on_their_card() -> None:
    public = first(KEY, lambda sample: sample.kind == "tactics").public
    waiting = _first(public.players, display=("gunner", "governor"), effects=(Effect("governor", 1),))
    done = _first(public.players, display=("gunner", "governor"), effects=())
    assert board(_with(public, players=waiting)).tobytes() != board(_with(public, players=done)).tobytes()


def test_a_full_sky_is_drawn_quickly() -> None:
    public, own, _ = fullest(KEY, many(KEY))
    board(public)
    render.hand(KEY, public, own, WORDS)
    start = time.process_time()
    for _ in range(3):
        board(public)
        render.hand(KEY, public, own, WORDS)
    assert (time.process_time() - start) / 3 < 0.3


def test_lines_are_broken_between_words() -> None:
    text = "the galleon sails two fields further than before"
    lines = broken(text, LABEL, 28, 220, 9)
    assert " ".join(lines) == text
    assert len(lines) > 2
    assert all(width_of(line, LABEL, 28) <= 220 for line in lines)
    cut = broken(text, LABEL, 28, 220, 2)
    assert len(cut) == 2
    assert cut[-1].endswith("…")
    assert broken("", LABEL, 28, 220, 2) == []


# --- nations in the pictures that all games share ---------------------------------------------------------


def test_before_the_nations_are_chosen_seats_are_numbers() -> None:
    public = samples(KEY, few(KEY))[0].public
    unknown = [player.seat for player in public.players if not player.nation]
    assert unknown
    for seat in unknown:
        assert render.liveries("efemeris", public)[seat].symbol == str(seat + 1)
    assert [one.symbol for one in render.liveries("efemeris", None)[:4]] == ["1", "2", "3", "4"]


def test_the_final_cards_show_nations_and_not_seats() -> None:
    """The same end, with the nations exchanged, is another picture; with nothing exchanged it is not."""
    public = samples(KEY, few(KEY))[-1].public
    one, other = public.players[:2]
    players = (
        msgspec.structs.replace(one, nation=other.nation),
        msgspec.structs.replace(other, nation=one.nation),
    )
    exchanged = msgspec.structs.replace(public, players=players)
    title = say("efemeris-picture-title")
    end = outcome([say("efemeris-score-planets"), say("efemeris-score-wins")], 2)
    points = ((0, (1, 1)), (1, (1, 2)), (2, (3, 2)))

    def drawn(left: Public) -> list[bytes]:
        card = render.StandingsCard(game="efemeris", title=title, outcome=end, public=left)
        chart = render.ScoreChart(game="efemeris", title=title, outcome=end, points=points, public=left)
        pictures = render.standings(card, WORDS), render.scores(chart, WORDS)
        return [picture.image.tobytes() for picture in pictures]

    assert drawn(public) == drawn(public)
    for before, after in zip(drawn(public), drawn(exchanged), strict=True):
        assert before != after


# --- the names of planets --------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("tile", list(shapes.box().planets))
def test_name_price_and_cell_of_a_planet_keep_clear_of_each_other(tile: str, language: str) -> None:
    name = Phrases(language, NAMES)(say(f"efemeris-planet-{tile}"))
    wide = width_of(name, ITALIC_BOLD, 24) / layout.SMALL_UNIT
    for rotation in range(6):
        found = plan(shapes.shape_of(tile, rotation), name)
        boxes = [(*found.name, wide, 0.26), (*found.price, 0.5, 0.6), (*found.cell, 0.4, 0.3)]
        for (x, y, across, down), (a, b, wider, deeper) in combinations(boxes, 2):
            clear = abs(x - a) >= (across + wider) / 2 or abs(y - b) >= (down + deeper) / 2
            assert clear, (tile, rotation, found)


def test_planets_have_their_names_on_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    public, german = fullest(KEY, many(KEY)).public, Phrases("de", NAMES)
    written: set[str] = set()
    on_text(monkeypatch, lambda text: written.add(text.text))
    board(public, german)
    there = [one for one in public.planets if one.cell]
    assert len(there) > 3
    assert {german(say(f"efemeris-planet-{one.tile}")) for one in there} <= written


# --- ships and what they must not cover --------------------------------------------------------------------


def skies() -> list[Scene]:
    """Skies of four players of both sizes, ready to be drawn."""
    found = []
    for which in (None, many(KEY)):
        crowded = [sample.public for sample in samples(KEY, which) if len(sample.public.ships) > 6]
        for public in crowded[::9]:
            image = Image.new("RGBA", (layout.WIDTH, layout.HEIGHT))
            found.append(Scene(image, board_window(len(public.cells)), public, WORDS))
    return found


def test_a_ship_leaves_the_sign_of_its_field_in_sight() -> None:
    seen = 0
    for scene in skies():
        for ship in scene.public.ships:
            field = scene.fields.get(ship.field)
            if field is None or field.kind == "rose":
                continue
            (x, y), (across, down) = scene.at(ship.field), scene.berths[ship.id]
            half = scene.ship_sign(ship).height * 0.39
            assert abs(x - across) > half or abs(y - down) > half, (ship.id, "covers the middle of its field")
            seen += 1
    assert seen > 100


def test_ships_keep_off_names_and_prices() -> None:
    """Where there is no room at all a ship may touch them; they are drawn above it."""
    ships = touched = 0
    for scene in skies():
        letters = list(scene.letters())
        for ship in scene.public.ships:
            x, y = scene.berths[ship.id]
            half = scene.ship_sign(ship).height * 0.3
            ships += 1
            touched += any(
                min(x + half, box[2]) - max(x - half, box[0]) > 6
                and min(y + half, box[3]) - max(y - half, box[1]) > 6
                for box in letters
            )
    assert touched <= ships * 0.05, (touched, ships)


def test_names_and_prices_are_drawn_last(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    for name in ("_draw_planets", "draw_ships", "_draw_trails", "_draw_losses", "draw_letters"):
        monkeypatch.setattr(Scene, name, lambda self, *args, name=name, **more: order.append(name))
    skies()[0].draw()
    assert order[-1] == "draw_letters"
    assert len(order) == 5


def test_the_ring_of_a_ship_lies_around_the_ring_of_the_owner() -> None:
    """A ship on a planet: both must be seen, and no ring around a field reaches a planet beside it."""
    for cells in (19, 27):
        window = board_window(cells)
        assert berths.ring_size("planet", window) >= window.sized(46 + 2 * RING)
        assert berths.ring_size("plain", window) < berths.ring_size("planet", window) * 0.6
