"""The computer player's guns, tokens, crew and captains (§13, steps 5, 6, 8 and 9)."""

from __future__ import annotations

from typing import Any

from engines.games.efemeris import GAME
from engines.games.efemeris.computer.crew import CrewMoves
from engines.games.efemeris.moves import BuildFrigate, EndTurn, MoveShip, PlayCrew, Scuttle, UseBonus
from engines.games.efemeris.sky.sky import Laid
from tests.engines.games.efemeris.computer.asked import position, suggestion
from tests.engines.games.efemeris.scene import GB1, GB2, GB3, Scene

TWO_EACH = {"POS": 0, "HEC": 0, "PAT": 1, "HIP": 1}
"""Nobody is about to win."""

# --- guns ------------------------------------------------------------------------------------------------


def test_a_galleon_within_range_is_shot() -> None:
    scene = Scene(ships={"G1": "D3.p", "G2": "D3.k"}, hands=(("gunner",), ()))
    assert suggestion(scene) == PlayCrew(card="gunner", target="G2")


def test_a_frigate_is_not_worth_being_hit_in_return() -> None:
    scene = Scene(ships={"G1": "D3.p", "A2": "D3.k"}, hands=(("gunner",), ()))
    assert suggestion(scene) == PlayCrew(card="gunner", target="A2")
    scene = Scene(ships={"G1": "D3.p", "A2": "D3.k", "G2": "D4.s0"}, hands=(("gunner",), ("gunner",)))
    thoughts = position(scene)
    (shot,) = thoughts.shots("D3.p", 1)
    assert shot.target == "A2"
    assert shot.worth < thoughts.least_shot()


def test_it_goes_where_it_can_shoot() -> None:
    scene = Scene(ships={"G1": "D3.a", "G2": "D3|D4"}, hands=(("gunner",), ()))
    assert suggestion(scene) == MoveShip("G1", "D3.k")
    assert suggestion(scene.move("G1", "D3.k")) == PlayCrew(card="gunner", target="G2")


def test_fairborne_shoots_farther() -> None:
    scene = Scene(
        ships={"G1": "D3.p", "G2": "D3|D4"},
        nations=("britain", "france", "spain"),
        captains=(("fairborne", "blake"), ("hubac", "castel")),
        hands=(("gunner", "first_officer"), ()),
    )
    assert suggestion(scene) == PlayCrew(card="first_officer")
    assert suggestion(scene.play_crew("first_officer")) == PlayCrew(card="gunner", target="G2")


def test_lancaster_lets_a_frigate_shoot() -> None:
    scene = Scene(
        ships={"G1": "D4.r", "A1": "D3.p", "G2": "D3.k"},
        nations=("britain", "france", "spain"),
        captains=(("lancaster", "blake"), ("hubac", "castel")),
        hands=(("gunner", "first_officer"), ()),
    )
    assert suggestion(scene) == PlayCrew(card="first_officer")
    assert suggestion(scene.play_crew("first_officer")) == PlayCrew(card="gunner", target="G2")
    scene.ship("G1").field = "D3|D4"
    assert suggestion(scene) == PlayCrew(card="gunner", ship="G1", target="G2"), "both can: it is named"


def test_a_fortress_on_a_planet_that_can_be_paid_is_shot() -> None:
    given: dict[str, Any] = {"ships": {"G1": "D5.a"}, "fortresses": {"PAT": 1}, "hands": (("gunner",), ())}
    scene = Scene(**given, spices=((4, 2), (0, 0)))
    assert suggestion(scene) == PlayCrew(card="gunner", target="PAT")
    poor = Scene(**given, spices=((4, 1), (0, 0)))
    assert suggestion(poor) != PlayCrew(card="gunner", target="PAT")


def test_it_lays_siege() -> None:
    """The only planet left to take has a fortress: the galleon goes there."""
    scene = Scene(
        ships={"G1": "D3.p"}, fortresses={"PAT": 1}, hands=(("gunner",), ()), spices=((4, 2), (0, 0))
    )
    move = suggestion(scene)
    assert isinstance(move, MoveShip)
    assert scene.board.sky.range(move.dest, "D5.p") == 5


# --- pushing ---------------------------------------------------------------------------------------------


def test_a_warning_shot_into_a_singularity() -> None:
    scene = Scene(GB3, ships={"G1": "D3.p", "A2": "E3.h"}, bonus=(("warning_shot",), ()))
    assert suggestion(scene) == UseBonus(token="warning_shot", ship="A2", dest="E3.x")


