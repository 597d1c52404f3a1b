"""Set-up: nations, captains, crew and home planets (§4, §5.1)."""

from __future__ import annotations

from engines.contract.core import Draft, Many, Option, Pick, PickSome, Question, Say, Seat, Who, say
from engines.games.efemeris.board import Board
from engines.games.efemeris.checks import check_laying, check_running, not_your_turn, wrong_phase
from engines.games.efemeris.moves import ChooseCaptains, ChooseCrew, ChooseHome, ChooseNation, UsualCrew
from engines.games.efemeris.names import captain_name, crew_name, nation_name, planet_name, price_name
from engines.games.efemeris.options import Menu, cell_options, rotation_options
from engines.games.efemeris.play import Play
from engines.games.efemeris.setup import next_step, take_crew, usual_crew
from engines.kit.actions import Action, Phase


def _check_setup(board: Board, seat: Seat, step: str) -> None:
    """It is this part of the set-up, and this seat has still to choose."""
    check_running(board, seat)
    if board.state.step != step:
        raise wrong_phase(board)
    if seat not in board.waiting():
        raise not_your_turn(board)


# --- nation ----------------------------------------------------------------------------------------------


def nation_menu(board: Board, seat: Seat) -> Menu:
    text, about = say("efemeris-ask-nation"), say("efemeris-about-nation")
    partner, named = board.partner(seat), board.side(seat).proposals
    if partner is not None:
        text, about = _joint_choice(partner, named)
    return Menu(("choose_nation",), text, about)


def _joint_choice(partner: Seat, named: list[str]) -> tuple[Say, Say]:
    """What partners are asked who choose together, and what comes of the answer (§4.3)."""
    who = Who(partner)
    if not named:
        return say("efemeris-ask-nation"), say("efemeris-about-nation-propose", who=who)
    nation = nation_name(named[-1])
    if len(named) == 1:
        return (
            say("efemeris-ask-nation-agree", who=who, nation=nation),
            say("efemeris-about-nation-agree", who=who, nation=nation),
        )
    return say("efemeris-ask-nation-decide", who=who, nation=nation), say("efemeris-about-nation-decide")


def _free_nations(board: Board) -> list[str]:
    taken = [side.nation for side in board.state.sides]
    return [nation for nation in board.figures.nations if nation not in taken]


def may_choose_nation(board: Board, seat: Seat) -> None:
    _check_setup(board, seat, "nation")


def check_choose_nation(board: Board, seat: Seat, move: ChooseNation) -> None:
    if move.nation not in board.figures.nations:
        raise board.no("no-such-choice")
    if move.nation not in _free_nations(board):
        raise board.no("nation-taken", nation=nation_name(move.nation))


