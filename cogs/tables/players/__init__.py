"""Who plays, pure: computer characters, clocks, who is there, who has left, how much one person may do."""
