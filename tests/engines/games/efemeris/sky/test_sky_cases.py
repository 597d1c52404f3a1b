"""Golden cases about moving, turning tiles and laying them (§12.2), by number."""

from __future__ import annotations

import pytest

from engines.contract.dice import Dice
from engines.games.efemeris import GAME
from engines.games.efemeris.moves import (
    BuildGalleon,
    ChooseHome,
    MoveShip,
    PlaceTile,
    PlayCrew,
    Scuttle,
    UseBonus,
)
from engines.games.efemeris.state import State
from tests.engines.games.efemeris.scene import GB1, GB2, GB3, Scene, started

FIRST_OFFICER = "first_officer"
CASSINI = (("cassini", "castel"), ("fairborne", "blake"))


def test_t01_what_a_galleon_can_reach() -> None:
    scene = Scene(ships={"G1": "D3.p"})
    near = {"D3.a", "D3.k", "D3.c", "D2|D3", "D3|E2", "C2|D3", "D3|D4", "D4.s0"}
    assert scene.moves_of("G1") == near
    assert set(scene.values(move="move_ship", ship="G1")) == near
    assert scene.why_not(MoveShip("G1", "D4.r")) == "dest_unreachable"
    assert "D4.r" in Scene(ships={"A1": "D3.p"}).moves_of("A1")


def test_t02_a_ship_in_the_way() -> None:
    scene = Scene(ships={"G1": "D3.p", "A2": "D3|D4"})
    assert scene.moves_of("G1") == {"D3.a", "D3.k", "D3.c", "D2|D3", "D3|E2", "C2|D3"}
    assert scene.why_not(MoveShip("G1", "D3|D4")) == "dest_occupied"
    assert scene.why_not(MoveShip("G1", "D4.s0")) == "dest_unreachable"


def test_t03_hubac_strikes() -> None:
    scene = Scene(
        ships={"G1": "D3.p", "G2": "D5.p"}, hands=[[FIRST_OFFICER, FIRST_OFFICER, "gunner"], ["gunner"]]
    )
    scene.play_crew(FIRST_OFFICER).play_crew(FIRST_OFFICER).move("G1", "D5.a").play_crew(
        "gunner", target="G2"
    )
    assert scene.afloat == {"G1": "D5.a"}
    assert scene.player(0).display == [FIRST_OFFICER, FIRST_OFFICER, "gunner"]
    assert scene.player(1).captains == ["blake"]
    assert scene.player(1).lost == ["fairborne"]
    (told,) = scene.told("next-captain")
    assert told["captain"].key == "efemeris-captain-blake"


def test_t05_the_rose_holds_all() -> None:
    scene = Scene(ships={"G1": "D4.s0", "A1": "D4.r", "A2": "D4.s3"}, at=1)
    scene.move("A2", "D4.r")
    assert [ship for ship, field in scene.afloat.items() if field == "D4.r"] == ["A1", "A2"]
    passing = Scene(ships={"G1": "D4.s0", "A1": "D4.r", "A2": "D4.s3"}, at=1)
    assert "D4.s2" in passing.moves_of("A2"), "the rose can be passed"


@pytest.mark.parametrize("built", [1, 2])
def test_t06_pushed_into_a_singularity(built: int) -> None:
    scene = Scene(GB3, ships={"G1": "D3.p", "A2": "E3.h", "G2": "D5.p"}, bonus=[["warning_shot"]])
    scene.player(1).frigates = built
    scene.use("warning_shot", ship="A2", dest="E3.x")
    assert "A2" not in scene.afloat
    assert scene.player(1).frigates == built
    assert scene.state.spent == ["warning_shot"]
    assert scene.player(0).bonus == []
    assert scene.board.frigates_left(1) == 2 - built


def test_t07_the_surgeon_does_not_help_there() -> None:
    scene = Scene(GB3, ships={"G1": "D3.p", "G2": "E3.h"}, bonus=[["warning_shot"]])
    scene.player(1).surgeon, scene.player(1).display = True, ["surgeon"]
    scene.side(1).reserve.remove("surgeon")
    left = scene.side(1).reserve.count("surgeon")
    scene.use("warning_shot", ship="G2", dest="E3.x")
    assert "G2" not in scene.afloat
    assert not scene.player(1).surgeon
    assert scene.player(1).display == []
    assert scene.side(1).reserve.count("surgeon") == left + 1


