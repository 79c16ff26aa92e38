"""run.py when it cannot set up: a read-only checkout, no network."""

import errno
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from tests.run_checkout import RUN_PY, make_checkout, make_ready, on_posix, start


@pytest.fixture
def run(tmp_path: Path) -> ModuleType:
    return make_checkout(tmp_path)


@pytest.mark.parametrize("number", [errno.EROFS, errno.EACCES, errno.EPERM])
@pytest.mark.parametrize("words", [["play"], ["setup", "test"], ["docs"]])
def test_checkout_that_cannot_be_written_is_one_sentence(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], number: int, words: list[str]
) -> None:
    def refuse(path: Path, *_: object) -> None:
        raise OSError(number, os.strerror(number), str(path))

    monkeypatch.setattr(os, "mkdir", refuse)
    assert run.main(words) == 1
    said = capsys.readouterr().err
    assert said == (
        f"Set-up failed: {run.TOOLS} cannot be written ({os.strerror(number)}); "
        "copy this checkout to a folder of your own, then run the same command there.\n"
    )


def test_full_disk_is_not_taken_for_a_read_only_one(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(path: Path, *_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))

    monkeypatch.setattr(os, "mkdir", refuse)
    assert run.main(["play"]) == 1
    assert "copy this checkout" not in capsys.readouterr().err


READ_ONLY = 'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && exec "$@"'
UNSHARE = ["unshare", "--map-root-user", "--mount", "sh", "-c", READ_ONLY]


def can_mount(folder: Path) -> bool:
    """Whether this system lets us make a folder read-only, for one process."""
    return bool(shutil.which("unshare")) and subprocess.run([*UNSHARE, folder, "true"], check=False).returncode == 0


@on_posix
def test_read_only_checkout_is_one_sentence(run: ModuleType) -> None:
    if not can_mount(run.ROOT):
        pytest.skip("this system does not allow read-only mounts")
    command = [*UNSHARE, run.ROOT, sys.executable, run.ROOT / "run.py", "play"]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 1
    assert result.stderr.startswith(f"Set-up failed: {run.TOOLS} cannot be written (")
    assert result.stderr.count("\n") == 1


@on_posix
def test_read_only_checkout_that_is_set_up_plays(run: ModuleType) -> None:
    if not can_mount(run.ROOT):
        pytest.skip("this system does not allow read-only mounts")
    make_ready(run, "run", script="echo played")
    command = [*UNSHARE, run.ROOT, sys.executable, run.ROOT / "run.py", "play"]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (result.stdout, result.stderr) == ("played\n", "")


OFFLINE = "check the network connection, then run the same command again (details in .tools/setup.log).\n"


@pytest.fixture
def refusing_address() -> Iterator[str]:
    """The address of a package index that refuses every connection."""
    with socket.socket() as reserved:  # bound, so that nobody else gets the port, and not listening
        reserved.bind(("127.0.0.1", 0))
        yield f"http://127.0.0.1:{reserved.getsockname()[1]}/simple"


def test_first_start_offline_is_one_sentence(run: ModuleType, refusing_address: str) -> None:
    shutil.copy(RUN_PY.parent / "requirements" / "uv.txt", run.ROOT / "requirements")
    options = {
        "PIP_INDEX_URL": refusing_address,
        "PIP_RETRIES": "1",
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_FIND_LINKS": "",
    }
    result = start(run, "play", **options)
    assert (result.returncode, result.stdout) == (1, "")
    *steps, last = result.stderr.splitlines(keepends=True)
    assert all(line.endswith(" ...\n") for line in steps)
    assert last == f"Set-up failed: no package server could be reached while fetching uv; {OFFLINE}"
    assert "connection" in (run.TOOLS / "setup.log").read_text(encoding="utf-8")
    assert not run.STAMP.exists()


@pytest.mark.parametrize(
    "said",
    [
        "error: Failed to fetch: `x`\n  cause: error sending request for url (x)\n  cause: tcp connect error",
        "cause: failed to lookup address information: Temporary failure in name resolution",
        "npm error code ENOTFOUND\nnpm error syscall getaddrinfo",
        "npm error errno ECONNREFUSED\nThe browser client could not be built: npm-cli.js ci ended with status 1.",
        "E: Failed to fetch x  Temporary failure resolving 'x'",
    ],
)
def test_step_without_a_network_is_one_sentence(run: ModuleType, said: str) -> None:
    with pytest.raises(run.SetupError) as failure:
        run.step("installing Kasimir", [sys.executable, "-c", f"import sys; sys.exit({said!r})"])
    assert f"{failure.value}\n" == f"no package server could be reached while installing Kasimir; {OFFLINE}"
    assert said in (run.TOOLS / "setup.log").read_text(encoding="utf-8")
