"""The questions of starting a contract: which one, with which ships, for how long (specification, 6.5, 10).

Whole sets of the right colour are offered at once; ships of other colours, each with a card, are chosen ship
by ship, so that no menu grows beyond what can be shown.
"""

from __future__ import annotations

from engines.age_of_discovery import legal, moves
from engines.age_of_discovery.board import Board
from engines.age_of_discovery.fleets import CARD, ShipSet, Token, containing, read_token
from engines.age_of_discovery.legal import no, sets_for
from engines.age_of_discovery.play import codes, colour_name, contract_name, ship_name
from engines.age_of_discovery.state import JOKER
from engines.core import Draft, Option, Pick, Question, Rejected, Say, Seat, say


def ask_start(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "contract" not in draft:
        return _ask_contract(board, seat)
    contract = draft["contract"]
    if contract not in board.player(seat).hand:
        raise no("contract-not-in-hand")
    sets = sets_for(board, seat, str(contract))
    if not sets:
        raise _impossible(board, str(contract))
    if "ships" not in draft:
        return _ask_set(board, seat, str(contract), sets)
    ships = draft["ships"]
    if not isinstance(ships, list) or not all(isinstance(ship, str) for ship in ships):
        raise no("no-such-choice")
    more = _ask_next_ship(board, seat, str(contract), [str(ship) for ship in ships], sets)
    if more is not None:
        return more
    return _ask_rounds(board, str(contract)) if "rounds" not in draft else None


def _ask_contract(board: Board, seat: Seat) -> Question:
    options = []
    for contract in board.player(seat).hand:
        sets = sets_for(board, seat, contract)
        one, two, three = board.contract(contract).incomes
        options.append(
            Option(
                value=contract,
                text=contract_name(board.figures, contract),
                hint=say("age_of_discovery-hint-incomes", one=one, two=two, three=three),
                barred=None if sets else _impossible(board, contract).reason,
            )
        )
    return Pick(
        field="contract",
        text=say("age_of_discovery-ask-contract"),
        options=tuple(options),
        about=_means(board, seat),
    )


def _impossible(board: Board, contract: str) -> Rejected:
    card = board.contract(contract)
    return no("contract-impossible", colour=colour_name(card.colour), capacity=card.capacity)


def _means(board: Board, seat: Seat) -> Say:
    player = board.player(seat)
    return say("age_of_discovery-about-place", coins=player.coins, cards=player.any_cards)


def _ask_set(board: Board, seat: Seat, contract: str, sets: tuple[ShipSet, ...]) -> Question:
    """Sets without a card; and the way to put one together ship by ship."""
    options = [
        Option(
            value=list(one.ships),
            text=say("age_of_discovery-option-set", ships=codes(one.ships)),
            hint=say("age_of_discovery-hint-fee", fee=one.fee),
        )
        for one in sets
        if not one.cards
    ]
    cards = board.player(seat).any_cards
    if any(one.cards for one in sets):
        text = say("age_of_discovery-option-set-by-card")
        options.append(Option(value=[], text=text, hint=say("age_of_discovery-hint-cards", cards=cards)))
    elif any(len(one.ships) > 1 for one in sets):
        options.append(Option(value=[], text=say("age_of_discovery-option-ship-by-ship")))
    return Pick(
        field="ships",
        text=say("age_of_discovery-ask-set", contract=contract_name(board.figures, contract)),
        options=tuple(options),
        about=_means(board, seat),
    )


def _ask_next_ship(
    board: Board, seat: Seat, contract: str, chosen: list[str], sets: tuple[ShipSet, ...]
) -> Question | None:
    """One ship more, of those that lead to a legal set; None when the set is complete."""
    possible = containing(sets, chosen)
    if any(len(one.ships) == len(chosen) for one in possible):
        return None
    if not possible:  # the rules know the reason: a colour, a card, a ship that is not there, the sum
        move = moves.StartContract(contract=contract, ships=chosen, rounds=legal.ROUNDS[0])
        legal.check_start(board, seat, move)
    options = [
        Option(value=token.text, text=_token_name(board, token), hint=_token_hint(board, token))
        for token in _next_tokens(board, chosen, possible)
    ]
    return Pick(
        field="ships",
        extends=True,
        text=say("age_of_discovery-ask-next-ship", contract=contract_name(board.figures, contract)),
        options=tuple(options),
        about=_loaded(board, contract, chosen),
    )


def _loaded(board: Board, contract: str, chosen: list[str]) -> Say:
    """How far the ships chosen so far fill the contract."""
    tokens = [read_token(board.figures, text) for text in chosen]
    loaded, capacity = sum(token.volume for token in tokens if token), board.contract(contract).capacity
    return say(
        "age_of_discovery-about-loaded",
        ships=codes(chosen),
        count=len(chosen),
        loaded=loaded,
        capacity=capacity,
        missing=capacity - loaded,
    )


def _next_tokens(board: Board, chosen: list[str], possible: list[ShipSet]) -> list[Token]:
    """Of the right colour first, then those that take a card, the joker last; at most 21."""
    texts: set[str] = set()
    for one in possible:
        left = list(one.ships)
        for ship in chosen:
            left.remove(ship)
        texts.update(left)
    tokens = [token for text in texts if (token := read_token(board.figures, text))]
    order = board.figures.order
    return sorted(tokens, key=lambda one: (one.ship == JOKER, one.card, order.get(one.ship, 0), one.volume))


def _token_name(board: Board, token: Token) -> Say:
    if token.ship == JOKER:
        key = "age_of_discovery-option-joker-card" if token.card else "age_of_discovery-option-joker-volume"
        return say(key, volume=token.volume)
    name = ship_name(board.figures, token.ship)
    if token.text.endswith(CARD):
        return say("age_of_discovery-option-ship-card", ship=name)
    return say("age_of_discovery-option-one-ship", ship=name)


def _token_hint(board: Board, token: Token) -> Say:
    return say("age_of_discovery-hint-fee", fee=board.fee(token.ship))


def _ask_rounds(board: Board, contract: str) -> Question:
    """For how many rounds; and the incomes."""
    incomes = board.contract(contract).incomes
    options = tuple(
        Option(
            value=rounds,
            text=say("age_of_discovery-option-rounds", rounds=rounds, income=income),
            usual=rounds == legal.USUAL_ROUNDS,
        )
        for rounds, income in zip(legal.ROUNDS, incomes, strict=True)
    )
    return Pick(
        field="rounds",
        text=say("age_of_discovery-ask-rounds", contract=contract_name(board.figures, contract)),
        options=options,
        about=say("age_of_discovery-about-rounds"),
    )
