"""Seasons: leagues and knock-outs on a server."""
