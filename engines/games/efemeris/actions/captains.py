"""The abilities of the captains: each use is one First Officer played (§3.8, §6.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from engines.contract.core import Draft, LongPick, Many, Option, Pick, Question, Seat, Who, say
from engines.games.efemeris.actions.build import ask_fortress, fortify, fortress_site, may_fortify
from engines.games.efemeris.board import Board
from engines.games.efemeris.checks import destination, enemy_ship, free_planet
from engines.games.efemeris.moves import PlayCrew
from engines.games.efemeris.names import (
    crew_name,
    own_ship_name,
    planet_name,
    planets_named,
    price_name,
    rose_side_name,
    ship_name,
    tile_name,
)
from engines.games.efemeris.options import (
    ask_dest,
    planet_options,
    rotation_options,
    ship_option,
    tile_options,
)
from engines.games.efemeris.play import Play
from engines.games.efemeris.sky.layout import CENTRE, COMPASS
from engines.games.efemeris.sky.sky import cell_of
from engines.games.efemeris.sky.tile import SIDES
from engines.games.efemeris.state import FRIGATE, Ship
from engines.kit.actions import always


class Ability(NamedTuple):
    """What a captain can do when a First Officer is played, or another crew card does."""

    may: Callable[[Board, Seat], None]
    """Whether it has any use now."""
    make: Callable[[Play, Seat, PlayCrew], None]
    check: Callable[[Board, Seat, PlayCrew], None] | None = None
    """Whether it can be used with these values. It is asked instead of `may`, for more precise reasons. None:
    there are no values, and `may` says it all."""
    ask: Callable[[Board, Seat, Draft], Question | None] | None = None
    fields: tuple[str, ...] = ()
    """What has to be said besides the card."""


def _plays_left_after(board: Board, seat: Seat) -> int:
    """Crew cards that could still be played after this one."""
    return board.figures.play.crew_plays - board.player(seat).crew_played - 1


# --- France: Hubac ---------------------------------------------------------------------------------------


def _may_hubac(board: Board, seat: Seat) -> None:
    galleon = board.flagship(seat)
    if galleon.moved:
        raise board.no("ship-already-moved")
    if galleon.frozen_by is not None:
        raise board.no("ship-frozen")
    if board.adrift(galleon):
        raise board.no("ship-adrift")


def _hubac(play: Play, seat: Seat, move: PlayCrew) -> None:
    play.player(seat).effects.hubac += 1
    play.tell("hubac", who=Who(seat), steps=play.steps(play.flagship(seat)))


# --- France: Chesnaye ------------------------------------------------------------------------------------


def _may_chesnaye(board: Board, seat: Seat) -> None:
    if not board.free_planets(seat):
        raise board.no("planet-occupied") if board.planets_of(seat) else board.no("no-target")


def _check_chesnaye(board: Board, seat: Seat, move: PlayCrew) -> None:
    free_planet(board, seat, move.planet)


def _ask_chesnaye(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "planet" in draft:
        return None
    options = planet_options(board.free_planets(seat))
    return Pick(field="planet", text=say("efemeris-ask-chesnaye"), options=options)


def _chesnaye(play: Play, seat: Seat, move: PlayCrew) -> None:
    play.put(play.flagship(seat), play.sky.planets[move.planet])
    play.tell("to-planet", who=Who(seat), planet=planet_name(move.planet))


# --- France: Castel --------------------------------------------------------------------------------------


def _may_castel(board: Board, seat: Seat) -> None:
    """He may protect what is yet to be built this turn; a caution says so (§9-50)."""
    if board.player(seat).castel:
        raise board.no("no-effect")
    if not board.by_the_book and seat not in board.state.fortresses.values():
        raise board.no("no-effect")


def _castel(play: Play, seat: Seat, move: PlayCrew) -> None:
    play.player(seat).castel = True
    play.tell("castel", who=Who(seat))


# --- France: Cassini -------------------------------------------------------------------------------------


def _turns_of(board: Board, cell: str) -> Iterator[int]:
    """The rotations that Cassini may give a tile: they change something and cut off no planet."""
    sky, tile = board.sky, board.state.sky[cell].tile
    standing = [ship.field for ship in board.state.ships]
    for rotation in SIDES:
        sealing = board.state.no_seal and sky.cut_off_by(cell, tile, rotation)
        if not sealing and sky.turn_matters(cell, rotation, standing):
            yield rotation


def _turnable(board: Board, seat: Seat) -> Iterator[str]:
    """The cells whose tiles Cassini may turn."""
    barred = {cell_of(ship.field) for ship in board.enemies(seat)}
    if not board.by_the_book:
        barred.add(CENTRE)
    for cell in board.sky.board:
        if cell in barred:
            continue
        if next(_turns_of(board, cell), None) is not None:
            yield cell


def _may_cassini(board: Board, seat: Seat) -> None:
    if next(_turnable(board, seat), None) is None:
        raise board.no("no-target")


def _cell_to_turn(board: Board, seat: Seat, cell: object) -> str:
    """A tile that Cassini may turn at all."""
    if not isinstance(cell, str) or cell not in board.state.sky:
        raise board.no("no-tile")
    if cell == CENTRE and not board.by_the_book:
        raise board.no("no-effect")
    if any(cell_of(ship.field) == cell for ship in board.enemies(seat)):
        raise board.no("enemy-on-tile")
    return cell


def _check_cassini(board: Board, seat: Seat, move: PlayCrew) -> None:
    cell, rotation = _cell_to_turn(board, seat, move.cell), move.rotation
    if rotation is None or rotation not in SIDES:
        raise board.no("bad-rotation", count=len(SIDES))
    if not board.sky.turn_matters(cell, rotation, [ship.field for ship in board.state.ships]):
        raise board.no("no-effect")
    if rotation not in _turns_of(board, cell):
        lost = board.sky.cut_off_by(cell, board.state.sky[cell].tile, rotation)
        raise board.no("would-seal-planet", planets=planets_named(lost))


def _ask_cassini(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "cell" not in draft:
        options = tile_options(board, _turnable(board, seat))
        return LongPick(field="cell", text=say("efemeris-ask-turn-cell"), options=options)
    cell = _cell_to_turn(board, seat, draft["cell"])
    if "rotation" in draft:
        return None
    rotations = list(_turns_of(board, cell))
    if not rotations:
        raise board.no("no-effect")
    tile = board.state.sky[cell].tile
    text = say("efemeris-ask-rotation", tile=board.tile_called(cell), cell=cell)
    if cell == CENTRE:
        options = _centre_options(board, seat, rotations)
    else:
        options = rotation_options(board, tile, cell, rotations)
    return Pick(field="rotation", text=text, options=options)


def _centre_options(board: Board, seat: Seat, rotations: Sequence[int]) -> tuple[Option, ...]:
    """The paths of the centre look the same in every rotation: where the ships on it go tells them apart."""
    ships = [(ship, board.sky.beside_rose(ship.field)) for ship in board.state.ships]
    options = []
    for number, rotation in enumerate(rotations, 1):
        turn = rotation - board.state.sky[CENTRE].rotation
        goes = [
            say(
                "efemeris-option-turned",
                ship=own_ship_name(ship) if ship.seat == seat else ship_name(ship),
                side=rose_side_name(COMPASS[(side + turn) % 6]),
            )
            for ship, side in ships
            if side is not None
        ]
        text = say("efemeris-option-centre", number=number, ships=Many([*goes]))
        options.append(Option(value=rotation, text=text))
    return tuple(options)


def _cassini(play: Play, seat: Seat, move: PlayCrew) -> None:
    """Ships on the tile's own fields turn with it; those on its borders stay where they are (§9-29)."""
    assert move.rotation is not None
    tile = play.state.sky[move.cell].tile
    play.lay(move.cell, tile, move.rotation)
    play.note("turned", seat, cell=move.cell)
    play.tell("turns", who=Who(seat), tile=tile_name(play.figures, tile), cell=move.cell)
    for ship in play.state.ships:
        if play.adrift(ship):
            play.tell("adrift", ship=ship_name(ship), field=ship.field)


