"""Magellan's small places: nothing touches anything, and every plate says what holds now."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import msgspec
import pytest
from PIL import Image

import render
from data.words import Phrases
from engines.contract.core import Draft, Option, Pick, Say, Words, say
from engines.games.magellan.views.view import Money, Player, Public, Ship, StandingOrder
from render.kit import icons
from render.kit.decoration import ornaments
from render.kit.drawing import sprites
from render.kit.drawing.sprites import Stretched
from render.magellan import layout, panel, pieces, sheet, stage
from tests.render.choices import choice_or_hand
from tests.render.magellan.test_board import money
from tests.render.names import LONG_NAMES, NAMES
from tests.render.samples import Sample, first, samples, various
from tests.render.text_layout import WrittenText, on_text

TALL_NAMES = ("Ågyð Ýgjý", "Älgjgy", "Ögygyg", "Üjgyq", "Çgjpqy", "Ģģyjpq Ķķ")
"""Letters that reach as high and as low as letters do."""
WORDS = Phrases("en", NAMES)
Box = tuple[float, float, float, float]


class Panel:
    """What the plates of the players hold: texts, signs and the plates themselves, with their places."""

    def __init__(self, public: Public, words: Words, monkeypatch: pytest.MonkeyPatch) -> None:
        self.texts: dict[str, list[Box]] = {}
        self.signs: list[Box] = []
        self.plates: list[Box] = []
        self.image = Image.new("RGB", (layout.WIDTH, layout.HEIGHT))
        with monkeypatch.context() as patch:
            self._watch(patch)
            panel.draw_panel(self.image, public, words)

    def _watch(self, patch: pytest.MonkeyPatch) -> None:
        plain: set[int] = set()
        """What may stand across the rims of plates: seals, the pointer, the gavel on a seal."""
        paste = sprites.paste
        for name in ("seal", "pointer"):
            patch.setattr(panel, name, _noting(getattr(panel, name), plain))
        patch.setattr(icons, "gavel", _noting(icons.gavel, plain))

        def note_paste(
            image: Image.Image, piece: Image.Image | Stretched, x: float, y: float, anchor: str = "mm"
        ) -> None:
            paste(image, piece, x, y, anchor)
            if id(piece) in plain:
                return
            left = round(x - {"l": 0.0, "m": piece.width / 2}[anchor[0]])
            top = round(y - {"t": 0.0, "m": piece.height / 2}[anchor[1]])
            whole = piece.image() if isinstance(piece, Stretched) else piece
            ink = whole.getchannel("A").point(lambda alpha: 255 if alpha > 40 else 0).getbbox()
            assert ink is not None
            box = (left + ink[0], top + ink[1], left + ink[2], top + ink[3])
            (self.plates if isinstance(piece, Stretched) else self.signs).append(box)

        def note_text(written: WrittenText) -> None:
            if written.image is self.image:
                self.texts.setdefault(written.text, []).append(written.box)

        patch.setattr(panel, "paste", note_paste)
        patch.setattr(ornaments, "scale_bar", _noting(ornaments.scale_bar, plain))
        patch.setattr(ornaments, "rose", _noting(ornaments.rose, plain))
        on_text(patch, note_text)

    def check(self) -> None:
        inked = [(text, box) for text, boxes in self.texts.items() for box in boxes]
        inked += [("a sign", box) for box in self.signs]
        for index, (what, box) in enumerate(inked):
            assert any(_inside(box, edge) for edge in self.plates), f"{what} at {box} crosses a rim"
            for other, second in inked[index + 1 :]:
                assert not _touch(box, second), f"{what} at {box} touches {other} at {second}"
        for index, edge in enumerate(self.plates):
            assert edge[3] <= layout.PLAYERS_BOTTOM
            assert not any(_touch(edge, other) for other in self.plates[index + 1 :])


def _noting(make: Any, made: set[int]) -> Any:
    def noting(*args: Any, **options: Any) -> Any:
        piece = make(*args, **options)
        made.add(id(piece))
        return piece

    return noting


def _touch(one: Box, other: Box) -> bool:
    return min(one[2], other[2]) > max(one[0], other[0]) and min(one[3], other[3]) > max(one[1], other[1])


def _inside(box: Box, edge: Box) -> bool:
    """Clear of the rule."""
    across = box[0] >= edge[0] + 7 and box[2] <= edge[2] - 7
    return across and box[1] >= edge[1] + 4 and box[3] <= edge[3] - 5


def _with_hands(public: Public, hands: dict[int, tuple[Money, ...]]) -> Public:
    """These hands lie open, and no others."""

    def opened(player: Player) -> Player:
        hand = hands.get(player.seat)
        return msgspec.structs.replace(
            player, open_hand=hand, cards=player.cards if hand is None else len(hand)
        )

    return msgspec.structs.replace(public, players=tuple(opened(player) for player in public.players))


def _over(seats: int) -> Public:
    """The end: every hand lies open, the first one is empty."""
    public: Public = samples("magellan", {"seats": seats})[-1].public
    return _with_hands(public, {seat: money(*range(1, 1 + seat)) for seat in range(seats)})


BY_NAMES = pytest.mark.parametrize("names", [NAMES, LONG_NAMES, TALL_NAMES], ids=["short", "long", "tall"])


@BY_NAMES
@pytest.mark.parametrize("seats", range(3, 7))
def test_nothing_touches_in_the_plates_of_the_players(
    seats: int, names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many hands lie open; in play it is seldom more than one."""
    words = Phrases("de", names)
    for sample in various("magellan", {"seats": seats}).values():
        for open_hands in range(4):
            hands = {seat: hand for seat, hand in enumerate(HANDS) if seat < open_hands}
            drawn = Panel(_with_hands(sample.public, hands), words, monkeypatch)
            assert len(drawn.plates) == seats
            drawn.check()


