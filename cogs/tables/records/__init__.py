"""What is kept of finished games and of people, and forgetting it: results, ratings, habits, files."""
