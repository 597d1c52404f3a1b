"""Age of Discovery's pictures: what of them is not said of all games."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from data.words import Phrases, languages
from engines.contract.core import Draft, Option, Pick, Question, say
from engines.games.age_of_discovery import GAME
from engines.games.age_of_discovery.views.landings import landings
from engines.games.age_of_discovery.views.view import Chip, Player, Public, Running, Stock
from render.age_of_discovery import layout, panel, private_hand, sheet, warm
from render.age_of_discovery.flags import TONES, letter, on
from render.age_of_discovery.header import winners
from render.age_of_discovery.private_hand import draw_hand
from render.age_of_discovery.public_board import draw_chart
from render.kit.drawing.colour import contrast
from render.kit.drawing.lettering import width_of
from tests.render.choices import choice_or_hand
from tests.render.names import NAMES
from tests.render.samples import Sample, first, samples

KEY = "age_of_discovery"
WORDS = Phrases("en", NAMES)
COLOURS = dict(zip(GAME.figures.colours.codes, GAME.figures.colours.names, strict=True))
Box = tuple[float, float, float, float]


def changed(struct: Any, **changes: object) -> Any:
    return msgspec.structs.replace(struct, **changes)


def with_player(public: Public, seat: int, **changes: object) -> Public:
    players = list(public.players)
    players[seat] = changed(players[seat], **changes)
    return changed(public, players=tuple(players))  # type: ignore[no-any-return]


def middle() -> Sample:
    """The beginning of a turn in which a free ship can land, and a contract in the hand can be started."""

    def shows(one: Sample) -> bool:
        ready = any(card.cheapest for card in one.own.hand)
        return ready and one.public.open_action is None and bool(landings(one.public, one.own))

    return first(KEY, shows)


def over() -> Public:
    public: Public = samples(KEY, {"seats": 3})[-1].public
    return public


def chip(text: str) -> Chip:
    """ "R2", or a joker with its volume and both colours: "3RY"."""
    if text[0].isdigit():
        return Chip(colour="", volume=int(text[0]), joker=True, colours=(COLOURS[text[1]], COLOURS[text[2]]))
    return Chip(colour=COLOURS[text[0]], volume=int(text[1]))


def stock(kinds: str, counts: Sequence[int] = (1,) * 18) -> tuple[Stock, ...]:
    """So many free ships of each of these kinds."""
    return tuple(
        Stock(kind=kind, colour=COLOURS[kind[0]], volume=int(kind[1]), count=count)
        for kind, count in zip(kinds.split(), counts, strict=False)
    )


@pytest.mark.parametrize("colour", TONES)
def test_letters_stand_out_from_their_flag(colour: str) -> None:
    assert contrast(on(colour), TONES[colour]) >= 3.7


@pytest.mark.parametrize("language", languages())
def test_letters_tell_all_colours_apart(language: str) -> None:
    words = Phrases(language)
    letters = {colour: letter(words, colour) for colour in TONES}
    assert len(set(letters.values())) == len(TONES) == 6
    for colour, code in letters.items():
        assert len(code) == 1
        assert code.lower() in words(say(f"{KEY}-colour-{colour}")), "it is a letter of the word"


def test_the_sheets_can_be_built_beforehand() -> None:
    sheet.chart_base.cache_clear()
    sheet.harbour_base.cache_clear()
    warm()
    assert sheet.chart_base.count() == sheet.harbour_base.count() == 1


def test_only_the_cells_of_the_last_turn_are_framed() -> None:
    public = first(KEY, lambda one: len(_fresh(one.public)) == 2).public
    tiles = [
        changed(one, ships=tuple(changed(ship, fresh=False) for ship in one.ships))
        for one in public.expeditions
    ]
    plain, framed = (draw_chart(one, WORDS) for one in (changed(public, expeditions=tuple(tiles)), public))
    assert [index for index in range(12) if _cell(plain, index) != _cell(framed, index)] == _fresh(public)


def _fresh(public: Public) -> list[int]:
    return [number for number, one in enumerate(public.expeditions) if any(ship.fresh for ship in one.ships)]


def _cell(image: Image.Image, index: int) -> bytes:
    x, y = layout.cell(index)
    return image.crop((x, y, x + layout.CELL, y + layout.CELL_HIGH)).tobytes()


def test_the_interim_boxes_fade_alone() -> None:
    """After the interim scoring its numbers lose their colour; the others do not change."""
    x, y = layout.cell(0)
    boxes = {"interim": (x + 76, y + 62, x + 180, y + 108), "final": (x + 186, y + 62, x + 290, y + 108)}
    public = middle().public
    before, after = (draw_chart(changed(public, interim_done=done), WORDS) for done in (False, True))
    assert before.crop(boxes["interim"]).tobytes() != after.crop(boxes["interim"]).tobytes()
    assert before.crop(boxes["final"]).tobytes() == after.crop(boxes["final"]).tobytes()


def test_the_turns_to_a_standstill_are_counted_while_the_game_runs() -> None:
    """Computer players don't let it come to that."""
    public = middle().public
    drawn = {draw_chart(changed(public, turns_to_stall=left), WORDS).tobytes() for left in (None, 5, 4)}
    assert len(drawn) == 3


