# The database of the match server and the archives of its tables.

store-down = The database is not responding: { $detail }
store-closed = The database is closed.
store-unusable = The database cannot be used ({ $where }): { $detail }
store-newer = The database has version { $found }, but this program supports only versions up to { $known }: use a newer Kasimir.
store-address = The address of the database must begin with one of { $schemes }.
store-bus = The other servers cannot be reached: { $detail }
store-bus-address = The address of Redis must begin with one of { $schemes }.
store-missing = There is no database { $file }.
store-no-tables = The PostgreSQL database has no tables of Kasimir.
store-gone = The database { $file } was deleted or replaced while it was in use: restart the server.

store-unreadable = The archive { $file } cannot be read: { $detail }
store-unwritable = The archive { $file } cannot be written: { $detail }
store-line-head = Line { $line }: this is not a Kasimir archive in format { $format }.
store-line-cut = Line { $line }: the archive ends here, but it is incomplete.
store-line-wrong = Line { $line }: { $detail }
store-line-table = Line { $line }: a table must have at least one entry and one of the phases { $phases }.
store-line-entry = Line { $line }: entry { $number } of the table was expected here.
store-line-end = Line { $line }: the archive should end here with { $count ->
    [one] one table
   *[other] { $count } tables
  }.
store-line-name = Line { $line }: “{ $name }” cannot be the name of a table.
store-line-first = Line { $line }: the first entry of a table must be its opening.
store-line-after = Line { $line }: there is data after the end of the archive.

store-older = The database has version { $found }, but { $known } is needed: start the server once to upgrade it.
store-line-link = Line { $line }: entry { $number } of table { $table } does not match its checksum. It was changed.

store-fault-checksum = Table { $table }: entry { $number } does not match its checksum.
store-fault-missing = Table { $table }: entry { $number } is missing.
store-fault-unreadable = Table { $table }: entry { $number } cannot be read.
store-fault-summary = Table { $table }: its summary for lists cannot be read.
store-export-damaged = { $count ->
    [one] One table is damaged. It was
   *[other] { $count } tables are damaged. They were
  } written as far as they can be read:
store-check-progress = { $count ->
    [one] One table
   *[other] { $count } tables
  } checked …
store-check-sound = Sound: { $count ->
    [one] one table
   *[other] { $count } tables
  }.
store-check-damaged = Of { $count ->
    [one] one table
   *[other] { $count } tables
  }, damaged: { $damaged }.
store-check-bits = The SQLite log has flipped bits in { $count ->
    [one] one page
   *[other] { $count } pages
  }. The server repairs them when it starts.
store-check-lost = The SQLite log is damaged: { $count ->
    [one] one page is
   *[other] { $count } pages are
  } lost. Affected tables: { $tables }.
store-check-nobody = it is unknown which
store-check-file = The file is damaged: { $detail }
