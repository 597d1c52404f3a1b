"""A game in progress: seats, log, undo, replay, records; and looking back at it."""
