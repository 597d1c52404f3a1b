"""What a change at a table brings about: what is different for whom, letters about it, the log."""
