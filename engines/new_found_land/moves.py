"""The moves of Race to the New Found Land: each is one decision of a person (specification, section 6).

A field that may stay empty (None or "") is asked only where there is a choice. Goods that are paid are named
one by one: ["wood", "gold"].
"""

from __future__ import annotations

from typing import get_args

from engines.core import Move


class PlayGoodsCard(Move, frozen=True, tag="play_goods_card"):
    """A goods card from the hand: goods and points at once."""

    card: str


# --- Land ------------------------------------------------------------------------------------------------


class BuildShip(Move, frozen=True, tag="build_ship"):
    """A small or a large ship on sale. Without a free wharf one of the own ships is scrapped."""

    ship: str
    scrap: str | None = None
    payment: list[str] | None = None


class BuildWharf(Move, frozen=True, tag="build_wharf"):
    """The fourth wharf."""

    payment: list[str] | None = None


class BuildUpgrade(Move, frozen=True, tag="build_upgrade"):
    """The harbour upgrade of the nation."""

    payment: list[str] | None = None


class EndLand(Move, frozen=True, tag="end_land"):
    """Enough built."""


# --- Planning --------------------------------------------------------------------------------------------


class Assign(Move, frozen=True, tag="assign"):
    """The ships for the action that is being planned; none: pass."""

    ships: list[str]


class PlanRest(Move, frozen=True, tag="plan"):
    """Secret: the ships for every action that this player has not committed yet; the others stay None. In
    simultaneous planning this is the whole plan. `surprised`: what becomes of a stored set if somebody else
    sends ships to its action before: "commit" or "ask"."""

    load: list[str] | None = None
    settle: list[str] | None = None
    deliver: list[str] | None = None
    explore: list[str] | None = None
    surprised: str | None = None


class PassRest(Move, frozen=True, tag="pass_rest"):
    """Secret: no ship for any action that this player has not committed yet."""


class DropPlan(Move, frozen=True, tag="drop_plan"):
    """Secret: forget the stored plan, ask me again."""


# --- Load, Settle, Deliver, Explore ----------------------------------------------------------------------


class LoadGood(Move, frozen=True, tag="load", kw_only=True):
    """A good for a ship in the Load action."""

    ship: str = ""
    good: str


class Keep(Move, frozen=True, tag="keep"):
    """Which of the drawn cards are kept. Where several are and goods cards are among them, also which of
    these are played at once: "none", one of them, or "all"."""

    cards: list[str]
    play: str | None = None


class KeepAndPlay(Move, frozen=True, tag="keep_and_play"):
    """Where one card is kept: a goods card that is played at once."""

    card: str


class Settle(Move, frozen=True, tag="settle", kw_only=True):
    """A ship's settlers go to a tile, for bonus "a", "b" or "both": ["NF3", "a"]."""

    ship: str = ""
    place: list[str]


class NewEngland(Move, frozen=True, tag="new_england"):
    """A ship's settlers go to New England: points, no marker."""

    ship: str = ""


class Deliver(Move, frozen=True, tag="deliver"):
    """Fulfil a contract with the ships that waste the least and as little gold as possible."""

    contract: str


class DeliverWith(Move, frozen=True, tag="deliver_with"):
    """Fulfil a contract with these ships and these goods."""

    contract: str
    ships: list[str] | None = None
    payment: list[str] | None = None


class Antwerp(Move, frozen=True, tag="antwerp"):
    """Sell goods in Antwerp, a point each: "all" that the ships can carry, the cheapest first; or "some" of
    them. Kinds that the player has none of stay None."""

    sell: str | None = None
    ships: list[str] | None = None
    wood: int | None = None
    cloth: int | None = None
    iron: int | None = None
    gold: int | None = None


class EndDeliver(Move, frozen=True, tag="end_deliver"):
    """No more deliveries in this action."""


class Lay(Move, frozen=True, tag="lay"):
    """A drawn island tile on an island: ["I06", "nova_scotia"]."""

    place: list[str]


class FinishAction(Move, frozen=True, tag="finish_action"):
    """Nothing (more) to play in an action that runs by itself."""


# --- frames and goals ------------------------------------------------------------------------------------


class ChooseGoal(Move, frozen=True, tag="choose_goal"):
    """One goal card of the stack at the frame just reached."""

    card: str


class ChooseCaptain(Move, frozen=True, tag="choose_captain"):
    captain: str


class ChooseGood(Move, frozen=True, tag="choose_good"):
    good: str


class Redeem(Move, frozen=True, tag="redeem"):
    """A fulfilled goal card. From the second one in a round on two goods of any kind are paid first."""

    card: str
    payment: list[str] | None = None


class EndGoals(Move, frozen=True, tag="end_goals"):
    """No more goals this round."""


AnyMove = (
    PlayGoodsCard
    | BuildShip
    | BuildWharf
    | BuildUpgrade
    | EndLand
    | Assign
    | PlanRest
    | PassRest
    | DropPlan
    | LoadGood
    | Keep
    | KeepAndPlay
    | Settle
    | NewEngland
    | Deliver
    | DeliverWith
    | Antwerp
    | EndDeliver
    | Lay
    | FinishAction
    | ChooseGoal
    | ChooseCaptain
    | ChooseGood
    | Redeem
    | EndGoals
)

MOVES: tuple[type[Move], ...] = get_args(AnyMove)
