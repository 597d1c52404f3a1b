"""The painted sea: coasts, terrain, routes."""
