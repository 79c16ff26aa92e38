# The database of the match server and the archives of its tables.

# Where: command serve and the health check: an error.
# $detail (text): what the system says, in its language: No such file or directory
# Length: a sentence
store-down = The database is not responding: { $detail }

# Where: command serve: an error.
# Length: a sentence
store-closed = The database is closed.

# Where: commands with a database: an error.
# $where (text): the file or the address: tables.sqlite
# $detail (text): what the system says, in its language: No such file or directory
# Length: a sentence
store-unusable = The database cannot be used ({ $where }): { $detail }

# Where: commands with a database: an error.
# $found (ordinal): the version that was found: 7
# $known (ordinal): the version of this program: 6
# Length: a sentence
store-newer = The database has version { $found }, but this program supports only versions up to { $known }: use a newer Kasimir.

# Where: command serve: the error of the setting database_url.
# $schemes (text): the beginnings of addresses: postgresql://
# Length: a sentence
store-address = The address of the database must begin with one of { $schemes }.

# Where: command serve with several servers: an error.
# $detail (text): what the system says, in its language: No such file or directory
# Length: a sentence
store-bus = The other servers cannot be reached: { $detail }

# Where: command serve: the error of the setting redis_url.
# $schemes (text): the beginnings of addresses: postgresql://
# Length: a sentence
store-bus-address = The address of Redis must begin with one of { $schemes }.

# Where: commands export and check: an error.
# $file (text): the file: tables.sqlite
# Length: a sentence
store-missing = There is no database { $file }.

# Where: command export: an error.
# Length: a sentence
store-no-tables = The PostgreSQL database has no tables of Kasimir.

# Where: command serve and the health check: an error.
# $file (text): the file: tables.sqlite
# Length: a sentence
store-gone = The database { $file } was deleted or replaced while it was in use: restart the server.

# Where: command import: an error.
# $file (text): the file: tables.sqlite
# $detail (text): what the system says, in its language: No such file or directory
# Length: a sentence
store-unreadable = The archive { $file } cannot be read: { $detail }

# Where: command export: an error.
# $file (text): the file: tables.sqlite
# $detail (text): what the system says, in its language: No such file or directory
# Length: a sentence
store-unwritable = The archive { $file } cannot be written: { $detail }

# Where: command import: what is wrong with an archive.
# $line (ordinal): the line of the archive: 17
# $format (ordinal): the version of the format: 1
# Length: a sentence
store-line-head = Line { $line }: this is not a Kasimir archive in format { $format }.

# Where: command import: what is wrong with an archive.
# $line (ordinal): the line of the archive: 17
# Length: a sentence
store-line-cut = Line { $line }: the archive ends here, but it is incomplete.

# Where: command import: what is wrong with an archive.
# $line (ordinal): the line of the archive: 17
# $detail (text): what the system says, in its language: No such file or directory
# Length: 50 characters
store-line-wrong = Line { $line }: { $detail }

# Where: command import: what is wrong with an archive.
# $line (ordinal): the line of the archive: 17
# $phases (text): what it may be: open, playing, over
# Length: a sentence
store-line-table = Line { $line }: a table must have at least one entry and one of the phases { $phases }.

# Where: command import: what is wrong with an archive.
# $line (ordinal): the line of the archive: 17
# $number (ordinal): the number of the entry: 5
# Length: a sentence
store-line-entry = Line { $line }: entry { $number } of the table was expected here.

# Where: command import: what is wrong with an archive.
# $line (ordinal): the line of the archive: 17
# $count (number 0-9999): tables: 0 | 1 | 2 | 5
# Length: a sentence
store-line-end = Line { $line }: the archive should end here with { $count ->
    [one] one table
   *[other] { $count } tables
  }.

# Where: command import: what is wrong with an archive.
# $line (ordinal): the line of the archive: 17
# $name (text): what was found: ..
# Length: a sentence
store-line-name = Line { $line }: “{ $name }” cannot be the name of a table.

# Where: command import: what is wrong with an archive.
# $line (ordinal): the line of the archive: 17
# Length: a sentence
store-line-first = Line { $line }: the first entry of a table must be its opening.

# Where: command import: what is wrong with an archive.
# $line (ordinal): the line of the archive: 17
# Length: a sentence
store-line-after = Line { $line }: there is data after the end of the archive.

# Where: commands export and check: an error.
# $found (ordinal): the version that was found: 7
# $known (ordinal): the version of this program: 6
# Length: a sentence
store-older = The database has version { $found }, but { $known } is needed: start the server once to upgrade it.

# Where: command import: what is wrong with an archive.
# $line (ordinal): the line of the archive: 17
# $number (ordinal): the number of the entry: 5
# $table (text): the name of the table: kf7wq
# Length: a paragraph
store-line-link = Line { $line }: entry { $number } of table { $table } does not match its checksum. It was changed.

# Where: command check: one line for each fault.
# $table (text): the name of the table: kf7wq
# $number (ordinal): the number of the entry: 5
# Length: a sentence
store-fault-checksum = Table { $table }: entry { $number } does not match its checksum.

# Where: command check: one line for each fault.
# $table (text): the name of the table: kf7wq
# $number (ordinal): the number of the entry: 5
# Length: a sentence
store-fault-missing = Table { $table }: entry { $number } is missing.

# Where: command check: one line for each fault.
# $table (text): the name of the table: kf7wq
# $number (ordinal): the number of the entry: 5
# Length: a sentence
store-fault-unreadable = Table { $table }: entry { $number } cannot be read.

# Where: command check: one line for each fault.
# $table (text): the name of the table: kf7wq
# Length: a sentence
store-fault-summary = Table { $table }: its summary for lists cannot be read.

# Where: command export: above the list of damaged tables.
# $count (number 1-9999): tables: 1 | 2 | 5
# Length: a sentence
store-export-damaged = { $count ->
    [one] One table is damaged. It was written as far as it can be read:
   *[other] { $count } tables are damaged. They were written as far as they can be read:
  }

# Where: command check: its progress.
# $count (number 1-9999): tables: 1 | 2 | 5
# Length: a sentence
store-check-progress = { $count ->
    [one] One table
   *[other] { $count } tables
  } checked …

# Where: command check: its last line, if all is well.
# $count (number 1-9999): tables: 1 | 2 | 5
# Length: a sentence
store-check-sound = Sound: { $count ->
    [one] one table
   *[other] { $count } tables
  }.

# Where: command check: its last line, if something is damaged.
# $count (number 1-9999): tables: 1 | 2 | 5
# $damaged (number): damaged tables: 1
# Length: a sentence
store-check-damaged = { $count ->
    [one] One table
   *[other] { $count } tables
  } checked; damaged: { $damaged }.

# Where: command check: what was found in an SQLite database.
# $count (number 1-999): pages: 1 | 2 | 5
# Length: a paragraph
store-check-bits = The SQLite log has flipped bits in { $count ->
    [one] one page
   *[other] { $count } pages
  }. The server repairs them when it starts.

# Where: command check: what was found in an SQLite database.
# $count (number 1-999): pages: 1 | 2 | 5
# $tables (text): the names of the tables, as a list: kf7wq
# Length: a paragraph
store-check-lost = The SQLite log is damaged: { $count ->
    [one] one page is
   *[other] { $count } pages are
  } lost. Affected tables: { $tables }.

# Where: command check: in place of the names of the tables that a lost page belongs to.
# Length: 30 characters
store-check-nobody = unknown

# Where: command check: what was found in an SQLite database.
# $detail (text): what the system says, in its language: No such file or directory
# Length: a sentence
store-check-file = The file is damaged: { $detail }
