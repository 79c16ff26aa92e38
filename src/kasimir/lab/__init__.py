"""Measuring the games: mass simulation."""