def test_t08_a_ship_set_adrift_and_found_again() -> None:
    scene = Scene(
        GB2,
        ships={"G1": "D3.p", "A2": "E3|F3", "G2": "D5.p"},
        captains=CASSINI,
        hands=[[FIRST_OFFICER, "gunner"]],
    )
    scene.play_crew(FIRST_OFFICER, cell="E3", rotation=2)
    assert scene.board.adrift(scene.ship("A2"))
    assert scene.moves_of("A2") == set()
    assert scene.told("adrift")
    assert scene.public().ships[1].adrift
    scene.ship("G1").field = "E3.f"
    assert scene.why_not_play("gunner", target="A2") == "out_of_range"
    scene.state.step = "explore"
    scene.player(0).drawn, scene.state.stack = ["S01"], []
    scene.do(PlaceTile(cell="F3", rotation=0))
    assert not scene.board.adrift(scene.ship("A2"))
    assert "F3.h" in scene.moves_of("A2")


def test_t09_ships_turn_with_their_tile() -> None:
    scene = Scene(
        GB2, ships={"G1": "E3.k", "G2": "D5.p"}, captains=CASSINI, hands=[[FIRST_OFFICER]], spices=[(0, 0)]
    )
    scene.play_crew(FIRST_OFFICER, cell="E3", rotation=1)
    assert scene.afloat["G1"] == "E3.k"
    assert set(scene.board.sky.near["E3.k"]) == {"D3|E3", "E3.h"}
    assert "E3.h" in scene.board.sky.near["D4|E3"]
    half = {field.name: field.half for field in scene.public().fields}
    assert half["D3|E3"]
    assert not half["D4|E3"]


def test_t10_no_turning_under_an_enemy() -> None:
    def scene(field: str) -> Scene:
        return Scene(
            GB2, ships={"G1": "D3.p", "G2": field}, captains=CASSINI, hands=[[FIRST_OFFICER]], spices=[(0, 0)]
        )

    inside = scene("E3.h")
    assert inside.why_not_play(FIRST_OFFICER, cell="E3", rotation=1) == "enemy_on_tile"
    assert "E3" not in inside.values(move="play_crew", card=FIRST_OFFICER)
    border = scene("D4|E3").play_crew(FIRST_OFFICER, cell="E3", rotation=1)
    assert border.afloat["G2"] == "D4|E3"
    assert scene("D5.p").why_not_play(FIRST_OFFICER, cell="D4", rotation=1) == "no_effect"
    assert scene("D5.p").why_not_play(FIRST_OFFICER, cell="B3", rotation=1) == "no_tile"
    assert scene("D5.p").why_not_play(FIRST_OFFICER, cell="E3", rotation=0) == "no_effect"
    assert scene("D5.p").why_not_play(FIRST_OFFICER, cell="E3", rotation=6) == "bad_rotation"


def test_t23_an_odd_number_of_tiles() -> None:
    tiles = "D4 Z0, D3 POS0, E4 PAT0, C4 HEC0"
    owners = {"POS": 0, "PAT": 1, "HEC": 2}
    scene = Scene(
        tiles,
        mode="ffa",
        owners=owners,
        ships={"G1": "D3.p", "G2": "E4.p", "G3": "C4.p"},
        step="begin",
        turn=0,
        round_number=0,
    )
    assert len(scene.state.stack) == 15
    counts = []
    scene.go_on()
    for turn in range(1, 10):
        assert scene.state.turn == turn
        seat = scene.board.active[0]
        counts.append(len(scene.player(seat).drawn))
        while scene.state.step == "explore":
            tile = scene.player(seat).drawn[0]
            cell, turns = next(iter(scene.board.ways_to_lay(seat, tile).items()))
            scene.do(PlaceTile(tile=tile, cell=cell, rotation=turns[0]))
        scene.end_turn()
    assert counts == [2, 2, 2, 2, 2, 2, 2, 1, 0]
    assert set(scene.state.sky) == set(scene.board.sky.layout.cells)


