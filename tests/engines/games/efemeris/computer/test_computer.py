"""The computer player decides as §13 says, from its view and its questions alone."""

from __future__ import annotations

from typing import Any

import pytest

from engines.contract.core import Draft, Move, Question, Rejected, Seat
from engines.contract.dice import Dice
from engines.games.efemeris import GAME
from engines.games.efemeris.computer.ships import ShipMoves
from engines.games.efemeris.computer.tiles import TileAppraisal, placements
from engines.games.efemeris.moves import (
    AnswerDraw,
    BuildFortress,
    BuildFrigate,
    BuildGalleon,
    ChooseCaptains,
    ChooseCrew,
    ChooseHome,
    ChooseNation,
    ConquerPlanet,
    EndTactics,
    EndTurn,
    MoveShip,
    OfferDraw,
    PlaceTile,
    PlayCrew,
    RecruitCrew,
    RescueCrew,
    ShareSpice,
    UseBonus,
)
from engines.games.efemeris.sky.sky import Laid
from engines.games.efemeris.state import Offer
from engines.tables.saved_games import with_computer
from tests.engines.games.efemeris.computer.asked import position, suggestion
from tests.engines.games.efemeris.scene import GB1, GB2, GB3, Scene, started, team
from tests.lab.strength.numbers import changed
from tests.lab.strength.simulate import choose

APOLLAS = f"{GB1}, E3 S010, E2 APO0"
"""Apollas is four steps from the field between D4 and E3."""


def build(scene: Scene, **changes: Any) -> Scene:
    scene.state.step = "build"
    for name, value in changes.items():
        setattr(scene.player(0), name, value)
    return scene


# --- set-up ----------------------------------------------------------------------------------------------


def test_a_seat_that_is_not_asked_gets_no_suggestion() -> None:
    scene = Scene(ships={"G1": "D3.p"})
    for seat in (1, None):
        view = GAME.view(scene.state, seat)
        with pytest.raises(Rejected):
            GAME.suggest(view, lambda draft: None, Dice(b"nobody"))


def test_set_up_of_a_duel() -> None:
    state = started(2)
    seen: list[type[Move]] = []
    while not state.turn:
        seat = GAME.waiting(state)[0]
        move = choose(GAME, state, seat, blindly=False, dice=Dice(b"set-up", len(seen)))
        seen.append(type(move))
        GAME.apply(state, seat, move, Dice(b"apply", len(seen)))
    assert seen == [ChooseNation] * 2 + [ChooseCaptains] * 2 + [ChooseCrew] * 2 + [ChooseHome] * 2
    assert all("gunner" in player.hand for player in state.players)
    sky = GAME.figures.heavens["19"].sky(state.sky)
    for planet in state.owners:
        assert sky.range(sky.planets[planet], sky.rose) == 4, "each home has the shortest way to the centre"


@pytest.mark.parametrize(("same_spice", "products"), [(1, {"pepper"}), (3, {"pepper", "vanilla"})])
def test_partners_agree_on_a_nation_and_weigh_what_their_homes_bring(
    same_spice: int, products: set[str]
) -> None:
    """Pepper for both pays for two frigates in the first turn: vanilla only where one of each counts more."""
    game = with_computer(GAME, changed(GAME.raw_computer, {"same_spice": same_spice}))
    state = started(4)
    nations: list[str] = []
    while not state.turn:
        seat = game.waiting(state)[0]
        move = choose(game, state, seat, blindly=False, dice=Dice(b"team", len(nations), state.step))
        if isinstance(move, ChooseNation):
            nations.append(move.nation)
        game.apply(state, seat, move, Dice(b"apply", len(nations)))
    assert nations[0] == nations[1]
    assert nations[2] == nations[3]
    assert nations[0] != nations[2]
    for side in (0, 1):
        owned = [planet for planet, seat in state.owners.items() if seat % 2 == side]
        assert {GAME.figures.planets[planet].product for planet in owned} == products


