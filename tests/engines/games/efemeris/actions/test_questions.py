"""What is asked: kinds of move, their fields, and how the options are grouped (§10.2)."""

from __future__ import annotations

from itertools import groupby

import pytest

from data.words import Phrases
from engines.contract.core import LongPick, Option, Pick, PickSome, Who, say
from engines.contract.dice import Dice
from engines.games.efemeris import GAME
from engines.games.efemeris.moves import ChooseHome, EndTactics, UseBonus
from engines.games.efemeris.options import rotation_options
from tests.engines.games.efemeris.scene import GB1, GB2, Scene, set_up, started, team
from tests.lab.strength.yardsticks import RandomWalker

FIRST_OFFICER = "first_officer"


def full_sky(layout: str) -> Scene:
    """Every cell with a tile, and a galleon on the rose that Hubac drives nine steps."""
    state = set_up(started(2, level="expert", layout=layout, games="one"))
    number = 0
    while state.stack or any(player.drawn for player in state.players):
        number += 1
        seat = GAME.waiting(state)[0]
        move = RandomWalker().move(GAME, state, seat, Dice(b"walk", number))
        GAME.apply(state, seat, move, Dice(b"walk", "move", number))
        assert state.step != "over"
    scene = Scene()
    scene.state = state
    state.step, state.fortresses = "tactics", {}
    seat = scene.board.active[0]
    state.ships = [ship for ship in state.ships if ship.id == f"G{seat + 1}"][:1]
    assert state.ships, "the galleon is still there"
    state.ships[0].field, state.ships[0].moved = "D4.r", False
    scene.effects(seat).hubac = 3
    scene.player(seat).ended = False
    return scene


@pytest.mark.parametrize("layout", ["23", "25", "27"])
def test_all_fields_within_nine_steps_are_offered_in_groups(layout: str) -> None:
    scene = full_sky(layout)
    seat = scene.board.active[0]
    question = scene.pick(seat, move="move_ship", ship=f"G{seat + 1}")
    assert isinstance(question, LongPick)
    values = [option.value for option in question.options]
    assert len(values) > 100
    assert len(set(values)) == len(values)
    assert set(values) == scene.moves_of(f"G{seat + 1}")
    groups = [group for group, _ in groupby(option.group for option in question.options)]
    cells = [str(group.args["first"]) for group in groups[2:] if group is not None]
    assert groups[:2] == [say("efemeris-group-goals"), say("efemeris-group-prizes")]
    assert groups[2:] == [say("efemeris-group-cells", first=cell, last=cell) for cell in cells]
    assert cells == sorted(set(cells)), "tile by tile, each once"


def test_what_brings_something_comes_first() -> None:
    question = Scene(ships={"G1": "D3.p"}).pick(move="move_ship", ship="G1")
    kinds = [str(option.text.args.get("kind", "planet")) for option in question.options]
    assert kinds[0] == "anchor"
    assert set(kinds[1:]) == {"plain", "planet"}, "and the field next to the rose, which has a name"
    assert [option.text.key for option in question.options][-1] == "efemeris-option-side-N"


def test_planets_come_first_with_price_and_owner() -> None:
    scene = Scene(ships={"A1": "D4|D5", "G2": "D4.r"})
    first: Option = scene.pick(move="move_ship", ship="A1").options[0]
    assert first.value == "D5.p"
    assert first.hint is not None
    assert first.hint.key == "efemeris-hint-planet-owned"


def test_kinds_of_the_tactics_phase() -> None:
    scene = Scene(ships={"G1": "D3.p"}, hands=[["banker", "gunner"]], spices=[(0, 0)])
    assert scene.values() == ["move_ship", "end_tactics", "end_turn", "offer_draw", "concede"]
    assert scene.barred() == {"play_crew": "no_card_playable", "use_bonus": "no_token"}
    assert scene.barred(move="move_ship") == {}
    scene.move("G1", "D3.a")
    assert scene.barred()["move_ship"] == "ship_already_moved"


def test_building_is_offered_in_tactics_as_far_as_it_is_possible() -> None:
    scene = Scene(ships={"G1": "D3.a"}, spices=[(2, 0)])
    assert scene.values()[:3] == ["move_ship", "build_frigate", "recruit_crew"]
    partners = team(spices=[(2, 2)] * 4)
    assert partners.values(0)[:2] == ["move_ship", "end_tactics"], "the partner is still in the phase"
    partners.do(EndTactics(), 2)
    assert "build_fortress" in partners.values(0)


def test_kinds_of_the_build_phase() -> None:
    scene = Scene(ships={"G1": "D3.p"}, spices=[(2, 1)], step="build")
    assert scene.values() == ["build_fortress", "recruit_crew", "end_turn", "offer_draw", "concede"]
    assert scene.barred() == {"conquer_planet": "already_yours", "build_frigate": "planet_occupied"}
    partners = team(spices=[(2, 1)], step="build")
    assert "share_spice" in partners.values(0)


