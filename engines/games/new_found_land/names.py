"""How things are called: texts for the game's pieces and places."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from engines.contract.core import Arg, Many, Say, say
from engines.games.new_found_land.figures import GOODS, Figures, Gain, Goods, goods_from, start_card


def good_name(good: str) -> Say:
    return say("new_found_land-word-good", good=good)


def _counted(goods: Goods) -> list[Say]:
    return [
        say("new_found_land-count-good", good=good, count=count)
        for good, count in zip(GOODS, goods, strict=True)
        if count
    ]


@lru_cache(maxsize=4096)
def goods_listed(goods: Goods) -> Arg:
    """ "1 wood and 2 cloth"."""
    found = _counted(goods)
    return Many([*found]) if found else say("new_found_land-nothing")


@lru_cache(maxsize=1024)
def gain_listed(gain: Gain) -> Arg:
    """ "1 wood and 3 points"."""
    found = _counted(gain.goods)
    if gain.points:
        found.append(say("new_found_land-count-points", count=gain.points))
    return Many([*found]) if found else say("new_found_land-nothing")


@lru_cache(maxsize=1024)
def ship_name(figures: Figures, ship: str) -> Say:
    """With its four values: sail, crates, settlers, telescopes."""
    one = figures.ships[ship]
    sail, crates, settlers, telescopes = one.values
    return say(
        "new_found_land-ship",
        name=ship_code(figures, ship),
        sail=sail,
        crates=crates,
        settlers=settlers,
        telescopes=telescopes,
    )


def ship_code(figures: Figures, ship: str) -> Say:
    """Short: a code, or what it is."""
    if ship in figures.nations:
        return say("new_found_land-code-start", nation=ship)
    if ship.startswith(start_card("")):
        return say("new_found_land-code-start-card", nation=ship.removeprefix(start_card("")))
    return say(f"new_found_land-code-{figures.ships[ship].sort}", name=ship)


def ships_listed(figures: Figures, ships: Sequence[str]) -> Arg:
    if not ships:
        return say("new_found_land-nothing")
    return Many([ship_code(figures, ship) for ship in ships])


def plan_listed(figures: Figures, plan: Sequence[tuple[str, Sequence[str]]]) -> Many:
    """Which ships go where, action by action."""
    return Many(
        [
            say(
                "new_found_land-board-assigned",
                action=action_name(action),
                ships=Many([ship_name(figures, ship) for ship in ships]),
            )
            if ships
            else say("new_found_land-board-assigned-none", action=action_name(action))
            for action, ships in plan
        ]
    )


def goods_card_gain(figures: Figures, card: str) -> Say:
    """What a goods card brings, where it is clear that it is one."""
    return say("new_found_land-option-goods", goods=gain_listed(figures.goods_cards[card]))


def card_name(figures: Figures, card: str) -> Say:
    """A one-time card: a charter ship with its values, or what a goods card gives."""
    if card in figures.goods_cards:
        return say("new_found_land-goods-card", gain=gain_listed(figures.goods_cards[card]))
    return ship_name(figures, card)


def contract_name(figures: Figures, contract: str) -> Say:
    card = figures.contract_cards[contract]
    return say("new_found_land-contract", name=contract, goods=goods_listed(card.goods), points=card.points)


@lru_cache(maxsize=256)
def tile_name(figures: Figures, tile: str) -> Say:
    """An island tile as the picture shows it: its shape, and its two bonuses."""
    _, shape, a, b, _ = figures.tiles[tile]
    return say("new_found_land-tile", shape=shape_name(shape), a=gain_listed(a), b=gain_listed(b))


def shape_name(shape: str) -> Say:
    return say("new_found_land-word-shape", shape=shape)


@lru_cache(maxsize=64)
def island_name(island: str) -> Say:
    return say("new_found_land-word-island", island=island)


def city_name(city: str) -> Say:
    return say("new_found_land-word-city", city=city)


def frame_name(frame: str) -> Say:
    return say("new_found_land-word-frame", frame=frame)


def captain_name(captain: str) -> Say:
    return say("new_found_land-word-captain", captain=captain)


def goal_name(figures: Figures, goal: str) -> Say:
    """Its condition in words."""
    card = figures.goals[goal]
    if not card.goods:
        return say(f"new_found_land-goal-{card.kind}", places=card.places, count=card.number)
    needed = goods_from(card.goods)
    each = needed.wood if len(set(needed)) == 1 else 0
    return say("new_found_land-goal-storage", goods=goods_listed(needed), each=each)


def goal_worth(figures: Figures, goal: str) -> Say:
    """Its condition, and the points it brings."""
    points = figures.goals[goal].points
    return say("new_found_land-option-goal", goal=goal_name(figures, goal), points=points)


def goal_progress(have: int, need: int) -> Say:
    """How far a player is towards it."""
    return say("new_found_land-hint-goal", have=min(have, need), need=need)


def captain_power(figures: Figures, captain: str) -> Say:
    """What a captain does."""
    power = getattr(figures.captains, captain)
    numbers = {name: number for name, number in msgspec.structs.asdict(power).items() if name != "source"}
    return say(f"new_found_land-power-{captain}", **numbers)


@lru_cache(maxsize=64)
def action_name(action: str) -> Say:
    return say("new_found_land-word-action", action=action)


def upgrade_name(upgrade: str) -> Say:
    return say("new_found_land-word-upgrade", upgrade=upgrade)


def upgrade_power(figures: Figures, upgrade: str) -> Say:
    """What a harbour upgrade does, in a few words."""
    power = getattr(figures.upgrades, upgrade)
    number = power if isinstance(power, int) else "/".join(map(str, power))
    return say(f"new_found_land-power-{upgrade}", number=number)


def nation_name(nation: str) -> Say:
    return say("new_found_land-word-nation", nation=nation)