def test_the_first_crew_is_the_one_wanted_most() -> None:
    state = started(2)
    while state.step != "crew":
        seat = GAME.waiting(state)[0]
        GAME.apply(state, seat, choose(GAME, state, seat, blindly=False, dice=Dice(b"crew")), Dice(b"apply"))
    seat = GAME.waiting(state)[0]
    move = choose(GAME, state, seat, blindly=False, dice=Dice(b"crew"))
    assert isinstance(move, ChooseCrew)
    wanted = GAME.figures.computer.crew[state.sides[seat].nation]  # type: ignore[index]
    assert sorted(move.cards) == sorted(wanted)


# --- laying tiles ----------------------------------------------------------------------------------------


def laying(tile: str, **more: Any) -> PlaceTile:
    scene = Scene(ships={"G1": "D3.p", "G2": "D5.p"}, step="explore", **more)
    scene.player(0).drawn = [tile]
    scene.state.stack.remove(tile)
    move = suggestion(scene)
    assert isinstance(move, PlaceTile)
    return move


def test_a_planet_is_laid_near_the_own_ship() -> None:
    move = laying("ERA")
    scene = Scene(ships={"G1": "D3.p", "G2": "D5.p"})
    sky = scene.board.sky.with_tile(move.cell, "ERA", move.rotation)
    planet = sky.planets["ERA"]
    assert move.tile == "", "only one is left"
    assert sky.range("D3.p", planet) == 4
    assert (sky.range("D5.p", planet) or 99) >= 8


def test_a_short_way_for_an_enemy_galleon_is_avoided() -> None:
    """An enemy stands in front of E3; with a crossroads there it would be four steps from our planet."""
    scene = Scene(
        "D4 Z0, D3 PAT0, D5 POS0",
        ships={"G1": "D3.p", "G2": "D4|E3"},
        owners={"PAT": 0, "POS": 1},
    )
    tile = GAME.figures.tile_graphs["S01"]
    assert scene.board.sky.with_tile("E3", "S01", 0).range("D4|E3", "D3.p") == 4
    open_gate, walled = (
        TileAppraisal(position(one)).worth(tile, 0, TileAppraisal(position(one)).around("E3"))
        for one in (scene, Scene(GB1, ships={"G1": "D3.p", "G2": "D4|E3"}))
    )
    scene.state.fortresses["PAT"] = 0
    behind_walls = TileAppraisal(position(scene)).worth(tile, 0, TileAppraisal(position(scene)).around("E3"))
    assert behind_walls - open_gate == pytest.approx(GAME.figures.computer.gate)
    assert walled > open_gate, "Posidonius has no path to E3"


def test_of_two_tiles_one_is_named() -> None:
    scene = Scene(ships={"G1": "D3.p", "G2": "D5.p"}, step="explore")
    scene.player(0).drawn = ["S01", "ERA"]
    for tile in scene.player(0).drawn:
        scene.state.stack.remove(tile)
    move = suggestion(scene)
    assert isinstance(move, PlaceTile)
    assert move.tile in ("S01", "ERA")


# --- moving ----------------------------------------------------------------------------------------------


def test_it_goes_to_a_planet_that_it_can_pay() -> None:
    scene = Scene(APOLLAS, ships={"G1": "D4|E3", "A1": "E2|E3", "G2": "D5.p"}, spices=((2, 1), (0, 0)))
    assert suggestion(scene) == MoveShip("A1", "E2.p")
    assert isinstance(suggestion(scene.move("A1", "E2.p")), MoveShip | EndTactics)
    assert suggestion(scene.to_build()) == ConquerPlanet(ship="A1")


