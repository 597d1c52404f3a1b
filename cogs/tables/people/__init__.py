"""Who plays, pure: clocks, who is there or has left, limits, the characters of computer players."""
