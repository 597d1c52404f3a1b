"""How messages are sent, edited and found again, and how many a second."""
