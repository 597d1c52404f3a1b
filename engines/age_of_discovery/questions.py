"""What a seat is asked: the kinds of move first, then field by field (specification, sections 5, 10)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engines.age_of_discovery import legal, moves
from engines.age_of_discovery.board import Board
from engines.age_of_discovery.contract_questions import ask_start
from engines.age_of_discovery.legal import Placing, no, placings
from engines.age_of_discovery.play import colour_name, contract_name, explorer_name, joker_name, ship_name
from engines.age_of_discovery.state import BUY_SHIPS, JOKER, PLACE_SHIPS, Card
from engines.core import Draft, Many, Option, Pick, Question, Rejected, Say, Seat, Who, say

NAMED = 2
"""So many of several equally good expeditions are named: a hint is short."""

_STEPS = {BUY_SHIPS: ("buy_ship",), PLACE_SHIPS: ("place_ship", "start_contract")}
"""The kinds of move that go on with an action."""
_COSTLY = ("buy_ship", "place_ship", "start_contract", "acquire_contract")
"""All that takes an action, but coins."""


def next_question(board: Board, seat: Seat, draft: Draft) -> Question | None:
    """The next question; None when every field has an answer. Raises Rejected where nothing goes on."""
    legal.check_turn(board, seat)
    if "move" not in draft:
        return _kinds(board, seat)
    kind = draft["move"]
    if not isinstance(kind, str) or kind not in legal.MAY:
        raise Rejected("table-no-such-move")
    legal.MAY[kind](board, seat)
    ask = _FIELDS.get(kind)
    return ask(board, seat, draft) if ask else None


def refusal(may: Callable[[], None]) -> Say | None:
    """Why not, if not."""
    try:
        may()
    except Rejected as reason:
        return reason.reason
    return None


# --- the kinds of move -----------------------------------------------------------------------------------


def _kinds(board: Board, seat: Seat) -> Question:
    options = [
        Option(
            value=kind,
            text=_kind_text(board, seat, kind),
            barred=refusal(lambda may=may: may(board, seat)),  # type: ignore[misc]
        )
        for kind, may in legal.MAY.items()
        if kind != "reserve" or board.player(seat).reserve_cards
    ]
    barred = {option.value for option in options if option.barred}
    if barred.issuperset(_COSTLY):  # whoever can do nothing else takes coins
        options = [replace(one, usual=one.value == "take_coins" and not one.barred) for one in options]
    open_action = board.state.open_action
    if open_action is not None and barred.issuperset(_STEPS[open_action]):
        open_action = None  # nothing of it is left for this seat
    if not board.actions_left:  # the headline says it: no need to say it of every action
        left = (*_STEPS.get(open_action or "", ()), "reserve", "end_turn")
        options = [option for option in options if option.value in left]
    if open_action is None and not board.actions_left:
        options.sort(key=lambda option: option.value != "end_turn")  # what is left to do comes first
    return Pick(
        field="move", text=_headline(board, open_action), options=tuple(options), about=_about(board, seat)
    )


def _kind_text(board: Board, seat: Seat, kind: str) -> Say:
    if kind == "reserve":
        return say("age_of_discovery-kind-reserve", count=board.player(seat).reserve_cards)
    if kind == "take_coins":
        return say("age_of_discovery-kind-take_coins", count=board.figures.purse.take)
    return say(f"age_of_discovery-kind-{kind}")


def _headline(board: Board, open_action: str | None) -> Say:
    """What is left to do in this turn."""
    if open_action is not None:
        return say(f"age_of_discovery-ask-{open_action}", left=board.actions_left)
    return say("age_of_discovery-ask-turn", left=board.actions_left)


def _about(board: Board, seat: Seat) -> Say:
    player, state = board.player(seat), board.state
    if state.final_due is not None:
        last = board.turns_until(state.final_due) <= board.seats
        key = "age_of_discovery-about-last-turn" if last else "age_of_discovery-about-turn-before-last"
        return say(key, coins=player.coins)
    return say("age_of_discovery-about-turn", coins=player.coins, cards=player.any_cards)


# --- the market ------------------------------------------------------------------------------------------


def _ask_buy(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "column" in draft:
        return None
    options = []
    for column, card in enumerate(board.state.purchase_row, 1):
        if card is None:
            continue
        move = moves.BuyShip(column=column)
        text = say(
            "age_of_discovery-option-buy",
            column=column,
            ship=ship_name(board.figures, card.name),
            price=board.figures.kinds[card.name].price,
        )
        barred = refusal(lambda move=move: legal.check_buy(board, seat, move))  # type: ignore[misc]
        options.append(Option(value=column, text=text, hint=_moves_down(board, column), barred=barred))
    return Pick(
        field="column",
        text=say("age_of_discovery-ask-column"),
        options=tuple(options),
        about=_about(board, seat),  # as with the kinds of move: shown together it is said once
    )


def _moves_down(board: Board, column: int) -> Say:
    """What comes into the purchase row when its ship is bought."""
    above = board.state.filling_row[column - 1]
    if above is None:
        return say("age_of_discovery-hint-nothing-above")
    price = board.figures.kinds[above.name].price
    if above.reserved_by is not None:
        return say(
            "age_of_discovery-hint-above-reserved",
            ship=ship_name(board.figures, above.name),
            price=price,
            who=Who(above.reserved_by),
        )
    return say("age_of_discovery-hint-above", ship=ship_name(board.figures, above.name), price=price)


def _ask_acquire(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "source" in draft:
        return None
    options = []
    for slot, card in enumerate(board.state.display, 1):
        if card is None:
            continue
        move = moves.AcquireContract(source=str(slot))
        barred = refusal(lambda move=move: legal.check_acquire(board, seat, move))  # type: ignore[misc]
        options.append(
            Option(
                value=str(slot),
                text=contract_name(board.figures, card.name),
                hint=_incomes(board, card.name),
                barred=barred,
            )
        )
    if board.state.contract_stack:
        left = len(board.state.contract_stack)
        text, hint = say("age_of_discovery-option-stack"), say("age_of_discovery-hint-stack", left=left)
        options.append(Option(value=legal.STACK, text=text, hint=hint))
    return Pick(
        field="source",
        text=say("age_of_discovery-ask-source", price=board.figures.purse.contract),
        options=tuple(options),
        about=say("age_of_discovery-about-coins", coins=board.player(seat).coins),
    )


def _incomes(board: Board, contract: str) -> Say:
    one, two, three = board.contract(contract).incomes
    return say("age_of_discovery-hint-incomes", one=one, two=two, three=three)


def _ask_reserve(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "target" in draft:
        return None
    options = []
    for target, card in legal.targets(board).items():
        barred = refusal(lambda card=card: legal.check_reservable(board, seat, card))  # type: ignore[misc]
        text, hint = _target(board, target, card)
        options.append(Option(value=target, text=text, hint=hint, barred=barred))
    return Pick(
        field="target",
        text=say("age_of_discovery-ask-target"),
        options=tuple(options),
        about=say("age_of_discovery-about-reserve", count=board.player(seat).reserve_cards),
    )


def _target(board: Board, target: str, card: Card) -> tuple[Say, Say]:
    place, _, number = target.partition("-")
    if place == legal.CONTRACT:
        return contract_name(board.figures, card.name), _incomes(board, card.name)
    price = board.figures.kinds[card.name].price
    hint = say(f"age_of_discovery-hint-{place}-row", column=int(number), price=price)
    return ship_name(board.figures, card.name), hint


# --- placing a ship --------------------------------------------------------------------------------------


def _ask_place(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "ship" not in draft:
        return _ask_ship(board, seat)
    ship = draft["ship"]
    if ship not in board.free_ships(seat):
        raise no("ship-not-free")
    found = placings(board, seat, str(ship))
    if "expedition" not in draft:
        return _ask_expedition(board, seat, str(ship), found)
    if draft["expedition"] not in list(board.state.expeditions):
        raise no("no-such-choice")
    found = [one for one in found if one.expedition == draft["expedition"]]
    if ship == JOKER:
        if "volume" not in draft:
            return _ask_volume(board, draft, found)
        found = [one for one in found if one.volume == draft["volume"]]
        if "colour" not in draft:
            return _ask_colour(board, seat, draft, found)
        found = [one for one in found if one.colour == draft["colour"]]
    if found and found[0].card and "card" not in draft:
        return _ask_card(board, seat, draft)
    return None


def _ask_ship(board: Board, seat: Seat) -> Question:
    player = board.player(seat)
    options = []
    for ship in board.free_ships(seat):
        ways = placings(board, seat, ship)
        barred = None
        if not ways:
            fee = board.fee(ship)
            short = player.coins < fee
            barred = (no("coins", need=fee, have=player.coins) if short else no("fits-nowhere")).reason
        options.append(
            Option(
                value=ship,
                text=_own_ship(board, seat, ship),
                hint=_best(board, seat, ship, ways),
                barred=barred,
            )
        )
    return Pick(
        field="ship",
        text=say("age_of_discovery-ask-ship"),
        options=tuple(options),
        about=say("age_of_discovery-about-place", coins=player.coins, cards=player.any_cards),
    )


def _own_ship(board: Board, seat: Seat, ship: str) -> Say:
    if ship == JOKER:
        joker = joker_name(board.joker_colours(seat))
        return say("age_of_discovery-option-joker", joker=joker, fee=board.fee(ship))
    return ship_name(board.figures, ship)


def _best(board: Board, seat: Seat, ship: str, ways: list[Placing]) -> Say | None:
    """How many of this ship are free, and where one would score most; with a card only if it must be."""
    if not ways:
        return None
    plain = [one for one in ways if not one.card]
    points = {one: _still_scores(board, one) for one in plain or ways}
    most = max(points.values())
    where = list(dict.fromkeys(one.expedition for one, scored in points.items() if scored == most))
    named = [explorer_name(name) for name in where[:NAMED]]
    if len(where) > NAMED:
        named.append(say("age_of_discovery-hint-best-more", count=len(where) - NAMED))
    key = "age_of_discovery-hint-best" if plain else "age_of_discovery-hint-best-card"
    best = say(key, points=most, explorers=Many([*named]))
    count = board.player(seat).free.count(ship)
    return say("age_of_discovery-hint-free", count=count, best=best) if count > 1 else best


def _still_scores(board: Board, way: Placing) -> int:
    interim, final = board.points(way.expedition, way.colour)
    return final if board.state.interim_done else interim + final


def _ask_expedition(board: Board, seat: Seat, ship: str, found: list[Placing]) -> Question:
    if not found:
        raise no("fits-nowhere")
    options = []
    for name in dict.fromkeys(one.expedition for one in found):
        ways = [one for one in found if one.expedition == name]
        by_card = all(one.card for one in ways)
        key = "age_of_discovery-option-by-card" if by_card else "age_of_discovery-option-expedition"
        options.append(
            Option(value=name, text=say(key, explorer=explorer_name(name)), hint=_prospect(board, name, ways))
        )
    called = say("age_of_discovery-word-joker") if ship == JOKER else ship_name(board.figures, ship)
    return Pick(
        field="expedition",
        text=say("age_of_discovery-ask-expedition", ship=called),
        options=tuple(options),
        about=say(
            "age_of_discovery-about-fee",
            fee=board.fee(ship),
            coins=board.player(seat).coins,
            cards=board.player(seat).any_cards,
        ),
    )


def _prospect(board: Board, name: str, ways: list[Placing]) -> Say:
    """Room, who is there, and what the ship would still score."""
    interim, final = max(board.points(name, one.colour) for one in ways)
    row = board.state.expeditions[name].row
    return say(
        "age_of_discovery-hint-expedition-late"
        if board.state.interim_done
        else "age_of_discovery-hint-expedition",
        tile=colour_name(board.tile(name).colour),
        row=say("age_of_discovery-word-empty") if row is None else colour_name(row),
        room=board.room(name),
        capacity=board.tile(name).capacity,
        interim=interim,
        final=final,
    )


def _ask_volume(board: Board, draft: Draft, found: list[Placing]) -> Question:
    name = str(draft["expedition"])
    if not found:
        raise no("fits-nowhere")
    smallest = min(one.volume for one in found)
    options = tuple(
        Option(
            value=volume, text=say("age_of_discovery-option-volume", volume=volume), usual=volume == smallest
        )
        for volume in dict.fromkeys(one.volume for one in found)
    )
    return Pick(
        field="volume",
        text=say("age_of_discovery-ask-volume", explorer=explorer_name(name)),
        options=options,
        about=say("age_of_discovery-about-room", room=board.room(name), capacity=board.tile(name).capacity),
    )


def _ask_colour(board: Board, seat: Seat, draft: Draft, found: list[Placing]) -> Question:
    name = str(draft["expedition"])
    if not found and draft["volume"] in board.figures.jokers.volumes:
        raise no("expedition-full", room=board.room(name), capacity=board.tile(name).capacity)
    if not found:
        raise no("joker-volume")
    tile = board.tile(name).colour
    # the colour of the tile first: it scores more (section 10, defaults); without a card before with one
    ways = sorted(found, key=lambda one: (one.card, one.colour != tile))
    options = tuple(
        Option(
            value=one.colour,
            text=say(
                "age_of_discovery-option-colour-card" if one.card else "age_of_discovery-option-colour",
                colour=colour_name(one.colour),
            ),
            hint=_prospect(board, name, [one]),
            usual=one is ways[0],
        )
        for one in ways
    )
    return Pick(
        field="colour",
        text=say("age_of_discovery-ask-colour", explorer=explorer_name(name)),
        options=options,
        about=say("age_of_discovery-about-cards", cards=board.player(seat).any_cards),
    )


def _ask_card(board: Board, seat: Seat, draft: Draft) -> Question:
    """A card is never spent unasked."""
    name, cards = str(draft["expedition"]), board.player(seat).any_cards
    row = board.state.expeditions[name].row
    assert row is not None
    return Pick(
        field="card",
        text=say("age_of_discovery-ask-card", explorer=explorer_name(name), colour=colour_name(row)),
        options=(Option(value=legal.YES, text=say("age_of_discovery-option-card", cards=cards)),),
        about=say("age_of_discovery-about-cards", cards=cards),
    )


_FIELDS: dict[str, Callable[[Board, Seat, Draft], Question | None]] = {
    "buy_ship": _ask_buy,
    "place_ship": _ask_place,
    "start_contract": ask_start,
    "acquire_contract": _ask_acquire,
    "reserve": _ask_reserve,
}
