"""The events of question mark tiles: only for the player who laid the tile, only once (§3.8)."""

from __future__ import annotations

from collections.abc import Callable

from engines.contract.core import Who
from engines.games.entdecker.board import Board
from engines.games.entdecker.play import Play
from engines.games.entdecker.state import Happening


def happen(play: Play, event: str, field: str) -> None:
    """The event of the tile just laid on this field takes place (§6.4)."""
    amount = _EVENTS[event](play, Who(play.state.active))
    play.voyage.happening = Happening(event=event, field=field, amount=amount)


def _storm(play: Play, who: Who) -> int:
    """The voyage ends at once; the tiles not drawn yet are lost."""
    play.voyage.storm = True
    lost = play.tiles_to_draw
    play.tell("storm-ashore" if play.lands_after_storm else "storm", who=who, lost=lost)
    return lost


def _pirates(play: Play, who: Who) -> int:
    """They take half of the gold, rounded down."""
    player = play.active_player
    lost = pirates_take(play)
    player.gold -= lost
    play.tell("pirates", who=who, lost=lost, gold=player.gold)
    return lost


def pirates_take(board: Board) -> int:
    """What they would take from the active player now."""
    return board.active_player.gold // board.figures.events.pirates


def _gold(play: Play, who: Who) -> int:
    """A gold find, up to the cap."""
    player, figures = play.active_player, play.figures
    found = min(figures.events.gold, figures.gold.cap - player.gold)
    player.gold += found
    play.tell("gold", who=who, found=found, gold=player.gold)
    return found


def _ruins(play: Play, who: Who) -> int:
    """Points at once."""
    points = play.figures.events.ruins
    play.active_player.ruins += points
    play.tell("ruins", who=who, points=points)
    return points


def _natives(play: Play, who: Who) -> int:
    """A chip that scores nothing now and counts for the bonus at the end (§9-17)."""
    if not play.state.chips:
        play.tell("natives-none", who=who)
        return 0
    chip = play.take_chip(who.seat)
    value = play.figures.chip_value(chip)
    play.tell("natives", final=True, who=who, motif=play.figures.motifs[chip], value=value)
    return value


_EVENTS: dict[str, Callable[[Play, Who], int]] = {
    "storm": _storm,
    "pirates": _pirates,
    "gold": _gold,
    "ruins": _ruins,
    "natives": _natives,
}
"""What each event does; the amount is what the picture of it shows."""
