"""The frame markers on the score track: rewards at the end of a turn (specification, 5.1, 6.16 to 6.18)."""

from __future__ import annotations

from engines.core import Seat, Who
from engines.new_found_land.figures import Gain
from engines.new_found_land.goods import one
from engines.new_found_land.names import captain_name, frame_name, goal_name, good_name
from engines.new_found_land.play import Play
from engines.new_found_land.state import NO_GAIN, Step


def proceed(play: Play) -> bool:
    """Every frame reached in the turn that has ended, the lowest first; the last item needs no choice."""
    seat = play.turn.seat
    while (name := play.due_frame(seat)) is not None:
        left = play.state.frames[name].left
        if len(left) > 1:
            play.seal()  # who has seen the goal cards has reached them for good
            return play.put("frame")
        take(play, left[0])
    return False


def take(play: Play, item: str) -> None:
    """A goal card, a captain or a good; then the frame moves on towards the others."""
    seat = play.turn.seat
    name = play.due_frame(seat)
    assert name is not None
    frame = play.state.frames[name]
    frame.left.remove(item)
    frame.taken_by.append(seat)
    _reward(play, seat, name, item)
    _move(play, name)


def _reward(play: Play, seat: Seat, name: str, item: str) -> None:
    """Goal cards are taken in secret; the rest lies open."""
    player, called, gain, shown = play.player(seat), frame_name(name), NO_GAIN, item
    match play.figures.frames[name].reward:
        case "goal":
            player.goals.append(item)
            play.tell("frame-goal", final=True, headline=True, who=Who(seat), frame=called)
            play.whisper(seat, "you-took-goal", goal=goal_name(play.figures, item))
            shown = ""
        case "captain":
            player.captain = item
            if item == "cortes":
                gain = Gain(one("gold")._replace(gold=play.figures.captains.cortes.gold))
            captain = captain_name(item)
            play.tell(
                "frame-captain", final=True, headline=True, who=Who(seat), frame=called, captain=captain
            )
        case "good":
            gain = Gain(one(item))
            good = good_name(item)
            play.tell("frame-good", final=True, headline=True, who=Who(seat), frame=called, good=good)
    play.gain(seat, gain, "cards")
    play.note(Step(what="frame", seat=seat, frame=name, card=shown, gain=gain))


def _move(play: Play, name: str) -> None:
    """Back by three spaces, as far as no figure and no other frame is in the way; away when all have it."""
    state, frame = play.state, play.state.frames[name]
    assert frame.space is not None
    if len(frame.taken_by) == play.seats:
        frame.space = None
        play.tell("frame-gone", frame=frame_name(name))
        return
    before = frame.space
    taken = {play.figures.figure_space(player.score) for player in state.players}
    taken |= {other.space for other in state.frames.values() if other.space is not None}
    for _ in range(play.figures.track.back):
        if frame.space <= 1 or frame.space - 1 in taken:
            break
        frame.space -= 1
    moved = "frame-stays" if frame.space == before else "frame-moved"
    play.tell(moved, frame=frame_name(name), space=frame.space)
