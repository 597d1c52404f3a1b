"""One campaign: people play, bots are killed, and after every round everything is compared."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from cogs.delivery.sending.held_back import HELD_BACK
from cogs.local_table.bot_side.sessions import GatewayLimits
from cogs.local_table.server import LoopbackDiscord
from data.models import Status
from tests.lab.campaign.bot_log import errors
from tests.lab.campaign.bots import Bot, Bots
from tests.lab.campaign.check_letters import check_letters, check_nonces, check_repeated
from tests.lab.campaign.check_moves import History, check_moves, check_record
from tests.lab.campaign.check_secrets import check_secrets
from tests.lab.campaign.ledger import Ledger, Unsent
from tests.lab.campaign.people import People
from tests.lab.campaign.report import Findings, sections
from tests.lab.campaign.seen import Seen, Shown
from tests.lab.campaign.telling import Claimed, Intended, Told
from tests.lab.campaign.trouble import Trouble
from tests.lab.campaign.violations import Violation
from tests.lab.crowd.clicks import Clicks
from tests.lab.report import Section
from tests.support.tasks import cancel_all

PATIENCE_SECONDS = 2.5
"""Then somebody tries something else."""
SETTLE_SECONDS = 90.0
"""Within which everything that is due must have been sent."""
LATER_SECONDS = 15
"""A letter that is due later than this need not be waited for."""
CALM_SECONDS = 1.0
"""Without a move and without anything to send."""
STARTING_SHARE = 0.15
"""Of all kills: while the process is still starting."""
LONGEST_LIFE_SECONDS = 8.0
LOOK_SECONDS = 0.05
ANY_NUMBER = 1 << 30


@dataclass(frozen=True)
class Plan:
    kills: int
    store: str = "sqlite"
    processes: int = 1
    seed: int = 1
    seconds: float = 3600
    least_moves: int = 0
    """Of people: killing goes on until there are so many."""
    places: int = 10
    clickers: int = 16
    kills_a_round: int = 25
    requests_a_life: float = 30
    """That a bot makes before it is killed, on average."""
    cold: bool = False
    signs: bool = True


class Campaign:
    def __init__(self, plan: Plan, folder: Path, url: str | None, tell: Callable[[str], None]) -> None:
        self.plan, self.folder, self.tell = plan, folder, tell
        self.rng = Random(plan.seed)
        self.server = LoopbackDiscord(limits=GatewayLimits(session_starts=ANY_NUMBER))
        self.ledger = Ledger(folder, url)
        self.seen, self.clicks = Seen(self.server), Clicks(self.server, PATIENCE_SECONDS)
        self.people = People(self.server, self.seen, self.clicks, plan.places, self.rng)
        self.trouble = Trouble(self.server, plan.seed)
        self.intended: defaultdict[str, list[Intended]] = defaultdict(list)
        self.claimed: defaultdict[str, list[Claimed]] = defaultdict(list)
        self.found = Findings()
        self.seconds = 0.0
        self._last_told = time.monotonic()
        self._shown: defaultdict[str, list[Shown]] = defaultdict(list)
        self._sorted = 0
        self._log_read = 0
        self._done: set[str] = set()
        """Tables that are over and were looked at since."""
        self.bots = Bots(folder, self._hear, self._complain, cold=plan.cold, signs=plan.signs)

    def _hear(self, told: Told) -> None:
        if isinstance(told, Claimed):
            self.claimed[told.table].append(told)
            return
        self._last_told = time.monotonic()
        self.intended[told.table].append(told)
        self.people.on_intended(told)

    def _complain(self, text: str) -> None:
        self.found.add([Violation("error", "", text)])

    async def run(self) -> None:
        began = time.monotonic()
        await self.server.start()
        try:
            await self.bots.open(self.ledger.settings(self.server, self.plan.processes))
            try:
                await self._rounds(began + self.plan.seconds)
            finally:
                await self.bots.close()
        finally:
            await self.server.stop()
        self.seconds = time.monotonic() - began

    async def _rounds(self, deadline: float) -> None:
        told = 0
        while True:
            wanted = self.bots.kills + self.plan.kills_a_round
            for bot in self.bots.all:
                if bot.pid is None:
                    await self.bots.start(bot)
            if not await self._until_online(self.bots.all):
                self._complain(f"the bot did not come back: {self.bots.last_words()}")
                return
            with self.trouble.going_on():
                async with self._people_playing():
                    killers = [self._kill(bot, wanted, deadline) for bot in self.bots.all]
                    await asyncio.gather(*killers)
            unsent = await self._settle()
            for bot in self.bots.all:
                await self.bots.kill(bot)
            self.bots.listen_now()
            await self._compare(unsent)
            self.found.rounds += 1
            self.tell(self._line())
            for one in self.found.violations[told:]:
                self.tell(str(one))
            told = len(self.found.violations)
            if self._enough() or time.monotonic() >= deadline:
                return

    def _enough(self) -> bool:
        return self.bots.kills >= self.plan.kills and self.claims() >= self.plan.least_moves

    def claims(self) -> int:
        return sum(map(len, self.claimed.values()))

    @asynccontextmanager
    async def _people_playing(self) -> AsyncIterator[None]:
        clickers = [
            asyncio.create_task(self.people.click(Random(self.rng.random())))
            for _ in range(self.plan.clickers)
        ]
        try:
            yield
        finally:
            ended = [one for one in clickers if one.done()]
            await cancel_all(clickers)
            for one in ended:
                one.result()

    # killing

    async def _live(self, bot: Bot) -> None:
        """Let it work for a while, or until it has killed itself: as long as it takes to make some requests,
        on a busy machine as on a quick one, and a moment more."""
        often = 2 if bot.dies is not None else 1
        enough = self.seen.requests.total() + self.rng.expovariate(1 / self.plan.requests_a_life) * often
        deadline = time.monotonic() + LONGEST_LIFE_SECONDS
        while self.seen.requests.total() < enough and time.monotonic() < deadline:
            if bot.ended.is_set():
                return
            await asyncio.sleep(LOOK_SECONDS)
        await asyncio.sleep(self.rng.random() * LOOK_SECONDS * 4)

    async def _until_online(self, bots: list[Bot]) -> bool:
        """Whether they come to Discord within the time that a start may take, or die before."""

        def there(bot: Bot) -> bool:
            sessions = self.server.gateway.sessions.values()
            online = any(one.shard == bot.number and one.socket is not None for one in sessions)
            return online or bot.ended.is_set()

        return await self.bots.wait_until(lambda: all(map(there, bots)))

    async def _kill(self, bot: Bot, wanted: int, deadline: float) -> None:
        """Kill a process and start it again until all of them together were killed often enough."""
        rng = self.rng
        while self.bots.kills < wanted and time.monotonic() < deadline:
            if rng.random() >= STARTING_SHARE:
                await self._until_online([bot])
            await self._live(bot)
            if not bot.ended.is_set():
                await self.bots.kill(bot)
            if self.bots.kills >= wanted:
                break
            if rng.random() < 0.3:
                await asyncio.sleep(rng.uniform(0, 0.7))
            await self.bots.start(bot, self.bots.instant(rng) if rng.random() < 0.5 else None)
        if bot.pid is None or bot.dies is not None:
            await self.bots.kill(bot)
            await self.bots.start(bot)

    # looking

    async def _settle(self) -> list[Unsent]:
        """Wait until everything was sent that is due now or soon; returns the rest."""
        began, soon = time.monotonic(), time.time() + LATER_SECONDS
        while True:
            unsent = await self.ledger.unsent()
            due = [
                letter for letter in unsent if letter.next_try < soon or letter.error not in (None, HELD_BACK)
            ]
            calm = time.monotonic() - max(self._last_told, began) > CALM_SECONDS
            if not due and calm:
                return unsent
            if time.monotonic() - began > SETTLE_SECONDS:
                for letter in due[:5]:
                    late = f"not sent within {SETTLE_SECONDS} s: {letter}"
                    self.found.add([Violation("missing", letter.table, late)])
                return unsent
            await asyncio.sleep(0.2)

    async def _compare(self, unsent: list[Unsent]) -> None:
        self._sort_shown()
        async with self.ledger.opened() as tables:
            for table_id in await self.ledger.tables():
                if table_id in self._done:
                    continue
                room = await tables.load(table_id, whole=True)
                history = History(room, self.intended[table_id])
                shown = self._shown[table_id]
                found = list(check_moves(history, self.claimed[table_id], self.clicks.made, shown))
                found += check_letters(history, self.seen, unsent)
                if room.started:
                    found += [*check_secrets(history, shown), *check_record(room)]
                self.found.add(found)
                if room.row.status in (Status.OVER, Status.ENDED):
                    self._done.add(table_id)
                self.found.tables[table_id] = room.row.status.value, room.row.version
        self.found.add(list(check_repeated(self.seen.shown)))
        self.found.add(list(check_nonces(self.seen.shown, await self.ledger.nonces())))
        self.found.add([Violation("request", "", complaint) for complaint in self.seen.complaints])
        self._read_log()

    def _sort_shown(self) -> None:
        """By table."""
        for one in self.seen.shown[self._sorted :]:
            for table_id in one.tables:
                self._shown[table_id].append(one)
        self._sorted = len(self.seen.shown)

    def _read_log(self) -> None:
        with self.bots.log.open("rb") as file:
            file.seek(self._log_read)
            text = file.read().decode(errors="replace")
            self._log_read = file.tell()
        for line in errors(text)[:5]:
            self.found.add([Violation("error", "", line)])

    # telling

    def _line(self) -> str:
        """How far it has come."""
        found = self.found
        return (
            f"round {found.rounds}: {self.bots.kills} kills, {len(found.tables)} tables, {found.moves} moves,"
            f" {self.clicks.answered} answers, {len(found.violations)} violations"
        )

    def sections(self) -> list[Section]:
        kills = {
            "kills": self.bots.kills,
            "starts": self.bots.starts,
            "sessions resumed": self.server.gateway.record.resumed,
            "rounds": self.found.rounds,
            "seconds": round(self.seconds),
        }
        moves = {
            "in the logs": self.found.moves,
            "taken for made by a person": self.claims(),
            **Counter(f"tables: {status}" for status, _ in self.found.tables.values()),
        }
        people = {
            "answered": self.clicks.answered,
            "not answered": len(self.clicks.unanswered),
            "messages shown or changed": len(self.seen.shown),
            **dict(self.people.did.most_common()),
        }
        requests = {f"answered with {status}": n for status, n in self.seen.requests.most_common()}
        plan = self.plan
        return sections(
            self.found,
            {
                f"Kills (SIGKILL): {plan.store}, {plan.processes} processes, seed {plan.seed}": kills,
                "Moves": moves,
                "People": people,
                "Discord": {**dict(self.trouble.made.most_common()), **requests},
            },
        )


def campaign(plan: Plan, url: str | None, tell: Callable[[str], None], keep: Path | None) -> Campaign:
    """Run one in a folder that is deleted afterwards, unless one is named to `keep`."""

    def run(folder: Path) -> Campaign:
        found = Campaign(plan, folder, url, tell)
        asyncio.run(found.run())
        return found

    if keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
        return run(keep)
    with TemporaryDirectory() as folder:
        return run(Path(folder))
