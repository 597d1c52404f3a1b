"""Views from a board: what anybody may know of a state (§8).

Everything here is built up from what is allowed: of the stacks only their size and the back of the top tile,
of the chips only their number.
"""

from __future__ import annotations

from functools import lru_cache

from engines.contract.core import Seat
from engines.games.entdecker.board import Board
from engines.games.entdecker.figures import Figures
from engines.games.entdecker.names import asking
from engines.games.entdecker.scoring import ranks
from engines.games.entdecker.sea.geometry import ALL_LAND, COMPASS, PIECES, SIDES, Chart
from engines.games.entdecker.sea.islands import Island, Key, chips_taken, keys_of, map_land, ranked
from engines.games.entdecker.state import Discovered, Drawn, Laid, Share, Unit
from engines.games.entdecker.views import view


def look(board: Board, seat: Seat | None) -> view.View:
    """What this seat (None: anybody) may know."""
    units = board.units_by_island()
    islands = _islands(board, units)
    own = None if seat is None else _own(board.chart, islands, units, seat)
    return view.View(public=_public(board, islands), own=own)


def _public(board: Board, islands: dict[int, view.Island]) -> view.Public:
    state, step = board.state, board.state.step
    return view.Public(
        asked=board.waiting(),
        asking=asking(step),
        step=step,
        round=state.round,
        turn=state.turn,
        active=state.active,
        spin=state.spin,
        players=_players(board),
        tiles=_tiles(board),
        free=board.chart.size - len(state.sea),
        units=_units(board),
        circles=_circles(board),
        ship=state.ship,
        targets=_targets(board),
        starts=_starts(board) if step == "sail" else (),
        placements=_placements(board) if step == "place" else (),
        landings=_landings(board) if step in ("choice", "landing") else (),
        drawn=_drawn(board, board.current) if step == "place" else None,
        voyage=_voyage(board),
        happening=_happening(board),
        islands=tuple(islands.values()),
        discovered=tuple([_discovered(board.figures, island) for island in state.discovered]),
        stacks=_stacks(board),
        reserve=_reserve(board.figures, tuple(state.reserve.items())),
        discards=len(state.discard),
        unseen=_unseen(board),
        chips=len(state.chips),
        gold_cap=board.figures.gold.cap,
        costs=dict(board.figures.costs),
        end=state.end,
        results=_results(board) if step == "over" else (),
    )


# --- the sea ---------------------------------------------------------------------------------------------


def _tiles(board: Board) -> tuple[view.Tile, ...]:
    figures, sea = board.figures, board.state.sea
    return tuple([_tile(figures, field, sea[field]) for field in board.chart.names if field in sea])


@lru_cache(maxsize=4096)
def _tile(figures: Figures, field: str, laid: Laid) -> view.Tile:
    row, column = divmod(figures.chart.index[field], figures.chart.columns)
    pattern = figures.shapes.patterns[laid.kind][laid.rotation]
    return view.Tile(
        field=field,
        row=row,
        column=column,
        kind=laid.kind,
        rotation=laid.rotation,
        sides=SIDES[pattern],
        parts=tuple(piece.name for piece in PIECES[pattern]),
        circle=pattern != ALL_LAND,
        event=figures.tiles[laid.tile].event if laid.source == "explorer" else "",
        source=laid.source,
        turn=laid.turn,
    )


def _units(board: Board) -> tuple[view.Unit, ...]:
    index, voyage = board.chart.index, board.state.voyage
    landed = voyage.turn if voyage else 0
    return tuple(
        view.Unit(
            seat=unit.seat,
            kind=unit.kind,
            field=unit.field,
            part=unit.part,
            just_landed=unit.turn == landed,
        )
        for unit in sorted(board.state.units, key=lambda unit: index[unit.field])
    )


def _circles(board: Board) -> tuple[view.Circle, ...]:
    patterns = board.patterns
    return tuple([seen[patterns[field] < 0] for field, seen in _closed_and_open(board.chart)])


