"""Draws, conceding, and matches of several games (§7.2, §7.3, §7.4)."""

from __future__ import annotations

import pytest

from engines.contract.core import Many, Move, Pick, Who, say
from engines.contract.dice import Dice
from engines.games.efemeris import GAME
from engines.games.efemeris.moves import (
    AnswerDraw,
    BuildFortress,
    BuildFrigate,
    BuildGalleon,
    Concede,
    ConquerPlanet,
    MoveShip,
    OfferDraw,
    PlaceTile,
    RecruitCrew,
)
from engines.games.efemeris.scoring import finish
from engines.tables.table import Table
from tests.engines.games.efemeris.scene import GB3, Scene, settings, team

HOMES = {"G1": "D3.p", "G2": "D5.p"}


def three(**more: object) -> Scene:
    given: dict[str, object] = {
        "tiles": "D4 Z0, D3 POS0, E4 PAT0, C4 HEC0",
        "mode": "ffa",
        "owners": {"POS": 0, "PAT": 1, "HEC": 2},
        "ships": {"G1": "D3.p", "G2": "E4.p", "G3": "C4.p"},
        "stack": [],
    }
    return Scene(**(given | more))  # type: ignore[arg-type]


def test_a_draw_needs_everybody() -> None:
    scene = three().do(OfferDraw(), 1)
    assert GAME.waiting(scene.state) == (0,), "votes are never waited for"
    scene.do(AnswerDraw("yes"), 2)
    assert scene.state.step == "tactics"
    scene.do(AnswerDraw("yes"), 0)
    assert scene.state.step == "over"
    assert scene.state.end == "agreed"
    assert ranks(scene) == [2, 2, 2]


def test_computers_are_invited_to_answer() -> None:
    """Nobody waits for an answer, so a computer player must be asked for it although it is not its turn."""
    scene = three()
    assert GAME.invited(scene.state) == ()
    assert GAME.movers(scene.state) == (0,)
    scene.do(OfferDraw(), 1)
    assert GAME.movers(scene.state) == (0, 2, 0)
    scene.do(AnswerDraw("yes"), 2)
    assert GAME.invited(scene.state) == (0,)
    scene.do(Concede(), 0)
    assert scene.state.end == "agreed"
    assert scene.state.played[0].winners == [1, 2], "whoever conceded has not drawn it"
    assert GAME.movers(scene.state) == ()


def ranks(scene: Scene) -> list[int]:
    """By seat."""
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    return [one.rank for one in sorted(outcome.standings, key=lambda one: one.seat)]


def agreed(gone: str, **more: object) -> Scene:
    """Seats 0 and 1 draw a game in which seat 2 is out, or has conceded."""
    scene = three(owners={"POS": 0, "PAT": 1}, ships={"G1": "D3.p", "G2": "E4.p"}, **more)
    if gone == "out":
        scene.player(2).out = True
    else:
        scene.do(Concede(), 2)
    return scene.do(OfferDraw(), 0).do(AnswerDraw("yes"), 1)


@pytest.mark.parametrize("gone", ["out", "conceded"])
def test_nobody_wins_a_draw_and_who_is_gone_comes_behind(gone: str) -> None:
    scene = agreed(gone)
    assert scene.state.end == "agreed"
    assert ranks(scene) == [2, 2, 3]


@pytest.mark.parametrize("gone", ["out", "conceded"])
@pytest.mark.parametrize(("rules", "expected"), [(3, [1, 1, 1]), (4, [1, 1, 2])])
def test_older_games_keep_how_a_draw_was_shared(gone: str, rules: int, expected: list[int]) -> None:
    """Until version 3 by everybody, in version 4 by those who drew it: a result that was counted stays."""
    assert ranks(agreed(gone, rules=rules)) == expected


