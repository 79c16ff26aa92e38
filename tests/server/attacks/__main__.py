"""One attack on a server, by one address: `python -m tests.server.attacks NAME [--seconds N] [--url URL]`.

Prints the observed HTTP statuses and WebSocket close codes as JSON.
"""

import argparse
import asyncio
import json
import resource
from importlib import import_module

from tests.server.attacks.harness import ATTACKS
from tests.server.attacks.wire import Target


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.server.attacks", description=__doc__)
    parser.add_argument("name", choices=ATTACKS)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--url", default="http://127.0.0.1:8080")
    parser.add_argument("--source", default="127.0.0.66", help="the address to come from")
    asked = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    target = Target(asked.url, asked.source)
    attack = import_module(f"tests.server.attacks.{asked.name}").attack
    asyncio.run(attack(target, asked.seconds))
    print(json.dumps(target.seen))


if __name__ == "__main__":
    main()