@lru_cache(maxsize=16)
def _closed_and_open(chart: Chart) -> list[tuple[int, list[view.Circle]]]:
    """Every circle's field, and what the circle looks like where that is explored, and where it is not."""
    return [
        (
            circle.field,
            [
                view.Circle(circle.name, COMPASS[circle.side], chart.names[circle.field], is_open)
                for is_open in (False, True)
            ],
        )
        for circle in chart.circles.values()
    ]


def _targets(board: Board) -> tuple[str, ...]:
    if board.state.step not in ("draw", "place", "choice"):
        return ()
    return tuple(board.field_names(sorted(board.targets(board.state.ship))))


def _starts(board: Board) -> tuple[view.Start, ...]:
    names = board.chart.names
    return tuple(
        [
            view.Start(
                start.place, start.toll, start.owners, start.most, tuple([names[t] for t in start.targets])
            )
            for start in board.starts(board.state.active)
        ]
    )


def _placements(board: Board) -> tuple[view.Placement, ...]:
    names = board.chart.names
    return tuple(
        view.Placement(names[way.field], way.rotation, SIDES[way.pattern])
        for way in board.placements(board.front(board.current.tile).kind)
    )


def _landings(board: Board) -> tuple[view.Landing, ...]:
    costs = board.figures.costs
    return tuple(view.Landing(unit, part, costs[unit]) for unit, part in board.landings())


# --- islands ---------------------------------------------------------------------------------------------


def _presence(share: Share) -> view.Presence:
    settlements, forts, scouts = share.key
    return view.Presence(
        seat=share.seat,
        settlements=settlements,
        forts=forts,
        scouts=scouts,
        rank=share.rank,
        points=share.points,
    )


def _islands(board: Board, units: dict[int, list[Unit]]) -> dict[int, view.Island]:
    """Unfinished ones; and those closed by the running voyage, which are scored at its end. By their place
    among all islands on the board."""
    state, index = board.state, board.chart.index
    running = state.voyage is not None and not state.voyage.over
    fresh = {index[field] for field in _laid_now(board)} if running else set()
    bare = _bare_islands(board.chart, tuple(board.patterns))
    return {
        number: _settled(bare[number], tuple(keys_of(units[number]).items()), len(state.chips))
        if number in units
        else bare[number]
        for number, island in enumerate(board.land.islands)
        if island.open_bits or not fresh.isdisjoint(island.fields)
    }


def _laid_now(board: Board) -> list[str]:
    """The fields where tiles of the running voyage lie."""
    return [drawn.field for drawn in board.voyage.drawn if drawn.field]


@lru_cache(maxsize=64)
def _bare_islands(chart: Chart, board: tuple[int, ...]) -> tuple[view.Island, ...]:
    """All islands, as `map_land` finds them. Most moves lay no tile, and a tile changes few islands."""
    return tuple([_bare(chart, island) for island in map_land(chart, board).islands])


@lru_cache(maxsize=4096)
def _bare(chart: Chart, island: Island) -> view.Island:
    """As if nobody had ever been there: that depends on the tiles alone."""
    names = chart.names
    return view.Island(
        fields=tuple(names[field] for field in island.fields),
        parts=tuple((names[field], part) for field, part in island.spots),
        tiles=island.size,
        open=island.open,
        chip=False,
        presences=(),
    )


@lru_cache(maxsize=1024)
def _settled(bare: view.Island, keys: tuple[tuple[Seat, Key], ...], chips: int) -> view.Island:
    return view.Island(
        fields=bare.fields,
        parts=bare.parts,
        tiles=bare.tiles,
        open=bare.open,
        chip=chips_taken([key for _, key in keys], chips) > 0,
        presences=tuple(_presence(share) for share in ranked(keys, bare.tiles)),
    )


@lru_cache(maxsize=1024)
def _discovered(figures: Figures, island: Discovered) -> view.Discovered:
    return view.Discovered(
        fields=island.fields,
        tiles=len(island.fields),
        chips=tuple(figures.chip_value(chip) for chip in island.chips),
        value=island.value,
        presences=tuple(_presence(share) for share in island.shares),
        turn=island.turn,
    )


# --- stacks and people -----------------------------------------------------------------------------------


