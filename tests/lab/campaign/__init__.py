"""A campaign: `python -m tests.lab.campaign --kills N [--store sqlite|postgres] [--processes N] [--seed S]`.

People play all games on the loopback Discord of this process, with the real bot (bot.py, unmodified
discord.py) in one or more processes of its own. These are killed with SIGKILL again and again, at random
instants and at the worst ones (between a commit and what follows, between a message and its mark). Meanwhile
connections break, presses arrive twice, and Discord answers late, not at all, with 429 or with 5xx, also
after having done what was asked.

After every round of kills the bots get time to send what is due. Then everything is compared: what was taken
for made and what is in the logs, what people see and what they should see, who was shown what. Exit code 1 if
anything was wrong. docs/SCALING.md says what was found. Linux only.
"""
