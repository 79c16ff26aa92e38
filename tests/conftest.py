"""For all tests: the Hypothesis profile, the language, and the cache of compiled rules."""

import os

import pytest
from hypothesis import settings

# Fixed examples, so that failures are reproducible; `HYPOTHESIS_PROFILE=slow` searches for new ones.
settings.register_profile("quick", derandomize=True, deadline=None, max_examples=60)
settings.register_profile("slow", derandomize=False, deadline=None, max_examples=3000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))


# Tests compare English messages, whatever the user's language.
os.environ["KASIMIR_LANGUAGE"] = "en"


def pytest_configure(config: pytest.Config) -> None:
    """Put the cache of compiled code next to pytest's own cache, not into the user's folder."""
    if getattr(config, "cache", None) is not None:
        os.environ.setdefault("KASIMIR_CACHE", str(config.cache.mkdir("compiled")))


@pytest.fixture(scope="session", autouse=True)
def own_data_folder(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Use an empty data folder, so that tests neither write to the user's folder nor read from it."""
    os.environ["XDG_DATA_HOME"] = str(tmp_path_factory.mktemp("data"))


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"
