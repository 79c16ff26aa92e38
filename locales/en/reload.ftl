# What the browser says when its page is older than the server, or when a part of it cannot be loaded

reload-updated = Kasimir has been updated while this page was open. Reload it to go on: you come back to the same place.
reload-incomplete = A part of this page could not be loaded. Reload it: you come back to the same place.
reload-unsure = What you did last may not have got through. Look whether it did after reloading.
reload-again = Reloading has not helped yet. Wait a minute and try again; if it goes on like this, tell whoever runs this server.
reload-silent = The server does not answer. We keep trying …
reload-button = Reload
