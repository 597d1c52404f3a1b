"""The action "place ships", on a contract from the hand: for some rounds (§6.5).

Whole sets of ships of the right colour are offered at once. Ships of other colours, each with a card, are
chosen one by one, since there can be very many such sets.
"""

from __future__ import annotations

from collections import Counter

from engines.contract.core import Draft, Option, Pick, Question, Rejected, Say, Seat, Who, say
from engines.games.age_of_discovery.actions.shared import (
    check_action,
    check_coins,
    coins_and_cards,
    incomes_hint,
)
from engines.games.age_of_discovery.board import Board
from engines.games.age_of_discovery.moves import ROUNDS, StartContract
from engines.games.age_of_discovery.names import colour_name, contract_name, ship_codes, ship_name
from engines.games.age_of_discovery.play import Play
from engines.games.age_of_discovery.ship_sets import (
    CARD,
    ShipSet,
    Token,
    cheapest,
    containing,
    read_token,
    ship_sets,
)
from engines.games.age_of_discovery.state import JOKER, PLACE_SHIPS, Deed, Running
from engines.kit.actions import Action, Phase, always
from engines.kit.board import once

USUAL_ROUNDS = 2


@once
def sets_for(board: Board, seat: Seat, contract: str) -> tuple[ShipSet, ...]:
    """Every set of ships that this seat could start the contract with."""
    return ship_sets(board.figures, contract, board.means(seat))


def can_start(board: Board, seat: Seat) -> None:
    check_action(board, PLACE_SHIPS)
    hand = board.player(seat).hand
    if not hand:
        raise board.no("no-contract-in-hand")
    means = board.means(seat)
    if not any(cheapest(board.figures, contract, means) for contract in hand):
        raise board.no("no-contract-possible")


# --- checking --------------------------------------------------------------------------------------------


def check_start(board: Board, seat: Seat, move: StartContract) -> None:
    tokens = [read_token(board.figures, text) for text in move.ships]
    ships = [token for token in tokens if token is not None]
    if move.contract not in board.figures.contracts or len(ships) < len(tokens):
        raise board.no("no-such-choice")
    check_action(board, PLACE_SHIPS)
    if move.contract not in board.player(seat).hand:
        raise board.no("contract-not-in-hand")
    _check_all_free(board, seat, ships)
    _check_colours(board, seat, move.contract, ships)
    capacity, total = board.contract(move.contract).capacity, sum(token.volume for token in ships)
    if total != capacity:
        raise board.no("contract-sum", sum=total, capacity=capacity)
    if move.rounds not in ROUNDS:
        raise board.no("rounds")
    check_coins(board, seat, sum(board.fee(token.ship) for token in ships))


def _check_all_free(board: Board, seat: Seat, ships: list[Token]) -> None:
    player = board.player(seat)
    there = Counter(player.free)
    there[JOKER] = int(player.joker.free)
    if Counter(token.ship for token in ships) - there:
        raise board.no("ship-not-free")
    for token in ships:
        if token.ship == JOKER and token.volume not in board.figures.jokers.volumes:
            raise board.no("joker-volume")


def _check_colours(board: Board, seat: Seat, contract: str, ships: list[Token]) -> None:
    """Ships of the contract's colour need no card, every other ship needs one."""
    colour = board.contract(contract).colour

    def fits(token: Token) -> bool:
        if token.ship == JOKER:
            return colour in board.joker_colours(seat)
        return board.figures.kinds[token.ship].colour == colour

    if any(token.card and fits(token) for token in ships):
        raise board.no("card-not-needed")
    for token in ships:
        if not token.card and not fits(token):
            if token.ship == JOKER:
                raise board.no("contract-joker-colour", colour=colour_name(colour))
            ship = ship_name(board.figures, token.ship)
            raise board.no("contract-colour", ship=ship, colour=colour_name(colour))
    if sum(token.card for token in ships) > board.player(seat).any_cards:
        raise board.no("no-any-card")


# --- asking ----------------------------------------------------------------------------------------------


