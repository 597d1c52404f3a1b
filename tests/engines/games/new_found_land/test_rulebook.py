"""The worked examples of the rulebook: §G1 to §G14."""

from __future__ import annotations

from engines.contract.dice import Dice
from engines.games.new_found_land import GAME
from engines.games.new_found_land.figures import NO_GOODS
from tests.engines.games.new_found_land.scene import Scene, storage

RED, YELLOW, BLUE = 0, 1, 2


def test_g1_land_and_frame() -> None:
    scene = Scene().give(
        YELLOW,
        score=5,
        goods=storage(wood=1, cloth=2, iron=3),
        ships=["france", "N10", "N11"],
        hand=["S-france"],
    )
    scene.land(YELLOW).wharf()
    assert scene.goods(YELLOW) == storage(wood=1, cloth=1, iron=2)
    assert scene.public().players[YELLOW].wharves == 4
    scene.build("L01")
    assert scene.goods(YELLOW) == NO_GOODS
    assert scene.score(YELLOW) == 8
    scene.end_land()
    assert scene.stands(YELLOW, "frame")
    assert len(scene.values(move="choose_goal")) == 5
    scene.choose("Z07")
    assert scene.player(YELLOW).goals == ["Z07"]
    assert len(scene.state.frames["square"].left) == 4
    assert scene.space("square") == 4


def test_g2_planning() -> None:
    scene = Scene(start=BLUE).give(BLUE, ships=["N01", "N03"], hand=["X1"]).planning()
    scene.assign("N01")
    for _ in (RED, YELLOW):
        scene.assign()
    assert scene.state.action == "settle"
    assert scene.stands(BLUE, "plan")
    scene.assign("N03", "X1")
    assert scene.player(BLUE).plan.settle == ["N03", "X1"]
    assert scene.player(BLUE).hand == []


def test_g3_sail_order_with_tie() -> None:
    scene = Scene(start=RED)
    scene.sends(BLUE, "load", "N01").sends(RED, "load", "N04").sends(YELLOW, "load", "N02")
    scene.action("load")
    assert [(one.seat, one.sail) for one in scene.state.order] == [(YELLOW, 4), (RED, 2), (BLUE, 2)]


def test_g4_sail_sums() -> None:
    scene = Scene(start=YELLOW).tile("NF2", "I01")
    scene.sends(RED, "settle", "N01", "L01", "X2").sends(BLUE, "settle", "N10")
    scene.action("settle")
    assert [(one.seat, one.sail) for one in scene.state.order] == [(RED, 9), (BLUE, 3)]


def test_g5_load() -> None:
    scene = Scene().sends(RED, "load", "N01").action("load")
    assert scene.values(move="load") == ["iron", "cloth", "wood"]
    scene.load("cloth")
    assert scene.goods(RED) == storage(cloth=1)
    assert scene.own(RED).drawn
    assert len(scene.own(RED).drawn) == 3
    scene.keep("X1")
    assert scene.player(RED).hand == ["X1"]
    assert scene.state.cards_hidden == ["X2", "X3"]
    assert scene.state.cards_open == []


def test_g6_settle() -> None:
    scene = Scene().tile("NF2", "I14").tile("NF5", "I25").tile("NS3", "I26")
    scene.give(RED, ships=["N01", "L01"]).sends(RED, "settle", "N01", "L01", "X3")
    scene.sends(YELLOW, "settle", "france").action("settle")
    scene.settle("N01", "NF2", "a")
    scene.settle("L01", "NF5", "b")
    scene.settle("X3", "NS3", "b")
    assert scene.goods(RED) == storage(wood=1, cloth=1)
    assert scene.score(RED) == 6
    assert [scene.towers(space) for space in ("NF2", "NF5", "NS3")] == [[(RED, 1)], [(RED, 2)], [(RED, 1)]]
    assert scene.player(RED).ships == ["N01", "L01"]
    assert scene.board.idle(RED) == ["N01", "L01"]
    assert scene.state.cards_open == ["X3"]
    assert scene.stands(YELLOW, "settle")


