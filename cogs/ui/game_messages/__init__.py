"""Messages of a game that runs: the board, whose turn it is, hands, votes, notices."""
