"""The questions of the tactics phase: ships, crew, abilities, tokens (specification, 6.2 to 6.4)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engines.core import Draft, Option, Pick, Question, Say, Seat, Who, say
from engines.efemeris import bonuses, captains, crew, legal, tactics
from engines.efemeris.board import Board
from engines.efemeris.figures import BONUSES, SPICES
from engines.efemeris.legal import no
from engines.efemeris.names import (
    bonus_name,
    crew_name,
    field_name,
    own_ship_name,
    planet_name,
    ship_name,
    spice_name,
)
from engines.efemeris.places import ask_dest, rotation_options, tile_cells
from engines.efemeris.state import Ship

# --- ships -----------------------------------------------------------------------------------------------


def _ask_move(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "ship" not in draft:
        options = tuple(_mover(board, ship) for ship in board.ships_of(seat))
        return Pick(field="ship", text=say("efemeris-ask-ship"), options=options)
    ship = tactics.check_mover(board, seat, draft["ship"])
    if "dest" in draft:
        return None
    return ask_dest(board, ship, board.steps(ship), say("efemeris-ask-dest", ship=own_ship_name(ship)))


def _mover(board: Board, ship: Ship) -> Option:
    reason = tactics.why_no_move(board, ship)
    return Option(
        value=ship.id,
        text=own_ship_name(ship),
        hint=say("efemeris-hint-ship", field=field_name(board.sky, ship.field), steps=board.steps(ship)),
        barred=None if reason is None else no(reason).reason,
    )


def _ask_scuttle(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "ship" in draft:
        return None
    ships = [ship for ship in board.ships_of(seat) if board.adrift(ship)]
    options = tuple(Option(value=ship.id, text=own_ship_name(ship)) for ship in ships)
    return Pick(field="ship", text=say("efemeris-ask-scuttle"), options=options)


# --- crew ------------------------------------------------------------------------------------------------


def _ask_crew(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "card" not in draft:
        hand = board.player(seat).hand
        options = tuple(_card(board, seat, card, hand.count(card)) for card in dict.fromkeys(hand))
        return Pick(field="card", text=say("efemeris-ask-card"), options=options)
    card = crew.may_play(board, seat, draft["card"])
    if card == "first_officer":
        return _ABILITIES[board.player(seat).captains[0]](board, seat, draft)
    if card == "banker":
        return _ask_bank(board, seat, draft)
    return _ask_gunner(board, seat, draft) if card == "gunner" else None


def _card(board: Board, seat: Seat, card: str, count: int) -> Option:
    barred = legal.refusal(crew.may_play, board, seat, card)
    effect = say(f"efemeris-effect-{card}")
    if card == "first_officer":
        effect = say(f"efemeris-ability-{board.player(seat).captains[0]}")
    text = say("efemeris-option-crew", card=crew_name(card), count=count)
    return Option(value=card, text=text, hint=effect, barred=barred)


def _ask_bank(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "spice" in draft:
        return None
    options = tuple(_swap(board, seat, spice) for spice in SPICES)
    return Pick(field="spice", text=say("efemeris-ask-swap"), options=options)


def _swap(board: Board, seat: Seat, spice: str) -> Option:
    barred = legal.refusal(crew.check_swap, board, seat, spice)
    text = say("efemeris-option-swap", gives=spice_name(spice), takes=spice_name(crew.other_spice(spice)))
    return Option(value=spice, text=text, barred=barred)


def _ask_gunner(board: Board, seat: Seat, draft: Draft) -> Question | None:
    able = crew.attackers(board, seat)
    if "ship" not in draft and "target" not in draft and len(able) > 1:
        options = tuple(_at(board, ship, own_ship_name(ship)) for ship in able)
        return Pick(field="ship", text=say("efemeris-ask-attacker"), options=options)
    attacker = crew.check_attacker(board, seat, draft.get("ship", ""))
    if "target" in draft:
        return None
    options = tuple(_target(board, name) for name in crew.targets(board, attacker))
    return Pick(field="target", text=say("efemeris-ask-target"), options=options)


def _target(board: Board, name: str) -> Option:
    """A ship, or a planet for its fortress."""
    ship = board.find_ship(name)
    if ship is not None:
        return _at(board, ship, ship_name(ship))
    owner = board.state.fortresses[name]
    text = say("efemeris-option-fortress", planet=planet_name(name))
    return Option(value=name, text=text, hint=say("efemeris-hint-fortress", who=Who(owner)))


def _at(board: Board, ship: Ship, name: Say) -> Option:
    """A ship and where it stands."""
    hint = say("efemeris-hint-at", field=field_name(board.sky, ship.field))
    return Option(value=ship.id, text=name, hint=hint)


def planet_options(planets: Iterable[str]) -> tuple[Option, ...]:
    return tuple(Option(value=planet, text=planet_name(planet)) for planet in planets)


# --- abilities -------------------------------------------------------------------------------------------


def _nothing_more(board: Board, seat: Seat, draft: Draft) -> Question | None:
    return None


def _ask_chesnaye(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "planet" in draft:
        return None
    options = planet_options(board.free_planets(seat))
    return Pick(field="planet", text=say("efemeris-ask-chesnaye"), options=options)


def ask_fortress(board: Board, seat: Seat, draft: Draft) -> Question | None:
    """Guzmán's, and the one that is paid for."""
    if "planet" in draft:
        return None
    sites = [planet for planet in board.planets_of(seat) if planet not in board.state.fortresses]
    return Pick(field="planet", text=say("efemeris-ask-fortress"), options=planet_options(sites))


