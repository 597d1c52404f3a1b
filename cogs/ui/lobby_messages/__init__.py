"""Messages before a game: the lobby, its people, the list of open tables, seasons."""
