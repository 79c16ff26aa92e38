# The database of the match server and the archives of its tables.

store-down = The database does not answer: { $detail }
store-closed = The database is closed.
store-unusable = The database cannot be used ({ $where }): { $detail }
store-newer = The database has version { $found }, but this program knows only versions up to { $known }: use a newer Kasimir.
store-address = The address of the database must begin with one of { $schemes }.
store-bus = The other servers cannot be reached: { $detail }
store-bus-address = The address of Redis must begin with one of { $schemes }.
store-missing = There is no database { $file }.
store-no-tables = The PostgreSQL database has no tables of Kasimir.
store-gone = The database { $file } was deleted or replaced while it was in use: restart the server.

store-unreadable = The archive { $file } cannot be read: { $detail }
store-unwritable = The archive { $file } cannot be written: { $detail }
store-line-head = Line { $line }: this is no archive of Kasimir in format { $format }.
store-line-cut = Line { $line }: the archive ends here, but it is not whole.
store-line-wrong = Line { $line }: { $detail }
store-line-table = Line { $line }: a table has at least one entry and one of the phases { $phases }.
store-line-entry = Line { $line }: entry { $number } of the table belongs here.
store-line-end = Line { $line }: the archive should end here with { $count ->
    [one] one table
   *[other] { $count } tables
  }.
store-line-name = Line { $line }: “{ $name }” cannot be the name of a table.
store-line-first = Line { $line }: a table begins with being opened.
store-line-after = Line { $line }: something follows the end of the archive.

store-older = The database has version { $found }, but { $known } is needed: start the server once, and it is brought up to date.
store-line-link = Line { $line }: entry { $number } of table { $table } does not fit its checksum. It was changed.

store-fault-checksum = Table { $table }: entry { $number } does not fit its checksum.
store-fault-missing = Table { $table }: entry { $number } is missing.
store-fault-unreadable = Table { $table }: entry { $number } cannot be read.
store-fault-summary = Table { $table }: what lists need to know of it cannot be read.
store-export-damaged = { $count ->
    [one] One table is damaged. It was
   *[other] { $count } tables are damaged. They were
  } written as far as they can be read:
store-check-progress = { $count ->
    [one] One table
   *[other] { $count } tables
  } looked through …
store-check-sound = Sound: { $count ->
    [one] one table
   *[other] { $count } tables
  }.
store-check-damaged = Of { $count ->
    [one] one table
   *[other] { $count } tables
  }, damaged: { $damaged }.
store-check-bits = The log of SQLite has wrong bits in { $count ->
    [one] one page
   *[other] { $count } pages
  }. The server puts them right when it starts.
store-check-lost = The log of SQLite is damaged: { $count ->
    [one] one page is
   *[other] { $count } pages are
  } lost. Tables that this touches: { $tables }.
store-check-nobody = nobody knows which
store-check-file = The file is damaged: { $detail }