def test_partners_draw_together_although_one_has_conceded() -> None:
    scene = team().do(Concede(), 2).do(OfferDraw(), 0).do(AnswerDraw("yes"), 1).do(AnswerDraw("yes"), 3)
    assert ranks(scene) == [2, 2, 2, 2]


@pytest.mark.parametrize("end", ["agreed", "dead", "limit"])
def test_no_draw_has_a_winner(end: str) -> None:
    scene = Scene(ships=HOMES).run(lambda play: finish(play, end, [0, 1]))
    assert ranks(scene) == [2, 2]
    assert [GAME.lead(scene.state, seat) for seat in (0, 1)] == [0.0, 0.0]


@pytest.mark.parametrize(("rules", "shared"), [(4, "yes"), (GAME.version, "no")])
def test_the_cautions_say_what_a_draw_is_worth_at_this_table(rules: int, shared: str) -> None:
    scene = three(rules=rules)
    offer, agree = (GAME.caution(scene.state, 0, move) for move in (OfferDraw(), AnswerDraw("yes")))
    assert offer is not None
    assert agree is not None
    assert offer.args["reasons"] == Many([say("efemeris-caution-offer", shared=shared)])
    assert agree.args["reasons"] == Many([say("efemeris-caution-agree", shared=shared)])


def test_nobody_draws_alone() -> None:
    """Whoever has the only vote left has won: there is nobody to draw with."""
    scene = three(owners={"POS": 0, "PAT": 1}, ships={"G1": "D3.p", "G2": "E4.p"})
    scene.player(2).out = True
    scene.do(Concede(), 1).do(OfferDraw(), 0)
    assert scene.state.end == "conceded"
    assert ranks(scene) == [1, 2, 2]


def test_a_no_ends_the_offer() -> None:
    scene = three().do(OfferDraw(), 1).do(AnswerDraw("no"), 2)
    assert scene.state.offer is None
    assert scene.told("offer-declined")
    assert scene.why_not(OfferDraw(), 1) == "offer_used", "once in a turn of one's own"
    scene.do(OfferDraw(), 2)
    assert scene.why_not(OfferDraw(), 0) == "offer_open"
    assert scene.why_not(AnswerDraw("yes"), 2) == "no_offer", "who offers has agreed"


def test_agreeing_stays_secret() -> None:
    scene = three().do(OfferDraw(), 1)
    before = scene.public()
    scene.do(AnswerDraw("yes"), 2)
    assert scene.public() == before
    assert [event.to for event in scene.events] == [2]
    assert scene.own(2).vote
    assert not scene.own(0).vote
    assert "answer_draw" in scene.values(0)
    assert "answer_draw" not in scene.values(2)


def test_everybody_may_vote_and_concede_at_any_time() -> None:
    scene = three()
    assert scene.values(2) == ["offer_draw", "concede"]
    assert scene.values(0)[-2:] == ["offer_draw", "concede"]


def test_conceding_a_duel() -> None:
    scene = Scene(ships=HOMES)
    caution = GAME.caution(scene.state, 1, Concede())
    assert caution is not None
    scene.do(Concede(), 1)
    assert scene.state.step == "over"
    assert scene.state.played[0].winners == [0]
    assert GAME.given_up(scene.state) == ()
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert outcome.reason == say("efemeris-reason-conceded", who=Many([Who(1)]))


def test_conceding_in_a_free_for_all() -> None:
    scene = three().do(Concede(), 1)
    assert scene.state.step == "tactics"
    assert GAME.given_up(scene.state) == (1,)
    assert scene.why_not(Concede(), 1) == "conceded"
    assert scene.board.voters() == [0, 2]
    scene.do(Concede(), 0)
    assert scene.state.step == "over"
    assert scene.state.played[0].winners == [2]


def test_conceding_in_a_team() -> None:
    scene = team().do(Concede(), 0)
    assert GAME.given_up(scene.state) == (0,)
    assert 0 in GAME.waiting(scene.state)
    scene.do(Concede(), 1)
    assert scene.state.step == "tactics", "one of each side is left"
    scene.do(Concede(), 2)
    assert scene.state.step == "over"
    assert scene.state.played[0].winners == [1]


