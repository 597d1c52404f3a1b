"""What is seen, and by whom (§8, §T38)."""

from __future__ import annotations

import msgspec

from engines.contract.dice import Dice
from engines.games.age_of_discovery import GAME
from engines.games.age_of_discovery.views.view import Chip
from tests.engines.games.age_of_discovery.scene import Scene, keys


def everything(scene: Scene) -> str:
    """All that everybody can read, in one string."""
    public = scene.public()
    return msgspec.json.encode([public, GAME.describe(public)]).decode()


def test_t38_a_joker_stays_hidden_until_it_is_used() -> None:
    scene = Scene(hand={0: ["R-3"]}, jokers={0: "J6"})
    joker = scene.public().players[0].joker
    assert (joker.status, joker.colours, joker.where) == ("hidden", (), "")
    assert scene.own(0).joker.colours == ("brown", "red")
    scene.start("R-3", "joker3", 1)
    joker = scene.public().players[0].joker
    assert (joker.status, joker.colours, joker.where) == ("contract", ("brown", "red"), "R-3")
    scene.end(3)
    joker = scene.public().players[0].joker
    assert (joker.status, joker.colours) == ("free", ("brown", "red"))
    scene.place("joker", "dias", volume=1, colour="red")
    joker = scene.public().players[0].joker
    assert (joker.status, joker.where) == ("expedition", "dias")


def test_only_their_owners_see_hands_and_missions() -> None:
    scene = Scene(hand={0: ["N-5", "W-6"], 1: ["N-4"]})
    for secret in ("N-5", "W-6", "N-4", "majority", "alone"):
        assert secret not in everything(scene)
    assert [player.hand for player in scene.public().players] == [2, 1, 0]
    assert [card.contract.name for card in scene.own(0).hand] == ["N-5", "W-6"]
    assert scene.own(1).mission.mission == "half"
    scene.score_final()
    missions = [player.mission for player in scene.public().players]
    assert [one.mission for one in missions if one] == ["present", "half", "majority"]
    assert "N-5" not in everything(scene)


def test_a_contract_taken_openly_counts_but_is_not_shown_in_the_hand() -> None:
    scene = Scene().acquire("3")
    assert scene.public().players[0].hand == 1
    assert scene.public().deeds[0].contract == "Y-5"  # everybody saw it being taken
    scene.end().coins()
    assert "Y-5" not in everything(scene)


def test_the_stacks_show_their_size_only() -> None:
    scene = Scene(stacks=(("W1", "R1"), ("B3",), ("interim", "W3"), (), ("final", "N3")))
    public = scene.public()
    assert public.stacks == (2, 1, 2, 0, 2)
    assert public.contract_stack == 3
    assert public.interim is None
    assert public.final is None


def test_an_expedition() -> None:
    scene = Scene(free={0: ["B1"]}, jokers={1: "J1"}).sea("magellan", (1, "joker-red-2"), (2, "R1"))
    scene.place("B1", "magellan", card="yes")
    one = next(one for one in scene.public().expeditions if one.name == "magellan")
    assert (one.tile, one.row, one.capacity, one.used, one.room) == ("blue", "red", 5, 4, 1)
    assert (one.interim.other, one.interim.match, one.final.other, one.final.match) == (1, 2, 4, 7)
    joker, red, blue = one.ships
    assert joker.chip == Chip(colour="red", volume=2, joker=True, colours=("red", "yellow"))
    assert (red.seat, red.match, red.by_card, red.fresh) == (2, False, False, False)
    assert (blue.seat, blue.match, blue.by_card, blue.fresh) == (0, True, True, True)


def test_what_is_highlighted_outlives_the_end_of_the_turn() -> None:
    scene = Scene(free={0: ["B1"]}, coins=9).buy(2).place("B1", "cabot")
    for current in (0, 1):
        public = scene.public()
        assert public.current == current
        assert [(deed.what, deed.seat) for deed in public.deeds] == [("buy_ship", 0), ("place_ship", 0)]
        assert [ship.fresh for ship in public.purchase_row if ship] == [False, True, False, False, False]
        assert public.expeditions[6].ships[0].fresh
        if current == 0:
            scene.end()
    scene.coins()
    assert [(deed.what, deed.seat) for deed in scene.public().deeds] == [("take_coins", 1)]
    assert not scene.public().expeditions[6].ships[0].fresh


def test_at_the_beginning_nothing_is_highlighted() -> None:
    state = GAME.start(3, GAME.check_settings({}), Dice(b"view"))
    public = GAME.view(state, None).public
    assert public.deeds == ()
    assert not any(ship.fresh for ship in public.purchase_row if ship)
    assert (public.turn, public.round, public.actions_left) == (1, 1, 2)


def test_running_contracts() -> None:
    scene = Scene(hand={0: ["R-4"]}, free={0: ["R2"]}, jokers={0: "J1"}).start("R-4", "R2 joker2", 3)
    (running,) = scene.public().players[0].running
    assert (running.contract.name, running.income, running.rounds_left, running.fresh) == ("R-4", 7, 3, True)
    assert [(chip.colour, chip.volume, chip.joker) for chip in running.ships] == [
        ("red", 2, False),
        ("", 2, True),
    ]


def test_countdowns() -> None:
    scene = Scene(turn=20, current=1)
    scene.state.interim_due, scene.state.final_due = 21, 23
    public = scene.public()
    assert public.interim is not None
    assert public.final is not None
    assert (public.interim.seat, public.interim.turns_left) == (2, 2)
    assert (public.final.seat, public.final.turns_left) == (1, 4)
    assert [scene.own(seat).turns_left for seat in range(3)] == [1, 2, 1]
    lines = keys(GAME.describe(public))
    assert lines[:3] == ["board-turn", "board-interim", "board-final"]
    scene.state.interim_done = True
    assert scene.public().interim is None


def test_the_hand_says_what_can_be_started() -> None:
    scene = Scene(
        hand={0: ["Y-5", "R-6", "G-3"]}, free={0: ["Y2", "Y3", "R1"]}, jokers={0: "J4"}, any_cards=0, coins=2
    )
    ready, far, none = scene.own(0).hand
    assert ready.cheapest is not None
    assert ready.cheapest.fee == 2
    assert ready.missing == 0
    assert [chip.volume for chip in ready.cheapest.ships] == [2, 3]
    assert far.cheapest is None
    assert far.missing == 5
    assert none.missing == 3
    scene.player(0).coins = 1
    assert scene.own(0).hand[0].cheapest is None
    assert scene.own(0).hand[0].missing == 0


def test_the_mission_says_what_it_is_worth_now() -> None:
    scene = Scene(missions={0: "alone"}, fulfilled={0: 2}).sea("dias", (0, "R1")).sea("abreu", (0, "R1"))
    mission = scene.own(0).mission
    assert (mission.column, mission.expeditions, mission.worth) == (2, ("abreu", "dias"), 14)
    assert mission.rates == (0, 4, 7, 9, 11, 13, 15, 17, 18)


def test_ships_on_contracts_count_as_not_placed() -> None:
    scene = Scene(free={0: ["R1", "R2"]}).runs(0, "G-3", ["G3"], 8, 2).sea("dias", (0, "R1"))
    player = scene.public().players[0]
    assert (player.unplaced, player.on_expeditions) == (3, 1)
