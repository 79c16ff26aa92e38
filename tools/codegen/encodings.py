"""`python -m tools.codegen.encodings`: regenerate the description of observations and actions in docs/research.md."""

from pathlib import Path

from kasimir.core import registry
from kasimir.core.setup import Setup, make_setup
from kasimir.envs.encoding import Numbers

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
BEGIN, END = "<!-- made by tools.codegen.encodings: begin -->\n", "<!-- made by tools.codegen.encodings: end -->"


def game_section(setup: Setup) -> str:
    """The encoding of a game, open and, if it has that, hidden."""
    parts = [f"### {setup.game.name}", numbers_text(Numbers(setup))]
    if setup.game.encoding.hidden:
        parts += [f"With `hidden=True` {setup.game.name} is this instead:", numbers_text(Numbers(setup, hidden=True))]
    return "\n\n".join(parts)


def numbers_text(numbers: Numbers) -> str:
    """The fields as a table, then the actions."""
    rows = ["| field | at | from | to | meaning |", "|---|---|--:|--:|---|"]
    at = 0
    for feature in numbers.features:
        place = str(at) if feature.length == 1 else f"{at}-{at + feature.length - 1}"
        rows.append(f"| `{feature.name}` | {place} | {feature.low} | {feature.high} | {feature.meaning} |")
        at += feature.length
    return "\n".join([*rows, "", actions_text(numbers.actions)])


def actions_text(actions: list[str]) -> str:
    """Some actions by name: the first, the last and a few between."""
    count = len(actions)
    shown = sorted({0, 1, 2, count // 4, count // 2, 3 * count // 4, count - 1})
    return f"{count} actions, such as " + ", ".join(f"{action} `{actions[action]}`" for action in shown) + "."


def fields_text() -> str:
    """All games, each with its fewest seats and its first variant."""
    return "\n\n".join(game_section(make_setup(game)) for game in registry.names()) + "\n"


def with_fields(page: str) -> str:
    """The page with its generated part replaced."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{fields_text()}\n{END}{after}"


def main() -> None:
    """Write the page, and name it, if it has changed."""
    before = PAGE.read_text(encoding="utf-8")
    after = with_fields(before)
    if after != before:
        PAGE.write_text(after, encoding="utf-8")
        print(PAGE.relative_to(PAGE.parents[1]).as_posix())


if __name__ == "__main__":
    main()
