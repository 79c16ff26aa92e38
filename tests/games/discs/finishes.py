"""Counts the discs on top of piles at the end of a match of discs."""

from kasimir.core.match import Match


def on_top(match: Match) -> list[int]:
    """The uncovered discs of each seat, from the text of the position."""
    piles = [pile.rstrip("*") for pile in match.setup.text(match.state).split(" ")[0].split("/")]
    return [sum(pile.endswith(seat) for pile in piles) for seat in match.setup.seats]


def check_why(match: Match, code: str, args: dict[str, int | str]) -> None:
    assert code == "discs.finish-goal"
    assert args["count"] == max(on_top(match)) == match.setup.edition.contents.goal


def check_line(match: Match, seat: int, code: str, args: dict[str, int | str]) -> None:
    assert code
    assert args["count"] == on_top(match)[seat]
    assert args.get("missing", 0) == match.setup.edition.contents.goal - on_top(match)[seat]
