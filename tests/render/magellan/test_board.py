"""Magellan's pictures: what of them is not said of all games."""

from __future__ import annotations

import msgspec
import pytest
from PIL import Image

import render
from data.words import Phrases
from engines.contract.core import Amount, Draft, Option, Pick, Question, say
from engines.games.magellan import GAME
from engines.games.magellan.views.view import Money, Public
from tests.render.choices import choice_or_hand
from tests.render.names import NAMES
from tests.render.samples import first, many, samples

WORDS = Phrases("en", NAMES)


def money(*golds: int) -> tuple[Money, ...]:
    return tuple(Money(gold, GAME.figures.crown(gold)) for gold in golds)


def board(public: Public) -> Image.Image:
    (picture,) = render.board("magellan", public, WORDS)
    return picture.image


@pytest.mark.parametrize("cards", [0, 1, 2, 7, 13, 21, 26])
def test_hands_of_all_sizes(cards: int) -> None:
    """Hands beyond a dozen cards are rare in play."""
    public, own, _ = first("magellan", lambda sample: sample.kind == "bidding")
    hand = msgspec.structs.replace(own, hand=money(*sorted(1 + card * 4 % 9 for card in range(cards))))
    picture = render.hand("magellan", public, hand, Phrases("de", NAMES))
    assert picture is not None
    assert picture.image.size == (1400, 880)


def test_vetoed_cards_are_marked_in_their_row() -> None:
    row = (28, 122 + 3 * 114, 74, 122 + 4 * 114)
    public = samples("magellan")[0].public
    assert public.rows[3].cards_to_come > 0
    vetoed = msgspec.structs.replace(public, at_bottom=("marco_polo",))
    assert board(public).crop(row).tobytes() != board(vetoed).crop(row).tobytes()


def test_piles_show_crowns_only_where_they_lie_open() -> None:
    """One crown in an open pile and one card in a secret pile are the same number with another sign."""
    public = first("magellan", lambda sample: _piles(sample.public), many("magellan")).public

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
            for field in public.rows[2].fields
        )
        row = msgspec.structs.replace(public.rows[2], fields=fields)
        there: Public = msgspec.structs.replace(public, rows=(*public.rows[:2], row, *public.rows[3:]))
        return there

    secret, one_crown, three_crowns = (
        board(with_piles(pile)) for pile in (None, (Money(9, 1),), (Money(1, 3),))
    )
    assert len({image.tobytes() for image in (secret, one_crown, three_crowns)}) == 3


def _piles(public: Public) -> bool:
    return any(ship.pile for field in public.rows[2].fields for berth in field for ship in berth.ships)


def _choice(question: Question | None, draft: Draft) -> bytes:
    public, own, _ = first("magellan", lambda sample: sample.own.must_pay)
    assert {card.gold for card in own.hand} >= {3, 4, 8, 9}
    picture = choice_or_hand("magellan", public, own, question, draft, WORDS)
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
    assert _choice(None, {"cards": [0, 10]}) == plain, "nobody has such cards"
