"""Builds views: what a seat, or anybody, may know of a state (§8).

Everything here is built up from what is allowed. Of hands and reserves everybody knows the size, of stack and
bag what is in them but not the order; hidden captains and votes are shown to their owners alone.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

import msgspec

from engines.contract import core
from engines.contract.core import Seat, say
from engines.games.efemeris.actions.build import frigate_price
from engines.games.efemeris.actions.crew import check_card, may_play_crew
from engines.games.efemeris.board import Board
from engines.games.efemeris.figures import BONUSES, Figures, Purse
from engines.games.efemeris.scoring import ranks
from engines.games.efemeris.sky.layout import CENTRE, COMPASS, middle
from engines.games.efemeris.sky.sky import SKIES_KEPT, Heavens, Sky
from engines.games.efemeris.sky.tile import ROSE
from engines.games.efemeris.state import GALLEON, Effects, Ship
from engines.games.efemeris.views import view
from engines.kit.actions import refusal

PIECES_KEPT = 1 << 14
"""About as many as there are ways to lay a tile on a cell, in all layouts."""
SECRET_STEPS = ("captains", "crew")
"""Everybody chooses in secret."""


def look(board: Board, seat: Seat | None) -> view.View:
    own = None if seat is None else _own(board, seat)
    return core.View(public=_public(board), own=own)


def _public(board: Board) -> view.Public:
    state, sky, play = board.state, board.sky, board.figures.play
    active = board.active
    return view.Public(
        asked=board.waiting(),
        asking=say(f"efemeris-asking-{state.step}"),
        quiet=state.step in SECRET_STEPS,
        mode=state.mode,
        expert=state.expert,
        layout=state.layout,
        step=state.step,
        game=state.game,
        wins_needed=state.wins_needed,
        round=state.round,
        round_limit=state.round_limit,
        turn=state.turn,
        active=active,
        goal=board.mode.goal,
        players=tuple([_player(board, seat, seat in active) for seat in range(board.seats)]),
        sides=tuple([_side(board, at) for at in range(len(state.sides))]),
        cells=_cells(sky),
        fields=_fields(sky) if board.explains else (),
        paths=_paths(sky) if board.explains else (),
        ships=tuple([_ship(board, ship) for ship in state.ships]),
        planets=_planets(board),
        drawn=_drawn(board),
        stack=len(state.stack),
        unseen=_unseen(board),
        bag={token: state.bag.count(token) for token in BONUSES},
        offer=None if state.offer is None else view.Offer(state.offer.by),
        idle_turns=state.idle_turns,
        deeds=_deeds(board) if board.explains else (),
        spice_cap=play.spice_cap,
        bonus_cap=play.bonus_cap,
        hand_cap=board.mode.hand,
        crew_cap=play.crew_plays,
        no_seal=state.no_seal,
        end=state.end,
        played=_played(board),
        results=_results(board) if state.step == "over" else (),
    )


# --- the sky: it is the same for a whole turn, so it is made once ------------------------------------------


@lru_cache(maxsize=SKIES_KEPT)
def _cells(sky: Sky) -> tuple[view.Cell, ...]:
    found = []
    for name in sky.layout.cells:
        x, y = middle(name)
        tile, rotation = sky.board.get(name, ("", 0))
        family = sky.heavens.tiles[tile].family if tile else ""
        cell = view.Cell(
            name=name,
            x=x,
            y=y,
            tile=tile,
            rotation=rotation,
            family=family,
            open=name in sky.frontier,
        )
        found.append(cell)
    return tuple(found)


@lru_cache(maxsize=SKIES_KEPT)
def _fields(sky: Sky) -> tuple[view.Field, ...]:
    inside: dict[str, view.Field] = {}
    for cell, laid in sky.board.items():
        inside |= _inside(sky.heavens, cell, *laid)
    return tuple([inside.get(name) or _border(sky, name) for name in sky.kinds])


@lru_cache(maxsize=SKIES_KEPT)
def _paths(sky: Sky) -> tuple[view.Path, ...]:
    """Every step once: each has an interior field at one end at least, and lies on its tile."""
    return tuple([path for cell, laid in sky.board.items() for path in _steps(sky.heavens, cell, *laid)])


def _border(sky: Sky, name: str) -> view.Field:
    x, y = sky.point(name)
    return view.Field(
        name=name,
        kind=sky.kinds[name],
        x=x,
        y=y,
        cells=sky.cells_of(name),
        near=sky.near[name],
        half=name in sky.halves,
    )


@lru_cache(maxsize=PIECES_KEPT)
def _inside(heavens: Heavens, cell: str, tile: str, rotation: int) -> dict[str, view.Field]:
    """The fields of a tile that are not on its borders: whatever lies beside it, they are the same."""
    piece, found = heavens.piece(cell, tile, rotation), {}
    for (name, kind), (x, y) in zip(piece.kinds.items(), piece.points.values(), strict=True):
        side = ""
        if cell == CENTRE and kind != ROSE:
            side = COMPASS[heavens.tiles[tile].side_of(name.partition(".")[2], rotation)]
        near = piece.inner[name]
        found[name] = view.Field(
            name=name, kind=kind, x=x, y=y, cells=(cell,), near=near, half=False, rose_side=side
        )
    return found


@lru_cache(maxsize=PIECES_KEPT)
def _steps(heavens: Heavens, cell: str, tile: str, rotation: int) -> tuple[view.Path, ...]:
    inner = heavens.piece(cell, tile, rotation).inner
    return tuple(
        [
            view.Path(cell, name, other)
            for name, near in inner.items()
            for other in near
            if "|" in other or name < other
        ]
    )


# --- ships and planets -----------------------------------------------------------------------------------


def _ship(board: Board, ship: Ship) -> view.Ship:
    x, y = board.sky.point(ship.field)
    return view.Ship(
        id=ship.id,
        seat=ship.seat,
        side=board.side_of(ship.seat),
        kind=ship.kind,
        letter=ship.letter,
        field=ship.field,
        x=x,
        y=y,
        moved=ship.moved,
        frozen=ship.frozen_by is not None,
        adrift=board.adrift(ship),
        protected=ship.kind == GALLEON and board.player(ship.seat).surgeon,
        steps=board.steps(ship),
    )


def _planets(board: Board) -> tuple[view.Planet, ...]:
    state, where = board.state, board.sky.planets
    standing = {ship.field: ship.id for ship in reversed(state.ships)}
    sides, players = len(state.sides), state.players
    found = []
    for planet in board.figures.planets:
        field, fort = where.get(planet, ""), state.fortresses.get(planet)
        safe = fort is not None and players[fort].castel
        owner = state.owners.get(planet)
        found.append(_planet(board.figures, planet, field, owner, sides, fort, safe, standing.get(field, "")))
    return tuple(found)


@lru_cache(maxsize=4096)
def _planet(
    figures: Figures,
    planet: str,
    field: str,
    owner: Seat | None,
    sides: int,
    fortress: Seat | None,
    safe: bool,
    ship: str,
) -> view.Planet:
    """A planet; cached, as from move to move most planets stay as they are."""
    known = figures.planets[planet]
    return view.Planet(
        tile=planet,
        cell=field.partition(".")[0],
        field=field,
        pepper=known.price.pepper,
        vanilla=known.price.vanilla,
        symbols=known.symbols,
        product=known.product,
        owner=owner,
        side=None if owner is None else owner % sides,
        fortress=fortress,
        fortress_protected=safe,
        ship=ship,
    )


def _drawn(board: Board) -> tuple[view.Drawn, ...]:
    return tuple(
        [view.Drawn(seat, tile) for seat, player in enumerate(board.state.players) for tile in player.drawn]
    )


def _unseen(board: Board) -> tuple[str, ...]:
    """The tiles that may be in the stack; at expert level nobody knows which ones were left out."""
    state = board.state
    if not state.turn:
        return ()
    left = [*state.stack, *state.box] if state.expert else state.stack
    order = _tile_order(board.figures)
    return tuple(sorted(left, key=order.__getitem__))


@lru_cache(maxsize=8)
def _tile_order(figures: Figures) -> dict[str, int]:
    return {tile: at for at, tile in enumerate(figures.tiles)}


def _deeds(board: Board) -> tuple[view.Deed, ...]:
    return tuple(
        [
            view.Deed(
                what=deed.what,
                turn=deed.turn,
                seat=deed.seat,
                field=deed.field,
                start=deed.start,
                ship=deed.ship,
                cell=deed.cell,
            )
            for deed in board.state.deeds
        ]
    )


# --- people ----------------------------------------------------------------------------------------------


def _player(board: Board, seat: Seat, active: bool) -> view.Player:
    state, player, side = board.state, board.player(seat), board.side(seat)
    revealed = state.step not in ("nation", "captains") and player.captains
    return view.Player(
        seat=seat,
        side=board.side_of(seat),
        second=seat != side.seats[0],
        nation=side.nation,
        captain=player.captains[0] if revealed else "",
        captains_left=board.captains_left(seat),
        lost=tuple(player.lost),
        galleon=board.galleon(seat) is not None,
        pepper=player.pepper,
        vanilla=player.vanilla,
        bonus=tuple(player.bonus),
        hand=len(player.hand),
        reserve=len(side.reserve),
        display=tuple(player.display),
        removed=tuple(side.removed),
        crew_played=player.crew_played,
        planets=tuple(board.planets_of(seat)),
        frigates_left=board.frigates_left(seat),
        fortresses_left=board.fortresses_left(seat),
        effects=_effects(msgspec.structs.astuple(player.effects)),
        surgeon=player.surgeon,
        castel=player.castel,
        active=active,
        ended=player.ended,
        out=player.out,
        conceded=player.conceded,
    )


@lru_cache(maxsize=256)
def _effects(times: tuple[int, ...]) -> tuple[view.Effect, ...]:
    counted = zip(Effects.__struct_fields__, times, strict=True)
    return tuple([view.Effect(name, number) for name, number in counted if number])


def _side(board: Board, at: int) -> view.Side:
    side = board.state.sides[at]
    return view.Side(
        seats=tuple(side.seats),
        nation=side.nation,
        planets=len(board.planets_of_side(at)),
        symbols=board.symbols_of_side(at),
        place=board.state.order.index(at) + 1,
        wins=side.wins,
        shares_left=side.shares_left,
        proposals=tuple(side.proposals),
    )


def _played(board: Board) -> tuple[view.Played, ...]:
    return tuple(
        [
            view.Played(
                winners=tuple(one.winners),
                end=one.end,
                rounds=one.rounds,
                planets=tuple(one.planets),
            )
            for one in board.state.played
        ]
    )


def _results(board: Board) -> tuple[view.Result, ...]:
    places = ranks(board)
    return tuple(
        view.Result(
            seat=seat,
            rank=places[board.side_of(seat)],
            planets=len(board.planets_of_side(board.side_of(seat))),
            wins=board.side(seat).wins,
        )
        for seat in sorted(range(board.seats), key=lambda seat: (places[board.side_of(seat)], seat))
    )


# --- one's own -------------------------------------------------------------------------------------------


def _own(board: Board, seat: Seat) -> view.Own:
    player, side = board.player(seat), board.side(seat)
    offer = board.state.offer
    return view.Own(
        seat=seat,
        hand=_hand(board, seat),
        reserve=_stock(board, seat, side.reserve, whole=True),
        captains=tuple(player.captains),
        boxed=_boxed(board, seat),
        partner=_partner(board, seat),
        vote=offer is not None and seat in offer.yes,
        affordable=_affordable(board, seat),
        prizes=_prizes(board, seat),
    )


def _hand(board: Board, seat: Seat) -> tuple[view.Card, ...]:
    """The own cards, and why each cannot be played: the same for all while it is not one's turn."""
    counted = Counter(board.player(seat).hand)
    if not board.explains:
        return tuple([view.Card(card=card, count=count, barred=None) for card, count in counted.items()])
    closed = refusal(may_play_crew, board, seat)
    return tuple(
        [
            view.Card(card=card, count=count, barred=closed or refusal(check_card, board, seat, card))
            for card, count in counted.items()
        ]
    )


