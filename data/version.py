"""The version of Portolan. It stands here and nowhere else: the build, `--version` and `/help` read it."""

VERSION = "0.2.0"
