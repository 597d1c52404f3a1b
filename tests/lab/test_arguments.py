"""What commands are told: bounds, and what depends on the game."""

from __future__ import annotations

import argparse

import pytest

from tests.lab.arguments import add_bot, add_game, add_vary, check_bot, check_game, count, parser_of, seconds


def places(*given: str) -> list[tuple[int, dict[str, str]]]:
    parser = parser_of("test", "A test.")
    add_game(parser)
    add_vary(parser)
    game, found = check_game(parser, parser.parse_args(given))
    usual = game.check_settings({})
    return [
        (seats, {key: one for key, one in chosen.items() if one != usual[key]}) for seats, chosen in found
    ]


def test_where_to_play() -> None:
    assert places("magellan", "--seats", "4") == [(4, {})]
    assert places("magellan") == [(seats, {}) for seats in (3, 4, 5, 6)]
    assert places("new_found_land", "--set", "planning=simultaneous", "--vary", "frames", "--seats", "2") == [
        (2, {"planning": "simultaneous"}),
        (2, {"planning": "simultaneous", "frames": "advanced"}),
    ]
    usual: list[tuple[int, dict[str, str]]] = [(seats, {}) for seats in (2, 3, 4)]
    modes = [(2, {"mode": "duel"}), (3, {"mode": "ffa"}), (4, {"mode": "team"})]
    assert places("efemeris", "--vary", "mode") == usual + modes


@pytest.mark.parametrize(
    ("read", "text", "says"),
    [
        (count(1, 8), "0", "'0' is no number from 1 to 8"),
        (count(1, 8), "9", "'9' is no number"),
        (count(1, 8), "-1", "'-1' is no number"),
        (count(1, 8), "many", "'many' is no number"),
        (seconds, "0", "above 0"),
        (seconds, "soon", "above 0"),
        (seconds, "nan", "above 0"),
        (seconds, "99999", "at most"),
    ],
)
def test_bounds(read: object, text: str, says: str) -> None:
    assert callable(read)
    with pytest.raises(argparse.ArgumentTypeError, match=says):
        read(text)
    assert count(1, 8)("8") == 8
    assert seconds("1.5") == 1.5


def test_several_processes_need_a_server() -> None:
    parser = parser_of("test", "A test.")
    add_bot(parser)
    check_bot(parser, parser.parse_args(["--processes", "2", "--store", "postgres"]))
    with pytest.raises(SystemExit):
        check_bot(parser, parser.parse_args(["--processes", "2"]))
