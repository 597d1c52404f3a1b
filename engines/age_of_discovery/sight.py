"""The wall: what a seat, or anybody, may know of a state (specification, section 8).

Everything here is built up from what is allowed; nothing is copied and then struck out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache

from engines.age_of_discovery import view
from engines.age_of_discovery.board import Board
from engines.age_of_discovery.figures import COLUMNS, Figures
from engines.age_of_discovery.fleets import ShipSet, cheapest, read_token
from engines.age_of_discovery.legal import means
from engines.age_of_discovery.scoring import mission_rate, qualifying, unplaced
from engines.age_of_discovery.state import JOKER, Card, Player, Running, Step
from engines.core import Say, Seat, say


def look(board: Board, seat: Seat | None) -> view.View:
    return view.View(public=_public(board), own=None if seat is None else _own(board, seat))


# --- for everybody ---------------------------------------------------------------------------------------


def _public(board: Board) -> view.Public:
    state = board.state
    shown = state.turn if state.steps else state.turn - 1
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
        expeditions=tuple(_expedition(board, name, shown) for name in state.expeditions),
        purchase_row=tuple(_market_ship(board, card, shown) for card in state.purchase_row),
        filling_row=tuple(_market_ship(board, card, shown) for card in state.filling_row),
        stacks=tuple(map(len, state.stacks)),
        active_stack=next((n for n, stack in enumerate(state.stacks, 1) if stack), None),
        display=tuple(_open_contract(board, card, shown) for card in state.display),
        contract_stack=len(state.contract_stack),
        players=tuple(_player(board, seat, shown, at_sea.count(seat)) for seat in range(board.seats)),
        interim=None if state.interim_done else _countdown(board, state.interim_due),
        interim_done=state.interim_done,
        final=_countdown(board, state.final_due),
        ships_bought=state.bought,
        turns_to_stall=_turns_to_stall(board),
        steps=_steps(board),
    )


def _asking(board: Board) -> Say:
    if board.state.over:
        return say("age_of_discovery-asking-over")
    if board.actions_left:
        return say("age_of_discovery-asking-turn", left=board.actions_left)
    return say("age_of_discovery-asking-finish")


def _expedition(board: Board, name: str, shown: int) -> view.Expedition:
    tile, expedition = board.tile(name), board.state.expeditions[name]
    used = board.used(name)
    return view.Expedition(
        name=name,
        tile=tile.colour,
        row=expedition.row,
        capacity=tile.capacity,
        used=used,
        room=tile.capacity - used,
        interim=_points(*tile.interim),
        final=_points(*tile.final),
        ships=tuple(
            view.Sailor(
                seat=ship.seat,
                chip=_chip_at_sea(board, ship.seat, ship.ship, ship.volume, ship.colour),
                by_card=ship.by_card,
                match=ship.colour == tile.colour,
                fresh=ship.turn == shown,
            )
            for ship in expedition.ships
        ),
    )


def _chip_at_sea(board: Board, seat: Seat, ship: str, volume: int, colour: str) -> view.Chip:
    """A joker on an expedition has been revealed."""
    if ship != JOKER:
        return _chip(board.figures, ship)
    return view.Chip(colour=colour, volume=volume, joker=True, colours=board.joker_colours(seat))


@lru_cache(maxsize=256)
def _points(other: int, match: int) -> view.Points:
    return view.Points(other, match)


@lru_cache(maxsize=256)
def _chip(figures: Figures, ship: str) -> view.Chip:
    kind = figures.kinds[ship]
    return view.Chip(colour=kind.colour, volume=kind.volume)


@lru_cache(maxsize=1024)
def _stock(figures: Figures, ship: str, count: int) -> view.Stock:
    kind = figures.kinds[ship]
    return view.Stock(kind=ship, colour=kind.colour, volume=kind.volume, count=count)


@lru_cache(maxsize=256)
def _contract(figures: Figures, name: str) -> view.Contract:
    card = figures.contracts[name]
    return view.Contract(name=name, colour=card.colour, capacity=card.capacity, incomes=card.incomes)


def _market_ship(board: Board, card: Card | None, shown: int) -> view.MarketShip | None:
    if card is None:
        return None
    kind = board.figures.kinds[card.name]
    return view.MarketShip(
        kind=kind.name,
        colour=kind.colour,
        volume=kind.volume,
        price=kind.price,
        reserved_by=card.reserved_by,
        fresh=card.since == shown,
    )


def _open_contract(board: Board, card: Card | None, shown: int) -> view.OpenContract | None:
    if card is None:
        return None
    return view.OpenContract(
        contract=_contract(board.figures, card.name),
        reserved_by=card.reserved_by,
        fresh=card.since == shown,
    )


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


def _steps(board: Board) -> tuple[view.Step, ...]:
    state = board.state
    seat = state.current if state.steps else (state.current - 1) % board.seats
    return tuple(_step(board, seat, step) for step in state.steps or state.last_steps)


def _step(board: Board, seat: Seat, step: Step) -> view.Step:
    ship = _chip_at_sea(board, seat, step.ship, step.volume, step.colour) if step.ship else None
    return view.Step(
        seat=seat,
        what=step.what,
        ship=ship,
        column=step.column,
        row=step.row,
        slot=step.slot,
        expedition=step.expedition,
        contract=step.contract,
    )


# --- the players -----------------------------------------------------------------------------------------


def _player(board: Board, seat: Seat, shown: int, at_sea: int) -> view.Player:
    player = board.player(seat)
    score, figures = player.score, board.figures
    return view.Player(
        seat=seat,
        coins=player.coins,
        ships=tuple(_stock(figures, ship, count) for ship, count in Counter(player.free).items()),
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
    return tuple(view.Gain(name, number) for name, number in points.items())


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
        ships.append(_joker_chip(board, seat, running.joker_volume))
    return view.Running(
        contract=_contract(board.figures, running.contract),
        ships=tuple(ships),
        income=running.income,
        rounds_left=running.rounds_left,
        fresh=running.turn == shown,
    )


def _joker_chip(board: Board, seat: Seat, volume: int) -> view.Chip:
    return view.Chip(colour="", volume=volume, joker=True, colours=board.joker_colours(seat))


def _mission_result(board: Board, seat: Seat, player: Player) -> view.MissionResult:
    return view.MissionResult(
        mission=player.mission,
        rate=mission_rate(board, seat),
        expeditions=tuple(qualifying(board, seat)),
        points=player.score.mission,
    )


# --- for one seat ----------------------------------------------------------------------------------------


def _own(board: Board, seat: Seat) -> view.Own:
    player = board.player(seat)
    rates = board.figures.rates(board.seats, player.mission)
    expeditions = tuple(qualifying(board, seat))
    return view.Own(
        seat=seat,
        hand=tuple(_hand_contract(board, seat, contract) for contract in player.hand),
        joker=_joker(board, seat, known=True),
        mission=view.Mission(
            mission=player.mission,
            rates=rates,
            column=min(player.fulfilled, COLUMNS - 1),
            expeditions=expeditions,
            worth=mission_rate(board, seat) * len(expeditions),
        ),
        landings=_landings(board, seat),
        turns_left=_turns_left(board, seat),
    )


def _hand_contract(board: Board, seat: Seat, contract: str) -> view.HandContract:
    found = cheapest(board.figures, contract, means(board, seat))
    return view.HandContract(
        contract=_contract(board.figures, contract),
        cheapest=_ship_set(board, seat, found) if found else None,
        missing=_missing(board, seat, contract),
    )


def _ship_set(board: Board, seat: Seat, one: ShipSet) -> view.ShipSet:
    chips = []
    for text in one.ships:
        token = read_token(board.figures, text)
        assert token is not None
        if token.ship == JOKER:
            chips.append(_joker_chip(board, seat, token.volume))
        else:
            chips.append(_chip(board.figures, token.ship))
    return view.ShipSet(ships=tuple(chips), fee=one.fee, cards=one.cards)


def _missing(board: Board, seat: Seat, contract: str) -> int:
    card, player, kinds = board.contract(contract), board.player(seat), board.figures.kinds
    have = sum(kinds[ship].volume for ship in player.free if kinds[ship].colour == card.colour)
    if player.joker.free and card.colour in board.joker_colours(seat):
        have += max(board.figures.jokers.volumes)
    return max(0, card.capacity - have)


Found = dict[str, list[tuple[int, view.Chip]]]
"""Ships that an expedition would take, and what each would still score there."""


def _landings(board: Board, seat: Seat) -> tuple[view.Landing, ...]:
    """Where free ships could go, whether or not it is this seat's turn."""
    player = board.player(seat)
    plain: Found = {}
    by_card: Found = {}
    if board.state.over or player.coins < board.figures.purse.fee:
        return ()
    jokers = player.joker.free and player.coins >= board.figures.purse.joker_fee
    colours = board.joker_colours(seat) if jokers else ()
    kinds = [board.figures.kinds[ship] for ship in dict.fromkeys(player.free)]
    most = max(board.figures.jokers.volumes)
    for name, expedition in board.state.expeditions.items():
        room, row, points = board.room(name), expedition.row, _still_scores(board, name)
        for kind in kinds:
            if kind.volume <= room:
                fits = row is None or row == kind.colour
                if fits or player.any_cards:
                    found = (points(kind.colour), _chip(board.figures, kind.name))
                    (plain if fits else by_card).setdefault(name, []).append(found)
        ways = [(points(colour), row is None or row == colour, colour) for colour in colours if room]
        for into, fits in ((plain, True), (by_card, False)):
            fitting = [(score, colour) for score, how, colour in ways if how == fits]
            if fitting and (fits or player.any_cards):
                score, colour = max(fitting)
                chip = _chip_at_sea(board, seat, JOKER, min(room, most), colour)
                into.setdefault(name, []).append((score, chip))
    return tuple(
        _landing(name, plain, by_card) for name in board.state.expeditions if name in plain or name in by_card
    )


def _still_scores(board: Board, name: str) -> Callable[[str], int]:
    """What a ship of a colour would still score on an expedition."""
    tile, late = board.tile(name), board.state.interim_done
    other, match = tile.final if late else (tile.interim[0] + tile.final[0], tile.interim[1] + tile.final[1])
    return lambda colour: match if colour == tile.colour else other


def _landing(name: str, plain: Found, by_card: Found) -> view.Landing:
    ships, others = plain.get(name, ()), by_card.get(name, ())
    return view.Landing(
        expedition=name,
        ships=tuple(chip for _, chip in ships),
        with_card=tuple(chip for _, chip in others),
        points=max((points for points, _ in ships), default=0),
        card_points=max((points for points, _ in others), default=0),
    )


def _turns_left(board: Board, seat: Seat) -> int | None:
    """Own turns still to come, the running one included."""
    due, state = board.state.final_due, board.state
    if due is None or state.over:
        return None
    return sum(board.seat_of_turn(turn) == seat for turn in range(state.turn, due + 1))