def test_a_planet_far_away_is_approached() -> None:
    scene = Scene(APOLLAS, ships={"G1": "D3.p", "G2": "D5.p"}, spices=((2, 1), (0, 0)), owners={"PAT": 1})
    move = suggestion(scene)
    assert isinstance(move, MoveShip)
    before, after = (scene.board.sky.range(field, "E2.p") for field in ("D3.p", move.dest))
    assert before is not None
    assert after is not None
    assert after == before - 3


def test_a_hopeless_planet_is_left_alone() -> None:
    """No vanilla, and nothing that brings any: a factory first."""
    tiles = f"{GB1}, E3 S030, E2 APO0"
    scene = Scene(tiles, ships={"G1": "E3.h", "G2": "D5.p"}, spices=((2, 0), (0, 0)))
    assert suggestion(scene) == MoveShip("G1", "E3.f")
    thoughts = position(scene)
    apollas = thoughts.planet_on["E2.p"]
    assert thoughts.planet_worth(apollas, thoughts.ships[0], 1) == GAME.figures.computer.hopeless


def test_a_spice_field_is_worth_nothing_at_the_cap() -> None:
    scene = Scene(GB2, ships={"G1": "E3.f", "G2": "D5.p"}, spices=((5, 0), (0, 0)))
    assert position(scene).field_worth("E3.f", position(scene).ships[0], 1) == 0
    scene.player(0).pepper = 0
    assert (
        position(scene).field_worth("E3.f", position(scene).ships[0], 1)
        == GAME.figures.computer.factory_pepper
    )


def test_singularities_are_never_entered() -> None:
    scene = Scene(GB3, ships={"G1": "E3.h", "G2": "D5.p"})
    assert "E3.x" in scene.moves_of("G1")
    assert "E3.x" not in position(scene).ways["G1"]


def test_a_planet_is_cleared_for_a_frigate() -> None:
    scene = Scene(ships={"G1": "D3.p", "G2": "D5.p"}, spices=((2, 0), (0, 0)), hands=((), ()))
    assert isinstance(suggestion(scene), MoveShip)
    wanted = ShipMoves(position(scene)).staying(position(scene).ships[0])
    scene.player(0).pepper = 1
    idle = ShipMoves(position(scene)).staying(position(scene).ships[0])
    assert idle - wanted == pytest.approx(GAME.figures.computer.berth)
    scene.player(0).pepper = 2
    assert suggestion(build(scene.move("G1", "D3.k"))) == BuildFrigate("POS")


def test_solar_winds_and_hubac_bring_a_planet_into_reach() -> None:
    given: dict[str, Any] = {
        "tiles": APOLLAS,
        "ships": {"G1": "D4.r", "G2": "D5.p"},
        "spices": ((2, 1), (0, 0)),
    }
    steps = Scene(**given).board.sky.range("D4.r", "E2.p")
    assert steps == 7
    winds = Scene(**given, bonus=(("solar_winds",), ()))
    winds.state.ships[0].field = "D4.s1"
    assert suggestion(winds) == UseBonus(token="solar_winds", ship="G1", dest="E2|E3")
    assert suggestion(winds.use("solar_winds", ship="G1", dest="E2|E3")) == MoveShip("G1", "E2.p")
    hubac = Scene(**given, hands=(("first_officer", "first_officer"), ()))
    assert suggestion(hubac) == PlayCrew(card="first_officer")
    hubac.play_crew("first_officer")
    assert suggestion(hubac) == PlayCrew(card="first_officer")
    assert suggestion(hubac.play_crew("first_officer")) == MoveShip("G1", "E2.p")


# --- paying ----------------------------------------------------------------------------------------------


def test_the_banker_completes_a_price() -> None:
    scene = Scene(
        APOLLAS,
        ships={"G1": "E2.p", "G2": "D5.p"},
        spices=((3, 0), (0, 0)),
        hands=(("banker",), ()),
    )
    assert suggestion(scene) == PlayCrew(card="banker", spice="pepper")
    scene.play_crew("banker", spice="pepper")
    assert suggestion(scene.to_build()) == ConquerPlanet(ship="G1")


