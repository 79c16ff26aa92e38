"""Debian's Chromium, as tests, the gallery and the bench start it."""

import shutil

from playwright.sync_api import Browser, Playwright

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def find() -> str | None:
    """Where it is, if it is installed."""
    return shutil.which("chromium")


def launch(playwright: Playwright, *more: str) -> Browser:
    """Start it."""
    return playwright.chromium.launch(executable_path=find(), args=[*FLAGS, *more])
