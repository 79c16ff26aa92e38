"""Reads the end of a match of kitchen from what a screen shows."""

from typing import Any

from kasimir.core.match import Match


def seen(match: Match) -> tuple[Any, Any, int]:
    """The view, the view of the board, and how many mice are caught."""
    screen, board = match.setup.game.screen, match.setup.board
    view, board_view = screen.view(match.state, board), screen.board_view(board)
    return view, board_view, sum(place == board_view.caught for piece, place in view.pieces.items() if piece != "cat")


def check_why(match: Match, code: str, args: dict[str, int | str]) -> None:
    view, board, caught = seen(match)
    mice = len(view.pieces) - 1
    assert not args
    if code == "kitchen.finish-cat":
        assert caught == mice
    else:
        assert caught < mice
        assert view.taken == board.cheeses
        assert all(view.tiles[hole] == "up" for hole in board.holes)
        assert any(place in board.holes for place in view.pieces.values())


def check_line(match: Match, seat: int, code: str, args: dict[str, int | str]) -> None:
    view, board, caught = seen(match)
    assert code.startswith(f"kitchen.finish-{'mice' if seat else 'cat'}-")
    expected = {
        "kitchen.finish-cat-won": {},
        "kitchen.finish-cat-lost": {"count": caught, "missing": len(view.pieces) - 1 - caught},
        "kitchen.finish-mice-won": {"caught": caught},
        "kitchen.finish-mice-lost": {"count": view.taken, "missing": board.cheeses - view.taken},
    }
    assert args == expected[code]