def test_governors_save_the_rarer_spice() -> None:
    scene = Scene(
        f"{GB1}, E3 S010, E2 HEC0",
        ships={"G1": "E2.p", "G2": "D5.p"},
        spices=((2, 2), (0, 0)),
        nations=("spain", "britain", "france"),
        captains=(("pargo", "aviles"), ("fairborne", "blake")),
    )
    scene.effects(0).governor = 1
    assert suggestion(build(scene)) == ConquerPlanet(ship="G1", discount="vanilla")


def test_aviles_sells_a_card_for_a_conquest() -> None:
    scene = Scene(
        APOLLAS,
        ships={"G1": "E2.p", "G2": "D5.p"},
        spices=((1, 0), (0, 0)),
        nations=("spain", "britain", "france"),
        captains=(("aviles", "pargo"), ("fairborne", "blake")),
        hands=(("first_officer", "boatswain", "gunner"), ()),
    )
    assert suggestion(scene) == PlayCrew(card="first_officer", sell="boatswain")


# --- rescue ----------------------------------------------------------------------------------------------


def test_a_gunner_is_rescued_first() -> None:
    tiles = f"{GB1}, E3 X50"
    given: dict[str, Any] = {"tiles": tiles, "ships": {"A1": "E3.w"}, "expert": True, "step": "rescue"}
    assert suggestion(Scene(**given)) == RescueCrew(card="gunner")
    assert suggestion(Scene(**given, hands=(("gunner",), ()))) == RescueCrew(card="first_officer")


# --- building --------------------------------------------------------------------------------------------


def test_cheap_planets_are_bought_first() -> None:
    scene = Scene(
        f"{APOLLAS}, C3 HIP0",
        ships={"G1": "C3.p", "A1": "E2.p", "G2": "D5.p"},
        spices=((4, 4), (0, 0)),
        step="build",
    )
    assert suggestion(scene) == ConquerPlanet(ship="A1")
    assert suggestion(scene.do(ConquerPlanet(ship="A1"))) == ConquerPlanet(ship="G1")


def test_a_lost_galleon_is_replaced() -> None:
    scene = build(Scene(ships={"G2": "D5.p"}, spices=((0, 2), (0, 0)), hands=(("gunner",), ())))
    assert suggestion(scene) == BuildGalleon("POS")
    scene.state.ships[0].field = "D3.p"
    assert suggestion(scene) == BuildGalleon("rose")


def test_the_second_frigate_waits_for_a_conquest() -> None:
    """Apollas costs two pepper and one vanilla, and the frigate will be there next turn."""
    scene = Scene(
        f"{APOLLAS}, E4 S010",
        ships={"G1": "D3.a", "A1": "E2.h", "G2": "D5.p"},
        spices=((3, 1), (0, 0)),
        step="build",
    )
    scene.player(0).fortresses = 2
    assert suggestion(scene) == BuildFrigate("POS"), "a pepper planet brings the rest"
    scene.player(0).pepper = 2
    assert suggestion(scene) == EndTurn()


def test_a_fortress_keeps_an_opponent_from_winning() -> None:
    """The opponent owns four and stands in front of our only planet, with enough to pay for it."""
    scene = Scene(
        ships={"G1": "D4.r", "A2": "D3.k"},
        owners={"POS": 0, "PAT": 1, "HEC": 1, "HIP": 1, "PYT": 1},
        spices=((1, 1), (5, 5)),
        step="build",
    )
    scene.player(0).frigates = 2
    assert suggestion(scene) == BuildFortress("POS")
    scene.player(1).vanilla = scene.player(1).pepper = 0
    assert suggestion(scene) == EndTurn()


def test_it_recruits_with_pepper_to_spare() -> None:
    scene = build(Scene(ships={"G1": "D3.p"}, spices=((4, 0), (0, 0))), frigates=2)
    assert suggestion(scene) == RecruitCrew("gunner")
    scene.player(0).pepper = 3
    assert suggestion(scene) == EndTurn()


