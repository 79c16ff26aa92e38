"""Programs at the table: a small client of the match server.

`asyncio.run(kasimir.client.join(url, bot, name))` lets a bot, ours or your own, take a seat and play.
"""

from kasimir.client.player import join

__all__ = ["join"]
