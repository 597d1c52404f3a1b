"""Pictures that help with a question, and what the pictures say of the state of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from PIL import Image

from data.words import Phrases
from engines.contract.core import Draft, Option, Pick, PickSome, Question, Value, Words, say
from engines.games.new_found_land import GAME
from engines.games.new_found_land.figures import Goods
from engines.games.new_found_land.views.view import Public, StoredSet
from render.new_found_land import layout
from render.new_found_land.harbours import draw_harbours
from render.new_found_land.header import winners
from render.new_found_land.private_hand import draw_hand
from render.new_found_land.public_board import draw_chart
from tests.render.choices import choice_or_hand
from tests.render.names import NAMES
from tests.render.samples import Sample, first, many, samples

KEY = "new_found_land"
WORDS = Phrases("en", NAMES)
SHIPS = GAME.figures.ships


def changed(struct: Any, **changes: object) -> Any:
    return msgspec.structs.replace(struct, **changes)


def with_player(public: Public, seat: int, **changes: object) -> Public:
    players = list(public.players)
    players[seat] = changed(players[seat], **changes)
    return changed(public, players=tuple(players))  # type: ignore[no-any-return]


def at(kind: str) -> Sample:
    return first(KEY, lambda sample: sample.kind == kind)


def test_figures_on_a_later_lap_say_so_on_the_track() -> None:
    public = with_player(at("settle").public, 0, space=24)
    x, y = layout.centre(24)
    around = (round(x) - 30, round(y), round(x) + 30, round(y) + 40)
    figures = [
        draw_chart(with_player(public, 0, score=score), WORDS).crop(around).tobytes()
        for score in (24, 74, 124)
    ]
    assert len(set(figures)) == 3


def test_what_is_planned_stands_in_the_head() -> None:
    """The action, and how many ships it takes."""
    public = at("plan").public
    assert public.planning == "load"
    boxes = (layout.RIBBON_LEFT, 0, layout.WIDTH, 90)
    heads = [
        draw_chart(one, WORDS).crop(boxes).tobytes()
        for one in (public, changed(public, planning="settle"), changed(public, limits=(4, 4, 4, 4)))
    ]
    assert len(set(heads)) == 3


def test_the_hand_shows_the_stored_plan() -> None:
    """Computer players store none."""
    public, own, _ = at("plan")
    plans: tuple[dict[str, str], ...] = ({}, {"explore": "L03"}, {"explore": "L03 X2"}, {"explore": "L05"})
    drawn = set()
    for plan in plans:
        standing = tuple(
            StoredSet(action=action, ships=tuple(SHIPS[name] for name in names.split()))
            for action, names in plan.items()
        )
        drawn.add(draw_hand(public, changed(own, standing=standing), WORDS).tobytes())
    assert len(drawn) == len(plans)


def test_large_ships_cost_side_up_show_no_values() -> None:
    """Neither those on sale nor the next one."""
    hidden = samples(KEY, many(KEY))[0].public
    assert hidden.costs_only
    first_ship, *others = hidden.large_sale
    better = changed(
        hidden,
        large_sale=(first_ship._replace(values=SHIPS["L11"].values), *others),
        next_large=hidden.next_large._replace(values=SHIPS["L11"].values),
    )
    assert draw_harbours(better, WORDS).tobytes() == draw_harbours(hidden, WORDS).tobytes()
    shown = [draw_harbours(changed(one, costs_only=False), WORDS).tobytes() for one in (hidden, better)]
    assert shown[0] != shown[1]


def test_winners() -> None:
    """Most points; then more goods; then they share."""

    def ended(*results: tuple[int, int]) -> Public:
        public: Public = samples(KEY, {"seats": 3})[-1].public
        for seat, (score, wood) in enumerate(results):
            public = with_player(public, seat, score=score, goods=Goods(wood))
        return public

    assert winners(ended((80, 2), (80, 3), (79, 9))) == [1]
    assert winners(ended((80, 3), (80, 3), (79, 9))) == [0, 1]
    assert winners(ended((80, 3), (80, 3), (81, 0))) == [2]


# --- what helps with a question ----------------------------------------------------------------------------


def _choice(sample: Sample, question: Question | None, draft: Draft) -> tuple[str, bytes]:
    picture = choice_or_hand(KEY, sample.public, sample.own, question, draft, WORDS)
    assert picture is not None
    return picture.name, picture.image.tobytes()


def _options(*values: Value) -> tuple[Option, ...]:
    return tuple(Option(value=value, text=say("x")) for value in values)


@pytest.mark.parametrize(
    ("move", "kind"), [("settle", "chart"), ("build_ship", "harbours"), ("assign", "hand")]
)
def test_the_first_possible_move_has_its_picture_at_once(move: str, kind: str) -> None:
    """Its question stands among the kinds of move."""
    settling = at("settle")
    kinds = Pick(field="move", text=say("x"), options=_options(move, "end_land"))
    assert _choice(settling, kinds, {}) == _choice(settling, None, {"move": move})
    assert _choice(settling, kinds, {})[0] == kind
    barred = Option(value=move, text=say("x"), barred=say("y"))
    other = Pick(field="move", text=say("x"), options=(barred, *_options("end_land")))
    assert _choice(settling, other, {})[0] == "hand"


def test_chosen_cards_are_framed() -> None:
    drawn = first(KEY, lambda sample: len(sample.own.drawn) > 2)
    cards = [card.name for card in drawn.own.drawn]
    some = PickSome(field="cards", text=say("x"), options=_options(*cards), least=1, most=2)
    plain = _choice(drawn, some, {"move": "keep"})
    assert plain == ("hand", draw_hand(drawn.public, drawn.own, WORDS).tobytes())
    framed = _choice(drawn, None, {"move": "keep", "cards": cards[1:]})
    assert framed == ("hand", draw_hand(drawn.public, drawn.own, WORDS, set(cards[1:])).tobytes())
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
    public, own, _ = at("plan")
    public = changed(public, planning=planning)
    question = PickSome(field=field, text=say("x"), options=_options("N03"), least=0, most=1)
    picture = choice_or_hand(KEY, public, own, question, {"move": move}, WORDS)
    assert picture is not None
    assert picture.name == "plan"
    board, cards = drawn(public, WORDS), draw_hand(public, own, WORDS)
    wide, high = picture.image.size
    assert picture.image.crop((0, 0, wide, board.height)).tobytes() == board.tobytes()
    assert picture.image.crop((0, board.height, wide, high)).tobytes() == cards.tobytes()
    framed = choice_or_hand(KEY, public, own, None, {"move": move}, WORDS)
    assert framed is not None
    assert framed.name == "plan"
