"""How the computer player gets the spices that a conquest still lacks: from tokens first, then from cards."""

from __future__ import annotations

from collections.abc import Mapping

from engines.contract.core import Move
from engines.games.efemeris.figures import SPICES, Figures, Purse
from engines.games.efemeris.moves import PlayCrew, UseBonus

SOLD_FIRST = (
    "boatswain",
    "surgeon",
    "helmsman",
    "shipwright",
    "banker",
    "governor",
    "courtesan",
    "first_officer",
)
"""What Avilés sells, the most dispensable first; never a Gunner."""


class Payment:
    """What a conquest lacks, and what there is to get it with. `spare`: spices the conquest does not need;
    `room`: how many more can be held."""

    def __init__(
        self,
        figures: Figures,
        lacks: Purse,
        spare: Purse,
        room: Purse,
        *,
        cargo: int,
        plays: int,
        hand: Mapping[str, int],
        captain: str,
        governor: bool,
    ) -> None:
        self.effects, self.abilities = figures.effects, figures.abilities
        self.lacks, self.spare, self.room = list(lacks), list(spare), list(room)
        self.cargo, self.plays = cargo, plays
        self.hand = dict(hand)
        self.sells = captain == "aviles"
        self.governor = governor
        """Whether the galleon stands on the planet, so that a Governor helps."""

    def moves(self) -> list[Move] | None:
        """What to use, in this order; None if it is not enough."""
        found: list[Move] = []
        while any(self.lacks):
            move = self._courtesan(2) or self._cargo() or self._governor() or self._courtesan(1)
            move = move or self._banker() or self._sale()
            if move is None:
                return None
            found.append(move)
        return found

    def _lacking(self) -> int:
        """The spice that is lacking; vanilla first, which is rarer."""
        return 1 if self.lacks[1] else 0

    def _got(self, spice: int, amount: int) -> None:
        """Take as much as there is room for."""
        amount = min(amount, self.room[spice])
        self.room[spice] -= amount
        self.spare[spice] += max(0, amount - self.lacks[spice])
        self.lacks[spice] = max(0, self.lacks[spice] - amount)

    def _play(self, card: str) -> bool:
        """Take a card from the hand, if one may be played."""
        if not self.plays or not self.hand.get(card):
            return False
        self.plays -= 1
        self.hand[card] -= 1
        return True

    def _cargo(self) -> Move | None:
        spice = self._lacking()
        if not self.cargo or not self.room[spice]:
            return None
        self.cargo -= 1
        self._got(spice, self.effects.new_cargo)
        return UseBonus(token="new_cargo", spice=SPICES[spice])

    def _courtesan(self, least: int) -> Move | None:
        if self.lacks[1] < least or not self.room[1] or not self._play("courtesan"):
            return None
        self._got(1, self.effects.courtesan)
        return PlayCrew(card="courtesan")

    def _governor(self) -> Move | None:
        if not self.governor or not self._play("governor"):
            return None
        spice = self._lacking()
        self.lacks[spice] = max(0, self.lacks[spice] - self.effects.governor)
        return PlayCrew(card="governor")

    def _banker(self) -> Move | None:
        spice = self._lacking()
        if not self.spare[1 - spice] or not self.room[spice] or not self._play("banker"):
            return None
        self.spare[1 - spice] -= 1
        self.room[1 - spice] += 1
        self._got(spice, 1)
        return PlayCrew(card="banker", spice=SPICES[1 - spice])

    def _sale(self) -> Move | None:
        """Avilés: a First Officer and another card."""
        if not self.sells or not self.plays or not any(self.room) or not self.hand.get("first_officer"):
            return None
        self.hand["first_officer"] -= 1
        sold = next((card for card in SOLD_FIRST if self.hand.get(card)), None)
        if sold is None:
            self.hand["first_officer"] += 1
            return None
        self.plays -= 1
        self.hand[sold] -= 1
        for spice, amount in enumerate(self.abilities.aviles):
            self._got(spice, amount)
        return PlayCrew(card="first_officer", sell=sold)
