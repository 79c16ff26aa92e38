"""`kasimir.arena(...)` and `kasimir.simulate(...)`: the commands of the same names, as functions."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kasimir.api.bot import Bot, LevelBot
from kasimir.api.game import AnyEdition, Game, setup_of

AnyBot = Bot | str
Progress = Callable[[int], None]


def silent(_: int) -> None:
    """A progress callback that does nothing."""


def arena(  # noqa: PLR0913 - the options of the command
    game: Game | str,
    *bots: AnyBot,
    games: int = 100,
    players: int | None = None,
    variant: str | None = None,
    edition: AnyEdition | None = None,
    seed: int = 1,
    processes: int | None = None,
    save: str | os.PathLike[str] | None = None,
    ray: str | None = None,
    progress: Progress = silent,
) -> dict[str, Any]:
    """Let bots play each other with rotated seats and the same dice. Returns the result of `kasimir arena --json`.

    Work is spread over all cores. With your own bot everything runs in this process unless you pass `processes`: other
    processes must be able to import the bot's class. `progress` is called with the number of rounds played.

    >>> import kasimir
    >>> found = kasimir.arena("discs", "greedy", "random", games=20, processes=1)
    >>> [row["bot"] for row in found["results"]], found["games"]
    (['greedy', 'random'], 20)
    """
    from kasimir.lab.arena import Contest, Ledger, run
    from kasimir.lab.jobs import checked_workers

    setup = setup_of(game, players, variant, edition)
    names = (setup.game.name, setup.edition.name, setup.variant, setup.players)
    contest = Contest(*names, tuple(named(bot) for bot in bots), seed, setup)
    workers = checked_workers("processes", here_if_own(processes, *bots))
    contest.setup()  # raises errors before a file is created
    return run(contest, games, workers, Ledger(contest, Path(save) if save else None), progress, ray)


def simulate(  # noqa: PLR0913 - the options of the command
    game: Game | str,
    *,
    games: int = 10_000,
    bot: AnyBot = "random",
    players: int | None = None,
    variant: str | None = None,
    edition: AnyEdition | None = None,
    seed: int = 1,
    threads: int | None = None,
    ray: str | None = None,
    progress: Progress = silent,
) -> dict[str, Any]:
    """Play many matches with one bot on all seats and count the results, as `kasimir simulate --json` does.

    Random matches run compiled, on `threads` threads or all cores; others run in as many processes. With your own bot
    everything runs in this process unless you pass `threads`. `progress` is called with the number of matches played.
    """
    from kasimir.lab.jobs import checked_workers
    from kasimir.lab.simulate import simulate as play

    setup = setup_of(game, players, variant, edition)
    workers = checked_workers("threads", here_if_own(threads, bot))
    return play(setup, games, workers, seed, progress, None, ray, named(bot)).as_json()


def named(bot: AnyBot) -> AnyBot:
    """The name of a built-in bot, which defines it completely; a user's own bot unchanged."""
    return bot.level if isinstance(bot, LevelBot) else bot


def here_if_own(asked: int | None, *bots: AnyBot) -> int | None:
    """1 (no other process) for a user's own bot if no number was given; otherwise the given number."""
    return 1 if asked is None and not all(isinstance(named(bot), str) for bot in bots) else asked
