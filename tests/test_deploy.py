"""The files in deploy/."""

import os
import re
import shlex
import shutil
import subprocess
import sys
import textwrap
import tomllib
from ipaddress import ip_address, ip_network
from pathlib import Path

import pytest
from redis import AuthenticationError, Redis
from redis.backoff import ConstantBackoff
from redis.retry import Retry

import hatch_build
from kasimir.cli import make_parser
from kasimir.server.limits.open_files import needed
from kasimir.server.settings import PREFIX, load_settings
from tests.helpers import ROOT
from tests.server.services import free_port

CONTAINER = (ROOT / "deploy" / "Containerfile").read_text()
COMPOSE = (ROOT / "deploy" / "compose.yaml").read_text()
SERVICE = (ROOT / "deploy" / "kasimir.service").read_text()
HOSTING = (ROOT / "docs" / "hosting.md").read_text()


def copied() -> set[str]:
    """What the container's build takes from the checkout."""
    lines = CONTAINER.splitlines()
    return {word for line in lines if line.startswith("COPY ") and "--from" not in line for word in line.split()[1:-1]}


def test_the_container_is_given_all_that_the_package_is_built_from() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    build = project["tool"]["hatch"]["build"]
    needed = {"pyproject.toml", "README.md", *project["project"]["license-files"]}
    needed |= {build["hooks"]["custom"]["path"], hatch_build.WEB.name}
    needed.add(project["tool"]["hatch"]["metadata"]["hooks"]["custom"]["path"])
    needed |= {path.partition("/")[0] for path in build["targets"]["wheel"]["only-include"]}
    assert needed <= copied()


def test_the_container_is_given_what_there_is() -> None:
    assert all((ROOT / path).exists() for path in copied())


# Settings


def container_settings() -> dict[str, str]:
    """What the container sets, whatever its host says."""
    return dict(re.findall(rf"({PREFIX}\w+)=(\S+)", CONTAINER))


def service_settings() -> dict[str, str]:
    """What the service sets, as systemd reads it."""
    found = re.findall(rf"^Environment=({PREFIX}\w+)=(\S+)$", SERVICE, re.MULTILINE)
    return {name: value.replace("%S", "/var/lib") for name, value in found}


def compose_settings() -> dict[str, str]:
    """What Compose sets, with a host's own values put in."""
    found = re.findall(rf'^ +({PREFIX}\w+): "(.+)"$', COMPOSE, re.MULTILINE)
    return {name: re.sub(r"\$\{\w+:\?\}", "example", value) for name, value in found}


def test_settings_can_be_used() -> None:
    for settings in (container_settings(), service_settings(), container_settings() | compose_settings()):
        assert len(settings) >= 3
        load_settings(None, settings)


def test_nothing_is_set_that_the_documents_do_not_tell() -> None:
    """As much is logged everywhere as the documents say."""
    assert f"{PREFIX}LOG_LEVEL" not in container_settings() | service_settings() | compose_settings()
    assert "would be logged" not in SERVICE


def test_nobody_else_gets_the_address_of_the_proxy() -> None:
    """Whoever has it is believed what he says about who asks."""
    [own] = re.findall(r"ipv4_address: (\S+)", COMPOSE)
    [(subnet, others, gateway)] = re.findall(r"subnet: (\S+), ip_range: (\S+), gateway: ([\d.]+)", COMPOSE)
    assert ip_address(own) in ip_network(subnet)
    assert ip_address(own) not in ip_network(others)
    assert ip_network(others).overlaps(ip_network(subnet))
    assert own != gateway
    assert compose_settings()[f"{PREFIX}TRUSTED_PROXIES"] == own


# Limits


def blocks() -> dict[str, str]:
    """What Compose says of each service, with what several of them share."""
    shared = re.search(r"^x-server: &server\n((?:  .*\n|\n)+)", COMPOSE, re.MULTILINE)
    services = COMPOSE.partition("\nservices:\n")[2].partition("\nnetworks:\n")[0]
    found = re.split(r"^  ([\w-]+):\n", services, flags=re.MULTILINE)
    assert shared
    common = "".join(f"  {line}\n" for line in shared[1].splitlines())
    return {
        name: f"{text}{common if '<<: *server' in text else ''}"
        for name, text in zip(found[1::2], found[2::2], strict=True)
    }


def test_every_service_is_found() -> None:
    """Otherwise the checks of each service would check nothing."""
    assert set(blocks()) == {"server-1", "server-2", "postgres", "redis", "caddy"}


def test_memory_and_tasks_are_limited_everywhere() -> None:
    for name, block in blocks().items():
        assert re.search(r"^    mem_limit: \d+[mg]$", block, re.MULTILINE), name
        assert re.search(r"^    pids_limit: \d+$", block, re.MULTILINE), name
    high, most = (re.search(rf"^Memory{name}=(\d+)G$", SERVICE, re.MULTILINE) for name in ("High", "Max"))
    assert high
    assert most
    assert int(high[1]) < int(most[1])
    assert re.search(r"^TasksMax=\d+$", SERVICE, re.MULTILINE)


def test_a_server_may_have_as_many_connections_as_its_settings_allow() -> None:
    for text, settings in ((SERVICE, service_settings()), (blocks()["server-1"], compose_settings())):
        [limit] = re.findall(r"(?:LimitNOFILE=|nofile: )(\d+)", text)
        assert int(limit) >= needed(load_settings(None, settings))


# Images and passwords


