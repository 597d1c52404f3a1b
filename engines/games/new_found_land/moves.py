"""The moves of Race to the New Found Land: each is one decision of a person (§6).

A field that may stay empty (None or "") is asked only where there is a choice. Goods that are paid are named
one by one: ["wood", "gold"].
"""

from __future__ import annotations

from typing import get_args

from engines.contract.core import Move

COMMIT, ASK_AGAIN = "commit", "ask"
"""What happens to a stored plan if somebody else has sent ships to its action meanwhile."""
PLAY_NONE, PLAY_ALL = "none", "all"
"""Which of the goods cards just kept are played at once."""
BOTH_BONUSES = "both"
"""Instead of bonus "a" or "b" of an island tile, with the Settlement Office."""
PAY_BY_CHOICE = "+"
"""After the name of a ship: its payment is named, although it could be paid without gold as a joker."""
SELL_ALL, SELL_SOME = "all", "some"
"""Which goods are sold in Antwerp."""


class PlayGoodsCard(Move, frozen=True, tag="play_goods_card"):
    """Play a goods card from the hand: goods and points at once."""

    card: str


# --- Land ------------------------------------------------------------------------------------------------


class BuildShip(Move, frozen=True, tag="build_ship"):
    """Build a small or large ship that is on sale. Without a free wharf one of the own ships is scrapped.
    Where gold is not needed, none is paid in place of another good, unless `ship` ends in PAY_BY_CHOICE."""

    ship: str
    scrap: str | None = None
    payment: list[str] | None = None


class BuildWharf(Move, frozen=True, tag="build_wharf"):
    """Build the fourth wharf."""

    payment: list[str] | None = None


class BuildUpgrade(Move, frozen=True, tag="build_upgrade"):
    """Build the nation's harbour upgrade."""

    payment: list[str] | None = None


class EndLand(Move, frozen=True, tag="end_land"):
    """End the Land turn."""


# --- Planning --------------------------------------------------------------------------------------------


class Assign(Move, frozen=True, tag="assign"):
    """Send ships to the action that is being planned; none: pass."""

    ships: list[str]


class PlanRest(Move, frozen=True, tag="plan"):
    """Secret: the ships for every action that this player has not committed yet; the others stay None. In
    simultaneous planning this is the whole plan. `surprised` says what happens to a stored set of ships if
    somebody else sends ships to its action first: "commit" or "ask"."""

    load: list[str] | None = None
    settle: list[str] | None = None
    deliver: list[str] | None = None
    explore: list[str] | None = None
    surprised: str | None = None


class PassRest(Move, frozen=True, tag="pass_rest"):
    """Secret: send no ship to any action that this player has not committed yet."""


class DropPlan(Move, frozen=True, tag="drop_plan"):
    """Secret: forget the stored plan, or what was answered ahead of the own turn."""


# --- Load, Settle, Deliver, Explore ----------------------------------------------------------------------


class LoadGood(Move, frozen=True, tag="load", kw_only=True):
    """Load a good on a ship."""

    ship: str = ""
    good: str


class Keep(Move, frozen=True, tag="keep"):
    """Keep some of the drawn cards. Where several are kept and goods cards are among them, `play` says which
    of these are played at once: "none", one of them, or "all"."""

    cards: list[str]
    play: str | None = None


class KeepAndPlay(Move, frozen=True, tag="keep_and_play"):
    """Where one card is kept: keep a goods card and play it at once."""

    card: str


class Settle(Move, frozen=True, tag="settle", kw_only=True):
    """Land a ship's settlers on a tile, for bonus "a", "b" or "both": ["NF3", "a"]."""

    ship: str = ""
    place: list[str]


class NewEngland(Move, frozen=True, tag="new_england"):
    """Send a ship's settlers to New England: points, no marker."""

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
    """Sell goods in Antwerp, a point each: "all" that the ships can carry, the cheapest first, or "some" of
    them. Goods that the player has none of stay None."""

    sell: str | None = None
    ships: list[str] | None = None
    wood: int | None = None
    cloth: int | None = None
    iron: int | None = None
    gold: int | None = None


class EndDeliver(Move, frozen=True, tag="end_deliver"):
    """End the deliveries of this action."""


class Lay(Move, frozen=True, tag="lay"):
    """Lay a drawn island tile on an island: ["I06", "nova_scotia"]."""

    place: list[str]


class FinishAction(Move, frozen=True, tag="finish_action"):
    """Play no (more) goods cards in an action that asked for nothing else."""


# --- frames and goals ------------------------------------------------------------------------------------


class ChooseGoal(Move, frozen=True, tag="choose_goal"):
    """Take one goal card of the stack at the frame just reached."""

    card: str


class ChooseCaptain(Move, frozen=True, tag="choose_captain"):
    """Take one of the captains left at the frame just reached."""

    captain: str


class ChooseGood(Move, frozen=True, tag="choose_good"):
    """Take one of the goods left at the frame just reached."""

    good: str


class Redeem(Move, frozen=True, tag="redeem"):
    """Redeem a fulfilled goal card. From the second in a round on, two goods of any kind are paid first."""

    card: str
    payment: list[str] | None = None


class EndGoals(Move, frozen=True, tag="end_goals"):
    """End the goal turn."""


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
