# Running a server.

serve-title = Kasimir
serve-page = Five cat-and-mouse board games live here.
serve-setting = Invalid setting: { $detail }
serve-settings-file = The settings in { $file } cannot be read: { $detail }
serve-port = Cannot listen on { $host }, port { $port }: { $detail }
serve-running = Kasimir is already running with the same tables ({ $file }): { $url }
serve-processes = Several processes need a system that can pass connections from one process to another; Windows cannot.
serve-here = The games are at { $url }
serve-local-network = On phones and tablets in the same network: { $url }
serve-stop = Stop with Ctrl-C.
serve-joined = { $name } is now at table { $table }.
serve-link = { $url } is not a link to a table, such as http://localhost:8080/t/NAME.
serve-unreachable = { $url } cannot be reached: { $detail }
serve-lost = The server at { $url } is no longer responding.
serve-match-over = Match { $match } is over: { $result }
serve-exported = { $count ->
    [one] One table was
   *[other] { $count } tables were
  } written to { $file }.
serve-imported = { $count ->
    [one] One table was
   *[other] { $count } tables were
  } imported; { $refused } already existed.
serve-setting-unknown = There is no setting { $name } ({ $where }).
serve-setting-wrong = The setting { $name } ({ $where }) is invalid: { $detail }
serve-setting-choice = The setting { $name } ({ $where }) must be one of { $choices }.
serve-setting-address = The setting { $name } ({ $where }) must be an address such as { $example }.
serve-redis-unused = The setting redis_url is not used: without database_url no other server shares these tables.
serve-open-files = The system allows this server only { $limit } open files, including connections. With connections = { $connections } it needs { $needed }, or one address can lock out all others: raise the limit (ulimit -n, or LimitNOFILE in systemd), or lower the setting.