def _stock(board: Board, seat: Seat, cards: list[str], *, whole: bool = False) -> tuple[view.Stock, ...]:
    """By type; `whole`: also the types that are missing."""
    nation = board.side(seat).nation
    if not nation:
        return ()
    counted = Counter(cards)
    deck = board.figures.nations[nation].crew  # type: ignore[index]
    return tuple([view.Stock(card, counted[card]) for card in deck if whole or counted[card]])


def _boxed(board: Board, seat: Seat) -> tuple[str, ...]:
    """Known once the own captains are chosen; partners know both choices."""
    side = board.side(seat)
    players = [board.player(one) for one in side.seats]
    if not side.nation or not all(one.captains or one.lost for one in players):
        return ()
    used = [captain for one in players for captain in (*one.captains, *one.lost)]
    captains = board.figures.nations[side.nation].captains  # type: ignore[index]
    return tuple(captain for captain in captains if captain not in used)


def _partner(board: Board, seat: Seat) -> view.Partner | None:
    partner = board.partner(seat)
    if partner is None:
        return None
    player = board.player(partner)
    captain = player.captains[0] if player.captains else ""
    return view.Partner(seat=partner, hand=_stock(board, partner, player.hand), captain=captain)


def _affordable(board: Board, seat: Seat) -> tuple[str, ...]:
    """What the own spices pay for, as far as there is any left to be had; a Shipwright's frigate is free."""
    costs, player = board.figures.costs, board.player(seat)
    open_planets = [planet for planet in board.planets_of(seat) if planet not in board.state.fortresses]
    things = (
        ("recruit", costs.recruit, board.side(seat).reserve and len(player.hand) < board.mode.hand),
        ("frigate", frigate_price(board, seat), board.planets_of(seat) and board.frigates_left(seat) > 0),
        ("fortress", costs.fortress, open_planets and board.fortresses_left(seat) > 0),
        ("galleon", costs.galleon, board.galleon(seat) is None and board.captains_left(seat) > 0),
    )
    return tuple([name for name, price, left in things if left and board.pays(seat, price)])


def _prizes(board: Board, seat: Seat) -> tuple[view.Prize, ...]:
    found = []
    player, owners = board.player(seat), board.state.owners
    for ship in board.ships_of(seat):
        planet = board.planet_of(ship)
        if planet is None or (planet in owners and not board.hostile(owners[planet], seat)):
            continue
        price, saved = board.figures.planets[planet].price, board.saved(ship)
        lacks = Purse(max(0, price.pepper - player.pepper), max(0, price.vanilla - player.vanilla))
        vanilla = max(0, lacks.vanilla - saved)  # Governors save the rarer spice first
        pepper = max(0, lacks.pepper - (saved - (lacks.vanilla - vanilla)))
        prize = view.Prize(
            planet=planet,
            ship=ship.id,
            pepper=price.pepper,
            vanilla=price.vanilla,
            saved=saved,
            missing_pepper=pepper,
            missing_vanilla=vanilla,
            fortified=board.prize(ship) is None,
        )
        found.append(prize)
    return tuple(found)
