"""The OpenAPI document: complete, consistent, and in agreement with a running server."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from kasimir.server import app
from kasimir.server.settings import Settings
from kasimir.server.transport.openapi import openapi
from tests.waiting import until
from tools.codegen.pages import endpoints

DOCUMENT = openapi(endpoints())
KINDS = {"string": str, "integer": int, "boolean": bool, "array": list, "object": dict, "null": type(None)}


def test_every_request_is_described() -> None:
    for item in endpoints():
        described = DOCUMENT["paths"][re.sub(r":\w+}", "}", item.path)][item.method.lower()]
        assert ("requestBody" in described) == (item.body is not None)
        assert ("security" in described) == item.needs_token
        wanted = {*re.findall(r"{(\w+)", item.path), *filter(None, [item.header, item.query])}
        assert {found["name"] for found in described.get("parameters", [])} == wanted
        assert all("content" in found for status, found in described["responses"].items() if status != "204")
    assert sum(len(methods) for methods in DOCUMENT["paths"].values()) == len(endpoints())


def test_names_of_requests_are_unique() -> None:
    names = [described["operationId"] for methods in DOCUMENT["paths"].values() for described in methods.values()]
    assert len(set(names)) == len(names)


def references(part: Any) -> Iterator[str]:
    """Every reference in a part of the document."""
    if isinstance(part, dict):
        if "$ref" in part:
            yield part["$ref"]
        for inner in part.values():
            yield from references(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from references(inner)


def resolve(reference: str) -> Any:
    """What a reference leads to."""
    found: Any = DOCUMENT
    for word in reference.removeprefix("#/").split("/"):
        found = found[word]
    return found


def test_every_reference_leads_somewhere() -> None:
    found = set(references(DOCUMENT))
    assert len(found) > 10
    for reference in found:
        assert resolve(reference)["type"] == "object"


def fits(value: Any, schema: Any) -> bool:
    """Whether a value is as a schema says, as far as the words go that our schemas use."""
    if "$ref" in schema:
        return fits(value, resolve(schema["$ref"]))
    if "anyOf" in schema:
        return any(fits(value, inner) for inner in schema["anyOf"])
    if "enum" in schema:
        return value in schema["enum"]
    kind = schema.get("type")
    if kind == "number":
        return isinstance(value, int | float)
    if kind and not isinstance(value, KINDS[kind]):
        return False
    if kind == "array":
        return all(fits(item, schema.get("items", {})) for item in value)
    return fits_object(value, schema) if "properties" in schema else True


def fits_object(value: dict[str, Any], schema: Any) -> bool:
    """Whether all that must be there is there, and nothing else."""
    known = schema["properties"]
    return set(schema["required"]) <= set(value) <= set(known) and all(fits(value[key], known[key]) for key in value)


@asynccontextmanager
async def running(folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    """A server, and somebody who asks it."""
    services = app.build(Settings(port=0, database_file=str(folder / "tables.sqlite")))
    with app.listen(services.settings) as listener:
        server = app.make_server(services)
        task = asyncio.create_task(server.serve(sockets=[listener]))
        await until(lambda: server.started)
        url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        async with httpx.AsyncClient(base_url=url, trust_env=False) as client:
            yield client
        server.should_exit = True
        await task


def schema_of(method: str, path: str, status: str) -> Any:
    """What the document says of an answer."""
    return DOCUMENT["paths"][path][method]["responses"][status]["content"]["application/json"]["schema"]


@pytest.mark.anyio
async def test_answers_are_as_described(tmp_path: Path) -> None:
    wanted = {"game": "towers", "seats": [{"who": "me", "name": "Anna"}, {"who": "open"}], "house": {"listed": True}}
    async with running(tmp_path) as client:
        assert (await client.get("/api/openapi.json")).json() == DOCUMENT
        assert fits((await client.get("/api/games")).json(), schema_of("get", "/api/games", "200"))
        ticket = (await client.post("/api/tables", json=wanted)).json()
        assert fits(ticket, schema_of("post", "/api/tables", "201"))
        listed = (await client.get("/api/tables")).json()
        assert len(listed) == 1
        assert fits(listed, schema_of("get", "/api/tables", "200"))
        path = f"/api/tables/{ticket['table']}"
        joined = (await client.post(f"{path}/join", json={"name": "Ben"})).json()
        assert fits(joined, schema_of("post", "/api/tables/{table}/join", "201"))
        seen = (await client.get(path)).json()
        assert seen["now"]["play"]
        assert fits(seen, schema_of("get", "/api/tables/{table}", "200"))
        assert not fits({**seen, "more": 1}, schema_of("get", "/api/tables/{table}", "200"))
        for kind in ("qr", "events"):
            async with client.stream("GET", f"{path}/{kind}") as answer:
                described = DOCUMENT["paths"][f"/api/tables/{{table}}/{kind}"]["get"]["responses"]["200"]["content"]
                assert list(described) == [answer.headers["content-type"].partition(";")[0]]
        assert fits((await client.get("/healthz")).json(), schema_of("get", "/healthz", "200"))
        refused = await client.delete(path)
        assert refused.status_code == 403
        assert fits(refused.json(), schema_of("delete", "/api/tables/{table}", "default"))
        key = {"authorization": f"Bearer {ticket['token']}"}
        assert (await client.delete(path, headers=key)).status_code == 204
