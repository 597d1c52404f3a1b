"""A load run: `python -m tests.lab.load --tables N --active M --clients C --seconds S [--json]` (on Linux).

The real bot, started by bot.py in a process of its own, plays on the loopback Discord of this process. C
people press the buttons and menus of its panels as fast as they are answered. N tables of all games are in
the database; M of them are played. docs/LOAD.md explains the figures and has today's.
"""
