"""A lock that can also be entered without waiting, which costs no task: most moves find their table free."""

import asyncio
from collections import deque


class Turnstile:
    """Lets one in at a time, in the order in which they came."""

    def __init__(self) -> None:
        """Nobody is inside."""
        self._is_taken = False
        self._queue: deque[asyncio.Future[None]] = deque()

    def is_free(self) -> bool:
        """Whether nobody is inside; then nobody waits either."""
        return not self._is_taken

    def enter(self) -> None:
        """Go in at once; it must be free."""
        self._is_taken = True

    def leave(self) -> None:
        """Let the next one in."""
        while self._queue:
            turn = self._queue.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._is_taken = False

    async def __aenter__(self) -> None:
        if self.is_free():
            self.enter()
            return
        turn = asyncio.get_running_loop().create_future()
        self._queue.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was our turn already
                self.leave()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.leave()
