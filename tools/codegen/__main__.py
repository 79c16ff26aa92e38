"""`python -m kasimir.server.papers`: write anew all that is made from the definitions, and name the files."""

from pathlib import Path

from kasimir.server.papers.pages import reference, requests, settings_table
from kasimir.server.papers.typescript import typescript

ROOT = Path(__file__).resolve().parents[4]
"""A checkout: an installed package has no papers."""
TYPES = Path("web/src/protocol.ts")
PAGES = {
    Path("docs/protocol.md"): {"requests": requests, "reference": reference},
    Path("docs/hosting.md"): {"settings": settings_table},
}
"""In each page, the parts that are made; the rest of it is written by hand."""


def papers() -> dict[Path, str]:
    """All files as they should be."""
    made = {TYPES: typescript()}
    for page, makers in PAGES.items():
        text = (ROOT / page).read_text(encoding="utf-8")
        for name, maker in makers.items():
            text = put(text, name, maker())
        made[page] = text
    return made


def put(text: str, name: str, part: str) -> str:
    """Put a part where its marks are in a page."""
    begin, end = f"<!-- made: {name} -->", "<!-- end -->"
    before, found, after = text.partition(begin)
    if not found:
        raise ValueError(f"no place for {name}")
    return f"{before}{begin}\n\n{part}\n{end}{after.partition(end)[2]}"


def main() -> None:
    """Write what has changed."""
    for file, text in papers().items():
        target = ROOT / file
        if not target.exists() or target.read_text(encoding="utf-8") != text:
            target.write_text(text, encoding="utf-8")
            print(file)


if __name__ == "__main__":
    main()
