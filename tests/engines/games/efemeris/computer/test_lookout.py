"""The lookout: who could fire at what in the next turn (§10.3)."""

from __future__ import annotations

import pytest

from data.words import Phrases
from engines.contract.core import Seat
from engines.games.efemeris import GAME
from engines.games.efemeris.views.view import Outlook
from engines.tables.table import Table
from tests.engines.games.efemeris.scene import GB1, Scene, team

GUNNER = ("gunner",)
PAIR = ("gunner", "first_officer")


def seen(scene: Scene, seat: Seat = 0) -> Outlook:
    view = scene.game.view(scene.state, seat)
    assert view.own is not None
    found = scene.game.outlook(view.public, view.own)
    assert isinstance(found, Outlook)
    return found


def scene(
    own: str, enemy: str, hand: tuple[str, ...], captain: str = "byng", bonus: tuple[str, ...] = ()
) -> Scene:
    """France, on the lookout, and Britain."""
    return Scene(
        GB1,
        ships={"G1": own, "G2": enemy},
        hands=((), hand),
        captains=(("castel", "hubac"), (captain, "blake")),
        bonus=((), bonus),
    )


def test_a_move_and_one_more_field() -> None:
    """Three steps from D4.s3 over the rose to D3|D4, and one field further."""
    found = seen(scene("D3.k", "D4.s3", GUNNER))
    assert found.guns == ("G2",)
    assert "D3.k" in found.near
    assert "D3.p" not in found.near
    assert found.texts[0].key == "efemeris-lookout-near"
    assert seen(scene("D3.p", "D4.s3", GUNNER)).texts[0].key == "efemeris-lookout-safe"


def test_without_a_card_or_a_galleon_nobody_fires() -> None:
    assert seen(scene("D3.k", "D4.s3", ())).guns == ()
    without = Scene(GB1, ships={"G1": "D3.k", "A2": "D4.s0"}, hands=((), GUNNER))
    assert seen(without).guns == ()


@pytest.mark.parametrize("hidden", ["banker", "surgeon", "shipwright"])
def test_any_card_may_be_a_gunner(hidden: str) -> None:
    """What the enemy really holds makes no difference."""
    assert seen(scene("D3.k", "D4.s3", (hidden,))) == seen(scene("D3.k", "D4.s3", GUNNER))


def test_the_rose_is_safe_and_nobody_fires_from_it() -> None:
    found = seen(scene("D4.r", "D4.s3", GUNNER))
    assert "D4.r" not in found.near + found.far
    assert found.texts[0].key == "efemeris-lookout-safe"


@pytest.mark.parametrize(
    ("captain", "hand", "bonus", "far"),
    [
        ("fairborne", PAIR, (), ["D3.p"]),  # one field further
        ("fairborne", GUNNER, (), []),  # there is no card for it
        ("byng", GUNNER, ("solar_winds",), ["D3.p"]),  # as far as the galleon there lets it
        ("byng", PAIR, (), []),
    ],
)
def test_with_help(captain: str, hand: tuple[str, ...], bonus: tuple[str, ...], far: list[str]) -> None:
    found = seen(scene("D3.p", "D4.s3", hand, captain, bonus))
    assert [field for field in ("D3.p", "D3.a") if field in found.far] == far
    assert found.texts[0].key == ("efemeris-lookout-far" if far else "efemeris-lookout-safe")


def test_frigates_fire_for_lancaster_only() -> None:
    def frigate(captain: str) -> Outlook:
        return seen(
            Scene(
                GB1,
                ships={"G1": "D3.k", "G2": "D5.p", "A2": "D4.s0"},
                hands=((), PAIR),
                captains=(("castel", "hubac"), (captain, "blake")),
            )
        )

    assert frigate("lancaster").guns == ("G2", "A2")
    assert "D3.k" in frigate("lancaster").far
    assert "D3.k" not in frigate("lancaster").near
    assert frigate("byng").guns == ("G2",)


def test_a_frozen_galleon_fires_from_where_it_is() -> None:
    frozen = scene("D3.k", "D4.s3", GUNNER)
    frozen.ship("G2").frozen_by = 0
    assert set(seen(frozen).near) == {"D4.s3", "D4|D5"}


def test_a_fortress_counts_unless_a_ship_guards_it() -> None:
    def fortress(ship: str) -> list[str]:
        state = Scene(
            GB1,
            ships={"G1": ship, "G2": "D4.s0"},
            fortresses={"POS": 0},
            hands=((), GUNNER),
            captains=(("castel", "hubac"), ("byng", "blake")),
        )
        return [str(line.args["target"]) for line in seen(state).texts if "target" in line.args]

    assert any("lookout-fortress" in target for target in fortress("D3.a"))
    assert not any("lookout-fortress" in target for target in fortress("D3.p"))


def test_partners_are_no_danger_and_share_the_lookout() -> None:
    found = seen(team(ships={"G1": "D3.k", "G3": "D3.a", "G2": "D4.s3"}, hands=((), GUNNER, GUNNER, ())))
    assert found.guns == ("G2",)


