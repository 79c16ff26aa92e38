"""The OpenAPI document of the HTTP API, generated from the endpoints and the protocol's definitions."""

import re
from collections.abc import Sequence
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kasimir import __version__
from kasimir.protocol.http import Fault
from kasimir.server.transport.endpoints import JSON, Endpoint, answer

PATH = "/api/openapi.json"
PATH_TYPES = {"edition": "string", "table": "string", "game": "string", "match": "integer"}
REFERENCE = "#/components/schemas/{name}"


def openapi_route(endpoints: Sequence[Endpoint]) -> Route:
    """The route of the document."""
    document = openapi(endpoints)

    async def show(_: Request) -> Response:
        return answer(document)

    return Route(PATH, show, methods=["GET"])


def openapi(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """The whole document."""
    kinds = [kind for item in endpoints for kind in (item.body, item.answer) if kind is not None]
    schemas, components = msgspec.json.schema_components([*kinds, Fault], ref_template=REFERENCE)
    named = dict(zip(map(str, kinds), schemas, strict=False))
    paths: dict[str, Any] = {}
    for item in endpoints:
        paths.setdefault(item.path, {})[item.method.lower()] = operation(item, named, schemas[-1])
    return {
        "openapi": "3.1.0",
        "info": {"title": "Kasimir", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
        },
    }


def operation(item: Endpoint, schemas: dict[str, Any], fault: Any) -> dict[str, Any]:
    """The description of one endpoint."""
    statuses = item.statuses or ({"POST": "201", "DELETE": "204"}.get(item.method, "200"),)
    found: dict[str, Any] = {"description": item.text}
    if item.answer is not None:
        found["content"] = {item.kind.partition(";")[0]: {"schema": schemas[str(item.answer)]}}
    refused = {"description": Fault.__doc__, "content": {JSON: {"schema": fault}}}
    described: dict[str, Any] = {
        "summary": item.text,
        "operationId": item.handle.__name__,
        "responses": dict.fromkeys(statuses, found) | {"default": refused},
    }
    if asked := parameters(item):
        described["parameters"] = asked
    if item.body is not None:
        described["requestBody"] = {"required": True, "content": {JSON: {"schema": schemas[str(item.body)]}}}
    if item.needs_token:
        described["security"] = [{"key": []}]
    return described


def parameters(item: Endpoint) -> list[dict[str, Any]]:
    """Path parameters, headers and query parameters of an endpoint."""
    found: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": PATH_TYPES[name]}}
        for name in re.findall(r"{(\w+)}", item.path)
    ]
    for place, name in (("header", item.header), ("query", item.query)):
        if name:
            found.append({"name": name, "in": place, "required": False, "schema": {"type": "string"}})
    return found
