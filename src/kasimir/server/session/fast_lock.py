"""A lock that can be acquired without a task if it is free, as for most moves."""

import asyncio
from collections import deque


class FastLock:
    """A FIFO mutex."""

    def __init__(self) -> None:
        self._is_taken = False
        self._queue: deque[asyncio.Future[None]] = deque()

    def is_free(self) -> bool:
        """Whether nobody holds the lock; then nobody waits for it either."""
        return not self._is_taken

    def enter(self) -> None:
        """Acquire the lock; it must be free."""
        self._is_taken = True

    def leave(self) -> None:
        """Release the lock to the next waiter."""
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
            if not turn.cancelled():  # we were woken before the cancellation: pass it on
                self.leave()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.leave()
