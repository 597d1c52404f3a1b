"""What matters is in the pictures: another fact, another picture. And pieces do not cover each other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from data.words import Phrases
from engines import games
from engines.contract.core import Draft, Option, Pick, Question, answer, open_options, say
from engines.games.age_of_discovery.views.landings import landings
from engines.games.age_of_discovery.views.view import Own, Player, Public, Stock
from engines.tables.table import Table
from render.age_of_discovery import layout, panel, private_hand
from render.age_of_discovery.harbour import draw_harbour
from render.age_of_discovery.header import winners
from render.age_of_discovery.private_hand import draw_hand
from render.age_of_discovery.public_board import draw_chart
from render.kit.drawing.lettering import width_of
from tests.render.age_of_discovery import samples
from tests.render.age_of_discovery.texts import AgeWords
from tests.render.choices import choice_or_hand
from tests.render.texts import LONG_NAMES

KEY = "age_of_discovery"
WORDS = AgeWords()
PUBLIC = samples.public()


def changed(struct: Any, **changes: object) -> Any:
    return msgspec.structs.replace(struct, **changes)


def with_player(public: Public, seat: int, **changes: object) -> Public:
    players = list(public.players)
    players[seat] = changed(players[seat], **changes)
    return changed(public, players=tuple(players))  # type: ignore[no-any-return]


def with_expedition(place: int, **changes: object) -> Public:
    found = list(PUBLIC.expeditions)
    found[place] = changed(found[place], **changes)
    return changed(PUBLIC, expeditions=tuple(found))  # type: ignore[no-any-return]


def _first_ship(**changes: object) -> Public:
    ships = PUBLIC.expeditions[0].ships
    return with_expedition(0, ships=(changed(ships[0], **changes), *ships[1:]))


def _chip(**changes: object) -> Public:
    return _first_ship(chip=changed(PUBLIC.expeditions[0].ships[0].chip, **changes))


HEAD = {
    "current": changed(PUBLIC, current=2),
    "turn": changed(PUBLIC, turn=39),
    "action": changed(PUBLIC, actions_used=("buy_ships",)),
    "second action": changed(PUBLIC, actions_used=("take_coins", "place_ships"), actions_left=0),
    "open action": changed(PUBLIC, open_action="take_coins"),
    "countdown": changed(PUBLIC, final=changed(PUBLIC.final, turns_left=3)),
    "seat of the countdown": changed(PUBLIC, final=changed(PUBLIC.final, seat=1)),
    "no countdown": changed(PUBLIC, final=None),
    "interim countdown": changed(PUBLIC, interim=PUBLIC.final, final=None),
    "both countdowns": changed(PUBLIC, interim=PUBLIC.final),
    "stall": changed(PUBLIC, final=None, turns_to_stall=5),
    "coins": with_player(PUBLIC, 0, coins=7),
    "hand": with_player(PUBLIC, 0, hand=3),
}
CHART = HEAD | {
    "interim done": changed(PUBLIC, interim_done=False),
    "fresh ship": _first_ship(fresh=True),
    "ship's seat": _first_ship(seat=3),
    "ship's colour": _chip(colour="blue"),
    "ship's volume": _chip(volume=1),
    "joker ship": _chip(joker=True),
    "row colour": with_expedition(9, row="white"),
    "room": with_expedition(3, room=0),
    "points": with_player(PUBLIC, 0, points=31),
    "fulfilled": with_player(PUBLIC, 0, fulfilled=3),
    "any cards": with_player(PUBLIC, 0, any_cards=0),
    "reserve cards": with_player(PUBLIC, 0, reserve_cards=2),
    "free ships": with_player(PUBLIC, 0, ships=samples.stock("W1 2xG2")),
    "joker known": with_player(PUBLIC, 0, joker=samples.joker("free:RY")),
    "joker at sea": with_player(PUBLIC, 2, joker=samples.joker("expedition:GB")),
    "joker's colours": with_player(PUBLIC, 2, joker=samples.joker("free:BW")),
    "running": with_player(PUBLIC, 0, running=samples.running("Y-5:10/1")),
    "rounds left": with_player(PUBLIC, 3, running=samples.running("B-3:4/2")),
    "income": with_player(PUBLIC, 3, running=samples.running("B-3:6/1")),
}


def _ship(row: str, column: int, **changes: object) -> Public:
    ships = list(getattr(PUBLIC, row))
    ships[column] = changed(ships[column], **changes) if changes else None
    return changed(PUBLIC, **{row: tuple(ships)})  # type: ignore[no-any-return]


def _slot(slot: int, **changes: object) -> Public:
    display = list(PUBLIC.display)
    display[slot] = changed(display[slot], **changes) if changes else None
    return changed(PUBLIC, display=tuple(display))  # type: ignore[no-any-return]


HARBOUR = HEAD | {
    "ship for sale": _ship("purchase_row", 0, colour="red"),
    "its volume": _ship("purchase_row", 0, volume=2),
    "its price": _ship("purchase_row", 0, price=6),
    "its reservation": _ship("purchase_row", 0, reserved_by=3),
    "whose reservation": _ship("purchase_row", 3, reserved_by=3),
    "fresh": _ship("purchase_row", 0, fresh=True),
    "sold out": _ship("purchase_row", 0),
    "ship to come": _ship("filling_row", 0, volume=1),
    "its pin": _ship("filling_row", 1, reserved_by=0),
    "none to come": _ship("filling_row", 4),
    "stacks": changed(PUBLIC, stacks=(0, 0, 0, 0, 2)),
    "active stack": changed(PUBLIC, active_stack=None),
    "contract stack": changed(PUBLIC, contract_stack=3),
    "no contract stack": changed(PUBLIC, contract_stack=0),
    "contract": _slot(0, contract=samples.contract("N-6")),
    "contract reserved": _slot(0, reserved_by=2),
    "whose contract": _slot(1, reserved_by=2),
    "contract fresh": _slot(0, fresh=True),
    "contract gone": _slot(0),
}
OWN = samples.own("midgame", 0, turns_left=2)
CHEAPEST = OWN.hand[0].cheapest
HAND_PUBLIC = {
    name: CHART[name]
    for name in ("coins", "fulfilled", "points", "any cards", "reserve cards", "free ships", "running")
}
HAND = {
    "contracts": changed(OWN, hand=OWN.hand[:1]),
    "start": changed(OWN, hand=(changed(OWN.hand[0], cheapest=None), OWN.hand[1])),
    "missing": changed(OWN, hand=(OWN.hand[0], changed(OWN.hand[1], missing=1))),
    "fee": changed(OWN, hand=(changed(OWN.hand[0], cheapest=changed(CHEAPEST, fee=2)), OWN.hand[1])),
    "cards": changed(OWN, hand=(changed(OWN.hand[0], cheapest=changed(CHEAPEST, cards=1)), OWN.hand[1])),
    "ships": changed(OWN, hand=(changed(OWN.hand[0], cheapest=changed(CHEAPEST, ships=())), OWN.hand[1])),
    "joker": changed(OWN, joker=samples.joker("hidden:RY")),
    "joker's place": changed(OWN, joker=samples.joker("contract:GB")),
    "mission": changed(OWN, mission=changed(OWN.mission, mission="alone")),
    "rates": changed(OWN, mission=changed(OWN.mission, rates=(0, 1, 1, 2, 2, 3, 3, 4, 4))),
    "column": changed(OWN, mission=changed(OWN.mission, column=3)),
    "qualifying": changed(OWN, mission=changed(OWN.mission, expeditions=("dias",))),
    "worth": changed(OWN, mission=changed(OWN.mission, worth=10)),
    "no landings": changed(OWN, fee=99),
    "joker too dear to land": changed(OWN, joker_fee=99),
    "turns left": changed(OWN, turns_left=1),
    "no countdown": changed(OWN, turns_left=None),
    "seat": changed(OWN, seat=1),
}  # fmt: skip


@pytest.mark.parametrize("fact", CHART)
def test_the_chart_shows(fact: str) -> None:
    assert draw_chart(CHART[fact], WORDS).tobytes() != draw_chart(PUBLIC, WORDS).tobytes()


@pytest.mark.parametrize("fact", HARBOUR)
def test_the_harbour_shows(fact: str) -> None:
    assert draw_harbour(HARBOUR[fact], WORDS).tobytes() != draw_harbour(PUBLIC, WORDS).tobytes()


@pytest.mark.parametrize("fact", HAND)
def test_the_hand_shows(fact: str) -> None:
    assert draw_hand(PUBLIC, HAND[fact], WORDS).tobytes() != draw_hand(PUBLIC, OWN, WORDS).tobytes()


@pytest.mark.parametrize("fact", HAND_PUBLIC)
def test_the_hand_shows_what_lies_open(fact: str) -> None:
    assert draw_hand(HAND_PUBLIC[fact], OWN, WORDS).tobytes() != draw_hand(PUBLIC, OWN, WORDS).tobytes()


def _cell(image: Image.Image, index: int) -> bytes:
    x, y = layout.cell(index)
    return image.crop((x, y, x + layout.CELL, y + layout.CELL_HIGH)).tobytes()


def test_only_the_cells_of_the_last_turn_are_framed() -> None:
    before = draw_chart(samples.public(fresh=()), WORDS)
    after = draw_chart(samples.public(fresh=("drake", "cabral")), WORDS)
    assert [index for index in range(12) if _cell(before, index) != _cell(after, index)] == [4, 11]


def test_the_interim_boxes_fade_alone() -> None:
    """After the interim scoring its numbers lose their colour; the others do not change."""
    x, y = layout.cell(0)
    boxes = {"interim": (x + 76, y + 62, x + 180, y + 108), "final": (x + 186, y + 62, x + 290, y + 108)}
    before, after = (draw_chart(samples.public(interim_done=done), WORDS) for done in (False, True))
    assert before.crop(boxes["interim"]).tobytes() != after.crop(boxes["interim"]).tobytes()
    assert before.crop(boxes["final"]).tobytes() == after.crop(boxes["final"]).tobytes()


# --- the end -----------------------------------------------------------------------------------------------


OVER = samples.public("midgame", 3, over=True, final=None, used=())


@pytest.mark.parametrize(
    "changes",
    [
        {"points": 77},
        {"interim": ()},
        {"final": ()},
        {"unplaced": 9},
        {"mission": changed(OVER.players[0].mission, points=3)},
        {"mission": changed(OVER.players[0].mission, mission="alone")},
    ],
    ids=["points", "interim", "final", "unplaced", "mission's points", "mission"],
)  # fmt: skip
def test_the_end_shows(changes: dict[str, object]) -> None:
    assert draw_chart(with_player(OVER, 0, **changes), WORDS).tobytes() != draw_chart(OVER, WORDS).tobytes()


def test_no_countdown_runs_after_the_end() -> None:
    lingering = changed(OVER, final=PUBLIC.final, interim=PUBLIC.final, turns_to_stall=3)
    assert draw_chart(lingering, WORDS).tobytes() == draw_chart(OVER, WORDS).tobytes()


def test_winners() -> None:
    """Most points; then more ships on no expedition; then they share."""

    def ended(*results: tuple[int, int]) -> Public:
        public = OVER
        for seat, (points, unplaced) in enumerate(results):
            public = with_player(public, seat, points=points, unplaced=unplaced)
        return public

    assert winners(ended((61, 2), (61, 3), (60, 9))) == [1]
    assert winners(ended((61, 2), (61, 2), (60, 9))) == [0, 1]
    assert winners(ended((61, 2), (61, 2), (62, 0))) == [2]
    alone, shared = (draw_chart(ended((61, 2), (61, 2), (points, 2)), WORDS) for points in (60, 61))
    assert alone.tobytes() != shared.tobytes()


# --- pieces in their lines ---------------------------------------------------------------------------------


KINDS = [f"{letter}{volume}" for letter in samples.COLOURS for volume in (1, 2, 3)]
CONTRACTS = ["Y-5:13/3", "R-6:16/2", "W-4:11/1", "G-3:8/3", "B-6:16/1"]
Box = tuple[float, float, float, float]


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
    ships = samples.stock(" ".join(f"{count}x{kind}" for kind, count in zip(kinds, counts, strict=False)))
    player = changed(PUBLIC.players[0], ships=ships, running=samples.running(" ".join(CONTRACTS[:contracts])))
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
    chips = tuple(samples.chip(text) for text in ships.split())
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
    assert _number_hidden(samples.stock("R1 G1 B1 W1"), monkeypatch) == []
    assert _number_hidden(samples.stock("R1 G1 B1 W1 N1"), monkeypatch) == []
    assert _number_hidden(samples.stock("R1 G1 B1 W1 N1 2xY2 R3"), monkeypatch) == ["+4"]


# --- what helps with a question ----------------------------------------------------------------------------


def _choice(question: Question | None, draft: Draft, own: Own = OWN) -> tuple[str, bytes]:
    picture = choice_or_hand(KEY, PUBLIC, own, question, draft, WORDS)
    assert picture is not None
    return picture.name, picture.image.tobytes()


def _pick(field: str, *values: str | int, barred: tuple[str | int, ...] = ()) -> Pick:
    options = tuple(Option(value=value, text=say("x")) for value in values)
    options += tuple(Option(value=value, text=say("x"), barred=say("y")) for value in barred)
    return Pick(field=field, text=say("x"), options=options)


@pytest.mark.parametrize(
    ("move", "field", "values", "kind"),
    [
        ("buy_ship", "column", (1, 4), "harbour"),
        ("acquire_contract", "source", ("2", "stack"), "harbour"),
        ("reserve", "target", ("purchase-3", "filling-1", "contract-2"), "harbour"),
        ("place_ship", "expedition", ("dias", "cabral"), "chart"),
    ],
)
def test_what_may_be_chosen_is_marked(
    move: str, field: str, values: tuple[str | int, ...], kind: str
) -> None:
    """All that is open; what is barred is not; the draft narrows it to one."""
    draft: Draft = {"move": move}
    name, everything = _choice(_pick(field, *values), draft)
    assert name == kind
    assert _choice(_pick(field, *values, barred=("balboa", 5)), draft)[1] == everything
    narrowed = [_choice(None, {**draft, field: value})[1] for value in values]
    assert len({everything, *narrowed}) == len(values) + 1


def test_before_the_expedition_the_landings_are_marked() -> None:
    names = tuple(landing.expedition for landing in landings(PUBLIC, OWN))
    before = _choice(_pick("ship", "W1"), {"move": "place_ship"})
    assert before == _choice(_pick("expedition", *names), {"move": "place_ship", "ship": "W1"})


def test_the_contract_in_question_is_framed() -> None:
    plain = _choice(_pick("contract", "W-3", "G-4"), {"move": "start_contract"})
    assert (
        plain == _choice(_pick("move", "take_coins"), {}) == ("hand", draw_hand(PUBLIC, OWN, WORDS).tobytes())
    )
    framed = _choice(_pick("rounds", 1, 2, 3), {"move": "start_contract", "contract": "W-3", "ships": ["W1"]})
    assert framed[0] == "hand"
    assert framed != plain


def test_every_question_of_a_game_has_a_picture() -> None:
    """Played by the computer; at every tenth move each kind of move is followed to its end."""
    words = Phrases("de", LONG_NAMES)
    table = Table.open(games()[KEY], seats=3, settings={}, key=bytes(32), salt=["a"])
    asked: set[tuple[str, str]] = set()
    for number in range(1000):
        if not table.waiting:
            break
        seat = table.waiting[0]
        if number % 10 == 0:
            for draft, question in _questions(table, seat):
                view = table.view(seat)
                assert view.own is not None
                step = (str(draft.get("move", "")), question.field)
                if step not in asked:
                    asked.add(step)
                    picture = choice_or_hand(KEY, view.public, view.own, question, draft, words)
                    assert picture is not None
                    assert picture.name == PICTURES.get(step[0], "hand")
        table.play(seat, table.suggest(seat), at=0)
    assert {move for move, _ in asked} >= {"", "start_contract", *PICTURES}


PICTURES = {
    "buy_ship": "harbour",
    "acquire_contract": "harbour",
    "reserve": "harbour",
    "place_ship": "chart",
}


def _questions(table: Table, seat: int) -> Iterator[tuple[Draft, Question]]:
    """From the kind of move on; at each question the last open answer is taken."""
    first = table.ask(seat, {})
    assert isinstance(first, Pick)
    yield {}, first
    for option in open_options(first):
        draft = answer({}, first, option.value)
        while (question := table.ask(seat, draft)) is not None:
            yield draft, question
            assert isinstance(question, Pick)
            draft = answer(draft, question, open_options(question)[-1].value)