# --- Britain: Fairborne ----------------------------------------------------------------------------------


def _may_fairborne(board: Board, seat: Seat) -> None:
    if "gunner" not in board.player(seat).hand or _plays_left_after(board, seat) < 1:
        raise board.no("needs-gunner")


def _fairborne(play: Play, seat: Seat, move: PlayCrew) -> None:
    effects, figures = play.player(seat).effects, play.figures
    effects.fairborne += 1
    reach = figures.effects.gunner_range + figures.abilities.fairborne * effects.fairborne
    play.tell("fairborne", who=Who(seat), range=reach)


# --- Britain: Blake --------------------------------------------------------------------------------------


def _why_not_frozen(board: Board, seat: Seat, ship: Ship) -> str | None:
    """Why Blake cannot freeze this enemy ship; None if she can."""
    galleon = board.flagship(seat)
    if board.adrift(galleon):
        return "ship-adrift"
    distance = board.sky.range(galleon.field, ship.field)
    if distance is None or distance > board.figures.abilities.blake:
        return "out-of-range"
    return None if ship.frozen_by is None else "no-effect"


def _freezable(board: Board, seat: Seat) -> list[Ship]:
    return [ship for ship in board.enemies(seat) if _why_not_frozen(board, seat, ship) is None]


def _may_blake(board: Board, seat: Seat) -> None:
    if not _freezable(board, seat):
        raise board.no("ship-adrift") if board.adrift(board.flagship(seat)) else board.no("no-target")


