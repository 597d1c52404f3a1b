"""Set-up: nations, captains, crew, home planets, and the deal (specification, section 4)."""

from __future__ import annotations

from engines.core import Dice, Many, Seat, Settings, Who
from engines.efemeris import legal
from engines.efemeris.board import Board
from engines.efemeris.figures import BASE_LAYOUT, CENTRE_TILE, Figures, Mode
from engines.efemeris.layout import CENTRE
from engines.efemeris.legal import no
from engines.efemeris.moves import ChooseCaptains, ChooseCrew, ChooseHome, ChooseNation, UsualCrew
from engines.efemeris.names import captain_name, nation_name, planet_name, planets_named, price_name
from engines.efemeris.play import Play
from engines.efemeris.sky import Laid
from engines.efemeris.state import Player, Ship, Side, State

TEAM_CREW = ("first_officer", "gunner", "banker")
"""What a partner takes who does not choose (10.5)."""
ORDER = {
    "duel": ("nation", "captains", "crew", "home"),
    "ffa": ("nation", "captains", "crew", "home"),
    "team": ("nation", "captains", "home", "crew"),
}


# --- the table -------------------------------------------------------------------------------------------


def mode_of(figures: Figures, seats: int, settings: Settings) -> str:
    """By the settings, or by the number of players."""
    named = settings["mode"]
    fitting = [name for name, mode in figures.modes.items() if mode.players == seats]
    if not fitting or named not in ("players", *fitting):
        raise ValueError(f"efemeris: {named} is not for {seats} players")
    return fitting[0]


def table(figures: Figures, seats: int, settings: Settings, dice: Dice) -> State:
    name = mode_of(figures, seats, settings)
    mode: Mode = figures.modes[name]  # type: ignore[index]
    expert = settings["level"] == "expert"
    layout = mode.expert_layout if settings["layout"] == "default" else settings["layout"]
    match = settings["games"] == "three" or (settings["games"] == "default" and expert)
    count = len(mode.homes)
    first = dice.below(count)
    return State(
        mode=name,
        expert=expert,
        layout=layout if expert else BASE_LAYOUT,
        wins_needed=figures.match.wins if match else 1,
        no_seal=settings["seal"] == "on",
        cap=int(settings["cap"]),
        beginner=settings["crew"] == "one_of_each",
        round_limit=int(settings["rounds"]),
        players=[Player() for _ in range(seats)],
        sides=[Side(seats=list(range(side, seats, count))) for side in range(count)],
        order=[(first + step) % count for step in range(count)],
    )


def new_game(play: Play) -> None:
    """Everything back to the box, and a full set-up (4.4)."""
    state, figures = play.state, play.figures
    state.players = [Player() for _ in state.players]
    state.sides = [Side(seats=side.seats, wins=side.wins) for side in state.sides]
    state.sky = {CENTRE: Laid(CENTRE_TILE, 0)}
    play.__dict__.pop("sky", None)
    state.box = [tile for tile in figures.tiles if tile != CENTRE_TILE]
    state.bag, state.stack, state.spent = figures.bag(), [], []
    state.ships, state.owners, state.fortresses, state.deeds = [], {}, {}, []
    state.turn = state.round = state.at = state.idle_turns = 0
    state.eventful, state.offer, state.end = False, None, ""
    state.step = "nation"
    first = state.sides[state.order[0]]
    play.tell(
        "start", game=len(state.played) + 1, who=Many([Who(seat) for seat in first.seats]), headline=True
    )
    state.game = len(state.played) + 1


def next_step(play: Play) -> None:
    """On to the next part of the set-up; what leaves no choice is done."""
    state = play.state
    steps = ORDER[state.mode]
    at = steps.index(state.step) + 1
    for player in state.players:
        player.ended = False
    if at == len(steps):
        _deal(play)
        return
    state.step = steps[at]
    if state.step == "crew" and state.beginner:
        for seat in range(play.seats):
            _take_crew(play, seat, usual_crew(play, seat))
        play.tell("crew-fixed")
        next_step(play)


