"""Magellan's pictures: complete, legible, cheap, always the same."""

from __future__ import annotations

import msgspec
import pytest
from PIL import Image

import render
from engines.contract.core import Amount, Option, Pick, say
from engines.games.magellan.views.view import Money, Own, Public, Sale
from render import NoPictures
from render.kit import plates
from render.magellan import panel, pieces, private_hand, sheet, stage, strip
from tests.render.choices import choice_or_hand
from tests.render.magellan import samples
from tests.render.text_layout import TextLayout
from tests.render.texts import LONG_NAMES, NAMES, PlainWords

POSITIONS = samples.positions()
NAMED = {name: (public, own) for name, public, own in POSITIONS}


def board(public: Public, words: PlainWords | None = None) -> Image.Image:
    (picture,) = render.board("magellan", public, words or PlainWords())
    return picture.image


def text_layout(monkeypatch: pytest.MonkeyPatch) -> TextLayout:
    return TextLayout(monkeypatch, (panel, stage, strip, private_hand), (sheet, private_hand, pieces, plates))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("name", "public", "own"), POSITIONS, ids=[name for name, _, _ in POSITIONS])
def test_every_step_is_drawn(name: str, public: Public, own: Own, language: str) -> None:
    words = PlainWords(language, LONG_NAMES)
    image = board(public, words)
    assert (image.mode, image.size) == ("RGB", (1400, 900))
    assert len(render.encode(image)) <= 400 * 1024
    private = render.hand("magellan", public, own, words)
    assert private is not None
    assert private.image.size == (1400, 880)
    assert len(render.encode(private.image)) <= 400 * 1024


