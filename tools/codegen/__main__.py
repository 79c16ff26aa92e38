"""`python -m tools.codegen`: regenerate all files, and print the names of those that changed."""

from pathlib import Path

from tools.codegen.pages import edition_keys, reference, requests, settings_table
from tools.codegen.typescript import typescript

ROOT = Path(__file__).resolve().parents[2]
TYPES = Path("web/src/protocol.ts")
PAGES = {
    Path("docs/protocol.md"): {"requests": requests, "reference": reference},
    Path("docs/hosting.md"): {"settings": settings_table},
    Path("docs/editions.md"): {"keys": edition_keys},
}
"""The generated parts of each page; the rest is written by hand."""


def generated_files() -> dict[Path, str]:
    """The content of all generated files."""
    made = {TYPES: typescript()}
    for page, makers in PAGES.items():
        text = (ROOT / page).read_text(encoding="utf-8")
        for name, maker in makers.items():
            text = put(text, name, maker())
        made[page] = text
    return made


def put(text: str, name: str, part: str) -> str:
    """Replace the text between the markers of a part; raises `ValueError` if the page has no such markers."""
    begin, end = f"<!-- made: {name} -->", "<!-- end -->"
    before, found, after = text.partition(begin)
    if not found:
        raise ValueError(f"no place for {name}")
    return f"{before}{begin}\n\n{part}\n{end}{after.partition(end)[2]}"


def main() -> None:
    """Write the files that have changed."""
    for file, text in generated_files().items():
        target = ROOT / file
        if not target.exists() or target.read_text(encoding="utf-8") != text:
            target.write_text(text, encoding="utf-8")
            print(file)


if __name__ == "__main__":
    main()
