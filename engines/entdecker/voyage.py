"""The voyage: setting sail, turning up, laying, events, landing (specification, 5.4 to 5.8, 6.1 to 6.6)."""

from __future__ import annotations

from engines.core import Many, Who
from engines.entdecker.board import Placement
from engines.entdecker.play import Play
from engines.entdecker.state import Drawn, Happening, Unit, Voyage
from engines.entdecker.turns import wrap


def sail(play: Play, start: str, tiles: int) -> None:
    state = play.state
    toll, owners = play.toll(start, state.active)
    play.active.gold -= toll + tiles * play.figures.gold.tile
    state.ship = start
    state.voyage = Voyage(seat=state.active, turn=state.turn, start=start, toll=toll, announced=tiles)
    who = Who(state.active)
    if toll:
        everybody = Many([Who(seat) for seat in owners])
        play.tell("sailed-toll", who=who, start=start, tiles=tiles, toll=toll, owners=everybody)
    else:
        play.tell("sailed", who=who, start=start, tiles=tiles)
    state.step = "draw"


# --- turning up and laying -------------------------------------------------------------------------------


def draw(play: Play, stack: int) -> None:
    """Turn up a tile. What can not be laid is thrown away, what can be laid in one way is laid at once."""
    state = play.state
    tile = state.stacks[stack - 1].pop()
    play.voyage.drawn.append(Drawn(tile=tile, stack=stack))
    kind, back = play.figures.backs[tile]
    ways, who = play.placements(kind), Who(state.active)
    if not ways:
        play.tell("misfit", final=True, who=who, kind=kind, back=back, stack=stack)
        play.current.result = "misfit"
        state.discard.append(tile)
        after(play, laid=False)
    elif len(ways) == 1:
        field = play.chart.names[ways[0].field]
        play.tell("drew-laid", final=True, who=who, kind=kind, back=back, stack=stack, field=field)
        _lay(play, ways[0])
    else:
        play.tell("drew", final=True, who=who, kind=kind, back=back, stack=stack, ways=len(ways))
        state.step = "place"


def draw_on(play: Play) -> None:
    """Tile after tile from the fullest plain stack, until there is something to decide: land was laid, a tile
    fits in several ways, only question marks are left, or the voyage is over (section 10)."""
    while True:
        draw(play, play.plain_stack)
        if play.state.step != "choice" or not play.plain_stack or _land_laid(play):
            return


def _land_laid(play: Play) -> bool:
    """Whether the tile turned up last was laid and shows land."""
    return play.current.result == "laid" and bool(play.landing_parts())


def place(play: Play, way: Placement) -> None:
    kind, _ = play.front(play.current.tile)
    play.tell("laid", who=Who(play.state.active), kind=kind, field=play.chart.names[way.field])
    _lay(play, way)


def _lay(play: Play, way: Placement) -> None:
    """The tile is laid and the ship moves onto it."""
    drawn, field = play.current, play.chart.names[way.field]
    play.lay(field, way.pattern, tile=drawn.tile, source="explorer")
    drawn.result, drawn.field = "laid", field
    play.voyage.last_laid = play.state.ship = field
    _, event = play.front(drawn.tile)
    if event:
        happen(play, event, field)
    after(play, laid=True)


def happen(play: Play, event: str, field: str) -> None:
    """The event of a question mark: only for the player who laid the tile, only now (3.8)."""
    player, figures, who = play.active, play.figures, Who(play.state.active)
    amount = 0
    match event:
        case "storm":
            play.voyage.storm = True
            amount = play.tiles_to_draw
            play.tell("storm", who=who, lost=amount)
        case "pirates":
            amount = player.gold // figures.events.pirates
            player.gold -= amount
            play.tell("pirates", who=who, lost=amount, gold=player.gold)
        case "gold":
            amount = min(figures.events.gold, figures.gold.cap - player.gold)
            player.gold += amount
            play.tell("gold", who=who, found=amount, gold=player.gold)
        case "ruins":
            amount = figures.events.ruins
            player.ruins += amount
            play.tell("ruins", who=who, points=amount)
        case "natives":
            amount = _natives(play)
    play.voyage.happening = Happening(event=event, field=field, amount=amount)


def _natives(play: Play) -> int:
    """A chip that counts only for the bonus."""
    who = Who(play.state.active)
    if not play.state.chips:
        play.tell("natives-none", who=who)
        return 0
    chip = play.state.chips.pop()
    play.active.chips.append(chip)
    value = play.figures.chip_value(chip)
    play.tell("natives", final=True, who=who, motif=play.figures.motifs[chip], value=value)
    return value


# --- how it goes on --------------------------------------------------------------------------------------


def after(play: Play, *, laid: bool) -> None:
    """After a tile: the voyage goes on, or must end (5.7). Lines to the border lead nowhere (9.1)."""
    voyage = play.voyage
    if voyage.storm:
        if play.figures.switches.storm_forbids_landing:
            wrap(play)
        else:
            landing(play)
        return
    dead_end = laid and not play.targets(play.state.ship)
    if dead_end and play.tiles_to_draw:
        play.tell("dead-end", who=Who(voyage.seat), field=voyage.last_laid, lost=play.tiles_to_draw)
    if dead_end or not play.tiles_to_draw:
        landing(play)
    else:
        play.state.step = "choice"


def landing(play: Play) -> None:
    """The voyage is over; a unit may be landed, if there is one and a place for it."""
    if play.landings():
        play.state.step = "landing"
    else:
        wrap(play)


def land(play: Play, kind: str, part: str) -> None:
    state, field = play.state, play.landing_field
    cost = play.figures.costs[kind]
    play.active.gold -= cost
    play.active.supply[kind] -= 1
    part = part or play.landing_parts()[0]
    state.units.append(Unit(seat=state.active, kind=kind, field=field, part=part, turn=state.turn))
    play.tell("landed", who=Who(state.active), unit=kind, field=field, part=part, cost=cost)
    _lose_tiles(play)
    wrap(play)


def end_voyage(play: Play) -> None:
    play.tell("ended", who=Who(play.state.active))
    _lose_tiles(play)
    wrap(play)


def _lose_tiles(play: Play) -> None:
    """Only a voyage that could have gone on loses tiles here; a forced end has said so already."""
    if play.state.step == "choice":
        play.tell("lost-tiles", who=Who(play.state.active), lost=play.tiles_to_draw)
