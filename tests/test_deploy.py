"""What a host is given to begin with."""

import re
import shlex
import tomllib
from ipaddress import ip_address, ip_network

import hatch_build
from kasimir.cli import make_parser
from kasimir.server.settings import PREFIX, load_settings
from tests.helpers import ROOT

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
    needed = {"pyproject.toml", project["project"]["readme"], *project["project"]["license-files"]}
    needed |= {build["hooks"]["custom"]["path"], hatch_build.WEB.name}
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
    assert [words[0] for words in ours] == ["export", "import"] * 3
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
