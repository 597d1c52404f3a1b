"""The pictures that help with a question."""
