# Running a server.

serve-title = Kasimir
serve-page = Five cat-and-mouse board games live here.
serve-setting = A setting cannot be used: { $detail }
serve-settings-file = The settings in { $file } cannot be read: { $detail }
serve-port = Nobody can listen on { $host }, port { $port }: { $detail }
serve-running = Kasimir is running already, with the same tables ({ $file }): { $url }
serve-processes = Several processes need a system that can pass connections on from one to the other; Windows cannot.
serve-here = The games are at { $url }
serve-in-the-house = On phones and tablets in the same house: { $url }
serve-stop = Stop with Ctrl-C.
serve-joined = { $name } sits at table { $table } now.
serve-link = { $url } is no link to a table, such as http://localhost:8080/t/NAME.
serve-unreachable = { $url } cannot be reached: { $detail }
serve-lost = The server of { $url } does not answer any more.
serve-match-over = Match { $match } is over: { $result }
serve-exported = { $count ->
    [one] One table was
   *[other] { $count } tables were
  } written to { $file }.
serve-imported = { $count ->
    [one] One table was
   *[other] { $count } tables were
  } taken in; { $refused } were there already.
serve-setting-unknown = There is no setting { $name } ({ $where }).
serve-setting-wrong = The setting { $name } ({ $where }) cannot be used: { $detail }
serve-setting-choice = The setting { $name } ({ $where }) must be one of { $choices }.
serve-setting-address = The setting { $name } ({ $where }) must be an address such as { $example }.
serve-redis-unused = The setting redis_url is not used: without database_url no other server shares these tables.
serve-open-files = The system lets this server have only { $limit } files open at once, connections included. With connections = { $connections } it needs { $needed }, or one address can keep all others out: raise the limit (ulimit -n, or LimitNOFILE in systemd), or lower the setting.
