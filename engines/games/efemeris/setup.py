"""How a game starts: the table, the parts of the set-up one after the other, and the deal (§4, §5.1)."""

from __future__ import annotations

from engines.contract.core import Event, Many, Seat, Settings, Who
from engines.contract.dice import Dice
from engines.contract.settings import START_PLAYER, Setting
from engines.games.efemeris.board import Board
from engines.games.efemeris.figures import BASE_LAYOUT, CENTRE_TILE, MODES, Figures, Mode
from engines.games.efemeris.names import price_name
from engines.games.efemeris.play import Play
from engines.games.efemeris.sky.layout import CENTRE
from engines.games.efemeris.sky.sky import Laid
from engines.games.efemeris.state import VERSION, Player, Ship, Side, State

NO_LIMIT = "none"
"""The choice of the setting `rounds` for a game without a limit."""
ABSENT = Setting("absent", ("computer", "pass"), "computer")
"""What is done for a player who is away."""
SETTINGS = (
    Setting("mode", ("players", *MODES), "players"),
    Setting("level", ("normal", "expert"), "normal"),
    Setting("layout", ("default", "23", "25", "27"), "default"),
    Setting("games", ("default", "one", "three"), "default"),
    Setting("seal", ("off", "on"), "off"),
    Setting("cap", ("2", "4"), "2"),
    Setting("crew", ("choose", "one_of_each"), "choose"),
    Setting("rounds", (NO_LIMIT, "30", "45", "60"), NO_LIMIT),
    START_PLAYER,
    ABSENT,
)
TEAM_CREW = ("first_officer", "gunner", "banker")
"""What a partner takes who does not choose (§10.5)."""
ORDER = {
    "duel": ("nation", "captains", "crew", "home"),
    "ffa": ("nation", "captains", "crew", "home"),
    "team": ("nation", "captains", "home", "crew"),
}
"""The parts of the set-up, by mode (§5.1)."""

# --- the table -------------------------------------------------------------------------------------------


def mode_of(figures: Figures, seats: int, settings: Settings) -> str:
    """The mode that the settings name, or the one for this number of players."""
    named = settings["mode"]
    fitting = [name for name, mode in figures.modes.items() if mode.players == seats]
    if not fitting or named not in ("players", *fitting):
        raise ValueError(f"efemeris: {named} is not for {seats} players")
    return fitting[0]


def sides_of(figures: Figures, seats: int, settings: Settings) -> list[list[Seat]]:
    """The seats of each side. Partners sit opposite each other, so the nations alternate around the table."""
    mode = mode_of(figures, seats, settings)
    count = len(figures.modes[mode].homes)  # type: ignore[index]
    return [list(range(side, seats, count)) for side in range(count)]


def start(figures: Figures, seats: int, settings: Settings, dice: Dice) -> State:
    """A table about to choose its nations."""
    state = _table(figures, seats, settings, dice)
    new_game(Play(figures, state, dice))
    return state


def _table(figures: Figures, seats: int, settings: Settings, dice: Dice) -> State:
    """What the settings decide, and which side starts."""
    name = mode_of(figures, seats, settings)
    mode: Mode = figures.modes[name]  # type: ignore[index]
    expert = settings["level"] == "expert"
    layout = mode.expert_layout if settings["layout"] == "default" else settings["layout"]
    match = settings["games"] == "three" or (settings["games"] == "default" and expert)
    count = len(mode.homes)
    # Whoever the table lets begin sits in the first seat.
    first = dice.below(count) if settings[START_PLAYER.key] == "random" else 0
    return State(
        mode=name,
        expert=expert,
        layout=layout if expert else BASE_LAYOUT,
        wins_needed=figures.match.wins if match else 1,
        no_seal=settings["seal"] == "on",
        cap=int(settings["cap"]),
        beginner=settings["crew"] == "one_of_each",
        round_limit=0 if settings["rounds"] == NO_LIMIT else int(settings["rounds"]),
        players=[Player() for _ in range(seats)],
        sides=[Side(seats=seats_of_side) for seats_of_side in sides_of(figures, seats, settings)],
        order=[(first + step) % count for step in range(count)],
        rules=VERSION,
    )


def new_game(play: Play) -> None:
    """Put everything back into the box for a full set-up, also between the games of a match (§4.4)."""
    state, figures = play.state, play.figures
    state.players = [Player() for _ in state.players]
    state.sides = [Side(seats=side.seats, wins=side.wins) for side in state.sides]
    play.change_sky({CENTRE: Laid(CENTRE_TILE, 0)})
    state.box = [tile for tile in figures.tiles if tile != CENTRE_TILE]
    state.bag, state.stack, state.spent = figures.bag(), [], []
    state.ships, state.owners, state.fortresses, state.deeds = [], {}, {}, []
    state.turn = state.round = state.at = state.idle_turns = 0
    state.eventful, state.offer, state.end = False, None, ""
    state.step, state.game = "nation", len(state.played) + 1
    _tell_start(play)


def _tell_start(play: Play) -> None:
    state = play.state
    first = state.sides[state.order[0]]
    play.tell("start", game=state.game, who=Many([Who(seat) for seat in first.seats]), headline=True)


def opening(figures: Figures, state: State) -> list[Event]:
    """Who begins; spices and the first income come with the end of the set-up."""
    play = Play(figures, state, Dice(b""))
    _tell_start(play)
    return play.events


# --- from part to part -----------------------------------------------------------------------------------


def next_step(play: Play) -> None:
    """Go on to the next part of the set-up; where it leaves no choice, do it."""
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
            take_crew(play, seat, usual_crew(play, seat))
        play.tell("crew-fixed")
        next_step(play)


def usual_crew(board: Board, seat: Seat) -> list[str]:
    """One card of each kind; for partners three that both can have (§10.5), filled up from what is left."""
    kinds = list(dict.fromkeys(board.side(seat).reserve))
    if board.team:
        kinds.sort(key=lambda card: card not in TEAM_CREW)
    return kinds[: board.mode.crew]


def take_crew(play: Play, seat: Seat, cards: list[str]) -> None:
    """Take the starting crew from the reserve."""
    for card in cards:
        play.to_hand(seat, card)
    play.player(seat).ended = True


# --- the deal --------------------------------------------------------------------------------------------


def _deal(play: Play) -> None:
    """Shuffle stack and bag, give everybody spices and a galleon; the first turn comes next."""
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
