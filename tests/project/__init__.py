"""The project as a whole: style, layers, the entry point, the wheel, the container."""
