"""The sea: its fields, the islands on it, and the gaps between them."""
