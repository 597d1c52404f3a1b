"""Efemeris's pictures: complete, legible, cheap, always the same."""

from __future__ import annotations

import importlib
import pkgutil
import time
from itertools import combinations
from typing import Any

import msgspec
import pytest
from PIL import Image, ImageChops

import render
import render.efemeris
from data.words import Phrases
from engines.contract.core import say
from engines.games.efemeris.views.view import Effect, Own, Public
from render.efemeris import layout, night, sheet
from render.efemeris.layout import board_window
from render.efemeris.pieces import shapes
from render.efemeris.pieces.liveries import NATIONS, nation_seal
from render.efemeris.pieces.planets import RING
from render.efemeris.pieces.ships import fortress, frigate, galleon
from render.efemeris.sky import berths
from render.efemeris.sky.closeup import label
from render.efemeris.sky.inscriptions import plan
from render.efemeris.sky.scene import Scene
from render.efemeris.sky.tile_art import price
from render.kit.drawing.colour import contrast
from render.kit.drawing.lettering import ITALIC_BOLD, LABEL, broken, width_of
from render.kit.players import livery_seal
from tests.render.choices import choice_or_hand
from tests.render.efemeris import samples
from tests.render.preview import outcome
from tests.render.text_layout import TextLayout
from tests.render.texts import LONG_NAMES, NAMES

POSITIONS = samples.positions()
NAMED = {name: (public, own) for name, public, own in POSITIONS}
MODULES = [
    importlib.import_module(f"render.efemeris.{found.name}")
    for found in pkgutil.iter_modules(render.efemeris.__path__)
]


def words(language: str = "en", names: tuple[str, ...] = NAMES) -> Phrases:
    return Phrases(language, names)


def board(public: Public, language: str = "en", names: tuple[str, ...] = NAMES) -> Image.Image:
    (picture,) = render.board("efemeris", public, words(language, names))
    return picture.image


def hand(public: Public, own: Own, language: str = "en", names: tuple[str, ...] = NAMES) -> Image.Image:
    picture = render.hand("efemeris", public, own, words(language, names))
    assert picture is not None
    return picture.image


# --- all of it is drawn ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "public", "own"), POSITIONS, ids=list(NAMED))
def test_every_step_is_drawn(name: str, public: Public, own: Own) -> None:
    language = ("en", "de")[len(name) % 2]
    image = board(public, language, LONG_NAMES)
    assert (image.mode, image.size) == ("RGB", (1400, 1060))
    assert len(render.encode(image)) <= 450 * 1024
    private = [hand(public, own, language, LONG_NAMES)]
    chosen = choice_or_hand("efemeris", public, own, None, {}, words(language, LONG_NAMES))
    assert chosen is not None
    for image in (*private, chosen.image):
        assert image.mode == "RGB"
        assert image.width == 1400
        assert 600 <= image.height <= 1060
        assert len(render.encode(image)) <= 400 * 1024


def test_every_layout_and_mode_is_among_the_samples() -> None:
    assert {public.layout for _, public, _ in POSITIONS} == {"19", "23", "25", "27"}
    assert {public.mode for _, public, _ in POSITIONS} == {"duel", "ffa", "team"}
    assert {public.step for _, public, _ in POSITIONS} == set(samples.STEPS)


@pytest.mark.parametrize("cells", ["19", "23", "25", "27"])
def test_all_cells_lie_on_the_chart(cells: str) -> None:
    public = samples.public("tactics", 2, cells, int(cells))
    window = layout.board_window(len(public.cells))
    for cell in public.cells:
        for x, y in layout.hexagon(*window.at(cell.x, cell.y), window.unit):
            assert 10 <= x <= layout.CHART_RIGHT
            assert 96 <= y <= layout.HEIGHT - 4


# --- no text touches another -----------------------------------------------------------------------------


