"""Made-up positions for the pattern book (`python -m render.preview`) and the tests of the pictures.

They are composed for the eye: crowded and empty, early and late, and not all of them could arise in play.
"""

from __future__ import annotations

from engines.contract.core import say
from engines.games.entdecker.views.view import (
    Chip,
    Circle,
    Discovered,
    Drawn,
    Happening,
    Island,
    Landing,
    Own,
    Placement,
    Player,
    Presence,
    Public,
    Reserve,
    Result,
    Stack,
    Stake,
    Start,
    Tile,
    Unit,
    Unseen,
    Voyage,
)
from render.entdecker import layout
from render.entdecker.layout import field_at, spot
from render.entdecker.pieces import SIDES as KINDS
from render.entdecker.sea.coast import STEPS, Known, Spot, is_open, leads_on, neighbour, pieces
from tests.render.entdecker.sample_sea import islands_of, known_of, sea, turned, ways_to_lay

STEPS_OF_A_TURN = ("sail", "draw", "place", "choice", "landing", "recall", "end", "over")
COSTS = {"scout": 1, "fort": 3, "settlement": 6}
_EVENTS = ("storm", "pirates", "gold", "ruins", "natives")
_TURN = 30


# --- units and islands -----------------------------------------------------------------------------------


def _units(known: Known, seats: int) -> tuple[Unit, ...]:
    """On the larger open islands, as far as the supplies go."""
    supply = {(seat, kind): count for seat in range(seats) for kind, count in _SUPPLY.items()}
    taken: set[Spot] = set()
    found = []
    open_islands = [island for island, sides in islands_of(known) if sides]
    for number, island in enumerate(open_islands[: 3 + seats]):
        for turn, (place, part) in enumerate(sorted(island)[:3]):
            seat = (number + turn) % seats
            kind = ("fort", "scout", "settlement")[(number * 2 + turn) % 3]
            if supply[seat, kind] and place not in taken and (turn < 2 or number % 2):
                supply[seat, kind] -= 1
                taken.add(place)
                found.append(Unit(seat=seat, kind=kind, field=field_at(*place), part=part))
    return tuple(sorted(found, key=lambda unit: spot(unit.field)[::-1]))


_SUPPLY = {"scout": 3, "fort": 2, "settlement": 1}


def _seen_islands(known: Known, units: tuple[Unit, ...]) -> tuple[Island, ...]:
    found = []
    for island, open_sides in islands_of(known):
        if open_sides:
            parts = tuple(
                (field_at(*place), part) for place, part in sorted(island, key=lambda p: p[0][::-1])
            )
            fields = tuple(dict.fromkeys(field for field, _ in parts))
            here = [unit for unit in units if (unit.field, unit.part) in parts]
            found.append(
                Island(
                    fields=fields,
                    parts=parts,
                    tiles=len(fields),
                    open=open_sides,
                    chip=any(unit.kind != "scout" for unit in here),
                    presences=_presences(here, len(fields)),
                )
            )
    return tuple(found)


