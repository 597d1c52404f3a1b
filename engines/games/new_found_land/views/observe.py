"""Builds views: what a seat may know of a state (§8).

Everything here is built up from what is allowed; nothing is copied and then struck out. Pieces of a view
never change, so those that are built again and again from the same things are cached.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from engines.contract.core import Say, Seat, Who, say
from engines.games.new_found_land.actions.answers_ahead import seen_by
from engines.games.new_found_land.actions.goal_conditions import progress
from engines.games.new_found_land.board import Board
from engines.games.new_found_land.figures import (
    ACTION_NAMES,
    GOODS,
    NO_GOODS,
    Figures,
    Goods,
    Ship,
    TileSpace,
    goods_from,
)
from engines.games.new_found_land.names import action_name, frame_name
from engines.games.new_found_land.scoring import SOURCES
from engines.games.new_found_land.state import GOALS, LOAD, NEUTRAL, PLANNING, Deed, Field, Player, Turn
from engines.games.new_found_land.views import view

Laid = tuple[str, tuple[Field, ...]] | None
"""The tile on a space and the towers on it."""


def look(board: Board, seat: Seat | None) -> view.View:
    return view.View(public=_public(board), own=None if seat is None else _own(board, seat))


def look_from_all(board: Board) -> list[view.View]:
    """What each seat may know; what everybody sees is looked at once."""
    public = _public(board)
    return [view.View(public=public, own=_own(board, seat)) for seat in range(board.seats)]


# --- for everybody ---------------------------------------------------------------------------------------


def _public(board: Board) -> view.Public:
    state, figures = board.state, board.figures
    islands = _islands(board)
    return view.Public(
        asked=board.asked(),
        asking=_asking(board),
        quiet=state.phase == PLANNING and state.simultaneous and not state.over,
        veiled=not state.over and bool(board.early_seats()),
        over=state.over,
        rounds=figures.play.rounds,
        round=state.round,
        phase=state.phase,
        step=state.step,
        planning=state.action if state.phase == PLANNING and not state.simultaneous else "",
        simultaneous=state.simultaneous,
        start=state.start,
        current=_current(board),
        frame=_frame_now(board) or "",
        order=tuple(board.player_order()),
        limits=figures.play.limits,
        loading=_loading(figures),
        running=_running(board),
        islands=islands,
        cities=tuple([_city(board, name) for name in figures.cities]),
        frames=tuple([_frame(board, name) for name in figures.frames]),
        track=figures.track.length,
        small_sale=_sale(figures, state.small_sale),
        large_sale=_sale(figures, state.large_sale),
        costs_only=state.costs_only,
        next_large=figures.ships[state.large_pile[0]] if state.large_pile else None,
        large_points=figures.large.points,
        piles=_piles(board),
        cards_open=tuple(state.cards_open),
        contract_discard=tuple(state.contract_discard),
        tile_discard=tuple(state.tile_discard),
        compass=_compass(figures, tuple(state.charted)),
        charting=figures.cartography(board.seats),
        lap_cards=tuple(state.lap_cards),
        players=tuple([_player(board, seat, islands) for seat in range(board.seats)]),
        deeds=tuple([_deed(deed) for deed in state.deeds or state.last_deeds]),
    )


def _asking(board: Board) -> Say:
    state = board.state
    if state.over:
        return say("new_found_land-asking-over")
    if state.turn is None or state.phase not in (LOAD, GOALS):
        return _asking_one(board)
    # The words stay the same from the first question to the last, so nobody is called twice.
    together = say(f"new_found_land-asking-{state.phase}")
    if state.step in ("load", "keep", "goals"):
        return together
    if len(board.asked()) == 1:
        return _asking_one(board)
    who = Who(state.turn.seat)
    return say("new_found_land-asking-first", together=together, who=who, deed=_asking_one(board))


def _asking_one(board: Board) -> Say:
    state = board.state
    match state.step:
        case "plan":
            if state.simultaneous:
                return say("new_found_land-asking-plan-all")
            return say("new_found_land-asking-plan", action=action_name(state.action))
        case "frame":
            frame = _frame_now(board)
            assert frame is not None
            reward = board.figures.frames[frame].reward
            return say(f"new_found_land-asking-frame-{reward}", frame=frame_name(frame))
        case "finish":
            return say("new_found_land-asking-finish", action=action_name(state.phase))
    return say(f"new_found_land-asking-{state.step}")


def _current(board: Board) -> Seat | None:
    state = board.state
    if state.over or (state.phase == PLANNING and state.simultaneous):
        return None
    return state.queue[0] if state.turn is None else state.turn.seat


def _frame_now(board: Board) -> str | None:
    """The frame whose reward is being chosen."""
    turn = board.state.turn
    return board.due_frame(turn.seat) if turn is not None and board.state.step == "frame" else None


@lru_cache(maxsize=16)
def _loading(figures: Figures) -> tuple[tuple[str, int], ...]:
    return tuple(sorted(figures.goods.crates.items(), key=lambda one: GOODS.index(one[0])))


def _ships(figures: Figures, names: Iterable[str]) -> tuple[Ship, ...]:
    ships = figures.ships
    return tuple([ships[name] for name in names])


def _sale(figures: Figures, sale: list[str | None]) -> tuple[Ship | None, ...]:
    return tuple([None if name is None else figures.ships[name] for name in sale])


@lru_cache(maxsize=1024)
def _compass(figures: Figures, charted: tuple[str, ...]) -> tuple[tuple[int, str], ...]:
    spaces = figures.play.compass_spaces
    return tuple(zip(spaces, (*charted, *([""] * (len(spaces) - len(charted)))), strict=True))


def _piles(board: Board) -> view.Piles:
    state = board.state
    return view.Piles(
        small=len(state.small_pile),
        large=len(state.large_pile),
        cards=len(state.cards),
        contracts=len(state.contracts),
        tiles=len(state.tiles),
        compass=len(state.compass),
        small_discard=len(state.small_discard),
        large_discard=len(state.large_discard),
        cards_hidden=len(state.cards_hidden),
    )


def _running(board: Board) -> view.Running | None:
    state = board.state
    if state.phase not in ACTION_NAMES or state.over:
        return None
    turn = state.turn or Turn(seat=NEUTRAL)
    acts = not turn.ended and turn.seat != NEUTRAL
    return view.Running(
        action=state.phase,
        order=tuple(
            [
                view.Sailing(seat=one.seat, sail=one.sail, done=one.seat not in state.queue)
                for one in state.order
            ]
        ),
        seat=turn.seat if acts else None,
        used=tuple(turn.used),
        drawn_cards=len(turn.cards),
        keep=board.keep() if turn.cards else 0,
        tiles=tuple([board.figures.tiles[tile] for tile in turn.tiles]),
        lays=board.lays() if turn.tiles else 0,
    )


def _deed(deed: Deed) -> view.Deed:
    return view.Deed(
        seat=deed.seat,
        what=deed.what,
        ships=tuple(deed.ships),
        action=deed.action,
        island=deed.island,
        space=deed.space,
        city=deed.city,
        contract=deed.contract,
        frame=deed.frame,
        card=deed.card,
        gain=deed.gain,
    )


# --- islands, cities, frames -----------------------------------------------------------------------------


def _islands(board: Board) -> tuple[view.Island, ...]:
    state, figures = board.state, board.figures
    fresh = frozenset([deed.space for deed in state.deeds or state.last_deeds if deed.space])
    laid = state.spaces
    found = []
    for name, spaces in _spaces(figures).items():
        there = tuple(
            [(laid[space].tile, tuple(laid[space].fields)) if space in laid else None for space in spaces]
        )
        here = fresh.intersection(spaces) if fresh else fresh
        found.append(_island_seen(figures, name, there, name in state.islands_scored, here, board.seats))
    return tuple(found)


@lru_cache(maxsize=16)
def _spaces(figures: Figures) -> dict[str, tuple[str, ...]]:
    return {name: tuple(space.name for space in island.spaces) for name, island in figures.islands.items()}


@lru_cache(maxsize=8192)
def _island_seen(
    figures: Figures,
    name: str,
    laid: tuple[Laid, ...],
    scored: bool,
    fresh: frozenset[str],
    seats: int,
) -> view.Island:
    island = figures.islands[name]
    markers: Counter[int] = Counter()
    for one in laid:
        for field in one[1] if one else ():
            markers[field.owner] += field.count
    return view.Island(
        name=name,
        first=island.bonuses[0],
        second=island.bonuses[1],
        spaces=tuple(
            _space_seen(figures, space, one, space.name in fresh)
            for space, one in zip(island.spaces, laid, strict=True)
        ),
        free=laid.count(None),
        markers=tuple(markers[seat] for seat in range(seats)),
        neutral=markers[NEUTRAL],
        scored=scored,
    )


@lru_cache(maxsize=8192)
def _space_seen(figures: Figures, space: TileSpace, laid: Laid, fresh: bool) -> view.Space:
    tile, fields = laid or ("", ())
    return view.Space(
        name=space.name,
        shape=space.shape,
        column=space.column,
        row=space.row,
        tile=figures.tiles[tile] if laid else None,
        towers=tuple(view.Tower(owner=field.owner, count=field.count) for field in fields),
        free=figures.island_tiles.fields - len(fields) if laid else 0,
        fresh=fresh,
    )


def _city(board: Board, name: str) -> view.City:
    city = board.state.cities[name]
    return _city_seen(board.figures, name, tuple(city.contracts), tuple(city.markers), city.scored)


@lru_cache(maxsize=8192)
def _city_seen(
    figures: Figures,
    name: str,
    contracts: tuple[str | None, ...],
    markers: tuple[Seat, ...],
    scored: bool,
) -> view.City:
    first, second = figures.cities[name].bonuses
    return view.City(
        name=name,
        first=first,
        second=second,
        contracts=tuple(None if one is None else figures.contract_cards[one] for one in contracts),
        spaces=figures.cities[name].markers,
        markers=markers,
        scored=scored,
    )


def _frame(board: Board, name: str) -> view.Frame:
    """Of goal cards only the number is public."""
    frame, reward = board.state.frames[name], board.figures.frames[name].reward
    left = () if reward == "goal" else tuple(frame.left)
    return _frame_seen(
        board.figures, name, frame.space, left, len(frame.left) - len(left), tuple(frame.taken_by)
    )


@lru_cache(maxsize=4096)
def _frame_seen(
    figures: Figures,
    name: str,
    space: int | None,
    left: tuple[str, ...],
    cards: int,
    taken_by: tuple[Seat, ...],
) -> view.Frame:
    frame = figures.frames[name]
    return view.Frame(
        name=name,
        colour=frame.colour,
        space=space,
        reward=frame.reward,
        cards=cards,
        captains=left if frame.reward == "captain" else (),
        goods=left if frame.reward == "good" else (),
        taken_by=taken_by,
    )


# --- the players -----------------------------------------------------------------------------------------


class Shown(NamedTuple):
    """What everybody may see of a player, taken from the state. The rest of the view follows from it."""

    seat: Seat
    nation: str
    points: tuple[tuple[str, int], ...]
    lap_card: int | None
    goods: Goods
    ships: tuple[str, ...]
    wharf_built: bool
    upgrade_built: bool
    hand: int
    goals: int
    redeemed: tuple[str, ...]
    captain: str
    frames: tuple[str, ...]
    plan: tuple[tuple[str, ...] | None, ...]
    island_markers: int
    city_markers: int
    cards_left: tuple[str, ...]
    goals_left: tuple[str, ...]


def _player(board: Board, seat: Seat, islands: tuple[view.Island, ...]) -> view.Player:
    player, state = board.player(seat), board.state
    plan = player.plan
    sets = (plan.load, plan.settle, plan.deliver, plan.explore)
    shown = Shown(
        seat=seat,
        nation=player.nation,
        points=tuple(player.points.items()),
        lap_card=player.lap_card,
        goods=player.goods,
        ships=tuple(player.ships),
        wharf_built=player.wharf_built,
        upgrade_built=player.upgrade_built,
        hand=len(player.hand),
        goals=len(player.goals),
        redeemed=tuple(player.redeemed),
        captain=player.captain,
        frames=tuple([name for name, frame in state.frames.items() if seat in frame.taken_by]),
        plan=tuple([None if ships is None else tuple(ships) for ships in sets]),
        island_markers=sum([island.markers[seat] for island in islands]),
        city_markers=sum([city.markers.count(seat) for city in state.cities.values()]),
        cards_left=tuple(player.hand) if state.over else (),
        goals_left=tuple(player.goals) if state.over else (),
    )
    return _player_seen(board.figures, shown)


@lru_cache(maxsize=8192)
def _player_seen(figures: Figures, shown: Shown) -> view.Player:
    nation, score = figures.nations[shown.nation], sum(points for _, points in shown.points)
    fleet = figures.fleet(shown.nation, shown.upgrade_built)
    busy = [ship for ships in shown.plan for ship in ships or ()]
    return view.Player(
        seat=shown.seat,
        nation=shown.nation,
        board_number=nation.number,
        score=score,
        sources=_sources(shown.points),
        space=figures.figure_space(score),
        lap=(score - 1) // figures.track.length if score > 0 else 0,
        lap_card=shown.lap_card,
        goods=shown.goods,
        ships=_ships(figures, shown.ships),
        wharves=figures.wharves(shown.wharf_built),
        wharf_built=shown.wharf_built,
        wharf_cost=figures.wharf_cost,
        upgrade=nation.upgrade,
        upgrade_built=shown.upgrade_built,
        upgrade_cost=figures.upgrade_costs[shown.nation],
        fleet=figures.ships[fleet[0]] if fleet else None,
        hand=shown.hand,
        goals=shown.goals,
        redeemed=shown.redeemed,
        captain=shown.captain,
        frames=shown.frames,
        plan=tuple(
            view.Assigned(action=action, ships=_ships(figures, ships or ()), decided=ships is not None)
            for action, ships in zip(ACTION_NAMES, shown.plan, strict=True)
        ),
        idle=_ships(figures, [ship for ship in (*shown.ships, *fleet) if ship not in busy]),
        island_markers=shown.island_markers,
        city_markers=shown.city_markers,
        shown_cards=shown.cards_left,
        shown_goals=shown.goals_left,
    )


def _sources(points: tuple[tuple[str, int], ...]) -> tuple[view.Source, ...]:
    found = dict(points)
    return tuple(view.Source(what=what, points=found[what]) for what in SOURCES if found.get(what))


# --- for one seat ----------------------------------------------------------------------------------------


def _own(board: Board, seat: Seat) -> view.Own:
    """A seat that answers ahead of its turn sees the table as it will be then."""
    board = seen_by(board, seat)
    state, player = board.state, board.player(seat)
    turn = state.turn
    mine = turn is not None and turn.seat == seat
    frame = _frame_now(board) if mine else None
    shows_goals = frame is not None and board.figures.frames[frame].reward == "goal"
    stack = state.frames[frame].left if frame is not None and shows_goals else []
    return view.Own(
        seat=seat,
        hand=tuple([_card(board.figures, card) for card in player.hand]),
        goals=tuple([_goal(board, seat, goal) for goal in player.goals]),
        drawn=tuple([_card(board.figures, card) for card in turn.cards]) if turn is not None and mine else (),
        stack=tuple([_goal(board, seat, goal) for goal in stack]),
        available=_ships(board.figures, board.available(seat)) if state.phase == PLANNING else (),
        standing=_standing(board.figures, player),
        payment=board.goal_payment() if mine else 0,
        step=state.step if mine or state.phase == PLANNING else "",
        goods=player.goods,
        used=tuple(turn.used) if turn is not None and mine else (),
        keep=board.keep() if turn is not None and mine and turn.cards else 0,
    )


@lru_cache(maxsize=256)
def _card(figures: Figures, card: str) -> view.Card:
    return view.Card(name=card, ship=figures.ships.get(card), gain=figures.goods_cards.get(card))


def _goal(board: Board, seat: Seat, goal: str) -> view.Goal:
    far = progress(board, seat, goal)
    return _goal_seen(board.figures, goal, far.have, far.need)


@lru_cache(maxsize=4096)
def _goal_seen(figures: Figures, goal: str, have: int, need: int) -> view.Goal:
    one = figures.goals[goal]
    return view.Goal(
        name=goal,
        kind=one.kind,
        points=one.points,
        goods=NO_GOODS if one.goods is None else goods_from(one.goods),
        places=one.places,
        number=one.number,
        have=have,
        need=need,
        met=have >= need,
    )


def _standing(figures: Figures, player: Player) -> tuple[view.StoredSet, ...]:
    sets = [(action, player.standing.of(action)) for action in ACTION_NAMES]
    return tuple(
        [
            view.StoredSet(action=action, ships=_ships(figures, ships))
            for action, ships in sets
            if ships is not None
        ]
    )
