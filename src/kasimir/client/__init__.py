"""A small client of the match server, for programs.

`asyncio.run(kasimir.client.join(url, bot, name))` lets a bot, built-in or your own, take a seat and play.
"""

from kasimir.client.player import join

__all__ = ["join"]
