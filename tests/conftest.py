"""For all tests: the Hypothesis profile, the language, and the cache of compiled rules."""

import os

import pytest
from hypothesis import settings

# Fixed examples, so that a red run is red for everybody; `HYPOTHESIS_PROFILE=slow` goes looking for new ones.
settings.register_profile("quick", derandomize=True, deadline=None, max_examples=60)
settings.register_profile("slow", derandomize=False, deadline=None, max_examples=3000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))


# Tests read what is said, whatever language their user speaks.
os.environ["KASIMIR_LANGUAGE"] = "en"


def pytest_configure(config: pytest.Config) -> None:
    """Keep what tests compile beside pytest's own cache, not among the user's files."""
    if getattr(config, "cache", None) is not None:
        os.environ.setdefault("KASIMIR_CACHE", str(config.cache.mkdir("compiled")))


@pytest.fixture(scope="session", autouse=True)
def own_data_folder(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Neither leave receipts and tables among the user's files, nor find any there."""
    os.environ["XDG_DATA_HOME"] = str(tmp_path_factory.mktemp("data"))


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"
