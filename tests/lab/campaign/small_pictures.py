"""Pictures that cost nothing: 16 pixels wide, with a note of what they were drawn from.

Drawing and its secrecy have tests of their own (tests/render, tests/conformance). A campaign is about which
picture is sent to whom, and that everybody has the newest: the note says so more surely than pixels do.
Everything around the drawing, the queue, the thread, the cache, the upload, is the bot's own.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

import msgspec
from PIL import Image

import render
from cogs.ui.pictures.drawing import view_bytes
from tests.lab.campaign.witness import hashed

NOTE = "note"


class PictureNote(msgspec.Struct, frozen=True):
    kind: str
    public: str = ""
    """Hashes of the views that it shows."""
    own: str = ""
    seat: int = -1


def picture(note: PictureNote) -> Image.Image:
    image = Image.new("RGB", (16, 12), "#336699")
    image.info[NOTE] = msgspec.json.encode(note)
    return image


def read_note(file: bytes) -> PictureNote | None:
    """The note of a picture file; None for any other file."""
    try:
        with Image.open(io.BytesIO(file)) as image:
            return msgspec.json.decode(image.info.get("comment", b""), type=PictureNote)
    except (OSError, msgspec.DecodeError):
        return None


def _public(kind: str, public: Any) -> PictureNote:
    return PictureNote(kind, hashed(view_bytes(public)))


def _private(kind: str, public: Any, own: Any) -> PictureNote:
    return PictureNote(kind, hashed(view_bytes(public)), hashed(view_bytes(own.lasting())), own.seat)


def _board(game: str, public: Any, words: Any) -> list[render.Picture]:
    return [render.Picture("board", picture(_public("board", public)))]


def _hand(game: str, public: Any, own: Any, words: Any) -> render.Picture:
    return render.Picture("hand", picture(_private("hand", public, own)))


def _choice(game: str, public: Any, own: Any, *_: Any) -> render.Picture:
    return render.Picture("choice", picture(_private("choice", public, own)))


def _pointed(game: str, public: Any, own: Any, *_: Any) -> list[render.Picture]:
    return [render.Picture("look", picture(_private("pointed", public, own)))]


def _outlook(game: str, public: Any, own: Any, *_: Any) -> render.Picture:
    return render.Picture("outlook", picture(_private("outlook", public, own)))


def _card(*_: Any) -> render.Picture:
    return render.Picture("card", picture(PictureNote("card")))


def _film(shots: Sequence[Any]) -> bytes:
    return _encode(picture(PictureNote("film")))


def _encode(image: Image.Image, *_: Any, **__: Any) -> bytes:
    file = io.BytesIO()
    image.save(file, "JPEG", comment=image.info.get(NOTE, b""))
    return file.getvalue()


def _emoji(name: str) -> bytes:
    file = io.BytesIO()
    Image.new("RGB", (16, 16), "#336699").save(file, "PNG")
    return file.getvalue()


def install() -> None:
    """For good: this process does nothing else."""
    small: dict[str, Any] = {
        "board": _board,
        "hand": _hand,
        "choice": _choice,
        "pointed": _pointed,
        "outlook": _outlook,
        "lobby": _card,
        "standings": _card,
        "scores": _card,
        "film": _film,
        "emoji": _emoji,
        "encode": _encode,
        "seen_by": lambda image, palette: image,
        "warm": lambda: None,
    }
    for name, draw in small.items():
        setattr(render, name, draw)
