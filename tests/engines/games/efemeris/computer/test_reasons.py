"""The computer player's reasons name what decided, with the amounts of the position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engines.contract.core import Move, Say, Who
from engines.contract.dice import Dice
from engines.games.efemeris import GAME
from engines.games.efemeris.computer.reasons import goal
from engines.games.efemeris.computer.ships import ShipMoves
from engines.games.efemeris.computer.tiles import TileAppraisal, placements
from engines.games.efemeris.computer.worth import Appraisal
from engines.games.efemeris.figures import Purse
from engines.games.efemeris.moves import ConquerPlanet, EndTurn, MoveShip, OfferDraw, PlayCrew, RecruitCrew
from engines.games.efemeris.names import planet_name, price_name, spice_name
from engines.games.efemeris.sky.sky import Laid
from engines.games.efemeris.state import Offer
from tests.conformance.tables import setups, whole_game
from tests.engines.games.efemeris.computer.asked import position
from tests.engines.games.efemeris.computer.test_tactics import TWO_EACH, crewed, pressing
from tests.engines.games.efemeris.scene import GB1, GB2, GB3, Scene, team

APOLLAS = f"{GB1}, E3 S010, E2 APO0"


def reason(scene: Scene, seat: int = 0) -> Say:
    view, ask = GAME.view(scene.state, seat), GAME.asking(scene.state, seat)
    _, found = GAME.explain(view, ask, Dice(b"reason"))
    assert found is not None
    return found


def told(scene: Scene, seat: int = 0) -> tuple[str, dict[str, Any]]:
    """The reason without what it embeds, and with names instead of texts."""
    found = reason(scene, seat)
    args = {name: _short(value) for name, value in found.args.items()}
    return found.key.removeprefix("efemeris-reason-"), args


def _short(value: Any) -> Any:
    if not isinstance(value, Say):
        return value
    if value.key == "efemeris-reason-ship":
        who = value.args["who"]
        assert isinstance(who, Who)
        return f"{str(value.args['kind'])[0].upper()}{value.args['letter']}{who.seat}"
    if value.key == "efemeris-price":
        return value.args["pepper"], value.args["vanilla"]
    return value.key.rpartition("-")[2]


def draw(owners: dict[str, int], rounds: int = 2, ships: bool = True, by: int | None = 1) -> Scene:
    fleet = {"G1": "D3.p", "G2": "D5.p"} if ships else {"G2": "D5.p"}
    scene = Scene(ships=fleet, owners=owners, round_number=rounds, bonus=(("new_cargo",), ()))
    if by is None:
        scene.state.offer = Offer(by=None, yes=[], until=99)
    else:
        scene.do(OfferDraw(), by)
    return scene


@pytest.mark.parametrize(
    ("scene", "told_so"),
    [
        (lambda: draw({"POS": 0, "PAT": 1}), ("draw-no", {"mine": 1, "most": 1})),
        (lambda: draw({"POS": 1, "PAT": 1}), ("draw-yes", {"mine": 0, "most": 2})),
        (lambda: draw({"POS": 0, "PAT": 0}, 99, by=None), ("draw-weary", {"rounds": 99})),
        (lambda: draw({"POS": 0, "PAT": 1}, 0, ships=False), ("draw-early", {})),
        (lambda: Scene(ships={"G1": "D3.p", "G2": "D5.p"}, round_number=40), ("offer", {"rounds": 40})),
        (lambda: draw({"POS": 0, "PAT": 1}, ships=False), ("draw-no-ship", {})),
        (
            lambda: Scene(ships={"G1": "D3.p", "G2": "D3.k"}, hands=(("gunner",), ())),
            ("shot-ship", {"ship": "GG1"}),
        ),
        (
            lambda: pressing(ships={"G1": "E2|E3", "A2": "E2.h"}, hands=(("gunner",), ())),
            ("shot-win", {"ship": "FA1", "planet": "APO"}),
        ),
        (
            lambda: Scene(
                ships={"G1": "D5.a"}, fortresses={"PAT": 1}, hands=(("gunner",), ()), spices=((4, 2), (0, 0))
            ),
            ("shot-fortress-wins", {"planet": "PAT"}),
        ),
        (
            lambda: Scene(GB3, ships={"G1": "D3.p", "A2": "E3.h"}, bonus=(("warning_shot",), ())),
            ("push-doomed", {"ship": "FA1"}),
        ),
        (
            lambda: Scene(
                ships={"G1": "D5.a", "A2": "D5.p"}, spices=((4, 2), (0, 0)), bonus=(("warning_shot",), ())
            ),
            ("push-clear", {"ship": "FA1", "planet": "PAT"}),
        ),
        (
            lambda: pressing(ships={"G1": "D3.p", "A2": "E3.h"}, bonus=(("warning_shot",), ())),
            ("stops-win", {"ship": "FA1", "planet": "APO"}),
        ),
        (
            lambda: pressing(ships={"G1": "D3.p", "A1": "E2|N", "A2": "E2|E3"}),
            ("goal-barring", {"ship": "FA1", "planet": "APO"}),
        ),
        (
            lambda: Scene(APOLLAS, ships={"G1": "E2.h", "G2": "D5.p"}, spices=((2, 1), (0, 0))),
            ("goal-planet", {"planet": "APO", "turns": 1}),
        ),
        (
            lambda: Scene(
                APOLLAS, ships={"G1": "E2.p", "G2": "D5.p"}, spices=((3, 0), (0, 0)), hands=(("banker",), ())
            ),
            ("pay-up", {"planet": "APO", "missing": (0, 1)}),
        ),
        (
            lambda: Scene(
                APOLLAS,
                ships={"G1": "D4.r", "G2": "D5.p"},
                spices=((2, 1), (0, 0)),
                hands=(("first_officer",) * 2, ()),
            ),
            ("quick", {"reason": "planet"}),
        ),
        (
            lambda: Scene(
                ships={"G1": "D3.p", "G2": "D5.p"}, spices=((2, 0), (0, 0)), bonus=(("solar_winds",) * 2, ())
            ),
            ("goal-berth", {}),
        ),
        (
            lambda: crewed("pargo", "first_officer", tiles=GB2, ships={"G1": "E3.f"}),
            ("pargo", {"spice": "pepper", "stock": 0}),
        ),
        (
            lambda: crewed("byng", "first_officer", "banker", "surgeon", ships={"G1": "D3.a"}),
            ("byng", {"who": Who(1), "cards": 1}),
        ),
        (
            lambda: crewed(
                "blake",
                "first_officer",
                ships={"G1": "D3.a", "A2": "D3|D4"},
                spices=((0, 0), (2, 2)),
                owners=TWO_EACH,
            ),
            ("blake", {"ship": "FA1", "planet": "POS"}),
        ),
        (
            lambda: crewed(
                "guzman",
                "first_officer",
                ships={"G1": "D3.a", "A2": "D4.s0"},
                spices=((0, 0), (2, 2)),
                owners=TWO_EACH,
            ),
            ("fortress", {"ship": "FA1", "planet": "POS"}),
        ),
        (
            lambda: crewed(
                "castel", "first_officer", ships={"G1": "D3.a", "G2": "D4.s0"}, fortresses={"POS": 0}
            ),
            ("castel", {"planet": "POS"}),
        ),
        (lambda: crewed("byng", "shipwright", ships={"G1": "D3.a"}), ("shipwright", {})),
        (
            lambda: Scene(
                f"{APOLLAS}, C3 HIP0",
                ships={"G1": "C3.p", "A1": "E2.p", "G2": "D5.p"},
                spices=((4, 4), (0, 0)),
                step="build",
            ),
            ("conquer-cheapest", {"planet": "APO", "price": (2, 1)}),
        ),
        (
            lambda: Scene(
                ships={"G2": "D5.p"}, spices=((0, 2), (0, 0)), hands=(("gunner",), ()), step="build"
            ),
            ("galleon", {"cards": 1}),
        ),
        (lambda: saving(3), ("frigate", {})),
        (lambda: saving(2), ("end-turn-saving", {"planet": "APO", "price": (2, 1)})),
        (
            lambda: Scene(ships={"G1": "D3.a"}, spices=((2, 0), (0, 0)), step="build"),
            ("frigate-first", {}),
        ),
    ],
)
def test_what_decided_is_told(scene: Callable[[], Scene], told_so: tuple[str, dict[str, Any]]) -> None:
    assert told(scene()) == told_so


def saving(pepper: int) -> Scene:
    """Apollas costs two pepper and one vanilla, and the frigate will be there next turn."""
    scene = Scene(
        f"{APOLLAS}, E4 S010",
        ships={"G1": "D3.a", "A1": "E2.h", "G2": "D5.p"},
        spices=((pepper, 1), (0, 0)),
        step="build",
    )
    scene.player(0).fortresses = 2
    return scene


def test_a_partner_is_told_about() -> None:
    scene = team(spices=((1, 1), (0, 0), (2, 1), (0, 0)), step="build")
    scene.state.sky["D2"] = Laid("ERA", 0)
    scene.ship("G3").field = "D2.p"
    for player in scene.state.players:
        player.frigates = player.fortresses = 2
    price = GAME.figures.planets["ERA"].price
    missing = price_name(Purse(max(0, price.pepper - 2), max(0, price.vanilla - 1)))
    found = reason(scene)
    assert (found.key, found.args["who"]) == ("efemeris-reason-share", Who(2))
    assert (found.args["planet"], found.args["missing"]) == (planet_name("ERA"), missing)


def test_where_a_planet_is_laid() -> None:
    """As far from ships as the sky says."""
    scene = Scene(ships={"G1": "D3.p", "G2": "D5.p"}, step="explore")
    scene.player(0).drawn = ["ERA"]
    scene.state.stack.remove("ERA")
    move = GAME.policy(scene.state, 0, Dice(b"reason"))
    sky = scene.board.sky.with_tile(move.cell, "ERA", move.rotation)  # type: ignore[attr-defined]
    key, args = told(scene)
    assert key.startswith("tile-planet-near")
    assert (args["planet"], args["near"]) == ("ERA", sky.range("D3.p", sky.planets["ERA"]))


def merit(scene: Scene, move: Move) -> Say | None:
    return GAME.merit(GAME.view(scene.state, 0), GAME.asking(scene.state, 0), move, Dice(b"merit"))


def test_what_speaks_for_moves_that_thinking_ahead_prefers() -> None:
    """By the same valuation, without comparing; nothing where it finds nothing in them."""
    scene = Scene(GB2, ships={"G1": "E3.h"}, spices=((1, 0), (0, 0)), bonus=(("solar_winds",) * 3, ()))
    assert merit(scene, MoveShip("G1", "E3.f")) == reason(scene)
    assert merit(scene, EndTurn()) is None
    armed = Scene(ships={"G1": "D3.p", "G2": "D3.k"}, hands=(("gunner",), ()))
    assert merit(armed, PlayCrew(card="gunner", target="G2")) == reason(armed)
    taking = Scene(APOLLAS, ships={"G1": "E2.p", "G2": "D5.p"}, spices=((2, 1), (0, 0)), step="build")
    assert merit(taking, ConquerPlanet(ship="G1")) == reason(taking)
    assert merit(taking, ConquerPlanet(ship="A1")) is None


def test_what_is_best_about_another_place_for_a_tile() -> None:
    scene = Scene(ships={"G1": "D3.p", "G2": "D5.p"}, step="explore")
    scene.player(0).drawn = ["ERA"]
    scene.state.stack.remove("ERA")
    found = [merit(scene, move) for _, move in placements(position(scene))]
    planets = [one for one in found if one and one.key.startswith("efemeris-reason-tile-planet-near")]
    near = [int(str(one.args["near"])) for one in planets]
    assert near[0] == min(near) == 4
    assert max(near) > 4


def test_a_recruit_is_for_pepper_to_spare() -> None:
    scene = Scene(ships={"G1": "D3.p"}, spices=((4, 0), (0, 0)), step="build")
    scene.player(0).frigates = 2
    assert GAME.policy(scene.state, 0, Dice(b"reason")) == RecruitCrew("gunner")
    assert told(scene) == ("recruit", {"cards": 0, "pepper": 4, "card": "gunner", "effect": "gunner"})


def test_spices_are_fetched_where_there_are_few() -> None:
    scene = Scene(GB2, ships={"G1": "E3.h"}, spices=((1, 0), (0, 0)), bonus=(("solar_winds",) * 3, ()))
    key, args = told(scene)
    assert key == "goal-spice"
    assert (args["amount"], args["stock"], args["turns"]) == (GAME.figures.play.factory, 1, 1)
    assert reason(scene).args["spice"] == spice_name("pepper")


@pytest.mark.parametrize(
    ("kind", "key", "args"),
    [
        ("anchor", "goal-anchor", {"turns": 2}),
        ("wreck", "goal-wreck", {"turns": 2}),
        (
            "factory_vanilla",
            "goal-spice",
            {"spice": spice_name("vanilla"), "amount": 1, "stock": 3, "turns": 2},
        ),
        (
            "providence_pepper",
            "goal-spice",
            {"spice": spice_name("pepper"), "amount": 2, "stock": 1, "turns": 2},
        ),
    ],
)
def test_every_kind_of_field_has_its_reason(
    kind: str, key: str, args: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = Scene(GB2, ships={"G1": "E3.h"}, spices=((1, 3), (0, 0)))
    seen = position(scene)
    monkeypatch.setitem(seen.sky.kinds, "E3.f", kind)  # equal skies are one
    ship = next(ship for ship in seen.public.ships if ship.id == "G1")
    assert goal(seen, {"there": 1.0}, ship, "E3.f", 2) == Say(f"efemeris-reason-{key}", args)


def test_the_parts_are_what_was_weighed() -> None:
    """Of places for tiles and of goals for ships, in the middle of games."""
    spots = goals = 0
    for setup in setups(GAME, sample=1)[:1]:
        for moment in whole_game(GAME, setup):
            seat = GAME.waiting(moment.state)[0]
            if moment.state.step not in ("explore", "tactics"):
                continue
            view = GAME.view(moment.state, seat)
            assert view.own is not None
            here = Appraisal(GAME.figures, view.public, view.own)
            if moment.state.step == "explore":
                appraisal = TileAppraisal(here)
                for worth, move in placements(here)[:5]:
                    spots += 1
                    assert sum(appraisal.spot(move).parts.values()) == pytest.approx(worth)
                continue
            ships = ShipMoves(here)
            for course in ships.courses():
                why = course.why
                if getattr(why, "func", None) == ships.why_there:
                    ship, goal, turns = why.args  # type: ignore[attr-defined]
                    parts = ships.goal_parts(ship, goal, turns)
                    danger = here.danger(goal, ship) if turns == 1 else 0.0
                    crowded = turns > 1 and ships._crowded(goal, ship, turns)
                    if not crowded:
                        goals += 1
                        assert sum(parts.values()) - danger == pytest.approx(course.gain)
    assert spots > 20
    assert goals > 20
