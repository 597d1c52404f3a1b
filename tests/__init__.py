"""The tests.

They start dozens of processes of our programs. Whatever the environment says, these shall read what one of
them has compiled, instead of compiling everything anew.
"""

import os
import sys

os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False
