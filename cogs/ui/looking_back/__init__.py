"""Messages after a game or about its past: standings, log, replay, review, verification."""
