"""Views of a state: what a seat, or anybody, may know of it (§8).

Everything here is built up from what is allowed; nothing is copied and then struck out.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from engines.contract.core import Say, Seat, say
from engines.games.age_of_discovery.board import Board
from engines.games.age_of_discovery.figures import RATE_COLUMNS, Figures, Pair
from engines.games.age_of_discovery.names import order_lines
from engines.games.age_of_discovery.scoring import mission_rate, qualifying, unplaced
from engines.games.age_of_discovery.ship_sets import Means, ShipSet, cheapest, read_token
from engines.games.age_of_discovery.state import JOKER, Deed, OpenCard, PlacedShip, Player, Running
from engines.games.age_of_discovery.views import view

NO_TURN = -1
"""A turn in which no ship was placed: nothing is highlighted."""


def look(board: Board, seat: Seat | None) -> view.View:
    return view.View(public=_public(board), own=None if seat is None else _own(board, seat))


# --- for everybody ---------------------------------------------------------------------------------------
# Pieces of a view never change, so those that are built again and again are cached.


def _public(board: Board) -> view.Public:
    state = board.state
    shown = state.turn if state.deeds else state.turn - 1
    at_sea = [ship.seat for expedition in state.expeditions.values() for ship in expedition.ships]
    return view.Public(
        asked=board.waiting(),
        asking=_asking(board),
        over=state.over,
        turn=state.turn,
        round=(state.turn - 1) // board.seats + 1,
        current=state.current,
        actions_used=tuple(state.actions),
        open_action=state.open_action,
        actions_left=board.actions_left,
        asks_to_end=board.to_the_letter,
        expeditions=tuple([_expedition(board, name, shown) for name in state.expeditions]),
        purchase_row=tuple([_market_ship(board, card, shown) for card in state.purchase_row]),
        filling_row=tuple([_market_ship(board, card, shown) for card in state.filling_row]),
        stacks=tuple(map(len, state.stacks)),
        active_stack=next((n for n, stack in enumerate(state.stacks, 1) if stack), None),
        display=tuple([_open_contract(board, card, shown) for card in state.display]),
        contract_stack=len(state.contract_stack),
        players=tuple([_player(board, seat, shown, at_sea.count(seat)) for seat in range(board.seats)]),
        interim=None if state.interim_done else _countdown(board, state.interim_due),
        interim_done=state.interim_done,
        final=_countdown(board, state.final_due),
        ships_bought=state.bought,
        turns_without_purchase=state.turns_without_purchase,
        turns_to_stall=_turns_to_stall(board),
        deeds=_deeds(board),
    )


def _asking(board: Board) -> Say:
    if board.state.over:
        return say("age_of_discovery-asking-over")
    if board.actions_left:
        return say("age_of_discovery-asking-turn", left=board.actions_left)
    return say("age_of_discovery-asking-finish")


def _expedition(board: Board, name: str, shown: int) -> view.Expedition:
    there = board.state.expeditions[name]
    jokers = tuple([board.joker_colours(ship.seat) for ship in there.ships if ship.ship == JOKER])
    newest = shown if there.ships and there.ships[-1].turn == shown else NO_TURN
    return _expedition_seen(board.figures, name, there.row, tuple(there.ships), jokers, newest)


@lru_cache(maxsize=4096)
def _expedition_seen(
    figures: Figures,
    name: str,
    row: str | None,
    ships: tuple[PlacedShip, ...],
    jokers: tuple[Pair, ...],
    newest: int,
) -> view.Expedition:
    """`jokers`: the colours of the jokers among the ships, in order; `newest`: the turn to highlight."""
    tile, used, pairs = figures.expeditions[name], sum(ship.volume for ship in ships), iter(jokers)
    return view.Expedition(
        name=name,
        tile=tile.colour,
        row=row,
        capacity=tile.capacity,
        used=used,
        room=tile.capacity - used,
        interim=view.Points(*tile.interim),
        final=view.Points(*tile.final),
        ships=tuple(
            view.PlacedShip(
                seat=ship.seat,
                chip=_chip(figures, ship.ship)
                if ship.ship != JOKER
                else _joker_chip(next(pairs), ship.volume, ship.colour),
                by_card=ship.by_card,
                match=ship.colour == tile.colour,
                fresh=ship.turn == newest,
            )
            for ship in ships
        ),
    )


@lru_cache(maxsize=256)
def _chip(figures: Figures, ship: str) -> view.Chip:
    kind = figures.kinds[ship]
    return view.Chip(colour=kind.colour, volume=kind.volume)


@lru_cache(maxsize=256)
def _joker_chip(colours: Pair, volume: int, colour: str = "") -> view.Chip:
    """A joker that may be seen: a revealed one, or one's own."""
    return view.Chip(colour=colour, volume=volume, joker=True, colours=colours)


