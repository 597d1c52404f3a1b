"""The pictures of messages, and where they are drawn."""
