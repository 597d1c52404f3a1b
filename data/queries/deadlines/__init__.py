"""What waits for a moment: clocks, votes, and what the periodic jobs ask for."""
