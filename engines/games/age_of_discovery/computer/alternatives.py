"""What else is worth a thought where the computer player would make its usual move: by its own valuations."""

from __future__ import annotations

from collections.abc import Iterator

from engines.contract.core import Move
from engines.games.age_of_discovery import moves
from engines.games.age_of_discovery.computer.decisions import Decisions
from engines.games.age_of_discovery.moves import CARD_SPENT, ENDS_TURN, ROUNDS
from engines.games.age_of_discovery.ship_sets import Means, cheapest
from engines.games.age_of_discovery.state import ACQUIRE_CONTRACT, BUY_SHIPS, JOKER, PLACE_SHIPS, TAKE_COINS

Valued = tuple[float, Move]
NEAR = 3
"""So many moves of the kind of the usual one come before those of other kinds."""


def alternatives(decisions: Decisions, usual: Move) -> list[Move]:
    """The most promising first: a few that differ from the usual move in what is bought, placed or carried
    out, then the best ones of other kinds, then the rest. Nothing for the end of a turn: it costs no action.
    """
    if isinstance(usual, moves.Reserve | moves.EndTurn) and not decisions.actions_left:
        return []
    by_kind: dict[type[Move], list[Valued]] = {}
    for valued in _all(decisions):
        if valued[1] != usual:
            by_kind.setdefault(type(valued[1]), []).append(valued)
    for valued_moves in by_kind.values():
        valued_moves.sort(key=lambda valued: -valued[0])
    near = by_kind.pop(type(usual), [])
    others = sorted((valued_moves[0] for valued_moves in by_kind.values()), key=lambda valued: -valued[0])
    return [move for _, move in (*near[:NEAR], *others, *near[NEAR:])]


def _all(decisions: Decisions) -> Iterator[Valued]:
    sight, position = decisions.sight, decisions.position
    open_to = {action for action in _ACTIONS if decisions.actions_left and action not in sight.used}
    if sight.open_action is not None:
        open_to.add(sight.open_action)
    if TAKE_COINS in open_to:
        ends = sight.asks_to_end and decisions.actions_left == 1
        yield decisions.figures.purse.take * decisions.coin, moves.TakeCoins(end=ENDS_TURN if ends else None)
    if BUY_SHIPS in open_to:
        yield from _purchases(decisions)
    if PLACE_SHIPS in open_to and position.coins >= decisions.figures.purse.fee:
        yield from _placements(decisions)
        yield from _joker_placements(decisions)
        yield from _starts(decisions)
    if ACQUIRE_CONTRACT in open_to:
        yield from _contracts(decisions)
    if sight.used:
        yield 0.0, moves.EndTurn()


_ACTIONS = (TAKE_COINS, ACQUIRE_CONTRACT, BUY_SHIPS, PLACE_SHIPS)


def _purchases(decisions: Decisions) -> Iterator[Valued]:
    seen = set()
    for column, kind in enumerate(decisions.rows[0], 1):
        if kind is not None and kind.price <= decisions.position.coins and kind not in seen:
            seen.add(kind)
            yield decisions.purchase(decisions.position, kind), moves.BuyShip(column=column)


def _placements(decisions: Decisions) -> Iterator[Valued]:
    position, appraisal = decisions.position, decisions.appraisal
    fee = decisions.figures.purse.fee * decisions.coin
    for name in dict.fromkeys(position.free):
        kind = decisions.figures.kinds[name]
        kept = appraisal.keep(position, kind, appraisal.spot(position, kind.colour, kind.volume))
        for at, value, card in appraisal.spots(position, kind.colour, kind.volume):
            if card and not position.cards:
                continue
            gain = value - kept - fee - (decisions.card if card else 0.0)
            expedition = decisions.sight.expeditions[at]
            yield gain, moves.PlaceShip(name, expedition, card=CARD_SPENT if card else None)


def _joker_placements(decisions: Decisions) -> Iterator[Valued]:
    position, figures = decisions.position, decisions.figures
    if not position.joker or position.coins < figures.purse.joker_fee:
        return
    cost = decisions.joker_cost
    for colour in decisions.sight.pair:
        for volume in figures.jokers.volumes:
            for at, value, card in decisions.appraisal.spots(position, colour, volume):
                if card and not position.cards:
                    continue
                gain = value - cost - (decisions.card if card else 0.0)
                spent, expedition = CARD_SPENT if card else None, decisions.sight.expeditions[at]
                yield gain, moves.PlaceShip(JOKER, expedition, volume=volume, colour=colour, card=spent)


def _starts(decisions: Decisions) -> Iterator[Valued]:
    position = decisions.position
    means = Means(
        tuple(position.free),
        decisions.sight.pair if position.joker else None,
        position.cards,
        position.coins,
    )
    for name in position.hand:
        one = cheapest(decisions.figures, name, means)
        for rounds in ROUNDS:
            if one is not None and rounds <= decisions.turns:
                gain = decisions.start(name, one, rounds)
                yield gain, moves.StartContract(contract=name, ships=list(one.ships), rounds=rounds)


def _contracts(decisions: Decisions) -> Iterator[Valued]:
    position, purse = decisions.position, decisions.figures.purse
    if position.coins < purse.contract or len(position.hand) >= decisions.figures.play.hand_limit:
        return
    for slot, card in enumerate(decisions.sight.display, 1):
        if card is not None and card[1] in (None, decisions.sight.seat):
            yield decisions.contract(position, card[0]), moves.AcquireContract(source=str(slot))
