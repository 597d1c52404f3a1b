"""What people may know: the public view and one's own (§8)."""

from __future__ import annotations

import msgspec

from tests.engines.games.efemeris.scene import GB2, Scene, team

HOMES = {"G1": "D3.p", "G2": "D5.p"}


def test_the_sky() -> None:
    public = Scene(GB2, ships=HOMES).public()
    assert len(public.cells) == 19
    assert sum(bool(cell.tile) for cell in public.cells) == 4
    fields = {field.name: field for field in public.fields}
    assert fields["D3.p"].kind == "planet"
    assert (fields["D3.p"].x, fields["D3.p"].y) == (0, -2)
    assert fields["D3|D4"].cells == ("D3", "D4")
    assert not fields["D3|D4"].half
    assert fields["D2|D3"].cells == ("D3",)
    assert fields["D2|D3"].half
    steps = {frozenset((path.start, path.end)) for path in public.paths}
    assert steps == {frozenset((one.name, near)) for one in public.fields for near in one.near}
    assert len(steps) == len(public.paths)
    assert all(path.cell in fields[path.start].cells for path in public.paths)
    assert {cell.name for cell in public.cells if cell.open} >= {"D2", "E4"}


def test_players_and_planets() -> None:
    scene = Scene(
        ships={**HOMES, "A1": "D4.r"},
        spices=[(3, 2), (1, 1)],
        fortresses={"PAT": 1},
        hands=[["gunner"] * 2, ["banker"]],
        bonus=[["new_cargo"]],
    )
    public = scene.public()
    first, second = public.players
    assert (first.nation, first.captain, first.captains_left, first.galleon) == ("france", "hubac", 1, True)
    assert (first.pepper, first.vanilla, first.bonus, first.hand, first.reserve) == (
        3,
        2,
        ("new_cargo",),
        2,
        10,
    )
    assert (first.frigates_left, second.fortresses_left, first.planets) == (1, 1, ("POS",))
    planets = {planet.tile: planet for planet in public.planets}
    assert planets["PAT"].fortress == 1
    assert planets["PAT"].ship == "G2"
    assert planets["PAT"].owner == 1
    assert planets["HEC"].cell == ""
    assert planets["HEC"].owner is None
    assert public.bag == {"solar_winds": 8, "warning_shot": 8, "new_cargo": 7}
    assert public.active == (0,)
    assert public.goal == 5
    assert public.stack == len(public.unseen) == 16


def test_a_hand_is_secret() -> None:
    captains = [["hubac", "cassini"], ["blake", "byng"]]
    scene = Scene(ships=HOMES, hands=[["gunner", "helmsman"], ["surgeon"]], captains=captains)
    assert "gunner" not in str(msgspec.to_builtins(scene.public()))
    own = scene.own(0)
    assert [(card.card, card.count, card.barred is None) for card in own.hand] == [
        ("gunner", 1, False),
        ("helmsman", 1, True),
    ]
    assert own.captains == ("hubac", "cassini")
    assert own.boxed == ("chesnaye", "castel")
    assert {stock.card: stock.count for stock in own.reserve} == {
        "first_officer": 3,
        "gunner": 2,
        "banker": 2,
        "helmsman": 1,
        "courtesan": 2,
    }
    assert "cassini" not in str(msgspec.to_builtins(scene.game.view(scene.state, 1)))


def test_partners_know_each_others_cards() -> None:
    scene = team(hands=[["gunner"], ["banker"], ["courtesan"]])
    partner = scene.own(0).partner
    assert partner is not None
    assert partner.seat == 2
    assert [(one.card, one.count) for one in partner.hand] == [("courtesan", 1)]
    assert scene.own(1).partner is not None
    assert "courtesan" not in str(scene.own(1))


def test_prizes() -> None:
    scene = Scene(ships={"G1": "D5.p", "A1": "D3.p"}, spices=[(4, 1)], step="build")
    (prize,) = scene.own(0).prizes
    assert (prize.planet, prize.ship, prize.missing_pepper, prize.missing_vanilla) == ("PAT", "G1", 0, 1)
    assert scene.own(0).affordable == ("recruit", "frigate", "fortress")


def test_only_a_player_without_a_galleon_may_pay_for_one() -> None:
    there, lost = (Scene(ships=ships, spices=[(0, 2)], step="build") for ships in (HOMES, {"A1": "D3.a"}))
    assert (there.own(0).affordable, lost.own(0).affordable) == ((), ("galleon",))


def test_what_happened_lately() -> None:
    scene = Scene(ships=HOMES, stack=[]).move("G1", "D3.k")
    (deed,) = scene.public().deeds
    assert (deed.what, deed.start, deed.field, deed.ship) == ("moved", "D3.p", "D3.k", "G1")
    scene.end_turn()
    assert scene.public().deeds == (deed,), "still seen in the opponent's turn"
    scene.end_turn()
    assert scene.public().deeds == (), "but not in the next turn of one's own"