def test_g7_deliver() -> None:
    scene = Scene().city("hamburg", RED, RED, BLUE).city("stockholm", RED, RED, BLUE, BLUE)
    scene.give(YELLOW, goods=storage(wood=3, cloth=1, iron=2))
    scene.sends(YELLOW, "deliver", "N01", "N02", "N06").action("deliver")
    scene.deliver("A01", "N01")
    assert scene.score(YELLOW) == 3
    assert scene.state.cities["hamburg"].markers == [RED, RED, BLUE]
    assert scene.state.cities["hamburg"].contracts[0] is None, "filled again only after the turn"
    scene.deliver("A15")
    assert scene.score(YELLOW) == 14
    assert scene.goods(YELLOW) == NO_GOODS
    assert scene.state.cities["stockholm"].markers[-1] == YELLOW
    assert scene.state.contract_discard == ["A01", "A15"]
    assert scene.state.cities["hamburg"].contracts == ["A09", "A02", "A03"]
    assert scene.state.cities["stockholm"].contracts == ["A07", "A08", "A10"]


def test_g8_explore() -> None:
    scene = Scene().sends(BLUE, "explore", "N05", "N10").sends(RED, "explore", "england")
    scene.state.tiles = ["I06", "I16", "I17", "I25", "I26", "I18", "I19"]
    scene.action("explore")
    running = scene.public().running
    assert running
    assert [tile.name for tile in running.tiles] == ["I06", "I16", "I17", "I25", "I26"]
    scene.lay("I06", "newfoundland").lay("I16", "nova_scotia")
    assert scene.goods(BLUE) == storage(wood=1, cloth=2, gold=1)
    assert scene.score(BLUE) == 2
    assert scene.towers("NF2") == [(BLUE, 1)]
    assert scene.towers("NS2") == [(BLUE, 1)]
    assert scene.state.tile_discard == ["I17", "I25", "I26"]
    assert scene.stands(RED, "lay")


def test_g9_cartography_stops_when_the_island_is_full() -> None:
    scene = Scene().island("nova_scotia", leave=1)
    scene.state.compass = ["nova_scotia"]
    scene.state.tiles = ["I18", "I25", "I26"]
    scene.closing()
    assert scene.state.spaces["NS7"].tile == "I18"
    assert scene.state.tiles == ["I25", "I26"]
    assert scene.state.tile_discard == []
    assert "scored-island" in scene.event_names()


def test_g10_island_scoring() -> None:
    scene = Scene(start=RED).no_frames().island("nova_scotia", (BLUE, 5), (RED, 5), (YELLOW, 3)).scoring()
    assert scene.scores() == [9, 3, 9]
    assert scene.state.islands_scored == ["nova_scotia"]
    assert scene.scoring().scores() == [9, 3, 9], "only once"


def test_g11_city_scoring() -> None:
    scene = (
        Scene(start=RED).no_frames().city("stockholm", YELLOW, YELLOW, YELLOW, RED, BLUE).scoring("cities")
    )
    assert scene.scores() == [1, 11, 1]


def test_g12_goals() -> None:
    scene = Scene().give(YELLOW, goods=storage(wood=2, iron=2), goals=["Z01", "Z06"])
    scene.tile("NF5", "I25", (YELLOW, 4)).tile("NF6", "I26", (YELLOW, 5)).no_frames()
    scene.give(BLUE, goals=["Z02"]).goals(YELLOW, BLUE).redeem("Z01")
    assert scene.score(YELLOW) == 5
    assert scene.goods(YELLOW) == storage(wood=2, iron=2)
    scene.redeem("Z06", "wood", "wood")
    assert scene.score(YELLOW) == 15
    assert scene.goods(YELLOW) == storage(iron=2)
    assert scene.player(YELLOW).redeemed == ["Z01", "Z06"]


def test_g13_final_scoring() -> None:
    """Yellow 69+4+1+2, Red 73+2+3+4, Blue 80+0+5+0."""
    scene = Scene(in_round=4)
    scene.give(YELLOW, score=69, lap_card=1, hand=["X1"])
    scene.give(RED, score=73, lap_card=3, hand=["X2"], goals=["Z01"])
    scene.give(BLUE, score=80, lap_card=5)
    scene.tile("NF2", "I01", (YELLOW, 2), (RED, 2)).city("hamburg", YELLOW, YELLOW).final()
    assert scene.scores() == [82, 76, 85]
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert [(one.seat, one.rank) for one in outcome.standings] == [(BLUE, 1), (RED, 2), (YELLOW, 3)]


def test_g14_advanced() -> None:
    state = GAME.start(3, GAME.check_settings({"frames": "advanced"}), Dice(b"g14"))
    assert [frame.space for frame in state.frames.values()] == [7, 15, 20, 30, 40]
    state = GAME.start(3, GAME.check_settings({}), Dice(b"g14"))
    assert [frame.space for frame in state.frames.values()] == [7, 15, 20, 25, 35]
