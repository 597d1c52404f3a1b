"""Goods: how they are counted, paid and carried."""
