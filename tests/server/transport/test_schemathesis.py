"""Valid and invalid requests generated from the OpenAPI document: responses conform to it, and none is a 500."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import missing_required_header, positive_data_acceptance

from kasimir.core import registry
from kasimir.server.transport.openapi import openapi
from tests.server.players import open_for_two, play_out
from tests.server.servers import Process
from tools.codegen.pages import endpoints

NOT_PROMISED = [
    positive_data_acceptance,  # some things are wrong by the rules of a game, which no schema can say
    missing_required_header,  # it wants 401; who has no key to a table gets the same 403 as who has a wrong one
]
EXAMPLES = 40
"""For each thing that can be asked for."""
schema = schemathesis.openapi.from_dict(openapi(endpoints()))
# What breaks the schema may be too long as well, and that is found first.
schema.config.checks.negative_data_rejection.expected_statuses.append("413")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server in a process of its own."""
    made = Process(tmp_path_factory.mktemp("server"))
    made.start()
    try:
        asyncio.run(made.ready())
        yield made
    finally:
        made.stop()


@pytest.fixture(scope="module")
def table(server: Process) -> str:
    """A table where a match is over, so that there is something to find by every path."""

    async def play() -> str:
        tickets = await open_for_two(server.url, "discs")
        await play_out(server.url, tickets)
        return tickets[0].table

    return asyncio.run(play())


@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_answers_are_as_described(case: schemathesis.Case[Any], server: Process, table: str) -> None:
    case.call_and_validate(base_url=server.url, excluded_checks=NOT_PROMISED)
    found = existing(case, table)
    if found:
        case.path_parameters = found
        case.call_and_validate(base_url=server.url, excluded_checks=NOT_PROMISED)


def existing(case: schemathesis.Case[Any], table: str) -> dict[str, Any]:
    """The same request about something that there is; none for streams, whose end nobody could wait for."""
    game = registry.names()[0]
    known: dict[str, Any] = {"table": table, "match": 1, "game": game, "edition": registry.load(game).editions()[0]}
    is_stream = case.path.endswith("/events")
    return {} if is_stream else {name: known[name] for name in case.path_parameters or {}}
