"""What else the computer player could do in its tactics phase: what it compares when it thinks ahead."""

from __future__ import annotations

from collections.abc import Iterator

from engines.contract.core import Move, Say
from engines.games.efemeris.computer import reasons
from engines.games.efemeris.computer.crew import CrewMoves
from engines.games.efemeris.computer.position import Position
from engines.games.efemeris.computer.ships import ShipMoves
from engines.games.efemeris.moves import PlayCrew, UseBonus

GOALS = 2
"""So many goals of each ship are compared."""


class OtherTactics:
    """The moves of ships, guns, tokens and crew that are worth a thought in one position."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.ships, self.crew = ShipMoves(position), CrewMoves(position)

    def found(self, nothing: Move) -> list[Move]:
        """The most promising first: shots, the best goals, no more of it, other goals, pushes, cards."""
        courses = list(self._courses())
        shots = list(self._shots())
        return [
            *shots[:1], *courses[:2], nothing, *courses[2:], *shots[1:], *self._cards(), *self._pushes()
        ]  # fmt: skip

    def merit(self, move: Move) -> Say | None:
        """What speaks for one of these moves, if it can be said."""
        courses = [course for course in self.ships.courses() if course.begin() == move]
        if courses:
            return max(courses, key=lambda course: course.gain).why()
        galleon = self.position.galleon
        if galleon is not None and isinstance(move, PlayCrew) and move.card == "gunner":
            shots = self.position.shots(galleon.field, self.ships.range())
            hits = [shot for shot in shots if shot.target == move.target]
            return reasons.shot(self.position, hits[0]) if hits else None
        choices = [self.crew.play_card(), self.crew.use_cargo()]
        return next((choice.explained()[1] for choice in choices if choice and choice.move == move), None)

    def _shots(self) -> Iterator[Move]:
        position = self.position
        if position.galleon is not None and position.plays and position.hand.get("gunner"):
            shots = position.shots(position.galleon.field, self.ships.range())
            for shot in sorted(shots, reverse=True):
                yield PlayCrew(card="gunner", target=shot.target)

    def _courses(self) -> Iterator[Move]:
        """Goals by what they gain, a few of each ship."""
        taken: dict[str, set[Move]] = {}
        for course in sorted(self.ships.courses(), key=lambda one: -one.gain):
            move = course.begin()
            ways = taken.setdefault(getattr(move, "ship", ""), set())
            if move not in ways and len(ways) < GOALS:
                ways.add(move)
                yield move

    def _pushes(self) -> Iterator[Move]:
        position = self.position
        if not position.tokens["warning_shot"]:
            return
        steps = position.figures.effects.warning_shot
        for ship in position.enemies:
            for dest in position.sky.reach(ship.field, steps, position.barred_to(ship.side)):
                yield UseBonus(token="warning_shot", ship=ship.id, dest=dest)

    def _cards(self) -> Iterator[Move]:
        for choice in (self.crew.play_card(), self.crew.use_cargo()):
            if choice is not None:
                yield choice.move
        yield from self.crew.spices()