def _ask_cassini(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "cell" not in draft:
        options = tile_cells(board, list(captains.turnable(board, seat)))
        return Pick(field="cell", text=say("efemeris-ask-turn-cell"), options=options)
    cell = captains.check_turning_cell(board, seat, draft["cell"])
    if "rotation" in draft:
        return None
    rotations = list(captains.turns_of(board, cell))
    if not rotations:
        raise no("no-effect")
    tile = board.state.sky[cell].tile
    text = say("efemeris-ask-rotation", tile=board.tile_called(cell), cell=cell)
    return Pick(field="rotation", text=text, options=rotation_options(board, tile, cell, rotations))


def _ask_blake(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "target" in draft:
        return None
    options = tuple(_at(board, ship, ship_name(ship)) for ship in captains.freezable(board, seat))
    return Pick(field="target", text=say("efemeris-ask-freeze"), options=options)


def _ask_byng(board: Board, seat: Seat, draft: Draft) -> Question | None:
    open_to = captains.victims(board, seat)
    if "opponent" in draft or len(open_to) == 1:
        return None
    options = tuple(
        Option(
            value=one,
            text=say("efemeris-option-opponent", who=Who(one)),
            hint=say("efemeris-hint-hand", count=len(board.player(one).hand)),
        )
        for one in open_to
    )
    return Pick(field="opponent", text=say("efemeris-ask-opponent"), options=options)


def _ask_dasilva(board: Board, seat: Seat, draft: Draft) -> Question | None:
    steps = board.figures.abilities.dasilva
    if "target" not in draft:
        ships = [ship for ship in board.enemies(seat) if board.destinations(ship, steps)]
        options = tuple(_at(board, ship, ship_name(ship)) for ship in ships)
        return Pick(field="target", text=say("efemeris-ask-push"), options=options)
    ship = legal.enemy_ship(board, seat, draft["target"])
    if not board.destinations(ship, steps):
        raise no("no-target")
    if "dest" in draft:
        return None
    return ask_dest(board, ship, steps, say("efemeris-ask-dest", ship=ship_name(ship)))


def _ask_aviles(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "sell" in draft:
        return None
    options = tuple(
        Option(value=card, text=crew_name(card), hint=say(f"efemeris-effect-{card}"))
        for card in captains.sellable(board, seat)
    )
    return Pick(field="sell", text=say("efemeris-ask-sell"), options=options)


_ABILITIES: dict[str, Callable[[Board, Seat, Draft], Question | None]] = {
    **dict.fromkeys(captains.ABILITIES, _nothing_more),
    "chesnaye": _ask_chesnaye,
    "cassini": _ask_cassini,
    "blake": _ask_blake,
    "byng": _ask_byng,
    "guzman": ask_fortress,
    "dasilva": _ask_dasilva,
    "aviles": _ask_aviles,
}


# --- tokens ----------------------------------------------------------------------------------------------


def _ask_bonus(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "token" not in draft:
        held = board.player(seat).bonus
        options = tuple(_token(board, seat, token) for token in BONUSES if token in held)
        return Pick(field="token", text=say("efemeris-ask-token"), options=options)
    token = bonuses.check_token(board, seat, draft["token"])
    if token == "new_cargo":
        return _ask_cargo(board, seat, draft)
    if "ship" not in draft:
        naming = own_ship_name if token == "solar_winds" else ship_name
        ships = bonuses.movable(board, seat, token)
        options = tuple(_at(board, ship, naming(ship)) for ship in ships)
        return Pick(field="ship", text=say(f"efemeris-ask-ship-{token}"), options=options)
    ship = bonuses.check_ship(board, seat, token, draft["ship"])
    if "dest" in draft:
        return None
    return ask_dest(
        board, ship, bonuses.steps_of(board, token), say("efemeris-ask-dest", ship=ship_name(ship))
    )


def _token(board: Board, seat: Seat, token: str) -> Option:
    barred = legal.refusal(bonuses.check_token, board, seat, token)
    count = board.player(seat).bonus.count(token)
    text = say("efemeris-option-token", token=bonus_name(token), count=count)
    return Option(value=token, text=text, hint=say(f"efemeris-effect-{token}"), barred=barred)


def _ask_cargo(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "spice" in draft:
        return None
    player, cap = board.player(seat), board.figures.play.spice_cap
    options = tuple(
        Option(value=spice, text=spice_name(spice)) for spice in SPICES if getattr(player, spice) < cap
    )
    return Pick(field="spice", text=say("efemeris-ask-cargo"), options=options)


FIELDS: dict[str, Callable[[Board, Seat, Draft], Question | None]] = {
    "move_ship": _ask_move,
    "scuttle": _ask_scuttle,
    "play_crew": _ask_crew,
    "use_bonus": _ask_bonus,
}
