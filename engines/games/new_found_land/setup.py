"""What the lobby may choose, and how a game starts (§4)."""

from __future__ import annotations

from collections.abc import Iterable

from engines.contract.core import Event, Settings
from engines.contract.dice import Dice
from engines.contract.settings import Setting
from engines.games.new_found_land.actions.land import tell_income
from engines.games.new_found_land.cartography import chart
from engines.games.new_found_land.figures import Figures, start_card
from engines.games.new_found_land.flow import announce_round, begin
from engines.games.new_found_land.goods.goods import listed
from engines.games.new_found_land.play import Play
from engines.games.new_found_land.state import EDITION, City, Frame, Player, State

SETTINGS = (
    Setting("frames", ("standard", "advanced"), "standard"),
    Setting("planning", ("sequential", "simultaneous"), "sequential"),
    Setting("large_ships", ("values", "costs"), "values"),
)


def start(figures: Figures, seats: int, settings: Settings, dice: Dice) -> State:
    """A new game, up to the first question."""
    state = _deal(figures, seats, settings, dice)
    _first_tiles(Play(figures, state, dice))
    begin(Play(figures, state, dice))
    return state


def opening(figures: Figures, state: State) -> list[Event]:
    """The first round and the start player's first income, which come before anybody has moved."""
    play = Play(figures, state, Dice(b"nothing is drawn"))
    announce_round(play)
    tell_income(play, state.start)
    return play.events


def _deal(figures: Figures, seats: int, settings: Settings, dice: Dice) -> State:
    nations = _shuffled(figures.nations, dice)
    players = [
        Player(nation=nation, goods=figures.start_goods, ships=[nation], hand=[start_card(nation)])
        for nation in nations[:seats]
    ]
    small, large = _shuffled(figures.small.ships, dice), _shuffled(figures.large.ships, dice)
    charters = figures.one_time.charters
    cards = _shuffled([*charters, *figures.goods_cards], dice)
    contracts = _shuffled(figures.contracts, dice)
    return State(
        simultaneous=settings["planning"] == "simultaneous",
        edition=EDITION,
        costs_only=settings["large_ships"] == "costs",
        players=players,
        start=min(range(seats), key=lambda seat: figures.nations[nations[seat]].number),
        small_sale=[small.pop(0) for _ in range(figures.small.sale)],
        large_sale=[large.pop(0) for _ in range(figures.large.sale)],
        small_pile=small,
        large_pile=large,
        cards=cards,
        cards_open=[start_card(nation) for nation in nations[seats:]],
        cities={
            name: City(contracts=[contracts.pop(0) for _ in range(city.contracts)])
            for name, city in figures.cities.items()
        },
        contracts=contracts,
        tiles=_shuffled(figures.tiles, dice),
        compass=[],
        lap_cards=list(figures.track.laps),
        frames=_frames(figures, settings["frames"], dice),
    )


def _shuffled(names: Iterable[str], dice: Dice) -> list[str]:
    pile = list(names)
    dice.shuffle(pile)
    return pile


def _frames(figures: Figures, mode: str, dice: Dice) -> dict[str, Frame]:
    goals = _shuffled(list(figures.goals), dice)
    stacks = {name: goals[at :: len(figures.goal_frames)] for at, name in enumerate(figures.goal_frames)}
    rewards = {"captain": figures.captains.__struct_fields__, "good": listed(figures.triangle_goods)}
    return {
        name: Frame(space=space, left=stacks.get(name) or [*rewards[figures.frames[name].reward]])
        for name, space in figures.frame_spaces(mode).items()
    }


def _first_tiles(play: Play) -> None:
    """Lay a tile for each player, without markers; then all compass tiles become the pile."""
    state, figures, dice = play.state, play.figures, play.dice
    compass = [island for island in figures.islands for _ in range(figures.play.compass_copies)]
    dice.shuffle(compass)
    for island in compass[: figures.setup_tiles(play.seats)]:
        chart(play, island, None)
    dice.shuffle(compass)
    state.compass = compass
