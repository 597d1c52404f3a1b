"""What a change brings about: what has changed for whom, letters, the log."""
