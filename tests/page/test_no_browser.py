"""Without a browser the page's tests are not run, and the end of the run says so aloud."""

from __future__ import annotations

from tests.support.project import run_python

NONE_RUN = 5
"""What pytest returns when every test was left out."""


def test_it_is_said_aloud() -> None:
    arguments = ("-m", "pytest", "-p", "no:cacheprovider", "tests/page/test_markdown.py")
    result = run_python(*arguments, PORTOLAN_TEST_CHROMIUM="no-such-browser")
    assert result.returncode == NONE_RUN, result.stdout
    assert "NOT run, the tests in tests/page: no Chromium" in result.stdout
    assert "4 deselected" in result.stdout
    assert "skipped" not in result.stdout
