"""The moves of people: what a click means, whether it is still current, what it does."""
