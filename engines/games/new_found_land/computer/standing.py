"""How a position is judged at the beginning of a round: the points that each player may expect (§13-11).

A sum of what a player has, each at a price that was fitted to the results of games among computer players.
The rest of the game is mostly chance: a search that stops here sees more worlds, and they differ less.
"""

from __future__ import annotations

from functools import lru_cache
from math import fsum
from statistics import fmean

from engines.contract.core import Seat
from engines.games.new_found_land.board import Board
from engines.games.new_found_land.computer.majorities import chance, hope
from engines.games.new_found_land.computer.worth import Appraisal
from engines.games.new_found_land.figures import Figures
from engines.games.new_found_land.views.observe import look_from_all
from engines.games.new_found_land.views.view import Own, Public, View


def lead(board: Board, seat: Seat) -> float:
    """Over the rivals on average: who will be the best of them is mostly chance."""
    state = board.state
    if state.over:
        points = [float(player.score) for player in state.players]
    else:
        points = [expected(board.figures, view) for view in look_from_all(board)]
    return points.pop(seat) - fmean(points)


def counted(figures: Figures, public: Public, own: Own) -> dict[str, float]:
    """What one player has, beside the points; by the names of the prices."""
    worth = Appraisal(figures, public, own)
    me, prices = worth.me, worth.prices
    found = dict.fromkeys(prices.estimate, 0.0)
    areas = [("markers", "islands", area) for area in worth.island_areas.values()]
    areas += [("city_markers", "cities", area) for area in worth.city_areas.values()]
    for markers, bonus, area in areas:
        spread = prices.lead_spread[0] + prices.lead_spread[1] * area.places
        scored = chance(area.spaces, area.reach, prices.fill_spread)
        found[markers] += area.own
        found[bonus] += scored * hope(area.first, area.second, area.own, area.others + area.neutral, spread)
    for good, count in zip(("wood", "cloth", "iron", "gold"), me.goods, strict=True):
        found[good] = count
    for ship in (*me.ships, *((me.fleet,) if me.fleet else ())):
        found["ships"] += 1
        for value, count in zip(("sail", "crates", "settlers", "telescopes"), ship.values, strict=True):
            found[value] += count
    found["wharf"] = me.wharf_built
    found["cards"] = me.hand
    goals = worth.goals
    found["goals"] = fsum(goals.promise(goal, goals.made) for goal in goals.goals)
    found["start"] = own.seat == public.start
    found["frames"] = len(me.frames)
    found["goal_cards"] = me.goals
    if me.upgrade_built:
        found[me.upgrade] = 1.0
    if me.captain:
        found[me.captain] = 1.0
    return found


def expected(figures: Figures, view: View) -> float:
    """The points that the seat of this view may expect at the end, beyond what everybody may."""
    public, own = view.public, view.own
    assert own is not None
    found = counted(figures, public, own)
    prices = _prices(figures, len(public.players), public.rounds - public.round)
    return public.players[own.seat].score + fsum([price * found[name] for name, price in prices])


@lru_cache(maxsize=64)
def _prices(figures: Figures, players: int, later: int) -> tuple[tuple[str, float], ...]:
    """The price of each thing with so many rounds to come, after the one that begins."""
    found = []
    for name, rows in figures.computer.estimate.items():
        row = rows[min(players, len(rows) + 1) - 2]
        found.append((name, row[-1 - min(later, len(row) - 1)]))
    return tuple(found)