def test_a_seat_that_conceded_no_longer_holds_up_a_draw() -> None:
    scene = three().do(OfferDraw(), 0).do(AnswerDraw("yes"), 2).do(Concede(), 1)
    assert scene.state.end == "agreed"


def lost(seat: int, **more: object) -> Scene:
    """A free-for-all, in the turn of seat 2: this seat has nothing left and is out when the turn ends."""
    given = {"owners": {"POS": 1, "PAT": 1, "HEC": 2}, "ships": {"G2": "E4.p", "G3": "C4.p"}, "at": 2}
    scene = three(**(given | more))
    scene.player(seat).captains = []
    return scene


def test_the_start_player_has_no_more_turns_when_out() -> None:
    scene = lost(0, stack=["APO", "S01", "S02", "S03"], spices=[(2, 0)]).end_turn()
    assert scene.player(0).out
    assert scene.board.active == (1,)
    assert scene.state.turn == 4
    assert scene.state.round == 3
    assert scene.told("round") == [{"round": 3, "limit": 30}]
    assert [len(player.drawn) for player in scene.state.players] == [0, 2, 0], "no tiles for who is out"
    assert scene.state.order[scene.state.at] == 1


def test_rounds_go_on_without_the_start_player() -> None:
    scene = lost(0).end_turn()
    assert [scene.state.round, scene.board.active] == [3, (1,)]
    assert scene.end_turn().board.active == (2,)
    assert scene.state.round == 3
    assert scene.end_turn().board.active == (1,)
    assert scene.state.round == 4
    assert scene.state.turn == 6, "nobody else had a turn"


def test_the_offer_of_a_player_who_is_out_lapses() -> None:
    owners, ships = {"POS": 0, "PAT": 0, "HEC": 2}, {"G1": "D3.p", "G3": "C4.p"}
    scene = lost(1, owners=owners, ships=ships).do(OfferDraw(), 1).end_turn()
    assert scene.player(1).out
    assert scene.state.offer is None
    assert scene.told("offer-lapsed")


def test_a_player_who_is_out_no_longer_holds_up_a_draw() -> None:
    scene = lost(0).do(OfferDraw(), 1).do(AnswerDraw("yes"), 2)
    assert scene.state.step == "tactics"
    scene.end_turn()
    assert scene.state.step == "over"
    assert scene.state.end == "agreed"
    assert len(scene.state.played) == 1


@pytest.mark.parametrize("answer", ["no", ""])
def test_the_table_offers_a_draw_when_nothing_happens(answer: str) -> None:
    scene = Scene(ships=HOMES, stack=[])
    scene.state.idle_turns = 23
    scene.end_turn()
    offer = scene.state.offer
    assert offer is not None
    assert offer.by is None
    assert offer.yes == []
    assert scene.told("offer-table")
    assert scene.state.idle_turns == 24
    if answer:
        scene.do(AnswerDraw(answer), 0)
    else:
        scene.end_turn().end_turn()
        assert scene.state.offer is None
    assert scene.state.offer is None
    assert scene.state.idle_turns <= 1


def test_idle_turns_are_counted_in_a_row() -> None:
    scene = Scene(ships=HOMES, stack=[], hands=[["banker"]], spices=[(1, 1)])
    scene.end_turn()
    assert scene.state.idle_turns == 1
    scene.end_turn().play_crew("banker", spice="pepper").end_turn()
    assert scene.state.idle_turns == 0


