"""Solved games: all reachable positions, their exact values, and perfect play."""
