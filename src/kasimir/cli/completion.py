"""`kasimir completion`: scripts that let bash, zsh and fish complete the command line.

A script hands the words before the cursor to `kasimir completion --words`, one per line on standard input, the one
being typed last, and gets one candidate per line with its description after a tab. No candidates means a file name.
"""

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

BASH = r"""# bash: save as ~/.local/share/bash-completion/completions/kasimir
_kasimir() {
    local IFS=$'\n'
    COMPREPLY=($(printf '%s\n' "${COMP_WORDS[@]:1:COMP_CWORD}" | "$1" completion --words 2>/dev/null | cut -f 1))
}
complete -o default -F _kasimir kasimir
"""

ZSH = r"""#compdef kasimir
# zsh: save as _kasimir in a folder of $fpath
_kasimir() {
    local -a found
    found=("${(@f)$(print -rl -- "${(@)words[2,CURRENT]}" | "${words[1]}" completion --words 2>/dev/null)}")
    found=("${(@)found:#}")
    if (( ! $#found )); then
        _files
        return
    fi
    found=("${(@)found//:/\\:}")
    found=("${(@)found/$'\t'/:}")
    _describe kasimir found
}
# Loaded from $fpath at the first Tab, or by eval.
if [[ $funcstack[1] == _kasimir ]]; then _kasimir "$@"; else compdef _kasimir kasimir; fi
"""

FISH = r"""# fish: save as ~/.config/fish/completions/kasimir.fish
function __kasimir_complete
    set -l before (commandline -opc)
    set -l found (printf '%s\n' $before[2..-1] (commandline -ct) | $before[1] completion --words 2>/dev/null)
    if test (count $found) -eq 0
        __fish_complete_path (commandline -ct)
    else
        printf '%s\n' $found
    end
end
complete -c kasimir -f -a '(__kasimir_complete)'
"""

SCRIPTS = {"bash": BASH, "zsh": ZSH, "fish": FISH}


def add_options(parser: argparse.ArgumentParser) -> None:
    wanted = parser.add_mutually_exclusive_group(required=True)
    wanted.add_argument("shell", nargs="?", choices=tuple(SCRIPTS), metavar="SHELL")
    wanted.add_argument("--words", action="store_true", help=argparse.SUPPRESS)


def run(arguments: argparse.Namespace) -> int:
    from kasimir.cli import make_parser
    from kasimir.cli.parser import all_parsers

    if arguments.shell:
        print(SCRIPTS[arguments.shell], end="")
        return 0
    parser = make_parser()
    for one in all_parsers(parser):
        one.translate()
    for word, text in candidates(parser, sys.stdin.read().splitlines() or [""]):
        print(f"{word}\t{text}" if text else word)
    return 0


@dataclass
class Typed:
    """What the words before the cursor mean to the parser of their command."""

    parser: argparse.ArgumentParser
    game: str = ""
    used: set[str] = field(default_factory=set)
    """The options given, by destination."""
    waiting: argparse.Action | None = None
    """The option whose value comes next."""
    positionals: list[argparse.Action] = field(default_factory=list)
    """The arguments still to come."""

    def __post_init__(self) -> None:
        self.enter(self.parser)

    def enter(self, parser: argparse.ArgumentParser) -> None:
        """Continue with the parser of a command."""
        self.parser = parser
        self.positionals = [action for action in parser._actions if not action.option_strings]

    def take(self, word: str) -> None:
        """Read one more word."""
        if self.waiting:
            # bash makes three words of `--level=hard`.
            self.waiting = self.waiting if word == "=" else None
        elif word.startswith("--") or word == "-h":
            self.take_option(*word.split("=", 1))
        elif self.positionals:
            self.take_positional(word)

    def take_option(self, name: str, value: str | None = None) -> None:
        """Record an option; its value is the next word unless it was given with `=`."""
        action = self.parser._option_string_actions.get(name)
        if action is None:
            return
        if not isinstance(action, argparse._AppendAction):
            self.used.add(action.dest)
        if action.nargs is None and value is None:
            self.waiting = action

    def take_positional(self, word: str) -> None:
        """Record an argument; the name of a command selects its parser."""
        action = self.positionals[0]
        if isinstance(action, argparse._SubParsersAction):
            if word in action.choices:
                self.enter(action.choices[word])
            return
        if action.dest == "game":
            self.game = word
        if action.nargs not in ("*", "+"):
            self.positionals.pop(0)


def candidates(parser: argparse.ArgumentParser, words: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Completions of the last word, each with its description."""
    typed = Typed(parser)
    *before, begun = words
    for word in before:
        typed.take(word)
    written = ""
    if not typed.waiting and begun.startswith("--") and "=" in begun:
        name, _, begun = begun.partition("=")
        typed.take_option(name)
        written = f"{name}="
    elif typed.waiting and begun == "=":
        begun = ""
    if typed.waiting:
        found = values(typed.waiting, typed.game)
    elif begun.startswith("-") or not typed.positionals:
        found = options(typed)
    else:
        found = values(typed.positionals[0], typed.game)
    return ((written + word, text) for word, text in found if word.startswith(begun))


def options(typed: Typed) -> Iterator[tuple[str, str]]:
    """The long options that have not been given yet."""
    for action in typed.parser._actions:
        if action.dest not in typed.used and action.help != argparse.SUPPRESS:
            yield from ((name, action.help or "") for name in action.option_strings if name.startswith("--"))


def values(action: argparse.Action, game: str) -> Iterable[tuple[str, str]]:
    """The values that an option or argument may have, as far as they can be listed."""
    if isinstance(action, argparse._SubParsersAction):
        return [(choice.dest, choice.help or "") for choice in action._get_subactions()]
    found = action.choices or (VALUES[action.dest](game) if action.dest in VALUES else ())
    return [(str(value), "") for value in found]


def games(_game: str) -> Iterable[object]:
    from kasimir.core import registry

    return registry.names()


def levels(_game: str) -> Iterable[object]:
    from kasimir.bots.levels import LEVELS, PERFECT

    return (*LEVELS, PERFECT)


def bots(_game: str) -> Iterable[object]:
    from kasimir.bots.levels import BOTS

    return BOTS


def of_the_game(attribute: Callable[..., Iterable[object]]) -> Callable[[str], Iterable[object]]:
    """Values that depend on the game; none until a game is given."""

    def found(game: str) -> Iterable[object]:
        from kasimir.core import registry

        return attribute(registry.load(game)) if game in registry.names() else ()

    return found


VALUES: dict[str, Callable[[str], Iterable[object]]] = {
    "game": games,
    "level": levels,
    "bot": bots,
    "bots": bots,
    "players": of_the_game(lambda game: game.players),
    "variant": of_the_game(lambda game: game.variants),
    "edition": of_the_game(lambda game: game.editions()),
}
"""What to list, by the destination of the option or argument, for the game on the command line."""