def test_no_countdown_runs_after_the_end() -> None:
    final = first(KEY, lambda one: one.public.final).public.final
    lingering = changed(over(), final=final, interim=final, turns_to_stall=3)
    assert draw_chart(lingering, WORDS).tobytes() == draw_chart(over(), WORDS).tobytes()


def test_winners() -> None:
    """Most points; then more ships on no expedition; then they share."""

    def ended(*results: tuple[int, int]) -> Public:
        public = over()
        for seat, (points, unplaced) in enumerate(results):
            public = with_player(public, seat, points=points, unplaced=unplaced)
        return public

    assert winners(ended((61, 2), (61, 3), (60, 9))) == [1]
    assert winners(ended((61, 2), (61, 2), (60, 9))) == [0, 1]
    assert winners(ended((61, 2), (61, 2), (62, 0))) == [2]
    alone, shared = (draw_chart(ended((61, 2), (61, 2), (points, 2)), WORDS) for points in (60, 61))
    assert alone.tobytes() != shared.tobytes()


# --- pieces in their lines ---------------------------------------------------------------------------------


KINDS = [f"{code}{volume}" for code in COLOURS for volume in (1, 2, 3)]


def _running(count: int) -> tuple[Running, ...]:
    """So many contracts, with incomes of one digit and of two. Hardly anybody has more than three."""
    found = {
        run.contract.name: run
        for one in samples(KEY)
        for player in one.public.players
        for run in player.running
    }
    incomes = 13, 16, 11, 8, 16
    return tuple(
        changed(run, income=income)
        for run, income in zip(list(found.values())[:count], incomes, strict=False)
    )


class Pieces:
    """Where the panel puts its pieces, and the text among them."""

    def __init__(self) -> None:
        self.boxes: list[Box] = []

    def paste(self, image: Image.Image, piece: Image.Image, x: float, y: float, anchor: str = "mm") -> None:
        left = x - {"l": 0.0, "m": piece.width / 2, "r": float(piece.width)}[anchor[0]]
        if y > layout.PLATES_TOP + 135:
            self.boxes.append((left, y - piece.height / 2, left + piece.width, y + piece.height / 2))

    def write(
        self, image: Image.Image, x: float, y: float, text: str, face: Any, size: int, *more: Any
    ) -> None:
        if y > layout.PLATES_TOP + 135 and text.startswith("+"):
            self.boxes.append((x, y - 20, x + width_of(text, face, size), y))


def _lower_half(player: Player, monkeypatch: pytest.MonkeyPatch) -> list[Box]:
    pieces = Pieces()
    with monkeypatch.context() as patched:
        patched.setattr(panel, "paste", pieces.paste)
        patched.setattr(panel, "write", pieces.write)
        panel._player(
            Image.new("RGB", (1400, 400)), layout.PLATES_TOP, player, WORDS, active=False, over=False
        )
    return pieces.boxes


