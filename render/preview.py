"""`python -m render.preview FOLDER` draws every kind of picture, full size and 480 pixels wide.

Needs a checkout of the project: the sample positions live in tests/render.
"""

from __future__ import annotations

import sys
from pathlib import Path

if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    from tests.render.preview import draw_all

    draw_all(Path(sys.argv[1]))
