"""Where the rulebook speaks, a table plays it by default; tables begun before go on as they were."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from engines.contract.core import Many, Who
from engines.contract.dice import Dice
from engines.contract.settings import START_PLAYER
from engines.games.efemeris import GAME
from engines.games.efemeris.board import Board
from engines.games.efemeris.moves import BuildFortress, ChooseHome, EndTactics, EndTurn, PlaceTile, PlayCrew
from engines.games.efemeris.state import State
from engines.tables.saved_games import today
from tests.engines.games.efemeris.scene import GB1, Scene, settings, started, team

FIRST_OFFICER = "first_officer"
CASTEL = (("castel", "hubac"), ("fairborne", "blake"))
CASSINI = (("cassini", "hubac"), ("fairborne", "blake"))
SAVED = Path(__file__).parents[2] / "states" / "efemeris-1.json"


def reasons(scene: Scene, move: PlayCrew) -> str:
    caution = GAME.caution(scene.state, 0, move)
    return "" if caution is None else str(caution.args["reasons"])


# --- the defaults ------------------------------------------------------------------------------------------


def test_a_table_plays_the_rulebook_by_default() -> None:
    state = GAME.start(2, settings(), Dice(b"default"))
    assert not state.no_seal
    assert state.round_limit == 0
    assert state.rules == GAME.version == 5
    chosen = GAME.start(2, settings(seal="on", rounds="45"), Dice(b"default"))
    assert chosen.no_seal
    assert chosen.round_limit == 45


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_player_is_drawn_or_sits_in_the_first_seat(seats: int) -> None:
    def begin(choice: str) -> set[int]:
        starts = [GAME.start(seats, settings(start_player=choice), Dice(b"first", n)) for n in range(40)]
        return {state.order[0] for state in starts}

    assert begin("random") == set(range(3 if seats == 3 else 2))
    for choice in START_PLAYER.choices[1:]:
        assert begin(choice) == {0}


def test_the_first_turn_and_the_first_income_are_told() -> None:
    state = started(2)
    [told] = GAME.opening(state)
    assert told.text.key == "efemeris-event-start"
    assert told.text.args == {"game": 1, "who": Many([Who(0)])}
    assert GAME.opening(state) == [told], "it changes nothing"
    for seat, (planet, nation) in enumerate((("POS", "france"), ("PAT", "britain"))):
        state.sides[seat].nation, state.sides[seat].reserve = nation, GAME.figures.deck(nation)
        state.step = "home"
        events = GAME.apply(state, seat, ChooseHome(planet=planet, rotation=0), Dice(b"home"))
    keys = [event.text.key.removeprefix("efemeris-event-") for event in events]
    assert keys[-4:] == ["dealt", "dealt", "round", "drawn"]
    for tile in list(state.players[0].drawn):
        cell = Board(GAME.figures, state).sky.frontier[0]
        events = GAME.apply(state, 0, PlaceTile(tile=tile, cell=cell, rotation=0), Dice(b"tile"))
    assert "efemeris-event-collected" in [event.text.key for event in events]


# --- Castel ------------------------------------------------------------------------------------------------


def castel(**more: object) -> Scene:
    given = {"ships": {"G1": "D4.s0", "G2": "D5.p"}, "captains": CASTEL, "spices": [(1, 1), (0, 0)]}
    return Scene(hands=[[FIRST_OFFICER, FIRST_OFFICER], ["gunner"]], **(given | more))  # type: ignore[arg-type]


def test_castel_protects_what_is_built_in_the_same_turn() -> None:
    scene = castel()
    move = PlayCrew(card=FIRST_OFFICER)
    assert "efemeris-caution-castel" in reasons(scene, move)
    scene.do(move)
    assert scene.why_not(move) == "no_effect", "once is enough"
    scene.do(EndTactics()).do(BuildFortress("POS")).end_turn()
    assert scene.state.fortresses == {"POS": 0}
    scene.state.step, scene.state.at = "tactics", 1
    scene.ship("G2").field = "D3.k"
    assert scene.why_not_play("gunner", 1, target="POS") == "target_protected"


def test_castel_needs_no_second_thought_with_a_fortress() -> None:
    assert reasons(castel(fortresses={"POS": 0}), PlayCrew(card=FIRST_OFFICER)) == ""
    assert "castel" in reasons(castel(fortresses={"PAT": 1}), PlayCrew(card=FIRST_OFFICER)), "not the enemy's"


# --- Cassini and the centre --------------------------------------------------------------------------------


def cassini(**more: object) -> Scene:
    given = {"ships": {"G1": "D4.s0", "A1": "D4.s2", "G2": "D5.p"}, "captains": CASSINI}
    return Scene(hands=[[FIRST_OFFICER]], **(given | more))  # type: ignore[arg-type]


def test_cassini_turns_the_centre_and_the_ships_on_it() -> None:
    scene = cassini()
    assert "D4" in scene.values(move="play_crew", card=FIRST_OFFICER)
    assert scene.values(move="play_crew", card=FIRST_OFFICER, cell="D4") == [1, 2, 3, 4, 5]
    scene.play_crew(FIRST_OFFICER, cell="D4", rotation=3)
    sky = scene.board.sky
    assert scene.afloat == {"G1": "D4.s0", "A1": "D4.s2", "G2": "D5.p"}
    assert "D4|D5" in sky.near["D4.s0"], "the galleon has come from the north to the south"
    assert sky.beside_rose("D4.s0") == 3
    assert sky.beside_rose("D4.s2") == 5
    assert sky.beside_rose("D4.r") is None
    assert sky.beside_rose("D3.p") is None
    assert {"POS", "PAT"} <= sky.linked
    assert "D5.a" in scene.moves_of("G1")


def test_the_turns_of_the_centre_say_where_the_ships_go() -> None:
    options = cassini().pick(move="play_crew", card=FIRST_OFFICER, cell="D4").options
    sides = [[item.args["side"].key for item in one.text.args["ships"].items] for one in options]  # type: ignore[union-attr]
    assert sides[0] == ["efemeris-side-NE", "efemeris-side-S"]
    assert len({tuple(side) for side in sides}) == 5


@pytest.mark.parametrize("field", ["D4.r", "D4.s3"])
def test_an_enemy_on_the_centre_keeps_it_as_it_is(field: str) -> None:
    scene = cassini(ships={"G1": "D4.s0", "G2": field})
    assert "D4" not in scene.values(move="play_crew", card=FIRST_OFFICER)
    assert scene.why_not_play(FIRST_OFFICER, cell="D4", rotation=1) == "enemy_on_tile"


def test_turning_the_centre_without_a_ship_beside_the_rose_changes_nothing() -> None:
    scene = cassini(ships={"G1": "D4.r", "A1": "D3|D4", "G2": "D5.p"})
    assert "D4" not in scene.values(move="play_crew", card=FIRST_OFFICER)
    assert scene.why_not_play(FIRST_OFFICER, cell="D4", rotation=1) == "no_effect"


# --- walling off, and no last round ------------------------------------------------------------------------


def test_a_planet_may_be_walled_off() -> None:
    scene = Scene("D4 Z0, D3 POS4, D5 PAT0, C2 S055, E2 S101", step="explore", no_seal=False)
    scene.state.stack.remove("APO")
    scene.player(0).drawn = ["APO"]
    assert scene.values(move="place_tile", cell="D2") == [0, 1, 2]
    scene.do(PlaceTile(cell="D2", rotation=0))
    assert "APO" not in scene.board.sky.linked


def test_without_a_limit_no_round_is_the_last() -> None:
    rounds = {"ships": {"G1": "D4.r", "G2": "D4.r"}, "at": 1, "stack": []}
    scene = Scene(GB1, round_number=1000, rounds=0, **rounds).end_turn()  # type: ignore[arg-type]
    assert scene.state.round == 1001
    assert scene.state.step == "tactics"
    assert scene.told("round") == [{"round": 1001, "limit": 0}]
    assert not scene.told("limit-near")


# --- tables of version 1 -----------------------------------------------------------------------------------


def test_a_table_of_version_1_keeps_its_readings() -> None:
    assert castel(rules=1).why_not_play(FIRST_OFFICER) == "no_effect"
    old = cassini(rules=1)
    assert "D4" not in old.values(move="play_crew", card=FIRST_OFFICER)
    assert old.why_not_play(FIRST_OFFICER, cell="D4", rotation=1) == "no_effect"


def test_in_version_1_a_phase_ends_with_the_last_thing_to_do() -> None:
    fleet = {"G1": "D3.p", "G2": "D5.p"}
    old = Scene(ships=fleet, spices=[(1, 1)], step="build", rules=1).do(BuildFortress("POS"))
    assert (old.state.step, old.board.active) == ("explore", (1,))
    new = Scene(ships=fleet, spices=[(1, 1)], step="build").do(BuildFortress("POS"))
    assert (new.state.step, new.board.active) == ("build", (0,))


def test_in_version_1_the_end_of_building_is_noted_as_before() -> None:
    """Else a record of it would not verify."""
    partners = team(spices=[(2, 2)] * 4, step="build", rules=1).do(EndTurn(), 0)
    assert not partners.player(0).done
    partners = team(spices=[(2, 2)] * 4, rules=1).do(EndTurn(), 0)
    assert partners.player(0).done, "from tactics it ends the turn in every version"


def test_a_saved_game_of_version_1_stays_one() -> None:
    saved = msgspec.json.decode(SAVED.read_bytes())
    state = GAME.decode(today(GAME, msgspec.json.encode(saved["state"]), 1))
    assert isinstance(state, State)
    assert (state.rules, state.no_seal, state.round_limit) == (1, True, 30)
    assert GAME.decode(GAME.encode(state)).rules == 1