def _presences(units: list[Unit], value: int) -> tuple[Presence, ...]:
    keys = {
        seat: tuple(
            sum(unit.seat == seat and unit.kind == kind for unit in units)
            for kind in ("settlement", "fort", "scout")
        )
        for seat in sorted({unit.seat for unit in units})
    }
    ranks = sorted(set(keys.values()), reverse=True)
    points = [value]
    while len(points) < len(ranks):
        points.append((points[-1] + 1) // 2)
    return tuple(
        Presence(
            seat=seat, settlements=key[0], forts=key[1], scouts=key[2], rank=rank + 1, points=points[rank]
        )
        for rank, best in enumerate(ranks)
        for seat, key in keys.items()
        if key == best
    )


# --- a position ------------------------------------------------------------------------------------------


def _ship(known: Known, *, ashore: bool) -> str:
    """On a tile from which much can be reached, with land if wanted; in an empty sea on the border."""

    def merit(place: Spot) -> tuple[bool, int, Spot]:
        sides = known[place]
        ahead = sum(is_open(known, place, way) and sides[way] == "W" for way in range(4))
        return ("L" in sides and "W" in sides) == ashore, ahead, place

    best = max(known, key=merit, default=None)
    return "N5" if best is None else field_at(*best)


def _targets(known: Known, place: str) -> tuple[str, ...]:
    if layout.on_border(place):
        return (_circle_field(place),)
    here = spot(place)
    return tuple(
        field_at(*neighbour(here, way))
        for way in range(4)
        if known[here][way] == "W" and is_open(known, here, way)
    )


def _circle_field(name: str) -> str:
    column, row = layout.circle_spot(name)
    return field_at(min(max(int(column), 0), layout.COLUMNS - 1), min(max(int(row), 0), layout.ROWS - 1))


def _circles(known: Known) -> tuple[Circle, ...]:
    columns, rows = range(1, layout.COLUMNS + 1), layout.ROW_LETTERS
    names = [
        *(f"N{column}" for column in columns),
        *(f"E{row}" for row in rows),
        *(f"S{column}" for column in columns),
        *(f"W{row}" for row in rows),
    ]
    return tuple(
        Circle(name, name[0], _circle_field(name), spot(_circle_field(name)) not in known) for name in names
    )


def _starts(known: Known, units: tuple[Unit, ...], active: int, gold: int) -> tuple[Start, ...]:
    places = [circle.name for circle in _circles(known) if circle.open]
    places += [field_at(*place) for place in sorted(known, key=lambda p: p[::-1]) if leads_on(known, place)]
    found = []
    for place in places:
        others = [unit for unit in units if unit.field == place and unit.seat != active]
        toll = sum(COSTS[unit.kind] for unit in others)
        most = max(0, gold - toll)
        found.append(Start(place, toll, tuple(unit.seat for unit in others), most, _targets(known, place)))
    return tuple(found)


def _placements(known: Known, ship: str, targets: tuple[str, ...], kind: str) -> tuple[Placement, ...]:
    """Any way that fits beside the ship."""
    found = []
    for target in targets:
        place = spot(target)
        for quarters in ways_to_lay(known, place, kind):
            sides = turned(KINDS[kind], quarters)
            if layout.on_border(ship) or sides[STEPS.index(_step(place, spot(ship)))] == "W":
                found.append(Placement(target, quarters, sides))
    return tuple(found)


def _step(start: Spot, end: Spot) -> Spot:
    return end[0] - start[0], end[1] - start[1]


def _players(step: str, seats: int, active: int, units: tuple[Unit, ...], late: bool) -> tuple[Player, ...]:
    chips = (Chip("bean", 1), Chip("cocoa", 4), Chip("maize", 2), Chip("potato", 3))

    def supply(seat: int, kind: str) -> int:
        return _SUPPLY[kind] - sum(unit.seat == seat and unit.kind == kind for unit in units)

    return tuple(
        Player(
            seat=seat,
            gold=(9, 3, 12, 0)[seat],
            points=((31, 127, 38, 19) if late else (0, 0, 3, 0))[seat],
            scouts=supply(seat, "scout"),
            forts=supply(seat, "fort"),
            settlements=supply(seat, "settlement"),
            chips=chips[seat:] * (3 if late else 1),
            starts=seat == seats - 1,
            active=seat == active and step != "over",
        )
        for seat in range(seats)
    )


def _voyage(step: str, seat: int, laid: tuple[str, ...], announced: int) -> Voyage:
    drawn = [Drawn(kind="coast", event="", stack=1, result="laid", field=field) for field in laid]
    drawn.append(Drawn(kind="bay", event="", stack=2, result="misfit", field=""))
    if step == "place":
        drawn.append(Drawn(kind="coast", event="ruins", stack=3, result="choosing", field=""))
    if step == "draw":
        drawn = []
    over = step in ("sail", "recall", "end", "over")
    ended = over or step == "landing"
    rest = max(0, announced - len(drawn))
    return Voyage(
        seat=seat,
        turn=_TURN,
        start="N5",
        toll=1,
        announced=max(announced, len(drawn)),
        left=0 if ended else rest,
        lost=rest if ended else 0,
        tiles=tuple(drawn),
        last_laid=laid[-1] if laid and step != "draw" else "",
        filled=(),
        storm=False,
        over=over,
    )


def _stacks(full: int) -> tuple[Stack, ...]:
    left = max(0, 96 - full)
    sizes = [left // 5 + (number < left % 5) for number in range(5)]
    if 0 < left < 60:
        sizes[2] = 0
    backs = ("plain", "question", "plain", "question", "question")
    return tuple(
        Stack(number, size, back if size else "")
        for number, (size, back) in enumerate(zip(sizes, backs, strict=True), 1)
    )


def _discovered(tiles: tuple[Tile, ...], step: str) -> tuple[Discovered, ...]:
    if not tiles or step not in ("sail", "recall", "end", "over"):
        return ()
    shares = (
        Presence(seat=0, settlements=0, forts=1, scouts=0, rank=1, points=12),
        Presence(seat=1, settlements=0, forts=0, scouts=1, rank=2, points=6),
    )
    return (
        Discovered(fields=(tiles[0].field,), tiles=8, chips=(4,), value=12, presences=shares, turn=_TURN),
    )


def public(step: str, seats: int = 4, explored: int = 38, announced: int = 4, seed: int = 5) -> Public:
    """A position in which this step is reached."""
    tiles = sea(explored, seed)
    known = known_of(tiles)
    units = _units(known, seats) if step != "over" else ()
    active = 1 % seats
    ashore = step in ("choice", "landing", "recall", "end")
    ship = "" if step in ("sail", "over") else _ship(known, ashore=ashore)
    targets = _targets(known, ship) if step in ("draw", "place", "choice") else ()
    laid = () if not known or not ship else tuple(dict.fromkeys((tiles[0].field, ship)))
    tiles = tuple(_fresh(tile, laid) for tile in tiles)
    players = _players(step, seats, active, units, explored > 20)
    placements = _placements(known, ship, targets, "coast") if step == "place" else ()
    voyage = _voyage(step, active, laid, announced) if known else None
    ranks = sorted(players, key=lambda player: -player.points)
    return Public(
        asked=() if step == "over" else (active,),
        asking=say(f"entdecker-picture-turn-{step}") if step != "over" else say("picture-over"),
        step=step,
        round=9,
        turn=_TURN,
        active=active,
        spin=4,
        players=players,
        tiles=tiles,
        free=70 - explored,
        units=units,
        circles=_circles(known),
        ship=ship,
        targets=targets,
        starts=_starts(known, units, active, players[active].gold) if step == "sail" else (),
        placements=placements,
        landings=_landings(known, ship) if step in ("choice", "landing") and known else (),
        drawn=voyage.tiles[-1] if voyage and step == "place" else None,
        voyage=voyage,
        happening=Happening(event="gold", seat=active, field=laid[-1], amount=3, ashore=True)
        if laid
        else None,
        islands=_seen_islands(known, units),
        discovered=_discovered(tiles, step),
        stacks=_stacks(explored),
        reserve=tuple(
            Reserve(number, kind, (3, 2, 0, 2, 3, 4)[number - 1]) for number, kind in enumerate(KINDS, 1)
        ),
        discards=explored // 5,
        unseen=tuple(
            Unseen(kind, 12 - explored // 8, number, fits=number > 0)
            for number, kind in enumerate([*KINDS][:5])
        ),
        chips=max(0, 20 - explored // 3),
        gold_cap=12,
        costs=COSTS,
        end="full" if step == "over" else "",
        results=tuple(
            Result(seat=one.seat, rank=rank, islands=one.points, ruins=0, bonus=0, total=one.points)
            for rank, one in enumerate(ranks, 1)
        )
        if step == "over"
        else (),
    )


def _fresh(tile: Tile, laid: tuple[str, ...]) -> Tile:
    """Tiles of the present voyage; the first of them has an event."""
    if tile.field not in laid:
        return tile
    event = _EVENTS[tile.column % 5] if tile.field == laid[0] else ""
    return Tile(
        field=tile.field,
        row=tile.row,
        column=tile.column,
        kind=tile.kind,
        rotation=tile.rotation,
        sides=tile.sides,
        parts=tile.parts,
        circle=tile.circle,
        event=event,
        source="explorer",
        turn=_TURN,
    )


def _landings(known: Known, ship: str) -> tuple[Landing, ...]:
    parts = [name for name, _ in pieces(known[spot(ship)])]
    return tuple(Landing(unit, part, COSTS[unit]) for unit in ("scout", "fort") for part in parts)


def own(position: Public, seat: int = 1) -> Own:
    """The desk that belongs to a position."""
    stakes = []
    for unit in position.units:
        if unit.seat == seat:
            island = next(one for one in position.islands if (unit.field, unit.part) in one.parts)
            mine = next(presence for presence in island.presences if presence.seat == seat)
            stakes.append(
                Stake(
                    unit=unit.kind,
                    field=unit.field,
                    part=unit.part,
                    tiles=island.tiles,
                    open=island.open,
                    rank=mine.rank,
                    points=mine.points,
                )
            )
    return Own(seat=seat, stakes=tuple(stakes))


def positions() -> list[tuple[str, Public, Own]]:
    """Every step with every number of players; an empty, a half explored and a nearly full sea."""
    found = []
    for number, step in enumerate(STEPS_OF_A_TURN):
        for seats in (2, 3, 4):
            explored = 70 if step == "over" else (38, 54, 14)[(number + seats) % 3]
            position = public(step, seats, explored, (4, 12, 6)[(number + seats) % 3])
            found.append((f"{step}_{seats}", position, own(position)))
    for step in ("sail", "draw"):
        position = public(step, 4, 0)
        found.append((f"{step}_empty", position, own(position)))
    return found


PARTS = [say(f"entdecker-score-{name}") for name in ("islands", "ruins", "bonus")]
