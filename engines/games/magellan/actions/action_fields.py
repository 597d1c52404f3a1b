"""The winner's choices for a ship that enters an action field: Magellan's pile and tucked card, Vasco da
Gama's parts.

The decisions are §D4 to §D6; what is checked is §6.7 to §6.9. When a choice is made without asking stands in
`flow`, and what follows all of them in `sale`.
"""

from __future__ import annotations

from engines.contract.core import Draft, Option, Pick, Question, Seat, say
from engines.games.magellan.actions.refusals import check_asked, check_choice, check_step, no_ship_to_move
from engines.games.magellan.board import PARTS, Board
from engines.games.magellan.moves import ChoosePart, ChoosePile, Tuck
from engines.games.magellan.names import ROMAN, card_list, card_name, crown_hint
from engines.games.magellan.play import Play
from engines.kit.actions import Action, Phase

CARD_WORTH = 2
"""Crowns of an unknown money card, on average."""

# --- Magellan: which pile sails on (§6.7) ----------------------------------------------------------------


def piles_to_choose(board: Board) -> list[int]:
    """The winner's ships on the field before: their places in State.ships."""
    return board.ships(board.sale.winner, board.card, board.state.phase - 1)


def may_choose_pile(board: Board, seat: Seat) -> None:
    check_step(board, "pile")
    check_asked(board, seat)


def ask_choose_pile(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "ship" in draft:
        return None
    piles = {at: board.state.ships[at].pile for at in piles_to_choose(board)}
    crowns = {at: board.figures.crowns(pile) for at, pile in piles.items()}
    options = [
        Option(
            value=at,
            text=say("magellan-option-pile", cards=card_list(piles[at])),
            hint=say("magellan-hint-pile", crowns=crowns[at]),
        )
        for at in sorted(piles, key=lambda at: (-crowns[at], at))
    ]
    return Pick(field="ship", text=say("magellan-ask-pile-ship"), options=tuple(options))


def check_choose_pile(board: Board, seat: Seat, move: ChoosePile) -> None:
    if move.ship not in piles_to_choose(board):
        raise no_ship_to_move(board)


def make_choose_pile(play: Play, seat: Seat, move: ChoosePile) -> None:
    pile = play.state.ships[move.ship].pile
    play.whisper(seat, "you-chose-pile", final=True, cards=card_list(pile))
    choose_pile(play, move.ship)


def choose_pile(play: Play, ship: int) -> None:
    play.sale.ship = ship
    play.state.step = "tuck"


# --- Magellan: which card is tucked (§6.8) ---------------------------------------------------------------


def cards_to_tuck(board: Board) -> list[int]:
    """Side A: the hand after paying. Side B: the payment."""
    sale = board.sale
    return sale.payment if board.action == "tuck_bid" else board.player(sale.winner).hand


def may_tuck(board: Board, seat: Seat) -> None:
    check_step(board, "tuck")
    check_asked(board, seat)


def ask_tuck(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "card" in draft:
        return None
    figures = board.figures
    # the best first: most crowns, then least gold
    cards = sorted(set(cards_to_tuck(board)), key=lambda card: (-figures.crown(card), card))
    options = tuple(
        Option(value=card, text=card_name(card), hint=crown_hint(figures, card)) for card in cards
    )
    return Pick(field="card", text=say("magellan-ask-tuck-card"), options=options)


def check_tuck(board: Board, seat: Seat, move: Tuck) -> None:
    if move.card not in cards_to_tuck(board):
        raise board.no("cards-not-in-hand")


def make_tuck(play: Play, seat: Seat, move: Tuck) -> None:
    choose_tuck(play, move.card)


def choose_tuck(play: Play, card: int) -> None:
    play.sale.tuck = card
    play.state.step = "resolve"


# --- Vasco da Gama B: the left or the right part (§6.9) --------------------------------------------------


def sources(board: Board) -> list[str]:
    """The parts from which a ship of the winner can leave; none in phase I."""
    state = board.state
    if state.phase == 1:
        return []
    own = board.ships(board.sale.winner, board.card, state.phase - 1)
    return sorted({state.ships[at].part for at in own})


def may_choose_part(board: Board, seat: Seat) -> None:
    check_step(board, "part")
    check_asked(board, seat)


def ask_choose_part(board: Board, seat: Seat, draft: Draft) -> Question | None:
    phase, possible = board.state.phase, sources(board)
    if "source" in draft:
        _check_source(board, draft["source"])
    elif len(possible) > 1:
        options = tuple(
            Option(
                value=part,
                text=say(f"magellan-option-part-{part}"),
                hint=say("magellan-hint-source", crown=_crown_left(board, part)),
            )
            for part in possible
        )
        text = say("magellan-ask-part-source", field=ROMAN[phase - 1])
        return Pick(field="source", text=text, options=options)
    if "part" in draft:
        return None
    berths = {part: board.berth(board.card, phase, part) for part in _parts_in_order(board)}
    left = _crown_left(board, str(draft.get("source") or (*possible, "")[0]))
    options = tuple(
        Option(
            value=part,
            text=say(f"magellan-option-part-{part}"),
            hint=say("magellan-hint-part", draw=berth.draw, crown=berth.crown, left=left),
        )
        for part, berth in berths.items()
    )
    return Pick(field="part", text=say("magellan-ask-part-part", field=ROMAN[phase]), options=options)


def _crown_left(board: Board, source: str) -> int:
    """The crown that a ship gives up which leaves this part; 0 in phase I."""
    return board.berth(board.card, board.state.phase - 1, source).crown if source else 0


def _parts_in_order(board: Board) -> list[str]:
    """The better part first: points only in the last phase, and only if they are more than the cards still
    there would bring (§6.12)."""
    state = board.state
    left, right = (board.berth(board.card, state.phase, part) for part in PARTS)
    cards = min(left.draw, len(state.stack) + len(state.discard) + len(board.sale.payment))
    ordered = [*PARTS]
    if state.phase == len(board.figures.auctions.cards) and right.crown > CARD_WORTH * cards:
        ordered.reverse()
    return ordered


def check_choose_part(board: Board, seat: Seat, move: ChoosePart) -> None:
    _check_source(board, move.source)
    check_choice(board, move.part, *PARTS)


def _check_source(board: Board, source: object) -> None:
    """A part that a ship can leave; it need not be named where there is only one, or none in phase I."""
    possible = sources(board)
    if source not in possible and not (source == "" and len(possible) < 2):
        raise no_ship_to_move(board)


def make_choose_part(play: Play, seat: Seat, move: ChoosePart) -> None:
    sale, state = play.sale, play.state
    if state.phase > 1:
        own = play.ships(sale.winner, play.card, state.phase - 1)
        source = move.source or sources(play)[0]
        sale.ship = next(at for at in own if state.ships[at].part == source)
    sale.part = move.part
    state.step = "resolve"


ACTIONS: Phase[Board, Play] = {
    ChoosePile: Action(may_choose_pile, make_choose_pile, check_choose_pile, ask_choose_pile),
    Tuck: Action(may_tuck, make_tuck, check_tuck, ask_tuck),
    ChoosePart: Action(may_choose_part, make_choose_part, check_choose_part, ask_choose_part),
}