@settings(max_examples=150, deadline=None)
@given(
    kinds=st.lists(st.sampled_from(KINDS), unique=True),
    counts=st.lists(st.integers(1, 3), min_size=18, max_size=18),
    contracts=st.integers(0, 5),
)
def test_pieces_on_a_plate_do_not_cover_each_other(
    kinds: list[str], counts: list[int], contracts: int
) -> None:
    ships = stock(" ".join(kinds), counts)
    player = changed(middle().public.players[0], ships=ships, running=_running(contracts))
    with pytest.MonkeyPatch.context() as monkeypatch:
        boxes = _lower_half(player, monkeypatch)
    assert len(boxes) > min(contracts, 2)
    left, right = layout.PANEL + 10, layout.PANEL_RIGHT - 10
    bottom = layout.PLATES_TOP + layout.PLATE - 5
    for box in boxes:
        assert box[0] >= left, box
        assert box[2] <= right, box
        assert box[3] <= bottom, box
    for one, other in combinations(boxes, 2):
        across = min(one[2], other[2]) - max(one[0], other[0])
        down = min(one[3], other[3]) - max(one[1], other[1])
        assert across <= 0 or down <= 0, (one, other)


@pytest.mark.parametrize("ships", ["Y1 Y1 R1 R1 1YG", "G1 G1 B1 1RN N2", "W3 W3", "R1 Y1 G1 B1 W1 1RN"])
def test_the_ships_of_a_contract_stay_below_its_card(ships: str, monkeypatch: pytest.MonkeyPatch) -> None:
    boxes: list[Box] = []

    def note(image: Image.Image, piece: Image.Image, x: float, y: float, anchor: str) -> None:
        boxes.append((x, y - piece.height / 2, x + piece.width, y + piece.height / 2))

    monkeypatch.setattr(private_hand, "paste", note)
    chips = tuple(chip(text) for text in ships.split())
    private_hand._ships(Image.new("RGB", (10, 10)), 14, 200, 270, chips, WORDS)
    assert len(boxes) == len(set(chips))
    assert all(box[0] >= 14 and box[2] <= 200 and box[3] <= 330 for box in boxes)


def _number_hidden(ships: tuple[Stock, ...], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    texts: list[str] = []
    with monkeypatch.context() as patched:
        patched.setattr(panel, "write", lambda *args: texts.append(args[3]))
        panel.draw_ships(Image.new("RGB", (1400, 400)), ships, WORDS, [panel.Line(0, 278, 50)])
    return texts


def test_ships_without_room_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    assert _number_hidden((), monkeypatch) == ["–"]
    assert _number_hidden(stock("R1 G1 B1 W1"), monkeypatch) == []
    assert _number_hidden(stock("R1 G1 B1 W1 N1"), monkeypatch) == []
    assert _number_hidden(stock("R1 G1 B1 W1 N1 Y2 R3", [1, 1, 1, 1, 1, 2, 1]), monkeypatch) == ["+4"]


# --- what helps with a question ----------------------------------------------------------------------------


def _choice(question: Question | None, draft: Draft, sample: Sample | None = None) -> tuple[str, bytes]:
    public, own, _ = sample or middle()
    picture = choice_or_hand(KEY, public, own, question, draft, WORDS)
    assert picture is not None
    return picture.name, picture.image.tobytes()


def _pick(field: str, *values: str | int) -> Pick:
    options = tuple(Option(value=value, text=say("x")) for value in values)
    return Pick(field=field, text=say("x"), options=options)


def test_before_the_expedition_the_landings_are_marked() -> None:
    public, own, _ = middle()
    names = tuple(landing.expedition for landing in landings(public, own))
    before = _choice(_pick("ship", "W1"), {"move": "place_ship"})
    assert before == _choice(_pick("expedition", *names), {"move": "place_ship", "ship": "W1"})


def test_the_contract_in_question_is_framed() -> None:
    public, own, _ = middle()
    names = [card.contract.name for card in own.hand]
    plain = _choice(_pick("contract", *names), {"move": "start_contract"})
    assert plain == _choice(_pick("move", "take_coins"), {})
    assert plain == ("hand", draw_hand(public, own, WORDS).tobytes())
    draft: Draft = {"move": "start_contract", "contract": names[0], "ships": ["W1"]}
    framed = _choice(_pick("rounds", 1, 2, 3), draft)
    assert framed[0] == "hand"
    assert framed != plain


@pytest.mark.parametrize(
    ("action", "shown"), [("buy_ships", "harbour"), ("place_ships", "chart"), (None, "hand")]
)
def test_an_open_action_goes_on_in_its_own_picture(action: str | None, shown: str) -> None:
    """Whoever buys or places ship after ship sees what can still be chosen, not the hand."""
    public, own, _ = middle()
    public = changed(public, open_action=action, current=own.seat)
    assert _choice(None, {}, Sample(with_player(public, own.seat, coins=20), own))[0] == shown
