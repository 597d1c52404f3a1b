"""Magellan's small places: nothing touches anything, and every plate says what holds now."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import msgspec
import pytest
from PIL import Image

import render
from engines.contract.core import Option, Pick, Say, say
from engines.games.magellan.views.view import Money, Own, Player, Public
from render.kit import icons
from render.kit.decoration import ornaments
from render.kit.drawing import sprites
from render.kit.drawing.sprites import Stretched
from render.magellan import layout, panel, pieces, sheet, stage
from tests.render.choices import choice_or_hand
from tests.render.magellan import samples
from tests.render.text_layout import WrittenText, on_text
from tests.render.texts import LONG_NAMES, NAMES, PlainWords

TALL_NAMES = ("Ågyð Ýgjý", "Älgjgy", "Ögygyg", "Üjgyq", "Çgjpqy", "Ģģyjpq Ķķ")
"""Letters that reach as high and as low as letters do."""
Box = tuple[float, float, float, float]


class Panel:
    """What the plates of the players hold: texts, signs and the plates themselves, with their places."""

    def __init__(self, public: Public, words: PlainWords, monkeypatch: pytest.MonkeyPatch) -> None:
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
    def opened(player: Player) -> Player:
        if player.seat not in hands:
            return player
        hand = hands[player.seat]
        return msgspec.structs.replace(player, open_hand=hand, cards=len(hand))

    return msgspec.structs.replace(public, players=tuple(opened(player) for player in public.players))


def _over(seats: int) -> Public:
    """The end: every hand lies open, the first one is empty."""
    hands = {seat: samples.money(*range(1, 1 + seat)) for seat in range(seats)}
    return _with_hands(samples.public("over", 3, seats), hands)


STEPS = ("veto", "bidding", "payment", "exchange", "gamble", "over")


@pytest.mark.parametrize("names", [NAMES, LONG_NAMES, TALL_NAMES], ids=["short", "long", "tall"])
@pytest.mark.parametrize("open_hands", range(4))
@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("seats", range(3, 7))
def test_nothing_touches_in_the_plates_of_the_players(
    seats: int, step: str, open_hands: int, names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    public = samples.public(step, 1, seats, "AA", open_hands)
    drawn = Panel(public, PlainWords("de", names), monkeypatch)
    assert len(drawn.plates) == seats
    drawn.check()


@pytest.mark.parametrize("names", [NAMES, LONG_NAMES, TALL_NAMES], ids=["short", "long", "tall"])
@pytest.mark.parametrize("seats", range(3, 7))
def test_at_the_end_a_plate_holds_a_name_and_one_total(
    seats: int, names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    public = _over(seats)
    for purse in ("purse", "hollow_purse", "cards", "eye", "veto"):
        monkeypatch.setattr(icons, purse, None)  # none of them has a place here
    drawn = Panel(public, PlainWords("de", names), monkeypatch)
    drawn.check()
    for player in public.players:
        assert len(drawn.texts[str(player.total)]) == 1
    assert sum(map(len, drawn.texts.values())) == 2 * seats
    assert len(drawn.signs) == seats


def test_an_empty_open_hand_has_no_line(monkeypatch: pytest.MonkeyPatch) -> None:
    public = samples.public("bidding", 1, 6)
    plain = Panel(public, PlainWords(), monkeypatch)
    empty = Panel(_with_hands(public, {3: ()}), PlainWords(), monkeypatch)
    assert empty.plates == plain.plates
    assert Panel(_with_hands(public, {3: samples.money(4)}), PlainWords(), monkeypatch).plates != plain.plates


@pytest.mark.parametrize("count", [1, 13, 18])
def test_every_card_of_an_open_hand_is_seen_whole(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    cards = samples.money(*(1 + place % 9 for place in range(count)))
    drawn = Panel(_with_hands(samples.public("bidding", 1, 6), {2: cards}), PlainWords(), monkeypatch)
    drawn.check()
    without = Panel(samples.public("bidding", 1, 6), PlainWords(), monkeypatch)
    assert len(drawn.signs) == len(without.signs) + count + 1  # and the eye


# --- the rows of the chart -------------------------------------------------------------------------------


@pytest.mark.parametrize("sides", ["AA", "BB"])
@pytest.mark.parametrize("index", range(6))
def test_the_frame_of_a_row_covers_nothing(index: int, sides: str) -> None:
    """Portraits, names, badges, signs and values look the same inside the frame as without it."""
    public = msgspec.structs.replace(samples.public("bidding", 3, 6, sides), last_sale=None)
    framed, plain = (
        render.board("magellan", msgspec.structs.replace(public, card=card), PlainWords("de"))[0].image
        for card in (samples.EXPLORERS[index], samples.EXPLORERS[(index + 2) % 6])
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
    sheet.sheet(samples.public("over", 3, 6, sides).rows, PlainWords("de"))
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


class Listening(PlainWords):
    """Words that remember what they were asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: set[str] = set()

    def __call__(self, text: Say) -> str:
        self.heard.add(text.key.removeprefix("magellan-picture-"))
        return super().__call__(text)


def _payer() -> Own:
    return msgspec.structs.replace(samples.own(0, 7, step="payment"), must_pay=12)


def test_a_payment_is_suggested_until_it_is_chosen() -> None:
    pay = Pick(field="cards", text=say("x"), options=(Option(value=[9, 3], text=say("x")),))
    public = samples.public("payment")
    heard = []
    for question, draft in ((pay, {"move": "pay"}), (None, {"move": "pay", "cards": [9, 3]}), (None, {})):
        words = Listening()
        choice_or_hand("magellan", public, _payer(), question, draft, words)  # type: ignore[arg-type]
        heard.append(words.heard & {"suggested", "payment"})
    assert heard == [{"suggested"}, {"payment"}, set()]


def test_the_hand_shows_the_final_score_when_the_game_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    own = samples.own(1, 5, step="over", phase=3)
    words = Listening()
    render.hand("magellan", samples.public("bidding"), own, words)
    assert {"projected", "orders"} <= words.heard
    assert "final" not in words.heard
    words = Listening()
    public = _over(4)
    numbers: list[str] = []
    on_text(monkeypatch, lambda written: numbers.append(written.text))
    render.hand("magellan", public, own, words)
    assert "final" in words.heard
    assert not words.heard & {"projected", "orders", "no-orders", "auto-forced", "gamble-until"}
    totals = [str(player.total) for player in public.players]
    assert [numbers.count(total) for total in totals] == [1, 2, 1, 1]
    assert str(own.projected) not in numbers


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
    public = msgspec.structs.replace(samples.public("bidding", phase), card=explorer)
    written: list[str] = []
    pair = stage._pair

    def note(image: Image.Image, x: float, y: float, sign: Image.Image, number: str) -> None:
        written.append(number)
        pair(image, x, y, sign, number)

    monkeypatch.setattr(stage, "_pair", note)
    render.board("magellan", public, PlainWords())
    assert written[1] == shown
