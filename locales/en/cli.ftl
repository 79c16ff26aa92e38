### The help of the command `kasimir`, and its answers to commands that make no sense. Names of commands, options and
### levels are typed as they are in every language: do not translate them.

# Where: commands: before the command line, in help and errors: “usage: kasimir start …”.
# Length: 20 characters
cli-usage = usage:

# Where: commands: heading of the list of arguments that have no dashes, in help.
# Length: 20 characters
cli-arguments = arguments

# Where: commands: heading of the list of options, in help; its attributes describe arguments that several commands have, in a line without a full stop.
# $default (text): a number or a word: normal
# Length: 20 characters
cli-options = options
    .help = show this help and exit
    .version = show the version and exit
    .game = name of the game
    .players = number of players (default: the fewest)
    .variant = variant (default: the game’s first)
    .edition = edition: a name, or the path of your own TOML file
    .positions = positions (default: read one per line from standard input)
    .ray = run on the Ray cluster at ADDRESS (default: a temporary one on this machine)
    .settings = a TOML file with settings; see docs/hosting.md
    .host = address to listen on
    .port = port to listen on
    .games = number of matches (default: { $default })
    .seed = the same seed gives the same result (default: { $default })
    .processes = number of processes (default: all cores)
    .threads = number of threads (default: { $default })
    .level = level of the bots (default: { $default })
    .json = print one JSON object as the last line
    .file = path of the file

# Where: commands: what the program is; the first line of `kasimir --help`.
# Length: a sentence
cli-kasimir = Five cat-and-mouse board games.

# Where: commands: in the list of commands, and at the head of the command’s own help; its attributes describe the command’s arguments.
# Length: a sentence
cli-start = Print the first position of a game.
    .first = the seat that starts (default: the first that may)

# Where: commands: in the list of commands, and at the head of the command’s own help.
# Length: a sentence
cli-moves = Print the legal moves or possible outcomes in each position, as JSON lines.

# Where: commands: in the list of commands, and at the head of the command’s own help; its attributes describe the command’s arguments.
# Length: a sentence
cli-why = Explain why a move is not legal.
    .position = a position as text, in quotes
    .move = a move as text

# Where: commands: in the list of commands, and at the head of the command’s own help; its attributes describe the command’s arguments.
# Length: a sentence
cli-editions = List a game’s editions, with each value and its source.
    .schema = show the allowed values of each key instead

# Where: commands: in the list of commands, and at the head of the command’s own help; its attributes describe the command’s arguments.
# Length: a sentence
cli-terminal = Play in the terminal.
    .names = players, seat by seat; “bot:hard” is the computer at a level (“bot”: normal)
    .first = who starts: a name, or “drawn”
    .set = an option of the board (hunt: cat_start)
    .open = show covered pieces (discs)
    .save = file to save the match to
    .resume = resume a saved match

# Where: commands: in the list of commands, and at the head of the command’s own help; its attributes describe the command’s arguments.
# Length: a sentence
cli-play = Play in the browser, on all devices of the local network.
    .no_browser = do not open the browser

# Where: commands: in the list of commands, and at the head of the command’s own help; its attributes describe the command’s arguments.
# Length: a sentence
cli-serve = Run a match server.

# Where: commands: in the list of commands, and at the head of the command’s own help; its attributes describe the command’s arguments.
# $default (text): a number or a word: normal
# Length: a sentence
cli-join = Let a bot take a seat at a table of a match server.
    .url = link to the table
    .bot = level of the bot (default: { $default })
    .name = name of the bot (default: { $default })
    .seat = seat to take (default: any free one)

# Where: commands: in the list of commands, and at the head of the command’s own help; its attributes describe the command’s arguments.
# Length: a sentence
cli-export = Export tables of a match server to a file.
    .table = export this table only (default: all)
    .secrets = include the secrets of running matches, for a backup

# Where: commands: in the list of commands, and at the head of the command’s own help.
# Length: a sentence
cli-import = Import tables from an exported file.

# Where: commands: in the list of commands, and at the head of the command’s own help; its attributes describe the command’s arguments.
# Length: a sentence
cli-check = Check the database of a match server for damage.
    .store = a SQLite file or a PostgreSQL URL

# Where: commands: in the list of commands, and at the head of the command’s own help; its attributes describe the command’s arguments.
# Length: a sentence
cli-completion = Print a script that lets a shell complete this command with the Tab key.
    .shell = the shell to print it for

# Where: commands: in the list of commands, and at the head of the command’s own help; its attributes describe the command’s arguments.
# $default (text): a number or a word: normal
# Length: a sentence
cli-simulate = Play many matches and count the results.
    .bot = bot on all seats (default: { $default })
    .threads = number of threads or processes (default: all cores)

# Where: commands: in the list of commands, and at the head of the command’s own help; its attributes describe the command’s arguments.
# $default (text): a number or a word: normal
# $levels (text): a list of levels: easy, normal, hard
# Length: a sentence
cli-best = Print the best move in each position, and the value of every move, as JSON lines.
    .level = { $levels } (sets --sims, --seconds and --threads)
    .sims = number of simulations (default: { $default })
    .seconds = time limit per position
    .seed = the same seed and simulations give the same answer (default: { $default })

