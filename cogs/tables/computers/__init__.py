"""Computer players at a table: they move, think in processes of their own, and give hints."""
