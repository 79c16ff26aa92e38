"""Queued messages are sent together, in order."""

import logging

import pytest

from kasimir.server.session.send_queue import SendQueue
from tests.waiting import let_tasks_run

pytestmark = pytest.mark.anyio


async def test_messages_leave_together_and_in_order() -> None:
    outbox, sent = SendQueue(), list[bytes]()
    for message in (b"one", b"two"):
        outbox.put(sent.append, message)
    assert sent == []
    await let_tasks_run()
    assert sent == [b"one", b"two"]
    outbox.put(sent.append, b"three")
    await let_tasks_run()
    assert sent == [b"one", b"two", b"three"]


async def test_nothing_is_sent_twice_when_somebody_cannot_wait() -> None:
    outbox, sent = SendQueue(), list[bytes]()
    outbox.put(sent.append, b"goodbye")
    outbox.flush()
    assert sent == [b"goodbye"]
    await let_tasks_run()
    assert sent == [b"goodbye"]


async def test_one_that_cannot_be_sent_keeps_no_other_back(caplog: pytest.LogCaptureFixture) -> None:
    outbox, sent = SendQueue(), list[bytes]()

    def fail(_: bytes) -> None:
        raise ConnectionResetError

    outbox.put(fail, b"lost")
    outbox.put(sent.append, b"there")
    with caplog.at_level(logging.CRITICAL, "kasimir.server"):
        await let_tasks_run()
    assert sent == [b"there"]
