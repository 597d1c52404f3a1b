"""What things are worth to the computer player (§13)."""

from __future__ import annotations

import pytest

from engines.contract.core import Seat
from engines.contract.dice import Dice
from engines.games.new_found_land import GAME
from engines.games.new_found_land.computer.worth import Appraisal, quality
from tests.engines.games.new_found_land.scene import Scene, storage

A, B, C = range(3)


def worth(scene: Scene, seat: Seat = A) -> Appraisal:
    view = GAME.view(scene.state, seat)
    assert view.own is not None
    return Appraisal(GAME.figures, view.public, view.own)


def test_the_quality_of_a_ship() -> None:
    sail, crate, settler, telescope = GAME.figures.computer.quality
    values = GAME.figures.ships["L01"].values
    assert quality(GAME.figures, values) == pytest.approx(5 * sail + 2 * crate + 2 * settler + 2 * telescope)


def test_the_worth_of_contracts() -> None:
    scene = Scene(nations=("france", "spain", "england")).city("hamburg", B, B, C).city("venice", B).land()
    known = worth(scene)
    offers = {offer.contract.name: offer.worth for offer in known.offers}
    share = GAME.figures.computer.contract_goods
    plain = known.point * 3 - share * known.goods(storage(wood=2))
    assert offers["A01"] == pytest.approx(plain), "no room for a marker in Hamburg"
    assert offers["A06"] > known.point * 6 - share * known.goods(storage(iron=2)) + 1, "a marker in Venice"
    assert list(offers.values()) == sorted(offers.values(), reverse=True)
    scene.give(A, upgrade_built=True)
    taxed = {offer.contract.name: offer.worth for offer in worth(scene).offers}
    assert taxed["A01"] == pytest.approx(plain + 3 * known.point), "the Tax Office"
    scene.state.round = 4
    late = worth(scene)
    offers = {offer.contract.name: offer.worth for offer in late.offers}
    assert offers["A01"] == pytest.approx(late.point * (3 + 3)), "goods are of no more use"


def test_goods_are_worth_what_they_make_possible() -> None:
    """A cloth for the contract of wood and cloth, while a ship is to deliver."""
    scene = Scene().tile("NF1", "I18").sends(A, "settle", "N03").give(A, goods=storage(wood=1))
    cloth = GAME.figures.tiles["I18"].a
    alone = worth(scene.action("settle"))
    assert alone.gain(cloth) == alone.goods(storage(cloth=1))
    scene.sends(A, "deliver", "N01")
    contract = next(offer for offer in worth(scene).offers if offer.contract.name == "A03")
    assert worth(scene).gain(cloth) == pytest.approx(contract.worth)


def test_a_player_with_plenty_values_a_good_less() -> None:
    few, many = (worth(Scene().give(A, goods=storage(wood=count)).land()) for count in (6, 12))
    assert few.goods(storage(iron=2)) == 2 * GAME.figures.computer.goods[2]
    assert many.goods(storage(iron=2)) == pytest.approx(few.goods(storage(iron=2)) / 2)


def test_chance_adds_a_little_so_that_players_vary() -> None:
    """The same dice, the same move; other dice, now and then another one."""
    view = GAME.view(
        Scene().tile("PE1", "I01").tile("PE5", "I02").sends(A, "settle", "N03").action("settle").state, A
    )
    chosen = [GAME.suggest(view, lambda draft: None, Dice(b"chance", number)) for number in range(12)]
    assert chosen == [GAME.suggest(view, lambda draft: None, Dice(b"chance", number)) for number in range(12)]
    assert len({str(move) for move in chosen}) > 1
