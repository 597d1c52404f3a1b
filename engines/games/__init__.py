"""The games: a package each. What they share is in `engines.kit`."""