def ask_choose_nation(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "nation" in draft:
        return None
    options = tuple(
        Option(value=nation, text=nation_name(nation), hint=say(f"efemeris-hint-nation-{nation}"))
        for nation in _free_nations(board)
    )
    return Pick(field="nation", text=say("efemeris-ask-nation"), options=options)


def choose_nation(play: Play, seat: Seat, move: ChooseNation) -> None:
    """Partners: one proposes, the other agrees or names another, then the first decides (§5.1)."""
    side = play.side(seat)
    named = side.proposals
    named.append(move.nation)
    if len(named) < len(side.seats) or (len(named) == 2 and named[0] != named[1]):
        play.tell("nation-proposed", who=Who(seat), nation=nation_name(move.nation))
        return
    _take_nation(play, seat, move.nation)
    free = _free_nations(play)
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


# --- captains --------------------------------------------------------------------------------------------


def captains_menu(board: Board, seat: Seat) -> Menu:
    count = _captains_to_choose(board)
    return Menu(
        ("choose_captains",),
        say("efemeris-ask-captains", count=count),
        say("efemeris-about-captains", count=count),
    )


def _captains_to_choose(board: Board) -> int:
    return board.mode.captains[board.state.expert]


def _free_captains(board: Board, seat: Seat) -> list[str]:
    """The captains of the nation without the one the partner took."""
    nation = board.figures.nations[board.side(seat).nation]  # type: ignore[index]
    partner = board.partner(seat)
    taken = [] if partner is None else board.player(partner).captains
    return [captain for captain in nation.captains if captain not in taken]


def may_choose_captains(board: Board, seat: Seat) -> None:
    _check_setup(board, seat, "captains")


def check_choose_captains(board: Board, seat: Seat, move: ChooseCaptains) -> None:
    needed, free = _captains_to_choose(board), _free_captains(board, seat)
    if len(move.captains) != needed or len(set(move.captains)) != needed:
        raise board.no("captain-count", count=needed)
    if any(captain not in free for captain in move.captains):
        raise board.no("no-such-choice")


def ask_choose_captains(board: Board, seat: Seat, draft: Draft) -> Question | None:
    """One after the other, in the order in which they will command."""
    chosen, needed = draft.get("captains", []), _captains_to_choose(board)
    if not isinstance(chosen, list) or len(chosen) > needed:
        raise board.no("captain-count", count=needed)
    if len(chosen) == needed:
        return None
    options = tuple(
        Option(value=captain, text=captain_name(captain), hint=say(f"efemeris-ability-{captain}"))
        for captain in _free_captains(board, seat)
        if captain not in chosen
    )
    text = say("efemeris-ask-captain", number=len(chosen) + 1, count=needed)
    return Pick(field="captains", text=text, options=options, extends=True)


def choose_captains(play: Play, seat: Seat, move: ChooseCaptains) -> None:
    """The first captain of each player is revealed when all have chosen (§4.1)."""
    player, state = play.player(seat), play.state
    player.captains, player.ended = list(move.captains), True
    play.tell("captains-chosen", who=Who(seat))
    names = Many([captain_name(captain) for captain in move.captains])
    play.whisper_to_side(seat, "captains-yours", captains=names)
    if not all(other.ended for other in state.players):
        return
    for at, other in enumerate(state.players):
        play.tell("captain", who=Who(at), captain=captain_name(other.captains[0]), final=True)
        other.rebuilds = play.mode.rebuilds[state.expert]
    next_step(play)


# --- crew ------------------------------------------------------------------------------------------------


def crew_menu(board: Board, seat: Seat) -> Menu:
    kinds = "some" if board.team else "all"
    about = say("efemeris-about-crew", count=board.mode.crew, kinds=kinds)
    return Menu(("choose_crew", "usual_crew"), say("efemeris-ask-crew"), about)


def may_choose_crew(board: Board, seat: Seat) -> None:
    _check_setup(board, seat, "crew")


def check_choose_crew(board: Board, seat: Seat, move: ChooseCrew) -> None:
    if len(move.cards) != board.mode.crew:
        raise board.no("crew-count", count=board.mode.crew)
    reserve = board.side(seat).reserve
    if any(move.cards.count(card) > reserve.count(card) for card in move.cards):
        raise board.no("card-not-in-reserve")


def ask_choose_crew(board: Board, seat: Seat, draft: Draft) -> Question | None:
    """Every single card is an option, as several of a kind may be taken."""
    if "cards" in draft:
        return None
    reserve, count = board.side(seat).reserve, board.mode.crew
    options = []
    for at, card in enumerate(reserve):
        number = reserve[: at + 1].count(card)
        text = say("efemeris-option-crew-of", card=crew_name(card), number=number, of=reserve.count(card))
        about = say(f"efemeris-effect-{card}")
        options.append(Option(value=card, text=text, hint=about, alike=crew_name(card)))
    text = say("efemeris-ask-cards", count=count)
    return PickSome(field="cards", text=text, options=tuple(options), least=count, most=count)


def choose_crew(play: Play, seat: Seat, move: ChooseCrew | UsualCrew) -> None:
    cards = move.cards if isinstance(move, ChooseCrew) else usual_crew(play, seat)
    take_crew(play, seat, cards)
    play.tell("crew-chosen", who=Who(seat))
    if all(player.ended for player in play.state.players):
        next_step(play)


# --- home ------------------------------------------------------------------------------------------------


def home_menu(board: Board, seat: Seat) -> Menu:
    about = say("efemeris-about-home")
    if board.team:
        first = "yes" if len(board.laying_cells(seat) or ()) == 1 else "no"
        about = say("efemeris-about-home-team", first=first)
    return Menu(("choose_home",), say("efemeris-ask-home"), about)


def _free_homes(board: Board) -> list[str]:
    return [planet for planet in board.figures.planets if planet in board.state.box]


def _home_planet(board: Board, planet: object) -> str:
    if not isinstance(planet, str) or planet not in _free_homes(board):
        raise board.no("planet-taken")
    return planet


def _home_cell(board: Board, seat: Seat, cell: object) -> str:
    """The cell that was named; "" is enough where there is only one."""
    cells = board.laying_cells(seat)
    assert cells is not None, "home planets have a place"
    if cell == "" and len(cells) == 1:
        return cells[0]
    if not isinstance(cell, str) or cell not in cells:
        raise board.no("home-cell", cells=Many([*cells]))
    return cell


def may_choose_home(board: Board, seat: Seat) -> None:
    _check_setup(board, seat, "home")


def check_choose_home(board: Board, seat: Seat, move: ChooseHome) -> None:
    planet = _home_planet(board, move.planet)
    check_laying(board, seat, planet, _home_cell(board, seat, move.cell), move.rotation)


def ask_choose_home(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "planet" not in draft:
        options = tuple(_home_option(board, planet) for planet in _free_homes(board))
        return Pick(field="planet", text=say("efemeris-ask-home"), options=options)
    planet = _home_planet(board, draft["planet"])
    cells, ways = board.laying_cells(seat) or (), board.ways_to_lay(seat, planet)
    name = planet_name(planet)
    if "cell" not in draft and "rotation" not in draft and len(cells) > 1:
        open_cells = [cell for cell in cells if cell in ways]
        text = say("efemeris-ask-cell", tile=name)
        return Pick(field="cell", text=text, options=cell_options(board, open_cells))
    cell = _home_cell(board, seat, draft.get("cell", ""))
    if "rotation" in draft:
        return None
    if cell not in ways:
        check_laying(board, seat, planet, cell, board.figures.tile_graphs[planet].rotations[0])
    text = say("efemeris-ask-rotation", tile=name, cell=cell)
    options = rotation_options(board, planet, cell, ways[cell])
    return Pick(field="rotation", text=text, options=options)


def _home_option(board: Board, planet: str) -> Option:
    figures = board.figures.planets[planet]
    exits = len(board.figures.tile_graphs[planet].exits)
    hint = say("efemeris-hint-home", product=figures.product, price=price_name(figures.price), exits=exits)
    return Option(value=planet, text=planet_name(planet), hint=hint)


def choose_home(play: Play, seat: Seat, move: ChooseHome) -> None:
    cell = _home_cell(play, seat, move.cell)
    state = play.state
    state.box.remove(move.planet)
    play.lay(cell, move.planet, move.rotation)
    state.owners[move.planet] = seat
    play.player(seat).ended = True
    play.tell("home", who=Who(seat), planet=planet_name(move.planet), cell=cell)
    if all(player.ended for player in state.players):
        next_step(play)


ACTIONS: Phase[Board, Play] = {
    ChooseNation: Action(may_choose_nation, choose_nation, check_choose_nation, ask_choose_nation),
    ChooseCaptains: Action(may_choose_captains, choose_captains, check_choose_captains, ask_choose_captains),
    ChooseCrew: Action(may_choose_crew, choose_crew, check_choose_crew, ask_choose_crew),
    UsualCrew: Action(may_choose_crew, choose_crew),
    ChooseHome: Action(may_choose_home, choose_home, check_choose_home, ask_choose_home),
}
