"""Experiments: mass simulation, arena, balance measurements, tuning of editions, luck analysis."""