def test_a_warning_shot_off_a_planet_that_can_be_paid() -> None:
    scene = Scene(ships={"G1": "D5.a", "A2": "D5.p"}, spices=((4, 2), (0, 0)), bonus=(("warning_shot",), ()))
    move = suggestion(scene)
    assert isinstance(move, UseBonus)
    assert move.ship == "A2"
    assert suggestion(scene.do(move)) == MoveShip("G1", "D5.p")


def test_da_silva_pushes_into_a_singularity() -> None:
    scene = Scene(
        GB3,
        ships={"G1": "D3.p", "G2": "D4|E3"},
        nations=("spain", "britain", "france"),
        captains=(("dasilva", "pargo"), ("fairborne", "blake")),
        hands=(("first_officer",), ()),
        bonus=(("solar_winds",), ()),
    )
    assert suggestion(scene) == PlayCrew(card="first_officer", target="G2", dest="E3.x")


def test_new_cargo_when_there_is_no_room_for_tokens() -> None:
    scene = Scene(ships={"G1": "D3.k"}, bonus=(("new_cargo",) * 3, ()), spices=((3, 1), (0, 0)))
    scene.ship("G1").moved = True
    assert suggestion(scene) == UseBonus(token="new_cargo", spice="vanilla")
    scene.player(0).bonus.pop()
    assert suggestion(scene) == BuildFrigate("POS")


# --- crew and captains -----------------------------------------------------------------------------------


def crewed(captain: str, *cards: str, **more: Any) -> Scene:
    nation = GAME.figures.nation_of[captain]
    others = [name for name in GAME.figures.nations if name != nation]
    rest = {"france": ("hubac", "castel"), "britain": ("fairborne", "byng"), "spain": ("pargo", "aviles")}
    mine = (captain, *(one for one in rest[nation] if one != captain))[:2]
    given: dict[str, Any] = {
        "nations": (nation, *others),
        "captains": (mine, *(rest[name] for name in others)),
        "hands": (cards, ("gunner",)),
    }
    scene = Scene(**(given | more))
    for ship in scene.state.ships:
        ship.moved = True
    return scene


def test_chesnaye_flees_to_an_own_planet() -> None:
    scene = crewed("chesnaye", "first_officer", ships={"G1": "D4|D5", "G2": "D5.a"})
    assert suggestion(scene) == PlayCrew(card="first_officer", planet="POS")


def test_castel_protects_a_fortress_in_danger() -> None:
    scene = crewed("castel", "first_officer", ships={"G1": "D3.a", "G2": "D4.s0"}, fortresses={"POS": 0})
    assert suggestion(scene) == PlayCrew(card="first_officer")
    assert suggestion(scene.play_crew("first_officer")) == EndTurn()


def test_late_in_a_game_no_card_is_played_for_safety() -> None:
    """Else no turn would be idle, and the table could not offer a draw."""
    scene = crewed("castel", "first_officer", ships={"G1": "D3.a", "G2": "D4.s0"}, fortresses={"POS": 0})
    assert suggestion(scene) == PlayCrew(card="first_officer")
    scene.state.round = GAME.figures.computer.weary
    assert not isinstance(suggestion(scene), PlayCrew)


def test_cassini_turns_a_planet_towards_the_ship() -> None:
    """Apollas has a blank border on our side: the way leads around by the centre and our home."""
    scene = crewed(
        "cassini",
        "first_officer",
        tiles=f"{GB1}, E3 S010, E2 APO1",
        ships={"G1": "E3.h", "G2": "D5.p"},
        spices=((2, 1), (0, 0)),
    )
    scene.ship("G1").moved = False
    sky = scene.board.sky
    assert sky.range("E3.h", "E2.p") == 12
    choice = CrewMoves(position(scene)).play_card()
    assert choice is not None
    move = choice.move
    assert isinstance(move, PlayCrew)
    assert (move.card, move.cell) == ("first_officer", "E2")
    assert move.rotation is not None
    assert sky.with_tile("E2", "APO", move.rotation).range("E3.h", "E2.p") == 4
    scene.player(0).pepper = 0
    assert CrewMoves(position(scene)).play_card() is None


def test_blake_freezes_a_ship_that_could_take_a_planet() -> None:
    scene = crewed(
        "blake",
        "first_officer",
        ships={"G1": "D3.a", "A2": "D3|D4"},
        spices=((0, 0), (2, 2)),
        owners=TWO_EACH,
    )
    assert suggestion(scene) == PlayCrew(card="first_officer", target="A2")
    scene.player(1).pepper = 0
    assert suggestion(scene) == EndTurn(), "it could not pay"


