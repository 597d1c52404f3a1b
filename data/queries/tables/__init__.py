"""Tables from their lobby to their end: seats, moves, the log; and the seasons that tables are played in."""