@lru_cache(maxsize=1024)
def _stocks(figures: Figures, free: tuple[str, ...]) -> tuple[view.Stock, ...]:
    return tuple(
        view.Stock(
            kind=ship, colour=figures.kinds[ship].colour, volume=figures.kinds[ship].volume, count=count
        )
        for ship, count in Counter(free).items()
    )


@lru_cache(maxsize=256)
def _contract(figures: Figures, name: str) -> view.Contract:
    card = figures.contracts[name]
    return view.Contract(name=name, colour=card.colour, capacity=card.capacity, incomes=card.incomes)


def _market_ship(board: Board, card: OpenCard | None, shown: int) -> view.MarketShip | None:
    if card is None:
        return None
    return _market_ship_seen(board.figures, card.name, card.reserved_by, card.since == shown)


@lru_cache(maxsize=1024)
def _market_ship_seen(figures: Figures, ship: str, reserved_by: Seat | None, fresh: bool) -> view.MarketShip:
    kind = figures.kinds[ship]
    return view.MarketShip(
        kind=kind.name,
        colour=kind.colour,
        volume=kind.volume,
        price=kind.price,
        reserved_by=reserved_by,
        fresh=fresh,
    )


def _open_contract(board: Board, card: OpenCard | None, shown: int) -> view.OpenContract | None:
    if card is None:
        return None
    return _open_contract_seen(board.figures, card.name, card.reserved_by, card.since == shown)


@lru_cache(maxsize=1024)
def _open_contract_seen(
    figures: Figures, contract: str, reserved_by: Seat | None, fresh: bool
) -> view.OpenContract:
    return view.OpenContract(contract=_contract(figures, contract), reserved_by=reserved_by, fresh=fresh)


def _countdown(board: Board, due: int | None) -> view.Countdown | None:
    if due is None:
        return None
    return view.Countdown(seat=board.seat_of_turn(due), turn=due, turns_left=board.turns_until(due))


def _turns_to_stall(board: Board) -> int | None:
    rules, state = board.figures.play, board.state
    if not rules.stall_rounds or state.final_due is not None or state.bought_this_turn:
        return None
    left = rules.stall_rounds * board.seats - state.turns_without_purchase
    return left if left <= rules.stall_warning * board.seats else None


def _deeds(board: Board) -> tuple[view.Deed, ...]:
    state = board.state
    seat = state.current if state.deeds else (state.current - 1) % board.seats
    return tuple(_deed(board, seat, deed) for deed in state.deeds or state.last_deeds)


def _deed(board: Board, seat: Seat, deed: Deed) -> view.Deed:
    ship = None
    if deed.ship:
        joker = deed.ship == JOKER
        ship = (
            _joker_chip(board.joker_colours(seat), deed.volume, deed.colour)
            if joker
            else _chip(board.figures, deed.ship)
        )
    return view.Deed(
        seat=seat,
        what=deed.what,
        ship=ship,
        column=deed.column,
        row=deed.row,
        slot=deed.slot,
        expedition=deed.expedition,
        contract=deed.contract,
    )


# --- the players -----------------------------------------------------------------------------------------


def _player(board: Board, seat: Seat, shown: int, at_sea: int) -> view.Player:
    player = board.player(seat)
    score = player.score
    return view.Player(
        seat=seat,
        coins=player.coins,
        ships=_stocks(board.figures, tuple(player.free)),
        joker=_joker(board, seat, known=player.joker.revealed),
        running=tuple(_running(board, seat, running, shown) for running in player.running),
        fulfilled=player.fulfilled,
        hand=len(player.hand),
        any_cards=player.any_cards,
        reserve_cards=player.reserve_cards,
        on_expeditions=at_sea,
        unplaced=unplaced(board, seat),
        points=score.total,
        interim=_gains(score.interim),
        final=_gains(score.final),
        mission=_mission_result(board, seat, player) if board.state.over else None,
    )