def _check_blake(board: Board, seat: Seat, move: PlayCrew) -> None:
    reason = _why_not_frozen(board, seat, enemy_ship(board, seat, move.target))
    if reason is not None:
        raise board.no(reason)


def _ask_blake(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "target" in draft:
        return None
    options = tuple(ship_option(board, ship, ship_name(ship)) for ship in _freezable(board, seat))
    return Pick(field="target", text=say("efemeris-ask-freeze"), options=options)


def _blake(play: Play, seat: Seat, move: PlayCrew) -> None:
    ship = enemy_ship(play, seat, move.target)
    ship.frozen_by = seat
    play.tell("freezes", who=Who(seat), ship=ship_name(ship))


# --- Britain: Byng ---------------------------------------------------------------------------------------


def _victims(board: Board, seat: Seat) -> list[Seat]:
    """Opponents who hold cards: everybody knows how many."""
    return [one for one in range(board.seats) if board.hostile(one, seat) and board.player(one).hand]


def _may_byng(board: Board, seat: Seat) -> None:
    if not _victims(board, seat):
        raise board.no("no-target")


def _victim(board: Board, seat: Seat, opponent: object) -> Seat:
    """The opponent who was named; None is enough where there is only one."""
    victims = _victims(board, seat)
    if opponent is None and len(victims) < 2:
        _may_byng(board, seat)
        return victims[0]
    if not isinstance(opponent, int) or not 0 <= opponent < board.seats:
        raise board.no("not-enemy")
    if not board.hostile(opponent, seat):
        raise board.no("not-enemy")
    if opponent not in victims:
        raise board.no("no-target")
    return opponent


def _check_byng(board: Board, seat: Seat, move: PlayCrew) -> None:
    _victim(board, seat, move.opponent)


def _ask_byng(board: Board, seat: Seat, draft: Draft) -> Question | None:
    victims = _victims(board, seat)
    if "opponent" in draft or len(victims) == 1:
        return None
    options = tuple(
        Option(
            value=one,
            text=say("efemeris-option-opponent", who=Who(one)),
            hint=say("efemeris-hint-hand", count=len(board.player(one).hand)),
        )
        for one in victims
    )
    return Pick(field="opponent", text=say("efemeris-ask-opponent"), options=options)


def _byng(play: Play, seat: Seat, move: PlayCrew) -> None:
    victim = _victim(play, seat, move.opponent)
    card = play.dice.pick(play.player(victim).hand)
    play.player(victim).hand.remove(card)
    play.side(victim).removed.append(card)
    play.tell("byng", who=Who(seat), victim=Who(victim), card=crew_name(card), final=True, headline=True)


# --- Britain: Lancaster ----------------------------------------------------------------------------------


def _may_lancaster(board: Board, seat: Seat) -> None:
    player = board.player(seat)
    if not any(ship.kind == FRIGATE for ship in board.ships_of(seat)):
        raise board.no("no-target")
    needed = player.effects.lancaster + 1
    if player.hand.count("gunner") < needed or _plays_left_after(board, seat) < needed:
        raise board.no("needs-gunner")


def _lancaster(play: Play, seat: Seat, move: PlayCrew) -> None:
    play.player(seat).effects.lancaster += 1
    play.tell("lancaster", who=Who(seat))


# --- Spain: Pargo (always has a use; a caution says where it would be in vain) ---------------------------


def _pargo(play: Play, seat: Seat, move: PlayCrew) -> None:
    play.player(seat).effects.pargo += 1
    play.tell("pargo", who=Who(seat))


# --- Spain: Guzmán ---------------------------------------------------------------------------------------


def _check_guzman(board: Board, seat: Seat, move: PlayCrew) -> None:
    fortress_site(board, seat, move.planet)


def _guzman(play: Play, seat: Seat, move: PlayCrew) -> None:
    fortify(play, seat, move.planet)


# --- Spain: da Silva -------------------------------------------------------------------------------------


def _may_dasilva(board: Board, seat: Seat) -> None:
    _check_wind(board, seat)
    if not _pushable(board, seat):
        raise board.no("no-target")


def _check_wind(board: Board, seat: Seat) -> None:
    if "solar_winds" not in board.player(seat).bonus:
        raise board.no("needs-wind")


def _pushable(board: Board, seat: Seat) -> list[Ship]:
    steps = board.figures.abilities.dasilva
    return [ship for ship in board.enemies(seat) if board.can_sail(ship, steps)]


def _check_dasilva(board: Board, seat: Seat, move: PlayCrew) -> None:
    _check_wind(board, seat)
    ship = enemy_ship(board, seat, move.target)
    destination(board, ship, board.figures.abilities.dasilva, move.dest)


def _ask_dasilva(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "target" not in draft:
        options = tuple(ship_option(board, ship, ship_name(ship)) for ship in _pushable(board, seat))
        return Pick(field="target", text=say("efemeris-ask-push"), options=options)
    ship, steps = enemy_ship(board, seat, draft["target"]), board.figures.abilities.dasilva
    if not board.can_sail(ship, steps):
        raise board.no("no-target")
    if "dest" in draft:
        return None
    return ask_dest(board, ship, steps, say("efemeris-ask-dest", ship=ship_name(ship)))


def _dasilva(play: Play, seat: Seat, move: PlayCrew) -> None:
    ship = enemy_ship(play, seat, move.target)
    play.player(seat).bonus.remove("solar_winds")
    play.state.spent.append("solar_winds")
    play.tell("pushes", who=Who(seat), ship=ship_name(ship), field=play.arrival(move.dest))
    play.sail(ship, move.dest, seat)


# --- Spain: Avilés ---------------------------------------------------------------------------------------


def _sellable(board: Board, seat: Seat) -> list[str]:
    """The kinds of cards in hand, without the First Officer who is being played."""
    hand = list(board.player(seat).hand)
    hand.remove("first_officer")
    return list(dict.fromkeys(hand))


def _may_aviles(board: Board, seat: Seat) -> None:
    player, cap = board.player(seat), board.figures.play.spice_cap
    if not _sellable(board, seat):
        raise board.no("nothing-to-sell")
    if player.pepper >= cap and player.vanilla >= cap:
        raise board.no("spice-full", most=cap)


def _check_aviles(board: Board, seat: Seat, move: PlayCrew) -> None:
    _may_aviles(board, seat)
    if move.sell not in _sellable(board, seat):
        raise board.no("card-not-in-hand")


def _ask_aviles(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "sell" in draft:
        return None
    options = tuple(
        Option(value=card, text=crew_name(card), hint=say(f"efemeris-effect-{card}"))
        for card in _sellable(board, seat)
    )
    return Pick(field="sell", text=say("efemeris-ask-sell"), options=options)


def _aviles(play: Play, seat: Seat, move: PlayCrew) -> None:
    """The card is sold face down: only the own side learns which one it was."""
    play.player(seat).hand.remove(move.sell)
    play.to_reserve(seat, [move.sell])
    taken = play.gain(seat, play.figures.abilities.aviles)
    play.tell("sells", who=Who(seat), spices=price_name(taken))
    play.whisper_to_side(seat, "sold-yours", card=crew_name(move.sell), who=Who(seat))


ABILITIES: dict[str, Ability] = {
    "hubac": Ability(_may_hubac, _hubac),
    "chesnaye": Ability(_may_chesnaye, _chesnaye, _check_chesnaye, _ask_chesnaye, ("planet",)),
    "castel": Ability(_may_castel, _castel),
    "cassini": Ability(_may_cassini, _cassini, _check_cassini, _ask_cassini, ("cell", "rotation")),
    "fairborne": Ability(_may_fairborne, _fairborne),
    "blake": Ability(_may_blake, _blake, _check_blake, _ask_blake, ("target",)),
    "byng": Ability(_may_byng, _byng, _check_byng, _ask_byng, ("opponent",)),
    "lancaster": Ability(_may_lancaster, _lancaster),
    "pargo": Ability(always, _pargo),
    "guzman": Ability(may_fortify, _guzman, _check_guzman, ask_fortress, ("planet",)),
    "dasilva": Ability(_may_dasilva, _dasilva, _check_dasilva, _ask_dasilva, ("target", "dest")),
    "aviles": Ability(_may_aviles, _aviles, _check_aviles, _ask_aviles, ("sell",)),
}
