"""The numbers that the rules help quotes, against what is printed in the rulebooks and in the tables of
`docs/rules/`: written down by hand, since a wrong one in a help text can't be seen in any other test."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from data.words import Phrases
from engines import AnyGame
from engines.contract.core import Many, Say, say
from tests.support.stages import FINISHED

Facts = dict[str, int | str]
PHASES = (1, 2, 3)


def numbers(name: str, values: str, places: tuple[int, ...] = PHASES) -> Facts:
    """ "1 5 10": one for each phase, or place."""
    return {f"{name}_{place}": int(value) for place, value in zip(places, values.split(), strict=True)}


def row(name: str, columns: str, values: str) -> Facts:
    found = zip(columns.split(), values.split(), strict=True)
    return {f"{name}_{column}": int(value) for column, value in found}


# --- Age of Discovery ------------------------------------------------------------------------------------


def age_of_discovery() -> Facts:
    found: Facts = {
        "seats_min": 2, "seats_max": 4, "actions": 2, "start_coins": 6, "start_contracts": 2,
        "take_coins": 2, "fee_ship": 1, "fee_joker": 2, "unplaced_points": 1, "missions": 4,
        "mission_top": 8, "orders_most": 5, "stall_rounds": 10, "stall_warning": 3, "colours": 6,
        "ships": 42, "ships_per_colour": 7, "ship_volume_low": 1, "ship_volume_high": 3, "jokers": 6,
        "row_ships": 5, "stacks": 5, "interim_stack": 3, "final_stack": 5, "expeditions": 12,
        "expedition_capacity_low": 3, "expedition_capacity_high": 8, "contracts": 24,
        "contract_capacity_low": 3, "contract_capacity_high": 6, "contract_rounds": 3, "contract_price": 1,
        "contract_hand": 4, "contract_display": 4,
    }  # fmt: skip
    found |= numbers("ship_price", "3 4 5") | numbers("ship_copies", "2 3 2")
    found |= numbers("any_cards", "3 2 2", (2, 3, 4)) | numbers("reserve_cards", "2 1 1", (2, 3, 4))
    for name, values in {
        "abreu": "3 3 5 3 6",
        "dias": "3 2 3 4 8",
        "da_gama": "4 2 4 3 6",
        "vespucci": "4 1 3 4 7",
        "drake": "5 2 4 3 5",
        "magellan": "5 1 2 4 7",
        "cabot": "6 2 3 2 5",
        "cartier": "6 1 2 3 6",
        "barents": "7 2 3 2 4",
        "balboa": "7 1 2 3 5",
        "columbus": "8 1 3 2 3",
        "cabral": "8 1 2 2 4",
    }.items():
        found |= row(name, "capacity interim_other interim_match final_other final_match", values)
    for capacity, incomes in {3: "3 4 5", 4: "4 6 7", 5: "8 10 12", 6: "14 17 20"}.items():
        found |= numbers(f"contract_income_{capacity}", incomes)
    for mission, rates in {
        "2_present": "0 1 1 1 2 2 2 2 3",
        "2_half": "0 1 1 2 2 3 3 3 4",
        "2_majority": "0 1 2 3 3 4 5 5 6",
        "2_alone": "0 2 3 5 6 7 9 10 11",
        "3_present": "0 1 1 1 2 2 2 3 3",
        "3_half": "0 1 1 2 2 3 3 4 4",
        "3_majority": "0 3 4 5 5 5 6 7 8",
        "3_alone": "0 4 7 9 11 13 15 17 18",
        "4_present": "0 1 1 2 2 2 3 3 3",
        "4_half": "0 1 2 3 3 4 5 5 6",
        "4_majority": "0 3 4 6 7 9 10 11 12",
        "4_alone": "0 6 10 14 17 19 21 23 25",
    }.items():
        found |= numbers(f"mission_{mission}", rates, tuple(range(9)))
    return found


# --- Efemeris --------------------------------------------------------------------------------------------


def efemeris() -> Facts:
    found: Facts = {
        "planets": 8, "path_tiles": 10, "expert_tiles": 8, "cells": 19, "spice_cap": 5, "bonus_cap": 3,
        "bonus_tokens": 24, "crew_plays": 3, "crew_deck": 12, "galleon_steps": 3, "frigate_steps": 4,
        "factory": 1, "providence": 2, "frigates": 2, "fortresses": 2, "stall_turns": 24,
        "limit_warning": 3, "weary_round": 30, "draw_round": 40, "draw_every": 10, "match_wins": 2,
        "match_games": 5, "threat_range": 4, "captains": 2, "captains_expert": 3, "rebuilds": 1,
        "rebuilds_expert": 2, "crew_start": 5, "crew_start_team": 3, "hand_limit": 8, "hand_limit_team": 6,
        "tiles_drawn": 2, "shares": 2, "team_cap": 2, "goal_duel": 5, "goal_ffa": 4, "goal_team": 5,
        "layout_duel": 23, "layout_ffa": 25, "layout_team": 27, "price_low": 3, "price_high": 6,
        "gunner_range": 1, "courtesan": 2, "boatswain": 1, "governor": 1, "solar_winds": 3,
        "warning_shot": 1, "new_cargo": 1, "hubac": 2, "hubac_most": 9, "fairborne": 1, "fairborne_most": 3,
        "blake": 3, "lancaster": 1, "pargo": 2, "dasilva": 3, "first_officer_cards": 3, "gunner_cards": 3,
        "banker_cards": 2, "helmsman_cards": 2, "courtesan_cards": 2, "surgeon_cards": 3,
        "shipwright_cards": 1, "boatswain_cards": 2, "governor_cards": 2, "pepper_factories": 5,
        "vanilla_factories": 3, "anchors": 7, "singularities": 2,
    }  # fmt: skip
    for name, spices in {
        "start_1": "1 1",
        "start_2": "1 2",
        "start_3": "2 2",
        "recruit": "2 0",
        "frigate": "2 0",
        "fortress": "1 1",
        "galleon": "0 2",
        "aviles": "1 1",
        "pos": "2 2",
        "pat": "4 2",
        "hec": "2 2",
        "hip": "1 3",
        "pyt": "1 2",
        "dem": "3 1",
        "era": "3 1",
        "apo": "2 1",
    }.items():
        found |= row(name, "pepper vanilla", spices)
    for planet in ("pos", "pat", "hec", "hip", "pyt"):
        found |= {f"{planet}_product": "pepper", f"{planet}_amount": 1}
    for planet in ("dem", "era", "apo"):
        found |= {f"{planet}_product": "vanilla", f"{planet}_amount": 1}
    return found


# --- Entdecker -------------------------------------------------------------------------------------------


def entdecker() -> Facts:
    found: Facts = {
        "columns": 10, "rows": 7, "fields": 70, "circles": 34, "tiles": 96, "question_tiles": 20,
        "stacks": 5, "reserve_tiles": 24, "reserve_stacks": 6, "gold_start": 4, "gold_cap": 12,
        "tile_cost": 1, "income_low": 2, "income_high": 5, "chips": 20, "chip_low": 1, "chip_high": 4,
        "gold_find": 3, "ruins_points": 3, "pirates_share": 2, "toll_cap": 11, "storm_tiles": 4,
        "pirates_tiles": 4, "gold_tiles": 4, "ruins_tiles": 4, "natives_tiles": 4,
    }  # fmt: skip
    for unit, values in {"scout": "1 3", "fort": "3 2", "settlement": "6 1"}.items():
        found |= row(unit, "cost supply", values)
    for kind, values in {
        "sea": "16 4 1",
        "coast": "30 5 2",
        "strait": "12 2 3",
        "corner": "28 3 4",
        "bay": "10 4 5",
        "inland": "0 6 6",
    }.items():
        found |= row(kind, "tiles reserve number", values)
    return found


# --- Magellan --------------------------------------------------------------------------------------------


def magellan() -> Facts:
    found: Facts = {
        "explorers": 6, "ships": 6, "money_copies": 7, "money_cards": 63, "money_low": 1, "money_high": 9,
        "hand_cards": 9, "hand_gold": 45, "hand_crowns": 18, "exchange_cards": 3, "gamble_limit": 20,
        "gamble_bust": 0, "highest_order": 99,
    }  # fmt: skip
    found |= numbers("money_crown", "3 3 3 2 2 2 1 1 1", tuple(range(1, 10)))
    found |= numbers("cards_per_explorer", "3 2 1") | numbers("cards_per_phase", "18 12 6")
    found |= numbers("base_cards", "2 2 0")
    none = "0 0 0"
    for side, (purse, crown, multiplier, draw) in {
        "columbus_a": ("0 1 2", "1 5 10", none, none),
        "columbus_b": ("0 1 2", "1 5 10", none, none),
        "pizarro_a": ("1 1 1", "2 4 12", none, none),
        "pizarro_b": ("1 1 0", "2 4 0", none, none),
        "magellan_a": (none, none, "1 2 3", none),
        "magellan_b": (none, none, "1 2 3", none),
        "marco_polo_a": ("1 3 6", none, none, none),
        "marco_polo_b": ("1 3 5", "0 1 2", none, none),
        "vasco_a": (none, "1 2 3", none, "1 2 3"),
        "vasco_b": (none, none, none, none),
        "cook_a": (none, "5 10 20", none, none),
        "cook_b": (none, "5 10 20", none, none),
    }.items():
        found |= numbers(f"{side}_purse", purse) | numbers(f"{side}_crown", crown)
        found |= numbers(f"{side}_multiplier", multiplier) | numbers(f"{side}_draw", draw)
    found |= numbers("vasco_b_left_crown", none) | numbers("vasco_b_left_draw", "1 2 3")
    found |= numbers("vasco_b_right_crown", "8 8 8") | numbers("vasco_b_right_draw", none)
    return found


# --- Race to the New Found Land --------------------------------------------------------------------------


def new_found_land() -> Facts:
    found: Facts = {
        "seats_min": 2, "seats_max": 4, "rounds": 4, "income": "1 wood and 1 cloth",
        "start_goods": "1 iron", "wharves_open": 3, "wharf_cost": "1 cloth and 1 iron", "further_goods": 2,
        "card_points": 2, "lap": 50, "frame_back": 3, "goals": 15, "goals_per_stack": 5,
        "contracts_open": 9, "limit_load": 1, "limit_settle": 3, "limit_deliver": 3, "limit_explore": 2,
        "crates_wood": 1, "crates_cloth": 2, "crates_iron": 3, "crates_gold": 4, "sale_small": 4,
        "sale_large": 4, "small_cost": "1 wood and 1 cloth", "large_points": 3, "fleet_ship": "1/1/1/1",
        "charters": 6, "charter_list": "3/3/1/0, 2/1/2/1, 4/1/1/1, 2/1/1/3, 5/2/0/1 and 2/2/1/2",
        "goods_cards": 10, "england_keep": 2, "france_points": 3, "netherlands_sail": 3,
        "portugal_ship": "2/1/1/1", "portugal_card": "2/1/1/1",
        "portugal_cost": "1 wood, 1 cloth and 1 iron", "spain_ship": "3/2/2/2", "spain_card": "2/1/2/1",
        "spain_cost": "1 wood and 1 cloth", "england_ship": "1/2/0/1", "england_card": "1/1/1/1",
        "england_cost": "1 wood", "france_ship": "1/2/1/2", "france_card": "1/1/1/1",
        "france_cost": "1 wood and 1 iron", "netherlands_ship": "4/2/2/1", "netherlands_card": "3/2/1/2",
        "netherlands_cost": "1 iron", "coast_tiles": 16, "cape_tiles": 8, "inland_tiles": 10, "tiles": 34,
        "captains": 5, "columbus_tiles": 1, "magellan_sail": 4, "magellan_points": 1, "dagama_settlers": 1,
        "cortes_gold": 1, "drake_crates": 2,
    }  # fmt: skip
    found |= numbers("cartography", "3 2 1", (2, 3, 4)) | numbers("lap_bonus", "5 3 1 0", (1, 2, 3, 4))
    for frame, places in {
        "square": "7 7",
        "pentagon": "15 15",
        "circle": "20 20",
        "triangle": "25 30",
        "star": "35 40",
    }.items():
        found |= row(frame, "standard advanced", places)
    for place, values in {
        "newfoundland": "10 10 5",
        "nova_scotia": "7 8 4",
        "anticosti": "6 6 3",
        "prince_edward": "5 4 2",
        "hamburg": "3 4 2",
        "venice": "4 6 3",
        "stockholm": "5 8 4",
    }.items():
        found |= row(place, "spaces first second", values)
    for goal, values in {
        "z01": "5 2", "z02": "5 3", "z03": "5 3", "z04": "5 2", "z05": "5 1", "z06": "10 9", "z07": "7 1",
        "z08": "7 2", "z09": "8 13", "z10": "8 1", "z11": "9 3", "z12": "7 4", "z13": "7 2", "z14": "5 4",
        "z15": "5 2",
    }.items():  # fmt: skip
        found |= row(goal, "points need", values)
    found |= {"z06_places": 1, "z07_places": 4, "z08_places": 3, "z10_places": 3, "z11_places": 1}
    found["goods_card_list"] = (
        "“2 wood”, “2 cloth”, “1 wood and 1 cloth”, “1 wood and 1 iron”, “1 cloth and 1 iron”, “1 gold”, "
        "“1 iron and 2 points”, “1 gold and 1 point”, “4 points” and “1 cloth and 3 points”"
    )
    return found


WRITTEN: Mapping[str, Facts] = {
    "age_of_discovery": age_of_discovery(),
    "efemeris": efemeris(),
    "entdecker": entdecker(),
    "magellan": magellan(),
    "new_found_land": new_found_land(),
}


@pytest.mark.parametrize("game", FINISHED)
def test_the_help_quotes_what_is_printed(game: AnyGame) -> None:
    words = Phrases("en")
    found = {
        name: words(say("new_found_land-option-goods", goods=fact)) if isinstance(fact, (Say, Many)) else fact
        for name, fact in game.facts().items()
    }
    assert found == WRITTEN[game.key]
