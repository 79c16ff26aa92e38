"""Settings from files, environment variables and options, and messages about invalid ones."""

import re
from pathlib import Path

import pytest

from kasimir.cli import main
from tests.cli.commands import Capture, settings_of

WRONG = {
    "log_level": ["loud", "critical"],
    "public_url": [
        "http://[::1",
        "games.example.org",
        "ftp://games.example.org",
        "https://",
        "https://a:b",
        "https://a b",
        "https://a..example",
        "https://games.example.org.",
        "https://games.example.org/kasimir/",
        "https://me:s3cret@games.example.org",
        "https://мышь.example",
    ],
    "trusted_proxies": ["10.0.0.300", "localhost"],
    "database_url": ["mysql://localhost/tables"],
    "redis_url": [
        "redis://:s3cret@localhost:port/0",
        "redis://localhost/0?socket_timeout=abc",
        "redis://localhost/0?no-such-thing=1",
        "redis://[::1",
        "redis://localhost/notanumber",
        "http://localhost",
        "unix://",
    ],
    "port": ["http", "70000", "-1"],
    "processes": ["0", "many"],
    "durable": ["perhaps"],
}


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in WRONG.items() for value in values])
@pytest.mark.parametrize("command", [("serve",), ("play", "--no-browser"), ("export", "nothing.jsonl")])
def test_what_is_wrong_with_a_setting_is_told_in_a_line(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...], name: str, value: str
) -> None:
    monkeypatch.setenv(f"KASIMIR_{name.upper()}", value)
    assert main([*command]) == 1
    told = capsys.readouterr().err
    assert re.fullmatch(rf"kasimir: The setting “{name}” \(KASIMIR_{name.upper()}\) [^\n]+\n", told)
    assert "s3cret" not in told


def test_a_variable_that_is_no_setting_is_told(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may be a typo."""
    monkeypatch.setenv("KASIMIR_CACHE", "/nowhere")
    monkeypatch.setenv("KASIMIR_PROT", "80")
    assert main(["serve"]) == 1
    assert "(KASIMIR_PROT)" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("log_level", "WARNING"),
        ("public_url", "https://games.example.org:8443/"),
        ("public_url", "http://[::1]:8080"),
        ("trusted_proxies", "127.0.0.1, fd00::/8,"),
        ("redis_url", "redis://user:pass@localhost:6379/1?socket_timeout=2"),
        ("redis_url", "rediss://localhost"),
        ("redis_url", "unix:///run/redis.sock?db=2"),
        ("database_url", "postgresql://one:5432,two:5432/name"),
    ],
)
def test_what_is_right_is_taken(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(f"KASIMIR_{name.upper()}", value)
    assert getattr(settings_of(monkeypatch, "serve"), name) == value


def test_what_is_wrong_in_a_file_or_an_option_is_told_with_its_place(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "settings.toml"
    for text, told in {
        'log_level = "loud"': f"The setting “log_level” ({file}) must be one of debug, info, warning, error.",
        "processes = 0": f"The setting “processes” ({file}) is invalid: Expected `int` >= 1",
        "processs = 2": f"There is no setting “processs” ({file}).",
    }.items():
        file.write_text(text)
        assert main(["serve", "--settings", str(file)]) == 1
        assert capsys.readouterr().err == f"kasimir: {told}\n"
    assert main(["serve", "--port", "70000"]) == 1
    assert "The setting “port” (--port)" in capsys.readouterr().err