# --- nation ----------------------------------------------------------------------------------------------


def free_nations(board: Board) -> list[str]:
    taken = [side.nation for side in board.state.sides]
    return [nation for nation in board.figures.nations if nation not in taken]


def may_choose_nation(board: Board, seat: Seat) -> None:
    _may(board, seat, "nation")


def check_choose_nation(board: Board, seat: Seat, move: ChooseNation) -> None:
    may_choose_nation(board, seat)
    if move.nation not in board.figures.nations:
        raise no("no-such-choice")
    if move.nation not in free_nations(board):
        raise no("nation-taken", nation=nation_name(move.nation))


def choose_nation(play: Play, seat: Seat, move: ChooseNation) -> None:
    """Partners: one proposes, the other agrees or names another, then the first decides (5.1)."""
    side = play.side(seat)
    side.proposals.append(move.nation)
    words = side.proposals
    if len(words) < len(side.seats) or (len(words) == 2 and words[0] != words[1]):
        play.tell("nation-proposed", who=Who(seat), nation=nation_name(move.nation))
        return
    _take_nation(play, seat, move.nation)
    free = free_nations(play)
    without = [other for other in play.state.sides if not other.nation]
    if len(free) == 1 and without:
        _take_nation(play, without[0].seats[0], free[0])
        without = []
    if not without:
        next_step(play)


def _take_nation(play: Play, seat: Seat, nation: str) -> None:
    side = play.side(seat)
    side.nation, side.proposals = nation, []
    side.reserve = play.figures.deck(nation)
    play.tell("nation", who=Many([Who(one) for one in side.seats]), nation=nation_name(nation))


def _may(board: Board, seat: Seat, step: str) -> None:
    legal.running(board, seat)
    if board.state.step != step:
        raise legal.wrong_phase(board)
    if seat not in board.waiting():
        raise legal.not_your_turn(board)


# --- captains --------------------------------------------------------------------------------------------


def captains_to_choose(board: Board) -> int:
    return board.mode.captains[board.state.expert]


def free_captains(board: Board, seat: Seat) -> list[str]:
    """Of the nation, without the one the partner took."""
    nation = board.figures.nations[board.side(seat).nation]  # type: ignore[index]
    partner = board.partner(seat)
    taken = [] if partner is None else board.player(partner).captains
    return [captain for captain in nation.captains if captain not in taken]


def may_choose_captains(board: Board, seat: Seat) -> None:
    _may(board, seat, "captains")


def check_choose_captains(board: Board, seat: Seat, move: ChooseCaptains) -> None:
    may_choose_captains(board, seat)
    needed, free = captains_to_choose(board), free_captains(board, seat)
    if len(move.captains) != needed or len(set(move.captains)) != needed:
        raise no("captain-count", count=needed)
    if any(captain not in free for captain in move.captains):
        raise no("no-such-choice")


def choose_captains(play: Play, seat: Seat, move: ChooseCaptains) -> None:
    player, state = play.player(seat), play.state
    player.captains, player.ended = list(move.captains), True
    play.tell("captains-chosen", who=Who(seat))
    play.whisper(seat, "captains-yours", captains=Many([captain_name(one) for one in move.captains]))
    if not all(other.ended for other in state.players):
        return
    for at, other in enumerate(state.players):
        play.tell("captain", who=Who(at), captain=captain_name(other.captains[0]), final=True)
        other.rebuilds = play.mode.rebuilds[state.expert]
    next_step(play)


# --- crew ------------------------------------------------------------------------------------------------


def usual_crew(board: Board, seat: Seat) -> list[str]:
    """One of each; for partners three that both can have (10.5), filled up from what is left."""
    kinds = list(dict.fromkeys(board.side(seat).reserve))
    if board.team:
        kinds.sort(key=lambda card: card not in TEAM_CREW)
    return kinds[: board.mode.crew]


def may_choose_crew(board: Board, seat: Seat) -> None:
    _may(board, seat, "crew")