def test_a_besieger_recruits_a_gunner_with_the_last_pepper() -> None:
    scene = build(Scene(ships={"G1": "D3.p"}, spices=((2, 0), (0, 0)), fortresses={"PAT": 1}), frigates=2)
    assert suggestion(scene) == RecruitCrew("gunner")


def test_a_partner_completes_a_conquest() -> None:
    scene = team(spices=((1, 1), (0, 0), (1, 1), (0, 0)), step="build")
    scene.state.sky["D2"] = Laid("ERA", 0)
    scene.ship("G3").field = "D2.p"
    for player in scene.state.players:
        player.frigates = player.fortresses = 2
    scene.player(2).pepper = 2
    assert suggestion(scene, 0) == ShareSpice("pepper")
    scene.player(2).pepper = 0
    assert suggestion(scene, 0) == EndTurn(), "two are not enough"


# --- variety ---------------------------------------------------------------------------------------------


def test_the_same_position_does_not_always_give_the_same_move() -> None:
    scene = Scene(ships={"G1": "D3.p", "G2": "D5.p"}, step="explore")
    scene.player(0).drawn = ["S01", "S09"]
    for tile in scene.player(0).drawn:
        scene.state.stack.remove(tile)
    found = [choose(GAME, scene.state, 0, blindly=False, dice=Dice(b"mood", n)) for n in range(20)]
    worth: dict[Move, float] = {move: worth for worth, move in placements(position(scene))}
    assert min(worth[move] for move in found) < max(worth.values()), "not always the best"
    assert min(worth[move] for move in found) >= max(worth.values()) - GAME.figures.computer.mood


# --- draws -----------------------------------------------------------------------------------------------


def test_a_draw_suits_a_nation_that_is_behind() -> None:
    scene = Scene(ships={"G1": "D3.p", "G2": "D5.p"}, at=0)
    scene.do(OfferDraw(), 1)
    assert suggestion(scene) == AnswerDraw("no")
    scene.state.owners = {"PAT": 1, "HEC": 1}
    assert suggestion(scene) == AnswerDraw("yes")


def test_a_draw_that_the_table_offers_suits_all_who_are_not_ahead() -> None:
    """Nothing happens any more: who waits for the other to make a mistake waits for ever."""
    scene = Scene(ships={"G1": "D3.p", "G2": "D5.p"}, at=0)
    scene.state.offer = Offer(by=None, yes=[], until=99)
    assert suggestion(scene) == AnswerDraw("yes")
    scene.state.owners = {"POS": 0, "PAT": 1, "HEC": 0}
    assert suggestion(scene) == AnswerDraw("no")
    scene.state.round = GAME.figures.computer.weary
    assert suggestion(scene) == AnswerDraw("yes")


def late(owners: dict[str, int], more: int = 0) -> Scene:
    """Its patience has run out, and so many rounds more."""
    prices = GAME.figures.computer
    rounds = prices.weary + prices.patience + more
    return Scene(ships={"G1": "D3.p", "G2": "D5.p"}, owners=owners, round_number=rounds)


def test_a_game_that_never_ends_is_drawn() -> None:
    """Where planets change hands for ever, the table would never offer a draw: so the computer does, now and
    then, and whoever is ahead agrees."""
    prices, ahead = GAME.figures.computer, {"POS": 0, "PAT": 0}
    assert suggestion(late(ahead)) == OfferDraw()
    assert suggestion(late(ahead, prices.patience)) == OfferDraw()
    assert suggestion(late(ahead, 1)) != OfferDraw()
    assert suggestion(late(ahead, -prices.patience)) != OfferDraw()
    scene = late(ahead).do(OfferDraw(), 0).do(AnswerDraw("no"), 1)
    assert suggestion(scene) != OfferDraw(), "once in a turn"
    assert suggestion(late(ahead).do(OfferDraw(), 1)) == AnswerDraw("yes")
    assert suggestion(late(ahead, -1).do(OfferDraw(), 1)) == AnswerDraw("no")


