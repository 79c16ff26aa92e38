"""The port on which a server listens."""

import pytest

from kasimir.server import app
from kasimir.server.settings import Settings

pytestmark = pytest.mark.anyio


async def test_of_two_servers_one_finds_the_port_taken() -> None:
    with app.listen(Settings(port=0)) as first:
        port = first.getsockname()[1]
        with pytest.raises(OSError, match="in use"):
            app.listen(Settings(port=port))
        with app.listen(Settings(port=port), any_port=True) as second:
            assert second.getsockname()[1] != port
