"""The numbers that the rules help quotes from the figures."""

from __future__ import annotations

from collections import Counter

from engines.core import Arg, Many, say
from engines.new_found_land.figures import ACTIONS, GOODS, PLAYERS, SHAPES, Figures, Values, goods
from engines.new_found_land.names import gain_listed, goods_listed


def facts(figures: Figures) -> dict[str, Arg]:
    rules, track = figures.play, figures.track
    found: dict[str, Arg] = {
        "seats_min": PLAYERS[0],
        "seats_max": PLAYERS[-1],
        "rounds": rules.rounds,
        "income": goods_listed(figures.income),
        "start_goods": goods_listed(figures.start_goods),
        "wharves_open": figures.harbour.wharves,
        "wharf_cost": goods_listed(figures.wharf_cost),
        "further_goods": rules.goal_payment,
        "card_points": rules.final_card,
        "lap": track.length,
        "frame_back": track.back,
        "goals": len(figures.goals),
        "goals_per_stack": len(figures.goals) // len(figures.goal_frames),
        "contracts_open": sum(city.contracts for city in figures.cities.values()),
    }
    found |= {f"limit_{action}": figures.limit(action) for action in ACTIONS}
    found |= {f"crates_{good}": figures.goods.crates[good] for good in GOODS}  # type: ignore[index]
    found |= {f"cartography_{players}": figures.cartography(players) for players in PLAYERS}
    found |= {f"lap_bonus_{place}": bonus for place, bonus in enumerate(track.laps, 1)}
    for name, frame in figures.frames.items():
        found |= {f"{name}_standard": frame.standard, f"{name}_advanced": frame.advanced}
    return (
        found | _ships(figures) | _nations(figures) | _places(figures) | _captains(figures) | _goals(figures)
    )


def _values(values: Values) -> str:
    return "/".join(map(str, values))


def _ships(figures: Figures) -> dict[str, Arg]:
    charters = [_values(values) for values in figures.one_time.charters.values()]
    cards = [
        say("new_found_land-quoted-gain", gain=gain_listed(gain)) for gain in figures.goods_cards.values()
    ]
    return {
        "sale_small": figures.small.sale,
        "sale_large": figures.large.sale,
        "small_cost": goods_listed(goods(figures.small.cost)),
        "large_points": figures.large.points,
        "fleet_ship": _values(figures.upgrades.merchant_fleet),
        "charters": len(charters),
        "charter_list": Many([*charters]),
        "goods_cards": len(cards),
        "goods_card_list": Many([*cards]),
    }


def _nations(figures: Figures) -> dict[str, Arg]:
    upgrades = figures.upgrades
    found: dict[str, Arg] = {
        "england_keep": upgrades.colonial_harbour,
        "france_points": upgrades.tax_office,
        "netherlands_sail": upgrades.naval_office,
    }
    for name, nation in figures.nations.items():
        found |= {
            f"{name}_ship": _values(nation.ship),
            f"{name}_card": _values(nation.card),
            f"{name}_cost": goods_listed(figures.upgrade_costs[name]),
        }
    return found


def _places(figures: Figures) -> dict[str, Arg]:
    shapes = Counter(tile.shape for tile in figures.tiles.values())
    found: dict[str, Arg] = {f"{shape}_tiles": shapes[shape] for shape in SHAPES}
    found["tiles"] = len(figures.tiles)
    places = {name: (len(island.spaces), *island.bonuses) for name, island in figures.islands.items()}
    places |= {name: (city.markers, *city.bonuses) for name, city in figures.cities.items()}
    for name, (spaces, first, second) in places.items():
        found |= {f"{name}_spaces": spaces, f"{name}_first": first, f"{name}_second": second}
    return found


def _captains(figures: Figures) -> dict[str, Arg]:
    captains = figures.captains
    return {
        "captains": len(captains.__struct_fields__),
        "columbus_tiles": captains.columbus.draw,
        "magellan_sail": captains.magellan.sail,
        "magellan_points": captains.magellan.first,
        "dagama_settlers": captains.dagama.settlers,
        "cortes_gold": captains.cortes.gold,
        "drake_crates": captains.drake.crates,
    }


def _goals(figures: Figures) -> dict[str, Arg]:
    found: dict[str, Arg] = {}
    for name, goal in figures.goals.items():
        key = name.lower()
        found[f"{key}_points"] = goal.points
        found[f"{key}_need"] = max(goal.goods.values()) if goal.goods else goal.number
        if goal.places:
            found[f"{key}_places"] = goal.places
    return found
