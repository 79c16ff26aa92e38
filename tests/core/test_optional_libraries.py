"""Missing libraries: the message names the command that installs them into this environment."""

import subprocess
import sys
from pathlib import Path

import pytest

from kasimir.core import optional_libraries
from kasimir.core.optional_libraries import install_command


def test_a_checkout_is_set_up_by_its_own_program() -> None:
    assert install_command("ray") == "python3 run.py setup test"


def test_an_installed_package_names_its_own_python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(optional_libraries, "CHECKOUT", tmp_path)
    assert install_command("ray") == f'{sys.executable} -m pip install "kasimir[ray]"'


@pytest.mark.parametrize(
    ("module", "library"), [("pettingzoo", "pettingzoo"), ("vector", "gymnasium"), ("openspiel", "pyspiel")]
)
def test_an_environment_without_its_library_says_how_to_install_it(module: str, library: str) -> None:
    program = f"import sys; sys.modules[{library!r}] = None; import kasimir.envs.{module}"
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert found.returncode == 1
    assert found.stderr.endswith(f"\nInstall it with: {install_command('envs')}\n")
