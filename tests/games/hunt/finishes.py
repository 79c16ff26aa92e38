"""Reads the end of a match of hunt from the text of its position."""

from kasimir.core.match import Match


def plates(match: Match) -> list[int]:
    """The cheese of each seat, from the third field of the position."""
    return [int(count) for count in match.setup.text(match.state).split(" ")[2].split(",")]


def check_why(match: Match, code: str, args: dict[str, int | str]) -> None:
    cheese, store = plates(match), int(match.setup.text(match.state).split(" ")[3])
    assert args["count"] == max(cheese)
    if code == "hunt.finish-most":
        assert store == 0
        assert match.setup.variant == "younger"
        assert match.result
        assert args["sharing"] == len(match.result.winners) == cheese.count(max(cheese))
    else:
        assert max(cheese) >= match.setup.edition.contents.goal


def check_line(match: Match, seat: int, code: str, args: dict[str, int | str]) -> None:
    cheese = plates(match)
    assert args["count"] == cheese[seat]
    assert args.get("missing", 0) == max(cheese) - cheese[seat]