def test_byng_strikes_with_cards_to_spare() -> None:
    scene = crewed("byng", "first_officer", "banker", "surgeon", ships={"G1": "D3.a"})
    assert suggestion(scene) == PlayCrew(card="first_officer")
    assert suggestion(crewed("byng", "first_officer", ships={"G1": "D3.a"})) == EndTurn()


def test_pargo_stays_on_a_factory() -> None:
    scene = crewed("pargo", "first_officer", tiles=GB2, ships={"G1": "E3.f"})
    assert suggestion(scene) == PlayCrew(card="first_officer")
    scene.player(0).pepper = 4
    assert suggestion(scene) == BuildFrigate("POS")


def test_guzman_builds_where_raiders_are() -> None:
    scene = crewed(
        "guzman",
        "first_officer",
        ships={"G1": "D3.a", "A2": "D4.s0"},
        spices=((0, 0), (2, 2)),
        owners=TWO_EACH,
    )
    assert suggestion(scene) == PlayCrew(card="first_officer", planet="POS")
    assert suggestion(crewed("guzman", "first_officer", ships={"G1": "D3.a"})) == EndTurn()


def test_surgeon_and_helmsman_in_danger() -> None:
    scene = crewed("byng", "surgeon", "banker", "gunner", ships={"G1": "D4.s0", "G2": "D4.s3"})
    scene.state.ships[1].field = "D5.a"
    scene.player(0).hand.remove("gunner")
    scene.player(0).captains = ["byng"]
    assert suggestion(scene) == PlayCrew(card="surgeon")
    scene = crewed("hubac", "helmsman", ships={"G1": "D4.s0", "G2": "D5.a"})
    scene.player(0).captains = ["hubac"]
    assert suggestion(scene) == PlayCrew(card="helmsman")
    scene.side(1).reserve += scene.player(1).hand
    scene.player(1).hand = []
    assert suggestion(scene) == EndTurn(), "nobody could shoot"


def test_the_shipwright_when_a_planet_is_free() -> None:
    scene = crewed("byng", "shipwright", ships={"G1": "D3.a"})
    assert suggestion(scene) == PlayCrew(card="shipwright")
    scene = crewed("byng", "shipwright", ships={"G1": "D3.p"})
    assert suggestion(scene) == EndTurn()


def test_a_galleon_adrift_in_a_full_sky_is_given_up() -> None:
    scene = Scene(GB2, ships={"G1": "E3|F3"}, stack=())
    scene.state.sky["E3"] = Laid("S04", 2)
    assert suggestion(scene) == Scuttle("G1")


# --- threats ---------------------------------------------------------------------------------------------


def test_what_may_be_hit_next_turn() -> None:
    """Three steps and a shot; anyone who holds a card may hold a Gunner."""
    scene = Scene(ships={"G1": "D3.p", "G2": "D4.s0"}, hands=((), ("gunner",)))
    thoughts = position(scene)
    galleon = thoughts.ships[0]
    assert thoughts.danger("D3.p", galleon) == GAME.figures.computer.threat_galleon
    assert scene.board.sky.range("D4.s0", "D3|E2") == 5
    assert thoughts.danger("D3.a", galleon)
    assert not thoughts.danger("D3|E2", galleon)
    assert not thoughts.danger("D4.r", galleon), "the rose is safe"
    scene.ship("G2").frozen_by = 0
    assert not position(scene).threatened("D3.p")
    assert position(scene).threatened("D3|D4")
    scene.ship("G2").frozen_by = None
    scene.side(1).reserve += scene.player(1).hand
    scene.player(1).hand = []
    assert not position(scene).threatened("D3.p")


def test_it_blocks_a_planet_that_would_win_the_game() -> None:
    """The enemy has four planets, and a frigate two steps from a fifth: our frigate goes there first."""
    scene = Scene(
        f"{GB1}, E3 S010, E2 APO0",
        ships={"G1": "D3.p", "A1": "E2|N", "A2": "E2|E3"},
        owners={"POS": 0, "PAT": 1, "HEC": 1, "HIP": 1, "PYT": 1},
        spices=((0, 0), (2, 1)),
    )
    assert [(raid.ship.id, raid.planet.tile) for raid in position(scene).threats.wins] == [("A2", "APO")]
    assert position(scene).threats.peril == 1
    move = suggestion(scene)
    assert isinstance(move, MoveShip)
    assert position(scene.do(move)).threats.peril == 0
    scene.state.owners.pop("PYT")
    assert position(scene).threats.wins == []


