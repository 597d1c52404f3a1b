"""The moves of Efemeris: each is one decision of a person (§6)."""

from __future__ import annotations

from engines.contract.core import Move

# --- set-up ----------------------------------------------------------------------------------------------


class ChooseNation(Move, frozen=True, tag="choose_nation"):
    """In a team the second partner agrees by naming the same nation."""

    nation: str


class ChooseCaptains(Move, frozen=True, tag="choose_captains"):
    """In the order in which they will command; in a team only one."""

    captains: list[str]


class ChooseCrew(Move, frozen=True, tag="choose_crew"):
    cards: list[str]


class UsualCrew(Move, frozen=True, tag="usual_crew"):
    """One of each; in a team First Officer, Gunner and Banker, as far as they are left."""


class ChooseHome(Move, frozen=True, tag="choose_home", kw_only=True):
    """Choose a planet and lay it. The cell is asked for only with the second tile of a team."""

    planet: str
    cell: str = ""
    rotation: int


# --- explore, rescue -------------------------------------------------------------------------------------


class PlaceTile(Move, frozen=True, tag="place_tile", kw_only=True):
    """Lay a drawn tile; "" names the only one that is left."""

    tile: str = ""
    cell: str
    rotation: int


class RescueCrew(Move, frozen=True, tag="rescue_crew", kw_only=True):
    """A ship on a wreck takes a card from the reserve, or "none". The ship "" is the only one on a wreck."""

    ship: str = ""
    card: str


# --- tactics ---------------------------------------------------------------------------------------------


class MoveShip(Move, frozen=True, tag="move_ship"):
    ship: str
    dest: str


class PlayCrew(Move, frozen=True, tag="play_crew", kw_only=True):
    """What else is asked depends on the card: Banker `spice` (the one given); Gunner `ship` (the attacker,
    where a frigate may shoot too) and `target` (a ship, or a planet for its fortress); First Officer by the
    captain: Chesnaye, Guzmán `planet`; Cassini `cell`, `rotation`; Blake `target`; Byng `opponent`; da Silva
    `target`, `dest`; Avilés `sell`."""

    card: str
    spice: str = ""
    ship: str = ""
    target: str = ""
    planet: str = ""
    cell: str = ""
    rotation: int | None = None
    opponent: int | None = None
    """A seat."""
    dest: str = ""
    sell: str = ""


class UseBonus(Move, frozen=True, tag="use_bonus", kw_only=True):
    """Solar Winds and Warning Shot: `ship`, `dest`; New Cargo: `spice`."""

    token: str
    ship: str = ""
    dest: str = ""
    spice: str = ""


class Scuttle(Move, frozen=True, tag="scuttle"):
    """Give up a ship that is adrift."""

    ship: str


class EndTactics(Move, frozen=True, tag="end_tactics"):
    """Go on to building."""


# --- build -----------------------------------------------------------------------------------------------


class ConquerPlanet(Move, frozen=True, tag="conquer_planet", kw_only=True):
    """Buy the planet a ship stands on. `discount`: the spices that Governors save, "pepper", "vanilla",
    "pepper+vanilla" and so on; "" is the only one possible."""

    ship: str
    discount: str = ""


class BuildFrigate(Move, frozen=True, tag="build_frigate"):
    """A free frigate (Shipwright) is always taken before a paid one."""

    planet: str


class BuildFortress(Move, frozen=True, tag="build_fortress"):
    planet: str


class BuildGalleon(Move, frozen=True, tag="build_galleon"):
    """`place`: an own planet, or "rose" where none is free."""

    place: str


class RecruitCrew(Move, frozen=True, tag="recruit_crew"):
    card: str


class ShareSpice(Move, frozen=True, tag="share_spice"):
    """Give the partner a spice."""

    spice: str


class EndTurn(Move, frozen=True, tag="end_turn"):
    """Build no more."""


# --- votes -----------------------------------------------------------------------------------------------


class OfferDraw(Move, frozen=True, tag="offer_draw"):
    """Offer everybody a draw."""


class AnswerDraw(Move, frozen=True, tag="answer_draw"):
    """ "yes" or "no"."""

    vote: str


class Concede(Move, frozen=True, tag="concede"):
    """Give up this game."""


MOVES: tuple[type[Move], ...] = (
    ChooseNation,
    ChooseCaptains,
    ChooseCrew,
    UsualCrew,
    ChooseHome,
    PlaceTile,
    RescueCrew,
    MoveShip,
    PlayCrew,
    UseBonus,
    Scuttle,
    EndTactics,
    ConquerPlanet,
    BuildFrigate,
    BuildFortress,
    BuildGalleon,
    RecruitCrew,
    ShareSpice,
    EndTurn,
    OfferDraw,
    AnswerDraw,
    Concede,
)

ACTING = (
    MoveShip,
    PlayCrew,
    UseBonus,
    Scuttle,
    ConquerPlanet,
    BuildFrigate,
    BuildFortress,
    BuildGalleon,
    RecruitCrew,
    ShareSpice,
)
"""What is done in tactics and building until the player ends the phase."""
NOBODY = "none"
"""The card of a rescue in which nobody is rescued."""
ROSE = "rose"
"""The place where a galleon is built if no planet is free."""
