"""What people may know of a game, read and look up; and what they should confirm first."""
