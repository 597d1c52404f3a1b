"""Computer players of every game: who they are, how they think ahead, hints, reviews."""
