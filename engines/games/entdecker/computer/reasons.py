"""Why the computer player makes a move (§13): of all that makes it worth something, what weighs most.

The parts of a reason are those of the value by which the moves were compared. They are worked out for the
chosen move alone, and only if somebody asks.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import fsum
from typing import NamedTuple

from engines.contract.core import Arg, Move, Say, Seat, Who, say
from engines.games.entdecker import moves
from engines.games.entdecker.computer.decisions import Decisions
from engines.games.entdecker.computer.voyages import Target
from engines.games.entdecker.computer.worth import WEIGHTS, Prospect, Way, Weights, points
from engines.games.entdecker.state import KINDS_OF_UNIT
from engines.kit.reasons import leading, outstanding


class Part(NamedTuple):
    """One effect of a tile or a unit, and what that is worth."""

    worth: float
    what: str
    args: Mapping[str, Arg]


Parts = dict[str, Part]
NOTHING = Part(0.0, "nothing", {})


class Odds(NamedTuple):
    """One effect of the next tile, over all tiles that may come."""

    worth: float = 0.0
    tiles: int = 0
    """How many of them have it."""
    best: Part = NOTHING
    """Of the tile for which it weighs most."""

    def more(self, part: Part, tiles: int, share: float) -> Odds:
        """With one more kind of tile."""
        worth = share * part.worth
        best = part._replace(worth=worth) if worth > self.best.worth else self.best
        return Odds(self.worth + worth, self.tiles + (tiles if worth > 0 else 0), best)


ONLY_OF_THE_BEST = frozenset(
    f"entdecker-reason-{what}"
    for what in (
        "least",
        "any-way",
        "sail-nothing",
        "draw-nothing",
        "any-stack",
        "one-stack",
        "question-event",
        "question-tile",
        "plain-event",
        "plain-tile",
        "no-unit-first",
        "no-unit",
        "no-more",
        "recall",
        "no-recall",
        "scout-left",
    )
)
"""Reasons that compare with the other moves."""


class Reasons(Decisions):
    """Says why a move is worth what `weigh` has found."""

    def merit(self, move: Move) -> Say | None:
        """What speaks for any move, if that can be said without comparing."""
        told = self.reason(move)
        return None if told.key in ONLY_OF_THE_BEST else told

    def reason(self, move: Move) -> Say:
        self.think_of_gold(self.sight.gold)
        match move:
            case moves.Sail(start, tiles):
                return self.voyage_from(start, tiles)
            case moves.Draw(stack):
                return self.drawn(stack)
            case moves.Place(field=field, rotation=rotation):
                return self.placed(field, rotation)
            case moves.Land(unit=unit, part=part):
                return self.ashore(unit, part)
            case moves.EndVoyage():
                return self.not_ashore()
            case moves.Recall(fields):
                return say("entdecker-reason-recall", scouts=len(fields))
        return say("entdecker-reason-scout-left" if self.sight.supply[0] else "entdecker-reason-no-recall")

    # what a tile does

    def parts(self, target: Target, way: Way, left: int) -> Parts:
        """Of a tile laid like this: together they are `went`."""
        field, _ = target
        site = self.site(field)
        before = [self.island(number) for number in {number for number in site.around if number >= 0}]
        after = self.prospects(site, way.pattern)
        own = self._shares(after, self.me) - self._shares(before, self.me)
        found = {
            "own": self._own(own, after),
            "rivals": self._rivals(way.change - own, before, after),
        }
        landing, beyond = self.landing(way.landings), self.beyond(field, way.pattern)
        ahead = self.onward(beyond, left, landing)
        if ahead > landing:
            found["ahead"] = Part(ahead, "onward", {"ways": len(beyond)})
        elif landing:
            found["ahead"] = self._landing(after)
        return found

    def _shares(self, islands: Iterable[Prospect], seat: Seat) -> float:
        return fsum(self.appraisal.shares(island)[seat] for island in islands)

    def _own(self, worth: float, after: Sequence[Prospect]) -> Part:
        mine = [island for island in after if island.weights[self.me]]
        if not mine:
            return NOTHING
        island = min(mine, key=lambda island: (island.open, -island.size))
        if island.open:
            return Part(worth, "grow", {"tiles": island.size, "open": island.open})
        return Part(worth, "close", self._scored(island))

    def _scored(self, island: Prospect) -> dict[str, Arg]:
        """What a complete island brings."""
        weights = island.weights
        return {"points": int(points(weights, island.size)[self.me]), "chip": self._chip(weights)}

    def _chip(self, weights: Weights) -> str:
        """Whether this player would find one."""
        finds = weights[self.me] == max(weights) and self.appraisal.finds_chip(weights)
        return "yes" if finds else "no"

    def _rivals(self, worth: float, before: Sequence[Prospect], after: Sequence[Prospect]) -> Part:
        """By the rival for whom most changes."""
        rivals = [seat for seat in range(self.seats) if seat != self.me]
        change = {seat: abs(self._shares(after, seat) - self._shares(before, seat)) for seat in rivals}
        who = max(rivals, key=lambda seat: change[seat])
        theirs = [island for island in after if island.weights[who]]
        if not theirs:
            return NOTHING
        island = max(theirs, key=lambda island: island.open)
        led = any(0 < island.weights[who] == max(island.weights) for island in before)
        if led and island.weights[who] < max(island.weights):
            return Part(worth, "join", {"who": Who(who)})
        if island.open:
            return Part(worth, "stretch", {"who": Who(who), "open": island.open})
        scored = int(points(island.weights, island.size)[who])
        return Part(worth, "small", {"who": Who(who), "points": scored})

    # what a unit does

    def _landing(self, islands: Iterable[Prospect]) -> Part:
        """The best unit that could be landed on one of these islands."""
        found = [self._unit(unit, price, island) for island in islands for unit, price in self.unit_prices]
        return max(found, key=lambda part: part.worth)

    def _unit(self, unit: int, price: float, island: Prospect) -> Part:
        """A unit landed on an island."""
        size, open_sides, before = island
        worth = self.appraisal.landings(island, self.me)[unit] - price
        after = (*before[: self.me], before[self.me] + WEIGHTS[unit], *before[self.me + 1 :])
        args: dict[str, Arg] = {"unit": KINDS_OF_UNIT[unit], "tiles": size, "open": open_sides}
        if not open_sides:
            scored, now = self._scored(Prospect(size, 0, after)), int(points(before, size)[self.me])
            return Part(
                worth, "outrank" if scored["points"] == now else "complete", args | scored | {"now": now}
            )
        rivals = {seat: weight for seat, weight in enumerate(after) if weight and seat != self.me}
        if not rivals:
            return Part(worth, "first", args | {"chip": self._chip(after)})
        best = max(rivals, key=lambda seat: rivals[seat])
        ahead = after[self.me] - rivals[best]
        what = "ahead" if ahead > 0 else "behind" if ahead < 0 else "level"
        return Part(worth, what, {**args, "who": Who(best)})

    # voyages

    def voyage_from(self, place: str, tiles: int) -> Say:
        start = next(start for start in self.sight.starts if start.place == place)
        self.think_of_gold(self.sight.gold - start.toll - tiles * self.figures.gold.tile)
        targets, draws = [(target, 0) for target in start.targets], self.draws(tiles)
        back = max(draws, key=lambda back: self.turned_up(targets, tiles, 0.0, *draws[back]))
        return self.hoped(targets, tiles, back) or say("entdecker-reason-sail-nothing", gold=self.gold)

    def hoped(self, targets: Sequence[Target], left: int, back: str) -> Say | None:
        """What speaks for turning up the next tile here; None if nothing does."""
        odds = self.odds(targets, left, back)
        name = leading({name: one.worth for name, one in odds.items()}) if odds else ""
        if not name or odds[name].worth <= 0:
            return None
        _, tiles, best = odds[name]
        in_all = sum(self.counted(back))
        return say(f"entdecker-reason-odds-{best.what}", **best.args, count=tiles, all=in_all, back=back)

    def odds(self, targets: Sequence[Target], left: int, back: str) -> dict[str, Odds]:
        """The effects that the next tile may have: together they are `turned_up`, but for tiles that don't
        fit and for events."""
        found: dict[str, Odds] = {}
        counts = self.counted(back)
        for kind, tiles in enumerate(counts):
            ways = [(target, way) for target in targets for way in self.ways(target) if way.kind == kind]
            if tiles and ways:
                target, way = max(ways, key=lambda one: self.went(one[0][0], one[1], left - 1))
                for part in self.parts(target, way, left - 1).values():
                    name = "land" if "unit" in part.args else part.what
                    found[name] = found.get(name, Odds()).more(part, tiles, tiles / sum(counts))
        return found

    def counted(self, back: str) -> list[int]:
        """How many tiles of each kind are left with this back."""
        return [question if back == "question" else plain for plain, question in self.sight.unseen]

    def drawn(self, stack: int | None) -> Say:
        """Why to sail on; for the first tile of a voyage, why from this stack."""
        targets, left = [(target, 0) for target in self.sight.targets], self.sight.left
        draws = self.draws(left)
        back = self.sight.stacks[stack - 1][1] if stack else next(iter(draws))
        if self.sight.step == "choice":
            return self.hoped(targets, left, back) or say("entdecker-reason-draw-nothing")
        if len(draws) == 1:
            return say("entdecker-reason-any-stack" if stack else "entdecker-reason-one-stack")
        worth = {back: self.turned_up(targets, left, 0.0, chances) for back, (chances, _) in draws.items()}
        sign = 1 if back == "question" else -1
        parts = {
            "event": sign * self.event(left - 1),
            "tile": sign * (worth["question"] - worth["plain"]),
        }
        loss = self.gold // self.figures.events.pirates
        chips = self.sight.chips
        return say(f"entdecker-reason-{back}-{leading(parts)}", loss=loss, left=left - 1, chips=chips)

    def placed(self, field: str, rotation: int | None) -> Say:
        """What this way to lay a tile has before all others; if nothing, what it is worth at all."""
        left = 0 if self.sight.event == "storm" else self.sight.left
        self.think_of_gold(self._gold_after(self.sight.event))
        chosen: Parts = {}
        others: list[dict[str, float]] = []
        for at, turn, pattern in self.sight.placements:
            way = next(way for way in self.ways((at, 0)) if way.pattern == pattern)
            parts = self.parts((at, 0), way, left)
            if field in ("", self.chart.names[at]) and rotation in (None, turn):
                chosen = parts
            else:
                others.append({name: part.worth for name, part in parts.items()})
        name = outstanding({name: part.worth for name, part in chosen.items()}, others)
        if name is None:
            return say("entdecker-reason-least" if chosen["rivals"].worth < 0 else "entdecker-reason-any-way")
        return say(f"entdecker-reason-{chosen[name].what}", **chosen[name].args)

    # landings

    def ashore(self, name: str, part: str) -> Say:
        island = self.shore(part or self.sight.parts[0])
        unit = KINDS_OF_UNIT.index(name)
        best = self._unit(unit, dict(self.unit_prices)[unit], island)
        return say(f"entdecker-reason-land-{best.what}", **best.args)

    def not_ashore(self) -> Say:
        islands = [self.shore(part) for part in self.sight.parts]
        if islands and self.unit_prices and self._landing(islands).worth <= 0:
            first = all(max(weights) == weights[self.me] > 0 for _, _, weights in islands)
            return say("entdecker-reason-no-unit-first" if first else "entdecker-reason-no-unit")
        return say("entdecker-reason-no-more")
