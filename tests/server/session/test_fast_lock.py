"""The lock: one holder at a time, in order, and a cancelled waiter does not block others."""

import asyncio
import random

import pytest

from kasimir.server.session.fast_lock import FastLock
from tests.waiting import let_tasks_run

pytestmark = pytest.mark.anyio


async def test_one_at_a_time_and_in_order() -> None:
    turnstile, inside, order = FastLock(), 0, []

    async def go_in(number: int) -> None:
        nonlocal inside
        async with turnstile:
            assert not turnstile.is_free()
            inside += 1
            assert inside == 1
            await let_tasks_run()
            order.append(number)
            inside -= 1

    turnstile.enter()
    crowd = [asyncio.create_task(go_in(number)) for number in range(20)]
    await let_tasks_run()
    assert order == []
    turnstile.leave()
    await asyncio.gather(*crowd)
    assert order == list(range(20))
    assert turnstile.is_free()


@pytest.mark.parametrize("seed", range(30))
async def test_whoever_gives_up_keeps_nobody_out(seed: int) -> None:
    turnstile, chance, through = FastLock(), random.Random(seed), []

    async def go_in(number: int) -> None:
        async with turnstile:
            await let_tasks_run()
            through.append(number)

    crowd = [asyncio.create_task(go_in(number)) for number in range(12)]
    cancelled = set()
    for _ in range(12):
        await let_tasks_run()
        task = chance.randrange(12)
        if chance.random() < 0.5 and crowd[task].cancel():
            cancelled.add(task)
    await asyncio.gather(*crowd, return_exceptions=True)
    assert set(range(12)) - cancelled <= set(through)
    assert turnstile.is_free()