def test_t24_no_planet_may_be_sealed() -> None:
    tiles = "D4 Z0, D3 POS4, D5 PAT0, C2 S055"

    def scene(more: str) -> Scene:
        found = Scene(tiles + more, step="explore", ships={"G1": "D4.r"})
        found.player(0).drawn = ["APO", "S01"]
        for tile in ("APO", "S01"):
            found.state.stack.remove(tile)
        return found

    sealed = scene(", E2 S101")
    assert all(sealed.board.sky.cut_off_by("D2", "APO", rotation) == ("APO",) for rotation in range(6))
    for rotation in (0, 1, 2):
        move = PlaceTile(tile="APO", cell="D2", rotation=rotation)
        assert sealed.why_not(move) == "would_seal_planet"
    assert "D2" not in sealed.values(move="place_tile", tile="APO")
    assert sealed.values(move="place_tile", tile="S01", cell="D2") == [0]
    ajar = scene("")
    refused = [turn for turn in range(6) if ajar.board.sky.cut_off_by("D2", "APO", turn)]
    assert refused == [0, 3]
    assert ajar.values(move="place_tile", tile="APO", cell="D2") == [1, 2]
    ajar.state.no_seal = False
    assert ajar.values(move="place_tile", tile="APO", cell="D2") == [0, 1, 2]


def test_t25_fortresses_bar_other_nations() -> None:
    # a French frigate on the rose's north side: Posidonius (north) is French, Patrocles (south) Spanish
    scene = Scene(
        ships={"G1": "D4.s1", "A2": "D3|D4"},
        nations=("spain", "france"),
        captains=[["dasilva"], ["hubac"]],
        owners={"POS": 1, "PAT": 0},
        fortresses={"POS": 1, "PAT": 0},
        bonus=[["solar_winds"]],
        hands=[[FIRST_OFFICER]],
    )
    scene.ship("G1").frozen_by = 1
    draft = {"move": "play_crew", "card": FIRST_OFFICER, "target": "A2"}
    assert "D3.p" in scene.values(**draft)
    scene.ship("A2").field = "D4|D5"
    assert "D5.p" not in scene.values(**draft)
    assert scene.why_not_play(FIRST_OFFICER, target="A2", dest="D5.p") == "dest_fortress"
    assert "D5.c" not in scene.values(**draft), "not over it either"
    scene.ship("A2").field = "D3|D4"
    scene.play_crew(FIRST_OFFICER, target="A2", dest="D3.p")
    assert scene.afloat["A2"] == "D3.p"
    assert scene.player(0).bonus == []
    assert scene.state.spent == ["solar_winds"]


def test_t36_adrift_ships_are_out_of_reach() -> None:
    scene = Scene(
        ships={"G1": "D2|E2", "G2": "B3|N", "A2": "D5.p"},
        hands=[["helmsman"]],
        bonus=[["warning_shot", "solar_winds"]],
    )
    assert scene.board.adrift(scene.ship("G1"))
    assert scene.board.adrift(scene.ship("G2"))
    shot = UseBonus(token="warning_shot", ship="G2", dest="D4.r")
    assert scene.why_not(shot) == "no_target"
    winds = UseBonus(token="solar_winds", ship="G1", dest="D4.r")
    assert scene.why_not(winds) == "no_target"
    assert scene.why_not(MoveShip("G1", "D4.r")) == "ship_adrift"
    scene.play_crew("helmsman")
    assert scene.afloat["G1"] == "D4.r"


def test_t37_no_way_through_the_rift() -> None:
    scene = Scene(f"{GB1}, E3 S060", ships={"A1": "E3.a"})
    reach = scene.moves_of("A1")
    assert "E3.x" in reach
    assert "E3.c" not in reach
    hints = {
        option.value: option.hint.key
        for option in scene.pick(move="move_ship", ship="A1").options
        if option.hint
    }
    assert hints["E3.x"] == "efemeris-hint-deadly"
    caution = GAME.caution(scene.state, 0, MoveShip("A1", "E3.x"))
    assert caution is not None
    assert "singularity" in str(caution.args["reasons"])
    scene.move("A1", "E3.x")
    assert scene.afloat == {}


def homes(state: State) -> dict[str, int]:
    return {cell: state.owners[laid.tile] for cell, laid in state.sky.items() if laid.tile in state.owners}


def test_t38_homes_of_a_team() -> None:
    state = started(4)
    state.step = "home"
    for side, nation in zip(state.sides, ("france", "britain"), strict=True):
        side.nation, side.reserve = nation, GAME.figures.deck(nation)
    assert GAME.waiting(state) == (0, 2)
    GAME.apply(state, 2, ChooseHome(planet="PYT", rotation=0), Dice(b"home"))
    assert homes(state) == {"D3": 2}
    assert GAME.waiting(state) == (0,)
    question = GAME.ask(state, 0, {"move": "choose_home", "planet": "HEC"})
    assert question is not None
    assert {option.value for option in question.options} == {"D2", "E2", "E3", "C3", "C2"}  # type: ignore[union-attr]
    GAME.apply(state, 0, ChooseHome(planet="HEC", cell="D2", rotation=3), Dice(b"home"))
    assert homes(state) == {"D3": 2, "D2": 0}
    assert GAME.waiting(state) == (1, 3)
    GAME.apply(state, 1, ChooseHome(planet="POS", rotation=0), Dice(b"home"))
    assert homes(state)["D5"] == 1
    question = GAME.ask(state, 3, {"move": "choose_home", "planet": "PAT"})
    assert {option.value for option in question.options} == {"E4", "E5", "D6", "C5", "C4"}  # type: ignore[union-attr]