def test_images_are_named_by_full_version_and_by_digest_if_the_host_likes() -> None:
    compose = re.findall(r'^    image: "(docker\.io/\S+)"$', COMPOSE, re.MULTILINE)
    container = re.findall(r"^FROM (docker\.io/\S+)", CONTAINER, re.MULTILINE)
    assert (len(compose), len(container)) == (3, 2)
    for image in (*compose, *container):
        found = re.fullmatch(
            r"docker\.io/library/(\w+):\d+\.\d+(?:\.\d+)?(?:-[a-z-]+)?\$\{(\w+_DIGEST)(?::-)?\}", image
        )
        assert found, image
        assert found[2] == f"{found[1].upper()}_DIGEST"
        assert f"`{found[2]}`" in HOSTING
    assert re.search(r"^ARG PYTHON_DIGEST=$", CONTAINER.partition("FROM")[0], re.MULTILINE)
    assert 'PYTHON_DIGEST: "${PYTHON_DIGEST:-}"' in COMPOSE
    assert set(re.findall(r"^ *image: (.+)$", COMPOSE, re.MULTILINE)) == {
        "kasimir",
        *(f'"{image}"' for image in compose),
    }


def test_passwords_are_nowhere_but_with_the_host() -> None:
    """Whoever has not set one is told so, and starts nothing."""
    for name in ("POSTGRES_PASSWORD", "REDIS_PASSWORD"):
        assert set(re.findall(rf"\$\{{{name}[^}}]*\}}", COMPOSE)) == {f"${{{name}:?}}"}
        assert f'    echo "{name}=$(openssl rand -hex 24)" >> deploy/.env\n' in HOSTING
    assert re.search(r"redis://:\$\{REDIS_PASSWORD:\?\}@", compose_source("REDIS_URL"))
    assert "/deploy/.env" in (ROOT / ".gitignore").read_text().splitlines()
    assert not (ROOT / "deploy" / ".env").exists()


def compose_source(name: str) -> str:
    """A setting as Compose has it, its variables not put in."""
    [found] = re.findall(rf'^ +{PREFIX}{name}: "(.+)"$', COMPOSE, re.MULTILINE)
    return str(found)


def redis_command() -> str:
    """What Compose has the shell do for Redis."""
    found = re.search(
        r"^    command:\n      - sh\n      - -c\n      - \|\n((?: {8}.*\n)+)", blocks()["redis"], re.MULTILINE
    )
    assert found
    return textwrap.dedent(found[1]).replace("$$", "$")


@pytest.mark.skipif(not shutil.which("redis-server"), reason="Redis is not installed here")
def test_redis_asks_for_the_password_and_shows_it_to_nobody() -> None:
    port, password = free_port(), "abc123"
    command = redis_command().replace("redis-server -", f"redis-server --port {port} --bind 127.0.0.1 -")
    assert command != redis_command()
    server = subprocess.Popen(
        ["sh", "-c", command], env=os.environ | {"REDISCLI_AUTH": password}, stdout=subprocess.DEVNULL
    )
    try:
        with pytest.raises(AuthenticationError), Redis(port=port, retry=Retry(ConstantBackoff(0.1), 100)) as stranger:
            stranger.ping()
        with Redis(port=port, password=password) as own:
            assert own.ping()
            assert own.config_get("save", "appendonly") == {"save": "", "appendonly": "no"}
        if sys.platform == "linux":
            words = Path(f"/proc/{server.pid}/cmdline").read_text()
            assert words.startswith("redis-server")
            assert password not in words
    finally:
        server.terminate()
        assert server.wait(10) == 0, "the shell would not pass on that it is to stop"


# Backups


def documented(beginning: str) -> list[list[str]]:
    """The commands of that beginning in the document, word by word."""
    lines = re.sub(r"\\\n\s+", "", HOSTING).splitlines()
    return [shlex.split(line) for line in lines if line.startswith(f"    {beginning} ")]


def test_backups_are_made_as_documented() -> None:
    """In each of the three ways, with words that the program knows."""
    commands = [*documented("kasimir"), *documented("systemd-run"), *documented("docker compose exec")]
    places = [[word.rpartition("/")[2] for word in command] for command in commands]
    ours = [words[words.index("kasimir") + 1 :] for words in places if "kasimir" in words]
    backups = [words[0] for words in ours if words[0] != "check"]
    assert backups == ["export", "import"] * 3
    for words in ours:
        make_parser().parse_args(words)


def test_the_service_is_started_again_however_often_it_fails() -> None:
    assert "\nRestart=on-failure\n" in SERVICE
    assert "\nStartLimitIntervalSec=0\n" in SERVICE


def test_backups_of_the_service_are_made_as_it_runs() -> None:
    commands = documented("systemd-run")
    assert len(commands) == 2
    for command in commands:
        properties = {command[number + 1] for number, word in enumerate(command) if word == "-p"}
        assert properties - {"User=kasimir"} <= set(SERVICE.splitlines())
        assert {"DynamicUser=yes", "User=kasimir", "StateDirectory=kasimir", "StateDirectoryMode=0700"} <= properties
        assert any(name.startswith("EnvironmentFile=") for name in properties)
        assert command[command.index("-E") + 1] == (
            f"{PREFIX}DATABASE_FILE={service_settings()[f'{PREFIX}DATABASE_FILE']}"
        )
        assert f"ExecStart={next(word for word in command if word.endswith('/kasimir'))} serve" in SERVICE


def test_backups_in_a_container_are_made_as_it_runs() -> None:
    commands = documented("docker compose exec")
    assert len(commands) == 6
    [program] = re.findall(r'^CMD \["(\S+)", "serve"\]$', CONTAINER, re.MULTILINE)
    [folder] = re.findall(r"^VOLUME (\S+)$", CONTAINER, re.MULTILINE)
    for command in commands:
        assert f"\n  {command[4]}:\n" in COMPOSE
        assert f"{folder}/backup.jsonl.gz" in " ".join(command)
        assert command[5] in (program, "cat", "rm", "sh")
