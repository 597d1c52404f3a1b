"""The computer players of version 0.1.0, as they were: yardsticks that never change.

Each has `suggest`; its numbers are in data/computer/0.1.0. Nobody plays against them but the ladder and the
tests. Today's players are in `engines/games/<game>/computer`.
"""