def test_t40_turning_the_rift_under_a_ship() -> None:
    def scene(frigate: str) -> Scene:
        return Scene(
            f"{GB1}, E3 S060",
            ships={"G1": "D3.p", "A1": frigate, "G2": "D5.p"},
            captains=CASSINI,
            hands=[[FIRST_OFFICER]],
        )

    under = scene("E3.a").play_crew(FIRST_OFFICER, cell="E3", rotation=3)
    assert under.afloat["A1"] == "E3.a"
    layout = under.board.sky.layout
    slots = {layout.slots["E3"][side] for side in (3, 4, 5)}
    assert slots < set(under.board.sky.near["E3.a"])
    assert scene("D3.k").why_not_play(FIRST_OFFICER, cell="E3", rotation=3) == "no_effect"


def test_t41_a_forced_exception() -> None:
    """Apollas is cut off: only what cuts off another planet is refused."""
    tiles = "D4 Z0, D3 POS4, D5 PAT0, E2 S101, C2 S055, D2 APO0"
    scene = Scene(tiles, step="explore", ships={"G1": "D4.r"})
    assert "APO" not in scene.board.sky.linked
    scene.player(0).drawn = ["S01", "HEC"]
    for tile in ("S01", "HEC"):
        scene.state.stack.remove(tile)
    assert set(scene.values(move="place_tile", tile="S01")) == set(scene.board.sky.frontier)
    scene.do(PlaceTile(tile="S01", cell="E3", rotation=0))
    lost = {
        planet
        for cell in scene.board.sky.frontier
        for rotation in range(6)
        for planet in scene.board.sky.cut_off_by(cell, "HEC", rotation)
    }
    assert "APO" not in lost


def test_t45_giving_up_a_ship_adrift() -> None:
    scene = Scene(
        ships={"G1": "D2|E2", "G2": "D5.p"},
        spices=[(0, 2)],
        captains=[["hubac", "castel"], ["blake"]],
        stack=[],
    )
    assert "scuttle" in scene.values()
    assert GAME.caution(scene.state, 0, Scuttle("G1")) is not None
    scene.do(Scuttle("G1"))
    assert "G1" not in scene.afloat
    assert scene.player(0).captains == ["castel"]
    assert scene.told("next-captain")
    if scene.state.step == "tactics":
        scene.end_tactics()
    scene.do(BuildGalleon("POS"), 0)
    assert scene.afloat["G1"] == "D3.p"
    sound = Scene(ships={"G1": "D3.p"})
    assert sound.why_not(Scuttle("G1")) == "not_adrift"
    assert sound.why_not(PlayCrew(card="gunner", target="G2")) == "hand_empty"


def test_a_tile_that_seals_wherever_it_lies_may_lie_anywhere() -> None:
    """The forced exception of §3.6: one cell is left, and no rotation links the planet."""
    taken = {"D4": "Z0", "D3": "POS4", "D5": "PAT0", "C2": "S055", "E2": "S101"}
    left = [tile for tile in GAME.figures.tiles if tile not in {one[:-1] for one in taken.values()}]
    cells = [cell for cell in GAME.figures.heavens["19"].layout.cells if cell not in (*taken, "D2")]
    others = [tile for tile in left if tile != "APO" and GAME.figures.tiles[tile].family != "expert"]
    taken |= {cell: f"{tile}0" for cell, tile in zip(cells, others, strict=True)}
    scene = Scene(", ".join(f"{cell} {tile}" for cell, tile in taken.items()), step="explore", stack=[])
    scene.state.ships, scene.player(0).drawn = [], ["APO"]
    scene.state.box.remove("APO")
    before = scene.board.sky.linked
    assert scene.values(move="place_tile") == ["D2"]
    assert scene.values(move="place_tile", cell="D2") == [0, 1, 2]
    scene.do(PlaceTile(cell="D2", rotation=1))
    assert "APO" not in scene.board.sky.linked
    assert scene.board.sky.linked == before
