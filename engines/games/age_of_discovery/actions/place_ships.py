"""The action "place ships", on expeditions: for good (§6.4). `start_contract` is the other half of it."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from engines.contract.core import WORDLESS, Draft, Many, Option, Pick, Question, Rejected, Say, Seat, Who, say
from engines.games.age_of_discovery.actions.shared import check_action, check_coins, coins_and_cards
from engines.games.age_of_discovery.board import Board
from engines.games.age_of_discovery.moves import CARD_SPENT, PlaceShip
from engines.games.age_of_discovery.names import (
    colour_name,
    explorer_name,
    joker_name,
    joker_on_expedition,
    ship_name,
    ship_or_joker,
)
from engines.games.age_of_discovery.play import Play
from engines.games.age_of_discovery.state import JOKER, PLACE_SHIPS, Deed, PlacedShip
from engines.kit.actions import Action, Phase, always
from engines.kit.board import once

EXPEDITIONS_NAMED = 2
"""How many of several equally good expeditions a hint names: it must be short."""


class Placement(NamedTuple):
    """A way to place a certain ship."""

    expedition: str
    volume: int
    colour: str
    card: bool


@once
def placements(board: Board, seat: Seat, ship: str) -> list[Placement]:
    """Every legal way to place a free ship, whether or not the action is open."""
    player, figures = board.player(seat), board.figures
    if player.coins < board.fee(ship):
        return []
    if ship == JOKER:
        shapes = [(v, c) for v in figures.jokers.volumes for c in board.joker_colours(seat)]
    else:
        shapes = [(figures.kinds[ship].volume, figures.kinds[ship].colour)]
    found = []
    for expedition, room in board.rooms().items():
        for volume, colour in shapes:
            if volume <= room:
                card = not board.fits(expedition, colour)
                if player.any_cards or not card:
                    found.append(Placement(expedition, volume, colour, card))
    return found


def can_place(board: Board, seat: Seat) -> None:
    check_action(board, PLACE_SHIPS)
    ships = board.free_ships(seat)
    if not ships:
        raise board.no("no-free-ship")
    check_coins(board, seat, min(board.fee(ship) for ship in ships))
    if not any(placements(board, seat, ship) for ship in ships):
        raise board.no("nothing-fits")


# --- checking --------------------------------------------------------------------------------------------


def check_place(board: Board, seat: Seat, move: PlaceShip) -> None:
    _check_choices(board, move)
    check_action(board, PLACE_SHIPS)
    if move.ship not in board.free_ships(seat):
        raise board.no("ship-not-free")
    if move.ship == JOKER:
        volume, colour = _checked_joker(board, seat, move)
    else:
        kind = board.figures.kinds[move.ship]
        volume, colour = kind.volume, kind.colour
    _check_row(board, seat, move, colour)
    room = board.room(move.expedition)
    if volume > room:
        raise board.no("expedition-full", room=room, capacity=board.tile(move.expedition).capacity)
    check_coins(board, seat, board.fee(move.ship))


def _check_choices(board: Board, move: PlaceShip) -> None:
    """The ship and the expedition exist, and only a joker is given a volume and a colour."""
    joker = move.ship == JOKER
    if not joker and move.ship not in board.figures.kinds:
        raise board.no("no-such-choice")
    if move.expedition not in board.state.expeditions or move.card not in (None, CARD_SPENT):
        raise board.no("no-such-choice")
    if not joker and (move.volume is not None or move.colour is not None):
        raise board.no("no-such-choice")


def _checked_joker(board: Board, seat: Seat, move: PlaceShip) -> tuple[int, str]:
    """The volume and the declared colour of the joker."""
    if move.volume not in board.figures.jokers.volumes:
        raise board.no("joker-volume")
    first, second = board.joker_colours(seat)
    if move.colour not in (first, second):
        raise board.no("joker-colour", first=colour_name(first), second=colour_name(second))
    return move.volume, move.colour


def _check_row(board: Board, seat: Seat, move: PlaceShip, colour: str) -> None:
    """The ship has the colour of the row, or a card is spent."""
    if board.fits(move.expedition, colour):
        if move.card:
            raise board.no("card-not-needed")
        return
    row = board.state.expeditions[move.expedition].row
    assert row is not None
    if not move.card:
        raise board.no("wrong-row-colour", colour=colour_name(row))
    if not board.player(seat).any_cards:
        raise board.no("no-any-card")


# --- asking ----------------------------------------------------------------------------------------------


def ask_place(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "ship" not in draft:
        return _ask_ship(board, seat)
    ship = draft["ship"]
    if ship not in board.free_ships(seat):
        raise board.no("ship-not-free")
    found = placements(board, seat, str(ship))
    if "expedition" not in draft:
        return _ask_expedition(board, seat, str(ship), found)
    if draft["expedition"] not in list(board.state.expeditions):
        raise board.no("no-such-choice")
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
    options = []
    for ship in board.free_ships(seat):
        found = placements(board, seat, ship)
        options.append(
            Option(
                value=ship,
                text=_own_ship(board, seat, ship),
                hint=_best_hint(board, seat, ship, found) if board.explains else None,
                barred=None if found else _nowhere(board, seat, ship).reason,
            )
        )
    return Pick(
        field="ship",
        text=say("age_of_discovery-ask-ship"),
        options=tuple(options),
        about=coins_and_cards(board, seat),
    )


def _nowhere(board: Board, seat: Seat, ship: str) -> Rejected:
    """Why a free ship cannot be placed."""
    fee, coins = board.fee(ship), board.player(seat).coins
    return board.no("coins", need=fee, have=coins) if coins < fee else board.no("fits-nowhere")


def _own_ship(board: Board, seat: Seat, ship: str) -> Say:
    if ship == JOKER:
        joker = joker_name(board.joker_colours(seat))
        return say("age_of_discovery-option-joker", joker=joker, fee=board.fee(ship))
    return ship_name(board.figures, ship)


def _best_hint(board: Board, seat: Seat, ship: str, found: list[Placement]) -> Say | None:
    """How many of this ship are free, and where it would score most; with a card only if it needs one."""
    if not found:
        return None
    plain = [one for one in found if not one.card]
    points = {one: _points_to_come(board, one) for one in plain or found}
    most = max(points.values())
    where = list(dict.fromkeys(one.expedition for one, scored in points.items() if scored == most))
    named = [explorer_name(name) for name in where[:EXPEDITIONS_NAMED]]
    if len(where) > EXPEDITIONS_NAMED:
        named.append(say("age_of_discovery-hint-best-more", count=len(where) - EXPEDITIONS_NAMED))
    key = "age_of_discovery-hint-best" if plain else "age_of_discovery-hint-best-card"
    best = say(key, points=most, explorers=Many([*named]))
    count = board.player(seat).free.count(ship)
    return say("age_of_discovery-hint-free", count=count, best=best) if count > 1 else best


def _points_to_come(board: Board, placement: Placement) -> int:
    interim, final = board.points(placement.expedition, placement.colour)
    return final if board.state.interim_done else interim + final


def _ask_expedition(board: Board, seat: Seat, ship: str, found: list[Placement]) -> Question:
    if not found:
        raise board.no("fits-nowhere")
    options = []
    best = sorted(found, key=lambda one: (one.card, -_points_to_come(board, one)))  # what most would choose
    for name in dict.fromkeys(one.expedition for one in best):
        ways = [one for one in found if one.expedition == name]
        if not board.explains:
            options.append(Option(value=name, text=WORDLESS))
            continue
        by_card = all(one.card for one in ways)
        key = "age_of_discovery-option-by-card" if by_card else "age_of_discovery-option-expedition"
        text = say(key, explorer=explorer_name(name))
        options.append(Option(value=name, text=text, hint=_expedition_hint(board, name, ways)))
    return Pick(
        field="expedition",
        text=say("age_of_discovery-ask-expedition", ship=ship_or_joker(board.figures, ship)),
        options=tuple(options),
        about=say(
            "age_of_discovery-about-fee",
            fee=board.fee(ship),
            coins=board.player(seat).coins,
            cards=board.player(seat).any_cards,
        ),
    )


def _expedition_hint(board: Board, name: str, ways: list[Placement]) -> Say:
    """What the ship would still score, the colours of tile and row, the room, and whose ships are there."""
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
        owners=_owners(board, name),
    )


def _owners(board: Board, name: str) -> Say:
    """Whose ships are on an expedition, most first: missions depend on their number."""
    ships = Counter(ship.seat for ship in board.state.expeditions[name].ships)
    if not ships:
        return say("age_of_discovery-word-nobody")
    listed = [say("age_of_discovery-word-owner", who=Who(seat), ships=n) for seat, n in ships.most_common()]
    return say("age_of_discovery-word-owners", owners=Many([*listed]))


def _ask_volume(board: Board, draft: Draft, found: list[Placement]) -> Question:
    name = str(draft["expedition"])
    if not found:
        raise board.no("fits-nowhere")
    smallest = min(one.volume for one in found)
    options = tuple(
        Option(
            value=volume,
            text=say("age_of_discovery-option-joker-volume", volume=volume),
            hint=_expedition_hint(board, name, found) if board.explains else None,
            usual=volume == smallest,
        )
        for volume in dict.fromkeys(one.volume for one in found)
    )
    return Pick(
        field="volume",
        text=say("age_of_discovery-ask-volume", explorer=explorer_name(name)),
        options=options,
        about=say("age_of_discovery-about-room", room=board.room(name), capacity=board.tile(name).capacity),
    )


def _ask_colour(board: Board, seat: Seat, draft: Draft, found: list[Placement]) -> Question:
    name = str(draft["expedition"])
    if not found and draft["volume"] in board.figures.jokers.volumes:
        raise board.no("expedition-full", room=board.room(name), capacity=board.tile(name).capacity)
    if not found:
        raise board.no("joker-volume")
    tile = board.tile(name).colour
    # without a card before with one, then the colour of the tile first: it scores more (§10, defaults)
    ways = sorted(found, key=lambda one: (one.card, one.colour != tile))
    options = tuple(
        Option(
            value=one.colour,
            text=say(
                "age_of_discovery-option-colour-card" if one.card else "age_of_discovery-option-colour",
                colour=colour_name(one.colour),
            ),
            hint=_expedition_hint(board, name, [one]),
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
        options=(Option(value=CARD_SPENT, text=say("age_of_discovery-option-card", cards=cards)),),
        about=say("age_of_discovery-about-cards", cards=cards),
    )


# --- effects ---------------------------------------------------------------------------------------------


def place_ship(play: Play, seat: Seat, move: PlaceShip) -> None:
    player = play.player(seat)
    play.use(PLACE_SHIPS, stays_open=True)
    player.coins -= play.fee(move.ship)
    if move.card:
        player.any_cards -= 1
    if move.ship == JOKER:
        assert move.volume is not None
        assert move.colour is not None
        volume, colour = move.volume, move.colour
        play.reveal_joker(seat)
        player.joker.expedition = move.expedition
    else:
        kind = play.figures.kinds[move.ship]
        volume, colour = kind.volume, kind.colour
        player.free.remove(move.ship)
    expedition = play.state.expeditions[move.expedition]
    expedition.row = expedition.row or colour
    expedition.ships.append(
        PlacedShip(
            ship=move.ship,
            seat=seat,
            volume=volume,
            colour=colour,
            by_card=bool(move.card),
            turn=play.state.turn,
        )
    )
    _tell_placed(play, seat, move, volume, colour)
    play.note(
        Deed(what="place_ship", ship=move.ship, volume=volume, colour=colour, expedition=move.expedition)
    )


def _tell_placed(play: Play, seat: Seat, move: PlaceShip, volume: int, colour: str) -> None:
    play.tell(
        "placed-by-card" if move.card else "placed",
        who=Who(seat),
        ship=joker_on_expedition(volume, colour) if move.ship == JOKER else play.ship_name(move.ship),
        explorer=explorer_name(move.expedition),
        used=play.used(move.expedition),
        capacity=play.tile(move.expedition).capacity,
    )


ACTIONS: Phase[Board, Play] = {
    PlaceShip: Action(always, place_ship, check_place, ask_place, possible=can_place)
}