def _stacks(board: Board) -> tuple[view.Stack, ...]:
    found = []
    for number, stack in enumerate(board.state.stacks, 1):
        back = ""
        if stack:
            _, back = board.figures.backs[stack[-1]]
        found.append(view.Stack(number, len(stack), back))
    return tuple(found)


@lru_cache(maxsize=1024)
def _reserve(figures: Figures, left: tuple[tuple[str, int], ...]) -> tuple[view.Reserve, ...]:
    counts = dict(left)
    return tuple(
        view.Reserve(number, kind, counts[kind]) for number, kind in enumerate(figures.reserve_kinds, 1)
    )


def _unseen(board: Board) -> tuple[view.Unseen, ...]:
    counted = board.unseen
    drawing = board.state.step in ("draw", "choice")
    return tuple(
        view.Unseen(
            kind,
            counted[kind, "plain"],
            counted[kind, "question"],
            fits=not drawing or board.fits(kind),
        )
        for kind in board.figures.explorer
    )


def _players(board: Board) -> tuple[view.Player, ...]:
    state, figures = board.state, board.figures
    return tuple(
        view.Player(
            seat=seat,
            gold=player.gold,
            points=player.points,
            scouts=player.supply["scout"],
            forts=player.supply["fort"],
            settlements=player.supply["settlement"],
            chips=tuple(view.Chip(figures.motifs[chip], figures.chip_value(chip)) for chip in player.chips),
            starts=seat == state.start_player,
            active=seat == state.active and state.step != "over",
        )
        for seat, player in enumerate(state.players)
    )


# --- the voyage ------------------------------------------------------------------------------------------


def _drawn(board: Board, drawn: Drawn) -> view.Drawn:
    kind, event = board.front(drawn.tile)
    return view.Drawn(kind=kind, event=event, stack=drawn.stack, result=drawn.result, field=drawn.field)


def _voyage(board: Board) -> view.Voyage | None:
    voyage = board.state.voyage
    if voyage is None:
        return None
    ended = voyage.over or board.state.step == "landing"
    undrawn = voyage.announced - len(voyage.drawn)
    return view.Voyage(
        seat=voyage.seat,
        turn=voyage.turn,
        start=voyage.start,
        toll=voyage.toll,
        announced=voyage.announced,
        left=0 if ended else undrawn,
        lost=undrawn if ended else 0,
        tiles=tuple(_drawn(board, drawn) for drawn in voyage.drawn),
        last_laid=voyage.last_laid,
        filled=tuple(voyage.filled),
        storm=voyage.storm,
        over=voyage.over,
    )


def _happening(board: Board) -> view.Happening | None:
    voyage = board.state.voyage
    if voyage is None or voyage.happening is None:
        return None
    event = voyage.happening
    return view.Happening(
        event=event.event,
        seat=voyage.seat,
        field=event.field,
        amount=event.amount,
        ashore=board.lands_after_storm or not voyage.storm,
    )


# --- the end, and one's own desk -------------------------------------------------------------------------


def _results(board: Board) -> tuple[view.Result, ...]:
    places, players = ranks(board), board.state.players
    return tuple(
        view.Result(
            seat=seat,
            rank=places[seat],
            islands=players[seat].islands,
            ruins=players[seat].ruins,
            bonus=players[seat].bonus,
            total=players[seat].points,
        )
        for seat in sorted(range(board.seats), key=lambda seat: (places[seat], seat))
    )


def _own(chart: Chart, islands: dict[int, view.Island], units: dict[int, list[Unit]], seat: Seat) -> view.Own:
    index = chart.index
    stakes = [
        _stake(unit, islands[number])
        for number, there in units.items()
        for unit in there
        if unit.seat == seat
    ]
    return view.Own(seat=seat, stakes=tuple(sorted(stakes, key=lambda stake: index[stake.field])))


def _stake(unit: Unit, island: view.Island) -> view.Stake:
    mine = next(presence for presence in island.presences if presence.seat == unit.seat)
    return view.Stake(
        unit=unit.kind,
        field=unit.field,
        part=unit.part,
        tiles=island.tiles,
        open=island.open,
        rank=mine.rank,
        points=mine.points,
    )
