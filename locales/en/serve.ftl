# Running a server.

serve-title = Kasimir
serve-page = Five cat-and-mouse board games live here.
serve-setting = A setting cannot be used: { $detail }
serve-settings-file = The settings in { $file } cannot be read: { $detail }
serve-port = Nobody can listen on { $host }, port { $port }: { $detail }
serve-processes = Several processes need a system that can pass connections on from one to the other; Windows cannot.
serve-here = The games are at { $url }
serve-in-the-house = On phones and tablets in the same house: { $url }
serve-stop = Stop with Ctrl-C.
serve-joined = { $name } sits at table { $table } now.
serve-link = { $url } is no link to a table, such as http://localhost:8080/t/NAME.
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
