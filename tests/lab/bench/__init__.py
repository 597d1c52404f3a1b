"""The benchmark: `python -m tests.lab.bench [--quick] [--json] [--only SECTION]`.

All figures come from one run on one machine. On a shared machine a figure alone says little: it stands beside
a bare one of the same run (a ping, a blank picture, a bare fsync), with the ratio of both. Computing is
measured in processor time, which does not pass while other programs run.
"""
