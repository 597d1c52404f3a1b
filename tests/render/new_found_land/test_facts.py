"""What matters is in the pictures: another fact, another picture. And what may be chosen is marked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from PIL import Image

from data.words import Phrases
from engines import games
from engines.contract.core import (
    Draft,
    Option,
    Pick,
    PickSome,
    Question,
    Value,
    Words,
    answer,
    open_options,
    say,
)
from engines.games.new_found_land.figures import Goods
from engines.games.new_found_land.views.view import Deed, Own, Public, Tower
from engines.tables.table import Table
from render.new_found_land import layout
from render.new_found_land.harbours import draw_harbours
from render.new_found_land.header import winners
from render.new_found_land.private_hand import draw_hand
from render.new_found_land.public_board import draw_chart
from tests.render.choices import choice_or_hand
from tests.render.new_found_land import samples
from tests.render.new_found_land.sample_board import FIGURES
from tests.render.texts import LONG_NAMES, NAMES

KEY = "new_found_land"
WORDS = Phrases("en", NAMES)
PUBLIC = samples.public()
EXPLORE = samples.public(phase="explore", step="lay", tiles=("I02", "I18", "I31"))
PLANNING = samples.public(phase="planning", step="plan", planning="deliver")
RUNNING = PUBLIC.running
SHIPS = FIGURES.ships


def changed(struct: Any, **changes: object) -> Any:
    return msgspec.structs.replace(struct, **changes)


def part(public: Public, field: str, place: int, **changes: object) -> Public:
    """One entry of a list in the view, changed."""
    entries = list(getattr(public, field))
    entries[place] = changed(entries[place], **changes)
    return changed(public, **{field: tuple(entries)})  # type: ignore[no-any-return]


def with_space(place: int, **changes: object) -> Public:
    """A space of the first island."""
    spaces = list(PUBLIC.islands[0].spaces)
    spaces[place] = changed(spaces[place], **changes)
    return part(PUBLIC, "islands", 0, spaces=tuple(spaces))


def with_plan(**changes: object) -> Public:
    """The ships of the first player at Settle."""
    plan = list(PUBLIC.players[0].plan)
    plan[1] = changed(plan[1], **changes)
    return part(PUBLIC, "players", 0, plan=tuple(plan))


def sold(field: str, ship: str | None) -> Public:
    return changed(PUBLIC, **{field: (SHIPS[ship] if ship else None, *getattr(PUBLIC, field)[1:])})  # type: ignore[no-any-return]


CONTRACTS = PUBLIC.cities[0].contracts
SAILING = RUNNING.order if RUNNING is not None else ()
HEAD = {
    "asked": changed(PUBLIC, asked=(2,)),
    "step": changed(PUBLIC, step="frame", frame="star"),
    "several asked": changed(PUBLIC, asked=(1, 2)),
    "round": changed(PUBLIC, round=4),
    "sail order": changed(PUBLIC, running=changed(RUNNING, order=SAILING[::-1])),
    "start player": changed(PUBLIC, start=3),
    "goods": part(PUBLIC, "players", 0, goods=Goods(2, 1, 1, 1)),
    "score": part(PUBLIC, "players", 0, score=25),
    "hand": part(PUBLIC, "players", 0, hand=4),
    "goal cards": part(PUBLIC, "players", 0, goals=2),
    "upgrade": part(PUBLIC, "players", 0, upgrade_built=False),
    "nation": part(PUBLIC, "players", 0, nation="portugal"),
    "captain": part(PUBLIC, "players", 0, captain=""),
}
CHART = HEAD | {
    "tile": with_space(5, tile=FIGURES.tiles["I29"]),
    "no tile": with_space(5, tile=None, free=0),
    "free field": with_space(1, free=0),
    "tower": with_space(1, towers=(Tower(owner=1, count=2),)),
    "its owner": with_space(1, towers=(Tower(owner=2, count=1),)),
    "third power": with_space(1, towers=(Tower(owner=-1, count=1),)),
    "last move": with_space(1, fresh=True),
    "shape": with_space(7, shape="cape"),
    "markers": part(PUBLIC, "islands", 0, markers=(4, 4, 3, 2)),
    "bonus": part(PUBLIC, "islands", 0, second=4),
    "scored island": part(PUBLIC, "islands", 0, scored=True),
    "city's markers": part(PUBLIC, "cities", 1, markers=(0, 2)),
    "city's bonus": part(PUBLIC, "cities", 1, first=7),
    "scored city": part(PUBLIC, "cities", 1, scored=True),
    "contract": part(PUBLIC, "cities", 0, contracts=(FIGURES.contract_cards["A06"], *CONTRACTS[1:])),
    "contract gone": part(PUBLIC, "cities", 0, contracts=(None, *CONTRACTS[1:])),
    "last delivery": changed(PUBLIC, deeds=(Deed(seat=0, what="deliver", city="venice"),)),
    "New England": changed(PUBLIC, deeds=(Deed(seat=0, what="new_england"),)),
    "figure": part(PUBLIC, "players", 0, space=25),
    "50/100 card": part(PUBLIC, "players", 0, lap_card=0),
    "plan": with_plan(ships=()),
    "frame's space": part(PUBLIC, "frames", 2, space=14),
    "frame taken by all": part(PUBLIC, "frames", 2, space=None),
    "goals left": part(PUBLIC, "frames", 2, cards=2),
    "captains left": part(PUBLIC, "frames", 1, captains=("drake",)),
    "goods left": part(PUBLIC, "frames", 3, goods=("wood", "gold")),
    "compass": changed(PUBLIC, compass=(*PUBLIC.compass[:2], (2, "anticosti"), (1, ""))),
    "drawn tiles": changed(PUBLIC, running=changed(RUNNING, tiles=(FIGURES.tiles["I02"],), lays=1)),
}  # fmt: skip
HARBOURS = HEAD | {
    "small ship": sold("small_sale", "N09"),
    "small ship sold": sold("small_sale", None),
    "large ship": sold("large_sale", "L11"),
    "large ship sold": sold("large_sale", None),
    "next": changed(PUBLIC, next_large=SHIPS["L11"]),
    "none next": changed(PUBLIC, next_large=None),
    "cost side up": changed(PUBLIC, costs_only=True),
    "points": changed(PUBLIC, large_points=4),
    "loading": changed(PUBLIC, loading=(("wood", 2), *PUBLIC.loading[1:])),
    "captain to choose": part(PUBLIC, "frames", 1, captains=("drake",)),
    "own ships": part(PUBLIC, "players", 0, ships=PUBLIC.players[0].ships[:1]),
    "wharf": part(PUBLIC, "players", 0, wharf_built=True, wharves=4),
    "wharf's price": part(PUBLIC, "players", 0, wharf_cost=Goods(1, 0, 1, 0)),
    "fleet": part(PUBLIC, "players", 0, fleet=SHIPS["fleet"]),
    "charter ship": with_plan(ships=(SHIPS["X5"],)),
    "no charter ship": with_plan(ships=()),
    "ship's action": with_plan(ships=(*PUBLIC.players[0].plan[1].ships, PUBLIC.players[0].ships[0])),
    "sail": changed(PUBLIC, running=changed(RUNNING, order=(changed(SAILING[0], sail=8), *SAILING[1:]))),
    "done": changed(PUBLIC, running=changed(RUNNING, order=(changed(SAILING[0], done=False), *SAILING[1:]))),
} | {
    f"{pile} pile": changed(PUBLIC, piles=changed(PUBLIC.piles, **{pile: 2}))
    for pile in ("small", "large", "cards", "contracts", "tiles")
}  # fmt: skip
OWN = samples.own("midgame", 1, standing={"explore": "L03"}, payment=2)
HAND = {
    "cards": changed(OWN, hand=OWN.hand[1:]),
    "many cards": changed(OWN, hand=samples.own("full").hand),
    "goals": changed(OWN, goals=OWN.goals[1:]),
    "drawn": changed(OWN, drawn=(samples.card("Y01"),)),
    "stack": changed(OWN, stack=(samples.goal("Z02", 1),)),
    "payment": changed(OWN, payment=0),
    "seat": changed(OWN, seat=2),
} | {
    f"goal's {field}": changed(OWN, goals=(changed(OWN.goals[0], **{field: value}), *OWN.goals[1:]))
    for field, value in {
        "points": 9, "have": 7, "need": 8, "met": True, "number": 8, "places": 2, "kind": "island_total",
    }.items()
}  # fmt: skip


@pytest.mark.parametrize("fact", CHART)
def test_the_chart_shows(fact: str) -> None:
    assert draw_chart(CHART[fact], WORDS).tobytes() != draw_chart(PUBLIC, WORDS).tobytes()


@pytest.mark.parametrize("fact", HARBOURS)
def test_the_harbours_show(fact: str) -> None:
    assert draw_harbours(HARBOURS[fact], WORDS).tobytes() != draw_harbours(PUBLIC, WORDS).tobytes()


@pytest.mark.parametrize("fact", HAND)
def test_the_hand_shows(fact: str) -> None:
    assert draw_hand(PUBLIC, HAND[fact], WORDS).tobytes() != draw_hand(PUBLIC, OWN, WORDS).tobytes()


def test_the_hand_shows_the_stored_plan() -> None:
    public = samples.public(phase="planning", step="plan", planning="explore")
    plans: tuple[dict[str, str], ...] = ({}, {"explore": "L03"}, {"explore": "L03 X2"}, {"explore": "L05"})
    drawn = {draw_hand(public, samples.own(seat=1, standing=plan), WORDS).tobytes() for plan in plans}
    assert len(drawn) == len(plans)


def test_figures_on_a_later_lap_say_so_on_the_track() -> None:
    x, y = layout.centre(PUBLIC.players[0].space)
    around = (round(x) - 30, round(y), round(x) + 30, round(y) + 40)
    figures = [
        draw_chart(part(PUBLIC, "players", 0, score=score), WORDS).crop(around).tobytes()
        for score in (24, 74, 124)
    ]
    assert len(set(figures)) == 3


def test_what_is_planned_stands_in_the_head() -> None:
    """The action, and how many ships it takes."""
    boxes = (layout.RIBBON_LEFT, 0, layout.WIDTH, 90)
    heads = [
        draw_chart(public, WORDS).crop(boxes).tobytes()
        for public in (PLANNING, changed(PLANNING, planning="settle"), changed(PLANNING, limits=(1, 3, 4, 2)))
    ]
    assert len(set(heads)) == 3


def test_the_drawn_tiles_show_their_shape_and_what_may_be_laid() -> None:
    assert EXPLORE.running is not None
    tiles = EXPLORE.running.tiles
    others = (
        changed(EXPLORE.running, tiles=(tiles[0]._replace(shape="cape"), *tiles[1:])),
        changed(EXPLORE.running, lays=1),
        changed(EXPLORE.running, tiles=tiles[1:]),
    )
    drawn = {draw_chart(changed(EXPLORE, running=one), WORDS).tobytes() for one in (EXPLORE.running, *others)}
    assert len(drawn) == 4


def test_winners() -> None:
    """Most points; then more goods; then they share."""

    def ended(*results: tuple[int, int]) -> Public:
        public = samples.public("full", 3, phase="goals", over=True, asked=())
        for seat, (score, wood) in enumerate(results):
            public = part(public, "players", seat, score=score, goods=Goods(wood))
        return public

    assert winners(ended((80, 2), (80, 3), (79, 9))) == [1]
    assert winners(ended((80, 3), (80, 3), (79, 9))) == [0, 1]
    assert winners(ended((80, 3), (80, 3), (81, 0))) == [2]


# --- what helps with a question ----------------------------------------------------------------------------


def _choice(public: Public, question: Question | None, draft: Draft, own: Own = OWN) -> tuple[str, bytes]:
    picture = choice_or_hand(KEY, public, own, question, draft, WORDS)
    assert picture is not None
    return picture.name, picture.image.tobytes()


def _options(*values: Value, barred: tuple[Value, ...] = ()) -> tuple[Option, ...]:
    found = tuple(Option(value=value, text=say("x")) for value in values)
    return found + tuple(Option(value=value, text=say("x"), barred=say("y")) for value in barred)


@pytest.mark.parametrize(
    ("public", "move", "field", "values", "barred", "kind"),
    [
        (PUBLIC, "settle", "place", (["NF6", "a"], ["NS7", "b"]), ["NF2", "a"], "chart"),
        (PUBLIC, "deliver", "contract", ("A01", "A18"), "A02", "chart"),
        (PUBLIC, "deliver_with", "contract", ("A01", "A18"), "A02", "chart"),
        (
            EXPLORE,
            "lay",
            "place",
            (["I02", "nova_scotia"], ["I31", "anticosti"]),
            ["I18", "anticosti"],
            "chart",
        ),
        (PUBLIC, "build_ship", "ship", ("N02", "L07"), "N05", "harbours"),
        (PUBLIC, "build_ship", "scrap", ("N03", "L05"), "L03", "harbours"),
        (PUBLIC, "choose_captain", "captain", ("magellan", "drake"), "cortes", "harbours"),
    ],
)
def test_what_may_be_chosen_is_marked(
    public: Public, move: str, field: str, values: tuple[Value, ...], barred: Value, kind: str
) -> None:
    """All that is open; what is barred is not; the draft narrows it to one."""
    draft: Draft = {"move": move}
    name, everything = _choice(public, Pick(field=field, text=say("x"), options=_options(*values)), draft)
    assert name == kind
    options = _options(*values, barred=(barred,))
    assert _choice(public, Pick(field=field, text=say("x"), options=options), draft)[1] == everything
    narrowed = [_choice(public, None, {**draft, field: value})[1] for value in values]
    nothing = _choice(public, None, draft)[1]
    assert len({everything, nothing, *narrowed}) == len(values) + 2


@pytest.mark.parametrize(
    ("first", "kind"), [("settle", "chart"), ("build_ship", "harbours"), ("assign", "hand")]
)
def test_the_first_possible_move_has_its_picture_at_once(first: str, kind: str) -> None:
    """Its question stands among the kinds of move."""
    kinds = Pick(field="move", text=say("x"), options=_options(first, "end_land"))
    assert _choice(PUBLIC, kinds, {}) == _choice(PUBLIC, None, {"move": first})
    assert _choice(PUBLIC, kinds, {})[0] == kind
    barred = Option(value=first, text=say("x"), barred=say("y"))
    other = Pick(field="move", text=say("x"), options=(barred, *_options("end_land")))
    assert _choice(PUBLIC, other, {})[0] == "hand"


def test_chosen_cards_are_framed() -> None:
    drawn = samples.own("midgame", 1, drawn="X4 Y02 Y10")
    some = PickSome(field="cards", text=say("x"), options=_options("X4", "Y02", "Y10"), least=1, most=2)
    plain = _choice(PUBLIC, some, {"move": "keep"}, drawn)
    assert plain == ("hand", draw_hand(PUBLIC, drawn, WORDS).tobytes())
    framed = _choice(PUBLIC, None, {"move": "keep", "cards": ["X4", "Y10"]}, drawn)
    assert framed == ("hand", draw_hand(PUBLIC, drawn, WORDS, {"X4", "Y10"}).tobytes())
    assert framed != plain


@pytest.mark.parametrize(
    ("planning", "move", "field", "drawn"),
    [
        ("load", "assign", "ships", draw_harbours),
        ("settle", "assign", "ships", draw_chart),
        ("load", "plan", "settle", draw_chart),
        ("deliver", "plan", "explore", draw_chart),
        ("", "plan", "load", draw_harbours),
    ],
)
def test_a_plan_is_made_before_the_board_it_is_for(
    planning: str, move: str, field: str, drawn: Callable[[Public, Words], Image.Image]
) -> None:
    """Above the own ships: the market for Load, the chart for the others."""
    public = samples.public(phase="planning", step="plan", planning=planning)
    question = PickSome(field=field, text=say("x"), options=_options("N03"), least=0, most=1)
    picture = choice_or_hand(KEY, public, OWN, question, {"move": move}, WORDS)
    assert picture is not None
    assert picture.name == "plan"
    board, cards = drawn(public, WORDS), draw_hand(public, OWN, WORDS)
    wide, high = picture.image.size
    assert picture.image.crop((0, 0, wide, board.height)).tobytes() == board.tobytes()
    assert picture.image.crop((0, board.height, wide, high)).tobytes() == cards.tobytes()
    framed = choice_or_hand(KEY, public, OWN, None, {"move": move}, WORDS)
    assert framed is not None
    assert framed.name == "plan"


PICTURES = {
    "settle": "chart",
    "new_england": "chart",
    "deliver": "chart",
    "deliver_with": "chart",
    "lay": "chart",
    "build_ship": "harbours",
    "choose_captain": "harbours",
    "assign": "plan",
    "plan": "plan",
}


def test_every_question_of_a_game_has_a_picture() -> None:
    """Each kind of move is followed to its end."""
    words = Phrases("de", LONG_NAMES)
    table = Table.open(games()[KEY], seats=3, settings={}, key=bytes(32), salt=["h"])
    asked: set[tuple[str, str]] = set()
    for number in range(2000):
        if not table.waiting:
            break
        seat = table.waiting[0]
        view = table.view(seat)
        assert view.own is not None
        if number % 3 == 0 or view.public.step in ("frame", "goals"):
            for draft, question in _questions(table, seat):
                step = (str(draft.get("move", "")), question.field)
                if step in asked:
                    continue
                asked.add(step)
                picture = choice_or_hand(KEY, view.public, view.own, question, draft, words)
                assert picture is not None
                assert isinstance(question, Pick | PickSome)
                move = step[0] or str(open_options(question)[0].value)
                assert picture.name == PICTURES.get(move, "hand")
        table.play(seat, table.suggest(seat), at=0)
    seldom = {"new_england"}  # asks something only where ships have more and fewer settlers
    wanted = {"", "assign", "keep", "load", "redeem", "choose_goal", *PICTURES} - seldom
    assert {move for move, _ in asked} >= wanted


def _questions(table: Table, seat: int) -> Iterator[tuple[Draft, Question]]:
    """From the kind of move on; at each question the last open answer, or the fewest, are taken."""
    first = table.ask(seat, {})
    assert isinstance(first, Pick)
    yield {}, first
    for option in open_options(first):
        draft = answer({}, first, option.value)
        while (question := table.ask(seat, draft)) is not None:
            yield draft, question
            if isinstance(question, Pick):
                draft = answer(draft, question, open_options(question)[-1].value)
            elif isinstance(question, PickSome):
                few = [str(option.value) for option in open_options(question)[: question.least]]
                draft = answer(draft, question, few)
            else:
                draft = answer(draft, question, question.low)


def test_large_ships_cost_side_up_show_no_values() -> None:
    """Neither those on sale nor the next one."""
    hidden = changed(PUBLIC, costs_only=True)
    first = PUBLIC.large_sale[0]
    assert first is not None
    better = first._replace(values=SHIPS["L11"].values)
    other = changed(hidden, large_sale=(better, *PUBLIC.large_sale[1:]))
    assert PUBLIC.next_large is not None
    other = changed(other, next_large=PUBLIC.next_large._replace(values=SHIPS["L11"].values))
    assert draw_harbours(other, WORDS).tobytes() == draw_harbours(hidden, WORDS).tobytes()
    shown = changed(other, costs_only=False)
    assert draw_harbours(shown, WORDS).tobytes() != draw_harbours(PUBLIC, WORDS).tobytes()