HANDS = money(1, 2, 4, 4, 6, 7, 8, 9, 9, 9), money(1, 2, 3, 3, 5, 5, 5, 7, 8, 8, 9, 9, 9), money(3, 8)


@BY_NAMES
@pytest.mark.parametrize("seats", range(3, 7))
def test_at_the_end_a_plate_holds_a_name_and_one_total(
    seats: int, names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    public = _over(seats)
    for purse in ("purse", "hollow_purse", "cards", "eye", "veto"):
        monkeypatch.setattr(icons, purse, None)  # none of them has a place here
    drawn = Panel(public, Phrases("de", names), monkeypatch)
    drawn.check()
    totals = [str(player.total) for player in public.players]
    for total in totals:
        assert len(drawn.texts[total]) == totals.count(total)
    assert sum(map(len, drawn.texts.values())) == 2 * seats
    assert len(drawn.signs) == seats


def _opening() -> Public:
    """The first auction of six players."""
    public: Public = samples("magellan")[0].public
    return public


def test_an_empty_open_hand_has_no_line(monkeypatch: pytest.MonkeyPatch) -> None:
    public = _opening()
    plain = Panel(public, WORDS, monkeypatch)
    assert Panel(_with_hands(public, {3: ()}), WORDS, monkeypatch).plates == plain.plates
    assert Panel(_with_hands(public, {3: money(4)}), WORDS, monkeypatch).plates != plain.plates


@pytest.mark.parametrize("count", [1, 13, 18])
def test_every_card_of_an_open_hand_is_seen_whole(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    cards = money(*(1 + place % 9 for place in range(count)))
    drawn = Panel(_with_hands(_opening(), {2: cards}), WORDS, monkeypatch)
    drawn.check()
    without = Panel(_opening(), WORDS, monkeypatch)
    assert len(drawn.signs) == len(without.signs) + count + 1  # and the eye


# --- the rows of the chart -------------------------------------------------------------------------------


def _with_sides(sides: str) -> tuple[Sample, ...]:
    return samples("magellan", {"seats": 6, "settings": {"board1": sides[0], "board2": sides[1]}})


def _manned(public: Public) -> Public:
    """A ship on every field: a free berth would be marked."""
    manned = [
        msgspec.structs.replace(
            row,
            fields=tuple(
                tuple(msgspec.structs.replace(berth, ships=(Ship(seat=0),)) for berth in field)
                for field in row.fields
            ),
        )
        for row in public.rows
    ]
    return msgspec.structs.replace(public, rows=tuple(manned))


@pytest.mark.parametrize("sides", ["AA", "BB"])
@pytest.mark.parametrize("index", range(6))
def test_the_frame_of_a_row_covers_nothing(index: int, sides: str) -> None:
    """Portraits, names, badges, signs and values look the same inside the frame as without it."""
    public = msgspec.structs.replace(_manned(_with_sides(sides)[0].public), phase=3)
    explorers = [row.explorer for row in public.rows]
    framed, plain = (
        render.board("magellan", msgspec.structs.replace(public, card=card), Phrases("de", NAMES))[0].image
        for card in (explorers[index], explorers[(index + 2) % 6])
    )
    top, bottom = layout.TOP + layout.ROW * index, layout.TOP + layout.ROW * (index + 1)
    first = layout.LEFT + layout.FRAME + 1
    spans = [(first, layout.BERTHS[0][0] - 40)]
    spans += [
        (x - width // 2 - layout.SIGN // 2, x + width // 2)
        for x, width in zip(layout.PLATES, layout.PLATE_WIDTHS, strict=True)
    ]
    for left, right in spans:
        box = (left, top + layout.FRAME, right, bottom - layout.FRAME)
        assert framed.crop(box).tobytes() == plain.crop(box).tobytes()
    assert framed.crop((first, top, first + 90, top + 8)) != plain.crop((first, top, first + 90, top + 8))


@pytest.mark.parametrize("sides", ["AA", "BB"])
def test_portraits_badges_and_signs_are_large_and_keep_clear_of_the_frame(
    sides: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    boxes: list[Box] = []
    paste = sprites.paste

    def note(image: Image.Image, piece: Image.Image, x: float, y: float, anchor: str = "mm") -> None:
        boxes.append((x - piece.width / 2, y - piece.height / 2, x + piece.width / 2, y + piece.height / 2))
        paste(image, piece, x, y, anchor)

    monkeypatch.setattr(sheet, "paste", note)
    sheet._sheet.cache_clear()
    sheet.sheet(_with_sides(sides)[-1].public.rows, Phrases("de", NAMES))
    assert len(boxes) > 30
    small = [box for box in boxes if box[2] - box[0] < 60]
    assert min(box[2] - box[0] for box in small) >= 42
    for box in boxes:
        row = int((box[1] - layout.TOP) // layout.ROW)
        top = layout.TOP + layout.ROW * row
        assert top + layout.FRAME <= box[1], box
        assert box[3] <= top + layout.ROW - layout.FRAME, box
        assert box[0] >= layout.LEFT + layout.FRAME, box
        assert box[2] <= layout.RIGHT - layout.FRAME - 1, box
        under = [other for other in small if other != box and _touch(other, box)]
        assert not under or box[2] - box[0] >= 90, "only plates carry signs"


@pytest.mark.parametrize("signed", [False, True])
@pytest.mark.parametrize("width", layout.PLATE_WIDTHS)
@pytest.mark.parametrize("crown", ["0", "12", "×3", "≤20"])
def test_values_stay_within_their_plate(
    crown: str, width: int, signed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if crown == "≤20" and width < max(layout.PLATE_WIDTHS):
        width = max(layout.PLATE_WIDTHS)  # the gamble is on field III
    texts, signs = _on_a_plate(pieces, monkeypatch, lambda: _value_plate(crown, width, signed=signed))
    assert set(texts) == {"6", crown}
    for box in texts.values():
        assert box[2] <= width - 7
        assert box[3] <= layout.PLATE_HEIGHT - 7
        assert not any(_touch(box, sign) for sign in signs)


def _value_plate(crown: str, width: int, *, signed: bool) -> Image.Image:
    pieces.value_plate.cache_clear()
    return pieces.value_plate(6, crown, width, signed=signed)


def _on_a_plate(
    module: ModuleType, monkeypatch: pytest.MonkeyPatch, draw_it: Any
) -> tuple[dict[str, Box], list[Box]]:
    texts: dict[str, Box] = {}
    signs: list[Box] = []
    paste = module.paste

    def note_paste(image: Image.Image, piece: Image.Image, x: float, y: float) -> None:
        ink = piece.getchannel("A").getbbox()
        assert ink is not None
        left, top = round(x - piece.width / 2), round(y - piece.height / 2)
        signs.append((left + ink[0], top + ink[1], left + ink[2], top + ink[3]))
        paste(image, piece, x, y)

    def note_text(written: WrittenText) -> None:
        texts[written.text] = written.box

    monkeypatch.setattr(module, "paste", note_paste)
    on_text(monkeypatch, note_text)
    draw_it()
    return texts, signs


# --- the words of the hand -------------------------------------------------------------------------------


class Listening(Phrases):
    """Words that remember what they were asked for."""

    def __init__(self) -> None:
        super().__init__("en", NAMES)
        self.heard: set[str] = set()

    def __call__(self, text: Say) -> str:
        self.heard.add(text.key.removeprefix("magellan-picture-"))
        return super().__call__(text)


def test_a_payment_is_suggested_until_it_is_chosen() -> None:
    public, own, _ = first("magellan", lambda sample: sample.own.must_pay)
    pay = Pick(field="cards", text=say("x"), options=(Option(value=[9, 3], text=say("x")),))
    heard = []
    cases: list[tuple[Pick | None, Draft]] = [
        (pay, {"move": "pay"}),
        (None, {"move": "pay", "cards": [9, 3]}),
        (None, {}),
    ]
    for question, draft in cases:
        words = Listening()
        choice_or_hand("magellan", public, own, question, draft, words)
        heard.append(words.heard & {"suggested", "payment"})
    assert heard == [{"suggested"}, {"payment"}, set()]


def test_the_hand_shows_the_final_score_when_the_game_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    public, own, _ = samples("magellan", {"seats": 4})[-2]
    orders = StandingOrder(explorer="cook", limit=12, veto="use")
    own = msgspec.structs.replace(own, projected=99, orders=(orders,))
    words = Listening()
    render.hand("magellan", samples("magellan", {"seats": 4})[0].public, own, words)
    assert {"projected", "orders"} <= words.heard
    assert "final" not in words.heard
    words = Listening()
    numbers: list[str] = []
    on_text(monkeypatch, lambda written: numbers.append(written.text))
    render.hand("magellan", public, own, words)
    assert "final" in words.heard
    assert not words.heard & {"projected", "orders", "no-orders", "auto-forced", "gamble-until"}
    assert str(public.players[own.seat].total) in numbers
    assert "99" not in numbers


@pytest.mark.parametrize(
    ("phase", "explorer", "shown"),
    [
        (1, "cook", "5"),
        (3, "cook", "+10"),
        (2, "columbus", "+4"),
        (3, "magellan", "×3"),
        (2, "marco_polo", "0"),
    ],
)
def test_the_offer_shows_what_the_crown_gains(
    phase: int, explorer: str, shown: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A ship leaves the field before and its crown."""
    public = first(
        "magellan", lambda sample: sample.kind == "bidding" and sample.public.phase == phase
    ).public
    public = msgspec.structs.replace(public, card=explorer)
    written: list[str] = []
    pair = stage._pair

    def note(image: Image.Image, x: float, y: float, sign: Image.Image, number: str) -> None:
        written.append(number)
        pair(image, x, y, sign, number)

    monkeypatch.setattr(stage, "_pair", note)
    render.board("magellan", public, WORDS)
    assert written[1] == shown
