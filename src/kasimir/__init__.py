"""Kasimir: five cat-and-mouse board games."""

__version__ = "0.1.0"
