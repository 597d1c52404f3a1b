"""The running bot: puts all parts together, routes clicks, and runs on Discord."""
