"""What is written for people is true: docs, papers, pages, pictures."""