def test_a_seat_whose_turn_it_is_not_can_still_vote() -> None:
    scene = Scene(ships={"G1": "D3.p"})
    question = scene.pick(1)
    assert question.text.key == "efemeris-ask-aside"
    assert [option.value for option in question.options] == ["offer_draw", "concede"]


def test_crew_is_chosen_card_by_card() -> None:
    state = started(2)
    scene = Scene()
    scene.state = set_up(state)
    scene.state.step = "crew"
    for player in scene.state.players:
        player.hand, player.ended = [], False
    scene.side(0).reserve = GAME.figures.deck("france")
    question = scene.pick(0, move="choose_crew")
    assert isinstance(question, PickSome)
    assert (question.least, question.most) == (5, 5)
    assert len(question.options) == 12
    assert scene.values(0) == ["choose_crew", "usual_crew", "offer_draw", "concede"]


@pytest.mark.parametrize(("seats", "count"), [(2, 2), (4, 1)])
def test_how_many_captains_are_chosen_is_said(seats: int, count: int) -> None:
    scene = Scene()
    scene.state = started(seats)
    scene.state.step = "captains"
    assert scene.pick(0).text == say("efemeris-ask-captains", count=count)


def test_captains_one_after_the_other() -> None:
    scene = Scene()
    scene.state = started(2)
    scene.state.step = "captains"
    scene.side(0).nation = "france"
    first = scene.pick(0, move="choose_captains")
    assert isinstance(first, Pick)
    assert first.extends
    assert len(first.options) == 4
    assert "castel" not in scene.values(0, move="choose_captains", captains=["castel"])
    assert scene.ask(0, move="choose_captains", captains=["castel", "hubac"]) is None


def test_rotations_that_look_the_same_are_offered_once() -> None:
    scene = Scene(step="explore", ships={"G1": "D3.p"})
    scene.player(0).drawn = ["S01", "S09"]
    for tile in ("S01", "S09"):
        scene.state.stack.remove(tile)
    assert scene.values(move="place_tile") == ["S01", "S09"]
    assert scene.values(move="place_tile", tile="S01", cell="D2") == [0]
    assert scene.values(move="place_tile", tile="S09", cell="D2") == [0, 1, 2]
    hint = scene.pick(move="place_tile", tile="S01", cell="D2").options[0].hint
    assert hint is not None
    assert hint.args["count"] == 1, "it meets Posidonius"


def test_which_ships_a_token_can_move() -> None:
    scene = Scene(
        GB2,
        ships={"G1": "D3.p", "A1": "E3.h", "G2": "D5.p", "A2": "D4.r"},
        bonus=[["warning_shot", "solar_winds", "new_cargo"]],
    )
    assert scene.values(move="use_bonus") == ["solar_winds", "warning_shot", "new_cargo"]
    assert scene.values(move="use_bonus", token="solar_winds") == ["G1", "A1"]
    assert scene.values(move="use_bonus", token="warning_shot") == ["G2", "A2"]
    assert len(scene.values(move="use_bonus", token="warning_shot", ship="A2")) == 6
    assert scene.why_not(UseBonus(token="warning_shot", ship="A1", dest="E3.f")) == "not_enemy"
    assert scene.why_not(UseBonus(token="solar_winds", ship="G2", dest="D5.a")) == "not_your_ship"


@pytest.mark.parametrize(
    ("captain", "nation", "field", "values"),
    [
        ("chesnaye", "france", "planet", ["HEC"]),
        ("cassini", "france", "cell", ["D3", "E3"]),
        ("blake", "britain", "target", ["A2"]),
        ("guzman", "spain", "planet", ["POS", "HEC"]),
        ("dasilva", "spain", "target", ["G2", "A2"]),
        ("aviles", "spain", "sell", ["gunner"]),
    ],
)
def test_what_a_first_officer_asks_for(captain: str, nation: str, field: str, values: list[str]) -> None:
    other = "spain" if nation == "britain" else "britain"
    scene = Scene(
        f"{GB1}, E3 HEC0",
        ships={"G1": "D3.p", "G2": "D5.p", "A2": "D4.s0"},
        nations=(nation, other),
        captains=[[captain], ["byng" if other == "britain" else "pargo"]],
        owners={"POS": 0, "HEC": 0, "PAT": 1},
        hands=[[FIRST_OFFICER, "gunner"]],
        bonus=[["solar_winds"]],
    )
    question = scene.pick(move="play_crew", card=FIRST_OFFICER)
    assert question.field == field
    assert sorted(map(str, (option.value for option in question.options))) == sorted(values)


def test_byng_asks_for_the_victim_only_where_there_are_two() -> None:
    duel = Scene(
        ships={"G1": "D3.p", "G2": "D5.p"},
        nations=("britain", "france"),
        captains=[["byng"], ["hubac"]],
        hands=[[FIRST_OFFICER], ["gunner"]],
    )
    assert duel.ask(move="play_crew", card=FIRST_OFFICER) is None
    four = team(
        nations=("britain", "france"),
        captains=(("byng",), ("hubac",), ("blake",), ("castel",)),
        hands=[[FIRST_OFFICER], ["gunner"], [], ["banker"]],
    )
    assert four.values(0, move="play_crew", card=FIRST_OFFICER) == [1, 3]
    assert four.why_not_play(FIRST_OFFICER, 0, opponent=2) == "not_enemy"