def ask_start(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "contract" not in draft:
        return _ask_contract(board, seat)
    contract = draft["contract"]
    if contract not in board.player(seat).hand:
        raise board.no("contract-not-in-hand")
    sets = sets_for(board, seat, str(contract))
    if not sets:
        raise _impossible(board, str(contract))
    if "ships" not in draft:
        return _ask_set(board, seat, str(contract), sets)
    ships = draft["ships"]
    if not isinstance(ships, list) or not all(isinstance(ship, str) for ship in ships):
        raise board.no("no-such-choice")
    more = _ask_next_ship(board, seat, str(contract), [str(ship) for ship in ships], sets)
    if more is not None:
        return more
    return _ask_rounds(board, str(contract)) if "rounds" not in draft else None


def _ask_contract(board: Board, seat: Seat) -> Question:
    options = []
    for contract in board.player(seat).hand:
        sets = sets_for(board, seat, contract)
        options.append(
            Option(
                value=contract,
                text=contract_name(board.figures, contract),
                hint=incomes_hint(board, contract),
                barred=None if sets else _impossible(board, contract).reason,
            )
        )
    return Pick(
        field="contract",
        text=say("age_of_discovery-ask-contract"),
        options=tuple(options),
        about=coins_and_cards(board, seat),
    )


def _impossible(board: Board, contract: str) -> Rejected:
    card = board.contract(contract)
    return board.no("contract-impossible", colour=colour_name(card.colour), capacity=card.capacity)


def _ask_set(board: Board, seat: Seat, contract: str, sets: tuple[ShipSet, ...]) -> Question:
    """Offer the sets without a card, and to put a set together ship by ship."""
    options = [
        Option(
            value=list(one.ships),
            text=say("age_of_discovery-option-set", ships=ship_codes(one.ships)),
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
        about=coins_and_cards(board, seat),
    )


def _ask_next_ship(
    board: Board, seat: Seat, contract: str, chosen: list[str], sets: tuple[ShipSet, ...]
) -> Question | None:
    """Ask for one more ship, of those that lead to a legal set; None when the set is complete."""
    possible = containing(sets, chosen)
    if any(len(one.ships) == len(chosen) for one in possible):
        return None
    if not possible:  # the rules know the reason: a colour, a card, a ship that is not there, the sum
        check_start(board, seat, StartContract(contract=contract, ships=chosen, rounds=ROUNDS[0]))
    options = [
        Option(
            value=token.text,
            text=_token_name(board, token),
            hint=say("age_of_discovery-hint-fee", fee=board.fee(token.ship)),
        )
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
        ships=ship_codes(chosen),
        count=len(chosen),
        loaded=loaded,
        capacity=capacity,
        missing=capacity - loaded,
    )


def _next_tokens(board: Board, chosen: list[str], possible: list[ShipSet]) -> list[Token]:
    """Ships of the right colour first, then those that take a card, the joker last."""
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


def _ask_rounds(board: Board, contract: str) -> Question:
    incomes = board.contract(contract).incomes
    options = tuple(
        Option(
            value=rounds,
            text=say("age_of_discovery-option-rounds", rounds=rounds, income=income),
            usual=rounds == USUAL_ROUNDS,
        )
        for rounds, income in zip(ROUNDS, incomes, strict=True)
    )
    return Pick(
        field="rounds",
        text=say("age_of_discovery-ask-rounds", contract=contract_name(board.figures, contract)),
        options=options,
        about=_about_rounds(board),
    )


def _about_rounds(board: Board) -> Say:
    """When it pays, if there is a turn left for it."""
    turns = board.own_turns_after()
    if turns is None:
        return say("age_of_discovery-about-rounds")
    return say("age_of_discovery-about-rounds-left", turns=turns)


# --- effects ---------------------------------------------------------------------------------------------


def start_contract(play: Play, seat: Seat, move: StartContract) -> None:
    player = play.player(seat)
    tokens = [token for text in move.ships if (token := read_token(play.figures, text))]
    play.use(PLACE_SHIPS, stays_open=True)
    player.coins -= sum(play.fee(token.ship) for token in tokens)
    player.any_cards -= sum(token.card for token in tokens)
    player.hand.remove(move.contract)
    if move.contract in player.seen:
        player.seen.remove(move.contract)
    joker_volume = None
    ships = [token.ship for token in tokens if token.ship != JOKER]
    for token in tokens:
        if token.ship == JOKER:
            joker_volume = token.volume
            play.reveal_joker(seat)
            player.joker.contract = move.contract
        else:
            player.free.remove(token.ship)
    income = play.contract(move.contract).incomes[move.rounds - 1]
    player.running.append(
        Running(
            contract=move.contract,
            ships=play.sorted_ships(ships),
            joker_volume=joker_volume,
            income=income,
            rounds_left=move.rounds,
            turn=play.state.turn,
        )
    )
    play.tell(
        "started",
        who=Who(seat),
        contract=play.contract_name(move.contract),
        ships=ship_codes(move.ships),
        rounds=move.rounds,
        income=income,
    )
    play.note(Deed(what="start_contract", contract=move.contract))


ACTIONS: Phase[Board, Play] = {
    StartContract: Action(always, start_contract, check_start, ask_start, possible=can_start)
}
