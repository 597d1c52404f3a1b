"""The same view gives the same bytes: again, saved and read, in another process, beside other threads."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import Any

import msgspec

import render
from data.words import Phrases
from engines import games
from tests.render.names import NAMES
from tests.render.samples import Sample, fullest, various
from tests.support.project import ROOT

HASHES = f"from {__name__} import hashes; print(*hashes())"


def hashes() -> Iterator[str]:
    """Of the board and the hand of every game."""
    words = Phrases("de", NAMES)
    for key in games():
        for data in encoded(key, fullest(key), words):
            yield sha256(data).hexdigest()


def encoded(key: str, sample: Sample, words: Phrases) -> list[bytes]:
    hand = render.hand(key, sample.public, sample.own, words)
    assert hand is not None
    return [render.encode(picture.image) for picture in (*render.board(key, sample.public, words), hand)]


def test_another_process_draws_the_same_bytes() -> None:
    environment = {**os.environ, "PYTHONHASHSEED": "7", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", HASHES], env=environment, cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == list(hashes())


def test_equal_views_give_equal_pictures() -> None:
    german, english = Phrases("de", NAMES), Phrases("en", NAMES)
    for key in games():
        sample = fullest(key)
        public, own = (msgspec.json.decode(msgspec.json.encode(part), type=type(part)) for part in sample[:2])
        drawn = encoded(key, sample, german)
        assert encoded(key, Sample(public, own), german) == drawn
        assert all(one != other for one, other in zip(encoded(key, sample, english), drawn, strict=True))


def test_threads_do_not_disturb_each_other() -> None:
    words = {language: Phrases(language, NAMES) for language in ("en", "de")}
    jobs = [(sample.public, said) for sample in various("magellan").values() for said in words.values()]

    def draw(job: tuple[Any, Phrases]) -> bytes:
        return render.board("magellan", *job)[0].image.tobytes()

    alone = [draw(job) for job in jobs]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(draw, jobs)) == alone