def test_fields_of_other_cards_are_refused() -> None:
    scene = Scene(ships={"G1": "D3.p"}, hands=[["courtesan"]])
    reason = scene.refusal(UseBonus(token="new_cargo", spice="pepper"))
    assert reason.key == "efemeris-no-token-not-held"
    assert scene.why_not_play("courtesan", spice="pepper") == "table-no-such-move".replace("-", "_")


def test_what_building_costs_is_said_at_once() -> None:
    """The kinds come with their prices (§10.2)."""
    scene = Scene(ships={"A1": "D3.a"}, spices=[(3, 3)], hands=[["gunner"]], step="build")
    hints = {option.value: option.hint for option in scene.pick().options}
    prices = {
        "build_galleon": {"pepper": 0, "vanilla": 2},
        "build_frigate": {"pepper": 2, "vanilla": 0},
        "build_fortress": {"pepper": 1, "vanilla": 1},
        "recruit_crew": {"pepper": 2, "vanilla": 0},
    }
    for kind, price in prices.items():
        hint = hints[kind]
        assert hint is not None
        assert hint.args["price"] == say("efemeris-price", **price)
    scene.effects(0).shipwright = 1
    free = next(option.hint for option in scene.pick().options if option.value == "build_frigate")
    assert free is not None
    assert free.args["price"] == say("efemeris-price", pepper=0, vanilla=0)


def test_a_partners_planet_has_no_price() -> None:
    scene = team(ships={"A1": "E3.k", "G2": "D5.p"})
    hint = next(option.hint for option in scene.pick(move="move_ship", ship="A1").options)
    assert hint is not None
    assert hint.key == "efemeris-hint-planet-partner"
    gifts = team(step="build", spices=[(1, 0)]).pick().options
    assert [option.hint.args for option in gifts if option.hint and option.value == "share_spice"] == [
        {"left": 2}
    ]


def test_the_only_cell_of_a_home_planet_may_be_named() -> None:
    scene = Scene(tiles="D4 Z0", owners={}, step="home")
    scene.state.box, scene.state.stack = [*scene.state.box, *scene.state.stack], []
    assert scene.why_not(ChooseHome(planet="POS", cell="D2", rotation=0), 0) == "home_cell"
    scene.do(ChooseHome(planet="POS", cell="D3", rotation=0), 0)
    assert scene.state.sky["D3"].tile == "POS"


def test_rotations_are_numbered() -> None:
    """Patrocles has paths at all six borders: only the number tells its rotations apart."""
    scene = Scene(tiles="D4 Z0", owners={}, step="home")
    scene.state.box, scene.state.stack = [*scene.state.box, *scene.state.stack], []
    options = scene.pick(0, move="choose_home", planet="PAT").options
    assert [option.text.args["number"] for option in options] == [1, 2, 3]


def test_partners_are_told_what_their_answer_means() -> None:
    scene = Scene()
    scene.state = started(4)
    (first,) = GAME.waiting(scene.state)
    opened = scene.pick(first).about
    assert opened is not None
    assert opened.key == "efemeris-about-nation-propose"
    assert opened.args["who"] == Who(first + 2)
    scene.side(0).proposals = ["spain"]
    (second,) = GAME.waiting(scene.state)
    about = scene.pick(second).about
    assert about is not None
    assert about.key == "efemeris-about-nation-agree"
    assert (about.args["who"], about.args["nation"]) == (Who(first), say("efemeris-nation-spain"))
    scene.side(0).proposals = ["spain", "france"]
    (again,) = GAME.waiting(scene.state)
    assert again == first
    assert scene.pick(again).about == say("efemeris-about-nation-decide")


@pytest.mark.parametrize("tile", sorted(set(GAME.figures.tile_graphs) - {"Z", "X7"}))
def test_rotations_can_be_told_apart_without_the_picture(tile: str) -> None:
    """All but the Maelstrom's: there it matters which of three ways is missing."""
    board = Scene().board
    words = Phrases("de", ["Otto", "Ruth"])
    options = rotation_options(board, tile, "E3", GAME.figures.tile_graphs[tile].rotations)
    told = [words(option.text).partition(": ")[2] for option in options]
    assert len(set(told)) == len(told)


def test_sides_that_lead_to_one_field_are_named_together() -> None:
    words = Phrases("en", ["Otto", "Ruth"])
    first = rotation_options(Scene().board, "PAT", "E3", [0])[0]
    assert words(first.text) == "1: paths N+NE, SE, S+SW and NW"
    aside = rotation_options(Scene().board, "PYT", "E3", [0])[0]
    assert words(aside.text) == "1: paths N+NW and SE+S; planet NE"
