"""Paying for a ship in Race to the New Found Land: gold is asked for only where it is needed or wanted."""

from __future__ import annotations

from discord import ButtonStyle, ui

from cogs.tables.moves.answer_path import follow, step_of_index
from cogs.ui.panel.panel import PanelBuilder
from cogs.ui.panel.typed_answers import path_of
from data.words import Phrases
from engines.contract.core import Draft, Question
from tests.engines.games.new_found_land.scene import Scene, storage

WORDS = Phrases("en", ["Ann", "Ben", "Cleo"])


class Buyer:
    def __init__(self) -> None:
        self.scene = Scene().give(0, goods=storage(wood=1, cloth=1, gold=1)).land()

    def ask(self, draft: Draft) -> Question | None:
        return self.scene.ask(**draft)

    def menus(self) -> list[ui.Select[ui.LayoutView]]:
        """The menus of the panel that *Play* opens."""
        panel = PanelBuilder("table", "version", self.ask, WORDS).question(follow(self.ask, ()))
        rows = [row for row in panel.items if isinstance(row, ui.ActionRow)]
        return [part for row in rows for part in row.children if isinstance(part, ui.Select)]


def test_a_ship_that_needs_no_gold_is_one_press() -> None:
    buyer = Buyer()
    ships, by_choice = buyer.menus()
    move = follow(buyer.ask, (step_of_index(0), ships.options[0].value))
    assert move.question is None
    assert move.draft == {"move": "build_ship", "ship": "N01"}
    assert by_choice.placeholder == "Pay with gold anyway …"
    question = follow(buyer.ask, (step_of_index(0), by_choice.options[0].value)).question
    assert question is not None
    assert question.field == "payment"


def test_a_payment_can_be_typed() -> None:
    buyer = Buyer()
    path = path_of(buyer.ask, "build_ship", {"ship": "N01+", "payment": "wood gold"}, WORDS)
    move = follow(buyer.ask, path)
    assert move.question is None
    assert move.draft == {"move": "build_ship", "ship": "N01+", "payment": ["wood", "gold"]}


def test_with_no_ship_left_one_press_ends_the_planning() -> None:
    scene = Scene(seats=2).give(0, ships=["N05"], hand=["Y01"]).give(1, ships=[]).planning().assign("N05")
    panel = PanelBuilder("table", "version", lambda draft: scene.ask(**draft), WORDS)
    shown = panel.question(follow(panel.ask, ()))
    buttons = [part for row in shown.items for part in row.children if isinstance(part, ui.Button)]  # type: ignore[attr-defined]
    bright = [one.label for one in buttons if one.style is ButtonStyle.primary]
    assert bright == ["No more ships this round"]
    assert "Assign ships: Send no ship" in [one.label for one in buttons]
    assert "you have no ship left to send" in "\n".join(map(str, shown.texts))
