# Running a server.

# Where: the page of a server without the browser client: its heading.
# Length: 10 characters
serve-title = Kasimir

# Where: the page of a server without the browser client.
# Length: a sentence
serve-page = Five cat-and-mouse board games live here.

# Where: command serve: the error of a setting.
# $detail (text): what the system says, in its language: No such file or directory
# Length: a sentence
serve-setting = Invalid setting: { $detail }

# Where: command serve: the error of the settings file.
# $file (text): the file: kasimir.toml
# $detail (text): what the system says, in its language: No such file or directory
# Length: a sentence
serve-settings-file = The settings in { $file } cannot be read: { $detail }

# Where: command serve: an error when it starts.
# $host (text): an address: 0.0.0.0
# $port (text): a port: 8080
# $detail (text): what the system says, in its language: No such file or directory
# Length: a sentence
serve-port = Cannot listen on { $host }, port { $port }: { $detail }

# Where: command serve: an error when it starts.
# $file (text): the file with the tables: tables.sqlite
# $url (text): an address: http://localhost:8080
# Length: a sentence
serve-running = Kasimir is already running with the same tables ({ $file }): { $url }

# Where: command serve: the error of several processes on Windows.
# Length: a sentence
serve-processes = Several processes need a system that can pass connections from one process to another; Windows cannot.

# Where: command serve: when it has started.
# $url (text): an address: http://localhost:8080
# Length: 55 characters
serve-here = The games are at { $url }

# Where: command play: when it has started.
# $url (text): an address: http://192.168.0.7:8080
# Length: a sentence
serve-local-network = On phones and tablets in the same network: { $url }

# Where: command play: below the QR code, if the computer has several addresses.
# $urls (text): more addresses: http://10.0.0.2:8080
# Length: a sentence
serve-other-addresses = If a phone cannot find that, try: { $urls }

# Where: command play: in place of the QR code, if only this computer reaches the server.
# Length: a sentence
serve-loopback-only = Only this computer can open them. For phones and tablets, start with --host 0.0.0.0

# Where: command play: in place of the QR code, if the computer has no network.
# Length: a sentence
serve-no-network = This computer is not on a network, so phones cannot join yet.

# Where: command serve: when it has started.
# Length: a sentence
serve-stop = Stop with Ctrl-C.

# Where: command join: when a bot has taken its seat.
# $name (name): the name of the bot: Robo
# $table (text): the name of the table: kf7wq
# Length: a sentence
serve-joined = { $name } is now at table { $table }.

# Where: command join: the error of an address.
# $url (text): an address: http://localhost:8080
# Length: a sentence
serve-link = { $url } is not a link to a table; one looks like http://localhost:8080/t/NAME.

# Where: command join: an error.
# $url (text): an address: http://localhost:8080
# $detail (text): what the system says, in its language: No such file or directory
# Length: a sentence
serve-unreachable = { $url } cannot be reached: { $detail }

# Where: command join: an error.
# $url (text): an address: http://localhost:8080
# Length: a sentence
serve-lost = The server at { $url } is no longer responding.

# Where: command join: after a match.
# $match (ordinal): the number of the match at this table: 2
# $result (message): the result: result-repetition
# Length: a sentence
serve-match-over = Match { $match } is over ({ $result })

# Where: command export: its last line.
# $count (number 0-9999): tables: 0 | 1 | 2 | 5
# $file (text): the file: tables.archive
# Length: a sentence
serve-exported = { $count ->
    [one] One table was
   *[other] { $count } tables were
  } written to { $file }.

# Where: command import: its last line.
# $count (number 0-9999): tables: 0 | 1 | 2 | 5
# $refused (number 0-9999): tables that were there already: 3
# Length: a sentence
serve-imported = { $count ->
    [one] One table was
   *[other] { $count } tables were
  } imported; { $refused } already existed.

# Where: command serve: the error of a setting.
# $name (text): the name of the setting: language
# $where (text): where it was set: kasimir.toml
# Length: a sentence
serve-setting-unknown = There is no setting “{ $name }” ({ $where }).

# Where: command serve: the error of a setting.
# $name (text): the name of the setting: language
# $where (text): where it was set: kasimir.toml
# $detail (text): what the system says, in its language: No such file or directory
# Length: a sentence
serve-setting-wrong = The setting “{ $name }” ({ $where }) is invalid: { $detail }

# Where: command serve: the error of a setting.
# $name (text): the name of the setting: language
# $where (text): where it was set: kasimir.toml
# $choices (text): what it may be: sqlite, postgresql
# Length: a sentence
serve-setting-choice = The setting “{ $name }” ({ $where }) must be one of { $choices }.

# Where: command serve: the error of a setting.
# $name (text): the name of the setting: language
# $where (text): where it was set: kasimir.toml
# $example (text): an address of the right kind: https://games.example
# Length: a sentence
serve-setting-address = The setting “{ $name }” ({ $where }) must be an address such as { $example }.

# Where: command serve: a warning when it starts.
# Length: a sentence
serve-redis-unused = The setting redis_url is not used: without database_url no other server shares these tables.

# Where: command serve: a warning when it starts.
# $limit (number): files that may be open: 1024
# $connections (text): what the setting says: 5000
# $needed (number): files that are needed: 5200
# Length: a paragraph
serve-open-files = The system allows this server only { $limit } open files, including connections. With connections = { $connections } it needs { $needed }, or one address can lock out all others: raise the limit (ulimit -n, or LimitNOFILE in systemd), or lower the setting.
