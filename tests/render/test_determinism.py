"""The same view gives the same bytes, also in another process."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import render
from tests.render.magellan import samples
from tests.render.texts import PlainWords

ROOT = Path(__file__).parents[2]
PROGRAM = """
import hashlib, render
from tests.render.magellan import samples
from tests.render.texts import PlainWords
words = PlainWords("de")
public, own = samples.public("bidding", 2, 5, "AB", 1), samples.own(2, 9)
pictures = [*render.board("magellan", public, words), render.hand("magellan", public, own, words)]
for picture in pictures:
    print(hashlib.sha256(render.encode(picture.image)).hexdigest())
"""


def _run(seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], env=environment, cwd=ROOT, capture_output=True, text=True, check=True
    )
    return done.stdout


def test_two_processes_draw_the_same_bytes() -> None:
    first, second = _run("1"), _run("2")
    assert len(first.split()) == 2
    assert first == second


def test_threads_do_not_disturb_each_other() -> None:
    words = {language: PlainWords(language) for language in ("en", "de")}
    jobs = [
        (samples.public(step, 2, seats), words[language])
        for step in ("bidding", "veto")
        for seats in (3, 6)
        for language in ("en", "de")
    ]
    alone = [render.board("magellan", *job)[0].image.tobytes() for job in jobs]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda job: render.board("magellan", *job)[0].image.tobytes(), jobs))
    assert together == alone