def test_it_answers_an_offer_out_of_turn() -> None:
    scene = Scene(ships={"G1": "D3.p", "G2": "D5.p"}, at=0).do(OfferDraw(), 0)
    assert suggestion(scene, 1) == AnswerDraw("no")
    assert GAME.alternatives(scene.state, 1, AnswerDraw("no"), Dice(b"other")) == []
    scene.do(AnswerDraw("no"), 1)
    with pytest.raises(Rejected):
        suggestion(scene, 1)


def test_nobody_agrees_before_the_first_round() -> None:
    """There are no ships yet, and one may have a home planet before the other."""
    state = GAME.start(2, GAME.check_settings({}), Dice(b"early"))
    while GAME.waiting(state) and not state.round:
        seat, other = GAME.waiting(state)[0], 1 - GAME.waiting(state)[0]
        offered = GAME.copy(state)
        GAME.apply(offered, other, OfferDraw(), Dice(b"offer"))
        choice = choose(GAME, offered, seat, blindly=False, dice=Dice(b"computer"))
        assert choice == AnswerDraw("no"), state.step
        GAME.apply(state, seat, choose(GAME, state, seat, blindly=False, dice=Dice(b"play")), Dice(b"move"))
    assert state.round == 1


def test_without_ships_it_agrees() -> None:
    scene = Scene(ships={"G2": "D5.p"}, bonus=(("new_cargo",), ()), spices=((0, 0), (0, 0)))
    scene.do(OfferDraw(), 1)
    assert suggestion(scene) == AnswerDraw("yes")


# --- it sees a view and its questions, no more -----------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", ["normal", "expert"])
def test_suggestions_are_legal_and_depend_on_the_view_alone(seats: int, level: str) -> None:
    settings = GAME.check_settings({"level": level, "games": "one"})
    state = GAME.start(seats, settings, Dice(b"legal", seats, level))
    asked = moves = 0
    while (waiting := GAME.waiting(state)) and moves < 150:
        moves += 1
        seat = waiting[-1]

        def ask(draft: Draft, at: Seat = seat) -> Question | None:
            nonlocal asked
            asked += 1
            return GAME.ask(state, at, draft)

        move = GAME.suggest(GAME.view(state, seat), ask, Dice(b"c", moves))
        other = GAME.redeal(state, seat, Dice(b"redeal", moves))
        again = choose(GAME, other, seat, blindly=False, dice=Dice(b"c", moves))
        assert move == again, "what it cannot know makes no difference"
        GAME.apply(state, seat, move, Dice(b"apply", moves))
    assert asked < moves, "questions are dear"


def test_the_help_tells_when_the_computer_has_had_enough() -> None:
    """The rounds in which it agrees to a draw although it is ahead, and those in which it offers one."""
    rounds = range(1, 61)
    table, rival, own = [], [], []
    for number in rounds:
        scene = Scene(ships={"G1": "D3.p", "G2": "D5.p"}, owners={"POS": 0, "PAT": 0}, round_number=number)
        own += [number] * (suggestion(scene) == OfferDraw())
        scene.state.offer = Offer(by=None, yes=[], until=99)
        table += [number] * (suggestion(scene) == AnswerDraw("yes"))
        scene.state.offer = Offer(by=1, yes=[1], until=99)
        rival += [number] * (suggestion(scene) == AnswerDraw("yes"))
    weary, draw, every = (int(str(GAME.facts()[f])) for f in ("weary_round", "draw_round", "draw_every"))
    assert table == [*rounds[weary - 1 :]]
    assert rival == [*rounds[draw - 1 :]]
    assert own == [*rounds[draw - 1 :: every]]