@pytest.mark.parametrize(
    ("language", "names"),
    [pytest.param("en", NAMES, marks=pytest.mark.nightly), ("de", LONG_NAMES)],
    ids=["short", "long"],
)
@pytest.mark.parametrize("name", [name for name, _, _ in POSITIONS if name[-1] in "36"])
def test_no_text_touches_another(
    name: str, language: str, names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    public, own = NAMED[name]
    words = PlainWords(language, names)
    recorded = text_layout(monkeypatch)
    board(public, words)
    recorded.check(plates=5)
    recorded = text_layout(monkeypatch)
    render.hand("magellan", public, own, words)
    recorded.check(plates=5)


@pytest.mark.parametrize("cards", [0, 1, 2, 7, 13, 21, 26])
def test_hands_of_all_sizes(cards: int) -> None:
    public, own = samples.public("bidding"), samples.own(3, cards)
    picture = render.hand("magellan", public, own, PlainWords("de"))
    assert picture is not None
    assert picture.image.size == (1400, 880)


def test_equal_views_equal_pictures() -> None:
    public = samples.public("veto", 1, 6, "AB", 2, ("cook",))
    again = msgspec.json.decode(msgspec.json.encode(public), type=Public)
    assert board(public).tobytes() == board(again).tobytes()
    assert board(public, PlainWords("de")).tobytes() != board(public).tobytes()


def _with(public: Public, **changes: object) -> Public:
    return msgspec.structs.replace(public, **changes)


def test_what_matters_is_shown() -> None:
    """Each of these facts is somewhere in the picture: another value, another picture."""
    public = samples.public("bidding", 1, 4)
    players = public.players
    seen = board(public).tobytes()

    def player(**changes: object) -> Public:
        return _with(public, players=(msgspec.structs.replace(players[0], **changes), *players[1:]))

    sale = Sale(explorer="cook", phase=1, seat=None, price=0, payment=())
    rows = public.rows
    fewer = msgspec.structs.replace(rows[5], cards_to_come=rows[5].cards_to_come - 1)
    others = {
        "asked": _with(public, asked=(1,)),
        "phase": _with(public, phase=2),
        "card": _with(public, card="cook"),
        "auction": _with(public, auction=6),
        "high": _with(public, high=15),
        "leader": _with(public, leader=1),
        "bottom": _with(public, at_bottom=("vasco",)),
        "stack": _with(public, money_stack=23),
        "discards": _with(public, discards=10),
        "sale": _with(public, last_sale=sale),
        "cards to come": _with(public, rows=(*rows[:5], fewer)),
        "cards": player(cards=12),
        "open hand": player(open_hand=samples.money(1, 2)),
        "ships left": player(ships_left=1),
        "vetoes": player(vetoes=1),
        "points": player(points=9),
        "bid": player(bid=8),
        "passed": player(passed=True, in_auction=False),
        "auctioneer": player(auctioneer=False),
        "total": player(total=40),
    }
    for fact, other in others.items():
        assert board(other).tobytes() != seen, f"{fact} is not shown"


def test_vetoed_cards_are_marked_in_their_row() -> None:
    row = (28, 122 + 3 * 114, 74, 122 + 4 * 114)
    public = samples.public("bidding", 1, 4)
    assert public.rows[3].cards_to_come > 0
    vetoed = _with(public, at_bottom=("marco_polo",))
    assert board(public).crop(row).tobytes() != board(vetoed).crop(row).tobytes()


def test_piles_show_crowns_only_where_they_lie_open() -> None:
    """One crown in an open pile and one card in a secret pile are the same number with another sign."""
    public = samples.public("bidding", 2, 6, "BA")
    row = public.rows[2]

    def with_piles(pile: tuple[Money, ...] | None) -> Public:
        fields = tuple(
            tuple(
                msgspec.structs.replace(
                    berth,
                    ships=tuple(
                        msgspec.structs.replace(ship, pile=pile, pile_size=1) for ship in berth.ships
                    ),
                )
                for berth in field
            )
            for field in row.fields
        )
        closed = msgspec.structs.replace(row, fields=fields)
        return _with(public, rows=(*public.rows[:2], closed, *public.rows[3:]))

    secret, one_crown, three_crowns = (
        board(with_piles(pile)) for pile in (None, (Money(9, 1),), (Money(1, 3),))
    )
    assert len({image.tobytes() for image in (secret, one_crown, three_crowns)}) == 3


def _choice(question: object, draft: dict[str, object]) -> bytes:
    own = msgspec.structs.replace(samples.own(0, 7), must_pay=12, max_bid=None)
    picture = choice_or_hand("magellan", samples.public("payment"), own, question, draft, PlainWords())  # type: ignore[arg-type]
    assert picture is not None
    return picture.image.tobytes()


def _part(picture: bytes, box: tuple[int, int, int, int]) -> bytes:
    return Image.frombytes("RGB", (1400, 880), picture).crop(box).tobytes()


def test_the_payment_in_question_is_lifted() -> None:
    options = (Option(value=[9, 3], text=say("x")), Option(value=[8, 4], text=say("x")))
    pay = Pick(field="cards", text=say("x"), options=options)
    plain = _choice(None, {})
    fan = (0, 0, 1400, 420)
    proposed, chosen = _choice(pay, {"move": "pay"}), _choice(None, {"move": "pay", "cards": [9, 3]})
    assert _part(proposed, fan) == _part(chosen, fan) != _part(plain, fan)
    assert _choice(None, {"move": "pay", "cards": [8, 4]}) not in (plain, _choice(pay, {}))
    next_card = Pick(field="cards", text=say("x"), options=(Option(value=8, text=say("x")),), extends=True)
    assert _choice(next_card, {"move": "pay", "cards": []}) == plain
    amount = Amount(field="amount", text=say("x"), low=1, high=9)
    assert _choice(amount, {"move": "bid", "amount": 7}) == plain
    assert _choice(None, {"cards": [6, 6, 0]}) == plain


def test_a_game_without_pictures_is_named() -> None:
    with pytest.raises(NoPictures, match="backgammon"):
        render.board("backgammon", samples.public("bidding"), PlainWords())
