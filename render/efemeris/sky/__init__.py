"""The sky on a picture: its tiles, what stands on them, and parts of it, large."""
