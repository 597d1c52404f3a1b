"""The sky: tiles, the cells they lie on, and the paths they make."""