# Where: commands: in the list of commands, and at the head of the command’s own help; its attributes describe the command’s arguments.
# $levels (text): a list of levels: easy, normal, hard
# Length: a sentence
cli-arena = Let bots play each other and measure which is stronger.
    .bots = random, greedy, { $levels }
    .save = save every round to FILE, and resume from it if it exists

# Where: commands: in the list of commands, and at the head of the command’s own help.
# Length: a sentence
cli-lab = Measure how balanced a game is, search for fair editions, update predictions.

# Where: commands: in the list of commands, and at the head of the command’s own help; its attributes describe the command’s arguments.
# Length: a sentence
cli-lab-balance = Measure how a game plays out between bots.
    .vary = what to vary, such as traps=4..10
    .fill = a whole number that may change to make up for what is varied
    .report = write an HTML page with plots

# Where: commands: in the list of commands, and at the head of the command’s own help; its attributes describe the command’s arguments.
# $default (text): a number or a word: normal
# Length: a sentence
cli-lab-tune = Search for an edition in which every side wins its fair share.
    .vary = what to vary, such as traps=4..10
    .fill = a whole number that may change to make up for what is varied
    .target = goal of the search
    .within = tolerance of the win rates (default: { $default })
    .candidates = editions in the first generation (default: { $default })
    .generations = maximum number of generations (default: { $default })
    .save = file for a fair edition (default: GAME-fair.toml)

# Where: commands: in the list of commands, and at the head of the command’s own help; its attributes describe the command’s arguments.
# Length: a sentence
cli-lab-predict = Update the predictions that players see before they open a table.
    .game = this game only (default: all)
    .missing = only the combinations without a prediction

# Where: commands: in the list of commands, and at the head of the command’s own help; its attributes describe the command’s arguments.
# Length: a sentence
cli-solve = Solve a game: the values of its positions with perfect play.
    .json = print one JSON object

# Where: commands: in the list of commands, and at the head of the command’s own help; its attributes describe the command’s arguments.
# $default (text): a number or a word: normal
# $levels (text): a list of levels: easy, normal, hard
# Length: a sentence
cli-analyse = Analyse a match: how much was luck, and how much was skill.
    .sims = simulations per search (default: { $default })
    .level = evaluate positions as this level does: { $levels }
    .searches = searches per position (default: { $default })
    .events = list every event, not only the turning points
    .plot = write a plot to an .svg or .png file
    .json = print one JSON object

# Where: commands: in the list of commands, and at the head of the command’s own help; its attributes describe the command’s arguments.
# Length: a sentence
cli-replay = Step through the record of a match.

# Where: commands: in the list of commands, and at the head of the command’s own help; its attributes describe the command’s arguments.
# Length: a sentence
cli-verify = Verify a record: recompute every roll, every move and every hash.
    .server = link to the match on the server that attests it

# Where: commands: in the list of commands, and at the head of the command’s own help; its attributes describe the command’s arguments.
# Length: a sentence
cli-new-game = Create a new game in a checkout: a small game that runs, for you to change into your own.
    .name = lower-case letters; also the name of its folders

# Where: commands: an error; after the usage line, if an option or an argument is wrong.
# $fault (message): what is wrong: cli-fault-no-value
# Length: a sentence
cli-fault = kasimir: { $fault }

# Where: commands: what is wrong with an argument.
# $argument (text): an option or argument as it is typed: --players
# $fault (message): what is wrong: cli-fault-no-value
# Length: a sentence
cli-fault-argument = { $argument }: { $fault }

# Where: commands: what is wrong; arguments that the command does not have.
# $words (text): what was typed: --fast
# Length: a sentence
cli-fault-unknown = unknown arguments: { $words }

# Where: commands: what is wrong; arguments that the command needs.
# $words (text): names of arguments: GAME
# Length: a sentence
cli-fault-missing = missing arguments: { $words }

# Where: commands: what is wrong; arguments of which one must be given.
# $words (text): names of arguments: --store, --settings
# Length: a sentence
cli-fault-missing-one = one of these is needed: { $words }

# Where: commands: what is wrong with an option.
# $other (text): another option: --resume
# Length: a sentence
cli-fault-together = cannot be used together with { $other }

# Where: commands: what is wrong with an option that was typed without a value.
# Length: a sentence
cli-fault-no-value = a value is missing

# Where: commands: what is wrong with a value.
# $type (word): what it should be: int | float | other
# $value (text): what was typed: seven
# Length: a sentence
cli-fault-value =
    { $type ->
        [int] “{ $value }” is not a whole number
        [float] “{ $value }” is not a number
       *[other] “{ $value }” is not allowed here
    }

# Where: commands: what is wrong with a value that is not in a list.
# $value (text): what was typed: chess
# $choices (text): a list of words: hunt, towers
# Length: a sentence
cli-fault-choice = “{ $value }” is not one of { $choices }

# Where: commands: what is wrong with an option that was shortened too much.
# $option (text): what was typed: --s
# $words (text): the options that begin with it: --seed, --save
# Length: a sentence
cli-fault-ambiguous = { $option } could be { $words }

# Where: commands: what is wrong with an option that takes no value.
# $value (text): what was typed after it: yes
# Length: a sentence
cli-fault-extra-value = takes no value, but got “{ $value }”
