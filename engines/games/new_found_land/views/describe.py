"""The table in words, for alt texts and people who do not see pictures; and facts for the rules help."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engines.contract.core import Arg, Many, Say, Seat, Who, say
from engines.games.new_found_land.figures import (
    ACTION_NAMES,
    GOODS,
    PLAYERS,
    SHAPES,
    Figures,
    Ship,
    Tile,
    Values,
    goods_from,
)
from engines.games.new_found_land.names import (
    action_name,
    captain_name,
    card_name,
    city_name,
    contract_name,
    frame_name,
    gain_listed,
    goal_name,
    good_name,
    goods_listed,
    island_name,
    nation_name,
    plan_listed,
    shape_name,
    ship_code,
    ship_name,
    tile_name,
    upgrade_name,
)
from engines.games.new_found_land.views.view import (
    NEUTRAL,
    Card,
    City,
    Frame,
    Goal,
    Island,
    Own,
    Player,
    Public,
    Running,
    Space,
    Tower,
)


def describe(figures: Figures, public: Public) -> list[Say]:
    """First how the game stands, which must fit into an alt text; then every detail."""
    lines = [_where(public)]
    if public.running is not None:
        lines += _running(figures, public.running)
    lines += [_player(player) for player in public.players]
    lines += [_frames(public)]
    lines += [_island(island) for island in public.islands]
    lines += [_city(figures, city) for city in public.cities]
    lines += [line for player in public.players for line in _harbour(figures, player)]
    lines += [line for island in public.islands for line in _tiles(island)]
    lines += _sale(figures, public)
    lines += _closing(public)
    return lines


def _where(public: Public) -> Say:
    if public.over:
        return say("new_found_land-board-over")
    return say(
        "new_found_land-board-round",
        round=public.round,
        rounds=public.rounds,
        phase=say(f"new_found_land-phase-{public.phase}"),
        who=Many([Who(seat) for seat in public.asked]),
        what=public.asking,
        start=Who(public.start),
    )


def _running(figures: Figures, running: Running) -> list[Say]:
    order = [say("new_found_land-board-sail", who=Who(one.seat), sail=one.sail) for one in running.order]
    lines = [say("new_found_land-board-order", action=action_name(running.action), order=Many([*order]))]
    if running.tiles:
        tiles = Many([tile_name(figures, tile.name) for tile in running.tiles])
        lines.append(say("new_found_land-board-drawn", tiles=tiles, lays=running.lays))
    if running.drawn_cards:
        lines.append(say("new_found_land-board-drawn-cards", cards=running.drawn_cards, keep=running.keep))
    return lines


def _ships(figures: Figures, ships: Sequence[Ship]) -> Many:
    return Many([ship_name(figures, ship.name) for ship in ships])


# --- players ---------------------------------------------------------------------------------------------


def _player(player: Player) -> Say:
    return say(
        "new_found_land-board-player",
        who=Who(player.seat),
        nation=nation_name(player.nation),
        points=player.score,
        goods=goods_listed(player.goods),
        cards=player.hand,
        goals=player.goals,
    )


def _harbour(figures: Figures, player: Player) -> list[Say]:
    who, fleet = Who(player.seat), [player.fleet] if player.fleet is not None else []
    lines = [
        say(
            "new_found_land-board-ships",
            who=who,
            ships=_ships(figures, [*player.ships, *fleet]),
            used=len(player.ships),
            wharves=player.wharves,
        )
    ]
    planned = [one for one in player.plan if one.ships]
    if planned:
        plan = [(one.action, [ship.name for ship in one.ships]) for one in planned]
        lines.append(say("new_found_land-board-plan", who=who, plan=plan_listed(figures, plan)))
    extras = _extras(figures, player)
    if extras:
        lines.append(say("new_found_land-board-extras", who=who, extras=Many([*extras])))
    return lines + _shown(figures, player)


def _extras(figures: Figures, player: Player) -> list[Say]:
    """What a player keeps for the rest of the game."""
    extras = (
        [say("new_found_land-board-captain", captain=captain_name(player.captain))] if player.captain else []
    )
    if player.upgrade_built:
        extras.append(upgrade_name(player.upgrade))
    if player.lap_card is not None:
        extras.append(say("new_found_land-board-lap-card", bonus=player.lap_card))
    if player.redeemed:
        redeemed = Many([goal_name(figures, goal) for goal in player.redeemed])
        extras.append(say("new_found_land-board-redeemed", goals=redeemed))
    return extras


def _shown(figures: Figures, player: Player) -> list[Say]:
    """What was left in the hand at the end of the game."""
    cards = [card_name(figures, card) for card in player.shown_cards]
    cards += [goal_name(figures, goal) for goal in player.shown_goals]
    if not cards:
        return []
    return [say("new_found_land-board-left", who=Who(player.seat), cards=Many([*cards]))]


# --- the score track, islands, cities --------------------------------------------------------------------


def _frames(public: Public) -> Say:
    frames = [_frame(frame, frame.space) for frame in public.frames if frame.space is not None]
    if not frames:
        return say("new_found_land-board-no-frames")
    return say("new_found_land-board-frames", frames=Many([*frames]))


def _frame(frame: Frame, space: int) -> Say:
    name = frame_name(frame.name)
    if frame.reward == "captain":
        left: Arg = Many([captain_name(captain) for captain in frame.captains])
        return say("new_found_land-board-frame-captain", frame=name, space=space, left=left)
    if frame.reward == "good":
        left = Many([good_name(good) for good in frame.goods])
        return say("new_found_land-board-frame-good", frame=name, space=space, left=left)
    return say("new_found_land-board-frame-goal", frame=name, space=space, cards=frame.cards)


def _markers(counts: Sequence[int], neutral: int = 0) -> Arg:
    found = [_owned(seat, count) for seat, count in enumerate(counts) if count]
    if neutral:
        found.append(_owned(NEUTRAL, neutral))
    return Many([*found]) if found else say("new_found_land-nothing")


def _owned(owner: Seat, count: int) -> Say:
    if owner == NEUTRAL:
        return say("new_found_land-board-markers-neutral", count=count)
    return say("new_found_land-board-markers", who=Who(owner), count=count)


def _island(island: Island) -> Say:
    spaces = len(island.spaces)
    facts: dict[str, Arg] = {
        "island": island_name(island.name),
        "markers": _markers(island.markers, island.neutral),
        "filled": spaces - island.free,
        "spaces": spaces,
    }
    if island.scored:
        return say("new_found_land-board-island-scored", **facts)
    return say("new_found_land-board-island", **facts, first=island.first, second=island.second)


def _tiles(island: Island) -> list[Say]:
    lines, name = [], island_name(island.name)
    laid = [_space(space, space.tile) for space in island.spaces if space.tile is not None]
    if laid:
        lines.append(say("new_found_land-board-laid", island=name, tiles=Many([*laid])))
    empty = Counter(space.shape for space in island.spaces if space.tile is None)
    if empty:
        shapes = [
            say("new_found_land-board-shape", shape=shape_name(shape), count=count)
            for shape, count in empty.items()
        ]
        lines.append(say("new_found_land-board-empty", island=name, shapes=Many([*shapes])))
    return lines


def _space(space: Space, tile: Tile) -> Say:
    facts: dict[str, Arg] = {"space": space.name, "a": gain_listed(tile.a), "b": gain_listed(tile.b)}
    if not space.towers:
        return say("new_found_land-board-space-empty", **facts)
    towers = Many([_tower(tower) for tower in space.towers])
    key = "new_found_land-board-space" if space.free else "new_found_land-board-space-full"
    return say(key, **facts, towers=towers)


def _tower(tower: Tower) -> Say:
    return _owned(tower.owner, tower.count)


def _city(figures: Figures, city: City) -> Say:
    counts = Counter(city.markers)
    open_contracts = [contract_name(figures, one.name) for one in city.contracts if one is not None]
    facts: dict[str, Arg] = {
        "city": city_name(city.name),
        "markers": _markers([counts[seat] for seat in range(max(counts, default=-1) + 1)]),
        "filled": len(city.markers),
        "spaces": city.spaces,
        "contracts": Many([*open_contracts]),
    }
    if city.scored:
        return say("new_found_land-board-city-scored", **facts)
    return say("new_found_land-board-city", **facts, first=city.first, second=city.second)


# --- the rest of the board -------------------------------------------------------------------------------


def _sale(figures: Figures, public: Public) -> list[Say]:
    small = [ship for ship in public.small_sale if ship is not None]
    large = [_large(figures, public, ship) for ship in public.large_sale if ship is not None]
    lines = [
        say("new_found_land-board-small", ships=_ships(figures, small), pile=public.piles.small),
        say("new_found_land-board-large", ships=Many([*large]), pile=public.piles.large),
    ]
    if public.next_large is not None:
        lines.append(say("new_found_land-board-next", ship=_large(figures, public, public.next_large)))
    return lines


def _large(figures: Figures, public: Public, ship: Ship) -> Say:
    """With its cost, and with its values unless it lies cost side up."""
    named = ship_code(figures, ship.name) if public.costs_only else ship_name(figures, ship.name)
    return say("new_found_land-board-for-sale", ship=named, cost=goods_listed(ship.cost))


def _closing(public: Public) -> list[Say]:
    charted = [island_name(island) for _, island in public.compass if island]
    lines = []
    if charted:
        lines.append(say("new_found_land-board-compass", islands=Many([*charted]), tiles=public.charting))
    piles = public.piles
    lines.append(
        say(
            "new_found_land-board-piles",
            cards=piles.cards,
            contracts=piles.contracts,
            tiles=piles.tiles,
        )
    )
    return lines


# --- what only its owner sees ----------------------------------------------------------------------------


def describe_own(figures: Figures, public: Public, own: Own) -> list[Say]:
    lines = [say("new_found_land-own-answered")] if own.step == "answered" else []
    if own.drawn:
        lines.append(say("new_found_land-own-drawn", cards=_cards(figures, own.drawn)))
    if own.stack:
        lines.append(
            say("new_found_land-own-stack", goals=Many([_goal(figures, goal) for goal in own.stack]))
        )
    lines.append(
        say("new_found_land-own-hand", cards=_cards(figures, own.hand))
        if own.hand
        else say("new_found_land-own-hand-empty")
    )
    lines += [_goal(figures, goal) for goal in own.goals] or [say("new_found_land-own-goals-empty")]
    if own.goals and own.payment:
        lines.append(say("new_found_land-own-payment", count=own.payment))
    lines.append(say("new_found_land-own-goods", goods=goods_listed(own.goods)))
    if own.available:
        lines.append(say("new_found_land-own-available", ships=_ships(figures, own.available)))
    if own.standing:
        plan = [(one.action, [ship.name for ship in one.ships]) for one in own.standing]
        lines.append(say("new_found_land-own-standing", plan=plan_listed(figures, plan)))
    return lines


def _cards(figures: Figures, cards: Sequence[Card]) -> Many:
    return Many([card_name(figures, card.name) for card in cards])


def _goal(figures: Figures, goal: Goal) -> Say:
    facts: dict[str, Arg] = {"goal": goal_name(figures, goal.name), "points": goal.points}
    if goal.met:
        return say("new_found_land-own-goal-met", **facts)
    return say("new_found_land-own-goal", **facts, have=goal.have, need=goal.need)


# --- facts for the rules help ----------------------------------------------------------------------------


def facts(figures: Figures) -> dict[str, Arg]:
    """The numbers that the rules help quotes from the figures."""
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
    found |= {f"limit_{action}": figures.limit(action) for action in ACTION_NAMES}
    found |= {f"crates_{good}": figures.goods.crates[good] for good in GOODS}  # type: ignore[index]
    found |= {f"cartography_{players}": figures.cartography(players) for players in PLAYERS}
    found |= {f"lap_bonus_{place}": bonus for place, bonus in enumerate(track.laps, 1)}
    for name, frame in figures.frames.items():
        found |= {f"{name}_standard": frame.standard, f"{name}_advanced": frame.advanced}
    return (
        found
        | _ship_facts(figures)
        | _nation_facts(figures)
        | _place_facts(figures)
        | _captain_facts(figures)
        | _goal_facts(figures)
    )


def _values(values: Values) -> str:
    return "/".join(map(str, values))


def _ship_facts(figures: Figures) -> dict[str, Arg]:
    charters = [_values(values) for values in figures.one_time.charters.values()]
    cards = [
        say("new_found_land-quoted-gain", gain=gain_listed(gain)) for gain in figures.goods_cards.values()
    ]
    return {
        "sale_small": figures.small.sale,
        "sale_large": figures.large.sale,
        "small_cost": goods_listed(goods_from(figures.small.cost)),
        "large_points": figures.large.points,
        "fleet_ship": _values(figures.upgrades.merchant_fleet),
        "charters": len(charters),
        "charter_list": Many([*charters]),
        "goods_cards": len(cards),
        "goods_card_list": Many([*cards]),
    }


def _nation_facts(figures: Figures) -> dict[str, Arg]:
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


def _place_facts(figures: Figures) -> dict[str, Arg]:
    shapes = Counter(tile.shape for tile in figures.tiles.values())
    found: dict[str, Arg] = {f"{shape}_tiles": shapes[shape] for shape in SHAPES}
    found["tiles"] = len(figures.tiles)
    places = {name: (len(island.spaces), *island.bonuses) for name, island in figures.islands.items()}
    places |= {name: (city.markers, *city.bonuses) for name, city in figures.cities.items()}
    for name, (spaces, first, second) in places.items():
        found |= {f"{name}_spaces": spaces, f"{name}_first": first, f"{name}_second": second}
    return found


def _captain_facts(figures: Figures) -> dict[str, Arg]:
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


def _goal_facts(figures: Figures) -> dict[str, Arg]:
    found: dict[str, Arg] = {}
    for name, goal in figures.goals.items():
        key = name.lower()
        found[f"{key}_points"] = goal.points
        found[f"{key}_need"] = max(goal.goods.values()) if goal.goods else goal.number
        if goal.places:
            found[f"{key}_places"] = goal.places
    return found
