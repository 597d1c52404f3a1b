"""What else the computer player could do: what it compares when it thinks ahead."""

from __future__ import annotations

from collections.abc import Iterator

from engines.contract.core import Ask, Move, Say
from engines.games.efemeris import moves
from engines.games.efemeris.computer import reasons
from engines.games.efemeris.computer.build import BuildMoves
from engines.games.efemeris.computer.crew import CrewMoves
from engines.games.efemeris.computer.decisions import no_more_tactics
from engines.games.efemeris.computer.ships import ShipMoves
from engines.games.efemeris.computer.tiles import merit as placement_merit
from engines.games.efemeris.computer.tiles import other_placements
from engines.games.efemeris.computer.worth import Appraisal

GOALS = 2
"""So many goals of each ship are compared."""


def alternatives(position: Appraisal, ask: Ask, usual: Move) -> list[Move]:
    """The most promising first; nothing where thinking ahead would not help. Who can conquer does: only which
    planet is a question. An offer of a draw is answered before anything else: whoever plays on instead would
    never agree."""
    if isinstance(usual, moves.AnswerDraw | moves.OfferDraw):
        return []
    if isinstance(usual, moves.ConquerPlanet):
        return BuildMoves(position, ask).conquests()
    match position.public.step:
        case "explore":
            return other_placements(position)
        case "tactics":
            return OtherTactics(position).found(no_more_tactics(position, ask).move)
        case "build":
            return BuildMoves(position, ask).everything()
    return []


def merit(position: Appraisal, ask: Ask, move: Move) -> Say | None:
    """What speaks for one of these moves; None where only comparing could say it."""
    match move:
        case moves.PlaceTile():
            return placement_merit(position, move)
        case moves.ConquerPlanet():
            return BuildMoves(position, ask).merit(move.ship)
    return OtherTactics(position).merit(move) if position.public.step == "tactics" else None


class OtherTactics:
    """The moves of ships, guns, tokens and crew that are worth a thought in one position."""

    def __init__(self, position: Appraisal) -> None:
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
        if galleon is not None and isinstance(move, moves.PlayCrew) and move.card == "gunner":
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
                yield moves.PlayCrew(card="gunner", target=shot.target)

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
                yield moves.UseBonus(token="warning_shot", ship=ship.id, dest=dest)

    def _cards(self) -> Iterator[Move]:
        for choice in (self.crew.play_card(), self.crew.use_cargo()):
            if choice is not None:
                yield choice.move
        yield from self.crew.spices()