def test_nothing_to_look_out_for_before_there_are_ships() -> None:
    table = Table.open(GAME, seats=2, settings={}, key=b"look" * 8, salt=[])
    assert table.outlook(0) is None


def test_every_hit_was_foreseen() -> None:
    """In whole games: what a Gunner hits stood where the lookout saw it, unless it was pushed there."""
    hits = 0
    for number in range(6):
        table = Table.open(GAME, seats=2 + number % 3, settings={}, key=bytes([number]) * 32, salt=[])
        warned: dict[str, set[str]] = {}
        while table.waiting:
            public = table.view(None).public
            active = [player for player in public.players if player.active]
            begun = [player for player in active if player.crew_played]
            sailed = [ship for ship in public.ships if ship.moved and public.players[ship.seat] in active]
            if public.step == "tactics" and not begun and not sailed:
                warned = {}
                for ship in public.ships:
                    found = table.outlook(ship.seat)
                    assert isinstance(found, Outlook)
                    warned[ship.id] = {*found.near, *found.far}
            standing = {ship.id: ship.field for ship in public.ships}
            entry = table.play(table.waiting[0], table.suggest(table.waiting[0]), at=0)
            move = entry.move or {}
            target = str(move.get("target", ""))
            if move.get("card") == "gunner" and target in standing:
                hits += 1
                assert standing[target] in warned[target], (number, entry.number)
            elif move.get("move") == "use_bonus" or move.get("card") == "first_officer":
                for ship in table.view(None).public.ships:  # it may have been pushed
                    if standing.get(ship.id) != ship.field:
                        warned.setdefault(ship.id, set()).add(ship.field)
    assert hits >= 5


def test_the_lookout_reads_well() -> None:
    words = Phrases("de", ["Otto", "Ruth"])
    line = words(seen(scene("D3.k", "D4.s3", GUNNER)).texts[0])
    assert line == "Galeone auf D3.k (Anker): in Reichweite von Galeone von Ruth."


# --- conquests ---------------------------------------------------------------------------------------------


def raid(
    enemy: str = "D4.s3", spices: tuple[int, int] = (5, 5), hand: tuple[str, ...] = (), **more: object
) -> Outlook:
    """France owns Posidonius (2 pepper, 2 vanilla), Britain Patrocles, which brings pepper."""
    given = {"ships": {"G1": "D2|D3", "A2": enemy}, "spices": [(0, 0), spices], "hands": [(), hand], **more}
    return seen(Scene(GB1, **given))  # type: ignore[arg-type]


def test_a_planet_that_a_move_and_the_spices_reach() -> None:
    """Four steps from D4.r to D3.p; one pepper comes in before the enemy builds."""
    found = raid("D4.r", (1, 2))
    assert (found.taken, found.risked) == (("POS",), ())
    assert "efemeris-lookout-taken" in [text.key for text in found.texts]
    assert raid("D4.s3", (5, 5)).taken == (), "five steps"
    assert raid("D4.r", (0, 2)).taken == (), "one pepper is missing"
    assert "efemeris-lookout-no-conquest" in [text.key for text in raid("D4.r", (0, 2)).texts]


def test_a_planet_that_takes_tokens_or_cards() -> None:
    assert raid("D4.s3", (5, 5), bonus=[(), ["solar_winds"]]).risked == ("POS",)
    assert raid("D4.r", (0, 2), bonus=[(), ["new_cargo"]]).risked == ("POS",)
    galleon = {"G1": "D2|D3", "G2": "D4.s0"}
    assert raid(spices=(0, 2), hand=("banker",), ships=galleon).risked == ("POS",)
    assert raid("D4.r", (0, 2), hand=("banker",)).risked == (), "no crew without a galleon"


def test_what_bars_a_conquest() -> None:
    assert raid("D4.r", fortresses={"POS": 0}).taken == ()
    assert raid("D4.r", ships={"G1": "D3.p", "A2": "D4.r"}).taken == ()
    frozen = Scene(GB1, ships={"G1": "D2|D3", "A2": "D4.r"}, spices=[(0, 0), (5, 5)])
    frozen.ship("A2").frozen_by = 0
    assert seen(frozen).taken == ()
    standing = raid("D3.p", (1, 2))
    assert standing.taken == ("POS",), "it stands there already"


def test_a_factory_counts_and_the_cap_holds() -> None:
    tiles = f"{GB1}, E3 S040, D2 APO0"
    ships = {"G1": "D4.r", "A2": "E3.f", "B2": "D3.p"}
    found = seen(Scene(tiles, ships=ships, spices=[(0, 0), (0, 2)]))
    assert "POS" in found.taken, "one pepper from home, one from the factory"


def test_the_own_hand_makes_no_difference_to_conquests() -> None:
    """Only what everybody knows of the enemy counts."""
    assert raid("D4.r", (1, 2), hand=("gunner",)) == raid("D4.r", (1, 2), hand=("banker",))
