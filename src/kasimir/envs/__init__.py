"""The games as others' research tools know games: PettingZoo, Gymnasium's vector environments, OpenSpiel.

Each module needs its own libraries, which come with `pip install kasimir[envs]`; none is imported here.
"""
