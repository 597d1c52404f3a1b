"""The benchmark: `python -m tests.bench [--quick] [--json] [--only SECTION]`.

All figures come from one run on one machine. Where the machine is shared, a figure alone says little: so it
stands beside a bare one of the same run (a ping, a blank picture, a bare fsync), with the ratio of both, and
computing is timed by the processor's clock, which does not run while others have the processor.
"""