class Listener(TextLayout):
    """All text that is written on a whole picture, and the plates that are pasted on it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        for kept in (sheet._sheet, frigate, livery_seal, price, label):
            kept.cache_clear()  # text that is drawn once and kept would not be noticed
        super().__init__(monkeypatch, (night,), ())


@pytest.mark.parametrize(
    ("language", "names"),
    [pytest.param("en", NAMES, marks=pytest.mark.nightly), ("de", LONG_NAMES)],
    ids=["short", "long"],
)
@pytest.mark.parametrize("name", list(NAMED))
def test_no_text_touches_another(
    name: str, language: str, names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    public, own = NAMED[name]
    listener = Listener(monkeypatch)
    board(public, language, names)
    listener.check(30, 2)
    listener = Listener(monkeypatch)
    hand(public, own, language, names)
    listener.check(6)
    if public.step in ("nation", "captains", "home"):
        listener = Listener(monkeypatch)
        choice_or_hand("efemeris", public, own, None, {}, words(language, names))
        listener.check(8, 3)


# --- the same and not the same ---------------------------------------------------------------------------


def test_equal_views_equal_pictures() -> None:
    public, own = NAMED["tactics_3"]
    again = msgspec.json.decode(msgspec.json.encode(public), type=Public)
    own_again = msgspec.json.decode(msgspec.json.encode(own), type=Own)
    assert board(public).tobytes() == board(again).tobytes()
    assert hand(public, own).tobytes() == hand(again, own_again).tobytes()
    assert board(public, "de").tobytes() != board(public).tobytes()


def _with(public: Public, **changes: object) -> Public:
    return msgspec.structs.replace(public, **changes)


def _first(items: tuple[Any, ...], **changes: object) -> tuple[Any, ...]:
    return (msgspec.structs.replace(items[0], **changes), *items[1:])


@pytest.mark.parametrize("seats", [3, 4])
def test_what_matters_of_the_players_is_shown(seats: int) -> None:
    """Each of these facts is somewhere in the picture: another value, another picture."""
    public = samples.public("tactics", seats, "23", 20)
    players = public.players

    def player(**changes: object) -> Public:
        return _with(public, players=_first(players, **changes))

    def side(**changes: object) -> Public:
        return _with(public, sides=_first(public.sides, **changes))

    others = {
        "asked": _with(public, asked=(0,)),
        "step": _with(public, step="build"),
        "round": _with(public, round=10),
        "limit": _with(public, round_limit=45),
        "game": _with(public, game=3),
        "goal": _with(public, goal=6),
        "stack": _with(public, stack=11),
        "bag": _with(public, bag={**public.bag, "warning_shot": 3}),
        "drawn": _with(public, drawn=samples.public("explore", seats, "23", 20).drawn),
        "planets": side(planets=1),
        "wins": side(wins=1),
        "captain": player(captain="blake"),
        "captains left": player(captains_left=2),
        "pepper": player(pepper=4),
        "vanilla": player(vanilla=2),
        "tokens": player(bonus=("new_cargo",)),
        "hand": player(hand=7),
        "reserve": player(reserve=6),
        "display": player(display=("gunner",)),
        "effects": player(effects=()),
        "frigates": player(frigates_left=2),
        "fortresses": player(fortresses_left=1),
        "active": player(active=not players[0].active),
        "out": player(out=True),
        "conceded": player(conceded=True),
        "nation": player(nation="spain"),
    }
    seen = board(public).tobytes()
    for fact, other in others.items():
        assert board(other).tobytes() != seen, f"{fact} is not shown"


def test_what_matters_of_the_sky_is_shown() -> None:
    public = samples.public("tactics", 3, "19", 15)
    ships, planets = public.ships, public.planets
    owned = next(number for number, one in enumerate(planets) if one.cell and one.owner is not None)

    def planet(**changes: object) -> Public:
        changed = msgspec.structs.replace(planets[owned], **changes)
        return _with(public, planets=(*planets[:owned], changed, *planets[owned + 1 :]))

    def ship(**changes: object) -> Public:
        return _with(public, ships=_first(ships, **changes))

    free = next(field for field in public.fields if field.name not in {one.field for one in ships})
    empty = next(number for number, cell in enumerate(public.cells) if cell.open)
    closed = msgspec.structs.replace(public.cells[empty], open=False)
    others = {
        "ship": _with(public, ships=ships[1:]),
        "place of a ship": ship(field=free.name, x=free.x, y=free.y),
        "kind of ship": ship(kind="frigate", letter="B"),
        "letter": _with(public, ships=(ships[0], *_first(ships[1:], letter="B"))),
        "owner of a ship": ship(seat=1),
        "frozen": ship(frozen=True),
        "protected": ship(protected=True),
        "adrift": ship(adrift=True),
        "owner": planet(owner=(planets[owned].owner or 0) + 1),
        "nobody's": planet(owner=None, fortress=None),
        "price": planet(pepper=5),
        "product": planet(product="vanilla" if planets[owned].product == "pepper" else "pepper"),
        "fortress": planet(fortress=0 if planets[owned].fortress is None else None),
        "protected fortress": planet(fortress=0, fortress_protected=not planets[owned].fortress_protected),
        "tiles": _with(public, deeds=tuple(deed for deed in public.deeds if deed.what != "laid")),
        "journey": _with(public, deeds=tuple(deed for deed in public.deeds if deed.what != "moved")),
        "loss": _with(public, deeds=tuple(deed for deed in public.deeds if deed.what != "destroyed")),
        "conquest": _with(public, deeds=tuple(deed for deed in public.deeds if deed.what != "conquered")),
        "open cell": _with(public, cells=(*public.cells[:empty], closed, *public.cells[empty + 1 :])),
        "path": _with(public, paths=public.paths[:-1]),
    }
    seen = board(public).tobytes()
    for fact, other in others.items():
        assert board(other).tobytes() != seen, f"{fact} is not shown"


def test_the_hand_shows_what_one_has() -> None:
    public, own = NAMED["tactics_3"]
    player = public.players[own.seat]
    others = {
        "count": msgspec.structs.replace(own, hand=_first(own.hand, count=3)),
        "barred": msgspec.structs.replace(own, hand=_first(own.hand, barred=say("picture-over"))),
        "reserve": msgspec.structs.replace(own, reserve=_first(own.reserve, count=4)),
        "captain": msgspec.structs.replace(own, captains=own.captains[1:]),
        "captains to come": msgspec.structs.replace(own, captains=own.captains[:2]),
        "affordable": msgspec.structs.replace(own, affordable=()),
        "prize": msgspec.structs.replace(own, prizes=own.prizes[1:]),
        "missing": msgspec.structs.replace(own, prizes=_first(own.prizes, missing_vanilla=2)),
        "saved": msgspec.structs.replace(own, prizes=_first(own.prizes, saved=0)),
        "fortified": msgspec.structs.replace(own, prizes=_first(own.prizes, fortified=True)),
    }
    seen = hand(public, own).tobytes()
    for fact, other in others.items():
        assert hand(public, other).tobytes() != seen, f"{fact} is not shown"
    for changes in ({"pepper": 1}, {"vanilla": 5}, {"bonus": ()}, {"crew_played": 2}):
        players = tuple(
            msgspec.structs.replace(one, **changes) if one.seat == own.seat else one for one in public.players
        )
        assert hand(_with(public, players=players), own).tobytes() != seen, changes
    assert player.nation
    team, mine = NAMED["tactics_4"]
    assert mine.partner is not None
    assert hand(team, mine).tobytes() != hand(team, msgspec.structs.replace(mine, partner=None)).tobytes()


def test_a_drawn_game_names_no_winner() -> None:
    public = samples.public("over", 3, "19", 19)
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
    public = samples.public("tactics", 4, "19", 15)
    waiting = _first(public.players, display=("gunner", "governor"), effects=(Effect("governor", 1),))
    done = _first(public.players, display=("gunner", "governor"), effects=())
    assert board(_with(public, players=waiting)).tobytes() != board(_with(public, players=done)).tobytes()


# --- cost ------------------------------------------------------------------------------------------------


def test_a_full_sky_is_drawn_quickly() -> None:
    public, own = NAMED["full_27"]
    board(public)
    hand(public, own)
    start = time.process_time()
    for _ in range(3):
        board(public)
        hand(public, own)
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
    public, _ = NAMED["nation_2"]
    unknown = [player.seat for player in public.players if not player.nation]
    assert unknown
    for seat in unknown:
        assert render.liveries("efemeris", public)[seat].symbol == str(seat + 1)
    assert [one.symbol for one in render.liveries("efemeris", None)[:4]] == ["1", "2", "3", "4"]


def test_the_final_cards_show_nations_and_not_seats() -> None:
    """The same end, with the nations exchanged, is another picture; with nothing exchanged it is not."""
    public, _ = NAMED["tactics_2"]
    one, other = public.players[:2]
    players = (
        msgspec.structs.replace(one, nation=other.nation),
        msgspec.structs.replace(other, nation=one.nation),
    )
    exchanged = msgspec.structs.replace(public, players=players)
    title = say("efemeris-picture-title")
    end = outcome(samples.PARTS, 2)
    points = ((0, (1, 1)), (1, (1, 2)), (2, (3, 2)))

    def drawn(left: Public) -> list[bytes]:
        card = render.StandingsCard(game="efemeris", title=title, outcome=end, public=left)
        chart = render.ScoreChart(game="efemeris", title=title, outcome=end, points=points, public=left)
        pictures = render.standings(card, words()), render.scores(chart, words())
        return [picture.image.tobytes() for picture in pictures]

    assert drawn(public) == drawn(public)
    for before, after in zip(drawn(public), drawn(exchanged), strict=True):
        assert before != after


# --- the names of planets --------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("tile", list(shapes.box().planets))
def test_name_price_and_cell_of_a_planet_keep_clear_of_each_other(tile: str, language: str) -> None:
    name = words(language)(say(f"efemeris-planet-{tile}"))
    wide = width_of(name, ITALIC_BOLD, 24) / layout.SMALL_UNIT
    for rotation in range(6):
        found = plan(shapes.shape_of(tile, rotation), name)
        boxes = [(*found.name, wide, 0.26), (*found.price, 0.5, 0.6), (*found.cell, 0.4, 0.3)]
        for (x, y, across, down), (a, b, wider, deeper) in combinations(boxes, 2):
            clear = abs(x - a) >= (across + wider) / 2 or abs(y - b) >= (down + deeper) / 2
            assert clear, (tile, rotation, found)


def test_planets_have_their_names_on_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    public, _ = NAMED["full_27"]
    listener = Listener(monkeypatch)
    board(public, "de")
    said = {text for text, *_ in listener.texts}
    assert {words("de")(say(f"efemeris-planet-{one.tile}")) for one in public.planets} <= said


# --- ships and what they must not cover --------------------------------------------------------------------


def skies() -> list[Scene]:
    """Crowded skies of every size, ready to be drawn."""
    found = []
    for seed in range(3, 11):
        for layout_name, tiles in (("19", 19), ("27", 27)):
            public = samples.public("tactics", 4, layout_name, tiles, seed)
            image = Image.new("RGBA", (layout.WIDTH, layout.HEIGHT))
            found.append(Scene(image, board_window(len(public.cells)), public, words()))
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
