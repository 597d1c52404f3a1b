"""What is left of games: results and ratings, uploaded records, reviews."""
