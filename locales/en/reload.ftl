# What the browser says when its page is older than the server, or when a part of it cannot be loaded

reload-updated = Kasimir was updated while this page was open. Reload it to continue: you will come back to the same place.
reload-incomplete = A part of this page could not be loaded. Reload it: you will come back to the same place.
reload-unsure = Your last action may not have got through. Check after reloading.
reload-again = Reloading has not helped yet. Wait a minute and try again; if this keeps happening, tell whoever runs this server.
reload-silent = The server is not responding. We keep trying …
reload-button = Reload
