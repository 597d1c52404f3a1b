"""The frame markers on the score track: rewards at the end of a turn (§5.1, §6.16 to §6.18)."""

from __future__ import annotations

from engines.contract.core import Draft, Option, Pick, Question, Say, Seat, Who, say
from engines.games.new_found_land import moves
from engines.games.new_found_land.actions.goal_conditions import progress
from engines.games.new_found_land.board import Board
from engines.games.new_found_land.figures import Gain
from engines.games.new_found_land.goods.goods import one
from engines.games.new_found_land.names import (
    captain_name,
    captain_power,
    frame_name,
    goal_name,
    goal_progress,
    goal_worth,
    good_name,
)
from engines.games.new_found_land.play import Play
from engines.games.new_found_land.state import NO_GAIN, Deed
from engines.kit.actions import Action, Phase, always


def proceed(play: Play) -> bool:
    """Every frame reached in the turn that has ended, the lowest first; the last item is taken unasked."""
    seat = play.turn.seat
    while (name := play.due_frame(seat)) is not None:
        left = play.state.frames[name].left
        if len(left) > 1:
            play.seal()  # the player sees the goal cards, so the way here cannot be undone
            return play.wait_for("frame")
        take(play, left[0])
    return False


def headline(board: Board, seat: Seat) -> Say:
    """What this seat is asked."""
    frame = _frame(board, seat)
    return say(f"new_found_land-ask-frame-{board.figures.frames[frame].reward}", frame=frame_name(frame))


# --- the choice ------------------------------------------------------------------------------------------


def _frame(board: Board, seat: Seat) -> str:
    """The frame just reached."""
    frame = board.due_frame(seat)
    assert frame is not None
    return frame


def _left(board: Board, seat: Seat) -> list[str]:
    """What is left at the frame just reached."""
    return board.state.frames[_frame(board, seat)].left


def _check_left(board: Board, seat: Seat, item: str) -> None:
    if item not in _left(board, seat):
        raise board.no("not-available")


def check_choose_goal(board: Board, seat: Seat, move: moves.ChooseGoal) -> None:
    _check_left(board, seat, move.card)


def check_choose_captain(board: Board, seat: Seat, move: moves.ChooseCaptain) -> None:
    _check_left(board, seat, move.captain)


def check_choose_good(board: Board, seat: Seat, move: moves.ChooseGood) -> None:
    _check_left(board, seat, move.good)


def ask_choose_goal(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "card" in draft:
        return None
    options = tuple(
        Option(
            value=goal,
            text=goal_worth(board.figures, goal),
            hint=goal_progress(*progress(board, seat, goal)),
        )
        for goal in _left(board, seat)
    )
    return Pick(field="card", text=say("new_found_land-ask-goal"), options=options)


def ask_choose_captain(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "captain" in draft:
        return None
    options = tuple(
        Option(value=captain, text=captain_name(captain), hint=captain_power(board.figures, captain))
        for captain in _left(board, seat)
    )
    return Pick(field="captain", text=say("new_found_land-ask-captain"), options=options)


def ask_choose_good(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "good" in draft:
        return None
    options = tuple(Option(value=good, text=good_name(good)) for good in _left(board, seat))
    return Pick(field="good", text=say("new_found_land-ask-reward-good"), options=options)


def choose_goal(play: Play, seat: Seat, move: moves.ChooseGoal) -> None:
    take(play, move.card)


def choose_captain(play: Play, seat: Seat, move: moves.ChooseCaptain) -> None:
    take(play, move.captain)


def choose_good(play: Play, seat: Seat, move: moves.ChooseGood) -> None:
    take(play, move.good)


# --- the reward, and the way back ------------------------------------------------------------------------


def take(play: Play, item: str) -> None:
    """Take a goal card, a captain or a good; then the frame moves back towards the others."""
    seat = play.turn.seat
    name = _frame(play, seat)
    frame = play.state.frames[name]
    frame.left.remove(item)
    frame.taken_by.append(seat)
    _reward(play, seat, name, item)
    _move_back(play, name)


def _reward(play: Play, seat: Seat, name: str, item: str) -> None:
    """Goal cards are taken in secret, captains and goods openly."""
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
    play.note(Deed(what="frame", seat=seat, frame=name, card=shown, gain=gain))


def _move_back(play: Play, name: str) -> None:
    """By three spaces, as far as no figure and no other frame is in the way (§9-11); the frame is removed
    once everybody has taken it."""
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


ACTIONS: Phase[Board, Play] = {
    moves.ChooseGoal: Action(always, choose_goal, check_choose_goal, ask_choose_goal),
    moves.ChooseCaptain: Action(always, choose_captain, check_choose_captain, ask_choose_captain),
    moves.ChooseGood: Action(always, choose_good, check_choose_good, ask_choose_good),
}