@pytest.mark.parametrize(
    "what", ["tile", "conquest", "frigate", "fortress", "galleon", "destruction", "recruit"]
)
def test_what_makes_a_turn_eventful(what: str) -> None:
    """Conquest, build, destruction, tile placement, crew play (§7.4); a recruit is none of them."""
    scene = Scene(
        GB3,
        ships={"A1": "E3.h" if what == "destruction" else "D5.p", "G2": "D4.r"},
        spices=[(5, 5)],
        owners={"POS": 0, "HEC": 1, "PAT": 1},
        stack=[],
        step={"tile": "explore", "destruction": "tactics"}.get(what, "build"),
    )
    scene.state.idle_turns = 9
    moves: dict[str, Move] = {
        "tile": PlaceTile(cell="D2", rotation=0),
        "conquest": ConquerPlanet(ship="A1"),
        "frigate": BuildFrigate("POS"),
        "fortress": BuildFortress("POS"),
        "galleon": BuildGalleon("POS"),
        "destruction": MoveShip("A1", "E3.x"),
        "recruit": RecruitCrew("gunner"),
    }
    if what == "tile":
        scene.player(0).drawn = ["S01"]
        scene.state.box.remove("S01")
    scene.do(moves[what], 0).end_turn()
    assert scene.state.idle_turns == (10 if what == "recruit" else 0)


# --- matches ---------------------------------------------------------------------------------------------


def test_the_next_game_of_a_match_starts_by_itself() -> None:
    scene = Scene(ships=HOMES, wins_needed=2)
    counted = GAME.census(scene.state)
    scene.do(Concede(), 1)
    state = scene.state
    assert (state.step, state.game, state.turn) == ("nation", 2, 0)
    assert state.order == [1, 0], "the loser starts"
    assert [side.wins for side in state.sides] == [1, 0]
    assert not state.players[1].conceded
    assert GAME.census(state) == counted
    assert GAME.outcome(state) is None
    assert [one.winners for one in scene.public().played] == [(0,)]


def test_drawn_games_count_for_nobody() -> None:
    scene = Scene(ships=HOMES, wins_needed=2)
    for game in range(1, 6):
        assert scene.state.game == game
        scene.do(OfferDraw(), 0).do(AnswerDraw("yes"), 1)
    assert scene.state.step == "over"
    assert len(scene.state.played) == 5
    assert ranks(scene) == [2, 2]
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert outcome.reason == say("efemeris-reason-match-drawn", wins=Many([0, 0]))
    told = GAME.describe(scene.public())
    assert say("efemeris-board-played-drawn", game=1, rounds=2) in told
    assert not any(line.key == "efemeris-board-played" for line in told)


def test_more_wins_after_five_games() -> None:
    scene = Scene(ships=HOMES, wins_needed=2)
    for game in range(1, 6):
        if game == 3:
            scene.do(Concede(), 0)
        else:
            scene.do(OfferDraw(), 0).do(AnswerDraw("yes"), 1)
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert [(one.seat, one.rank, one.total) for one in outcome.standings] == [(1, 1, 1), (0, 2, 0)]


def test_the_next_starter_in_a_free_for_all_sits_clockwise() -> None:
    scene = three(wins_needed=2).do(Concede(), 1).do(Concede(), 2, dice=Dice(b"m"))
    assert scene.state.order == [1, 2, 0]


def test_draws_and_conceding_are_rare_but_an_open_offer_is_not() -> None:
    """For everybody, in every step of a game; nothing else is rare."""
    table = Table.open(GAME, seats=2, settings=settings(), key=b"rare" * 8, salt=[])
    steps: set[str] = set()
    while len(steps) < 7:
        public = table.view(None).public
        if public.step not in steps:
            steps.add(public.step)
            for seat in range(2):
                question = table.ask(seat, {})
                assert isinstance(question, Pick)
                rare = [option.value for option in question.options if option.rare]
                assert rare == ["offer_draw", "concede"]
        table.play(table.waiting[0], table.suggest(table.waiting[0]), at=0)
    table.play(0, OfferDraw(), at=0)
    question = table.ask(1, {})
    assert isinstance(question, Pick)
    assert {option.value: option.rare for option in question.options}["answer_draw"] is False
