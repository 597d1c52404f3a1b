"""One move being made, and the small effects that several moves share."""

from __future__ import annotations

from engines.contract.core import Say, Seat, Who
from engines.games.age_of_discovery.board import Board
from engines.games.age_of_discovery.figures import Figures
from engines.games.age_of_discovery.names import contract_name, joker_name, ship_name
from engines.games.age_of_discovery.state import Deed, Player, Running, State
from engines.kit.board import PlayOf


class Play(PlayOf[Figures, State, Player], Board):
    # names

    def ship_name(self, ship: str) -> Say:
        return ship_name(self.figures, ship)

    def contract_name(self, contract: str) -> Say:
        return contract_name(self.figures, contract)

    # the turn

    def use(self, action: str, *, stays_open: bool = False) -> None:
        """Use up an action by a step of it; every other action is closed (§5.4)."""
        if action not in self.state.actions:
            self.state.actions.append(action)
        self.state.open_action = action if stays_open else None

    def note(self, deed: Deed) -> None:
        """Remember what was done in this turn, to be highlighted."""
        self.state.deeds.append(deed)

    # ships

    def reveal_joker(self, seat: Seat) -> None:
        """Show a joker's colours to everybody, for good, when it is used for the first time."""
        joker = self.player(seat).joker
        if not joker.revealed:
            joker.revealed = True
            self.tell("joker-revealed", final=True, who=Who(seat), joker=joker_name(self.joker_colours(seat)))

    def release(self, seat: Seat, running: Running) -> None:
        """Return the ships of a running contract to their owner; the contract leaves the game."""
        player = self.player(seat)
        player.running.remove(running)
        player.free = self.sorted_ships([*player.free, *running.ships])
        if running.joker_volume is not None:
            player.joker.contract = ""
        self.state.contracts_gone.append(running.contract)
