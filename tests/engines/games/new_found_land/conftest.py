"""Fixtures for the tests of Race to the New Found Land."""

from __future__ import annotations

import pytest

from data.words import Phrases


@pytest.fixture(params=["en", "de"])
def words(request: pytest.FixtureRequest) -> Phrases:
    """The texts in each language."""
    return Phrases(request.param, ["Ann", "Ben", "Cleo"])
