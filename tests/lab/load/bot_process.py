"""The bot's process: bot.py as it is, with a meter."""

from __future__ import annotations

import sys

# As in bot.py, all else is imported where it is used: a process that draws or thinks begins by importing this
# module too, and has no use for Discord.


def main() -> int:
    import bot
    from cogs.runtime.client import Portolan
    from cogs.runtime.pace import Pace
    from cogs.tables.people.limits import PER_MINUTE, Action
    from tests.lab.load.meter import Meter

    defaults = Portolan.__init__.__kwdefaults__
    assert defaults is not None
    defaults["pace"] = Pace(per_minute={**PER_MINUTE, Action.SECRET: 1000})  # that is not measured
    Meter(sys.stdout.buffer).install()
    return bot.main([])


if __name__ == "__main__":
    sys.exit(main())
