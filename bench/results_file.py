"""Sections of bench/results.md, each written by the script that measures it."""

from pathlib import Path

RESULTS = Path(__file__).parent / "results.md"
HEADING = "## "


def with_section(text: str, section: str) -> str:
    """The text with a section, identified by its heading, replaced or appended."""
    title = section.partition("\n")[0]
    parts = ("\n" + text.rstrip("\n")).split("\n" + HEADING)
    others = [part for part in parts[1:] if part.partition("\n")[0] != title.removeprefix(HEADING)]
    sections = [HEADING + part.strip("\n") for part in others] + [section.strip("\n")]
    return "\n\n".join([parts[0].strip("\n"), *sections]) + "\n"


def write_section(section: str) -> None:
    """Write a section of the results."""
    text = RESULTS.read_text(encoding="utf-8")
    RESULTS.write_text(with_section(text, section), encoding="utf-8")


def write_beginning(beginning: str) -> None:
    """Write the part before all sections, and keep the sections."""
    _, sign, sections = RESULTS.read_text(encoding="utf-8").partition("\n" + HEADING)
    RESULTS.write_text(beginning.rstrip("\n") + "\n" + sign + sections, encoding="utf-8")
