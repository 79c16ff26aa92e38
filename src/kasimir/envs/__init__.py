"""Environments for research libraries: PettingZoo, Gymnasium vector environments, OpenSpiel.

Each module needs its own libraries, which `pip install kasimir[envs]` installs; none is imported here.
"""