def _gains(points: dict[str, int]) -> tuple[view.Gain, ...]:
    return _gains_seen(tuple(points.items())) if points else ()


@lru_cache(maxsize=1024)
def _gains_seen(points: tuple[tuple[str, int], ...]) -> tuple[view.Gain, ...]:
    return tuple(view.Gain(name, number) for name, number in points)


def _joker(board: Board, seat: Seat, *, known: bool) -> view.Joker:
    joker = board.player(seat).joker
    if not joker.revealed:
        status = "hidden"
    else:
        status = "expedition" if joker.expedition else "contract" if joker.contract else "free"
    return view.Joker(
        status=status,
        colours=board.joker_colours(seat) if known else (),
        where=joker.expedition or joker.contract,
    )


def _running(board: Board, seat: Seat, running: Running, shown: int) -> view.Running:
    ships = [_chip(board.figures, ship) for ship in running.ships]
    if running.joker_volume is not None:
        ships.append(_joker_chip(board.joker_colours(seat), running.joker_volume))
    return view.Running(
        contract=_contract(board.figures, running.contract),
        ships=tuple(ships),
        income=running.income,
        rounds_left=running.rounds_left,
        fresh=running.turn == shown,
    )


def _mission_result(board: Board, seat: Seat, player: Player) -> view.MissionResult:
    return view.MissionResult(
        mission=player.mission,
        rate=mission_rate(board, seat),
        expeditions=tuple(qualifying(board, seat)),
        points=player.score.mission,
    )


# --- for one seat ----------------------------------------------------------------------------------------


def _own(board: Board, seat: Seat) -> view.Own:
    player, purse = board.player(seat), board.figures.purse
    rates = board.figures.rates(board.seats, player.mission)
    column = min(player.fulfilled, RATE_COLUMNS - 1)
    expeditions = tuple(qualifying(board, seat))
    return view.Own(
        seat=seat,
        hand=_hand(board, seat),
        joker=_joker(board, seat, known=True),
        mission=view.Mission(
            mission=player.mission,
            rates=rates,
            column=column,
            expeditions=expeditions,
            worth=rates[column] * len(expeditions),
        ),
        fee=purse.fee,
        joker_fee=purse.joker_fee,
        joker_volume=max(board.figures.jokers.volumes),
        turns_left=_turns_left(board, seat),
        orders=tuple(order_lines(board.figures, player.orders)),
    )


def _hand(board: Board, seat: Seat) -> tuple[view.HandContract, ...]:
    have, pair = board.means(seat), board.joker_colours(seat)
    return tuple(_hand_contract(board.figures, contract, have, pair) for contract in board.player(seat).hand)


def _hand_contract(figures: Figures, contract: str, have: Means, pair: Pair) -> view.HandContract:
    card, kinds, found = figures.contracts[contract], figures.kinds, cheapest(figures, contract, have)
    volume = sum(kinds[ship].volume for ship in have.free if kinds[ship].colour == card.colour)
    if have.joker is not None and card.colour in have.joker:
        volume += max(figures.jokers.volumes)
    return view.HandContract(
        contract=_contract(figures, contract),
        cheapest=_cheapest_ships(figures, found, pair) if found else None,
        missing=max(0, card.capacity - volume),
    )


@lru_cache(maxsize=1024)
def _cheapest_ships(figures: Figures, one: ShipSet, pair: Pair) -> view.CheapestShips:
    tokens = [token for text in one.ships if (token := read_token(figures, text))]
    chips = [
        _joker_chip(pair, token.volume) if token.ship == JOKER else _chip(figures, token.ship)
        for token in tokens
    ]
    return view.CheapestShips(ships=tuple(chips), fee=one.fee, cards=one.cards)


def _turns_left(board: Board, seat: Seat) -> int | None:
    """Own turns still to come, the current one included."""
    due, state = board.state.final_due, board.state
    if due is None or state.over:
        return None
    return sum(board.seat_of_turn(turn) == seat for turn in range(state.turn, due + 1))
