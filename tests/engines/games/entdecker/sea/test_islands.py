"""Finding islands (§7.1), against an independent flood fill: the board painted as pixels."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from engines.computer.random_moves import random_draft
from engines.contract.dice import Dice
from engines.games.entdecker import GAME
from engines.games.entdecker.board import Board
from engines.games.entdecker.computer.decisions import Decisions
from engines.games.entdecker.computer.sight import of_board
from engines.games.entdecker.sea.geometry import EMPTY, FITTING, SIDES
from engines.games.entdecker.sea.islands import keys_of, map_land
from engines.games.entdecker.state import Laid, State, Unit
from tests.engines.games.entdecker.scene import Scene

CHART = GAME.figures.chart
SPAN = 5
"""Pixels of a tile each way; land reaches its side in the middle."""
ARMS = {"N": [(0, 2), (1, 2)], "E": [(2, 4), (2, 3)], "S": [(4, 2), (3, 2)], "W": [(2, 0), (2, 1)]}
STRAITS = ("LWLW", "WLWL")

Pixel = tuple[int, int]
Found = tuple[frozenset[tuple[str, str]], int]
"""An island as pieces of land, and its open sides."""


# --- the flood fill ---------------------------------------------------------------------------------------


def pixels(sides: str) -> dict[Pixel, str]:
    """The land of a tile, each pixel with the name of its piece."""
    painted: dict[Pixel, str] = {}
    for way, side in zip("NESW", sides, strict=True):
        if side == "L":
            painted |= dict.fromkeys(ARMS[way], way if sides in STRAITS else "land")
    if painted and sides not in STRAITS:
        painted[2, 2] = "land"
    return painted


def paint(board: list[int]) -> dict[Pixel, tuple[str, str]]:
    picture = {}
    for field, pattern in enumerate(board):
        if pattern == EMPTY:
            continue
        row, column = divmod(field, CHART.columns)
        for (y, x), piece in pixels(SIDES[pattern]).items():
            picture[row * SPAN + y, column * SPAN + x] = (CHART.names[field], piece)
    return picture


def flood(board: list[int]) -> set[Found]:
    """Land pixels that touch belong together."""
    picture = paint(board)
    left, found = set(picture), set()
    while left:
        reached = [left.pop()]
        for y, x in reached:
            for there in ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)):
                if there in left:
                    left.remove(there)
                    reached.append(there)
        open_sides = sum(1 for pixel in reached for _ in onto_nothing(board, pixel))
        found.add((frozenset(picture[pixel] for pixel in reached), open_sides))
    return found


def onto_nothing(board: list[int], pixel: Pixel) -> Iterator[Pixel]:
    """Steps from a land pixel onto a field where no tile lies."""
    y, x = pixel
    for there_y, there_x in ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)):
        row, column = there_y // SPAN, there_x // SPAN
        assert 0 <= row < CHART.rows, "land faces the border"
        assert 0 <= column < CHART.columns, "land faces the border"
        if board[row * CHART.columns + column] == EMPTY:
            yield there_y, there_x


# --- boards ----------------------------------------------------------------------------------------------


@st.composite
def boards(draw: st.DrawFn) -> list[int]:
    """Any board on which all sides match: much more than can come up in a game."""
    order = draw(st.permutations(range(CHART.size)))
    count = draw(st.integers(0, CHART.size))
    wishes = draw(st.lists(st.integers(0, 15), min_size=count, max_size=count))
    board = CHART.empty()
    for field, wish in zip(order[:count], wishes, strict=True):
        fitting = FITTING[CHART.outer(board, field)[0]][CHART.outer(board, field)[1]]
        board[field] = fitting[wish % len(fitting)]
    return board


def found_by_us(board: list[int]) -> set[Found]:
    return {
        (frozenset((CHART.names[field], piece) for field, piece in island.spots), island.open)
        for island in map_land(CHART, tuple(board)).islands
    }


@settings(max_examples=300, deadline=None)
@given(boards())
def test_islands_are_what_a_flood_fill_finds(board: list[int]) -> None:
    assert found_by_us(board) == flood(board)


@settings(max_examples=60, deadline=None)
@given(boards())
def test_sizes_places_and_order(board: list[int]) -> None:
    islands, at = map_land(CHART, tuple(board))
    order = [(-island.size, island.fields[0]) for island in islands]
    assert order == sorted(order)
    for number, island in enumerate(islands):
        assert list(island.fields) == sorted({field for field, _ in island.spots})
        assert island.field_bits == sum(1 << field for field in island.fields)
        assert all(at[spot] == number for spot in island.spots)


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10_000), st.integers(2, 4))
def test_islands_of_real_games(seed: int, seats: int) -> None:
    key = f"flood/{seed}".encode()
    state = GAME.start(seats, GAME.check_settings({}), Dice(key))
    moves = 0
    while waiting := GAME.waiting(state):
        moves += 1
        draft = random_draft(lambda draft: GAME.ask(state, waiting[0], draft), Dice(key, moves))
        GAME.apply(state, waiting[0], GAME.read_move(draft), Dice(key, "move", moves))
        if moves % 20 == 0 or state.step == "over":
            board = list(Board(GAME.figures, state).patterns)
            assert found_by_us(board) == flood(board)


# --- what the computer player foresees -------------------------------------------------------------------


@settings(max_examples=120, deadline=None)
@given(boards(), st.data())
def test_the_computer_foresees_what_a_tile_makes_of_the_islands(
    board: list[int], data: st.DataObject
) -> None:
    """The islands with the new tile on them, as worked out beforehand and as found when it lies there."""
    empty = [field for field, pattern in enumerate(board) if pattern == EMPTY]
    if not empty:
        return
    field = data.draw(st.sampled_from(empty))
    scene = Scene(seats=3)
    put(scene.state, board)
    settle(scene.state, board, data)
    computer = Decisions(GAME.figures, of_board(scene.board, 0))
    known, needed = CHART.outer(board, field)
    pattern = data.draw(st.sampled_from(FITTING[known][needed]))
    foreseen = sorted(computer.prospects(computer.site(field), pattern)) if pattern else []
    board[field] = pattern
    after = map_land(CHART, tuple(board))
    put(scene.state, board)
    new = {after.at[spot] for spot in after.at if spot[0] == field}
    there = Board(GAME.figures, scene.state)
    found = []
    for number in new:
        keys = keys_of(there.units_on(after.islands[number]))
        weights = tuple(
            sum(n * w for n, w in zip(keys.get(seat, (0, 0, 0)), (10_000, 100, 1), strict=True))
            for seat in range(3)
        )
        found.append((after.islands[number].size, after.islands[number].open, weights))
    assert foreseen == sorted(found)


def put(state: State, board: list[int]) -> None:
    shapes = GAME.figures.shapes.shapes
    state.sea = {
        CHART.names[field]: Laid(
            kind=shapes[pattern].kind, rotation=shapes[pattern].rotation, tile="", source="reserve", turn=1
        )
        for field, pattern in enumerate(board)
        if pattern != EMPTY
    }


def settle(state: State, board: list[int], data: st.DataObject) -> None:
    """A few units on islands that are not complete."""
    islands = [island for island in map_land(CHART, tuple(board)).islands if not island.complete]
    state.units = []
    for island in islands[:6]:
        for seat in data.draw(st.sets(st.integers(0, 2))):
            field, part = island.spots[seat % len(island.spots)]
            kind = data.draw(st.sampled_from(("scout", "fort", "settlement")))
            state.units.append(Unit(seat=seat, kind=kind, field=CHART.names[field], part=part, turn=1))
