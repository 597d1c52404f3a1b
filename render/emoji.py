"""Signs of the pictures by themselves, small, to stand beside words.

Those of a game are in `render/<key>/emoji.py`: `EMOJI`, by name, and `LIVERIES`, where a game has colours of
its own. A name is unique among all games: a text says `{ SIGN("wood") }` and means this one (data/words.py).
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator, Mapping
from functools import partial
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path
from types import ModuleType

from PIL import Image, ImageFilter

from render.kit import icons
from render.kit.decoration.emblems import EXPLORERS, emblem
from render.kit.drawing import colour
from render.kit.drawing.lettering import NUMBER
from render.kit.drawing.sprites import CLEAR, Draw
from render.kit.players import LIVERIES, Livery, livery_seal, manned, unclaimed

SIDE = 128
"""Pixels. Beside words 22 of them are left."""
RIM = 7
"""Pixels of the light rim: the dark outline of a sign is lost on a dark ground."""
LINE = 3
"""Pixels of the dark line around the rim, which is lost on a light ground."""
SOFT = 2
"""Pixels around it all: edges are soft."""
ROOM = SIDE - 2 * (RIM + LINE + SOFT)
"""Pixels of the sign itself."""
FAINT = 145
"""Of 255: what is fainter is the shadow of a sign."""
_STEEP = [min(255, value * 12) for value in range(256)]

_COMMON: dict[str, Draw] = {
    "coin": icons.coin,
    "crown": icons.crown,
    "gear": icons.automaton,
    "flag": icons.flag,
    **{name: partial(emblem, name) for name in EXPLORERS},
}


def sign_of(livery: Livery, *, computer: bool) -> str:
    """The sign of a player; where the computer plays, the one with a cogwheel."""
    return "_".join(
        ["second" if livery.hollow else "seal", livery.symbol, *(["gear"] if computer else [])],
    )


def signs() -> Mapping[str, Draw]:
    """Every sign there is, by its name."""
    found = dict(_seals())
    for table in (_COMMON, *(game.EMOJI for game in _games())):
        twice = found.keys() & table.keys()
        assert not twice, f"two signs have one name: {twice}"
        found |= table
    return found


def draw_emoji(name: str) -> Image.Image:
    """One sign, as large as it can be, that is seen on a dark and on a light ground."""
    drawn = signs()[name](SIDE)
    solid = drawn.getchannel("A").point([value if value > FAINT else 0 for value in range(256)])
    drawn = drawn.copy()
    drawn.putalpha(solid)
    sign = drawn.crop(solid.getbbox())
    scale = ROOM / max(sign.size)
    sign = sign.resize((round(sign.width * scale), round(sign.height * scale)), Image.Resampling.LANCZOS)
    image = Image.new("RGBA", (SIDE, SIDE), CLEAR)
    image.paste(sign, ((SIDE - sign.width) // 2, (SIDE - sign.height) // 2))
    return _rimmed(image)


def drawn_with() -> str:
    """Changes with everything that the signs are drawn with: while it is the same, so are they."""
    here = Path(__file__).parent
    parts = [file.read_bytes() for file in sorted(here.rglob("*.py"))]
    parts += [f"{name} {version(name)}".encode() for name in ("pillow", NUMBER.package)]
    return blake2b(b"".join(parts), digest_size=16).hexdigest()


def _rimmed(sign: Image.Image) -> Image.Image:
    image = Image.new("RGBA", sign.size, CLEAR)
    for reach, tone in ((RIM + LINE, colour.INK), (RIM, colour.IVORY)):
        wider = sign.getchannel("A").filter(ImageFilter.BoxBlur(reach)).point(_STEEP)
        ground = Image.new("RGBA", sign.size, tone)
        ground.putalpha(wider.filter(ImageFilter.GaussianBlur(1)))
        image.alpha_composite(ground)
    image.alpha_composite(sign)
    return image


def _seals() -> Iterator[tuple[str, Draw]]:
    liveries = [*LIVERIES, *map(unclaimed, range(len(LIVERIES)))]
    liveries += [livery for game in _games() for livery in getattr(game, "LIVERIES", ())]
    for livery in liveries:
        yield sign_of(livery, computer=False), partial(livery_seal, livery)
        yield sign_of(livery, computer=True), partial(_computer_seal, livery)


def _computer_seal(livery: Livery, size: int) -> Image.Image:
    return manned(livery_seal(livery, size), computer=True)


def _games() -> list[ModuleType]:
    """The signs of each game that has any."""
    here = Path(__file__).parent
    found = [
        game.name for game in pkgutil.iter_modules([str(here)]) if (here / game.name / "emoji.py").is_file()
    ]
    return [importlib.import_module(f"render.{name}.emoji") for name in found]