def check_choose_crew(board: Board, seat: Seat, move: ChooseCrew) -> None:
    may_choose_crew(board, seat)
    if len(move.cards) != board.mode.crew:
        raise no("crew-count", count=board.mode.crew)
    reserve = board.side(seat).reserve
    if any(move.cards.count(card) > reserve.count(card) for card in move.cards):
        raise no("card-not-in-reserve")


def choose_crew(play: Play, seat: Seat, move: ChooseCrew | UsualCrew) -> None:
    cards = move.cards if isinstance(move, ChooseCrew) else usual_crew(play, seat)
    _take_crew(play, seat, cards)
    play.tell("crew-chosen", who=Who(seat))
    if all(player.ended for player in play.state.players):
        next_step(play)


def _take_crew(play: Play, seat: Seat, cards: list[str]) -> None:
    for card in cards:
        play.to_hand(seat, card)
    play.player(seat).ended = True


# --- home ------------------------------------------------------------------------------------------------


def free_homes(board: Board) -> list[str]:
    return [planet for planet in board.figures.planets if planet in board.state.box]


def may_choose_home(board: Board, seat: Seat) -> None:
    _may(board, seat, "home")


def check_choose_home(board: Board, seat: Seat, move: ChooseHome) -> None:
    may_choose_home(board, seat)
    if move.planet not in free_homes(board):
        raise no("planet-taken")
    check_place(board, seat, move.planet, home_cell(board, seat, move.cell), move.rotation)


def home_cell(board: Board, seat: Seat, cell: object) -> str:
    """The cell that was named; it need not be where there is only one."""
    cells = board.laying_cells(seat)
    assert cells is not None, "home planets have a place"
    if cell == "" and len(cells) == 1:
        return cells[0]
    if not isinstance(cell, str) or cell not in cells:
        raise no("home-cell", cells=Many([*cells]))
    return cell


def check_place(board: Board, seat: Seat, tile: str, cell: str, rotation: object) -> None:
    """Whether the tile may lie there like this: the no-seal rule of 3.6 names who would be cut off."""
    if rotation not in board.figures.cut[tile].rotations or not isinstance(rotation, int):
        raise no("bad-rotation", count=len(board.figures.cut[tile].rotations))
    if rotation not in board.ways_to_lay(seat, tile).get(cell, ()):
        raise no("would-seal-planet", planets=planets_named(board.sky.cut_off_by(cell, tile, rotation)))


def choose_home(play: Play, seat: Seat, move: ChooseHome) -> None:
    cell = home_cell(play, seat, move.cell)
    state = play.state
    state.box.remove(move.planet)
    play.lay(cell, move.planet, move.rotation)
    state.owners[move.planet] = seat
    play.player(seat).ended = True
    play.tell("home", who=Who(seat), planet=planet_name(move.planet), cell=cell)
    if all(player.ended for player in state.players):
        next_step(play)


# --- the deal --------------------------------------------------------------------------------------------


def _deal(play: Play) -> None:
    """Spices, galleons, the stack and the bag; then the first turn."""
    state, figures = play.state, play.figures
    experts = [tile for tile in state.box if tile in figures.family("expert")]
    play.dice.shuffle(experts)
    used = len(figures.layouts[state.layout].extra)
    state.stack = [tile for tile in state.box if tile not in experts] + experts[:used]
    state.box = sorted(experts[used:], key=list(figures.tiles).index)
    play.dice.shuffle(state.stack)
    play.dice.shuffle(state.bag)
    for place, at in enumerate(state.order):
        spices = play.mode.spices[place]
        for seat in state.sides[at].seats:
            play.gain(seat, spices)
            planet = play.planets_of(seat)[0]
            state.ships.append(Ship(seat=seat, letter="G", field=play.sky.planets[planet]))
        who = Many([Who(seat) for seat in state.sides[at].seats])
        play.tell("dealt", who=who, spices=price_name(spices))
    state.step = "begin"