def test_a_ship_that_could_win_is_shot_with_the_last_gunner() -> None:
    scene = Scene(
        f"{GB1}, E3 S010, E2 APO0",
        ships={"G1": "E2|E3", "A2": "E2.h"},
        owners={"POS": 0, "PAT": 1, "HEC": 1, "HIP": 1, "PYT": 1},
        spices=((0, 0), (2, 1)),
        hands=(("gunner",), ()),
    )
    assert suggestion(scene) == PlayCrew(card="gunner", target="A2")
    worth = position(scene).ship_worth(position(scene).enemies[0])
    scene.player(1).vanilla = 0
    harmless = position(scene).ship_worth(position(scene).enemies[0])
    assert worth - harmless == GAME.figures.computer.stop


def pressing(**more: Any) -> Scene:
    """An enemy nation with four planets, whose frigate is two steps from a fifth, which it can pay."""
    given: dict[str, Any] = {
        "tiles": f"{GB1}, E3 S010, E2 APO0",
        "ships": {"G1": "D3.p", "A2": "E2.h"},
        "owners": {"POS": 0, "PAT": 1, "HEC": 1, "HIP": 1, "PYT": 1},
        "spices": ((0, 0), (2, 1)),
    }
    return Scene(**(given | more))


def test_a_ship_that_could_win_is_pushed_away() -> None:
    scene = pressing(ships={"G1": "D3.p", "A2": "E3.h"}, bonus=(("warning_shot",), ()))
    assert position(scene).threats.peril == 1
    move = suggestion(scene)
    assert isinstance(move, UseBonus)
    assert (move.token, move.ship) == ("warning_shot", "A2")
    assert position(scene.do(move)).threats.peril == 0


def test_a_ship_that_bars_the_way_stays() -> None:
    """Our frigate stands where the enemy must pass: it leaves neither for a factory nor for a planet."""
    scene = pressing(
        tiles=f"{GB1}, E3 S010, E2 APO0, F2 S020", ships={"G1": "D4.r", "A1": "E2.h", "A2": "E2|E3"}
    )
    assert position(scene).threats.peril == 0
    assert position(scene).threats.imagined(gone=("A1",)).peril == 1
    for _ in range(3):
        move = suggestion(scene)
        if isinstance(move, MoveShip):
            assert position(scene.do(move)).threats.peril == 0


def test_tokens_and_cards_make_a_raid_possible_but_not_certain() -> None:
    sure = pressing()
    spices = pressing(spices=((0, 0), (2, 0)), bonus=((), ("new_cargo",)))
    cards = pressing(spices=((0, 0), (2, 0)), hands=((), ("banker",)), ships={"A2": "E2.h", "G2": "D5.p"})
    nothing = pressing(spices=((0, 0), (2, 0)))
    chances = [position(scene).threats.peril for scene in (sure, spices, cards, nothing)]
    prices = GAME.figures.computer
    assert chances == [1, prices.helped, prices.carded, 0]
    far = pressing(ships={"A2": "D4|E3"}, bonus=((), ("solar_winds",)))
    assert far.board.sky.range("D4|E3", "E2.p") == 5
    assert position(far).threats.peril == prices.helped


def test_a_ship_on_the_planet_is_safe_until_it_is_pushed() -> None:
    ships = {"A1": "E2.p", "A2": "E2.h"}
    assert position(pressing(ships=ships)).threats.peril == 0
    pushed = pressing(ships=ships, bonus=((), ("warning_shot",)))
    assert position(pushed).threats.peril == GAME.figures.computer.helped


def test_who_only_waits_takes_risks_in_the_end() -> None:
    scene = pressing()
    assert position(scene).stop == GAME.figures.computer.stop
    scene.state.idle_turns = round(GAME.figures.computer.patience)
    assert position(scene).stop == 0


def test_late_in_a_game_it_takes_risks_even_if_something_happens_every_turn() -> None:
    """Castel could protect a fortress each turn, and nobody would ever leave the planet that he guards."""
    scene, prices = pressing(), GAME.figures.computer
    scene.state.round = prices.weary
    assert position(scene).stop == prices.stop
    scene.state.round += round(prices.patience)
    assert position(scene).stop == 0


def test_a_governor_counts_for_what_is_left() -> None:
    """Hecateus costs two and two; a Governor saves the vanilla that is lacking, and a pepper is left."""
    scene = Scene(
        f"{GB1}, E3 S010, E2 HEC0",
        ships={"G1": "E2.p", "G2": "D5.p"},
        spices=((3, 1), (0, 0)),
        nations=("spain", "britain", "france"),
        captains=(("pargo", "aviles"), ("fairborne", "blake")),
    )
    assert position(scene).to_be_bought == []
    scene.effects(0).governor = 1
    assert [planet.tile for planet in position(scene).to_be_bought] == ["HEC"]
    assert position(scene).purse == (1, 0)
